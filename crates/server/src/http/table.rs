//! One table: what it looks like, and what is asked of it.

use std::{net::IpAddr, sync::Arc};

use axum::{
    extract::{Extension, Path},
    http::{HeaderMap, HeaderValue, StatusCode, header},
    response::{IntoResponse, Redirect, Response},
};
use moonhare_rules::{Event, Move, Round, RuleError, StageKind};
use moonhare_store::RecordId;
use moonhare_table::{Ask, HostAsk, Onlooker, PersonAsk, TableError};
use schemars::JsonSchema;
use serde::Serialize;

use super::{
    App, Problem,
    answer::{Answer, JsonOrPage},
    change::{ChangeRequest, idempotency_key},
    decks,
    forms::Fields,
    guard::Origin,
    identity::new_cookie,
    reader::{Reader, name_cookie},
    sheet::{SeenTableJson, TableAnswer, seen_table},
    sounds,
    table_page::PageContext,
    visit::Visit,
};
use crate::{
    logbook,
    room::{Refusal, Room},
    secret::{Secret, fresh},
};

pub(super) async fn show(
    visit: Visit,
    Extension(Origin(origin)): Extension<Origin>,
    reader: Reader,
) -> Result<JsonOrPage<SeenTableJson>, Problem> {
    let (onlooker, _) = visit.onlooker().await?;
    let snapshot = visit.room.now();
    if reader.page {
        let context = PageContext::new(&visit.code, origin, reader, onlooker);
        let secret = visit.secret.as_ref();
        let context = context.with_decks(&visit.app, &snapshot, secret).await?;
        return Ok(JsonOrPage::page(context.page(&snapshot)));
    }
    let seen = seen_table(&visit.code, &snapshot, &onlooker);
    Ok(JsonOrPage::json(&seen))
}

/// Everything that can be asked of a table, by the last part of the URL.
pub(super) async fn act(
    visit: Visit,
    Path((_, what)): Path<(String, String)>,
    request: ChangeRequest,
) -> Result<Answer<TableAnswer>, Problem> {
    ask(visit, &what, request).await
}

pub(super) async fn ask(
    visit: Visit,
    what: &str,
    request: ChangeRequest,
) -> Result<Answer<TableAnswer>, Problem> {
    let Visit {
        app, code, room, ..
    } = visit;
    let mut fields = request.fields()?;
    let form = fields.is_form();
    let (secret, new) = request.identity.or_new()?;
    let token = secret.at(&code);
    let id = record_id(&secret, &request.headers, &mut fields)?;
    let mut fields = fields.fitting(what, &room.now().table)?;
    let password = fields.take("password")?;
    let called = if form {
        fields.get("name").map(str::to_owned)
    } else {
        None
    };
    let context = PageContext::new(
        &code,
        request.origin.0.clone(),
        request.reader,
        Onlooker::Token(token.clone()),
    );
    let mut ticket = None;

    let ask = match what {
        // A ticket is made here, so that nobody can make one that is easy to guess.
        "ticket" => {
            let made = secret.ticket(&code, id);
            let hash = made.at(&code);
            ticket = Some(made);
            PersonAsk::Ticket { ticket: hash }.into()
        }
        "redeem" => {
            let pasted = fields.take("ticket")?.unwrap_or_default();
            // Alone, or as the end of its link.
            let ticket = pasted.trim().rsplit(['#', '=']).next();
            let ticket = ticket.and_then(Secret::parse);
            let ticket = ticket.ok_or(TableError::TicketGone)?;
            PersonAsk::Redeem {
                ticket: ticket.at(&code),
            }
            .into()
        }
        "enter" => PersonAsk::Arrive.into(),
        // What a deck is called and how many cards it has is not for the asking.
        "decks" => {
            let names = fields.names("decks")?;
            let decks = decks::named(&app, &room, &secret, &names).await?;
            HostAsk::Decks { decks }.into()
        }
        _ => fields.ask(what, &room.now().table)?,
    };
    let snapshot = room.now();
    if snapshot.table.password().is_some() && snapshot.table.is_removed(&token) {
        return Err(TableError::Removed.into());
    }
    if snapshot.table.person(&token).is_none()
        && !matches!(ask, Ask::Person(PersonAsk::Redeem { .. }))
    {
        check_password(&app, request.client.0, snapshot.table.password(), password).await?;
    }
    if let Some(person) = snapshot.table.person(&token) {
        app.limiter
            .seat(&code, person)
            .map_err(|wait| Problem::TooMany { wait })?;
    }
    let sits = |person| snapshot.table.seat_of(person).is_some();
    if matches!(
        ask,
        Ask::Person(PersonAsk::Say { .. } | PersonAsk::React { .. })
    ) && snapshot.table.person(&token).is_some_and(sits)
    {
        app.limiter
            .talk(&code)
            .map_err(|wait| Problem::TooMuchTalk { wait })?;
    }

    let clue = match &ask {
        Ask::Move(Move::Tell { clue, .. }) => Some(clue.clone()),
        _ => None,
    };
    let asked = match sounds::check(&app, &code, &room, &token, &ask) {
        Ok(()) => app.rooms.ask(&code, &token, id, ask).await,
        Err(error) => Err(error.into()),
    };
    let room = match asked {
        // A refusal is said on the page where it was asked.
        Err(Refusal::Table(error)) if form && request.reader.page => {
            let snapshot = room.now();
            let context = context.with_decks(&app, &snapshot, Some(&secret)).await?;
            return Ok(Answer::browser(context.refusal(&snapshot, &error)));
        }
        asked => asked?.ok_or(Problem::NoSuchTable)?,
    };
    app.metrics.commands.inc();
    if let Some(clue) = clue {
        sounds::tidy(&app, &code, &clue).await;
    }
    let answer = match &ticket {
        Some(ticket) if form => Answer::browser(context.ticket(ticket)),
        _ if form => Answer::browser(Redirect::to(&format!("/t/{code}"))),
        _ => Answer::json(&TableAnswer {
            table: seen_table(&code, &room.now(), &Onlooker::Token(token)),
            token: new.then(|| secret.as_str().to_owned()),
            ticket: ticket.map(|ticket| ticket.as_str().to_owned()),
        }),
    };
    let answer = answer.cookie(called.as_deref().and_then(name_cookie));
    Ok(if new {
        answer.cookie(new_cookie(&secret, &request.origin))
    } else {
        answer
    })
}

/// The host deletes the table, with everything that belongs to it.
pub(super) async fn delete(visit: Visit, request: ChangeRequest) -> Result<Response, Problem> {
    let form = request.fields()?.is_form();
    let token = visit.token().ok_or(TableError::HostOnly)?;
    let deleted = visit.app.rooms.delete(&visit.code, Some(&token)).await;
    deleted?.ok_or(Problem::NoSuchTable)?;
    Ok(if form {
        Redirect::to("/").into_response()
    } else {
        StatusCode::NO_CONTENT.into_response()
    })
}

/// Asked at an address that also shows a page.
pub(super) async fn redeem(
    visit: Visit,
    request: ChangeRequest,
) -> Result<Answer<TableAnswer>, Problem> {
    ask(visit, "redeem", request).await
}

/// The same key gives the same id; without a key each request is one of its own.
fn record_id(
    secret: &Secret,
    headers: &HeaderMap,
    fields: &mut Fields,
) -> Result<RecordId, Problem> {
    match idempotency_key(headers, fields)? {
        Some(key) => Ok(secret.record(&key)),
        None => Ok(RecordId(fresh()?)),
    }
}

/// A guess counts before it is judged; only one that was right, or that nobody could look at, is
/// given back.
async fn check_password(
    app: &App,
    client: IpAddr,
    hash: Option<&str>,
    password: Option<String>,
) -> Result<(), Problem> {
    let Some(hash) = hash.map(str::to_owned) else {
        return Ok(());
    };
    let Some(password) = password else {
        return Err(Problem::Password { wrong: false });
    };
    let guess = (app.limiter.guess(client)).map_err(|wait| Problem::TooMany { wait })?;
    let fits = app.passwords.fits(password, hash).await;
    if fits != Ok(false) {
        guess.forgive();
    }
    match fits? {
        true => Ok(()),
        false => Err(Problem::Password { wrong: true }),
    }
}

/// The rounds.
#[derive(Debug, JsonSchema, Serialize)]
pub(super) struct Rounds {
    rounds: Vec<Arc<Round>>,
}

/// All rounds that are over; they hold no secrets.
pub(super) async fn rounds(
    visit: Visit,
    Extension(Origin(origin)): Extension<Origin>,
    reader: Reader,
) -> Result<JsonOrPage<Rounds>, Problem> {
    let (onlooker, _) = visit.onlooker().await?;
    let snapshot = visit.room.now();
    if reader.page {
        let context = PageContext::new(&visit.code, origin, reader, onlooker);
        return Ok(JsonOrPage::page(context.rounds(&snapshot)));
    }
    let rounds = snapshot.table.rounds().to_vec();
    Ok(JsonOrPage::json(&Rounds { rounds }))
}

/// Every event of the table's games.
#[derive(Debug, JsonSchema, Serialize)]
#[schemars(rename = "Game")]
pub(super) struct GameFile {
    /// The version of this format.
    #[schemars(extend("const" = 1))]
    moonhare: u32,
    code: String,
    events: Vec<Event>,
}

/// The whole game, once it is over: every event, the seed among them, to check and to keep.
pub(super) async fn download(visit: Visit) -> Result<Answer<GameFile>, Problem> {
    visit.onlooker().await?;
    let Visit {
        app, code, room, ..
    } = visit;
    let is_over = |room: &Room| room.now().table.stage() == Some(StageKind::Over);
    if !is_over(&room) {
        return Err(RuleError::NotOver.into());
    }
    let events = logbook::game_events(app.rooms.store(), &code).await?;
    // A rematch may have begun while the log was read; its seed must not leave.
    if !is_over(&room) {
        return Err(RuleError::NotOver.into());
    }
    let game = GameFile {
        moonhare: 1,
        code: code.to_string(),
        events,
    };
    let name = format!("attachment; filename=\"moonhare-{code}.json\"");
    let name = HeaderValue::try_from(name).ok();
    Ok(Answer::json(&game).header(header::CONTENT_DISPOSITION, name))
}
