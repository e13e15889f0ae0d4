//! Making decks of the files that people upload while others play: a few uploads at a time, one picture
//! after another.

use std::{
    fs::File,
    io::{self, Read},
    sync::Arc,
    time::Duration,
};

use bytes::Bytes;
use moonhare_deck::{FileProblem, OwnDeck};
use moonhare_gate::Gate;
use moonhare_import::{Found, Import, Imported, Made, Zip};
use moonhare_store::Store;
use tokio::{
    sync::{OwnedSemaphorePermit, Semaphore},
    task::spawn_blocking,
};

use crate::ShelfError;

/// Uploads at once. The next one is refused and may try again.
const UPLOADS: usize = 4;

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
    uploads: Arc<Semaphore>,
    decoders: Gate,
}

impl Importing {
    #[allow(clippy::new_without_default)] // it starts a thread
    pub fn new() -> Importing {
        Importing {
            uploads: Arc::new(Semaphore::new(UPLOADS)),
            decoders: Gate::new("decoders", DECODERS, UPLOADS, TURN),
        }
    }

    /// A place among the uploads, until it's dropped. None if all places are taken.
    pub fn enter(&self) -> Option<OwnedSemaphorePermit> {
        self.uploads.clone().try_acquire_owned().ok()
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

    /// Takes every file of a zip and keeps its pictures.
    pub async fn take_zip(
        &self,
        mut import: Box<Import>,
        zip: File,
        name: String,
        store: &Arc<dyn Store>,
    ) -> Result<Box<Import>, ShelfError> {
        let limits = import.left();
        let opened = self.work(move || Zip::open(zip, &name, &limits)).await?;
        let mut files = match opened {
            Ok(files) => Box::new(files),
            Err(problem) => return self.take(import, Sent::Here(Err(problem)), store).await,
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
                Some(made) => keep(made, store).await?,
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

/// A temporary file without a name. The system deletes it when it is closed.
pub async fn nameless_file() -> Result<File, ShelfError> {
    let made = spawn_blocking(tempfile::tempfile).await;
    let flat = made.unwrap_or_else(|error| Err(io::Error::other(error)));
    Ok(flat?)
}
