//! Refusals: each says what is wrong and what would be right, and cites the rule behind it.

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::{Mode, Rabbit, Seat, Space, Step, settings::Goal};

/// Why a command was refused. The state is unchanged.
#[derive(Clone, Debug, PartialEq, Eq, Error, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "code", rename_all = "snake_case")]
pub enum RuleError {
    #[error("There is no table yet; create one first.")]
    NoTable,
    #[error("This table exists already.")]
    TableExists,
    #[error("The game has begun, so this cannot be changed any more.")]
    Begun,
    #[error("The game has not begun yet.")]
    NotBegun,
    #[error("The game is over.")]
    Over,
    #[error("The game is not over yet.")]
    NotOver,
    #[error("All twelve seats are taken.")]
    TableFull,
    #[error("There is no seat {}.", .seat.0)]
    NoSuchSeat { seat: Seat },
    #[error("There are twelve rabbits, 1 to 12; choose one of them.")]
    NoSuchRabbit,
    #[error("Somebody has rabbit {} already; choose another.", u8::from(*.rabbit))]
    RabbitTaken { rabbit: Rabbit },
    #[error("The new order must name every seat once.")]
    Order,
    #[error("{}", players_wanted(*.mode, *.players))]
    Players { mode: Mode, players: usize },
    #[error("{}", goal_wanted(*.mode))]
    Goal { mode: Mode },
    #[error("{players} players need a deck of at least {needed} cards; this one has {cards}.")]
    DeckTooSmall {
        cards: u16,
        players: usize,
        needed: usize,
    },
    #[error("A deck has at most {most} cards; this one has {cards}.")]
    DeckTooLarge { cards: u16, most: u16 },
    #[error("Write something first.")]
    BlankText,
    #[error("That is too long; {most} characters at the most.")]
    TextTooLong { most: usize },

    #[error("{}", wrong_step(*.step))]
    WrongStep { step: Step },
    #[error("Somebody else tells this round.")]
    NotStoryteller,
    #[error("Choose the card your clue is for.")]
    CardNeeded,
    #[error("In Party the clue comes before the cards, so it goes with none.")]
    NoCardWithClue,
    #[error("That card is not in your hand.")]
    NotInHand { step: Step },
    #[error("{}", gift_wanted(*.wanted))]
    GiftSize { wanted: usize, given: usize },
    #[error("Choose two different cards.")]
    SameCardTwice,
    #[error("You told this round, so your card is on its way already.")]
    StorytellerGave,
    #[error("Your partner has given a card; one of you is enough.")]
    PartnerGave,
    #[error("There is nothing to take back.")]
    NothingToTakeBack,
    #[error("The storyteller does not vote.")]
    StorytellerVotes { mode: Mode },
    #[error("The storyteller's partner does not vote.")]
    PartnerVotes,
    #[error("Who gave a card does not vote; the partner does.")]
    GiverVotes,
    #[error("There is no space {} on this board; it has 1 to {spaces}.", .space.0)]
    NoSuchSpace { space: Space, spaces: usize },
    #[error("Space {} holds a card of your own; vote for another.", .space.0)]
    OwnCard { space: Space },
    #[error("Two votes go on two different cards.")]
    SameSpaceTwice,
    #[error("{}", votes_wanted(*.most))]
    VoteCount {
        mode: Mode,
        most: usize,
        given: usize,
    },
    #[error("The storyteller also places the red vote.")]
    RedMissing,
    #[error("Only the storyteller in Party has a red vote.")]
    RedNotAllowed,
    #[error("You have pressed on already.")]
    PressedOnAlready,
}

fn wrong_step(step: Step) -> &'static str {
    match step {
        Step::Idea => "We wait for somebody to have the first idea.",
        Step::Telling => "We wait for the storyteller's clue.",
        Step::Giving => "Cards are being given now.",
        Step::Voting => "We are voting now.",
        Step::Reveal => "This round is over; press on to the next.",
    }
}

fn players_wanted(mode: Mode, players: usize) -> String {
    let wanted = match mode {
        Mode::Classic => "3 to 12 players",
        Mode::Party => "6 to 12 players",
        Mode::Team => "6, 8, 10 or 12 players",
    };
    format!("{mode} is for {wanted}; here are {players}.")
}

fn goal_wanted(mode: Mode) -> String {
    match mode {
        Mode::Classic => {
            let range = Goal::POINTS;
            format!(
                "Classic is played to a score of {} to {} points.",
                range.start(),
                range.end()
            )
        }
        Mode::Party | Mode::Team => {
            let range = Goal::TELLINGS;
            format!(
                "{mode} ends when everyone has told {} to {} times.",
                range.start(),
                range.end()
            )
        }
    }
}

fn gift_wanted(wanted: usize) -> &'static str {
    if wanted == 2 {
        "With three players you give two cards."
    } else {
        "Give one card."
    }
}

fn votes_wanted(most: usize) -> &'static str {
    if most == 2 {
        "Cast one vote or two."
    } else {
        "Cast exactly one vote."
    }
}

impl RuleError {
    /// The rule behind the refusal. None if it isn't about the rules of the game.
    pub fn rule(&self) -> Option<&'static str> {
        use RuleError::*;
        Some(match self {
            NoSuchRabbit | RabbitTaken { .. } => "R1.2",
            DeckTooSmall { .. } | DeckTooLarge { .. } => "R1.7",
            TableFull | Players { .. } => "R2",
            Order => "R2.1",
            Goal { .. } => "R2.2",
            WrongStep { .. } | PressedOnAlready => "R3",
            NotStoryteller => "R3.1",
            CardNeeded
            | NotInHand {
                step: Step::Telling,
            } => "R3.2",
            NotInHand { .. } | StorytellerGave => "R3.3",
            NoSuchSpace { .. } => "R3.4",
            NothingToTakeBack => "R3.7",
            GiftSize { wanted: 2, .. } | SameCardTwice => "R4.1",
            GiftSize { .. } => "R2",
            StorytellerVotes { mode: Mode::Team } => "R6.3",
            StorytellerVotes { .. } | OwnCard { .. } => "R4.2",
            SameSpaceTwice => "R4.3",
            VoteCount {
                mode: Mode::Classic,
                ..
            } => "R4.3",
            VoteCount {
                mode: Mode::Party, ..
            }
            | RedMissing
            | RedNotAllowed => "R5.3",
            VoteCount {
                mode: Mode::Team, ..
            } => "R6.5",
            NoCardWithClue => "R5.1",
            PartnerGave => "R6.1",
            PartnerVotes | GiverVotes => "R6.3",
            NoTable
            | TableExists
            | Begun
            | NotBegun
            | Over
            | NotOver
            | NoSuchSeat { .. }
            | BlankText
            | TextTooLong { .. } => return None,
        })
    }
}
