//! What a file is, by its first bytes rather than by what it is called.

use image::ImageFormat;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Picture(ImageFormat),
    /// A picture that there is no sound decoder for.
    Other(&'static str),
    Zip,
    Unknown,
}

impl Kind {
    pub fn of(bytes: &[u8]) -> Kind {
        match bytes {
            [0xff, 0xd8, 0xff, ..] => Kind::Picture(ImageFormat::Jpeg),
            [0x89, b'P', b'N', b'G', b'\r', b'\n', 0x1a, b'\n', ..] => {
                Kind::Picture(ImageFormat::Png)
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
            ] => Kind::Picture(ImageFormat::WebP),
            [b'P', b'K', 3, 4, ..] | [b'P', b'K', 5, 6, ..] => Kind::Zip,
            [_, _, _, _, b'f', b't', b'y', b'p', brand @ ..] => match brand.get(..4) {
                Some(b"avif" | b"avis") => Kind::Other("AVIF"),
                Some(b"heic" | b"heix" | b"hevc" | b"mif1" | b"msf1") => Kind::Other("HEIC"),
                _ => Kind::Unknown,
            },
            [b'G', b'I', b'F', b'8', ..] => Kind::Other("GIF"),
            [b'I', b'I', b'*', 0, ..] | [b'M', b'M', 0, b'*', ..] => Kind::Other("TIFF"),
            [b'B', b'M', _, _, _, _, 0, 0, 0, 0, ..] => Kind::Other("BMP"),
            [0xff, 0x0a, ..] | [0, 0, 0, 0x0c, b'J', b'X', b'L', b' ', ..] => {
                Kind::Other("JPEG XL")
            }
            [b'8', b'B', b'P', b'S', ..] => Kind::Other("Photoshop"),
            _ if bytes.starts_with(b"<svg") || bytes.starts_with(b"<?xml") => Kind::Other("SVG"),
            _ => Kind::Unknown,
        }
    }
}
