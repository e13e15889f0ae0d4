//! Decks of one's own: bringing them, choosing among them, and their pictures.

use std::{
    io::{Seek, SeekFrom, Write},
    time::Duration,
};

use axum::{
    Json,
    extract::{
        Multipart, Path, State,
        multipart::{Field, MultipartRejection},
    },
    http::{HeaderMap, StatusCode, header},
    response::{Html, IntoResponse, Redirect, Response},
};
use moonhare_deck::{
    Found, Import, Imported, Kind, Limits, OwnDeck, Problem as FileProblem, Shape, Size, title_from,
};
use moonhare_rules::{Card, RuleError, Stage};
use moonhare_store::{BlobId, RecordId};
use moonhare_table::{Ask, Deck, DeckId, Presence, TableError, TableViewer};
use moonhare_web::{CardPictures, DeckReportPage, Kept};
use serde_json::{Value, json};
use tokio::{task::spawn_blocking, time::timeout};

use super::{
    App, Problem,
    problem::Unreadable,
    reader::Reader,
    table::{Wish, ask},
    visit::Visit,
};
use crate::{
    Code, Unavailable,
    decks::{DeckNote, deck_id},
    importing::nameless_file,
    mix::own_url,
    pictures::Pictures,
    room::Room,
    secret::{Secret, fresh},
};

/// The most bytes of one upload.
pub(super) const MOST_BYTES: usize = 768 * 1024 * 1024;

/// A line that brings nothing for so long is taken for dead.
const SILENCE: Duration = Duration::from_secs(30);

/// The longest that an upload may take.
const LONGEST: Duration = Duration::from_secs(20 * 60);

/// Fields beside the files are short.
const MOST_TEXT: usize = 400;

/// Takes pictures, or a zip of them, into the lobby of whoever hosts it.
pub(super) async fn upload(
    visit: Visit,
    reader: Reader,
    headers: HeaderMap,
    parts: Result<Multipart, MultipartRejection>,
) -> Result<Response, Problem> {
    let Visit {
        app,
        client,
        code,
        room,
        secret,
    } = visit;
    let secret = secret.ok_or(TableError::HostOnly)?;
    may_bring(&room, &code, &secret)?;
    app.limiter
        .upload(client)
        .map_err(|wait| Problem::TooMany { wait })?;
    let _place = app.importing.enter().ok_or(Problem::TooManyUploads)?;
    let parts = parts.map_err(|error| Problem::parsed(error.body_text()))?;

    let mut brought = timeout(LONGEST, receive(&app, parts))
        .await
        .map_err(|_| Problem::Stalled)??;
    let title = brought.title.take().unwrap_or_else(|| {
        let snapshot = room.now();
        let view = snapshot.table.view(TableViewer::Guest, Presence::default());
        let host = view.and_then(|view| {
            let seat = view.host?;
            Some(view.game.seats.get(seat.index())?.player.name.to_string())
        });
        moonhare_web::deck_title(reader.lang, host.as_deref())
    });
    let Imported { deck, problems } = match brought.import {
        Some(import) => app.importing.finish(import, title).await?,
        None => Imported {
            deck: None,
            problems: Vec::new(),
        },
    };
    let form = reader.page;
    let Some(deck) = deck else {
        if form {
            let page = report(&reader, &code, None, &problems, Kept::No);
            return Ok((StatusCode::UNPROCESSABLE_ENTITY, page).into_response());
        }
        return Err(Problem::NoCards(problems));
    };
    let key = headers
        .get("idempotency-key")
        .and_then(|key| key.to_str().ok());
    let id = match key.or(brought.key.as_deref()) {
        Some(key) => secret.record(key),
        None => RecordId(fresh()?),
    };
    let (table_deck, kept) = bring(&app, &code, &secret, id, &deck, brought.keep).await?;
    app.metrics.decks.inc();
    if form && problems.is_empty() && kept != Kept::NoRoom {
        return Ok(Redirect::to(&format!("/t/{code}")).into_response());
    }
    if form {
        return Ok(report(&reader, &code, Some(&deck), &problems, kept).into_response());
    }
    Ok(Json(json!({
        "deck": table_deck,
        "kept": kept == Kept::Yes,
        "detail": moonhare_web::deck_done(reader.lang, deck.cards.len(), kept),
        "cards": deck.cards.iter().enumerate().map(|(nth, card)| json!({
            "name": card.name,
            "small": own_url(&deck, nth, Size::Small),
            "large": own_url(&deck, nth, Size::Large),
        })).collect::<Vec<_>>(),
        "left_out": left_out(&problems, &reader),
    }))
    .into_response())
}

/// The host, before the game.
fn may_bring(room: &Room, code: &Code, secret: &Secret) -> Result<(), Problem> {
    let snapshot = room.now();
    let person = snapshot.table.person(&secret.at(code));
    if person.is_none() || snapshot.table.host() != person {
        return Err(TableError::HostOnly.into());
    }
    let view = snapshot.table.view(TableViewer::Guest, Presence::default());
    match view.map(|view| view.game.stage) {
        Some(Stage::Lobby { .. }) => Ok(()),
        _ => Err(RuleError::Begun.into()),
    }
}

/// What was in an upload.
#[derive(Debug, Default)]
struct Brought {
    shape: Shape,
    keep: bool,
    title: Option<String>,
    /// By which a form that is sent twice counts once.
    key: Option<String>,
    import: Option<Box<Import>>,
}

/// Reads the parts one after the other; each file is a card before the next one is read, so that
/// memory holds one of them.
async fn receive(app: &App, mut parts: Multipart) -> Result<Brought, Problem> {
    let store = app.rooms.store();
    let mut brought = Brought::default();
    while let Some(field) = heard(parts.next_field()).await? {
        let Some(file) = field.file_name().map(str::to_owned) else {
            let name = field.name().unwrap_or_default().to_owned();
            let text = read_text(field).await?;
            match name.as_str() {
                "shape" if text == "fit" => brought.shape = Shape::Fit,
                "keep" => brought.keep = matches!(text.as_str(), "on" | "1" | "true" | "yes"),
                "key" if !text.is_empty() => brought.key = Some(text),
                "title" if !text.trim().is_empty() => brought.title = Some(title_from(&text)),
                _ => {}
            }
            continue;
        };
        // A form without a file chosen sends one without a name.
        if file.is_empty() {
            continue;
        }
        let import = brought.import.take();
        let import =
            import.unwrap_or_else(|| Box::new(Import::new(brought.shape, Limits::default())));
        brought.import = Some(match read_file(field, &file).await? {
            Read::File(found) => app.importing.take(import, found, store).await?,
            Read::Zip(zip) => {
                let title = Some(title_from(&file)).filter(|title| !title.is_empty());
                brought.title = brought.title.take().or(title);
                app.importing.take_zip(import, zip, file, store).await?
            }
        });
    }
    Ok(brought)
}

/// Something of the request, unless the line is silent.
async fn heard<T>(
    next: impl Future<Output = Result<T, axum::extract::multipart::MultipartError>>,
) -> Result<T, Problem> {
    let next = timeout(SILENCE, next).await.map_err(|_| Problem::Stalled)?;
    next.map_err(|error| match error.status() {
        StatusCode::PAYLOAD_TOO_LARGE => Problem::TooLarge { most: MOST_BYTES },
        _ => Problem::parsed(error.body_text()),
    })
}

async fn read_text(mut field: Field<'_>) -> Result<String, Problem> {
    let mut bytes = Vec::new();
    while let Some(chunk) = heard(field.chunk()).await? {
        let room = MOST_TEXT.saturating_sub(bytes.len());
        bytes.extend(chunk.iter().take(room));
    }
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}

enum Read {
    File(Result<Found, FileProblem>),
    Zip(std::fs::File),
}

/// A picture into memory, as far as one may be large; a zip into a file.
async fn read_file(mut field: Field<'_>, name: &str) -> Result<Read, Problem> {
    let most = Limits::default().file_bytes;
    let mut bytes = Vec::new();
    let mut zip = None;
    let mut large = false;
    while let Some(chunk) = heard(field.chunk()).await? {
        // The rest of what is too large is passed over, so that the next file is found.
        if large {
            continue;
        }
        bytes.extend_from_slice(&chunk);
        if zip.is_none() && Kind::of(&bytes) == Kind::Zip {
            zip = Some(nameless_file().await?);
        }
        if let Some(file) = zip.take() {
            zip = Some(write(file, std::mem::take(&mut bytes)).await?);
        } else {
            large = bytes.len() as u64 > most;
        }
    }
    if let Some(file) = zip {
        return Ok(Read::Zip(rewound(file).await?));
    }
    let file = name.to_owned();
    Ok(Read::File(if large {
        Err(FileProblem::too_large(&file, most))
    } else {
        Ok(Found { name: file, bytes })
    }))
}

async fn write(mut file: std::fs::File, bytes: Vec<u8>) -> Result<std::fs::File, Unavailable> {
    on_disk(move || {
        file.write_all(&bytes)?;
        Ok(file)
    })
    .await
}

async fn rewound(mut file: std::fs::File) -> Result<std::fs::File, Unavailable> {
    on_disk(move || {
        file.seek(SeekFrom::Start(0))?;
        Ok(file)
    })
    .await
}

async fn on_disk<T: Send + 'static>(
    work: impl FnOnce() -> std::io::Result<T> + Send + 'static,
) -> Result<T, Unavailable> {
    let done = spawn_blocking(work).await;
    let flat = done.unwrap_or_else(|error| Err(std::io::Error::other(error)));
    Ok(flat?)
}

/// Puts a deck where it is found again, and on the table.
async fn bring(
    app: &App,
    code: &Code,
    secret: &Secret,
    id: RecordId,
    deck: &OwnDeck,
    keep: bool,
) -> Result<(Deck, Kept), Problem> {
    let store = app.rooms.store();
    let put = store.put_blob(deck.written().into()).await;
    let blob = put.map_err(Unavailable::from)?;
    let note = DeckNote::of(deck);
    let table_deck = Deck {
        id: deck_id(&blob),
        title: note.title.clone(),
        cards: note.cards,
    };
    let ask = Ask::BringDeck {
        deck: table_deck.clone(),
    };
    let asked = app.rooms.ask(code, &secret.at(code), id, ask).await?;
    asked.ok_or(Problem::NoSuchTable)?;
    let kept = match keep {
        false => Kept::No,
        true if app.rooms.decks().keep(secret, &blob, &note).await? => Kept::Yes,
        true => Kept::NoRoom,
    };
    Ok((table_deck, kept))
}

fn left_out(problems: &[FileProblem], reader: &Reader) -> Vec<Value> {
    let one = |problem: &FileProblem| {
        let code = serde_json::to_value(problem).map(|about| about["code"].clone());
        json!({
            "file": problem.file(),
            "code": code.unwrap_or_default(),
            "detail": sentence(problem, reader),
        })
    };
    problems.iter().map(one).collect()
}

fn sentence(problem: &FileProblem, reader: &Reader) -> String {
    moonhare_web::file_refusal(reader.lang, problem).unwrap_or_else(|| problem.to_string())
}

/// A page that says what became of an upload, for browsers without the script.
fn report(
    reader: &Reader,
    code: &Code,
    deck: Option<&OwnDeck>,
    problems: &[FileProblem],
    kept: Kept,
) -> Html<String> {
    let pictures: Vec<String> = deck
        .map(|deck| {
            (0..deck.cards.len())
                .filter_map(|nth| own_url(deck, nth, Size::Small))
                .collect()
        })
        .unwrap_or_default();
    let sentences: Vec<String> = (problems.iter())
        .map(|problem| sentence(problem, reader))
        .collect();
    let page = DeckReportPage {
        lang: reader.lang,
        prefs: reader.prefs,
        code: &code.to_string(),
        title: deck.map(|deck| deck.title.as_str()),
        pictures: &pictures,
        left_out: &sentences,
        kept,
    };
    Html(moonhare_web::deck_report(&page).into_string())
}

/// The decks that I could play with here: the house's, my own, and what was brought to this table.
pub(super) async fn list(visit: Visit) -> Result<Json<Value>, Problem> {
    let (eyes, _) = visit.eyes().await?;
    let snapshot = visit.room.now();
    let view = snapshot
        .table
        .view(eyes.viewer(&snapshot), snapshot.presence);
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
    Ok(Json(json!({ "decks": decks })))
}

/// Takes a deck off my shelf, for all tables but those that have it.
pub(super) async fn forget(visit: Visit, wish: Wish) -> Result<Response, Problem> {
    let mut fields = wish.fields()?;
    let name = fields.take("deck");
    let name = name.ok_or_else(|| Unreadable::Missing("deck".into()))?;
    if let Some(secret) = &visit.secret {
        visit
            .app
            .rooms
            .decks()
            .forget(secret, name.parse()?)
            .await?;
    }
    if fields.is_form() {
        return Ok(Redirect::to(&format!("/t/{}", visit.code)).into_response());
    }
    Ok(list(visit).await?.into_response())
}

/// Asked at an address that also shows something.
pub(super) async fn choose(visit: Visit, wish: Wish) -> Result<Response, Problem> {
    ask(visit, "decks", wish).await
}

/// The decks behind names that somebody sent.
pub(super) async fn named(app: &App, room: &Room, names: &[String]) -> Result<Vec<Deck>, Problem> {
    let snapshot = room.now();
    let here = || {
        let table = &snapshot.table;
        table.decks().iter().chain(table.spare_decks())
    };
    let mut decks = Vec::new();
    // More are refused by the table; there is no need to look for them all.
    for name in names.iter().take(32) {
        let id: DeckId = name.parse()?;
        let deck = match here().find(|deck| deck.id == id) {
            Some(deck) => Some(deck.clone()),
            None => app.rooms.decks().find(id).await?,
        };
        decks.push(deck.ok_or(TableError::NoSuchDeck)?);
    }
    Ok(decks)
}

/// A card of this table: where its pictures are, and what they show.
pub(super) async fn card(
    visit: Visit,
    Path((_, card)): Path<(String, u16)>,
    reader: Reader,
) -> Result<Json<Value>, Problem> {
    visit.eyes().await?;
    let snapshot = visit.room.now();
    let pictures = Pictures::of(&snapshot.mix, reader.lang);
    let card = Card(card);
    let mut body = json!({ "small": pictures.small(card), "large": pictures.large(card) });
    if let Some(words) = pictures.words(card) {
        body["words"] = words.into();
    }
    Ok(Json(body))
}

/// The picture of a card of one's own, by its hash. No other blob can be had here.
pub(super) async fn picture(
    State(app): State<App>,
    Path(name): Path<String>,
) -> Result<Response, Problem> {
    let id: Option<BlobId> = name
        .strip_suffix(".webp")
        .and_then(|name| name.parse().ok());
    let id = id.ok_or(Problem::NoSuchPicture)?;
    let bytes = app
        .rooms
        .store()
        .get_blob(&id)
        .await
        .map_err(Unavailable::from)?
        .filter(|bytes| matches!(Kind::of(bytes), Kind::Picture(_)))
        .ok_or(Problem::NoSuchPicture)?;
    let headers = [
        (header::CONTENT_TYPE, "image/webp"),
        (header::CACHE_CONTROL, "public, max-age=31536000, immutable"),
    ];
    Ok((headers, bytes).into_response())
}
