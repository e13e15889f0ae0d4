//! Owls and other birds.

use crate::colour::{Hex, mix};
use crate::motif::eye;
use crate::shape::{Place, Shape, blob, ellipse, limb};
use crate::studio::Studio;

/// An owl from the front, 100 units high.
pub fn owl(s: &mut Studio, place: Place, colour: Hex) {
    s.at(place, |s| {
        let plumage = s
            .mat(colour)
            .round(26.0, 1.05)
            .texture(0.26, 0.12, 0.08)
            .fur(1.4)
            .wobble(0.6);
        let pale = mix(colour, 0xfff0d8, 0.65);
        let body = s.lit(
            &blob(&[
                (-14.0, -98.0),
                (-27.0, -84.0),
                (-31.0, -52.0),
                (-25.0, -16.0),
                (-12.0, -2.0),
                (12.0, -2.0),
                (25.0, -16.0),
                (31.0, -52.0),
                (27.0, -84.0),
                (14.0, -98.0),
                (0.0, -94.0),
            ]),
            &plumage,
        );
        s.tint(&body, &ellipse(0.0, -34.0, 17.0, 26.0), pale, 6.0, 0.7);
        for row in 0..4 {
            for i in -2..=2i32 {
                let x = i as f32 * 6.6 + if row % 2 == 0 { 0.0 } else { 3.3 };
                let y = -48.0 + 9.0 * row as f32;
                s.shade_on(
                    &body,
                    &ellipse(x, y, 1.6, 3.0),
                    mix(colour, 0x302020, 0.4),
                    0.6,
                    0.6,
                );
            }
        }
        for side in [-1.0, 1.0] {
            s.lit(
                &blob(&[
                    (side * 24.0, -66.0),
                    (side * 36.0, -42.0),
                    (side * 30.0, -14.0),
                    (side * 21.0, -30.0),
                ]),
                &plumage.clone().round(9.0, 1.1).bias(-0.1),
            );
            s.lit(
                &blob(&[
                    (side * 10.0, -96.0),
                    (side * 24.0, -112.0),
                    (side * 25.0, -88.0),
                ]),
                &plumage.clone().round(6.0, 1.0),
            );
            s.tint(
                &body,
                &ellipse(side * 12.0, -76.0, 13.0, 13.5),
                pale,
                2.0,
                0.9,
            );
            s.flat(&ellipse(side * 12.0, -76.0, 8.0, 8.2), 0xf0b840, 1.0);
            eye(s, side * 12.0, -76.0, 5.2);
        }
        let horn = s.mat(0xd8a050).round(3.0, 1.0).wobble(0.2);
        s.lit(&blob(&[(-4.0, -73.0), (4.0, -73.0), (0.0, -61.0)]), &horn);
        for x in [-9.0, -4.0, 4.0, 9.0] {
            s.lit(&ellipse(x, -1.5, 2.6, 3.4), &horn);
        }
    });
}

/// A songbird on its perch in profile, 50 units high.
pub fn bird(s: &mut Studio, place: Place, colour: Hex) {
    s.at(place, |s| {
        let plumage = s
            .mat(colour)
            .round(14.0, 1.1)
            .texture(0.14, 0.06, 0.06)
            .wobble(0.4);
        for x in [-2.0, 5.0] {
            s.line(&[(x, -12.0), (x + 1.0, 0.0)], 0x6a4a38, 1.6, 1.0);
        }
        s.lit(
            &limb(&[(-18.0, -20.0, 5.0), (-40.0, -10.0, 3.0)]),
            &plumage.clone().bias(-0.15).round(4.0, 1.0),
        );
        let body = s.lit(
            &blob(&[
                (-22.0, -20.0),
                (-8.0, -34.0),
                (4.0, -40.0),
                (8.0, -48.0),
                (18.0, -49.0),
                (23.0, -40.0),
                (20.0, -26.0),
                (10.0, -12.0),
                (-8.0, -9.0),
            ]),
            &plumage,
        );
        s.tint(
            &body,
            &ellipse(14.0, -22.0, 11.0, 13.0),
            mix(colour, 0xfff0d0, 0.7),
            4.0,
            0.75,
        );
        s.lit(
            &blob(&[
                (-4.0, -32.0),
                (8.0, -26.0),
                (2.0, -16.0),
                (-26.0, -12.0),
                (-16.0, -24.0),
            ]),
            &plumage.clone().round(6.0, 1.1).bias(-0.12),
        );
        s.flat(
            &blob(&[(22.0, -44.0), (32.0, -40.0), (22.0, -38.0)]),
            0xd89040,
            1.0,
        );
        eye(s, 16.5, -42.5, 2.3);
    });
}

/// The outline of a bird in flight to the right, about 80 long; `flap` from 0.3 (gliding) to 1.1.
pub fn flying_bird(flap: f32) -> Shape {
    blob(&[
        (-22.0, 2.0),
        (-10.0, -7.0),
        (6.0, -6.0),
        (18.0, -8.0),
        (27.0, -4.0),
        (18.0, 1.0),
        (6.0, 6.0),
        (-10.0, 6.0),
    ])
    .and(&blob(&[
        (-20.0, 1.0),
        (-42.0, -4.0),
        (-46.0, 3.0),
        (-38.0, 7.0),
        (-20.0, 4.0),
    ]))
    .and(&blob(&[
        (-6.0, -4.0),
        (-18.0, -22.0 * flap - 4.0),
        (-34.0, -40.0 * flap - 4.0),
        (-8.0, -30.0 * flap - 2.0),
        (8.0, -6.0),
    ]))
    .and(&blob(&[
        (2.0, -4.0),
        (4.0, -24.0 * flap - 3.0),
        (-4.0, -46.0 * flap),
        (16.0, -30.0 * flap),
        (14.0, -5.0),
    ]))
}
