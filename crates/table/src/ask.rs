//! What people, and the table's own clockwork, can ask of a table.

use arrayvec::ArrayVec;
use moonhare_rules::{Ballot, Card, Clue, Command, Gift, Name, Rabbit, Seat, Settings};
use serde::{Deserialize, Serialize};

use crate::{ChatText, PersonId, TokenHash};

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
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
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
    Dress {
        name: Name,
        rabbit: Rabbit,
    },
    /// Stand up for good.
    Leave,
    /// Make a ticket with which another device can have my seat.
    Ticket {
        ticket: TokenHash,
    },
    /// Take over the seat a ticket stands for; the device that had it only watches from then on.
    Redeem {
        ticket: TokenHash,
    },

    Claim,
    Tell {
        clue: Clue,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        card: Option<Card>,
    },
    Give {
        cards: Gift,
    },
    TakeBack,
    Vote {
        ballot: Ballot,
    },
    Next,
    Say {
        text: ChatText,
    },

    /// Host: what follows is for the host alone.
    Configure {
        settings: Settings,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        visibility: Option<Visibility>,
    },
    Arrange {
        order: ArrayVec<Seat, 12>,
    },
    /// A computer player, named by the table if not here.
    AddBot {
        #[serde(default, skip_serializing_if = "Option::is_none")]
        name: Option<Name>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        rabbit: Option<Rabbit>,
    },
    /// Send a player or a bot away.
    Remove {
        seat: Seat,
    },
    PassHost {
        seat: Seat,
    },
    Pause,
    Resume,
    /// Let a stand-in play for somebody who is away, or no more.
    StandIn {
        seat: Seat,
        on: bool,
    },
    Chat {
        on: bool,
    },
    Start,
    Again,

    /// Clockwork alone: a move of a bot or stand-in.
    Play {
        command: Command,
    },
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
                | Ask::Arrange { .. }
                | Ask::AddBot { .. }
                | Ask::Remove { .. }
                | Ask::PassHost { .. }
                | Ask::Pause
                | Ask::Resume
                | Ask::StandIn { .. }
                | Ask::Chat { .. }
                | Ask::Start
                | Ask::Again
        )
    }
}
