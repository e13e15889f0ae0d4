//! Opening a table: for friends, or alone against computer players.

use std::sync::LazyLock;

use axum::{
    extract::State,
    http::{HeaderMap, HeaderValue, header},
    response::Redirect,
};
use moonhare_rules::{First, Goal, Limits, Mode, Name, Rabbit, RuleError, Seat, Settings};
use moonhare_table::{Ask, Gist, HostAsk, Level, Onlooker, Opening, PersonAsk, Visibility};
use moonhare_web::Lang;
use schemars::JsonSchema;
use serde::Deserialize;
use serde_json::{Map, Value};

use super::{
    App, Problem,
    answer::Created,
    change::{ChangeRequest, RequestOf, idempotency_key},
    forms::{Fields, Form},
    identity::secret_cookie,
    openapi,
    reader::{Reader, name_cookie, remembered_name},
};
use crate::{
    Code, Unavailable, passwords,
    secret::Secret,
    table_json::{TableAnswer, TableText},
};

/// How many codes to try for a new table. There are millions of codes, so few are taken.
const CODE_TRIES: u32 = 8;

/// What a new table is opened with. Everything but the mode may be left out.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct OpenRequest {
    mode: Mode,
    goal: Option<Goal>,
    #[serde(default)]
    first: First,
    #[serde(default)]
    limits: Limits,
    #[serde(default)]
    visibility: Visibility,
    password: Option<String>,
    /// If it is given, whoever opens the table sits down at once, under this name.
    name: Option<Name>,
    rabbit: Option<Rabbit>,
    /// How many computer players to start with.
    #[serde(default)]
    #[schemars(range(max = 11))]
    bots: u8,
    /// The tag of the language that computer players speak; yours if it is left out.
    lang: Option<String>,
    /// If set, the game starts at once, and hints are shown or not.
    #[serde(skip)]
    start: Option<Guide>,
}

static OPEN_SCHEMA: LazyLock<Value> =
    LazyLock::new(|| openapi::request_schema::<OpenRequest>().into());
static SOLO_SCHEMA: LazyLock<Value> =
    LazyLock::new(|| openapi::request_schema::<SoloRequest>().into());

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Guide {
    Shown,
    Hidden,
}

fn open_fields(form: &Form) -> Result<Map<String, Value>, Problem> {
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
        fields.insert("name".into(), form.checked_text("name", Name::new)?);
    }
    for name in ["rabbit", "bots"] {
        if let Some(number) = form.number(name)? {
            fields.insert(name.into(), number.into());
        }
    }
    Ok(fields)
}

/// What a game alone against computer players is opened with. Everything may be left out.
#[derive(Debug, Default, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub(super) struct SoloRequest {
    /// The person's name; by default the one from last time.
    name: Option<Name>,
    /// Show a new player hints at every step of the first rounds, and let them tell first.
    guide: bool,
    /// The tag of the language that computer players speak; yours if it is left out.
    lang: Option<String>,
}

/// Enough for a lively game, and all of them fit on a phone.
const OPPONENTS: u8 = 3;

fn solo_fields(form: &Form) -> Result<Map<String, Value>, Problem> {
    let mut fields = Map::new();
    if let Some(name) = form.text("name") {
        fields.insert("name".into(), name.into());
    }
    fields.insert("guide".into(), form.says_yes("guide").into());
    Ok(fields)
}

impl SoloRequest {
    /// The request that opens the table. A person without a name gets one.
    fn into_open_request(
        self,
        reader: &Reader,
        headers: &HeaderMap,
    ) -> Result<OpenRequest, Problem> {
        let name = match self.name {
            Some(name) => name,
            None => Name::new(&remembered_name(headers))
                .or_else(|_| Name::new(&reader.lang.default_name()))
                .map_err(Problem::parser_error)?,
        };
        let (first, guide) = if self.guide {
            (First::Seat(Seat(0)), Guide::Shown)
        } else {
            (First::default(), Guide::Hidden)
        };
        Ok(OpenRequest {
            mode: Mode::Classic,
            goal: None,
            first,
            limits: Limits::default(),
            visibility: Visibility::Invited,
            password: None,
            name: Some(name),
            rabbit: None,
            bots: OPPONENTS,
            lang: self.lang,
            start: Some(guide),
        })
    }
}

pub(super) async fn open(
    State(app): State<App>,
    RequestOf(request, _): RequestOf<OpenRequest>,
) -> Result<Created<TableAnswer>, Problem> {
    let (mut fields, is_form) = check_and_read(&app, &request).await?;
    let key = key_or_random(&request, &mut fields)?;
    let (open, gist): (OpenRequest, _) = fields.parse(&OPEN_SCHEMA, open_fields)?;
    open_table(&app, request, is_form, (key, gist), open).await
}

/// Opens a table against computer players and starts the game, in one step.
pub(super) async fn solo(
    State(app): State<App>,
    RequestOf(request, _): RequestOf<SoloRequest>,
) -> Result<Created<TableAnswer>, Problem> {
    let (mut fields, is_form) = check_and_read(&app, &request).await?;
    let key = key_or_random(&request, &mut fields)?;
    let (solo, gist): (SoloRequest, _) = fields.parse(&SOLO_SCHEMA, solo_fields)?;
    // The form has two buttons, which send the same key but open different tables.
    let key = format!("{key} {}", if solo.guide { "learn" } else { "play" });
    let open = solo.into_open_request(&request.reader, &request.headers)?;
    open_table(&app, request, is_form, (key, gist), open).await
}

/// Refuses if the server or its disk is full, or if the address opens too many tables. Otherwise returns
/// the fields, and whether a form sent them.
async fn check_and_read(app: &App, request: &ChangeRequest) -> Result<(Fields, bool), Problem> {
    // Tables that are open matter more than new ones.
    if !app.load.has_capacity(|| app.rooms.count_awake()) {
        return Err(Problem::Full);
    }
    app.check_disk_space().await?;
    let checked = app.limiter.check_table(request.client.0);
    checked.map_err(|wait| Problem::TooMany { wait })?;
    let fields = request.fields()?;
    let is_form = fields.is_form();
    Ok((fields, is_form))
}

fn key_or_random(request: &ChangeRequest, fields: &mut Fields) -> Result<String, Problem> {
    match idempotency_key(&request.headers, fields)? {
        Some(key) => Ok(key),
        None => Ok(Secret::new()?.as_str().to_owned()),
    }
}

async fn open_table(
    app: &App,
    request: ChangeRequest,
    is_form: bool,
    (key, gist): (String, Gist),
    open: OpenRequest,
) -> Result<Created<TableAnswer>, Problem> {
    let (secret, is_new) = request.identity.or_new()?;
    // A name that the server made up isn't remembered.
    let is_own = |name: &String| is_form && *name != request.reader.lang.default_name();
    let own_name = open.name.as_ref().map(ToString::to_string).filter(is_own);

    let settings = Settings {
        mode: open.mode,
        goal: open.goal.unwrap_or(open.mode.goal()),
        first: open.first,
        limits: open.limits,
        ..Settings::of(open.mode)
    };
    let password = match open.password.filter(|password| !password.is_empty()) {
        Some(password) if password.len() > passwords::MOST_BYTES => {
            return Err(RuleError::TextTooLong {
                most: passwords::MOST_BYTES,
            }
            .into());
        }
        Some(password) => Some(app.passwords.hash(password).await?),
        None => None,
    };
    let opening = Opening {
        settings,
        visibility: open.visibility,
        password,
        lang: Some(language(open.lang.as_deref(), request.reader.lang)),
        guide: open.start == Some(Guide::Shown),
    };
    let mut asks: Vec<Ask> = Vec::new();
    asks.extend(open.name.map(|name| {
        let rabbit = open.rabbit;
        let seat = None;
        PersonAsk::Sit { name, rabbit, seat }.into()
    }));
    let bot = HostAsk::AddBot {
        name: None,
        rabbit: None,
        level: Level::default(),
    };
    asks.extend((0..open.bots).map(|_| bot.clone().into()));
    asks.extend(open.start.map(|_| HostAsk::Start.into()));
    let code = open_under_free_code(app, &secret, (&key, gist), &opening, &asks).await?;
    let token_hash = secret.token_at(&code);
    let mut room = app.rooms.get(&code).await?.ok_or(Problem::NoSuchTable)?;
    if room.snapshot().table.person(&token_hash).is_some() {
        // This changes nothing at the table, but counts the host as connected.
        let id = secret.record_id(&format!("{key} arrive"));
        let arrived = app
            .rooms
            .ask(&code, &token_hash, id, PersonAsk::Arrive)
            .await?;
        room = arrived.ok_or(Problem::NoSuchTable)?;
    }
    app.metrics.tables.inc();

    let url = format!("/t/{code}");
    let answer = if is_form {
        Created::from_response(Redirect::to(&url))
    } else {
        let table = TableText::of(&code, &room.snapshot(), &Onlooker::Token(token_hash));
        let table = table.ok_or(Problem::NoSuchTable)?;
        let answer = table.answer(is_new.then_some(&secret), None);
        Created::json_text(answer).header(header::LOCATION, HeaderValue::try_from(url).ok())
    };
    let answer = answer.cookie(own_name.as_deref().and_then(name_cookie));
    Ok(if is_new {
        answer.cookie(secret_cookie(&secret, &request.origin))
    } else {
        answer
    })
}

/// The language of the table: the one that was asked for if there is such a language, else the reader's.
fn language(asked: Option<&str>, reader: &Lang) -> String {
    let asked = asked.and_then(Lang::nearest);
    asked.unwrap_or(reader).tag().to_owned()
}

/// Makes codes from the key, opens the table under the first that is free, and runs the host's commands.
async fn open_under_free_code(
    app: &App,
    secret: &Secret,
    (key, gist): (&str, Gist),
    opening: &Opening,
    asks: &[Ask],
) -> Result<Code, Problem> {
    for attempt in 0..CODE_TRIES {
        let code = match attempt {
            0 => secret.table_code(key),
            _ => secret.table_code(&format!("{key} {attempt}")),
        };
        let code = code.ok_or_else(|| Unavailable::temporary("no code could be made"))?;
        let (id, host) = (secret.record_id(key), secret.token_at(&code));
        let opened = (app.rooms).open(&code, id, opening.clone(), host, asks, gist);
        if opened.await? {
            return Ok(code);
        }
    }
    Err(Unavailable::temporary("no code is free").into())
}
