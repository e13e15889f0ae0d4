//! What a file claims about its picture, read without decoding: whether the file is complete, how large
//! the picture is, and how much memory its decoder will take. Decoders find out too late.

/// A JPEG from its first marker to its last.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Jpeg {
    /// Where the marker of its end is; none if the file is cut off.
    pub(crate) end: Option<usize>,
    pub(crate) scans: usize,
    /// All other parts that have a marker and a length.
    pub(crate) segments: usize,
    frame: Option<Frame>,
    /// Colours in the first scan. If some are missing there, the decoder holds all samples in memory before it
    /// draws any.
    first_scan: usize,
}

#[derive(Debug, PartialEq, Eq)]
struct Frame {
    progressive: bool,
    width: u64,
    height: u64,
    /// The sampling factors of each colour, across and down.
    samplings: Vec<(u64, u64)>,
    colours: Vec<Colour>,
}

/// A colour, and which scans of it came.
#[derive(Debug, PartialEq, Eq)]
struct Colour {
    id: u8,
    /// The averages of its blocks, to the last bit.
    averages: bool,
    /// The finest detail, to the last bit.
    details: bool,
}

impl Jpeg {
    pub(crate) fn of(bytes: &[u8]) -> Jpeg {
        let mut jpeg = Jpeg::default();
        let mut at = 2;
        while let Some((marker, after)) = next_marker(bytes, at) {
            if marker == 0xd9 {
                jpeg.end = Some(after - 2);
                break;
            }
            at = after;
            let Some(segment) = segment(bytes, after) else {
                break;
            };
            at += segment.len();
            match marker {
                // The file begins a second time here.
                0xd8 => at = after,
                0xda => {
                    if jpeg.scans == 0 {
                        jpeg.first_scan = segment.get(2).copied().unwrap_or(0).into();
                    }
                    jpeg.scans += 1;
                    if let Some(frame) = &mut jpeg.frame {
                        frame.note_scan(segment);
                    }
                }
                0xc0..=0xcf if !matches!(marker, 0xc4 | 0xc8 | 0xcc) => {
                    jpeg.segments += 1;
                    jpeg.frame = Frame::of(marker, segment);
                }
                _ => jpeg.segments += 1,
            }
        }
        jpeg
    }

    /// Whether every colour came as finely as it was to come. A file that was cut off between two scans
    /// may lack some.
    pub(crate) fn has_all_scans(&self) -> bool {
        self.frame.as_ref().is_some_and(|frame| {
            let mut colours = frame.colours.iter();
            colours.all(|colour| colour.averages && colour.details)
        })
    }

    /// Bytes of memory that the decoder takes beside the pixels.
    pub(crate) fn memory(&self) -> u64 {
        let Some(frame) = &self.frame else { return 0 };
        if frame.progressive || self.first_scan < frame.samplings.len() {
            frame.gathered()
        } else {
            0
        }
    }
}

impl Frame {
    fn of(marker: u8, segment: &[u8]) -> Option<Frame> {
        let number = |at: usize| {
            Some(u64::from(u16::from_be_bytes([
                *segment.get(at)?,
                *segment.get(at + 1)?,
            ])))
        };
        let colours = usize::from(*segment.get(7)?);
        let samplings = segment.get(8..)?.chunks_exact(3).take(colours);
        let colours = samplings.clone().map(|colour| Colour {
            id: colour[0],
            averages: false,
            details: false,
        });
        Some(Frame {
            colours: colours.collect(),
            progressive: marker != 0xc0 && marker != 0xc1,
            height: number(3)?,
            width: number(5)?,
            samplings: samplings
                .map(|colour| {
                    (
                        u64::from(colour[1] >> 4).max(1),
                        u64::from(colour[1] & 15).max(1),
                    )
                })
                .collect(),
        })
    }

    /// Notes which colours a scan has. A progressive picture comes in many scans: first the averages,
    /// then bands of detail up to the 63rd, then the lower bits of both.
    fn note_scan(&mut self, segment: &[u8]) -> Option<()> {
        let count = usize::from(*segment.get(2)?);
        let ids = segment.get(3..)?.chunks_exact(2).take(count);
        let at = 3 + 2 * count;
        let (first, last, bits) = (segment.get(at)?, segment.get(at + 1)?, segment.get(at + 2)?);
        let to_last_bit = bits & 15 == 0;
        for id in ids.map(|pair| pair[0]) {
            for colour in self.colours.iter_mut().filter(|colour| colour.id == id) {
                colour.averages |= !self.progressive || (*first == 0 && to_last_bit);
                colour.details |= !self.progressive || (*last == 63 && to_last_bit);
            }
        }
        Some(())
    }

    /// Bytes to hold all samples of all colours before any is drawn: two bytes for each.
    fn gathered(&self) -> u64 {
        let most =
            |side: fn(&(u64, u64)) -> u64| self.samplings.iter().map(side).max().unwrap_or(1);
        let (across, down) = (most(|(across, _)| *across), most(|(_, down)| *down));
        let blocks = self.width.div_ceil(8 * across) * self.height.div_ceil(8 * down);
        let samples: u64 = self
            .samplings
            .iter()
            .map(|(across, down)| across * down)
            .sum();
        blocks * samples * 64 * 2
    }
}

/// The next marker, and the position after it. Markers inside a scan are skipped.
fn next_marker(bytes: &[u8], from: usize) -> Option<(u8, usize)> {
    let rest = bytes.get(from..)?;
    let found = rest
        .windows(2)
        .position(|two| two[0] == 0xff && !matches!(two[1], 0 | 1 | 0xd0..=0xd7 | 0xff))?;
    Some((rest[found + 1], from + found + 2))
}

/// The segment that begins here with its length.
fn segment(bytes: &[u8], at: usize) -> Option<&[u8]> {
    let length = u16::from_be_bytes([*bytes.get(at)?, *bytes.get(at + 1)?]);
    bytes.get(at..at + usize::from(length.max(2)))
}

/// What kind of WebP a file is, by the list of its parts.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum WebP {
    /// The kind that we decode, its size, and whether it is transparent somewhere.
    Lossy {
        width: u32,
        height: u32,
        alpha: bool,
    },
    /// We don't decode these. The decoder's tables may take a thousand times the bytes of the file, and
    /// nothing in the file says so.
    Lossless,
    Animated,
    /// A part is missing or cut off.
    Broken,
}

impl WebP {
    pub(crate) fn of(bytes: &[u8]) -> WebP {
        let (mut picture, mut alpha) = (None, false);
        let mut rest = bytes.get(12..).unwrap_or_default();
        while let Some((name, part, behind)) = webp_part(rest) {
            rest = behind;
            match name {
                b"VP8L" => return WebP::Lossless,
                b"ANIM" | b"ANMF" => return WebP::Animated,
                // The lowest bits say how the transparency is packed.
                b"ALPH" if part.first().is_some_and(|first| first & 3 != 0) => {
                    return WebP::Lossless;
                }
                b"ALPH" => alpha = true,
                b"VP8 " if picture.is_none() => picture = lossy_size(part),
                _ => {}
            }
        }
        match picture {
            // The rest is too short for another part.
            Some((width, height)) if rest.len() < 8 => WebP::Lossy {
                width,
                height,
                alpha,
            },
            _ => WebP::Broken,
        }
    }

    /// Bytes of memory that the decoder takes beside the pixels. `file` is the size of the file.
    pub(crate) fn memory(width: u32, height: u32, alpha: bool, file: usize) -> u64 {
        let blocks = u64::from(width.div_ceil(16)) * u64::from(height.div_ceil(16));
        // One byte a pixel for its brightness, and half a byte for its colour.
        let drawn = blocks * 256 * 3 / 2;
        let clear = if alpha {
            u64::from(width) * u64::from(height)
        } else {
            0
        };
        drawn + clear + file as u64
    }
}

type Part<'a> = (&'a [u8; 4], &'a [u8], &'a [u8]);

/// The next part of a WebP: its name, its content, and the rest of the file.
fn webp_part(rest: &[u8]) -> Option<Part<'_>> {
    let (name, rest) = rest.split_first_chunk::<4>()?;
    let (length, rest) = rest.split_first_chunk::<4>()?;
    let length = usize::try_from(u32::from_le_bytes(*length)).ok()?;
    let part = rest.get(..length)?;
    // Parts begin at even places.
    let behind = rest.get(length + length % 2..).unwrap_or_default();
    Some((name, part, behind))
}

/// The size that the picture itself claims. The parts around it may claim another.
fn lossy_size(part: &[u8]) -> Option<(u32, u32)> {
    let side = |at: usize| {
        Some(u32::from(
            u16::from_le_bytes([*part.get(at)?, *part.get(at + 1)?]) & 0x3fff,
        ))
    };
    Some((side(6)?, side(8)?))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A JPEG with nothing in it, of so many by so many.
    fn jpeg(marker: u8, side: u16, samplings: &[u8], first_scan: u8) -> Vec<u8> {
        let [high, low] = side.to_be_bytes();
        let colours = samplings.len() as u8;
        let mut bytes = vec![
            0xff,
            0xd8,
            0xff,
            marker,
            0,
            8 + 3 * colours,
            8,
            high,
            low,
            high,
            low,
            colours,
        ];
        samplings
            .iter()
            .for_each(|both| bytes.extend([1, *both, 0]));
        bytes.extend([
            0xff, 0xda, 0, 3, first_scan, 1, 2, 0xff, 0, 3, 0xff, 0xd0, 4, 0xff, 0xd9,
        ]);
        bytes
    }

    #[test]
    fn the_memory_of_a_jpeg_is_known_beforehand() {
        let memory = |marker, samplings: &[u8], first| {
            Jpeg::of(&jpeg(marker, 1600, samplings, first)).memory()
        };
        // Drawn line by line.
        assert_eq!(memory(0xc0, &[0x11, 0x11, 0x11], 3), 0);
        // Three colours of two bytes; two of them at half the size; only one.
        assert_eq!(memory(0xc2, &[0x11, 0x11, 0x11], 3), 1600 * 1600 * 6);
        assert_eq!(memory(0xc2, &[0x22, 0x11, 0x11], 3), 1600 * 1600 * 3);
        assert_eq!(memory(0xc2, &[0x22], 1), 1600 * 1600 * 2);
        // One colour after the other.
        assert_eq!(memory(0xc0, &[0x11, 0x11, 0x11], 1), 1600 * 1600 * 6);
    }

    #[test]
    fn a_jpeg_without_its_end_is_not_whole() {
        let whole = jpeg(0xc0, 8, &[0x11], 1);
        let end = Some(whole.len() - 2);
        assert_eq!((Jpeg::of(&whole).end, Jpeg::of(&whole).scans), (end, 1));
        for end in 0..whole.len() {
            assert_eq!(Jpeg::of(&whole[..end]).end, None, "{end}");
        }
        assert_eq!(Jpeg::of(&[&whole[..], b"more"].concat()).end, end);
    }

    #[test]
    fn a_webp_is_known_by_its_parts() {
        let part = |name: &[u8; 4], content: &[u8]| {
            let mut bytes = name.to_vec();
            bytes.extend((content.len() as u32).to_le_bytes());
            bytes.extend(content);
            bytes.resize(bytes.len().next_multiple_of(2), 0);
            bytes
        };
        let file = |parts: &[Vec<u8>]| [b"RIFF\0\0\0\0WEBP".to_vec(), parts.concat()].concat();
        let drawn = part(b"VP8 ", &[0, 0, 0, 0x9d, 1, 0x2a, 44, 1, 88, 2, 7]);
        let lossy = |alpha| WebP::Lossy {
            width: 300,
            height: 600,
            alpha,
        };
        assert_eq!(WebP::of(&file(std::slice::from_ref(&drawn))), lossy(false));
        assert_eq!(
            WebP::of(&file(&[part(b"ALPH", &[4, 9]), drawn.clone()])),
            lossy(true)
        );
        assert_eq!(
            WebP::of(&file(&[part(b"ALPH", &[1, 9]), drawn.clone()])),
            WebP::Lossless
        );
        assert_eq!(WebP::of(&file(&[part(b"VP8L", &[0x2f])])), WebP::Lossless);
        assert_eq!(
            WebP::of(&file(&[part(b"VP8X", &[2]), part(b"ANIM", &[])])),
            WebP::Animated
        );
        let cut = file(&[drawn]);
        assert_eq!(WebP::of(&cut[..cut.len() - 3]), WebP::Broken);
        assert_eq!(WebP::of(b"RIFF"), WebP::Broken);
        assert_eq!(WebP::memory(17, 16, false, 100), 2 * 256 * 3 / 2 + 100);
    }
}
