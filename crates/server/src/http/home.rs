//! The home page, which also takes a typed code to its table.

use axum::{
    extract::{Extension, Query, State},
    http::{HeaderMap, StatusCode},
    response::{Html, IntoResponse, Redirect, Response},
};
use moonhare_rules::Card;
use moonhare_shelf::Mix;
use moonhare_web::HomePage;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{
    App, Problem,
    answer::JsonOrPage,
    guard::Client,
    identity::Identity,
    reader::{Reader, remembered_name},
    tables::listed_tables,
    visit::{WrongCode, find_table},
};
use crate::{
    listing::{ListPage, ListQuery, Seeker},
    pictures::Pictures,
    secret::Secret,
};

/// Where to go from here.
#[derive(Debug, Serialize, JsonSchema)]
pub(super) struct Home {
    /// The version of the server.
    version: &'static str,
    /// The request that opens a table.
    open: &'static str,
    /// The request that shows a table.
    look: &'static str,
    /// The URL of the API document.
    openapi: &'static str,
}

pub(super) async fn home(
    State(app): State<App>,
    Extension(Client(client)): Extension<Client>,
    Identity(secret): Identity,
    reader: Reader,
    headers: HeaderMap,
) -> Result<JsonOrPage<Home>, Problem> {
    if reader.wants_page {
        let seeker = Seeker::of(secret.as_ref(), client);
        let page = page(&app, &reader, &headers, seeker, None).await?;
        return Ok(JsonOrPage::page(page));
    }
    Ok(JsonOrPage::json(&Home {
        version: env!("CARGO_PKG_VERSION"),
        open: "POST /tables",
        look: "GET /t/{code}",
        openapi: "/openapi.json",
    }))
}

#[derive(Deserialize, JsonSchema)]
#[schemars(inline)]
pub(super) struct Join {
    /// The code that somebody typed.
    code: Option<String>,
}

pub(super) async fn join(
    State(app): State<App>,
    Extension(Client(client)): Extension<Client>,
    Identity(secret): Identity,
    reader: Reader,
    headers: HeaderMap,
    Query(Join { code }): Query<Join>,
) -> Result<Response, Problem> {
    let typed = code.unwrap_or_default();
    match find_table(&app, &typed, client, secret.as_ref(), WrongCode::Guess).await {
        Ok((code, _)) => Ok(Redirect::to(&format!("/t/{code}")).into_response()),
        Err(Problem::NoSuchTable) if reader.wants_page => {
            let seeker = Seeker::of(secret.as_ref(), client);
            let page = page(&app, &reader, &headers, seeker, Some(&typed)).await?;
            Ok((StatusCode::NOT_FOUND, Html(page)).into_response())
        }
        Err(problem) => Err(problem),
    }
}

/// The most tables on the home page: the reader's own, and those that anybody may join.
const MOST_MINE: usize = 8;
const MOST_PUBLIC: usize = 5;

/// The cards in the picture on the home page.
const FAN: [Card; 5] = [Card(78), Card(2), Card(0), Card(14), Card(49)];

async fn page(
    app: &App,
    reader: &Reader,
    headers: &HeaderMap,
    seeker: Option<Seeker<'_>>,
    unknown_code: Option<&str>,
) -> Result<String, Problem> {
    let listing = app.rooms.listing();
    let query = |mine: Option<_>, limit| ListQuery {
        mine,
        public: mine.is_none(),
        after: None,
        limit,
    };
    let mine = match seeker {
        Some(_) => listing.search(query(seeker, MOST_MINE)).await?,
        None => ListPage::default(),
    };
    let own: Vec<_> = mine.tables.iter().map(|table| table.code.clone()).collect();
    // Tables where the reader sits aren't listed twice.
    let mut public = listing
        .search(query(None, MOST_PUBLIC + MOST_MINE))
        .await?
        .tables;
    public.retain(|table| !own.contains(&table.code));
    public.truncate(MOST_PUBLIC);
    let key = Secret::new()?;
    let mix = Mix::moonhare();
    let page = HomePage {
        lang: reader.lang,
        prefs: reader.prefs,
        key: key.as_str(),
        fan: &FAN,
        cards: &Pictures::of(&mix, reader.lang, ""),
        name: &remembered_name(headers),
        more: mine.next.is_some(),
        mine: &listed_tables(mine.tables),
        open: &listed_tables(public),
        refusal: None,
        unknown_code,
    };
    Ok(moonhare_web::home(&page).into_string())
}
