//! Why a table refuses a request, in addition to the reasons of the rules.

use moonhare_rules::RuleError;
use serde::{Deserialize, Serialize};
use thiserror::Error;

/// Why a table refused a request. The table is unchanged.
#[derive(Clone, Debug, PartialEq, Eq, Error, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "code", rename_all = "snake_case")]
pub enum TableError {
    #[error("Only the host can do that.")]
    HostOnly,
    #[error("Only players can do that; sit down first.")]
    PlayersOnly,
    #[error("There are too many people at this table already.")]
    TooManyPeople,
    #[error("The host has removed you from this table; only the host can let you in again.")]
    Removed,
    #[error("You play from the next round on; until then a stand-in plays your seat.")]
    NextRound,
    #[error("Nobody of that number was removed.")]
    NotRemoved,
    #[error("You sit at this table already.")]
    SeatedAlready,
    #[error("This device is at the table already; open the link on another one.")]
    HereAlready,
    #[error("The game has begun and no seat is free; you can watch.")]
    NoFreeSeat,
    #[error("Somebody plays at that seat.")]
    SeatKept,
    #[error("A computer player cannot host.")]
    BotHost,
    #[error("No person plays at that seat.")]
    NoPerson,
    #[error("The game is paused; the host can go on with it.")]
    Paused,
    #[error("The game is not paused.")]
    NotPaused,
    #[error("The host has switched the chat off.")]
    ChatOff,
    #[error("That line is made of too many signs; say it in two.")]
    LineTooLong,
    #[error("That is no move of a computer player.")]
    NotABotsMove,
    #[error(
        "That link was used already, is too old or is not whole; make a new one on the other device."
    )]
    TicketGone,
    #[error("That recording is not here; record your clue again.")]
    NoRecording,
    #[error("There is no such deck here; bring it to the table first.")]
    NoSuchDeck,
    #[error("A table needs a deck; choose at least one.")]
    NoDeck,
    #[error("A game has as many cards as its decks hold; choose decks instead of a number.")]
    CardsAreCounted,
    #[error("Those are too many decks; {most} at the most.")]
    TooManyDecks { most: usize },
    #[error(transparent)]
    #[serde(untagged)]
    Rule(#[from] RuleError),
}
