//! Names that callers choose: for a table, and for one append.

use std::{fmt, str::FromStr, sync::Arc};

/// The name of a table: 1 to 40 of `a-z`, `0-9` and `-`. It fits a URL, a file name and a NATS
/// subject unchanged.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TableId(Arc<str>);

impl TableId {
    pub const MAX_LEN: usize = 40;

    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// Why a text cannot name a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TableIdError {
    #[error("a table's name has 1 to {max} characters, not {0}", max = TableId::MAX_LEN)]
    Length(usize),
    #[error("a table's name is made of a-z, 0-9 and -, not {0:?}")]
    Character(char),
}

impl FromStr for TableId {
    type Err = TableIdError;

    fn from_str(text: &str) -> Result<Self, TableIdError> {
        let strange = |c: &char| !matches!(c, 'a'..='z' | '0'..='9' | '-');
        if let Some(c) = text.chars().find(strange) {
            return Err(TableIdError::Character(c));
        }
        match text.len() {
            1..=Self::MAX_LEN => Ok(Self(text.into())),
            len => Err(TableIdError::Length(len)),
        }
    }
}

impl TryFrom<&str> for TableId {
    type Error = TableIdError;

    fn try_from(text: &str) -> Result<Self, TableIdError> {
        text.parse()
    }
}

impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl fmt::Debug for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "TableId({})", self.0)
    }
}

/// The caller's name for one append. The store recognises a repeat by it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RecordId(pub [u8; 16]);

impl fmt::Display for RecordId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_hex(&self.0, f)
    }
}

impl fmt::Debug for RecordId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "RecordId({self})")
    }
}

pub(crate) fn write_hex(bytes: &[u8], f: &mut fmt::Formatter<'_>) -> fmt::Result {
    bytes.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn table_ids_are_short_and_plain() {
        let longest = "z".repeat(40);
        for good in ["a", "0", "-", "blue-hare-7", &longest] {
            assert_eq!(good.parse::<TableId>().unwrap().as_str(), good);
        }
        for (bad, why) in [
            (String::new(), TableIdError::Length(0)),
            ("z".repeat(41), TableIdError::Length(41)),
            ("Hare".into(), TableIdError::Character('H')),
            ("a.b".into(), TableIdError::Character('.')),
            ("a/b".into(), TableIdError::Character('/')),
            ("häschen".into(), TableIdError::Character('ä')),
            ("a\0".into(), TableIdError::Character('\0')),
        ] {
            assert_eq!(bad.parse::<TableId>(), Err(why), "{bad:?}");
        }
    }

    #[test]
    fn record_ids_print_as_hex() {
        let id = RecordId([0xab; 16]);
        assert_eq!(id.to_string(), "ab".repeat(16));
    }
}
