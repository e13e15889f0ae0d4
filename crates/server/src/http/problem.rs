//! Refusals over HTTP: RFC 9457 problem details with a stable code and a sentence.
//!
//! Policy: what the rules or the table refuse is 409, what cannot be understood is 422, what needs
//! somebody else is 403, what is not there is 404, too much is 429, 503 is for a store that is away or
//! a server that has its hands full, and 507 for a disk that takes no more. A 500 is a bug, or stored
//! data that is damaged.

use std::{any::Any, time::Duration};

use axum::{
    http::{HeaderValue, StatusCode, header},
    response::{Html, IntoResponse, Response},
};
use moonhare_rules::RuleError;
use moonhare_store::StoreError;
use moonhare_table::TableError;
use moonhare_web::Lang;
use serde::Serialize;
use serde_json::{Map, Value, json};

use super::{
    pages,
    reader::Reader,
    reading::{Kind, Misfit},
};
use crate::{Unavailable, Why, gate::Shut, room::Refusal};

/// For those who are too many at once.
const SOMEWHAT_LATER: Duration = Duration::from_secs(10);

#[derive(Clone, Debug)]
pub(crate) enum Problem {
    Table(TableError),
    NoSuchTable,
    NoSuchPage,
    NotThatWay,
    NoSuchSound,
    NoSuchPicture,
    Unreadable(Unreadable),
    Misfit(Misfit),
    /// Not what an idempotency key looks like.
    BadKey,
    /// An idempotency key that stands for another command already.
    KeyReused,
    TooLarge {
        most: usize,
    },
    SoundKind,
    /// Wrong, or not given yet.
    Password {
        wrong: bool,
    },
    CrossSite,
    TooMany {
        wait: Duration,
    },
    /// At this table, by all together.
    TooMuchTalk {
        wait: Duration,
    },
    TooManyStreams,
    TooManyUploads,
    /// More at once than anybody needs.
    TooManyFiles {
        most: usize,
    },
    /// Too many wait for the same work.
    Busy,
    /// No new tables, so that those which are open go on.
    Full,
    /// Too little of the disk is free.
    DiskFull,
    /// Nothing came any more.
    Stalled,
    /// Of an upload nothing became a card.
    NoCards(Vec<moonhare_deck::Problem>),
    Unavailable(Unavailable),
    Bug,
}

/// What could not be understood of a request as a whole.
#[derive(Clone, Debug)]
pub(crate) enum Unreadable {
    /// In the words of a parser, for whoever writes a program; people are only told that it is so.
    Parsed(String),
    /// Not JSON, from this place on.
    Json {
        line: usize,
        column: usize,
    },
    NotAnObject,
    Address,
}

impl Unreadable {
    fn about(&self) -> Value {
        match self {
            Unreadable::Parsed(_) => json!({ "what": "parsed" }),
            Unreadable::Json { line, column } => {
                json!({ "what": "json", "line": line, "column": column })
            }
            Unreadable::NotAnObject => json!({ "what": "object", "like": r#"{"cards":[5]}"# }),
            Unreadable::Address => json!({ "what": "address" }),
        }
    }
}

impl Problem {
    /// What a parser said.
    #[allow(clippy::needless_pass_by_value)] // `map_err` hands it over
    pub(super) fn parsed(error: impl ToString) -> Problem {
        Unreadable::Parsed(error.to_string()).into()
    }

    /// A field that is no number, though a form says that it is.
    pub(super) fn not_a_number(field: &str) -> Problem {
        Problem::Misfit(Misfit::WrongKind {
            field: field.to_owned(),
            wanted: Kind::Number,
        })
    }
}

impl From<Misfit> for Problem {
    fn from(misfit: Misfit) -> Problem {
        match misfit {
            Misfit::Words(error) => error.into(),
            misfit => Problem::Misfit(misfit),
        }
    }
}

impl From<Unreadable> for Problem {
    fn from(what: Unreadable) -> Problem {
        Problem::Unreadable(what)
    }
}

impl From<TableError> for Problem {
    fn from(error: TableError) -> Problem {
        Problem::Table(error)
    }
}

impl From<RuleError> for Problem {
    fn from(error: RuleError) -> Problem {
        Problem::Table(error.into())
    }
}

impl From<StoreError> for Problem {
    fn from(error: StoreError) -> Problem {
        Unavailable::from(error).into()
    }
}

impl From<Unavailable> for Problem {
    fn from(error: Unavailable) -> Problem {
        Problem::Unavailable(error)
    }
}

impl From<Shut> for Problem {
    fn from(shut: Shut) -> Problem {
        match shut {
            Shut::Busy => Problem::Busy,
            Shut::Broken => Problem::Bug,
        }
    }
}

impl From<Refusal> for Problem {
    fn from(refusal: Refusal) -> Problem {
        match refusal {
            Refusal::Table(error) => error.into(),
            Refusal::KeyReused => Problem::KeyReused,
            Refusal::Unavailable(error) => error.into(),
            Refusal::Asleep => Unavailable::just_now("the table sleeps").into(),
            Refusal::Broken => Problem::Bug,
        }
    }
}

#[derive(Serialize)]
struct Details {
    r#type: &'static str,
    title: &'static str,
    status: u16,
    code: String,
    detail: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    rule: Option<&'static str>,
    /// What the sentence speaks of: numbers, seats, spaces.
    #[serde(flatten)]
    about: Map<String, Value>,
}

impl Problem {
    pub(crate) fn status(&self) -> StatusCode {
        match self {
            Problem::Table(
                TableError::HostOnly
                | TableError::PlayersOnly
                | TableError::Removed
                | TableError::NotABotsMove,
            )
            | Problem::Password { .. }
            | Problem::CrossSite => StatusCode::FORBIDDEN,
            Problem::Table(_) | Problem::KeyReused => StatusCode::CONFLICT,
            Problem::NoSuchTable
            | Problem::NoSuchPage
            | Problem::NoSuchSound
            | Problem::NoSuchPicture => StatusCode::NOT_FOUND,
            Problem::NotThatWay => StatusCode::METHOD_NOT_ALLOWED,
            Problem::Unreadable(_) | Problem::Misfit(_) | Problem::BadKey | Problem::NoCards(_) => {
                StatusCode::UNPROCESSABLE_ENTITY
            }
            Problem::Stalled => StatusCode::REQUEST_TIMEOUT,
            Problem::TooLarge { .. } | Problem::TooManyFiles { .. } => {
                StatusCode::PAYLOAD_TOO_LARGE
            }
            Problem::SoundKind => StatusCode::UNSUPPORTED_MEDIA_TYPE,
            Problem::TooMany { .. }
            | Problem::TooMuchTalk { .. }
            | Problem::TooManyStreams
            | Problem::TooManyUploads => StatusCode::TOO_MANY_REQUESTS,
            Problem::Unavailable(error) => match error.why {
                Why::JustNow | Why::Gone => StatusCode::SERVICE_UNAVAILABLE,
                Why::Unwritable => StatusCode::INSUFFICIENT_STORAGE,
                Why::Damaged => StatusCode::INTERNAL_SERVER_ERROR,
            },
            Problem::Busy | Problem::Full => StatusCode::SERVICE_UNAVAILABLE,
            Problem::DiskFull => StatusCode::INSUFFICIENT_STORAGE,
            Problem::Bug => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }

    /// One of each kind that has a code of its own, for the API document.
    pub(super) fn one_of_each() -> Vec<Problem> {
        vec![
            Problem::NoSuchTable,
            Problem::NoSuchPage,
            Problem::NotThatWay,
            Problem::NoSuchSound,
            Problem::NoSuchPicture,
            Unreadable::Address.into(),
            Problem::Misfit(Misfit::UnknownField {
                field: "colour".into(),
                known: vec!["name".into(), "rabbit".into()],
            }),
            Problem::Misfit(Misfit::MissingField {
                field: "name".into(),
            }),
            Problem::not_a_number("card"),
            Problem::Misfit(Misfit::OutOfRange {
                field: "seat".into(),
                least: 0,
                most: 11,
            }),
            Problem::Misfit(Misfit::UnknownWord {
                field: "mode".into(),
                words: vec!["classic".into(), "party".into()],
            }),
            Problem::Misfit(Misfit::TooManyItems {
                field: "order".into(),
                most: 12,
                given: 13,
            }),
            Problem::Misfit(Misfit::UnknownName {
                field: "clue.sound".into(),
            }),
            Problem::BadKey,
            Problem::KeyReused,
            Problem::TooLarge { most: 0 },
            Problem::SoundKind,
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
            Problem::NoCards(Vec::new()),
            Unavailable::just_now("").into(),
            StoreError::Unwritable(String::new()).into(),
            StoreError::Damaged(String::new()).into(),
            StoreError::Gone(String::new()).into(),
            Problem::Bug,
        ]
    }

    pub(crate) fn code(&self) -> String {
        let code = match self {
            Problem::Table(error) => return about(error).0,
            Problem::Misfit(misfit) => return about(misfit).0,
            Problem::NoSuchTable => "no_such_table",
            Problem::NoSuchPage => "no_such_page",
            Problem::NotThatWay => "not_that_way",
            Problem::NoSuchSound => "no_such_sound",
            Problem::NoSuchPicture => "no_such_picture",
            Problem::Unreadable(_) => "unreadable",
            Problem::BadKey => "bad_key",
            Problem::KeyReused => "key_reused",
            Problem::TooLarge { .. } => "too_large",
            Problem::SoundKind => "sound_kind",
            Problem::Password { .. } => "password",
            Problem::CrossSite => "cross_site",
            Problem::TooMany { .. } => "too_many",
            Problem::TooMuchTalk { .. } => "too_much_talk",
            Problem::TooManyStreams => "too_many_streams",
            Problem::TooManyUploads => "too_many_uploads",
            Problem::TooManyFiles { .. } => "too_many_files",
            Problem::Busy => "busy",
            Problem::Full => "full",
            Problem::DiskFull => "disk_full",
            Problem::Stalled => "stalled",
            Problem::NoCards(_) => "no_cards",
            Problem::Unavailable(error) => match error.why {
                Why::JustNow => "unavailable",
                Why::Unwritable => "unwritable",
                Why::Damaged => "damaged",
                Why::Gone => "data_gone",
            },
            Problem::Bug => "bug",
        };
        code.to_owned()
    }

    /// When it may be worth another try, if that can be said.
    fn wait(&self) -> Option<Duration> {
        match self {
            Problem::TooMany { wait } | Problem::TooMuchTalk { wait } => Some(*wait),
            // Others must finish first, which nobody can foresee.
            Problem::TooManyStreams | Problem::TooManyUploads | Problem::Busy | Problem::Full => {
                Some(SOMEWHAT_LATER)
            }
            _ => None,
        }
    }

    /// A sentence in the reader's language.
    pub(super) fn detail(&self, lang: &Lang) -> String {
        const MEGABYTE: usize = 1024 * 1024;
        let about = match self {
            Problem::Table(error) => return moonhare_web::refusal(lang, error),
            Problem::NoCards(problems) => {
                let sentences: Vec<_> = (problems.iter())
                    .map(|problem| {
                        moonhare_web::file_refusal(lang, problem)
                            .unwrap_or_else(|| problem.to_string())
                    })
                    .collect();
                return moonhare_web::no_cards(lang, &sentences);
            }
            Problem::Unreadable(what) => what.about(),
            Problem::Misfit(misfit) => in_words(about(misfit).1),
            Problem::TooLarge { most } if *most >= 10 * MEGABYTE => {
                json!({ "most": most / MEGABYTE, "unit": "MB" })
            }
            Problem::TooLarge { most } => json!({ "most": most / 1024, "unit": "kB" }),
            Problem::Password { wrong } => {
                json!({ "given": if *wrong { "wrong" } else { "none" } })
            }
            Problem::TooManyFiles { most } => json!({ "most": most }),
            Problem::TooMany { wait } | Problem::TooMuchTalk { wait } => {
                json!({ "seconds": wait.as_secs().max(1) })
            }
            _ => json!({}),
        };
        moonhare_web::problem(lang, &self.code(), &about)
    }

    pub(super) fn body(&self, lang: &Lang) -> Value {
        let status = self.status();
        let (rule, about) = match self {
            Problem::Table(error) => {
                let rule = if let TableError::Rule(error) = error {
                    error.rule()
                } else {
                    None
                };
                (rule, about(error).1)
            }
            Problem::Misfit(misfit) => (None, about(misfit).1),
            Problem::Unreadable(Unreadable::Parsed(why)) => (
                None,
                Map::from_iter([("why".to_owned(), why.as_str().into())]),
            ),
            _ => (None, Map::new()),
        };
        let details = Details {
            r#type: "about:blank",
            title: status.canonical_reason().unwrap_or("Refused"),
            status: status.as_u16(),
            code: self.code(),
            detail: self.detail(lang),
            rule,
            about,
        };
        serde_json::to_value(details).unwrap_or_default()
    }
}

/// The stable code and the particulars, as the errors themselves write them.
fn about(error: &impl Serialize) -> (String, Map<String, Value>) {
    let mut about = match serde_json::to_value(error) {
        Ok(Value::Object(about)) => about,
        _ => Map::new(),
    };
    let code = about
        .remove("code")
        .and_then(|code| code.as_str().map(str::to_owned));
    (code.unwrap_or_else(|| "refused".into()), about)
}

/// A sentence takes numbers and words: a list becomes one word, and how many there are.
fn in_words(mut about: Map<String, Value>) -> Value {
    let mut items = 0;
    for value in about.values_mut() {
        if let Value::Array(list) = value {
            items = list.len();
            let list: Vec<&str> = list.iter().filter_map(Value::as_str).collect();
            *value = list.join(", ").into();
        }
    }
    about.insert("items".into(), items.into());
    Value::Object(about)
}

impl IntoResponse for Problem {
    /// Only the status and the problem itself: [`guard`](super::guard) knows who reads it.
    fn into_response(self) -> Response {
        if let Problem::Unavailable(error) = &self {
            tracing::error!(%error, "unavailable");
        }
        let mut response = self.status().into_response();
        response.extensions_mut().insert(self);
        response
    }
}

/// A problem for its reader: a page, or RFC 9457 problem details.
pub(super) fn written(response: Response, reader: &Reader, path: &str) -> Response {
    let Some(problem) = response.extensions().get::<Problem>() else {
        return response;
    };
    let status = problem.status();
    let mut written = if reader.page {
        (status, Html(pages::trouble(reader, problem, path))).into_response()
    } else {
        let kind = [(header::CONTENT_TYPE, "application/problem+json")];
        (status, kind, problem.body(reader.lang).to_string()).into_response()
    };
    if let Ok(tag) = HeaderValue::from_str(reader.lang.tag()) {
        written.headers_mut().insert(header::CONTENT_LANGUAGE, tag);
    }
    if let Some(wait) = problem.wait() {
        written.headers_mut().insert(
            header::RETRY_AFTER,
            HeaderValue::from(wait.as_secs().max(1)),
        );
    }
    written
}

/// A bug must not take the connection down with it.
pub(super) fn panicked(_: Box<dyn Any + Send + 'static>) -> Response {
    Problem::Bug.into_response()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn who_is_to_come_back_is_told_when() {
        let reader = Reader::of(&axum::http::HeaderMap::new());
        let mut seen = 0;
        for problem in Problem::one_of_each() {
            let code = problem.code();
            let response = written(problem.into_response(), &reader, "/");
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
        let mut all = Problem::one_of_each();
        all.push(Problem::Password { wrong: true });
        all.extend(
            [
                Unreadable::Parsed("eof".into()),
                Unreadable::Json { line: 1, column: 7 },
                Unreadable::NotAnObject,
            ]
            .map(Problem::from),
        );
        all.push(Problem::Misfit(Misfit::UnknownField {
            field: "colour".into(),
            known: Vec::new(),
        }));
        all.extend(
            [Kind::Text, Kind::Truth, Kind::List, Kind::Object].map(|wanted| {
                Problem::Misfit(Misfit::WrongKind {
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
}
