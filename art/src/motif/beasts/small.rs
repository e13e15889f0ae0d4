//! Fish, frogs, snails, butterflies and beetles.

use std::f32::consts::TAU;

use crate::colour::{Hex, mix};
use crate::motif::eye;
use crate::shape::{Place, blob, ellipse, limb, rect};
use crate::studio::Studio;

/// A plump fish looking right, 100 long, its middle at the place's point.
pub fn fish(s: &mut Studio, place: Place, colour: Hex, fins: Hex) {
    s.at(place, |s| {
        let fin = s
            .mat(fins)
            .round(8.0, 0.9)
            .texture(0.3, 0.03, 0.2)
            .alpha(0.92)
            .rim(0.5);
        s.lit(
            &blob(&[
                (-30.0, 0.0),
                (-46.0, -20.0),
                (-62.0, -24.0),
                (-54.0, 0.0),
                (-62.0, 24.0),
                (-46.0, 18.0),
            ]),
            &fin,
        );
        s.lit(
            &blob(&[(-20.0, -16.0), (-8.0, -36.0), (14.0, -32.0), (22.0, -16.0)]),
            &fin,
        );
        s.lit(&blob(&[(-12.0, 16.0), (-16.0, 30.0), (2.0, 20.0)]), &fin);
        let skin = s
            .mat(colour)
            .round(22.0, 1.1)
            .texture(0.1, 0.06, 0.06)
            .rim(0.7)
            .wobble(0.4);
        let body = s.lit(
            &blob(&[
                (-38.0, 0.0),
                (-22.0, -16.0),
                (4.0, -23.0),
                (28.0, -18.0),
                (42.0, -6.0),
                (46.0, 1.0),
                (40.0, 8.0),
                (22.0, 19.0),
                (-2.0, 21.0),
                (-24.0, 13.0),
            ]),
            &skin,
        );
        for row in 0..5 {
            for i in 0..7 {
                let x = -28.0 + 8.0 * i as f32 + if row % 2 == 0 { 0.0 } else { 4.0 };
                let y = -13.0 + 6.5 * row as f32;
                if x < 22.0 {
                    s.shade_on(
                        &body,
                        &limb(&[(x, y - 3.0, 0.5), (x - 2.6, y, 0.7), (x, y + 3.0, 0.5)]),
                        mix(colour, 0x402020, 0.5),
                        0.5,
                        0.45,
                    );
                }
            }
        }
        s.shade_on(
            &body,
            &limb(&[(24.0, -14.0, 1.0), (20.0, 0.0, 1.4), (24.0, 13.0, 1.0)]),
            mix(colour, 0x402020, 0.5),
            1.4,
            0.6,
        );
        s.lit(
            &blob(&[(14.0, 2.0), (-2.0, 4.0), (-4.0, 14.0), (8.0, 11.0)]),
            &fin,
        );
        s.flat(&ellipse(32.0, -5.0, 5.6, 5.8), 0xfff4dc, 0.95);
        eye(s, 33.0, -5.0, 3.8);
    });
}

/// A frog sitting in profile, 60 units high.
pub fn frog(s: &mut Studio, place: Place, colour: Hex) {
    s.at(place, |s| {
        let skin = s
            .mat(colour)
            .round(18.0, 1.1)
            .texture(0.2, 0.08, 0.08)
            .rim(0.9)
            .wobble(0.5);
        let pale = mix(colour, 0xf8f0c0, 0.7);
        s.lit(
            &limb(&[(-26.0, -8.0, 8.0), (-34.0, -2.0, 4.0), (-8.0, -1.0, 3.0)]),
            &skin.clone().bias(-0.15).round(5.0, 1.0),
        );
        let body = s.lit(
            &blob(&[
                (-34.0, -12.0),
                (-24.0, -30.0),
                (-2.0, -46.0),
                (12.0, -58.0),
                (26.0, -58.0),
                (42.0, -46.0),
                (44.0, -38.0),
                (30.0, -30.0),
                (26.0, -12.0),
                (10.0, -2.0),
                (-20.0, -2.0),
            ]),
            &skin,
        );
        s.tint(
            &body,
            &blob(&[
                (42.0, -40.0),
                (30.0, -30.0),
                (26.0, -10.0),
                (8.0, -4.0),
                (18.0, -26.0),
                (30.0, -38.0),
            ]),
            pale,
            3.5,
            0.85,
        );
        s.line(
            &[(43.0, -42.0), (32.0, -38.0), (20.0, -40.0)],
            0x2a3024,
            1.6,
            0.8,
        );
        s.lit(
            &limb(&[
                (-14.0, -16.0, 11.0),
                (-30.0, -12.0, 8.0),
                (-16.0, -3.0, 5.0),
                (6.0, -2.0, 3.4),
            ]),
            &skin.clone().round(8.0, 1.1),
        );
        s.lit(
            &limb(&[
                (20.0, -24.0, 6.0),
                (24.0, -10.0, 4.4),
                (28.0, -2.0, 4.0),
                (38.0, -1.0, 2.6),
            ]),
            &skin.clone().round(5.0, 1.1),
        );
        s.lit(
            &ellipse(19.0, -58.0, 8.0, 7.6),
            &skin.clone().round(7.0, 1.0),
        );
        s.flat(&ellipse(21.0, -59.0, 5.2, 5.0), 0xe8c050, 1.0);
        eye(s, 21.5, -59.0, 3.4);
    });
}

/// A snail, 60 units high, crawling right.
pub fn snail(s: &mut Studio, place: Place, colour: Hex, shell: Hex) {
    s.at(place, |s| {
        let flesh = s
            .mat(colour)
            .round(10.0, 1.0)
            .texture(0.2, 0.1, 0.05)
            .wobble(0.6);
        s.lit(
            &limb(&[
                (-62.0, -2.0, 2.0),
                (-20.0, -7.0, 8.0),
                (30.0, -8.0, 9.0),
                (52.0, -22.0, 9.0),
                (58.0, -34.0, 7.0),
            ]),
            &flesh,
        );
        for (x, y) in [(70.0, -58.0), (58.0, -60.0)] {
            s.lit(&limb(&[(57.0, -36.0, 2.4), (x, y, 1.6)]), &flesh);
            s.flat(&ellipse(x, y - 1.0, 2.8, 2.8), 0x1c1418, 1.0);
        }
        let horn = s
            .mat(shell)
            .round(22.0, 1.1)
            .texture(0.15, 0.05, 0.05)
            .rim(0.9);
        let house = s.lit(&ellipse(-4.0, -34.0, 33.0, 30.0), &horn);
        let mut spiral = Vec::new();
        for i in 0..40 {
            let t = i as f32 / 39.0;
            let (sin, cos) = (t * TAU * 2.4).sin_cos();
            let r = 30.0 * (1.0 - t);
            spiral.push((-4.0 + r * cos, -33.0 + r * 0.92 * sin, 2.4 - 1.6 * t));
        }
        s.shade_on(&house, &limb(&spiral), mix(shell, 0x301820, 0.5), 1.2, 0.75);
    });
}

/// A butterfly or moth from above, wings 80 wide, its body upright.
pub fn butterfly(s: &mut Studio, place: Place, wings: Hex, spots: Hex) {
    s.at(place, |s| {
        let dust = s
            .mat(wings)
            .round(14.0, 0.7)
            .texture(0.2, 0.08, 0.08)
            .wobble(0.6);
        for side in [-1.0, 1.0] {
            let upper = s.lit(
                &blob(&[
                    (side * 2.0, -4.0),
                    (side * 18.0, -30.0),
                    (side * 40.0, -30.0),
                    (side * 36.0, -8.0),
                    (side * 14.0, 2.0),
                ]),
                &dust,
            );
            s.tint(
                &upper,
                &ellipse(side * 29.0, -20.0, 5.5, 5.5),
                spots,
                1.0,
                0.9,
            );
            s.lit(
                &blob(&[
                    (side * 2.0, 0.0),
                    (side * 20.0, 3.0),
                    (side * 28.0, 18.0),
                    (side * 14.0, 26.0),
                    (side * 4.0, 12.0),
                ]),
                &dust,
            );
            s.line(
                &[
                    (side * 1.0, -12.0),
                    (side * 6.0, -24.0),
                    (side * 10.0, -28.0),
                ],
                0x30242c,
                0.9,
                0.9,
            );
        }
        let body = s.mat(mix(wings, 0x302028, 0.6)).round(3.0, 1.0).fur(1.0);
        s.lit(
            &limb(&[(0.0, -12.0, 2.6), (0.0, 0.0, 3.4), (0.0, 18.0, 1.4)]),
            &body,
        );
    });
}

/// A beetle from above, 60 long, walking up the card before it is turned.
pub fn beetle(s: &mut Studio, place: Place, colour: Hex) {
    s.at(place, |s| {
        for side in [-1.0, 1.0] {
            for (y, end) in [(-12.0, -24.0), (0.0, 2.0), (12.0, 26.0)] {
                s.line(
                    &[
                        (side * 10.0, y),
                        (side * 20.0, (y + end) / 2.0 - 3.0),
                        (side * 25.0, end),
                    ],
                    0x241c24,
                    2.2,
                    1.0,
                );
            }
            s.line(
                &[
                    (side * 3.0, -28.0),
                    (side * 8.0, -36.0),
                    (side * 13.0, -38.0),
                ],
                0x241c24,
                1.2,
                1.0,
            );
        }
        let dark = s
            .mat(mix(colour, 0x1c141c, 0.6))
            .round(7.0, 1.1)
            .wobble(0.3);
        s.lit(&ellipse(0.0, -22.0, 8.0, 8.0), &dark);
        let shell = s
            .mat(colour)
            .round(13.0, 1.2)
            .texture(0.08, 0.1, 0.05)
            .rim(1.0)
            .wobble(0.3);
        let back = s.lit(&ellipse(0.0, 4.0, 15.0, 22.0), &shell);
        s.shade_on(&back, &rect(-0.7, -18.0, 1.4, 46.0), 0x1c141c, 0.5, 0.9);
    });
}
