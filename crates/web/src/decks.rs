//! Draws the choice of decks before the game, and the upload of one's own.

use maud::{Markup, html};
use moonhare_table::{Deck, DeckId, KeeperKind};
use serde::Serialize;

use crate::{
    Lang, Prefs, RegionId,
    lang::{Arg, say, text},
    layout::{PageHead, plain},
    paper::Paper,
    refusal::sentence,
    symbol::icon,
};

impl Paper<'_> {
    /// The host can change the decks. The others see them if they differ from the usual one.
    pub(crate) fn deck_panel(&self) -> Markup {
        let lang = self.lang();
        html! {
            section.panel.decks.stack aria-label=(text!(lang, DECKS)) {
                h2 { (say!(lang, DECKS)) }
                (self.slot(RegionId::Decks))
                @if self.is_host() { (self.upload_form()) (self.shelf()) }
            }
        }
    }

    pub(crate) fn decks(&self) -> Markup {
        let lang = self.lang();
        let view = self.page.view;
        let count = self.game().settings.deck;
        html! {
            div #(RegionId::Decks) {
                @if self.is_host() {
                    (self.form("decks", "stack auto", &html! {
                        ul.deck-list {
                            @for deck in self.choices() {
                                @let on = view.decks.iter().any(|mixed| mixed.id == deck.id);
                                li { label.switch {
                                    input type="checkbox" name="decks" value=(deck.id) checked[on];
                                    (deck_name(lang, deck))
                                } }
                            }
                        }
                        p.small.muted { (say!(lang, DECK_CARDS, count = count)) }
                        button.btn.no-script { (say!(lang, APPLY)) }
                    }))
                } @else {
                    ul.deck-list { @for deck in &view.decks { li { (deck_name(lang, deck)) } } }
                }
                @if let Some((done, all)) = self.page.cards.looking() {
                    p.small.muted { (say!(lang, DECK_LOOKING, done = done, all = all)) }
                    progress max=(all) value=(done) aria-hidden="true" {}
                } @else if self.page.cards.wordless() > 0 {
                    p.small.muted { (say!(lang, DECK_WORDLESS, count = self.page.cards.wordless())) }
                    @if self.is_host() && view.keepers.contains(&KeeperKind::Bot) {
                        (self.form("remove-bots", "", &html! {
                            button.btn { (icon("bot")) (say!(lang, DECK_NO_BOTS)) }
                        }))
                    }
                }
            }
        }
    }

    /// The decks in use, used before or kept, each once, the built-in one first.
    fn choices(&self) -> Vec<&Deck> {
        let view = self.page.view;
        let all = (view.decks.iter())
            .chain(&view.spare_decks)
            .chain(self.page.cards.house())
            .chain(self.page.cards.shelf());
        let mut choices: Vec<&Deck> = Vec::new();
        for deck in all {
            if !choices.iter().any(|there| there.id == deck.id) {
                choices.push(deck);
            }
        }
        choices.sort_by_key(|deck| deck.id != DeckId::Moonhare);
        choices
    }

    /// The decks that the viewer keeps, with buttons to delete them.
    fn shelf(&self) -> Markup {
        let lang = self.lang();
        let shelf = self.page.cards.shelf();
        html! {
            @if !shelf.is_empty() {
                details #shelf {
                    summary { (icon("cards")) (say!(lang, SHELF)) }
                    div.stack {
                        p.small.muted { (say!(lang, SHELF_HINT)) }
                        ul.deck-list { @for deck in shelf { li {
                            (self.leading_form("forget-deck", "forget", &html! {
                                (deck_name(lang, deck))
                                button.btn name="deck" value=(deck.id) { (say!(lang, SHELF_FORGET)) span.vh { " " bdi { (deck.title) } } }
                            }))
                        } } }
                    }
                }
            }
        }
    }

    /// The form to upload pictures or a zip.
    fn upload_form(&self) -> Markup {
        let lang = self.lang();
        html! {
            details #bring {
                summary { (icon("plus")) (say!(lang, BRING)) }
                form.stack method="post" action=(self.at("pictures")) enctype="multipart/form-data" data-upload {
                    (self.key("pictures"))
                    p.small.muted { (say!(lang, BRING_HINT)) }
                    fieldset.seg {
                        legend.vh { (say!(lang, BRING_SHAPE)) }
                        label { input type="radio" name="shape" value="crop" checked; (say!(lang, BRING_CROP)) }
                        label { input type="radio" name="shape" value="fit"; (say!(lang, BRING_FIT)) }
                    }
                    label.switch { input type="checkbox" name="keep" value="on"; (say!(lang, BRING_KEEP)) }
                    label.drop {
                        (icon("cards"))
                        span { (say!(lang, BRING_DROP)) }
                        input type="file" name="files" multiple required accept="image/jpeg,image/png,image/webp,.zip,application/zip";
                    }
                    button.btn { (say!(lang, BRING_SEND)) }
                    progress max="1" value="0" hidden aria-label=(text!(lang, BRING_PROGRESS)) {}
                    div.deck-report aria-live="polite" data-waiting=(text!(lang, BRING_WAITING)) data-busy=(text!(lang, BRING_READING)) {}
                }
            }
        }
    }
}

/// Whether an uploaded deck is kept for other tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kept {
    Yes,
    No,
    /// The host wanted to keep it, but the shelf is full.
    NoRoom,
}

fn deck_name(lang: &Lang, deck: &Deck) -> Markup {
    html! { span { bdi { (deck.title) } " " span.muted.small { (say!(lang, DECK_CARDS, count = deck.cards)) } } }
}

/// The title of a deck that nobody named.
pub fn deck_title(lang: &Lang, host: Option<&str>) -> String {
    match host {
        Some(name) => text!(lang, DECK_OF, name = name),
        None => text!(lang, DECK_OF_NOBODY),
    }
}

/// The description of an uploaded picture that nobody described.
pub fn undescribed(lang: &Lang) -> String {
    text!(lang, CARD_UNDESCRIBED)
}

/// A sentence for a problem with a file, found by its code; none if there is no such message.
pub fn file_refusal(lang: &Lang, problem: &impl Serialize) -> Option<String> {
    sentence(lang, problem)
}

/// Why an upload gave no cards.
pub fn no_cards(lang: &Lang, left_out: &[String]) -> String {
    let mut said = text!(lang, BRING_NOTHING);
    for sentence in left_out.iter().take(5) {
        said.push(' ');
        said.push_str(sentence);
    }
    said
}

/// How many cards an upload gave.
pub fn deck_done(lang: &Lang, cards: usize, kept: Kept) -> String {
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
    let head = PageHead {
        lang,
        prefs: page.prefs,
        title: &format!("{title} · Moonhare"),
        live: None,
    };
    let body = html! {
        section.panel.stack {
            h1 { bdi { (title) } }
            p {
                @if page.title.is_some() {
                    (deck_done(lang, page.pictures.len(), page.kept))
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
    plain(&head, "deck-page", &body)
}
