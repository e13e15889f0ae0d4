//! Builds uploads to the attacker's lobby, as a form sends them.

use crate::ground::Ground;

const BOUNDARY: &str = "hare";

/// The part before a file's content.
pub(super) fn head(name: &str) -> Vec<u8> {
    let field = format!("form-data; name=\"files\"; filename=\"{name}\"");
    format!("--{BOUNDARY}\r\ncontent-disposition: {field}\r\n\r\n").into_bytes()
}

/// One file with its boundaries.
pub(super) fn file(name: &str, bytes: &[u8]) -> Vec<u8> {
    [&head(name), bytes, b"\r\n"].concat()
}

/// The part after the last file.
pub(super) fn end() -> Vec<u8> {
    format!("--{BOUNDARY}--\r\n").into_bytes()
}

/// The head of a request that uploads this many bytes to the attacker's lobby.
pub(super) fn request(ground: &Ground, bytes: usize) -> Vec<u8> {
    let headers = format!(
        "content-type: multipart/form-data; boundary={BOUNDARY}\r\ncontent-length: {bytes}\r\n"
    );
    ground.request("POST", &ground.table_path("pictures"), &headers)
}

/// A whole request with one file.
pub(super) fn of_one(ground: &Ground, name: &str, bytes: &[u8]) -> Vec<u8> {
    let body = [file(name, bytes), end()].concat();
    [request(ground, body.len()), body].concat()
}
