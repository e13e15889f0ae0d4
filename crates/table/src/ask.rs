//! The requests that a table accepts, from people and from the server itself.

use moonhare_rules::{BySeat, Limits, Move, Name, Rabbit, Seat, Settings};
use serde::{Deserialize, Serialize};

use crate::{ChatText, Deck, Level, PersonId, Reaction, TokenHash};

/// Who makes a request.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Actor {
    /// Somebody with the secret of a person at this table.
    Person(PersonId),
    /// Somebody new, and the token hash that will identify them.
    Newcomer(TokenHash),
    /// The server itself, for bots, stand-ins and time limits.
    Clockwork,
}

/// Whether strangers can find the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Visibility {
    #[default]
    Invited,
    Public,
}

/// What a new table starts with.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Opening {
    pub settings: Settings,
    pub visibility: Visibility,
    /// A password hash, made and checked outside.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub password: Option<String>,
    /// The tag of the language that computer players speak.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lang: Option<String>,
    /// Hints at every step of the first rounds, for somebody new.
    #[serde(default, skip_serializing_if = "is_off")]
    pub guide: bool,
}

/// Lets serde leave out a flag that is off.
pub(crate) fn is_off(on: &bool) -> bool {
    !on
}

/// A request to a table. The variants group requests by who may make them. JSON has no groups: the
/// field `do` names the request.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(
    untagged,
    expecting = "nothing of that name and these fields can be asked"
)]
pub enum Ask {
    /// From players, for their own seats.
    Move(Move),
    /// From anybody.
    Person(PersonAsk),
    /// From the host only.
    Host(HostAsk),
    /// From the program itself. It can't be deserialized, so no client can send it.
    #[serde(skip_deserializing)]
    Order(Order),
}

/// What anybody may ask.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum PersonAsk {
    /// Come to the table, to watch or to sit down later.
    Arrive,
    /// Sit down, with any free rabbit if none is named. In a running game, take a seat that
    /// somebody left.
    Sit {
        name: Name,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        rabbit: Option<Rabbit>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seat: Option<Seat>,
    },
    /// Change one's own name or rabbit.
    Dress { name: Name, rabbit: Rabbit },
    /// Stand up for good.
    Leave,
    /// Make a ticket to move one's seat to another device.
    Ticket { ticket: TokenHash },
    /// Take over the seat of a ticket. The other device only watches from then on.
    Redeem { ticket: TokenHash },
    /// Say something that the whole table hears.
    Say { text: ChatText },
    /// Show a feeling to the whole table.
    React { reaction: Reaction },
}

/// What the host alone may ask.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum HostAsk {
    /// Host: change what was agreed, before the start.
    Configure {
        settings: Settings,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        visibility: Option<Visibility>,
    },
    /// Host: play with these decks, mixed, before the start (R1.7).
    Decks { decks: Vec<Deck> },
    /// Host: change the order of seats. The first in the list gets seat 0 (R2.1).
    Arrange { order: BySeat<Seat> },
    /// Host: add a computer player. The table chooses a name if none is given.
    AddBot {
        #[serde(default, skip_serializing_if = "Option::is_none")]
        name: Option<Name>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        rabbit: Option<Rabbit>,
        #[serde(default, skip_serializing_if = "Level::is_usual")]
        level: Level,
    },
    /// Host: send a player or a bot away. A person stays away until the host lets them in again
    /// (R7.5).
    Remove { seat: Seat },
    /// Host: let a removed person in again, by their number in `removed`. Soon after the removal
    /// they get their seat back if nobody took it (R7.5).
    LetIn { person: PersonId },
    /// Host: play without computer players, before the start.
    RemoveBots,
    /// Host: let the person in that seat host.
    PassHost { seat: Seat },
    /// Host: change or lift the time limits, even during the game (R7.3).
    Limit { limits: Limits },
    /// Host: stop the game and its clock.
    Pause,
    /// Host: go on after a pause.
    Resume,
    /// Host: start or stop a stand-in for somebody who is away (R7.2).
    StandIn { seat: Seat, on: bool },
    /// Host: switch the chat on or off.
    Chat { on: bool },
    /// Host: show hints for somebody new in the first rounds, or hide them.
    Guide { on: bool },
    /// Host: deal.
    Start,
    /// Host: play again with the same people.
    Again,
}

/// What only the program itself requests. It can't be deserialized, so no client can send it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "do", rename_all = "snake_case")]
pub enum Order {
    /// The clockwork moves for a bot or stand-in.
    Play { seat: Seat, mv: Move },
    /// Mix in a deck that the host just uploaded.
    BringDeck { deck: Deck },
}

impl From<Move> for Ask {
    fn from(mv: Move) -> Ask {
        Ask::Move(mv)
    }
}

impl From<PersonAsk> for Ask {
    fn from(ask: PersonAsk) -> Ask {
        Ask::Person(ask)
    }
}

impl From<HostAsk> for Ask {
    fn from(ask: HostAsk) -> Ask {
        Ask::Host(ask)
    }
}

impl From<Order> for Ask {
    fn from(order: Order) -> Ask {
        Ask::Order(order)
    }
}
