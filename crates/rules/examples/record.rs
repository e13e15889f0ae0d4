//! Records golden logs: `cargo run -p moonhare-rules --example record`.
//!
//! Writes whole games into `tests/golden`, for every version to come to replay. Only files that are
//! not there yet are written; one that is there is for ever and never written over.

#![allow(clippy::expect_used, clippy::panic, clippy::unwrap_used)]

#[path = "../tests/common/dice.rs"]
mod dice;
#[path = "../tests/common/walk.rs"]
#[allow(dead_code)]
mod walk;

use std::{fs::File, io::Write, num::NonZeroU16, path::Path};

use moonhare_rules::{
    Clue, ClueText, Command, First, Goal, Limits, Mode, Move, Name, Player, Rabbit, Seat, Settings,
    Stage, Viewer,
};
use serde_json::json;
use walk::Walk;

/// What a log is called, and what is played in it.
struct Plan {
    name: &'static str,
    settings: Settings,
    players: usize,
    /// Games one after the other.
    games: usize,
}

fn plans() -> Vec<Plan> {
    let plan = |name, mode, players, games, change: fn(&mut Settings)| {
        let mut settings = Settings::of(mode);
        change(&mut settings);
        Plan {
            name,
            settings,
            players,
            games,
        }
    };
    vec![
        plan("classic_3", Mode::Classic, 3, 1, |_| {}),
        plan("classic_3_small_deck", Mode::Classic, 3, 1, |s| s.deck = 22),
        plan("classic_4_rematch", Mode::Classic, 4, 2, |s| {
            s.goal = Goal::Points(12);
            s.first = First::Random;
        }),
        plan("classic_7", Mode::Classic, 7, 1, |s| s.deck = 60),
        plan("classic_12", Mode::Classic, 12, 1, |s| {
            s.goal = Goal::Points(20);
            s.first = First::Seat(Seat(9));
        }),
        plan("party_6_rematch", Mode::Party, 6, 2, |s| s.deck = 40),
        plan("party_9", Mode::Party, 9, 1, |s| {
            s.first = First::Random;
            s.limits = Limits {
                tell: NonZeroU16::new(90),
                give: NonZeroU16::new(60),
                vote: None,
                look: NonZeroU16::new(20),
            };
        }),
        plan("team_6_twice_each", Mode::Team, 6, 1, |s| {
            s.goal = Goal::Tellings(2);
            s.deck = 24;
        }),
        plan("team_12", Mode::Team, 12, 1, |s| s.deck = 50),
        plan("classic_5_handed_over", Mode::Classic, 5, 1, |_| {}),
        plan("party_6_handed_over", Mode::Party, 6, 1, |_| {}),
        plan("team_6_handed_over", Mode::Team, 6, 1, |s| s.deck = 30),
        plan("team_8_second_edition", Mode::Team, 8, 1, |_| {}),
    ]
}

const CLUES: [&str; 6] = [
    "rain",
    "To be, or not to be: that is \"the\" question",
    "брандашмыг",
    "どこでもドア",
    "👩‍👩‍👧‍👦 & <b>",
    "می‌خواهم",
];

/// The walk's next move, with people coming, going, being called otherwise and changing their
/// minds in between.
fn step(walk: &mut Walk) -> bool {
    let seat = Seat(walk.dice.below(walk.players) as u8);
    match walk.dice.below(60) {
        0 => {
            let on = walk.dice.below(2) == 0;
            walk.must(Command::StandIn { seat, on });
        }
        1 => {
            let rabbit = walk.state.view(Viewer::Screen).unwrap().seats[seat.index()]
                .player
                .rabbit;
            let name = Name::new(&format!("Zoë {}", walk.dice.below(99))).unwrap();
            let player = Player { name, rabbit };
            walk.must(Command::Introduce { seat, player });
        }
        2..8 => _ = walk.play(Move::TakeBack.by(seat)).is_ok(),
        8..11 => _ = walk.play(Command::HandOver { seat }).is_ok(),
        _ => {}
    }
    let Some(mut command) = walk.pick() else {
        return false;
    };
    if let Command::Move {
        mv: Move::Tell {
            clue: Clue::Text(text),
            ..
        },
        ..
    } = &mut command
    {
        *text = ClueText::new(CLUES[walk.dice.below(CLUES.len())]).unwrap();
    }
    walk.must(command);
    true
}

/// Before a rematch one player leaves, another comes, and all sit otherwise.
fn again(walk: &mut Walk) {
    walk.must(Command::Again);
    walk.must(Command::Leave { seat: Seat(1) });
    let player = Player {
        name: Name::new("Șerban").unwrap(),
        rabbit: Rabbit::try_from(12).unwrap(),
    };
    walk.must(Command::Sit { player });
    let order = Seat::all(walk.players)
        .map(|seat| seat.left(2, walk.players))
        .collect();
    walk.must(Command::Arrange { order });
    let mut settings = walk.state.view(Viewer::Screen).unwrap().settings;
    settings.first = First::Claim;
    walk.must(Command::Configure { settings });
    let seed = walk.seed();
    walk.must(Command::Start { seed });
}

fn record(plan: &Plan, number: u64, path: &Path) -> std::io::Result<()> {
    let mut file = File::create_new(path)?;
    let mut walk = Walk::new(plan.settings, plan.players, number);
    let mut games = Vec::new();
    for game in 0..plan.games {
        if game > 0 {
            again(&mut walk);
        }
        while step(&mut walk) {}
        let Some(Stage::Over(podium)) = walk.state.view(Viewer::Screen).map(|view| view.stage)
        else {
            panic!("not over");
        };
        let scores: Vec<u16> = podium.track.iter().map(|side| side.score).collect();
        games.push(json!({"scores": scores, "winners": podium.winners}));
    }
    let events = walk
        .log
        .iter()
        .map(|event| serde_json::to_string(event).unwrap());
    let events: Vec<String> = events.collect();
    writeln!(file, "{{\"games\": {},", serde_json::to_string(&games)?)?;
    writeln!(file, "\"events\": [\n{}\n]}}", events.join(",\n"))
}

fn main() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    for (number, plan) in (1..).zip(plans()) {
        let path = folder.join(plan.name).with_extension("json");
        match record(&plan, number, &path) {
            Ok(()) => println!("{} recorded", plan.name),
            Err(error) => println!("{} not recorded: {error}", plan.name),
        }
    }
}
