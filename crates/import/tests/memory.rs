//! How much memory a picture takes on its way to a card. A program of its own, because it counts what
//! the whole program has.

#![allow(clippy::unwrap_used)]

mod common;

use std::sync::{Mutex, PoisonError};

use std::io::Cursor;

use common::{PROGRESSIVE, crc, encoded, scene};
use image::{DynamicImage, ImageFormat};
use moonhare_deck::FileProblem;
use moonhare_import::{DeckLimits, Picture, Shape};
use peak_alloc::PeakAlloc;

#[global_allocator]
static HELD: PeakAlloc = PeakAlloc;

/// One test at a time, or they count each other.
static TURN: Mutex<()> = Mutex::new(());

/// What becomes of a file, and the bytes that it took at the most.
fn made(bytes: &[u8], shape: Shape, limits: &DeckLimits) -> (Result<Picture, FileProblem>, usize) {
    HELD.reset_peak_usage();
    let before = HELD.current_usage();
    let made = Picture::of("owl", bytes, shape, limits);
    (made, HELD.peak_usage() - before)
}

/// What is beside the pixels: a card in two sizes, tables, names.
const BESIDE: usize = 16_000_000;

/// A PNG that says to be like this; there is next to nothing in it.
fn png(width: u32, height: u32, depth: u8, colour: u8) -> Vec<u8> {
    let mut bytes = encoded(scene(8, 8, 0), ImageFormat::Png);
    bytes[16..20].copy_from_slice(&width.to_be_bytes());
    bytes[20..24].copy_from_slice(&height.to_be_bytes());
    (bytes[24], bytes[25]) = (depth, colour);
    let sum = crc(&bytes[12..29]);
    bytes[29..33].copy_from_slice(&sum.to_be_bytes());
    bytes
}

#[test]
fn what_a_picture_says_of_itself_takes_no_memory() {
    let _turn = TURN.lock().unwrap_or_else(PoisonError::into_inner);
    // 49 megapixels of eight bytes each: 392 MB before the first of them is read.
    let (refused, peak) = made(&png(7000, 7000, 16, 6), Shape::Crop, &DeckLimits::default());
    assert!(refused.is_err());
    assert!(peak < 2_000_000, "{peak} bytes for {refused:?}");
}

/// As an attacker would: what is written around the picture is small, the picture itself is not.
#[test]
fn a_webp_that_claims_two_sizes_takes_no_memory() {
    let _turn = TURN.lock().unwrap_or_else(PoisonError::into_inner);
    let mut bytes = common::webp_turned(scene(300, 300, 0), 1);
    let picture = bytes.windows(4).position(|four| four == b"VP8 ").unwrap();
    // The largest that fourteen bits can say.
    bytes[picture + 14..picture + 18].copy_from_slice(&[0xff, 0x3f, 0xff, 0x3f]);
    let (refused, peak) = made(&bytes, Shape::Crop, &DeckLimits::default());
    assert!(
        matches!(refused, Err(FileProblem::FileTooManyPixels { .. })),
        "{refused:?}"
    );
    assert!(peak < 2_000_000, "{peak} bytes");
}

/// What is decoded stays within what was counted, and what would not is refused: here with little
/// memory, so that small pictures tell.
#[test]
fn pictures_take_no_more_than_they_may() {
    let _turn = TURN.lock().unwrap_or_else(PoisonError::into_inner);
    let colour = DynamicImage::ImageRgb8(scene(1200, 1800, 0));
    let kinds = [
        colour.clone(),
        DynamicImage::ImageRgba8(colour.to_rgba8()),
        DynamicImage::ImageRgb16(colour.to_rgb16()),
        DynamicImage::ImageRgba16(colour.to_rgba16()),
        DynamicImage::ImageLumaA8(colour.to_luma_alpha8()),
        DynamicImage::ImageLumaA16(colour.to_luma_alpha16()),
        DynamicImage::ImageLuma8(colour.to_luma8()),
    ];
    let mut files: Vec<(String, Vec<u8>)> = (kinds.iter())
        .map(|kind| {
            let mut bytes = Cursor::new(Vec::new());
            kind.write_to(&mut bytes, ImageFormat::Png).unwrap();
            (format!("PNG, {:?}", kind.color()), bytes.into_inner())
        })
        .collect();
    for format in [ImageFormat::Jpeg, ImageFormat::WebP] {
        let name = format!("{format:?}");
        files.push((name, encoded(scene(1200, 1800, 0), format)));
    }
    files.push(("progressive JPEG".into(), PROGRESSIVE.to_vec()));
    for (name, bytes) in &files {
        let mut refused = 0;
        for memory in (4..60).map(|megabytes| megabytes * 1_000_000) {
            let limits = DeckLimits {
                memory,
                ..DeckLimits::default()
            };
            let (made, peak) = made(bytes, Shape::Crop, &limits);
            match made {
                Ok(_) => {
                    let most = memory as usize + BESIDE;
                    assert!(peak < most, "{name}: {peak} of {most} bytes");
                    break;
                }
                Err(FileProblem::FileTakesTooMuch { .. }) => {
                    assert!(peak < 2_000_000, "{name}: {peak} bytes to refuse it");
                    refused += 1;
                }
                Err(other) => panic!("{name}: {other}"),
            }
        }
        assert!(
            (1..55).contains(&refused),
            "{name}: refused {refused} times"
        );
    }
}
