//! Draws help at the table: the paragraph for this step, and a link to the rule book.
//!
//! The paragraphs for all steps are sent once, when the game begins. Each step then sends only a
//! word, and the style sheet shows the paragraph for it.

use maud::{Markup, html};
use moonhare_rules::{Mode, Stage, Step};

use crate::{
    RegionId,
    lang::{say, text},
    paper::Paper,
    rulebook::Part,
    symbol::icon,
};

impl Paper<'_> {
    /// The question mark next to the status line.
    pub(crate) fn ask(&self) -> Markup {
        let label = text!(self.lang(), HELP);
        html! { button #(RegionId::Ask) type="button" popovertarget="help" aria-label=(label) { "?" } }
    }

    /// The sheet that the question mark opens.
    pub(crate) fn help_sheet(&self) -> Markup {
        let lang = self.lang();
        html! {
            section #help .sheet.help popover aria-label=(text!(lang, HELP)) {
                header.sheet-head {
                    h2 { (say!(lang, HELP)) }
                    button.btn.btn-icon type="button" popovertarget="help" popovertargetaction="hide" aria-label=(text!(lang, CLOSE)) { (icon("close")) }
                }
                (self.slot(RegionId::Step))
                (self.slot(RegionId::Help))
            }
        }
    }

    /// The word that selects the paragraph for this step.
    pub(crate) fn step_mark(&self) -> Markup {
        let step = match &self.game().stage {
            Stage::Lobby { .. } => "before",
            Stage::Playing(playing) => word(playing.scene.step()),
            Stage::Over(_) => "after",
        };
        html! { i #(RegionId::Step) data-step=(step) {} }
    }

    pub(crate) fn help(&self) -> Markup {
        let lang = self.lang();
        html! {
            div #(RegionId::Help) {
                @match self.game().stage {
                    Stage::Lobby { .. } => (self.paragraph("before", self.help_before())),
                    Stage::Playing(_) => {
                        @for step in Step::ALL { (self.paragraph(word(step), self.help_step(step))) }
                    }
                    Stage::Over(_) => (self.paragraph("after", (Part::End, say!(lang, HELP_OVER)))),
                }
            }
        }
    }

    fn paragraph(&self, step: &str, (part, words): (Part, Markup)) -> Markup {
        html! {
            div class={ "for-" (step) } {
                p { (words) }
                p { a href={ "/rules#" (part.id()) } target="_blank" { (say!(self.lang(), HELP_MORE)) } }
            }
        }
    }

    /// Before the game, help explains the chosen mode.
    fn help_before(&self) -> (Part, Markup) {
        let lang = self.lang();
        match self.mode() {
            Mode::Classic => (Part::Idea, say!(lang, MODE_CLASSIC_SENTENCE)),
            Mode::Party => (Part::Party, say!(lang, MODE_PARTY_SENTENCE)),
            Mode::Team => (Part::Team, say!(lang, MODE_TEAM_SENTENCE)),
        }
    }

    /// Depends on the step alone, so it is the same for everybody.
    fn help_step(&self, step: Step) -> (Part, Markup) {
        let lang = self.lang();
        let players = self.seats();
        match (step, self.mode()) {
            (Step::Idea, Mode::Party) => (Part::Party, say!(lang, HELP_IDEA_PARTY)),
            (Step::Idea, _) => (Part::Tell, say!(lang, HELP_IDEA)),
            (Step::Telling, Mode::Party) => (Part::Party, say!(lang, HELP_TELL_PARTY)),
            (Step::Telling, _) => (Part::Tell, say!(lang, HELP_TELL)),
            (Step::Giving, Mode::Party) => (Part::Party, say!(lang, HELP_GIVE_PARTY)),
            (Step::Giving, Mode::Team) => (Part::Team, say!(lang, HELP_GIVE_TEAM)),
            (Step::Giving, mode) if mode.gift(players) == 2 => {
                (Part::Three, say!(lang, HELP_GIVE_THREE))
            }
            (Step::Giving, _) => (Part::Give, say!(lang, HELP_GIVE)),
            (Step::Voting, Mode::Party) => (Part::Party, say!(lang, HELP_VOTE_PARTY)),
            (Step::Voting, Mode::Team) => (Part::Team, say!(lang, HELP_VOTE_TEAM)),
            (Step::Voting, mode) if mode.votes(players) == 2 => {
                (Part::Seven, say!(lang, HELP_VOTE_SEVEN))
            }
            (Step::Voting, _) => (Part::Vote, say!(lang, HELP_VOTE)),
            (Step::Reveal, Mode::Party) => (Part::Party, say!(lang, HELP_POINTS_PARTY)),
            (Step::Reveal, Mode::Team) => (Part::Team, say!(lang, HELP_POINTS_TEAM)),
            (Step::Reveal, mode) if mode.votes(players) == 2 => {
                (Part::Seven, say!(lang, HELP_POINTS_SEVEN))
            }
            (Step::Reveal, _) => (Part::Classic, say!(lang, HELP_POINTS)),
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
