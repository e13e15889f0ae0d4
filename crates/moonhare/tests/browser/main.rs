//! Whole games through the pages, in real browsers: several people at once, on phones and laptops.
//! No console error, no request to another host, nothing wider than its screen.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

#[path = "../common/mod.rs"]
mod common;

mod access;
mod big_screen;
mod bots;
mod clues;
mod evening;
mod games;
mod keyboard;
mod languages;
mod life;
mod listening;
mod nodes;
mod people;
mod pictures;
mod podium;
mod proxy;
mod pseudo;
mod reveal;
mod screens;
mod solo;
