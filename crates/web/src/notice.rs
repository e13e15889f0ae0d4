//! Draws pages that explain a problem and what to do.

use maud::{Markup, html};

use crate::{
    Lang, Prefs,
    lang::{say, text},
    layout::plain,
    symbol::{icon, rabbit_outline},
};

/// Why there is no page to show.
#[derive(Clone, Copy, Debug)]
pub enum Trouble<'a> {
    /// Nothing at this address.
    NotFound,
    /// No table has this code, or the table was deleted.
    NoTable(&'a str),
    /// A refusal without a page of its own. This sentence explains it.
    Refused(&'a str),
    /// Too many requests.
    Busy,
    /// An error of ours.
    Broken,
}

#[derive(Clone, Copy, Debug)]
pub struct NoticePage<'a> {
    pub lang: &'a Lang,
    pub prefs: Prefs,
    pub trouble: Trouble<'a>,
    /// The link to continue with.
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
    let body = html! {
        section.panel.narrow.stack.trouble {
            (rabbit_outline())
            h1 { (heading) }
            p { (words) }
            p.links {
                a.btn.btn-main href=(page.back) {
                    @if page.back == "/" { (say!(lang, TO_HOME)) } @else { (say!(lang, GO_ON)) }
                }
            }
        }
    };
    plain(lang, page.prefs, &title, "notice-page", &body)
}

/// The page that the service worker shows while there is no connection.
pub fn offline(lang: &Lang, prefs: Prefs) -> Markup {
    let body = html! {
        section.panel.narrow.stack.trouble {
            (icon("offline"))
            h1 { (say!(lang, OFFLINE)) }
            p { (say!(lang, OFFLINE_WORDS)) }
            p.links { a.btn.btn-main href="" data-reload="/offline" { (say!(lang, TRY_AGAIN)) } }
        }
    };
    plain(lang, prefs, &text!(lang, OFFLINE), "notice-page", &body)
}
