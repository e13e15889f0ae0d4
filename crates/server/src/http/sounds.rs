//! Recorded clues (R7.1): short, checked by what they are rather than by what they are called.

use axum::{
    Json,
    body::Bytes,
    extract::Path,
    http::header,
    response::{IntoResponse, Response},
};
use moonhare_rules::{Clue, Scene, Stage};
use moonhare_store::BlobId;
use moonhare_table::{Presence, TableViewer};
use serde_json::{Value, json};

use super::{Problem, table::sits, visit::Visit};
use crate::{Unavailable, room::Snapshot};

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

/// Keeps a recording; the answer names it for the clue.
pub(super) async fn upload(
    visit: Visit,
    body: Result<Bytes, axum::extract::rejection::BytesRejection>,
) -> Result<Json<Value>, Problem> {
    if !visit.token().is_some_and(|token| sits(&visit.room, &token)) {
        return Err(moonhare_table::TableError::PlayersOnly.into());
    }
    let body = body.map_err(|_| Problem::TooLarge { most: MOST_BYTES })?;
    kind(&body).ok_or(Problem::SoundKind)?;
    let id = (visit.app)
        .rooms
        .store()
        .put_blob(body)
        .await
        .map_err(Unavailable::from)?;
    Ok(Json(json!({ "sound": id.to_string() })))
}

/// Plays a recording that was a clue at this table.
pub(super) async fn play(
    visit: Visit,
    Path((_, sound)): Path<(String, String)>,
) -> Result<Response, Problem> {
    visit.eyes().await?;
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
    let now = snapshot
        .table
        .view(TableViewer::Guest, Presence::default())
        .is_some_and(|view| {
            let Stage::Playing(playing) = &view.game.stage else {
                return false;
            };
            match &playing.scene {
                Scene::Giving { clue, .. } | Scene::Voting { clue, .. } => is(clue),
                _ => false,
            }
        });
    now || snapshot.table.rounds().iter().any(|round| is(&round.clue))
}
