//! The cards of a table and their pictures.

use axum::{Json, extract::Path, response::Response};
use moonhare_rules::Card;
use moonhare_store::BlobId;
use moonhare_web::DeckInfo;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{
    http::{
        Problem,
        assets::{CACHE_PRIVATELY, file_response},
        reader::Reader,
        visit::Visit,
    },
    pictures::Pictures,
};

#[derive(Deserialize, JsonSchema)]
#[schemars(inline)]
pub(in crate::http) struct CardPath {
    /// The number of a card.
    card: u16,
}

/// The card.
#[derive(Debug, JsonSchema, Serialize)]
#[schemars(rename = "CardPictures")]
pub(in crate::http) struct CardAnswer {
    small: String,
    large: String,
    /// What the picture shows, if somebody described it.
    #[serde(skip_serializing_if = "Option::is_none")]
    words: Option<String>,
    /// The tag of the language that `words` are in.
    #[serde(skip_serializing_if = "Option::is_none")]
    language: Option<String>,
}

/// The URLs of a card's pictures at this table, and what they show.
pub(in crate::http) async fn card(
    visit: Visit,
    Path(CardPath { card }): Path<CardPath>,
    reader: Reader,
) -> Result<Json<CardAnswer>, Problem> {
    visit.connect().await?;
    let snapshot = visit.room.snapshot();
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
pub(in crate::http) struct PicturePath {
    /// The name of a picture.
    picture: String,
}

/// Serves a picture that somebody brought to this table, by its hash, to those who may see the table.
/// No other stored file can be read here.
pub(in crate::http) async fn picture(
    visit: Visit,
    Path(PicturePath { picture }): Path<PicturePath>,
) -> Result<Response, Problem> {
    visit.check_may_look()?;
    let id: Option<BlobId> = picture
        .strip_suffix(".webp")
        .and_then(|name| name.parse().ok());
    let id = id.filter(|id| visit.room.snapshot().mix.has_picture(id));
    let id = id.ok_or(Problem::NoSuchPicture)?;
    let bytes = visit.app.rooms.store().get_blob(&id).await?;
    let bytes = bytes.ok_or(Problem::NoSuchPicture)?;
    Ok(file_response("image/webp", CACHE_PRIVATELY, bytes))
}
