//! Recorded clues (R7.1). They are short, and their format is read from their bytes, not from a header.

use std::convert::Infallible;

use aide::OperationInput;
use axum::{
    Json,
    body::{self, Body, Bytes},
    extract::{FromRequest, Path, Request},
    response::Response,
};
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
    recordings::{Telling, is_clue},
    room::{Refusal, Room},
};

/// The most bytes of a recording: some fifteen seconds in any format that browsers record.
const MOST_RECORDING_BYTES: usize = 512 * 1024;

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

/// The body of an upload.
#[derive(Debug)]
pub(super) struct UnreadBody(Body);

impl<S: Sync> FromRequest<S> for UnreadBody {
    type Rejection = Infallible;

    async fn from_request(request: Request, _: &S) -> Result<UnreadBody, Infallible> {
        Ok(UnreadBody(request.into_body()))
    }
}

impl OperationInput for UnreadBody {}

/// Saves a recording of the storyteller; the answer names it for the clue. Reads the body after all
/// checks, so that only the storyteller can make the server hold a recording.
pub(super) async fn upload(
    visit: Visit,
    UnreadBody(body): UnreadBody,
) -> Result<Json<KeptSound>, Problem> {
    let token_hash = visit.token_hash().ok_or(TableError::PlayersOnly)?;
    let Visit {
        app,
        client,
        code,
        room,
        ..
    } = visit;
    let snapshot = room.snapshot();
    let person = snapshot.table.person(&token_hash);
    let person = person.ok_or(TableError::PlayersOnly)?;
    let telling = telling(&snapshot.table, person)?;
    let too_many = |wait| Problem::TooMany { wait };
    app.limiter.check_seat(&code, person).map_err(too_many)?;
    app.limiter.check_recording(client).map_err(too_many)?;
    app.check_disk_space().await?;
    let body = body::to_bytes(body, MOST_RECORDING_BYTES).await;
    let body = body.map_err(|_| Problem::TooLarge {
        most: MOST_RECORDING_BYTES,
    })?;
    media_type(&body).ok_or(Problem::WrongSoundKind)?;
    let table = &snapshot.table;
    let sound = app.recordings.save(&code, table, telling, body).await?;
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

/// The recording that a command has as its clue, if any. Refuses a recording that was not uploaded for
/// this telling.
pub(super) async fn told_recording(
    app: &App,
    code: &Code,
    room: &Room,
    who: &TokenHash,
    ask: &Ask,
) -> Result<Option<Bytes>, Refusal> {
    let Ask::Move(Move::Tell {
        clue: Clue::Sound(sound),
        ..
    }) = ask
    else {
        return Ok(None);
    };
    let id: BlobId = (sound.to_string().parse()).map_err(|_| TableError::NoRecording)?;
    let snapshot = room.snapshot();
    let person = snapshot.table.person(who);
    let person = person.ok_or(TableError::PlayersOnly)?;
    let latest = match telling(&snapshot.table, person) {
        Ok(telling) if app.recordings.is_saved(code, telling, &id).await? => {
            let bytes = app.recordings.bytes(&id).await?;
            return Ok(Some(bytes.ok_or(TableError::NoRecording)?));
        }
        // The clue may have been told at another node meanwhile. That node then deletes the recording's
        // note. So look at the table again.
        Ok(_) => room.snapshot(),
        Err(_) => snapshot,
    };
    match telling(&latest.table, person) {
        Ok(_) => Err(TableError::NoRecording.into()),
        // It may be the clue that was told, sent again. The table recognises it.
        Err(_) if is_clue(&latest.table, &id) => Ok(app.recordings.bytes(&id).await?),
        Err(error) => Err(error.into()),
    }
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
    visit.connect().await?;
    let id: BlobId = sound.parse().map_err(|_| Problem::NoSuchSound)?;
    if !is_clue(&visit.room.snapshot().table, &id) {
        return Err(Problem::NoSuchSound);
    }
    let bytes = visit.app.rooms.store().get_blob(&id).await?;
    let bytes = bytes.ok_or(Problem::NoSuchSound)?;
    let media_type = media_type(&bytes).ok_or(Problem::NoSuchSound)?;
    Ok(file_response(media_type, CACHE_PRIVATELY, bytes))
}
