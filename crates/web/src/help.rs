//! Help at the table: the one paragraph that matters now, and the way to the rule book.

use maud::{Markup, html};
use moonhare_rules::{Mode, Scene, Stage};

use crate::{
    RegionId,
    lang::{say, text},
    paper::Paper,
    rulebook::Part,
    symbol::icon,
};

impl Paper<'_> {
    /// The question mark beside the line that leads.
    pub(crate) fn help_button(&self) -> Markup {
        html! {
            button.btn.btn-icon.help-open type="button" popovertarget="help" aria-label=(text!(self.lang(), HELP)) {
                span aria-hidden="true" { "?" }
            }
        }
    }

    /// The sheet it opens. Only its words are live, so that a step costs no more than them.
    pub(crate) fn help_sheet(&self) -> Markup {
        let lang = self.lang();
        html! {
            section #help .sheet.help popover aria-label=(text!(lang, HELP)) {
                header.sheet-head {
                    h2 { (text!(lang, HELP)) }
                    button.btn.btn-icon type="button" popovertarget="help" popovertargetaction="hide" aria-label=(text!(lang, CLOSE)) { (icon("close")) }
                }
                (self.slot(RegionId::Help))
            }
        }
    }

    pub(crate) fn help(&self) -> Markup {
        let (part, words) = match &self.game().stage {
            Stage::Lobby { .. } => self.help_before(),
            Stage::Playing(playing) => self.help_step(&playing.scene),
            Stage::Over(_) => (Part::End, say!(self.lang(), HELP_OVER)),
        };
        html! {
            div #(RegionId::Help) {
                p { (words) }
                p { a href={ "/rules#" (part.id()) } target="_blank" { (text!(self.lang(), HELP_MORE)) } }
            }
        }
    }

    /// Before the game it matters what kind of game it will be.
    fn help_before(&self) -> (Part, Markup) {
        let lang = self.lang();
        match self.mode() {
            Mode::Classic => (Part::Idea, say!(lang, MODE_CLASSIC_SENTENCE)),
            Mode::Party => (Part::Party, say!(lang, MODE_PARTY_SENTENCE)),
            Mode::Team => (Part::Team, say!(lang, MODE_TEAM_SENTENCE)),
        }
    }

    /// The same for everybody at the table: it tells of the step, not of what a viewer did.
    fn help_step(&self, scene: &Scene) -> (Part, Markup) {
        let lang = self.lang();
        let players = self.seats();
        match (scene, self.mode()) {
            (Scene::Idea, Mode::Party) => (Part::Party, say!(lang, HELP_IDEA_PARTY)),
            (Scene::Idea, _) => (Part::Tell, say!(lang, HELP_IDEA)),
            (Scene::Telling { .. }, Mode::Party) => (Part::Party, say!(lang, HELP_TELL_PARTY)),
            (Scene::Telling { .. }, _) => (Part::Tell, say!(lang, HELP_TELL)),
            (Scene::Giving { .. }, Mode::Party) => (Part::Party, say!(lang, HELP_GIVE_PARTY)),
            (Scene::Giving { .. }, Mode::Team) => (Part::Team, say!(lang, HELP_GIVE_TEAM)),
            (Scene::Giving { .. }, mode) if mode.gift(players) == 2 => {
                (Part::Three, say!(lang, HELP_GIVE_THREE))
            }
            (Scene::Giving { .. }, _) => (Part::Give, say!(lang, HELP_GIVE)),
            (Scene::Voting { .. }, Mode::Party) => (Part::Party, say!(lang, HELP_VOTE_PARTY)),
            (Scene::Voting { .. }, Mode::Team) => (Part::Team, say!(lang, HELP_VOTE_TEAM)),
            (Scene::Voting { .. }, mode) if mode.votes(players) == 2 => {
                (Part::Seven, say!(lang, HELP_VOTE_SEVEN))
            }
            (Scene::Voting { .. }, _) => (Part::Vote, say!(lang, HELP_VOTE)),
            (Scene::Reveal { .. }, Mode::Party) => (Part::Party, say!(lang, HELP_POINTS_PARTY)),
            (Scene::Reveal { .. }, Mode::Team) => (Part::Team, say!(lang, HELP_POINTS_TEAM)),
            (Scene::Reveal { .. }, _) => (Part::Classic, say!(lang, HELP_POINTS)),
        }
    }
}
