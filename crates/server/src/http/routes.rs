//! Every URL, its handler, and a line about it for the API document.

use aide::{
    axum::{
        ApiRouter,
        routing::{get_with, post_with},
    },
    openapi::{MediaType, ReferenceOr, Response, StatusCode},
    transform::TransformOperation,
};
use axum::{Router, extract::Path, routing};
use schemars::JsonSchema;

use super::{
    App, assets, change,
    change::{IdempotencyKey, Prefer},
    decks, forget, home, info_pages, openapi, opening, ops, prefs, sounds, stream, table,
    table_page, tables,
};

/// The path of all commands. In the API document, each command has its own entry.
pub(super) const COMMAND_PATH: &str = "/t/{code}/{do}";

/// The routes at the admin address, for operators.
pub(super) fn admin() -> Router<App> {
    Router::new()
        .route("/healthz", routing::get(ops::healthz))
        .route("/readyz", routing::get(ops::readyz))
        .route("/metrics", routing::get(ops::metrics))
}

pub(super) fn routes() -> ApiRouter<App> {
    ApiRouter::new()
        .api_route(
            "/",
            get_with(home::home, |op| op.about(TABLES, "home", "Where to begin.")),
        )
        .api_route(
            "/tables",
            get_with(tables::list, |op| {
                op.about(
                    TABLES,
                    "tables",
                    "Tables that anybody may join, and those where you sit; the latest first, a part \
                     at a time.",
                )
            })
            .post_with(opening::open, |op| {
                op.about(TABLES, "open", "Open a table. Whoever opens it is its host.")
                    .input::<IdempotencyKey>()
            }),
        )
        .api_route(
            "/solo",
            post_with(opening::solo, |op| {
                op.about(
                    TABLES,
                    "solo",
                    "One person against three computer players: a Classic game that has begun.",
                )
                .input::<IdempotencyKey>()
            }),
        )
        .api_route(
            "/join",
            get_with(home::join, |op| {
                op.about(TABLES, "join", "Find the table of a typed code.")
                    .redirects("To the table.")
            }),
        )
        .api_route(
            "/t/{code}",
            get_with(table::show, |op| {
                op.about(TABLE, "look", "The table as you see it.")
            }),
        )
        .api_route(
            "/t/{code}/stream",
            get_with(stream::views, |op| {
                op.about(
                    TABLE,
                    "follow",
                    "The table as it goes on: first a view, then what changes in it.",
                )
            }),
        )
        .api_route(
            "/t/{code}/live",
            get_with(stream::regions, |op| {
                op.about(PAGES, "followPage", "The parts of a page as they change.")
            }),
        )
        .api_route(
            "/t/{code}/board",
            get_with(table_page::big_screen_page, |op| {
                op.about(PAGES, "board", "The big screen for everybody at the table.")
            }),
        )
        .api_route(
            "/t/{code}/board/live",
            get_with(stream::big_screen_regions, |op| {
                op.about(PAGES, "followBoard", "The parts of a page as they change.")
            }),
        )
        .api_route(
            "/t/{code}/rounds",
            get_with(table::rounds, |op| {
                op.about(TABLE, "rounds", "All rounds that are over.")
            }),
        )
        .api_route(
            "/t/{code}/game.json",
            get_with(table::download, |op| {
                op.about(
                    TABLE,
                    "download",
                    "The whole game once it is over, the seed included.",
                )
            }),
        )
        .api_route(
            "/t/{code}/sounds",
            post_with(sounds::upload, |op| {
                op.about(
                    TABLE,
                    "record",
                    "Upload a recording for your clue: WebM, Ogg, MP4 or WAV, at most half a megabyte. \
                     Only while you tell, and only for this telling. Only the last three are kept.",
                )
                .sends("audio/*")
            }),
        )
        .api_route(
            "/t/{code}/sounds/{sound}",
            get_with(sounds::play, |op| {
                op.about(TABLE, "hear", "A recording that was a clue at this table.")
                    .answers_with("audio/*", "The recording: WebM, Ogg, MP4 or WAV.")
            }),
        )
        .api_route(
            "/t/{code}/pictures",
            post_with(decks::upload, |op| {
                op.about(
                    TABLE,
                    "bring",
                    "Host, before the start: bring a deck, as pictures (JPEG, PNG, WebP) or as a zip of \
                     them.",
                )
                .sends_form::<decks::Upload>()
            }),
        )
        .api_route(
            "/t/{code}/pictures/{picture}",
            get_with(decks::picture, |op| {
                op.about(
                    TABLE,
                    "ownPicture",
                    "A card that somebody brought to this table, by the hash of its picture.",
                )
                .answers_with("image/webp", "The picture.")
            }),
        )
        .api_route(
            "/t/{code}/decks",
            get_with(decks::list, |op| {
                op.about(TABLE, "choices", "The decks that you could play with here.")
            })
            .post_with(decks::choose, |op| op.hidden_command()),
        )
        .api_route(
            "/t/{code}/forget-deck",
            post_with(decks::forget, |op| {
                op.about(
                    TABLE,
                    "forget_deck",
                    "Stop keeping a deck for yourself. Tables that have it can go on with it. It is \
                     deleted after the last such table.",
                )
            }),
        )
        .api_route(
            "/t/{code}/cards/{card}",
            get_with(decks::card, |op| {
                op.about(
                    TABLE,
                    "look_at_card",
                    "Where the pictures of a card are, and what they show.",
                )
            }),
        )
        .api_route(
            "/t/{code}/redeem",
            get_with(table_page::redeem, |op| {
                op.about(
                    PAGES,
                    "askToRedeem",
                    "The page that a ticket's link opens. The ticket comes after the `#`.",
                )
            })
            .post_with(table::redeem, |op| op.hidden_command()),
        )
        .api_route(
            "/t/{code}/delete",
            post_with(table::delete, |op| {
                op.about(
                    TABLE,
                    "delete",
                    "Host: delete the table, with everything that belongs to it.",
                )
                .answers(204, "The table is deleted. The same request again finds no table.", None)
            }),
        )
        .api_route(
            COMMAND_PATH,
            post_with(table::command, |op| {
                op.tag(COMMAND).input::<IdempotencyKey>().input::<Prefer>()
            }),
        )
        .api_route(
            "/rules",
            get_with(info_pages::rules, |op| {
                op.about(PAGES, "rules", "The rules of the game.")
            }),
        )
        .api_route(
            "/privacy",
            get_with(info_pages::privacy, |op| {
                op.about(
                    PAGES,
                    "privacy",
                    "What is kept about players, and how they delete it.",
                )
            }),
        )
        .api_route(
            "/forget",
            post_with(forget::forget, |op| {
                op.about(
                    PAGES,
                    "forget",
                    "Leave every table that knows you, delete those where nobody else is, and stop \
                     keeping your decks.",
                )
            }),
        )
        .api_route(
            "/offline",
            get_with(info_pages::offline, |op| {
                op.about(PAGES, "offline", "What a page shows without a connection.")
            }),
        )
        .api_route(
            "/settings",
            post_with(prefs::save, |op| {
                op.about(PAGES, "settings", "Save your own settings.")
                    .redirects("Back to where you were.")
            }),
        )
        .api_route(
            "/a/{version}/{file}",
            get_with(assets::asset, |op| {
                op.about(PAGES, "asset", "Style, script, drawings.")
                    .input::<Path<assets::AssetPath>>()
                    .answers_with("*/*", "The file.")
            }),
        )
        .api_route(
            "/sw.js",
            get_with(assets::asset, |op| {
                op.about(PAGES, "serviceWorker", "The service worker.")
                    .answers_with("text/javascript", "The file.")
            }),
        )
        .api_route(
            "/manifest.webmanifest",
            get_with(assets::asset, |op| {
                op.about(PAGES, "manifest", "The manifest that lets a browser install the game.")
                    .answers_with("application/manifest+json", "The file.")
            }),
        )
        .api_route(
            "/favicon.svg",
            get_with(assets::asset, |op| {
                op.about(PAGES, "favicon", "The icon.")
                    .answers_with("image/svg+xml", "The file.")
            }),
        )
        .api_route(
            "/cards/{card}",
            get_with(assets::placeholder_card, |op| {
                op.about(PAGES, "card", "A drawing in place of a card that is not painted yet.")
                    .answers_with("image/svg+xml", "The file.")
            }),
        )
        .api_route(
            "/cards/{edition}/{picture}",
            get_with(assets::picture, |op| {
                op.about(PAGES, "picture", "A painted card.")
                    .answers_with("image/webp", "The file.")
            }),
        )
        .api_route(
            "/healthz",
            get_with(ops::healthz, |op| {
                op.about(RUNNING, "healthz", "Whether the process is alive.")
                    .answers_with("text/plain", "It is alive.")
            }),
        )
        .api_route(
            "/readyz",
            get_with(ops::readyz, |op| {
                op.about(
                    RUNNING,
                    "readyz",
                    "Whether the process can serve: the store can save, and tables can be read.",
                )
                .answers_with("text/plain", "It can serve.")
                .answers(503, "It cannot serve, and why.", Some("text/plain"))
            }),
        )
        .api_route(
            "/openapi.json",
            get_with(ops::openapi, |op| {
                op.about(RUNNING, "openapi", "This document.")
                    .answers_with("application/json", "The document.")
            }),
        )
}

// The tags of the API document.
const TABLES: &str = "tables";
const TABLE: &str = "table";
const COMMAND: &str = "commands";
const PAGES: &str = "pages";
const RUNNING: &str = "running";

/// Adds to the API document what the types of a handler don't say.
trait About: Sized {
    fn about(self, tag: &str, id: &str, summary: &str) -> Self;

    /// Hides the operation, because commands get their entries from their types.
    fn hidden_command(self) -> Self;

    fn answers(self, status: u16, what: &str, kind: Option<&str>) -> Self;

    fn answers_with(self, kind: &str, what: &str) -> Self {
        self.answers(200, what, Some(kind))
    }

    fn redirects(self, what: &str) -> Self {
        self.answers(303, what, None)
    }

    /// The request has a body of this media type.
    fn sends(self, kind: &str) -> Self;

    /// The request has a form with files.
    fn sends_form<T: JsonSchema>(self) -> Self;
}

impl About for TransformOperation<'_> {
    fn about(self, tag: &str, id: &str, summary: &str) -> Self {
        self.tag(tag).id(id).summary(summary)
    }

    fn hidden_command(self) -> Self {
        self.hidden(true)
    }

    fn answers(mut self, status: u16, what: &str, kind: Option<&str>) -> Self {
        let content = kind.map(|kind| (kind.to_owned(), MediaType::default()));
        let response = Response {
            description: what.to_owned(),
            content: content.into_iter().collect(),
            ..Response::default()
        };
        let responses = self.inner_mut().responses.get_or_insert_default();
        let status = StatusCode::Code(status);
        responses
            .responses
            .insert(status, ReferenceOr::Item(response));
        self
    }

    fn sends(mut self, kind: &str) -> Self {
        let body = change::describe_body(kind, true.into());
        self.inner_mut().request_body = Some(ReferenceOr::Item(body));
        self
    }

    fn sends_form<T: JsonSchema>(mut self) -> Self {
        let body = change::describe_body("multipart/form-data", openapi::request_schema::<T>());
        self.inner_mut().request_body = Some(ReferenceOr::Item(body));
        self
    }
}
