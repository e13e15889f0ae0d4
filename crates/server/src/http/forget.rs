//! Forgetting a person: their seats, their decks, and what their browser keeps.

use axum::{
    Json,
    extract::State,
    http::header,
    response::{Html, IntoResponse, Response},
};
use moonhare_store::RecordId;
use moonhare_table::PersonAsk;
use serde_json::json;

use super::{App, Problem, identity::forget_cookies, pages::privacy_page, table::Wish};
use crate::{
    Code,
    listing::Wanted,
    room::Refusal,
    secret::{Secret, fresh},
};

/// Tables left in one go; of more the rest is left when asked again.
const MOST_TABLES: usize = 200;

/// Leaves every table where the person sits, deletes those where nobody else is, keeps their decks no
/// longer, and takes the cookies back.
pub(super) async fn forget(State(app): State<App>, wish: Wish) -> Result<Response, Problem> {
    let (mut left, mut deleted, mut decks) = (0, 0, 0);
    if let Some(secret) = &wish.identity.0 {
        for code in tables_of(&app, secret).await? {
            left += 1;
            deleted += usize::from(leave(&app, &code, secret).await?);
        }
        for deck in app.rooms.decks().of(Some(secret)).await? {
            app.rooms.decks().forget(secret, deck.id).await?;
            decks += 1;
        }
    }
    let mut response = if wish.reader.page {
        Html(privacy_page(&app, &wish.reader, true)).into_response()
    } else {
        Json(json!({ "left": left, "deleted": deleted, "decks": decks })).into_response()
    };
    for cookie in forget_cookies() {
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
    Ok(response)
}

async fn tables_of(app: &App, secret: &Secret) -> Result<Vec<Code>, Problem> {
    let wanted = Wanted {
        mine: Some(secret),
        public: false,
        after: None,
        most: MOST_TABLES,
    };
    let mine = app.rooms.listing().look(wanted).await?.tables;
    Ok(mine.into_iter().map(|table| table.code).collect())
}

/// Whether the table went with its last person.
async fn leave(app: &App, code: &Code, secret: &Secret) -> Result<bool, Problem> {
    let id = RecordId(fresh()?);
    match app
        .rooms
        .ask(code, &secret.at(code), id, PersonAsk::Leave)
        .await
    {
        // The directory may lag: who has left already is no person there any more.
        Ok(_) | Err(Refusal::Table(_)) => {}
        Err(refusal) => return Err(refusal.into()),
    }
    match app.rooms.delete(code, None).await {
        Ok(gone) => Ok(gone.is_some()),
        Err(Refusal::Table(_)) => Ok(false),
        Err(refusal) => Err(refusal.into()),
    }
}
