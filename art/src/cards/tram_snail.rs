//! A snail carries a lit tramcar along the ridge of a roof at night. Passengers show as silhouettes;
//! one seat holds a fish bowl. Further along the ridge somebody waits by a chimney.

use crate::prelude::*;

pub(super) const CARD: Card = Card::new("tram_snail", Palette::NightBlue, Framing::SideView, scene)
    .ink(ink)
    .flow(flow);

/// Five panes along the car, in its own units.
const PANES: [f32; 5] = [-118.0, -66.0, -14.0, 38.0, 90.0];
const PANE: (f32, f32) = (44.0, 66.0);
const PANE_TOP: f32 = -176.0;
const CAR: Point = (246.0, 636.0);
/// Where the trolley pole touches the wire, on the card and in the car's larger space.
const CONTACT: Point = (126.0, 238.0);
const POLE_TIP: Point = (158.0, 268.0);

/// The roof's ridge, which climbs to the right.
fn ridge_at(x: f32) -> f32 {
    690.0 - 0.075 * x + 5.0 * (x * 0.014).sin()
}

fn flow(x: f32, y: f32) -> f32 {
    if y > ridge_at(x) {
        flow::level(x, y)
    } else {
        flow::swirl((430.0, 640.0), x, y)
    }
}

fn scene(s: &mut Studio) {
    let t = s.tones;
    s.key(Light::From(0.55, -0.45, 0.5));
    sky::gradient_sky(
        s,
        &[0x071230, 0x0d2c50, 0x23587a, 0x6a9690, 0xe0c890, 0xf8d890],
        700.0,
        t.cloud[1],
        0.25,
    );
    sky::stars(s, 130, 480.0, 0xfff4d0, 8);
    sky::cloud(s, 500.0, 230.0, 300.0, 70.0, 4);
    sky::cloud(s, 40.0, 400.0, 260.0, 60.0, 9);
    town(s);
    roof(s);
    chimney(s, 578.0, 116.0, 66.0);
    passenger(s);
    // A little larger than drawn, about its foot.
    s.at(at(-44.0, -50.0).size(1.075), |s| {
        shine(s);
        tramcar(s);
        snail(s);
    });
    chimney(s, 8.0, 250.0, 74.0);
    smoke(s);
}

/// Other roofs, far below, in the evening haze.
fn town(s: &mut Studio) {
    let t = s.tones;
    for (base, low, high, width, colour, seed) in [
        (640.0, 30.0, 150.0, 46.0, 0x6a8c98, 5),
        (690.0, 40.0, 120.0, 70.0, 0x3c5c78, 12),
    ] {
        let wall = s.mat(colour).round(6.0, 0.7).texture(0.15, 0.03, 0.03);
        let m = s.lit(&buildings::skyline(base, low, high, width, seed), &wall);
        buildings::lit_windows(s, &m, base - 100.0, base, 70, u64::from(colour));
        s.mist(base - 60.0, base + 20.0, t.mist, 0.5);
    }
}

/// Scalloped slates in rows, caps along the ridge, and the light that falls from the car.
fn roof(s: &mut Studio) {
    let mut outline = vec![(-30.0, 960.0)];
    outline.extend((0..=32).map(|i| {
        let x = -30.0 + 21.0 * i as f32;
        (x, ridge_at(x))
    }));
    outline.push((640.0, 960.0));
    let slope = s.mask(&poly(&outline), 0.6);
    s.fill(&slope, |x, y, _| {
        let d = y - ridge_at(x);
        let deep = 18.0 * (1.0 + d * 0.003);
        let row = (d / deep).floor();
        let u = x / (deep * 1.5) + 0.5 * row.rem_euclid(2.0) + 0.04 * grain(x * 0.03, d * 0.03, 4);
        let (a, b) = (fract(u) - 0.5, fract(d / deep));
        let edge = b + 0.9 * a * a - 0.92;
        let tone = cell(u.floor() as i32, row as i32, 6);
        let slate = rgb(0x2c3a60)
            .blend(rgb(0x5a5078), tone)
            .blend(rgb(0x7c8498), smooth(0.3, 0.0, b) * 0.5);
        let gap = smooth(-0.10, 0.02, edge);
        let lamp = (-((x - 270.0) / 210.0).powi(2)).exp() * smooth(200.0, 0.0, d);
        let c = slate.blend(rgb(0x101838), 0.8 * gap);
        let dusk = c.blend(rgb(0x0c1030), 0.65 * smooth(20.0, 260.0, d));
        dusk.screen(rgb(0xd88038) * (0.42 * lamp * (1.0 - 0.6 * gap)))
    });
    let cap = s.mat(0x6a5470).round(9.0, 1.1).texture(0.2, 0.05, 0.05);
    for i in 0..17 {
        let x = -20.0 + 39.0 * i as f32;
        let y = ridge_at(x);
        s.lit(
            &blob(&[
                (x - 22.0, y + 11.0),
                (x - 21.0, y - 5.0),
                (x, y - 10.0),
                (x + 18.0, y - 8.0),
                (x + 23.0, y + 9.0),
                (x, y + 13.0),
            ]),
            &cap,
        );
    }
}

fn chimney(s: &mut Studio, x: f32, height: f32, width: f32) {
    let foot = ridge_at(x) + 30.0;
    let top = foot - height;
    let brick = s.mat(0x8c5048).round(10.0, 0.8).texture(0.2, 0.04, 0.06);
    let m = s.lit(&rect(x - width / 2.0, top, width, height + 20.0), &brick);
    let rows = (height / 13.0) as usize;
    for i in 0..=rows {
        let y = top + 13.0 * i as f32;
        s.shade_on(
            &m,
            &rect(x - width / 2.0, y, width, 2.0),
            0x3c2440,
            0.6,
            0.7,
        );
        for k in 0..4 {
            let bx = x - width / 2.0 + width * (k as f32 + 0.5 * (i % 2) as f32) / 3.0;
            s.shade_on(&m, &rect(bx, y, 2.0, 13.0), 0x3c2440, 0.5, 0.6);
        }
    }
    s.lit(
        &rect(x - width * 0.58, top - 10.0, width * 1.16, 14.0),
        &brick.clone().bias(0.05),
    );
    let pot = s.mat(0xa86848).round(7.0, 1.1);
    for dx in [-0.24, 0.22] {
        let px = x + dx * width;
        s.lit(
            &poly(&[
                (px - 10.0, top - 8.0),
                (px - 8.0, top - 38.0),
                (px - 11.0, top - 42.0),
                (px + 11.0, top - 42.0),
                (px + 8.0, top - 38.0),
                (px + 10.0, top - 8.0),
            ]),
            &pot,
        );
    }
}

fn smoke(s: &mut Studio) {
    let puff = s.ramp(&[0x4a6080, 0x9aa4a8, 0xe8d8c0]).round(14.0, 0.8);
    for (x, y, r) in [
        (14.0, 382.0, 9.0),
        (24.0, 352.0, 13.0),
        (14.0, 316.0, 17.0),
        (34.0, 276.0, 22.0),
        (12.0, 226.0, 26.0),
    ] {
        s.lit(
            &ellipse(x, y, r * 1.2, r),
            &puff.clone().wobble(r * 0.3).blur(3.0).alpha(0.42),
        );
    }
}

/// Hat, coat, case and a lantern: the next stop.
fn passenger(s: &mut Studio) {
    let t = s.tones;
    let who = people::Person::new(0xb04038)
        .hat(people::Hat::Bowler, t.dark)
        .arms(people::Arms::OneUp);
    let foot = (552.0, ridge_at(552.0) - 4.0);
    s.at(at(foot.0, foot.1).size(0.78).flip(), |s| {
        people::walker(s, at(0.0, 0.0), &who);
        let hand = people::HAND_UP;
        things::lantern(s, at(hand.0, hand.1).size(0.55), t.earth);
    });
    things::suitcase(s, at(foot.0 + 26.0, foot.1 + 2.0).size(0.42), t.earth);
    s.detail(foot.0, foot.1 - 40.0, 50.0);
}

fn flesh(s: &Studio) -> Material {
    s.mat(0x8c7c80)
        .round(26.0, 1.2)
        .texture(0.26, 0.06, 0.10)
        .rim(0.9)
        .wobble(1.4)
}

/// What it leaves behind on the caps.
fn shine(s: &mut Studio) {
    for i in 0..16 {
        let x = 6.0 * i as f32;
        s.soft(
            &ellipse(x, ridge_at(x) - 4.0, 9.0, 3.2),
            0xd8f0e0,
            2.0,
            0.34,
        );
    }
}

/// One long body that saddles the car: tail, frilled foot, neck and head.
fn snail(s: &mut Studio) {
    let skin = flesh(s);
    let stalk = skin.clone().round(6.0, 1.1);
    let far = stalk.clone().bias(-0.15);
    let (y0, y1) = (ridge_at(60.0), ridge_at(450.0));
    s.lit(
        &limb(&[
            (482.0, 512.0, 7.0),
            (508.0, 452.0, 5.0),
            (536.0, 408.0, 4.0),
        ]),
        &far,
    );
    s.lit(&ellipse(538.0, 402.0, 10.0, 10.0), &far);
    let m = s.lit(
        &blob(&[
            (34.0, y0 + 2.0),
            (70.0, y0 - 20.0),
            (104.0, y0 - 54.0),
            (150.0, y0 - 76.0),
            (240.0, y0 - 84.0),
            (330.0, y0 - 90.0),
            (390.0, y0 - 100.0),
            (416.0, y0 - 118.0),
            (436.0, 544.0),
            (454.0, 514.0),
            (476.0, 497.0),
            (500.0, 500.0),
            (516.0, 518.0),
            (515.0, 540.0),
            (500.0, 556.0),
            (490.0, 584.0),
            (488.0, 620.0),
            (496.0, y1 - 12.0),
            (486.0, y1 + 2.0),
            (430.0, y1 + 7.0),
            (330.0, y1 + 14.0),
            (240.0, y0 - 2.0),
            (150.0, y0 + 4.0),
            (80.0, y0 + 7.0),
        ]),
        &skin,
    );
    s.shade_on(
        &m,
        &limb(&[
            (96.0, y0 - 60.0, 8.0),
            (240.0, y0 - 86.0, 12.0),
            (400.0, y0 - 108.0, 8.0),
        ]),
        0x2c2448,
        7.0,
        0.75,
    );
    for i in 0..35 {
        let x = 62.0 + 12.2 * i as f32;
        let y = ridge_at(x);
        s.shade_on(
            &m,
            &limb(&[(x, y + 4.0, 1.6), (x + 5.0, y - 17.0, 0.6)]),
            0x2c2448,
            1.0,
            0.7,
        );
    }
    // Furrows down the neck, and the car's light on the nape.
    for i in 0..6 {
        let k = i as f32;
        s.shade_on(
            &m,
            &limb(&[
                (436.0 + 7.0 * k, 566.0 + 8.0 * k, 0.8),
                (452.0 + 6.0 * k, 590.0 + 9.0 * k, 2.0),
                (458.0 + 4.0 * k, 622.0 + 6.0 * k, 0.8),
            ]),
            0x2c2448,
            1.2,
            0.5,
        );
    }
    s.tint(
        &m,
        &limb(&[
            (412.0, 596.0, 8.0),
            (432.0, 556.0, 8.0),
            (458.0, 518.0, 5.0),
        ]),
        0xffb860,
        7.0,
        0.75,
    );
    s.lit(
        &limb(&[
            (476.0, 512.0, 8.0),
            (484.0, 450.0, 5.5),
            (490.0, 396.0, 4.5),
        ]),
        &stalk,
    );
    s.lit(&ellipse(491.0, 388.0, 12.0, 12.0), &stalk);
    for (x, y, r) in [(493.0, 387.0, 7.0), (540.0, 401.0, 5.5)] {
        s.flat(&ellipse(x, y, r, r), 0x1c1428, 1.0);
        s.flat(
            &ellipse(x + 2.2, y - 2.4, r * 0.32, r * 0.32),
            0xffffff,
            1.0,
        );
    }
    for (x, y) in [(534.0, 548.0), (526.0, 562.0)] {
        s.lit(&limb(&[(504.0, 544.0, 5.0), (x, y, 2.6)]), &stalk);
    }
    s.line(
        &[(512.0, 532.0), (502.0, 538.0), (490.0, 536.0)],
        0x4a3448,
        2.2,
        0.8,
    );
    s.detail(505.0, 440.0, 80.0);
}

fn tramcar(s: &mut Studio) {
    let t = s.tones;
    s.glow(CAR.0 + 20.0, CAR.1 - 130.0, 250.0, 0xe89848, 0.30);
    // The trolley pole, up to the wire.
    s.line(
        &[(250.0, 434.0), (210.0, 370.0), POLE_TIP],
        0x2a2438,
        4.6,
        1.0,
    );
    s.at(at(CAR.0, CAR.1).turn(-5.0), |s| {
        let red = s
            .mat(0xa83430)
            .round(16.0, 0.9)
            .texture(0.12, 0.03, 0.06)
            .rim(0.8);
        let cream = s.mat(0xe4cc98).round(10.0, 0.9).texture(0.12, 0.03, 0.05);
        let dark = s.mat(0x3a3048).round(10.0, 1.0).rim(0.7);
        let brass = s.mat(t.gold).round(4.0, 1.2).wobble(0.3);
        // Roof with its lantern storey.
        s.lit(
            &blob(&[
                (-112.0, -198.0),
                (-100.0, -222.0),
                (-40.0, -228.0),
                (60.0, -227.0),
                (112.0, -220.0),
                (126.0, -198.0),
            ]),
            &dark,
        );
        for i in 0..7 {
            let x = -92.0 + 28.0 * i as f32;
            s.flat(&rect(x, -216.0, 20.0, 11.0), 0xffd078, 0.95);
        }
        // The body, round at both ends like a shell.
        let body = blob(&[
            (-150.0, -176.0),
            (-130.0, -196.0),
            (0.0, -200.0),
            (140.0, -196.0),
            (164.0, -172.0),
            (172.0, -110.0),
            (170.0, -56.0),
            (150.0, -28.0),
            (60.0, -18.0),
            (-60.0, -18.0),
            (-140.0, -30.0),
            (-160.0, -60.0),
            (-162.0, -120.0),
        ]);
        let m = s.lit(&body, &cream);
        s.lit(
            &blob(&[
                (-162.0, -100.0),
                (0.0, -96.0),
                (172.0, -100.0),
                (170.0, -56.0),
                (150.0, -27.0),
                (60.0, -17.0),
                (-60.0, -17.0),
                (-140.0, -29.0),
                (-160.0, -60.0),
            ]),
            &red,
        );
        s.lit(
            &limb(&[
                (-154.0, -190.0, 6.0),
                (-60.0, -200.0, 7.0),
                (70.0, -200.0, 7.0),
                (166.0, -188.0, 6.0),
            ]),
            &dark,
        );
        s.shade_on(
            &m,
            &limb(&[
                (-150.0, -178.0, 5.0),
                (0.0, -188.0, 6.0),
                (160.0, -178.0, 5.0),
            ]),
            0x5a3a40,
            3.0,
            0.6,
        );
        // A spiral in brass where a shell would have its own.
        let mut spiral = Vec::new();
        for i in 0..44 {
            let k = i as f32 / 43.0;
            let (sin, cos) = (k * 15.0 + 2.6).sin_cos();
            let r = 31.0 * (1.0 - 0.9 * k);
            spiral.push((-104.0 + r * 1.15 * cos, -59.0 + r * sin, 2.8 - 1.4 * k));
        }
        s.lit(&limb(&spiral), &brass);
        for (a, b) in [
            ((-152.0, -97.0), (169.0, -97.0)),
            ((-150.0, -34.0), (152.0, -34.0)),
        ] {
            s.lit(
                &limb(&[(a.0, a.1, 2.2), (8.0, a.1 + 4.0, 2.4), (b.0, b.1, 2.2)]),
                &brass,
            );
        }
        // Doors are for others: panels in the red.
        for i in 0..4 {
            let x = -44.0 + 48.0 * i as f32;
            s.shade_on(
                &m,
                &rect(x, -82.0, 38.0, 36.0).with_hole(&rect(x + 3.0, -79.0, 32.0, 30.0)),
                0x4a1830,
                0.8,
                0.7,
            );
        }
        windows(s);
        // Headlamp.
        s.lit(&ellipse(170.0, -118.0, 9.0, 11.0), &brass);
        s.flat(&ellipse(173.0, -118.0, 6.0, 8.0), 0xfff4c8, 1.0);
        s.glow(176.0, -118.0, 60.0, 0xffd080, 0.7);
        s.detail(0.0, -140.0, 90.0);
    });
}

fn windows(s: &mut Studio) {
    let (w, h) = PANE;
    for (i, x) in PANES.into_iter().enumerate() {
        let frame = s.mat(0x6a4430).round(4.0, 1.0).wobble(0.4);
        s.lit(&rect(x - 4.0, PANE_TOP - 4.0, w + 8.0, h + 8.0), &frame);
        let pane = rect(x, PANE_TOP, w, h);
        let m = s.flat(&pane, 0xffc860, 1.0);
        s.tint(
            &m,
            &ellipse(x + w / 2.0, PANE_TOP + 12.0, 26.0, 22.0),
            0xfff2c0,
            9.0,
            0.9,
        );
        let seat = PANE_TOP + h;
        match i {
            3 => fish_bowl(s, x + w / 2.0, seat),
            _ => rider(s, &m, i, x + w / 2.0, seat),
        }
        s.tint(&m, &rect(x, PANE_TOP + 15.0, w, 2.6), 0x8c5830, 0.3, 0.9);
    }
}

/// Head and shoulders against the light, each with a hat of its own.
fn rider(s: &mut Studio, pane: &Mask, i: usize, x: f32, seat: f32) {
    let dark = 0x4a2a30;
    let head = (x + [2.0, -3.0, 4.0, 0.0, -2.0][i], seat - 27.0);
    let mut shape = ellipse(head.0, head.1, 9.0, 10.5)
        .and(&blob(&[
            (x - 19.0, seat + 4.0),
            (x - 15.0, seat - 13.0),
            (x, seat - 18.0),
            (x + 15.0, seat - 12.0),
            (x + 19.0, seat + 4.0),
        ]))
        .and(&limb(&[
            (head.0 + 7.0, head.1 + 1.0, 2.6),
            (head.0 + 12.0, head.1 + 3.0, 1.2),
        ]));
    let hat = match i {
        0 => {
            ellipse(head.0, head.1 - 7.0, 16.0, 3.2).and(&ellipse(head.0, head.1 - 12.0, 9.0, 8.0))
        }
        1 => limb(&[
            (head.0 - 7.0, head.1 - 4.0, 7.0),
            (head.0 - 12.0, head.1 - 12.0, 5.0),
        ]),
        2 => rect(head.0 - 8.0, head.1 - 28.0, 16.0, 22.0).and(&rect(
            head.0 - 13.0,
            head.1 - 9.0,
            26.0,
            3.4,
        )),
        _ => limb(&[
            (head.0 - 2.0, head.1 - 8.0, 9.0),
            (head.0 + 13.0, head.1 - 5.0, 2.0),
        ]),
    };
    shape = shape.and(&hat);
    s.tint(pane, &shape, dark, 0.5, 0.96);
}

fn fish_bowl(s: &mut Studio, x: f32, seat: f32) {
    s.flat(&rect(x - 20.0, seat - 6.0, 40.0, 6.0), 0x5a3034, 1.0);
    let glass = s
        .ramp(&[0x2c6c84, 0x58a8b0, 0xb8e8e0])
        .round(12.0, 0.8)
        .wobble(0.3);
    let m = s.lit(&ellipse(x, seat - 22.0, 19.0, 17.0), &glass);
    s.tint(
        &m,
        &rect(x - 20.0, seat - 44.0, 40.0, 12.0),
        0xfff0c8,
        1.0,
        0.7,
    );
    s.edges(
        &[(x - 11.0, seat - 37.0), (x + 11.0, seat - 37.0)],
        0xf4fff4,
        2.6,
        0.9,
    );
    beasts::fish(s, at(x + 1.0, seat - 20.0).size(0.22), 0xe8682c, 0xf8a040);
}

fn ink(s: &mut Studio) {
    s.line(
        &[(-10.0, 258.0), CONTACT, (380.0, 238.0), (610.0, 264.0)],
        0x141428,
        1.6,
        0.9,
    );
    s.glow(CONTACT.0, CONTACT.1, 20.0, 0xc8f0ff, 0.8);
    for (dx, dy) in [(-13.0, -9.0), (11.0, -14.0), (-4.0, 16.0), (15.0, 7.0)] {
        s.line(
            &[CONTACT, (CONTACT.0 + dx, CONTACT.1 + dy)],
            0xf0fbff,
            1.3,
            0.9,
        );
    }
}
