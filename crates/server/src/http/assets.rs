//! Files for pages: style, script, drawings, and the pictures of our own cards.

use axum::{
    extract::Path,
    http::{Uri, header},
    response::{IntoResponse, Response},
};
use moonhare_rules::Card;
use schemars::JsonSchema;
use serde::Deserialize;

use super::Problem;
use crate::pictures;

const FOREVER: &str = "public, max-age=31536000, immutable";

/// For files that only people at the table may have.
pub(super) const PRIVATE: &str = "private, max-age=31536000, immutable";

#[derive(Deserialize, JsonSchema)]
#[schemars(inline)]
#[expect(dead_code, reason = "the whole path names an asset")]
pub(super) struct AssetPath {
    /// A version of the files.
    version: String,
    /// A file.
    file: String,
}

pub(super) async fn asset(uri: Uri) -> Result<Response, Problem> {
    let asset = moonhare_web::asset(uri.path()).ok_or(Problem::NoSuchPage)?;
    let keep = if asset.immutable { FOREVER } else { "no-cache" };
    Ok(file(asset.mime, keep, asset.bytes))
}

#[derive(Deserialize, JsonSchema)]
#[schemars(inline)]
pub(super) struct PicturePath {
    /// A state of the pictures.
    edition: String,
    /// A picture's name.
    picture: String,
}

pub(super) async fn picture(Path(path): Path<PicturePath>) -> Result<Response, Problem> {
    let bytes = pictures::picture(&path.edition, &path.picture).ok_or(Problem::NoSuchPage)?;
    Ok(file("image/webp", FOREVER, bytes))
}

#[derive(Deserialize, JsonSchema)]
#[schemars(inline)]
pub(super) struct CardPath {
    /// A card's number and `.svg`.
    card: String,
}

pub(super) async fn drawn_card(Path(path): Path<CardPath>) -> Result<Response, Problem> {
    let number = path.card.strip_suffix(".svg");
    let number = number.and_then(|number| number.parse().ok());
    let card = Card(number.ok_or(Problem::NoSuchPage)?);
    Ok(file(
        "image/svg+xml",
        FOREVER,
        moonhare_web::placeholder(card),
    ))
}

/// A file and how long browsers may keep it.
pub(super) fn file(kind: &'static str, keep: &'static str, bytes: impl IntoResponse) -> Response {
    let headers = [(header::CONTENT_TYPE, kind), (header::CACHE_CONTROL, keep)];
    (headers, bytes).into_response()
}
