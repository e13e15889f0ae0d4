//! Colours: hexadecimal numbers to write them, sRGB to store them, OKLab to mix them.

use std::ops::{Add, AddAssign, Mul, Sub};

use crate::maths::{lerp, sat};

/// A colour as it is written in a card: `0xrrggbb`.
pub type Hex = u32;

/// An sRGB colour with channels in 0..1 (lights may exceed it until they are clamped).
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Rgb {
    pub r: f32,
    pub g: f32,
    pub b: f32,
}

/// A colour in OKLab, where the straight way between two colours is the one a painter would mix.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Lab {
    pub l: f32,
    pub a: f32,
    pub b: f32,
}

/// Reads a hexadecimal colour.
pub const fn rgb(hex: Hex) -> Rgb {
    Rgb {
        r: ((hex >> 16) & 255) as f32 / 255.0,
        g: ((hex >> 8) & 255) as f32 / 255.0,
        b: (hex & 255) as f32 / 255.0,
    }
}

/// Mixes two written colours in OKLab; the result can be written again.
pub fn mix(a: Hex, b: Hex, t: f32) -> Hex {
    rgb(a).blend(rgb(b), t).hex()
}

impl Rgb {
    pub const BLACK: Rgb = rgb(0x000000);
    pub const WHITE: Rgb = rgb(0xffffff);

    pub const fn new(r: f32, g: f32, b: f32) -> Rgb {
        Rgb { r, g, b }
    }

    /// Channel-wise mix: right for coverage, where `t` is how much of a pixel is hidden.
    pub fn mix(self, other: Rgb, t: f32) -> Rgb {
        Rgb::new(
            lerp(self.r, other.r, t),
            lerp(self.g, other.g, t),
            lerp(self.b, other.b, t),
        )
    }

    /// Mix in OKLab: right for pigments, mist and gradients.
    pub fn blend(self, other: Rgb, t: f32) -> Rgb {
        if t <= 0.001 {
            return self;
        }
        if t >= 0.999 {
            return other;
        }
        Lab::from(self).mix(Lab::from(other), t).into()
    }

    /// Adds light without ever exceeding white.
    pub fn screen(self, light: Rgb) -> Rgb {
        Rgb::new(
            1.0 - (1.0 - self.r) * (1.0 - light.r),
            1.0 - (1.0 - self.g) * (1.0 - light.g),
            1.0 - (1.0 - self.b) * (1.0 - light.b),
        )
    }

    pub fn multiply(self, other: Rgb) -> Rgb {
        Rgb::new(self.r * other.r, self.g * other.g, self.b * other.b)
    }

    pub fn luma(self) -> f32 {
        0.299 * self.r + 0.587 * self.g + 0.114 * self.b
    }

    pub fn clamped(self) -> Rgb {
        Rgb::new(sat(self.r), sat(self.g), sat(self.b))
    }

    /// More (`k > 1`) or less (`k < 1`) colourful at the same brightness.
    pub fn saturate(self, k: f32) -> Rgb {
        let grey = self.luma();
        Rgb::new(
            lerp(grey, self.r, k),
            lerp(grey, self.g, k),
            lerp(grey, self.b, k),
        )
    }

    /// Distance in the RGB cube.
    pub fn distance(self, other: Rgb) -> f32 {
        let d = self - other;
        (d.r * d.r + d.g * d.g + d.b * d.b).sqrt()
    }

    pub fn hex(self) -> Hex {
        let byte = |x: f32| (sat(x) * 255.0).round() as u32;
        byte(self.r) << 16 | byte(self.g) << 8 | byte(self.b)
    }

    pub fn linear(self) -> Rgb {
        Rgb::new(to_linear(self.r), to_linear(self.g), to_linear(self.b))
    }

    /// Takes linear light back to sRGB.
    pub fn encoded(self) -> Rgb {
        Rgb::new(to_srgb(self.r), to_srgb(self.g), to_srgb(self.b))
    }
}

impl Add for Rgb {
    type Output = Rgb;
    fn add(self, o: Rgb) -> Rgb {
        Rgb::new(self.r + o.r, self.g + o.g, self.b + o.b)
    }
}

impl AddAssign for Rgb {
    fn add_assign(&mut self, o: Rgb) {
        *self = *self + o;
    }
}

impl Sub for Rgb {
    type Output = Rgb;
    fn sub(self, o: Rgb) -> Rgb {
        Rgb::new(self.r - o.r, self.g - o.g, self.b - o.b)
    }
}

impl Mul<f32> for Rgb {
    type Output = Rgb;
    fn mul(self, k: f32) -> Rgb {
        Rgb::new(self.r * k, self.g * k, self.b * k)
    }
}

fn to_linear(x: f32) -> f32 {
    if x <= 0.040_45 {
        x / 12.92
    } else {
        ((x + 0.055) / 1.055).powf(2.4)
    }
}

fn to_srgb(x: f32) -> f32 {
    let x = x.max(0.0);
    if x <= 0.003_130_8 {
        x * 12.92
    } else {
        1.055 * x.powf(1.0 / 2.4) - 0.055
    }
}

impl Lab {
    pub fn mix(self, other: Lab, t: f32) -> Lab {
        Lab {
            l: lerp(self.l, other.l, t),
            a: lerp(self.a, other.a, t),
            b: lerp(self.b, other.b, t),
        }
    }
}

impl From<Rgb> for Lab {
    fn from(c: Rgb) -> Lab {
        let Rgb { r, g, b } = c.clamped().linear();
        let l = (0.412_221_46 * r + 0.536_332_55 * g + 0.051_445_995 * b).cbrt();
        let m = (0.211_903_5 * r + 0.680_699_5 * g + 0.107_396_96 * b).cbrt();
        let s = (0.088_302_46 * r + 0.281_718_85 * g + 0.629_978_7 * b).cbrt();
        Lab {
            l: 0.210_454_26 * l + 0.793_617_8 * m - 0.004_072_047 * s,
            a: 1.977_998_5 * l - 2.428_592_2 * m + 0.450_593_7 * s,
            b: 0.025_904_037 * l + 0.782_771_77 * m - 0.808_675_77 * s,
        }
    }
}

impl From<Lab> for Rgb {
    fn from(c: Lab) -> Rgb {
        let l = (c.l + 0.396_337_78 * c.a + 0.215_803_76 * c.b).powi(3);
        let m = (c.l - 0.105_561_346 * c.a - 0.063_854_17 * c.b).powi(3);
        let s = (c.l - 0.089_484_18 * c.a - 1.291_485_5 * c.b).powi(3);
        Rgb::new(
            4.076_741_7 * l - 3.307_711_6 * m + 0.230_969_94 * s,
            -1.268_438 * l + 2.609_757_4 * m - 0.341_319_38 * s,
            -0.004_196_086_3 * l - 0.703_418_6 * m + 1.707_614_7 * s,
        )
        .encoded()
    }
}

const STEPS: usize = 256;

/// A gradient through several colours, mixed in OKLab once and then only looked up.
#[derive(Clone, Debug)]
pub struct Ramp {
    first: f32,
    last: f32,
    table: Vec<Rgb>,
}

impl Ramp {
    /// Colours at given positions, which must not fall.
    pub fn new(stops: &[(f32, Hex)]) -> Ramp {
        let stops: Vec<(f32, Lab)> = stops.iter().map(|&(t, c)| (t, rgb(c).into())).collect();
        Ramp::through(&stops)
    }

    /// Colours spaced evenly over 0..1.
    pub fn even(colours: &[Hex]) -> Ramp {
        let labs: Vec<Lab> = colours.iter().map(|&c| rgb(c).into()).collect();
        Ramp::even_labs(&labs)
    }

    pub fn even_labs(colours: &[Lab]) -> Ramp {
        let n = colours.len().saturating_sub(1).max(1) as f32;
        let stops: Vec<(f32, Lab)> = colours
            .iter()
            .enumerate()
            .map(|(i, &c)| (i as f32 / n, c))
            .collect();
        Ramp::through(&stops)
    }

    fn through(stops: &[(f32, Lab)]) -> Ramp {
        let first = stops.first().map_or(0.0, |s| s.0);
        let last = stops.last().map_or(1.0, |s| s.0).max(first + 1e-4);
        let table = (0..=STEPS)
            .map(|i| exact(stops, lerp(first, last, i as f32 / STEPS as f32)).into())
            .collect();
        Ramp { first, last, table }
    }

    /// The colour at `t`; beyond the ends, the end colours.
    pub fn at(&self, t: f32) -> Rgb {
        let x = sat((t - self.first) / (self.last - self.first)) * STEPS as f32;
        let i = (x as usize).min(STEPS - 1);
        self.table[i].mix(self.table[i + 1], x - i as f32)
    }
}

fn exact(stops: &[(f32, Lab)], t: f32) -> Lab {
    let Some(after) = stops.iter().position(|s| s.0 >= t) else {
        return stops.last().map_or_else(Lab::default, |s| s.1);
    };
    if after == 0 {
        return stops[0].1;
    }
    let (a, b) = (stops[after - 1], stops[after]);
    a.1.mix(b.1, (t - a.0) / (b.0 - a.0).max(1e-6))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn oklab_there_and_back() {
        for hex in [
            0x000000, 0xffffff, 0xb23a30, 0x14204a, 0xfff0c8, 0x00ff00, 0x3f8a86,
        ] {
            let back: Rgb = Lab::from(rgb(hex)).into();
            assert!(
                rgb(hex).distance(back) < 2e-3,
                "{hex:06x} came back as {back:?}"
            );
            assert_eq!(back.hex(), hex);
        }
    }

    #[test]
    fn hex_there_and_back() {
        for hex in [0x000000, 0x010203, 0x80ff7f, 0xffffff] {
            assert_eq!(rgb(hex).hex(), hex);
        }
    }

    #[test]
    fn ramp_meets_its_stops_and_holds_its_ends() {
        let ramp = Ramp::new(&[(0.2, 0x102030), (0.5, 0xc08040), (1.0, 0xfff0d0)]);
        assert_eq!(ramp.at(-3.0).hex(), 0x102030);
        assert_eq!(ramp.at(0.2).hex(), 0x102030);
        assert!(ramp.at(0.5).distance(rgb(0xc08040)) < 0.01);
        assert_eq!(ramp.at(9.0).hex(), 0xfff0d0);
    }

    #[test]
    fn blend_keeps_its_ends() {
        assert_eq!(mix(0xb23a30, 0x14204a, 0.0), 0xb23a30);
        assert_eq!(mix(0xb23a30, 0x14204a, 1.0), 0x14204a);
    }
}
