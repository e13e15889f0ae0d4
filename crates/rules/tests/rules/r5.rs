//! R5 Party. Points of more rounds are in `scoring.rs`.

use moonhare_rules::{Ballot, Event, Goal, Mode, Move, RuleError, Scene, Seat, Settings, Viewer};

use crate::table::{Table, seats, settings, text};

fn sees_hand(table: &Table, seat: u8) -> bool {
    table.playing(seat).hand.is_some()
}

#[test]
fn r5_1_in_round_1_nobody_sees_a_hand_until_the_clue_is_said() {
    let mut table = Table::with(Settings::of(Mode::Party), 6);
    assert!((0..6).all(|seat| !sees_hand(&table, seat)));
    table.go(Move::Claim.by(Seat(2)));
    assert!((0..6).all(|seat| !sees_hand(&table, seat)));
    table.tell();
    assert!((0..6).all(|seat| sees_hand(&table, seat)));
}

#[test]
fn r5_1_later_the_storyteller_alone_sees_no_hand_until_then() {
    let mut table = Table::of(Mode::Party, 6);
    table.play_round();
    let sighted: Vec<u8> = (0..6).filter(|&seat| sees_hand(&table, seat)).collect();
    assert_eq!(sighted, [0, 2, 3, 4, 5]);
    table.tell();
    assert!(sees_hand(&table, 1));
    assert_eq!(table.hand(1).len(), 5);
}

#[test]
fn r5_1_the_clue_comes_with_no_card() {
    let table = Table::of(Mode::Party, 6);
    for card in (0..84).map(moonhare_rules::Card) {
        let tell = Move::Tell {
            clue: text("rain"),
            card: Some(card),
        }
        .by(Seat(0));
        // The same for every card, so that asking tells nothing about the hidden hand.
        assert_eq!(table.refusal(tell), RuleError::NoCardWithClue);
    }
}

#[test]
fn r5_2_everyone_gives_one_card_the_storyteller_too() {
    for players in 6..=12 {
        let mut table = Table::of(Mode::Party, players);
        table.tell();
        assert_eq!(table.waiting(), seats(0..players as u8));
        let two = Move::Give {
            cards: table.hand(1).into_iter().take(2).collect(),
        }
        .by(Seat(1));
        assert_eq!(
            table.refusal(two),
            RuleError::GiftSize {
                wanted: 1,
                given: 2
            }
        );
        table.give_all();
        assert_eq!(table.board().len(), players);
        let on_board = |seat| table.board().contains(&table.given(seat)[0]);
        assert!((0..players as u8).all(on_board));
    }
}

#[test]
fn r5_3_everyone_votes_green_for_any_card_ones_own_too() {
    let table = Table::voting(Mode::Party, 6);
    assert_eq!(table.waiting(), seats(0..6));
    for giver in 0..6 {
        table.clone().vote(3, &[giver]);
    }
    let mode = Mode::Party;
    let one = |given| RuleError::VoteCount {
        mode,
        most: 1,
        given,
    };
    assert_eq!(table.refusal(table.vote_for(3, &[0, 1])), one(2));
    assert_eq!(table.refusal(table.vote_for(3, &[])), one(0));
}

#[test]
fn r5_3_never_two_green_votes_not_even_with_seven_or_more() {
    let table = Table::voting(Mode::Party, 9);
    let mode = Mode::Party;
    let one = RuleError::VoteCount {
        mode,
        most: 1,
        given: 2,
    };
    assert_eq!(table.refusal(table.vote_for(3, &[0, 1])), one);
}

#[test]
fn r5_3_the_storyteller_also_votes_red_for_any_card() {
    let table = Table::voting(Mode::Party, 6);
    assert_eq!(
        table.refusal(table.vote_for(0, &[1])),
        RuleError::RedMissing
    );
    for red in 0..6 {
        table.clone().vote_red(0, 1, red);
        table.clone().vote_red(0, 0, red);
    }
    let ballot = Ballot::one(table.space(1, 0)).with_red(table.space(2, 0));
    let other = Move::Vote { ballot }.by(Seat(4));
    assert_eq!(table.refusal(other), RuleError::RedNotAllowed);
}

/// Points when each seat votes green for the card of a giver, and seat 0 red for that of another.
fn points(greens: &[u8], red: u8) -> Vec<u8> {
    let mut table = Table::voting(Mode::Party, greens.len());
    table.vote_red(0, greens[0], red);
    for (seat, &giver) in (0..).zip(greens).skip(1) {
        table.vote(seat, &[giver]);
    }
    table.points()
}

#[test]
fn r5_4_as_many_points_as_players_on_the_card_five_at_most() {
    assert_eq!(points(&[0, 0, 1, 1, 1, 2], 5), [2, 2, 3, 3, 3, 0]);
    assert_eq!(points(&[4, 4, 4, 4, 1, 1], 5), [4, 4, 4, 4, 2, 2]);
    assert_eq!(points(&[4; 7], 5), [5; 7]);
    assert_eq!(points(&[4; 12], 5), [5; 12]);
}

#[test]
fn r5_4_nothing_alone_and_nothing_under_the_red_vote() {
    assert_eq!(points(&[0, 1, 2, 3, 4, 5], 0), [0; 6]);
    assert_eq!(points(&[1, 1, 1, 1, 2, 2], 1), [0, 0, 0, 0, 2, 2]);
}

#[test]
fn r5_4_the_red_vote_counts_as_no_green_one() {
    let mut table = Table::voting(Mode::Party, 6);
    table.vote_red(0, 1, 2);
    for (seat, giver) in [(1, 1), (2, 2), (3, 2), (4, 1), (5, 1)] {
        table.vote(seat, &[giver]);
    }
    assert_eq!(table.points(), [4, 4, 0, 0, 4, 4]);
    let under_red = table.round().scores[2].reasons[0];
    assert_eq!(
        under_red.by,
        seats([2, 3]),
        "those on the red card, without who made it red"
    );
}

#[test]
fn r5_4_the_giver_of_a_popular_card_gets_nothing_for_it() {
    // All but 3 vote for the card of 3.
    assert_eq!(points(&[3, 3, 3, 0, 3, 3], 1), [5, 5, 5, 0, 5, 5]);
}

#[test]
fn r5_5_the_example_of_the_book() {
    // Six on card 3, two on card 2 which is red, one alone on card 5; cards named by who gave them.
    assert_eq!(
        points(&[3, 3, 3, 3, 3, 3, 2, 2, 5], 2),
        [5, 5, 5, 5, 5, 5, 0, 0, 0]
    );
}

#[test]
fn r5_6_hands_are_filled_to_5_and_passed_to_the_left() {
    let mut table = Table::of(Mode::Party, 6);
    table.tell();
    table.give_all();
    let kept: Vec<_> = (0..6).map(|seat| table.hand(seat)).collect();
    assert!(kept.iter().all(|hand| hand.len() == 4));
    table.vote_all();
    let events = table.press_on();
    let passed = events
        .iter()
        .position(|event| matches!(event, Event::Passed));
    let filled = events
        .iter()
        .position(|event| matches!(event, Event::Refilled { .. }));
    assert!(passed > filled && filled.is_some());
    table.tell();
    for seat in 0..6 {
        let hand = table.hand((seat + 1) % 6);
        assert_eq!(hand.len(), 5);
        let old = &kept[usize::from(seat)];
        assert!(
            old.iter().all(|card| hand.contains(card)),
            "seat {seat} passed all"
        );
    }
}

#[test]
fn r5_6_a_passed_hand_does_not_tell_in_what_order_it_was_drawn() {
    let mut table = Table::of(Mode::Party, 6);
    table.play_round();
    for seat in [0, 2, 3, 4, 5] {
        assert!(table.hand(seat).is_sorted());
    }
}

#[test]
fn r5_6_no_hand_is_passed_in_the_other_modes() {
    for mode in [Mode::Classic, Mode::Team] {
        let mut table = Table::of(mode, 6);
        let hand = table.hand(3);
        let events = table.play_round();
        assert!(!events.contains(&Event::Passed));
        assert!(
            table
                .hand(3)
                .iter()
                .filter(|card| hand.contains(card))
                .count()
                >= hand.len() - 1
        );
    }
}

#[test]
fn r5_7_ends_when_each_has_told_and_the_highest_score_wins() {
    for players in [6, 9] {
        let mut table = Table::of(Mode::Party, players);
        for storyteller in 0..players as u8 {
            assert_eq!(table.storyteller(), storyteller);
            table.play_round();
        }
        let podium = table.podium();
        assert_eq!(usize::from(podium.rounds), players);
        let highest = podium.track.iter().map(|side| side.score).max();
        for side in &podium.track {
            let wins = side.seats.iter().all(|seat| podium.winners.contains(seat));
            assert_eq!(wins, Some(side.score) == highest);
        }
    }
}

#[test]
fn r5_7_equal_scores_share_the_win() {
    let mut table = Table::with(
        Settings {
            goal: Goal::Tellings(1),
            ..settings(Mode::Party)
        },
        6,
    );
    for storyteller in 0..6 {
        table.tell();
        table.give_all();
        // 1 and 4 are always together, the others always alone.
        let green = |seat: u8| if seat == 4 { 1 } else { seat };
        for seat in 0..6 {
            let Scene::Voting { .. } = table.scene(seat) else {
                panic!("not voting");
            };
            if seat == storyteller {
                table.vote_red(seat, green(seat), 5);
            } else {
                table.vote(seat, &[green(seat)]);
            }
        }
        table.press_on();
    }
    assert_eq!(table.track(), [0, 12, 0, 0, 12, 0]);
    assert_eq!(table.podium().winners, seats([1, 4]));
    assert_eq!(table.see(Viewer::Spectator).stage, table.view(3).stage);
}
