//! From a file to pixels. What is too large is refused before the first pixel is decoded.

use std::{
    hash::{DefaultHasher, Hasher},
    io::{self, BufRead, Cursor, Read, Seek, SeekFrom},
    time::Instant,
};

use image::{
    DynamicImage, GrayImage, ImageDecoder, ImageError, ImageFormat, ImageReader, RgbImage,
    metadata::Orientation,
};
use moonhare_deck::{FileProblem, megabytes};
use zune_jpeg::{
    JpegDecoder,
    zune_core::{bytestream::ZCursor, colorspace::ColorSpace, options::DecoderOptions},
};

use crate::{
    DeckLimits, FileKind,
    outline::{Jpeg, WebP},
};

/// An ordinary progressive JPEG has about ten scans. Hundreds only make decoding slow.
const MOST_SCANS: usize = 32;

/// Parts of a JPEG that aren't scans. The largest profile has 255. The decoder compares some of them with
/// all others, so too many make it slow.
const MOST_SEGMENTS: usize = 1000;

/// Bytes for profiles and notes beside the pixels. Larger ones are ignored.
const BESIDE: u64 = 8 * 1024 * 1024;

/// Pixels of the card that a picture is scaled to.
const CARD: u64 = 800 * 1200;

/// A picture as it was stored.
pub(crate) struct Raw {
    pub(crate) image: DynamicImage,
    pub(crate) orientation: Orientation,
    pub(crate) profile: Option<Vec<u8>>,
}

/// A file that is being decoded, and since when.
struct Decoding<'a> {
    file: &'a str,
    bytes: &'a [u8],
    limits: &'a DeckLimits,
    began: Instant,
}

pub(crate) fn decode(file: &str, bytes: &[u8], limits: &DeckLimits) -> Result<Raw, FileProblem> {
    let decoding = Decoding {
        file,
        bytes,
        limits,
        began: Instant::now(),
    };
    if bytes.is_empty() {
        let file = file.to_owned();
        return Err(FileProblem::FileEmpty { file });
    }
    if bytes.len() as u64 > limits.file_bytes {
        let most = megabytes(limits.file_bytes);
        return Err(FileProblem::FileTooLarge {
            file: file.to_owned(),
            most,
        });
    }
    let raw = match FileKind::of(bytes) {
        FileKind::Picture(ImageFormat::Jpeg) => decoding.jpeg(),
        FileKind::Picture(ImageFormat::WebP) => decoding.webp(),
        FileKind::Picture(format) => decoding.by(format, BESIDE),
        FileKind::Other(kind) => Err(decoding.other(kind)),
        FileKind::Zip | FileKind::Unknown => Err(FileProblem::FileNotAPicture {
            file: file.to_owned(),
        }),
    };
    match raw {
        Ok(_) | Err(FileProblem::FileBroken { .. }) if decoding.is_slow() => Err(decoding.slow()),
        raw => raw,
    }
}

impl Decoding<'_> {
    fn broken(&self) -> FileProblem {
        FileProblem::FileBroken {
            file: self.file.to_owned(),
        }
    }

    fn slow(&self) -> FileProblem {
        FileProblem::FileTooSlow {
            file: self.file.to_owned(),
        }
    }

    fn other(&self, kind: &str) -> FileProblem {
        FileProblem::FileOfOtherKind {
            file: self.file.to_owned(),
            kind: kind.to_owned(),
        }
    }

    fn is_slow(&self) -> bool {
        self.began.elapsed() >= self.limits.time
    }

    fn jpeg(&self) -> Result<Raw, FileProblem> {
        let outline = Jpeg::of(self.bytes);
        if outline.scans > MOST_SCANS || outline.segments > MOST_SEGMENTS {
            return Err(self.slow());
        }
        // The decoder would paint the missing part grey.
        let end = outline.end.ok_or_else(|| self.broken())?;
        if !outline.has_all_scans() {
            return Err(self.broken());
        }
        let options = DecoderOptions::default()
            .set_strict_mode(false)
            .set_max_width(usize::MAX)
            .set_max_height(usize::MAX);
        let mut decoder = JpegDecoder::new_with_options(ZCursor::new(self.bytes), options);
        decoder.decode_headers().map_err(|_| self.broken())?;
        let (width, height) = decoder.dimensions().ok_or_else(|| self.broken())?;
        let side = |side: usize| u32::try_from(side).map_err(|_| self.broken());
        let (width, height) = (side(width)?, side(height)?);
        let colours = match decoder.input_colorspace() {
            Some(ColorSpace::Luma) => 1,
            _ => 3,
        };
        self.check_size(width, height)?;
        self.check_memory((width, height), colours, outline.memory())?;
        let space = if colours == 1 {
            ColorSpace::Luma
        } else {
            ColorSpace::RGB
        };
        decoder.set_options(options.jpeg_set_out_colorspace(space));
        let orientation = decoder
            .exif()
            .and_then(|exif| Orientation::from_exif_chunk(exif));
        let profile = decoder.icc_profile();
        let mut pixels = vec![0; width as usize * height as usize * colours as usize];
        decoder
            .decode_into(&mut pixels)
            .map_err(|_| self.broken())?;
        drop(decoder);
        // The end may have been put where the file was cut off. The decoder doesn't say so, but then it
        // draws whatever comes before the end. So it decodes the file again with something else there.
        let before = hash(&pixels);
        let options = options.jpeg_set_out_colorspace(space);
        let longer = Longer::new(&self.bytes[..end]);
        let again = JpegDecoder::new_with_options(longer, options).decode_into(&mut pixels);
        if again.is_err() || hash(&pixels) != before {
            return Err(self.broken());
        }
        let image = if colours == 1 {
            GrayImage::from_raw(width, height, pixels).map(DynamicImage::ImageLuma8)
        } else {
            RgbImage::from_raw(width, height, pixels).map(DynamicImage::ImageRgb8)
        };
        Ok(Raw {
            image: image.ok_or_else(|| self.broken())?,
            orientation: orientation.unwrap_or(Orientation::NoTransforms),
            profile,
        })
    }

    fn webp(&self) -> Result<Raw, FileProblem> {
        match WebP::of(self.bytes) {
            WebP::Lossy {
                width,
                height,
                alpha,
            } => {
                // `by` checks the size that the file claims around the picture.
                self.check_size(width, height)?;
                let memory = WebP::memory(width, height, alpha, self.bytes.len());
                self.by(ImageFormat::WebP, memory)
            }
            WebP::Lossless => Err(self.other("lossless WebP")),
            WebP::Animated => Err(self.other("animated WebP")),
            WebP::Broken => Err(self.broken()),
        }
    }

    /// Decodes with `image`. The decoder takes `beside` bytes of memory beside the pixels.
    fn by(&self, format: ImageFormat, beside: u64) -> Result<Raw, FileProblem> {
        let said = |error: ImageError| match error {
            ImageError::Limits(_) => self.too_much(),
            _ => self.broken(),
        };
        let timed = Timed {
            bytes: Cursor::new(self.bytes),
            until: self.began + self.limits.time,
        };
        let mut reader = ImageReader::with_format(timed, format);
        // This limit is for what comes beside the pixels.
        let mut bounds = image::Limits::no_limits();
        bounds.max_alloc = Some(BESIDE);
        reader.limits(bounds);
        let mut decoder = reader.into_decoder().map_err(said)?;
        let (width, height) = decoder.dimensions();
        self.check_size(width, height)?;
        let colour = decoder.color_type();
        let bytes = u64::from(colour.bytes_per_pixel());
        // Scaling makes a second picture if the first is grey and transparent.
        let twice = if colour.has_alpha() && !colour.has_color() {
            u64::from(width) * u64::from(height) * bytes
        } else {
            0
        };
        self.check_memory((width, height), bytes, beside.max(twice))?;
        let orientation = decoder.orientation().unwrap_or(Orientation::NoTransforms);
        let profile = decoder.icc_profile().unwrap_or(None);
        let image = DynamicImage::from_decoder(decoder).map_err(said)?;
        Ok(Raw {
            image,
            orientation,
            profile,
        })
    }

    fn check_size(&self, width: u32, height: u32) -> Result<(), FileProblem> {
        let (file, limits) = (self.file.to_owned(), self.limits);
        if u64::from(width) * u64::from(height) > limits.pixels {
            return Err(FileProblem::FileTooManyPixels {
                file,
                width,
                height,
                most: limits.pixels / 1_000_000,
            });
        }
        if width.min(height) < limits.least_side {
            return Err(FileProblem::FileTooSmall {
                file,
                width,
                height,
                least: limits.least_side,
            });
        }
        Ok(())
    }

    /// Checks that the picture fits into memory, with `bytes` bytes for each pixel. While decoding,
    /// it needs `beside` bytes more; while scaling, a second picture that is scaled in one
    /// direction only.
    fn check_memory(
        &self,
        (width, height): (u32, u32),
        bytes: u64,
        beside: u64,
    ) -> Result<(), FileProblem> {
        let pixels = u64::from(width) * u64::from(height);
        let scaled = (pixels * CARD).isqrt() * bytes;
        if pixels * bytes + beside.max(scaled) > self.limits.memory {
            return Err(self.too_much());
        }
        Ok(())
    }

    fn too_much(&self) -> FileProblem {
        FileProblem::FileTakesTooMuch {
            file: self.file.to_owned(),
            most: megabytes(self.limits.memory),
        }
    }
}

fn hash(pixels: &[u8]) -> u64 {
    let mut hasher = DefaultHasher::new();
    hasher.write(pixels);
    hasher.finish()
}

/// A JPEG with bytes before its end that belong to nothing. Decoders skip them, unless they lack others.
struct Longer<'a> {
    /// All before the end.
    bytes: &'a [u8],
    tail: [u8; Longer::TAIL],
    at: usize,
}

impl<'a> Longer<'a> {
    const TAIL: usize = 130;

    fn new(mut bytes: &'a [u8]) -> Longer<'a> {
        // A marker may begin with any number of these.
        while let Some(shorter) = bytes.strip_suffix(&[0xff]) {
            bytes = shorter;
        }
        // Bytes of all kinds, but none that begins a marker. A decoder that looks for a restart skips the
        // first half, so there is one in the middle.
        let mut tail = std::array::from_fn(|at| ((at * 151 + 89) % 251) as u8);
        tail[Longer::TAIL / 2..][..2].copy_from_slice(&[0xff, 0xd0]);
        tail[Longer::TAIL - 2..].copy_from_slice(&[0xff, 0xd9]);
        Longer { bytes, tail, at: 0 }
    }
}

impl Read for Longer<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let read = self.fill_buf()?.read(buffer)?;
        self.consume(read);
        Ok(read)
    }
}

impl BufRead for Longer<'_> {
    fn fill_buf(&mut self) -> io::Result<&[u8]> {
        Ok(match self.bytes.get(self.at..) {
            Some(rest) if !rest.is_empty() => rest,
            _ => {
                let at = self.at.saturating_sub(self.bytes.len());
                self.tail.get(at..).unwrap_or_default()
            }
        })
    }

    fn consume(&mut self, amount: usize) {
        self.at += amount;
    }
}

impl Seek for Longer<'_> {
    fn seek(&mut self, to: SeekFrom) -> io::Result<u64> {
        let (from, by) = match to {
            SeekFrom::Start(at) => (at, 0),
            SeekFrom::Current(by) => (self.at as u64, by),
            SeekFrom::End(by) => ((self.bytes.len() + Longer::TAIL) as u64, by),
        };
        let at = from.checked_add_signed(by);
        let at = at.and_then(|at| usize::try_from(at).ok());
        self.at = at.ok_or(io::ErrorKind::InvalidInput)?;
        Ok(self.at as u64)
    }
}

/// A reader that fails when the time is up.
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
