//! The list of tables.

use axum::extract::{Extension, Query, State};
use moonhare_rules::{Mode, StageKind};
use moonhare_web::{ListedTable, TableStatus, TablesPage};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{
    App, Problem, answer::JsonOrPage, guard::Client, identity::Identity, problem::Unreadable,
    reader::Reader,
};
use crate::{
    Code,
    listing::{ListEntry, ListPage, ListPosition, ListQuery, Seeker},
};

/// The part of the list that somebody asks for.
#[derive(Debug, Deserialize, JsonSchema)]
#[schemars(inline)]
pub(super) struct Part {
    /// The most tables in the answer, 1 to 100; 20 if it is left out.
    #[serde(default = "Part::default_limit")]
    limit: usize,
    /// The `next` of the previous answer.
    after: Option<String>,
}

impl Part {
    const MOST: usize = 100;

    /// As many as a page shows.
    fn default_limit() -> usize {
        20
    }
}

/// The tables.
#[derive(Debug, Serialize, JsonSchema)]
pub(super) struct Tables {
    mine: Vec<TableEntry>,
    public: Vec<TableEntry>,
    /// Send this as `after` to get what follows. Absent at the end.
    #[serde(skip_serializing_if = "Option::is_none")]
    next: Option<String>,
}

#[derive(Debug, Serialize, JsonSchema)]
struct TableEntry {
    code: String,
    mode: Mode,
    #[schemars(range(max = 12))]
    players: usize,
    stage: StageKind,
    /// Whether it asks for a password.
    password: bool,
}

impl From<ListEntry> for TableEntry {
    fn from(ListEntry { code, summary, .. }: ListEntry) -> TableEntry {
        TableEntry {
            code: code.to_string(),
            mode: summary.mode,
            players: summary.players,
            stage: summary.stage,
            password: summary.password,
        }
    }
}

/// Lists the tables where the sender sits and those that anybody may join, the latest first, a part at
/// a time.
pub(super) async fn list(
    State(app): State<App>,
    Extension(Client(client)): Extension<Client>,
    Identity(secret): Identity,
    reader: Reader,
    Query(part): Query<Part>,
) -> Result<JsonOrPage<Tables>, Problem> {
    let after = match &part.after {
        Some(after) => Some(ListPosition::parse(after).ok_or(Unreadable::Url)?),
        None => None,
    };
    let query = ListQuery {
        mine: Seeker::of(secret.as_ref(), client),
        public: true,
        after: after.as_ref(),
        limit: part.limit.clamp(1, Part::MOST),
    };
    let found = app.rooms.listing().search(query).await?;
    if reader.wants_page {
        return Ok(JsonOrPage::page(page(&reader, found)));
    }
    let next = found.next.as_ref().map(ToString::to_string);
    let (mine, public) = found.split();
    Ok(JsonOrPage::json(&Tables {
        mine: mine.into_iter().map(TableEntry::from).collect(),
        public: public.into_iter().map(TableEntry::from).collect(),
        next,
    }))
}

fn page(reader: &Reader, found: ListPage) -> String {
    let next = found.next.as_ref().map(ToString::to_string);
    let (mine, public) = found.split();
    let page = TablesPage {
        lang: reader.lang,
        prefs: reader.prefs,
        mine: &listed_tables(mine),
        open: &listed_tables(public),
        next: next.as_deref(),
    };
    moonhare_web::tables(&page).into_string()
}

/// Converts tables to what pages show of them.
pub(super) fn listed_tables(tables: Vec<ListEntry>) -> Vec<ListedTable> {
    let listed = |ListEntry { code, summary, .. }| ListedTable {
        code: Code::to_string(&code),
        mode: summary.mode,
        players: summary.players,
        rabbit: None,
        status: match summary.stage {
            StageKind::Lobby => TableStatus::Gathering,
            StageKind::Playing => TableStatus::Playing,
            StageKind::Over => TableStatus::Over,
        },
        locked: summary.password,
    };
    tables.into_iter().map(listed).collect()
}
