//! Draws help at the table: the paragraph for this step, and a link to the rule book.
//!
//! The paragraphs for all steps are sent once, when the game begins. Each step then sends only a
//! word, and the style sheet shows the paragraph for it.

use maud::{Markup, Render, html};
use moonhare_rules::{Mode, StageKind, Step};

use crate::{
    Lang, RegionId,
    lang::{say, text},
    layout::sheet_head,
    rulebook::Section,
    settings::mode_sentence,
    shell::Slot,
};

/// The question mark next to the status line.
pub(crate) struct QuestionMark<'a> {
    pub(crate) lang: &'a Lang,
}

impl Render for QuestionMark<'_> {
    fn render(&self) -> Markup {
        html! { button #(RegionId::QuestionMark) type="button" popovertarget="help" aria-label=(text!(self.lang, HELP)) { "?" } }
    }
}

/// The sheet that the question mark opens.
pub(crate) struct HelpSheet<'a> {
    pub(crate) lang: &'a Lang,
    pub(crate) slot: Slot<'a>,
}

impl Render for HelpSheet<'_> {
    fn render(&self) -> Markup {
        let lang = self.lang;
        html! {
            section #help .sheet.help popover aria-label=(text!(lang, HELP)) {
                (sheet_head(lang, "help", &say!(lang, HELP)))
                ((self.slot)(RegionId::Step))
                ((self.slot)(RegionId::Help))
            }
        }
    }
}

/// The word that selects the paragraph for this step.
pub(crate) struct StepMark {
    pub(crate) stage: StageKind,
    pub(crate) step: Option<Step>,
}

impl Render for StepMark {
    fn render(&self) -> Markup {
        let step = match (self.stage, self.step) {
            (StageKind::Over, _) => "after",
            (_, Some(step)) => word(step),
            (_, None) => "before",
        };
        html! { i #(RegionId::Step) data-step=(step) {} }
    }
}

/// The paragraphs for all steps of a stage. They depend on the mode and the number of players, but
/// not on the viewer or the step.
pub(crate) struct Help<'a> {
    pub(crate) lang: &'a Lang,
    pub(crate) stage: StageKind,
    pub(crate) mode: Mode,
    pub(crate) players: usize,
}

impl Render for Help<'_> {
    fn render(&self) -> Markup {
        html! {
            div #(RegionId::Help) {
                @match self.stage {
                    StageKind::Lobby => (self.paragraph("before", self.before())),
                    StageKind::Playing => {
                        @for step in Step::ALL { (self.paragraph(word(step), self.during(step))) }
                    }
                    StageKind::Over => (self.paragraph("after", (Section::End, say!(self.lang, HELP_OVER)))),
                }
            }
        }
    }
}

impl Help<'_> {
    fn paragraph(&self, step: &str, (section, words): (Section, Markup)) -> Markup {
        html! {
            div class={ "for-" (step) } {
                p { (words) }
                p { a href={ "/rules#" (section.id()) } target="_blank" { (say!(self.lang, HELP_MORE)) } }
            }
        }
    }

    /// Before the game, help explains the chosen mode.
    fn before(&self) -> (Section, Markup) {
        let section = match self.mode {
            Mode::Classic => Section::Idea,
            Mode::Party => Section::Party,
            Mode::Team => Section::Team,
        };
        (section, mode_sentence(self.lang, self.mode))
    }

    fn during(&self, step: Step) -> (Section, Markup) {
        let Help { lang, players, .. } = *self;
        match (step, self.mode) {
            (Step::Idea, Mode::Party) => (Section::Party, say!(lang, HELP_IDEA_PARTY)),
            (Step::Idea, _) => (Section::Tell, say!(lang, HELP_IDEA)),
            (Step::Telling, Mode::Party) => (Section::Party, say!(lang, HELP_TELL_PARTY)),
            (Step::Telling, _) => (Section::Tell, say!(lang, HELP_TELL)),
            (Step::Giving, Mode::Party) => (Section::Party, say!(lang, HELP_GIVE_PARTY)),
            (Step::Giving, Mode::Team) => (Section::Team, say!(lang, HELP_GIVE_TEAM)),
            (Step::Giving, mode) if mode.gift(players) == 2 => {
                (Section::Three, say!(lang, HELP_GIVE_THREE))
            }
            (Step::Giving, _) => (Section::Give, say!(lang, HELP_GIVE)),
            (Step::Voting, Mode::Party) => (Section::Party, say!(lang, HELP_VOTE_PARTY)),
            (Step::Voting, Mode::Team) => (Section::Team, say!(lang, HELP_VOTE_TEAM)),
            (Step::Voting, mode) if mode.votes(players) == 2 => {
                (Section::Seven, say!(lang, HELP_VOTE_SEVEN))
            }
            (Step::Voting, _) => (Section::Vote, say!(lang, HELP_VOTE)),
            (Step::Reveal, Mode::Party) => (Section::Party, say!(lang, HELP_POINTS_PARTY)),
            (Step::Reveal, Mode::Team) => (Section::Team, say!(lang, HELP_POINTS_TEAM)),
            (Step::Reveal, mode) if mode.votes(players) == 2 => {
                (Section::Seven, say!(lang, HELP_POINTS_SEVEN))
            }
            (Step::Reveal, _) => (Section::Classic, say!(lang, HELP_POINTS)),
        }
    }
}

/// What the style sheet calls a step.
fn word(step: Step) -> &'static str {
    match step {
        Step::Idea => "idea",
        Step::Telling => "tell",
        Step::Giving => "give",
        Step::Voting => "vote",
        Step::Reveal => "points",
    }
}
