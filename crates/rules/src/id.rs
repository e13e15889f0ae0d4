//! The small numbers of the table: seats, cards, spaces, rabbits, and sets of them.

use std::fmt;

use arrayvec::ArrayVec;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

use crate::RuleError;

/// The most players any mode takes (R2), and so the most spaces of the board (R1.3).
pub const MOST_PLAYERS: usize = 12;

/// One for each seat, clockwise.
pub type BySeat<T> = ArrayVec<T, MOST_PLAYERS>;

/// One for each space of the board.
pub type BySpace<T> = ArrayVec<T, MOST_PLAYERS>;

/// A place at the table, counted clockwise from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(transparent)]
pub struct Seat(#[cfg_attr(feature = "schema", schemars(range(max = 11)))] pub u8);

impl Seat {
    /// The seats of a table of `players`, clockwise.
    pub fn all(players: usize) -> impl DoubleEndedIterator<Item = Seat> {
        (0..players as u8).map(Seat)
    }

    /// The seat `steps` further to the left, which is clockwise (R3.1).
    pub fn left(self, steps: usize, players: usize) -> Seat {
        Seat(((self.index() + steps) % players) as u8)
    }

    /// The seat opposite, where the partner sits in Team (R2.1).
    pub fn opposite(self, players: usize) -> Seat {
        self.left(players / 2, players)
    }

    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// A picture, by its place in the table's deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(transparent)]
pub struct Card(pub u16);

/// A numbered space of the board, counted from 1 (R1.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(transparent)]
pub struct Space(pub u8);

impl Space {
    /// The space at a place of the board counted from 0.
    pub fn at(index: usize) -> Space {
        Space(index as u8 + 1)
    }

    /// The place counted from 0, if it is one of the first `spaces`.
    pub fn index(self, spaces: usize) -> Option<usize> {
        let index = usize::from(self.0).checked_sub(1)?;
        (index < spaces).then_some(index)
    }
}

/// One of the twelve rabbits, 1 to 12 (R1.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Rabbit(u8);

impl Rabbit {
    pub fn all() -> impl Iterator<Item = Rabbit> {
        (1..=MOST_PLAYERS as u8).map(Rabbit)
    }
}

impl TryFrom<u8> for Rabbit {
    type Error = RuleError;

    fn try_from(number: u8) -> Result<Rabbit, RuleError> {
        match number {
            1..=12 => Ok(Rabbit(number)),
            _ => Err(RuleError::NoSuchRabbit),
        }
    }
}

impl From<Rabbit> for u8 {
    fn from(rabbit: Rabbit) -> u8 {
        rabbit.0
    }
}

macro_rules! small_set {
    ($(#[$doc:meta])* $set:ident of $item:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
        pub struct $set(u16);

        impl $set {
            pub const EMPTY: $set = $set(0);

            fn bit(item: $item) -> u16 {
                1u16.checked_shl(u32::from(item.0)).unwrap_or(0)
            }

            pub fn contains(self, item: $item) -> bool {
                self.0 & Self::bit(item) != 0
            }

            pub fn insert(&mut self, item: $item) {
                self.0 |= Self::bit(item);
            }

            pub fn remove(&mut self, item: $item) {
                self.0 &= !Self::bit(item);
            }

            pub fn len(self) -> usize {
                self.0.count_ones() as usize
            }

            pub fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// The items in ascending order.
            pub fn iter(self) -> impl Iterator<Item = $item> {
                (0..16).map($item).filter(move |&item| self.contains(item))
            }
        }

        impl FromIterator<$item> for $set {
            fn from_iter<I: IntoIterator<Item = $item>>(items: I) -> $set {
                let mut set = $set::EMPTY;
                items.into_iter().for_each(|item| set.insert(item));
                set
            }
        }

        impl fmt::Debug for $set {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.debug_set().entries(self.iter()).finish()
            }
        }

        impl Serialize for $set {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_seq(self.iter())
            }
        }

        impl<'de> Deserialize<'de> for $set {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<$set, D::Error> {
                let items = Vec::<$item>::deserialize(deserializer)?;
                match items.iter().find(|&&item| $set::bit(item) == 0) {
                    Some(item) => Err(D::Error::custom(format_args!("{item:?} is too large"))),
                    None => Ok(items.into_iter().collect()),
                }
            }
        }
    };
}

small_set! {
    /// Some of the seats; on the wire a list of seat numbers.
    SeatSet of Seat
}
small_set! {
    /// Some of the board's spaces; on the wire a list of space numbers.
    SpaceSet of Space
}
