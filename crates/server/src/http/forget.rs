//! Forgetting a person: their seats, their decks and their cookies.

use axum::extract::State;
use moonhare_store::RecordId;
use moonhare_table::PersonAsk;
use moonhare_web::Forgetting;
use schemars::JsonSchema;
use serde::Serialize;

use super::{
    App, Problem, answer::JsonOrPage, change::ChangeRequest, identity::forget_cookies,
    info_pages::privacy_page,
};
use crate::{
    Code,
    listing::Seeker,
    room::Refusal,
    secret::{Secret, random_bytes},
};

/// The most tables that one request leaves. Somebody whom more tables know must send another.
const MOST_TABLES: usize = 200;

/// How much was forgotten. The answer also deletes the cookies, unless there is more to forget.
#[derive(Debug, Default, Serialize, JsonSchema)]
#[schemars(rename = "Forgotten")]
pub(super) struct ForgetAnswer {
    /// Tables that were left.
    left: usize,
    /// Those of them where nobody else was.
    deleted: usize,
    /// Decks that are no longer kept.
    decks: usize,
    /// There are more tables to leave. Send the request again.
    more: bool,
}

/// Leaves every table that knows the sender, deletes those where nobody else is, and deletes the
/// sender's decks and cookies.
pub(super) async fn forget(
    State(app): State<App>,
    request: ChangeRequest,
) -> Result<JsonOrPage<ForgetAnswer>, Problem> {
    let mut forgotten = ForgetAnswer::default();
    if let Some(secret) = &request.identity.0 {
        let client = request.client.0;
        let known_at = app
            .rooms
            .listing()
            .known_at(Seeker { secret, client }, MOST_TABLES);
        let known_at = known_at.await?;
        forgotten.more = known_at.more;
        for code in known_at.tables {
            forgotten.left += 1;
            forgotten.deleted += usize::from(leave(&app, &code, secret).await?);
        }
        for deck in app.rooms.decks().of(Some(secret)).await? {
            app.rooms.decks().forget(secret, deck.id).await?;
            forgotten.decks += 1;
        }
    }
    let answer = if request.reader.wants_page {
        let outcome = if forgotten.more {
            Forgetting::Some
        } else {
            Forgetting::All
        };
        JsonOrPage::page(privacy_page(&app, &request.reader, Some(outcome)))
    } else {
        JsonOrPage::json(&forgotten)
    };
    if forgotten.more {
        // The rest can be found only with the secret in the cookie.
        return Ok(answer);
    }
    Ok(forget_cookies().fold(answer, |answer, cookie| answer.cookie(Some(cookie))))
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
