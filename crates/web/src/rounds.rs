//! Draws the past rounds, which hold no secrets.

use std::sync::Arc;

use maud::{Markup, Render, html};
use moonhare_rules::{Laid, Mode, Round, Seat, Side, Space};

use crate::{
    Lang, TablePage,
    assembler::Assembler,
    cards::{CardFaces, Label},
    clue::{clue_words, length_class},
    lang::{Arg, say, text},
    layout::{document, titled},
    players::Players,
    points::{outcome, points_of},
    reveal::{is_storytellers_card, names, voters},
    symbol::{brand, icon, rabbit},
};

/// The page of a table's rounds, `/t/{code}/rounds`.
pub fn rounds_page(page: &TablePage<'_>) -> Markup {
    let lang = page.lang;
    let body = html! {
        div.page.rounds-page {
            header.bar {
                (brand())
                a.btn.btn-quiet href={ "/t/" (page.code) } { (icon("prev")) (say!(lang, BACK_TO_TABLE)) }
            }
            main.wrap {
                section.panel {
                    h1 { (say!(lang, ROUNDS)) }
                    @if page.rounds.is_empty() { p.muted { (say!(lang, ROUNDS_NONE)) } }
                    (Assembler::new(page, false).rounds(true))
                }
            }
        }
    };
    let title = titled(&text!(lang, ROUNDS));
    document(lang, page.prefs, &title, None, &body)
}

/// Every finished round, with the points it brought.
pub(crate) struct RoundList<'a> {
    pub(crate) faces: CardFaces<'a>,
    pub(crate) players: Players<'a>,
    pub(crate) rounds: &'a [Arc<Round>],
    /// By place.
    pub(crate) sides: Vec<&'a Side>,
    /// The latest round comes first, and is open.
    pub(crate) latest_first: bool,
}

impl Render for RoundList<'_> {
    fn render(&self) -> Markup {
        html! {
            div.rounds {
                @for index in 0..self.rounds.len() {
                    @let index = if self.latest_first { self.rounds.len() - 1 - index } else { index };
                    @if let Some(round) = self.rounds.get(index) {
                        details open[self.latest_first && index + 1 == self.rounds.len()] {
                            summary { (self.summary(round)) }
                            (self.small_board(round))
                        }
                    }
                }
            }
        }
    }
}

impl RoundList<'_> {
    fn summary(&self, round: &Round) -> Markup {
        let RoundList { faces, players, .. } = self;
        let lang = faces.lang;
        html! {
            span.card { (cover(*faces, players.mode, round)) }
            span {
                (clue_words(lang, &round.clue))
                span.muted.small { (line(lang, *players, round)) }
                (self.gains(round))
            }
            (players.rabbit(round.storyteller))
        }
    }

    /// Who got points, the winners of the game first.
    fn gains(&self, round: &Round) -> Markup {
        let gained = |side: &&&Side| points_of(round, side) > 0;
        html! {
            span.gains {
                @for side in self.sides.iter().filter(gained) {
                    span { (rabbit(side.rabbit)) span.vh { (self.players.side_names(side)) " " } "+" (points_of(round, side)) }
                }
            }
        }
    }

    fn small_board(&self, round: &Round) -> Markup {
        let players = self.players;
        html! {
            div.mini {
                @for (index, laid) in round.board.iter().enumerate() {
                    @let votes = voters(round, Space::at(index));
                    div class=[is_storytellers_card(players.mode, round, laid).then_some("is-true")] {
                        div.card {
                            (self.faces.enlargeable(laid.card, &self.label(index + 1, laid, &votes)))
                            @if !votes.is_empty() {
                                i { @for seat in &votes { (players.rabbit(*seat)) } }
                            }
                        }
                        p { (players.rabbit(laid.giver)) bdi { (players.name(laid.giver)) } }
                    }
                }
            }
        }
    }

    /// A card's label, whose card it was, and who voted for it, for people who can't see the rabbits
    /// on it.
    fn label(&self, number: usize, laid: &Laid, votes: &[Seat]) -> Label {
        let lang = self.faces.lang;
        let name = Arg::Text(self.players.name(laid.giver));
        let given = (self.faces.label(number, laid.card))
            .map(|card| text!(lang, CARD_GIVEN, card = card, name = name));
        if votes.is_empty() {
            return given;
        }
        let names = names(self.players, votes);
        given.map(|given| text!(lang, CARD_VOTED, card = given, names = &names))
    }
}

/// The picture that stands for a round. In Party no card is the storyteller's, so it's the first one.
fn cover(faces: CardFaces<'_>, mode: Mode, round: &Round) -> Markup {
    let cover = (round.board.iter())
        .find(|laid| is_storytellers_card(mode, round, laid))
        .or(round.board.first());
    html! { @if let Some(laid) = cover { (faces.picture(laid.card, &String::new().into())) } }
}

/// Which round it was, who told, and how it went.
fn line(lang: &Lang, players: Players<'_>, round: &Round) -> Markup {
    let name = players.name_arg(round.storyteller);
    html! {
        (say!(lang, ROUND_LINE, round = round.number, name = name))
        " " (outcome(lang, players.mode, round))
    }
}

/// A big screen has room for this many rounds with a short clue. Earlier rounds are summed up.
const MOST_ROWS: usize = 18;

/// Every round and every point, for the big screen.
pub(crate) struct RoundTable<'a> {
    pub(crate) faces: CardFaces<'a>,
    pub(crate) players: Players<'a>,
    pub(crate) rounds: &'a [Arc<Round>],
    /// By place.
    pub(crate) sides: Vec<&'a Side>,
}

impl Render for RoundTable<'_> {
    fn render(&self) -> Markup {
        let lang = self.faces.lang;
        let rows = match self.height(self.rounds) {
            0..=6 => "tale tale-few",
            7..=9 => "tale",
            10..=12 => "tale tale-many",
            _ => "tale tale-most",
        };
        let (earlier, latest) = self.rounds.split_at(self.earlier());
        html! {
            table class=(rows) {
                thead {
                    tr {
                        th { (say!(lang, TALE_TELLER)) }
                        @for side in &self.sides { th { (rabbit(side.rabbit)) (self.players.side_names(side)) } }
                    }
                }
                tbody {
                    @if let (Some(first), Some(last)) = (earlier.first(), earlier.last()) {
                        tr {
                            th { (say!(lang, TALE_EARLIER, first = first.number, last = last.number)) }
                            @for side in &self.sides {
                                @let points = earlier.iter().map(|round| u16::from(points_of(round, side)));
                                td { (points.sum::<u16>()) }
                            }
                        }
                    }
                    @for round in latest { (self.row(round)) }
                }
                tfoot { tr { td {} @for side in &self.sides { td { (side.score) } } } }
            }
        }
    }
}

impl RoundTable<'_> {
    /// How many of the first rounds have no room. Their sum takes a row, too.
    fn earlier(&self) -> usize {
        if self.height(self.rounds) <= MOST_ROWS {
            return 0;
        }
        let fits = |from: &usize| self.height(&self.rounds[*from..]) < MOST_ROWS;
        (0..self.rounds.len()).find(fits).unwrap_or_default()
    }

    /// The height of these rows, counted in rows with a short clue. A long clue makes a row half as high
    /// again. The names of many players, in their narrow columns, make the head two rows higher.
    fn height(&self, rounds: &[Arc<Round>]) -> usize {
        let is_long = |round: &&Arc<Round>| length_class(&round.clue) != "c-s";
        let long = rounds.iter().filter(is_long).count();
        let narrow = if self.sides.len() > 8 { 2 } else { 0 };
        rounds.len() + long.div_ceil(2) + narrow
    }

    fn row(&self, round: &Round) -> Markup {
        let RoundTable { faces, players, .. } = *self;
        html! {
            tr {
                th class=(length_class(&round.clue)) {
                    div.of-round {
                        span.card { (cover(faces, players.mode, round)) }
                        span { (clue_words(faces.lang, &round.clue)) small { (line(faces.lang, players, round)) } }
                    }
                }
                @for side in &self.sides {
                    @let points = points_of(round, side);
                    td.told[side.seats.contains(round.storyteller)] { @if points > 0 { "+" (points) } @else { "·" } }
                }
            }
        }
    }
}
