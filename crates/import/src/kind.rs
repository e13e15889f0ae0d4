//! What kind of file it is, by its first bytes. Its name may be wrong.

use image::ImageFormat;

/// The kind of a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FileKind {
    Picture(ImageFormat),
    /// A picture in a format that we don't read.
    Other(&'static str),
    Zip,
    Unknown,
}

impl FileKind {
    pub fn of(bytes: &[u8]) -> FileKind {
        match bytes {
            [0xff, 0xd8, 0xff, ..] => FileKind::Picture(ImageFormat::Jpeg),
            [0x89, b'P', b'N', b'G', b'\r', b'\n', 0x1a, b'\n', ..] => {
                FileKind::Picture(ImageFormat::Png)
            }
            [
                b'R',
                b'I',
                b'F',
                b'F',
                _,
                _,
                _,
                _,
                b'W',
                b'E',
                b'B',
                b'P',
                ..,
            ] => FileKind::Picture(ImageFormat::WebP),
            [b'P', b'K', 3, 4, ..] | [b'P', b'K', 5, 6, ..] => FileKind::Zip,
            [_, _, _, _, b'f', b't', b'y', b'p', brand @ ..] => match brand.get(..4) {
                Some(b"avif" | b"avis") => FileKind::Other("AVIF"),
                Some(b"heic" | b"heix" | b"hevc" | b"mif1" | b"msf1") => FileKind::Other("HEIC"),
                _ => FileKind::Unknown,
            },
            [b'G', b'I', b'F', b'8', ..] => FileKind::Other("GIF"),
            [b'I', b'I', b'*', 0, ..] | [b'M', b'M', 0, b'*', ..] => FileKind::Other("TIFF"),
            [b'B', b'M', _, _, _, _, 0, 0, 0, 0, ..] => FileKind::Other("BMP"),
            [0xff, 0x0a, ..] | [0, 0, 0, 0x0c, b'J', b'X', b'L', b' ', ..] => {
                FileKind::Other("JPEG XL")
            }
            [b'8', b'B', b'P', b'S', ..] => FileKind::Other("Photoshop"),
            _ if bytes.starts_with(b"<svg") || bytes.starts_with(b"<?xml") => {
                FileKind::Other("SVG")
            }
            _ => FileKind::Unknown,
        }
    }
}
