//! Before any table: opening one, finding one.

use argon2::{Argon2, password_hash::PasswordHasher};
use axum::{
    Json,
    extract::{Extension, Query, State},
    http::{HeaderMap, StatusCode, header},
    response::{IntoResponse, Redirect, Response},
};
use moonhare_bots::Lang as SpokenLang;
use moonhare_rules::{First, Goal, Limits, Mode, Name, Rabbit, RuleError, Settings};
use moonhare_table::{Ask, Level, Opening, Visibility};
use schemars::JsonSchema;
use serde::Deserialize;
use serde_json::{Map, Value, json};

use super::{
    App, Problem,
    forms::{Fields, Form},
    guard::Client,
    identity::Identity,
    pages,
    problem::Unreadable,
    reader::{Reader, name_cookie},
    sheet::{Eyes, sheet},
    table::{Wish, hand_over, key},
    visit::find,
};
use crate::{
    Code, Unavailable,
    secret::{Secret, fresh},
    summary::{StageKind, Summary},
};

/// Codes tried for a new table; each is taken with a chance of tables / 31 million.
const CODES: u32 = 8;

/// What a new table is opened with. All but the mode can be left out.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Open {
    mode: Mode,
    goal: Option<Goal>,
    #[serde(default)]
    first: First,
    #[serde(default)]
    limits: Limits,
    deck: Option<u16>,
    #[serde(default)]
    visibility: Visibility,
    password: Option<String>,
    /// Who opens the table sits down at once under this name.
    name: Option<Name>,
    rabbit: Option<Rabbit>,
    /// Computer players to begin with.
    #[serde(default)]
    bots: u8,
    /// The language that computer players speak (en, es, pt, ro), if not the reader's own.
    lang: Option<String>,
}

fn open_form(form: &Form) -> Result<Map<String, Value>, Problem> {
    let mut fields = match form.settings()? {
        Value::Object(fields) => fields,
        _ => Map::new(),
    };
    for name in ["visibility", "password"] {
        if let Some(text) = form.text(name) {
            fields.insert(name.into(), text.into());
        }
    }
    if form.text("name").is_some() {
        fields.insert("name".into(), form.words("name", Name::new)?);
    }
    for name in ["rabbit", "bots"] {
        if let Some(number) = form.text(name) {
            let number: u8 = number
                .parse()
                .map_err(|_| Problem::from(Unreadable::NotANumber(name.into())))?;
            fields.insert(name.into(), number.into());
        }
    }
    Ok(fields)
}

pub(super) async fn open(State(app): State<App>, wish: Wish) -> Result<Response, Problem> {
    app.limiter
        .table(wish.client.0)
        .map_err(|wait| Problem::TooMany { wait })?;
    let body = wish.body.map_err(|_| Problem::TooLarge {
        most: super::MOST_BYTES,
    })?;
    let mut fields = Fields::read(&wish.headers, &body)?;
    let form = fields.is_form();
    let (secret, new) = wish.identity.or_new()?;
    let key = match key(&wish.headers, &mut fields)? {
        Some(key) => key,
        None => Secret::new()?.as_str().to_owned(),
    };
    let open: Open = fields.parse(open_form)?;
    let called = open.name.as_ref().map(ToString::to_string).filter(|_| form);

    let settings = Settings {
        mode: open.mode,
        goal: open.goal.unwrap_or(open.mode.goal()),
        first: open.first,
        deck: open.deck.unwrap_or(Settings::of(open.mode).deck),
        limits: open.limits,
    };
    let password = match open.password.filter(|password| !password.is_empty()) {
        Some(password) => Some(hash(password).await?),
        None => None,
    };
    let opening = Opening {
        settings,
        visibility: open.visibility,
        password,
        lang: Some(spoken(open.lang.as_deref(), wish.reader.lang.tag())),
    };
    let code = take_code(&app, &secret, &key, &opening).await?;
    let token = secret.at(&code);
    let ask = async |nth: &str, ask| {
        let id = secret.record(&format!("{key} {nth}"));
        let asked = app.rooms.ask(&code, &token, id, ask).await?;
        asked.ok_or(Problem::NoSuchTable)
    };
    let mut room = app.rooms.get(&code).await?.ok_or(Problem::NoSuchTable)?;
    if let Some(name) = open.name {
        room = ask(
            "sit",
            Ask::Sit {
                name,
                rabbit: open.rabbit,
                seat: None,
            },
        )
        .await?;
    }
    for bot in 0..open.bots.min(11) {
        room = ask(
            &format!("bot {bot}"),
            Ask::AddBot {
                name: None,
                rabbit: None,
                level: Level::default(),
            },
        )
        .await?;
    }
    app.metrics.tables.inc();

    let mut response = if form {
        Redirect::to(&format!("/t/{code}")).into_response()
    } else {
        let mut body = Value::clone(&sheet(&code, &room.now(), &Eyes::Token(token)));
        if new {
            body["token"] = secret.as_str().into();
        }
        let location = [(header::LOCATION, format!("/t/{code}"))];
        (StatusCode::CREATED, location, Json(body)).into_response()
    };
    if let Some(cookie) = called.as_deref().and_then(name_cookie) {
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
    if new {
        hand_over(&mut response, &secret, wish.origin.0.as_deref());
    }
    Ok(response)
}

/// The language computer players will speak: one they know.
fn spoken(wish: Option<&str>, reader: &str) -> String {
    let known = wish
        .and_then(SpokenLang::of)
        .or_else(|| SpokenLang::of(reader));
    known.unwrap_or_default().tag().to_owned()
}

/// Opens the table under the first of the key's codes that nobody has.
async fn take_code(
    app: &App,
    secret: &Secret,
    key: &str,
    opening: &Opening,
) -> Result<Code, Problem> {
    for attempt in 0..CODES {
        let code = match attempt {
            0 => secret.code(key),
            _ => secret.code(&format!("{key} {attempt}")),
        };
        let code = code.ok_or_else(|| Unavailable("no code could be made".into()))?;
        let (id, host) = (secret.record(key), secret.at(&code));
        if app.rooms.open(&code, id, opening.clone(), host).await? {
            return Ok(code);
        }
    }
    Err(Unavailable("no code is free".into()).into())
}

async fn hash(password: String) -> Result<String, Problem> {
    if password.len() > 200 {
        return Err(RuleError::TextTooLong { most: 200 }.into());
    }
    let salt: [u8; 16] = fresh()?;
    let hashed = tokio::task::spawn_blocking(move || {
        let hash = Argon2::default().hash_password_with_salt(password.as_bytes(), &salt);
        hash.map(|hash| hash.to_string())
    });
    let hashed = hashed
        .await
        .map_err(|error| Unavailable(error.to_string()))?;
    Ok(hashed.map_err(|error| Unavailable(error.to_string()))?)
}

#[derive(Deserialize)]
pub(super) struct Join {
    code: Option<String>,
}

/// From a code that somebody typed to its table.
pub(super) async fn join(
    State(app): State<App>,
    Extension(Client(client)): Extension<Client>,
    Identity(secret): Identity,
    reader: Reader,
    headers: HeaderMap,
    Query(Join { code }): Query<Join>,
) -> Result<Response, Problem> {
    let typed = code.unwrap_or_default();
    match find(&app, &typed, client, secret.as_ref()).await {
        Ok((code, _)) => Ok(Redirect::to(&format!("/t/{code}")).into_response()),
        Err(Problem::NoSuchTable) if reader.page => {
            let page = pages::home(&app, &reader, &headers, secret.as_ref(), Some(&typed)).await?;
            Ok((StatusCode::NOT_FOUND, page).into_response())
        }
        Err(problem) => Err(problem),
    }
}

/// Public tables, and those where I sit.
pub(super) async fn tables(
    State(app): State<App>,
    Identity(secret): Identity,
    reader: Reader,
) -> Result<Response, Problem> {
    if reader.page {
        return Ok(pages::tables(&app, &reader).await?.into_response());
    }
    let (mut mine, mut public) = (Vec::new(), Vec::new());
    for (code, summary) in Summary::list(app.rooms.store()).await? {
        let entry = json!({
            "code": code.to_string(),
            "mode": summary.mode,
            "players": summary.players,
            "stage": summary.stage,
            "password": summary.password,
        });
        if secret
            .as_ref()
            .is_some_and(|secret| summary.people.contains(&secret.at(&code)))
        {
            mine.push(entry);
        } else if summary.public && summary.stage != StageKind::Over {
            public.push(entry);
        }
    }
    Ok(Json(json!({ "mine": mine, "public": public })).into_response())
}

pub(super) async fn home(
    State(app): State<App>,
    Identity(secret): Identity,
    reader: Reader,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    if reader.page {
        return Ok(pages::home(&app, &reader, &headers, secret.as_ref(), None)
            .await?
            .into_response());
    }
    let body = json!({
        "moonhare": env!("CARGO_PKG_VERSION"),
        "open a table": "POST /tables",
        "join one": "GET /t/{code}",
        "described in": "/openapi.json",
    });
    Ok(Json(body).into_response())
}
