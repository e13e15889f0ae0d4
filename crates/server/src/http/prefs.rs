//! A reader's own settings, kept in a cookie.

use axum::{
    http::header,
    response::{IntoResponse, Redirect, Response},
};

use super::{
    Problem,
    change::ChangeRequest,
    forms::{Fields, parse},
    reader::SavedPrefs,
};

/// Whether every browser reads this as a path of this server. Browsers read a backslash as a slash and
/// skip invisible characters.
fn is_own_path(back: &str) -> bool {
    let plain = |byte: u8| byte.is_ascii_graphic() && byte != b'\\';
    back.starts_with('/') && !back.starts_with("//") && back.bytes().all(plain)
}

/// Saves the settings and goes back to the page they were changed on.
pub(super) async fn save(request: ChangeRequest) -> Result<Response, Problem> {
    let mut fields = request.fields()?;
    let back = fields.take("back")?.filter(|back| is_own_path(back));
    let prefs: SavedPrefs = match fields {
        Fields::Json(fields) => parse(fields.into())?,
        Fields::Form(pairs) => {
            let form = serde_urlencoded::to_string(pairs).map_err(Problem::parser_error)?;
            serde_urlencoded::from_str(&form).map_err(Problem::parser_error)?
        }
    };
    let mut response = Redirect::to(back.as_deref().unwrap_or("/")).into_response();
    if let Some(cookie) = prefs.cookie() {
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
    Ok(response)
}
