//! Files: PNG to look at, WebP to ship.

use std::fmt;
use std::io;
use std::path::Path;

use crate::picture::Picture;

/// The sizes a card is shipped in: large on the table, small in the hand.
pub const SIZES: [Size; 2] = [
    Size {
        suffix: "",
        width: 800,
        height: 1200,
        quality: 80.0,
    },
    Size {
        suffix: "-small",
        width: 320,
        height: 480,
        quality: 80.0,
    },
];

#[derive(Clone, Copy, Debug)]
pub struct Size {
    /// What follows the card's id in the file's name.
    pub suffix: &'static str,
    pub width: usize,
    pub height: usize,
    pub quality: f32,
}

/// Why a picture could not be read or written.
#[derive(Debug)]
pub enum FileError {
    Disk(io::Error),
    Image(image::ImageError),
    /// The WebP encoder or decoder gave up.
    WebP(String),
}

impl fmt::Display for FileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FileError::Disk(e) => write!(f, "the file could not be read or written: {e}"),
            FileError::Image(e) => write!(f, "the picture could not be read or written: {e}"),
            FileError::WebP(e) => write!(f, "the WebP codec gave up: {e}"),
        }
    }
}

impl std::error::Error for FileError {}

impl From<io::Error> for FileError {
    fn from(e: io::Error) -> FileError {
        FileError::Disk(e)
    }
}

impl From<image::ImageError> for FileError {
    fn from(e: image::ImageError) -> FileError {
        FileError::Image(e)
    }
}

pub fn write_png(picture: &Picture, path: &Path) -> Result<(), FileError> {
    let (width, height) = (picture.width as u32, picture.height as u32);
    let colour = image::ColorType::Rgb8;
    image::save_buffer(path, &picture.bytes(), width, height, colour)?;
    Ok(())
}

pub fn read_png(path: &Path) -> Result<Picture, FileError> {
    let image = image::open(path)?.to_rgb8();
    let (width, height) = (image.width() as usize, image.height() as usize);
    Ok(Picture::from_bytes(width, height, image.as_raw()))
}

/// A lossy WebP file in memory.
pub fn webp(picture: &Picture, quality: f32) -> Result<Vec<u8>, FileError> {
    let bytes = picture.bytes();
    let encoder = webp::Encoder::from_rgb(&bytes, picture.width as u32, picture.height as u32);
    encoder
        .encode_simple(false, quality)
        .map(|file| file.to_vec())
        .map_err(|e| FileError::WebP(format!("{e:?}")))
}

pub fn read_webp(file: &[u8]) -> Result<Picture, FileError> {
    let image = webp::Decoder::new(file)
        .decode()
        .ok_or_else(|| FileError::WebP("this is not a WebP picture".into()))?;
    let (width, height) = (image.width() as usize, image.height() as usize);
    if image.is_alpha() {
        return Err(FileError::WebP("cards have no transparency".into()));
    }
    Ok(Picture::from_bytes(width, height, &image))
}

/// Writes a card in all its sizes; returns how many bytes they take.
pub fn write_release(picture: &Picture, id: &str, folder: &Path) -> Result<usize, FileError> {
    let mut total = 0;
    for size in SIZES {
        let file = webp(&picture.resized(size.width, size.height), size.quality)?;
        total += file.len();
        std::fs::write(folder.join(format!("{id}{}.webp", size.suffix)), file)?;
    }
    Ok(total)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::colour::Rgb;
    use crate::likeness::likeness;

    #[test]
    fn webp_there_and_back() {
        let picture = Picture::from_fn(64, 96, |x, y| Rgb::new(x / 64.0, y / 96.0, 0.4));
        let back = read_webp(&webp(&picture, 80.0).unwrap()).unwrap();
        assert_eq!((back.width, back.height), (64, 96));
        assert!(likeness(&picture, &back) > 0.95);
    }

    #[test]
    fn rubbish_is_not_a_picture() {
        assert!(read_webp(b"rubbish").is_err());
    }
}
