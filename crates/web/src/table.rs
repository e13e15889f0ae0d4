//! Draws the page of a table before, during and after a game, for players, spectators and the big
//! screen.

use std::sync::Arc;

use maud::Markup;
use moonhare_rules::{Offer, Round, Stage, Viewer};
use moonhare_table::{Change, Millis, TableError, TableView};

use crate::{
    CommonRegions, DeckInfo, Lang, Prefs, RegionId, Regions,
    assembler::Assembler,
    common::Common,
    lang::text,
    layout::{Live, document, titled},
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
    pub cards: &'a dyn DeckInfo,
    /// Makes a form count once even if it is sent twice. Only whole pages have it; the script makes
    /// its own.
    pub key: &'a str,
    /// Why the last move was refused, to show on this page.
    pub refusal: Option<&'a TableError>,
    /// The version of the table, so that the page never goes back to an older one.
    pub version: u64,
}

/// The whole page. It works without the script.
pub fn page(page: &TablePage<'_>) -> Markup {
    let screen = page.view.game.viewer == Viewer::Screen;
    let address = format!("/t/{}{}", page.code, if screen { "/board" } else { "" });
    let live = Live {
        address: &address,
        now: page.now,
        digest: &digest(page),
        version: page.version,
    };
    let body = Assembler::new(page, false).body();
    document(page.lang, page.prefs, &title(page), Some(&live), &body)
}

/// What is the same for everyone who reads the same language. Draws only from what everybody may
/// know, whoever `page` is for. Of an earlier drawing it takes what the change since then left as it was.
pub fn common_regions(
    page: &TablePage<'_>,
    before: Option<(&CommonRegions, Change)>,
) -> CommonRegions {
    let assembler = Assembler::new(page, true);
    let common = Common::of(page, true);
    let (before, change) = before.unzip();
    let keep = |id| change.is_some_and(|change| assembler.changes_with(id) > change);
    let (draw, lines) = (|id| common.region(id), || common.lines());
    let ids = assembler.region_ids();
    CommonRegions::new(ids, before, keep, draw, common.chat, lines)
}

/// All regions of the page that [`page`] draws.
pub fn regions(page: &TablePage<'_>) -> Regions {
    regions_after(page, &common_regions(page, None), Change::Much)
}

/// The regions that a change may have changed; the others are as they were.
pub fn regions_after(page: &TablePage<'_>, common: &CommonRegions, change: Change) -> Regions {
    let assembler = Assembler::new(page, true);
    let ids = assembler.region_ids();
    let draw = |id| (assembler.changes_with(id) <= change).then(|| assembler.region(id));
    Regions::new(title(page), ids, common, draw)
}

/// The digest of what the page shows, so that the stream continues from there. If the page shows a
/// refusal instead of the status line, the stream has to send the status line.
fn digest(page: &TablePage<'_>) -> String {
    let status = page.refusal.map(|_| RegionId::Status);
    regions(page).without(status).digest()
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
    titled(&turn)
}
