//! Sheets of ids: what is known of a log's older records, beside its checkpoint.
//!
//! A sheet has the ids and places of a fixed number of records and never changes. A checkpoint says how
//! many sheets there are before it, so waking costs the same however long the log is. Only who has to know
//! every id fetches the sheets ([`Node::all_ids`]). They are never the truth: if one is missing, or isn't
//! the one that the checkpoint counts on, the log itself is read.

use std::{collections::HashMap, num::NonZeroU32, ops::Deref};

use bytes::{Buf, BufMut, Bytes, BytesMut};

use super::{
    Deadline, Node,
    known::KnownLog,
    sealed::{self, Seal},
};
use crate::{RecordId, StoreError, TableId, Version, tail::LogId};

const KIND: &str = "Moonhare: a sheet of ids, 1\n";

/// How many records are on a sheet, if nobody says otherwise.
pub(super) const SHEET: NonZeroU32 = NonZeroU32::MIN.saturating_add(511);

/// The first sheets of a log, together.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Sheets {
    /// The last record on them, and its stream sequence.
    pub(super) version: Version,
    pub(super) sequence: u64,
    /// The seal of the last one, which names the one before, and so on: no sheet of another history fits.
    pub(super) seal: Seal,
}

impl Sheets {
    pub(super) fn number(&self, size: NonZeroU32) -> u64 {
        self.version.0 / u64::from(size.get())
    }

    /// Where sequences after these sheets are counted from.
    pub(super) fn origin(&self, log: LogId) -> u64 {
        match self.version {
            Version::EMPTY => log.0,
            _ => self.sequence,
        }
    }

    pub(super) fn write(&self, bytes: &mut BytesMut) {
        bytes.put_u64(self.version.0);
        bytes.put_u64(self.sequence);
        bytes.put_slice(&self.seal.0);
    }

    pub(super) fn read_from(bytes: &mut Bytes) -> Option<Sheets> {
        Some(Sheets {
            version: Version(bytes.try_get_u64().ok()?),
            sequence: bytes.try_get_u64().ok()?,
            seal: Seal::read_from(bytes)?,
        })
    }
}

/// The id and the stream sequence of a record.
pub(super) type Place = (RecordId, u64);

/// `None` if two records are too far apart in the stream for 32 bits.
pub(super) fn write_places(bytes: &mut BytesMut, origin: u64, places: &[Place]) -> Option<()> {
    let mut before = origin;
    bytes.put_u32(u32::try_from(places.len()).ok()?);
    for (id, sequence) in places {
        bytes.put_slice(&id.0);
        bytes.put_u32(u32::try_from(sequence.checked_sub(before)?).ok()?);
        before = *sequence;
    }
    Some(())
}

pub(super) fn read_places(bytes: &mut Bytes, origin: u64) -> Option<Vec<Place>> {
    let mut sequence = origin;
    let number = bytes.try_get_u32().ok()?;
    let mut places = Vec::new();
    for _ in 0..number {
        let mut id = [0; 16];
        bytes.try_copy_to_slice(&mut id).ok()?;
        sequence = sequence.checked_add(u64::from(bytes.try_get_u32().ok()?))?;
        places.push((RecordId(id), sequence));
    }
    Some(places)
}

/// A sheet that is to be stored.
#[derive(Debug)]
pub(super) struct NewSheet {
    pub(super) log: LogId,
    /// The sheets before it, and those with it.
    pub(super) before: Sheets,
    pub(super) with: Sheets,
    pub(super) bytes: Bytes,
}

impl NewSheet {
    /// `None` if the places don't fill a sheet, or can't be written.
    pub(super) fn of(
        log: LogId,
        before: Sheets,
        places: &[Place],
        size: NonZeroU32,
    ) -> Option<NewSheet> {
        if places.len() != usize::try_from(size.get()).ok()? {
            return None;
        }
        let (seal, bytes) = sealed::seal(KIND, |bytes| {
            bytes.put_u64(log.0);
            before.write(bytes);
            write_places(bytes, before.origin(log), places)
        })?;
        let with = Sheets {
            version: Version(before.version.0 + u64::from(size.get())),
            sequence: places.last()?.1,
            seal,
        };
        Some(NewSheet {
            log,
            before,
            with,
            bytes,
        })
    }
}

/// What is on the sheet that follows these, and the sheets with it. `None` if it's another sheet, or isn't
/// as it was written.
fn read_next(
    log: LogId,
    before: Sheets,
    size: NonZeroU32,
    bytes: Bytes,
) -> Option<(Vec<Place>, Sheets)> {
    let (seal, mut bytes) = sealed::open(KIND, bytes)?;
    if LogId(bytes.try_get_u64().ok()?) != log || Sheets::read_from(&mut bytes)? != before {
        return None;
    }
    let places = read_places(&mut bytes, before.origin(log))?;
    let with = Sheets {
        version: Version(before.version.0.checked_add(u64::from(size.get()))?),
        sequence: places.last()?.1,
        seal,
    };
    (places.len() as u64 == u64::from(size.get())).then_some((places, with))
}

/// What is on all of these sheets. `None` unless every one is there and is the right one.
fn read_all(
    log: LogId,
    all: Sheets,
    size: NonZeroU32,
    found: impl Iterator<Item = Option<Bytes>>,
) -> Option<Vec<Place>> {
    let (mut places, mut sheets) = (Vec::new(), Sheets::default());
    for bytes in found {
        let (more, with) = read_next(log, sheets, size, bytes?)?;
        places.extend(more);
        sheets = with;
    }
    (sheets == all).then_some(places)
}

/// A log of which every id is known. Only who has this can say that an id is new.
#[derive(Debug)]
pub(super) struct AllIds<'a>(&'a KnownLog);

impl Deref for AllIds<'_> {
    type Target = KnownLog;

    fn deref(&self) -> &KnownLog {
        self.0
    }
}

impl AllIds<'_> {
    pub(super) fn version_of(&self, id: &RecordId) -> Option<Version> {
        self.0.newer_version_of(id)
    }
}

impl Node {
    /// Fetches the ids that aren't known, from their sheets or else from the log. The log may be another
    /// one afterwards, and longer.
    pub(super) async fn all_ids<'a>(
        &self,
        table: &TableId,
        known: &'a mut KnownLog,
        deadline: Deadline,
    ) -> Result<AllIds<'a>, StoreError> {
        if !known.read {
            self.refresh(table, known, deadline).await?;
        }
        while let Some((log, older)) = known.older() {
            match self.on_sheets(table, log, older).await {
                Some(places) => known.put_before(places),
                None => {
                    tracing::debug!(%table, "a sheet of ids is missing, so the log is read");
                    *known = KnownLog::unread(log);
                    self.refresh(table, known, deadline).await?;
                }
            }
        }
        Ok(AllIds(known))
    }

    /// All that is on a table's sheets, if it is as it should be.
    async fn on_sheets(&self, table: &TableId, log: LogId, all: Sheets) -> Option<Vec<Place>> {
        let size = self.ids_on_sheet;
        let subject = |number| self.streams.sheet_subject(table, number);
        let subjects: Vec<String> = (0..all.number(size)).map(subject).collect();
        let stream = self.streams.checkpoints_name();
        let got = self.last_of(&stream, &subjects).await.inspect_err(
            |error| tracing::debug!(%table, %error, "the sheets of ids could not be read"),
        );
        let mut got: HashMap<String, Bytes> = (got.ok()?.into_iter())
            .map(|got| (got.subject, got.message.payload))
            .collect();
        let sheets = subjects.iter().map(|subject| got.remove(subject));
        read_all(log, all, size, sheets)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SIZE: NonZeroU32 = NonZeroU32::MIN.saturating_add(7);
    const LOG: LogId = LogId(10);

    /// What is known of the next eight records.
    fn places(before: Sheets) -> Vec<Place> {
        let version = |number: u64| before.version.0 + number;
        (1..=8)
            .map(|number| RecordId(u128::from(version(number)).to_be_bytes()))
            .zip((1..=8).map(|number| 10 + 3 * version(number)))
            .collect()
    }

    fn sheet(before: Sheets) -> NewSheet {
        NewSheet::of(LOG, before, &places(before), SIZE).unwrap()
    }

    /// The same sheet in another history.
    fn other_sheet(before: Sheets) -> NewSheet {
        let mut places = places(before);
        places[3].0 = RecordId([7; 16]);
        NewSheet::of(LOG, before, &places, SIZE).unwrap()
    }

    #[test]
    fn a_sheet_reads_as_it_was_written() {
        let mut sheets = Sheets::default();
        for number in 0..3 {
            assert_eq!(sheets.number(SIZE), number);
            let next = sheet(sheets);
            let read = |bytes| read_next(LOG, sheets, SIZE, bytes);
            assert_eq!(read(next.bytes.clone()), Some((places(sheets), next.with)));
            sealed::refuses_damage(&next.bytes, |bytes| read(bytes).is_some());
            sheets = next.with;
        }
        assert_eq!((sheets.version, sheets.sequence), (Version(24), 82));
    }

    #[test]
    fn another_sheet_is_not_taken_for_the_one_that_follows() {
        let first = sheet(Sheets::default());
        let second = sheet(first.with);
        let read = |log, before, size| read_next(log, before, size, second.bytes.clone());
        assert!(read(LOG, first.with, SIZE).is_some());
        assert_eq!(read(LogId(11), first.with, SIZE), None, "another log");
        assert_eq!(read(LOG, second.with, SIZE), None, "another place");
        let more = NonZeroU32::MIN.saturating_add(8);
        assert_eq!(read(LOG, first.with, more), None, "another size");
        let other = other_sheet(Sheets::default());
        assert_eq!(read(LOG, other.with, SIZE), None, "another history");
    }

    #[test]
    fn all_sheets_or_none() {
        let first = sheet(Sheets::default());
        let (second, other) = (sheet(first.with), other_sheet(first.with));
        let read = |found: &[Option<&NewSheet>]| {
            let found = found
                .iter()
                .map(|sheet| Some(sheet.as_ref()?.bytes.clone()));
            read_all(LOG, second.with, SIZE, found)
        };
        let all = [places(Sheets::default()), places(first.with)].concat();
        assert_eq!(read(&[Some(&first), Some(&second)]), Some(all));
        for found in [
            &[Some(&first)][..],
            &[Some(&first), None],
            &[None, Some(&second)],
            &[Some(&second), Some(&first)],
            // As it follows the first, only the seal tells it from the right one.
            &[Some(&first), Some(&other)],
        ] {
            assert_eq!(read(found), None, "{found:?}");
        }
    }
}
