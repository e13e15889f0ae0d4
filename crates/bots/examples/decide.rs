//! What decisions cost.
//!
//! ```sh
//! cargo run --release -p moonhare-bots --example decide    # milliseconds, memory, bytes on disk
//! ```
//!
//! `decide tell|give|vote N` makes N decisions, to count instructions by, which a busy machine does not
//! change. The difference of two runs is what the decisions cost; none is what waking up costs.
//!
//! ```sh
//! for n in 0 50; do valgrind --tool=callgrind target/release/examples/decide tell $n; done
//! ```

#![allow(clippy::unwrap_used, clippy::disallowed_types)]

use std::{fs, time::Instant};

use moonhare_bots::{Bot, Gallery, Lang, Level, Said};
use moonhare_rules::{
    Command, First, Mode, Name, Player, Rabbit, Seat, Seed, Settings, State, View, Viewer, decide,
};

const STEPS: [&str; 3] = ["tell", "give", "vote"];

fn main() {
    let mut args = std::env::args().skip(1);
    let Some(step) = args.next() else {
        return measure();
    };
    let count: u32 = args.next().and_then(|n| n.parse().ok()).unwrap_or(0);
    let view = moment(&step, 5);
    for nth in 0..count {
        assert!(bot(nth).play(&view, &Said::default()).is_some());
    }
}

fn measure() {
    let before = memory();
    let began = Instant::now();
    Gallery::moonhare();
    println!("waking up  {:7.1} ms", began.elapsed().as_secs_f64() * 1e3);
    for step in STEPS {
        let mut times: Vec<f64> = (0..200)
            .map(|deal| {
                let view = moment(step, deal);
                let began = Instant::now();
                assert!(bot(deal.into()).play(&view, &Said::default()).is_some());
                began.elapsed().as_secs_f64() * 1e3
            })
            .collect();
        times.sort_by(f64::total_cmp);
        let (median, most) = (times[100], times[199]);
        println!("{step}       {median:7.2} ms, at the most {most:.2} ms, of 200");
    }
    if let (Some(before), Some(after)) = (before, memory()) {
        let mind = (after - before) as f64 / 1024.0;
        println!("the mind   {mind:7.1} MB of memory at the peak");
    }
    let program = std::env::current_exe().and_then(fs::metadata).unwrap();
    let size = program.len() as f64 / (1024.0 * 1024.0);
    println!("on disk    {size:7.1} MB, the rules and Rust's own library among it");
}

/// The most kilobytes that this program ever had, where the system says so.
fn memory() -> Option<u64> {
    let status = fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find(|line| line.starts_with("VmHWM:"))?;
    line.split_whitespace().nth(1)?.parse().ok()
}

fn act(state: &mut State, command: Command) {
    for event in decide(state, command).unwrap() {
        state.evolve(&event);
    }
}

fn bot(nth: u32) -> Bot<'static> {
    let (name, seed) = (format!("Bot {nth}"), Seed([5; 32]));
    Bot::new(
        Gallery::moonhare(),
        &name,
        Level::Normal,
        Lang::default(),
        seed,
    )
}

/// What a player of six sees who is to do this.
fn moment(step: &str, deal: u8) -> View {
    let mut state = State::New;
    let settings = Settings {
        first: First::Seat(Seat(0)),
        ..Settings::of(Mode::Classic)
    };
    act(&mut state, Command::Create { settings });
    for (rabbit, nth) in Rabbit::all().zip(0..6) {
        let name = Name::new(&format!("Bot {nth}")).unwrap();
        let player = Player { name, rabbit };
        act(&mut state, Command::Sit { player });
    }
    let seed = Seed([deal; 32]);
    act(&mut state, Command::Start { seed });
    let said = Said::default();
    let view = |state: &State, seat: u8| state.view(Viewer::Seat(Seat(seat))).unwrap();
    if step == "tell" {
        return view(&state, 0);
    }
    let clue = bot(0).play(&view(&state, 0), &said).unwrap();
    act(&mut state, clue.by(Seat(0)));
    if step == "vote" {
        for seat in 1..6 {
            let given = bot(seat.into()).play(&view(&state, seat), &said).unwrap();
            act(&mut state, given.by(Seat(seat)));
        }
    }
    view(&state, 1)
}
