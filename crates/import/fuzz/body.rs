//! Bytes as a zip, as a manifest and as a kept deck, and what must hold whatever they are.

use std::io::Cursor;

use moonhare_deck::{FileProblem, Manifest, OwnDeck};
use moonhare_import::{DeckLimits, Zip};

/// What happened in a run, so that a test can see that runs reach somewhere.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Reached {
    pub(crate) zips: usize,
    pub(crate) files: usize,
    pub(crate) problems: usize,
    pub(crate) manifests: usize,
}

/// Small, so that a bomb is met with few bytes.
fn limits() -> DeckLimits {
    DeckLimits {
        files: 40,
        file_bytes: 64 * 1024,
        all_bytes: 256 * 1024,
        ..DeckLimits::default()
    }
}

pub(crate) fn run(bytes: &[u8]) -> Reached {
    let mut reached = Reached::default();
    let limits = limits();
    match Zip::open(Cursor::new(bytes), "deck.zip", &limits) {
        Ok(files) => {
            reached.zips += 1;
            let (mut all, mut count) = (0, 0);
            for file in files {
                count += 1;
                match file {
                    Ok(found) => {
                        assert!(is_inside(&found.name), "{:?}", found.name);
                        assert!(found.bytes.len() as u64 <= limits.file_bytes);
                        all += found.bytes.len() as u64;
                        reached.files += 1;
                        if found.name.ends_with("deck.toml") {
                            manifest(&found.bytes, &mut reached);
                        }
                    }
                    Err(problem) => {
                        is_sentence(&problem);
                        reached.problems += 1;
                    }
                }
            }
            assert!(all <= limits.all_bytes, "{all}");
            assert!(count <= limits.files, "{count}");
        }
        Err(problem) => is_sentence(&problem),
    }
    manifest(bytes, &mut reached);
    if let Ok(deck) = OwnDeck::read(bytes) {
        assert_eq!(OwnDeck::read(&deck.written()), Ok(deck));
    }
    reached
}

fn manifest(bytes: &[u8], reached: &mut Reached) {
    match Manifest::read(bytes) {
        Ok(manifest) => {
            reached.manifests += 1;
            assert!(manifest.title.is_none_or(|title| {
                !title.is_empty() && title.chars().count() <= 80 && !title.contains('\n')
            }));
        }
        Err(problem) => is_sentence(&problem),
    }
}

fn is_inside(name: &str) -> bool {
    !name.is_empty()
        && !name.starts_with('/')
        && !name.contains('\\')
        && name.split('/').all(|part| !matches!(part, "" | "." | ".."))
}

fn is_sentence(problem: &FileProblem) {
    let said = problem.to_string();
    assert!(said.ends_with('.'), "{said}");
    assert!(said.contains(problem.file()), "{said}");
    assert!(!said.chars().any(char::is_control), "{said:?}");
}
