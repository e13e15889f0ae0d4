//! Draws an example: the board after the vote, and a table of votes, points and reasons.

use std::sync::Arc;

use maud::{Markup, html};
use moonhare_rules::{Ballot, Mode, Round, Scene, Side, Space};

use super::{Book, staged::table, written::ExampleRound};
use crate::{
    lang::{say, text},
    paper::Paper,
    points::gain,
    symbol::{rabbit, small_icon, token},
};

impl Book<'_> {
    pub(super) fn example(&self, written: &ExampleRound, words: &Markup) -> Markup {
        let Some(round) = written.round().map(Arc::new) else {
            return html! {};
        };
        let scene = Scene::Reveal {
            round: Arc::clone(&round),
        };
        let view = table(written.mode, written.players, scene);
        self.draw(&view, |paper| {
            html! {
                section.rb-example id={ "example-" (written.id) } {
                    h3 { span.tag.tag-gold { (say!(self.lang, BOOK_EXAMPLE)) } " " (paper.outcome(&round)) }
                    p { (words) }
                    ul class={ "mini rb-board rb-" (round.board.len()) } {
                        @for (index, laid) in round.board.iter().enumerate() {
                            (paper.laid_card(&round, Space::at(index), laid))
                        }
                    }
                    (paper.tally(&round))
                }
            }
        })
    }
}

impl Paper<'_> {
    fn tally(&self, round: &Round) -> Markup {
        let lang = self.lang();
        let sides: &[Side] = self.playing().map_or(&[], |playing| &playing.track);
        html! {
            table.rb-tally {
                caption.vh { (say!(lang, BOOK_TALLY)) }
                thead {
                    tr {
                        th scope="col" {
                            @if self.mode() == Mode::Team { (say!(lang, BOOK_PAIR)) }
                            @else { (say!(lang, BOOK_PLAYER)) }
                        }
                        th scope="col" { (say!(lang, BOOK_VOTES)) }
                        th scope="col" { (say!(lang, POINTS)) }
                        th scope="col" { (say!(lang, BOOK_WHY)) }
                    }
                }
                tbody { @for side in sides { (self.tally_row(round, side)) } }
            }
        }
    }

    fn tally_row(&self, round: &Round, side: &Side) -> Markup {
        let points = gain(round, side);
        let first = side.seats.iter().next();
        let score = first.and_then(|seat| round.scores.get(seat.index()));
        let reasons = score.map_or(&[][..], |score| &score.reasons);
        let tells = side.seats.contains(round.storyteller);
        html! {
            tr {
                th scope="row" {
                    div.rb-who {
                        (rabbit(side.rabbit))
                        span {
                            (self.side_names(side))
                            @if tells { small { (small_icon("pen")) span { (say!(self.lang(), BOOK_TELLER)) } } }
                        }
                    }
                }
                td { (self.cast(round, side)) }
                td { b.none[points == 0] { @if points > 0 { "+" } (points) } }
                td { (self.reasons(reasons)) }
            }
        }
    }

    /// A side's votes as coins, coloured in Party.
    fn cast(&self, round: &Round, side: &Side) -> Markup {
        let lang = self.lang();
        let party = self.mode() == Mode::Party;
        let ballots: Vec<&Ballot> = (side.seats.iter())
            .filter_map(|seat| round.ballots.get(seat.index())?.as_ref())
            .collect();
        let coin = |space: Space, colour: Option<(&str, String)>| {
            html! {
                span.rb-vote {
                    @if let Some((kind, word)) = colour { (token(kind)) span.vh { (word) " " } }
                    b.coin { (space.0) }
                }
            }
        };
        html! {
            @if ballots.is_empty() {
                span aria-hidden="true" { "–" }
                span.vh { (say!(lang, BOOK_NO_VOTE)) }
            }
            @for ballot in ballots {
                @for space in &ballot.votes {
                    (coin(*space, party.then(|| ("green", text!(lang, TOKEN_GREEN))))) " "
                }
                @if let Some(space) = ballot.red {
                    (coin(space, Some(("red", text!(lang, TOKEN_RED)))))
                }
            }
        }
    }
}
