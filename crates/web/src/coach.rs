//! Draws the coach, who gives beginners hints: in the first two rounds a bubble says at each step what
//! to do and why. In the first round the beginner is the storyteller, in the second they give and
//! vote. Tables, forms and the API call the coach `guide`.

use maud::{Markup, Render, html};
use moonhare_rules::{Idle, Playing, Reason, Round, Scene, Seat, Why};

use crate::{
    Lang, RegionId,
    forms::Forms,
    lang::{say, text},
    players::Players,
    shell::Slot,
    symbol::{drawing, icon},
};

/// After this many rounds nobody is a beginner.
pub(crate) const COACHED_ROUNDS: u16 = 2;

/// The bubble around the hint.
pub(crate) struct CoachBubble<'a> {
    pub(crate) lang: &'a Lang,
    pub(crate) forms: Forms<'a>,
    pub(crate) is_host: bool,
    pub(crate) slot: Slot<'a>,
}

impl Render for CoachBubble<'_> {
    fn render(&self) -> Markup {
        let lang = self.lang;
        let off = html! {
            input type="hidden" name="on" value="false";
            button.btn.btn-icon aria-label=(text!(lang, COACH_OFF)) { (icon("close")) }
        };
        html! {
            aside.coach aria-label=(text!(lang, COACH)) {
                (drawing("coach-mark", "logo"))
                div role="status" { ((self.slot)(RegionId::Coach)) }
                @if self.is_host { (self.forms.form("guide", "", &off)) }
            }
        }
    }
}

/// The hint for one player at this step.
pub(crate) struct CoachHint<'a> {
    pub(crate) lang: &'a Lang,
    pub(crate) players: Players<'a>,
    pub(crate) me: Option<Seat>,
    pub(crate) idle: Option<Idle>,
    pub(crate) playing: &'a Playing,
}

impl Render for CoachHint<'_> {
    fn render(&self) -> Markup {
        let lang = self.lang;
        let is_last = self.playing.round >= COACHED_ROUNDS;
        html! {
            div #(RegionId::Coach) {
                p { (self.words()) }
                @if let (Scene::Reveal { .. }, true) = (&self.playing.scene, is_last) {
                    p { (say!(lang, COACH_DONE)) }
                    p { a href="/#open" { (say!(lang, COACH_FRIENDS)) } }
                }
            }
        }
    }
}

impl CoachHint<'_> {
    fn words(&self) -> Markup {
        let CoachHint { lang, players, .. } = *self;
        let is_me = |seat: Seat| Some(seat) == self.me;
        match &self.playing.scene {
            Scene::Idea => say!(lang, HELP_IDEA),
            Scene::Telling { storyteller } if is_me(*storyteller) => say!(lang, COACH_TELL),
            Scene::Telling { storyteller } => {
                say!(lang, COACH_LOOK, name = players.name_arg(*storyteller))
            }
            Scene::Giving { storyteller, .. } if is_me(*storyteller) => say!(lang, COACH_TOLD),
            Scene::Giving { .. } if self.idle == Some(Idle::Gave) => say!(lang, COACH_GAVE),
            Scene::Giving { storyteller, .. } => {
                say!(lang, COACH_GIVE, name = players.name_arg(*storyteller))
            }
            Scene::Voting { storyteller, .. } if is_me(*storyteller) => say!(lang, COACH_HIDE),
            Scene::Voting { .. } if self.idle == Some(Idle::Voted) => say!(lang, COACH_VOTED),
            Scene::Voting { storyteller, .. } => {
                say!(lang, COACH_VOTE, name = players.name_arg(*storyteller))
            }
            Scene::Reveal { round } if is_me(round.storyteller) => self.tellers_points(round),
            Scene::Reveal { round } => self.voters_points(round),
        }
    }

    /// How the storyteller's points came about.
    fn tellers_points(&self, round: &Round) -> Markup {
        let lang = self.lang;
        let voters = round.ballots.iter().flatten().count();
        let is_for_fooling = |reason: &Reason| reason.why == Why::Fooled;
        let others_fooled =
            (round.scores.iter()).any(|score| score.reasons.iter().any(is_for_fooling));
        html! {
            @match reason(round, round.storyteller, is_for_storytellers_card) {
                Some(Reason { why: Why::EveryoneFound, .. }) => (say!(lang, COACH_TOLD_EVERYONE)),
                Some(Reason { why: Why::FoundBySome, by, .. }) =>
                    (say!(lang, COACH_TOLD_SOME, found = by.len(), voters = voters)),
                _ => (say!(lang, COACH_TOLD_NOBODY)),
            }
            @if others_fooled { " " (say!(lang, COACH_FOOLED_OTHERS)) }
        }
    }

    /// How a voter's points came about.
    fn voters_points(&self, round: &Round) -> Markup {
        let lang = self.lang;
        let name = self.players.name_arg(round.storyteller);
        let mine = |is: fn(&Reason) -> bool| self.me.and_then(|me| reason(round, me, is));
        html! {
            @match mine(is_for_storytellers_card).map(|reason| reason.why) {
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
fn is_for_storytellers_card(reason: &Reason) -> bool {
    matches!(
        reason.why,
        Why::EveryoneFound | Why::NobodyFound | Why::FoundBySome | Why::Found
    )
}

fn reason(round: &Round, seat: Seat, is: fn(&Reason) -> bool) -> Option<Reason> {
    let score = round.scores.get(seat.index())?;
    score.reasons.iter().copied().find(is)
}
