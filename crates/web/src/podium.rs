//! Draws the end of a game: the podium under the moon, the awards, and every round. The page contains
//! all of it. While the script plays it place by place, `data-told` on the shell lists what has been
//! shown so far; without `data-told` everything is shown.

use maud::{Markup, Render, html};
use moonhare_rules::{Podium, Seat, Side};

use crate::{
    Lang, RegionId,
    awards::AwardList,
    forms::at,
    lang::{Arg, say, text},
    players::Players,
    reveal::width_class,
    rounds::{RoundList, RoundTable},
    symbol::{icon, rabbit, sized_rabbit},
};

/// The most names that fit on a step. If more people share it, it says only how many.
const NAMES_ON_STEP: usize = 4;

/// The most letters that the names of one side may have on the meadow on a phone. The first number is
/// for more than four sides on the meadow, the second for up to four.
const LETTERS_ON_MEADOW: (usize, usize) = (14, 31);

/// The end of a game. On a small screen each part is a page of its own.
pub(crate) struct Ending<'a> {
    pub(crate) lang: &'a Lang,
    pub(crate) code: &'a str,
    pub(crate) scene: PodiumScene<'a>,
    pub(crate) awards: AwardList<'a>,
    pub(crate) rounds: RoundList<'a>,
}

impl Render for Ending<'_> {
    fn render(&self) -> Markup {
        let lang = self.lang;
        let seed = self.scene.podium.seed.to_string();
        html! {
            main #(RegionId::Middle) .ending {
                (self.scene)
                section.leaf-awards { h2.vh { (say!(lang, AWARDS)) } (self.awards) }
                section.leaf-rounds {
                    h2.vh { (say!(lang, ROUNDS)) }
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

/// Switches between the pages of the end.
pub(crate) fn end_switch(lang: &Lang) -> Markup {
    html! {
        fieldset.seg.leaves {
            legend.vh { (say!(lang, LEAVES_LABEL)) }
            label { input #leaf-podium type="radio" name="leaf" value="podium" checked; (icon("trophy")) (say!(lang, PODIUM_LABEL)) }
            label { input #leaf-awards type="radio" name="leaf" value="awards"; (icon("star")) (say!(lang, AWARDS)) }
            label { input #leaf-rounds type="radio" name="leaf" value="rounds"; (icon("history")) (say!(lang, ROUNDS)) }
        }
    }
}

/// The end of a game on the big screen, which plays it by itself and then shows every round.
pub(crate) struct ScreenEnding<'a> {
    pub(crate) lang: &'a Lang,
    pub(crate) scene: PodiumScene<'a>,
    pub(crate) awards: AwardList<'a>,
    pub(crate) table: RoundTable<'a>,
}

impl Render for ScreenEnding<'_> {
    fn render(&self) -> Markup {
        let lang = self.lang;
        html! {
            main #(RegionId::Middle) .ending {
                (self.scene)
                section.leaf-awards {
                    h2.tv-title { span.of-award { (say!(lang, AWARDS)) small { (say!(lang, AWARDS_NOTE)) } } span.of-wall { (say!(lang, WALL)) } }
                    (self.awards)
                }
                section.leaf-rounds {
                    h2.tv-title { (say!(lang, TALE)) small { (say!(lang, TALE_NOTE)) } }
                    (self.table)
                }
            }
        }
    }
}

/// The moon, the podium for the first three places, and everybody else on the meadow.
#[derive(Clone, Copy)]
pub(crate) struct PodiumScene<'a> {
    pub(crate) lang: &'a Lang,
    pub(crate) players: Players<'a>,
    pub(crate) podium: &'a Podium,
}

impl Render for PodiumScene<'_> {
    fn render(&self) -> Markup {
        let PodiumScene { lang, podium, .. } = *self;
        let places = places(podium);
        let crowd: Vec<&Side> = (places.iter().filter(|(place, _)| *place > 3))
            .flat_map(|(_, sides)| sides.iter().copied())
            .collect();
        let (rounds, players) = (podium.rounds, self.players.count());
        html! {
            section.scene aria-label=(text!(lang, PODIUM_LABEL)) {
                div.sky-moon {}
                (hill("hill", "0 0 1600 300", "M0 130C180 60 330 40 520 92s330 60 560 6 360-40 520 22v180H0Z"))
                ol.podium {
                    @for (place, sides) in places.iter().filter(|(place, _)| *place <= 3) { (self.step(*place, sides)) }
                }
                (hill("hill hill-front", "0 0 1600 220", "M0 70C260 10 480 0 800 26s560 20 800-14v208H0Z"))
                @if !crowd.is_empty() {
                    ol.crowd.terse[self.has_long_name(&crowd)] {
                        @for side in crowd {
                            li { (rabbit(side.rabbit)) span { (self.players.side_names(side)) " " b { (side.score) } } }
                        }
                    }
                }
                p.herald aria-hidden="true" {
                    (say!(lang, SHOW_OPEN))
                    small { (say!(lang, SHOW_TABLE, rounds = rounds, players = players)) }
                }
            }
        }
    }
}

impl PodiumScene<'_> {
    /// Whether some name is too long for the meadow on a phone.
    fn has_long_name(&self, crowd: &[&Side]) -> bool {
        let (many, few) = LETTERS_ON_MEADOW;
        let most = if crowd.len() > 4 { many } else { few };
        let letters = |side: &Side| {
            let names = side.seats.iter().map(|seat| self.players.name(seat));
            names.map(|name| name.chars().count()).sum::<usize>()
        };
        crowd.iter().any(|side| letters(side) > most)
    }

    /// A step, for all who share the place.
    fn step(&self, place: usize, sides: &[&Side]) -> Markup {
        let lang = self.lang;
        let score = sides.first().map_or(0, |side| side.score);
        let share = match sides.len() {
            0 | 1 => "",
            2 => " two",
            3 | 4 => " some",
            _ => " many",
        };
        let people = sides.iter().map(|side| side.seats.len()).sum::<usize>();
        let names = sides.iter().flat_map(|side| side.seats.iter());
        let width = width_class(names.map(|seat| self.players.name(seat))).unwrap_or_default();
        html! {
            li class={ "step step-" (place) (share) " " (width) } {
                div.champs { @for side in sides { (sized_rabbit(side.rabbit, "xl")) } }
                div.slab {
                    p.names {
                        @if people > NAMES_ON_STEP {
                            (say!(lang, NAMES_MANY, count = people))
                            span.vh { ": " (names_of(lang, self.players, sides)) }
                        } @else {
                            @for side in sides { span { (self.players.side_names(side)) } " " }
                        }
                    }
                    b.score { (score) }
                    small { (place_name(lang, place)) }
                }
            }
        }
    }
}

/// What the status line says while the places are told. For the first place it says its usual words,
/// which aren't here.
pub(crate) struct PlaceWords<'a> {
    pub(crate) lang: &'a Lang,
    pub(crate) players: Players<'a>,
    pub(crate) podium: &'a Podium,
}

impl Render for PlaceWords<'_> {
    fn render(&self) -> Markup {
        let PlaceWords { lang, players, .. } = *self;
        let places = places(self.podium);
        let at = |place: usize| {
            let (_, sides) = places.iter().find(|(known, _)| *known == place)?;
            Some((names_of(lang, players, sides), sides.first()?.score))
        };
        html! {
            span.at-open { (say!(lang, SHOW_OPEN)) }
            @if let Some((names, points)) = at(3) {
                span.at-third { (say!(lang, SHOW_THIRD, names = Arg::Name(&names), points = points)) }
            }
            @if let Some((names, points)) = at(2) {
                span.at-second { (say!(lang, SHOW_SECOND, names = Arg::Name(&names), points = points)) }
            }
            span.at-breath { (say!(lang, SHOW_BREATH)) }
        }
    }
}

/// The names of some sides in a line.
fn names_of(lang: &Lang, players: Players<'_>, sides: &[&Side]) -> String {
    let seats: Vec<Seat> = sides.iter().flat_map(|side| side.seats.iter()).collect();
    match *seats.as_slice() {
        [one] => players.name(one).to_owned(),
        [one, two] => text!(
            lang,
            NAMES_TWO,
            first = players.name(one),
            second = players.name(two)
        ),
        _ => crate::reveal::names(players, &seats),
    }
}

fn hill(class: &str, view: &str, line: &str) -> Markup {
    html! {
        svg class=(class) viewBox=(view) preserveAspectRatio="none" aria-hidden="true" { path d=(line) {} }
    }
}

/// The places, and the sides that share each: equal scores share a place.
fn places(podium: &Podium) -> Vec<(usize, Vec<&Side>)> {
    let mut sides: Vec<&Side> = podium.track.iter().collect();
    sides.sort_by_key(|side| std::cmp::Reverse(side.score));
    let mut places: Vec<(usize, Vec<&Side>)> = Vec::new();
    for (better, side) in sides.into_iter().enumerate() {
        match places.last_mut() {
            Some((_, equal)) if equal[0].score == side.score => equal.push(side),
            _ => places.push((1 + better, vec![side])),
        }
    }
    places
}

fn place_name(lang: &Lang, place: usize) -> String {
    match place {
        1 => text!(lang, PLACE_FIRST),
        2 => text!(lang, PLACE_SECOND),
        _ => text!(lang, PLACE_THIRD),
    }
}
