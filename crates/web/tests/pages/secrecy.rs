//! What a viewer may not know changes no byte of a page (R1.5, R7.4). Two tables that differ only
//! in secrets give the same page, whole and in regions.

use crate::play::Play;
use moonhare_rules::{Ballot, Mode, Seat, Space};
use moonhare_table::{HostAsk, Onlooker, TableView};
use moonhare_web::{page, regions};

fn drawn(play: &Play, view: &TableView) -> String {
    let table = play.page(view);
    let parts = regions(&table);
    let parts: Vec<String> = (parts.iter())
        .map(|(id, html)| format!("{id}: {html}"))
        .collect();
    format!("{}\n{}", page(&table).into_string(), parts.join("\n"))
}

/// The page is the same for everybody except `who`.
fn differ_only_for(one: &Play, other: &Play, who: &[u8]) {
    let players = one.table.keepers().len() as u8;
    for viewer in [Onlooker::Guest, Onlooker::Screen] {
        assert_eq!(
            drawn(one, &one.view(&viewer)),
            drawn(other, &other.view(&viewer)),
            "{viewer:?}"
        );
    }
    for seat in 0..players {
        let pages = [
            drawn(one, &one.seen_by(seat)),
            drawn(other, &other.seen_by(seat)),
        ];
        if who.contains(&seat) {
            assert_ne!(pages[0], pages[1], "seat {seat} should see its own doing");
        } else {
            assert_eq!(pages[0], pages[1], "seat {seat}");
        }
    }
}

#[test]
fn which_card_was_told_about() {
    for (mode, players) in [(Mode::Classic, 3), (Mode::Classic, 6), (Mode::Team, 6)] {
        let mut one = Play::started(mode, players);
        one.claim(0);
        let mut other = one.clone();
        one.tell("Almost there", 1);
        other.tell("Almost there", 2);
        differ_only_for(&one, &other, &[0]);
    }
}

#[test]
fn which_card_was_given() {
    for (mode, players) in [
        (Mode::Classic, 3),
        (Mode::Classic, 12),
        (Mode::Party, 6),
        (Mode::Team, 8),
    ] {
        let mut one = Play::started(mode, players);
        one.claim(0);
        one.tell("Almost there", 1);
        let mut other = one.clone();
        one.give(2, 0);
        other.give(2, 2);
        differ_only_for(&one, &other, &[2]);
    }
}

#[test]
fn which_way_somebody_voted() {
    for (mode, players) in [(Mode::Classic, 5), (Mode::Classic, 12), (Mode::Party, 7)] {
        let mut one = Play::started(mode, players);
        one.claim(0);
        one.tell("Almost there", 1);
        one.give_all_but(&[], 1);
        let mut other = one.clone();
        let mut ballots = (1..=4).map(|space| Ballot::one(Space(space)));
        one.vote(
            2,
            ballots
                .find(|b| one.clone().vote(2, b.clone()).is_ok())
                .unwrap(),
        )
        .unwrap();
        other
            .vote(
                2,
                ballots
                    .find(|b| other.clone().vote(2, b.clone()).is_ok())
                    .unwrap(),
            )
            .unwrap();
        differ_only_for(&one, &other, &[2]);
    }
}

#[test]
fn how_many_votes_somebody_cast() {
    let mut one = Play::started(Mode::Classic, 8);
    one.claim(0);
    one.tell("Almost there", 1);
    one.give_all_but(&[], 1);
    let mut other = one.clone();
    let pairs = (1..=8).flat_map(|a| (1..=8).map(move |b| (Space(a), Space(b))));
    let (first, second) = pairs
        .clone()
        .find(|(a, b)| one.clone().vote(2, Ballot::two(*a, *b)).is_ok())
        .unwrap();
    one.vote(2, Ballot::one(first)).unwrap();
    other.vote(2, Ballot::two(first, second)).unwrap();
    differ_only_for(&one, &other, &[2]);
}

/// Who owns which card on the board: the board looks the same to those who own none of the swapped
/// cards.
#[test]
fn whose_card_lies_where() {
    let mut play = Play::started(Mode::Classic, 6);
    play.claim(0);
    play.tell("Almost there", 1);
    play.give_all_but(&[], 1);
    for seat in 0..6 {
        let html = drawn(&play, &play.seen_by(seat));
        for other in (0..6).filter(|other| *other != seat) {
            // A player's name is on the page, but never within a card.
            let name = crate::play::NAMES[other as usize];
            let board = html.split("class=\"cards board").nth(1).unwrap();
            let board = board.split("</ul>").next().unwrap();
            assert!(!board.contains(name), "{name} on the board of seat {seat}");
        }
    }
    // Every card of others is written alike but for its number and its picture.
    let html = drawn(&play, &play.view(&Onlooker::Screen));
    let board = html.split("class=\"cards board").nth(1).unwrap();
    let board = board.split("</ul>").next().unwrap();
    let plain = |card: &str| -> String { card.chars().filter(|c| !c.is_ascii_digit()).collect() };
    let cards: Vec<String> = board.split("<li").skip(1).map(plain).collect();
    assert_eq!(cards.len(), 6);
    assert!(cards.iter().all(|card| *card == cards[0]), "{cards:#?}");
}

#[test]
fn a_hand_is_seen_by_its_holder_alone() {
    for (mode, players) in [(Mode::Classic, 4), (Mode::Party, 6), (Mode::Team, 6)] {
        let one = Play::started(mode, players);
        let mut other = one.clone();
        // The same people, dealt by another seed.
        let mut again = Play::gathered(moonhare_rules::Settings::of(mode), players);
        again.chance = [9; 32];
        again.host(HostAsk::Start);
        other.table = again.table;
        for viewer in [Onlooker::Guest, Onlooker::Screen] {
            assert_eq!(
                drawn(&one, &one.view(&viewer)),
                drawn(&other, &other.view(&viewer))
            );
        }
        for seat in Seat::all(players) {
            let same = drawn(&one, &one.seen_by(seat.0)) == drawn(&other, &other.seen_by(seat.0));
            // In Party nobody has looked yet (R5.1).
            assert_eq!(same, mode == Mode::Party, "{mode} seat {}", seat.0);
        }
    }
}
