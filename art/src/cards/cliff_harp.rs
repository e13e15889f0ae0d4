//! Two cliffs and the arch between them are a harp, strung with light across a gorge full of mist.
//! A harpist plays from a ledge. At the foot of one string stands a bridge-keeper's hut.

use crate::prelude::*;

pub(super) const CARD: Card = Card::new("cliff_harp", Palette::RoseDawn, Framing::Wide, scene)
    .style(Style::Watercolour)
    .ink(ink);

const SUN: Point = (330.0, 520.0);
/// The harpist's feet.
const LEDGE: Point = (148.0, 640.0);
/// The foot of the string with the hut.
const HUT: usize = 8;
const STRINGS: usize = 13;

/// The underside of the arch, the harp's neck, at a place across.
fn neck(x: f32) -> f32 {
    160.0 - 46.0 * ((x - 120.0) / 150.0).sin() + 0.05 * (x - 300.0)
}

/// The slope that the strings come down to.
fn soundboard(x: f32) -> f32 {
    let k = (x - 190.0) / 410.0;
    900.0 - 560.0 * k - 46.0 * (k * std::f32::consts::PI).sin() + 9.0 * grain(x * 0.03, 0.4, 5)
}

/// A string's two ends.
fn string(i: usize) -> (Point, Point) {
    let k = i as f32 / (STRINGS - 1) as f32;
    let top = lerp(214.0, 548.0, k);
    let foot = lerp(226.0, 556.0, k);
    ((top, neck(top) - 6.0), (foot, soundboard(foot) + 4.0))
}

fn scene(s: &mut Studio) {
    s.key(Light::From(0.1, -0.3, 0.5));
    s.rim_from(0.2, -0.6);
    sky::halo(
        s,
        SUN,
        620.0,
        &[0xfffae4, 0xffe4bc, 0xf8b8a8, 0xb494c0, 0x6478b0],
    );
    sky::sun(s, SUN.0, SUN.1, 46.0, 0xfffae8);
    for (x, y, w, h, seed) in [
        (420.0, 330.0, 220.0, 44.0, 4),
        (250.0, 410.0, 180.0, 34.0, 7),
    ] {
        sky::cloud(s, x, y, w, h, seed);
    }
    gorge(s);
    strings(s);
    rocks(s);
    hut(s);
    harpist(s);
    s.mist(820.0, 920.0, s.tones.mist, 0.55);
}

/// Ranges behind ranges, and a river far below.
fn gorge(s: &mut Studio) {
    for (y, colour, amplitude, seed) in [
        (560.0, 0xf0bcb4, 70.0, 3),
        (610.0, 0xd8a4b0, 90.0, 6),
        (680.0, 0xb48cac, 110.0, 9),
        (770.0, 0x8c7098, 90.0, 12),
    ] {
        let rock = s
            .mat(colour)
            .round(30.0, 0.5)
            .texture(0.2, 0.03, 0.02)
            .rim(0.4);
        s.lit(&land::ridge_line(y, amplitude, 0.012, seed), &rock);
        s.mist(y + 6.0, y + 90.0, s.tones.mist, 0.7);
    }
}

/// Strings as thick as ropes, bright where the sun stands behind them; one trembles.
fn strings(s: &mut Studio) {
    for i in 0..STRINGS {
        let (a, b) = string(i);
        let width = lerp(5.0, 2.6, i as f32 / STRINGS as f32);
        s.line(&[a, b], 0xc88450, width + 1.6, 0.85);
        s.line(&[a, b], 0xffeebc, width, 1.0);
    }
    let (a, b) = string(1);
    for bow in [-9.0, 9.0] {
        let middle = ((a.0 + b.0) / 2.0 + bow, (a.1 + b.1) / 2.0);
        s.line(&[a, middle, b], 0xffeebc, 2.0, 0.5);
    }
    s.glow(220.0, 560.0, 60.0, 0xffe8b0, 0.3);
}

fn stone(s: &Studio, colour: Hex) -> Material {
    s.mat(colour)
        .round(40.0, 1.0)
        .texture(0.24, 0.035, 0.012)
        .bias(-0.14)
        .wobble(4.0)
        .rim(1.0)
}

/// Pillar, arch and slope: one harp of rock.
fn rocks(s: &mut Studio) {
    let face = stone(s, 0x5c4878);
    // The arch, with its keystones hanging down to hold the strings.
    let mut arch: Vec<Point> = (0..=26)
        .map(|i| {
            let x = 70.0 + 22.0 * i as f32;
            (x, neck(x) + 7.0 * grain(x * 0.06, 0.2, 7))
        })
        .collect();
    arch.extend([
        (660.0, 40.0),
        (560.0, 64.0),
        (450.0, 96.0),
        (350.0, 70.0),
        (260.0, 20.0),
        (160.0, 10.0),
        (40.0, 60.0),
    ]);
    s.lit(&poly(&arch), &face);
    // The right cliff and the slope.
    let mut slope: Vec<Point> = (0..=30)
        .map(|i| {
            let x = 176.0 + 15.0 * i as f32;
            (x, soundboard(x))
        })
        .collect();
    slope.extend([(660.0, 300.0), (660.0, 980.0), (150.0, 980.0)]);
    s.lit(&poly(&slope), &face);
    s.lit(
        &blob(&[
            (560.0, 60.0),
            (610.0, 60.0),
            (640.0, 400.0),
            (590.0, 420.0),
            (566.0, 340.0),
            (576.0, 250.0),
            (558.0, 180.0),
            (566.0, 110.0),
        ]),
        &stone(s, 0x74588c),
    );
    // The left cliff, with the ledge.
    s.lit(
        &blob(&[
            (-40.0, 40.0),
            (60.0, 50.0),
            (128.0, 110.0),
            (120.0, 180.0),
            (92.0, 280.0),
            (104.0, 380.0),
            (84.0, 480.0),
            (98.0, 580.0),
            (112.0, 632.0),
            (176.0, 640.0),
            (186.0, 656.0),
            (150.0, 690.0),
            (124.0, 760.0),
            (140.0, 850.0),
            (120.0, 980.0),
            (-60.0, 980.0),
        ]),
        &stone(s, 0x4c3c6c),
    );
    let mut dice = Dice::new(4);
    // Cracks and strata.
    for _ in 0..46 {
        let (x, y) = (dice.range(0.0, 600.0), dice.range(40.0, 890.0));
        if x < 84.0 || y > soundboard(x) + 30.0 || (y < neck(x) - 60.0 && y > 110.0) {
            s.shade(
                &limb(&[
                    (x, y, 1.0),
                    (x + dice.range(-8.0, 8.0), y + 22.0, 2.4),
                    (x + dice.range(-12.0, 12.0), y + 52.0, 0.8),
                ]),
                0x3c2c5c,
                1.6,
                0.6,
            );
        }
    }
    // Pines, grass, a path up the slope.
    for i in 0..12 {
        let x = 262.0 + 30.0 * i as f32 + dice.range(-8.0, 8.0);
        let y = soundboard(x) + dice.range(26.0, 80.0);
        plants::pine(s, at(x, y).size(dice.range(0.22, 0.4)), 0x5c6c80);
    }
    let path: Vec<(f32, f32, f32)> = (0..9)
        .map(|i| {
            let x = 214.0 + 48.0 * i as f32;
            (x, soundboard(x) + 13.0, lerp(8.0, 3.0, i as f32 / 8.0))
        })
        .collect();
    s.soft(&limb(&path), 0xe8c0a8, 2.0, 0.7);
    for x in [40.0, 86.0, 20.0] {
        plants::pine(s, at(x, 66.0 + 0.3 * x).size(0.4), 0x54608c);
    }
    // Where the strings are made fast: pegs above, rings below.
    let brass = s
        .ramp(&[0x6c3c48, 0xc88450, 0xffdc98, 0xfffae0])
        .round(5.0, 1.2);
    for i in 0..STRINGS {
        let (a, b) = string(i);
        s.lit(
            &limb(&[(a.0 - 5.0, a.1 - 16.0, 5.0), (a.0, a.1 + 3.0, 4.0)]),
            &brass,
        );
        s.lit(&ellipse(b.0, b.1, 7.0, 5.0), &brass);
    }
}

fn hut(s: &mut Studio) {
    let (_, (x, y)) = string(HUT);
    s.glow(x + 24.0, y - 14.0, 50.0, 0xffd898, 0.5);
    buildings::house(
        s,
        at(x + 32.0, y + 12.0).size(0.72),
        0xe8c4b0,
        0x94485c,
        Some(0xffd070),
    );
    // A barrier across the path, raised.
    let pole = s.mat(0xfcecdc).round(2.6, 1.1);
    let bar = s.lit(
        &limb(&[(x - 4.0, y + 14.0, 2.8), (x - 30.0, y - 42.0, 2.2)]),
        &pole,
    );
    for k in [0.2, 0.5, 0.8] {
        let (px, py) = (lerp(x - 4.0, x - 30.0, k), lerp(y + 14.0, y - 42.0, k));
        s.tint(&bar, &ellipse(px, py, 5.0, 4.6), 0xc8505c, 0.6, 1.0);
    }
    s.detail(x + 30.0, y - 14.0, 40.0);
}

/// In a red coat, arms to the strings.
fn harpist(s: &mut Studio) {
    let (x, y) = LEDGE;
    s.shade(&ellipse(x - 8.0, y + 2.0, 30.0, 6.0), 0x3c2c5c, 4.0, 0.8);
    s.at(at(x, y + 2.0).size(1.2), |s| {
        let coat = s
            .mat(0xd04c54)
            .round(9.0, 1.1)
            .texture(0.12, 0.06, 0.03)
            .rim(0.9);
        let skin = s.mat(s.tones.skin).round(4.0, 1.0).rim(0.8);
        let hair = s.mat(0x54304c).round(6.0, 1.1).fur(1.0).rim(0.8);
        let boot = s.mat(0x40283c).round(3.0, 1.0);
        for (dx, lean) in [(-7.0, -3.0), (7.0, 2.0)] {
            s.lit(&limb(&[(dx, -26.0, 5.0), (dx + lean, -3.0, 3.8)]), &boot);
            s.lit(
                &limb(&[(dx + lean, -2.4, 3.0), (dx + lean + 8.0, -2.0, 2.2)]),
                &boot,
            );
        }
        // The coat blows back from the gorge.
        s.lit(
            &blob(&[
                (2.0, -80.0),
                (10.0, -70.0),
                (12.0, -44.0),
                (14.0, -16.0),
                (-8.0, -14.0),
                (-30.0, -10.0),
                (-24.0, -30.0),
                (-14.0, -50.0),
                (-9.0, -72.0),
            ]),
            &coat,
        );
        s.lit(
            &limb(&[(2.0, -72.0, 5.0), (22.0, -76.0, 4.4), (44.0, -90.0, 3.4)]),
            &coat.clone().bias(-0.12),
        );
        s.lit(&ellipse(49.0, -93.0, 4.0, 4.0), &skin);
        s.lit(
            &limb(&[(4.0, -70.0, 5.4), (22.0, -58.0, 4.6), (48.0, -64.0, 3.6)]),
            &coat,
        );
        s.lit(&ellipse(53.0, -65.0, 4.0, 4.0), &skin);
        s.lit(
            &blob(&[
                (-10.0, -92.0),
                (-8.0, -104.0),
                (4.0, -108.0),
                (10.0, -100.0),
                (-2.0, -84.0),
                (-18.0, -72.0),
                (-30.0, -70.0),
            ]),
            &hair,
        );
        s.lit(&ellipse(4.0, -93.0, 9.0, 10.0), &skin);
        s.lit(
            &blob(&[
                (-7.0, -88.0),
                (-8.0, -102.0),
                (2.0, -107.0),
                (11.0, -102.0),
                (4.0, -98.0),
                (-1.0, -90.0),
            ]),
            &hair,
        );
        s.detail(10.0, -74.0, 54.0);
    });
}

fn ink(s: &mut Studio) {
    // Birds rest on the strings; others have been sent up by the sound.
    for (i, k) in [(4, 0.34), (6, 0.52), (7, 0.30), (10, 0.5)] {
        let (a, b) = string(i);
        let (x, y) = (lerp(a.0, b.0, k), lerp(a.1, b.1, k));
        s.flat(
            &blob(&[
                (x - 9.0, y + 5.0),
                (x - 2.0, y - 3.0),
                (x + 4.0, y - 7.0),
                (x + 9.0, y - 4.0),
                (x + 4.0, y + 3.0),
                (x - 2.0, y + 6.0),
            ]),
            0x40305c,
            1.0,
        );
    }
    sky::far_birds(s, 9, (290.0, 240.0), (480.0, 330.0), 0x54406c, 4);
    for i in 0..STRINGS {
        let (a, b) = string(i);
        s.line(&[a, b], 0xfffbe8, 0.9, 0.8);
    }
}
