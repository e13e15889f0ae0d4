//! The server as programs and browsers see it. One program, for each links all of the server.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod common;
mod decks;
mod door;
mod games;
mod gates;
mod guard;
mod odd;
mod people;
mod races;
mod ready;
mod refusals;
mod secrecy;
mod secrecy_wire;
mod solo;
mod tls;
