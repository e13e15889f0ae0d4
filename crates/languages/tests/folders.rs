//! A language is a folder: its good parts are used, and its faults are reported with file and line.

#![allow(clippy::unwrap_used)]

use std::{fs, path::Path};

use moonhare_languages::{
    Language, LanguageFolder, LanguageReport, all, english, find, folders, nearest,
};

/// Writes a language's folder.
fn write(folder: &Path, files: &[(&str, &str)]) {
    for (name, text) in files {
        let path = folder.join(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }
}

/// Every fault of a folder, in the words that a translator reads.
fn faults(tag: &str, files: &[(&str, &str)]) -> Vec<String> {
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join(tag);
    fs::create_dir(&path).unwrap();
    write(&path, files);
    let (folder, mut faults) = LanguageFolder::read(&path).unwrap();
    faults.extend(LanguageReport::new(&folder).faults);
    faults.iter().map(ToString::to_string).collect()
}

#[test]
fn built_in_languages_are_correct_and_complete_except_variants() {
    let tags: Vec<&str> = all().iter().map(|language| language.tag()).collect();
    assert_eq!(tags, ["de", "en", "es", "fr", "pt", "pt-PT", "ro"]);
    assert_eq!(english().tag(), "en");
    for language in all() {
        let report = LanguageReport::new(language.folder());
        assert_eq!(report.faults, []);
        assert!(
            report.is_complete() || language.tag().contains('-'),
            "{report:?}"
        );
    }
}

#[test]
fn a_variant_borrows_from_its_language_and_then_from_english() {
    let lineage = |tag| -> Vec<&str> {
        let language = find(tag).unwrap();
        language.lineage().map(Language::tag).collect()
    };
    assert_eq!(lineage("pt-PT"), ["pt-PT", "pt", "en"]);
    assert_eq!(lineage("ro"), ["ro", "en"]);
    assert_eq!(lineage("en"), ["en"]);
    assert_eq!(nearest("fr-CA").unwrap().tag(), "fr");
    assert_eq!(nearest("PT-pt").unwrap().tag(), "pt-PT");
    assert!(nearest("tlh").is_none());
}

#[test]
fn each_fault_of_a_folder_is_named_with_file_and_line() {
    let messages = "\
# A comment.
wait-one = Si aspetta <b>{ $nome }</b>.
privacy = Privacy
nobody-says-this = Boh
players-here = { $count ->
    [one] una persona
    [other] { $count } persone
}
rounds-after = { $rounds ->
    [uno] Dopo un turno
   *[other] Dopo { $rounds } turni
}
privacy = Riservatezza
wait-two = Si aspettano { $first } & { $second }.
";
    let found = faults(
        "it",
        &[
            ("messages/game.ftl", messages),
            ("messages/notes.txt", "ciao"),
            ("README.md", "ciao"),
            (
                "cards.toml",
                "[star_fisher]\ntitle = \"Il pescatore\"\n[nobody]\n",
            ),
            (
                "clues.toml",
                "[star_fisher]\nplain = [\"Il mare\", \"\"]\n[nobody]\noblique = [\"il mare\"]\n",
            ),
            (
                "concepts.toml",
                "sky = \"cielo\"\n\nskyy = \"cielo\"\nsea = \"mare,\"\n",
            ),
            ("sayings.toml", "\"Piano piano\" = \"slow slowly\"\n"),
            (
                "speech.toml",
                "stemmer = \"latin\"\n[moulds]\nfeelings = [\"Un po’ di\"]\n",
            ),
        ],
    );
    assert_eq!(
        found,
        [
            "it/README.md: this file doesn’t belong to a language",
            "it/messages/notes.txt: this file doesn’t belong to a language",
            "it/cards.toml:1: star_fisher has no description",
            "it/cards.toml:1: star_fisher has no words",
            "it/cards.toml:3: nobody has no description",
            "it/cards.toml:3: nobody has no title",
            "it/cards.toml:3: nobody has no words",
            "it/cards.toml:3: nobody is not a card of the deck",
            "it/clues.toml:1: “Il mare” is there already",
            "it/clues.toml:1: “” is empty or longer than 80 characters",
            "it/clues.toml:3: nobody is not a card of the deck",
            "it/concepts.toml:3: skyy is not a concept of the lexicon",
            "it/concepts.toml:4: sea has an empty name",
            "it/messages/game.ftl:2: wait-one has { $nome }, which is never filled in; English has { $name }",
            "it/messages/game.ftl:2: wait-one lacks { $name }",
            "it/messages/game.ftl:4: nobody-says-this is not a message of the program",
            "it/messages/game.ftl:8: can’t be read: The select expression must have a default variant",
            "it/messages/game.ftl:13: privacy is also in it/messages/game.ftl:3",
            "it/messages/game.ftl:14: wait-two has a <, > or & that isn’t part of <b> or </b>",
            "it/sayings.toml:1: “Piano piano” names slowly, which is not a concept of the lexicon",
            "it/speech.toml: latin is not a stemmer; there are arabic, danish, dutch, english, finnish, french, german, greek, hungarian, italian, norwegian, portuguese, romanian, russian, spanish, swedish, tamil, turkish",
            "it/speech.toml: “Un po’ di” needs {a} or {A}, and no other braces",
        ]
    );
}

#[test]
fn every_plural_form_of_a_language_is_required() {
    let text = "rounds-after = { $rounds ->\n    [one] După o rundă\n   *[other] După { $rounds } de runde\n}\n";
    let missing = ["sl/messages/a.ftl:1: rounds-after lacks the plural form [two]"];
    assert_eq!(faults("sl", &[("messages/a.ftl", text)]), missing);
    assert_eq!(faults("it", &[("messages/a.ftl", text)]), [""; 0]);
}

#[test]
fn a_toml_error_is_reported_with_its_line() {
    let found = faults("it", &[("sayings.toml", "\"Piano\" = \"slow\"\n\"Forte\n")]);
    assert_eq!(found.len(), 1, "{found:?}");
    assert!(
        found[0].starts_with("it/sayings.toml:2: can’t be read: "),
        "{found:?}"
    );
}

#[test]
fn a_folder_must_be_named_by_a_tag() {
    let found = faults("the_italian", &[]);
    let what = "the folder’s name is not a language tag like `it` or `fr-CA`";
    assert_eq!(found, [format!("the_italian: {what}")]);
}

#[test]
fn coverage_is_counted_part_by_part() {
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("it");
    write(&path, &[("messages/a.ftl", "privacy = Riservatezza\n")]);
    assert_eq!(folders(dir.path()).unwrap(), [path.as_path()]);
    assert_eq!(folders(&path).unwrap(), [path.as_path()]);
    let report = LanguageReport::new(&LanguageFolder::read(&path).unwrap().0);
    assert_eq!(report.messages.there, 1);
    assert_eq!(report.messages.missing.len() + 1, report.messages.of);
    assert!(!report.messages.missing.contains(&"privacy".to_owned()));
    for part in [
        &report.cards,
        &report.clues,
        &report.concepts,
        &report.sayings,
        &report.speech,
    ] {
        assert_eq!((part.there, part.percent()), (0, 0));
    }
}
