//! Computer players.

use moonhare_rules::{Move, RuleError, Seat};
use moonhare_table::{Ask, HostAsk, KeeperKind, Level, Opening, Order, Table, TableError};

use crate::{
    evening::{BOT, CLOCKWORK, Evening, name, opening, rabbit, short, sit},
    golden::old_log,
};

#[test]
fn bots_have_names_and_rabbits_of_their_own() {
    let mut evening = Evening::open(short(), "ana");
    evening.ask("ana", sit("Milo")).unwrap();
    for _ in 0..11 {
        evening.ask("ana", BOT).unwrap();
    }
    let mut names = evening.names();
    names.sort();
    names.dedup();
    assert_eq!(names.len(), 12);
    let view = evening.guest();
    assert_eq!(view.keepers[0], KeeperKind::Person);
    assert!(view.keepers[1..].iter().all(|k| *k == KeeperKind::Bot));
    let mut rabbits: Vec<u8> = (view.game.seats.iter())
        .map(|sitter| sitter.player.rabbit.into())
        .collect();
    rabbits.sort_unstable();
    assert_eq!(rabbits, (1..=12).collect::<Vec<_>>());
}

#[test]
fn the_host_may_name_a_bot() {
    let mut evening = Evening::open(short(), "ana");
    let named = HostAsk::AddBot {
        name: Some(name("Robo")),
        rabbit: Some(rabbit(12)),
        level: Level::Normal,
    };
    evening.ask("ana", named.clone()).unwrap();
    assert_eq!(evening.names(), ["Robo"]);
    assert_eq!(
        evening.ask("ana", named),
        Err(RuleError::RabbitTaken { rabbit: rabbit(12) }.into())
    );
}

#[test]
fn computer_players_are_sent_away_at_once_before_the_start() {
    let mut evening = Evening::with(short(), &["ana"]);
    evening.ask("ana", BOT).unwrap();
    evening.ask("bea", sit("Bea")).unwrap();
    evening.ask("ana", BOT).unwrap();
    evening.ask("ana", HostAsk::RemoveBots).unwrap();
    let people = evening.guest().keepers;
    assert_eq!(people.as_slice(), [KeeperKind::Person, KeeperKind::Person]);
    let records = evening.log.len();
    evening.ask("ana", HostAsk::RemoveBots).unwrap();
    assert_eq!(evening.log.len(), records);

    evening.ask("ana", BOT).unwrap();
    evening.ask("ana", HostAsk::Start).unwrap();
    assert_eq!(
        evening.ask("ana", HostAsk::RemoveBots),
        Err(RuleError::Begun.into())
    );
}

#[test]
fn the_host_chooses_how_well_a_bot_plays() {
    let mut evening = Evening::open(short(), "ana");
    for level in Level::ALL {
        let bot = HostAsk::AddBot {
            name: None,
            rabbit: None,
            level,
        };
        evening.ask("ana", bot).unwrap();
    }
    evening
        .ask("ana", HostAsk::Remove { seat: Seat(1) })
        .unwrap();
    let levels: Vec<_> = (evening.table.keepers().iter())
        .map(|keeper| keeper.level())
        .collect();
    assert_eq!(levels, [Some(Level::Easy), Some(Level::Sharp)]);
    assert!(
        evening
            .guest()
            .keepers
            .iter()
            .all(|k| *k == KeeperKind::Bot)
    );
    let easy: Ask = serde_json::from_str(r#"{"do":"add_bot","level":"easy"}"#).unwrap();
    assert!(matches!(
        easy,
        Ask::Host(HostAsk::AddBot {
            level: Level::Easy,
            ..
        })
    ));
}

#[test]
fn bots_come_before_the_start_only() {
    let mut evening = Evening::begun(short(), &["ana", "bea", "cid"]);
    assert_eq!(evening.ask("ana", BOT), Err(RuleError::Begun.into()));
}

#[test]
fn only_the_clockwork_plays_for_bots() {
    let mut evening = Evening::with(short(), &["ana", "bea"]);
    evening.ask("ana", BOT).unwrap();
    evening.ask("ana", HostAsk::Start).unwrap();
    let view = evening.seat_view(Seat(0));
    let play = Order::Play {
        seat: Seat(0),
        mv: view.moves().get(0).unwrap(),
    };
    for who in ["ana", "bea", "a stranger"] {
        assert_eq!(
            evening.ask(who, play.clone()),
            Err(TableError::NotABotsMove),
            "{who}"
        );
    }
    evening.ask(CLOCKWORK, play).unwrap();
}

#[test]
fn the_clockwork_does_not_play_before_the_start() {
    let mut evening = Evening::with(short(), &["ana", "bea", "cid"]);
    let early = Order::Play {
        seat: Seat(1),
        mv: Move::Claim,
    };
    assert_eq!(
        evening.ask(CLOCKWORK, early),
        Err(RuleError::NotBegun.into())
    );
}

#[test]
fn a_table_of_bots_and_one_person_plays_to_the_end() {
    let mut evening = Evening::with(short(), &["ana"]);
    for _ in 0..3 {
        evening.ask("ana", BOT).unwrap();
    }
    evening.ask("ana", HostAsk::Start).unwrap();
    evening.play_until("over");
    assert!(!evening.table.rounds().is_empty());
}

/// A table with a language and computer players of every level.
#[test]
fn an_old_log_with_bots_still_says_the_same() {
    let opening = Opening {
        lang: Some("ro".into()),
        ..opening(short())
    };
    let mut evening = Evening::opened(opening, "ana");
    evening.ask("ana", sit("Ana")).unwrap();
    for level in Level::ALL {
        let bot = HostAsk::AddBot {
            name: None,
            rabbit: None,
            level,
        };
        evening.ask("ana", bot).unwrap();
    }
    evening.ask("ana", HostAsk::Start).unwrap();
    evening.play_until("voting");

    let table = Table::replay(&old_log("bots-1.log.jsonl", &evening));
    assert_eq!(table.lang(), Some("ro"));
    let levels: Vec<_> = table
        .keepers()
        .iter()
        .map(|keeper| keeper.level())
        .collect();
    let [easy, normal, sharp] = Level::ALL.map(Some);
    assert_eq!(levels, [None, easy, normal, sharp]);
}
