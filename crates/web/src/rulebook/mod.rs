//! Draws the rule book, `/rules`: the game in short. Its pictures are parts of the real screen, and
//! the rules themselves compute the points of its examples, so that none can be wrong.

mod cast;
mod example;
mod example_rounds;
mod picture;
mod section;

use maud::{Markup, html};
use moonhare_rules::{Goal, Mode};

pub(crate) use section::Section;

use crate::{
    DeckInfo, Lang, Prefs,
    cards::CardFaces,
    lang::{Arg, say, text},
    layout::plain,
    privacy::privacy_link,
    solo::learn,
    symbol::{icon, token},
};
use cast::NAMES;

/// The page `/rules`.
pub fn rules_page(lang: &Lang, prefs: Prefs, cards: &dyn DeckInfo) -> Markup {
    let faces = CardFaces {
        lang,
        pictures: cards,
    };
    let title = text!(lang, HOW_TO_PLAY);
    plain(lang, prefs, &title, "rules-page", &Book { faces }.pages())
}

/// The rule book in one language.
#[derive(Clone, Copy)]
struct Book<'a> {
    faces: CardFaces<'a>,
}

impl Book<'_> {
    fn pages(&self) -> Markup {
        let lang = self.faces.lang;
        html! {
            div.rule-book {
                h1 { (say!(lang, HOW_TO_PLAY)) }
                (self.contents())
                article.panel.rb-pages {
                    (self.section(Section::Idea, &html! { p.lead { (say!(lang, BOOK_IDEA_WORDS)) } (learn(lang)) p { (say!(lang, BOOK_SETUP_WORDS)) } }))
                    (self.section(Section::Round, &self.steps()))
                    (self.section(Section::End, &self.end()))
                    (self.section(Section::Classic, &self.classic()))
                    (self.section(Section::Three, &self.three()))
                    (self.section(Section::Seven, &self.seven()))
                    (self.section(Section::Party, &self.party()))
                    (self.section(Section::Team, &self.team()))
                    (self.section(Section::Advice, &self.advice()))
                    (self.section(Section::Fair, &html! { p { (say!(lang, BOOK_FAIR_WORDS)) } }))
                    p.links { a.btn.btn-main href="/" { (say!(lang, OPEN_TABLE)) } }
                    (privacy_link(lang))
                }
            }
        }
    }

    fn contents(&self) -> Markup {
        html! {
            nav.rb-contents aria-label=(text!(self.faces.lang, BOOK_CONTENTS)) {
                ul {
                    @for section in Section::CONTENTS {
                        li { a href={ "#" (section.id()) } { (section.title(self.faces.lang)) } }
                    }
                }
            }
        }
    }

    fn section(&self, section: Section, inside: &Markup) -> Markup {
        html! {
            section id=(section.id()) {
                h2 { (section.title(self.faces.lang)) }
                (inside)
            }
        }
    }

    fn steps(&self) -> Markup {
        let lang = self.faces.lang;
        let step = |section: Section, words: &Markup, picture: &Markup| {
            html! {
                li id=(section.id()) {
                    h3 { (icon(section.icon())) (section.title(lang)) }
                    p { (words) }
                    (picture)
                }
            }
        };
        html! {
            ol.rb-steps {
                (step(Section::Tell, &say!(lang, BOOK_TELL_WORDS), &self.telling()))
                (step(Section::Give, &say!(lang, BOOK_GIVE_WORDS), &self.giving()))
                (step(Section::Vote, &say!(lang, BOOK_VOTE_WORDS), &self.voting()))
                (step(Section::Score, &say!(lang, BOOK_SCORE_WORDS), &self.scoring()))
            }
        }
    }

    fn end(&self) -> Markup {
        let lang = self.faces.lang;
        let points = match Mode::Classic.goal() {
            Goal::Points(points) | Goal::Tellings(points) => points,
        };
        html! {
            ul.bullets {
                li { (say!(lang, BOOK_END_CLASSIC, points = points)) }
                li { (say!(lang, BOOK_END_OTHERS)) }
            }
            p { (say!(lang, BOOK_END_WORDS)) }
        }
    }

    fn classic(&self) -> Markup {
        let lang = self.faces.lang;
        let name = |round: &example_rounds::ExampleRound| Arg::Name(round.storyteller());
        html! {
            ul.bullets {
                li { (say!(lang, BOOK_CLASSIC_SOME)) }
                li { (say!(lang, BOOK_CLASSIC_ALL)) }
                li { (say!(lang, BOOK_CLASSIC_FOOLED)) }
            }
            (self.example(&example_rounds::SOME, &say!(lang, BOOK_EXAMPLE_SOME, name = name(&example_rounds::SOME))))
            (self.example(&example_rounds::EVERYONE, &say!(lang, BOOK_EXAMPLE_EVERYONE, name = name(&example_rounds::EVERYONE))))
            (self.example(&example_rounds::NOBODY, &say!(lang, BOOK_EXAMPLE_NOBODY, name = name(&example_rounds::NOBODY))))
        }
    }

    fn three(&self) -> Markup {
        let lang = self.faces.lang;
        let [name, other] = [1, 2].map(|seat: usize| Arg::Name(NAMES[seat]));
        html! {
            p { (say!(lang, BOOK_THREE_WORDS)) }
            (self.example(&example_rounds::THREE, &say!(lang, BOOK_EXAMPLE_THREE, name = name, other = other)))
        }
    }

    fn seven(&self) -> Markup {
        let lang = self.faces.lang;
        html! {
            p { (say!(lang, BOOK_SEVEN_WORDS)) }
            (self.example(&example_rounds::SEVEN, &say!(lang, BOOK_EXAMPLE_SEVEN)))
        }
    }

    fn party(&self) -> Markup {
        let lang = self.faces.lang;
        let name = Arg::Name(example_rounds::PARTY.storyteller());
        html! {
            p { (say!(lang, BOOK_PARTY_WORDS)) }
            p.row { (token("green")) span { (say!(lang, BOOK_PARTY_GREEN)) } }
            p.row { (token("red")) span { (say!(lang, BOOK_PARTY_RED)) } }
            p { (say!(lang, BOOK_PARTY_PASS)) }
            (self.example(&example_rounds::PARTY, &say!(lang, BOOK_EXAMPLE_PARTY, name = name)))
        }
    }

    fn team(&self) -> Markup {
        let lang = self.faces.lang;
        let name = Arg::Name(example_rounds::TEAM.storyteller());
        let partner = Arg::Name(NAMES[example_rounds::TEAM.partner()]);
        html! {
            p { (say!(lang, BOOK_TEAM_WORDS)) }
            p { (say!(lang, BOOK_TEAM_POINTS)) }
            (self.example(&example_rounds::TEAM, &say!(lang, BOOK_EXAMPLE_TEAM, name = name, partner = partner)))
        }
    }

    fn advice(&self) -> Markup {
        let lang = self.faces.lang;
        html! {
            ul.bullets {
                li { (say!(lang, BOOK_ADVICE_CLUE)) }
                li { (say!(lang, BOOK_ADVICE_GIVE)) }
                li { (say!(lang, BOOK_ADVICE_VOTE)) }
                li { (say!(lang, BOOK_ADVICE_FACE)) }
            }
        }
    }
}
