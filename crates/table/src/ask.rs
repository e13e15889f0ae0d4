//! What people, and the table's own clockwork, can ask of a table.

use arrayvec::ArrayVec;
use moonhare_rules::{Ballot, Card, Clue, Command, Gift, Limits, Name, Rabbit, Seat, Settings};
use serde::{Deserialize, Serialize};

use crate::{ChatText, Deck, Level, PersonId, Reaction, TokenHash};

/// Who asks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Actor {
    /// Somebody with the secret of a person at this table.
    Person(PersonId),
    /// Somebody new, who will be known by this.
    Newcomer(TokenHash),
    /// The table's own clockwork: bots, stand-ins, time limits.
    Clockwork,
}

/// Whether strangers find the table.
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

/// What is off is not written down.
pub(crate) fn is_off(on: &bool) -> bool {
    !on
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Ask {
    /// Come to the table, to watch or to sit down later.
    Arrive,
    /// Sit down; any free rabbit will do if none is named. In a running game, at a seat that was
    /// left.
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
    /// Make a ticket with which another device can have my seat.
    Ticket { ticket: TokenHash },
    /// Take over the seat a ticket stands for; the device that had it only watches from then on.
    Redeem { ticket: TokenHash },

    /// "I have an idea": be the first storyteller (R3.1).
    Claim,
    /// Say the clue, with the card it is for, or with none in Party (R3.2, R5.1).
    Tell {
        clue: Clue,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        card: Option<Card>,
    },
    /// Give, or give something else instead (R3.3, R3.7).
    Give { cards: Gift },
    /// Take back the card given or the vote cast (R3.7).
    TakeBack,
    /// Vote, or vote otherwise instead (R3.5, R3.7).
    Vote { ballot: Ballot },
    /// Seen enough of the result.
    Next,
    /// Say something that the whole table hears.
    Say { text: ChatText },
    /// Show a feeling to the whole table.
    React { reaction: Reaction },

    // What follows is for the host alone.
    /// Host: change what was agreed, before the start.
    Configure {
        settings: Settings,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        visibility: Option<Visibility>,
    },
    /// Host: play with these decks, mixed, before the start (R1.7).
    Decks { decks: Vec<Deck> },
    /// Host: mix in a deck that was just brought.
    BringDeck { deck: Deck },
    /// Host: sit in another order; who stands first in the list sits in seat 0 (R2.1).
    Arrange { order: ArrayVec<Seat, 12> },
    /// Host: add a computer player, named by the table if not here.
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
    /// Host: let somebody in again who was removed, by the number that `removed` has; soon after it,
    /// to the seat they had if nobody took it (R7.5).
    LetIn { person: PersonId },
    /// Host: play without computer players, before the start.
    RemoveBots,
    /// Host: let the person in that seat host.
    PassHost { seat: Seat },
    /// Host: more time for each step, less or no limit, also while the game goes on (R7.3).
    Limit { limits: Limits },
    /// Host: stop the game and its clock.
    Pause,
    /// Host: go on after a pause.
    Resume,
    /// Host: let a stand-in play for somebody who is away, or no more (R7.2).
    StandIn { seat: Seat, on: bool },
    /// Host: switch the chat on or off.
    Chat { on: bool },
    /// Host: show hints for somebody new in the first rounds, or hide them.
    Guide { on: bool },
    /// Host: deal.
    Start,
    /// Host: play again with the same people.
    Again,

    /// Clockwork alone: a move of a bot or stand-in.
    Play { command: Command },
}

impl Ask {
    /// The game command behind a move of one's own.
    pub(crate) fn own_move(&self, seat: Seat) -> Option<Command> {
        Some(match self.clone() {
            Ask::Claim => Command::Claim { seat },
            Ask::Tell { clue, card } => Command::Tell { seat, clue, card },
            Ask::Give { cards } => Command::Give { seat, cards },
            Ask::TakeBack => Command::TakeBack { seat },
            Ask::Vote { ballot } => Command::Vote { seat, ballot },
            Ask::Next => Command::Next { seat },
            _ => return None,
        })
    }

    pub(crate) fn is_for_the_host(&self) -> bool {
        matches!(
            self,
            Ask::Configure { .. }
                | Ask::Decks { .. }
                | Ask::BringDeck { .. }
                | Ask::Arrange { .. }
                | Ask::AddBot { .. }
                | Ask::Remove { .. }
                | Ask::LetIn { .. }
                | Ask::RemoveBots
                | Ask::PassHost { .. }
                | Ask::Limit { .. }
                | Ask::Pause
                | Ask::Resume
                | Ask::StandIn { .. }
                | Ask::Chat { .. }
                | Ask::Guide { .. }
                | Ask::Start
                | Ask::Again
        )
    }
}
