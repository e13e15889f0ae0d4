//! Decks of one's own: bringing them, choosing among them, and their pictures.

use std::{
    io::{Seek, SeekFrom, Write},
    time::Duration,
};

use axum::{
    Json,
    extract::{Path, Request},
    http::{HeaderMap, StatusCode, header},
    response::{Html, IntoResponse, Redirect, Response},
};
use moonhare_deck::{
    Found, Import, Imported, Kind, Limits, OwnDeck, Problem as FileProblem, Shape, Size, title_from,
};
use moonhare_rules::{Card, RuleError, StageKind};
use moonhare_store::{BlobId, RecordId};
use moonhare_table::{Deck, DeckId, Order, TableError};
use moonhare_web::{CardPictures, DeckReportPage, Kept};
use serde_json::{Value, json};
use tokio::{task::spawn_blocking, time::timeout};

use super::{
    App, Problem,
    parts::{Most, Parts},
    reader::Reader,
    table::{Wish, ask},
    visit::Visit,
};
use crate::{
    Code, Unavailable,
    decks::{DeckNote, deck_id},
    importing::{Sent, nameless_file},
    mix::own_url,
    pictures::Pictures,
    room::Room,
    secret::{Secret, fresh},
};

/// The most bytes of one upload.
const MOST_BYTES: usize = 768 * 1024 * 1024;

/// Fields beside the files.
const MOST_FIELDS: usize = 16;

/// Files up to here wait for their turn in memory, others on the disk; both are written in pieces.
const SMALL: usize = 1024 * 1024;
const PIECE: usize = 256 * 1024;

/// The longest that an upload may take.
const LONGEST: Duration = Duration::from_secs(20 * 60);

/// Decks that are looked for; a table mixes fewer.
const MOST_NAMED: usize = 32;

/// Fields beside the files are short.
const MOST_TEXT: usize = 400;

/// Takes pictures, or a zip of them, into the lobby of whoever hosts it.
pub(super) async fn upload(
    visit: Visit,
    reader: Reader,
    headers: HeaderMap,
    request: Request,
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
    app.has_disk().await?;
    let _place = app.importing.enter().ok_or(Problem::TooManyUploads)?;
    let most = Most {
        bytes: MOST_BYTES,
        parts: Limits::default().files + MOST_FIELDS,
    };
    let parts = Parts::of(request, most)?;

    let mut brought = timeout(LONGEST, receive(&app, parts))
        .await
        .map_err(|_| Problem::Stalled)??;
    let title = brought.title.take().unwrap_or_else(|| {
        let snapshot = room.now();
        moonhare_web::deck_title(reader.lang, snapshot.table.host_name().as_deref())
    });
    let import = (brought.import.take()).unwrap_or_else(|| new_import(Shape::default()));
    let (Imported { deck, problems }, written) = app.importing.finish(import, title).await?;
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
    let put = app.rooms.store().put_blob(written).await;
    let blob = put.map_err(Unavailable::from)?;
    let note = DeckNote::of(&deck);
    let (table_deck, kept) = bring(&app, &code, &secret, id, (&blob, &note), brought.keep).await?;
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
            "small": own_url(&code.to_string(), &deck, nth, Size::Small),
            "large": own_url(&code.to_string(), &deck, nth, Size::Large),
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
    match snapshot.table.stage() {
        Some(StageKind::Lobby) => Ok(()),
        _ => Err(RuleError::Begun.into()),
    }
}

fn new_import(shape: Shape) -> Box<Import> {
    Box::new(Import::new(shape, Limits::default()))
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
async fn receive(app: &App, mut parts: Parts) -> Result<Brought, Problem> {
    let store = app.rooms.store();
    let mut brought = Brought::default();
    while let Some(head) = parts.next().await? {
        let Some(file) = head.file else {
            let text = read_text(&mut parts).await?;
            match head.name.as_str() {
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
        app.has_disk().await?;
        let import = brought.import.take();
        let import = import.unwrap_or_else(|| new_import(brought.shape));
        brought.import = Some(match read_file(&mut parts, &file).await? {
            Read::File(sent) => app.importing.take(import, sent, store).await?,
            Read::Zip(zip) => {
                let title = Some(title_from(&file)).filter(|title| !title.is_empty());
                brought.title = brought.title.take().or(title);
                app.importing.take_zip(import, zip, file, store).await?
            }
        });
    }
    Ok(brought)
}

async fn read_text(parts: &mut Parts) -> Result<String, Problem> {
    let mut bytes = Vec::new();
    while let Some(chunk) = parts.chunk().await? {
        let room = MOST_TEXT.saturating_sub(bytes.len());
        bytes.extend(chunk.iter().take(room));
    }
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}

enum Read {
    File(Sent),
    Zip(std::fs::File),
}

/// A small picture into memory; a large one, as far as it may be large, and a zip into a file.
async fn read_file(parts: &mut Parts, name: &str) -> Result<Read, Problem> {
    let most = Limits::default().file_bytes;
    let (mut bytes, mut length) = (Vec::new(), 0);
    let (mut disk, mut is_zip) = (None, false);
    while let Some(chunk) = parts.chunk().await? {
        length += chunk.len() as u64;
        // The rest of what is too large is passed over, so that the next file is found.
        if length > most && !is_zip {
            (bytes, disk) = (Vec::new(), None);
            continue;
        }
        bytes.extend_from_slice(&chunk);
        is_zip = is_zip || disk.is_none() && Kind::of(&bytes) == Kind::Zip;
        if disk.is_none() && (is_zip || bytes.len() > SMALL) {
            disk = Some(nameless_file().await?);
        }
        if bytes.len() >= PIECE
            && let Some(file) = disk.take()
        {
            disk = Some(write(file, std::mem::take(&mut bytes)).await?);
        }
    }
    let name = name.to_owned();
    if length > most && !is_zip {
        let large = FileProblem::too_large(&name, most);
        return Ok(Read::File(Sent::Here(Err(large))));
    }
    let Some(file) = disk else {
        return Ok(Read::File(Sent::Here(Ok(Found { name, bytes }))));
    };
    let file = rewound(write(file, bytes).await?).await?;
    Ok(if is_zip {
        Read::Zip(file)
    } else {
        Read::File(Sent::OnDisk { name, file })
    })
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

/// Puts a deck that is kept already on the table, and on its owner's shelf if they want it there.
async fn bring(
    app: &App,
    code: &Code,
    secret: &Secret,
    id: RecordId,
    (blob, note): (&BlobId, &DeckNote),
    keep: bool,
) -> Result<(Deck, Kept), Problem> {
    let table_deck = Deck {
        id: deck_id(blob),
        title: note.title.clone(),
        cards: note.cards,
        without: Vec::new(),
    };
    let room = app.rooms.get(code).await?.ok_or(Problem::NoSuchTable)?;
    let table_deck = beside(app, &room, table_deck).await?;
    let ask = Order::BringDeck {
        deck: table_deck.clone(),
    };
    let asked = app.rooms.ask(code, &secret.at(code), id, ask).await?;
    asked.ok_or(Problem::NoSuchTable)?;
    let kept = match keep {
        false => Kept::No,
        true if app.rooms.decks().keep(secret, blob, note).await? => Kept::Yes,
        true => Kept::NoRoom,
    };
    Ok((table_deck, kept))
}

/// A deck as it is mixed in: without the pictures that are on the table already (R1.7).
async fn beside(app: &App, room: &Room, deck: Deck) -> Result<Deck, Unavailable> {
    let mut decks = room.now().table.decks().to_vec();
    if let Some(there) = decks.iter().find(|there| there.id == deck.id) {
        return Ok(there.clone());
    }
    decks.push(deck.clone());
    let mut mixed = app.rooms.decks().each_picture_once(&decks).await?;
    let last = mixed.pop().filter(|last| last.id == deck.id);
    Ok(last.unwrap_or(deck))
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
                .filter_map(|nth| own_url(&code.to_string(), deck, nth, Size::Small))
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
    let (onlooker, _) = visit.onlooker().await?;
    let snapshot = visit.room.now();
    let view = snapshot.table.view(&onlooker, snapshot.presence);
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
    let fields = wish.fields()?;
    let form = fields.is_form();
    let mut fields = fields.fitting("forget-deck", &visit.room.now().table)?;
    let name = fields.take("deck")?.unwrap_or_default();
    if let Some(secret) = &visit.secret {
        visit
            .app
            .rooms
            .decks()
            .forget(secret, name.parse()?)
            .await?;
    }
    if form {
        return Ok(Redirect::to(&format!("/t/{}", visit.code)).into_response());
    }
    Ok(list(visit).await?.into_response())
}

/// Asked at an address that also shows something.
pub(super) async fn choose(visit: Visit, wish: Wish) -> Result<Response, Problem> {
    ask(visit, "decks", wish).await
}

/// The decks behind names that somebody sent: of this table, of the house, of their own shelf. To know
/// what another table plays with is not to have it.
pub(super) async fn named(
    app: &App,
    room: &Room,
    secret: &Secret,
    names: &[String],
) -> Result<Vec<Deck>, Problem> {
    let snapshot = room.now();
    let mut known = vec![Deck::moonhare()];
    known.extend(snapshot.table.decks().iter().map(Deck::whole));
    known.extend(snapshot.table.spare_decks().iter().cloned());
    known.extend(app.rooms.decks().for_all_tables_of(secret).await?);
    let mut decks: Vec<Deck> = Vec::new();
    for name in names {
        let id: DeckId = name.parse()?;
        // To name one twice is to name it.
        if decks.iter().any(|deck| deck.id == id) {
            continue;
        }
        // More are refused by the table; there is no need to look for them all.
        if decks.len() >= MOST_NAMED {
            break;
        }
        let deck = known.iter().find(|deck| deck.id == id);
        decks.push(deck.cloned().ok_or(TableError::NoSuchDeck)?);
    }
    let mixed = app.rooms.decks().each_picture_once(&decks).await?;
    if mixed.len() < decks.len() {
        return Err(TableError::NoSuchDeck.into());
    }
    Ok(mixed)
}

/// A card of this table: where its pictures are, and what they show.
pub(super) async fn card(
    visit: Visit,
    Path((_, card)): Path<(String, u16)>,
    reader: Reader,
) -> Result<Json<Value>, Problem> {
    visit.onlooker().await?;
    let snapshot = visit.room.now();
    let code = visit.code.to_string();
    let pictures = Pictures::of(&snapshot.mix, reader.lang, &code);
    let card = Card(card);
    let mut body = json!({ "small": pictures.small(card), "large": pictures.large(card) });
    if let Some(description) = pictures.description(card) {
        body["words"] = description.text.into();
        body["language"] = description.lang.into();
    }
    Ok(Json(body))
}

/// The picture of a card that somebody brought to this table, by its hash, for those who may see the
/// table. No other blob can be had here.
pub(super) async fn picture(
    visit: Visit,
    Path((_, name)): Path<(String, String)>,
) -> Result<Response, Problem> {
    visit.may_look()?;
    let id: Option<BlobId> = name
        .strip_suffix(".webp")
        .and_then(|name| name.parse().ok());
    let id = id.filter(|id| visit.room.now().mix.has_picture(id));
    let id = id.ok_or(Problem::NoSuchPicture)?;
    let bytes = (visit.app)
        .rooms
        .store()
        .get_blob(&id)
        .await
        .map_err(Unavailable::from)?
        .ok_or(Problem::NoSuchPicture)?;
    let headers = [
        (header::CONTENT_TYPE, "image/webp"),
        (
            header::CACHE_CONTROL,
            "private, max-age=31536000, immutable",
        ),
    ];
    Ok((headers, bytes).into_response())
}
