//! A swing hangs on long ropes from a cloud over a spring meadow. It is in full swing, and nobody
//! sits on it: only a pair of shoes stands in the grass below.

use crate::prelude::*;

pub(super) const CARD: Card = Card::new("cloud_swing", Palette::SpringGarden, Framing::Tall, scene)
    .style(Style::Watercolour)
    .ink(ink);

/// Where the two ropes leave the cloud, and where they hold the seat.
const TOP: [Point; 2] = [(236.0, 210.0), (316.0, 216.0)];
const SEAT: [Point; 2] = [(392.0, 600.0), (494.0, 564.0)];
const SHOES: Point = (226.0, 800.0);

fn scene(s: &mut Studio) {
    let t = s.tones;
    s.key(Light::From(-0.5, -0.7, 0.5));
    sky::gradient_sky(
        s,
        &[0x6cb4d0, 0x94ccd8, 0xc0e2dc, 0xe8f2d4, 0xfbf6d8],
        640.0,
        0xffffff,
        0.3,
    );
    for (x, y, w, h, seed) in [
        (520.0, 420.0, 220.0, 54.0, 21),
        (70.0, 500.0, 240.0, 60.0, 22),
    ] {
        sky::cloud(s, x, y, w, h, seed);
    }
    country(s);
    meadow(s);
    ropes_behind(s);
    great_cloud(s);
    shoes(s);
    swing(s);
    plants::flowers(
        s,
        (836.0, 900.0),
        46,
        &[t.red, t.gold, 0xfff4f8, t.plum],
        6,
        |x, _| (x - SHOES.0).abs() > 60.0,
    );
}

fn country(s: &mut Studio) {
    for (y, colour, seed) in [
        (578.0, 0x98c4bc, 4),
        (624.0, 0x84bc84, 9),
        (664.0, 0x74b05c, 12),
    ] {
        let hill = s
            .mat(colour)
            .round(50.0, 0.5)
            .rim(0.3)
            .texture(0.16, 0.01, 0.04);
        s.lit(&land::ridge_line(y, 62.0, 0.006, seed), &hill);
        s.mist(y + 30.0, y + 80.0, s.tones.mist, 0.28);
    }
    let blossom = [0xf8c8d4, 0xfce0e4, 0xf0a8bc];
    let mut dice = Dice::new(3);
    for (x, y, size) in [
        (52.0, 668.0, 0.8),
        (104.0, 662.0, 0.6),
        (146.0, 672.0, 0.46),
        (556.0, 680.0, 0.9),
        (508.0, 670.0, 0.5),
    ] {
        plants::toy_tree(s, at(x, y).size(size), dice.pick(&blossom));
    }
    buildings::fence(s, -10.0, 180.0, 704.0, 26.0, 0xfbf6e8);
}

fn meadow(s: &mut Studio) {
    let near = s
        .mat(0x78b050)
        .round(60.0, 0.5)
        .texture(0.2, 0.02, 0.05)
        .rim(0.3);
    let turf = s.lit(&land::ridge_line(706.0, 30.0, 0.004, 31), &near);
    // The patch that feet have worn bare, and the shadow of the cloud over it all.
    s.tint(
        &turf,
        &ellipse(276.0, 812.0, 128.0, 30.0),
        0xd8b884,
        12.0,
        0.75,
    );
    s.shade(&ellipse(330.0, 770.0, 250.0, 38.0), 0x88a8b0, 28.0, 0.6);
    plants::grass(
        s,
        716.0,
        900.0,
        150,
        &[0x6ca44c, 0x8cc060, 0x4f8c48, 0xa8d070],
        5,
    );
    let t = s.tones;
    plants::flowers(
        s,
        (724.0, 840.0),
        70,
        &[t.red, t.gold, 0xfff4f8, t.plum],
        8,
        |x, y| ((x - 276.0) / 150.0).hypot((y - 812.0) / 46.0) > 1.0,
    );
    // The seat's own shadow.
    s.shade(&ellipse(478.0, 788.0, 52.0, 10.0), 0x3a6850, 7.0, 0.75);
}

/// One great bank with a lit crown, gathered where the ropes are tied.
fn great_cloud(s: &mut Studio) {
    let colours = [0x8ca8c4, 0xbccce0, 0xeaf0f4, 0xffffff];
    for (x, y, w, h, seed) in [
        (300.0, 190.0, 640.0, 190.0, 5),
        (150.0, 214.0, 380.0, 150.0, 7),
        (452.0, 206.0, 400.0, 160.0, 8),
        (286.0, 244.0, 420.0, 130.0, 11),
    ] {
        sky::cloud_of(s, (x, y), (w, h), &colours, 0.97, seed);
    }
}

fn rope(s: &mut Studio, i: usize) {
    let (a, b) = (TOP[i], SEAT[i]);
    let bow = 14.0;
    s.line(
        &[
            (a.0, a.1 - 20.0),
            (lerp(a.0, b.0, 0.33) - bow, lerp(a.1, b.1, 0.33) + bow * 0.6),
            (
                lerp(a.0, b.0, 0.7) - bow * 0.7,
                lerp(a.1, b.1, 0.7) + bow * 0.4,
            ),
            b,
        ],
        0x8c6840,
        5.4,
        1.0,
    );
}

fn ropes_behind(s: &mut Studio) {
    rope(s, 0);
    rope(s, 1);
}

fn swing(s: &mut Studio) {
    let wood = s.mat(0xd0503c).round(6.0, 1.1).texture(0.18, 0.02, 0.2);
    let (a, b) = (SEAT[0], SEAT[1]);
    s.lit(
        &poly(&[
            (a.0 - 22.0, a.1 + 4.0),
            (b.0 + 20.0, b.1 - 10.0),
            (b.0 + 34.0, b.1 + 8.0),
            (a.0 - 6.0, a.1 + 24.0),
        ]),
        &wood,
    );
    s.lit(
        &poly(&[
            (a.0 - 6.0, a.1 + 22.0),
            (b.0 + 34.0, b.1 + 7.0),
            (b.0 + 34.0, b.1 + 20.0),
            (a.0 - 5.0, a.1 + 37.0),
        ]),
        &wood.clone().bias(-0.22),
    );
    let knot = s.mat(0x8c6840).round(4.0, 1.1);
    for p in [a, b] {
        s.lit(&ellipse(p.0 + 2.0, p.1 + 3.0, 6.5, 6.0), &knot);
    }
    s.detail(446.0, 590.0, 60.0);
}

/// Small red shoes with straps, side by side, heels together.
fn shoes(s: &mut Studio) {
    for (dx, turn) in [(-22.0, -8.0), (20.0, 12.0)] {
        s.at(at(SHOES.0 + dx, SHOES.1).size(1.42).turn(turn), |s| {
            s.shade(&ellipse(6.0, 16.0, 26.0, 9.0), 0x5a6a40, 5.0, 0.7);
            let leather = s.mat(0xc83c50).round(11.0, 1.3).rim(0.8);
            let inside = s.mat(0x5c2838).round(4.0, 0.8);
            let sole = s.mat(0x6a4438).round(3.0, 1.0);
            let outline = [
                (0.0, -27.0),
                (9.0, -22.0),
                (10.5, -4.0),
                (14.0, 14.0),
                (0.0, 27.0),
                (-14.0, 14.0),
                (-10.5, -4.0),
                (-9.0, -22.0),
            ];
            s.lit(&blob(&outline).moved(0.0, 4.0), &sole);
            s.lit(&blob(&outline), &leather);
            s.lit(&ellipse(0.0, -8.0, 7.0, 15.0), &inside);
            s.line(
                &[(-12.0, -4.0), (0.0, -8.0), (12.0, -4.0)],
                0xe05c70,
                5.0,
                1.0,
            );
            s.flat(&ellipse(11.0, -4.0, 2.4, 2.4), 0xffe8a0, 1.0);
        });
    }
    s.detail(SHOES.0, SHOES.1, 56.0);
}

fn ink(s: &mut Studio) {
    // Where it has just been.
    for (k, alpha) in [(0.0, 0.55), (26.0, 0.4), (54.0, 0.28)] {
        s.line(
            &[
                (150.0 + k, 664.0 - k * 0.1),
                (240.0, 690.0 - k * 0.4),
                (330.0, 672.0 - k * 0.5),
                (392.0 - k * 0.3, 634.0 - k * 0.3),
            ],
            0xffffff,
            1.5,
            alpha,
        );
    }
    let mut dice = Dice::new(5);
    for _ in 0..34 {
        let u = dice.unit();
        let (x, y) = (
            lerp(170.0, 520.0, u) + dice.range(-24.0, 24.0),
            690.0 - 120.0 * (2.0 * u - 0.8).powi(2) + dice.range(-40.0, 30.0),
        );
        s.flat(
            &ellipse(x, y, 3.4, 2.0).turned(dice.range(0.0, 180.0)),
            0xf8b8c8,
            0.9,
        );
    }
    sky::far_birds(s, 5, (380.0, 330.0), (540.0, 380.0), 0x5a7080, 4);
}
