//! Before any table: opening one, finding one.

use std::sync::LazyLock;

use axum::{
    Json,
    extract::{Extension, Query, State},
    http::{HeaderMap, StatusCode, header},
    response::{IntoResponse, Redirect, Response},
};
use moonhare_rules::{First, Goal, Limits, Mode, Name, Rabbit, RuleError, Seat, Settings};
use moonhare_table::{Ask, Gist, HostAsk, Level, Onlooker, Opening, PersonAsk, Visibility};
use moonhare_web::Lang;
use schemars::JsonSchema;
use serde::Deserialize;
use serde_json::{Map, Value, json};

use super::{
    App, Problem,
    forms::{Fields, Form},
    guard::Client,
    identity::Identity,
    openapi, pages,
    problem::Unreadable,
    reader::{Reader, name_cookie, remembered_name},
    sheet::sheet,
    table::{Wish, hand_over, key},
    visit::{Miss, find},
};
use crate::{
    Code, Unavailable,
    listing::{Listed, Place, Wanted},
    passwords::LONGEST,
    secret::Secret,
};

/// Codes tried for a new table; each is taken with a chance of tables / 29 million.
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
    #[serde(default)]
    visibility: Visibility,
    password: Option<String>,
    /// Who opens the table sits down at once under this name.
    name: Option<Name>,
    rabbit: Option<Rabbit>,
    /// Computer players to begin with.
    #[serde(default)]
    #[schemars(range(max = 11))]
    bots: u8,
    /// The tag of the language that computer players speak, if not the reader's own.
    lang: Option<String>,
    /// Deal at once, with hints or without.
    #[serde(skip)]
    start: Option<Guide>,
}

static OPEN: LazyLock<Value> = LazyLock::new(openapi::request::<Open>);
static SOLO: LazyLock<Value> = LazyLock::new(openapi::request::<Solo>);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Guide {
    Hints,
    None,
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
            let number: u8 = number.parse().map_err(|_| Problem::not_a_number(name))?;
            fields.insert(name.into(), number.into());
        }
    }
    Ok(fields)
}

/// What a game alone against computer players is opened with; all can be left out.
#[derive(Debug, Default, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub(super) struct Solo {
    /// What the person is called, if not as before.
    name: Option<Name>,
    /// Hints at every step of the first rounds for somebody new, who tells first.
    guide: bool,
    /// The tag of the language that computer players speak, if not the reader's own.
    lang: Option<String>,
}

/// Enough for a lively table, and all of them fit on a phone.
const OPPONENTS: u8 = 3;

fn solo_form(form: &Form) -> Result<Map<String, Value>, Problem> {
    let mut fields = Map::new();
    if let Some(name) = form.text("name") {
        fields.insert("name".into(), name.into());
    }
    fields.insert("guide".into(), form.says_yes("guide").into());
    Ok(fields)
}

impl Solo {
    /// The same in the words of a table; a person who said no name has one all the same.
    fn open(self, reader: &Reader, headers: &HeaderMap) -> Result<Open, Problem> {
        let name = match self.name {
            Some(name) => name,
            None => Name::new(&remembered_name(headers))
                .or_else(|_| Name::new(&reader.lang.friendly_name()))
                .map_err(Problem::parsed)?,
        };
        Ok(Open {
            mode: Mode::Classic,
            goal: None,
            first: if self.guide {
                First::Seat(Seat(0))
            } else {
                First::default()
            },
            limits: Limits::default(),
            visibility: Visibility::Invited,
            password: None,
            name: Some(name),
            rabbit: None,
            bots: OPPONENTS,
            lang: self.lang,
            start: Some(if self.guide {
                Guide::Hints
            } else {
                Guide::None
            }),
        })
    }
}

pub(super) async fn open(State(app): State<App>, wish: Wish) -> Result<Response, Problem> {
    let mut asked = Asked::read(&app, &wish)?;
    let key = asked.key(&wish)?;
    let (open, request): (Open, _) = asked.fields.parse(&OPEN, open_form)?;
    lay(&app, wish, asked.form, (key, request), open).await
}

/// From the first page to a game that has begun, in one step.
pub(super) async fn solo(State(app): State<App>, wish: Wish) -> Result<Response, Problem> {
    let mut asked = Asked::read(&app, &wish)?;
    let key = asked.key(&wish)?;
    let (solo, request): (Solo, _) = asked.fields.parse(&SOLO, solo_form)?;
    // Both buttons of one form are sent under one key.
    let key = format!("{key} {}", if solo.guide { "learn" } else { "play" });
    let open = solo.open(&wish.reader, &wish.headers)?;
    lay(&app, wish, asked.form, (key, request), open).await
}

/// A wish for a table, as far as it could be read.
struct Asked {
    fields: Fields,
    form: bool,
}

impl Asked {
    fn read(app: &App, wish: &Wish) -> Result<Asked, Problem> {
        // Those who sit go on; a new table can wait.
        if !app.load.can_carry(|| app.rooms.count_awake()) {
            return Err(Problem::Full);
        }
        app.limiter
            .table(wish.client.0)
            .map_err(|wait| Problem::TooMany { wait })?;
        let body = wish.body.as_ref().map_err(|_| Problem::TooLarge {
            most: super::MOST_BYTES,
        })?;
        let fields = Fields::read(&wish.headers, body)?;
        let form = fields.is_form();
        Ok(Asked { fields, form })
    }

    fn key(&mut self, wish: &Wish) -> Result<String, Problem> {
        match key(&wish.headers, &mut self.fields)? {
            Some(key) => Ok(key),
            None => Ok(Secret::new()?.as_str().to_owned()),
        }
    }
}

async fn lay(
    app: &App,
    wish: Wish,
    form: bool,
    (key, request): (String, Gist),
    open: Open,
) -> Result<Response, Problem> {
    let (secret, new) = wish.identity.or_new()?;
    // A name that the page gave is none to remember.
    let is_own = |name: &String| form && *name != wish.reader.lang.friendly_name();
    let called = open.name.as_ref().map(ToString::to_string).filter(is_own);

    let settings = Settings {
        mode: open.mode,
        goal: open.goal.unwrap_or(open.mode.goal()),
        first: open.first,
        limits: open.limits,
        ..Settings::of(open.mode)
    };
    let password = match open.password.filter(|password| !password.is_empty()) {
        Some(password) if password.len() > LONGEST => {
            return Err(RuleError::TextTooLong { most: LONGEST }.into());
        }
        Some(password) => Some(app.passwords.hash(password).await?),
        None => None,
    };
    let opening = Opening {
        settings,
        visibility: open.visibility,
        password,
        lang: Some(spoken(open.lang.as_deref(), wish.reader.lang)),
        guide: open.start == Some(Guide::Hints),
    };
    let code = take_code(app, &secret, (&key, request), &opening).await?;
    let token = secret.at(&code);
    let ask = async |nth: &str, ask: Ask| {
        let id = secret.record(&format!("{key} {nth}"));
        let asked = app.rooms.ask(&code, &token, id, ask).await?;
        asked.ok_or(Problem::NoSuchTable)
    };
    let mut room = app.rooms.get(&code).await?.ok_or(Problem::NoSuchTable)?;
    if let Some(name) = open.name {
        room = ask(
            "sit",
            PersonAsk::Sit {
                name,
                rabbit: open.rabbit,
                seat: None,
            }
            .into(),
        )
        .await?;
    }
    for bot in 0..open.bots {
        room = ask(
            &format!("bot {bot}"),
            HostAsk::AddBot {
                name: None,
                rabbit: None,
                level: Level::default(),
            }
            .into(),
        )
        .await?;
    }
    if open.start.is_some() {
        room = ask("start", HostAsk::Start.into()).await?;
    }
    app.metrics.tables.inc();

    let mut response = if form {
        Redirect::to(&format!("/t/{code}")).into_response()
    } else {
        let mut body = Value::clone(&sheet(&code, &room.now(), &Onlooker::Token(token)));
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

/// The language of the table: the one wished for if there is such a language, else the reader's.
fn spoken(wish: Option<&str>, reader: &Lang) -> String {
    let wish = wish.and_then(Lang::nearest);
    wish.unwrap_or(reader).tag().to_owned()
}

/// Opens the table under the first of the key's codes that nobody has.
async fn take_code(
    app: &App,
    secret: &Secret,
    (key, request): (&str, Gist),
    opening: &Opening,
) -> Result<Code, Problem> {
    for attempt in 0..CODES {
        let code = match attempt {
            0 => secret.code(key),
            _ => secret.code(&format!("{key} {attempt}")),
        };
        let code = code.ok_or_else(|| Unavailable::just_now("no code could be made"))?;
        let (id, host) = (secret.record(key), secret.at(&code));
        let opened = app.rooms.open(&code, id, opening.clone(), host, request);
        if opened.await? {
            return Ok(code);
        }
    }
    Err(Unavailable::just_now("no code is free").into())
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
    match find(&app, &typed, client, secret.as_ref(), Miss::Guess).await {
        Ok((code, _)) => Ok(Redirect::to(&format!("/t/{code}")).into_response()),
        Err(Problem::NoSuchTable) if reader.page => {
            let page = pages::home(&app, &reader, &headers, secret.as_ref(), Some(&typed)).await?;
            Ok((StatusCode::NOT_FOUND, page).into_response())
        }
        Err(problem) => Err(problem),
    }
}

/// Which part of the tables somebody asks for.
#[derive(Debug, Deserialize)]
pub(super) struct Part {
    /// The most tables in the answer, 1 to 100.
    #[serde(default = "Part::usual")]
    limit: usize,
    /// `next` of the part before.
    after: Option<String>,
}

impl Part {
    const MOST: usize = 100;

    /// As many as a page shows.
    fn usual() -> usize {
        20
    }
}

/// Those where I sit and those that anybody may join, the latest first, a part at a time.
pub(super) async fn tables(
    State(app): State<App>,
    Identity(secret): Identity,
    reader: Reader,
    Query(part): Query<Part>,
) -> Result<Response, Problem> {
    let after = match &part.after {
        Some(after) => Some(Place::parse(after).ok_or(Unreadable::Address)?),
        None => None,
    };
    let wanted = Wanted {
        mine: secret.as_ref(),
        public: true,
        after: after.as_ref(),
        most: part.limit.clamp(1, Part::MOST),
    };
    let page = app.rooms.listing().look(wanted).await?;
    if reader.page {
        return Ok(pages::tables(&reader, page).into_response());
    }
    let next = page.next.as_ref().map(ToString::to_string);
    let (mine, public) = page.parted();
    let told = |tables: Vec<Listed>| -> Vec<Value> {
        let entry = |table: Listed| {
            json!({
                "code": table.code.to_string(),
                "mode": table.summary.mode,
                "players": table.summary.players,
                "stage": table.summary.stage,
                "password": table.summary.password,
            })
        };
        tables.into_iter().map(entry).collect()
    };
    let mut body = json!({ "mine": told(mine), "public": told(public) });
    if let Some(next) = next {
        body["next"] = next.into();
    }
    Ok(Json(body).into_response())
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
