//! Making decks of the files that people upload while others play: a few uploads at a time, one picture
//! after another.

use std::{
    fs::File,
    io::{self, Read},
    path::PathBuf,
    sync::Arc,
    time::Duration,
};

use bytes::Bytes;
use moonhare_deck::{FileProblem, OwnDeck};
use moonhare_gate::Gate;
use moonhare_import::{Found, Import, Imported, Made, Zip};
use moonhare_store::Store;
use tokio::task::spawn_blocking;

use crate::ShelfError;

/// Uploads at once. The next one is refused and may try again.
pub const UPLOADS: usize = 4;

/// Pictures decoded at once. Each may take a core and some hundred megabytes. The others wait on the
/// disk, and uploads take turns, so a large one doesn't hold up the others.
const DECODERS: usize = 1;

/// The longest that a picture waits for its turn. The pictures before it may take their full time.
const TURN: Duration = Duration::from_secs(60);

/// A file that somebody sent: in memory, or on the disk until its turn comes.
#[derive(Debug)]
pub enum Sent {
    Here(Result<Found, FileProblem>),
    OnDisk { name: String, file: File },
}

impl Sent {
    fn found(self) -> Result<Found, FileProblem> {
        match self {
            Sent::Here(found) => found,
            Sent::OnDisk { name, mut file } => {
                let mut bytes = Vec::new();
                match file.read_to_end(&mut bytes) {
                    Ok(_) => Ok(Found { name, bytes }),
                    Err(_) => Err(FileProblem::FileBroken { file: name }),
                }
            }
        }
    }
}

/// The uploads of this server.
#[derive(Debug)]
pub struct Importing {
    /// The directory where files wait.
    spool: PathBuf,
    decoders: Gate,
}

impl Importing {
    /// Large files wait in `spool`, or in the system's directory for temporary files.
    pub fn new(spool: Option<PathBuf>) -> Importing {
        Importing {
            spool: spool.unwrap_or_else(std::env::temp_dir),
            decoders: Gate::new("decoders", DECODERS, UPLOADS, TURN),
        }
    }

    /// Free bytes where files wait, or `None` if unknown.
    pub async fn free_space(&self) -> Result<Option<u64>, ShelfError> {
        let spool = self.spool.clone();
        blocking_io(move || moonhare_store::free_space(&spool)).await
    }

    /// A temporary file without a name. The system deletes it when it is closed.
    pub async fn nameless_file(&self) -> Result<File, ShelfError> {
        let spool = self.spool.clone();
        blocking_io(move || tempfile::tempfile_in(spool)).await
    }

    async fn work<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, ShelfError> {
        Ok(self.decoders.pass(work).await?)
    }

    /// Takes one file and keeps its pictures.
    pub async fn take(
        &self,
        mut import: Box<Import>,
        sent: Sent,
        store: &Arc<dyn Store>,
    ) -> Result<Box<Import>, ShelfError> {
        let (import, made) = self
            .work(move || {
                let made = import.take(sent.found());
                (import, made)
            })
            .await?;
        keep(made, store).await?;
        Ok(import)
    }

    /// Takes every file of a zip and keeps its pictures, each of them only if `check` allows it.
    pub async fn take_zip<E: From<ShelfError>, Checking: Future<Output = Result<(), E>>>(
        &self,
        mut import: Box<Import>,
        zip: File,
        name: String,
        store: &Arc<dyn Store>,
        check: impl Fn() -> Checking,
    ) -> Result<Box<Import>, E> {
        let limits = import.left();
        let opened = self.work(move || Zip::open(zip, &name, &limits)).await?;
        let mut files = match opened {
            Ok(files) => Box::new(files),
            Err(problem) => {
                let sent = Sent::Here(Err(problem));
                return Ok(self.take(import, sent, store).await?);
            }
        };
        loop {
            let next;
            (import, files, next) = self
                .work(move || {
                    let next = files.next().map(|found| import.take(found));
                    (import, files, next)
                })
                .await?;
            match next {
                Some(made) => {
                    check().await?;
                    keep(made, store).await?;
                }
                None => {
                    import.unpacked(files.unpacked());
                    return Ok(import);
                }
            }
        }
    }

    /// The finished deck, and the bytes to save it as.
    pub async fn finish(
        &self,
        import: Box<Import>,
        title: String,
    ) -> Result<(Imported, Bytes), ShelfError> {
        let finish = move || {
            let imported = import.finish(&title);
            let written = imported.deck.as_ref().map(OwnDeck::written);
            (imported, written.unwrap_or_default().into())
        };
        self.work(finish).await
    }
}

async fn keep(made: Option<Made>, store: &Arc<dyn Store>) -> Result<(), ShelfError> {
    let Some(Made { picture, .. }) = made else {
        return Ok(());
    };
    for bytes in [picture.small, picture.large] {
        store.put_blob(bytes.into()).await?;
    }
    Ok(())
}

async fn blocking_io<T: Send + 'static>(
    work: impl FnOnce() -> io::Result<T> + Send + 'static,
) -> Result<T, ShelfError> {
    let done = spawn_blocking(work).await;
    let flat = done.unwrap_or_else(|error| Err(io::Error::other(error)));
    Ok(flat?)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Files wait where there is room for them, which need not be where temporary files usually are.
    #[cfg(target_os = "linux")]
    #[tokio::test]
    async fn files_wait_in_the_spool() {
        use std::os::fd::AsRawFd;

        let spool = tempfile::tempdir_in(".").unwrap();
        let importing = Importing::new(Some(spool.path().to_owned()));
        let file = importing.nameless_file().await.unwrap();
        let open = format!("/proc/self/fd/{}", file.as_raw_fd());
        let place = std::fs::read_link(open).unwrap();
        let spool = spool.path().canonicalize().unwrap();
        assert!(place.starts_with(&spool), "{place:?}");
        // It has no name, so nothing is left behind.
        assert_eq!(std::fs::read_dir(spool).unwrap().count(), 0);
        assert!(importing.free_space().await.unwrap().unwrap() > 0);
    }
}
