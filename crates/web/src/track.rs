//! Draws the score track with the rabbits on it (R1.2).

use maud::{Markup, html};
use moonhare_rules::{Goal, Round, Scene, Side, Stage};

use crate::{
    RegionId,
    lang::text,
    paper::Paper,
    symbol::{coming_rabbit, rabbit},
};

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

    /// A rabbit past the end waits on the last stone.
    fn at(&self, score: usize) -> usize {
        (score / self.worth).min(self.last)
    }
}

impl Paper<'_> {
    pub(crate) fn track(&self) -> Markup {
        let (sides, round): (&[Side], Option<&Round>) = match &self.game().stage {
            Stage::Playing(playing) => match &playing.scene {
                Scene::Reveal { round } => (&playing.track, Some(round)),
                _ => (&playing.track, None),
            },
            Stage::Over(podium) => (&podium.track, None),
            Stage::Lobby { .. } => (&[], None),
        };
        let stones = Stones::of(self.game().settings.goal);
        let gained = |side: &Side| {
            let first = side.seats.iter().next();
            let score = first.and_then(|seat| round?.scores.get(seat.index()));
            score.map_or(0, |score| usize::from(score.points))
        };
        // The scores are also in text, so screen readers skip the picture.
        html! {
            section #(RegionId::Track) .a-track aria-label=(text!(self.lang(), TRACK_LABEL)) {
                ol class={ "track by-" (stones.worth) } data-goal[matches!(self.game().settings.goal, Goal::Points(_))] aria-hidden="true" {
                    @for stone in 0..=stones.last {
                        li {
                            @for side in sides.iter().filter(|side| stones.at(usize::from(side.score)) == stone) {
                                @let from = stones.at(usize::from(side.score).saturating_sub(gained(side)));
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
