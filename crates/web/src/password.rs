//! Draws the page that asks for a table's password.

use maud::{Markup, html};

use crate::{Lang, Prefs, forms::alert, lang::say, layout::plain};

#[derive(Clone, Copy, Debug)]
pub struct PasswordPage<'a> {
    pub lang: &'a Lang,
    pub prefs: Prefs,
    pub code: &'a str,
    /// Whether a wrong password was given.
    pub wrong: bool,
}

/// Shown instead of the table. Posts to `/t/{code}/enter`.
pub fn password(page: &PasswordPage<'_>) -> Markup {
    let lang = page.lang;
    let body = html! {
        form.panel.narrow.stack method="post" action={ "/t/" (page.code) "/enter" } {
            h1 { (say!(lang, PASSWORD_TITLE, code = page.code)) }
            p.muted { (say!(lang, PASSWORD_HINT)) }
            label.field {
                span { (say!(lang, PASSWORD)) }
                input.input type="password" name="password" required maxlength="100" autocomplete="current-password" autofocus;
            }
            @if page.wrong { (alert(&say!(lang, PASSWORD_WRONG))) }
            button.btn.btn-main { (say!(lang, PASSWORD_ENTER)) }
        }
    };
    plain(lang, page.prefs, page.code, "password-page", &body)
}
