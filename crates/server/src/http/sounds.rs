//! Recorded clues (R7.1): short, checked by what they are rather than by what they are called.

use axum::{
    Json,
    body::Bytes,
    extract::Path,
    http::header,
    response::{IntoResponse, Response},
};
use moonhare_rules::{Clue, Move, RuleError};
use moonhare_store::BlobId;
use moonhare_table::{Actor, Ask, Context, PersonId, Table, TableError, TokenHash};
use serde_json::{Value, json};

use super::{App, Problem, visit::Visit};
use crate::{
    Code, Unavailable, clock,
    recordings::Telling,
    room::{Room, Snapshot},
};

/// Some fifteen seconds in any of the formats browsers record.
pub(super) const MOST_BYTES: usize = 512 * 1024;

/// The kind of a recording, by its first bytes.
fn kind(bytes: &[u8]) -> Option<&'static str> {
    match bytes {
        [0x1A, 0x45, 0xDF, 0xA3, ..] => Some("audio/webm"),
        [b'O', b'g', b'g', b'S', ..] => Some("audio/ogg"),
        [_, _, _, _, b'f', b't', b'y', b'p', ..] => Some("audio/mp4"),
        [
            b'R',
            b'I',
            b'F',
            b'F',
            _,
            _,
            _,
            _,
            b'W',
            b'A',
            b'V',
            b'E',
            ..,
        ] => Some("audio/wav"),
        _ => None,
    }
}

/// Keeps a recording of whoever tells; the answer names it for the clue.
pub(super) async fn upload(
    visit: Visit,
    body: Result<Bytes, axum::extract::rejection::BytesRejection>,
) -> Result<Json<Value>, Problem> {
    let token = visit.token().ok_or(TableError::PlayersOnly)?;
    let Visit {
        app,
        client,
        code,
        room,
        ..
    } = visit;
    let snapshot = room.now();
    let person = snapshot.table.person(&token);
    let person = person.ok_or(TableError::PlayersOnly)?;
    let telling = telling(&snapshot.table, person)?;
    let too_many = |wait| Problem::TooMany { wait };
    app.limiter.seat(&code, person).map_err(too_many)?;
    let body = body.map_err(|_| Problem::TooLarge { most: MOST_BYTES })?;
    kind(&body).ok_or(Problem::SoundKind)?;
    app.limiter.recording(client).map_err(too_many)?;
    app.has_disk().await?;
    let sound = app.recordings.bring(&code, telling, body).await?;
    let sound = sound.ok_or(Problem::Busy)?;
    Ok(Json(json!({ "sound": sound.to_string() })))
}

/// Whether this person tells just now, and in which round; if not, the rules say why. The card can
/// be chosen later.
fn telling(table: &Table, person: PersonId) -> Result<Telling, TableError> {
    let context = Context {
        now: clock::now(),
        chance: [0; 32],
    };
    let tell = Move::Tell {
        clue: Clue::Aloud,
        card: None,
    };
    match table.decide(&Actor::Person(person), &context, tell) {
        Ok(_) | Err(TableError::Rule(RuleError::CardNeeded)) => {}
        Err(error) => return Err(error),
    }
    let (round, _) = table.step().ok_or(RuleError::NotBegun)?;
    Ok((person, round))
}

/// Whether a clue can be told: a recording must have been brought for this telling.
pub(super) fn check(
    app: &App,
    code: &Code,
    room: &Room,
    who: &TokenHash,
    ask: &Ask,
) -> Result<(), TableError> {
    let Ask::Move(Move::Tell {
        clue: Clue::Sound(sound),
        ..
    }) = ask
    else {
        return Ok(());
    };
    let sound = sound.to_string();
    let id: BlobId = sound.parse().map_err(|_| TableError::NoRecording)?;
    let snapshot = room.now();
    let person = snapshot.table.person(who);
    match telling(&snapshot.table, person.ok_or(TableError::PlayersOnly)?) {
        Ok(telling) if app.recordings.was_brought(code, telling, &id) => Ok(()),
        Ok(_) => Err(TableError::NoRecording),
        // Perhaps it was told a moment ago and is sent once more; the table knows.
        Err(_) if was_said(&snapshot, &sound) => Ok(()),
        Err(error) => Err(error),
    }
}

/// What was brought and not told goes.
pub(super) async fn tidy(app: &App, code: &Code, clue: &Clue) {
    let sound = match clue {
        Clue::Sound(sound) => sound.to_string().parse().ok(),
        Clue::Text(_) | Clue::Aloud => None,
    };
    app.recordings.told(code, sound.as_ref()).await;
}

/// Plays a recording that was a clue at this table.
pub(super) async fn play(
    visit: Visit,
    Path((_, sound)): Path<(String, String)>,
) -> Result<Response, Problem> {
    visit.onlooker().await?;
    let id: BlobId = sound.parse().map_err(|_| Problem::NoSuchSound)?;
    if !was_said(&visit.room.now(), &sound) {
        return Err(Problem::NoSuchSound);
    }
    let bytes = (visit.app)
        .rooms
        .store()
        .get_blob(&id)
        .await
        .map_err(Unavailable::from)?
        .ok_or(Problem::NoSuchSound)?;
    let kind = kind(&bytes).ok_or(Problem::NoSuchSound)?;
    let headers = [
        (header::CONTENT_TYPE, kind),
        (
            header::CACHE_CONTROL,
            "private, max-age=31536000, immutable",
        ),
    ];
    Ok((headers, bytes).into_response())
}

fn was_said(snapshot: &Snapshot, sound: &str) -> bool {
    let is = |clue: &Clue| matches!(clue, Clue::Sound(said) if said.to_string() == sound);
    let table = &snapshot.table;
    table.clue().is_some_and(is) || table.rounds().iter().any(|round| is(&round.clue))
}
