//! Passwords of tables. Each hash takes some twenty megabytes and a while, so they are made and
//! judged one after the other.

use std::time::Duration;

use argon2::{
    Argon2,
    password_hash::{PasswordHasher, PasswordVerifier, phc::PasswordHash},
};

use crate::{
    gate::{Gate, Shut},
    secret::fresh,
};

/// The most bytes of a password.
pub(crate) const LONGEST: usize = 200;

/// Judged at once.
const HANDS: usize = 1;

/// The longest that somebody waits to be judged.
const PATIENCE: Duration = Duration::from_secs(5);

#[derive(Debug)]
pub(crate) struct Passwords(Gate);

impl Passwords {
    /// So many wait at the most; the next is told to come again.
    pub(crate) fn new(line: usize) -> Passwords {
        Passwords(Gate::new(HANDS, line, PATIENCE))
    }

    /// What a table remembers of its password.
    pub(crate) async fn hash(&self, password: String) -> Result<String, Shut> {
        let salt: [u8; 16] = fresh().map_err(|_| Shut::Broken)?;
        let hashed = self.0.pass(move || {
            let hash = Argon2::default().hash_password_with_salt(password.as_bytes(), &salt);
            hash.map(|hash| hash.to_string())
        });
        hashed.await?.map_err(|_| Shut::Broken)
    }

    /// Whether this is the password. One that is too long to be is not looked at.
    pub(crate) async fn fits(&self, password: String, hash: String) -> Result<bool, Shut> {
        if password.len() > LONGEST {
            return Ok(false);
        }
        let fits = self.0.pass(move || {
            PasswordHash::new(&hash).is_ok_and(|hash| {
                Argon2::default()
                    .verify_password(password.as_bytes(), &hash)
                    .is_ok()
            })
        });
        fits.await
    }
}
