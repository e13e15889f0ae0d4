//! Pages: what the web crate draws, with what it needs to draw it.

use std::{sync::Arc, time::Duration};

use axum::{
    extract::{Extension, Path, State},
    http::{HeaderMap, StatusCode, header},
    response::{Html, IntoResponse, Redirect, Response},
};
use moonhare_rules::{Card, StageKind};
use moonhare_table::{Deck, Onlooker, TableError};
use moonhare_web::{
    Doing, HomePage, NoticePage, PasswordPage, PrivacyPage, RedeemPage, Regions, TableCard,
    TablePage, TablesPage, TicketPage, Trouble,
};

use super::{
    App, Problem,
    forms::Fields,
    guard::Origin,
    reader::{Choices, Reader, remembered_name},
    visit::Visit,
};
use crate::{
    Code, Unavailable, Why, clock,
    listing::{Listed, Page, Wanted},
    mix::Mix,
    pictures::{self, Pictures},
    room::Snapshot,
    rooms::LOBBY_SHARE,
    secret::Secret,
};

/// A page of a table, as far as it does not depend on the moment.
#[derive(Clone, Debug)]
pub(super) struct Setting {
    pub(super) code: String,
    pub(super) origin: String,
    pub(super) reader: Reader,
    pub(super) onlooker: Onlooker,
    /// Decks that could be mixed in, for whoever hosts before the game: the house's, and their own.
    pub(super) house: Arc<[Deck]>,
    pub(super) shelf: Arc<[Deck]>,
}

impl Setting {
    pub(super) fn new(
        code: &Code,
        origin: Option<String>,
        reader: Reader,
        onlooker: Onlooker,
    ) -> Setting {
        Setting {
            code: code.to_string(),
            origin: origin.unwrap_or_default(),
            reader,
            onlooker,
            house: Arc::default(),
            shelf: Arc::default(),
        }
    }

    /// With the decks that a host can choose among.
    pub(super) async fn with_decks(
        mut self,
        app: &App,
        snapshot: &Snapshot,
        secret: Option<&Secret>,
    ) -> Result<Setting, Problem> {
        let is_host = match &self.onlooker {
            Onlooker::Token(token) => {
                let person = snapshot.table.person(token);
                person.is_some() && person == snapshot.table.host()
            }
            Onlooker::Guest | Onlooker::Screen => false,
        };
        if is_host && snapshot.table.stage() == Some(StageKind::Lobby) {
            let decks = app.rooms.decks();
            self.house = decks.of_the_house().await?.into();
            self.shelf = decks.of(secret).await?.into();
        }
        Ok(self)
    }

    fn draw<T>(
        &self,
        snapshot: &Snapshot,
        refusal: Option<&TableError>,
        draw: impl FnOnce(&TablePage<'_>) -> T,
    ) -> Option<T> {
        let view = snapshot.table.view(&self.onlooker, snapshot.presence)?;
        let key = Secret::new().ok()?;
        Some(draw(&TablePage {
            view: &view,
            rounds: snapshot.table.rounds(),
            code: &self.code,
            origin: &self.origin,
            lang: self.reader.lang,
            prefs: self.reader.prefs,
            now: clock::now(),
            cards: &Pictures {
                house: &self.house,
                shelf: &self.shelf,
                ..Pictures::of(&snapshot.mix, self.reader.lang, &self.code)
            },
            key: key.as_str(),
            refusal,
        }))
    }

    pub(super) fn page(&self, snapshot: &Snapshot, refusal: Option<&TableError>) -> Response {
        let page = self.draw(snapshot, refusal, |page| {
            moonhare_web::page(page).into_string()
        });
        let status = if refusal.is_some() {
            StatusCode::CONFLICT
        } else {
            StatusCode::OK
        };
        (status, Html(page.unwrap_or_default())).into_response()
    }

    pub(super) fn rounds(&self, snapshot: &Snapshot) -> Response {
        let page = self.draw(snapshot, None, |page| {
            moonhare_web::rounds_page(page).into_string()
        });
        Html(page.unwrap_or_default()).into_response()
    }

    pub(super) fn regions(&self, snapshot: &Snapshot) -> Option<Arc<Regions>> {
        self.draw(snapshot, None, |page| Arc::new(moonhare_web::regions(page)))
    }

    pub(super) fn ticket(&self, ticket: &Secret) -> Response {
        let link = format!("{}/t/{}/redeem#{}", self.origin, self.code, ticket.as_str());
        let Reader { lang, prefs, .. } = self.reader;
        let page = TicketPage {
            lang,
            prefs,
            code: &self.code,
            link: &link,
        };
        Html(moonhare_web::ticket(&page).into_string()).into_response()
    }
}

/// A page that says why there is nothing to see.
pub(super) fn trouble(reader: &Reader, problem: &Problem, path: &str) -> String {
    let Reader { lang, prefs, .. } = *reader;
    let code = path
        .strip_prefix("/t/")
        .and_then(|rest| rest.split('/').next())
        .unwrap_or_default();
    if let Problem::Password { wrong } = problem {
        return moonhare_web::password(&PasswordPage {
            lang,
            prefs,
            code,
            wrong: *wrong,
        })
        .into_string();
    }
    let sentence = problem.detail(lang);
    let trouble = match problem {
        Problem::NoSuchPage | Problem::NoSuchSound | Problem::NoSuchPicture => Trouble::NotFound,
        Problem::NoSuchTable => Trouble::NoTable(code),
        Problem::TooMany { .. }
        | Problem::TooManyStreams
        | Problem::TooManyUploads
        | Problem::Unavailable(Unavailable {
            why: Why::JustNow, ..
        }) => Trouble::Busy,
        Problem::Bug => Trouble::Broken,
        _ => Trouble::Refused(&sentence),
    };
    let gone = matches!(
        problem,
        Problem::NoSuchTable | Problem::Table(TableError::Removed)
    );
    let back = if code.is_empty() || gone {
        "/".into()
    } else {
        format!("/t/{code}")
    };
    moonhare_web::notice(&NoticePage {
        lang,
        prefs,
        trouble,
        back: &back,
    })
    .into_string()
}

fn cards(tables: Vec<Listed>) -> Vec<TableCard> {
    let card = |Listed { code, summary, .. }| TableCard {
        code: Code::to_string(&code),
        mode: summary.mode,
        players: summary.players,
        rabbit: None,
        doing: match summary.stage {
            StageKind::Lobby => Doing::Gathering,
            StageKind::Playing => Doing::Playing,
            StageKind::Over => Doing::Over,
        },
        locked: summary.password,
    };
    tables.into_iter().map(card).collect()
}

/// Tables on the first page: the latest of one's own, and the latest that anybody may join.
const MINE: usize = 8;
const OPEN: usize = 5;

/// Five cards for the picture on the first page.
const FAN: [Card; 5] = [Card(78), Card(2), Card(0), Card(14), Card(49)];

pub(super) async fn home(
    app: &App,
    reader: &Reader,
    headers: &HeaderMap,
    secret: Option<&Secret>,
    unknown_code: Option<&str>,
) -> Result<Html<String>, Problem> {
    let listing = app.rooms.listing();
    let wanted = |mine, most| Wanted {
        mine,
        public: mine.is_none(),
        after: None,
        most,
    };
    let mine = match secret {
        Some(_) => listing.look(wanted(secret, MINE)).await?,
        None => Page::default(),
    };
    let own: Vec<_> = mine.tables.iter().map(|table| table.code.clone()).collect();
    // Those where one sits are not told twice.
    let mut open = listing.look(wanted(None, OPEN + MINE)).await?.tables;
    open.retain(|table| !own.contains(&table.code));
    open.truncate(OPEN);
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
        mine: &cards(mine.tables),
        open: &cards(open),
        refusal: None,
        unknown_code,
    };
    Ok(Html(moonhare_web::home(&page).into_string()))
}

pub(super) fn tables(reader: &Reader, page: Page) -> Html<String> {
    let next = page.next.as_ref().map(ToString::to_string);
    let (mine, open) = page.parted();
    let page = TablesPage {
        lang: reader.lang,
        prefs: reader.prefs,
        mine: &cards(mine),
        open: &cards(open),
        next: next.as_deref(),
    };
    Html(moonhare_web::tables(&page).into_string())
}

pub(super) async fn rules(reader: Reader) -> Html<String> {
    let mix = Mix::moonhare();
    let cards = Pictures::of(&mix, reader.lang, "");
    Html(moonhare_web::rules_page(reader.lang, reader.prefs, &cards).into_string())
}

pub(super) async fn privacy(State(app): State<App>, reader: Reader) -> Html<String> {
    Html(privacy_page(&app, &reader, false))
}

/// What is kept about players, and whether the reader was just forgotten.
pub(super) fn privacy_page(app: &App, reader: &Reader, forgotten: bool) -> String {
    const DAY: u64 = 24 * 3600;
    let days = |time: Duration| usize::try_from(time.as_secs().div_ceil(DAY)).unwrap_or(usize::MAX);
    let pace = &app.config.pace;
    let page = PrivacyPage {
        lang: reader.lang,
        prefs: reader.prefs,
        days: days(pace.keep + pace.certain),
        lobby_days: days(pace.keep / LOBBY_SHARE + pace.certain),
        vision: app.config.vision.is_some(),
        forgotten,
    };
    moonhare_web::privacy(&page).into_string()
}

pub(super) async fn offline(reader: Reader) -> Html<String> {
    Html(moonhare_web::offline(reader.lang, reader.prefs).into_string())
}

pub(super) async fn redeem(visit: Visit, reader: Reader) -> Result<Html<String>, Problem> {
    let key = Secret::new()?;
    let Reader { lang, prefs, .. } = reader;
    let code = visit.code.to_string();
    let page = RedeemPage {
        lang,
        prefs,
        code: &code,
        key: key.as_str(),
    };
    Ok(Html(moonhare_web::redeem(&page).into_string()))
}

/// Whether an address is a path of this server to every browser. They take a backslash for a slash
/// and pass over what cannot be seen.
fn is_ours(back: &str) -> bool {
    let plain = |byte: u8| byte.is_ascii_graphic() && byte != b'\\';
    back.starts_with('/') && !back.starts_with("//") && back.bytes().all(plain)
}

/// Keeps somebody's own settings and goes back to where they were.
pub(super) async fn settings(
    headers: HeaderMap,
    body: axum::body::Bytes,
) -> Result<Response, Problem> {
    let mut fields = Fields::read(&headers, &body)?;
    let back = fields.take("back")?.filter(|back| is_ours(back));
    let choices: Choices = serde_urlencoded::from_bytes(&body).map_err(Problem::parsed)?;
    let mut response = Redirect::to(back.as_deref().unwrap_or("/")).into_response();
    if let Some(cookie) = choices.cookie() {
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
    Ok(response)
}

/// The big screen for all at the table.
pub(super) async fn board(
    visit: Visit,
    Extension(Origin(origin)): Extension<Origin>,
    reader: Reader,
) -> Result<Response, Problem> {
    visit.onlooker().await?;
    let setting = Setting::new(&visit.code, origin, reader, Onlooker::Screen);
    Ok(setting.page(&visit.room.now(), None))
}

/// Style, script, drawings.
pub(super) async fn asset(path: axum::http::Uri) -> Result<Response, Problem> {
    let asset = moonhare_web::asset(path.path()).ok_or(Problem::NoSuchPage)?;
    let keep = if asset.immutable {
        "public, max-age=31536000, immutable"
    } else {
        "no-cache"
    };
    Ok((
        [
            (header::CONTENT_TYPE, asset.mime),
            (header::CACHE_CONTROL, keep),
        ],
        asset.bytes,
    )
        .into_response())
}

/// A painted card.
pub(super) async fn picture(
    Path((edition, name)): Path<(String, String)>,
) -> Result<Response, Problem> {
    let bytes = pictures::picture(&edition, &name).ok_or(Problem::NoSuchPage)?;
    let headers = [
        (header::CONTENT_TYPE, "image/webp"),
        (header::CACHE_CONTROL, "public, max-age=31536000, immutable"),
    ];
    Ok((headers, bytes).into_response())
}

/// A drawn card.
pub(super) async fn card(Path(name): Path<String>) -> Result<Response, Problem> {
    let number = name
        .strip_suffix(".svg")
        .and_then(|number| number.parse().ok())
        .ok_or(Problem::NoSuchPage)?;
    let headers = [
        (header::CONTENT_TYPE, "image/svg+xml"),
        (header::CACHE_CONTROL, "public, max-age=31536000, immutable"),
    ];
    Ok((headers, moonhare_web::stand_in(Card(number))).into_response())
}
