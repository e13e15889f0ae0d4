//! Draws the clue.

use maud::{Markup, Render, html};
use moonhare_languages::{self as languages, Language};
use moonhare_rules::{Clue, Seat};

use crate::{
    Lang, RegionId,
    forms::at,
    lang::{say, text},
    players::Players,
    symbol::{icon, sized_rabbit},
};

/// A clue, and who told it.
#[derive(Clone, Copy)]
pub(crate) struct Told<'a> {
    pub(crate) clue: &'a Clue,
    pub(crate) storyteller: Seat,
    pub(crate) is_vote_over: bool,
}

/// The clue of this round, above the cards; nothing until there is one.
pub(crate) struct ClueFigure<'a> {
    pub(crate) lang: &'a Lang,
    pub(crate) code: &'a str,
    pub(crate) players: Players<'a>,
    pub(crate) told: Option<Told<'a>>,
    /// The tag of the table's language.
    pub(crate) table_lang: Option<&'a str>,
}

impl Render for ClueFigure<'_> {
    fn render(&self) -> Markup {
        let Some(told) = self.told else {
            return html! { div #(RegionId::Clue) hidden {} };
        };
        if *told.clue == Clue::Aloud {
            return self.said_aloud(told);
        }
        let name = self.players.name_arg(told.storyteller);
        let length = length_class(told.clue);
        html! {
            figure #(RegionId::Clue) class={ "clue " (length) } {
                (self.quote(told))
                @if ["c-l", "c-xl"].contains(&length) { (self.large(told)) }
                figcaption {
                    @if let Some(rabbit) = self.players.rabbit_of(told.storyteller) { (sized_rabbit(rabbit, "s")) }
                    span {
                        @if told.is_vote_over { (say!(self.lang, CLUE_TOLD, name = name)) }
                        @else { (say!(self.lang, CLUE_TELLS, name = name)) }
                    }
                }
            }
        }
    }
}

impl ClueFigure<'_> {
    fn quote(&self, told: Told<'_>) -> Markup {
        let lang = self.lang;
        let name = self.players.name_arg(told.storyteller);
        match told.clue {
            Clue::Text(text) => {
                html! { blockquote dir="auto" lang=[self.language_of(told.storyteller)] { (text) } }
            }
            // Nobody wrote it down.
            Clue::Aloud => html! {},
            Clue::Sound(sound) => html! {
                blockquote {
                    audio controls preload="auto" src=(at(self.code, &format!("sounds/{sound}")))
                        aria-label=(text!(lang, CLUE_SOUND, name = name)) {}
                }
            },
        }
    }

    /// A long clue is in small type; a tap shows it large.
    fn large(&self, told: Told<'_>) -> Markup {
        let lang = self.lang;
        html! {
            button.clue-opens type="button" popovertarget="clue-large" aria-label=(text!(lang, CLUE_OPEN)) { (icon("zoom")) }
            div #clue-large .clue-large popover {
                (self.quote(told))
                button.btn.btn-icon type="button" popovertarget="clue-large" popovertargetaction="hide"
                    aria-label=(text!(lang, CLOSE)) { (icon("close")) }
            }
        }
    }

    /// A clue that was said aloud is a stage direction, as in a play: whoever tells, and what they do.
    fn said_aloud(&self, told: Told<'_>) -> Markup {
        let lang = self.lang;
        html! {
            figure #(RegionId::Clue) .clue.clue-aloud {
                p {
                    span { (self.players.rabbit(told.storyteller)) bdi { (self.players.name(told.storyteller)) } }
                    " "
                    em {
                        @if told.is_vote_over { (say!(lang, CLUE_SAID)) }
                        @else { (say!(lang, CLUE_SAYS)) }
                    }
                }
            }
        }
    }

    /// The language of a computer player's clue, if it isn't the page's. The language of people's
    /// clues is unknown.
    fn language_of(&self, storyteller: Seat) -> Option<&'static str> {
        let is_bot = self.players.is_bot(storyteller);
        let spoken = bots_language(self.table_lang.filter(|_| is_bot))?;
        self.lang.tag_if_foreign(spoken.tag())
    }
}

/// The language that computer players speak at a table: the table's, or the nearest they know.
pub(crate) fn bots_language(table: Option<&str>) -> Option<&'static Language> {
    let mut lineage = languages::nearest(table?)?.lineage();
    lineage.find(|language| language.is_spoken())
}

/// A clue within a line of text.
pub(crate) fn clue_words(lang: &Lang, clue: &Clue) -> Markup {
    match clue {
        Clue::Text(text) => html! { q dir="auto" { (text) } },
        Clue::Aloud => html! { i { "(" (say!(lang, CLUE_ALOUD)) ")" } },
        Clue::Sound(_) => html! { i { (say!(lang, CLUE_RECORDED)) } },
    }
}

/// The class for a clue's length, which sets the size of its type, so that nothing is cut.
pub(crate) fn length_class(clue: &Clue) -> &'static str {
    let Clue::Text(text) = clue else {
        return "c-s";
    };
    match text.chars().count() {
        0..=24 => "c-s",
        25..=60 => "c-m",
        61..=130 => "c-l",
        _ => "c-xl",
    }
}
