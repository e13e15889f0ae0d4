//! Draws the page of a table before, during and after a game, for players, spectators and the big
//! screen.

use std::sync::Arc;

use maud::{Markup, html};
use moonhare_rules::{Offer, Round, Stage, Viewer};
use moonhare_table::{Millis, TableError, TableView};

use crate::{
    CardPictures, Lang, Prefs, RegionId, Regions,
    lang::text,
    layout::{Live, PageHead, document},
    paper::Paper,
};

/// Everything that a table's page is drawn from.
#[derive(Clone, Copy, Debug)]
pub struct TablePage<'a> {
    /// What the viewer may know. The page of the big screen is drawn for `Viewer::Screen`.
    pub view: &'a TableView,
    /// The finished rounds.
    pub rounds: &'a [Arc<Round>],
    pub code: &'a str,
    /// Scheme and host for links to share: `https://example.org`.
    pub origin: &'a str,
    pub lang: &'a Lang,
    pub prefs: Prefs,
    pub now: Millis,
    pub cards: &'a dyn CardPictures,
    /// Makes a form count once even if it is sent twice. Only whole pages have it; the script makes
    /// its own.
    pub key: &'a str,
    /// Why the last move was refused, to show on this page.
    pub refusal: Option<&'a TableError>,
}

/// The whole page. It works without the script.
pub fn page(page: &TablePage<'_>) -> Markup {
    let paper = Paper { page, live: false };
    let screen = page.view.game.viewer == Viewer::Screen;
    let address = format!("/t/{}{}", page.code, if screen { "/board" } else { "" });
    let head = PageHead {
        lang: page.lang,
        prefs: page.prefs,
        title: &title(page),
        live: Some(Live {
            address: &address,
            now: page.now,
            shown: &shown(page),
        }),
    };
    document(
        &head,
        &html! {
            (paper.slot(RegionId::Shell))
            @if !screen {
                (paper.chat())
                (paper.slot(RegionId::Menu))
                (paper.help_sheet())
                (paper.slot(RegionId::Picks))
            }
        },
    )
}

/// The same page in regions.
pub fn regions(page: &TablePage<'_>) -> Regions {
    let paper = Paper { page, live: true };
    let ids = paper.region_ids();
    Regions::new(
        title(page),
        ids.into_iter().map(|id| (id, paper.region(id))),
        if paper.is_screen() {
            Vec::new()
        } else {
            paper.lines()
        },
    )
}

/// The digest of what the page shows, so that the stream continues from there. If the page shows a
/// refusal instead of the status line, the stream has to send the status line.
fn shown(page: &TablePage<'_>) -> String {
    let now = page.refusal.map(|_| RegionId::Now);
    regions(page).without(now).digest()
}

/// The title of the page, which says when it's the viewer's turn.
pub fn title(page: &TablePage<'_>) -> String {
    let lang = page.lang;
    let game = &page.view.game;
    let turn = match (&game.stage, game.viewer) {
        (Stage::Over(_), _) => text!(lang, TITLE_OVER),
        (Stage::Lobby { .. }, _) => text!(lang, TITLE_LOBBY, code = page.code),
        (Stage::Playing(playing), Viewer::Seat(seat)) if game.waiting.contains(seat) => {
            match game.legal.first() {
                Some(Offer::Claim) => text!(lang, TITLE_IDEA),
                Some(Offer::Tell { .. }) => text!(lang, TITLE_TELL),
                Some(Offer::Give { .. }) => text!(lang, TITLE_GIVE),
                Some(Offer::Vote { .. }) => text!(lang, TITLE_VOTE),
                _ => text!(lang, TITLE_ROUND, round = playing.round),
            }
        }
        (Stage::Playing(playing), _) => text!(lang, TITLE_ROUND, round = playing.round),
    };
    format!("{turn} · Moonhare")
}
