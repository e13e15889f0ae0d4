//! The players of a table: who sits where.

use maud::{Markup, html};
use moonhare_rules::{Mode, Rabbit, Seat, SeatSet, Side, Sitter};
use moonhare_table::{KeeperKind, You};

use crate::{lang::Arg, symbol};

/// The players by seat, as everybody may know them.
#[derive(Clone, Copy)]
pub(crate) struct Players<'a> {
    pub(crate) mode: Mode,
    pub(crate) sitters: &'a [Sitter],
    /// Who plays each seat: a person, a bot or nobody.
    pub(crate) keepers: &'a [KeeperKind],
    /// Seats of people who aren't connected.
    pub(crate) away: SeatSet,
    /// Whether the game has started. From then on, partners share the rabbit of the first of them (R1.2).
    pub(crate) is_started: bool,
}

impl<'a> Players<'a> {
    pub(crate) fn count(&self) -> usize {
        self.sitters.len()
    }

    pub(crate) fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.count())
    }

    pub(crate) fn sitter(&self, seat: Seat) -> Option<&'a Sitter> {
        self.sitters.get(seat.index())
    }

    /// The name of the player in this seat, or of whoever left it. Empty if there is no such seat.
    pub(crate) fn name(&self, seat: Seat) -> &'a str {
        self.sitter(seat).map_or("", |sitter| &sitter.player.name)
    }

    /// A player's name within a message.
    pub(crate) fn name_arg(&self, seat: Seat) -> Arg<'a> {
        Arg::Name(self.name(seat))
    }

    pub(crate) fn side(&self, seat: Seat) -> usize {
        self.mode.side(seat, self.count())
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

    pub(crate) fn partner(&self, seat: Seat) -> Option<Seat> {
        (self.mode == Mode::Team).then(|| seat.opposite(self.count()))
    }

    pub(crate) fn rabbit_of(&self, seat: Seat) -> Option<Rabbit> {
        let index = match self.is_started {
            true => self.side(seat),
            false => seat.index(),
        };
        Some(self.sitters.get(index)?.player.rabbit)
    }

    pub(crate) fn rabbit(&self, seat: Seat) -> Markup {
        html! { @if let Some(rabbit) = self.rabbit_of(seat) { (symbol::rabbit(rabbit)) } }
    }

    pub(crate) fn keeper(&self, seat: Seat) -> KeeperKind {
        let keeper = self.keepers.get(seat.index());
        keeper.copied().unwrap_or(KeeperKind::Nobody)
    }

    pub(crate) fn is_bot(&self, seat: Seat) -> bool {
        self.keeper(seat) == KeeperKind::Bot
    }

    /// Seats that somebody left in the middle of a game.
    pub(crate) fn free_seats(&self) -> impl Iterator<Item = Seat> {
        self.seats()
            .filter(|seat| self.keeper(*seat) == KeeperKind::Nobody)
    }

    /// Whether a stand-in plays, or the person isn't connected.
    pub(crate) fn is_away(&self, seat: Seat) -> bool {
        self.away.contains(seat) || self.sitter(seat).is_some_and(|sitter| sitter.stand_in)
    }
}

/// Whether somebody may take a free seat.
pub(crate) fn may_sit(you: You) -> bool {
    you.seat.is_none() && !you.removed
}
