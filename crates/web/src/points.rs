//! Draws everybody's points for the round, and why they got them.

use maud::{Markup, html};
use moonhare_rules::{Reason, Round, Scene, Side, Why};

use crate::{
    RegionId,
    lang::{Arg, say, text},
    paper::Paper,
    symbol::rabbit,
};

impl Paper<'_> {
    pub(crate) fn points(&self) -> Markup {
        let lang = self.lang();
        let Some(playing) = self.playing() else {
            return html! { section #(RegionId::Points) hidden {} };
        };
        let Scene::Reveal { round } = &playing.scene else {
            return html! { section #(RegionId::Points) hidden {} };
        };
        let mut sides: Vec<&Side> = playing.track.iter().collect();
        sides.sort_by_key(|side| std::cmp::Reverse((gain(round, side), side.score)));
        html! {
            section #(RegionId::Points) .a-points aria-label=(text!(lang, POINTS)) {
                div.panel {
                    h2 { (say!(lang, POINTS)) }
                    ul.points {
                        @for side in sides { (self.side_points(round, side)) }
                    }
                }
            }
        }
    }

    fn side_points(&self, round: &Round, side: &Side) -> Markup {
        let points = gain(round, side);
        let score = side
            .seats
            .iter()
            .next()
            .and_then(|seat| round.scores.get(seat.index()));
        let reasons = score.map_or(&[][..], |score| &score.reasons);
        html! {
            li class=[self.me().filter(|me| side.seats.contains(*me)).map(|_| "is-me")] {
                (rabbit(side.rabbit))
                (self.side_names(side))
                b class=[(points == 0).then_some("none")] { @if points > 0 { "+" } (points) }
                i { (side.score) }
                small { (self.reasons(reasons)) }
            }
        }
    }

    pub(crate) fn side_names(&self, side: &Side) -> Markup {
        html! {
            @if let [one] = side.seats.iter().collect::<Vec<_>>()[..] {
                bdi { (self.name(one)) }
            } @else {
                span {
                    @for (index, seat) in side.seats.iter().enumerate() {
                        @if index > 0 { " & " }
                        bdi { (self.name(seat)) }
                    }
                }
            }
        }
    }

    /// The reasons for points, in the order in which people explain them.
    pub(crate) fn reasons(&self, reasons: &[Reason]) -> String {
        let lang = self.lang();
        if reasons.is_empty() {
            return text!(lang, WHY_NOTHING);
        }
        let told: Vec<String> = reasons.iter().map(|reason| self.reason(reason)).collect();
        told.join(&text!(lang, WHY_JOIN))
    }

    fn reason(&self, reason: &Reason) -> String {
        let lang = self.lang();
        let points = Arg::from(reason.points);
        match reason.why {
            Why::EveryoneFound if reason.points == 0 => text!(lang, WHY_EVERYONE_FOUND_TELLER),
            Why::EveryoneFound => text!(lang, WHY_EVERYONE_FOUND, points = points),
            Why::NobodyFound if reason.points == 0 => text!(lang, WHY_NOBODY_FOUND_TELLER),
            Why::NobodyFound => text!(lang, WHY_NOBODY_FOUND, points = points),
            Why::FoundBySome => text!(lang, WHY_FOUND_BY_SOME, points = points),
            Why::Found => text!(lang, WHY_FOUND, points = points),
            Why::SingleVote => text!(lang, WHY_SINGLE_VOTE, points = points),
            Why::Fooled => text!(lang, WHY_FOOLED, points = points, votes = reason.by.len()),
            Why::Agreed => text!(
                lang,
                WHY_AGREED,
                points = points,
                together = reason.by.len()
            ),
            Why::Alone => text!(lang, WHY_ALONE),
            Why::Red => text!(lang, WHY_RED),
        }
    }
}

/// A side's points. Partners have the same.
pub(crate) fn gain(round: &Round, side: &Side) -> u8 {
    let first = side.seats.iter().next();
    let score = first.and_then(|seat| round.scores.get(seat.index()));
    score.map_or(0, |score| score.points)
}
