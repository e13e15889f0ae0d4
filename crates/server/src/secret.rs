//! Random bytes, and the secrets by which people are known.

use moonhare_store::{Owner, RecordId};
use moonhare_table::{Gist, TokenHash};
use serde::Serialize;
use sha2::{Digest, Sha256};

use crate::{Code, Unavailable};

#[cfg(test)]
thread_local! {
    /// Where the simulation on this thread gets its randomness, so that a seed replays.
    pub(crate) static SIMULATED: std::cell::RefCell<Option<fastrand::Rng>> = const { std::cell::RefCell::new(None) };
}

/// Random bytes from the operating system.
pub(crate) fn random_bytes<const N: usize>() -> Result<[u8; N], Unavailable> {
    let mut bytes = [0; N];
    #[cfg(test)]
    if SIMULATED.with_borrow_mut(|rng| rng.as_mut().map(|rng| rng.fill(&mut bytes)).is_some()) {
        return Ok(bytes);
    }
    getrandom::fill(&mut bytes).map_err(Unavailable::temporary)?;
    Ok(bytes)
}

/// The gist of a request: a short hash, to recognise the same request again.
pub(crate) fn gist(request: &impl Serialize) -> Result<Gist, Unavailable> {
    let written = serde_json::to_vec(request).map_err(Unavailable::temporary)?;
    let mut short = [0; 8];
    short.copy_from_slice(&Sha256::digest(written)[..8]);
    Ok(Gist(u64::from_le_bytes(short)))
}

/// The secret by which one browser or program is known at all its tables.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Secret(String);

impl Secret {
    const SHORTEST: usize = 22;
    const LONGEST: usize = 128;

    pub(crate) fn new() -> Result<Secret, Unavailable> {
        let bytes: [u8; 20] = random_bytes()?;
        Ok(Secret(
            bytes.iter().map(|byte| format!("{byte:02x}")).collect(),
        ))
    }

    /// Parses a secret from a request. Returns `None` if it is too short, too long, or has other
    /// characters.
    pub(crate) fn parse(text: &str) -> Option<Secret> {
        let plain = text
            .bytes()
            .all(|b| b.is_ascii_alphanumeric() || matches!(b, b'-' | b'_'));
        ((Self::SHORTEST..=Self::LONGEST).contains(&text.len()) && plain)
            .then(|| Secret(text.to_owned()))
    }

    /// The hash by which a table knows this secret. It differs at each table, so nobody can tell that
    /// one person sits at two of them.
    pub(crate) fn token_at(&self, code: &Code) -> TokenHash {
        TokenHash::of(&format!("{code} {}", self.0))
    }

    /// The key under which the listing remembers, only in memory, where this person sits.
    pub(crate) fn listing_key(&self) -> TokenHash {
        TokenHash::of(&format!("seeker {}", self.0))
    }

    /// The id of the record that a command with this idempotency key writes, always the same.
    pub(crate) fn record_id(&self, key: &str) -> RecordId {
        let hash = Sha256::digest(format!("record {} {key}", self.0));
        let mut id = [0; 16];
        id.copy_from_slice(&hash[..16]);
        RecordId(id)
    }

    /// The ticket that the command with this id makes. A repeated command makes the same one.
    pub(crate) fn ticket(&self, code: &Code, id: RecordId) -> Secret {
        let hash = Sha256::digest(format!("ticket {code} {} {id}", self.0));
        Secret(hash[..20].iter().map(|b| format!("{b:02x}")).collect())
    }

    /// The code of the table that this person opens with an idempotency key, always the same.
    pub(crate) fn table_code(&self, key: &str) -> Option<Code> {
        Code::of(&format!("{} {key}", self.0))
    }

    pub(crate) fn as_str(&self) -> &str {
        &self.0
    }
}

/// The owner of a shelf of decks. The hash differs from the person's hash at every table, so nobody can
/// link the two.
impl From<&Secret> for Owner {
    fn from(secret: &Secret) -> Owner {
        Owner::of(&format!("decks of {}", secret.as_str()))
    }
}

impl std::fmt::Debug for Secret {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Secret")
    }
}
