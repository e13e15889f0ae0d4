//! Before the start and after the end: what is open then, and what the views say.

use moonhare_rules::{
    Command, First, Idle, Mode, Move, RuleError, Seat, Settings, Stage, State, Viewer, decide,
};

use crate::table::{SEED, Table, player, seats, settings};

fn obstacle(table: &Table) -> Option<RuleError> {
    match table.see(Viewer::Screen).stage {
        Stage::Lobby { obstacle } => obstacle,
        other => panic!("not a lobby: {other:?}"),
    }
}

#[test]
fn a_table_is_laid_once_and_before_all_else() {
    let create = Command::Create {
        settings: settings(Mode::Classic),
    };
    let seat = Seat(0);
    for early in [
        Command::Sit { player: player(1) },
        Command::Leave { seat },
        Command::Start { seed: SEED },
        Move::Claim.by(seat),
        Move::Next.by(seat),
        Command::StandIn { seat, on: true },
    ] {
        assert_eq!(decide(&State::New, early), Err(RuleError::NoTable));
    }
    assert_eq!(decide(&State::New, Command::Again), Err(RuleError::NotOver));
    let table = Table::lobby(settings(Mode::Classic), 3);
    assert_eq!(table.refusal(create.clone()), RuleError::TableExists);
    let table = Table::of(Mode::Classic, 3);
    assert_eq!(table.refusal(create), RuleError::TableExists);
}

#[test]
fn the_lobby_says_what_stands_in_the_way() {
    let mut table = Table::lobby(settings(Mode::Party), 5);
    let mode = Mode::Party;
    assert_eq!(
        obstacle(&table),
        Some(RuleError::Players { mode, players: 5 })
    );
    table.go(Command::Sit { player: player(6) });
    assert_eq!(obstacle(&table), None);
    let far = Settings {
        first: First::Seat(Seat(6)),
        ..settings(Mode::Party)
    };
    table.go(Command::Configure { settings: far });
    let nobody = RuleError::NoSuchSeat { seat: Seat(6) };
    assert_eq!(obstacle(&table), Some(nobody.clone()));
    assert_eq!(table.refusal(Command::Start { seed: SEED }), nobody);
    let small = Settings {
        deck: 29,
        ..settings(Mode::Party)
    };
    table.go(Command::Configure { settings: small });
    assert!(matches!(
        obstacle(&table),
        Some(RuleError::DeckTooSmall { needed: 30, .. })
    ));
}

#[test]
fn nobody_is_waited_for_and_all_are_idle_in_the_lobby() {
    let table = Table::lobby(settings(Mode::Classic), 3);
    let view = table.view(1);
    assert!(view.waiting.is_empty() && view.moves().is_empty());
    assert_eq!(view.idle, Some(Idle::NotBegun));
    assert_eq!(table.see(Viewer::Spectator).idle, Some(Idle::Watching));
    assert_eq!(table.view(3).idle, Some(Idle::Watching));
    let claim = Move::Claim.by(Seat(0));
    assert_eq!(table.refusal(claim), RuleError::NotBegun);
}

#[test]
fn who_leaves_makes_those_further_round_move_up() {
    let mut table = Table::lobby(settings(Mode::Classic), 4);
    table.go(Command::Leave { seat: Seat(1) });
    let names = table.view(0).seats.into_iter().map(|sitter| sitter.player);
    assert!(names.eq([1, 3, 4].map(player)));
    let nobody = RuleError::NoSuchSeat { seat: Seat(3) };
    assert_eq!(table.refusal(Command::Leave { seat: Seat(3) }), nobody);
    table.go(Command::Sit { player: player(2) });
}

#[test]
fn what_was_agreed_stands_once_the_game_has_begun() {
    let table = Table::of(Mode::Classic, 4);
    let order = Seat::all(4).collect();
    for late in [
        Command::Configure {
            settings: settings(Mode::Classic),
        },
        Command::Sit { player: player(9) },
        Command::Leave { seat: Seat(0) },
        Command::Arrange { order },
        Command::Start { seed: SEED },
    ] {
        assert_eq!(table.refusal(late), RuleError::Begun);
    }
    assert_eq!(table.refusal(Command::Again), RuleError::NotOver);
}

#[test]
fn a_deck_has_an_end() {
    let lobby = Table::lobby(settings(Mode::Classic), 0);
    let configure = |deck| Command::Configure {
        settings: Settings {
            deck,
            ..settings(Mode::Classic)
        },
    };
    lobby.clone().go(configure(Settings::MOST_CARDS));
    let refused = lobby.refusal(configure(Settings::MOST_CARDS + 1));
    assert_eq!(refused.rule(), Some("R1.7"));
}

#[test]
fn the_commitment_is_shown_from_the_start_and_the_seed_at_the_end() {
    let mut table = Table::of(Mode::Team, 6);
    let commitment = table.playing(0).commitment;
    assert_eq!(commitment, SEED.commitment());
    while !table.is_over() {
        let shown = serde_json::to_string(&table.view(0)).unwrap();
        assert!(!shown.contains(&SEED.to_string()));
        assert_eq!(table.playing(3).commitment, commitment);
        table.play_round();
    }
    let podium = table.podium();
    assert_eq!((podium.seed, podium.commitment), (SEED, commitment));
    let view = table.view(2);
    assert!(view.waiting.is_empty() && view.moves().is_empty());
    assert_eq!(view.idle, Some(Idle::Over));
}

#[test]
fn the_same_people_play_again_from_nothing() {
    let mut table = Table::of(Mode::Team, 6);
    table.go(Command::StandIn {
        seat: Seat(1),
        on: true,
    });
    while !table.is_over() {
        table.play_round();
    }
    let before = table.view(0);
    table.go(Command::Again);
    let after = table.view(0);
    assert_eq!(
        (after.seats, after.settings),
        (before.seats, before.settings)
    );
    assert_eq!(obstacle(&table), None);
    assert!(table.state.rounds().is_empty());
    table.go(Command::Start { seed: SEED });
    assert_eq!(table.track(), [0, 0, 0]);
    assert_eq!(table.playing(0).round, 1);
    assert_eq!(table.waiting(), seats([0]));
}
