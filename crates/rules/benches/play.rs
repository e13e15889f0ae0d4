//! How fast the rules are: `cargo bench -p moonhare-rules`. See `examples/count.rs` for instruction
//! counts, and `examples/size.rs` for the size of a state.

#![allow(clippy::expect_used, clippy::panic, clippy::unwrap_used)]

#[path = "../tests/common/dice.rs"]
mod dice;
#[path = "../tests/common/script.rs"]
mod script;
#[path = "../tests/common/walk.rs"]
#[allow(dead_code)]
mod walk;

use divan::{Bencher, black_box, counter::ItemsCount};
use moonhare_rules::{Event, Mode, Seat, State, View, Viewer};
use script::{Script, play};

fn main() {
    for (what, bytes) in [
        ("State", size_of::<State>()),
        ("Event", size_of::<Event>()),
        ("View", size_of::<View>()),
    ] {
        println!("{what}: {bytes} bytes, not counting the heap");
    }
    divan::main();
}

/// Commands of a whole random game, each decided and its events applied.
#[divan::bench(args = [
    (Mode::Classic, 3), (Mode::Classic, 6), (Mode::Classic, 12),
    (Mode::Party, 6), (Mode::Party, 12),
    (Mode::Team, 6), (Mode::Team, 12),
])]
fn decide_and_evolve(bencher: Bencher<'_, '_>, (mode, players): (Mode, usize)) {
    let script = Script::new(mode, players);
    bencher
        .counter(ItemsCount::new(script.moves.len()))
        .with_inputs(|| (script.start.clone(), script.moves.clone()))
        .bench_local_values(|(state, moves)| play(state, moves));
}

/// A log without its commands.
#[divan::bench(args = [3, 6, 12])]
fn replay(bencher: Bencher<'_, '_>, players: usize) {
    let script = Script::new(Mode::Classic, players);
    bencher
        .counter(ItemsCount::new(script.log.len()))
        .bench_local(|| State::replay(black_box(&script.log)));
}

/// The table as the log leads to it, half-way through the second round's step.
fn at(step: &str, mode: Mode) -> State {
    let is_it: fn(&Event) -> bool = match step {
        "telling" => |event| matches!(event, Event::Began { round: 2, .. }),
        "giving" => |event| matches!(event, Event::Given { .. }),
        "voting" => |event| matches!(event, Event::Voted { .. }),
        "reveal" => |event| matches!(event, Event::PressedOn { .. }),
        "over" => |event| matches!(event, Event::Ended { .. }),
        other => panic!("{other}"),
    };
    let log = Script::new(mode, 12).log;
    let begun = log
        .iter()
        .position(|event| matches!(event, Event::Began { round: 2, .. }));
    let begun = begun.expect("a second round");
    let after = log[begun..].iter().position(is_it).expect("the step");
    State::replay(&log[..=begun + after])
}

/// Each step in each mode.
fn steps() -> impl Iterator<Item = (Mode, &'static str)> {
    let steps = ["telling", "giving", "voting", "reveal", "over"];
    Mode::ALL
        .into_iter()
        .flat_map(move |mode| steps.map(|step| (mode, step)))
}

/// A view of 12 players for a seat.
#[divan::bench(args = steps())]
fn view(bencher: Bencher<'_, '_>, (mode, step): (Mode, &str)) {
    let state = at(step, mode);
    bencher.bench_local(|| black_box(&state).view(Viewer::Seat(Seat(5))));
}
