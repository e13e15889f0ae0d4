//! Work for a counter of instructions, which is the same on a busy machine as on an idle one.
//!
//! ```text
//! cargo build -p moonhare-rules --release --example count
//! for what in nothing play view; do
//!     valgrind --tool=callgrind --callgrind-out-file=/dev/null \
//!         target/release/examples/count $what 12
//! done
//! ```
//!
//! The program says how many commands or views it made. (Collected of `play` or `view` − collected
//! of `nothing`) / that number is the count for one; `nothing` prepares the same and does not play.

#![allow(clippy::expect_used, clippy::panic, clippy::unwrap_used)]

#[path = "../tests/common/dice.rs"]
mod dice;
#[path = "../tests/common/script.rs"]
mod script;
#[path = "../tests/common/walk.rs"]
#[allow(dead_code)]
mod walk;

use std::hint::black_box;

use moonhare_rules::{Mode, Seat, State, Viewer};
use script::{Script, play};

const TIMES: usize = 20;

fn main() {
    let mut args = std::env::args().skip(1);
    let what = args.next().unwrap_or_else(|| "play".into());
    let players = args
        .next()
        .map_or(12, |number| number.parse().expect("a number of players"));
    let script = Script::new(Mode::Classic, players);
    let copies: Vec<_> = (0..TIMES)
        .map(|_| (script.start.clone(), script.moves.clone()))
        .collect();
    // In the middle of the game, whatever the step.
    let state = State::replay(&script.log[..script.log.len() / 2]);
    let done = match what.as_str() {
        "play" => {
            for (start, moves) in copies {
                black_box(play(start, moves));
            }
            TIMES * script.moves.len()
        }
        "view" => {
            for _ in 0..TIMES {
                for seat in Seat::all(players) {
                    black_box(black_box(&state).view(Viewer::Seat(seat)));
                }
            }
            TIMES * players
        }
        _ => {
            black_box((copies, state));
            0
        }
    };
    println!("{what} {players}: {done}");
}
