//! Draws the choice of decks before the game, and the upload of one's own.

use maud::{Markup, Render, html};
use moonhare_table::{Deck, DeckId};

use crate::{
    DeckInfo, Lang, RegionId,
    forms::Forms,
    lang::{say, text},
    shell::Slot,
    symbol::icon,
};

/// The decks of a table, and for the host the upload and the shelf.
pub(crate) struct DeckPanel<'a> {
    pub(crate) lang: &'a Lang,
    pub(crate) forms: Forms<'a>,
    pub(crate) is_host: bool,
    /// The decks that the viewer keeps.
    pub(crate) shelf: &'a [Deck],
    pub(crate) slot: Slot<'a>,
}

impl Render for DeckPanel<'_> {
    fn render(&self) -> Markup {
        let lang = self.lang;
        html! {
            section.panel.decks.stack aria-label=(text!(lang, DECKS)) {
                h2 { (say!(lang, DECKS)) }
                ((self.slot)(RegionId::Decks))
                @if self.is_host { (self.upload_form()) (self.kept_decks()) }
            }
        }
    }
}

impl DeckPanel<'_> {
    /// The decks that the viewer keeps, with buttons to delete them.
    fn kept_decks(&self) -> Markup {
        let lang = self.lang;
        html! {
            @if !self.shelf.is_empty() {
                details #shelf {
                    summary { (icon("cards")) (say!(lang, SHELF)) }
                    div.stack {
                        p.small.muted { (say!(lang, SHELF_HINT)) }
                        ul.deck-list { @for deck in self.shelf { li {
                            (self.forms.page_form("forget-deck", "forget", &html! {
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
        let lang = self.lang;
        html! {
            details #bring {
                summary { (icon("plus")) (say!(lang, BRING)) }
                form.stack method="post" action=(self.forms.at("pictures")) enctype="multipart/form-data" data-upload {
                    (self.forms.key("pictures"))
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

/// The decks in use. The host can change them.
pub(crate) struct DeckChoice<'a> {
    pub(crate) lang: &'a Lang,
    pub(crate) forms: Forms<'a>,
    pub(crate) is_host: bool,
    pub(crate) has_bots: bool,
    /// The number of cards in play.
    pub(crate) cards: u16,
    /// The decks shuffled together for this game.
    pub(crate) mixed: &'a [Deck],
    /// Decks that were mixed in before.
    pub(crate) spare: &'a [Deck],
    pub(crate) pictures: &'a dyn DeckInfo,
}

impl Render for DeckChoice<'_> {
    fn render(&self) -> Markup {
        let (lang, forms, pictures) = (self.lang, self.forms, self.pictures);
        html! {
            div #(RegionId::Decks) {
                @if self.is_host {
                    (forms.form("decks", "stack auto", &html! {
                        ul.deck-list {
                            @for deck in self.choices() {
                                @let on = self.mixed.iter().any(|mixed| mixed.id == deck.id);
                                li { label.switch {
                                    input type="checkbox" name="decks" value=(deck.id) checked[on];
                                    (deck_name(lang, deck))
                                } }
                            }
                        }
                        @if self.mixed.len() > 1 { p.small.muted { (say!(lang, DECK_CARDS, count = self.cards)) } }
                        button.btn.no-script { (say!(lang, APPLY)) }
                    }))
                } @else {
                    ul.deck-list { @for deck in self.mixed { li { (deck_name(lang, deck)) } } }
                }
                @if let Some((done, all)) = pictures.description_progress() {
                    p.small.muted { (say!(lang, DECK_LOOKING, done = done, all = all)) }
                    progress max=(all) value=(done) aria-hidden="true" {}
                } @else if pictures.undescribed_count() > 0 {
                    p.small.muted { (say!(lang, DECK_WORDLESS, count = pictures.undescribed_count())) }
                    @if self.is_host && self.has_bots {
                        (forms.form("remove-bots", "", &html! {
                            button.btn { (icon("bot")) (say!(lang, DECK_NO_BOTS)) }
                        }))
                    }
                }
            }
        }
    }
}

impl DeckChoice<'_> {
    /// The decks in use, used before or kept, each once, the built-in one first.
    fn choices(&self) -> Vec<&Deck> {
        let all = (self.mixed.iter().chain(self.spare))
            .chain(self.pictures.house())
            .chain(self.pictures.shelf());
        let mut choices: Vec<&Deck> = Vec::new();
        for deck in all {
            if !choices.iter().any(|there| there.id == deck.id) {
                choices.push(deck);
            }
        }
        choices.sort_by_key(|deck| deck.id != DeckId::Moonhare);
        choices
    }
}

fn deck_name(lang: &Lang, deck: &Deck) -> Markup {
    html! { span { bdi { (deck.title) } " " span.muted.small { (say!(lang, DECK_CARDS, count = deck.cards)) } } }
}
