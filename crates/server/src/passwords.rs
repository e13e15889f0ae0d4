//! Passwords of tables. Each hash takes time and about twenty megabytes, so passwords are hashed
//! and checked one after the other, all in the same memory.

use std::{sync::Arc, time::Duration};

use argon2::{
    Algorithm, Argon2, Block, Params, Version,
    password_hash::{
        self,
        phc::{Output, ParamsString, PasswordHash, Salt},
    },
};
use moonhare_gate::{Gate, Shut};
use parking_lot::Mutex;

use crate::secret::random_bytes;

/// The most bytes of a password.
pub(crate) const MOST_BYTES: usize = 200;

/// How many passwords are hashed at once.
const THREADS: usize = 1;

/// How long a password may wait for its turn.
const QUEUE_TIMEOUT: Duration = Duration::from_secs(5);

#[derive(Debug)]
pub(crate) struct Passwords {
    gate: Gate,
    /// Allocated once, for the first password. If it were allocated for every password, it would
    /// fragment the heap and take many times as much.
    memory: Arc<Mutex<Vec<Block>>>,
}

impl Passwords {
    /// At most `queue` passwords wait. The next one is refused, and may be sent again.
    pub(crate) fn new(queue: usize) -> Passwords {
        Passwords {
            gate: Gate::new("passwords", THREADS, queue, QUEUE_TIMEOUT),
            memory: Arc::default(),
        }
    }

    /// The hash that a table keeps of its password.
    pub(crate) async fn hash(&self, password: String) -> Result<String, Shut> {
        let salt: [u8; 16] = random_bytes().map_err(|_| Shut::Broken)?;
        let memory = self.memory.clone();
        let hashed = self.gate.pass(move || new_hash(&password, &salt, &memory));
        hashed.await?.map_err(|_| Shut::Broken)
    }

    /// Whether this is the password. One that is too long is wrong, without a check.
    pub(crate) async fn verify(&self, password: String, hash: String) -> Result<bool, Shut> {
        if password.len() > MOST_BYTES {
            return Ok(false);
        }
        let memory = self.memory.clone();
        let right = self.gate.pass(move || verify(&password, &hash, &memory));
        Ok(right.await?.unwrap_or(false))
    }
}

fn new_hash(
    password: &str,
    salt: &[u8],
    memory: &Mutex<Vec<Block>>,
) -> password_hash::Result<String> {
    let salt = Salt::new(salt)?;
    let params = Params::default();
    let hash = PasswordHash {
        algorithm: Algorithm::default().ident(),
        version: Some(Version::default().into()),
        params: ParamsString::try_from(&params)?,
        salt: Some(salt),
        hash: Some(hash_output(&Argon2::from(params), password, &salt, memory)?),
    };
    Ok(hash.to_string())
}

fn verify(password: &str, hash: &str, memory: &Mutex<Vec<Block>>) -> password_hash::Result<bool> {
    let hash = PasswordHash::new(hash)?;
    let algorithm = Algorithm::try_from(hash.algorithm.as_str())?;
    let version = hash.version.map(Version::try_from).transpose()?;
    let params = Params::try_from(&hash)?;
    let argon2 = Argon2::new(algorithm, version.unwrap_or_default(), params);
    let salt = hash.salt.ok_or(password_hash::Error::PasswordInvalid)?;
    // Outputs are compared in constant time.
    Ok(hash.hash == Some(hash_output(&argon2, password, &salt, memory)?))
}

fn hash_output(
    argon2: &Argon2<'_>,
    password: &str,
    salt: &Salt,
    memory: &Mutex<Vec<Block>>,
) -> password_hash::Result<Output> {
    let mut memory = memory.lock();
    let blocks = argon2.params().block_count();
    if memory.len() < blocks {
        memory.resize(blocks, Block::new());
    }
    let mut output = [0; Params::DEFAULT_OUTPUT_LEN];
    argon2.hash_password_into_with_memory(
        password.as_bytes(),
        salt,
        &mut output,
        &mut memory[..],
    )?;
    Ok(Output::new(&output)?)
}

#[cfg(test)]
mod tests {
    use argon2::password_hash::PasswordVerifier;

    use super::*;

    #[tokio::test]
    async fn a_password_fits_its_own_hash_alone() {
        let passwords = Passwords::new(10);
        let hash = passwords.hash("moonbeam".into()).await.unwrap();
        let other = passwords.hash("moonbeam".into()).await.unwrap();
        assert_ne!(hash, other, "no salt");
        for (password, does) in [("moonbeam", true), ("sunbeam", false), ("", false)] {
            let right = passwords.verify(password.into(), hash.clone()).await;
            assert_eq!(right, Ok(does), "{password}");
        }
        for broken in [
            "",
            "moonbeam",
            &hash[..hash.len() - 1],
            "$argon2id$v=19$m=8,t=1,p=1",
        ] {
            let right = passwords.verify("moonbeam".into(), broken.into()).await;
            assert_eq!(right, Ok(false), "{broken}");
        }
    }

    /// Tables that were locked before must still open.
    #[tokio::test]
    async fn hashes_are_written_as_everybody_writes_them() {
        let hash = Passwords::new(10).hash("moonbeam".into()).await.unwrap();
        assert!(
            hash.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"),
            "{hash}"
        );
        let verified = Argon2::default().verify_password(b"moonbeam", hash.as_str());
        assert_eq!(verified, Ok(()));
    }
}
