//! Draws the end of a game: the podium, the other places, and every round.

use maud::{Markup, Render, html};
use moonhare_rules::{Podium, Side};

use crate::{
    Lang, RegionId,
    forms::at,
    lang::{say, text},
    players::Players,
    rounds::RoundList,
    symbol::{icon, rabbit, sized_rabbit},
};

/// The end of a game, with every round.
pub(crate) struct Ending<'a> {
    pub(crate) lang: &'a Lang,
    pub(crate) code: &'a str,
    pub(crate) steps: PodiumSteps<'a>,
    pub(crate) rounds: RoundList<'a>,
}

impl Render for Ending<'_> {
    fn render(&self) -> Markup {
        let lang = self.lang;
        let seed = self.steps.podium.seed.to_string();
        html! {
            main #(RegionId::Middle) .wrap.podium-wrap {
                section aria-label=(text!(lang, PODIUM_LABEL)) { (self.steps) }
                section.panel {
                    h2 { (say!(lang, ROUNDS)) }
                    (self.rounds)
                    p.links {
                        a.btn href=(at(self.code, "game.json")) download { (icon("copy")) (say!(lang, DOWNLOAD)) }
                    }
                    details.proof.small.muted {
                        summary { (say!(lang, FAIRNESS)) }
                        p { (say!(lang, FAIRNESS_SEED, seed = &seed)) }
                    }
                }
            }
        }
    }
}

/// The podium for the first three, and a list of the others.
pub(crate) struct PodiumSteps<'a> {
    pub(crate) lang: &'a Lang,
    pub(crate) players: Players<'a>,
    pub(crate) podium: &'a Podium,
}

impl Render for PodiumSteps<'_> {
    fn render(&self) -> Markup {
        let places = places(self.podium);
        let (top, rest) = places.split_at(places.len().min(3));
        html! {
            ol.podium {
                @for (index, (place, side)) in top.iter().enumerate() {
                    li class={ "step step-" (place) " nth-" (index + 1) } {
                        span.halo[*place == 1] { (sized_rabbit(side.rabbit, "xl")) }
                        (self.players.side_names(side))
                        div.block { (side.score) small { (place_name(self.lang, *place)) } }
                    }
                }
            }
            @if !rest.is_empty() {
                ol.rest.panel {
                    @for (place, side) in rest {
                        li { span.muted { (place) } (rabbit(side.rabbit)) (self.players.side_names(side)) b { (side.score) } }
                    }
                }
            }
        }
    }
}

/// Sides with their places. Equal scores share a place.
fn places(podium: &Podium) -> Vec<(usize, &Side)> {
    let mut sides: Vec<&Side> = podium.track.iter().collect();
    sides.sort_by_key(|side| std::cmp::Reverse(side.score));
    let better = |side: &Side| {
        sides
            .iter()
            .filter(|other| other.score > side.score)
            .count()
    };
    sides.iter().map(|side| (1 + better(side), *side)).collect()
}

fn place_name(lang: &Lang, place: usize) -> String {
    match place {
        1 => text!(lang, PLACE_FIRST),
        2 => text!(lang, PLACE_SECOND),
        _ => text!(lang, PLACE_THIRD),
    }
}
