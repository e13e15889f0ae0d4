//! Forgetting a person: their seats, their decks and their cookies.

use axum::extract::State;
use moonhare_store::RecordId;
use moonhare_table::PersonAsk;
use schemars::JsonSchema;
use serde::Serialize;

use super::{
    App, Problem, answer::JsonOrPage, change::ChangeRequest, identity::forget_cookies,
    info_pages::privacy_page,
};
use crate::{
    Code,
    listing::ListQuery,
    room::Refusal,
    secret::{Secret, random_bytes},
};

/// The most tables that one request leaves. Somebody who sits at more must send another.
const MOST_TABLES: usize = 200;

/// How much was forgotten. The answer also deletes the cookies.
#[derive(Debug, Default, Serialize, JsonSchema)]
pub(super) struct Forgotten {
    /// Tables that were left.
    left: usize,
    /// Those of them where nobody else was.
    deleted: usize,
    /// Decks that are no longer kept.
    decks: usize,
}

/// Leaves every table where the sender sits, deletes those where nobody else is, and deletes the
/// sender's decks and cookies.
pub(super) async fn forget(
    State(app): State<App>,
    request: ChangeRequest,
) -> Result<JsonOrPage<Forgotten>, Problem> {
    let mut forgotten = Forgotten::default();
    if let Some(secret) = &request.identity.0 {
        for code in tables_of(&app, secret).await? {
            forgotten.left += 1;
            forgotten.deleted += usize::from(leave(&app, &code, secret).await?);
        }
        for deck in app.rooms.decks().of(Some(secret)).await? {
            app.rooms.decks().forget(secret, deck.id).await?;
            forgotten.decks += 1;
        }
    }
    let answer = if request.reader.wants_page {
        JsonOrPage::page(privacy_page(&app, &request.reader, true))
    } else {
        JsonOrPage::json(&forgotten)
    };
    Ok(forget_cookies().fold(answer, |answer, cookie| answer.cookie(Some(cookie))))
}

async fn tables_of(app: &App, secret: &Secret) -> Result<Vec<Code>, Problem> {
    let query = ListQuery {
        mine: Some(secret),
        public: false,
        after: None,
        limit: MOST_TABLES,
    };
    let mine = app.rooms.listing().search(query).await?.tables;
    Ok(mine.into_iter().map(|table| table.code).collect())
}

/// Leaves a table. Returns whether the table was deleted, because nobody else was there.
async fn leave(app: &App, code: &Code, secret: &Secret) -> Result<bool, Problem> {
    let id = RecordId(random_bytes()?);
    match app
        .rooms
        .ask(code, &secret.token_at(code), id, PersonAsk::Leave)
        .await
    {
        // The list may be out of date: the person may have left already.
        Ok(_) | Err(Refusal::Table(_)) => {}
        Err(refusal) => return Err(refusal.into()),
    }
    match app.rooms.delete(code, None).await {
        Ok(gone) => Ok(gone.is_some()),
        Err(Refusal::Table(_)) => Ok(false),
        Err(refusal) => Err(refusal.into()),
    }
}
