//! The files that pages need: styles, script, drawings. They are embedded, and their folder is
//! named by a hash of all of them, so a browser may cache each file for ever.

use std::{fmt::Write, sync::LazyLock};

use sha2::{Digest, Sha256};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Asset {
    pub bytes: &'static [u8],
    pub mime: &'static str,
    /// The content at this address never changes.
    pub immutable: bool,
}

macro_rules! files {
    ($($name:literal: $mime:literal,)*) => {
        &[$(($name, $mime, include_bytes!(concat!("../assets/", $name)))),*]
    };
}

static FILES: &[(&str, &str, &[u8])] = files! {
    "moonhare.css": "text/css; charset=utf-8",
    "moonhare.js": "text/javascript; charset=utf-8",
    "card-back.svg": "image/svg+xml",
    "clouds.svg": "image/svg+xml",
    "stars.svg": "image/svg+xml",
    "logo.svg": "image/svg+xml",
    "icon-192.png": "image/png",
    "icon-512.png": "image/png",
    "icon-mask.png": "image/png",
    "vote-neutral.svg": "image/svg+xml",
    "vote-green.svg": "image/svg+xml",
    "vote-red.svg": "image/svg+xml",
};

/// Files whose address must not change.
static FIXED: &[(&str, &str, &[u8])] = &[(
    "/favicon.svg",
    "image/svg+xml",
    include_bytes!("../assets/logo.svg"),
)];

/// The drawings inlined in every page.
pub(crate) static SYMBOLS: &str = include_str!("../assets/symbols.svg");

/// `/a/<hash>`: one folder, so that the style sheet can name its drawings by file name.
static FOLDER: LazyLock<String> = LazyLock::new(|| {
    let mut hash = Sha256::new();
    for (name, _, bytes) in FILES {
        hash.update(name);
        hash.update(bytes);
    }
    hash.update(WORKER);
    let mut folder = String::from("/a/");
    for byte in &hash.finalize()[..6] {
        // Writing to a string can't fail.
        let _ = write!(folder, "{byte:02x}");
    }
    folder
});

static URLS: LazyLock<Vec<(&str, String)>> = LazyLock::new(|| {
    let url = |name| (name, format!("{}/{name}", *FOLDER));
    FILES.iter().map(|(name, ..)| url(*name)).collect()
});

static WORKER: &str = include_str!("../assets/sw.js");

/// The service worker's text holds the version and the files to cache.
static WORKER_FILLED: LazyLock<String> = LazyLock::new(|| WORKER.replace("/a/0", &FOLDER));

static MANIFEST: LazyLock<String> = LazyLock::new(|| {
    let icon = |name: &str, sizes: &str, purpose: &str| serde_json::json!({ "src": url(name), "sizes": sizes, "type": "image/png", "purpose": purpose });
    serde_json::json!({
        "name": "Moonhare",
        "short_name": "Moonhare",
        "id": "/",
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": "#0a1030",
        "theme_color": "#0a1030",
        "icons": [
            icon("icon-192.png", "192x192", "any"),
            icon("icon-512.png", "512x512", "any"),
            icon("icon-mask.png", "512x512", "maskable"),
        ],
    })
    .to_string()
});

/// The edition of all files. A page with another edition's script was drawn by an older program.
pub fn edition() -> &'static str {
    FOLDER.trim_start_matches("/a/")
}

/// The address of an embedded file, or an empty string for an unknown name.
pub fn url(name: &str) -> &'static str {
    let found = URLS.iter().find(|(known, _)| *known == name);
    found.map_or("", |(_, url)| url)
}

/// The file at an address: `/a/…`, `/sw.js`, `/manifest.webmanifest`, `/favicon.svg`.
pub fn asset(path: &str) -> Option<Asset> {
    let fixed = |bytes: &'static [u8], mime| Asset {
        bytes,
        mime,
        immutable: false,
    };
    match path {
        "/sw.js" => {
            return Some(fixed(
                WORKER_FILLED.as_bytes(),
                "text/javascript; charset=utf-8",
            ));
        }
        "/manifest.webmanifest" => {
            return Some(fixed(MANIFEST.as_bytes(), "application/manifest+json"));
        }
        _ => {}
    }
    if let Some((_, mime, bytes)) = FIXED.iter().find(|(known, ..)| *known == path) {
        return Some(fixed(bytes, mime));
    }
    let name = path.strip_prefix(FOLDER.as_str())?.strip_prefix('/')?;
    let (_, mime, bytes) = FILES.iter().find(|(known, ..)| *known == name)?;
    Some(Asset {
        bytes,
        mime,
        immutable: true,
    })
}

/// Every address that [`asset`] serves.
pub fn assets() -> impl Iterator<Item = &'static str> {
    let fixed = FIXED.iter().map(|(path, ..)| *path);
    ["/sw.js", "/manifest.webmanifest"]
        .into_iter()
        .chain(fixed)
        .chain(URLS.iter().map(|(_, url)| url.as_str()))
}
