//! Draws the pages of a table.

use std::sync::Arc;

use axum::{
    extract::Extension,
    http::StatusCode,
    response::{Html, IntoResponse, Response},
};
use moonhare_rules::StageKind;
use moonhare_table::{Change, CommonView, Deck, Onlooker, OwnTable, TableError, TableView};
use moonhare_web::{
    CommonRegions, Prefs, RedeemPage, Regions, TablePage, TicketPage, common_regions, regions_after,
};

use super::{App, Problem, guard::Origin, reader::Reader, visit::Visit};
use crate::{
    Code, clock,
    pictures::Pictures,
    room::{CommonSource, Drawing, Snapshot},
    secret::Secret,
};

/// What all pages of one viewer at a table need.
#[derive(Clone, Debug)]
pub(super) struct PageContext {
    pub(super) code: String,
    pub(super) origin: String,
    pub(super) reader: Reader,
    pub(super) onlooker: Onlooker,
    /// Decks of the house that the host can mix in before the game.
    pub(super) house_decks: Arc<[Deck]>,
    /// The same, of the host's own.
    pub(super) own_decks: Arc<[Deck]>,
}

/// What the regions of a page are drawn from.
pub(super) struct PageSource {
    common: CommonSource,
    own: OwnTable,
}

impl PageSource {
    pub(super) fn of(snapshot: &Snapshot, onlooker: &Onlooker) -> Option<PageSource> {
        Some(PageSource {
            common: snapshot.common_source()?,
            own: snapshot.table.own_view(onlooker)?,
        })
    }

    pub(super) fn change_to(&self, new: &PageSource) -> Change {
        let common = self.common.change_to(&new.common);
        common.max(Change::of_own(&self.own, &new.own))
    }
}

impl PageContext {
    pub(super) fn new(
        code: &Code,
        origin: Option<String>,
        reader: Reader,
        onlooker: Onlooker,
    ) -> PageContext {
        PageContext {
            code: code.to_string(),
            origin: origin.unwrap_or_default(),
            reader,
            onlooker,
            house_decks: Arc::default(),
            own_decks: Arc::default(),
        }
    }

    /// If the viewer is the host in the lobby, adds the decks that they can choose from.
    pub(super) async fn with_decks(
        mut self,
        app: &App,
        snapshot: &Snapshot,
        secret: Option<&Secret>,
    ) -> Result<PageContext, Problem> {
        let is_host = match &self.onlooker {
            Onlooker::Token(token) => {
                let person = snapshot.table.person(token);
                person.is_some() && person == snapshot.table.host()
            }
            Onlooker::Guest | Onlooker::Screen => false,
        };
        if is_host && snapshot.table.stage() == Some(StageKind::Lobby) {
            let shelves = app.rooms.decks();
            self.house_decks = shelves.of_the_house().await?.into();
            self.own_decks = shelves.of(secret).await?.into();
        }
        Ok(self)
    }

    fn draw<T>(
        &self,
        snapshot: &Snapshot,
        refusal: Option<&TableError>,
        draw: impl FnOnce(&TablePage<'_>) -> T,
    ) -> Option<T> {
        let view = snapshot.table.view(&self.onlooker, snapshot.presence)?;
        let key = Secret::new().ok()?;
        Some(self.draw_view(snapshot, &view, key.as_str(), refusal, draw))
    }

    fn draw_view<T>(
        &self,
        snapshot: &Snapshot,
        view: &TableView,
        key: &str,
        refusal: Option<&TableError>,
        draw: impl FnOnce(&TablePage<'_>) -> T,
    ) -> T {
        draw(&TablePage {
            view,
            rounds: snapshot.table.rounds(),
            code: &self.code,
            origin: &self.origin,
            lang: self.reader.lang,
            prefs: self.reader.prefs,
            now: clock::now(),
            cards: &Pictures {
                house_decks: &self.house_decks,
                own_decks: &self.own_decks,
                ..Pictures::of(&snapshot.mix, self.reader.lang, &self.code)
            },
            key,
            refusal,
            version: snapshot.version,
        })
    }

    pub(super) fn page(&self, snapshot: &Snapshot) -> String {
        self.page_with(snapshot, None)
    }

    /// The page, with the reason why a command was refused.
    pub(super) fn refusal(&self, snapshot: &Snapshot, error: &TableError) -> Response {
        let page = self.page_with(snapshot, Some(error));
        (StatusCode::CONFLICT, Html(page)).into_response()
    }

    fn page_with(&self, snapshot: &Snapshot, refusal: Option<&TableError>) -> String {
        let draw = |table: &TablePage<'_>| moonhare_web::page(table).into_string();
        self.draw(snapshot, refusal, draw).unwrap_or_default()
    }

    pub(super) fn rounds(&self, snapshot: &Snapshot) -> String {
        let draw = |table: &TablePage<'_>| moonhare_web::rounds_page(table).into_string();
        self.draw(snapshot, None, draw).unwrap_or_default()
    }

    /// The regions that a change may have changed. They need no idempotency key, because the script
    /// makes its own.
    pub(super) fn regions(
        &self,
        snapshot: &Snapshot,
        source: &PageSource,
        change: Change,
    ) -> Option<Regions> {
        let view = CommonView::clone(&source.common.view).with(source.own.clone());
        let common = self.common_regions(snapshot, &source.common);
        let draw = |page: &TablePage<'_>| regions_after(page, &common, change);
        Some(self.draw_view(snapshot, &view, "", None, draw))
    }

    /// All regions, drawn for this viewer alone.
    #[cfg(debug_assertions)]
    pub(super) fn all_regions(&self, snapshot: &Snapshot) -> Option<Regions> {
        self.draw(snapshot, None, moonhare_web::regions)
    }

    /// The regions that are the same for all viewers who read this language, drawn only once. The big
    /// screen shares them.
    fn common_regions(&self, snapshot: &Snapshot, source: &CommonSource) -> Arc<CommonRegions> {
        let lang = self.reader.lang.tag();
        let mut drawings = snapshot.drawings.0.lock();
        let known = drawings.iter().position(|drawing| drawing.lang == lang);
        let last = known.map(|at| &drawings[at]);
        if let Some(last) = last.filter(|last| last.snapshot_number == snapshot.number) {
            return last.regions.clone();
        }
        let before = last.map(|last| (&*last.regions, last.source.change_to(source)));
        let draw = |page: &TablePage<'_>| Arc::new(common_regions(page, before));
        let anyone = self.without_viewer();
        let regions = anyone.draw_view(snapshot, &source.view, "", None, draw);
        let drawing = Drawing {
            lang,
            snapshot_number: snapshot.number,
            source: source.clone(),
            regions: regions.clone(),
        };
        match known {
            Some(at) => drawings[at] = drawing,
            None => drawings.push(drawing),
        }
        regions
    }

    /// What is left if nothing is known of the viewer but the language.
    fn without_viewer(&self) -> PageContext {
        PageContext {
            code: self.code.clone(),
            origin: String::new(),
            reader: Reader {
                prefs: Prefs::default(),
                ..self.reader
            },
            onlooker: Onlooker::Guest,
            house_decks: Arc::default(),
            own_decks: Arc::default(),
        }
    }

    pub(super) fn ticket(&self, ticket: &Secret) -> Html<String> {
        let link = format!("{}/t/{}/redeem#{}", self.origin, self.code, ticket.as_str());
        let Reader { lang, prefs, .. } = self.reader;
        let page = TicketPage {
            lang,
            prefs,
            code: &self.code,
            link: &link,
        };
        Html(moonhare_web::ticket(&page).into_string())
    }
}

/// The page for a big screen that everybody at the table can see.
pub(super) async fn big_screen_page(
    visit: Visit,
    Extension(Origin(origin)): Extension<Origin>,
    reader: Reader,
) -> Result<Html<String>, Problem> {
    visit.connect().await?;
    let context = PageContext::new(&visit.code, origin, reader, Onlooker::Screen);
    Ok(Html(context.page(&visit.room.snapshot())))
}

/// The page that the link with a ticket opens.
pub(super) async fn redeem(visit: Visit, reader: Reader) -> Result<Html<String>, Problem> {
    let key = Secret::new()?;
    let Reader { lang, prefs, .. } = reader;
    let code = visit.code.to_string();
    let page = RedeemPage {
        lang,
        prefs,
        code: &code,
        key: key.as_str(),
    };
    Ok(Html(moonhare_web::redeem(&page).into_string()))
}
