//! The points of a round that was played at a real table.

use std::fmt;

use serde::{
    Deserialize, Deserializer,
    de::{IntoDeserializer, MapAccess, Visitor},
};
use thiserror::Error;

use crate::{
    Ballot, BySeat, BySpace, Card, Clue, Edition, Laid, Mode, RuleError, Score, Seat, Space,
    decide::check_ballot, score::Sheet, state::Voting,
};

/// A round as people write it down. It may be wrong: [`Tabletop::score`] checks it.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, expecting = "a round")]
pub struct Tabletop {
    #[serde(deserialize_with = "mode_by_name")]
    pub mode: Mode,
    /// Clockwise; in Team partners sit opposite (R2.1).
    pub players: Vec<String>,
    pub storyteller: String,
    /// Who gave the card on each space.
    pub cards: Vec<String>,
    /// Each voter's spaces, green ones in Party.
    #[serde(deserialize_with = "in_order")]
    pub votes: Vec<(String, Vec<Written>)>,
    /// The storyteller's red vote in Party (R5.3).
    #[serde(default)]
    pub red: Option<Written>,
}

/// A space as somebody wrote it down. It may not exist on the board.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(untagged, expecting = "a space is a number like 2")]
pub enum Written {
    Number(f64),
    Word(String),
}

impl Written {
    fn space(&self, spaces: usize) -> Option<Space> {
        let Written::Number(number) = self else {
            return None;
        };
        let there = (1..=spaces as u8).find(|space| f64::from(*space) == *number);
        there.map(Space)
    }
}

impl From<u8> for Written {
    fn from(space: u8) -> Written {
        Written::Number(space.into())
    }
}

impl fmt::Display for Written {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Written::Number(number) if number.abs() > 1e9 => write!(f, "{number:e}"),
            Written::Number(number) => write!(f, "{number}"),
            Written::Word(word) => write!(f, "{word:?}"),
        }
    }
}

/// What a named person did in the round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    Told,
    Gave,
    Voted,
}

/// What is wrong with a round as it was written down.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum TabletopError {
    #[error("{0}")]
    Table(RuleError),
    #[error("{who}: {error}")]
    Player { who: String, error: RuleError },
    #[error("{name} stands twice among the players; give everybody a name of their own.")]
    SameName { name: String },
    #[error("{name:?} is no name; write one that can be read, in one line.")]
    NoName { name: String },
    #[error("{name} is none of the players.")]
    UnknownName {
        name: String,
        part: Part,
        mode: Mode,
    },
    #[error("{mode} with {players} players has {wanted} cards on the board; here are {given}.")]
    Cards {
        mode: Mode,
        players: usize,
        wanted: usize,
        given: usize,
    },
    #[error("{who} must have {} on the board, not {given}.", cards(*.wanted))]
    Gifts {
        who: String,
        wanted: usize,
        given: usize,
        mode: Mode,
    },
    #[error("{who}: There is no space {number} on this board; it has 1 to {spaces}.")]
    NoSuchSpace {
        who: String,
        number: String,
        spaces: usize,
    },
    #[error("{who} stands twice among the votes; write all their spaces in one list.")]
    VotedTwice { who: String, mode: Mode },
    #[error("{who} has not voted.")]
    NotVoted { who: String, mode: Mode },
}

impl TabletopError {
    /// The rule that the round breaks.
    pub fn rule(&self) -> Option<&'static str> {
        let by_mode = |mode, classic, party, team| match mode {
            Mode::Classic => classic,
            Mode::Party => party,
            Mode::Team => team,
        };
        match self {
            Self::Table(error) | Self::Player { error, .. } => error.rule(),
            Self::SameName { .. } | Self::NoName { .. } => Some("R2"),
            Self::UnknownName { part, mode, .. } => Some(match part {
                Part::Told => "R3.1",
                Part::Gave => by_mode(*mode, "R2", "R5.2", "R6.1"),
                Part::Voted => by_mode(*mode, "R4.2", "R5.3", "R6.3"),
            }),
            Self::Cards { mode, .. } => Some(by_mode(*mode, "R2", "R5.2", "R6.2")),
            Self::Gifts { mode, .. } => Some(by_mode(*mode, "R2", "R5.2", "R6.1")),
            Self::NoSuchSpace { .. } => Some("R3.4"),
            Self::NotVoted { mode, .. } => Some(by_mode(*mode, "R4.3", "R5.3", "R6.3")),
            Self::VotedTwice { mode, .. } => Some(by_mode(*mode, "R4.3", "R5.3", "R6.5")),
        }
    }
}

fn cards(number: usize) -> String {
    let plural = if number == 1 { "" } else { "s" };
    format!("{number} card{plural}")
}

impl Tabletop {
    /// A score for each player, in seating order.
    pub fn score(&self) -> Result<BySeat<Score>, TabletopError> {
        let mode = self.mode;
        let players = self.players.len();
        if !mode.allows(players) {
            return Err(TabletopError::Table(RuleError::Players { mode, players }));
        }
        for (index, name) in self.players.iter().enumerate() {
            if name.trim().is_empty() || name.contains(char::is_control) {
                return Err(TabletopError::NoName { name: name.clone() });
            }
            if self.players[..index].contains(name) {
                return Err(TabletopError::SameName { name: name.clone() });
            }
        }
        let voting = Voting {
            storyteller: self.seat(&self.storyteller, Part::Told)?,
            clue: Clue::Aloud,
            board: self.board()?,
            ballots: (0..players).map(|_| None).collect(),
        };
        self.check_gifts(&voting)?;
        let givers: BySpace<Seat> = voting.board.iter().map(|laid| laid.giver).collect();
        let ballots = self.ballots(&voting, &givers)?;
        let storyteller = voting.storyteller;
        Ok(Sheet {
            mode,
            edition: Edition::LATEST,
            storyteller,
            givers: &givers,
            ballots: &ballots,
        }
        .scores())
    }

    fn seat(&self, name: &str, part: Part) -> Result<Seat, TabletopError> {
        let seat = self.players.iter().position(|player| player == name);
        let unknown = || TabletopError::UnknownName {
            name: name.to_owned(),
            part,
            mode: self.mode,
        };
        seat.map(|index| Seat(index as u8)).ok_or_else(unknown)
    }

    fn board(&self) -> Result<BySpace<Laid>, TabletopError> {
        let (mode, players) = (self.mode, self.players.len());
        let (wanted, given) = (mode.board(players), self.cards.len());
        if wanted != given {
            return Err(TabletopError::Cards {
                mode,
                players,
                wanted,
                given,
            });
        }
        let laid = |(card, name): (u16, &String)| {
            Ok(Laid {
                card: Card(card),
                giver: self.seat(name, Part::Gave)?,
            })
        };
        (0..).zip(&self.cards).map(laid).collect()
    }

    /// Checks that everybody gave as many cards as they should (R4.1, R5.2, R6.1).
    fn check_gifts(&self, voting: &Voting) -> Result<(), TabletopError> {
        let (mode, players) = (self.mode, self.players.len());
        let gave = |seat: Seat| {
            voting
                .board
                .iter()
                .filter(|laid| laid.giver == seat)
                .count()
        };
        let name = |seat: Seat| self.players[seat.index()].clone();
        for seat in Seat::all(players) {
            let partner = seat.opposite(players);
            let tells = seat == voting.storyteller;
            let (who, given, wanted) = match mode {
                Mode::Team if !tells && partner != voting.storyteller => (
                    format!("{} or {}", name(seat), name(partner)),
                    gave(seat) + gave(partner),
                    1,
                ),
                Mode::Classic if !tells => (name(seat), gave(seat), mode.gift(players)),
                _ => (name(seat), gave(seat), 1),
            };
            if given != wanted {
                return Err(TabletopError::Gifts {
                    who,
                    wanted,
                    given,
                    mode,
                });
            }
        }
        Ok(())
    }

    fn ballots(
        &self,
        voting: &Voting,
        givers: &[Seat],
    ) -> Result<BySeat<Option<Ballot>>, TabletopError> {
        let (mode, players) = (self.mode, self.players.len());
        let mut ballots = voting.ballots.clone();
        for (who, votes) in &self.votes {
            let seat = self.seat(who, Part::Voted)?;
            let tells = seat == voting.storyteller;
            let refuse = |error| TabletopError::Player {
                who: who.clone(),
                error,
            };
            voting.check_may_vote(mode, seat).map_err(refuse)?;
            let most = mode.votes(players);
            let given = votes.len();
            if given > most {
                return Err(refuse(RuleError::VoteCount { mode, most, given }));
            }
            let spaces = givers.len();
            let space = |written: &Written| {
                (written.space(spaces)).ok_or_else(|| TabletopError::NoSuchSpace {
                    who: who.clone(),
                    number: written.to_string(),
                    spaces,
                })
            };
            let red = self.red.as_ref().filter(|_| tells);
            let ballot = Ballot {
                votes: votes.iter().map(space).collect::<Result<_, _>>()?,
                red: red.map(space).transpose()?,
            };
            check_ballot(mode, players, givers, seat, tells, &ballot).map_err(refuse)?;
            if ballots[seat.index()].replace(ballot).is_some() {
                return Err(TabletopError::VotedTwice {
                    who: who.clone(),
                    mode,
                });
            }
        }
        if mode != Mode::Party && self.red.is_some() {
            return Err(TabletopError::Table(RuleError::RedNotAllowed));
        }
        for seat in Seat::all(players) {
            if ballots[seat.index()].is_none() && voting.check_may_vote(mode, seat).is_ok() {
                return Err(TabletopError::NotVoted {
                    who: self.players[seat.index()].clone(),
                    mode,
                });
            }
        }
        Ok(ballots)
    }
}

/// Reads a mode from its name only. Serde would also accept other forms.
fn mode_by_name<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Mode, D::Error> {
    let name = String::deserialize(deserializer)?;
    Mode::deserialize(name.into_deserializer())
}

/// Reads a map as a list, so that a name that is in it twice isn't lost.
fn in_order<'de, D: Deserializer<'de>>(
    deserializer: D,
) -> Result<Vec<(String, Vec<Written>)>, D::Error> {
    struct InOrder;

    impl<'de> Visitor<'de> for InOrder {
        type Value = Vec<(String, Vec<Written>)>;

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("each voter with a list of spaces, like {\"Bo\": [2]}")
        }

        fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
            let mut votes = Vec::new();
            while let Some(entry) = map.next_entry()? {
                votes.push(entry);
            }
            Ok(votes)
        }
    }

    deserializer.deserialize_map(InOrder)
}
