//! Colours: a camera's own colour space becomes sRGB, which every screen shows.

use image::RgbImage;
use moxcms::{ColorProfile, DataColorSpace, Layout, TransformOptions};

/// Only profiles for printing are larger.
const MOST_BYTES: usize = 1024 * 1024;

/// Converts a picture to sRGB, because its profile is thrown away with the rest of its metadata. A
/// profile that can't be used is ignored.
pub(crate) fn to_srgb(picture: RgbImage, profile: Option<Vec<u8>>) -> RgbImage {
    let profile = profile.filter(|bytes| bytes.len() <= MOST_BYTES);
    converted(&picture, profile.as_deref()).unwrap_or(picture)
}

fn converted(picture: &RgbImage, profile: Option<&[u8]>) -> Option<RgbImage> {
    let profile = ColorProfile::new_from_slice(profile?).ok()?;
    if profile.color_space != DataColorSpace::Rgb {
        return None;
    }
    let transform = profile
        .create_transform_8bit(
            Layout::Rgb,
            &ColorProfile::new_srgb(),
            Layout::Rgb,
            TransformOptions::default(),
        )
        .ok()?;
    let mut bytes = vec![0; picture.as_raw().len()];
    transform.transform(picture.as_raw(), &mut bytes).ok()?;
    RgbImage::from_raw(picture.width(), picture.height(), bytes)
}
