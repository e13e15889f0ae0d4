//! A problem as a page.

use moonhare_table::TableError;
use moonhare_web::{NoticePage, PasswordPage, Trouble};

use super::Problem;
use crate::{Cause, Unavailable, http::reader::Reader};

/// A page that says what is wrong; for a table with a password, one that asks for it.
pub(super) fn page(reader: &Reader, problem: &Problem, path: &str) -> String {
    let Reader { lang, prefs, .. } = *reader;
    let table_code = path
        .strip_prefix("/t/")
        .and_then(|rest| rest.split('/').next())
        .unwrap_or_default();
    if let Problem::Password { wrong } = problem {
        return moonhare_web::password(&PasswordPage {
            lang,
            prefs,
            code: table_code,
            wrong: *wrong,
        })
        .into_string();
    }
    let sentence = problem.detail(lang);
    let trouble = match problem {
        Problem::NoSuchPage | Problem::NoSuchSound | Problem::NoSuchPicture => Trouble::NotFound,
        Problem::NoSuchTable => Trouble::NoTable(table_code),
        Problem::TooMany { .. }
        | Problem::TooManyStreams
        | Problem::TooManyUploads
        | Problem::Unavailable(Unavailable {
            cause: Cause::Temporary,
            ..
        }) => Trouble::Busy,
        Problem::Bug => Trouble::Broken,
        _ => Trouble::Refused(&sentence),
    };
    let back_home = matches!(
        problem,
        Problem::NoSuchTable | Problem::Table(TableError::Removed)
    );
    let back = if table_code.is_empty() || back_home {
        "/".into()
    } else {
        format!("/t/{table_code}")
    };
    moonhare_web::notice(&NoticePage {
        lang,
        prefs,
        trouble,
        back: &back,
    })
    .into_string()
}
