//! Awards, counted from the rounds of a game that is over. Each says a true thing about somebody.

use std::{cmp::Reverse, sync::Arc};

use arrayvec::ArrayVec;

use crate::{BySeat, Card, Laid, Mode, Round, Seat, SeatSet, Space, Why};

/// Something that a player, a pair or a team did, and the card and the round that show it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Award {
    pub feat: Feat,
    /// Whose it is: one player, two who did it together, or both partners of a team.
    pub seats: SeatSet,
    /// The number of the round.
    pub round: u16,
    pub card: Card,
}

/// What an award is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Feat {
    /// Told the clue that was found by nearest to half.
    Half { found: usize, voters: usize },
    /// Drew the most votes with cards of their own; `best` of them with one card.
    Bluffer { votes: usize, best: usize },
    /// Found the storyteller's card most often.
    Listener { times: usize },
    /// Told the clue that was found by fewest, but by somebody.
    Daring { found: usize, voters: usize },
    /// Two who voted for the same card most often.
    Alike { times: usize },
    /// Got the most points in one round.
    Leap { points: usize },
    /// Party: gave the picture that the most others chose.
    Favourite { votes: usize },
    /// Party: agreed with others most often.
    Chorus { times: usize },
    /// Party: struck the most votes of others with the red vote.
    Strike { votes: usize },
    /// Party: told the clue that brought the most players to one card.
    Gathering { together: usize, voters: usize },
    /// Drew votes with one card.
    Disguise { votes: usize },
    /// Party: gave a picture that others chose.
    Chosen { votes: usize },
    /// Got more than half of their points in the last rounds.
    Finish { points: usize, rounds: usize },
    /// Voted for cards of the same friend, or team, again and again.
    Faithful { friend: SeatSet, times: usize },
    /// Told a clue that nobody found.
    Riddle { voters: usize },
    /// Told a clue that everybody found.
    OpenBook { voters: usize },
    /// Found the storyteller's card.
    Ear { times: usize },
    /// Voted for cards of others that weren't the storyteller's.
    Trust { times: usize },
    /// Party: voted for a card that nobody else chose.
    OwnMind { times: usize },
    /// Party: agreed with others.
    Company { times: usize },
    /// Party: voted for the card that the red vote struck.
    Struck { times: usize },
    /// Gave cards.
    Giver { cards: usize },
}

/// How many rounds are the last ones.
const LAST: usize = 3;

/// The awards of a game: first the great ones, then one for everybody who has none yet. In Team, an
/// award is for a team.
pub fn awards(mode: Mode, rounds: &[Arc<Round>]) -> Vec<Award> {
    let Some(players) = rounds.first().map(|round| round.ballots.len()) else {
        return Vec::new();
    };
    let tale = Tale {
        mode,
        players,
        rounds,
    };
    let mut held: BySeat<usize> = (0..mode.sides(players)).map(|_| 0).collect();
    let mut given = Vec::new();
    for count in great(mode) {
        given.extend(tale.give(count(&tale), &mut held));
    }
    while held.contains(&0) {
        let before = given.len();
        for count in small(mode) {
            let mut claims = count(&tale);
            claims.retain(|claim| claim.sides.iter().all(|&side| held[side] == 0));
            given.extend(tale.give(claims, &mut held));
        }
        if given.len() == before {
            break;
        }
    }
    given
}

/// Everybody who could get an award, and how well they did.
type Count<'a> = fn(&Tale<'a>) -> Vec<Claim>;

/// The superlatives, in the order in which they are shown.
fn great<'a>(mode: Mode) -> [Count<'a>; 6] {
    match mode {
        Mode::Party => [
            Tale::gathering,
            Tale::favourites,
            Tale::chorus,
            Tale::strikes,
            Tale::alike,
            Tale::leaps,
        ],
        Mode::Classic | Mode::Team => [
            Tale::half,
            Tale::bluffers,
            Tale::listeners,
            Tale::daring,
            Tale::alike,
            Tale::leaps,
        ],
    }
}

/// For those who have none yet. Everybody deserves the last one.
fn small<'a>(mode: Mode) -> Vec<Count<'a>> {
    match mode {
        Mode::Party => vec![
            Tale::own_minds,
            Tale::finishes,
            Tale::chosen,
            Tale::faithful,
            Tale::company,
            Tale::struck,
            Tale::givers,
        ],
        Mode::Classic | Mode::Team => vec![
            Tale::disguises,
            Tale::finishes,
            Tale::faithful,
            Tale::riddles,
            Tale::ears,
            Tale::open_books,
            Tale::trust,
            Tale::givers,
        ],
    }
}

/// Somebody who could get an award.
struct Claim {
    /// A player or a team; two if they did it together.
    sides: ArrayVec<usize, 2>,
    merit: i32,
    feat: Feat,
    round: u16,
    card: Card,
}

struct Tale<'a> {
    mode: Mode,
    players: usize,
    rounds: &'a [Arc<Round>],
}

impl<'a> Tale<'a> {
    /// The best claim wins. If several are equal, whoever has fewer awards, then fewer points.
    fn give(&self, claims: Vec<Claim>, held: &mut BySeat<usize>) -> Option<Award> {
        let awards = |claim: &Claim| claim.sides.iter().map(|&side| held[side]).sum::<usize>();
        let points = |claim: &Claim| (claim.sides.iter().map(|&side| self.points(side))).sum();
        let order = |claim: &Claim| -> (Reverse<i32>, usize, usize, ArrayVec<usize, 2>, u16) {
            let (sides, round) = (claim.sides.clone(), claim.round);
            (
                Reverse(claim.merit),
                awards(claim),
                points(claim),
                sides,
                round,
            )
        };
        let best = claims.into_iter().min_by_key(order)?;
        best.sides.iter().for_each(|&side| held[side] += 1);
        Some(Award {
            feat: best.feat,
            seats: (best.sides.iter())
                .flat_map(|&side| self.seats(side))
                .collect(),
            round: best.round,
            card: best.card,
        })
    }

    fn sides(&self) -> impl Iterator<Item = usize> + use<> {
        0..self.mode.sides(self.players)
    }

    fn side(&self, seat: Seat) -> usize {
        self.mode.side(seat, self.players)
    }

    fn seats(&self, side: usize) -> impl Iterator<Item = Seat> {
        Seat::all(self.players).filter(move |seat| self.side(*seat) == side)
    }

    fn points(&self, side: usize) -> usize {
        self.rounds.iter().map(|round| gained(round, side)).sum()
    }

    /// The spaces that a side voted for.
    fn votes(&self, round: &'a Round, side: usize) -> impl Iterator<Item = Space> {
        let seats = self.seats(side);
        let ballots = seats.filter_map(|seat| round.ballots.get(seat.index())?.as_ref());
        ballots.flat_map(|ballot| ballot.votes.iter().copied())
    }

    /// The sides that voted for a space.
    fn voters(&self, round: &'a Round, space: Space) -> impl Iterator<Item = usize> {
        let voted = move |side: &usize| self.votes(round, *side).any(|voted| voted == space);
        self.sides().filter(voted)
    }

    /// How many other sides voted for a card.
    fn drawn(&self, round: &'a Round, space: Space, laid: &Laid) -> usize {
        let giver = self.side(laid.giver);
        self.voters(round, space)
            .filter(|side| *side != giver)
            .count()
    }

    /// How many sides voted.
    fn ballots(&self, round: &Round) -> usize {
        round.ballots.iter().flatten().count()
    }

    fn is_struck(&self, round: &Round, space: Space) -> bool {
        (round.ballots.iter().flatten()).any(|ballot| ballot.red == Some(space))
    }

    /// One claim for each side that has something to count, for how much there is of it and which card
    /// shows it best.
    fn by_side(
        &self,
        least: usize,
        shown: impl Fn(usize, &'a Round) -> Vec<Shown>,
        feat: impl Fn(usize, usize) -> Feat,
    ) -> Vec<Claim> {
        let claim = |side| {
            let all = self.rounds.iter().flat_map(|round| shown(side, round));
            let all: Vec<Shown> = all.collect();
            let sum = all.iter().map(|shown| shown.count).sum::<usize>();
            let best = all
                .iter()
                .max_by_key(|shown| (shown.weight, Reverse(shown.round)))?;
            (sum >= least).then(|| Claim {
                sides: ArrayVec::from_iter([side]),
                merit: sum as i32,
                feat: feat(sum, best.count),
                round: best.round,
                card: best.card,
            })
        };
        self.sides().filter_map(claim).collect()
    }

    /// One claim for each clue, with how many found it and how many voted.
    fn by_clue(&self, judge: impl Fn(usize, usize) -> Option<(i32, Feat)>) -> Vec<Claim> {
        let claim = |round: &'a Arc<Round>| {
            let (space, laid) = tellers_card(round)?;
            let (merit, feat) = judge(self.voters(round, space).count(), self.ballots(round))?;
            Some(Claim {
                sides: ArrayVec::from_iter([self.side(round.storyteller)]),
                merit,
                feat,
                round: round.number,
                card: laid.card,
            })
        };
        self.rounds.iter().filter_map(claim).collect()
    }

    fn half(&self) -> Vec<Claim> {
        self.by_clue(|found, voters| {
            let off = (2 * found).abs_diff(voters) as i32;
            (0 < found && found < voters).then_some((-off, Feat::Half { found, voters }))
        })
    }

    /// Fewer than half found it.
    fn daring(&self) -> Vec<Claim> {
        self.by_clue(|found, voters| {
            let feat = Feat::Daring { found, voters };
            (0 < found && 2 * found < voters).then_some((-(found as i32), feat))
        })
    }

    fn riddles(&self) -> Vec<Claim> {
        self.by_clue(|found, voters| (found == 0).then_some((0, Feat::Riddle { voters })))
    }

    fn open_books(&self) -> Vec<Claim> {
        self.by_clue(|found, voters| (found == voters).then_some((0, Feat::OpenBook { voters })))
    }

    /// The cards of a side that others voted for instead of the storyteller's.
    fn baits(&self, side: usize, round: &'a Round) -> Vec<Shown> {
        let mut baits = self.gifts(side, round);
        baits.retain(|shown| shown.count > 0);
        baits
    }

    /// The cards that a side gave, with the votes of others; not the card that the clue was for.
    fn gifts(&self, side: usize, round: &'a Round) -> Vec<Shown> {
        let ours = |(_, laid): &(Space, &'a Laid)| {
            let is_tellers = self.mode != Mode::Party && laid.giver == round.storyteller;
            self.side(laid.giver) == side && !is_tellers
        };
        let shown = |(space, laid): (Space, &'a Laid)| {
            let votes = self.drawn(round, space, laid);
            Shown::new(round, laid.card, votes, votes as i32)
        };
        spaces(round).filter(ours).map(shown).collect()
    }

    fn bluffers(&self) -> Vec<Claim> {
        let feat = |votes, best| Feat::Bluffer { votes, best };
        self.by_side(1, |side, round| self.baits(side, round), feat)
    }

    /// Each by the votes of the best card.
    fn best_gifts(&self, least: usize, whole: bool, feat: fn(usize) -> Feat) -> Vec<Claim> {
        let claim = |side| {
            let gifts = (self.rounds.iter()).flat_map(|round| {
                let mut gifts = self.gifts(side, round);
                let is_whole = |shown: &Shown| !self.is_struck(round, shown.space(round));
                gifts.retain(|shown| !whole || is_whole(shown));
                gifts
            });
            let best = gifts.max_by_key(|shown| (shown.count, Reverse(shown.round)))?;
            (best.count >= least).then(|| Claim {
                sides: ArrayVec::from_iter([side]),
                merit: best.count as i32,
                feat: feat(best.count),
                round: best.round,
                card: best.card,
            })
        };
        self.sides().filter_map(claim).collect()
    }

    fn disguises(&self) -> Vec<Claim> {
        self.best_gifts(1, false, |votes| Feat::Disguise { votes })
    }

    /// Two others at least, and not struck.
    fn favourites(&self) -> Vec<Claim> {
        self.best_gifts(2, true, |votes| Feat::Favourite { votes })
    }

    fn chosen(&self) -> Vec<Claim> {
        self.best_gifts(1, false, |votes| Feat::Chosen { votes })
    }

    fn givers(&self) -> Vec<Claim> {
        let given = |side, round: &'a Round| {
            let ours = |laid: &&'a Laid| self.side(laid.giver) == side;
            let shown = |laid: &'a Laid| Shown::new(round, laid.card, 1, 0);
            round.board.iter().filter(ours).map(shown).collect()
        };
        self.by_side(1, given, |cards, _| Feat::Giver { cards })
    }

    /// The storyteller's cards that a side found. The one that fewest found shows it best.
    fn finds(&self, side: usize, round: &'a Round) -> Vec<Shown> {
        let found = tellers_card(round)
            .filter(|(space, _)| self.votes(round, side).any(|voted| voted == *space));
        let shown = |(space, laid): (Space, &'a Laid)| {
            let finders = self.voters(round, space).count();
            Shown::new(round, laid.card, 1, -(finders as i32))
        };
        found.map(shown).into_iter().collect()
    }

    fn listeners(&self) -> Vec<Claim> {
        let finds = |side, round| self.finds(side, round);
        self.by_side(1, finds, |times, _| Feat::Listener { times })
    }

    fn ears(&self) -> Vec<Claim> {
        let finds = |side, round| self.finds(side, round);
        self.by_side(1, finds, |times, _| Feat::Ear { times })
    }

    /// The cards of others, not the storyteller's, that a side voted for.
    fn trust(&self) -> Vec<Claim> {
        let trusted = |side, round: &'a Round| {
            let others = self
                .votes(round, side)
                .filter_map(|space| laid_at(round, space));
            let others = others
                .filter(|laid| laid.giver != round.storyteller && self.side(laid.giver) != side);
            others
                .map(|laid| Shown::new(round, laid.card, 1, 0))
                .collect()
        };
        self.by_side(1, trusted, |times, _| Feat::Trust { times })
    }

    /// Pairs of players who voted for the same card twice at least. In Team every two are a pair
    /// already.
    fn alike(&self) -> Vec<Claim> {
        let mut claims = Vec::new();
        if self.mode == Mode::Team {
            return claims;
        }
        for one in self.sides() {
            for other in self.sides().filter(|other| *other > one) {
                let together = self.rounds.iter().filter_map(|round| {
                    let is_same = |space: &Space| self.votes(round, other).any(|v| v == *space);
                    let space = self.votes(round, one).find(is_same)?;
                    let voters = self.voters(round, space).count();
                    let card = laid_at(round, space)?.card;
                    Some(Shown::new(round, card, 1, -(voters as i32)))
                });
                let together: Vec<Shown> = together.collect();
                let times = together.len();
                let best = together.iter().max_by_key(|s| (s.weight, Reverse(s.round)));
                if let Some(best) = best.filter(|_| times > 1) {
                    claims.push(Claim {
                        sides: ArrayVec::from([one, other]),
                        merit: times as i32,
                        feat: Feat::Alike { times },
                        round: best.round,
                        card: best.card,
                    });
                }
            }
        }
        claims
    }

    /// The card behind a side's points: the one it told about or gave, in Party the one it voted for.
    fn own_card(&self, side: usize, round: &'a Round) -> Option<Card> {
        if self.mode == Mode::Party {
            let space = self.votes(round, side).next()?;
            return Some(laid_at(round, space)?.card);
        }
        if self.side(round.storyteller) == side {
            return Some(tellers_card(round)?.1.card);
        }
        let gifts = self.gifts(side, round).into_iter();
        gifts
            .max_by_key(|shown| shown.count)
            .map(|shown| shown.card)
    }

    /// The rounds in which a side got points.
    fn gains(&self, side: usize, rounds: &'a [Arc<Round>]) -> impl Iterator<Item = Shown> {
        let gains = rounds.iter().filter_map(move |round| {
            let points = gained(round, side);
            Some(Shown::new(
                round,
                self.own_card(side, round)?,
                points,
                points as i32,
            ))
        });
        gains.filter(|shown| shown.count > 0)
    }

    fn leaps(&self) -> Vec<Claim> {
        let claim = |side| {
            let best = self.gains(side, self.rounds);
            let best = best.max_by_key(|shown| (shown.weight, Reverse(shown.round)))?;
            Some(Claim {
                sides: ArrayVec::from_iter([side]),
                merit: best.weight,
                feat: Feat::Leap { points: best.count },
                round: best.round,
                card: best.card,
            })
        };
        self.sides().filter_map(claim).collect()
    }

    /// Only in games of some length.
    fn finishes(&self) -> Vec<Claim> {
        let Some(first) = self
            .rounds
            .len()
            .checked_sub(LAST)
            .filter(|first| *first >= LAST)
        else {
            return Vec::new();
        };
        let claim = |side| {
            let gains: Vec<Shown> = self.gains(side, &self.rounds[first..]).collect();
            let points = gains.iter().map(|shown| shown.count).sum::<usize>();
            let best = gains.iter().max_by_key(|s| (s.weight, Reverse(s.round)))?;
            (2 * points > self.points(side)).then(|| Claim {
                sides: ArrayVec::from_iter([side]),
                merit: points as i32,
                feat: Feat::Finish {
                    points,
                    rounds: LAST,
                },
                round: best.round,
                card: best.card,
            })
        };
        self.sides().filter_map(claim).collect()
    }

    /// Twice at least.
    fn faithful(&self) -> Vec<Claim> {
        let mut claims = Vec::new();
        for side in self.sides() {
            for friend in self.sides().filter(|friend| *friend != side) {
                let votes = self.rounds.iter().flat_map(|round| {
                    let laid = self
                        .votes(round, side)
                        .filter_map(|space| laid_at(round, space));
                    let theirs = laid.filter(|laid| self.side(laid.giver) == friend);
                    theirs.map(|laid| (round.number, laid.card))
                });
                let votes: Vec<(u16, Card)> = votes.collect();
                if let Some(&(round, card)) = votes.first().filter(|_| votes.len() > 1) {
                    let (friend, times) = (self.seats(friend).collect(), votes.len());
                    claims.push(Claim {
                        sides: ArrayVec::from_iter([side]),
                        merit: times as i32,
                        feat: Feat::Faithful { friend, times },
                        round,
                        card,
                    });
                }
            }
        }
        claims
    }

    /// Party: how often a side's vote brought or lost points for this reason.
    fn by_reason(&self, why: Why, feat: fn(usize) -> Feat) -> Vec<Claim> {
        let shown = |side: usize, round: &'a Round| {
            let score = round.scores.get(side);
            let reason = score.and_then(|score| score.reasons.iter().find(|r| r.why == why));
            let shown = reason.zip(self.own_card(side, round));
            let shown =
                shown.map(|(reason, card)| Shown::new(round, card, 1, reason.by.len() as i32));
            shown.into_iter().collect()
        };
        self.by_side(1, shown, |times, _| feat(times))
    }

    fn chorus(&self) -> Vec<Claim> {
        self.by_reason(Why::Agreed, |times| Feat::Chorus { times })
    }

    fn company(&self) -> Vec<Claim> {
        self.by_reason(Why::Agreed, |times| Feat::Company { times })
    }

    fn own_minds(&self) -> Vec<Claim> {
        self.by_reason(Why::Alone, |times| Feat::OwnMind { times })
    }

    fn struck(&self) -> Vec<Claim> {
        self.by_reason(Why::Red, |times| Feat::Struck { times })
    }

    fn strikes(&self) -> Vec<Claim> {
        let claim = |round: &'a Arc<Round>| {
            let teller = self.side(round.storyteller);
            let red = round.ballots.get(teller)?.as_ref()?.red?;
            let votes = self
                .voters(round, red)
                .filter(|side| *side != teller)
                .count();
            (votes > 0).then_some(Claim {
                sides: ArrayVec::from_iter([teller]),
                merit: votes as i32,
                feat: Feat::Strike { votes },
                round: round.number,
                card: laid_at(round, red)?.card,
            })
        };
        self.rounds.iter().filter_map(claim).collect()
    }

    fn gathering(&self) -> Vec<Claim> {
        let claim = |round: &'a Arc<Round>| {
            let whole = spaces(round).filter(|(space, _)| !self.is_struck(round, *space));
            let counted = whole.map(|(space, laid)| (self.voters(round, space).count(), laid));
            let (together, laid) = counted.max_by_key(|(together, _)| *together)?;
            let voters = self.ballots(round);
            (together > 1).then_some(Claim {
                sides: ArrayVec::from_iter([self.side(round.storyteller)]),
                merit: together as i32,
                feat: Feat::Gathering { together, voters },
                round: round.number,
                card: laid.card,
            })
        };
        self.rounds.iter().filter_map(claim).collect()
    }
}

/// A card that shows what somebody did.
struct Shown {
    round: u16,
    card: Card,
    count: usize,
    /// How well it shows it.
    weight: i32,
}

impl Shown {
    fn new(round: &Round, card: Card, count: usize, weight: i32) -> Shown {
        Shown {
            round: round.number,
            card,
            count,
            weight,
        }
    }

    /// Where the card lay.
    fn space(&self, round: &Round) -> Space {
        let place = round.board.iter().position(|laid| laid.card == self.card);
        place.map_or(Space(0), Space::at)
    }
}

fn spaces(round: &Round) -> impl Iterator<Item = (Space, &Laid)> {
    (round.board.iter().enumerate()).map(|(index, laid)| (Space::at(index), laid))
}

fn laid_at(round: &Round, space: Space) -> Option<&Laid> {
    round.board.get(space.index(round.board.len())?)
}

/// The card that the clue was for. In Party, the card that the storyteller gave.
fn tellers_card(round: &Round) -> Option<(Space, &Laid)> {
    spaces(round).find(|(_, laid)| laid.giver == round.storyteller)
}

/// The points of a side in a round. Partners get the same (R6.5), and a team's first seat has its
/// number.
fn gained(round: &Round, side: usize) -> usize {
    round
        .scores
        .get(side)
        .map_or(0, |score| score.points.into())
}
