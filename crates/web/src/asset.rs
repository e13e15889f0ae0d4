//! The files that pages need: style, script, drawings. They are embedded in the program. Their
//! address contains a hash of all of them, so a browser may cache each file for ever. Scripts are
//! served as they are; the parts of the style are joined into one sheet.

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

static DRAWINGS: &[(&str, &str, &[u8])] = files! {
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

macro_rules! script {
    ($($name:literal)*) => {
        &[$((concat!($name, ".js"), include_bytes!(concat!("../assets/script/", $name, ".js")))),*]
    };
}

/// The modules of the script. The first one starts the others.
static SCRIPT: &[(&str, &[u8])] = script! {
    "main" "arrival" "chat" "clock" "dom" "draft" "forms" "kept" "keyboard" "line" "page" "picks"
    "pictures" "recording" "refusal" "regions" "sending" "share" "sheets" "sound" "store"
    "stream" "turn" "viewer"
};

/// The modules that only the page of a table needs.
static TABLE_SCRIPT: &[(&str, &[u8])] = script! {
    "reveal" "beats" "points" "track" "podium" "reactions" "screen"
};

macro_rules! style {
    ($($name:literal)*) => {
        &[$(include_str!(concat!("../assets/style/", $name, ".css"))),*]
    };
}

/// The parts of the style sheet. Their order counts: among rules of one layer with the same
/// specificity, the later one wins.
static STYLE: &[&str] = style! {
    "tokens" "base"
    "buttons" "fields" "clue" "cards" "line" "track" "sheets"
    "game" "players" "dock" "viewer" "room"
    "reveal" "beside" "home" "lobby" "rounds"
    "motion" "rulebook" "help" "access"
};

/// The parts that only the page of a table needs. The first part of the other sheet declares the order
/// of all layers, so a second sheet doesn't change it.
static TABLE_STYLE: &[&str] = style! { "podium" "pause" "tv" };

static STYLE_SHEET: LazyLock<String> =
    LazyLock::new(|| STYLE.iter().copied().map(minify).collect());
static TABLE_STYLE_SHEET: LazyLock<String> =
    LazyLock::new(|| TABLE_STYLE.iter().copied().map(minify).collect());

/// A part of the sheet without comments and indentation, which no browser needs.
fn minify(part: &str) -> String {
    let mut pieces = part.split("/*");
    let first = pieces.next().unwrap_or_default().to_owned();
    let bare = pieces.fold(first, |bare, piece| {
        bare + piece.split_once("*/").map_or("", |(_, rest)| rest)
    });
    let lines = bare.lines().map(str::trim).filter(|line| !line.is_empty());
    lines.flat_map(|line| [line, "\n"]).collect()
}

/// Name, type and bytes of every file in [`FOLDER`].
static FILES: LazyLock<Vec<(&str, &str, &[u8])>> = LazyLock::new(|| {
    let module = |(name, bytes): &(&'static str, &'static [u8])| {
        (*name, "text/javascript; charset=utf-8", *bytes)
    };
    let sheets = [
        ("moonhare.css", &STYLE_SHEET),
        ("table.css", &TABLE_STYLE_SHEET),
    ];
    let sheet = |(name, sheet): (&'static str, &'static LazyLock<String>)| {
        (name, "text/css; charset=utf-8", sheet.as_bytes())
    };
    (sheets.into_iter().map(sheet))
        .chain(SCRIPT.iter().chain(TABLE_SCRIPT).map(module))
        .chain(DRAWINGS.iter().copied())
        .collect()
});

/// Files that must keep their address.
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
    for (name, _, bytes) in FILES.iter() {
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

/// The service worker, with the version and the list of files to cache filled in.
static WORKER_FILLED: LazyLock<String> = LazyLock::new(|| {
    let drawings = ["card-back.svg", "stars.svg", "clouds.svg"];
    let needed: Vec<&str> = (SCRIPT.iter().chain(TABLE_SCRIPT).map(|(name, _)| *name))
        .chain(["moonhare.css", "table.css"])
        .chain(drawings)
        .collect();
    WORKER
        .replace("/a/0", &FOLDER)
        .replace("['moonhare.css']", &serde_json::json!(needed).to_string())
});

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

/// The version of all these files. A page with a different version was drawn before an update and
/// must reload.
pub fn edition() -> &'static str {
    FOLDER.trim_start_matches("/a/")
}

/// The address of an embedded file, or an empty string for an unknown name.
pub fn url(name: &str) -> &'static str {
    let found = URLS.iter().find(|(known, _)| *known == name);
    found.map_or("", |(_, url)| url)
}

/// The addresses of all modules of a page's script but the first, which the page runs.
pub(crate) fn modules(of_table: bool) -> impl Iterator<Item = &'static str> {
    let more = TABLE_SCRIPT.iter().filter(move |_| of_table);
    SCRIPT.iter().skip(1).chain(more).map(|(name, _)| url(name))
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
