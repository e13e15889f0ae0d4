//! What the storyteller expects of the others: boards that could come of a clue, played through in
//! the mind.

use moonhare_rules::Mode;

use crate::dice::Dice;

/// Hands that the others could have, and what could pull all of them to a card. The same for every
/// clue that is weighed, so that clues are compared and not luck.
#[derive(Debug)]
pub(crate) struct Rehearsal {
    boards: Vec<Board>,
    /// Cards each giver lays.
    gift: usize,
    /// Whether a voter may not vote for a card of the same giver.
    givers_vote: bool,
    voters: usize,
}

#[derive(Debug)]
struct Board {
    /// By giver.
    hands: Vec<Vec<usize>>,
    /// By card: what everybody sees in it for once.
    mood: Vec<f32>,
}

/// What to expect of a clue.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Outlook {
    /// The chance that some find the card, but not all.
    pub(crate) some: f32,
    /// The chance that one voter finds it.
    pub(crate) found: f32,
}

const BOARDS: usize = 16;
/// How far all others together may see things differently from the storyteller.
const MOOD: f32 = 0.6;
/// How surely voters take what fits best; people are among the first kind (see docs/bots.md).
const RESOLVES: [f32; 3] = [0.6, 2.0, 5.0];

impl Rehearsal {
    /// `hand` is one's own: nobody else can have these cards.
    pub(crate) fn new(
        mode: Mode,
        players: usize,
        deck: usize,
        hand: &[usize],
        dice: &mut Dice,
    ) -> Rehearsal {
        let (givers, voters) = match mode {
            Mode::Team => (players / 2, players / 2 - 1),
            Mode::Classic | Mode::Party => (players - 1, players - 1),
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

    /// What to expect if the fit of all cards is this and the storyteller lays `card`.
    pub(crate) fn outlook(&self, fit: &[f32], card: usize) -> Outlook {
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
