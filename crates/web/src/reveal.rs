//! Draws the board after the vote: votes as rabbits, who gave what, the storyteller's card. Each card
//! keeps the space it had during the vote. The page contains the complete reveal. `data-beat` on the
//! shell says how far to show it; the script counts it up.

use maud::{Markup, Render, html};
use moonhare_rules::{Laid, Mode, Round, Seat, Space};
use sha2::{Digest, Sha256};

use crate::{
    Lang,
    cards::CardFaces,
    lang::{say, text},
    players::Players,
    points::outcome,
    symbol::token,
};

/// The last beat: everything is shown.
pub(crate) const LAST_BEAT: u8 = 6;

/// A card earns its giver at most this much (R4.7).
const MOST_FOOLED: usize = 3;

/// The board of a finished round.
pub(crate) struct LaidBoard<'a> {
    pub(crate) faces: CardFaces<'a>,
    pub(crate) players: Players<'a>,
    pub(crate) code: &'a str,
    pub(crate) round: &'a Round,
}

impl Render for LaidBoard<'_> {
    fn render(&self) -> Markup {
        let (faces, players, round) = (self.faces, self.players, self.round);
        html! {
            ul class={ "cards board laid n-" (round.board.len()) } data-order=(shuffled_order(self.code, players, round)) {
                @for nth in 0..round.board.len() { (LaidCard { faces, players, round, nth }) }
            }
        }
    }
}

/// The order in which rabbits put their votes down. It is pseudo-random, computed from what everybody
/// knows, so it is the same on every screen and doesn't tell who voted first.
fn shuffled_order(code: &str, players: Players<'_>, round: &Round) -> String {
    let ballots = round.ballots.iter().enumerate();
    let voted = ballots.filter(|(_, ballot)| ballot.is_some());
    let mut order: Vec<([u8; 32], u8)> = voted
        .filter_map(|(index, _)| players.rabbit_of(Seat(index as u8)))
        .map(u8::from)
        .map(|rabbit| {
            let lot = format!("{code} {} {rabbit}", round.number);
            (Sha256::digest(lot).into(), rabbit)
        })
        .collect();
    order.sort_unstable();
    let rabbits = order.iter().map(|(_, rabbit)| rabbit.to_string());
    rabbits.collect::<Vec<_>>().join(" ")
}

/// One card of a finished round.
pub(crate) struct LaidCard<'a> {
    pub(crate) faces: CardFaces<'a>,
    pub(crate) players: Players<'a>,
    pub(crate) round: &'a Round,
    /// Its place on the board, from 0.
    pub(crate) nth: usize,
}

impl Render for LaidCard<'_> {
    fn render(&self) -> Markup {
        let Some(laid) = self.round.board.get(self.nth) else {
            return html! {};
        };
        let lang = self.faces.lang;
        let space = Space::at(self.nth);
        let votes = voters(self.round, space);
        let ballots = self.round.ballots.iter().flatten();
        let red = ballots.into_iter().any(|ballot| ballot.red == Some(space));
        let party = self.players.mode == Mode::Party;
        let is_true = is_storytellers_card(self.players.mode, self.round, laid);
        let class = match votes.len() {
            _ if is_true => "card laid-true",
            0 | 1 if party && !red => "card laid-alone",
            _ if party && !red => "card laid-best",
            _ => "card",
        };
        html! {
            li class=(class) {
                (self.faces.enlargeable(laid.card, &self.faces.label(self.nth + 1, laid.card)))
                b { (space.0) }
                @if red { span.spoilt { (token("red")) span.vh { (say!(lang, CARD_SPOILT)) } } }
                @if !votes.is_empty() {
                    // The script shows these beside the storyteller's card. Partners have one rabbit, so the
                    // rabbit alone doesn't tell who it was.
                    i data-names=[is_true.then(|| self.voter_names(&votes))] {
                        span.vh { (text!(lang, CARD_VOTES, names = &names(self.players, &votes))) }
                        @for seat in &votes { (self.players.rabbit(*seat)) }
                    }
                }
                @if let Some(earned) = self.earned(laid, &votes).filter(|_| !red) {
                    span.plus { (earned) }
                }
                (self.giver(laid))
            }
        }
    }
}

impl LaidCard<'_> {
    /// As JSON.
    fn voter_names(&self, votes: &[Seat]) -> String {
        let names: Vec<&str> = (votes.iter())
            .map(|seat| self.players.name(*seat))
            .collect();
        serde_json::json!(names).to_string()
    }

    /// Whose card it was. Only the name is shown; screen readers say the whole.
    fn giver(&self, laid: &Laid) -> Markup {
        let lang = self.faces.lang;
        let name = self.players.name_arg(laid.giver);
        html! {
            p class=[width_class([self.players.name(laid.giver)])] {
                (self.players.rabbit(laid.giver))
                @if is_storytellers_card(self.players.mode, self.round, laid) { (say!(lang, CARD_OF, name = name)) }
                @else { (say!(lang, CARD_FROM, name = name)) }
            }
        }
    }

    /// What the votes on a card brought: points for whoever fooled the voters (R4.7), or, in Party, for
    /// those who voted together (R5.4).
    fn earned(&self, laid: &Laid, votes: &[Seat]) -> Option<String> {
        let Players { mode, .. } = self.players;
        if mode == Mode::Party {
            let together = votes.len() > 1;
            return together.then(|| text!(self.faces.lang, CARD_TOGETHER, count = votes.len()));
        }
        let giver = self.players.side(laid.giver);
        let fooled = (votes.iter()).filter(|seat| self.players.side(**seat) != giver);
        let points = fooled.count().min(MOST_FOOLED);
        (laid.giver != self.round.storyteller && points > 0).then(|| format!("+{points}"))
    }
}

/// Whether this is the card that the clue was for. In Party there is none.
pub(crate) fn is_storytellers_card(mode: Mode, round: &Round, laid: &Laid) -> bool {
    mode != Mode::Party && laid.giver == round.storyteller
}

/// The seats that voted for a space.
pub(crate) fn voters(round: &Round, space: Space) -> Vec<Seat> {
    (round.ballots.iter().enumerate())
        .filter(|(_, ballot)| ballot.as_ref().is_some_and(|b| b.votes.contains(&space)))
        .map(|(index, _)| Seat(index as u8))
        .collect()
}

pub(crate) fn names(players: Players<'_>, seats: &[Seat]) -> String {
    let names: Vec<&str> = seats.iter().map(|seat| players.name(*seat)).collect();
    names.join(", ")
}

/// The class for the longest word of some names. Names break between words only, so that word sets the
/// size of the type.
pub(crate) fn width_class<'a>(names: impl IntoIterator<Item = &'a str>) -> Option<&'static str> {
    let names = names.into_iter();
    let words = names.flat_map(|name| name.split([' ', '-', '\u{2011}', '\u{5be}']));
    match words.map(|word| word.chars().count()).max() {
        None | Some(0..=8) => None,
        Some(9..=12) => Some("w-12"),
        Some(13..=18) => Some("w-18"),
        Some(_) => Some("w-30"),
    }
}

/// What the status line says at each beat. After the last one it says its usual words, which aren't
/// here.
pub(crate) struct BeatWords<'a> {
    pub(crate) lang: &'a Lang,
    pub(crate) players: Players<'a>,
    pub(crate) round: &'a Round,
}

impl Render for BeatWords<'_> {
    fn render(&self) -> Markup {
        let BeatWords { lang, round, .. } = self;
        let mode = self.players.mode;
        let name = self.players.name_arg(round.storyteller);
        let red = (round.ballots.iter().flatten()).find_map(|ballot| ballot.red);
        html! {
            span.at-1 { (say!(lang, BEAT_VOTES)) }
            @if mode == Mode::Party {
                span.at-2 { (say!(lang, BEAT_GREEN)) }
                span.at-3 { (say!(lang, BEAT_RED)) }
                span.at-4 {
                    @if let Some(space) = red { (say!(lang, BEAT_STRUCK, number = space.0)) }
                }
                span.at-5 { (outcome(lang, mode, round)) }
            } @else {
                span.at-2 { (say!(lang, BEAT_WHO)) }
                span.at-3 { (say!(lang, BEAT_CARD, name = name)) }
                span.at-4 { (outcome(lang, mode, round)) }
                span.at-5 { (say!(lang, BEAT_GIVERS)) }
            }
            span.at-6 { (say!(lang, BEAT_HOP)) }
        }
    }
}

/// How far the reveal has come, and that a tap skips the rest. The big screen can't be tapped.
pub(crate) fn beat_marks(lang: &Lang, is_screen: bool) -> Markup {
    html! {
        p.beat-marks aria-hidden="true" {
            @for _ in 0..LAST_BEAT { i {} }
            @if !is_screen { span { (say!(lang, BEAT_SKIP)) } }
        }
    }
}

/// Says that a tap skips ahead.
pub(crate) fn skip_hint(lang: &Lang) -> Markup {
    html! { p.skip-hint aria-hidden="true" { (say!(lang, BEAT_SKIP)) } }
}

/// Switches between the two pages of a reveal where there is no room for both.
pub(crate) fn page_switch(lang: &Lang) -> Markup {
    html! {
        fieldset.seg.leaves {
            legend.vh { (say!(lang, LEAVES_LABEL)) }
            label { input #leaf-cards type="radio" name="leaf" value="cards"; (say!(lang, CARDS_LABEL)) }
            label { input #leaf-points type="radio" name="leaf" value="points" checked; (say!(lang, POINTS)) }
        }
    }
}
