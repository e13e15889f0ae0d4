//! Every problem has a code, a sentence in every language, and says when to come back.

use std::collections::BTreeSet;

use axum::{
    http::{HeaderMap, StatusCode, header},
    response::IntoResponse,
};
use moonhare_store::StoreError;
use moonhare_table::TableError;
use moonhare_web::Lang;
use std::time::Duration;

use super::{Problem, Unreadable, details::codes_of, render, whole_seconds};
use crate::{
    Unavailable,
    http::{
        reader::Reader,
        schema_check::{FieldError, FieldKind},
    },
};

/// One of each code that isn't the table's.
fn one_of_each() -> Vec<Problem> {
    vec![
        Problem::NoSuchTable,
        Problem::NoSuchPage,
        Problem::WrongMethod,
        Problem::NoSuchSound,
        Problem::NoSuchPicture,
        Unreadable::Url.into(),
        Problem::Field(FieldError::UnknownField {
            field: "colour".into(),
            known: vec!["name".into(), "rabbit".into()],
        }),
        Problem::Field(FieldError::MissingField {
            field: "name".into(),
        }),
        Problem::not_a_number("card"),
        Problem::Field(FieldError::OutOfRange {
            field: "seat".into(),
            least: 0,
            most: 11,
        }),
        Problem::Field(FieldError::UnknownWord {
            field: "mode".into(),
            words: vec!["classic".into(), "party".into()],
        }),
        Problem::Field(FieldError::TooManyItems {
            field: "order".into(),
            most: 12,
            given: 13,
        }),
        Problem::Field(FieldError::UnknownName {
            field: "clue.sound".into(),
        }),
        Problem::BadKey,
        Problem::KeyReused,
        Problem::TooLarge { most: 0 },
        Problem::WrongSoundKind,
        Problem::Password { wrong: false },
        Problem::CrossSite,
        Problem::TooMany {
            wait: Duration::ZERO,
        },
        Problem::TooMuchTalk {
            wait: Duration::ZERO,
        },
        Problem::TooManyStreams,
        Problem::TooManyUploads,
        Problem::TooManyFiles { most: 0 },
        Problem::Busy,
        Problem::Full,
        Problem::DiskFull,
        Problem::Stalled,
        Problem::NoCards { files: Vec::new() },
        Unavailable::temporary("").into(),
        StoreError::Unwritable(String::new()).into(),
        StoreError::Damaged(String::new()).into(),
        StoreError::Gone(String::new()).into(),
        Problem::Bug,
    ]
}

/// Every code is in the API document, and has an example above or is the table's.
#[test]
fn every_code_has_an_example() {
    let mut codes: BTreeSet<_> = one_of_each().iter().map(Problem::code).collect();
    codes.extend(codes_of::<TableError>());
    assert_eq!(codes, codes_of::<Problem>().into_iter().collect());
}

#[test]
fn who_is_to_come_back_is_told_when() {
    let reader = Reader::of(&HeaderMap::new());
    let mut seen = 0;
    for problem in one_of_each() {
        let code = problem.code();
        let response = render(problem.into_response(), &reader, "/");
        if response.status() == StatusCode::TOO_MANY_REQUESTS {
            assert!(
                response.headers().contains_key(header::RETRY_AFTER),
                "{code}"
            );
            seen += 1;
        }
    }
    assert!(seen >= 3);
}

/// Each problem has a sentence of its own in each language, and no sentence is to spare.
#[test]
fn every_problem_is_told_in_every_language() {
    let mut all = one_of_each();
    all.push(Problem::Password { wrong: true });
    all.extend(
        [
            Unreadable::ParserError { why: "eof".into() },
            Unreadable::Json { line: 1, column: 7 },
            Unreadable::NotAnObject,
        ]
        .map(Problem::from),
    );
    all.push(Problem::Field(FieldError::UnknownField {
        field: "colour".into(),
        known: Vec::new(),
    }));
    all.extend(
        [
            FieldKind::Text,
            FieldKind::Boolean,
            FieldKind::List,
            FieldKind::Object,
        ]
        .map(|wanted| {
            Problem::Field(FieldError::WrongKind {
                field: "card".into(),
                wanted,
            })
        }),
    );
    let mut told = BTreeSet::new();
    let mut used = BTreeSet::new();
    for problem in &all {
        let code = problem.code();
        for lang in Lang::all() {
            let sentence = problem.detail(lang);
            assert!(sentence.ends_with('.'), "{code}: {sentence}");
            assert!(!sentence.contains('$'), "{code}: {sentence}");
            if lang.tag() != "en" {
                assert_ne!(sentence, problem.detail(Lang::english()));
            }
            assert!(told.insert((lang.tag(), sentence)), "{code} twice");
        }
        used.insert(format!("problem-{}", code.replace('_', "-")));
    }
    used.remove("problem-no-cards");
    let english = moonhare_languages::english().folder();
    let known = moonhare_languages::messages(english).0.into_keys();
    let known = known.filter(|key| key.starts_with("problem-"));
    assert_eq!(known.collect::<BTreeSet<_>>(), used);
}

#[test]
fn whoever_waits_as_told_is_let_in() {
    let seconds =
        [0, 1, 1000, 1001, 1900].map(|millis| whole_seconds(Duration::from_millis(millis)));
    assert_eq!(seconds, [1, 1, 1, 2, 2]);
}
