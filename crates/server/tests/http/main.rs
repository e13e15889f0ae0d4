//! The server as programs and browsers see it. One test program, because each one links the whole
//! server.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod common;
mod connections;
mod decks;
mod games;
mod gates;
mod guard;
mod log;
mod nodes;
mod odd;
mod people;
mod races;
mod ready;
mod refusals;
mod requests;
mod secrecy;
mod secrecy_wire;
mod solo;
mod tls;
