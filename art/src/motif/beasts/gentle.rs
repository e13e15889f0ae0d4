//! Hares, mice, horses and elephants.

use super::fur;
use crate::colour::{Hex, mix};
use crate::material::Material;
use crate::motif::eye;
use crate::shape::{Place, blob, ellipse, limb};
use crate::studio::Studio;

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
