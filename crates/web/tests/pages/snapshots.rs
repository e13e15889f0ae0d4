//! Snapshots of regions, step by step, for viewers who see different things.

use crate::play::Play;
use moonhare_rules::{Mode, Move, Seat, Settings};
use moonhare_table::{HostAsk, Onlooker, PersonAsk, TableView};
use moonhare_web::{RegionId, TablePage, regions};

use RegionId::{
    Clock, Clue, MainButton, Menu, Middle, Outfit, Picks, Points, SeatTools, Status, Talk, Track,
};

/// Some regions, one tag per line.
fn drawn(play: &Play, view: &TableView, ids: &[RegionId]) -> String {
    let parts = regions(&TablePage {
        key: "",
        ..play.page(view)
    });
    let mut text = format!("title: {}\n", parts.title());
    for id in ids {
        let html = parts.get(*id).unwrap_or("nothing").replace("><", ">\n<");
        text += &format!("\n── {id}\n{html}\n");
        if *id == Talk {
            let lines = parts.lines().map(|(_, line)| line.replace("><", ">\n<"));
            text.extend(lines.map(|line| line + "\n"));
        }
    }
    text
}

fn snap(name: &str, play: &Play, seat: u8, ids: &[RegionId]) {
    insta::assert_snapshot!(name, drawn(play, &play.seen_by(seat), ids));
}

fn snap_screen(name: &str, play: &Play, ids: &[RegionId]) {
    let view = play.view(&Onlooker::Screen);
    insta::assert_snapshot!(name, drawn(play, &view, ids));
}

fn snap_guest(name: &str, play: &Play, ids: &[RegionId]) {
    let view = play.view(&Onlooker::Guest);
    insta::assert_snapshot!(name, drawn(play, &view, ids));
}

const LEAD: &[RegionId] = &[Status, MainButton];
const MOVE: &[RegionId] = &[Status, MainButton, Clue, Middle, Picks];
const RESULT: &[RegionId] = &[Status, MainButton, Clue, Middle, Points, Track];

#[test]
fn before_the_game() {
    let mut play = Play::gathered(Settings::of(Mode::Classic), 2);
    snap(
        "lobby_host_of_two",
        &play,
        0,
        &[
            Status,
            MainButton,
            RegionId::SeatCircle,
            SeatTools,
            RegionId::Settings,
        ],
    );
    snap_guest(
        "lobby_guest",
        &play,
        &[Status, MainButton, Outfit, RegionId::Settings],
    );
    play.host(HostAsk::AddBot {
        name: None,
        rabbit: None,
        level: moonhare_table::Level::Normal,
    });
    snap("lobby_ready", &play, 0, LEAD);
    snap(
        "lobby_player",
        &play,
        1,
        &[Status, MainButton, RegionId::SeatCircle, Outfit],
    );
    snap_screen(
        "board_lobby",
        &play,
        &[RegionId::Shell, RegionId::SeatCircle, Status],
    );
    let team = Play::gathered(Settings::of(Mode::Team), 6);
    snap(
        "lobby_team",
        &team,
        1,
        &[Status, MainButton, RegionId::SeatCircle],
    );
}

#[test]
fn classic() {
    let mut play = Play::timed(Mode::Classic, 4, 90);
    snap(
        "classic_idea",
        &play,
        1,
        &[Status, Clock, MainButton, Middle],
    );
    play.claim(0);
    snap("classic_telling", &play, 0, MOVE);
    snap("classic_telling_other", &play, 1, MOVE);
    play.tell("Almost there", 1);
    snap("classic_giving", &play, 1, MOVE);
    snap("classic_giving_told", &play, 0, MOVE);
    snap_screen(
        "board_giving",
        &play,
        &[Status, Middle, RegionId::Players, RegionId::State(1)],
    );
    play.give(1, 2);
    snap(
        "classic_gave",
        &play,
        1,
        &[Status, MainButton, Picks, RegionId::State(1)],
    );
    play.give_all_but(&[], 1);
    snap("classic_voting", &play, 1, MOVE);
    snap("classic_voting_told", &play, 0, LEAD);
    snap_guest("classic_voting_watched", &play, MOVE);
    play.vote_all_but(&[2], usize::from);
    snap("classic_voted", &play, 1, &[Status, MainButton, Picks]);
    play.host(HostAsk::Pause);
    snap("classic_paused_host", &play, 0, LEAD);
    snap("classic_paused", &play, 1, LEAD);
    play.host(HostAsk::Resume);
    play.vote_all_but(&[], usize::from);
    snap("classic_reveal", &play, 1, RESULT);
    snap_screen("board_reveal", &play, &[RegionId::Shell, Status]);
    play.say(1, "one more");
    snap("classic_talk", &play, 1, &[Talk]);
    snap("classic_menu_host", &play, 0, &[Menu]);
    play.act(Seat(2), PersonAsk::Leave).unwrap();
    snap_guest("classic_free_seat", &play, &[Status, MainButton, Menu]);
    play.act(Seat(0), Move::Next).unwrap();
    snap("classic_pressed_on", &play, 0, LEAD);
}

#[test]
fn classic_with_three_and_with_seven() {
    let mut three = Play::started(Mode::Classic, 3);
    three.claim(0);
    three.tell("Almost there", 1);
    snap("three_giving", &three, 1, MOVE);
    three.give(1, 2);
    snap("three_gave", &three, 1, &[Status, MainButton, Picks]);
    let mut seven = Play::started(Mode::Classic, 7);
    seven.claim(0);
    seven.tell("Almost there", 1);
    seven.give_all_but(&[], 1);
    snap("seven_voting", &seven, 1, &[Status, MainButton, Middle]);
    seven.vote_all_but(&[], usize::from);
    snap("seven_reveal", &seven, 1, &[Status, Points]);
}

#[test]
fn party() {
    let mut play = Play::started(Mode::Party, 6);
    snap("party_idea", &play, 1, &[Status, MainButton, Middle]);
    play.claim(0);
    snap("party_telling", &play, 0, &[Status, Middle]);
    play.tell("Almost there", 1);
    snap("party_giving_teller", &play, 0, LEAD);
    play.give_all_but(&[], 1);
    snap("party_voting_teller", &play, 0, MOVE);
    snap("party_voting", &play, 1, LEAD);
    play.vote_all_but(&[], |seat| usize::from(seat) / 2);
    snap("party_reveal", &play, 1, RESULT);
}

#[test]
fn team() {
    let mut play = Play::started(Mode::Team, 6);
    play.claim(0);
    play.tell("Almost there", 1);
    snap("team_giving", &play, 1, LEAD);
    snap("team_giving_tellers_partner", &play, 3, LEAD);
    play.give(1, 1);
    snap("team_partner_gave", &play, 4, LEAD);
    play.give_all_but(&[], 1);
    snap("team_voting", &play, 4, LEAD);
    snap("team_partner_votes", &play, 1, LEAD);
    snap("team_partner_told", &play, 3, LEAD);
    play.vote_all_but(&[], usize::from);
    snap("team_reveal", &play, 1, &[Status, Points, Track]);
}

/// Partners have one rabbit, so the script needs the names of those who found the card.
#[test]
fn the_names_of_the_finders_in_a_team() {
    for found in 0..3 {
        let mut play = Play::started(Mode::Team, 6);
        play.claim(0);
        play.tell("Almost there", 1);
        play.give_all_but(&[], 1);
        play.vote_all_but(&[], |_| found);
        let view = play.seen_by(1);
        let page = drawn(&play, &view, &[Middle]);
        let Some((_, card)) = page.split_once("data-names=\"") else {
            continue;
        };
        let (names, rest) = card.split_once('"').unwrap();
        let names: Vec<String> = serde_json::from_str(&names.replace("&quot;", "\"")).unwrap();
        let said = rest.split("</span>").next().unwrap();
        assert!(said.ends_with(&names.join(", ")), "{said}: {names:?}");
        assert_eq!(names.len(), 2, "both other teams found it");
        return;
    }
    panic!("nobody found the card");
}

#[test]
fn the_end() {
    let mut play = Play::started(Mode::Party, 6);
    play.rounds(1);
    play.finish();
    let view = play.seen_by(0);
    let stage = drawn(&play, &view, &[Status, MainButton, Middle]);
    // The rounds repeat, so the first one is enough.
    let short = stage.split("</details>").next().unwrap();
    insta::assert_snapshot!("end_host", short);
    snap("end_player", &play, 1, LEAD);
    snap_screen("board_end", &play, &[Status, Middle]);
}
