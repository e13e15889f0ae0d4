//! What the host can do, and who hosts.

use moonhare_rules::{BySeat, First, Mode, Move, RuleError, Seat, Settings};
use moonhare_table::{HostAsk, PersonAsk, PersonId, TableError, Visibility};

use crate::evening::{BOT, CLOCKWORK, Evening, short, sit};

fn order(seats: &[u8]) -> HostAsk {
    HostAsk::Arrange {
        order: seats.iter().copied().map(Seat).collect::<BySeat<_>>(),
    }
}

fn configure(settings: Settings) -> HostAsk {
    HostAsk::Configure {
        settings,
        visibility: None,
    }
}

/// Everything that is for the host alone.
fn host_asks() -> Vec<HostAsk> {
    vec![
        configure(short()),
        order(&[0, 1, 2]),
        BOT,
        HostAsk::Remove { seat: Seat(0) },
        HostAsk::LetIn {
            person: PersonId(1),
        },
        HostAsk::RemoveBots,
        HostAsk::PassHost { seat: Seat(1) },
        HostAsk::Pause,
        HostAsk::Resume,
        HostAsk::StandIn {
            seat: Seat(0),
            on: true,
        },
        HostAsk::Chat { on: false },
        HostAsk::Guide { on: true },
        HostAsk::Limit {
            limits: moonhare_rules::Limits::default(),
        },
        HostAsk::Start,
        HostAsk::Again,
    ]
}

#[test]
fn nobody_but_the_host_does_what_is_for_the_host() {
    let lobby = Evening::with(short(), &["ana", "bea", "cid"]);
    let playing = Evening::begun(short(), &["ana", "bea", "cid"]);
    let mut over = playing.clone();
    over.play_until("over");
    for mut evening in [lobby, playing, over] {
        let before = evening.table.clone();
        for ask in host_asks() {
            for who in ["bea", "a stranger"] {
                assert_eq!(
                    evening.ask(who, ask.clone()),
                    Err(TableError::HostOnly),
                    "{who} {ask:?}"
                );
            }
        }
        assert_eq!(evening.table, before);
    }
}

#[test]
fn the_clockwork_may_do_what_the_host_may() {
    let mut evening = Evening::begun(short(), &["ana", "bea", "cid"]);
    evening
        .ask(CLOCKWORK, HostAsk::PassHost { seat: Seat(2) })
        .unwrap();
    assert!(evening.hosts("cid"));
}

#[test]
fn whoever_tells_first_stays_chosen_when_seats_move() {
    let people = ["ana", "bea", "cid", "dan", "eva"];
    let mut evening = Evening::with(short(), &people);
    let first = |evening: &Evening| evening.table.settings().unwrap().first;
    let settings = Settings {
        first: First::Seat(Seat(3)),
        ..evening.table.settings().unwrap()
    };
    evening.ask("ana", configure(settings)).unwrap();
    evening.ask("bea", PersonAsk::Leave).unwrap();
    assert_eq!(first(&evening), First::Seat(Seat(2)), "dan moved up");
    evening.ask("eva", PersonAsk::Leave).unwrap();
    assert_eq!(first(&evening), First::Seat(Seat(2)));
    evening.ask("ana", order(&[2, 0, 1])).unwrap();
    assert_eq!(first(&evening), First::Seat(Seat(0)));
    evening.ask("dan", PersonAsk::Leave).unwrap();
    assert_eq!(first(&evening), First::Claim, "dan is gone");
}

#[test]
fn hosting_is_handed_over_to_a_person_and_never_to_a_bot() {
    let mut evening = Evening::with(short(), &["ana", "bea"]);
    evening.ask("ana", BOT).unwrap();
    let pass = |seat| HostAsk::PassHost { seat: Seat(seat) };
    assert_eq!(evening.ask("ana", pass(2)), Err(TableError::BotHost));
    assert_eq!(
        evening.ask("ana", pass(7)),
        Err(RuleError::NoSuchSeat { seat: Seat(7) }.into())
    );
    evening.ask("ana", pass(1)).unwrap();
    assert!(evening.hosts("bea") && !evening.hosts("ana"));
    assert!(evening.view("bea").you.host);
    assert_eq!(evening.guest().host, Some(Seat(1)));
    assert_eq!(
        evening.ask("ana", HostAsk::Start),
        Err(TableError::HostOnly)
    );
    evening.ask("bea", HostAsk::Start).unwrap();
}

#[test]
fn a_seat_that_was_left_does_not_host() {
    let mut evening = Evening::begun(short(), &["ana", "bea", "cid"]);
    evening.ask("bea", PersonAsk::Leave).unwrap();
    assert_eq!(
        evening.ask("ana", HostAsk::PassHost { seat: Seat(1) }),
        Err(TableError::NoPerson)
    );
}

#[test]
fn hosting_passes_to_the_next_person_on_the_left_when_the_host_leaves() {
    for begun in [false, true] {
        let mut evening = Evening::open(short(), "ana");
        evening.ask("bea", sit("bea")).unwrap();
        evening.ask("ana", sit("ana")).unwrap();
        evening.ask("ana", BOT).unwrap();
        evening.ask("cid", sit("cid")).unwrap();
        if begun {
            evening.ask("ana", HostAsk::Start).unwrap();
        }
        evening.ask("ana", PersonAsk::Leave).unwrap();
        assert!(evening.hosts("cid"), "past the bot");
        evening.ask("cid", PersonAsk::Leave).unwrap();
        assert!(evening.hosts("bea"), "round the table");
    }
}

#[test]
fn the_host_can_be_sent_away_only_by_himself() {
    let mut evening = Evening::with(short(), &["ana", "bea"]);
    evening
        .ask("ana", HostAsk::Remove { seat: Seat(0) })
        .unwrap();
    assert_eq!(evening.names(), ["bea"]);
    assert!(evening.hosts("bea"));
}

#[test]
fn a_table_without_people_is_hosted_by_the_next_who_sits_down() {
    let mut evening = Evening::with(short(), &["ana"]);
    evening.ask("ana", BOT).unwrap();
    evening.ask("ana", PersonAsk::Leave).unwrap();
    assert_eq!(evening.table.host(), None, "never the bot");
    assert_eq!(
        evening.ask("bea", HostAsk::Start),
        Err(TableError::HostOnly)
    );
    evening.ask("bea", sit("bea")).unwrap();
    assert!(evening.hosts("bea"));
}

#[test]
fn a_host_without_a_seat_can_leave_too() {
    let mut evening = Evening::open(short(), "ana");
    evening.ask("ana", BOT).unwrap();
    evening.ask("bea", sit("bea")).unwrap();
    assert!(evening.hosts("ana"));
    evening.ask("ana", PersonAsk::Leave).unwrap();
    assert!(evening.hosts("bea"), "the first person at the table");
    assert_eq!(evening.names(), ["Luna", "bea"]);

    let mut alone = Evening::open(short(), "ana");
    alone.ask("ana", PersonAsk::Leave).unwrap();
    assert_eq!(alone.table.host(), None);
    alone.ask("bea", sit("bea")).unwrap();
    assert!(alone.hosts("bea"));
}

#[test]
fn a_host_without_a_seat_runs_the_table() {
    let mut evening = Evening::open(short(), "ana");
    for who in ["bea", "cid", "dan"] {
        evening.ask(who, sit(who)).unwrap();
    }
    evening.ask("ana", HostAsk::Start).unwrap();
    evening.ask("ana", HostAsk::Pause).unwrap();
    assert!(
        evening
            .guest()
            .chat
            .values()
            .all(|line| line.name.len() == 3)
    );
    evening.ask("ana", HostAsk::Resume).unwrap();
    assert_eq!(
        evening.ask("ana", Move::Claim),
        Err(TableError::PlayersOnly)
    );
    let view = evening.view("ana");
    assert_eq!(view.game, evening.guest().game, "and sees no hand");
}

#[test]
fn arranging_moves_keepers_with_their_seats() {
    let mut evening = Evening::with(short(), &["ana", "bea"]);
    evening.ask("ana", BOT).unwrap();
    evening.ask("cid", sit("cid")).unwrap();
    evening.ask("ana", order(&[3, 0, 2, 1])).unwrap();
    assert_eq!(evening.names(), ["cid", "ana", "Luna", "bea"]);
    for (who, seat) in [("cid", 0), ("ana", 1), ("bea", 3)] {
        assert_eq!(evening.seat(who), Some(Seat(seat)));
    }
    assert_eq!(evening.table.keepers()[2], moonhare_table::Keeper::Bot);
    assert!(evening.hosts("ana"));
    for bad in [&[0, 1, 2][..], &[0, 0, 1, 2], &[0, 1, 2, 4], &[]] {
        assert_eq!(
            evening.ask("ana", order(bad)),
            Err(RuleError::Order.into()),
            "{bad:?}"
        );
    }
    evening.ask("ana", HostAsk::Start).unwrap();
    assert_eq!(
        evening.ask("ana", order(&[0, 1, 2, 3])),
        Err(RuleError::Begun.into())
    );
}

#[test]
fn arranging_makes_team_partners() {
    let people = ["ana", "bea", "cid", "dan", "eve", "fay"];
    let mut evening = Evening::with(Settings::of(Mode::Team), &people);
    // ana with bea, cid with dan, eve with fay.
    evening.ask("ana", order(&[0, 2, 4, 1, 3, 5])).unwrap();
    evening.ask("ana", HostAsk::Start).unwrap();
    let moonhare_rules::Stage::Playing(playing) = evening.guest().game.stage else {
        panic!("not playing");
    };
    let names = evening.names();
    let teams: Vec<Vec<&str>> = (playing.track.iter())
        .map(|side| side.seats.iter().map(|s| &*names[s.index()]).collect())
        .collect();
    assert_eq!(teams, [["ana", "bea"], ["cid", "dan"], ["eve", "fay"]]);
}

#[test]
fn settings_change_before_the_start_only() {
    let mut evening = Evening::with(short(), &["ana", "bea", "cid"]);
    let public = HostAsk::Configure {
        settings: Settings::of(Mode::Party),
        visibility: Some(Visibility::Public),
    };
    evening.ask("ana", public).unwrap();
    assert_eq!(evening.guest().visibility, Visibility::Public);
    assert_eq!(evening.guest().game.settings.mode, Mode::Party);
    assert_eq!(
        evening.ask("ana", HostAsk::Start),
        Err(RuleError::Players {
            mode: Mode::Party,
            players: 3
        }
        .into())
    );
    evening.ask("ana", configure(short())).unwrap();
    assert_eq!(evening.guest().visibility, Visibility::Public, "not asked");
    evening.ask("ana", HostAsk::Start).unwrap();
    assert_eq!(
        evening.ask("ana", configure(short())),
        Err(RuleError::Begun.into())
    );
}

#[test]
fn a_deck_too_small_for_the_table_is_said_before_the_start_and_refused_at_it() {
    let small = Settings {
        deck: 20,
        ..short()
    };
    let mut evening = Evening::with(small, &["ana", "bea", "cid"]);
    let refusal = RuleError::DeckTooSmall {
        cards: 20,
        players: 3,
        needed: 21,
    };
    assert_eq!(
        evening.guest().game.stage,
        moonhare_rules::Stage::Lobby {
            obstacle: Some(refusal.clone())
        }
    );
    assert_eq!(evening.ask("ana", HostAsk::Start), Err(refusal.into()));
    // The number of cards is not for the asking (R1.7).
    evening.ask("ana", configure(short())).unwrap();
    assert_eq!(evening.guest().game.settings.deck, 20);
}

#[test]
fn the_host_sends_players_and_bots_away() {
    let mut evening = Evening::with(short(), &["ana", "bea"]);
    evening.ask("ana", BOT).unwrap();
    evening.ask("cid", sit("cid")).unwrap();
    evening
        .ask("ana", HostAsk::Remove { seat: Seat(1) })
        .unwrap();
    assert_eq!(evening.names(), ["ana", "Luna", "cid"]);
    evening.ask("ana", HostAsk::Start).unwrap();
    evening
        .ask("ana", HostAsk::Remove { seat: Seat(2) })
        .unwrap();
    assert_eq!(evening.names(), ["ana", "Luna", "cid"]);
    assert!(evening.table.has_stand_in(Seat(2)));
    assert_eq!(evening.seat("cid"), None);
    assert_eq!(
        evening.ask("ana", HostAsk::Remove { seat: Seat(3) }),
        Err(RuleError::NoSuchSeat { seat: Seat(3) }.into())
    );
}

#[test]
fn a_seat_that_was_left_is_not_left_again() {
    let mut evening = Evening::begun(short(), &["ana", "bea", "cid"]);
    evening.ask("bea", PersonAsk::Leave).unwrap();
    let lines = evening.guest().chat.len();
    assert_eq!(
        evening.ask("ana", HostAsk::Remove { seat: Seat(1) }),
        Err(TableError::NoPerson)
    );
    assert_eq!(evening.guest().chat.len(), lines);
}
