//! How much memory and time an import takes: `cargo run --release -p moonhare-import --example import
//! [pictures] [megapixels]`, 84 of 24 by default.
//!
//! Pictures of that size are made first, in a folder of their own; then they are imported as the
//! program does it, one after the other, and what the operating system says of the peak is printed.

#![allow(clippy::unwrap_used)]

use std::{fs, time::Instant};

use image::{Rgb, RgbImage, codecs::jpeg::JpegEncoder};
use moonhare_import::{DeckLimits, Import, Shape, open};

fn main() {
    let mut numbers = std::env::args().skip(1).map(|text| text.parse().unwrap());
    let pictures: u32 = numbers.next().unwrap_or(84);
    let megapixels: u32 = numbers.next().unwrap_or(24);
    let dir = tempfile::tempdir().unwrap();
    let bytes = make(dir.path(), pictures, megapixels);
    println!(
        "{pictures} JPEGs of {megapixels} megapixels, {} MB",
        bytes / 1_000_000
    );

    forget_peak();
    let before = memory("VmRSS");
    let began = Instant::now();
    let limits = DeckLimits::default();
    let mut import = Import::new(Shape::Crop, limits);
    let mut kept = 0;
    for found in open(dir.path(), &limits).unwrap() {
        if let Some(made) = import.take(found) {
            kept += made.picture.small.len() + made.picture.large.len();
        }
    }
    let took = began.elapsed();
    let imported = import.finish("Measured");
    let cards = imported.deck.map_or(0, |deck| deck.cards.len());
    println!(
        "{cards} cards, {} left out, {kept} bytes kept",
        imported.problems.len()
    );
    println!(
        "{:.1} s, {:.2} s a picture",
        took.as_secs_f64(),
        took.as_secs_f64() / f64::from(pictures.max(1))
    );
    match (before, memory("VmHWM")) {
        (Some(before), Some(peak)) => {
            println!("peak {} MB, {} MB before", peak / 1024, before / 1024);
        }
        _ => println!("the peak is only told on Linux"),
    }
}

/// Photographs are noisy and smooth at once; so are these.
fn make(folder: &std::path::Path, pictures: u32, megapixels: u32) -> usize {
    let width = ((megapixels * 1_000_000) as f64 * 1.5).sqrt() as u32;
    let height = width * 2 / 3;
    let mut dice = 1u32;
    let mut picture = RgbImage::from_fn(width, height, |x, y| {
        dice = dice.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        let noise = (dice >> 28) as u8;
        let (x, y) = (f64::from(x) / 97.0, f64::from(y) / 61.0);
        let wave = ((x.sin() + (x * 0.3 + y).cos()) * 50.0 + 110.0) as u8;
        Rgb([wave + noise, wave / 2 + noise, 200 - wave / 2 + noise])
    });
    let mut all = 0;
    for number in 0..pictures {
        // Where no cutting takes it away, each is another picture.
        for x in width / 2..width * 6 / 10 {
            for y in 0..height / 10 {
                let [red, green, blue] = picture.get_pixel(x, y).0;
                picture.put_pixel(x, y, Rgb([green, blue, red.wrapping_add(number as u8)]));
            }
        }
        let mut bytes = Vec::new();
        let encoder = JpegEncoder::new_with_quality(&mut bytes, 90);
        picture.write_with_encoder(encoder).unwrap();
        all += bytes.len();
        fs::write(folder.join(format!("{number:03}.jpg")), bytes).unwrap();
    }
    all
}

/// Lets the peak begin anew, so that making the pictures does not count.
fn forget_peak() {
    let _ = fs::write("/proc/self/clear_refs", "5");
}

/// In kilobytes.
fn memory(what: &str) -> Option<u64> {
    let status = fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find(|line| line.starts_with(what))?;
    line.split_whitespace().nth(1)?.parse().ok()
}
