//! What was in an upload: reads its fields, its pictures and its zips, part by part.

use std::{
    fs::File,
    io::{Seek, SeekFrom, Write},
};

use moonhare_deck::{FileProblem, title_from};
use moonhare_import::{DeckLimits, FileKind, Found, Import, Shape};
use moonhare_shelf::{Sent, nameless_file};
use tokio::task::spawn_blocking;

use crate::{
    Unavailable,
    http::{App, Problem, parts::Parts},
};

/// Files up to this size wait in memory until they are decoded. Larger ones wait on disk.
const SMALL: usize = 1024 * 1024;

/// How many bytes are written to disk at once.
const PIECE: usize = 256 * 1024;

/// The most bytes of a text field. The rest is cut off.
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

/// Reads the parts one after the other. Each file becomes a card before the next one is read, so memory
/// holds only one.
pub(super) async fn receive(app: &App, mut parts: Parts) -> Result<Received, Problem> {
    let store = app.rooms.store();
    let mut brought = Received::default();
    while let Some(head) = parts.next().await? {
        let Some(file) = head.file else {
            let text = read_text(&mut parts).await?;
            match head.name.as_str() {
                "shape" if text == "fit" => brought.shape = Shape::Fit,
                "keep" => brought.keep = matches!(text.as_str(), "on" | "1" | "true" | "yes"),
                "key" if !text.is_empty() => brought.key = Some(text),
                "title" if !text.trim().is_empty() => brought.title = Some(title_from(&text)),
                _ => {}
            }
            continue;
        };
        // If no file was chosen, a form sends one without a name.
        if file.is_empty() {
            continue;
        }
        app.has_disk().await?;
        let import = brought.import.take();
        let import = import.unwrap_or_else(|| new_import(brought.shape));
        brought.import = Some(match read_file(&mut parts, &file).await? {
            Read::File(sent) => app.importing.take(import, sent, store).await?,
            Read::Zip(zip) => {
                let title = Some(title_from(&file)).filter(|title| !title.is_empty());
                brought.title = brought.title.take().or(title);
                app.importing.take_zip(import, zip, file, store).await?
            }
        });
    }
    Ok(brought)
}

pub(super) fn new_import(shape: Shape) -> Box<Import> {
    Box::new(Import::new(shape, DeckLimits::default()))
}

async fn read_text(parts: &mut Parts) -> Result<String, Problem> {
    let mut bytes = Vec::new();
    while let Some(chunk) = parts.chunk().await? {
        let room = MOST_TEXT.saturating_sub(bytes.len());
        bytes.extend(chunk.iter().take(room));
    }
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}

enum Read {
    File(Sent),
    Zip(File),
}

/// Reads a small picture into memory, and a larger picture or a zip into a file. Skips a picture
/// that is too large.
async fn read_file(parts: &mut Parts, name: &str) -> Result<Read, Problem> {
    let most = DeckLimits::default().file_bytes;
    let (mut bytes, mut length) = (Vec::new(), 0);
    let (mut disk, mut is_zip) = (None, false);
    while let Some(chunk) = parts.chunk().await? {
        length += chunk.len() as u64;
        // Skip the rest of a file that is too large, to find the next one.
        if length > most && !is_zip {
            (bytes, disk) = (Vec::new(), None);
            continue;
        }
        bytes.extend_from_slice(&chunk);
        is_zip = is_zip || disk.is_none() && FileKind::of(&bytes) == FileKind::Zip;
        if disk.is_none() && (is_zip || bytes.len() > SMALL) {
            disk = Some(nameless_file().await?);
        }
        if bytes.len() >= PIECE
            && let Some(file) = disk.take()
        {
            disk = Some(write(file, std::mem::take(&mut bytes)).await?);
        }
    }
    let name = name.to_owned();
    if length > most && !is_zip {
        let large = FileProblem::too_large(&name, most);
        return Ok(Read::File(Sent::Here(Err(large))));
    }
    let Some(file) = disk else {
        return Ok(Read::File(Sent::Here(Ok(Found { name, bytes }))));
    };
    let file = rewound(write(file, bytes).await?).await?;
    Ok(if is_zip {
        Read::Zip(file)
    } else {
        Read::File(Sent::OnDisk { name, file })
    })
}

async fn write(mut file: File, bytes: Vec<u8>) -> Result<File, Unavailable> {
    on_disk(move || {
        file.write_all(&bytes)?;
        Ok(file)
    })
    .await
}

async fn rewound(mut file: File) -> Result<File, Unavailable> {
    on_disk(move || {
        file.seek(SeekFrom::Start(0))?;
        Ok(file)
    })
    .await
}

async fn on_disk<T: Send + 'static>(
    work: impl FnOnce() -> std::io::Result<T> + Send + 'static,
) -> Result<T, Unavailable> {
    let done = spawn_blocking(work).await;
    let flat = done.unwrap_or_else(|error| Err(std::io::Error::other(error)));
    Ok(flat?)
}
