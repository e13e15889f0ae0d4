//! Whole decks from folders and zips: what is wrong with one file spoils no other.

#![allow(clippy::unwrap_used)]

mod common;

use std::{
    fs,
    io::{Cursor, Write},
};

use common::{encoded, found, import, jpeg, scene, zip_of};
use image::ImageFormat;
use moonhare_deck::{FileProblem, OwnDeck, Size, fingerprint, title_from};
use moonhare_import::{DeckLimits, Import, Shape, Zip, open};
use zip::{CompressionMethod, ZipWriter, write::SimpleFileOptions};

const MANIFEST: &str = r#"
title = "Our summer"
author = "Ana"
licence = "CC BY-SA 4.0"
language = "pt"

[cards."owl.jpg".en]
description = "An owl reads a letter."
words = ["night", "post"]

[cards."owl.jpg".pt]
description = "Uma coruja lê uma carta."

[cards."gone.jpg".en]
description = "Nobody."
"#;

fn zip(bytes: Vec<u8>, limits: &DeckLimits) -> Result<Zip<Cursor<Vec<u8>>>, FileProblem> {
    Zip::open(Cursor::new(bytes), "deck.zip", limits)
}

fn names(deck: &OwnDeck) -> Vec<&str> {
    deck.cards.iter().map(|card| card.name.as_str()).collect()
}

fn sentences(problems: &[FileProblem]) -> Vec<String> {
    problems.iter().map(ToString::to_string).collect()
}

#[test]
fn a_folder_becomes_a_deck() {
    let dir = tempfile::tempdir().unwrap();
    let at = |name: &str| dir.path().join(name);
    fs::create_dir_all(at("birds/.git")).unwrap();
    fs::write(at("owl.jpg"), jpeg(1)).unwrap();
    fs::write(
        at("birds/moth.PNG"),
        encoded(scene(300, 500, 2), ImageFormat::Png),
    )
    .unwrap();
    fs::write(
        at("birds/wren.webp"),
        encoded(scene(900, 500, 3), ImageFormat::WebP),
    )
    .unwrap();
    fs::write(at("deck.toml"), MANIFEST).unwrap();
    for beside in [
        "README.md",
        "LICENSE",
        ".DS_Store",
        "birds/.git/HEAD",
        "birds/Thumbs.db",
    ] {
        fs::write(at(beside), "not a card").unwrap();
    }
    let files = open(dir.path(), &DeckLimits::default()).unwrap();
    let (made, imported) = import(files);
    let deck = imported.deck.unwrap();
    assert_eq!(
        names(&deck),
        ["birds/moth.PNG", "birds/wren.webp", "owl.jpg"]
    );
    assert_eq!(deck.title, "Our summer");
    assert_eq!(deck.author.as_deref(), Some("Ana"));
    assert_eq!(deck.licence.as_deref(), Some("CC BY-SA 4.0"));
    // Words in the reader's language, in the deck's, in any.
    assert_eq!(deck.words(2, "en").unwrap().1.words, ["night", "post"]);
    assert_eq!(
        deck.words(2, "ro").unwrap().1.description,
        "Uma coruja lê uma carta."
    );
    assert_eq!(deck.words(0, "en"), None);
    assert_eq!(
        sentences(&imported.problems),
        ["deck.toml has words for gone.jpg, but there’s no such picture in the deck."]
    );
    // Pictures are known by their hashes, and a deck is what it is written as.
    for (card, made) in deck.cards.iter().zip(&made) {
        assert_eq!(card.large, fingerprint(&made.picture.large));
        assert_eq!(card.small, fingerprint(&made.picture.small));
    }
    assert_eq!(
        deck.picture(2, Size::Small),
        Some(deck.cards[2].small.as_str())
    );
    assert_eq!(OwnDeck::read(&deck.written()).unwrap(), deck);
}

#[test]
fn a_zip_becomes_the_same_deck() {
    let files = [
        ("summer/owl.jpg", jpeg(1)),
        ("summer/deck.toml", MANIFEST.into()),
        ("summer/moth.jpg", jpeg(2)),
        ("__MACOSX/summer/._owl.jpg", b"a shadow".to_vec()),
        ("summer/", Vec::new()),
    ];
    let files: Vec<_> = files
        .into_iter()
        .filter(|(name, _)| !name.ends_with('/'))
        .collect();
    let (_, imported) = import(zip(zip_of(&files), &DeckLimits::default()).unwrap());
    let deck = imported.deck.unwrap();
    assert_eq!(names(&deck), ["summer/owl.jpg", "summer/moth.jpg"]);
    // Names in deck.toml count from where it lies.
    assert_eq!(
        deck.words(0, "en").unwrap().1.description,
        "An owl reads a letter."
    );
    assert_eq!(imported.problems.len(), 1);
}

/// A manifest that names whatever comes to mind is told of in a few sentences, and soon.
#[test]
fn names_without_a_picture_are_counted() {
    let names: String = (0..20_000).map(|n| format!("[cards.{n}]\n")).collect();
    let files = [found("owl.jpg", jpeg(1)), found("deck.toml", names.into())];
    let (_, imported) = import(files);
    assert!(imported.deck.is_some());
    let told = sentences(&imported.problems);
    assert!(told.len() <= 101, "{} sentences", told.len());
    let last = told.last().unwrap();
    assert_eq!(
        last,
        "19900 more problems were found, the first in deck.toml."
    );
}

#[test]
fn a_single_picture_is_a_small_deck() {
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("owl.jpg");
    fs::write(&path, jpeg(1)).unwrap();
    let (_, imported) = import(open(&path, &DeckLimits::default()).unwrap());
    assert_eq!(names(&imported.deck.unwrap()), ["owl.jpg"]);
    let missing = open(&dir.path().join("nowhere"), &DeckLimits::default());
    assert!(missing.err().unwrap().to_string().contains("nowhere"));
}

#[test]
fn one_bad_file_spoils_no_other() {
    let broken = jpeg(3)[..60].to_vec();
    let files = [
        ("owl.jpg", jpeg(1)),
        ("broken.jpg", broken),
        ("tiny.png", encoded(scene(20, 20, 1), ImageFormat::Png)),
        ("photo.heic", b"\0\0\0\x18ftypheic\0\0\0\0".to_vec()),
        ("notes.docx", b"PK\x03\x04words".to_vec()),
        ("empty.jpg", Vec::new()),
        ("../../climb.jpg", jpeg(4)),
        ("/etc/climb.jpg", jpeg(4)),
        ("copy of owl.jpg", jpeg(1)),
        ("deck.toml", b"title = ".to_vec()),
        ("moth.jpg", jpeg(2)),
    ];
    let (made, imported) = import(zip(zip_of(&files), &DeckLimits::default()).unwrap());
    let deck = imported.deck.unwrap();
    assert_eq!(names(&deck), ["owl.jpg", "moth.jpg"]);
    assert_eq!(deck.title, "Untitled");
    assert_eq!(made.len(), 2);
    let said = sentences(&imported.problems);
    let expected = [
        "broken.jpg is damaged or incomplete; save or copy it again.",
        "tiny.png is only 20 × 20 pixels; a card needs at least 200 on each side.",
        "photo.heic is in HEIC format, which we can’t read; save it as JPEG or PNG.",
        "notes.docx isn’t a picture we can use; save it as JPEG, PNG or WebP.",
        "empty.jpg is empty; copy it again.",
        "../../climb.jpg would end up outside the deck; give it a plain file name.",
        "/etc/climb.jpg would end up outside the deck; give it a plain file name.",
        "copy of owl.jpg is the same picture as owl.jpg, so it was left out.",
    ];
    assert_eq!(said[..expected.len()], expected);
    assert!(
        said[expected.len()].starts_with("We couldn’t make sense of deck.toml"),
        "{said:?}"
    );
    assert_eq!(said.len(), expected.len() + 1);
}

/// The same pixels under another date are the same card.
#[test]
fn a_picture_with_other_metadata_is_a_duplicate() {
    let files = [
        found("a.jpg", common::jpeg_turned(scene(400, 600, 1), 1)),
        found("b.jpg", jpeg(1)),
    ];
    let (_, imported) = import(files);
    assert_eq!(
        imported.problems,
        [FileProblem::FileTwice {
            file: "b.jpg".into(),
            other: "a.jpg".into()
        }]
    );
}

#[cfg(unix)]
#[test]
fn links_out_of_a_folder_are_not_followed() {
    let dir = tempfile::tempdir().unwrap();
    let (deck, outside) = (dir.path().join("deck"), dir.path().join("outside"));
    fs::create_dir_all(&outside).unwrap();
    fs::create_dir_all(&deck).unwrap();
    fs::write(outside.join("secret.jpg"), jpeg(1)).unwrap();
    fs::write(deck.join("owl.jpg"), jpeg(2)).unwrap();
    std::os::unix::fs::symlink(outside.join("secret.jpg"), deck.join("link.jpg")).unwrap();
    std::os::unix::fs::symlink(&outside, deck.join("folder")).unwrap();
    let (_, imported) = import(open(&deck, &DeckLimits::default()).unwrap());
    assert_eq!(names(&imported.deck.unwrap()), ["owl.jpg"]);
    assert_eq!(
        sentences(&imported.problems),
        [
            "folder is a link to somewhere else; put the picture itself in the deck.",
            "link.jpg is a link to somewhere else; put the picture itself in the deck.",
        ]
    );
}

fn zeros(megabytes: usize) -> Vec<u8> {
    vec![0; megabytes * 1024 * 1024]
}

#[test]
fn a_bomb_is_named_and_the_rest_still_works() {
    // 100 MB in 100 kB, twice.
    let files = [
        ("owl.jpg", jpeg(1)),
        ("bomb.jpg", zeros(100)),
        ("bomb2.jpg", zeros(100)),
        ("moth.jpg", jpeg(2)),
    ];
    let bytes = zip_of(&files);
    assert!(bytes.len() < 1024 * 1024);
    let (_, imported) = import(zip(bytes, &DeckLimits::default()).unwrap());
    assert_eq!(names(&imported.deck.unwrap()), ["owl.jpg", "moth.jpg"]);
    assert_eq!(
        sentences(&imported.problems),
        [
            "bomb.jpg is larger than 32 MB; save a smaller version.",
            "bomb2.jpg is larger than 32 MB; save a smaller version.",
        ]
    );
}

#[test]
fn many_small_bombs_are_one_large_one() {
    let names: Vec<String> = (0..8).map(|n| format!("{n}.jpg")).collect();
    let files: Vec<_> = names.iter().map(|name| (name.as_str(), zeros(1))).collect();
    let limits = DeckLimits {
        all_bytes: 3 * 1024 * 1024 + 5,
        ..DeckLimits::default()
    };
    let all: Vec<_> = zip(zip_of(&files), &limits).unwrap().collect();
    assert_eq!(all.iter().filter(|found| found.is_ok()).count(), 3);
    let last = all.last().unwrap().as_ref().unwrap_err();
    assert_eq!(
        last.to_string(),
        "Together the files are larger than 3 MB, so 3.jpg and everything after it were left out."
    );
    assert_eq!(all.len(), 4);
}

/// What a zip says of the sizes of its files is not believed.
#[test]
fn a_size_that_lies_unpacks_no_more() {
    let mut bytes = zip_of(&[("bomb.jpg", zeros(100))]);
    let list = bytes
        .windows(4)
        .rposition(|four| four == b"PK\x01\x02")
        .unwrap();
    bytes[list + 24..list + 28].copy_from_slice(&10u32.to_le_bytes());
    let all: Vec<_> = zip(bytes, &DeckLimits::default()).unwrap().collect();
    assert!(all[0].is_err(), "{all:?}");
}

#[test]
fn too_many_files_and_too_many_pictures_are_counted() {
    let limits = DeckLimits {
        files: 3,
        ..DeckLimits::default()
    };
    let names: Vec<String> = (0..4).map(|n| format!("{n}.jpg")).collect();
    let files: Vec<_> = names.iter().map(|name| (name.as_str(), jpeg(1))).collect();
    assert_eq!(
        zip(zip_of(&files), &limits).unwrap_err().to_string(),
        "deck.zip holds more than 3 files; leave out whatever isn’t part of the deck."
    );
    let dir = tempfile::tempdir().unwrap();
    for name in &names {
        fs::write(dir.path().join(name), "x").unwrap();
    }
    let refused = open(dir.path(), &limits).err().unwrap();
    assert!(matches!(refused, FileProblem::TooManyFiles { most: 3, .. }));

    let limits = DeckLimits {
        pictures: 1,
        ..DeckLimits::default()
    };
    let mut import = Import::new(Shape::Crop, limits);
    assert!(import.take(found("a.jpg", jpeg(1))).is_some());
    assert!(import.take(found("b.jpg", jpeg(2))).is_none());
    assert_eq!(
        import.problems()[0].to_string(),
        "The deck already has 1 pictures, so b.jpg was left out; make a second deck."
    );
}

#[test]
fn what_is_no_zip_is_said_so() {
    let whole = zip_of(&[("owl.jpg", jpeg(1))]);
    for bytes in [
        b"PK\x03\x04".to_vec(),
        whole[..whole.len() / 2].to_vec(),
        vec![b'P'; 5_000_000],
    ] {
        assert_eq!(
            zip(bytes, &DeckLimits::default()).unwrap_err().to_string(),
            "deck.zip isn’t a zip, or it’s incomplete; zip the deck again."
        );
    }
}

/// A list of files that says to be longer than memory is not read.
#[test]
fn a_list_without_end_is_refused_at_once() {
    let mut bytes = vec![0; 64 * 1024 * 1024];
    let end = bytes.len() as u64;
    // A zip64 end of list that claims a million files somewhere before it.
    let mut tail = b"PK\x06\x06".to_vec();
    tail.extend(44u64.to_le_bytes());
    tail.extend([45, 0, 45, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
    tail.extend(1_000_000u64.to_le_bytes());
    tail.extend(1_000_000u64.to_le_bytes());
    tail.extend((end - 2_000_000).to_le_bytes());
    tail.extend(2_000_000u64.to_le_bytes());
    tail.extend(b"PK\x06\x07\0\0\0\0");
    tail.extend(end.to_le_bytes());
    tail.extend(1u32.to_le_bytes());
    tail.extend(b"PK\x05\x06\0\0\0\0\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\0\0");
    bytes.extend(tail);
    let began = std::time::Instant::now();
    assert!(matches!(
        zip(bytes, &DeckLimits::default()),
        Err(FileProblem::ZipBroken { .. })
    ));
    assert!(began.elapsed().as_secs() < 5);
}

#[test]
fn other_ways_to_pack_are_named() {
    // Method 12 is bzip2, which is not read; the bit 0 of the flags is a password.
    let with = |change: &dyn Fn(&mut [u8], usize, usize)| {
        let mut bytes = zip_of(&[("owl.jpg", jpeg(1)), ("moth.jpg", jpeg(2))]);
        let list = bytes
            .windows(4)
            .position(|four| four == b"PK\x01\x02")
            .unwrap();
        change(&mut bytes, 0, list);
        let (_, imported) = import(zip(bytes, &DeckLimits::default()).unwrap());
        assert_eq!(names(&imported.deck.unwrap()), ["moth.jpg"]);
        imported.problems[0].to_string()
    };
    let bzip2 = with(&|bytes, local, list| {
        bytes[local + 8] = 12;
        bytes[list + 10] = 12;
    });
    assert!(bzip2.contains("owl.jpg is packed in a way"), "{bzip2}");
    let locked = with(&|bytes, local, list| {
        bytes[local + 6] |= 1;
        bytes[list + 8] |= 1;
    });
    assert!(
        locked.contains("owl.jpg is locked with a password"),
        "{locked}"
    );
    let damaged = with(&|bytes, local, _| bytes[local + 60..local + 200].fill(0x55));
    assert!(damaged.contains("owl.jpg is damaged"), "{damaged}");
}

#[test]
fn a_link_inside_a_zip_is_not_followed() {
    let mut zip_file = ZipWriter::new(Cursor::new(Vec::new()));
    let options = SimpleFileOptions::default().compression_method(CompressionMethod::Stored);
    zip_file
        .add_symlink("link.jpg", "/etc/passwd", options)
        .unwrap();
    zip_file.start_file("owl.jpg", options).unwrap();
    zip_file.write_all(&jpeg(1)).unwrap();
    let bytes = zip_file.finish().unwrap().into_inner();
    let (_, imported) = import(zip(bytes, &DeckLimits::default()).unwrap());
    assert_eq!(names(&imported.deck.unwrap()), ["owl.jpg"]);
    assert_eq!(
        imported.problems,
        [FileProblem::FileIsALink {
            file: "link.jpg".into()
        }]
    );
}

#[test]
fn only_a_deck_is_a_deck() {
    let hash = fingerprint(b"x");
    let good = format!(
        r#"{{"moonhare-deck":1,"title":"A","cards":[{{"name":"a","small":"{hash}","large":"{hash}"}}]}}"#
    );
    assert!(OwnDeck::read(good.as_bytes()).is_ok());
    for bad in [
        String::new(),
        "{}".into(),
        good.replace("\"title\"", "\"ftyp\":1,\"title\""),
        good.replace(&hash, "../../moonhare.sqlite"),
        good.replace("{\"moonhare-deck\":1,", "{ \"moonhare-deck\":1,"),
    ] {
        assert!(OwnDeck::read(bad.as_bytes()).is_err(), "{bad}");
    }
}

#[test]
fn every_problem_names_its_file_and_is_a_sentence() {
    for problem in FileProblem::one_of_each() {
        let said = problem.to_string();
        assert!(said.contains(problem.file()), "{said}");
        assert!(said.ends_with('.') && said.len() > 20, "{said}");
    }
    assert_eq!(title_from("decks/our-summer.zip"), "our summer");
}
