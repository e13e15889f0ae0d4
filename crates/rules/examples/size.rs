//! How much memory a table takes, heap included: `cargo run -p moonhare-rules --example size`.

#![allow(clippy::expect_used, clippy::panic, clippy::unwrap_used)]

#[path = "../tests/common/dice.rs"]
mod dice;
#[path = "../tests/common/script.rs"]
#[allow(dead_code)]
mod script;
#[path = "../tests/common/walk.rs"]
#[allow(dead_code)]
mod walk;

use std::alloc::System;

use moonhare_rules::{Event, Mode, State, Viewer};
use script::Script;
use stats_alloc::{INSTRUMENTED_SYSTEM, Region, StatsAlloc};

#[global_allocator]
static HEAP: &StatsAlloc<System> = &INSTRUMENTED_SYSTEM;

/// A thing and what it holds on the heap.
fn measure<T>(make: impl FnOnce() -> T) -> usize {
    let region = Region::new(HEAP);
    let thing = make();
    let change = region.change();
    drop(thing);
    size_of::<T>() + change.bytes_allocated - change.bytes_deallocated
}

/// The state of a log that is not kept, so that names and clues are the state's own.
fn read(log: &[Event]) -> State {
    let written = serde_json::to_string(log).expect("a log can be written");
    let log: Vec<Event> = serde_json::from_str(&written).expect("a log can be read");
    State::replay(&log)
}

fn main() {
    println!("an event: {} bytes and what it holds", size_of::<Event>());
    for players in [3, 6, 12] {
        let log = Script::new(Mode::Classic, players).log;
        let dealt = log
            .iter()
            .position(|event| matches!(event, Event::Began { .. }));
        let dealt = &log[..=dealt.expect("a start")];
        let first = measure(|| read(dealt));
        let last = measure(|| read(&log));
        let rounds = State::replay(&log).rounds().len();
        let state = State::replay(dealt);
        let view = measure(|| state.view(Viewer::Screen));
        println!(
            "{players} players: {first} bytes when dealt, {last} after {rounds} rounds; \
             a view {view} bytes"
        );
    }
}
