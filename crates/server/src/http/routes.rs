//! Every URL and who answers there. The router is made of this list, and the API document is checked
//! against it.

use axum::{
    extract::DefaultBodyLimit,
    handler::Handler,
    routing::{self, MethodRouter},
};

use super::{App, decks, forget, home, ops, pages, sounds, stream, table};

pub(super) struct Route {
    #[cfg_attr(
        not(test),
        expect(dead_code, reason = "for the test of the API document")
    )]
    pub(super) method: &'static str,
    pub(super) path: &'static str,
    pub(super) answer: MethodRouter<App>,
}

fn get<H: Handler<T, App>, T: 'static>(path: &'static str, handler: H) -> Route {
    Route {
        method: "get",
        path,
        answer: routing::get(handler),
    }
}

fn post<H: Handler<T, App>, T: 'static>(path: &'static str, handler: H) -> Route {
    Route {
        method: "post",
        path,
        answer: routing::post(handler),
    }
}

/// The path that stands for every command.
pub(super) const COMMANDS: &str = "/t/{code}/{do}";

/// For the people who run the server, at an address of their own.
pub(super) fn admin() -> Vec<Route> {
    vec![
        get("/healthz", ops::healthz),
        get("/readyz", ops::readyz),
        get("/metrics", ops::metrics),
    ]
}

pub(super) fn routes() -> Vec<Route> {
    let sound = Route {
        method: "post",
        path: "/t/{code}/sounds",
        answer: routing::post(sounds::upload).layer(DefaultBodyLimit::max(sounds::MOST_BYTES)),
    };
    vec![
        get("/", home::home),
        get("/tables", home::tables),
        post("/tables", home::open),
        post("/solo", home::solo),
        get("/join", home::join),
        get("/t/{code}", table::show),
        get("/t/{code}/stream", stream::views),
        get("/t/{code}/live", stream::regions),
        get("/t/{code}/board", pages::board),
        get("/t/{code}/board/live", stream::board_regions),
        get("/t/{code}/rounds", table::rounds),
        get("/t/{code}/game.json", table::download),
        sound,
        get("/t/{code}/sounds/{sound}", sounds::play),
        post("/t/{code}/pictures", decks::upload),
        get("/t/{code}/pictures/{picture}", decks::picture),
        get("/t/{code}/decks", decks::list),
        post("/t/{code}/decks", decks::choose),
        post("/t/{code}/forget-deck", decks::forget),
        get("/t/{code}/cards/{card}", decks::card),
        get("/t/{code}/redeem", pages::redeem),
        post("/t/{code}/redeem", table::redeem),
        post("/t/{code}/delete", table::delete),
        post(COMMANDS, table::act),
        get("/rules", pages::rules),
        get("/privacy", pages::privacy),
        post("/forget", forget::forget),
        get("/offline", pages::offline),
        post("/settings", pages::settings),
        get("/a/{version}/{file}", pages::asset),
        get("/sw.js", pages::asset),
        get("/manifest.webmanifest", pages::asset),
        get("/favicon.svg", pages::asset),
        get("/cards/{card}", pages::card),
        get("/cards/{edition}/{picture}", pages::picture),
        get("/healthz", ops::healthz),
        get("/readyz", ops::readyz),
        get("/openapi.json", ops::openapi),
    ]
}
