//! A reader's own settings, kept in a cookie.

use axum::{
    http::header,
    response::{IntoResponse, Redirect, Response},
};

use super::{MOST_BYTES, Problem, change::ChangeRequest, reader::SavedSettings};

/// Whether this is a path of this server in every browser. Browsers read a backslash as a slash and
/// skip invisible characters.
fn is_own_path(back: &str) -> bool {
    let plain = |byte: u8| byte.is_ascii_graphic() && byte != b'\\';
    back.starts_with('/') && !back.starts_with("//") && back.bytes().all(plain)
}

/// Saves the settings and goes back to the page they were changed on.
pub(super) async fn save(request: ChangeRequest) -> Result<Response, Problem> {
    let back = request.fields()?.take("back")?;
    let back = back.filter(|back| is_own_path(back));
    let body = request.body.as_ref();
    let body = body.map_err(|_| Problem::TooLarge { most: MOST_BYTES })?;
    let settings: SavedSettings = serde_urlencoded::from_bytes(body).map_err(Problem::parsed)?;
    let mut response = Redirect::to(back.as_deref().unwrap_or("/")).into_response();
    if let Some(cookie) = settings.cookie() {
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
    Ok(response)
}
