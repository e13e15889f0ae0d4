//! R3 The round, in order.

use std::collections::BTreeSet;

use moonhare_rules::{
    Command, Event, First, Mode, Move, RuleError, Scene, Seat, Seed, Settings, Space, Step, Viewer,
};

use crate::table::{SEED, Table, seats, settings, text};

fn tell(table: &Table, seat: u8) -> Command {
    Move::Tell {
        clue: text("rain"),
        card: Some(table.hand(seat)[0]),
    }
    .by(Seat(seat))
}

#[test]
fn r3_1_the_first_with_an_idea_tells_round_1() {
    let mut table = Table::with(Settings::of(Mode::Classic), 5);
    assert!(matches!(table.scene(0), Scene::Idea));
    assert_eq!(table.waiting(), seats(0..5));
    let early = RuleError::WrongStep { step: Step::Idea };
    assert_eq!(table.refusal(tell(&table, 3)), early);
    table.go(Move::Claim.by(Seat(3)));
    assert_eq!(table.storyteller(), 3);
    let late = RuleError::WrongStep {
        step: Step::Telling,
    };
    assert_eq!(table.refusal(Move::Claim.by(Seat(1))), late);
    assert_eq!(table.refusal(tell(&table, 1)), RuleError::NotStoryteller);
    table.go(tell(&table, 3));
}

#[test]
fn r3_1_afterwards_the_player_on_the_left_tells() {
    for mode in Mode::ALL {
        let mut table = Table::with(Settings::of(mode), 6);
        table.go(Move::Claim.by(Seat(4)));
        for storyteller in [4, 5, 0, 1] {
            assert_eq!(table.storyteller(), storyteller);
            table.play_round();
        }
    }
}

#[test]
fn r3_1_everybody_looks_at_the_hand_while_thinking_but_in_party() {
    for mode in Mode::ALL {
        let table = Table::with(Settings::of(mode), 6);
        for seat in 0..6 {
            assert_eq!(table.playing(seat).hand.is_some(), mode != Mode::Party);
        }
    }
}

#[test]
fn r3_1_the_table_may_choose_the_first_or_leave_it_to_chance() {
    let chosen = Settings {
        first: First::Seat(Seat(2)),
        ..Settings::of(Mode::Classic)
    };
    assert_eq!(Table::with(chosen, 3).storyteller(), 2);
    let nobody = Table::lobby(chosen, 0);
    let mut two = nobody.clone();
    for number in [1, 2] {
        let player = crate::table::player(number);
        two.go(Command::Sit { player });
    }
    assert!(matches!(
        two.refusal(Command::Start { seed: SEED }),
        RuleError::Players { .. }
    ));

    let random = Settings {
        first: First::Random,
        ..Settings::of(Mode::Classic)
    };
    let lobby = Table::lobby(random, 5);
    let firsts: BTreeSet<u8> = (0..60)
        .map(|number| {
            let mut table = lobby.clone();
            let seed = Seed([number; 32]);
            table.go(Command::Start { seed });
            table.storyteller()
        })
        .collect();
    assert!(
        firsts.into_iter().eq(0..5),
        "everybody comes first at times"
    );
}

#[test]
fn r3_2_the_storyteller_chooses_a_card_of_the_hand() {
    let table = Table::of(Mode::Classic, 4);
    let tell = |card| {
        Move::Tell {
            clue: text("rain"),
            card,
        }
        .by(Seat(0))
    };
    assert_eq!(table.refusal(tell(None)), RuleError::CardNeeded);
    let other = table.hand(1)[0];
    let refused = table.refusal(tell(Some(other)));
    let step = Step::Telling;
    assert_eq!(refused, RuleError::NotInHand { step });
    assert_eq!(refused.rule(), Some("R3.2"));
    for card in table.hand(0) {
        table.clone().go(tell(Some(card)));
    }
}

#[test]
fn r3_2_the_clue_is_heard_and_the_card_not_shown() {
    let table = Table::of(Mode::Classic, 4);
    let told = |nth: usize| {
        let mut table = table.clone();
        table.go(Move::Tell {
            clue: text("To be, or not to be"),
            card: Some(table.hand(0)[nth]),
        }
        .by(Seat(0)));
        table
    };
    let (one, other) = (told(0), told(5));
    for viewer in [Viewer::Seat(Seat(1)), Viewer::Spectator, Viewer::Screen] {
        assert_eq!(one.see(viewer), other.see(viewer));
    }
    assert_ne!(one.view(0), other.view(0));
    let Scene::Giving { clue, .. } = one.scene(2) else {
        panic!("not giving");
    };
    assert_eq!(clue, text("To be, or not to be"));
}

#[test]
fn r3_2_any_words_will_do() {
    for words in [
        "rain",
        "Once upon a time …",
        "брандашмыг",
        "♪ la la la ♪",
        "🐇🌙",
    ] {
        let mut table = Table::of(Mode::Classic, 4);
        table.go(Move::Tell {
            clue: text(words),
            card: Some(table.hand(0)[0]),
        }
        .by(Seat(0)));
    }
}

#[test]
fn r3_3_every_other_player_gives_a_card_of_the_hand() {
    let mut table = Table::of(Mode::Classic, 4);
    table.tell();
    assert_eq!(table.waiting(), seats(1..4));
    assert_eq!(table.refusal(table.gift(0)), RuleError::StorytellerGave);
    let from_hand = |table: &Table, hand: u8| {
        Move::Give {
            cards: [table.hand(hand)[0]].into_iter().collect(),
        }
        .by(Seat(1))
    };
    let foreign = from_hand(&table, 2);
    let step = Step::Giving;
    assert_eq!(table.refusal(foreign), RuleError::NotInHand { step });
    for seat in [3, 1] {
        table.give(seat);
        assert!(!table.waiting().contains(Seat(seat)));
        assert!(matches!(table.scene(0), Scene::Giving { .. }));
    }
    table.give(2);
    assert!(matches!(table.scene(0), Scene::Voting { .. }));
}

#[test]
fn r3_3_giving_is_secret() {
    let mut table = Table::of(Mode::Classic, 4);
    table.tell();
    let mut other = table.clone();
    table.give(1);
    other.go(Move::Give {
        cards: [other.hand(1)[4]].into_iter().collect(),
    }
    .by(Seat(1)));
    for viewer in [0, 2, 3].map(|seat| Viewer::Seat(Seat(seat))) {
        assert_eq!(table.see(viewer), other.see(viewer));
    }
    assert_eq!(table.see(Viewer::Screen), other.see(Viewer::Screen));
    assert_ne!(table.view(1), other.view(1));
}

#[test]
fn r3_4_the_given_cards_and_the_storytellers_lie_on_spaces_1_2_3() {
    let table = Table::voting(Mode::Classic, 5);
    let given: BTreeSet<_> = (0..5).flat_map(|seat| table.given(seat)).collect();
    assert_eq!(given.len(), 5);
    assert_eq!(table.board().len(), 5);
    assert_eq!(BTreeSet::from_iter(table.board()), given);
    let spaces: BTreeSet<_> = (0..5).map(|seat| table.space(seat, 0)).collect();
    assert!(spaces.into_iter().eq((1..=5).map(Space)));
}

#[test]
fn r3_4_they_are_shuffled() {
    // Each of the 4 spaces has the storyteller's card about 50 times in 200; the deviation is 6.
    let lobby = Table::lobby(settings(Mode::Classic), 4);
    let mut count = [0i32; 4];
    let mut orders = BTreeSet::new();
    for number in 0..200 {
        let mut table = lobby.clone();
        let seed = Seed([number; 32]);
        table.go(Command::Start { seed });
        table.tell();
        table.give_all();
        count[usize::from(table.space(0, 0).0) - 1] += 1;
        let board = table.board();
        let mut order: Vec<usize> = (0..4).collect();
        order.sort_by_key(|&place| board[place]);
        orders.insert(order);
    }
    assert!(count.iter().all(|n| (n - 50).abs() < 31), "{count:?}");
    // Nor does the number of a card tell its space: each of the 24 orders comes up.
    assert_eq!(orders.len(), 24);
}

#[test]
fn r3_5_votes_are_shown_at_once_then_the_storytellers_card() {
    let mut table = Table::voting(Mode::Classic, 4);
    for seat in [3, 1] {
        let events = table.vote(seat, &[0]);
        assert_eq!(events.len(), 1);
        assert!(matches!(table.scene(0), Scene::Voting { .. }));
    }
    let events = table.vote(2, &[0]);
    assert!(matches!(
        events.as_slice(),
        [Event::Voted { .. }, Event::Scored { .. }]
    ));
    let round = table.round();
    assert_eq!(round.storyteller, Seat(0));
    let place = usize::from(table.space(0, 0).0) - 1;
    assert_eq!(round.board[place].giver, Seat(0));
}

#[test]
fn r3_5_no_vote_before_the_board_lies() {
    let mut table = Table::of(Mode::Classic, 4);
    table.tell();
    let vote = Move::Vote {
        ballot: moonhare_rules::Ballot::one(Space(1)),
    }
    .by(Seat(1));
    let step = Step::Giving;
    assert_eq!(table.refusal(vote), RuleError::WrongStep { step });
}

#[test]
fn r3_6_scoring_then_refilling_then_the_next_player_left() {
    let mut table = Table::voting(Mode::Classic, 4);
    table.vote_all();
    let points = table.points();
    let track = table.track();
    assert!(
        track.iter().eq(points
            .iter()
            .map(|&p| u16::from(p))
            .collect::<Vec<_>>()
            .iter())
    );
    assert!((0..4).all(|seat| table.hand(seat).len() == 5));
    for seat in [2, 0, 3] {
        table.next(seat);
        assert!(matches!(table.scene(0), Scene::Reveal { .. }));
    }
    let again = table.refusal(Move::Next.by(Seat(2)));
    assert_eq!(again, RuleError::PressedOnAlready);
    table.next(1);
    assert!((0..4).all(|seat| table.hand(seat).len() == 6));
    assert_eq!(
        table.scene(0),
        Scene::Telling {
            storyteller: Seat(1)
        }
    );
    assert_eq!(table.playing(0).round, 2);
    assert_eq!(table.track(), track);
}

#[test]
fn r3_7_a_gift_may_be_taken_back_and_changed_until_the_last_is_in() {
    let mut table = Table::of(Mode::Classic, 4);
    table.tell();
    let take_back = |seat| Move::TakeBack.by(Seat(seat));
    let nothing = RuleError::NothingToTakeBack;
    assert_eq!(table.refusal(take_back(1)), nothing);
    assert_eq!(table.refusal(take_back(0)), RuleError::StorytellerGave);
    table.give(1);
    table.go(take_back(1));
    assert_eq!(table.waiting(), seats([1, 2, 3]));
    assert_eq!(table.hand(1).len(), 6);
    table.give(1);
    let other = table.hand(1)[3];
    let change = Move::Give {
        cards: [other].into_iter().collect(),
    }
    .by(Seat(1));
    table.go(change);
    table.give(2);
    table.go(take_back(2));
    table.give(3);
    table.give(2);
    assert!(
        table.board().contains(&other),
        "what was changed last lies there"
    );
    assert_eq!(table.board().len(), 4);

    assert_eq!(table.refusal(take_back(1)), nothing);
    let step = Step::Voting;
    assert_eq!(table.refusal(table.gift(1)), RuleError::WrongStep { step });
}

#[test]
fn r3_7_a_vote_may_be_taken_back_and_changed_until_the_last_is_in() {
    let mut table = Table::voting(Mode::Classic, 4);
    let take_back = |seat| Move::TakeBack.by(Seat(seat));
    let nothing = RuleError::NothingToTakeBack;
    assert_eq!(table.refusal(take_back(1)), nothing);
    assert_eq!(table.refusal(take_back(0)), nothing);
    table.vote(1, &[0]);
    table.go(take_back(1));
    assert_eq!(table.waiting(), seats([1, 2, 3]));
    table.vote(1, &[0]);
    table.vote(1, &[2]);
    table.vote(2, &[0]);
    table.vote(3, &[0]);
    // 1 was on 2's card in the end: 2 and 3 found it, 2 drew one vote.
    assert_eq!(table.points(), [3, 0, 4, 3]);
    let step = Step::Reveal;
    assert_eq!(table.refusal(take_back(1)), RuleError::WrongStep { step });
    assert_eq!(
        table.refusal(table.vote_for(1, &[0])),
        RuleError::WrongStep { step }
    );
}
