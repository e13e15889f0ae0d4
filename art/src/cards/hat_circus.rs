//! A top hat stands upside down on a bare stage, in the only light. Out of it winds a ribbon, and a
//! whole circus marches down it, led by a rabbit with a drum. Nobody watches.

use crate::prelude::*;

pub(super) const CARD: Card = Card::new("hat_circus", Palette::SepiaInk, Framing::Crowd, scene)
    .ink(ink)
    .flow(flow);

/// The middle of the hat's mouth.
const MOUTH: Point = (262.0, 300.0);
const STAGE: f32 = 500.0;

/// The ribbon's middle and half-width, from the hat to us.
const RIBBON: [(f32, f32, f32); 9] = [
    (250.0, 300.0, 12.0),
    (306.0, 226.0, 14.0),
    (404.0, 216.0, 18.0),
    (494.0, 290.0, 22.0),
    (500.0, 410.0, 26.0),
    (400.0, 520.0, 32.0),
    (226.0, 590.0, 38.0),
    (128.0, 690.0, 46.0),
    (300.0, 806.0, 58.0),
];

fn flow(x: f32, y: f32) -> f32 {
    if y > STAGE {
        flow::level(x, y)
    } else {
        flow::upright(x, y)
    }
}

fn scene(s: &mut Studio) {
    s.key(Light::From(-0.35, -0.75, 0.5));
    s.rim_from(-0.3, -0.8);
    theatre(s);
    spotlight(s);
    hat_behind(s);
    ribbon(s, 0, 3);
    hat_front(s);
    ribbon(s, 3, 8);
    parade(s);
    leader(s);
}

/// Empty boards, a dark back wall, curtains with nobody in them.
fn theatre(s: &mut Studio) {
    sky::halo(
        s,
        (280.0, 420.0),
        560.0,
        &[0xe8d0a0, 0xb89464, 0x745438, 0x463222, 0x2a1d14],
    );
    s.repaint(|x, y, c| {
        if y < STAGE {
            return c;
        }
        let d = (y - STAGE) / (900.0 - STAGE);
        let depth = 1.0 / (0.3 + d);
        let board = (x - 300.0) * depth * 0.016;
        let gap = smooth(0.44, 0.49, (fract(board) - 0.5).abs());
        let tone = cell(board.floor() as i32, 3, 5);
        let grain = fbm(board * 9.0, depth * 3.0, 3, 6);
        let pool = (-((x - 290.0) / 300.0).powi(2) - ((y - 640.0) / 240.0).powi(2)).exp();
        let wood = rgb(0x5c4028).blend(
            rgb(0xdcb880),
            sat(0.10 + 0.62 * pool + 0.14 * tone + 0.10 * grain),
        );
        wood.blend(rgb(0x362418), 0.7 * gap)
    });
    s.shade(&rect(-10.0, STAGE - 8.0, 620.0, 14.0), 0x362418, 7.0, 0.8);
    things::curtain(s, -60.0, 74.0, 640.0, 0x6c3428);
    things::curtain(s, 540.0, 660.0, 640.0, 0x6c3428);
    // A border above, and a rope that moves a little.
    let velvet = s.mat(0x74382c).round(20.0, 1.0).texture(0.2, 0.05, 0.01);
    for i in 0..5 {
        let x = -30.0 + 150.0 * i as f32;
        s.lit(
            &blob(&[
                (x - 20.0, -30.0),
                (x + 150.0, -30.0),
                (x + 142.0, 34.0),
                (x + 66.0, 72.0),
                (x - 10.0, 34.0),
            ]),
            &velvet,
        );
    }
}

fn spotlight(s: &mut Studio) {
    let beam = poly(&[
        (236.0, -20.0),
        (276.0, -20.0),
        (470.0, 640.0),
        (70.0, 640.0),
    ]);
    let mask = s.mask(&beam, 0.0).blurred(16.0 * s.scale);
    s.fill(&mask, |x, y, c| {
        let dust = 0.8 + 0.3 * fbm(x * 0.012, y * 0.008, 3, 4);
        c.screen(rgb(0xfff0c8) * (0.30 * dust * smooth(700.0, 60.0, y)))
    });
}

fn silk(s: &Studio) -> Material {
    s.mat(0x3c3028)
        .round(34.0, 1.1)
        .texture(0.08, 0.02, 0.06)
        .rim(1.0)
}

/// The far half of the brim and the dark inside.
fn hat_behind(s: &mut Studio) {
    let (x, y) = MOUTH;
    s.shade(&ellipse(x + 30.0, 566.0, 150.0, 24.0), 0x2a1d14, 14.0, 0.85);
    let brim = silk(s).round(10.0, 1.1);
    s.lit(&ellipse(x, y, 178.0, 46.0), &brim);
    let lining = s.mat(0x94402c).round(14.0, 0.8).texture(0.16, 0.04, 0.02);
    s.lit(&ellipse(x, y + 2.0, 122.0, 29.0), &lining);
    s.shade(&ellipse(x, y + 8.0, 112.0, 22.0), 0x3c1814, 8.0, 0.8);
    s.glow(x, y, 60.0, 0xffe0a0, 0.35);
}

/// The crown of the hat, upside down, its band, and the near rim.
fn hat_front(s: &mut Studio) {
    let (x, y) = MOUTH;
    let black = silk(s);
    let body = s.lit(
        &blob(&[
            (x - 122.0, y + 12.0),
            (x - 60.0, y + 28.0),
            (x, y + 32.0),
            (x + 60.0, y + 28.0),
            (x + 122.0, y + 12.0),
            (x + 116.0, y + 100.0),
            (x + 124.0, y + 190.0),
            (x + 136.0, y + 244.0),
            (x + 70.0, y + 268.0),
            (x, y + 274.0),
            (x - 70.0, y + 268.0),
            (x - 136.0, y + 244.0),
            (x - 124.0, y + 190.0),
            (x - 116.0, y + 100.0),
        ]),
        &black,
    );
    s.tint(
        &body,
        &limb(&[
            (x - 78.0, y + 60.0, 7.0),
            (x - 74.0, y + 150.0, 12.0),
            (x - 88.0, y + 240.0, 7.0),
        ]),
        0xf8e8c8,
        9.0,
        0.5,
    );
    let band = limb(&[
        (x - 130.0, y + 44.0, 18.0),
        (x, y + 66.0, 19.0),
        (x + 130.0, y + 44.0, 18.0),
    ]);
    s.tint(&body, &band, 0x94402c, 1.2, 0.92);
    s.shade_on(&body, &band.moved(0.0, 26.0), 0x201410, 9.0, 0.5);
    let brim = silk(s).round(9.0, 1.2);
    let rim = ellipse(x, y, 180.0, 47.0).with_hole(&ellipse(x, y - 5.0, 126.0, 27.0));
    let near = s.mask(&rect(0.0, y - 2.0, 600.0, 90.0), 0.0);
    pane::within(s, &near, |s| {
        s.lit(&rim, &brim);
    });
}

/// A stretch of the ribbon: a red edge, a pale road, its shadow.
fn ribbon(s: &mut Studio, from: usize, to: usize) {
    let road = |k: f32| -> Shape {
        let joints: Vec<(f32, f32, f32)> = RIBBON[from..=to]
            .iter()
            .map(|j| (j.0, j.1, j.2 * k))
            .collect();
        limb(&joints)
    };
    s.shade(&road(1.0).moved(8.0, 26.0), 0x362418, 14.0, 0.6);
    let edge = s
        .mat(0x94402c)
        .round(10.0, 1.0)
        .texture(0.12, 0.03, 0.03)
        .rim(0.7);
    let cloth = s
        .mat(0xf0deb4)
        .round(20.0, 0.7)
        .texture(0.08, 0.03, 0.03)
        .rim(0.4);
    s.lit(&road(1.0), &edge);
    s.lit(&road(0.76), &cloth);
}

/// Everybody, far to near.
fn parade(s: &mut Studio) {
    // Just out of the hat: tumblers and flags, hardly bigger than a thumb.
    for (x, y, size, coat, up) in [
        (312.0, 226.0, 0.34, 0x94402c, true),
        (344.0, 214.0, 0.36, 0x4c5c64, false),
        (376.0, 212.0, 0.4, 0xbc8c3c, true),
    ] {
        let arms = if up {
            people::Arms::Up
        } else {
            people::Arms::OneUp
        };
        let who = people::Person::new(coat)
            .hat(people::Hat::Pointed, 0xf4e8c8)
            .arms(arms);
        people::child(s, at(x, y).size(size * 1.3), &who);
    }
    flag(s, (410.0, 220.0), 76.0, 0x94402c);
    ball_walker(s, at(446.0, 244.0).size(0.62));
    rider(s, at(500.0, 342.0).size(0.44));
    flag(s, (536.0, 392.0), 92.0, 0xbc8c3c);
    elephant(s, at(448.0, 506.0).size(0.46).flip());
    trombone(s, at(322.0, 574.0).size(1.04).flip());
    trombone(s, at(256.0, 600.0).size(1.12).flip());
    lion_on_wheels(s, at(146.0, 700.0).size(0.9));
}

fn flag(s: &mut Studio, (x, y): Point, tall: f32, colour: Hex) {
    s.line(&[(x, y), (x, y - tall)], 0x463626, 2.6, 1.0);
    let cloth = s.mat(colour).round(4.0, 1.0).rim(0.6);
    s.lit(
        &blob(&[
            (x, y - tall),
            (x + tall * 0.24, y - tall * 0.96),
            (x + tall * 0.46, y - tall * 0.86),
            (x + tall * 0.22, y - tall * 0.8),
            (x, y - tall * 0.72),
        ]),
        &cloth,
    );
}

fn ball_walker(s: &mut Studio, place: Place) {
    s.at(place, |s| {
        let hide = s.mat(0xe8d4a4).round(22.0, 1.2).rim(0.8);
        let ball = s.lit(&ellipse(0.0, -30.0, 30.0, 30.0), &hide);
        for dx in [-18.0, 2.0, 22.0] {
            s.tint(
                &ball,
                &limb(&[
                    (dx, -62.0, 4.0),
                    (dx + 8.0 * dx.signum(), -30.0, 5.0),
                    (dx, 2.0, 4.0),
                ]),
                0x94402c,
                1.0,
                0.85,
            );
        }
        let who = people::Person::new(0x4c5c64)
            .legs(0xf4e8c8)
            .arms(people::Arms::Up);
        people::child(s, at(0.0, -58.0).size(0.7), &who);
    });
}

fn rider(s: &mut Studio, place: Place) {
    s.at(place, |s| {
        beasts::horse(s, at(0.0, 0.0), 0xf0e4c8, 0x94784c);
        let blanket = s.mat(0x94402c).round(8.0, 1.0).rim(0.6);
        s.lit(
            &blob(&[
                (-36.0, -124.0),
                (20.0, -126.0),
                (24.0, -84.0),
                (-8.0, -78.0),
                (-38.0, -84.0),
            ]),
            &blanket,
        );
        let who = people::Person::new(0xbc8c3c)
            .legs(0xf4e8c8)
            .arms(people::Arms::Up);
        people::child(s, at(-8.0, -120.0).size(1.1), &who);
        // A plume.
        let feather = s.mat(0x94402c).round(5.0, 1.0).fur(2.0);
        s.lit(
            &limb(&[
                (82.0, -168.0, 4.0),
                (80.0, -196.0, 9.0),
                (66.0, -214.0, 3.0),
            ]),
            &feather,
        );
    });
}

fn elephant(s: &mut Studio, place: Place) {
    s.at(place, |s| {
        let grey = 0x94846c;
        beasts::elephant(s, at(0.0, 0.0), grey);
        let (x, y, w) = beasts::ELEPHANT_TRUNK;
        let hide = beasts::elephant_hide(s, grey);
        s.lit(
            &limb(&[
                (x, y, w),
                (x + 36.0, y + 40.0, 20.0),
                (x + 66.0, y + 8.0, 15.0),
                (x + 70.0, y - 50.0, 11.0),
                (x + 48.0, y - 84.0, 8.0),
            ]),
            &hide,
        );
        let cloth = s
            .mat(0x94402c)
            .round(18.0, 0.9)
            .texture(0.16, 0.04, 0.04)
            .rim(0.6);
        let m = s.lit(
            &blob(&[
                (-76.0, -278.0),
                (10.0, -292.0),
                (78.0, -270.0),
                (84.0, -186.0),
                (0.0, -170.0),
                (-84.0, -188.0),
            ]),
            &cloth,
        );
        s.tint(
            &m,
            &limb(&[
                (-84.0, -198.0, 5.0),
                (0.0, -180.0, 5.0),
                (84.0, -196.0, 5.0),
            ]),
            0xe0b860,
            1.0,
            0.9,
        );
        s.tint(&m, &star(0.0, -230.0, 30.0, 8, 0.5), 0xe0b860, 1.0, 0.9);
        let who = people::Person::new(0x5c4048)
            .hat(people::Hat::Top, 0x2a1d14)
            .arms(people::Arms::OneUp);
        people::walker(s, at(0.0, -268.0).size(1.5), &who);
    });
}

/// A musician in step, blowing.
fn trombone(s: &mut Studio, place: Place) {
    s.at(place, |s| {
        let who = people::Person::new(0x94402c)
            .hat(people::Hat::Cap, 0x463626)
            .legs(0xf4e8c8);
        people::strider(s, at(0.0, 0.0), &who);
        let brass = s
            .ramp(&[0x5c3c1c, 0xb88434, 0xf0cc74, 0xfff6d0])
            .round(3.4, 1.2);
        s.lit(&limb(&[(8.0, -84.0, 1.8), (56.0, -98.0, 1.8)]), &brass);
        s.lit(&limb(&[(4.0, -76.0, 1.8), (50.0, -90.0, 1.8)]), &brass);
        s.lit(
            &limb(&[(50.0, -90.0, 1.8), (58.0, -94.0, 2.0), (56.0, -98.0, 1.8)]),
            &brass,
        );
        s.lit(
            &blob(&[
                (30.0, -86.0),
                (48.0, -78.0),
                (66.0, -66.0),
                (72.0, -82.0),
                (62.0, -92.0),
                (46.0, -86.0),
            ]),
            &brass,
        );
        let glove = s.mat(0xf8f0dc).round(3.0, 1.1);
        s.lit(&ellipse(30.0, -84.0, 4.0, 4.0), &glove);
        let sleeve = s.mat(0x94402c).round(4.0, 1.1);
        s.lit(
            &limb(&[(0.0, -70.0, 4.8), (14.0, -66.0, 4.2), (28.0, -80.0, 3.4)]),
            &sleeve,
        );
    });
}

/// A caged waggon; what is in it sleeps.
fn lion_on_wheels(s: &mut Studio, place: Place) {
    s.at(place, |s| {
        s.shade(&ellipse(0.0, 2.0, 84.0, 10.0), 0x362418, 6.0, 0.7);
        let gilt = s
            .mat(0xbc8c3c)
            .round(7.0, 1.1)
            .texture(0.14, 0.04, 0.06)
            .rim(0.8);
        let inside = s.mat(0x463222).round(12.0, 0.7);
        s.lit(&rect(-70.0, -112.0, 140.0, 82.0), &inside);
        let tawny = s.mat(0xcca060).round(14.0, 1.1).fur(1.6).rim(0.5);
        let mane = s.mat(0x84502c).round(12.0, 1.0).fur(4.0);
        s.lit(
            &blob(&[
                (-52.0, -32.0),
                (-46.0, -58.0),
                (-10.0, -66.0),
                (26.0, -56.0),
                (34.0, -32.0),
            ]),
            &tawny,
        );
        s.lit(&ellipse(30.0, -54.0, 26.0, 25.0), &mane);
        s.lit(&ellipse(34.0, -50.0, 15.0, 15.0), &tawny);
        s.line(
            &[(28.0, -54.0), (33.0, -52.0), (37.0, -54.0)],
            0x362418,
            2.2,
            1.0,
        );
        for i in 0..9 {
            let x = -64.0 + 16.0 * i as f32;
            s.lit(&limb(&[(x, -112.0, 2.0), (x, -30.0, 2.0)]), &gilt);
        }
        s.lit(&rect(-78.0, -34.0, 156.0, 16.0), &gilt);
        s.lit(
            &blob(&[
                (-80.0, -110.0),
                (-60.0, -126.0),
                (0.0, -136.0),
                (60.0, -126.0),
                (80.0, -110.0),
                (0.0, -114.0),
            ]),
            &gilt,
        );
        let wheel = s.mat(0x94402c).round(4.0, 1.1).rim(0.8);
        for x in [-48.0, 48.0] {
            s.lit(
                &ellipse(x, -12.0, 21.0, 21.0).with_hole(&ellipse(x, -12.0, 15.0, 15.0)),
                &wheel,
            );
            for k in 0..4 {
                let (sin, cos) = (k as f32 * 0.785).sin_cos();
                s.lit(
                    &limb(&[
                        (x - 17.0 * cos, -12.0 - 17.0 * sin, 1.8),
                        (x + 17.0 * cos, -12.0 + 17.0 * sin, 1.8),
                    ]),
                    &wheel,
                );
            }
        }
    });
}

/// A rabbit in a frogged coat, with a drum nearly as large as itself.
fn leader(s: &mut Studio) {
    s.at(at(340.0, 838.0).size(1.42), |s| {
        s.shade(&ellipse(16.0, 4.0, 84.0, 11.0), 0x362418, 7.0, 0.75);
        beasts::hare(s, at(0.0, 0.0), 0xf4e8d0, Some(0x4c5c64));
        let brass = s
            .ramp(&[0x5c3c1c, 0xb88434, 0xf0cc74, 0xfff6d0])
            .round(4.0, 1.2);
        let skin = s.mat(0xf8f0dc).round(8.0, 1.0).rim(0.5);
        let shell = s
            .mat(0x94402c)
            .round(20.0, 1.1)
            .texture(0.1, 0.04, 0.04)
            .rim(0.8);
        s.line(
            &[(-14.0, -84.0), (14.0, -62.0), (34.0, -46.0)],
            0xf0deb4,
            5.0,
            1.0,
        );
        // The drum, tilted on the knee.
        s.at(at(46.0, -32.0).turn(10.0), |s| {
            let drum = s.lit(
                &blob(&[
                    (-40.0, -22.0),
                    (40.0, -22.0),
                    (41.0, 24.0),
                    (24.0, 32.0),
                    (0.0, 35.0),
                    (-24.0, 32.0),
                    (-41.0, 24.0),
                ]),
                &shell,
            );
            for i in 0..7 {
                let x = -36.0 + 12.0 * i as f32;
                s.tint(
                    &drum,
                    &limb(&[
                        (x, -14.0, 1.3),
                        (x + 6.0, 26.0, 1.3),
                        (x + 12.0, -14.0, 1.3),
                    ]),
                    0xf4e8c8,
                    0.4,
                    0.95,
                );
            }
            s.lit(
                &limb(&[
                    (-40.0, 23.0, 4.0),
                    (-22.0, 31.0, 4.0),
                    (0.0, 34.0, 4.0),
                    (22.0, 31.0, 4.0),
                    (40.0, 23.0, 4.0),
                ]),
                &brass,
            );
            s.lit(&ellipse(0.0, -22.0, 41.0, 13.0), &brass);
            s.lit(&ellipse(0.0, -23.0, 36.0, 10.0), &skin);
        });
        // Two sticks: one down, one high.
        let coat = s.mat(0x4c5c64).round(7.0, 1.1).rim(0.7);
        let stick = s.mat(0xd8b070).round(2.6, 1.1);
        let paw = s.mat(0xf4e8d0).round(5.0, 1.1).fur(1.0);
        s.lit(&limb(&[(54.0, -96.0, 2.4), (74.0, -134.0, 2.0)]), &stick);
        s.lit(&ellipse(75.0, -137.0, 4.6, 4.6), &stick);
        s.lit(
            &limb(&[(4.0, -82.0, 9.0), (28.0, -76.0, 8.0), (50.0, -92.0, 6.4)]),
            &coat,
        );
        s.lit(&ellipse(54.0, -96.0, 7.4, 7.0), &paw);
        s.lit(&limb(&[(24.0, -66.0, 2.4), (56.0, -58.0, 2.0)]), &stick);
        s.lit(&ellipse(59.0, -57.0, 4.4, 4.4), &stick);
        s.lit(
            &limb(&[(-12.0, -78.0, 9.0), (-2.0, -58.0, 8.0), (18.0, -64.0, 6.4)]),
            &coat,
        );
        s.lit(&ellipse(22.0, -66.0, 7.4, 7.0), &paw);
        for (x, y) in [(18.0, -52.0), (14.0, -40.0)] {
            s.flat(&ellipse(x - 26.0, y, 2.6, 2.6), 0xf0cc74, 1.0);
        }
        s.detail(14.0, -110.0, 44.0);
    });
}

fn ink(s: &mut Studio) {
    let mut dice = Dice::new(8);
    for _ in 0..60 {
        let y = dice.range(60.0, 560.0);
        let x = 256.0 + dice.range(-0.3, 0.3) * (y + 40.0);
        s.glow(x, y, dice.range(1.2, 2.6), 0xfff4d0, dice.range(0.2, 0.55));
    }
    // Confetti over the parade.
    for _ in 0..46 {
        let (x, y) = (dice.range(90.0, 560.0), dice.range(180.0, 800.0));
        let scrap = rect(x, y, 4.4, 3.0).turned(dice.range(0.0, 180.0));
        s.flat(
            &scrap,
            dice.pick(&[0x94402c, 0xf4e8c8, 0xbc8c3c, 0x4c5c64]),
            0.9,
        );
    }
}
