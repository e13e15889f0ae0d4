//! Files as a form sends them to a lobby.

use crate::ground::Ground;

const BOUNDARY: &str = "hare";

/// What stands before a file.
pub(super) fn head(name: &str) -> Vec<u8> {
    let field = format!("form-data; name=\"files\"; filename=\"{name}\"");
    format!("--{BOUNDARY}\r\ncontent-disposition: {field}\r\n\r\n").into_bytes()
}

/// One file with what stands around it.
pub(super) fn file(name: &str, bytes: &[u8]) -> Vec<u8> {
    [&head(name), bytes, b"\r\n"].concat()
}

/// What stands after the last file.
pub(super) fn end() -> Vec<u8> {
    format!("--{BOUNDARY}--\r\n").into_bytes()
}

/// A request that brings so many bytes of files into the attacker's own lobby, up to the first of them.
pub(super) fn request(ground: &Ground, bytes: usize) -> Vec<u8> {
    let headers = format!(
        "content-type: multipart/form-data; boundary={BOUNDARY}\r\ncontent-length: {bytes}\r\n"
    );
    ground.request("POST", &ground.at_den("pictures"), &headers)
}

/// A whole request with one file.
pub(super) fn of_one(ground: &Ground, name: &str, bytes: &[u8]) -> Vec<u8> {
    let body = [file(name, bytes), end()].concat();
    [request(ground, body.len()), body].concat()
}
