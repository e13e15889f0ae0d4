//! A short siege of the program as it is built for tests: every attack of `cargo xtask siege`, smaller,
//! with the same judgement.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::time::Duration;

use moonhare_siege::{Bounds, Siege};

#[test]
fn strangers_neither_stall_nor_fill_nor_break_it() {
    let siege = Siege {
        program: env!("CARGO_BIN_EXE_moonhare").into(),
        lasting: Duration::from_secs(25),
        percent: 25,
        only: Vec::new(),
        bounds: Bounds {
            // Without optimisation everything takes ten times as long, and other tests run beside it.
            acknowledged: Duration::from_secs(4),
            ..Bounds::default()
        },
    };
    let report = siege.run().unwrap();
    println!("{report}");
    assert!(report.misses().is_empty(), "{report}");
}
