//! What the storyteller expects of the others: it simulates boards that a clue could lead to.

use moonhare_rules::Mode;

use crate::dice::Dice;

/// Hands that the others could have, and moods that could draw all of them to a card. The same for
/// every clue considered, so that clues are compared rather than luck.
#[derive(Debug)]
pub(crate) struct Rehearsal {
    boards: Vec<Board>,
    /// How many cards each giver gives.
    gift: usize,
    /// Whether givers also vote, and so may not vote for their own cards.
    givers_vote: bool,
    voters: usize,
}

#[derive(Debug)]
struct Board {
    /// By giver.
    hands: Vec<Vec<usize>>,
    /// By card: what everybody sees in it this time.
    mood: Vec<f32>,
}

/// What to expect of a clue.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Outlook {
    /// The probability that some but not all find the card.
    pub(crate) some: f32,
    /// The probability that one voter finds it.
    pub(crate) found: f32,
}

const BOARDS: usize = 16;
/// How much all others together may see things differently from the storyteller.
const MOOD: f32 = 0.6;
/// How surely voters take the best fit; people are like the first (see docs/bots.md).
const RESOLVES: [f32; 3] = [0.6, 2.0, 5.0];

impl Rehearsal {
    /// `hand` is the storyteller's own, so nobody else has these cards.
    pub(crate) fn new(
        mode: Mode,
        players: usize,
        deck: usize,
        hand: &[usize],
        dice: &mut Dice,
    ) -> Rehearsal {
        let (givers, voters) = match mode {
            Mode::Team => (players / 2, (players / 2).saturating_sub(1)),
            Mode::Classic | Mode::Party => (players.saturating_sub(1), players.saturating_sub(1)),
        };
        let size = mode.hand(players);
        let mut others: Vec<usize> = (0..deck).filter(|card| !hand.contains(card)).collect();
        let boards = (0..BOARDS).map(|_| {
            dice.shuffle(&mut others);
            Board {
                hands: others
                    .chunks(size.max(1))
                    .take(givers)
                    .map(<[usize]>::to_vec)
                    .collect(),
                mood: (0..deck).map(|_| MOOD * dice.normal()).collect(),
            }
        });
        Rehearsal {
            boards: boards.collect(),
            gift: mode.gift(players),
            givers_vote: mode == Mode::Classic,
            voters,
        }
    }

    /// What to expect if all cards fit like this and the storyteller gives `card`. `seen` is the share
    /// of voters who see at once what is meant.
    pub(crate) fn outlook(&self, fit: &[f32], card: usize, seen: f32) -> Outlook {
        let (mut some, mut found) = (0.0, 0.0);
        for board in &self.boards {
            let felt = |card: usize| fit[card] + board.mood[card];
            let mut laid = vec![felt(card)];
            for hand in &board.hands {
                let mut fits: Vec<f32> = hand.iter().map(|card| felt(*card)).collect();
                fits.sort_by(|a, b| b.total_cmp(a));
                laid.extend(fits.into_iter().take(self.gift));
            }
            let laid = crate::dice::z_scores(&laid);
            for resolve in RESOLVES {
                let raised: Vec<f32> = laid.iter().map(|z| (resolve * z).exp()).collect();
                let sum: f32 = raised.iter().sum();
                let (mut all, mut none) = (1.0, 1.0);
                for voter in 0..self.voters {
                    let first = 1 + voter * self.gift;
                    let own: f32 = if self.givers_vote {
                        raised.iter().skip(first).take(self.gift).sum()
                    } else {
                        0.0
                    };
                    let finds = raised[0] / (sum - own).max(raised[0]);
                    let finds = seen + (1.0 - seen) * finds;
                    all *= finds;
                    none *= 1.0 - finds;
                    found += finds / self.voters.max(1) as f32;
                }
                some += 1.0 - all - none;
            }
        }
        let rehearsed = (self.boards.len() * RESOLVES.len()).max(1) as f32;
        Outlook {
            some: some / rehearsed,
            found: found / rehearsed,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A server that isn't ours may send a view without seats.
    #[test]
    fn a_table_without_players_has_nobody_to_expect_anything_of() {
        for mode in [Mode::Classic, Mode::Party, Mode::Team] {
            let mut dice = Dice::new(moonhare_rules::Seed([1; 32]), 0);
            let rehearsal = Rehearsal::new(mode, 0, 84, &[], &mut dice);
            assert_eq!(rehearsal.voters, 0);
        }
    }
}
