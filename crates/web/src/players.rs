//! Draws the list of players and what each is doing.

use maud::{Markup, html};
use moonhare_rules::{Scene, Seat};
use moonhare_table::KeeperKind;

use crate::{
    RegionId,
    lang::{say, text},
    paper::Paper,
    symbol::small_icon,
};

/// What a player is doing.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Doing {
    Tells,
    Due,
    Done,
    /// A stand-in plays, or the player isn't connected.
    Away,
    Idle,
}

impl Paper<'_> {
    pub(crate) fn players(&self) -> Markup {
        let lang = self.lang();
        html! {
            section #(RegionId::Players) .players aria-label=(text!(lang, PLAYERS_LABEL)) {
                ul.seats-strip {
                    @for seat in Seat::all(self.seats()) {
                        li.player.is-me[Some(seat) == self.me()] {
                            (self.rabbit(seat))
                            span.who {
                                bdi.name { (self.name(seat)) }
                                @if self.keeper(seat) == KeeperKind::Bot {
                                    span.kind { (small_icon("bot")) span.vh { (say!(lang, BOT)) } }
                                }
                            }
                            (self.slot(RegionId::State(seat.0)))
                            (self.slot(RegionId::Score(seat.0)))
                        }
                    }
                }
            }
        }
    }

    pub(crate) fn state(&self, seat: Seat) -> Markup {
        let lang = self.lang();
        let (class, word) = match self.doing(seat) {
            Doing::Tells => ("b-tells", say!(lang, STATE_TELLS)),
            Doing::Due => ("b-due", say!(lang, STATE_DUE)),
            Doing::Done => ("b-done", say!(lang, STATE_DONE)),
            Doing::Away => ("b-away", say!(lang, STATE_AWAY)),
            Doing::Idle => ("b-idle", Markup::default()),
        };
        html! { i #(RegionId::State(seat.0)) class=(class) { (word) } }
    }

    pub(crate) fn score(&self, seat: Seat) -> Markup {
        let side = self.mode().side(seat, self.seats());
        let track = self.playing().map(|playing| &playing.track);
        let score = track
            .and_then(|track| track.get(side))
            .map(|side| side.score);
        html! { b #(RegionId::Score(seat.0)) { @if let Some(score) = score { (score) } } }
    }

    fn doing(&self, seat: Seat) -> Doing {
        let waiting = self.game().waiting.contains(seat);
        let scene = self.playing().map(|playing| &playing.scene);
        let teller = match scene {
            Some(
                Scene::Telling { storyteller }
                | Scene::Giving { storyteller, .. }
                | Scene::Voting { storyteller, .. },
            ) => Some(*storyteller),
            Some(Scene::Idea | Scene::Reveal { .. }) | None => None,
        };
        match scene {
            _ if self.is_away(seat) => Doing::Away,
            Some(Scene::Telling { .. }) if waiting => Doing::Tells,
            // During the reveal, nobody needs to know who looks longest.
            Some(Scene::Idea | Scene::Telling { .. } | Scene::Reveal { .. }) | None => Doing::Idle,
            _ if waiting => Doing::Due,
            // In Party the storyteller gives and votes like the others.
            _ if teller == Some(seat) => Doing::Tells,
            Some(Scene::Giving { .. } | Scene::Voting { .. }) => Doing::Done,
        }
    }
}
