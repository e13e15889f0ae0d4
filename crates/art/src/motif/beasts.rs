//! Beasts, mostly in profile looking to the right; feet on the place's point.

use std::f32::consts::TAU;

use super::eye;
use crate::colour::{Hex, mix};
use crate::mask::Mask;
use crate::material::Material;
use crate::shape::{Place, Shape, blob, ellipse, limb, rect};
use crate::studio::Studio;

fn fur(s: &Studio, colour: Hex, round: f32) -> Material {
    s.mat(colour)
        .round(round, 1.1)
        .texture(0.15, 0.07, 0.04)
        .rim(1.0)
        .fur(1.0)
        .wobble(0.5)
}

/// A fox, 100 units to the top of the back, about 290 long.
pub fn fox(s: &mut Studio, place: Place, colour: Hex) {
    s.at(place, |s| {
        let coat = fur(s, colour, 20.0).fur(2.2).wobble(0.8);
        let far = coat.clone().bias(-0.2).round(9.0, 1.0);
        let leg = coat.clone().round(10.0, 1.1);
        let cream = mix(colour, 0xfff4e0, 0.85);
        let sock = |s: &mut Studio, on: &Mask, x: f32| {
            s.tint(on, &rect(x - 12.0, -24.0, 24.0, 30.0), 0x33201e, 5.0, 0.85);
        };
        let m = s.lit(
            &limb(&[(30.0, -64.0, 13.0), (20.0, -36.0, 7.0), (14.0, -5.0, 5.0)]),
            &far,
        );
        sock(s, &m, 14.0);
        let m = s.lit(
            &limb(&[
                (-40.0, -66.0, 16.0),
                (-40.0, -40.0, 9.0),
                (-26.0, -22.0, 6.0),
                (-28.0, -5.0, 5.0),
            ]),
            &far,
        );
        sock(s, &m, -28.0);
        let tail = s.lit(
            &limb(&[
                (-60.0, -80.0, 8.0),
                (-94.0, -64.0, 17.0),
                (-128.0, -60.0, 20.0),
                (-164.0, -84.0, 3.0),
            ]),
            &coat,
        );
        s.tint(&tail, &ellipse(-158.0, -80.0, 24.0, 20.0), cream, 6.0, 0.95);
        let m = s.lit(
            &limb(&[
                (-50.0, -76.0, 20.0),
                (-64.0, -48.0, 11.0),
                (-50.0, -27.0, 6.5),
                (-53.0, -4.0, 5.5),
            ]),
            &leg,
        );
        sock(s, &m, -53.0);
        let trunk = blob(&[
            (58.0, -82.0),
            (30.0, -96.0),
            (-10.0, -93.0),
            (-48.0, -95.0),
            (-70.0, -80.0),
            (-64.0, -58.0),
            (-30.0, -57.0),
            (18.0, -52.0),
            (54.0, -60.0),
        ])
        .and(&limb(&[
            (44.0, -76.0, 23.0),
            (64.0, -98.0, 18.0),
            (78.0, -114.0, 15.0),
        ]));
        let body = s.lit(&trunk, &coat.clone().round(34.0, 1.1));
        s.tint(
            &body,
            &limb(&[(84.0, -98.0, 9.0), (66.0, -76.0, 13.0), (52.0, -58.0, 8.0)]),
            cream,
            5.0,
            0.85,
        );
        s.shade_on(
            &body,
            &limb(&[(40.0, -54.0, 6.0), (-20.0, -56.0, 6.0), (-60.0, -62.0, 5.0)]),
            0x4a2028,
            6.0,
            0.7,
        );
        let m = s.lit(
            &limb(&[(46.0, -66.0, 14.0), (50.0, -38.0, 7.5), (52.0, -5.0, 5.5)]),
            &leg,
        );
        sock(s, &m, 52.0);
        s.lit(
            &blob(&[(96.0, -126.0), (99.0, -160.0), (85.0, -132.0)]),
            &far,
        );
        let head = s.lit(
            &blob(&[
                (68.0, -128.0),
                (84.0, -138.0),
                (98.0, -131.0),
                (112.0, -117.0),
                (132.0, -105.0),
                (133.0, -98.0),
                (116.0, -93.0),
                (98.0, -92.0),
                (80.0, -96.0),
                (64.0, -112.0),
            ]),
            &coat.clone().round(17.0, 1.1),
        );
        s.tint(
            &head,
            &limb(&[
                (130.0, -98.0, 3.0),
                (106.0, -96.0, 6.0),
                (80.0, -100.0, 9.0),
            ]),
            cream,
            2.5,
            0.9,
        );
        s.lit(
            &blob(&[(88.0, -129.0), (83.0, -168.0), (67.0, -127.0)]),
            &coat.clone().round(8.0, 1.0),
        );
        s.flat(
            &blob(&[(83.0, -134.0), (81.5, -156.0), (74.0, -133.0)]),
            0x3a2024,
            0.75,
        );
        s.flat(&ellipse(132.0, -102.0, 3.8, 3.2), 0x1a1014, 1.0);
        eye(s, 104.0, -114.0, 4.0);
    });
}

/// A wolf: a fox grown tall and grey. 130 units to the shoulder, 300 long.
pub fn wolf(s: &mut Studio, place: Place, colour: Hex) {
    s.at(place, |s| {
        let coat = fur(s, colour, 26.0).fur(3.0).wobble(1.0);
        let far = coat.clone().bias(-0.2).round(10.0, 1.0);
        let leg = coat.clone().round(11.0, 1.1);
        let pale = mix(colour, 0xf4f0ea, 0.6);
        s.lit(
            &limb(&[(38.0, -84.0, 15.0), (30.0, -44.0, 8.0), (34.0, -4.0, 6.0)]),
            &far,
        );
        s.lit(
            &limb(&[
                (-54.0, -84.0, 18.0),
                (-46.0, -52.0, 10.0),
                (-62.0, -30.0, 7.0),
                (-56.0, -4.0, 6.0),
            ]),
            &far,
        );
        s.lit(
            &limb(&[
                (-78.0, -104.0, 10.0),
                (-104.0, -84.0, 14.0),
                (-122.0, -56.0, 13.0),
                (-132.0, -30.0, 3.0),
            ]),
            &coat,
        );
        s.lit(
            &limb(&[
                (-62.0, -90.0, 24.0),
                (-74.0, -58.0, 12.0),
                (-88.0, -34.0, 7.5),
                (-80.0, -4.0, 6.5),
            ]),
            &leg,
        );
        let trunk = blob(&[
            (66.0, -108.0),
            (40.0, -132.0),
            (-10.0, -122.0),
            (-62.0, -122.0),
            (-90.0, -100.0),
            (-80.0, -72.0),
            (-34.0, -76.0),
            (20.0, -62.0),
            (58.0, -66.0),
        ])
        .and(&limb(&[
            (50.0, -98.0, 32.0),
            (76.0, -124.0, 24.0),
            (92.0, -140.0, 18.0),
        ]));
        let body = s.lit(&trunk, &coat.clone().round(40.0, 1.1));
        s.tint(
            &body,
            &limb(&[
                (92.0, -120.0, 10.0),
                (76.0, -94.0, 15.0),
                (60.0, -70.0, 10.0),
            ]),
            pale,
            6.0,
            0.8,
        );
        s.lit(
            &limb(&[(56.0, -84.0, 16.0), (60.0, -46.0, 8.5), (58.0, -4.0, 6.5)]),
            &leg,
        );
        s.lit(
            &blob(&[(104.0, -156.0), (108.0, -188.0), (92.0, -160.0)]),
            &far,
        );
        let head = s.lit(
            &blob(&[
                (80.0, -158.0),
                (98.0, -166.0),
                (114.0, -158.0),
                (124.0, -146.0),
                (152.0, -136.0),
                (154.0, -126.0),
                (138.0, -120.0),
                (112.0, -118.0),
                (90.0, -122.0),
                (76.0, -138.0),
            ]),
            &coat.clone().round(19.0, 1.1),
        );
        s.tint(
            &head,
            &limb(&[
                (150.0, -127.0, 4.0),
                (124.0, -123.0, 7.0),
                (98.0, -126.0, 10.0),
            ]),
            pale,
            3.0,
            0.85,
        );
        s.lit(
            &blob(&[(98.0, -158.0), (94.0, -196.0), (78.0, -154.0)]),
            &coat.clone().round(9.0, 1.0),
        );
        s.flat(&ellipse(152.0, -132.0, 4.4, 3.6), 0x16121a, 1.0);
        eye(s, 119.0, -144.0, 3.8);
    });
}

/// A hare sitting upright, 200 units to the tips of its ears; `coat` dresses it.
pub fn hare(s: &mut Studio, place: Place, colour: Hex, coat: Option<Hex>) {
    s.at(place, |s| {
        let hide = fur(s, colour, 16.0).fur(1.4);
        let far = hide.clone().bias(-0.18);
        let pink = mix(colour, 0xd08078, 0.7);
        s.lit(
            &limb(&[
                (12.0, -122.0, 5.0),
                (20.0, -152.0, 9.0),
                (30.0, -182.0, 8.0),
                (42.0, -206.0, 2.0),
            ]),
            &far,
        );
        let ear = s.lit(
            &limb(&[
                (2.0, -121.0, 5.5),
                (-2.0, -152.0, 10.0),
                (-8.0, -184.0, 9.0),
                (-8.0, -212.0, 2.0),
            ]),
            &hide,
        );
        s.tint(
            &ear,
            &limb(&[
                (2.0, -128.0, 2.5),
                (-1.0, -154.0, 5.5),
                (-6.0, -182.0, 4.8),
                (-7.0, -200.0, 1.2),
            ]),
            pink,
            1.5,
            0.7,
        );
        let body = blob(&[
            (-4.0, -86.0),
            (-22.0, -62.0),
            (-36.0, -28.0),
            (-40.0, 0.0),
            (0.0, 2.0),
            (34.0, 0.0),
            (32.0, -30.0),
            (24.0, -64.0),
            (14.0, -86.0),
        ]);
        match coat {
            Some(colour) => {
                let cloth = s
                    .mat(colour)
                    .round(26.0, 1.15)
                    .texture(0.12, 0.03, 0.012)
                    .rim(1.0);
                let front = s.lit(&body, &cloth);
                s.shade_on(
                    &front,
                    &limb(&[(18.0, -76.0, 2.5), (25.0, -40.0, 4.5), (21.0, 0.0, 6.0)]),
                    0x3a1830,
                    4.0,
                    0.7,
                );
                let brass = s
                    .ramp(&[0x5a3a20, 0xd8a850, 0xfff0b0])
                    .round(3.5, 1.2)
                    .wobble(0.1);
                for i in 0..3 {
                    let t = i as f32;
                    s.lit(&ellipse(19.0 + t * 1.6, -58.0 + 18.0 * t, 2.7, 2.7), &brass);
                }
            }
            None => {
                let front = s.lit(&body, &hide.clone().round(30.0, 1.1));
                s.tint(
                    &front,
                    &ellipse(22.0, -40.0, 14.0, 34.0),
                    mix(colour, 0xfff4e4, 0.7),
                    6.0,
                    0.7,
                );
                s.lit(
                    &ellipse(-40.0, -8.0, 10.0, 9.0),
                    &hide.clone().bias(0.25).fur(3.0),
                );
            }
        }
        let head = s.lit(
            &blob(&[
                (-14.0, -98.0),
                (-9.0, -116.0),
                (6.0, -125.0),
                (22.0, -121.0),
                (36.0, -110.0),
                (48.0, -99.0),
                (49.0, -91.0),
                (41.0, -84.0),
                (24.0, -78.0),
                (4.0, -77.0),
                (-10.0, -85.0),
            ]),
            &hide.clone().round(22.0, 1.15),
        );
        let cream = mix(colour, 0xfff2dc, 0.75);
        s.tint(&head, &ellipse(34.0, -86.0, 16.0, 7.0), cream, 4.0, 0.65);
        s.flat(&ellipse(47.5, -97.0, 3.0, 2.4), 0x3a1f28, 0.9);
        s.shade_on(&head, &ellipse(19.0, -105.0, 7.5, 7.0), 0x8a5a40, 2.0, 0.6);
        eye(s, 20.0, -105.5, 4.4);
    });
}

/// A cat sitting, seen from behind, its tail round to the right; 100 units to the ears.
pub fn cat(s: &mut Studio, place: Place, colour: Hex) {
    s.at(place, |s| {
        let coat = fur(s, colour, 18.0);
        s.lit(
            &limb(&[
                (14.0, -8.0, 6.0),
                (36.0, -4.0, 5.5),
                (52.0, -14.0, 5.0),
                (50.0, -30.0, 3.0),
            ]),
            &coat.clone().round(6.0, 1.1),
        );
        let body = s.lit(
            &blob(&[
                (-8.0, -66.0),
                (-18.0, -48.0),
                (-27.0, -18.0),
                (-24.0, 0.0),
                (0.0, 2.0),
                (24.0, 0.0),
                (27.0, -18.0),
                (18.0, -48.0),
                (8.0, -66.0),
            ]),
            &coat,
        );
        for i in 0..4 {
            let y = -54.0 + 13.0 * i as f32;
            let w = 10.0 + 3.0 * i as f32;
            s.shade_on(
                &body,
                &limb(&[(-w, y + 4.0, 0.6), (0.0, y, 2.2), (w, y + 4.0, 0.6)]),
                0x40303c,
                1.6,
                0.5,
            );
        }
        for side in [-1.0, 1.0] {
            s.lit(
                &blob(&[
                    (side * 4.0, -84.0),
                    (side * 13.0, -102.0),
                    (side * 16.0, -78.0),
                ]),
                &coat.clone().round(5.0, 1.0),
            );
        }
        s.lit(
            &ellipse(0.0, -76.0, 17.0, 14.5),
            &coat.clone().round(13.0, 1.1),
        );
    });
}

/// A cat sitting in profile, looking right; 100 units to the ears.
pub fn cat_profile(s: &mut Studio, place: Place, colour: Hex) {
    s.at(place, |s| {
        let coat = fur(s, colour, 16.0);
        s.lit(
            &limb(&[
                (-24.0, -8.0, 5.0),
                (-44.0, -6.0, 5.0),
                (-56.0, -18.0, 4.4),
                (-54.0, -36.0, 2.4),
            ]),
            &coat.clone().round(5.0, 1.1),
        );
        s.lit(
            &blob(&[
                (6.0, -66.0),
                (-10.0, -54.0),
                (-26.0, -30.0),
                (-31.0, -10.0),
                (-22.0, 1.0),
                (4.0, 0.0),
                (22.0, 1.0),
                (24.0, -4.0),
                (16.0, -10.0),
                (18.0, -40.0),
                (18.0, -60.0),
            ]),
            &coat,
        );
        s.lit(
            &limb(&[(10.0, -40.0, 6.0), (13.0, -18.0, 4.6), (16.0, -3.0, 4.0)]),
            &coat.clone().round(5.0, 1.0),
        );
        s.lit(
            &blob(&[(6.0, -84.0), (4.0, -102.0), (16.0, -88.0)]),
            &coat.clone().round(5.0, 1.0),
        );
        s.lit(
            &blob(&[(14.0, -86.0), (20.0, -103.0), (25.0, -84.0)]),
            &coat.clone().round(5.0, 1.0),
        );
        let head = s.lit(
            &blob(&[
                (0.0, -76.0),
                (8.0, -89.0),
                (22.0, -88.0),
                (30.0, -78.0),
                (35.0, -72.0),
                (32.0, -66.0),
                (20.0, -62.0),
                (6.0, -64.0),
            ]),
            &coat.clone().round(12.0, 1.1),
        );
        s.tint(
            &head,
            &ellipse(31.0, -68.0, 6.0, 4.0),
            mix(colour, 0xffffff, 0.7),
            2.0,
            0.7,
        );
        s.flat(&ellipse(34.5, -72.5, 1.6, 1.3), 0x3a2028, 0.9);
        eye(s, 24.0, -77.0, 2.6);
    });
}

/// A mouse upright in profile, 100 units to the top of the ear; `coat` dresses it.
pub fn mouse(s: &mut Studio, place: Place, colour: Hex, coat: Option<Hex>) {
    s.at(place, |s| {
        let hide = fur(s, colour, 16.0);
        let pink = mix(colour, 0xe8a098, 0.8);
        let tail = s.mat(pink).round(3.0, 1.0).wobble(0.3);
        s.lit(
            &limb(&[
                (-22.0, -6.0, 3.0),
                (-46.0, -2.0, 2.4),
                (-62.0, -14.0, 1.8),
                (-58.0, -30.0, 0.8),
            ]),
            &tail,
        );
        for x in [-8.0, 12.0] {
            s.lit(&limb(&[(x, -3.0, 4.0), (x + 14.0, -2.0, 3.0)]), &tail);
        }
        let body = blob(&[
            (2.0, -58.0),
            (-14.0, -46.0),
            (-26.0, -20.0),
            (-22.0, -3.0),
            (2.0, 0.0),
            (20.0, -4.0),
            (21.0, -26.0),
            (16.0, -52.0),
        ]);
        let dressed = match coat {
            Some(c) => s.mat(c).round(18.0, 1.1).texture(0.1, 0.05, 0.02),
            None => hide.clone(),
        };
        s.lit(&body, &dressed);
        s.lit(&ellipse(18.0, -88.0, 12.0, 13.0), &hide.clone().bias(-0.18));
        s.lit(
            &blob(&[
                (-8.0, -66.0),
                (0.0, -80.0),
                (16.0, -82.0),
                (32.0, -70.0),
                (42.0, -61.0),
                (38.0, -56.0),
                (20.0, -52.0),
                (0.0, -54.0),
            ]),
            &hide,
        );
        let ear = s.lit(
            &ellipse(-2.0, -86.0, 13.0, 14.0),
            &hide.clone().round(7.0, 1.0),
        );
        s.tint(&ear, &ellipse(-1.0, -85.0, 8.5, 9.5), pink, 2.5, 0.8);
        s.flat(&ellipse(41.0, -60.0, 3.0, 2.6), 0x5a2830, 1.0);
        s.lit(
            &limb(&[(6.0, -44.0, 4.6), (18.0, -36.0, 4.0), (29.0, -40.0, 3.0)]),
            &dressed.clone().round(5.0, 1.0),
        );
        s.lit(&ellipse(31.0, -40.0, 3.4, 3.0), &tail);
        eye(s, 21.0, -70.0, 3.2);
    });
}

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

/// A horse standing in profile, 170 units to the ears.
pub fn horse(s: &mut Studio, place: Place, colour: Hex, mane: Hex) {
    s.at(place, |s| {
        let coat = s
            .mat(colour)
            .round(30.0, 1.1)
            .texture(0.10, 0.03, 0.04)
            .rim(0.9)
            .wobble(0.6);
        let far = coat.clone().bias(-0.2).round(9.0, 1.0);
        let leg = coat.clone().round(10.0, 1.1);
        let hair = s
            .mat(mane)
            .round(7.0, 1.1)
            .texture(0.25, 0.05, 0.15)
            .fur(1.5);
        let hoof = s.mat(0x33282c).round(4.0, 1.0).wobble(0.2);
        for (x, y, knee, foot) in [(34.0, -84.0, 40.0, 36.0), (-52.0, -84.0, -44.0, -52.0)] {
            s.lit(
                &limb(&[(x, y, 14.0), (knee, -46.0, 7.0), (foot, -8.0, 5.0)]),
                &far,
            );
            s.lit(&ellipse(foot, -4.0, 6.5, 4.5), &hoof);
        }
        s.lit(
            &limb(&[
                (-74.0, -104.0, 7.0),
                (-94.0, -84.0, 10.0),
                (-96.0, -46.0, 9.0),
                (-90.0, -20.0, 2.0),
            ]),
            &hair,
        );
        let trunk = blob(&[
            (60.0, -110.0),
            (36.0, -118.0),
            (-4.0, -110.0),
            (-48.0, -120.0),
            (-74.0, -108.0),
            (-76.0, -84.0),
            (-54.0, -70.0),
            (-10.0, -66.0),
            (36.0, -66.0),
            (60.0, -80.0),
        ])
        .and(&limb(&[
            (44.0, -92.0, 26.0),
            (66.0, -124.0, 18.0),
            (84.0, -150.0, 13.0),
        ]));
        s.lit(&trunk, &coat.clone().round(40.0, 1.1));
        for (x, y, knee, foot) in [(50.0, -82.0, 50.0, 54.0), (-62.0, -88.0, -72.0, -68.0)] {
            s.lit(
                &limb(&[(x, y, 17.0), (knee, -46.0, 7.5), (foot, -8.0, 5.5)]),
                &leg,
            );
            s.lit(&ellipse(foot, -4.0, 7.0, 4.8), &hoof);
        }
        s.lit(
            &blob(&[(84.0, -160.0), (86.0, -178.0), (94.0, -158.0)]),
            &leg.clone().round(4.0, 1.0),
        );
        s.lit(
            &blob(&[
                (74.0, -156.0),
                (88.0, -164.0),
                (102.0, -152.0),
                (118.0, -128.0),
                (120.0, -118.0),
                (110.0, -112.0),
                (98.0, -120.0),
                (82.0, -134.0),
            ]),
            &coat.clone().round(14.0, 1.1),
        );
        for i in 0..9 {
            let t = i as f32 / 8.0;
            let (x, y) = (82.0 - 44.0 * t, -164.0 + 50.0 * t);
            s.lit(
                &limb(&[
                    (x, y, 4.0),
                    (x - 10.0, y + 12.0, 5.0),
                    (x - 9.0, y + 28.0, 1.0),
                ]),
                &hair,
            );
        }
        s.flat(&ellipse(114.0, -119.0, 2.0, 1.6), 0x2a1c20, 0.8);
        eye(s, 96.0, -146.0, 3.0);
    });
}

/// An elephant standing in profile, 290 units high, without its trunk, which a card draws itself
/// from [`ELEPHANT_TRUNK`]: curled, raised, holding something.
pub fn elephant(s: &mut Studio, place: Place, colour: Hex) {
    s.at(place, |s| {
        let hide = s
            .mat(colour)
            .round(70.0, 1.05)
            .texture(0.24, 0.035, 0.05)
            .rim(0.6)
            .wobble(1.0);
        let far = hide.clone().round(26.0, 1.0).bias(-0.22);
        let near = hide.clone().round(30.0, 1.1);
        s.lit(
            &limb(&[
                (40.0, -155.0, 28.0),
                (34.0, -85.0, 23.0),
                (30.0, -24.0, 22.0),
            ]),
            &far,
        );
        s.lit(
            &limb(&[
                (-24.0, -155.0, 30.0),
                (-22.0, -85.0, 25.0),
                (-32.0, -24.0, 23.0),
            ]),
            &far,
        );
        s.lit(
            &limb(&[
                (-104.0, -215.0, 5.0),
                (-126.0, -175.0, 4.0),
                (-134.0, -125.0, 3.0),
            ]),
            &near,
        );
        s.lit(&ellipse(-135.0, -115.0, 5.0, 11.0), &far);
        let body = s.lit(
            &blob(&[
                (-106.0, -225.0),
                (-74.0, -269.0),
                (-10.0, -287.0),
                (59.0, -277.0),
                (104.0, -249.0),
                (116.0, -195.0),
                (98.0, -145.0),
                (44.0, -123.0),
                (-36.0, -121.0),
                (-91.0, -143.0),
                (-112.0, -183.0),
            ]),
            &hide,
        );
        s.lit(
            &limb(&[
                (-64.0, -175.0, 40.0),
                (-72.0, -89.0, 28.0),
                (-66.0, -24.0, 26.0),
            ]),
            &near,
        );
        s.lit(
            &limb(&[
                (72.0, -175.0, 38.0),
                (92.0, -94.0, 26.0),
                (94.0, -24.0, 25.0),
            ]),
            &near,
        );
        s.shade_on(
            &body,
            &ellipse(4.0, -123.0, 90.0, 22.0),
            0x504868,
            14.0,
            0.7,
        );
        for x in [-84.0, -68.0, -52.0, 80.0, 95.0, 110.0] {
            s.flat(&ellipse(x, -5.0, 6.0, 5.0), mix(colour, 0xfff0dc, 0.8), 0.8);
        }
        let head = s.lit(
            &blob(&[
                (80.0, -253.0),
                (110.0, -283.0),
                (148.0, -281.0),
                (174.0, -251.0),
                (176.0, -213.0),
                (154.0, -179.0),
                (114.0, -175.0),
                (84.0, -199.0),
            ]),
            &hide.clone().round(44.0, 1.1),
        );
        let tusk = s.mat(0xfaf0d8).round(6.0, 1.0);
        s.lit(
            &limb(&[
                (154.0, -189.0, 6.5),
                (176.0, -161.0, 5.5),
                (204.0, -153.0, 2.0),
            ]),
            &tusk,
        );
        s.shade_on(
            &head,
            &ellipse(106.0, -215.0, 34.0, 52.0),
            0x5a5474,
            9.0,
            0.6,
        );
        let ear = s
            .mat(mix(colour, 0xb8a8b0, 0.3))
            .round(22.0, 1.0)
            .texture(0.2, 0.04, 0.04);
        let flap = s.lit(
            &blob(&[
                (90.0, -259.0),
                (116.0, -273.0),
                (134.0, -249.0),
                (134.0, -205.0),
                (112.0, -157.0),
                (80.0, -171.0),
                (64.0, -217.0),
            ]),
            &ear,
        );
        s.tint(
            &flap,
            &blob(&[
                (96.0, -245.0),
                (116.0, -253.0),
                (124.0, -225.0),
                (110.0, -181.0),
                (86.0, -189.0),
                (78.0, -219.0),
            ]),
            0xd0a0a4,
            8.0,
            0.5,
        );
        s.line(
            &[(142.0, -247.0), (152.0, -252.0), (161.0, -246.0)],
            mix(colour, 0x201830, 0.6),
            2.0,
            0.6,
        );
        eye(s, 152.0, -241.0, 4.6);
    });
}

/// Where an [`elephant`]'s trunk begins, with its half-width.
pub const ELEPHANT_TRUNK: (f32, f32, f32) = (160.0, -213.0, 24.0);

/// The hide of an [`elephant`], for its trunk.
pub fn elephant_hide(s: &Studio, colour: Hex) -> Material {
    s.mat(colour)
        .round(26.0, 1.1)
        .texture(0.24, 0.035, 0.05)
        .rim(0.6)
        .wobble(1.0)
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
