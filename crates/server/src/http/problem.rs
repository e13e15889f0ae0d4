//! Refusals over HTTP, as RFC 9457 problem details with a stable code and a sentence, or as a page.
//!
//! The status depends on what the client can do about it:
//!
//! | status | when |
//! |---|---|
//! | 403 | only somebody else may do it: the host, a player, or people with the password |
//! | 404, 405 | there is no such table, page, recording or picture, or the URL takes another method |
//! | 408 | the rest of the request did not come |
//! | 409 | the rules or the table refuse it now |
//! | 413, 415, 422 | the request is too large, of the wrong kind, or not understood |
//! | 429 | too much at once; `Retry-After` says when to come back |
//! | 500 | a bug, or stored data is damaged |
//! | 503 | the store is unavailable or the server is overloaded |
//! | 507 | the disk is full, almost full or read-only |
//!
//! A handler returns a [`Problem`], and [`guard`](super::guard) renders it for its reader. What operators
//! must know is logged once, here: the detail of an [`Unavailable`], which no reader is told.

mod details;
mod page;

use std::{any::Any, time::Duration};

use aide::OperationOutput;
use axum::{
    http::{HeaderValue, StatusCode, header},
    response::{Html, IntoResponse, Response},
};
use moonhare_deck::FileProblem;
use moonhare_gate::Shut;
use moonhare_rules::RuleError;
use moonhare_shelf::ShelfError;
use moonhare_store::StoreError;
use moonhare_table::TableError;
use schemars::JsonSchema;
use serde::Serialize;

use super::{
    reader::Reader,
    schema_check::{FieldError, FieldKind},
};
use crate::{Cause, Unavailable, room::Refusal};
pub(super) use details::ProblemDetails;

/// When to try again if others must finish first.
const RETRY_LATER: Duration = Duration::from_secs(10);

/// Why a request was refused. The name of a variant is its code. Its other serialized fields are for
/// programs, and the skipped ones only for the sentence that people read.
#[derive(Clone, Debug, JsonSchema, Serialize)]
#[serde(tag = "code", rename_all = "snake_case")]
pub(crate) enum Problem {
    NoSuchTable,
    NoSuchPage,
    /// The URL takes another method.
    #[serde(rename = "not_that_way")]
    WrongMethod,
    NoSuchSound,
    NoSuchPicture,
    Unreadable(Unreadable),
    /// An idempotency key that is empty, too long, or not plain text.
    BadKey,
    /// An idempotency key that was used for another command.
    KeyReused,
    TooLarge {
        #[serde(skip)]
        most: usize,
    },
    /// Not a recording in a format that browsers play.
    #[serde(rename = "sound_kind")]
    WrongSoundKind,
    /// The password is wrong, or was not given yet.
    Password {
        #[serde(skip)]
        wrong: bool,
    },
    CrossSite,
    TooMany {
        #[serde(skip)]
        wait: Duration,
    },
    /// All people at the table together write too much chat.
    TooMuchTalk {
        #[serde(skip)]
        wait: Duration,
    },
    TooManyStreams,
    TooManyUploads,
    TooManyFiles {
        #[serde(skip)]
        most: usize,
    },
    /// The server has no room for this request now: too many wait for the same work, or it holds too
    /// many bytes.
    Busy,
    /// The server opens no new tables, so that the open ones can go on.
    Full,
    /// Too little of the disk is free.
    DiskFull,
    /// The rest of the request did not come.
    Stalled,
    /// No file of an upload became a card.
    NoCards {
        #[serde(skip)]
        files: Vec<FileProblem>,
    },
    Bug,
    #[serde(untagged)]
    Unavailable(Unavailable),
    #[serde(untagged)]
    Field(FieldError),
    #[serde(untagged)]
    Table(TableError),
}

/// A request that could not be parsed at all.
#[derive(Clone, Debug, JsonSchema, Serialize)]
#[serde(untagged)]
pub(crate) enum Unreadable {
    /// The error of a parser, for programmers. People are only told that the request is unreadable.
    ParserError {
        why: String,
    },
    /// The body stops being JSON at this line and column.
    Json {
        #[serde(skip)]
        line: usize,
        #[serde(skip)]
        column: usize,
    },
    NotAnObject,
    /// A part of the URL is unreadable.
    Url,
}

impl OperationOutput for Problem {
    type Inner = Problem;
}

impl Problem {
    /// The request could not be parsed, with the error of the parser.
    #[allow(clippy::needless_pass_by_value)] // `map_err` hands it over
    pub(super) fn parser_error(error: impl ToString) -> Problem {
        let why = error.to_string();
        Unreadable::ParserError { why }.into()
    }

    /// A field of a form is not a number, but must be.
    pub(super) fn not_a_number(field: &str) -> Problem {
        Problem::Field(FieldError::WrongKind {
            field: field.to_owned(),
            wanted: FieldKind::Number,
        })
    }
}

impl From<FieldError> for Problem {
    fn from(error: FieldError) -> Problem {
        match error {
            FieldError::Text(error) => error.into(),
            error => Problem::Field(error),
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

impl From<ShelfError> for Problem {
    fn from(error: ShelfError) -> Problem {
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
            Refusal::Asleep => Unavailable::temporary("the table is asleep").into(),
            Refusal::Broken => Problem::Bug,
        }
    }
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
            Problem::WrongMethod => StatusCode::METHOD_NOT_ALLOWED,
            Problem::Unreadable(_)
            | Problem::Field(_)
            | Problem::BadKey
            | Problem::NoCards { .. } => StatusCode::UNPROCESSABLE_ENTITY,
            Problem::Stalled => StatusCode::REQUEST_TIMEOUT,
            Problem::TooLarge { .. } | Problem::TooManyFiles { .. } => {
                StatusCode::PAYLOAD_TOO_LARGE
            }
            Problem::WrongSoundKind => StatusCode::UNSUPPORTED_MEDIA_TYPE,
            Problem::TooMany { .. }
            | Problem::TooMuchTalk { .. }
            | Problem::TooManyStreams
            | Problem::TooManyUploads => StatusCode::TOO_MANY_REQUESTS,
            Problem::Unavailable(error) => match error.cause {
                Cause::Temporary | Cause::Gone => StatusCode::SERVICE_UNAVAILABLE,
                Cause::Unwritable => StatusCode::INSUFFICIENT_STORAGE,
                Cause::Damaged => StatusCode::INTERNAL_SERVER_ERROR,
            },
            Problem::Busy | Problem::Full => StatusCode::SERVICE_UNAVAILABLE,
            Problem::DiskFull => StatusCode::INSUFFICIENT_STORAGE,
            Problem::Bug => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }

    /// How long the client should wait before it tries again, if the server can say.
    fn retry_after(&self) -> Option<Duration> {
        match self {
            Problem::TooMany { wait } | Problem::TooMuchTalk { wait } => Some(*wait),
            // Others must finish first, and nobody knows when.
            Problem::TooManyStreams | Problem::TooManyUploads | Problem::Busy | Problem::Full => {
                Some(RETRY_LATER)
            }
            _ => None,
        }
    }
}

impl IntoResponse for Problem {
    /// An empty response that carries the problem. [`guard`](super::guard) renders it.
    fn into_response(self) -> Response {
        if let Problem::Unavailable(error) = &self {
            tracing::error!(%error, "unavailable");
        }
        let mut response = self.status().into_response();
        response.extensions_mut().insert(self);
        response
    }
}

/// Rounded up, so that whoever waits that long is let in.
fn whole_seconds(wait: Duration) -> u64 {
    (wait.as_secs() + u64::from(wait.subsec_nanos() > 0)).max(1)
}

/// Renders the problem of a response for its reader, as a page or as problem details.
pub(super) fn render(response: Response, reader: &Reader, path: &str) -> Response {
    let Some(problem) = response.extensions().get::<Problem>() else {
        return response;
    };
    let status = problem.status();
    let mut rendered = if reader.wants_page {
        (status, Html(page::page(reader, problem, path))).into_response()
    } else {
        let kind = [(header::CONTENT_TYPE, "application/problem+json")];
        (status, kind, problem.body(reader.lang)).into_response()
    };
    if let Ok(tag) = HeaderValue::from_str(reader.lang.tag()) {
        rendered.headers_mut().insert(header::CONTENT_LANGUAGE, tag);
    }
    if let Some(wait) = problem.retry_after() {
        rendered
            .headers_mut()
            .insert(header::RETRY_AFTER, HeaderValue::from(whole_seconds(wait)));
    }
    rendered
}

/// The answer after a panic, so that the connection stays open.
pub(super) fn panicked(_: Box<dyn Any + Send + 'static>) -> Response {
    Problem::Bug.into_response()
}

#[cfg(test)]
mod tests;
