//! Reads an upload part by part: its fields, its pictures and its zips.

use std::{
    fs::File,
    io::{Seek, SeekFrom, Write},
};

use moonhare_deck::{FileProblem, title_from};
use moonhare_import::{DeckLimits, FileKind, Found, Import, Shape};
use moonhare_shelf::Sent;
use tokio::task::spawn_blocking;

use crate::{
    Unavailable,
    http::{App, Problem, multipart::Multipart},
};

/// A picture of up to this many bytes waits in memory until it is decoded. A larger one waits on disk.
const MOST_IN_MEMORY: usize = 1024 * 1024;

/// How many bytes are written to disk at once.
const WRITE_BYTES: usize = 256 * 1024;

/// After this many bytes written to disk, the server checks how much of the disk is free.
const CHECK_BYTES: usize = 4 * 1024 * 1024;

/// The most bytes of a text field. Whatever is longer is cut off.
const MOST_TEXT: usize = 400;

/// What was in an upload.
#[derive(Debug, Default)]
pub(super) struct Received {
    shape: Shape,
    pub(super) keep: bool,
    pub(super) title: Option<String>,
    /// The idempotency key of a form.
    pub(super) key: Option<String>,
    pub(super) import: Option<Box<Import>>,
}

/// Reads the parts of a form one by one. Each file becomes a card before the next one is read, so only
/// one is in memory.
pub(super) async fn receive(app: &App, mut form: Multipart) -> Result<Received, Problem> {
    let store = app.rooms.store();
    let mut received = Received::default();
    while let Some(head) = form.next().await? {
        let Some(file_name) = head.file_name else {
            let text = read_text(&mut form).await?;
            match head.name.as_str() {
                "shape" if text == "fit" => received.shape = Shape::Fit,
                "keep" => received.keep = matches!(text.as_str(), "on" | "1" | "true" | "yes"),
                "key" if !text.is_empty() => received.key = Some(text),
                "title" if !text.trim().is_empty() => received.title = Some(title_from(&text)),
                _ => {}
            }
            continue;
        };
        // If nobody chose a file, a browser sends one without a name.
        if file_name.is_empty() {
            continue;
        }
        app.check_space_for_upload().await?;
        let import = received.import.take();
        let import = import.unwrap_or_else(|| new_import(received.shape));
        received.import = Some(match read_file(app, &mut form, &file_name).await? {
            ReadFile::Picture(sent) => app.importing.take(import, sent, store).await?,
            ReadFile::Zip(zip) => {
                let title = Some(title_from(&file_name)).filter(|title| !title.is_empty());
                received.title = received.title.take().or(title);
                let check = || {
                    let app = app.clone();
                    async move { app.check_space_for_upload().await }
                };
                (app.importing.take_zip(import, zip, file_name, store, check)).await?
            }
        });
    }
    Ok(received)
}

pub(super) fn new_import(shape: Shape) -> Box<Import> {
    Box::new(Import::new(shape, DeckLimits::default()))
}

async fn read_text(form: &mut Multipart) -> Result<String, Problem> {
    let mut bytes = Vec::new();
    while let Some(chunk) = form.chunk().await? {
        let left = MOST_TEXT.saturating_sub(bytes.len());
        bytes.extend(chunk.iter().take(left));
    }
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}

enum ReadFile {
    Picture(Sent),
    Zip(File),
}

/// Reads a small picture into memory, and a larger picture or a zip into a file. Skips a picture
/// that is too large.
async fn read_file(app: &App, form: &mut Multipart, name: &str) -> Result<ReadFile, Problem> {
    let most = DeckLimits::default().file_bytes;
    let (mut bytes, mut length) = (Vec::new(), 0);
    let (mut disk, mut is_zip) = (None, false);
    let mut written = 0;
    while let Some(chunk) = form.chunk().await? {
        length += chunk.len() as u64;
        // Read to the end of a file that is too large, because the next one comes after it.
        if length > most && !is_zip {
            (bytes, disk) = (Vec::new(), None);
            continue;
        }
        bytes.extend_from_slice(&chunk);
        is_zip = is_zip || disk.is_none() && FileKind::of(&bytes) == FileKind::Zip;
        if disk.is_none() && (is_zip || bytes.len() > MOST_IN_MEMORY) {
            disk = Some(app.importing.nameless_file().await?);
        }
        if bytes.len() >= WRITE_BYTES
            && let Some(file) = disk.take()
        {
            written += bytes.len();
            if written >= CHECK_BYTES {
                app.check_space_for_upload().await?;
                written = 0;
            }
            disk = Some(write(file, std::mem::take(&mut bytes)).await?);
        }
    }
    let name = name.to_owned();
    if length > most && !is_zip {
        let problem = FileProblem::too_large(&name, most);
        return Ok(ReadFile::Picture(Sent::Here(Err(problem))));
    }
    let Some(file) = disk else {
        return Ok(ReadFile::Picture(Sent::Here(Ok(Found { name, bytes }))));
    };
    let file = rewind(write(file, bytes).await?).await?;
    Ok(if is_zip {
        ReadFile::Zip(file)
    } else {
        ReadFile::Picture(Sent::OnDisk { name, file })
    })
}

async fn write(mut file: File, bytes: Vec<u8>) -> Result<File, Unavailable> {
    blocking_io(move || {
        file.write_all(&bytes)?;
        Ok(file)
    })
    .await
}

async fn rewind(mut file: File) -> Result<File, Unavailable> {
    blocking_io(move || {
        file.seek(SeekFrom::Start(0))?;
        Ok(file)
    })
    .await
}

async fn blocking_io<T: Send + 'static>(
    work: impl FnOnce() -> std::io::Result<T> + Send + 'static,
) -> Result<T, Unavailable> {
    let done = spawn_blocking(work).await;
    let flat = done.unwrap_or_else(|error| Err(std::io::Error::other(error)));
    Ok(flat?)
}
