//! What always holds, over random games of every mode and size. These tests look inside a state;
//! those that need not are in `tests/`.

#![allow(clippy::expect_used, clippy::panic, clippy::unwrap_used)]

#[path = "../../tests/common/book.rs"]
mod book;
#[path = "../../tests/common/dice.rs"]
mod dice;
#[path = "../../tests/common/walk.rs"]
#[allow(dead_code)]
mod walk;

mod arrival;
mod awards;
mod cards;
mod leaks;
mod log;
mod moves;
mod points;
mod scramble;
mod secrecy;
mod words;
