//! Recorded clues (R7.1). They are short, and their format is read from their bytes, not from a header.

use axum::{Json, body::Bytes, extract::Path, response::Response};
use moonhare_rules::{Clue, Move, RuleError};
use moonhare_store::BlobId;
use moonhare_table::{Actor, Ask, Context, PersonId, Table, TableError, TokenHash};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{
    App, Problem,
    assets::{CACHE_PRIVATELY, file_response},
    visit::Visit,
};
use crate::{
    Code, clock,
    recordings::Telling,
    room::{Room, Snapshot},
};

/// The most bytes of a recording: some fifteen seconds in any format that browsers record.
pub(super) const MOST_BYTES: usize = 512 * 1024;

/// The media type of a recording, by its first bytes.
fn media_type(bytes: &[u8]) -> Option<&'static str> {
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

/// The name of a recording, for the clue.
#[derive(Debug, JsonSchema, Serialize)]
pub(super) struct KeptSound {
    #[schemars(regex(pattern = "^[0-9a-f]{64}$"))]
    sound: String,
}

/// Saves a recording of the storyteller; the answer names it for the clue.
pub(super) async fn upload(
    visit: Visit,
    body: Result<Bytes, axum::extract::rejection::BytesRejection>,
) -> Result<Json<KeptSound>, Problem> {
    let token = visit.token().ok_or(TableError::PlayersOnly)?;
    let Visit {
        app,
        client,
        code,
        room,
        ..
    } = visit;
    let snapshot = room.snapshot();
    let person = snapshot.table.person(&token);
    let person = person.ok_or(TableError::PlayersOnly)?;
    let telling = telling(&snapshot.table, person)?;
    let too_many = |wait| Problem::TooMany { wait };
    app.limiter.check_seat(&code, person).map_err(too_many)?;
    let body = body.map_err(|_| Problem::TooLarge { most: MOST_BYTES })?;
    media_type(&body).ok_or(Problem::SoundKind)?;
    app.limiter.check_recording(client).map_err(too_many)?;
    app.check_disk_space().await?;
    let sound = app.recordings.save(&code, telling, body).await?;
    let sound = sound.ok_or(Problem::Busy)?;
    let sound = sound.to_string();
    Ok(Json(KeptSound { sound }))
}

/// The telling of this person, if the rules let them tell now. They need not have chosen their card yet.
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

/// Refuses a recorded clue unless the recording was uploaded for this telling.
pub(super) fn check_recording(
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
    let snapshot = room.snapshot();
    let person = snapshot.table.person(who);
    match telling(&snapshot.table, person.ok_or(TableError::PlayersOnly)?) {
        Ok(telling) if app.recordings.is_saved(code, telling, &id) => Ok(()),
        Ok(_) => Err(TableError::NoRecording),
        // It may be the clue that was told, sent again. The table recognises it.
        Err(_) if was_clue(&snapshot, &sound) => Ok(()),
        Err(error) => Err(error),
    }
}

/// Deletes the recordings that were uploaded for this clue and not used.
pub(super) async fn delete_unused(app: &App, code: &Code, clue: &Clue) {
    let sound = match clue {
        Clue::Sound(sound) => sound.to_string().parse().ok(),
        Clue::Text(_) | Clue::Aloud => None,
    };
    app.recordings.clue_told(code, sound.as_ref()).await;
}

#[derive(Deserialize, JsonSchema)]
#[schemars(inline)]
pub(super) struct SoundPath {
    /// The name of a recording, as a clue has it.
    sound: String,
}

/// Serves a recording that is or was a clue at this table.
pub(super) async fn play(
    visit: Visit,
    Path(SoundPath { sound }): Path<SoundPath>,
) -> Result<Response, Problem> {
    visit.enter().await?;
    let id: BlobId = sound.parse().map_err(|_| Problem::NoSuchSound)?;
    if !was_clue(&visit.room.snapshot(), &sound) {
        return Err(Problem::NoSuchSound);
    }
    let bytes = visit.app.rooms.store().get_blob(&id).await?;
    let bytes = bytes.ok_or(Problem::NoSuchSound)?;
    let media_type = media_type(&bytes).ok_or(Problem::NoSuchSound)?;
    Ok(file_response(media_type, CACHE_PRIVATELY, bytes))
}

fn was_clue(snapshot: &Snapshot, sound: &str) -> bool {
    let is = |clue: &Clue| matches!(clue, Clue::Sound(said) if said.to_string() == sound);
    let table = &snapshot.table;
    table.clue().is_some_and(is) || table.rounds().iter().any(|round| is(&round.clue))
}
