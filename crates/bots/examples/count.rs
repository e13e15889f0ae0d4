//! Decisions to count instructions by: `count tell|give|vote|none N` makes N of them.
//!
//! ```sh
//! cargo build --release -p moonhare-bots --example count
//! for n in 0 50; do valgrind --tool=callgrind target/release/examples/count tell $n; done
//! ```
//!
//! The difference of the two runs is what the decisions cost; the first is what waking up costs.

#![allow(clippy::unwrap_used, clippy::disallowed_types)]

use moonhare_bots::{Bot, Gallery, Lang, Level, Said};
use moonhare_rules::{
    Command, First, Mode, Name, Player, Rabbit, Seat, Seed, Settings, State, View, Viewer, decide,
};

fn act(state: &mut State, command: Command) {
    for event in decide(state, command).unwrap() {
        state.evolve(&event);
    }
}

fn main() {
    let mut args = std::env::args().skip(1);
    let step = args.next().unwrap_or_default();
    let count: u32 = args.next().and_then(|n| n.parse().ok()).unwrap_or(0);
    let mut state = State::New;
    let settings = Settings {
        first: First::Seat(Seat(0)),
        ..Settings::of(Mode::Classic)
    };
    act(&mut state, Command::Create { settings });
    for (rabbit, nth) in Rabbit::all().zip(0..6) {
        let name = Name::new(&format!("Bot {nth}")).unwrap();
        act(
            &mut state,
            Command::Sit {
                player: Player { name, rabbit },
            },
        );
    }
    act(
        &mut state,
        Command::Start {
            seed: Seed([5; 32]),
        },
    );
    let said = Said::default();
    let bot = |nth: u32| {
        let name = format!("Bot {nth}");
        Bot::new(
            Gallery::moonhare(),
            &name,
            Level::Normal,
            Lang::En,
            Seed([5; 32]),
        )
    };
    let view = |state: &State, seat: u8| -> View { state.view(Viewer::Seat(Seat(seat))).unwrap() };
    let first = bot(0).play(&view(&state, 0), &said).unwrap();
    let mut moment = (view(&state, 0), 0);
    if step == "give" || step == "vote" {
        act(&mut state, first);
        moment = (view(&state, 1), 1);
    }
    if step == "vote" {
        for seat in 1..6 {
            let command = bot(u32::from(seat))
                .play(&view(&state, seat), &said)
                .unwrap();
            act(&mut state, command);
        }
        moment = (view(&state, 1), 1);
    }
    for nth in 0..count {
        assert!(bot(nth).play(&moment.0, &said).is_some());
    }
}
