//! Draws hints for beginners: in the first two rounds a bubble says at each step what to do and
//! why. In the first round the beginner is the storyteller, in the second they give and vote.

use maud::{Markup, html};
use moonhare_rules::{Idle, Reason, Round, Scene, Seat, Why};

use crate::{
    RegionId,
    lang::{Arg, say, text},
    paper::Paper,
    symbol::{drawing, icon},
};

/// After this many rounds nobody is a beginner.
const ROUNDS: u16 = 2;

impl Paper<'_> {
    pub(crate) fn is_coached(&self) -> bool {
        let early = self.playing().is_some_and(|now| now.round <= ROUNDS);
        self.page.view.guide && self.me().is_some() && early
    }

    /// The bubble around the hint; empty at other tables.
    pub(crate) fn bubble(&self) -> Markup {
        if !self.is_coached() {
            return html! {};
        }
        let lang = self.lang();
        let off = html! {
            input type="hidden" name="on" value="false";
            button.btn.btn-icon aria-label=(text!(lang, COACH_OFF)) { (icon("close")) }
        };
        html! {
            aside.coach aria-label=(text!(lang, COACH)) {
                (drawing("coach-mark", "logo"))
                div role="status" { (self.slot(RegionId::Coach)) }
                @if self.is_host() { (self.form("guide", "", &off)) }
            }
        }
    }

    pub(crate) fn coach(&self) -> Markup {
        let Some(scene) = self.playing().map(|playing| &playing.scene) else {
            return html! {};
        };
        let is_last = self.playing().is_some_and(|now| now.round >= ROUNDS);
        let lang = self.lang();
        html! {
            div #(RegionId::Coach) {
                p { (self.hint(scene)) }
                @if let (Scene::Reveal { .. }, true) = (scene, is_last) {
                    p { (say!(lang, COACH_DONE)) }
                    p { a href="/#open" { (say!(lang, COACH_FRIENDS)) } }
                }
            }
        }
    }

    fn hint(&self, scene: &Scene) -> Markup {
        let lang = self.lang();
        let is_me = |seat: Seat| Some(seat) == self.me();
        match scene {
            Scene::Idea => say!(lang, HELP_IDEA),
            Scene::Telling { storyteller } if is_me(*storyteller) => say!(lang, COACH_TELL),
            Scene::Telling { storyteller } => {
                say!(lang, COACH_LOOK, name = Arg::Name(self.name(*storyteller)))
            }
            Scene::Giving { storyteller, .. } if is_me(*storyteller) => say!(lang, COACH_TOLD),
            Scene::Giving { .. } if self.game().idle == Some(Idle::Gave) => {
                say!(lang, COACH_GAVE)
            }
            Scene::Giving { storyteller, .. } => {
                say!(lang, COACH_GIVE, name = Arg::Name(self.name(*storyteller)))
            }
            Scene::Voting { storyteller, .. } if is_me(*storyteller) => say!(lang, COACH_HIDE),
            Scene::Voting { .. } if self.game().idle == Some(Idle::Voted) => {
                say!(lang, COACH_VOTED)
            }
            Scene::Voting { storyteller, .. } => {
                say!(lang, COACH_VOTE, name = Arg::Name(self.name(*storyteller)))
            }
            Scene::Reveal { round } if is_me(round.storyteller) => self.told(round),
            Scene::Reveal { round } => self.voted(round),
        }
    }

    /// How the storyteller's points came about.
    fn told(&self, round: &Round) -> Markup {
        let lang = self.lang();
        let voters = round.ballots.iter().flatten().count();
        let drew = |reason: &Reason| reason.why == Why::Fooled;
        let others = (round.scores.iter()).any(|score| score.reasons.iter().any(drew));
        html! {
            @match reason(round, round.storyteller, is_of_the_card) {
                Some(Reason { why: Why::EveryoneFound, .. }) => (say!(lang, COACH_TOLD_EVERYONE)),
                Some(Reason { why: Why::FoundBySome, by, .. }) =>
                    (say!(lang, COACH_TOLD_SOME, found = by.len(), voters = voters)),
                _ => (say!(lang, COACH_TOLD_NOBODY)),
            }
            @if others { " " (say!(lang, COACH_FOOLED_OTHERS)) }
        }
    }

    /// How a voter's points came about.
    fn voted(&self, round: &Round) -> Markup {
        let lang = self.lang();
        let name = Arg::Name(self.name(round.storyteller));
        let mine = |is: fn(&Reason) -> bool| self.me().and_then(|me| reason(round, me, is));
        html! {
            @match mine(is_of_the_card).map(|reason| reason.why) {
                Some(Why::EveryoneFound) => (say!(lang, COACH_EVERYONE, name = name)),
                Some(Why::NobodyFound) => (say!(lang, COACH_NOBODY, name = name)),
                Some(Why::Found) => (say!(lang, COACH_FOUND, name = name)),
                _ => (say!(lang, COACH_MISSED, name = name)),
            }
            @if let Some(fooled) = mine(|reason| reason.why == Why::Fooled) {
                " " (say!(lang, COACH_FOOLED, votes = fooled.by.len(), points = fooled.points))
            }
        }
    }
}

/// Whether the points are for the storyteller's card rather than one's own.
fn is_of_the_card(reason: &Reason) -> bool {
    matches!(
        reason.why,
        Why::EveryoneFound | Why::NobodyFound | Why::FoundBySome | Why::Found
    )
}

fn reason(round: &Round, seat: Seat, is: fn(&Reason) -> bool) -> Option<Reason> {
    let score = round.scores.get(seat.index())?;
    score.reasons.iter().copied().find(is)
}
