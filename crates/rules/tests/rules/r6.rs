//! R6 Team. Points of more rounds are in `scoring.rs`.

use moonhare_rules::{Command, Idle, Mode, Move, RuleError, Scene, Seat, Step};

use crate::table::{Table, seats};

const SIZES: [usize; 4] = [6, 8, 10, 12];

fn take_back(seat: u8) -> Command {
    Move::TakeBack.by(Seat(seat))
}

#[test]
fn r6_1_the_storytellers_partner_gives_and_one_of_each_other_team() {
    let mut table = Table::of(Mode::Team, 6);
    table.tell();
    assert_eq!(table.waiting(), seats(1..6));
    assert_eq!(table.refusal(table.gift(0)), RuleError::StorytellerGave);
    table.give(4);
    assert_eq!(table.waiting(), seats([2, 3, 5]), "1 is let off by 4");
    assert_eq!(table.refusal(table.gift(1)), RuleError::PartnerGave);
    assert_eq!(table.view(1).idle, Some(Idle::PartnerGave));
    table.give(2);
    assert_eq!(table.waiting(), seats([3]));
    table.give(3);
    assert!(matches!(table.scene(0), Scene::Voting { .. }));
}

#[test]
fn r6_1_what_one_partner_takes_back_the_other_may_give() {
    let mut table = Table::of(Mode::Team, 6);
    table.tell();
    table.give(1);
    assert_eq!(table.refusal(take_back(4)), RuleError::PartnerGave);
    table.go(take_back(1));
    assert_eq!(table.waiting(), seats(1..6));
    table.give(4);
    assert_eq!(table.refusal(take_back(1)), RuleError::PartnerGave);
    table.give(3);
    table.go(take_back(3));
    table.give(5);
    table.give(3);
    let step = Step::Voting;
    assert_eq!(table.refusal(table.gift(1)), RuleError::WrongStep { step });
    let board = table.board();
    let givers = [0, 3, 4, 5].map(|seat| table.given(seat)[0]);
    assert!(givers.iter().all(|card| board.contains(card)));
}

#[test]
fn r6_1_partners_do_not_see_each_others_cards() {
    let mut table = Table::of(Mode::Team, 6);
    table.tell();
    let mut other = table.clone();
    table.give(1);
    other.go(Move::Give {
        cards: [other.hand(1)[2]].into_iter().collect(),
    }
    .by(Seat(1)));
    assert_eq!(table.view(4), other.view(4));
}

#[test]
fn r6_2_the_board_has_half_the_players_and_one_more() {
    for players in SIZES {
        let table = Table::voting(Mode::Team, players);
        assert_eq!(table.board().len(), players / 2 + 1);
    }
}

#[test]
fn r6_3_in_each_other_team_the_partner_who_gave_none_votes() {
    for players in SIZES {
        let half = players as u8 / 2;
        let mut table = Table::of(Mode::Team, players);
        table.tell();
        table.give(half);
        // Odd seats of the first half give, else their partners.
        let gives = |seat: u8| if seat % 2 == 1 { seat } else { seat + half };
        (1..half).for_each(|seat| table.give(gives(seat)));
        let votes = |seat| {
            if gives(seat) == seat {
                seat + half
            } else {
                seat
            }
        };
        assert_eq!(table.waiting(), seats((1..half).map(votes)));
        for seat in 1..half {
            let giver = table.vote_for(gives(seat), &[0]);
            assert_eq!(table.refusal(giver), RuleError::GiverVotes);
            table.clone().vote(votes(seat), &[0]);
        }
    }
}

#[test]
fn r6_3_the_storytellers_team_does_not_vote() {
    let table = Table::voting(Mode::Team, 6);
    let vote = |seat| table.refusal(table.vote_for(seat, &[1]));
    assert_eq!(vote(0), RuleError::StorytellerVotes { mode: Mode::Team });
    assert_eq!(vote(3), RuleError::PartnerVotes);
    assert!(
        [0, 3]
            .map(vote)
            .iter()
            .all(|error| error.rule() == Some("R6.3"))
    );
    assert_eq!(table.view(3).idle, Some(Idle::PartnerTold));
}

#[test]
fn r6_4_any_card_may_be_voted_for_the_partners_too() {
    let table = Table::voting(Mode::Team, 8);
    // 1, 2, 3 and the storyteller's partner 4 gave; 5, 6, 7 vote.
    for voter in [5, 6, 7] {
        for giver in 0..=4 {
            table.clone().vote(voter, &[giver]);
        }
        let Scene::Voting { mine, .. } = table.scene(voter) else {
            panic!("not voting");
        };
        assert!(mine.is_empty(), "the partner's card is not marked");
    }
}

#[test]
fn r6_4_a_vote_for_the_own_pairs_card_earns_nothing() {
    // 4 votes for the card of its partner 1, 5 for that of 2.
    assert_eq!(teams(6, &[1, 2]), [0, 2, 2]);
    assert_eq!(teams(6, &[1, 1]), [0, 3, 2]);
    assert_eq!(teams(8, &[1, 0, 1]), [3, 1, 3, 0]);
}

#[test]
fn r6_5_one_vote_each_whatever_the_number_of_players() {
    for players in SIZES {
        let table = Table::voting(Mode::Team, players);
        let mode = Mode::Team;
        let voter = players as u8 / 2 + 1;
        let one = RuleError::VoteCount {
            mode,
            most: 1,
            given: 2,
        };
        assert_eq!(table.refusal(table.vote_for(voter, &[0, 1])), one);
    }
}

/// Seats 1, 2 … and the storyteller's partner gave; those opposite vote for the cards of `givers`.
fn teams(players: usize, givers: &[u8]) -> Vec<u8> {
    let mut table = Table::voting(Mode::Team, players);
    for (voter, &giver) in (players as u8 / 2 + 1..).zip(givers) {
        table.vote(voter, &[giver]);
    }
    let points = table.points();
    let (first, second) = points.split_at(players / 2);
    assert_eq!(first, second, "partners have the same");
    first.to_vec()
}

#[test]
fn r6_5_everyone_or_nobody_found_it() {
    assert_eq!(teams(6, &[0, 0]), [0, 2, 2]);
    assert_eq!(teams(6, &[2, 1]), [0, 3, 3]);
    // A single vote that found it is nothing special here.
    assert_eq!(teams(12, &[0; 5]), [0, 2, 2, 2, 2, 2]);
}

#[test]
fn r6_5_some_found_it() {
    assert_eq!(teams(6, &[0, 1]), [3, 4, 0]);
    assert_eq!(teams(8, &[0, 0, 2]), [3, 3, 4, 0]);
}

#[test]
fn r6_5_the_storytellers_partners_card_earns_three_at_most() {
    assert_eq!(teams(6, &[3, 0]), [4, 0, 3]);
    assert_eq!(teams(6, &[3, 3]), [2, 2, 2]);
    assert_eq!(teams(12, &[6; 5]), [3, 2, 2, 2, 2, 2]);
    assert_eq!(teams(12, &[0, 1, 1, 1, 1]), [3, 6, 0, 0, 0, 0]);
}

#[test]
fn r6_6_each_player_tells_once_then_the_best_team_wins() {
    for players in SIZES {
        let mut table = Table::of(Mode::Team, players);
        for storyteller in 0..players as u8 {
            assert_eq!(table.storyteller(), storyteller);
            assert!((0..players as u8).all(|seat| table.hand(seat).len() == 4));
            table.play_round();
        }
        let podium = table.podium();
        assert_eq!(usize::from(podium.rounds), players);
        let highest = podium.track.iter().map(|side| side.score).max();
        for side in &podium.track {
            assert_eq!(side.seats.len(), 2);
            for seat in side.seats.iter() {
                assert_eq!(podium.winners.contains(seat), Some(side.score) == highest);
            }
        }
    }
}

#[test]
fn r6_6_teams_with_equal_scores_share_the_win() {
    // In each round `found` of the two voters find the card, the first of them first.
    let winners = |found: [usize; 6]| {
        let mut table = Table::of(Mode::Team, 6);
        for found in found {
            let teller = table.storyteller();
            table.tell();
            table.give_all();
            let voters: Vec<Seat> = table.waiting().iter().collect();
            for (nth, voter) in (1..).zip(voters) {
                let partner = (voter.0 + 3) % 6;
                table.vote(voter.0, &[if nth <= found { teller } else { partner }]);
            }
            table.press_on();
        }
        (table.track(), table.podium().winners)
    };
    // Everyone found it in every round: each team told twice and got 2 four times.
    assert_eq!(winners([2; 6]), (vec![8, 8, 8], seats(0..6)));
    // In the last round, which seat 5 tells, only seats 0 and 3 find it: 3 for them and the tellers.
    // The others voted for their own pair's card and get nothing for it (R6.4).
    assert_eq!(winners([2, 2, 2, 2, 2, 1]), (vec![9, 6, 11], seats([2, 5])));
}
