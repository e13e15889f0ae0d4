//! Draws the frame of every page, and the head of a sheet that opens over a page.

use maud::{DOCTYPE, Markup, html};
use moonhare_table::Millis;

use crate::{
    Lang, Prefs, Theme,
    asset::{modules, url},
    lang::{say, text},
    symbol::{brand, icon, symbols},
};

/// What the script needs to keep a page up to date.
pub(crate) struct Live<'a> {
    /// The path of the table, or of its big screen. The script listens at `{address}/live`.
    pub(crate) address: &'a str,
    /// The server's time when the page was drawn.
    pub(crate) now: Millis,
    /// [`Regions::digest`](crate::Regions::digest) of what the page shows.
    pub(crate) digest: &'a str,
    pub(crate) version: u64,
}

/// A complete HTML document. With `live`, the script keeps it up to date.
pub(crate) fn document(
    lang: &Lang,
    prefs: Prefs,
    title: &str,
    live: Option<&Live<'_>>,
    body: &Markup,
) -> Markup {
    let theme = (prefs.theme != Theme::System).then(|| prefs.theme.word());
    html! {
        (DOCTYPE)
        html lang=(lang.tag()) dir=(lang.direction()) data-theme=[theme]
            data-motion=[(!prefs.motion).then_some("off")]
            data-spacing=[prefs.spacing.then_some("wide")]
            data-captions=[prefs.descriptions.then_some("on")]
            data-sound=[prefs.sound.then_some("on")]
            data-vibration=[prefs.vibration.then_some("on")]
            data-awake=[(live.is_some() && prefs.awake).then_some("on")] {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content";
                meta name="theme-color" content="#0a1030" media="(prefers-color-scheme: dark)";
                meta name="theme-color" content="#f6eddb" media="(prefers-color-scheme: light)";
                title { (title) }
                link rel="icon" href="/favicon.svg" type="image/svg+xml";
                link rel="apple-touch-icon" href=(url("icon-192.png"));
                link rel="manifest" href="/manifest.webmanifest";
                link rel="stylesheet" href=(url("moonhare.css"));
                @if live.is_some() { link rel="stylesheet" href=(url("table.css")); }
                script type="module" src=(url("main.js")) {}
                // Loads all modules at once, not one by one as the imports are found.
                @for module in modules(live.is_some()) { link rel="modulepreload" href=(module); }
            }
            body data-live=[live.map(|live| live.address)] data-now=[live.map(|live| live.now.0)]
                data-shown=[live.map(|live| live.digest)] data-version=[live.map(|live| live.version)]
                data-words=(script_words(lang)) {
                (symbols())
                (body)
            }
        }
    }
}

/// The texts that the script needs.
fn script_words(lang: &Lang) -> String {
    serde_json::json!({
        "lost": text!(lang, LINE_LOST),
        "waits": text!(lang, LINE_WAITS),
        "failed": text!(lang, LINE_FAILED),
        "gone": text!(lang, LINE_GONE),
        "copied": text!(lang, SHARE_COPIED),
        "insecure": text!(lang, RECORD_INSECURE),
        "denied": text!(lang, RECORD_DENIED),
        "record": text!(lang, RECORD_START),
        "stop": text!(lang, RECORD_STOP),
        "play": text!(lang, RECORD_PLAY),
        "close": text!(lang, VIEWER_CLOSE),
        "pick": text!(lang, VIEWER_PICK),
        "unpick": text!(lang, VIEWER_UNPICK),
        "viewer": text!(lang, VIEWER_LABEL),
        "previous": text!(lang, VIEWER_PREVIOUS),
        "next": text!(lang, VIEWER_NEXT),
        "noPick": text!(lang, REFUSE_NO_PICK),
        "noClue": text!(lang, REFUSE_NO_CLUE),
    })
    .to_string()
}

/// A page's title as browsers show it.
pub(crate) fn titled(words: &str) -> String {
    format!("{words} · Moonhare")
}

/// A page without a table: a bar with a link home, and one column.
pub(crate) fn plain(lang: &Lang, prefs: Prefs, title: &str, class: &str, body: &Markup) -> Markup {
    let body = html! {
        div class={ "page " (class) } {
            header.bar {
                (brand())
                nav.bar-tools aria-label=(text!(lang, HELP_LABEL)) {
                    a.btn.btn-quiet href="/rules" { (icon("book")) (say!(lang, HOW_TO_PLAY)) }
                }
            }
            main.wrap { (body) }
        }
    };
    document(lang, prefs, &titled(title), None, &body)
}

/// The head of a sheet that opens over the page: its title, and the button that closes it.
pub(crate) fn sheet_head(lang: &Lang, id: &str, title: &Markup) -> Markup {
    html! {
        header.sheet-head {
            h2 { (title) }
            button.btn.btn-icon type="button" popovertarget=(id) popovertargetaction="hide" aria-label=(text!(lang, CLOSE)) { (icon("close")) }
        }
    }
}
