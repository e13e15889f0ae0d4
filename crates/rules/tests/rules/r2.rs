//! R2 Who may play.

use moonhare_rules::{Command, Goal, Mode, RuleError, Seat, Settings};

use crate::table::{SEED, Table, player, seats, settings};

#[test]
fn r2_table_of_modes_and_players() {
    for mode in Mode::ALL {
        for players in 0..=12 {
            let start = Command::Start { seed: SEED };
            let mut table = Table::lobby(settings(mode), players);
            let allowed = match mode {
                Mode::Classic => players >= 3,
                Mode::Party => players >= 6,
                Mode::Team => [6, 8, 10, 12].contains(&players),
            };
            if allowed {
                table.go(start);
            } else {
                let refused = RuleError::Players { mode, players };
                assert_eq!(table.refusal(start), refused);
            }
        }
        let full = Table::lobby(settings(mode), 12);
        let player = player(1);
        assert_eq!(full.refusal(Command::Sit { player }), RuleError::TableFull);
    }
}

#[test]
fn r2_table_of_hands_gifts_and_votes() {
    // Mode, players, hand, cards on the board, voters.
    for (mode, players, hand, board, voters) in [
        (Mode::Classic, 3, 7, 5, 2),
        (Mode::Classic, 4, 6, 4, 3),
        (Mode::Classic, 6, 6, 6, 5),
        (Mode::Classic, 7, 6, 7, 6),
        (Mode::Classic, 12, 6, 12, 11),
        (Mode::Party, 6, 5, 6, 6),
        (Mode::Party, 12, 5, 12, 12),
        (Mode::Team, 6, 4, 4, 2),
        (Mode::Team, 12, 4, 7, 5),
    ] {
        let mut table = Table::of(mode, players);
        table.tell();
        assert!((0..players as u8).all(|seat| table.hand(seat).len() == hand));
        table.give_all();
        assert_eq!(table.board().len(), board, "{mode} {players}");
        assert_eq!(table.waiting().len(), voters, "{mode} {players}");
    }
}

#[test]
fn r2_1_partners_sit_opposite() {
    for players in [6, 8, 10, 12] {
        let half = players as u8 / 2;
        let table = Table::of(Mode::Team, players);
        let sides = table.playing(0).track.into_iter().map(|side| side.seats);
        assert!(sides.eq((0..half).map(|seat| seats([seat, seat + half]))));
    }
}

#[test]
fn r2_1_the_table_can_be_seated_anew_so_that_partners_are_opposite() {
    let mut table = Table::lobby(settings(Mode::Team), 6);
    let order = |order: [u8; 6]| Command::Arrange {
        order: order.into_iter().map(Seat).collect(),
    };
    assert_eq!(table.refusal(order([0, 1, 2, 3, 4, 4])), RuleError::Order);
    assert_eq!(table.refusal(order([0, 1, 2, 3, 4, 6])), RuleError::Order);
    table.go(order([5, 0, 4, 1, 3, 2]));
    let names = table.view(0).seats.into_iter().map(|sitter| sitter.player);
    assert!(names.eq([6, 1, 5, 2, 4, 3].map(player)));
}

#[test]
fn r2_2_the_book_ends_at_30_points_or_when_each_has_told_once() {
    assert_eq!(Settings::of(Mode::Classic).goal, Goal::Points(30));
    assert_eq!(Settings::of(Mode::Party).goal, Goal::Tellings(1));
    assert_eq!(Settings::of(Mode::Team).goal, Goal::Tellings(1));
}

#[test]
fn r2_2_the_table_may_set_another_points_target() {
    for target in [5, 12, 45] {
        let mut table = Table::with(
            Settings {
                goal: Goal::Points(target),
                ..settings(Mode::Classic)
            },
            4,
        );
        while !table.is_over() {
            assert!(table.track().iter().all(|&score| score < target));
            table.play_round();
        }
        assert!(table.track().iter().any(|&score| score >= target));
    }
}

#[test]
fn r2_2_the_table_may_set_another_number_of_tellings() {
    for (mode, tellings, rounds) in [(Mode::Party, 2, 12), (Mode::Team, 3, 18)] {
        let mut table = Table::with(
            Settings {
                goal: Goal::Tellings(tellings),
                ..settings(mode)
            },
            6,
        );
        for round in 1..=rounds {
            assert!(!table.is_over(), "{mode} after {}", round - 1);
            table.play_round();
        }
        assert!(table.is_over());
    }
}

#[test]
fn r2_2_a_goal_of_the_other_kind_or_out_of_reach_is_refused() {
    let lobby = Table::lobby(settings(Mode::Classic), 0);
    for (mode, goal) in [
        (Mode::Classic, Goal::Tellings(1)),
        (Mode::Classic, Goal::Points(0)),
        (Mode::Classic, Goal::Points(201)),
        (Mode::Party, Goal::Points(30)),
        (Mode::Party, Goal::Tellings(0)),
        (Mode::Team, Goal::Points(30)),
        (Mode::Team, Goal::Tellings(11)),
    ] {
        let settings = Settings {
            goal,
            ..settings(mode)
        };
        let refused = lobby.refusal(Command::Configure { settings });
        assert_eq!(refused, RuleError::Goal { mode });
        assert_eq!(refused.rule(), Some("R2.2"));
    }
}
