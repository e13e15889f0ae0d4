//! The clue: ink on paper.

use maud::{Markup, html};
use moonhare_rules::{Clue, Scene, Seat};

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
            Clue::Text(text) => html! { blockquote dir="auto" { (text) } },
            Clue::Aloud => {
                html! { blockquote.clue-aloud { (icon("aloud")) (text!(lang, CLUE_ALOUD)) } }
            }
            Clue::Sound(sound) => html! {
                blockquote {
                    audio controls preload="auto" src=(self.at(&format!("sounds/{sound}")))
                        aria-label=(text!(lang, CLUE_SOUND, name = Arg::Name(self.name(storyteller)))) {}
                }
            },
        }
    }

    /// The clue within a line of text.
    pub(crate) fn clue_words(&self, clue: &Clue) -> Markup {
        let lang = self.lang();
        match clue {
            Clue::Text(text) => html! { q dir="auto" { (text) } },
            Clue::Aloud => html! { i { (text!(lang, CLUE_ALOUD)) } },
            Clue::Sound(_) => html! { i { (text!(lang, CLUE_RECORDED)) } },
        }
    }
}
