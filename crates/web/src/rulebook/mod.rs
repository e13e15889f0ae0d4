//! Draws the rule book, `/rules`: the game in short. Its pictures are parts of the real screen, and
//! the rules themselves compute the points of its examples, so that none can be wrong.

mod example;
mod part;
mod picture;
mod staged;
mod written;

use maud::{Markup, html};
use moonhare_rules::{Goal, Mode};
use moonhare_table::{Millis, TableView};

pub(crate) use part::Part;

use crate::{
    CardPictures, Lang, Prefs, TablePage,
    lang::{Arg, say, text},
    layout::{PageHead, plain},
    paper::Paper,
    privacy::foot,
    solo::learn,
    symbol::{icon, token},
};
use staged::NAMES;

/// The page `/rules`.
pub fn rules_page(lang: &Lang, prefs: Prefs, cards: &dyn CardPictures) -> Markup {
    let head = PageHead {
        lang,
        prefs,
        title: &format!("{} · Moonhare", text!(lang, HOW_TO_PLAY)),
        live: None,
    };
    let book = Book { lang, prefs, cards };
    plain(&head, "rules-page", &book.pages())
}

/// What every part of the book is drawn with.
#[derive(Clone, Copy)]
struct Book<'a> {
    lang: &'a Lang,
    prefs: Prefs,
    cards: &'a dyn CardPictures,
}

impl Book<'_> {
    fn pages(&self) -> Markup {
        let lang = self.lang;
        html! {
            div.rule-book {
                h1 { (say!(lang, HOW_TO_PLAY)) }
                (self.contents())
                article.panel.rb-pages {
                    (self.part(Part::Idea, &html! { p.lead { (say!(lang, BOOK_IDEA_WORDS)) } (learn(lang)) p { (say!(lang, BOOK_SETUP_WORDS)) } }))
                    (self.part(Part::Round, &self.steps()))
                    (self.part(Part::End, &self.end()))
                    (self.part(Part::Classic, &self.classic()))
                    (self.part(Part::Three, &self.three()))
                    (self.part(Part::Seven, &self.seven()))
                    (self.part(Part::Party, &self.party()))
                    (self.part(Part::Team, &self.team()))
                    (self.part(Part::Advice, &self.advice()))
                    (self.part(Part::Fair, &html! { p { (say!(lang, BOOK_FAIR_WORDS)) } }))
                    p.links { a.btn.btn-main href="/" { (say!(lang, OPEN_TABLE)) } }
                    (foot(lang))
                }
            }
        }
    }

    fn contents(&self) -> Markup {
        html! {
            nav.rb-contents aria-label=(text!(self.lang, BOOK_CONTENTS)) {
                ul {
                    @for part in Part::CONTENTS {
                        li { a href={ "#" (part.id()) } { (part.title(self.lang)) } }
                    }
                }
            }
        }
    }

    fn part(&self, part: Part, inside: &Markup) -> Markup {
        html! {
            section id=(part.id()) {
                h2 { (part.title(self.lang)) }
                (inside)
            }
        }
    }

    fn steps(&self) -> Markup {
        let lang = self.lang;
        let step = |part: Part, words: &Markup, picture: &Markup| {
            html! {
                li id=(part.id()) {
                    h3 { (icon(part.icon())) (part.title(lang)) }
                    p { (words) }
                    (picture)
                }
            }
        };
        html! {
            ol.rb-steps {
                (step(Part::Tell, &say!(lang, BOOK_TELL_WORDS), &self.telling()))
                (step(Part::Give, &say!(lang, BOOK_GIVE_WORDS), &self.giving()))
                (step(Part::Vote, &say!(lang, BOOK_VOTE_WORDS), &self.voting()))
                (step(Part::Score, &say!(lang, BOOK_SCORE_WORDS), &self.scoring()))
            }
        }
    }

    fn end(&self) -> Markup {
        let lang = self.lang;
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
        let lang = self.lang;
        let name = |round: &written::ExampleRound| Arg::Name(round.storyteller());
        html! {
            ul.bullets {
                li { (say!(lang, BOOK_CLASSIC_SOME)) }
                li { (say!(lang, BOOK_CLASSIC_ALL)) }
                li { (say!(lang, BOOK_CLASSIC_FOOLED)) }
            }
            (self.example(&written::SOME, &say!(lang, BOOK_EXAMPLE_SOME, name = name(&written::SOME))))
            (self.example(&written::EVERYONE, &say!(lang, BOOK_EXAMPLE_EVERYONE, name = name(&written::EVERYONE))))
            (self.example(&written::NOBODY, &say!(lang, BOOK_EXAMPLE_NOBODY, name = name(&written::NOBODY))))
        }
    }

    fn three(&self) -> Markup {
        let lang = self.lang;
        let [name, other] = [1, 2].map(|seat: usize| Arg::Name(NAMES[seat]));
        html! {
            p { (say!(lang, BOOK_THREE_WORDS)) }
            (self.example(&written::THREE, &say!(lang, BOOK_EXAMPLE_THREE, name = name, other = other)))
        }
    }

    fn seven(&self) -> Markup {
        let lang = self.lang;
        html! {
            p { (say!(lang, BOOK_SEVEN_WORDS)) }
            (self.example(&written::SEVEN, &say!(lang, BOOK_EXAMPLE_SEVEN)))
        }
    }

    fn party(&self) -> Markup {
        let lang = self.lang;
        let name = Arg::Name(written::PARTY.storyteller());
        html! {
            p { (say!(lang, BOOK_PARTY_WORDS)) }
            p.row { (token("green")) span { (say!(lang, BOOK_PARTY_GREEN)) } }
            p.row { (token("red")) span { (say!(lang, BOOK_PARTY_RED)) } }
            p { (say!(lang, BOOK_PARTY_PASS)) }
            (self.example(&written::PARTY, &say!(lang, BOOK_EXAMPLE_PARTY, name = name)))
        }
    }

    fn team(&self) -> Markup {
        let lang = self.lang;
        let name = Arg::Name(written::TEAM.storyteller());
        let partner = Arg::Name(NAMES[written::TEAM.partner()]);
        html! {
            p { (say!(lang, BOOK_TEAM_WORDS)) }
            p { (say!(lang, BOOK_TEAM_POINTS)) }
            (self.example(&written::TEAM, &say!(lang, BOOK_EXAMPLE_TEAM, name = name, partner = partner)))
        }
    }

    fn advice(&self) -> Markup {
        let lang = self.lang;
        html! {
            ul.bullets {
                li { (say!(lang, BOOK_ADVICE_CLUE)) }
                li { (say!(lang, BOOK_ADVICE_GIVE)) }
                li { (say!(lang, BOOK_ADVICE_VOTE)) }
                li { (say!(lang, BOOK_ADVICE_FACE)) }
            }
        }
    }

    /// Uses the game's own drawing functions, so that book and game look alike.
    fn draw(&self, view: &TableView, drawing: impl FnOnce(Paper<'_>) -> Markup) -> Markup {
        let page = TablePage {
            view,
            rounds: &[],
            code: "",
            origin: "",
            lang: self.lang,
            prefs: self.prefs,
            now: Millis(0),
            cards: self.cards,
            key: "",
            refusal: None,
        };
        drawing(Paper {
            page: &page,
            live: false,
        })
    }
}
