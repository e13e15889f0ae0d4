//! What becomes of a picture.

#![allow(clippy::unwrap_used)]

mod common;

use std::{io::Cursor, time::Duration};

use common::{
    BLUE, GREEN, PROGRESSIVE, RED, encoded, jpeg, jpeg_turned, png_turned, scene, webp_turned,
};
use image::{
    DynamicImage, ImageEncoder, ImageFormat, Rgb, RgbImage, Rgba, RgbaImage,
    codecs::png::PngEncoder, metadata::Orientation,
};
use moonhare_deck::FileProblem;
use moonhare_import::{DeckLimits, Picture, Shape};

fn card(bytes: &[u8], shape: Shape) -> RgbImage {
    let picture = Picture::of("owl", bytes, shape, &DeckLimits::default()).unwrap();
    let small = image::load_from_memory(&picture.small).unwrap();
    assert_eq!((small.width(), small.height()), (320, 480));
    let large = image::load_from_memory(&picture.large).unwrap();
    assert_eq!((large.width(), large.height()), (800, 1200));
    // Nothing but pixels: a plain file has one chunk and no room for more.
    for file in [&picture.small, &picture.large] {
        assert_eq!(&file[8..16], b"WEBPVP8 ");
        assert!(!file.windows(3).any(|three| three == b"SPY"));
    }
    large.to_rgb8()
}

fn refusal(bytes: &[u8]) -> FileProblem {
    Picture::of("owl.jpg", bytes, Shape::Crop, &DeckLimits::default()).unwrap_err()
}

fn is_near(pixel: Rgb<u8>, wanted: Rgb<u8>) -> bool {
    let far = |a: u8, b: u8| a.abs_diff(b) > 40;
    !(pixel.0.into_iter().zip(wanted.0)).any(|(a, b)| far(a, b))
}

fn assert_near(picture: &RgbImage, x: u32, y: u32, wanted: Rgb<u8>) {
    let pixel = *picture.get_pixel(x, y);
    assert!(
        is_near(pixel, wanted),
        "{pixel:?} is not {wanted:?} at {x} {y}"
    );
}

/// Red above, blue below, a green spot in the upper left corner.
fn assert_upright(picture: &RgbImage) {
    assert_near(picture, 400, 300, RED);
    assert_near(picture, 400, 900, BLUE);
    assert_near(picture, 20, 20, GREEN);
    assert_near(picture, 780, 20, RED);
}

/// The scene as a camera that is held that way stores it.
fn held(orientation: u8) -> RgbImage {
    let mut picture = DynamicImage::ImageRgb8(scene(400, 600, 0));
    let back = match Orientation::from_exif(orientation).unwrap() {
        Orientation::Rotate90 => Orientation::Rotate270,
        Orientation::Rotate270 => Orientation::Rotate90,
        other => other,
    };
    picture.apply_orientation(back);
    picture.to_rgb8()
}

#[test]
fn all_kinds_are_read() {
    for format in [ImageFormat::Jpeg, ImageFormat::Png, ImageFormat::WebP] {
        assert_upright(&card(&encoded(scene(400, 600, 0), format), Shape::Crop));
    }
}

#[test]
fn pictures_are_turned_as_their_exif_says_and_lose_it() {
    for orientation in 1..=8 {
        let jpeg = jpeg_turned(held(orientation), orientation);
        assert!(jpeg.windows(3).any(|three| three == b"SPY"));
        assert_upright(&card(&jpeg, Shape::Crop));
        let png = png_turned(held(orientation), orientation);
        assert_upright(&card(&png, Shape::Crop));
    }
    assert_upright(&card(&webp_turned(held(6), 6), Shape::Crop));
}

#[test]
fn a_wide_picture_is_cut_or_stands_whole() {
    // Green at both ends, red in the middle.
    let wide = RgbImage::from_fn(1200, 600, |x, _| {
        if (200..1000).contains(&x) { RED } else { GREEN }
    });
    let bytes = encoded(wide, ImageFormat::Png);
    let cut = card(&bytes, Shape::Crop);
    for (x, y) in [(5, 5), (400, 600), (795, 1195)] {
        assert_near(&cut, x, y, RED);
    }
    let whole = card(&bytes, Shape::Fit);
    assert_near(&whole, 20, 600, GREEN);
    assert_near(&whole, 780, 600, GREEN);
    assert_near(&whole, 400, 600, RED);
    // Above and below it is dim.
    let above = whole.get_pixel(400, 100).0;
    assert!(above[0] < 160 && above[0] > above[1], "{above:?}");
}

#[test]
fn a_turned_wide_picture_stands_whole_too() {
    let wide = RgbImage::from_fn(1200, 600, |x, _| if x < 600 { RED } else { BLUE });
    // Held sideways, its left is below: 600 × 1200 upright with blue above.
    let card = card(&jpeg_turned(wide, 8), Shape::Fit);
    assert_near(&card, 400, 300, BLUE);
    assert_near(&card, 400, 900, RED);
    assert!(card.get_pixel(40, 300).0[2] < 200, "the sides are dim");
}

#[test]
fn what_is_transparent_becomes_paper() {
    let clear = RgbaImage::from_fn(400, 600, |_, y| {
        if y < 300 {
            Rgba([0, 0, 0, 0])
        } else {
            Rgba([220, 30, 30, 255])
        }
    });
    let mut bytes = Cursor::new(Vec::new());
    let image = DynamicImage::ImageRgba8(clear);
    image.write_to(&mut bytes, ImageFormat::Png).unwrap();
    let card = card(bytes.get_ref(), Shape::Crop);
    assert_near(&card, 400, 200, Rgb([0xf9, 0xf0, 0xdd]));
    assert_near(&card, 400, 1000, RED);
}

#[test]
fn what_is_half_transparent_is_mixed_with_paper() {
    let half = RgbaImage::from_pixel(400, 600, Rgba([255, 0, 0, 128]));
    let half = DynamicImage::ImageRgba8(half);
    let grey = image::GrayAlphaImage::from_pixel(400, 600, image::LumaA([0, 128]));
    let mixed = Rgb([252, 120, 110]);
    for (image, wanted) in [
        (DynamicImage::ImageRgba16(half.to_rgba16()), mixed),
        (half, mixed),
        (DynamicImage::ImageLumaA8(grey), Rgb([124, 120, 110])),
    ] {
        let mut bytes = Cursor::new(Vec::new());
        image.write_to(&mut bytes, ImageFormat::Png).unwrap();
        for shape in [Shape::Crop, Shape::Fit] {
            assert_near(&card(bytes.get_ref(), shape), 400, 600, wanted);
        }
    }
}

#[test]
fn sixteen_bits_and_grey_are_read_too() {
    let deep = DynamicImage::ImageRgb8(scene(400, 600, 0)).to_rgb16();
    let mut bytes = Cursor::new(Vec::new());
    (DynamicImage::ImageRgb16(deep).write_to(&mut bytes, ImageFormat::Png)).unwrap();
    assert_upright(&card(bytes.get_ref(), Shape::Crop));
    let mut bytes = Cursor::new(Vec::new());
    let grey = DynamicImage::ImageRgb8(scene(400, 600, 0)).to_luma8();
    (DynamicImage::ImageLuma8(grey).write_to(&mut bytes, ImageFormat::Jpeg)).unwrap();
    let [red, green, blue] = card(bytes.get_ref(), Shape::Crop).get_pixel(400, 300).0;
    assert!(red.abs_diff(green) < 8 && green.abs_diff(blue) < 8);
}

#[test]
fn colours_of_a_wider_space_become_those_of_a_screen() {
    let profile = moxcms_display_p3();
    let mut bytes = Vec::new();
    let mut encoder = PngEncoder::new(&mut bytes);
    encoder.set_icc_profile(profile).unwrap();
    let green = RgbImage::from_pixel(400, 600, Rgb([60, 200, 60]));
    encoder
        .write_image(&green, 400, 600, image::ExtendedColorType::Rgb8)
        .unwrap();
    let seen = card(&bytes, Shape::Crop).get_pixel(400, 600).0;
    let plain = card(&encoded(green, ImageFormat::Png), Shape::Crop);
    let plain = plain.get_pixel(400, 600).0;
    // The same numbers are a stronger green there.
    assert!(seen[0] + 20 < plain[0], "{seen:?} {plain:?}");
}

fn moxcms_display_p3() -> Vec<u8> {
    moxcms::ColorProfile::new_display_p3().encode().unwrap()
}

#[test]
fn broken_pictures_are_refused() {
    let whole = jpeg(1);
    for bytes in [
        whole[..40].to_vec(),
        encoded(scene(400, 600, 1), ImageFormat::Png)[..200].to_vec(),
        encoded(scene(400, 600, 1), ImageFormat::WebP)[..40].to_vec(),
        [&[0xff, 0xd8, 0xff][..], &[7; 1000]].concat(),
    ] {
        assert_eq!(
            refusal(&bytes),
            FileProblem::FileBroken {
                file: "owl.jpg".into()
            }
        );
    }
    assert_eq!(
        refusal(b""),
        FileProblem::FileEmpty {
            file: "owl.jpg".into()
        }
    );
}

/// What was cut off on its way must not become a card that is grey below.
#[test]
fn pictures_that_are_not_whole_are_refused_wherever_they_end() {
    let broken = FileProblem::FileBroken {
        file: "owl.jpg".into(),
    };
    let speckled = RgbImage::from_fn(400, 600, |x, y| {
        let noise = x.wrapping_mul(2_654_435_761) ^ y.wrapping_mul(40_503);
        Rgb([noise as u8, (noise >> 8) as u8, (noise >> 16) as u8])
    });
    let lossy = webp::Encoder::from_rgb(&speckled, 400, 600).encode(60.0);
    for whole in [
        encoded(speckled.clone(), ImageFormat::Jpeg),
        PROGRESSIVE.to_vec(),
        encoded(speckled.clone(), ImageFormat::Png),
        lossy.to_vec(),
    ] {
        assert!(Picture::of("owl", &whole, Shape::Crop, &DeckLimits::default()).is_ok());
        for part in [5, 30, 50, 80, 95, 99] {
            let cut = whole.len() * part / 100;
            assert_eq!(refusal(&whole[..cut]), broken, "{part} of {}", whole.len());
        }
    }
    // What a camera writes behind a picture is no part of it.
    let mut more = jpeg(1);
    more.extend(b"a film of three seconds");
    assert!(Picture::of("owl", &more, Shape::Crop, &DeckLimits::default()).is_ok());
}

/// A program that wrote the end of a JPEG although the rest never came. One bit of the noise is in
/// every place, so that each cut loses something.
#[test]
fn a_jpeg_with_its_end_in_the_wrong_place_is_refused() {
    let broken = FileProblem::FileBroken {
        file: "owl.jpg".into(),
    };
    let speckled = RgbImage::from_fn(240, 360, |x, y| {
        let noise = (x + 1).wrapping_mul(y + 7).wrapping_mul(2_654_435_761);
        Rgb([(noise >> 8) as u8, (noise >> 16) as u8, (noise >> 24) as u8])
    });
    let grey = DynamicImage::ImageRgb8(speckled.clone()).to_luma8();
    let mut grey_file = Cursor::new(Vec::new());
    (DynamicImage::ImageLuma8(grey).write_to(&mut grey_file, ImageFormat::Jpeg)).unwrap();
    let plain = encoded(scene(400, 600, 3), ImageFormat::Jpeg);
    for (name, whole) in [
        ("noise", encoded(speckled, ImageFormat::Jpeg)),
        ("grey noise", grey_file.into_inner()),
        ("plain", plain),
        ("progressive", PROGRESSIVE.to_vec()),
    ] {
        let cut_at = |end: usize| [&whole[..end], &[0xff, 0xd9]].concat();
        assert_eq!(whole[whole.len() - 2..], [0xff, 0xd9]);
        let same = cut_at(whole.len() - 2);
        assert!(Picture::of("owl", &same, Shape::Crop, &DeckLimits::default()).is_ok());
        let scan = whole.windows(2).position(|two| two == [0xff, 0xda]);
        let scan = scan.unwrap() + 14;
        for part in 0..60 {
            let end = scan + (whole.len() - scan - 8) * part / 60;
            assert_eq!(
                refusal(&cut_at(end)),
                broken,
                "{name}: {end} of {}",
                whole.len()
            );
        }
        // Behind the last scan, a camera may write whatever it likes, and pad the marker.
        let mut more = whole[..whole.len() - 2].to_vec();
        more.extend([0xff, 0xff, 0xff, 0xd9]);
        more.extend(b"a film of three seconds");
        assert!(
            Picture::of("owl", &more, Shape::Crop, &DeckLimits::default()).is_ok(),
            "{name}"
        );
    }
}

/// Each scan of these is whole, but not all of them came.
#[test]
fn a_jpeg_that_lacks_scans_is_refused() {
    let pairs = PROGRESSIVE.windows(2).enumerate();
    let scans = pairs.filter(|(_, two)| *two == [0xff, 0xda]);
    let scans: Vec<usize> = scans.map(|(at, _)| at).collect();
    assert!(scans.len() > 5);
    for at in &scans[1..] {
        let cut = [&PROGRESSIVE[..*at], &[0xff, 0xd9]].concat();
        let broken = refusal(&cut);
        assert!(
            matches!(broken, FileProblem::FileBroken { .. }),
            "{at}: {broken}"
        );
    }
}

/// A grey JPEG of 208 × 208. Each of its 26 rows of blocks ends with a marker, as some cameras write it.
fn jpeg_with_restarts(rows: usize) -> Vec<u8> {
    let mut bytes = vec![0xff, 0xd8, 0xff, 0xdb, 0, 67, 0];
    bytes.extend([8; 64]);
    bytes.extend([0xff, 0xc0, 0, 11, 8, 0, 208, 0, 208, 1, 1, 0x11, 0]);
    // Brightness: the bit 0 for no change, 10 for a change of six bits. Detail: the bit 0 for none.
    bytes.extend([0xff, 0xc4, 0, 21, 0, 1, 1]);
    bytes.extend([0; 14]);
    bytes.extend([0, 6]);
    bytes.extend([0xff, 0xc4, 0, 20, 0x10, 1]);
    bytes.extend([0; 16]);
    bytes.extend([0xff, 0xdd, 0, 4, 0, 26]);
    bytes.extend([0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0]);
    for row in 0..rows as u8 {
        if row > 0 {
            bytes.extend([0xff, 0xd0 + (row - 1) % 8]);
        }
        // One shade is left out, because the bytes that the decoder gets instead happen to say it.
        let shade = row + u8::from(row >= 6);
        bytes.extend([0xa0 + shade, 0, 0, 0, 0, 0, 0, 0x1f]);
    }
    bytes.extend([0xff, 0xd9]);
    bytes
}

#[test]
fn a_jpeg_with_restarts_is_read_and_refused_if_rows_are_missing() {
    let whole = jpeg_with_restarts(26);
    let made = Picture::of("owl", &whole, Shape::Crop, &DeckLimits::default());
    assert!(made.is_ok(), "{made:?}");
    for rows in 1..26 {
        let broken = refusal(&jpeg_with_restarts(rows));
        assert!(
            matches!(broken, FileProblem::FileBroken { .. }),
            "{rows}: {broken}"
        );
    }
}

#[test]
fn what_is_no_picture_is_refused_by_what_it_is() {
    let kind = |bytes: &[u8]| match refusal(bytes) {
        FileProblem::FileOfOtherKind { kind, .. } => kind,
        FileProblem::FileNotAPicture { .. } => "none".into(),
        other => other.to_string(),
    };
    assert_eq!(kind(b"\0\0\0\x1cftypavif\0\0\0\0"), "AVIF");
    assert_eq!(kind(b"\0\0\0\x18ftypheic\0\0\0\0"), "HEIC");
    assert_eq!(kind(b"GIF89a"), "GIF");
    assert_eq!(kind(b"GIF8"), "GIF");
    let mut lossless = Cursor::new(Vec::new());
    let picture = DynamicImage::ImageRgb8(scene(400, 600, 0));
    (picture.write_to(&mut lossless, ImageFormat::WebP)).unwrap();
    assert_eq!(kind(lossless.get_ref()), "lossless WebP");
    assert_eq!(kind(b"II*\0\x08\0\0\0"), "TIFF");
    assert_eq!(kind(b"<svg xmlns=''/>"), "SVG");
    assert_eq!(kind(b"MZ\x90\0 a program"), "none");
    assert_eq!(kind(b"PK\x03\x04 a zip in a zip"), "none");
}

/// A PNG that says to be large, and is not: it must be refused by what it says.
fn png_header(width: u32, height: u32) -> Vec<u8> {
    let mut bytes = encoded(scene(8, 8, 0), ImageFormat::Png);
    bytes[16..20].copy_from_slice(&width.to_be_bytes());
    bytes[20..24].copy_from_slice(&height.to_be_bytes());
    let sum = common::crc(&bytes[12..29]);
    bytes[29..33].copy_from_slice(&sum.to_be_bytes());
    bytes
}

#[test]
fn huge_and_tiny_pictures_are_refused_with_their_size() {
    let huge = refusal(&png_header(60_000, 60_000));
    assert!(
        matches!(
            huge,
            FileProblem::FileTooManyPixels {
                width: 60_000,
                height: 60_000,
                most: 52,
                ..
            }
        ),
        "{huge}"
    );
    let tiny = refusal(&encoded(scene(199, 4000, 0), ImageFormat::Jpeg));
    assert_eq!(
        tiny,
        FileProblem::FileTooSmall {
            file: "owl.jpg".into(),
            width: 199,
            height: 4000,
            least: 200
        }
    );
    assert_eq!(
        tiny.to_string(),
        "owl.jpg is only 199 × 4000 pixels; a card needs at least 200 on each side."
    );
    let limits = DeckLimits {
        file_bytes: 1000,
        ..DeckLimits::default()
    };
    let large = Picture::of("owl.jpg", &jpeg(1), Shape::Crop, &limits).unwrap_err();
    assert!(matches!(large, FileProblem::FileTooLarge { .. }), "{large}");
}

#[test]
fn what_takes_too_long_is_refused() {
    let limits = DeckLimits {
        time: Duration::ZERO,
        ..DeckLimits::default()
    };
    for bytes in [jpeg(1), encoded(scene(400, 600, 1), ImageFormat::Png)] {
        let slow = Picture::of("owl.jpg", &bytes, Shape::Crop, &limits).unwrap_err();
        assert_eq!(
            slow,
            FileProblem::FileTooSlow {
                file: "owl.jpg".into()
            }
        );
    }
    // A thousand scans of nothing would take minutes, and so would notes that belong together.
    let scan: &[u8] = &[0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0];
    let note: &[u8] = &[0xff, 0xe1, 0, 4, 7, 7];
    for many in [scan.repeat(1000), note.repeat(2000)] {
        let whole = jpeg(1);
        let slow = [&whole[..2], &many, &whole[2..]].concat();
        assert_eq!(
            refusal(&slow),
            FileProblem::FileTooSlow {
                file: "owl.jpg".into()
            }
        );
    }
}
