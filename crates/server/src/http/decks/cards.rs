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
        assets::{PRIVATE, file},
        reader::Reader,
        visit::Visit,
    },
    pictures::Pictures,
};

#[derive(Deserialize, JsonSchema)]
#[schemars(inline)]
pub(in crate::http) struct CardPath {
    /// A card's number.
    card: u16,
}

/// The card.
#[derive(Debug, JsonSchema, Serialize)]
#[schemars(rename = "CardPictures")]
pub(in crate::http) struct CardAnswer {
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
pub(in crate::http) async fn card(
    visit: Visit,
    Path(CardPath { card }): Path<CardPath>,
    reader: Reader,
) -> Result<Json<CardAnswer>, Problem> {
    visit.onlooker().await?;
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
    /// A picture's name.
    picture: String,
}

/// A card that somebody brought to this table, by the hash of its picture, for those who may see the
/// table. Other stored files can't be had here.
pub(in crate::http) async fn picture(
    visit: Visit,
    Path(PicturePath { picture }): Path<PicturePath>,
) -> Result<Response, Problem> {
    visit.may_look()?;
    let id: Option<BlobId> = picture
        .strip_suffix(".webp")
        .and_then(|name| name.parse().ok());
    let id = id.filter(|id| visit.room.snapshot().mix.has_picture(id));
    let id = id.ok_or(Problem::NoSuchPicture)?;
    let bytes = visit.app.rooms.store().get_blob(&id).await?;
    let bytes = bytes.ok_or(Problem::NoSuchPicture)?;
    Ok(file("image/webp", PRIVATE, bytes))
}
