//! R7 What a table on a screen adds, as far as the rules know of it.

use std::num::NonZeroU16;

use moonhare_rules::{
    Clue, ClueText, Command, Limits, Mode, Move, RuleError, Scene, Seat, Settings, Sound, State,
    View, Viewer,
};

use crate::table::{Table, player, settings, text};

#[test]
fn r7_1_a_clue_is_text_a_sound_or_said_aloud() {
    let recording: Sound = "0f".repeat(32).parse().unwrap();
    for clue in [text("rain"), Clue::Sound(recording), Clue::Aloud] {
        let mut table = Table::of(Mode::Classic, 4);
        table.go(Move::Tell {
            clue: clue.clone(),
            card: Some(table.hand(0)[0]),
        }
        .by(Seat(0)));
        let Scene::Giving { clue: heard, .. } = table.scene(2) else {
            panic!("not giving");
        };
        assert_eq!(heard, clue);
        table.give_all();
        table.vote_all();
        assert_eq!(table.round().clue, clue);
    }
}

#[test]
fn r7_1_a_written_clue_has_an_end_and_is_not_blank() {
    assert_eq!(ClueText::new(" \n "), Err(RuleError::BlankText));
    let most = 200;
    assert!(ClueText::new(&"é".repeat(most)).is_ok());
    let long = ClueText::new(&"é".repeat(most + 1));
    assert_eq!(long, Err(RuleError::TextTooLong { most }));
}

fn stand_in(seat: u8, on: bool) -> Command {
    Command::StandIn {
        seat: Seat(seat),
        on,
    }
}

#[test]
fn r7_2_who_goes_away_keeps_the_seat_and_a_stand_in_can_play() {
    let mut table = Table::voting(Mode::Classic, 4);
    let before = table.view(2);
    table.go(stand_in(2, true));
    let mut away = table.view(2);
    assert!(away.seats[2].stand_in);
    away.seats[2].stand_in = false;
    assert_eq!(away, before, "nothing else has changed");
    table.vote_all();
    table.go(stand_in(2, false));
    assert!(!table.view(0).seats[2].stand_in);
    let seat = Seat(4);
    assert_eq!(
        table.refusal(stand_in(4, true)),
        RuleError::NoSuchSeat { seat }
    );
}

#[test]
fn r7_2_a_game_of_stand_ins_runs_like_any_other() {
    let play = |stand_ins: &[u8]| {
        let mut table = Table::of(Mode::Party, 6);
        stand_ins
            .iter()
            .for_each(|&seat| _ = table.go(stand_in(seat, true)));
        while !table.is_over() {
            table.play_round();
        }
        (table.podium(), table.state.rounds().to_vec())
    };
    assert_eq!(play(&[]), play(&[0, 3, 4]));
}

#[test]
fn r7_2_someone_else_may_take_the_seat_over_at_any_time() {
    let mut table = Table::voting(Mode::Classic, 4);
    let hand = table.hand(2);
    table.go(Command::Introduce {
        seat: Seat(2),
        player: player(9),
    });
    assert_eq!(table.view(0).seats[2].player, player(9));
    assert_eq!(table.hand(2), hand);
    let leave = Command::Leave { seat: Seat(2) };
    assert_eq!(table.refusal(leave), RuleError::Begun);
}

fn hand_over(seat: u8) -> Command {
    Command::HandOver { seat: Seat(seat) }
}

#[test]
fn r7_5_a_seat_handed_over_has_other_cards_in_the_next_round() {
    for (mode, players) in [(Mode::Classic, 3), (Mode::Classic, 5), (Mode::Team, 6)] {
        for step in ["telling", "giving", "voting", "reveal"] {
            for seat in 0..players as u8 {
                let mut table = Table::of(mode, players);
                if step != "telling" {
                    table.tell();
                }
                if matches!(step, "voting" | "reveal") {
                    table.give_all();
                }
                if step == "reveal" {
                    table.vote_all();
                }
                let (old, before) = (table.hand(seat), table.view(seat));
                table.go(hand_over(seat));
                assert_eq!(table.view(seat), before, "this round goes on with the old");
                assert!(table.state.is_handed_over(Seat(seat)));
                let kept = table.hand((seat + 1) % players as u8);
                finish(&mut table, step);
                let new = table.hand(seat);
                assert_eq!(new.len(), old.len().max(mode.hand(players)));
                assert!(new.iter().all(|card| !old.contains(card)), "{mode} {step}");
                let neighbour = table.hand((seat + 1) % players as u8);
                let still = kept.iter().filter(|card| neighbour.contains(card)).count();
                assert!(still + 2 >= kept.len(), "nobody else's are changed");
                assert!(!table.state.is_handed_over(Seat(seat)));
                table.play_round();
                let third = table.hand(seat);
                assert!(new.iter().any(|card| third.contains(card)), "once only");
            }
        }
    }
}

/// Plays on from the step to the next round.
fn finish(table: &mut Table, step: &str) {
    if step == "telling" {
        table.tell();
    }
    if matches!(step, "telling" | "giving") {
        table.give_all();
    }
    if step != "reveal" {
        table.vote_all();
    }
    table.press_on();
}

#[test]
fn r7_5_in_party_hands_go_on_to_others_by_themselves() {
    let mut table = Table::of(Mode::Party, 6);
    table.play_round();
    let mut other = table.clone();
    other.go(hand_over(2));
    table.play_round();
    other.play_round();
    assert_eq!(table.state, other.state);
}

/// With no card to spare the hand that is thrown in is shuffled with the round's cards (R1.6).
#[test]
fn r7_5_with_the_smallest_deck_chance_decides_which_cards_come_back() {
    let settings = Settings {
        deck: 24,
        ..settings(Mode::Classic)
    };
    let mut table = Table::with(settings, 4);
    table.go(hand_over(3));
    let old = table.hand(3);
    table.play_round();
    let (new, back) = (table.hand(3), |card: &_| old.contains(card));
    assert_eq!(new.len(), 6);
    assert!(!new.iter().all(back), "{old:?} {new:?}");
}

#[test]
fn r7_5_only_a_seat_of_a_running_game_is_handed_over() {
    let mut table = Table::of(Mode::Classic, 4);
    let seat = Seat(4);
    assert_eq!(table.refusal(hand_over(4)), RuleError::NoSuchSeat { seat });
    let lobby = Table::lobby(settings(Mode::Classic), 4);
    assert_eq!(lobby.refusal(hand_over(0)), RuleError::NotBegun);
    while !table.is_over() {
        table.play_round();
    }
    assert_eq!(table.refusal(hand_over(0)), RuleError::Over);
}

#[test]
fn r7_3_no_time_at_all_is_no_limit() {
    let limits: Limits = serde_json::from_str(r#"{"tell":0,"vote":30,"look":null}"#).unwrap();
    let vote = NonZeroU16::new(30);
    assert_eq!(
        limits,
        Limits {
            vote,
            ..Limits::default()
        }
    );
}

#[test]
fn r7_3_time_limits_are_kept_and_shown_and_change_nothing() {
    let limits = Limits {
        tell: NonZeroU16::new(90),
        give: NonZeroU16::new(60),
        vote: NonZeroU16::new(45),
        look: None,
    };
    let play = |limits| {
        let mut table = Table::with(
            Settings {
                limits,
                ..settings(Mode::Team)
            },
            6,
        );
        assert_eq!(table.see(Viewer::Screen).settings.limits, limits);
        while !table.is_over() {
            table.play_round();
        }
        table.podium()
    };
    assert_eq!(play(limits), play(Limits::default()));
}

#[test]
fn r7_4_what_a_seat_receives_does_not_depend_on_the_order_of_arrival() {
    // The property over random games is `secrecy` in the crate itself; this is one plain case.
    let mut first = Table::of(Mode::Classic, 4);
    first.tell();
    let mut second = first.clone();
    [1, 2, 3].into_iter().for_each(|seat| first.give(seat));
    [3, 2, 1].into_iter().for_each(|seat| second.give(seat));
    assert_eq!(first.state, second.state);
    first.vote(1, &[0]);
    first.vote(2, &[0]);
    second.vote(2, &[0]);
    second.vote(1, &[0]);
    assert_eq!(first.state, second.state);
}

#[test]
fn r7_4_nor_on_which_of_two_cards_was_named_first() {
    let mut first = Table::of(Mode::Classic, 3);
    first.tell();
    let mut second = first.clone();
    let mut cards: moonhare_rules::Gift = first.hand(1).into_iter().take(2).collect();
    let seat = Seat(1);
    first.go(Move::Give {
        cards: cards.clone(),
    }
    .by(seat));
    cards.reverse();
    second.go(Move::Give { cards }.by(seat));
    first.give(2);
    second.give(2);
    assert_eq!(first.board(), second.board());
    assert_eq!(first.state, second.state);
}

#[test]
fn r7_4_before_there_is_a_table_there_is_nothing_to_see() {
    let seen: Option<View> = State::New.view(Viewer::Screen);
    assert_eq!(seen, None);
}
