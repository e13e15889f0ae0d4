//! A test for each rule of `docs/rules.md`, found by the rule's number: R4.7 is `r4_7_…` in `r4.rs`.

#![allow(clippy::expect_used, clippy::panic, clippy::unwrap_used)]

mod lobby;
mod numbers;
mod r1;
mod r2;
mod r3;
mod r4;
mod r5;
mod r6;
mod r7;
mod scoring;
mod table;
mod tabletop;
