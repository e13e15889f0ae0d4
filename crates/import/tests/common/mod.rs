//! Real files for tests, made here.

#![allow(dead_code, clippy::unwrap_used)]

use std::io::{Cursor, Write};

use image::{DynamicImage, ImageFormat, Rgb, RgbImage};
use moonhare_deck::FileProblem;
use moonhare_import::{DeckLimits, Found, Import, Imported, Made, Shape};
use zip::{CompressionMethod, ZipWriter, write::SimpleFileOptions};

pub(crate) const RED: Rgb<u8> = Rgb([220, 30, 30]);
pub(crate) const GREEN: Rgb<u8> = Rgb([30, 200, 40]);
pub(crate) const BLUE: Rgb<u8> = Rgb([30, 40, 220]);

/// A picture whose upper half is red and whose lower half is blue, with a pattern by its number so
/// that no two are alike.
pub(crate) fn scene(width: u32, height: u32, number: u32) -> RgbImage {
    RgbImage::from_fn(width, height, |x, y| {
        let spot = (x * 8 / width + y * 8 / height * 8) == number % 64;
        match (spot, y < height / 2) {
            (true, _) => GREEN,
            (_, true) => RED,
            (_, false) => BLUE,
        }
    })
}

pub(crate) fn encoded(picture: RgbImage, format: ImageFormat) -> Vec<u8> {
    if format == ImageFormat::WebP {
        let encoder = webp::Encoder::from_rgb(&picture, picture.width(), picture.height());
        return encoder.encode(80.0).to_vec();
    }
    let mut bytes = Cursor::new(Vec::new());
    let picture = DynamicImage::ImageRgb8(picture);
    picture.write_to(&mut bytes, format).unwrap();
    bytes.into_inner()
}

pub(crate) fn jpeg(number: u32) -> Vec<u8> {
    encoded(scene(400, 600, number), ImageFormat::Jpeg)
}

/// A JPEG of 1200 × 1800 that comes into sight as a whole, in ten scans. There is no encoder for it here.
pub(crate) const PROGRESSIVE: &[u8] = include_bytes!("progressive.jpg");

/// The EXIF block of a camera that was held in some way, with a place where the picture was taken.
pub(crate) fn exif(orientation: u8) -> Vec<u8> {
    let mut tiff = b"II*\0\x08\0\0\0".to_vec();
    let entries: [[u8; 12]; 2] = [
        // Orientation: tag 0x0112, SHORT, 1.
        [0x12, 0x01, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0],
        // Make: tag 0x010f, ASCII, 4 bytes in place.
        [0x0f, 0x01, 2, 0, 4, 0, 0, 0, b'S', b'P', b'Y', 0],
    ];
    tiff.extend((entries.len() as u16).to_le_bytes());
    entries.iter().for_each(|entry| tiff.extend(entry));
    tiff.extend([0; 4]);
    tiff
}

/// A JPEG with an EXIF block right after its beginning, as cameras write it.
pub(crate) fn jpeg_turned(picture: RgbImage, orientation: u8) -> Vec<u8> {
    let plain = encoded(picture, ImageFormat::Jpeg);
    let exif = exif(orientation);
    let mut bytes = plain[..2].to_vec();
    bytes.extend([0xff, 0xe1]);
    bytes.extend((exif.len() as u16 + 8).to_be_bytes());
    bytes.extend(b"Exif\0\0");
    bytes.extend(exif);
    bytes.extend(&plain[2..]);
    bytes
}

/// A PNG with an `eXIf` chunk before its pixels.
pub(crate) fn png_turned(picture: RgbImage, orientation: u8) -> Vec<u8> {
    let plain = encoded(picture, ImageFormat::Png);
    let exif = exif(orientation);
    // The signature and the header chunk are 33 bytes.
    let mut bytes = plain[..33].to_vec();
    bytes.extend((exif.len() as u32).to_be_bytes());
    let mut chunk = b"eXIf".to_vec();
    chunk.extend(exif);
    bytes.extend(&chunk);
    bytes.extend(crc(&chunk).to_be_bytes());
    bytes.extend(&plain[33..]);
    bytes
}

/// A WebP with an `EXIF` part behind its pixels.
pub(crate) fn webp_turned(picture: RgbImage, orientation: u8) -> Vec<u8> {
    let [width, height] = [picture.width(), picture.height()].map(|side| (side - 1).to_le_bytes());
    let plain = encoded(picture, ImageFormat::WebP);
    let mut extended = b"VP8X\x0a\0\0\0\x08\0\0\0".to_vec();
    extended.extend(&width[..3]);
    extended.extend(&height[..3]);
    extended.extend(&plain[12..]);
    let exif = exif(orientation);
    extended.extend(b"EXIF");
    extended.extend((exif.len() as u32).to_le_bytes());
    extended.extend(exif);
    let mut bytes = b"RIFF".to_vec();
    bytes.extend((extended.len() as u32 + 4).to_le_bytes());
    bytes.extend(b"WEBP");
    bytes.extend(extended);
    bytes
}

pub(crate) fn crc(bytes: &[u8]) -> u32 {
    !bytes.iter().fold(!0, |crc, byte| {
        (0..8).fold(crc ^ u32::from(*byte), |crc, _| {
            (crc >> 1) ^ (0xedb8_8320 & (crc & 1).wrapping_neg())
        })
    })
}

pub(crate) fn zip_of(files: &[(&str, Vec<u8>)]) -> Vec<u8> {
    let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
    let options = SimpleFileOptions::default().compression_method(CompressionMethod::Deflated);
    for (name, bytes) in files {
        zip.start_file(*name, options).unwrap();
        zip.write_all(bytes).unwrap();
    }
    zip.finish().unwrap().into_inner()
}

/// Takes all files; what was made and what came of it.
pub(crate) fn import(
    files: impl IntoIterator<Item = Result<Found, FileProblem>>,
) -> (Vec<Made>, Imported) {
    import_as(files, Shape::Crop)
}

pub(crate) fn import_as(
    files: impl IntoIterator<Item = Result<Found, FileProblem>>,
    shape: Shape,
) -> (Vec<Made>, Imported) {
    let mut import = Import::new(shape, DeckLimits::default());
    let made = (files.into_iter())
        .filter_map(|found| import.take(found))
        .collect();
    (made, import.finish("Untitled"))
}

pub(crate) fn found(name: &str, bytes: Vec<u8>) -> Result<Found, FileProblem> {
    Ok(Found {
        name: name.to_owned(),
        bytes,
    })
}
