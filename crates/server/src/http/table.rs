//! One table: what it looks like, and what is asked of it.

use std::net::IpAddr;

use axum::{
    Json,
    body::Bytes,
    extract::{Extension, FromRequest, Path, rejection::BytesRejection},
    http::{HeaderMap, HeaderValue, StatusCode, header},
    response::{IntoResponse, Redirect, Response},
};
use moonhare_rules::{Move, RuleError, StageKind};
use moonhare_store::RecordId;
use moonhare_table::{Ask, HostAsk, Onlooker, PersonAsk, TableError};
use serde_json::{Value, json};

use super::{
    App, Problem, decks,
    forms::Fields,
    guard::{Client, Origin},
    identity::{Identity, is_https, set_cookie},
    pages::Setting,
    reader::{Reader, name_cookie},
    sheet::sheet,
    sounds,
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
) -> Result<Response, Problem> {
    let (onlooker, _) = visit.onlooker().await?;
    let snapshot = visit.room.now();
    if reader.page {
        let setting = Setting::new(&visit.code, origin, reader, onlooker);
        let secret = visit.secret.as_ref();
        let setting = setting.with_decks(&visit.app, &snapshot, secret).await?;
        return Ok(setting.page(&snapshot, None));
    }
    Ok(Json(Value::clone(&sheet(&visit.code, &snapshot, &onlooker))).into_response())
}

/// A request to change something, as it came.
#[derive(Debug, FromRequest)]
#[from_request(state(App))]
pub(super) struct Wish {
    #[from_request(via(Extension))]
    pub(super) client: Client,
    #[from_request(via(Extension))]
    pub(super) origin: Origin,
    pub(super) identity: Identity,
    pub(super) reader: Reader,
    pub(super) headers: HeaderMap,
    pub(super) body: Result<Bytes, BytesRejection>,
}

impl Wish {
    pub(super) fn fields(&self) -> Result<Fields, Problem> {
        let body = self.body.as_ref().map_err(|_| Problem::TooLarge {
            most: super::MOST_BYTES,
        })?;
        Fields::read(&self.headers, body)
    }
}

/// Everything that can be asked of a table, by the last part of the URL.
pub(super) async fn act(
    visit: Visit,
    Path((_, what)): Path<(String, String)>,
    wish: Wish,
) -> Result<Response, Problem> {
    ask(visit, &what, wish).await
}

pub(super) async fn ask(visit: Visit, what: &str, wish: Wish) -> Result<Response, Problem> {
    let Visit {
        app, code, room, ..
    } = visit;
    let mut fields = wish.fields()?;
    let form = fields.is_form();
    let (secret, new) = wish.identity.or_new()?;
    let token = secret.at(&code);
    let id = record_id(&secret, &wish.headers, &mut fields)?;
    let mut fields = fields.fitting(what, &room.now().table)?;
    let password = fields.take("password")?;
    let called = if form {
        fields.get("name").map(str::to_owned)
    } else {
        None
    };
    let setting = Setting::new(
        &code,
        wish.origin.0.clone(),
        wish.reader,
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
        check_password(&app, wish.client.0, snapshot.table.password(), password).await?;
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
        Err(Refusal::Table(error)) if form && wish.reader.page => {
            let snapshot = room.now();
            let setting = setting.with_decks(&app, &snapshot, Some(&secret)).await?;
            return Ok(setting.page(&snapshot, Some(&error)));
        }
        asked => asked?.ok_or(Problem::NoSuchTable)?,
    };
    app.metrics.commands.inc();
    if let Some(clue) = clue {
        sounds::tidy(&app, &code, &clue).await;
    }
    let mut response = match &ticket {
        Some(ticket) if form => setting.ticket(ticket),
        _ if form => Redirect::to(&format!("/t/{code}")).into_response(),
        _ => {
            let mut body = Value::clone(&sheet(&code, &room.now(), &Onlooker::Token(token)));
            if let Some(ticket) = ticket {
                body["ticket"] = ticket.as_str().into();
            }
            if new {
                body["token"] = secret.as_str().into();
            }
            Json(body).into_response()
        }
    };
    if let Some(cookie) = called.as_deref().and_then(name_cookie) {
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
    if new {
        hand_over(&mut response, &secret, wish.origin.0.as_deref());
    }
    Ok(response)
}

/// The host deletes the table, with everything that belongs to it.
pub(super) async fn delete(visit: Visit, wish: Wish) -> Result<Response, Problem> {
    let form = wish.fields()?.is_form();
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
pub(super) async fn redeem(visit: Visit, wish: Wish) -> Result<Response, Problem> {
    ask(visit, "redeem", wish).await
}

/// Gives a newcomer the cookie by which they are known from now on.
pub(super) fn hand_over(response: &mut Response, secret: &Secret, origin: Option<&str>) {
    let https = origin.is_some_and(is_https);
    if let Some(cookie) = set_cookie(secret, https) {
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
}

/// The key under which a request may be repeated.
pub(super) fn key(headers: &HeaderMap, fields: &mut Fields) -> Result<Option<String>, Problem> {
    let field = fields.take("key")?;
    let header = headers.get("idempotency-key");
    let header = header.map(|key| key.to_str().map_err(|_| Problem::BadKey));
    match header.transpose()?.map(str::to_owned).or(field) {
        Some(key) if !(1..=200).contains(&key.len()) => Err(Problem::BadKey),
        key => Ok(key),
    }
}

/// The same key gives the same id; without a key each request is one of its own.
fn record_id(
    secret: &Secret,
    headers: &HeaderMap,
    fields: &mut Fields,
) -> Result<RecordId, Problem> {
    match key(headers, fields)? {
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

/// All rounds that are over; they hold no secrets.
pub(super) async fn rounds(
    visit: Visit,
    Extension(Origin(origin)): Extension<Origin>,
    reader: Reader,
) -> Result<Response, Problem> {
    let (onlooker, _) = visit.onlooker().await?;
    let snapshot = visit.room.now();
    if reader.page {
        return Ok(Setting::new(&visit.code, origin, reader, onlooker).rounds(&snapshot));
    }
    Ok(Json(json!({ "rounds": snapshot.table.rounds() })).into_response())
}

/// The whole game, once it is over: every event, the seed among them, to check and to keep.
pub(super) async fn download(visit: Visit) -> Result<Response, Problem> {
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
    let body = Json(json!({ "moonhare": 1, "code": code.to_string(), "events": events }));
    let name = format!("attachment; filename=\"moonhare-{code}.json\"");
    let mut response = (StatusCode::OK, body).into_response();
    if let Ok(name) = HeaderValue::from_str(&name) {
        response
            .headers_mut()
            .insert(header::CONTENT_DISPOSITION, name);
    }
    Ok(response)
}
