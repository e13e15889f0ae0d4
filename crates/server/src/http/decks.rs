//! The decks that a table may choose from.

mod cards;
mod received;
mod upload;

use std::sync::LazyLock;

use axum::{Json, response::Redirect};
use moonhare_table::{Deck, DeckId, TableError};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::{
    App, Problem,
    answer::Answer,
    change::{ChangeRequest, RequestOf},
    openapi,
    table::run_command,
    visit::Visit,
};
use crate::{room::Room, secret::Secret, table_json::TableAnswer};

pub(super) use cards::{card, picture};
pub(super) use upload::{Upload, upload};

/// The most decks that the server looks up for one request. A table mixes fewer, and refuses this many.
const MOST_NAMED: usize = 32;

/// The decks that you could play with here.
#[derive(Debug, JsonSchema, Serialize)]
pub(super) struct DeckChoices {
    decks: Vec<Deck>,
}

pub(super) async fn list(visit: Visit) -> Result<Json<DeckChoices>, Problem> {
    Ok(Json(choices(&visit).await?))
}

/// The house's decks, the viewer's own, and those brought to this table.
async fn choices(visit: &Visit) -> Result<DeckChoices, Problem> {
    let (onlooker, _) = visit.connect().await?;
    let snapshot = visit.room.snapshot();
    let view = snapshot.table.view(&onlooker, snapshot.presence);
    let mut decks = vec![Deck::moonhare()];
    let known = view.map(|view| [view.decks, view.spare_decks].concat());
    let shelves = visit.app.rooms.decks();
    let house = shelves.of_the_house().await?;
    let own = shelves.of(visit.secret.as_ref()).await?;
    let known = known.unwrap_or_default().into_iter();
    for deck in known.chain(house).chain(own) {
        if !decks.iter().any(|there| there.id == deck.id) {
            decks.push(deck);
        }
    }
    Ok(DeckChoices { decks })
}

/// The body of a request to stop keeping a deck.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct ForgetDeck {
    /// The `id` of a deck, as in the answer of `GET /t/{code}/decks`.
    deck: String,
}

static FORGET_DECK_SCHEMA: LazyLock<Value> =
    LazyLock::new(|| openapi::request_schema::<ForgetDeck>().into());

/// Stops keeping a deck for its owner. Tables that have the deck keep it.
pub(super) async fn forget(
    visit: Visit,
    RequestOf(request, _): RequestOf<ForgetDeck>,
) -> Result<Answer<DeckChoices>, Problem> {
    let fields = request.fields()?;
    let is_form = fields.is_form();
    let (ForgetDeck { deck }, _) = fields.parse(&FORGET_DECK_SCHEMA, |form| {
        let deck = form
            .text("deck")
            .map(|deck| ("deck".to_owned(), deck.into()));
        Ok(deck.into_iter().collect())
    })?;
    if let Some(secret) = &visit.secret {
        let shelves = visit.app.rooms.decks();
        shelves.forget(secret, deck.parse()?).await?;
    }
    if is_form {
        let table = format!("/t/{}", visit.code);
        return Ok(Answer::from_response(Redirect::to(&table)));
    }
    Ok(Answer::json(&choices(&visit).await?))
}

/// Runs the command `decks`. It has a route of its own, because `GET` lists the decks there.
pub(super) async fn choose(
    visit: Visit,
    request: ChangeRequest,
) -> Result<Answer<TableAnswer>, Problem> {
    run_command(visit, "decks", request).await
}

/// Finds decks by name among those of this table, of the house and of the sender. Knowing the name of
/// another table's deck is not enough to use it.
pub(super) async fn find_decks(
    app: &App,
    room: &Room,
    secret: &Secret,
    names: &[String],
) -> Result<Vec<Deck>, Problem> {
    let snapshot = room.snapshot();
    let mut known = vec![Deck::moonhare()];
    known.extend(snapshot.table.decks().iter().map(Deck::whole));
    known.extend(snapshot.table.spare_decks().iter().cloned());
    known.extend(app.rooms.decks().for_all_tables_of(secret).await?);
    let mut decks: Vec<Deck> = Vec::new();
    for name in names {
        let id: DeckId = name.parse()?;
        // A deck that is named twice counts once.
        if decks.iter().any(|deck| deck.id == id) {
            continue;
        }
        if decks.len() >= MOST_NAMED {
            break;
        }
        let deck = known.iter().find(|deck| deck.id == id);
        decks.push(deck.cloned().ok_or(TableError::NoSuchDeck)?);
    }
    let mixed = app.rooms.decks().each_picture_once(&decks).await?;
    if mixed.len() < decks.len() {
        return Err(TableError::NoSuchDeck.into());
    }
    Ok(mixed)
}
