//! Draws an example: the board after the vote, and a table of votes, points and reasons.

use maud::{Markup, Render, html};
use moonhare_rules::{Ballot, Mode, Round, Side, Space};

use super::{Book, cast::Cast, example_rounds::ExampleRound};
use crate::{
    Lang,
    lang::{say, text},
    players::Players,
    points::{outcome, points_of, reasons},
    reveal::LaidCard,
    symbol::{rabbit, small_icon, token},
};

impl Book<'_> {
    pub(super) fn example(&self, example: &ExampleRound, words: &Markup) -> Markup {
        let Some(round) = &example.round() else {
            return html! {};
        };
        let (lang, faces) = (self.faces.lang, self.faces);
        let cast = Cast::of(example.mode, example.players);
        let (players, sides) = (cast.players(), &cast.sides());
        html! {
            section.rb-example id={ "example-" (example.id) } {
                h3 { span.tag.tag-gold { (say!(lang, BOOK_EXAMPLE)) } " " (outcome(lang, example.mode, round)) }
                p { (words) }
                ul class={ "mini rb-board rb-" (round.board.len()) } {
                    @for nth in 0..round.board.len() { (LaidCard { faces, players, round, nth }) }
                }
                (Tally { lang, players, sides, round })
            }
        }
    }
}

/// The votes, points and reasons of each side.
struct Tally<'a> {
    lang: &'a Lang,
    players: Players<'a>,
    sides: &'a [Side],
    round: &'a Round,
}

impl Render for Tally<'_> {
    fn render(&self) -> Markup {
        let lang = self.lang;
        html! {
            table.rb-tally {
                caption.vh { (say!(lang, BOOK_TALLY)) }
                thead {
                    tr {
                        th scope="col" {
                            @if self.players.mode == Mode::Team { (say!(lang, BOOK_PAIR)) }
                            @else { (say!(lang, BOOK_PLAYER)) }
                        }
                        th scope="col" { (say!(lang, BOOK_VOTES)) }
                        th scope="col" { (say!(lang, POINTS)) }
                        th scope="col" { (say!(lang, BOOK_WHY)) }
                    }
                }
                tbody { @for side in self.sides { (self.row(side)) } }
            }
        }
    }
}

impl Tally<'_> {
    fn row(&self, side: &Side) -> Markup {
        let Tally { lang, round, .. } = *self;
        let points = points_of(round, side);
        let tells = side.seats.contains(round.storyteller);
        html! {
            tr {
                th scope="row" {
                    div.rb-who {
                        (rabbit(side.rabbit))
                        span {
                            (self.players.side_names(side))
                            @if tells { small { (small_icon("pen")) span { (say!(lang, BOOK_TELLER)) } } }
                        }
                    }
                }
                td { (self.votes(side)) }
                td { b.none[points == 0] { @if points > 0 { "+" } (points) } }
                td { (reasons(lang, round, side)) }
            }
        }
    }

    /// A side's votes as coins, coloured in Party.
    fn votes(&self, side: &Side) -> Markup {
        let Tally { lang, round, .. } = *self;
        let party = self.players.mode == Mode::Party;
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
