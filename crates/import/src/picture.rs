//! From any picture to a card: turned upright, cut to 2:3, in the two sizes that pages use. Only the
//! pixels stay; everything else that a camera writes into a file is dropped.

use std::{
    io::Cursor,
    panic::{AssertUnwindSafe, catch_unwind},
};

use image::{
    DynamicImage, ImageFormat, ImageReader, Primitive, RgbImage, Rgba, metadata::Orientation,
};
use moonhare_deck::{FileProblem, Look};
use moonhare_scale::{Part, scaled};
use serde::{Deserialize, Serialize};

use crate::{
    DeckLimits, colour,
    decode::{Raw, decode},
};

/// Width and height of a card, as `art` ships them.
const LARGE: (u32, u32) = (800, 1200);
const SMALL: (u32, u32) = (320, 480);
const QUALITY: f32 = 80.0;

/// The colour behind a transparent picture.
const PAPER: [u8; 3] = [0xf9, 0xf0, 0xdd];

/// How a picture of another shape becomes a card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Shape {
    /// The picture fills the card, and its edges are cut off.
    #[default]
    Crop,
    /// The whole picture is on the card, in front of a dim haze of its own colours.
    Fit,
}

/// A card's picture, as WebP.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Picture {
    pub large: Vec<u8>,
    pub small: Vec<u8>,
    pub look: Look,
}

impl Picture {
    /// Makes a card of a file's bytes. `file` is its name in error messages.
    pub fn of(
        file: &str,
        bytes: &[u8],
        shape: Shape,
        limits: &DeckLimits,
    ) -> Result<Picture, FileProblem> {
        let broken = || FileProblem::FileBroken {
            file: file.to_owned(),
        };
        // If a decoder panics, only this picture is lost.
        let made = catch_unwind(AssertUnwindSafe(|| {
            let raw = decode(file, bytes, limits)?;
            let large = card(raw, shape);
            let small = scaled(&mut DynamicImage::ImageRgb8(large.clone()), SMALL, None).to_rgb8();
            Ok(Picture {
                large: webp(&large).ok_or_else(broken)?,
                small: webp(&small).ok_or_else(broken)?,
                look: look_of(&small),
            })
        }));
        made.unwrap_or_else(|_| Err(broken()))
    }
}

/// Cuts and scales before turning, because a small picture is quicker to turn.
fn card(raw: Raw, shape: Shape) -> RgbImage {
    let Raw {
        mut image,
        orientation,
        profile,
    } = raw;
    lay_on_paper(&mut image);
    let lies = is_sideways(orientation);
    let stored = |(width, height): (u32, u32)| {
        if lies {
            (height, width)
        } else {
            (width, height)
        }
    };
    let middle = middle_part(&image, stored(LARGE));
    let upright = |mut part: DynamicImage| {
        part.apply_orientation(orientation);
        on_paper(&part)
    };
    let card = match shape {
        Shape::Crop => upright(scaled(&mut image, stored(LARGE), Some(middle))),
        Shape::Fit => {
            let size = fitting(&image, stored(LARGE));
            let whole = upright(scaled(&mut image, size, None));
            let few = upright(scaled(&mut image, stored((8, 12)), Some(middle)));
            drop(image);
            before_own_colours(&whole, few)
        }
    };
    colour::to_srgb(card, profile)
}

fn is_sideways(orientation: Orientation) -> bool {
    matches!(
        orientation,
        Orientation::Rotate90
            | Orientation::Rotate270
            | Orientation::Rotate90FlipH
            | Orientation::Rotate270FlipH
    )
}

/// The largest part of the middle that has the shape of `size`.
fn middle_part(image: &DynamicImage, size: (u32, u32)) -> Part {
    let (width, height) = (f64::from(image.width()), f64::from(image.height()));
    let shape = f64::from(size.0) / f64::from(size.1);
    let (w, h) = if width / height > shape {
        (height * shape, height)
    } else {
        (width, width / shape)
    };
    ((width - w) / 2.0, (height - h) / 2.0, w, h)
}

/// The largest size within `size` that has the shape of the picture.
fn fitting(image: &DynamicImage, size: (u32, u32)) -> (u32, u32) {
    let (width, height) = (f64::from(image.width()), f64::from(image.height()));
    let scale = (f64::from(size.0) / width).min(f64::from(size.1) / height);
    let scaled = |side: f64, most: u32| ((side * scale).round() as u32).clamp(1, most);
    (scaled(width, size.0), scaled(height, size.1))
}

/// Lays a transparent picture on paper. It works in place, because there may be no memory for a second
/// picture of this size.
fn lay_on_paper(image: &mut DynamicImage) {
    let fine = PAPER.map(|colour| u16::from(colour) * 257);
    match image {
        DynamicImage::ImageRgba8(image) => image.pixels_mut().for_each(|pixel| over(pixel, PAPER)),
        DynamicImage::ImageRgba16(image) => image.pixels_mut().for_each(|pixel| over(pixel, fine)),
        _ => {}
    }
}

fn over<T>(pixel: &mut Rgba<T>, paper: [T; 3])
where
    T: Primitive + Into<u64> + TryFrom<u64>,
{
    let full = T::DEFAULT_MAX_VALUE;
    let (all, alpha): (u64, u64) = (full.into(), pixel.0[3].into());
    for (colour, paper) in pixel.0.iter_mut().zip(paper) {
        let mixed = (*colour).into() * alpha + paper.into() * (all - alpha);
        *colour = T::try_from((mixed + all / 2) / all).unwrap_or(paper);
    }
    pixel.0[3] = full;
}

/// The picture in RGB. One that is grey and transparent is laid on the coloured paper only here,
/// because it had no colours before.
fn on_paper(image: &DynamicImage) -> RgbImage {
    if !image.color().has_alpha() {
        return image.to_rgb8();
    }
    let mut image = DynamicImage::ImageRgba8(image.to_rgba8());
    lay_on_paper(&mut image);
    image.to_rgb8()
}

/// The whole picture in front of a dim haze of itself.
fn before_own_colours(whole: &RgbImage, few: RgbImage) -> RgbImage {
    let haze = DynamicImage::ImageRgb8(few);
    let mut card = haze
        .resize_exact(LARGE.0, LARGE.1, image::imageops::FilterType::CatmullRom)
        .to_rgb8();
    for value in card.iter_mut() {
        *value = (u16::from(*value) * 5 / 9) as u8;
    }
    let left = (LARGE.0 - whole.width().min(LARGE.0)) / 2;
    let top = (LARGE.1 - whole.height().min(LARGE.1)) / 2;
    image::imageops::replace(&mut card, whole, left.into(), top.into());
    card
}

fn look_of(picture: &RgbImage) -> Look {
    let (width, height) = Look::GRID;
    let tiny = DynamicImage::ImageRgb8(picture.clone()).thumbnail_exact(width, height);
    let pixels: Vec<[u8; 3]> = tiny.to_rgb8().pixels().map(|pixel| pixel.0).collect();
    Look::of(&pixels)
}

fn webp(picture: &RgbImage) -> Option<Vec<u8>> {
    let encoder = webp::Encoder::from_rgb(picture.as_raw(), picture.width(), picture.height());
    let file = encoder.encode_simple(false, QUALITY).ok()?;
    Some(file.to_vec())
}

/// A kept picture as JPEG, which every program reads.
pub fn jpeg(webp: &[u8]) -> Option<Vec<u8>> {
    let mut reader = ImageReader::with_format(Cursor::new(webp), ImageFormat::WebP);
    let mut bounds = image::Limits::default();
    (bounds.max_image_width, bounds.max_image_height) = (Some(LARGE.0), Some(LARGE.1));
    reader.limits(bounds);
    let picture = reader.decode().ok()?.into_rgb8();
    let mut file = Vec::new();
    let encoder = image::codecs::jpeg::JpegEncoder::new_with_quality(&mut file, 85);
    picture.write_with_encoder(encoder).ok()?;
    Some(file)
}
