//! Draws everybody's points for a round, and says why they got them.

use maud::{Markup, Render, html};
use moonhare_rules::{Mode, Reason, Round, Score, Seat, Side, Why};

use crate::{
    Lang, RegionId,
    lang::{Arg, say, text},
    players::Players,
    symbol::rabbit,
};

pub(crate) struct PointsPanel<'a> {
    pub(crate) lang: &'a Lang,
    pub(crate) players: Players<'a>,
    pub(crate) me: Option<Seat>,
    pub(crate) sides: &'a [Side],
    pub(crate) round: &'a Round,
}

impl Render for PointsPanel<'_> {
    fn render(&self) -> Markup {
        let lang = self.lang;
        let mut sides: Vec<&Side> = self.sides.iter().collect();
        sides.sort_by_key(|side| std::cmp::Reverse(side.score));
        let is_mine = |side: &Side| self.me.is_some_and(|me| side.seats.contains(me));
        html! {
            section #(RegionId::Points) .a-points aria-label=(text!(lang, POINTS)) {
                div.panel {
                    h2 { (say!(lang, POINTS)) }
                    ul.points {
                        @for side in sides {
                            @let points = points_of(self.round, side);
                            li class=[is_mine(side).then_some("is-me")] {
                                (rabbit(side.rabbit))
                                (self.players.side_names(side))
                                b class=[(points == 0).then_some("none")] { @if points > 0 { "+" } (points) }
                                i { (side.score) }
                                small { (reasons(lang, self.round, side)) }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// What a side scored in a round. Partners score the same.
fn score_of<'a>(round: &'a Round, side: &Side) -> Option<&'a Score> {
    let seat = side.seats.iter().next()?;
    round.scores.get(seat.index())
}

pub(crate) fn points_of(round: &Round, side: &Side) -> u8 {
    score_of(round, side).map_or(0, |score| score.points)
}

/// The reasons for a side's points, in the order in which people explain them.
pub(crate) fn reasons(lang: &Lang, round: &Round, side: &Side) -> String {
    let reasons = score_of(round, side).map_or(&[][..], |score| &score.reasons);
    if reasons.is_empty() {
        return text!(lang, WHY_NOTHING);
    }
    let phrases: Vec<String> = reasons.iter().map(|why| reason(lang, why)).collect();
    phrases.join(&text!(lang, WHY_JOIN))
}

fn reason(lang: &Lang, reason: &Reason) -> String {
    let points = Arg::from(reason.points);
    let count = reason.by.len();
    match reason.why {
        Why::EveryoneFound if reason.points == 0 => text!(lang, WHY_EVERYONE_FOUND_TELLER),
        Why::EveryoneFound => text!(lang, WHY_EVERYONE_FOUND, points = points),
        Why::NobodyFound if reason.points == 0 => text!(lang, WHY_NOBODY_FOUND_TELLER),
        Why::NobodyFound => text!(lang, WHY_NOBODY_FOUND, points = points),
        Why::FoundBySome => text!(lang, WHY_FOUND_BY_SOME, points = points),
        Why::Found => text!(lang, WHY_FOUND, points = points),
        Why::SingleVote => text!(lang, WHY_SINGLE_VOTE, points = points),
        Why::Fooled => text!(lang, WHY_FOOLED, points = points, votes = count),
        Why::Agreed => text!(lang, WHY_AGREED, points = points, together = count),
        Why::Alone => text!(lang, WHY_ALONE),
        Why::Red => text!(lang, WHY_RED),
    }
}

/// A round's outcome in a few words.
pub(crate) fn outcome(lang: &Lang, mode: Mode, round: &Round) -> Markup {
    if mode == Mode::Party {
        let best = round.scores.iter().map(|score| score.points).max();
        return match best {
            Some(0) | None => say!(lang, OUTCOME_PARTY_NONE),
            Some(points) => say!(lang, OUTCOME_PARTY, points = points),
        };
    }
    let voters = round.ballots.iter().flatten().count();
    let teller_score = round.scores.get(round.storyteller.index());
    let reason = teller_score.and_then(|score| score.reasons.first());
    match reason.map(|reason| (reason.why, reason.by.len())) {
        Some((Why::EveryoneFound, _)) => say!(lang, OUTCOME_EVERYONE),
        Some((Why::FoundBySome, found)) => {
            say!(lang, OUTCOME_SOME, found = found, voters = voters)
        }
        _ => say!(lang, OUTCOME_NOBODY),
    }
}
