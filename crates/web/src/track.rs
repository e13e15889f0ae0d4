//! Draws the score track with the rabbits on it (R1.2).

use std::ops::RangeInclusive;

use maud::{Markup, Render, html};
use moonhare_rules::{Goal, Round, Side};

use crate::{
    Lang, RegionId,
    lang::text,
    points::points_of,
    symbol::{coming_rabbit, rabbit},
};

/// How many stones to show at least, even on a phone.
const STRETCH: usize = 13;

/// The stones of the track, and how many points each is worth.
struct Stones {
    last: usize,
    worth: usize,
}

impl Stones {
    /// 0 to 30 unless the table plays to another score. In long games a stone is worth several
    /// points.
    fn of(goal: Goal) -> Stones {
        let goal = match goal {
            Goal::Points(points) => usize::from(points),
            Goal::Tellings(_) => 30,
        };
        let worth = goal.div_ceil(30);
        Stones {
            last: goal.div_ceil(worth),
            worth,
        }
    }

    /// The stones from the first to the last of `used`, at least [`STRETCH`] if there are that many.
    fn stretch(&self, used: impl Iterator<Item = usize> + Clone) -> RangeInclusive<usize> {
        let first = used.clone().min().unwrap_or(0);
        let last = used
            .max()
            .unwrap_or(0)
            .max(first + STRETCH - 1)
            .min(self.last);
        first.min((last + 1).saturating_sub(STRETCH))..=last
    }

    /// A rabbit past the end waits on the last stone.
    fn at(&self, score: usize) -> usize {
        (score / self.worth).min(self.last)
    }
}

/// The score track. Rabbits come from where they stood before `round`.
pub(crate) struct ScoreTrack<'a> {
    pub(crate) lang: &'a Lang,
    pub(crate) goal: Goal,
    pub(crate) sides: &'a [Side],
    pub(crate) round: Option<&'a Round>,
}

impl Render for ScoreTrack<'_> {
    fn render(&self) -> Markup {
        let sides = self.sides;
        let stones = &Stones::of(self.goal);
        let stone_of = |side: &Side| stones.at(usize::from(side.score));
        let gained = |side: &Side| self.round.map_or(0, |round| points_of(round, side));
        let from =
            |side: &Side| stones.at(usize::from(side.score.saturating_sub(gained(side).into())));
        let on = |stone: usize| (sides.iter()).filter(move |side| stone_of(side) == stone);
        let stretch = stones.stretch((sides.iter()).flat_map(|side| [from(side), stone_of(side)]));
        let goal = matches!(self.goal, Goal::Points(_));
        // The scores are also in text, so screen readers skip the picture.
        html! {
            section #(RegionId::Track) .a-track aria-label=(text!(self.lang, TRACK_LABEL)) {
                ol.track.crowded[stretch.clone().count() > STRETCH + 6] data-goal[goal] aria-hidden="true" {
                    @for stone in 0..=stones.last {
                        @let is_near = stretch.contains(&stone) || stone == stones.last;
                        @let is_free = |other: Option<usize>| other.is_none_or(|other| on(other).next().is_none());
                        @let roomy = is_free(stone.checked_sub(1)) && is_free(Some(stone + 1));
                        li class=[stone_class(is_near, on(stone).count(), roomy)]
                            data-n=[(stone % 5 == 0 || stone == stones.last).then_some(stone * stones.worth)] {
                            @for side in on(stone) {
                                @let from = from(side);
                                @if from == stone { (rabbit(side.rabbit)) }
                                @else { (coming_rabbit(side.rabbit, from)) }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// Where there is little room, only the stones that rabbits are on or pass are shown, and the last.
/// Rabbits on one stone sit on each other's shoulders, in two or three piles if both neighbouring
/// stones are free.
fn stone_class(is_near: bool, rabbits: usize, roomy: bool) -> Option<&'static str> {
    match rabbits {
        _ if !is_near => Some("far"),
        0..=2 => None,
        3..=6 if roomy => Some("two"),
        7.. if roomy => Some("three"),
        3 => None,
        _ => Some("tall"),
    }
}
