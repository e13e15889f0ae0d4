//! The result of uploading a deck: sentences, and a page for browsers without the script.

use maud::{Markup, html};
use serde::Serialize;

use crate::{
    Lang, Prefs,
    lang::{Arg, say, text},
    layout::plain,
    refusal::sentence,
};

/// Whether an uploaded deck is kept for other tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kept {
    Yes,
    No,
    /// The host wanted to keep it, but the shelf is full.
    NoRoom,
}

/// The title of a deck that nobody named.
pub fn deck_title(lang: &Lang, host: Option<&str>) -> String {
    match host {
        Some(name) => text!(lang, DECK_OF, name = name),
        None => text!(lang, DECK_OF_NOBODY),
    }
}

/// The description of an uploaded picture that nobody described.
pub fn default_description(lang: &Lang) -> String {
    text!(lang, CARD_UNDESCRIBED)
}

/// A sentence for a problem with a file, found by its code; none if there is no such message.
pub fn file_refusal(lang: &Lang, problem: &impl Serialize) -> Option<String> {
    sentence(lang, problem)
}

/// Why an upload produced no cards.
pub fn no_cards_sentence(lang: &Lang, left_out: &[String]) -> String {
    let mut said = text!(lang, BRING_NOTHING);
    for sentence in left_out.iter().take(5) {
        said.push(' ');
        said.push_str(sentence);
    }
    said
}

/// How many cards an upload produced, and whether they are kept.
pub fn new_cards_sentence(lang: &Lang, cards: usize, kept: Kept) -> String {
    let done = text!(lang, BRING_DONE, count = cards);
    let kept = match kept {
        Kept::Yes => text!(lang, BRING_KEPT),
        Kept::NoRoom => text!(lang, BRING_NO_ROOM),
        Kept::No => return done,
    };
    format!("{done} {kept}")
}

/// The result of an upload, for browsers without the script.
#[derive(Clone, Copy, Debug)]
pub struct DeckReportPage<'a> {
    pub lang: &'a Lang,
    pub prefs: Prefs,
    pub code: &'a str,
    /// The deck's title; none if no file became a card.
    pub title: Option<&'a str>,
    /// Addresses of its small pictures.
    pub pictures: &'a [String],
    /// A sentence for each file that didn't become a card.
    pub left_out: &'a [String],
    pub kept: Kept,
}

pub fn deck_report(page: &DeckReportPage<'_>) -> Markup {
    let lang = page.lang;
    let title = page.title.map_or_else(|| text!(lang, DECKS), str::to_owned);
    let body = html! {
        section.panel.stack {
            h1 { bdi { (title) } }
            p {
                @if page.title.is_some() {
                    (new_cards_sentence(lang, page.pictures.len(), page.kept))
                } @else {
                    (say!(lang, BRING_NOTHING))
                }
            }
            @if !page.left_out.is_empty() {
                h2 { (say!(lang, BRING_LEFT_OUT)) }
                ul.left-out { @for sentence in page.left_out { li { (sentence) } } }
            }
            ul.previews { @for (nth, picture) in page.pictures.iter().enumerate() {
                li { img src=(picture) alt=(text!(lang, CARD_NUMBER, number = Arg::Number(nth + 1))) loading="lazy"; }
            } }
            p.links { a.btn.btn-main href={ "/t/" (page.code) } { (say!(lang, BACK_TO_TABLE)) } }
        }
    };
    plain(lang, page.prefs, &title, "deck-page", &body)
}
