//! The players and the cards of the book's pictures and examples.

use moonhare_rules::{Card, Mode, Name, Player, Rabbit, Seat, SeatSet, Side, Sitter};

use crate::players::Players;

/// The players of all examples, by seat. The names exist in all our languages, so nobody translates
/// them.
pub(super) const NAMES: [&str; 7] = ["Ana", "Bruno", "Clara", "Dan", "Elena", "Flora", "Greta"];

/// Colours that differ clearly when few play.
const RABBITS: [u8; 7] = [1, 8, 3, 5, 9, 2, 7];

/// Scores in the picture of the track, by side.
const SCORES: [u16; 7] = [14, 21, 9, 17, 5, 12, 3];

/// Cards of the built-in deck that are easy to tell apart even when small.
pub(super) const PICTURES: [Card; 12] = [
    Card(78),
    Card(14),
    Card(0),
    Card(49),
    Card(9),
    Card(58),
    Card(2),
    Card(43),
    Card(30),
    Card(80),
    Card(16),
    Card(59),
];

/// Invented players for the book's pictures and examples.
pub(super) struct Cast {
    mode: Mode,
    sitters: Vec<Sitter>,
}

impl Cast {
    pub(super) fn of(mode: Mode, players: usize) -> Cast {
        let sitter = |(name, rabbit): (&str, u8)| {
            let player = Player {
                name: Name::new(name).ok()?,
                rabbit: Rabbit::try_from(rabbit).ok()?,
            };
            Some(Sitter {
                player,
                stand_in: false,
            })
        };
        let sitters = NAMES.into_iter().zip(RABBITS).take(players);
        Cast {
            mode,
            sitters: sitters.filter_map(sitter).collect(),
        }
    }

    pub(super) fn players(&self) -> Players<'_> {
        Players {
            mode: self.mode,
            sitters: &self.sitters,
            keepers: &[],
            away: SeatSet::EMPTY,
            is_started: true,
        }
    }

    pub(super) fn sides(&self) -> Vec<Side> {
        let players = self.players();
        let side = |side: usize| {
            Some(Side {
                rabbit: players.rabbit_of(Seat(side as u8))?,
                seats: (players.seats())
                    .filter(|seat| players.side(*seat) == side)
                    .collect(),
                score: SCORES.get(side).copied().unwrap_or_default(),
            })
        };
        let count = self.mode.sides(players.count());
        (0..count).filter_map(side).collect()
    }
}
