//! Things people hold, sit on, read by and sail in.

use crate::colour::{Hex, mix};
use crate::shape::{Place, Point, Shape, blob, ellipse, limb, poly, rect};
use crate::studio::Studio;

/// An open umbrella, 100 units from the ferrule to the handle, which is at the place's point; the
/// canopy is 150 wide.
pub fn umbrella(s: &mut Studio, place: Place, colour: Hex, ribs: Hex) {
    s.at(place, |s| {
        let wood = s.mat(0x6a4830).round(2.0, 1.0).wobble(0.3);
        s.lit(
            &limb(&[(0.0, 0.0, 1.8), (0.0, -60.0, 1.6), (0.0, -104.0, 1.0)]),
            &wood,
        );
        s.line(
            &[(0.0, 0.0), (1.0, 7.0), (6.0, 9.0), (9.0, 5.0)],
            0x5a3a28,
            3.0,
            1.0,
        );
        let canopy = [
            (-75.0, -44.0),
            (-66.0, -72.0),
            (-38.0, -94.0),
            (0.0, -102.0),
            (38.0, -94.0),
            (66.0, -72.0),
            (75.0, -44.0),
            (56.0, -52.0),
            (38.0, -44.0),
            (19.0, -53.0),
            (0.0, -44.0),
            (-19.0, -53.0),
            (-38.0, -44.0),
            (-56.0, -52.0),
        ];
        let cloth = s.mat(colour).round(44.0, 0.9).texture(0.06, 0.02, 0.02);
        let m = s.lit(&blob(&canopy), &cloth);
        for (x, bend) in [(-38.0, -26.0), (0.0, 0.0), (38.0, 26.0)] {
            let rib = limb(&[(0.0, -102.0, 0.6), (bend, -80.0, 1.2), (x, -46.0, 1.5)]);
            s.tint(&m, &rib, ribs, 0.8, 0.8);
        }
    });
}

/// A lantern hanging from the place's point, 40 units high, alight.
pub fn lantern(s: &mut Studio, place: Place, metal: Hex) {
    s.at(place, |s| {
        let lamp = s.tones.lamp;
        s.glow(0.0, 24.0, 70.0, lamp, 0.5);
        s.line(&[(-6.0, 10.0), (0.0, 0.0), (6.0, 10.0)], metal, 1.4, 1.0);
        s.flat(&rect(-9.0, 13.0, 18.0, 22.0), mix(lamp, 0xfff8e0, 0.6), 1.0);
        s.glow(0.0, 24.0, 14.0, 0xfff4d0, 0.8);
        let iron = s.mat(metal).round(3.0, 1.0).wobble(0.2);
        s.lit(&poly(&[(-12.0, 14.0), (0.0, 6.0), (12.0, 14.0)]), &iron);
        s.lit(&rect(-11.0, 34.0, 22.0, 5.0), &iron);
        for x in [-9.0, -1.0, 7.5] {
            s.flat(&rect(x, 13.0, 1.8, 22.0), metal, 0.9);
        }
    });
}

/// A street lamp, 200 units high, alight.
pub fn street_lamp(s: &mut Studio, place: Place, metal: Hex) {
    s.at(place, |s| {
        let iron = s.mat(metal).round(4.0, 1.1).wobble(0.3);
        s.lit(
            &limb(&[(0.0, 0.0, 7.0), (0.0, -16.0, 4.0), (0.0, -164.0, 3.0)]),
            &iron,
        );
        let lamp = s.tones.lamp;
        s.glow(0.0, -184.0, 110.0, lamp, 0.5);
        s.flat(
            &poly(&[
                (-9.0, -166.0),
                (-14.0, -194.0),
                (14.0, -194.0),
                (9.0, -166.0),
            ]),
            mix(lamp, 0xfff8e0, 0.6),
            1.0,
        );
        s.lit(
            &poly(&[(-17.0, -193.0), (0.0, -210.0), (17.0, -193.0)]),
            &iron,
        );
        s.glow(0.0, -182.0, 22.0, 0xfff4d0, 0.8);
    });
}

/// A candle flame with its wick at the place's point, 38 units high.
pub fn flame(s: &mut Studio, place: Place) {
    s.at(place, |s| {
        s.glow(0.0, -16.0, 90.0, 0xff9a40, 0.42);
        s.glow(0.0, -14.0, 30.0, 0xffc060, 0.5);
        let tongue = [
            (0.0, 2.0),
            (-7.5, -8.0),
            (-5.0, -20.0),
            (0.5, -38.0),
            (5.5, -20.0),
            (7.5, -8.0),
        ];
        s.soft(&blob(&tongue), 0xffb040, 1.6, 1.0);
        let heart: Vec<Point> = tongue
            .iter()
            .map(|p| (p.0 * 0.58, p.1 * 0.58 - 3.0))
            .collect();
        s.soft(&blob(&heart), 0xfff8d8, 1.2, 1.0);
    });
}

/// A closed book lying flat, 100 wide, 24 high, its spine to the left.
pub fn book(s: &mut Studio, place: Place, cover: Hex) {
    s.at(place, |s| {
        let board = s.mat(cover).round(3.0, 0.9).wobble(0.5).rim(0.5);
        let pages = s
            .ramp(&[0xa89070, 0xe0d0a8, 0xfaf2dc])
            .round(2.0, 0.5)
            .texture(0.2, 0.01, 0.8)
            .wobble(0.3);
        s.lit(&rect(-46.0, -21.0, 93.0, 18.0), &pages);
        s.lit(&rect(-50.0, -24.0, 100.0, 4.5), &board);
        s.lit(&rect(-50.0, -4.5, 100.0, 4.5), &board);
        s.lit(
            &blob(&[(-48.0, -24.0), (-55.0, -12.0), (-48.0, 0.0), (-44.0, -12.0)]),
            &board,
        );
    });
}

/// An open book from the front, 120 wide, its spine's foot at the place's point.
pub fn open_book(s: &mut Studio, place: Place, cover: Hex) {
    s.at(place, |s| {
        let board = s.mat(cover).round(3.0, 0.8).wobble(0.5);
        s.lit(
            &poly(&[
                (-64.0, -4.0),
                (-62.0, -52.0),
                (0.0, -44.0),
                (62.0, -52.0),
                (64.0, -4.0),
                (0.0, 3.0),
            ]),
            &board,
        );
        let page = s
            .ramp(&[0x9a8468, 0xdccba4, 0xfbf4e0])
            .round(12.0, 0.7)
            .texture(0.05, 0.02, 0.02)
            .wobble(0.4);
        s.lit(
            &blob(&[
                (0.0, 0.0),
                (-30.0, -8.0),
                (-60.0, -6.0),
                (-58.0, -50.0),
                (-30.0, -53.0),
                (0.0, -43.0),
            ]),
            &page.clone().bias(-0.06),
        );
        s.lit(
            &blob(&[
                (0.0, 0.0),
                (30.0, -8.0),
                (60.0, -6.0),
                (58.0, -50.0),
                (30.0, -53.0),
                (0.0, -43.0),
            ]),
            &page.bias(0.05),
        );
        for side in [-1.0, 1.0] {
            for i in 0..5 {
                let y = -42.0 + 7.0 * i as f32;
                s.line(
                    &[
                        (side * 8.0, y),
                        (side * 30.0, y - 7.0),
                        (side * 52.0, y - 4.0),
                    ],
                    0x6a5a4c,
                    0.8,
                    0.4,
                );
            }
        }
    });
}

/// A ladder from the place's point upwards, `rungs` times 14 units.
pub fn ladder(s: &mut Studio, place: Place, rungs: usize, colour: Hex) {
    s.at(place, |s| {
        let wood = s
            .mat(colour)
            .round(3.0, 1.0)
            .wobble(0.4)
            .texture(0.2, 0.2, 0.02);
        let top = -(rungs as f32) * 14.0;
        for i in 0..rungs {
            let y = -8.0 - 14.0 * i as f32;
            s.lit(
                &limb(&[(-13.0, y, 1.6), (13.0, y, 1.6)]),
                &wood.clone().bias(-0.08),
            );
        }
        for side in [-1.0, 1.0] {
            s.lit(
                &limb(&[(side * 14.0, 0.0, 2.2), (side * 12.5, top, 1.8)]),
                &wood,
            );
        }
    });
}

/// A wooden chair from the side, looking right, 90 units high.
pub fn chair(s: &mut Studio, place: Place, colour: Hex) {
    s.at(place, |s| {
        let wood = s
            .mat(colour)
            .round(4.0, 1.0)
            .wobble(0.4)
            .texture(0.2, 0.1, 0.03);
        let far = wood.clone().bias(-0.2);
        s.lit(&limb(&[(-15.0, -42.0, 2.4), (-14.0, 0.0, 2.0)]), &far);
        s.lit(&limb(&[(22.0, -42.0, 2.4), (23.0, 0.0, 2.0)]), &far);
        s.lit(
            &limb(&[(-25.0, -92.0, 2.6), (-20.0, -44.0, 3.0), (-22.0, 0.0, 2.4)]),
            &wood,
        );
        s.lit(&limb(&[(18.0, -42.0, 3.0), (18.0, 0.0, 2.4)]), &wood);
        s.lit(
            &poly(&[
                (-23.0, -48.0),
                (-14.0, -52.0),
                (28.0, -50.0),
                (22.0, -42.0),
                (-22.0, -42.0),
            ]),
            &wood.clone().bias(0.08),
        );
        s.lit(&limb(&[(-24.0, -74.0, 2.0), (-17.0, -78.0, 2.0)]), &wood);
    });
}

/// An armchair from the front, 100 units high.
pub fn armchair(s: &mut Studio, place: Place, colour: Hex) {
    s.at(place, |s| {
        let plush = s
            .mat(colour)
            .round(14.0, 1.1)
            .texture(0.14, 0.06, 0.04)
            .wobble(0.6);
        for x in [-34.0, 34.0] {
            let leg = s.mat(0x4a3024).round(3.0, 1.0);
            s.lit(&limb(&[(x, -10.0, 4.0), (x, 0.0, 3.0)]), &leg);
        }
        s.lit(
            &blob(&[
                (-34.0, -20.0),
                (-38.0, -80.0),
                (-22.0, -100.0),
                (0.0, -104.0),
                (22.0, -100.0),
                (38.0, -80.0),
                (34.0, -20.0),
            ]),
            &plush,
        );
        s.lit(
            &blob(&[
                (-30.0, -38.0),
                (0.0, -44.0),
                (30.0, -38.0),
                (32.0, -22.0),
                (0.0, -16.0),
                (-32.0, -22.0),
            ]),
            &plush.clone().bias(0.08),
        );
        s.lit(&rect(-36.0, -28.0, 72.0, 20.0), &plush.clone().bias(-0.1));
        for side in [-1.0, 1.0] {
            s.lit(
                &limb(&[(side * 42.0, -52.0, 11.0), (side * 42.0, -14.0, 10.0)]),
                &plush,
            );
        }
    });
}

/// A bed from the side, head to the left, 140 long, 60 high.
pub fn bed(s: &mut Studio, place: Place, wood: Hex, linen: Hex, blanket: Hex) {
    s.at(place, |s| {
        let timber = s
            .mat(wood)
            .round(5.0, 1.0)
            .wobble(0.5)
            .texture(0.2, 0.05, 0.1);
        s.lit(&rect(-70.0, -22.0, 140.0, 10.0), &timber);
        for (x, top) in [(-70.0, -60.0), (70.0, -40.0)] {
            s.lit(&limb(&[(x, 0.0, 4.0), (x, top, 4.0)]), &timber);
            s.lit(&ellipse(x, top - 4.0, 5.0, 5.0), &timber);
        }
        let sheet = s.mat(linen).round(8.0, 0.9).wobble(0.6);
        s.lit(
            &blob(&[
                (-66.0, -22.0),
                (-64.0, -36.0),
                (0.0, -34.0),
                (64.0, -34.0),
                (66.0, -22.0),
            ]),
            &sheet,
        );
        s.lit(
            &blob(&[
                (-64.0, -34.0),
                (-60.0, -48.0),
                (-40.0, -48.0),
                (-34.0, -36.0),
            ]),
            &sheet.clone().bias(0.1),
        );
        let wool = s.mat(blanket).round(10.0, 1.0).texture(0.14, 0.04, 0.04);
        s.lit(
            &blob(&[
                (-26.0, -40.0),
                (20.0, -42.0),
                (64.0, -38.0),
                (68.0, -20.0),
                (40.0, -10.0),
                (0.0, -14.0),
                (-30.0, -10.0),
            ]),
            &wool,
        );
    });
}

/// A suitcase, 60 wide, 44 high with its handle.
pub fn suitcase(s: &mut Studio, place: Place, colour: Hex) {
    s.at(place, |s| {
        s.line(
            &[(-8.0, -37.0), (-6.0, -44.0), (6.0, -44.0), (8.0, -37.0)],
            mix(colour, 0x201018, 0.6),
            2.6,
            1.0,
        );
        let leather = s
            .mat(colour)
            .round(9.0, 0.9)
            .texture(0.14, 0.06, 0.06)
            .wobble(0.5);
        let m = s.lit(&rect(-30.0, -38.0, 60.0, 38.0), &leather);
        for x in [-18.0, 18.0] {
            s.tint(
                &m,
                &rect(x - 2.5, -40.0, 5.0, 42.0),
                mix(colour, 0x301c14, 0.5),
                0.3,
                0.8,
            );
        }
        s.flat(&ellipse(0.0, -32.0, 2.4, 2.0), 0xe8c870, 1.0);
    });
}

/// A rowing boat from the side, 160 long, its waterline at the place's point.
pub fn rowing_boat(s: &mut Studio, place: Place, colour: Hex) {
    s.at(place, |s| {
        let wood = s
            .mat(colour)
            .round(14.0, 1.0)
            .texture(0.16, 0.02, 0.12)
            .wobble(0.6)
            .rim(0.8);
        s.lit(
            &blob(&[(-76.0, -26.0), (0.0, -16.0), (76.0, -26.0), (0.0, -10.0)]),
            &wood.clone().bias(-0.3),
        );
        let hull = s.lit(
            &blob(&[
                (-82.0, -30.0),
                (-40.0, -17.0),
                (0.0, -14.0),
                (40.0, -17.0),
                (82.0, -30.0),
                (66.0, 2.0),
                (30.0, 12.0),
                (-30.0, 12.0),
                (-66.0, 2.0),
            ]),
            &wood,
        );
        for y in [-6.0, 3.0] {
            s.shade_on(
                &hull,
                &limb(&[(-76.0, y - 10.0, 0.7), (0.0, y, 0.7), (76.0, y - 10.0, 0.7)]),
                0x302028,
                0.8,
                0.6,
            );
        }
    });
}

/// A folded paper boat, 360 wide at size 1, its waterline at the place's point. Draw the back of it
/// first, then whoever sits in it, then the front.
pub fn paper_boat_back(s: &mut Studio, place: Place) {
    s.at(place, |s| {
        let sheet = paper(s, -0.28);
        s.lit(
            &poly(&[
                (-150.0, -104.0),
                (0.0, -200.0),
                (152.0, -110.0),
                (0.0, -60.0),
            ]),
            &sheet,
        );
    });
}

/// The front of a [`paper_boat_back`].
pub fn paper_boat_front(s: &mut Studio, place: Place) {
    s.at(place, |s| {
        let (left, right) = (paper(s, 0.10), paper(s, -0.22));
        s.lit(
            &poly(&[(-182.0, -104.0), (0.0, -60.0), (-2.0, 6.0), (-104.0, 0.0)]),
            &left,
        );
        s.lit(
            &poly(&[(0.0, -60.0), (186.0, -112.0), (102.0, -2.0), (-2.0, 6.0)]),
            &right,
        );
        s.edges(
            &[(-182.0, -104.0), (0.0, -60.0), (186.0, -112.0)],
            0xfffaf0,
            2.0,
            0.7,
        );
    });
}

fn paper(s: &Studio, bias: f32) -> crate::material::Material {
    let (dark, light) = (mix(s.tones.shadow, 0xb0a8a8, 0.6), s.tones.light);
    s.ramp(&[
        dark,
        mix(dark, 0xeadcc0, 0.5),
        0xeadcc0,
        mix(light, 0xffffff, 0.7),
    ])
    .round(14.0, 0.35)
    .texture(0.05, 0.02, 0.02)
    .bias(bias)
    .wobble(0.8)
}

/// A small sailing ship from the side, 100 units high.
pub fn ship(s: &mut Studio, place: Place, hull: Hex, sails: Hex) {
    s.at(place, |s| {
        let wood = s
            .mat(hull)
            .round(9.0, 1.0)
            .texture(0.2, 0.03, 0.15)
            .wobble(0.5);
        let cloth = s
            .mat(sails)
            .round(12.0, 1.0)
            .texture(0.08, 0.03, 0.03)
            .wobble(0.5);
        for (x, top) in [(-26.0, -84.0), (2.0, -98.0), (28.0, -78.0)] {
            s.lit(&limb(&[(x, -16.0, 1.6), (x, top, 1.0)]), &wood);
            for (low, high, half) in [(0.30, 0.58, 15.0), (0.64, 0.90, 11.0)] {
                let (y0, y1) = (top * low, top * high);
                s.lit(
                    &blob(&[
                        (x - half, y0),
                        (x - half + 4.0, (y0 + y1) / 2.0),
                        (x - half * 0.8, y1),
                        (x + half * 0.8, y1),
                        (x + half + 5.0, (y0 + y1) / 2.0),
                        (x + half, y0),
                    ]),
                    &cloth,
                );
            }
            s.flat(
                &poly(&[(x, top), (x + 12.0, top + 3.0), (x, top + 6.0)]),
                0xb03a34,
                0.9,
            );
        }
        s.lit(
            &blob(&[
                (-50.0, -30.0),
                (-44.0, -18.0),
                (0.0, -14.0),
                (40.0, -18.0),
                (62.0, -26.0),
                (48.0, -4.0),
                (20.0, 4.0),
                (-26.0, 4.0),
                (-46.0, -8.0),
            ]),
            &wood,
        );
    });
}

/// A bucket, 50 units high.
pub fn bucket(s: &mut Studio, place: Place, metal: Hex) {
    s.at(place, |s| {
        let tin = s
            .mat(metal)
            .round(18.0, 1.1)
            .texture(0.06, 0.02, 0.02)
            .wobble(0.3);
        s.lit(
            &poly(&[(-31.0, -48.0), (31.0, -48.0), (23.0, 0.0), (-23.0, 0.0)]),
            &tin,
        );
        s.lit(&ellipse(0.0, -48.0, 31.0, 8.0), &tin.clone().bias(-0.25));
        s.line(
            &[(-25.0, -12.0), (0.0, -9.0), (25.0, -12.0)],
            mix(metal, 0x202030, 0.5),
            1.6,
            0.6,
        );
    });
}

/// A watering can, spout to the right, 80 units high.
pub fn watering_can(s: &mut Studio, place: Place, metal: Hex) {
    s.at(place, |s| {
        let tin = s
            .mat(metal)
            .round(14.0, 1.1)
            .texture(0.06, 0.03, 0.03)
            .wobble(0.3);
        s.lit(
            &limb(&[(24.0, -18.0, 5.0), (48.0, -40.0, 4.0), (66.0, -66.0, 3.0)]),
            &tin,
        );
        s.lit(&ellipse(67.0, -68.0, 9.0, 5.0).turned(-55.0), &tin);
        s.lit(
            &poly(&[(-30.0, 0.0), (-26.0, -54.0), (26.0, -54.0), (30.0, 0.0)]),
            &tin,
        );
        s.lit(&ellipse(0.0, -54.0, 26.0, 6.0), &tin.clone().bias(-0.25));
        s.line(
            &[
                (-27.0, -14.0),
                (-48.0, -30.0),
                (-44.0, -62.0),
                (-20.0, -56.0),
            ],
            mix(metal, 0x202028, 0.3),
            4.0,
            1.0,
        );
    });
}

/// A key, 60 long, its bow at the place's point, hanging down.
pub fn key(s: &mut Studio, place: Place, metal: Hex) {
    s.at(place, |s| {
        let brass = s.mat(metal).round(3.0, 1.2).wobble(0.2).rim(1.0);
        let bow = ellipse(0.0, 0.0, 11.0, 11.0).with_hole(&ellipse(0.0, 0.0, 6.0, 6.0));
        s.lit(
            &bow.and(&rect(-2.2, 10.0, 4.4, 44.0))
                .and(&rect(0.0, 40.0, 11.0, 4.0))
                .and(&rect(0.0, 49.0, 9.0, 4.0)),
            &brass,
        );
    });
}

/// The outline of a keyhole whose round part is at a point.
pub fn keyhole(x: f32, y: f32, radius: f32) -> Shape {
    ellipse(x, y, radius, radius).and(&poly(&[
        (x - radius * 0.44, y + radius * 0.5),
        (x + radius * 0.44, y + radius * 0.5),
        (x + radius, y + radius * 3.2),
        (x - radius, y + radius * 3.2),
    ]))
}

/// A clock face without figures, 100 wide, its middle at the place's point; hands in degrees from
/// twelve, if it has any.
pub fn clock_face(s: &mut Studio, place: Place, rim: Hex, hands: Option<(f32, f32)>) {
    s.at(place, |s| {
        let wood = s.mat(rim).round(6.0, 1.1).wobble(0.3);
        s.lit(&ellipse(0.0, 0.0, 50.0, 50.0), &wood);
        let dial = s.ramp(&[0xb8a888, 0xf0e4c8, 0xfffaf0]).round(30.0, 0.3);
        s.lit(&ellipse(0.0, 0.0, 42.0, 42.0), &dial);
        for i in 0..12 {
            let (sin, cos) = (i as f32 / 12.0 * std::f32::consts::TAU).sin_cos();
            let r = if i % 3 == 0 { 2.4 } else { 1.5 };
            s.flat(&ellipse(35.0 * cos, 35.0 * sin, r, r), 0x3a2a24, 0.9);
        }
        if let Some((hour, minute)) = hands {
            for (degrees, length, width) in [(hour, 20.0, 3.0), (minute, 31.0, 2.0)] {
                let (sin, cos) = degrees.to_radians().sin_cos();
                s.line(
                    &[(0.0, 0.0), (length * sin, -length * cos)],
                    0x2a1a18,
                    width,
                    1.0,
                );
            }
        }
        s.flat(&ellipse(0.0, 0.0, 3.0, 3.0), 0x2a1a18, 1.0);
    });
}

/// An envelope, 60 wide, its middle at the place's point, with a seal.
pub fn envelope(s: &mut Studio, place: Place, sheet: Hex, seal: Hex) {
    s.at(place, |s| {
        let paper = s.mat(sheet).round(5.0, 0.5).wobble(0.4);
        s.lit(&rect(-30.0, -20.0, 60.0, 40.0), &paper);
        s.line(
            &[(-29.0, -19.0), (0.0, 5.0)],
            mix(sheet, 0x604838, 0.5),
            1.3,
            0.8,
        );
        s.line(
            &[(29.0, -19.0), (0.0, 5.0)],
            mix(sheet, 0x604838, 0.5),
            1.3,
            0.8,
        );
        let wax = s.mat(seal).round(4.0, 1.1).wobble(0.6);
        s.lit(&ellipse(0.0, 4.0, 6.0, 5.6), &wax);
    });
}

/// A cup on its saucer from the side, 40 units high; steam is the card's business.
pub fn teacup(s: &mut Studio, place: Place, china: Hex, band: Hex) {
    s.at(place, |s| {
        let glaze = s
            .mat(china)
            .round(16.0, 1.1)
            .texture(0.04, 0.02, 0.02)
            .wobble(0.3);
        s.lit(&ellipse(0.0, -3.0, 44.0, 6.0), &glaze);
        s.lit(
            &ellipse(32.0, -24.0, 12.0, 11.0).with_hole(&ellipse(32.0, -24.0, 7.0, 6.5)),
            &glaze.clone().round(4.0, 1.0),
        );
        let cup = s.lit(
            &blob(&[
                (-30.0, -40.0),
                (-27.0, -18.0),
                (-14.0, -5.0),
                (14.0, -5.0),
                (27.0, -18.0),
                (30.0, -40.0),
            ]),
            &glaze,
        );
        s.tint(&cup, &rect(-40.0, -35.0, 80.0, 4.0), band, 0.4, 0.85);
        s.lit(&ellipse(0.0, -40.0, 30.0, 6.0), &glaze.clone().bias(-0.22));
    });
}

/// A heavy curtain from the top of the card, between two edges, its hem at `bottom`.
pub fn curtain(s: &mut Studio, left: f32, right: f32, bottom: f32, colour: Hex) {
    let folds = (((right - left) / 26.0) as usize).max(2);
    let step = (right - left) / folds as f32;
    for i in 0..folds {
        let x = left + (i as f32 + 0.5) * step;
        let velvet = s
            .mat(colour)
            .round(step * 0.6, 1.3)
            .texture(0.12, 0.05, 0.008)
            .wobble(1.2)
            .bias(if i % 2 == 0 { 0.0 } else { -0.1 });
        let sway = if i % 2 == 0 { 6.0 } else { -5.0 };
        s.lit(
            &limb(&[
                (x, -30.0, step * 0.62),
                (x + sway, bottom * 0.5, step * 0.66),
                (x, bottom - step * 0.6, step * 0.6),
            ]),
            &velvet,
        );
    }
}
