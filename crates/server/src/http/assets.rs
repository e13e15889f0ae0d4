//! Files for pages: style, script, drawings, and the pictures of the built-in deck.

use axum::{
    extract::Path,
    http::{Uri, header},
    response::{IntoResponse, Response},
};
use moonhare_rules::Card;
use schemars::JsonSchema;
use serde::Deserialize;

use super::{Problem, guard::BuiltIn};
use crate::pictures;

const CACHE_FOREVER: &str = "public, max-age=31536000, immutable";

/// The caching of files that only people at the table may see: their browsers keep them, no proxy does.
pub(super) const CACHE_PRIVATELY: &str = "private, max-age=31536000, immutable";

#[derive(Deserialize, JsonSchema)]
#[schemars(inline)]
#[expect(dead_code, reason = "the whole path names an asset")]
pub(super) struct AssetPath {
    /// The edition of the files.
    version: String,
    /// The name of a file.
    file: String,
}

pub(super) async fn asset(uri: Uri) -> Result<Response, Problem> {
    let asset = moonhare_web::asset(uri.path()).ok_or(Problem::NoSuchPage)?;
    let caching = if asset.immutable {
        CACHE_FOREVER
    } else {
        "no-cache"
    };
    Ok(built_in(asset.mime, caching, asset.bytes))
}

#[derive(Deserialize, JsonSchema)]
#[schemars(inline)]
pub(super) struct BuiltInPicturePath {
    /// The edition of the pictures.
    edition: String,
    /// The name of a picture.
    picture: String,
}

pub(super) async fn picture(Path(path): Path<BuiltInPicturePath>) -> Result<Response, Problem> {
    let bytes = pictures::picture(&path.edition, &path.picture).ok_or(Problem::NoSuchPage)?;
    Ok(built_in("image/webp", CACHE_FOREVER, bytes))
}

#[derive(Deserialize, JsonSchema)]
#[schemars(inline)]
pub(super) struct PlaceholderPath {
    /// The number of a card, followed by `.svg`.
    card: String,
}

pub(super) async fn placeholder_card(
    Path(path): Path<PlaceholderPath>,
) -> Result<Response, Problem> {
    let number = path.card.strip_suffix(".svg");
    let number = number.and_then(|number| number.parse().ok());
    let card = Card(number.ok_or(Problem::NoSuchPage)?);
    Ok(file_response(
        "image/svg+xml",
        CACHE_FOREVER,
        moonhare_web::placeholder(card),
    ))
}

/// An answer with a file that is part of the program.
fn built_in(media_type: &'static str, caching: &'static str, bytes: &'static [u8]) -> Response {
    let mut response = file_response(media_type, caching, bytes);
    response.extensions_mut().insert(BuiltIn);
    response
}

/// An answer with a file, and how it may be cached.
pub(super) fn file_response(
    media_type: &'static str,
    caching: &'static str,
    bytes: impl IntoResponse,
) -> Response {
    let headers = [
        (header::CONTENT_TYPE, media_type),
        (header::CACHE_CONTROL, caching),
    ];
    (headers, bytes).into_response()
}
