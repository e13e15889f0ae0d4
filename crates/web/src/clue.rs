//! Draws the clue.

use maud::{Markup, html};
use moonhare_languages::{self as languages, Language};
use moonhare_rules::{Clue, Scene, Seat};
use moonhare_table::KeeperKind;

use crate::{
    RegionId,
    lang::{Arg, say, text},
    paper::Paper,
    symbol::icon,
};

impl Paper<'_> {
    pub(crate) fn clue(&self) -> Markup {
        let lang = self.lang();
        let scene = self.playing().map(|playing| &playing.scene);
        let (clue, storyteller, over) = match scene {
            Some(
                Scene::Giving {
                    storyteller, clue, ..
                }
                | Scene::Voting {
                    storyteller, clue, ..
                },
            ) => (clue, *storyteller, false),
            Some(Scene::Reveal { round }) => (&round.clue, round.storyteller, true),
            _ => return html! { div #(RegionId::Clue) hidden {} },
        };
        let name = Arg::Name(self.name(storyteller));
        html! {
            figure #(RegionId::Clue) .clue {
                (self.spoken(clue, storyteller))
                figcaption {
                    (self.small_rabbit(storyteller))
                    span {
                        @if over { (say!(lang, CLUE_TOLD, name = name)) }
                        @else { (say!(lang, CLUE_TELLS, name = name)) }
                    }
                }
            }
        }
    }

    fn spoken(&self, clue: &Clue, storyteller: Seat) -> Markup {
        let lang = self.lang();
        match clue {
            Clue::Text(text) => {
                html! { blockquote dir="auto" lang=[self.clue_lang(storyteller)] { (text) } }
            }
            Clue::Aloud => {
                html! { blockquote.clue-aloud { (icon("aloud")) (say!(lang, CLUE_ALOUD)) } }
            }
            Clue::Sound(sound) => html! {
                blockquote {
                    audio controls preload="auto" src=(self.at(&format!("sounds/{sound}")))
                        aria-label=(text!(lang, CLUE_SOUND, name = Arg::Name(self.name(storyteller)))) {}
                }
            },
        }
    }

    /// The language of a computer player's clue, if it isn't the page's. The language of people's
    /// clues is unknown.
    fn clue_lang(&self, storyteller: Seat) -> Option<&'static str> {
        let is_bot = self.keeper(storyteller) == KeeperKind::Bot;
        let spoken = self.bots_language().filter(|_| is_bot)?;
        self.lang().mark(spoken.tag())
    }

    /// The language that computer players speak at this table: the table's, or the nearest they
    /// know.
    pub(crate) fn bots_language(&self) -> Option<&'static Language> {
        let table = languages::nearest(self.page.view.lang.as_deref()?)?;
        table.lineage().find(|language| language.is_spoken())
    }

    /// The clue within a line of text.
    pub(crate) fn clue_words(&self, clue: &Clue) -> Markup {
        let lang = self.lang();
        match clue {
            Clue::Text(text) => html! { q dir="auto" { (text) } },
            Clue::Aloud => html! { i { (say!(lang, CLUE_ALOUD)) } },
            Clue::Sound(_) => html! { i { (say!(lang, CLUE_RECORDED)) } },
        }
    }
}
