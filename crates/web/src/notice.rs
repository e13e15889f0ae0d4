//! Pages that say what is the matter and what to do.

use maud::{Markup, html};

use crate::{
    Lang, Prefs,
    lang::{say, text},
    layout::{Head, plain},
    symbol::{icon, no_rabbit},
};

/// Why there is no page to show.
#[derive(Clone, Copy, Debug)]
pub enum Trouble<'a> {
    /// Nothing at this address.
    NotFound,
    /// No table has this code, or not any more.
    NoTable(&'a str),
    /// Refused in this sentence, and there is no page to say it on.
    Refused(&'a str),
    /// Too much at once.
    Busy,
    /// Something broke on our side.
    Broken,
}

#[derive(Clone, Copy, Debug)]
pub struct NoticePage<'a> {
    pub lang: &'a Lang,
    pub prefs: Prefs,
    pub trouble: Trouble<'a>,
    /// Where to go on.
    pub back: &'a str,
}

pub fn notice(page: &NoticePage<'_>) -> Markup {
    let lang = page.lang;
    let (title, heading, words) = match page.trouble {
        Trouble::NotFound => (
            text!(lang, NOT_FOUND),
            say!(lang, NOT_FOUND),
            say!(lang, NOT_FOUND_WORDS),
        ),
        Trouble::NoTable(code) => (
            text!(lang, NO_TABLE),
            say!(lang, NO_TABLE),
            say!(lang, NO_TABLE_WORDS, code = code),
        ),
        Trouble::Refused(sentence) => (
            text!(lang, REFUSED),
            say!(lang, REFUSED),
            html! { (sentence) },
        ),
        Trouble::Busy => (text!(lang, BUSY), say!(lang, BUSY), say!(lang, BUSY_WORDS)),
        Trouble::Broken => (
            text!(lang, BROKEN),
            say!(lang, BROKEN),
            say!(lang, BROKEN_WORDS),
        ),
    };
    let head = Head {
        lang,
        prefs: page.prefs,
        title: &format!("{title} · Moonhare"),
        live: None,
    };
    let body = html! {
        section.panel.narrow.stack.trouble {
            (no_rabbit())
            h1 { (heading) }
            p { (words) }
            p.links {
                a.btn.btn-main href=(page.back) {
                    @if page.back == "/" { (say!(lang, TO_HOME)) } @else { (say!(lang, GO_ON)) }
                }
            }
        }
    };
    plain(&head, "notice-page", &body)
}

/// What the service worker shows when the line is down.
pub fn offline(lang: &Lang, prefs: Prefs) -> Markup {
    let head = Head {
        lang,
        prefs,
        title: &format!("{} · Moonhare", text!(lang, OFFLINE)),
        live: None,
    };
    let body = html! {
        section.panel.narrow.stack.trouble {
            (icon("offline"))
            h1 { (say!(lang, OFFLINE)) }
            p { (say!(lang, OFFLINE_WORDS)) }
            p.links { a.btn.btn-main href="" data-reload="/offline" { (say!(lang, TRY_AGAIN)) } }
        }
    };
    plain(&head, "notice-page", &body)
}
