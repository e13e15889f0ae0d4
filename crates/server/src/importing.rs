//! Making decks of what people send, beside the games: a few at a time, one picture after another.

use std::{
    fs::File,
    io::{self, Read},
    sync::Arc,
    time::Duration,
};

use bytes::Bytes;
use moonhare_deck::{Found, Import, Imported, Made, OwnDeck, Problem, Zip};
use moonhare_store::Store;
use tokio::{
    sync::{OwnedSemaphorePermit, Semaphore},
    task::spawn_blocking,
};

use crate::{Unavailable, gate::Gate};

/// Uploads at once. The next one is refused and may try again.
const UPLOADS: usize = 4;

/// Pictures decoded at once: each may take some hundred megabytes and a core. More wait their turn on
/// the disk, and turns go round, so that a large upload holds up no other.
const DECODERS: usize = 1;

/// The longest that a picture waits for its turn: each of the others may take as long as a picture may.
const TURN: Duration = Duration::from_secs(60);

/// A file that somebody sent: here, or on the disk until its turn comes.
#[derive(Debug)]
pub(crate) enum Sent {
    Here(Result<Found, Problem>),
    OnDisk { name: String, file: File },
}

impl Sent {
    fn found(self) -> Result<Found, Problem> {
        match self {
            Sent::Here(found) => found,
            Sent::OnDisk { name, mut file } => {
                let mut bytes = Vec::new();
                match file.read_to_end(&mut bytes) {
                    Ok(_) => Ok(Found { name, bytes }),
                    Err(_) => Err(Problem::FileBroken { file: name }),
                }
            }
        }
    }
}

#[derive(Debug)]
pub(crate) struct Importing {
    uploads: Arc<Semaphore>,
    decoders: Gate,
}

impl Importing {
    pub(crate) fn new() -> Importing {
        Importing {
            uploads: Arc::new(Semaphore::new(UPLOADS)),
            decoders: Gate::new("decoders", DECODERS, UPLOADS, TURN),
        }
    }

    /// A place among the uploads, as long as it is held; none if all are taken.
    pub(crate) fn enter(&self) -> Option<OwnedSemaphorePermit> {
        self.uploads.clone().try_acquire_owned().ok()
    }

    async fn work<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Unavailable> {
        self.decoders
            .pass(work)
            .await
            .map_err(Unavailable::just_now)
    }

    /// Takes one file and keeps its pictures.
    pub(crate) async fn take(
        &self,
        mut import: Box<Import>,
        sent: Sent,
        store: &Arc<dyn Store>,
    ) -> Result<Box<Import>, Unavailable> {
        let (import, made) = self
            .work(move || {
                let made = import.take(sent.found());
                (import, made)
            })
            .await?;
        keep(made, store).await?;
        Ok(import)
    }

    /// Takes every file of a zip that lies in a file of its own.
    pub(crate) async fn take_zip(
        &self,
        mut import: Box<Import>,
        zip: File,
        name: String,
        store: &Arc<dyn Store>,
    ) -> Result<Box<Import>, Unavailable> {
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

    /// The deck that came of all files, and how it is kept.
    pub(crate) async fn finish(
        &self,
        import: Box<Import>,
        title: String,
    ) -> Result<(Imported, Bytes), Unavailable> {
        let finish = move || {
            let imported = import.finish(&title);
            let written = imported.deck.as_ref().map(OwnDeck::written);
            (imported, written.unwrap_or_default().into())
        };
        self.work(finish).await
    }
}

async fn keep(made: Option<Made>, store: &Arc<dyn Store>) -> Result<(), Unavailable> {
    let Some(Made { picture, .. }) = made else {
        return Ok(());
    };
    for bytes in [picture.small, picture.large] {
        store.put_blob(bytes.into()).await?;
    }
    Ok(())
}

/// A file without a name that is gone with the last who holds it.
pub(crate) async fn nameless_file() -> Result<File, Unavailable> {
    let made = spawn_blocking(tempfile::tempfile).await;
    let flat = made.unwrap_or_else(|error| Err(io::Error::other(error)));
    Ok(flat?)
}
