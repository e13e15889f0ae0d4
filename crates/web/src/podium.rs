//! Draws the end of a game: the podium, the other places, and every round.

use maud::{Markup, html};
use moonhare_rules::{Podium, Side};

use crate::{
    RegionId,
    lang::{say, text},
    paper::Paper,
    symbol::{icon, rabbit, sized_rabbit},
};

/// Sides with their places. Equal scores share a place.
fn places(podium: &Podium) -> Vec<(usize, &Side)> {
    let mut sides: Vec<&Side> = podium.track.iter().collect();
    sides.sort_by_key(|side| std::cmp::Reverse(side.score));
    let place = |side: &Side| {
        1 + sides
            .iter()
            .filter(|other| other.score > side.score)
            .count()
    };
    sides.iter().map(|side| (place(side), *side)).collect()
}

impl Paper<'_> {
    pub(crate) fn podium(&self, podium: &Podium) -> Markup {
        let lang = self.lang();
        html! {
            main #(RegionId::Stage) .wrap.podium-wrap {
                section aria-label=(text!(lang, PODIUM_LABEL)) { (self.steps(podium)) }
                section.panel {
                    h2 { (say!(lang, ROUNDS)) }
                    (self.rounds(false))
                    p.links {
                        a.btn href=(self.at("game.json")) download { (icon("copy")) (say!(lang, DOWNLOAD)) }
                    }
                    details.proof.small.muted {
                        summary { (say!(lang, FAIRNESS)) }
                        p { (say!(lang, FAIRNESS_SEED, seed = &podium.seed.to_string())) }
                    }
                }
            }
        }
    }

    pub(crate) fn big_podium(&self, podium: &Podium) -> Markup {
        html! { main #(RegionId::Stage) .tv-podium { (self.steps(podium)) } }
    }

    fn steps(&self, podium: &Podium) -> Markup {
        let places = places(podium);
        let (top, rest) = places.split_at(places.len().min(3));
        html! {
            ol.podium {
                @for (index, (place, side)) in top.iter().enumerate() {
                    li class={ "step step-" (place) " nth-" (index + 1) } {
                        span.halo[*place == 1] { (sized_rabbit(side.rabbit, "xl")) }
                        (self.side_names(side))
                        div.block { (side.score) small { (self.place_name(*place)) } }
                    }
                }
            }
            @if !rest.is_empty() {
                ol.rest.panel {
                    @for (place, side) in rest {
                        li { span.muted { (place) } (rabbit(side.rabbit)) (self.side_names(side)) b { (side.score) } }
                    }
                }
            }
        }
    }

    fn place_name(&self, place: usize) -> String {
        let lang = self.lang();
        match place {
            1 => text!(lang, PLACE_FIRST),
            2 => text!(lang, PLACE_SECOND),
            _ => text!(lang, PLACE_THIRD),
        }
    }
}
