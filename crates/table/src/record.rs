//! The log of a table: one record for each thing that somebody did.

use moonhare_rules::{Event as GameEvent, Limits, Seat};
use serde::{Deserialize, Serialize};

use crate::{
    ChatText, Deck, Keeper, Millis, Notice, Opening, PersonId, Reaction, TokenHash, Visibility,
};

/// What a decision needs besides the request itself.
#[derive(Clone, Copy, Debug)]
pub struct Context {
    pub now: Millis,
    /// Fresh randomness, used if a game starts.
    pub chance: [u8; 32],
}

/// A hash of a request. It tells a repeated request from a different one with the same key.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Gist(pub u64);

/// The events of one accepted request. They are written together or not at all.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Record {
    pub at: Millis,
    /// None for the server's own moves, which nobody repeats, and in logs older than this field.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub asked: Option<Gist>,
    pub events: Vec<Event>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
// Nearly every event is one of the game, so a box would only add a step.
#[allow(clippy::large_enum_variant)]
pub enum Event {
    Opened {
        opening: Opening,
        host: TokenHash,
    },
    /// Something in the game itself.
    Game(GameEvent),
    Arrived {
        person: PersonId,
        token: TokenHash,
    },
    /// Who keeps a seat from now on.
    Kept {
        seat: Seat,
        keeper: Keeper,
    },
    Ticketed {
        person: PersonId,
        ticket: TokenHash,
    },
    /// The person moved to another device, and the ticket is used up.
    Moved {
        person: PersonId,
        token: TokenHash,
    },
    Departed {
        person: PersonId,
    },
    /// The host removed the person in that seat, who stays away from now on (R7.5).
    SentAway {
        person: PersonId,
        seat: Seat,
    },
    /// Somebody who was sent away may come again.
    LetIn {
        person: PersonId,
    },
    HostPassed {
        to: Option<PersonId>,
    },
    Shown {
        visibility: Visibility,
    },
    /// The decks in play from now on.
    Decked {
        decks: Vec<Deck>,
    },
    /// The time limits changed during a game. The time for the current step starts again (R7.3).
    Limited {
        limits: Limits,
    },
    Paused,
    Resumed,
    ChatSwitched {
        on: bool,
    },
    /// Hints for somebody new are shown from now on, or hidden.
    Guided {
        on: bool,
    },
    Said {
        seat: Seat,
        text: ChatText,
    },
    Reacted {
        seat: Seat,
        reaction: Reaction,
    },
    Noticed {
        seat: Seat,
        notice: Notice,
    },
}
