//! Pages of a table, and what is needed to draw them.

use std::sync::Arc;

use axum::{
    extract::Extension,
    http::StatusCode,
    response::{Html, IntoResponse, Response},
};
use moonhare_rules::StageKind;
use moonhare_table::{Deck, Onlooker, TableError};
use moonhare_web::{RedeemPage, Regions, TablePage, TicketPage};

use super::{App, Problem, guard::Origin, reader::Reader, visit::Visit};
use crate::{Code, clock, pictures::Pictures, room::Snapshot, secret::Secret};

/// What every page of one viewer at a table needs.
#[derive(Clone, Debug)]
pub(super) struct PageContext {
    pub(super) code: String,
    pub(super) origin: String,
    pub(super) reader: Reader,
    pub(super) onlooker: Onlooker,
    /// Decks that the host can mix in before the game: the house's, and their own.
    pub(super) house: Arc<[Deck]>,
    pub(super) shelf: Arc<[Deck]>,
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
            house: Arc::default(),
            shelf: Arc::default(),
        }
    }

    /// Adds the decks that a host can choose from.
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
            let decks = app.rooms.decks();
            self.house = decks.of_the_house().await?.into();
            self.shelf = decks.of(secret).await?.into();
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
        Some(draw(&TablePage {
            view: &view,
            rounds: snapshot.table.rounds(),
            code: &self.code,
            origin: &self.origin,
            lang: self.reader.lang,
            prefs: self.reader.prefs,
            now: clock::now(),
            cards: &Pictures {
                house: &self.house,
                shelf: &self.shelf,
                ..Pictures::of(&snapshot.mix, self.reader.lang, &self.code)
            },
            key: key.as_str(),
            refusal,
        }))
    }

    pub(super) fn page(&self, snapshot: &Snapshot) -> String {
        self.page_with(snapshot, None)
    }

    /// The page again, with the reason why a command was refused.
    pub(super) fn refusal(&self, snapshot: &Snapshot, error: &TableError) -> Response {
        let page = self.page_with(snapshot, Some(error));
        (StatusCode::CONFLICT, Html(page)).into_response()
    }

    fn page_with(&self, snapshot: &Snapshot, refusal: Option<&TableError>) -> String {
        let page = |page: &TablePage<'_>| moonhare_web::page(page).into_string();
        self.draw(snapshot, refusal, page).unwrap_or_default()
    }

    pub(super) fn rounds(&self, snapshot: &Snapshot) -> String {
        let page = |page: &TablePage<'_>| moonhare_web::rounds_page(page).into_string();
        self.draw(snapshot, None, page).unwrap_or_default()
    }

    pub(super) fn regions(&self, snapshot: &Snapshot) -> Option<Arc<Regions>> {
        self.draw(snapshot, None, |page| Arc::new(moonhare_web::regions(page)))
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
pub(super) async fn board(
    visit: Visit,
    Extension(Origin(origin)): Extension<Origin>,
    reader: Reader,
) -> Result<Html<String>, Problem> {
    visit.onlooker().await?;
    let context = PageContext::new(&visit.code, origin, reader, Onlooker::Screen);
    Ok(Html(context.page(&visit.room.now())))
}

/// The page that the link of a ticket opens.
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
