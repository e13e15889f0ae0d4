//! Scaling pictures.
//!
//! `fast_image_resize` compiles all of its code anew for each type of pixel and for each way to hold an
//! image. To compile little, we use only the pixels that our decoders make, and hold every image as the
//! library holds its own. It still takes longer than all the rest of `import`, so it's a crate that nobody
//! has to touch.

use fast_image_resize::{
    FilterType, PixelTrait, ResizeAlg, ResizeOptions, Resizer,
    images::TypedImage,
    pixels::{U8, U8x2, U8x3, U8x4, U16, U16x2, U16x3, U16x4},
};
use image::{DynamicImage, imageops};

/// A rectangle of a picture: left, top, width, height.
pub type Part = (f64, f64, f64, f64);

/// The picture, or a part of it, in another size. It isn't changed; the library only wants to hold it
/// like that.
pub fn scaled(
    image: &mut DynamicImage,
    (width, height): (u32, u32),
    part: Option<Part>,
) -> DynamicImage {
    // A picture with colours lies on paper and is opaque. To weigh its alpha all the same would take the
    // memory of a second picture.
    let mut options = ResizeOptions::new()
        .resize_alg(ResizeAlg::Convolution(FilterType::Lanczos3))
        .use_alpha(!image.color().has_color());
    if let Some((left, top, width, height)) = part {
        options = options.crop(left, top, width, height);
    }
    let mut to = DynamicImage::new(width, height, image.color());
    let done = match image {
        DynamicImage::ImageLuma8(_) => scale::<U8>(image, &mut to, &options),
        DynamicImage::ImageLumaA8(_) => scale::<U8x2>(image, &mut to, &options),
        DynamicImage::ImageRgb8(_) => scale::<U8x3>(image, &mut to, &options),
        DynamicImage::ImageRgba8(_) => scale::<U8x4>(image, &mut to, &options),
        DynamicImage::ImageLuma16(_) => scale::<U16>(image, &mut to, &options),
        DynamicImage::ImageLumaA16(_) => scale::<U16x2>(image, &mut to, &options),
        DynamicImage::ImageRgb16(_) => scale::<U16x3>(image, &mut to, &options),
        DynamicImage::ImageRgba16(_) => scale::<U16x4>(image, &mut to, &options),
        _ => None,
    };
    match done {
        Some(()) => to,
        // No decoder of ours makes such pixels.
        None => image.resize_exact(width, height, imageops::FilterType::Triangle),
    }
}

fn scale<P: PixelTrait>(
    from: &mut DynamicImage,
    to: &mut DynamicImage,
    options: &ResizeOptions,
) -> Option<()> {
    let (from, mut to) = (held::<P>(from)?, held::<P>(to)?);
    Resizer::new().resize_typed(&from, &mut to, options).ok()
}

fn held<P: PixelTrait>(image: &mut DynamicImage) -> Option<TypedImage<'_, P>> {
    let (width, height) = (image.width(), image.height());
    let bytes: &mut [u8] = match image {
        DynamicImage::ImageLuma8(image) => image,
        DynamicImage::ImageLumaA8(image) => image,
        DynamicImage::ImageRgb8(image) => image,
        DynamicImage::ImageRgba8(image) => image,
        DynamicImage::ImageLuma16(image) => bytemuck::cast_slice_mut(image),
        DynamicImage::ImageLumaA16(image) => bytemuck::cast_slice_mut(image),
        DynamicImage::ImageRgb16(image) => bytemuck::cast_slice_mut(image),
        DynamicImage::ImageRgba16(image) => bytemuck::cast_slice_mut(image),
        _ => return None,
    };
    TypedImage::from_buffer(width, height, bytes).ok()
}
