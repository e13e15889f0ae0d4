//! Takes the upload of a deck, and answers with what became of it.

use std::time::Duration;

use axum::{
    extract::Request,
    http::{HeaderMap, StatusCode},
    response::{Html, Redirect},
};
use moonhare_deck::{FileProblem, OwnCard, OwnDeck, Size};
use moonhare_import::{DeckLimits, Imported, Shape};
use moonhare_rules::{RuleError, StageKind};
use moonhare_shelf::{DeckNote, deck_id};
use moonhare_store::{BlobId, RecordId};
use moonhare_table::{Deck, Order, TableError};
use moonhare_web::{DeckReportPage, Kept};
use schemars::JsonSchema;
use serde::Serialize;
use tokio::time::timeout;

use super::received::{new_import, receive};
use crate::{
    Code, Unavailable,
    http::{
        App, Problem,
        answer::Answer,
        change::key_of,
        multipart::{FormLimits, Multipart},
        reader::Reader,
        visit::Visit,
    },
    pictures::own_url,
    room::Room,
    secret::{Secret, random_bytes},
    timeouts::ClientTimeout,
};

/// The most bytes of one upload.
const MOST_UPLOAD_BYTES: usize = 768 * 1024 * 1024;

/// The most fields besides the files.
const MOST_FIELDS: usize = 16;

/// How long an upload may take.
const UPLOAD_TIMEOUT: Duration = Duration::from_secs(20 * 60);

/// An upload takes one of few places, so it must come this many times as fast as other requests.
const TIMES_AS_FAST: u32 = 4;

/// The fields of an upload. Send the options before the files.
#[derive(JsonSchema)]
#[expect(dead_code, reason = "describes what `receive` reads part by part")]
pub(in crate::http) struct Upload {
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
pub(in crate::http) struct BroughtDeck {
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

/// Takes pictures, or a zip of them, from the host in the lobby.
pub(in crate::http) async fn upload(
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
    check_may_upload(&room, &code, &secret)?;
    app.limiter
        .check_upload(client)
        .map_err(|wait| Problem::TooMany { wait })?;
    app.check_space_for_upload().await?;
    let _place = (app.limiter.take_upload(client)).ok_or(Problem::TooManyUploads)?;
    let limits = FormLimits {
        bytes: MOST_UPLOAD_BYTES,
        parts: DeckLimits::default().files + MOST_FIELDS,
        timeout: ClientTimeout::new(&app.config.limits).times_as_fast(TIMES_AS_FAST),
    };
    let form = Multipart::of(request, limits)?;

    let mut received = timeout(UPLOAD_TIMEOUT, receive(&app, form))
        .await
        .map_err(|_| Problem::Stalled)??;
    let id = match key_of(&headers, received.key.take())? {
        Some(key) => secret.record_id(&key),
        None => RecordId(random_bytes()?),
    };
    let title = received.title.take().unwrap_or_else(|| {
        let snapshot = room.snapshot();
        moonhare_web::deck_title(reader.lang, snapshot.table.host_name().as_deref())
    });
    let import = (received.import.take()).unwrap_or_else(|| new_import(Shape::default()));
    let (Imported { deck, problems }, bytes) = app.importing.finish(import, title).await?;
    let Some(deck) = deck else {
        if reader.wants_page {
            let page = report_page(&reader, &code, None, &problems, Kept::No);
            return Ok(Answer::from_response((
                StatusCode::UNPROCESSABLE_ENTITY,
                page,
            )));
        }
        return Err(Problem::NoCards { files: problems });
    };
    let put = app.rooms.store().put_blob(bytes).await;
    let blob = put.map_err(Unavailable::from)?;
    let note = DeckNote::of(&deck);
    let (table_deck, kept) =
        add_to_table(&app, &code, &secret, id, (&blob, &note), received.keep).await?;
    app.metrics.decks.inc();
    if reader.wants_page && problems.is_empty() && kept != Kept::NoRoom {
        let table = format!("/t/{code}");
        return Ok(Answer::from_response(Redirect::to(&table)));
    }
    if reader.wants_page {
        let page = report_page(&reader, &code, Some(&deck), &problems, kept);
        return Ok(Answer::from_response(page));
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
        detail: moonhare_web::new_cards_sentence(reader.lang, deck.cards.len(), kept),
        cards: deck.cards.iter().enumerate().map(card).collect(),
        left_out: (problems.iter())
            .map(|problem| LeftOut::new(problem, &reader))
            .collect(),
    }))
}

/// Only the host may upload a deck, and only before the game.
fn check_may_upload(room: &Room, code: &Code, secret: &Secret) -> Result<(), Problem> {
    let snapshot = room.snapshot();
    let person = snapshot.table.person(&secret.token_at(code));
    if person.is_none() || snapshot.table.host() != person {
        return Err(TableError::HostOnly.into());
    }
    match snapshot.table.stage() {
        Some(StageKind::Lobby) => Ok(()),
        _ => Err(RuleError::Begun.into()),
    }
}

/// Adds a stored deck to the table, and keeps it for its owner if they want that.
async fn add_to_table(
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
    let table_deck = without_duplicates(app, &room, table_deck).await?;
    let order = Order::BringDeck {
        deck: table_deck.clone(),
    };
    let asked = app
        .rooms
        .ask(code, &secret.token_at(code), id, order)
        .await?;
    asked.ok_or(Problem::NoSuchTable)?;
    let kept = match keep {
        false => Kept::No,
        true if app.rooms.decks().keep(secret, blob, note).await? => Kept::Yes,
        true => Kept::NoRoom,
    };
    Ok((table_deck, kept))
}

/// Leaves out those pictures of a deck that are at the table already (R1.7).
async fn without_duplicates(app: &App, room: &Room, deck: Deck) -> Result<Deck, Unavailable> {
    let mut decks = room.snapshot().table.decks().to_vec();
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
        let json = serde_json::to_value(problem).unwrap_or_default();
        LeftOut {
            file: problem.file().to_owned(),
            code: json["code"].as_str().unwrap_or_default().to_owned(),
            detail: sentence(problem, reader),
        }
    }
}

fn sentence(problem: &FileProblem, reader: &Reader) -> String {
    moonhare_web::file_refusal(reader.lang, problem).unwrap_or_else(|| problem.to_string())
}

/// A page about an upload, for browsers without the script.
fn report_page(
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
