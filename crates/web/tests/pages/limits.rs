//! The time limits of the steps, which the API can set one by one.

use std::num::NonZeroU16;

use moonhare_rules::{Limits, Mode, Settings};
use moonhare_table::HostAsk;
use moonhare_web::{RegionId, regions};

use crate::play::Play;

const HOST: u8 = 0;

/// The names of the fields for limits and their values.
fn limit_fields(play: &Play, region: RegionId) -> Vec<(String, String)> {
    let view = play.seen_by(HOST);
    let html = regions(&play.page(&view)).get(region).unwrap().to_owned();
    let value = |rest: &str| rest.split('"').next().unwrap().to_owned();
    let chosen = |select: &str| {
        let before = select.split("\" selected").next().unwrap();
        before.rsplit("value=\"").next().unwrap().to_owned()
    };
    let select = html.split("name=\"limit\"").nth(1).unwrap();
    let others = html.split("name=\"limit_").skip(1);
    let others = others.map(|rest| {
        let field = rest.split("value=\"").nth(1).unwrap();
        (format!("limit_{}", value(rest)), value(field))
    });
    [("limit".to_owned(), chosen(select))]
        .into_iter()
        .chain(others)
        .collect()
}

fn field(name: &str, value: &str) -> (String, String) {
    (name.to_owned(), value.to_owned())
}

#[test]
fn a_step_with_another_limit_keeps_it() {
    let limits = Limits {
        tell: NonZeroU16::new(120),
        give: NonZeroU16::new(120),
        vote: NonZeroU16::new(45),
        look: None,
    };
    let mut play = Play::gathered(
        Settings {
            limits,
            ..Settings::of(Mode::Classic)
        },
        4,
    );
    let kept = [
        field("limit", "120"),
        field("limit_shown", "120"),
        field("limit_tell", "120"),
        field("limit_give", "120"),
        field("limit_vote", "45"),
        field("limit_look", "0"),
    ];
    assert_eq!(limit_fields(&play, RegionId::Settings), kept);
    play.host(HostAsk::Start);
    assert_eq!(limit_fields(&play, RegionId::Menu), kept);
}

#[test]
fn one_limit_for_all_steps_is_one_field() {
    let play = Play::timed(Mode::Classic, 4, 90);
    let one = [field("limit", "90")];
    assert_eq!(limit_fields(&play, RegionId::Menu), one);
}
