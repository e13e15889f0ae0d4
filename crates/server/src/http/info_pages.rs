//! Pages that show no table: the rules, privacy, and what a browser shows offline.

use std::time::Duration;

use axum::{extract::State, response::Html};
use moonhare_shelf::Mix;
use moonhare_web::{Forgetting, PrivacyPage};

use super::{App, reader::Reader};
use crate::{pictures::Pictures, rooms::LOBBY_SHARE};

pub(super) async fn rules(reader: Reader) -> Html<String> {
    let mix = Mix::moonhare();
    let cards = Pictures::of(&mix, reader.lang, "");
    Html(moonhare_web::rules_page(reader.lang, reader.prefs, &cards).into_string())
}

pub(super) async fn privacy(State(app): State<App>, reader: Reader) -> Html<String> {
    Html(privacy_page(&app, &reader, None))
}

/// The page about what the server keeps of players. If the reader asked to be forgotten, the page says
/// whether that worked.
pub(super) fn privacy_page(app: &App, reader: &Reader, outcome: Option<Forgetting>) -> String {
    const DAY: u64 = 24 * 3600;
    let days = |time: Duration| usize::try_from(time.as_secs().div_ceil(DAY)).unwrap_or(usize::MAX);
    let pace = &app.config.pace;
    let page = PrivacyPage {
        lang: reader.lang,
        prefs: reader.prefs,
        days: days(pace.keep_tables + pace.delete_delay),
        lobby_days: days(pace.keep_tables / LOBBY_SHARE + pace.delete_delay),
        vision: app.config.vision.is_some(),
        forgotten: outcome,
    };
    moonhare_web::privacy(&page).into_string()
}

pub(super) async fn offline(reader: Reader) -> Html<String> {
    Html(moonhare_web::offline(reader.lang, reader.prefs).into_string())
}
