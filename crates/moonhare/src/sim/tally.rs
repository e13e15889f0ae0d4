//! Counts what happened in games.

use moonhare_rules::{Mode, Round, Seat, SeatSet, Why};

use super::{player::PlayerKind, ratio::Ratio};

/// Only sums, so that the order of games doesn't matter.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct SimTally {
    pub(crate) games: u64,
    pub(crate) rounds: u64,
    pub(crate) shortest: Option<u64>,
    pub(crate) longest: u64,
    pub(crate) reshuffles: u64,
    pub(crate) storyteller: Role,
    pub(crate) others: Role,
    pub(crate) everyone: u64,
    pub(crate) nobody: u64,
    pub(crate) some: u64,
    pub(crate) agreed: u64,
    pub(crate) alone: u64,
    pub(crate) red: u64,
    pub(crate) told: u64,
    /// Clues that were told before, at this table or another of the same server.
    pub(crate) heard: u64,
    /// By kind of player.
    pub(crate) skills: [Skill; PlayerKind::COUNT],
}

#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Role {
    points: u64,
    turns: u64,
}

impl Role {
    fn plus(self, other: Role) -> Role {
        Role {
            points: self.points + other.points,
            turns: self.turns + other.turns,
        }
    }

    pub(crate) fn mean(self) -> f64 {
        self.points as f64 / self.turns as f64
    }
}

impl SimTally {
    pub(crate) fn count(&mut self, mode: Mode, round: &Round) {
        self.rounds += 1;
        let players = round.scores.len();
        for (seat, score) in Seat::all(players).zip(&round.scores) {
            let tells = mode.side(seat, players) == mode.side(round.storyteller, players);
            let role = if tells {
                &mut self.storyteller
            } else {
                &mut self.others
            };
            role.points += u64::from(score.points);
            role.turns += 1;
            for reason in &score.reasons {
                match reason.why {
                    Why::Agreed => self.agreed += 1,
                    Why::Alone => self.alone += 1,
                    Why::Red => self.red += 1,
                    Why::EveryoneFound if seat == round.storyteller => self.everyone += 1,
                    Why::NobodyFound if seat == round.storyteller => self.nobody += 1,
                    Why::FoundBySome if seat == round.storyteller => self.some += 1,
                    _ => {}
                }
            }
        }
    }

    pub(crate) fn plus(self, other: SimTally) -> SimTally {
        SimTally {
            games: self.games + other.games,
            rounds: self.rounds + other.rounds,
            shortest: self.shortest.into_iter().chain(other.shortest).min(),
            longest: self.longest.max(other.longest),
            reshuffles: self.reshuffles + other.reshuffles,
            storyteller: self.storyteller.plus(other.storyteller),
            others: self.others.plus(other.others),
            everyone: self.everyone + other.everyone,
            nobody: self.nobody + other.nobody,
            some: self.some + other.some,
            agreed: self.agreed + other.agreed,
            alone: self.alone + other.alone,
            red: self.red + other.red,
            told: self.told + other.told,
            heard: self.heard + other.heard,
            skills: std::array::from_fn(|kind| self.skills[kind].plus(other.skills[kind])),
        }
    }
}

/// How one kind of player did.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Skill {
    /// Rounds as storyteller in which some but not all found the card.
    pub(crate) some: Ratio,
    /// Of its votes, those on the storyteller's card.
    pub(crate) found: Ratio,
    /// The same if it had voted by chance.
    pub(crate) chance: Ratio,
    /// Wins of its seats; a shared win counts in parts.
    pub(crate) wins: Ratio,
}

/// Divisible by every number of players, so that a share of a win or a board is a whole number.
const WHOLE: u64 = 27_720;

impl Skill {
    fn plus(self, other: Skill) -> Skill {
        Skill {
            some: self.some.plus(other.some),
            found: self.found.plus(other.found),
            chance: self.chance.plus(other.chance),
            wins: self.wins.plus(other.wins),
        }
    }

    /// How each kind fared in one game.
    pub(crate) fn of_game(
        mode: Mode,
        seats: &[PlayerKind],
        rounds: &[std::sync::Arc<Round>],
        winners: SeatSet,
    ) -> [Skill; PlayerKind::COUNT] {
        let mut skills = [Skill::default(); PlayerKind::COUNT];
        for (kind, skill) in (0..).zip(&mut skills) {
            let is = |seat: Seat| seats.get(seat.index()).is_some_and(|k| *k as usize == kind);
            let own = Seat::all(seats.len()).filter(|seat| is(*seat)).count() as u64;
            if own == 0 {
                continue;
            }
            let won = winners.iter().filter(|seat| is(*seat)).count() as u64;
            // Partners win together (R6.6).
            let side = if mode == Mode::Team { 2 } else { 1 };
            let sharing = (winners.len() / side).max(1) as u64;
            skill.wins = Ratio::of(won * WHOLE / sharing, own * WHOLE);
            if mode == Mode::Party {
                continue;
            }
            let (mut told, mut some, mut votes, mut found, mut chance) = (0, 0, 0, 0, 0);
            for round in rounds {
                if is(round.storyteller) {
                    let why = round.scores[round.storyteller.index()].reasons.iter();
                    told += 1;
                    some += u64::from(why.into_iter().any(|why| why.why == Why::FoundBySome));
                }
                for (seat, ballot) in Seat::all(seats.len()).zip(&round.ballots) {
                    let Some(ballot) = ballot.as_ref().filter(|_| is(seat)) else {
                        continue;
                    };
                    let own =
                        |laid: &&moonhare_rules::Laid| mode == Mode::Classic && laid.giver == seat;
                    let open = round.board.len() - round.board.iter().filter(own).count();
                    let finds = ballot.votes.iter().any(|space| {
                        let laid = space.index(round.board.len()).map(|at| round.board[at]);
                        laid.is_some_and(|laid| laid.giver == round.storyteller)
                    });
                    votes += 1;
                    found += u64::from(finds);
                    chance += WHOLE * ballot.votes.len() as u64 / open.max(1) as u64;
                }
            }
            skill.some = Ratio::of(some, told);
            skill.found = Ratio::of(found, votes);
            skill.chance = Ratio::of(chance, votes * WHOLE);
        }
        skills
    }
}
