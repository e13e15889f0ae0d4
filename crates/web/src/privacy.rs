//! Draws the privacy page: what is stored about players, and how they delete it.

use maud::{Markup, html};

use crate::{
    Lang, Prefs,
    forms::confirm,
    lang::{say, text},
    layout::plain,
    symbol::icon,
};

#[derive(Clone, Copy, Debug)]
pub struct PrivacyPage<'a> {
    pub lang: &'a Lang,
    pub prefs: Prefs,
    /// Days without activity before a table is deleted; `lobby_days` if its game never started.
    pub days: usize,
    pub lobby_days: usize,
    /// Whether a vision model describes pictures.
    pub vision: bool,
    /// The result, if the reader just asked to be forgotten.
    pub forgotten: Option<Forgetting>,
}

/// How much of somebody was forgotten.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Forgetting {
    All,
    /// There are more tables to leave.
    Some,
}

/// The page `/privacy`, and the answer to `POST /forget`.
pub fn privacy(page: &PrivacyPage<'_>) -> Markup {
    let lang = page.lang;
    let section = |title: String, words: &[String]| {
        html! { section { h2 { (title) } ul.facts-list { @for words in words { li { (words) } } } } }
    };
    let others = if page.vision {
        text!(lang, PRIVACY_SERVER_VISION)
    } else {
        text!(lang, PRIVACY_SERVER_ALONE)
    };
    let body = html! {
        @match page.forgotten {
            Some(Forgetting::All) => {
                p.now role="status" data-forgotten { (icon("check")) span { (say!(lang, FORGOTTEN)) } }
            }
            Some(Forgetting::Some) => { p.now role="status" { span { (say!(lang, FORGOTTEN_SOME)) } } }
            None => {}
        }
        article.panel.stack.privacy {
            h1 { (say!(lang, PRIVACY)) }
            p.lead { (say!(lang, PRIVACY_INTRO)) }
            (section(text!(lang, PRIVACY_DEVICE), &[
                text!(lang, PRIVACY_DEVICE_KEY),
                text!(lang, PRIVACY_DEVICE_CHOICES),
                text!(lang, PRIVACY_DEVICE_COPIES),
            ]))
            (section(text!(lang, PRIVACY_TABLE), &[
                text!(lang, PRIVACY_TABLE_KEPT),
                text!(lang, PRIVACY_TABLE_SEEN),
                text!(lang, PRIVACY_TABLE_TIME, days = page.days, lobby = page.lobby_days),
            ]))
            (section(text!(lang, PRIVACY_DECKS), &[text!(lang, PRIVACY_DECKS_WORDS)]))
            (section(text!(lang, PRIVACY_SERVER), &[
                text!(lang, PRIVACY_SERVER_ADDRESS),
                others,
                text!(lang, PRIVACY_SERVER_OPERATOR),
            ]))
            (section(text!(lang, PRIVACY_DELETE), &[
                text!(lang, PRIVACY_DELETE_TABLE),
                text!(lang, PRIVACY_DELETE_REST),
                text!(lang, PRIVACY_DELETE_ME),
            ]))
            (confirm("forget-me", &html! { (icon("trash")) (say!(lang, FORGET_ME)) }, None, &html! {
                p { (say!(lang, FORGET_ME_ASK)) }
                form method="post" action="/forget" { button.btn.btn-bad { (say!(lang, FORGET_ME_YES)) } }
            }))
        }
    };
    let title = text!(lang, PRIVACY);
    plain(lang, page.prefs, &title, "privacy-page", &body)
}

pub(crate) fn privacy_link(lang: &Lang) -> Markup {
    html! { p.foot { a.small href="/privacy" { (say!(lang, PRIVACY)) } } }
}
