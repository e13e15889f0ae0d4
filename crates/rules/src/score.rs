//! Points, and where they come from (R4.4–R4.8, R5.4, R6.4, R6.5).

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::{Ballot, BySeat, Edition, Mode, Seat, SeatSet, Space};

/// What one player, or each of two partners, gets for a round.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Score {
    pub points: u8,
    /// In the order in which people explain them. Empty if there are none.
    pub reasons: ArrayVec<Reason, 3>,
}

/// One part of a score.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Reason {
    pub why: Why,
    pub points: u8,
    /// Whose votes earned it, if votes did.
    #[serde(default, skip_serializing_if = "SeatSet::is_empty_ref")]
    pub by: SeatSet,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Why {
    /// Everyone found the storyteller's card (R4.5).
    EveryoneFound,
    /// Nobody found the storyteller's card (R4.5).
    NobodyFound,
    /// Some found the storyteller's card (R4.6).
    FoundBySome,
    /// Found the storyteller's card (R4.6).
    Found,
    /// Found it with a single vote where two were allowed (R4.8).
    SingleVote,
    /// Drew votes with a card of one's own (R4.7).
    Fooled,
    /// Voted for the same card as others (R5.4).
    Agreed,
    /// Voted for a card alone (R5.4).
    Alone,
    /// Voted for the card with the red vote (R5.4).
    Red,
}

impl SeatSet {
    fn is_empty_ref(&self) -> bool {
        self.is_empty()
    }
}

impl Score {
    fn add(&mut self, why: Why, points: usize, by: SeatSet) {
        self.points += points as u8;
        self.reasons.push(Reason {
            why,
            points: points as u8,
            by,
        });
    }
}

/// Everything that the points of a round depend on. Whoever makes a sheet checks it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sheet<'a> {
    pub(crate) mode: Mode,
    pub(crate) edition: Edition,
    pub(crate) storyteller: Seat,
    /// Who gave the card on each space.
    pub(crate) givers: &'a [Seat],
    /// By seat; none for who does not vote.
    pub(crate) ballots: &'a [Option<Ballot>],
}

impl Sheet<'_> {
    /// A score for each seat.
    pub(crate) fn scores(&self) -> BySeat<Score> {
        match self.mode {
            Mode::Party => self.party(),
            Mode::Classic | Mode::Team => self.hidden_card(),
        }
    }

    fn players(&self) -> usize {
        self.ballots.len()
    }

    /// Who voted for a space.
    fn voters(&self, space: Space) -> SeatSet {
        let voted = |seat: &Seat| {
            self.ballots[seat.index()]
                .as_ref()
                .is_some_and(|ballot| ballot.votes.contains(&space))
        };
        Seat::all(self.players()).filter(voted).collect()
    }

    fn space_of(&self, giver: Seat) -> Option<Space> {
        self.givers.iter().position(|&g| g == giver).map(Space::at)
    }

    /// Classic, and Team with teams in the place of players (R6.5).
    fn hidden_card(&self) -> BySeat<Score> {
        let players = self.players();
        let side = |seat| self.mode.side(seat, players);
        let found = self
            .space_of(self.storyteller)
            .map_or(SeatSet::EMPTY, |space| self.voters(space));
        let voters = self.ballots.iter().flatten().count();
        let outcome = match found.len() {
            0 => Why::NobodyFound,
            all if all == voters => Why::EveryoneFound,
            _ => Why::FoundBySome,
        };

        let score = |seat: Seat| {
            let ours = |other: &Seat| side(*other) == side(seat);
            let mut score = Score::default();
            match (outcome, ours(&self.storyteller)) {
                (Why::FoundBySome, true) => score.add(outcome, 3, found),
                (Why::FoundBySome, false) if found.iter().any(|f| ours(&f)) => {
                    score.add(Why::Found, 3, SeatSet::EMPTY);
                }
                (Why::FoundBySome, false) => {}
                (_, true) => score.add(outcome, 0, SeatSet::EMPTY),
                (_, false) => score.add(outcome, 2, SeatSet::EMPTY),
            }
            let single = |f: Seat| {
                self.ballots[f.index()]
                    .as_ref()
                    .is_some_and(|b| b.votes.len() == 1)
            };
            if self.mode.votes(players) == 2 && found.iter().any(|f| f == seat && single(f)) {
                score.add(Why::SingleVote, 1, SeatSet::EMPTY);
            }
            let drew = (self.givers.iter().enumerate())
                .filter(|(_, giver)| **giver != self.storyteller && ours(giver))
                .flat_map(|(index, _)| self.voters(Space::at(index)).iter())
                // A vote for the own pair's card earns nothing (R6.4).
                .filter(|voter| self.edition == Edition::First || !ours(voter))
                .collect::<SeatSet>();
            if !drew.is_empty() {
                score.add(Why::Fooled, drew.len().min(3), drew);
            }
            score
        };
        Seat::all(players).map(score).collect()
    }

    fn party(&self) -> BySeat<Score> {
        let red = self.ballots[self.storyteller.index()]
            .as_ref()
            .and_then(|ballot| ballot.red);
        let score = |ballot: &Option<Ballot>| {
            let mut score = Score::default();
            if let Some(&space) = ballot.as_ref().and_then(|ballot| ballot.votes.first()) {
                let with = self.voters(space);
                match with.len() {
                    _ if red == Some(space) => score.add(Why::Red, 0, with),
                    1 => score.add(Why::Alone, 0, SeatSet::EMPTY),
                    together => score.add(Why::Agreed, together.min(5), with),
                }
            }
            score
        };
        self.ballots.iter().map(score).collect()
    }
}
