//! R4 Classic. Points of many more rounds are in `scoring.rs`.

use std::collections::BTreeSet;

use moonhare_rules::{Ballot, Gift, Goal, Mode, Move, RuleError, Scene, Seat, Settings};

use crate::table::{Table, seats, settings};

#[test]
fn r4_1_with_three_each_of_the_others_gives_two_cards() {
    let mut table = Table::of(Mode::Classic, 3);
    assert!((0..3).all(|seat| table.hand(seat).len() == 7));
    table.tell();
    let hand = table.hand(1);
    let give = |cards: &[usize]| {
        Move::Give {
            cards: cards.iter().map(|&nth| hand[nth]).collect::<Gift>(),
        }
        .by(Seat(1))
    };
    for wrong in [&[][..], &[0]] {
        let refused = RuleError::GiftSize {
            wanted: 2,
            given: wrong.len(),
        };
        assert_eq!(table.refusal(give(wrong)), refused);
    }
    assert_eq!(table.refusal(give(&[3, 3])), RuleError::SameCardTwice);
    table.go(give(&[3, 6]));
    table.give(2);
    assert_eq!(table.board().len(), 5);
    let mine: BTreeSet<_> = [hand[3], hand[6]].into();
    assert!(mine.is_subset(&BTreeSet::from_iter(table.board())));
}

#[test]
fn r4_1_with_four_or_more_each_gives_one() {
    let mut table = Table::of(Mode::Classic, 4);
    table.tell();
    let cards = table.hand(1).into_iter().take(2).collect();
    let two = Move::Give { cards }.by(Seat(1));
    assert_eq!(
        table.refusal(two),
        RuleError::GiftSize {
            wanted: 1,
            given: 2
        }
    );
}

#[test]
fn r4_2_the_storyteller_does_not_vote() {
    let table = Table::voting(Mode::Classic, 4);
    assert_eq!(table.waiting(), seats(1..4));
    let vote = table.vote_for(0, &[1]);
    let refusal = table.refusal(vote);
    assert_eq!(refusal.rule(), Some("R4.2"), "{refusal}");
}

#[test]
fn r4_2_nobody_votes_for_a_card_of_their_own() {
    for players in [4, 7, 12] {
        let table = Table::voting(Mode::Classic, players);
        let space = table.space(2, 0);
        let own = table.vote_for(2, &[2]);
        assert_eq!(table.refusal(own), RuleError::OwnCard { space });
    }
    let table = Table::voting(Mode::Classic, 8);
    let space = table.space(2, 0);
    let second = table.vote_for(2, &[0, 2]);
    assert_eq!(table.refusal(second), RuleError::OwnCard { space });
}

#[test]
fn r4_2_with_three_neither_of_the_two_own_cards() {
    let table = Table::voting(Mode::Classic, 3);
    for nth in [0, 1] {
        let space = table.space(1, nth);
        let vote = Move::Vote {
            ballot: Ballot::one(space),
        }
        .by(Seat(1));
        assert_eq!(table.refusal(vote), RuleError::OwnCard { space });
        let Scene::Voting { mine, .. } = table.scene(1) else {
            panic!("not voting");
        };
        assert!(mine.contains(space) && mine.len() == 2);
    }
}

#[test]
fn r4_3_up_to_six_players_cast_exactly_one_vote() {
    for players in 3..=6 {
        let table = Table::voting(Mode::Classic, players);
        let mode = Mode::Classic;
        let refused = |given| RuleError::VoteCount {
            mode,
            most: 1,
            given,
        };
        assert_eq!(table.refusal(table.vote_for(1, &[])), refused(0));
        assert_eq!(table.refusal(table.vote_for(1, &[0, 2])), refused(2));
        table.clone().vote(1, &[2]);
    }
}

#[test]
fn r4_3_from_seven_players_on_one_vote_or_two_on_different_cards() {
    for players in 7..=12 {
        let table = Table::voting(Mode::Classic, players);
        let mode = Mode::Classic;
        let none = RuleError::VoteCount {
            mode,
            most: 2,
            given: 0,
        };
        assert_eq!(table.refusal(table.vote_for(1, &[])), none);
        let twice = table.vote_for(1, &[3, 3]);
        assert_eq!(table.refusal(twice), RuleError::SameSpaceTwice);
        table.clone().vote(1, &[2]);
        table.clone().vote(1, &[2, 0]);
    }
}

#[test]
fn r4_4_any_vote_on_the_storytellers_card_has_found_it() {
    // 1 finds it with the first vote, 2 with the second, 3 does not.
    let mut table = Table::voting(Mode::Classic, 7);
    for (seat, givers) in [
        (1, [0, 2]),
        (2, [1, 0]),
        (3, [1, 2]),
        (4, [5, 6]),
        (5, [4, 6]),
    ] {
        table.vote(seat, &givers);
    }
    table.vote(6, &[4, 5]);
    // 1: found 3 + votes of 2, 3; 2: found 3 + votes of 1, 3; 4, 5 and 6 drew two each.
    assert_eq!(table.points(), [3, 5, 5, 0, 2, 2, 2]);
}

#[test]
fn r4_5_everyone_found_it_or_nobody_did() {
    let mut everyone = Table::voting(Mode::Classic, 5);
    (1..5).for_each(|seat| _ = everyone.vote(seat, &[0]));
    assert_eq!(everyone.points(), [0, 2, 2, 2, 2]);

    let mut nobody = Table::voting(Mode::Classic, 5);
    for (seat, giver) in [(1, 2), (2, 3), (3, 4), (4, 1)] {
        nobody.vote(seat, &[giver]);
    }
    // One vote each besides (R4.7).
    assert_eq!(nobody.points(), [0, 3, 3, 3, 3]);
}

#[test]
fn r4_6_some_found_it() {
    let mut table = Table::voting(Mode::Classic, 4);
    for (seat, giver) in [(1, 0), (2, 0), (3, 1)] {
        table.vote(seat, &[giver]);
    }
    // 1 also drew the vote of 3.
    assert_eq!(table.points(), [3, 4, 3, 0]);
}

#[test]
fn r4_7_votes_on_own_cards_count_three_at_most() {
    let mut table = Table::voting(Mode::Classic, 8);
    for (seat, giver) in [(1, 2), (2, 0), (3, 2), (4, 2), (5, 2), (6, 2), (7, 1)] {
        table.vote(seat, &[giver]);
    }
    // 2: found 3, single vote 1, five votes that count 3; 1: one vote.
    assert_eq!(table.points(), [3, 1, 7, 0, 0, 0, 0, 0]);
}

#[test]
fn r4_7_with_three_votes_on_either_card_count() {
    for nth in [0, 1] {
        let mut table = Table::voting(Mode::Classic, 3);
        table.vote(1, &[0]);
        let ballot = Ballot::one(table.space(1, nth));
        table.go(Move::Vote { ballot }.by(Seat(2)));
        assert_eq!(table.points(), [3, 4, 0]);
    }
}

#[test]
fn r4_7_in_every_case_but_never_for_the_storyteller() {
    let mut table = Table::voting(Mode::Classic, 7);
    (1..7).for_each(|seat| _ = table.vote(seat, &[0, if seat == 1 { 2 } else { 1 }]));
    // Everyone found it; five votes on 1 count 3, one on 2 counts 1, six on the storyteller none.
    assert_eq!(table.points(), [0, 5, 3, 2, 2, 2, 2]);
}

#[test]
fn r4_8_who_found_it_with_a_single_vote_gets_one_more() {
    let found_by_1 = |players: usize, votes: &[u8]| {
        let mut table = Table::voting(Mode::Classic, players);
        table.vote(1, votes);
        for seat in 2..players as u8 {
            let other = if seat == 2 { 3 } else { 2 };
            table.vote(seat, &[other]);
        }
        table.points()[1]
    };
    for players in 7..=12 {
        assert_eq!(found_by_1(players, &[0]), 4);
        assert_eq!(found_by_1(players, &[0, 2]), 3);
    }
    assert_eq!(
        found_by_1(6, &[0]),
        3,
        "with fewer there is nothing to dare"
    );
}

#[test]
fn r4_8_also_when_everyone_found_it() {
    let mut table = Table::voting(Mode::Classic, 7);
    (1..7).for_each(|seat| _ = table.vote(seat, &[0]));
    assert_eq!(table.points(), [0, 3, 3, 3, 3, 3, 3]);
}

#[test]
fn r4_9_the_game_ends_after_the_round_that_reached_the_target() {
    let mut table = Table::with(
        Settings {
            goal: Goal::Points(5),
            ..settings(Mode::Classic)
        },
        4,
    );
    let round = |table: &mut Table, votes: [(u8, u8); 3]| {
        table.tell();
        table.give_all();
        for (seat, giver) in votes {
            table.vote(seat, &[giver]);
        }
        table.press_on();
    };
    round(&mut table, [(1, 0), (2, 0), (3, 1)]);
    assert_eq!(table.track(), [3, 4, 3, 0]);
    // Seat 1 tells: 0 and 3 find it and 2 votes for 0: 3 + 1, 3, 0, 3.
    round(&mut table, [(0, 1), (2, 0), (3, 1)]);
    assert!(table.is_over());
    assert_eq!(table.track(), [7, 7, 3, 3]);
    assert_eq!(
        table.podium().winners,
        seats([0, 1]),
        "equal scores share the win"
    );
    let late = Move::Next.by(Seat(0));
    assert_eq!(table.refusal(late), RuleError::Over);
}

#[test]
fn r4_9_the_highest_score_wins_and_not_everybody_who_reached_the_target() {
    let mut table = Table::with(
        Settings {
            goal: Goal::Points(5),
            ..settings(Mode::Classic)
        },
        7,
    );
    table.tell();
    table.give_all();
    // Seats 1 and 6 find it with a single vote; 2 votes for the card of seat 1, the rest for that
    // of seat 6.
    for (seat, giver) in [(1, 0), (2, 1), (3, 6), (4, 6), (5, 6), (6, 0)] {
        table.vote(seat, &[giver]);
    }
    table.press_on();
    assert_eq!(table.track(), [3, 5, 0, 0, 0, 0, 7]);
    assert_eq!(table.podium().winners, seats([6]));
}
