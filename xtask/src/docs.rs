//! ARCHITECTURE.md is held against the code, as far as a program can.

use std::{collections::BTreeSet, fs, path::Path};

fn read(path: &str) -> String {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    fs::read_to_string(root.join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

fn section<'a>(text: &'a str, title: &str) -> &'a str {
    let (_, rest) = text.split_once(title).expect(title);
    rest.split("\n## ").next().unwrap_or(rest)
}

/// The words between backticks, and whether a comma alone stands before each.
fn quoted(text: &str) -> Vec<(&str, bool)> {
    let pieces: Vec<&str> = text.split('`').collect();
    (1..pieces.len())
        .step_by(2)
        .map(|nth| (pieces[nth], pieces[nth - 1] == ", "))
        .collect()
}

#[test]
fn every_stop_of_the_vote_is_there() {
    let text = read("ARCHITECTURE.md").replace("\n   ", " ");
    let mut stops = 0;
    let mut file = String::new();
    for (word, follows) in quoted(section(&text, "## One vote through the house")) {
        if word.contains('/') && (word.ends_with(".rs") || word.ends_with(".js")) {
            file = read(&format!("crates/{word}"));
            stops += 1;
        } else if follows {
            let mut parts = word.rsplit("::");
            let name = parts.next().unwrap_or(word);
            let defined = ["fn", "struct", "enum", "const"]
                .iter()
                .any(|kind| file.contains(&format!("{kind} {name}")));
            assert!(defined, "`{word}` is not where the walk says");
            for owner in parts {
                assert!(file.contains(owner), "`{word}` is not where the walk says");
            }
        }
    }
    assert!(stops > 30, "only {stops} files were found in the walk");
}

#[test]
fn every_crate_is_in_the_table() {
    let text = read("ARCHITECTURE.md");
    let rows = section(&text, "## Crates").lines();
    let named: BTreeSet<String> = rows
        .filter_map(|row| {
            row.strip_prefix("| `")?
                .split('`')
                .next()
                .map(str::to_owned)
        })
        .collect();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../crates");
    let mut there: BTreeSet<String> = fs::read_dir(folder)
        .expect("crates")
        .map(|entry| {
            entry
                .expect("a folder")
                .file_name()
                .to_string_lossy()
                .into_owned()
        })
        .collect();
    there.insert("xtask".into());
    assert_eq!(named, there);
}
