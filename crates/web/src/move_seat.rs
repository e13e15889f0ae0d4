//! Moving one's seat to another device: a link to scan there, and the page it leads to.

use maud::{Markup, html};

use crate::{
    Lang, Prefs,
    lang::{say, text},
    layout::{Head, plain},
    qr::qr,
    symbol::icon,
};

#[derive(Clone, Copy, Debug)]
pub struct TicketPage<'a> {
    pub lang: &'a Lang,
    pub prefs: Prefs,
    pub code: &'a str,
    /// The whole link, `https://…/t/{code}/redeem#…`. What stands behind the `#` is sent to no server.
    pub link: &'a str,
}

/// Answers `POST /t/{code}/ticket`.
pub fn ticket(page: &TicketPage<'_>) -> Markup {
    let lang = page.lang;
    let head = Head {
        lang,
        prefs: page.prefs,
        title: &format!("{} · Moonhare", text!(lang, TICKET)),
        live: None,
    };
    let body = html! {
        section.panel.narrow.stack.trouble {
            h1 { (say!(lang, TICKET)) }
            p { (say!(lang, TICKET_WORDS)) }
            (qr(page.link, &text!(lang, TICKET_QR)))
            p.link-text.small { (page.link) }
            p.links {
                button.btn type="button" data-share=(page.link) { (icon("share")) (say!(lang, SHARE)) }
                a.btn.btn-main href={ "/t/" (page.code) } { (say!(lang, BACK_TO_TABLE)) }
            }
        }
    };
    plain(&head, "notice-page", &body)
}

#[derive(Clone, Copy, Debug)]
pub struct RedeemPage<'a> {
    pub lang: &'a Lang,
    pub prefs: Prefs,
    pub code: &'a str,
    pub key: &'a str,
}

/// Answers `GET /t/{code}/redeem`. The ticket stands behind the `#` of the link, where the script
/// finds it; without the script it is pasted. A press is needed, so that a preview of the link does
/// not use it up.
pub fn redeem(page: &RedeemPage<'_>) -> Markup {
    let lang = page.lang;
    let head = Head {
        lang,
        prefs: page.prefs,
        title: &format!("{} · Moonhare", text!(lang, REDEEM)),
        live: None,
    };
    let body = html! {
        form.panel.narrow.stack.trouble method="post" action={ "/t/" (page.code) "/redeem" } {
            h1 { (say!(lang, REDEEM)) }
            p { (say!(lang, REDEEM_WORDS, code = page.code)) }
            @if !page.key.is_empty() { input type="hidden" name="key" value={ (page.key) "-redeem" }; }
            label.field data-ticket {
                span { (say!(lang, REDEEM_TICKET)) }
                input.input name="ticket" required maxlength="400" autocomplete="off" autocapitalize="none" spellcheck="false";
                small.muted { (say!(lang, REDEEM_HINT)) }
            }
            button.btn.btn-main { (say!(lang, REDEEM_GO)) }
        }
    };
    plain(&head, "notice-page", &body)
}
