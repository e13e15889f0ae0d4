//! What a picture looks like from far away: its colours, how light it is, and how busy.

use serde::{Deserialize, Serialize};

/// Colours that have a name in every language. Brown is called earth, which suggests more.
const COLOURS: [&str; 11] = [
    "red", "orange", "yellow", "green", "blue", "purple", "pink", "earth", "black", "white", "grey",
];

/// What such pictures call to mind.
const DARK: [&str; 3] = ["darkness", "night", "shadow"];
const LIGHT: [&str; 3] = ["light", "day", "glow"];
const CALM: [&str; 3] = ["calm", "silence", "emptiness"];
const BUSY: [&str; 3] = ["chaos", "crowd", "noise"];
const WARM: [&str; 3] = ["heat", "summer", "fire"];
const COLD: [&str; 3] = ["cold", "water", "dream"];
const PALE: [&str; 3] = ["fog", "melancholy", "winter"];
const MOTLEY: [&str; 3] = ["colourful", "joy", "party"];

/// A few features of a picture: all that can be known of it without knowing what it shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Look {
    /// How light it is, from 0 to 255.
    light: u8,
    /// How much neighbouring pixels differ, from 0 to 255.
    busy: u8,
    /// How much of it has each colour, in percent.
    colours: [u8; 11],
}

/// The share of a colour, in percent, from which it is mentioned.
const PLAIN: u8 = 14;

impl Look {
    /// Width and height of the tiny picture that [`Look::of`] looks at.
    pub const GRID: (u32, u32) = (32, 48);

    /// What a picture looks like, given the pixels of a version of it that is as small as
    /// [`Look::GRID`], row by row.
    pub fn of(pixels: &[[u8; 3]]) -> Look {
        let width = Look::GRID.0 as usize;
        let mut counts = [0u32; 11];
        let (mut light, mut change) = (0, 0);
        for (nth, pixel) in pixels.iter().enumerate() {
            counts[colour(*pixel)] += 1;
            let own = luma(*pixel);
            light += own;
            let right = pixels.get(nth + 1).filter(|_| (nth + 1) % width != 0);
            for next in right.into_iter().chain(pixels.get(nth + width)) {
                change += own.abs_diff(luma(*next));
            }
        }
        let all = pixels.len().max(1) as u32;
        Look {
            light: (light / all) as u8,
            busy: (change / (2 * all)).min(255) as u8,
            colours: counts.map(|count| (count * 100 / all) as u8),
        }
    }

    /// English words for the colours, then for the mood.
    pub fn words(&self) -> Vec<&'static str> {
        let mut words: Vec<&str> = (COLOURS.iter().zip(self.colours))
            .filter(|(_, share)| *share >= PLAIN)
            .map(|(name, _)| *name)
            .collect();
        let share = |names: &[&str]| -> u16 {
            let each = COLOURS.iter().zip(self.colours);
            each.filter(|(name, _)| names.contains(name))
                .map(|(_, share)| u16::from(share))
                .sum()
        };
        let warm = share(&["red", "orange", "yellow", "earth", "pink"]);
        let cold = share(&["blue", "purple"]);
        let pale = share(&["white", "grey"]);
        let moods = [
            (self.light < 70, &DARK),
            (self.light >= 185, &LIGHT),
            (self.busy < 7, &CALM),
            (self.busy >= 22, &BUSY),
            (warm > cold.max(pale), &WARM),
            (cold > warm.max(pale), &COLD),
            (pale > 70, &PALE),
            (
                self.colours.iter().filter(|share| **share >= 8).count() >= 5,
                &MOTLEY,
            ),
        ];
        let felt = moods.iter().filter(|(is, _)| *is);
        words.extend(felt.flat_map(|(_, words)| **words));
        words
    }

    /// Every word that can be said of a picture.
    pub fn all_words() -> impl Iterator<Item = &'static str> {
        let moods = [DARK, LIGHT, CALM, BUSY, WARM, COLD, PALE, MOTLEY];
        COLOURS.into_iter().chain(moods.into_iter().flatten())
    }
}

fn luma([r, g, b]: [u8; 3]) -> u32 {
    (u32::from(r) * 299 + u32::from(g) * 587 + u32::from(b) * 114) / 1000
}

/// The place of a colour's name in [`COLOURS`].
fn colour([r, g, b]: [u8; 3]) -> usize {
    let [red, green, blue] = [r, g, b].map(i32::from);
    let most = red.max(green).max(blue);
    let range = most - red.min(green).min(blue);
    if most < 45 {
        return 8;
    }
    if range * 100 < most * 16 {
        return if most > 205 { 9 } else { 10 };
    }
    let hue = if most == red {
        60 * (green - blue) / range
    } else if most == green {
        120 + 60 * (blue - red) / range
    } else {
        240 + 60 * (red - green) / range
    };
    let dull = most < 150;
    match hue.rem_euclid(360) {
        // A light red is pink, a dull orange is brown.
        0..14 | 345..360 if most > 190 && range * 2 < most => 6,
        14..48 if dull => 7,
        0..14 | 345..360 => 0,
        14..42 => 1,
        42..68 => 2,
        68..170 => 3,
        170..255 => 4,
        255..300 => 5,
        _ => 6,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(paint: impl Fn(u32, u32) -> [u8; 3]) -> Vec<&'static str> {
        let (width, height) = Look::GRID;
        let rows = (0..height).flat_map(|y| (0..width).map(move |x| (x, y)));
        let pixels: Vec<[u8; 3]> = rows.map(|(x, y)| paint(x, y)).collect();
        Look::of(&pixels).words()
    }

    #[test]
    fn a_night_is_dark_and_a_fire_is_warm() {
        let night = words(|_, _| [10, 18, 60]);
        for word in ["blue", "darkness", "calm", "cold"] {
            assert!(night.contains(&word), "{night:?}");
        }
        let fire = words(|x, y| {
            if (x / 2 + y / 2) % 2 == 0 {
                [240, 60, 20]
            } else {
                [250, 210, 30]
            }
        });
        for word in ["red", "yellow", "chaos", "heat"] {
            assert!(fire.contains(&word), "{fire:?}");
        }
        assert!(!fire.contains(&"darkness"));
        let snow = words(|_, _| [245, 246, 248]);
        for word in ["white", "light", "winter"] {
            assert!(snow.contains(&word), "{snow:?}");
        }
    }

    #[test]
    fn every_colour_is_named() {
        for (paint, name) in [
            ([220, 20, 30], "red"),
            ([240, 140, 20], "orange"),
            ([250, 230, 40], "yellow"),
            ([40, 160, 60], "green"),
            ([30, 80, 200], "blue"),
            ([120, 40, 200], "purple"),
            ([250, 150, 190], "pink"),
            ([110, 70, 30], "earth"),
            ([8, 8, 8], "black"),
            ([250, 250, 250], "white"),
            ([128, 128, 130], "grey"),
        ] {
            assert_eq!(words(|_, _| paint)[0], name);
        }
    }
}
