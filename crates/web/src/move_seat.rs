//! Draws the pages that move a seat to another device: the link to scan, and the page it opens.

use maud::{Markup, html};

use crate::{
    Lang, Prefs,
    forms::key_field,
    lang::{say, text},
    layout::plain,
    qr::qr,
    symbol::icon,
};

#[derive(Clone, Copy, Debug)]
pub struct TicketPage<'a> {
    pub lang: &'a Lang,
    pub prefs: Prefs,
    pub code: &'a str,
    /// The whole link, `https://…/t/{code}/redeem#…`. Browsers don't send the part after `#`.
    pub link: &'a str,
}

/// The answer to `POST /t/{code}/ticket`.
pub fn ticket(page: &TicketPage<'_>) -> Markup {
    let lang = page.lang;
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
    let title = text!(lang, TICKET);
    plain(lang, page.prefs, &title, "notice-page", &body)
}

#[derive(Clone, Copy, Debug)]
pub struct RedeemPage<'a> {
    pub lang: &'a Lang,
    pub prefs: Prefs,
    pub code: &'a str,
    pub key: &'a str,
}

/// The answer to `GET /t/{code}/redeem`. The script reads the ticket after the link's `#`; without
/// the script, people paste it. A button must be pressed, so that a link preview doesn't use the
/// ticket up.
pub fn redeem(page: &RedeemPage<'_>) -> Markup {
    let lang = page.lang;
    let body = html! {
        form.panel.narrow.stack.trouble method="post" action={ "/t/" (page.code) "/redeem" } {
            h1 { (say!(lang, REDEEM)) }
            p { (say!(lang, REDEEM_WORDS, code = page.code)) }
            (key_field(page.key, "redeem"))
            label.field data-ticket {
                span { (say!(lang, REDEEM_TICKET)) }
                input.input name="ticket" required maxlength="400" autocomplete="off" autocapitalize="none" spellcheck="false";
                small.muted { (say!(lang, REDEEM_HINT)) }
            }
            button.btn.btn-main { (say!(lang, REDEEM_GO)) }
        }
    };
    let title = text!(lang, REDEEM);
    plain(lang, page.prefs, &title, "notice-page", &body)
}
