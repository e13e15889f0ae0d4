//! Hints for beginners: one for each step, and none at other tables.

use std::collections::BTreeSet;

use crate::play::Play;
use moonhare_rules::{Ballot, Mode, Scene, Seat, Space, Viewer};
use moonhare_table::HostAsk;
use moonhare_web::{Lang, RegionId, TablePage, regions};

/// A seat's hint, without tags.
fn hint(play: &Play, seat: u8) -> Option<String> {
    hint_in(play, seat, Lang::english())
}

fn hint_in(play: &Play, seat: u8, lang: &Lang) -> Option<String> {
    let view = play.seen_by(seat);
    assert_eq!(view.game.viewer, Viewer::Seat(Seat(seat)));
    let parts = regions(&TablePage {
        lang,
        ..play.page(&view)
    });
    let html = parts.get(RegionId::Coach)?;
    let shell = parts.get(RegionId::Shell).unwrap();
    assert!(shell.contains("data-slot=\"coach\""), "{shell}");
    let text: String = (html.split('<').skip(1))
        .filter_map(|part| part.split_once('>').map(|(_, text)| text))
        .collect();
    Some(text)
}

fn guided() -> Play {
    let mut play = Play::started(Mode::Classic, 4);
    play.host(HostAsk::Guide { on: true });
    play.claim(0);
    play
}

/// Votes so that this many of three find the card; the others vote for the next space.
fn vote(play: &mut Play, found: usize) {
    let teller = play.storyteller();
    let Scene::Voting { mine, board, .. } = scene_of(play, teller) else {
        unreachable!("everybody gave");
    };
    let card = mine.iter().next().unwrap();
    let voters: Vec<Seat> = Seat::all(4).filter(|seat| *seat != teller).collect();
    for (nth, voter) in voters.into_iter().enumerate() {
        let Scene::Voting { mine: own, .. } = scene_of(play, voter) else {
            unreachable!("somebody is due");
        };
        let astray = (1..=board.len() as u8).map(Space);
        let mut astray = astray.filter(|space| *space != card && !own.contains(*space));
        let space = if nth < found {
            card
        } else {
            astray.next_back().unwrap()
        };
        play.vote(voter.0, Ballot::one(space)).unwrap();
    }
}

fn scene_of(play: &Play, seat: Seat) -> Scene {
    match play.seen_by(seat.0).game.stage {
        moonhare_rules::Stage::Playing(playing) => playing.scene,
        other => unreachable!("{other:?}"),
    }
}

#[test]
fn there_are_hints_in_two_rounds_of_a_guided_table_only() {
    let mut play = Play::started(Mode::Classic, 4);
    play.claim(0);
    assert_eq!(hint(&play, 0), None);
    play.host(HostAsk::Guide { on: true });
    for lang in Lang::all() {
        let mut play = guided();
        let mut all = BTreeSet::new();
        let mut note = |play: &Play, seat: u8| {
            let said = hint_in(play, seat, lang).unwrap();
            assert!(said.chars().count() > 30, "{said}");
            all.insert(said);
        };
        for round in 1..=2 {
            note(&play, round - 1); // tells
            note(&play, 2); // waits
            play.tell("Almost there", 1);
            note(&play, round - 1);
            note(&play, 2); // gives
            play.give(2, 1);
            note(&play, 2); // gave
            play.give_all_but(&[], 1);
            note(&play, round - 1);
            note(&play, 2); // votes
            vote(&mut play, 1);
            note(&play, round - 1); // the points of who told
            note(&play, 2); // and of who voted
            play.next_all_but(&[]);
        }
        // Hints for waiting, giving, voting and points name the round's storyteller.
        assert!(all.len() >= 13, "{}: {all:#?}", lang.tag());
        assert_eq!(hint_in(&play, 2, lang), None);
    }
}

#[test]
fn points_are_explained() {
    let told = |found: usize| {
        let mut play = guided();
        play.tell("Almost there", 1);
        play.give_all_but(&[], 1);
        vote(&mut play, found);
        play
    };
    for (found, teller, first, last) in [
        (0, "Nobody found your card", "2 for you", "2 for you"),
        (
            1,
            "1 of 3 found your card",
            "3 points for you",
            "nothing for your vote",
        ),
        (
            2,
            "2 of 3 found your card",
            "3 points for you",
            "nothing for your vote",
        ),
        (3, "Everyone found your card", "2 for you", "2 for you"),
    ] {
        let play = told(found);
        let said = hint(&play, 0).unwrap();
        assert!(said.contains(teller), "{said}");
        assert_eq!(
            said.contains("Every vote on another card"),
            found < 3,
            "{said}"
        );
        for (seat, words) in [(1, first), (3, last)] {
            let said = hint(&play, seat).unwrap();
            assert!(said.contains(words), "{found}, seat {seat}: {said}");
            let drew = play.table.rounds().last().unwrap().scores[usize::from(seat)].clone();
            let own = (drew.reasons.iter()).any(|reason| reason.why == moonhare_rules::Why::Fooled);
            assert_eq!(said.contains("fell for your card"), own, "{said}");
        }
    }
}
