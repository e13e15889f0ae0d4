//! Builds HTTP/2 frames (RFC 9113) for requests that no ordinary client would send.

pub(super) const DATA: u8 = 0;
pub(super) const HEADERS: u8 = 1;
pub(super) const RESET: u8 = 3;
pub(super) const SETTINGS: u8 = 4;
pub(super) const END_STREAM: u8 = 1;
pub(super) const END_HEADERS: u8 = 4;

/// The beginning of a connection whose client has this much room for each answer.
pub(super) fn preface(window: u32) -> Vec<u8> {
    const INITIAL_WINDOW: [u8; 2] = 4_u16.to_be_bytes();
    let setting = [&INITIAL_WINDOW, window.to_be_bytes().as_slice()].concat();
    [
        b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n".as_slice(),
        &frame(SETTINGS, 0, 0, &setting),
    ]
    .concat()
}

/// RFC 9113, section 4.1.
pub(super) fn frame(kind: u8, flags: u8, stream: u32, payload: &[u8]) -> Vec<u8> {
    let length = (payload.len() as u32).to_be_bytes();
    let head = [length[1], length[2], length[3], kind, flags];
    [&head, stream.to_be_bytes().as_slice(), payload].concat()
}

/// The number of the nth request of a connection.
pub(super) fn stream(nth: usize) -> u32 {
    2 * nth as u32 + 1
}

/// The compressed head (RFC 7541) of a request to host h: names by their indices, and a path of fewer
/// than 127 bytes.
pub(super) fn head(method: Method, path: &str) -> Vec<u8> {
    let method = match method {
        Method::Get => 0x82,
        Method::Post => 0x83,
    };
    let mut head = vec![method, 0x86, 0x41, 1, b'h', 0x04, path.len() as u8];
    head.extend(path.as_bytes());
    head
}

#[derive(Clone, Copy, Debug)]
pub(super) enum Method {
    Get,
    Post,
}
