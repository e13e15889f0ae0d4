//! A table as JSON, for one viewer.
//!
//! What everybody sees is written once for each snapshot, and so is the patch to it. A viewer adds what
//! is theirs alone.

use std::sync::{Arc, OnceLock};

use bytes::Bytes;
use moonhare_table::{CommonView, Onlooker, OwnTable, TableView};
use parking_lot::Mutex;
use schemars::JsonSchema;
use serde::Serialize;

use crate::{Code, json_text::JsonText, room::Snapshot, secret::Secret, sse};

/// What you may know of the table, and what you may do.
#[derive(JsonSchema)]
#[expect(dead_code, reason = "for the API document")]
pub(crate) struct SeenTable {
    code: String,
    /// Grows with every change that everybody may see. It stays the same when somebody comes or goes, and
    /// when only you see the change, such as when you choose another card to give.
    version: u64,
    #[serde(flatten)]
    table: TableView,
}

/// The table as you see it now.
#[derive(JsonSchema)]
#[expect(dead_code, reason = "for the API document")]
pub(crate) struct TableAnswer {
    #[serde(flatten)]
    table: SeenTable,
    /// Your token from now on; only in the answer to a request without a token.
    #[serde(skip_serializing_if = "Option::is_none")]
    token: Option<String>,
    /// A ticket to move your seat to another device. It works once, within 15 minutes. Only in the answer
    /// to the command `ticket`.
    #[serde(skip_serializing_if = "Option::is_none")]
    ticket: Option<String>,
}

/// What everybody sees of a table at one moment. All viewers share it. It's written from a
/// [`CommonView`], which has no secrets.
#[derive(Debug)]
pub(crate) struct CommonTable {
    /// [`SeenTable`] without the version and the fields that differ between viewers.
    json: JsonText,
    version: u64,
    /// What a guest sees in those fields.
    guest: OwnTable,
    snapshot_number: u64,
    /// The number of an earlier snapshot, and the patch from it. Most viewers saw the same snapshot
    /// last, so one is enough.
    patch: Mutex<Option<(u64, Arc<CommonPatch>)>>,
}

/// The merge patch from one [`CommonTable`] to another.
#[derive(Debug)]
struct CommonPatch {
    /// `None` if the tables are equal.
    json: Option<JsonText>,
    /// The event for viewers for whom nothing else changed.
    event: Option<Bytes>,
    /// The event for guests, who may be thousands.
    guest_event: OnceLock<Option<Bytes>>,
}

impl CommonTable {
    /// Returns `None` before the table is opened.
    pub(crate) fn of(code: &Code, snapshot: &Snapshot) -> Option<CommonTable> {
        #[derive(Serialize)]
        struct Seen<'a> {
            code: &'a str,
            #[serde(flatten)]
            table: &'a CommonView,
        }
        let guest = snapshot.table.own_view(&Onlooker::Guest)?;
        let table = &*snapshot.common_view()?;
        let code = &code.to_string();
        Some(CommonTable {
            json: JsonText::of(&Seen { code, table }).without(&JsonText::of(&guest)),
            version: snapshot.version,
            guest,
            snapshot_number: snapshot.number,
            patch: Mutex::default(),
        })
    }

    fn patch_from(&self, old: &CommonTable) -> Arc<CommonPatch> {
        let mut last = self.patch.lock();
        if let Some((from, patch)) = &*last
            && *from == old.snapshot_number
        {
            return patch.clone();
        }
        let patch = Arc::new(CommonPatch::between(old, self));
        *last = Some((old.snapshot_number, patch.clone()));
        patch
    }
}

impl CommonPatch {
    fn between(old: &CommonTable, new: &CommonTable) -> CommonPatch {
        let json = old.json.patch_to(&new.json);
        let data = match &json {
            Some(json) => Some(json.written()),
            // The id of the event is the version, so an empty patch is sent for a new version.
            None => (old.version != new.version).then(|| "{}".to_owned()),
        };
        CommonPatch {
            json,
            event: data.map(|data| sse::event(None, &data, Some(new.version))),
            guest_event: OnceLock::new(),
        }
    }
}

/// What one viewer sees of a table at one moment, in two parts: what everybody sees, and what only this
/// viewer sees. Together they are a [`SeenTable`].
#[derive(Debug)]
pub(crate) struct TableText {
    common: Arc<CommonTable>,
    own: OwnTable,
}

impl TableText {
    /// Returns `None` before the table is opened.
    pub(crate) fn of(code: &Code, snapshot: &Snapshot, onlooker: &Onlooker) -> Option<TableText> {
        let text = TableText {
            common: snapshot.common_json(code)?,
            own: snapshot.table.own_view(onlooker)?,
        };
        #[cfg(debug_assertions)]
        {
            use serde_json::{Value, from_str, to_value};
            let view = snapshot.table.view(onlooker, snapshot.presence);
            let mut seen = to_value(view).unwrap_or_default();
            seen["code"] = Value::from(code.to_string());
            seen["version"] = Value::from(snapshot.version);
            assert_eq!(from_str::<Value>(&text.json()).ok(), Some(seen));
        }
        Some(text)
    }

    /// A [`SeenTable`].
    pub(crate) fn json(&self) -> String {
        self.answer(None, None)
    }

    /// A [`TableAnswer`].
    pub(crate) fn answer(&self, token: Option<&Secret>, ticket: Option<&Secret>) -> String {
        #[derive(Serialize)]
        struct Rest<'a> {
            version: u64,
            #[serde(flatten)]
            own: &'a OwnTable,
            #[serde(skip_serializing_if = "Option::is_none")]
            token: Option<&'a str>,
            #[serde(skip_serializing_if = "Option::is_none")]
            ticket: Option<&'a str>,
        }
        let rest = Rest {
            version: self.common.version,
            own: &self.own,
            token: token.map(Secret::as_str),
            ticket: ticket.map(Secret::as_str),
        };
        self.common.json.merged(&JsonText::of(&rest))
    }

    /// The first event of a stream, with the whole table.
    pub(crate) fn first_event(&self) -> Bytes {
        sse::event(Some("view"), &self.json(), Some(self.common.version))
    }

    /// The event with the JSON merge patch that brings a viewer up to date; `None` if nothing changed for
    /// this viewer. There are many of these, so they are short: they have no name, and their id is the
    /// version.
    pub(crate) fn event_after(&self, old: &TableText) -> Option<Bytes> {
        let common = self.common.patch_from(&old.common);
        if self.own == old.own {
            return common.event.clone();
        }
        let event = || {
            let Some(own) = JsonText::of(&old.own).patch_to(&JsonText::of(&self.own)) else {
                return common.event.clone();
            };
            let json = match &common.json {
                Some(common) => common.merged(&own),
                None => own.written(),
            };
            Some(sse::event(None, &json, Some(self.common.version)))
        };
        if self.is_guest() && old.is_guest() {
            return common.guest_event.get_or_init(event).clone();
        }
        event()
    }

    /// Whether this viewer sees what any guest sees.
    fn is_guest(&self) -> bool {
        self.own == self.common.guest
    }
}
