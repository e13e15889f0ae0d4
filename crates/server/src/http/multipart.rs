//! Reads multipart forms (RFC 7578) part by part. Only a piece of one part is in memory.

use std::time::{Duration, Instant};

use axum::{
    body::{Body, BodyDataStream},
    extract::Request,
    http::{HeaderMap, header},
};
use bytes::{Buf, Bytes, BytesMut};
use futures_util::StreamExt;
use memchr::memmem;
use tokio::time::timeout;

use super::Problem;
use crate::timeouts::ClientTimeout;

/// The most bytes in the head of one part. A browser sends about 200.
const LONGEST_HEAD: usize = 8 * 1024;

/// The most bytes in all heads together.
const MOST_BYTES_OF_ALL_HEADS: usize = 1024 * 1024;

/// The most bytes in a boundary (RFC 2046).
const LONGEST_BOUNDARY: usize = 70;

/// A form that is being received.
#[derive(Debug)]
pub(super) struct Multipart {
    body: BodyDataStream,
    /// Bytes that came and weren't read yet: never more than one piece and a head.
    buffer: BytesMut,
    /// What separates two parts.
    delimiter: Vec<u8>,
    /// Whether the current part goes on.
    in_part: bool,
    limits: FormLimits,
    byte_count: usize,
    part_count: usize,
    head_bytes: usize,
    /// How long the server waited for the form.
    waited: Duration,
}

/// How much a form may hold.
#[derive(Clone, Copy, Debug)]
pub(super) struct FormLimits {
    pub(super) bytes: usize,
    pub(super) parts: usize,
    pub(super) timeout: ClientTimeout,
}

/// The head of a part.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct PartHead {
    pub(super) name: String,
    /// The name of the file, if the part is one.
    pub(super) file_name: Option<String>,
}

impl Multipart {
    pub(super) fn of(request: Request, limits: FormLimits) -> Result<Multipart, Problem> {
        let boundary = boundary(request.headers())
            .ok_or_else(|| Problem::parser_error("expected multipart/form-data with a boundary"))?;
        Ok(Multipart::new(request.into_body(), &boundary, limits))
    }

    fn new(body: Body, boundary: &str, limits: FormLimits) -> Multipart {
        Multipart {
            body: body.into_data_stream(),
            // A delimiter begins with a line break, but the form may begin without one.
            buffer: BytesMut::from("\r\n"),
            delimiter: format!("\r\n--{boundary}").into_bytes(),
            in_part: true,
            limits,
            byte_count: 0,
            part_count: 0,
            head_bytes: 0,
            waited: Duration::ZERO,
        }
    }

    /// Goes to the next part and returns its head; `None` after the last one.
    pub(super) async fn next(&mut self) -> Result<Option<PartHead>, Problem> {
        while self.chunk().await?.is_some() {}
        while self.buffer.len() < 2 {
            self.read_more().await?;
        }
        if self.buffer.starts_with(b"--") {
            return Ok(None);
        }
        let end = loop {
            if let Some(end) = memmem::find(&self.buffer, b"\r\n\r\n") {
                break end + 4;
            }
            if self.buffer.len() > LONGEST_HEAD {
                return Err(Problem::parser_error("the head of a part is too long"));
            }
            self.read_more().await?;
        };
        self.part_count += 1;
        self.head_bytes += end;
        if self.part_count > self.limits.parts {
            let most = self.limits.parts;
            return Err(Problem::TooManyFiles { most });
        }
        if end > LONGEST_HEAD || self.head_bytes > MOST_BYTES_OF_ALL_HEADS {
            return Err(Problem::parser_error("the heads of the parts are too long"));
        }
        let head = self.buffer.split_to(end);
        self.in_part = true;
        Ok(Some(PartHead::read(&String::from_utf8_lossy(&head))))
    }

    /// The next piece of the current part; `None` at its end.
    pub(super) async fn chunk(&mut self) -> Result<Option<Bytes>, Problem> {
        // The last bytes may be the beginning of a delimiter.
        let tail = self.delimiter.len() - 1;
        while self.in_part {
            if let Some(end) = memmem::find(&self.buffer, &self.delimiter) {
                let last = self.buffer.split_to(end).freeze();
                self.buffer.advance(self.delimiter.len());
                self.in_part = false;
                return Ok(Some(last).filter(|last| !last.is_empty()));
            }
            if self.buffer.len() > tail {
                let complete = self.buffer.len() - tail;
                return Ok(Some(self.buffer.split_to(complete).freeze()));
            }
            self.read_more().await?;
        }
        Ok(None)
    }

    /// Waits for the next piece of the form.
    async fn read_more(&mut self) -> Result<(), Problem> {
        let limit = self.limits.timeout.after(self.byte_count as u64);
        let began = Instant::now();
        let next = timeout(limit.saturating_sub(self.waited), self.body.next()).await;
        self.waited += began.elapsed();
        let piece = match next.map_err(|_| Problem::Stalled)? {
            Some(piece) => piece.map_err(Problem::parser_error)?,
            None => return Err(Problem::parser_error("the form ends too early")),
        };
        self.byte_count += piece.len();
        if self.byte_count > self.limits.bytes {
            let most = self.limits.bytes;
            return Err(Problem::TooLarge { most });
        }
        self.buffer.extend_from_slice(&piece);
        Ok(())
    }
}

fn boundary(headers: &HeaderMap) -> Option<String> {
    let kind = headers.get(header::CONTENT_TYPE)?.to_str().ok()?;
    let form = kind.split(';').next()?.trim();
    if !form.eq_ignore_ascii_case("multipart/form-data") {
        return None;
    }
    let boundary = parameter(kind, "boundary")?;
    (1..=LONGEST_BOUNDARY)
        .contains(&boundary.len())
        .then_some(boundary)
}

impl PartHead {
    fn read(text: &str) -> PartHead {
        let disposition = text.split("\r\n").find_map(|line| {
            let (name, value) = line.split_once(':')?;
            let wanted = name.trim().eq_ignore_ascii_case("content-disposition");
            wanted.then_some(value)
        });
        let disposition = disposition.unwrap_or_default();
        PartHead {
            name: parameter(disposition, "name").unwrap_or_default(),
            file_name: parameter(disposition, "filename"),
        }
    }
}

/// The value of a parameter, as in `form-data; name="a"; filename="b.jpg"`.
fn parameter(text: &str, wanted: &str) -> Option<String> {
    let mut rest = text;
    loop {
        rest = rest.split_once(';')?.1;
        let (name, value) = rest.split_once('=')?;
        let (value, behind) = match value.trim_start().strip_prefix('"') {
            Some(quoted) => unquoted(quoted),
            None => {
                let end = value.find(';').unwrap_or(value.len());
                (value[..end].trim().to_owned(), &value[end..])
            }
        };
        if name.trim().eq_ignore_ascii_case(wanted) {
            return Some(value);
        }
        rest = behind;
    }
}

/// The text before the closing quotation mark, and the rest. A backslash that doesn't escape a quotation
/// mark stays, because some systems have them in names.
fn unquoted(text: &str) -> (String, &str) {
    let mut value = String::new();
    let mut letters = text.char_indices().peekable();
    while let Some((at, letter)) = letters.next() {
        match letter {
            '"' => return (value, &text[at + 1..]),
            '\\' if letters.next_if(|(_, next)| *next == '"').is_some() => value.push('"'),
            letter => value.push(letter),
        }
    }
    (value, "")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::config::Limits;

    fn most() -> FormLimits {
        FormLimits {
            bytes: 4_000_000,
            parts: 50,
            timeout: ClientTimeout::new(&Limits::default()),
        }
    }

    /// A form that comes in pieces of this size.
    fn form(text: &[u8], piece: usize) -> Multipart {
        let pieces: Vec<_> = (text.chunks(piece))
            .map(|piece| Ok::<_, std::io::Error>(Bytes::copy_from_slice(piece)))
            .collect();
        let body = Body::from_stream(futures_util::stream::iter(pieces));
        Multipart::new(body, "moon", most())
    }

    async fn read(parts: &mut Multipart) -> Result<Vec<(PartHead, Vec<u8>)>, Problem> {
        let mut all = Vec::new();
        while let Some(head) = parts.next().await? {
            let mut bytes = Vec::new();
            while let Some(chunk) = parts.chunk().await? {
                bytes.extend(chunk);
            }
            all.push((head, bytes));
        }
        Ok(all)
    }

    fn part(head: &str, content: &str) -> String {
        format!("--moon\r\nContent-Disposition: form-data; {head}\r\n\r\n{content}\r\n")
    }

    #[tokio::test]
    async fn parts_are_read_whatever_pieces_they_come_in() {
        let text = [
            "before the first\r\n".into(),
            part("name=\"shape\"", "fit"),
            part(
                r#"name="files"; filename="a;\"b\\.jpg""#,
                "--moo\r\n--moo\r\n\r\n--moo",
            ),
            part("filename=c.png; name=files", ""),
            "--moon\r\n\r\nneither name nor file\r\n".into(),
            "--moon--\r\nbehind the last".to_owned(),
        ]
        .concat();
        for piece in [1, 2, 3, 7, 64, 10_000] {
            let all = read(&mut form(text.as_bytes(), piece)).await.unwrap();
            let told: Vec<_> = (all.iter())
                .map(|(head, bytes)| {
                    let text = str::from_utf8(bytes).unwrap();
                    (head.name.as_str(), head.file_name.as_deref(), text)
                })
                .collect();
            assert_eq!(
                told,
                [
                    ("shape", None, "fit"),
                    (
                        "files",
                        Some(r#"a;"b\\.jpg"#),
                        "--moo\r\n--moo\r\n\r\n--moo"
                    ),
                    ("files", Some("c.png"), ""),
                    ("", None, "neither name nor file"),
                ]
            );
        }
    }

    #[tokio::test]
    async fn what_is_not_read_is_passed_over() {
        let text = [part("name=a", &"x".repeat(5000)), part("name=b", "y")].concat() + "--moon--";
        let mut parts = form(text.as_bytes(), 100);
        assert_eq!(parts.next().await.unwrap().unwrap().name, "a");
        assert_eq!(parts.next().await.unwrap().unwrap().name, "b");
        assert_eq!(parts.chunk().await.unwrap().unwrap(), "y");
        assert_eq!(parts.next().await.unwrap(), None);
    }

    #[tokio::test]
    async fn forms_have_bounds() {
        let long = part(&format!("name=\"{}\"", "x".repeat(3_000_000)), "") + "--moon--";
        let mut parts = form(long.as_bytes(), 1000);
        assert!(matches!(
            read(&mut parts).await,
            Err(Problem::Unreadable(_))
        ));
        assert!(
            parts.byte_count < 2 * LONGEST_HEAD,
            "{} bytes read",
            parts.byte_count
        );

        let many = part("name=a", "").repeat(1000) + "--moon--";
        let mut parts = form(many.as_bytes(), 1000);
        let refused = read(&mut parts).await;
        assert!(matches!(refused, Err(Problem::TooManyFiles { most: 50 })));
        assert_eq!(parts.part_count, 51);

        let large = part("name=a", &"x".repeat(4_000_000)) + "--moon--";
        let refused = read(&mut form(large.as_bytes(), 1000)).await;
        assert!(matches!(refused, Err(Problem::TooLarge { .. })));

        for end in ["", "--moon", "--moon\r\n", "--moon\r\na: b\r\n\r\nmore"] {
            let refused = read(&mut form(end.as_bytes(), 3)).await;
            assert!(matches!(refused, Err(Problem::Unreadable(_))), "{end}");
        }
    }

    /// However large a file is, and however many parts there are, the buffer stays small.
    #[tokio::test]
    async fn little_waits_to_be_read() {
        let text = [
            part("name=a", &"x".repeat(100_000)),
            part("name=b", "").repeat(40),
        ]
        .concat();
        let mut parts = form((text + "--moon--").as_bytes(), 1000);
        while parts.next().await.unwrap().is_some() {
            while parts.chunk().await.unwrap().is_some() {
                assert!(parts.buffer.len() < 2000, "{}", parts.buffer.len());
            }
            assert!(parts.buffer.len() < 2000, "{}", parts.buffer.len());
        }
    }

    #[test]
    fn boundaries_are_found_in_the_kind() {
        let found = |kind: &str| {
            let headers = HeaderMap::from_iter([(header::CONTENT_TYPE, kind.parse().unwrap())]);
            boundary(&headers)
        };
        assert_eq!(found("multipart/form-data; boundary=moon").unwrap(), "moon");
        assert_eq!(
            found("Multipart/Form-Data;charset=x; boundary=\"a b\"").unwrap(),
            "a b"
        );
        for none in [
            "application/json",
            "multipart/form-data",
            "multipart/form-data; boundary=",
        ] {
            assert_eq!(found(none), None, "{none}");
        }
    }
}
