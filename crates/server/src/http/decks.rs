//! Decks of one's own: uploading them, choosing from them, and their pictures.

use std::{
    io::{Seek, SeekFrom, Write},
    sync::LazyLock,
    time::Duration,
};

use axum::{
    Json,
    extract::{Path, Request},
    http::{HeaderMap, StatusCode},
    response::{Html, Redirect, Response},
};
use moonhare_deck::{FileProblem, OwnCard, OwnDeck, Size, title_from};
use moonhare_import::{DeckLimits, FileKind, Found, Import, Imported, Shape};
use moonhare_rules::{Card, RuleError, StageKind};
use moonhare_shelf::{DeckNote, Sent, deck_id, nameless_file};
use moonhare_store::{BlobId, RecordId};
use moonhare_table::{Deck, DeckId, Order, TableError};
use moonhare_web::{CardPictures, DeckReportPage, Kept};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use tokio::{task::spawn_blocking, time::timeout};

use super::{
    App, Problem,
    answer::Answer,
    assets::{PRIVATE, file},
    change::{ChangeRequest, RequestOf},
    openapi,
    parts::{Most, Parts},
    reader::Reader,
    sheet::TableAnswer,
    table::ask,
    visit::Visit,
};
use crate::{
    Code, Unavailable,
    pictures::{Pictures, own_url},
    room::Room,
    secret::{Secret, fresh},
};

/// The most bytes of one upload.
const MOST_BYTES: usize = 768 * 1024 * 1024;

/// Fields beside the files.
const MOST_FIELDS: usize = 16;

/// Smaller files wait for their turn in memory. Larger ones wait on disk, written in pieces.
const SMALL: usize = 1024 * 1024;
const PIECE: usize = 256 * 1024;

/// The longest that an upload may take.
const LONGEST: Duration = Duration::from_secs(20 * 60);

/// Decks looked up for one request; a table mixes fewer.
const MOST_NAMED: usize = 32;

/// Fields beside the files are short.
const MOST_TEXT: usize = 400;

/// The fields of an upload. Send the options before the files.
#[derive(JsonSchema)]
#[expect(dead_code, reason = "describes what `receive` reads part by part")]
pub(super) struct Upload {
    /// Whether a picture of another shape is cropped to fill the card, or shown whole.
    shape: Option<UploadShape>,
    /// Keep the deck for other tables of yours.
    keep: Option<UploadKeep>,
    title: Option<String>,
    files: Vec<UploadFile>,
}

#[derive(JsonSchema)]
#[serde(rename_all = "snake_case")]
#[expect(dead_code, reason = "for the API document")]
enum UploadShape {
    Crop,
    Fit,
}

#[derive(JsonSchema)]
#[serde(rename_all = "snake_case")]
#[expect(dead_code, reason = "for the API document")]
enum UploadKeep {
    On,
}

#[derive(JsonSchema)]
#[schemars(extend("contentMediaType" = "application/octet-stream"))]
#[expect(dead_code, reason = "for the API document")]
struct UploadFile(String);

/// The deck, mixed in already, and what was left out of it.
#[derive(Debug, JsonSchema, Serialize)]
pub(super) struct BroughtDeck {
    deck: Deck,
    kept: bool,
    /// A sentence for people.
    detail: String,
    cards: Vec<BroughtCard>,
    left_out: Vec<LeftOut>,
}

#[derive(Debug, JsonSchema, Serialize)]
struct BroughtCard {
    name: String,
    small: String,
    large: String,
}

#[derive(Debug, JsonSchema, Serialize)]
struct LeftOut {
    file: String,
    code: String,
    /// A sentence for people.
    detail: String,
}

/// Takes the pictures that the host uploads in the lobby, or a zip of them.
pub(super) async fn upload(
    visit: Visit,
    reader: Reader,
    headers: HeaderMap,
    request: Request,
) -> Result<Answer<BroughtDeck>, Problem> {
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
        parts: DeckLimits::default().files + MOST_FIELDS,
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
            return Ok(Answer::browser((StatusCode::UNPROCESSABLE_ENTITY, page)));
        }
        return Err(Problem::NoCards { files: problems });
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
        let table = format!("/t/{code}");
        return Ok(Answer::browser(Redirect::to(&table)));
    }
    if form {
        let page = report(&reader, &code, Some(&deck), &problems, kept);
        return Ok(Answer::browser(page));
    }
    let url = |nth, size| own_url(&code.to_string(), &deck, nth, size).unwrap_or_default();
    let card = |(nth, card): (usize, &OwnCard)| BroughtCard {
        name: card.name.clone(),
        small: url(nth, Size::Small),
        large: url(nth, Size::Large),
    };
    Ok(Answer::json(&BroughtDeck {
        deck: table_deck,
        kept: kept == Kept::Yes,
        detail: moonhare_web::deck_done(reader.lang, deck.cards.len(), kept),
        cards: deck.cards.iter().enumerate().map(card).collect(),
        left_out: (problems.iter())
            .map(|problem| LeftOut::new(problem, &reader))
            .collect(),
    }))
}

/// Only the host may upload a deck, and only before the game.
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
    Box::new(Import::new(shape, DeckLimits::default()))
}

/// What was in an upload.
#[derive(Debug, Default)]
struct Brought {
    shape: Shape,
    keep: bool,
    title: Option<String>,
    /// The idempotency key of a form.
    key: Option<String>,
    import: Option<Box<Import>>,
}

/// Reads the parts one after the other. Each file becomes a card before the next one is read, so memory
/// holds only one.
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
        // If no file was chosen, a form sends one without a name.
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

/// Reads a small picture into memory, and a larger picture or a zip into a file. Skips a picture
/// that is too large.
async fn read_file(parts: &mut Parts, name: &str) -> Result<Read, Problem> {
    let most = DeckLimits::default().file_bytes;
    let (mut bytes, mut length) = (Vec::new(), 0);
    let (mut disk, mut is_zip) = (None, false);
    while let Some(chunk) = parts.chunk().await? {
        length += chunk.len() as u64;
        // Skip the rest of a file that is too large, to find the next one.
        if length > most && !is_zip {
            (bytes, disk) = (Vec::new(), None);
            continue;
        }
        bytes.extend_from_slice(&chunk);
        is_zip = is_zip || disk.is_none() && FileKind::of(&bytes) == FileKind::Zip;
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

/// Mixes a stored deck in at the table, and keeps it for its owner if they want that.
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

/// A deck without the pictures that are on the table already (R1.7).
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

impl LeftOut {
    fn new(problem: &FileProblem, reader: &Reader) -> LeftOut {
        let written = serde_json::to_value(problem).unwrap_or_default();
        LeftOut {
            file: problem.file().to_owned(),
            code: written["code"].as_str().unwrap_or_default().to_owned(),
            detail: sentence(problem, reader),
        }
    }
}

fn sentence(problem: &FileProblem, reader: &Reader) -> String {
    moonhare_web::file_refusal(reader.lang, problem).unwrap_or_else(|| problem.to_string())
}

/// A page about an upload, for browsers without the script.
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

/// The decks that you could play with here.
#[derive(Debug, JsonSchema, Serialize)]
pub(super) struct DeckChoices {
    decks: Vec<Deck>,
}

pub(super) async fn list(visit: Visit) -> Result<Json<DeckChoices>, Problem> {
    Ok(Json(choices(&visit).await?))
}

/// The house's decks, the viewer's own, and those brought to this table.
async fn choices(visit: &Visit) -> Result<DeckChoices, Problem> {
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
    Ok(DeckChoices { decks })
}

/// The body of a request to stop keeping a deck.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct ForgetDeck {
    /// A name that `GET /t/{code}/decks` gave.
    deck: String,
}

static FORGET_DECK: LazyLock<Value> = LazyLock::new(|| openapi::request::<ForgetDeck>().into());

/// Stops keeping a deck for its owner. Tables that have the deck keep it.
pub(super) async fn forget(
    visit: Visit,
    RequestOf(request, _): RequestOf<ForgetDeck>,
) -> Result<Answer<DeckChoices>, Problem> {
    let fields = request.fields()?;
    let form = fields.is_form();
    let (ForgetDeck { deck }, _) = fields.parse(&FORGET_DECK, |form| {
        let deck = form
            .text("deck")
            .map(|deck| ("deck".to_owned(), deck.into()));
        Ok(deck.into_iter().collect())
    })?;
    if let Some(secret) = &visit.secret {
        let decks = visit.app.rooms.decks();
        decks.forget(secret, deck.parse()?).await?;
    }
    if form {
        let table = format!("/t/{}", visit.code);
        return Ok(Answer::browser(Redirect::to(&table)));
    }
    Ok(Answer::json(&choices(&visit).await?))
}

/// A command at a URL that also answers to `GET`.
pub(super) async fn choose(
    visit: Visit,
    request: ChangeRequest,
) -> Result<Answer<TableAnswer>, Problem> {
    ask(visit, "decks", request).await
}

/// The decks with these names, among those of this table, of the house and of the sender. The name of a
/// deck at another table is not enough.
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
        // A deck that is named twice counts once.
        if decks.iter().any(|deck| deck.id == id) {
            continue;
        }
        // The table refuses more, so there is no need to find them all.
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

#[derive(Deserialize, JsonSchema)]
#[schemars(inline)]
pub(super) struct CardPath {
    /// A card's number.
    card: u16,
}

/// The card.
#[derive(Debug, JsonSchema, Serialize)]
#[schemars(rename = "CardPictures")]
pub(super) struct CardAnswer {
    small: String,
    large: String,
    /// What is seen, if it is written.
    #[serde(skip_serializing_if = "Option::is_none")]
    words: Option<String>,
    /// The tag of the language of `words`.
    #[serde(skip_serializing_if = "Option::is_none")]
    language: Option<String>,
}

/// Where the pictures of a card of this table are, and what they show.
pub(super) async fn card(
    visit: Visit,
    Path(CardPath { card }): Path<CardPath>,
    reader: Reader,
) -> Result<Json<CardAnswer>, Problem> {
    visit.onlooker().await?;
    let snapshot = visit.room.now();
    let code = visit.code.to_string();
    let pictures = Pictures::of(&snapshot.mix, reader.lang, &code);
    let card = Card(card);
    let description = pictures.description(card);
    let (words, language) = description.map(|it| (it.text, it.lang)).unzip();
    Ok(Json(CardAnswer {
        small: pictures.small(card),
        large: pictures.large(card),
        words,
        language,
    }))
}

#[derive(Deserialize, JsonSchema)]
#[schemars(inline)]
pub(super) struct PicturePath {
    /// A picture's name.
    picture: String,
}

/// A card that somebody brought to this table, by the hash of its picture, for those who may see the
/// table. Other stored files can't be had here.
pub(super) async fn picture(
    visit: Visit,
    Path(PicturePath { picture }): Path<PicturePath>,
) -> Result<Response, Problem> {
    visit.may_look()?;
    let id: Option<BlobId> = picture
        .strip_suffix(".webp")
        .and_then(|name| name.parse().ok());
    let id = id.filter(|id| visit.room.now().mix.has_picture(id));
    let id = id.ok_or(Problem::NoSuchPicture)?;
    let bytes = visit.app.rooms.store().get_blob(&id).await?;
    let bytes = bytes.ok_or(Problem::NoSuchPicture)?;
    Ok(file("image/webp", PRIVATE, bytes))
}
