//! From any picture to a card: turned upright, cut to 2:3, in the two sizes that pages use, and
//! without anything but its pixels.

use std::{
    io::{self, BufRead, Cursor, Read, Seek, SeekFrom},
    panic::{AssertUnwindSafe, catch_unwind},
    time::Instant,
};

use fast_image_resize::{FilterType, ResizeAlg, ResizeOptions, Resizer};
use image::{
    DynamicImage, ImageDecoder, ImageError, ImageFormat, ImageReader, Rgb, RgbImage, RgbaImage,
    error::LimitErrorKind, metadata::Orientation,
};
use serde::{Deserialize, Serialize};

use crate::{Kind, Limits, Look, Problem, colour, problem::megabytes};

/// Width and height of a card, as `crates/art` ships them.
const LARGE: (u32, u32) = (800, 1200);
const SMALL: (u32, u32) = (320, 480);
const QUALITY: f32 = 80.0;

/// What shines through where a picture is transparent.
const PAPER: [u8; 3] = [0xf9, 0xf0, 0xdd];

/// An ordinary progressive JPEG has about ten; hundreds only make decoding slow.
const MOST_SCANS: usize = 32;

/// How a picture of another shape becomes a card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Shape {
    /// Fills the card; what is beyond its edges is cut off.
    #[default]
    Crop,
    /// Stands whole on the card, before its own colours.
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
    /// Makes a card of a file's bytes. `file` is what a sentence calls it.
    pub fn of(file: &str, bytes: &[u8], shape: Shape, limits: &Limits) -> Result<Picture, Problem> {
        let format = format_of(file, bytes, limits)?;
        let broken = || Problem::FileBroken {
            file: file.to_owned(),
        };
        // A bug in a decoder costs the one picture that found it.
        let made = catch_unwind(AssertUnwindSafe(|| {
            let raw = decode(file, bytes, format, limits)?;
            let large = card(raw, shape);
            let small = resized(&DynamicImage::ImageRgb8(large.clone()), SMALL, None).to_rgb8();
            Ok(Picture {
                large: webp(&large).ok_or_else(broken)?,
                small: webp(&small).ok_or_else(broken)?,
                look: Look::of(&small),
            })
        }));
        made.unwrap_or_else(|_| Err(broken()))
    }
}

fn format_of(file: &str, bytes: &[u8], limits: &Limits) -> Result<ImageFormat, Problem> {
    let file = file.to_owned();
    if bytes.is_empty() {
        return Err(Problem::FileEmpty { file });
    }
    if bytes.len() as u64 > limits.file_bytes {
        let most = megabytes(limits.file_bytes);
        return Err(Problem::FileTooLarge { file, most });
    }
    match Kind::of(bytes) {
        Kind::Picture(ImageFormat::Jpeg) if scans(bytes) > MOST_SCANS => {
            Err(Problem::FileTooSlow { file })
        }
        Kind::Picture(format) => Ok(format),
        Kind::Other(kind) => {
            let kind = kind.to_owned();
            Err(Problem::FileOfOtherKind { file, kind })
        }
        Kind::Zip | Kind::Unknown => Err(Problem::FileNotAPicture { file }),
    }
}

/// Starts of scans in a JPEG; inside of one the two bytes never stand together.
fn scans(bytes: &[u8]) -> usize {
    bytes.windows(2).filter(|two| *two == [0xff, 0xda]).count()
}

/// A picture as it was stored.
struct Raw {
    image: DynamicImage,
    orientation: Orientation,
    profile: Option<Vec<u8>>,
}

fn decode(file: &str, bytes: &[u8], format: ImageFormat, limits: &Limits) -> Result<Raw, Problem> {
    let began = Instant::now();
    let slow = || Problem::FileTooSlow {
        file: file.to_owned(),
    };
    let said = |error: ImageError| {
        if began.elapsed() >= limits.time {
            return slow();
        }
        let file = file.to_owned();
        match error {
            ImageError::Limits(error) if error.kind() == LimitErrorKind::InsufficientMemory => {
                let most = megabytes(memory(limits));
                Problem::FileTooLarge { file, most }
            }
            _ => Problem::FileBroken { file },
        }
    };
    let timed = Timed {
        bytes: Cursor::new(bytes),
        until: began + limits.time,
    };
    let mut reader = ImageReader::with_format(timed, format);
    // Checked below, where the numbers can be said.
    let mut bounds = image::Limits::no_limits();
    bounds.max_alloc = Some(memory(limits));
    reader.limits(bounds);
    let mut decoder = reader.into_decoder().map_err(said)?;
    let (width, height) = decoder.dimensions();
    check_size(file, width, height, limits)?;
    let orientation = decoder.orientation().unwrap_or(Orientation::NoTransforms);
    let profile = decoder.icc_profile().unwrap_or(None);
    let image = DynamicImage::from_decoder(decoder).map_err(said)?;
    if began.elapsed() >= limits.time {
        return Err(slow());
    }
    Ok(Raw {
        image,
        orientation,
        profile,
    })
}

/// Enough for the most pixels in eight bits and four colours.
fn memory(limits: &Limits) -> u64 {
    limits.pixels.saturating_mul(4).max(1024 * 1024)
}

fn check_size(file: &str, width: u32, height: u32, limits: &Limits) -> Result<(), Problem> {
    let file = file.to_owned();
    if u64::from(width) * u64::from(height) > limits.pixels {
        return Err(Problem::FileTooManyPixels {
            file,
            width,
            height,
            most: limits.pixels / 1_000_000,
        });
    }
    if width.min(height) < limits.least_side {
        return Err(Problem::FileTooSmall {
            file,
            width,
            height,
            least: limits.least_side,
        });
    }
    Ok(())
}

/// Bytes that come to an end when time does.
struct Timed<'a> {
    bytes: Cursor<&'a [u8]>,
    until: Instant,
}

impl Timed<'_> {
    fn in_time(&self) -> io::Result<()> {
        if Instant::now() >= self.until {
            return Err(io::ErrorKind::TimedOut.into());
        }
        Ok(())
    }
}

impl Read for Timed<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        self.in_time()?;
        self.bytes.read(buffer)
    }
}

impl BufRead for Timed<'_> {
    fn fill_buf(&mut self) -> io::Result<&[u8]> {
        self.in_time()?;
        self.bytes.fill_buf()
    }

    fn consume(&mut self, amount: usize) {
        self.bytes.consume(amount);
    }
}

impl Seek for Timed<'_> {
    fn seek(&mut self, to: SeekFrom) -> io::Result<u64> {
        self.bytes.seek(to)
    }
}

/// A rectangle of the stored picture: left, top, width, height.
type Part = (f64, f64, f64, f64);

/// Cuts and scales before turning: the small picture is quick to turn, the large one is not.
fn card(raw: Raw, shape: Shape) -> RgbImage {
    let Raw {
        image,
        orientation,
        profile,
    } = raw;
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
        Shape::Crop => upright(resized(&image, stored(LARGE), Some(middle))),
        Shape::Fit => {
            let size = fitting(&image, stored(LARGE));
            let whole = upright(resized(&image, size, None));
            let few = upright(resized(&image, stored((8, 12)), Some(middle)));
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

/// The largest part in the middle that has the shape of `size`.
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

fn resized(image: &DynamicImage, size: (u32, u32), part: Option<Part>) -> DynamicImage {
    let mut to = DynamicImage::new(size.0, size.1, image.color());
    let mut options = ResizeOptions::new().resize_alg(ResizeAlg::Convolution(FilterType::Lanczos3));
    if let Some((left, top, width, height)) = part {
        options = options.crop(left, top, width, height);
    }
    match Resizer::new().resize(image, &mut to, &options) {
        Ok(()) => to,
        // Of a kind that only the slower way knows.
        Err(_) => image.resize_exact(size.0, size.1, image::imageops::FilterType::Triangle),
    }
}

fn on_paper(image: &DynamicImage) -> RgbImage {
    if !image.color().has_alpha() {
        return image.to_rgb8();
    }
    let image: RgbaImage = image.to_rgba8();
    RgbImage::from_fn(image.width(), image.height(), |x, y| {
        let [red, green, blue, alpha] = image.get_pixel(x, y).0;
        let over = |colour: u8, paper: u8| {
            let (colour, paper, alpha) = (u32::from(colour), u32::from(paper), u32::from(alpha));
            ((colour * alpha + paper * (255 - alpha) + 127) / 255) as u8
        };
        Rgb([
            over(red, PAPER[0]),
            over(green, PAPER[1]),
            over(blue, PAPER[2]),
        ])
    })
}

/// The whole picture before a dim haze of itself.
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

fn webp(picture: &RgbImage) -> Option<Vec<u8>> {
    let encoder = webp::Encoder::from_rgb(picture.as_raw(), picture.width(), picture.height());
    let file = encoder.encode_simple(false, QUALITY).ok()?;
    Some(file.to_vec())
}

/// A kept picture in the form that every program reads.
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
