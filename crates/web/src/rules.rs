//! How to play, in short.

use maud::{Markup, html};

use crate::{
    Lang, Prefs,
    lang::{say, text},
    layout::{Head, plain},
    symbol::{icon, token},
};

/// The page `/rules`.
pub fn rules_page(lang: &Lang, prefs: Prefs) -> Markup {
    let head = Head {
        lang,
        prefs,
        title: &format!("{} · Moonhare", text!(lang, HOW_TO_PLAY)),
        live: None,
    };
    let body = html! {
        article.panel.rule-book {
            h1 { (text!(lang, HOW_TO_PLAY)) }
            p.lead { (say!(lang, RULES_LEAD)) }
            ol.steps {
                li { (icon("tell")) p { (say!(lang, RULES_TELL)) } }
                li { (icon("give")) p { (say!(lang, RULES_GIVE)) } }
                li { (icon("vote")) p { (say!(lang, RULES_VOTE)) } }
                li { (icon("trophy")) p { (say!(lang, RULES_SCORE)) } }
            }
            h2 { (text!(lang, RULES_POINTS)) }
            ul.bullets {
                li { (say!(lang, RULES_POINTS_SOME)) }
                li { (say!(lang, RULES_POINTS_ALL)) }
                li { (say!(lang, RULES_POINTS_FOOLED)) }
                li { (say!(lang, RULES_POINTS_END)) }
            }
            h2 { (text!(lang, RULES_NUMBERS)) }
            ul.bullets {
                li { (say!(lang, RULES_THREE)) }
                li { (say!(lang, RULES_SEVEN)) }
            }
            h2 { (text!(lang, MODE_PARTY)) }
            p { (say!(lang, RULES_PARTY)) }
            p.row { (token("green")) span { (say!(lang, RULES_PARTY_GREEN)) } }
            p.row { (token("red")) span { (say!(lang, RULES_PARTY_RED)) } }
            h2 { (text!(lang, MODE_TEAM)) }
            p { (say!(lang, RULES_TEAM)) }
            p.links { a.btn.btn-main href="/" { (text!(lang, OPEN_TABLE)) } }
        }
    };
    plain(&head, "rules-page", &body)
}
