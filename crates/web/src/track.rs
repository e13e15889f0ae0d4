//! The score track with the rabbits on it (R1.2).

use maud::{Markup, html};
use moonhare_rules::{Goal, Round, Scene, Side, Stage};

use crate::{
    RegionId,
    lang::text,
    paper::Paper,
    symbol::{coming_rabbit, rabbit},
};

/// The track as it is drawn: so many stones, each worth so many points.
struct Stones {
    last: usize,
    worth: usize,
}

impl Stones {
    /// 0 to 30 unless the table plays to another score; long games count several points a stone.
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

    /// A rabbit may pass the end; it waits on the last stone.
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
        // The scores stand in words beside it, so the picture is not read out.
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
