//! A crane stands at the unfinished end of a bridge over a gorge and knits it on two long needles. A
//! goat waits on the other side: the wool comes from its own coat, and half of that is gone.

use crate::prelude::*;

pub(super) const CARD: Card =
    Card::new("crane_bridge", Palette::OvercastGreen, Framing::Wide, scene)
        .style(Style::Watercolour)
        .ink(ink);

const WOOL: Hex = 0xb85c38;
/// Where the crane stands on its work.
const CRANE: Point = (254.0, 626.0);
/// The stitches in hand, and where the thread leaves the goat.
const NEEDLES: Point = (402.0, 560.0);
const FLEECE: Point = (520.0, 446.0);

/// The middle line of the bridge, from the left cliff to the needles.
fn deck(t: f32) -> Point {
    let x = lerp(-10.0, 396.0, t);
    (x, 600.0 + 104.0 * t * (1.0 - t) - 14.0 * t)
}

fn scene(s: &mut Studio) {
    s.key(Light::From(-0.4, -0.75, 0.5));
    sky::sky(s, 1, 560.0, 0.4);
    sky::cloud(s, 130.0, 130.0, 420.0, 110.0, 4);
    sky::cloud(s, 520.0, 190.0, 320.0, 80.0, 7);
    gorge(s);
    cliffs(s);
    bridge(s);
    goat(s);
    crane(s);
    near_leaves(s);
}

/// The far end of the gorge, with a fall and the mist it raises.
fn gorge(s: &mut Studio) {
    let t = s.tones;
    for (y, colour, seed) in [(310.0, 0x9cb4a4, 5), (356.0, 0x80a08c, 11)] {
        let hill = s
            .mat(colour)
            .round(50.0, 0.6)
            .rim(0.3)
            .texture(0.2, 0.014, 0.04);
        s.lit(&land::ridge_line(y, 110.0, 0.006, seed), &hill);
        s.mist(y + 30.0, y + 110.0, t.mist, 0.55);
    }
    let stone = s
        .mat(0x6c8478)
        .round(40.0, 0.9)
        .texture(0.4, 0.05, 0.012)
        .rim(0.4);
    s.lit(
        &blob(&[
            (-40.0, 400.0),
            (110.0, 388.0),
            (200.0, 420.0),
            (262.0, 430.0),
            (280.0, 560.0),
            (250.0, 960.0),
            (-40.0, 960.0),
        ]),
        &stone,
    );
    s.lit(
        &blob(&[
            (640.0, 380.0),
            (500.0, 372.0),
            (410.0, 410.0),
            (352.0, 428.0),
            (338.0, 560.0),
            (360.0, 960.0),
            (640.0, 960.0),
        ]),
        &stone,
    );
    s.mist(440.0, 620.0, t.mist, 0.45);
    let fall = s
        .ramp(&[0x8cb0ac, 0xc8dcd0, 0xf4faf0])
        .round(10.0, 0.8)
        .texture(0.4, 0.10, 0.008)
        .fade(560.0, 760.0, 0xdce8dc, 0.9);
    s.lit(
        &blob(&[
            (262.0, 424.0),
            (306.0, 418.0),
            (350.0, 424.0),
            (354.0, 560.0),
            (372.0, 960.0),
            (240.0, 960.0),
            (258.0, 560.0),
        ]),
        &fall,
    );
    s.mist(640.0, 860.0, 0xdce8dc, 0.85);
}

/// The two sides of the near gorge, ferny and hung with roots.
fn cliffs(s: &mut Studio) {
    let stone = s
        .mat(0x5c6e62)
        .round(46.0, 1.1)
        .texture(0.45, 0.03, 0.02)
        .wobble(4.0)
        .rim(0.6);
    let left = s.lit(
        &blob(&[
            (-40.0, 560.0),
            (40.0, 562.0),
            (86.0, 584.0),
            (104.0, 630.0),
            (82.0, 700.0),
            (106.0, 770.0),
            (84.0, 840.0),
            (112.0, 960.0),
            (-40.0, 960.0),
        ]),
        &stone,
    );
    let right = s.lit(
        &blob(&[
            (640.0, 510.0),
            (560.0, 512.0),
            (474.0, 520.0),
            (446.0, 544.0),
            (462.0, 610.0),
            (438.0, 690.0),
            (470.0, 770.0),
            (452.0, 850.0),
            (482.0, 960.0),
            (640.0, 960.0),
        ]),
        &stone,
    );
    for (m, x) in [(&left, 90.0), (&right, 456.0)] {
        for (dy, w) in [(650.0, 60.0), (730.0, 80.0), (806.0, 70.0)] {
            s.shade_on(m, &ellipse(x, dy, w, 15.0), 0x2c4040, 10.0, 0.7);
        }
    }
    let turf = s
        .mat(0x64844c)
        .round(12.0, 0.9)
        .texture(0.3, 0.05, 0.06)
        .fur(3.0)
        .rim(0.5);
    s.lit(
        &blob(&[
            (-40.0, 556.0),
            (40.0, 554.0),
            (92.0, 578.0),
            (106.0, 612.0),
            (84.0, 602.0),
            (50.0, 596.0),
            (-40.0, 612.0),
        ]),
        &turf,
    );
    s.lit(
        &blob(&[
            (640.0, 504.0),
            (560.0, 506.0),
            (474.0, 512.0),
            (440.0, 542.0),
            (470.0, 548.0),
            (530.0, 542.0),
            (640.0, 558.0),
        ]),
        &turf,
    );
    s.mist(760.0, 940.0, s.tones.mist, 0.5);
    // The stakes the first row is cast on.
    let wood = s.mat(0x6a4c34).round(7.0, 1.1).texture(0.3, 0.1, 0.03);
    for (x, y) in [(36.0, 572.0), (22.0, 624.0)] {
        s.lit(
            &limb(&[(x, y + 24.0, 9.0), (x + 3.0, y - 46.0, 7.0)]),
            &wood,
        );
    }
}

/// A knitted strip: courses of little V's, edges that curl, and loops on the needle.
fn bridge(s: &mut Studio) {
    let half = |t: f32| lerp(36.0, 25.0, t);
    let edge = |t: f32, k: f32| {
        let (x, y) = deck(t);
        (x - 10.0 * k, y + half(t) * k)
    };
    let mut outline: Vec<Point> = (0..=24).map(|i| edge(i as f32 / 24.0, -1.0)).collect();
    outline.extend((0..=24).rev().map(|i| edge(i as f32 / 24.0, 1.0)));
    s.shade(&poly(&outline).moved(6.0, 26.0), 0x3c5450, 16.0, 0.4);
    let wool = s
        .mat(WOOL)
        .round(12.0, 0.9)
        .texture(0.2, 0.1, 0.1)
        .fur(1.6)
        .rim(0.5);
    s.lit(&poly(&outline).moved(0.0, 9.0), &wool.clone().bias(-0.3));
    let m = s.lit(&poly(&outline), &wool.clone().bias(-0.06));
    let courses = 34;
    for i in 0..courses {
        let (t0, t1) = (
            i as f32 / courses as f32,
            (i as f32 + 1.15) / courses as f32,
        );
        let band = i % 7 == 5;
        let yarn = s
            .mat(if band { 0xe0c49c } else { WOOL })
            .round(4.0, 1.2)
            .rim(0.5)
            .wobble(0.4);
        for j in 0..5 {
            let k = lerp(-0.8, 0.8, j as f32 / 4.0);
            let (a, b) = (edge(t0, k), edge(t1, k));
            for side in [-1.0, 1.0] {
                let q = edge(t1, k + side * 0.17);
                s.lit(
                    &limb(&[
                        (a.0, a.1, 3.0),
                        ((a.0 + q.0) / 2.0, (b.1 + q.1) / 2.0, 4.2),
                        (q.0, q.1, 2.8),
                    ]),
                    &yarn,
                );
            }
        }
    }
    s.shade_on(
        &m,
        &limb(&[(0.0, 634.0, 8.0), (200.0, 656.0, 9.0), (390.0, 608.0, 6.0)]),
        0x5a2c30,
        7.0,
        0.5,
    );
    // Hand-ropes of twisted yarn.
    for (k, lift) in [(-1.0, 62.0), (1.0, 66.0)] {
        let rope: Vec<(f32, f32, f32)> = (0..=10)
            .map(|i| {
                let t = i as f32 / 10.0 * 0.92;
                let p = edge(t, k);
                (p.0, p.1 - lift * (1.0 - 0.75 * t * t), 2.8)
            })
            .collect();
        for (i, &(x, y, _)) in rope.iter().enumerate().step_by(2) {
            let p = edge(i as f32 / 10.0 * 0.92, k);
            s.line(&[(x, y), p], mix(WOOL, 0xf0d8b0, 0.3), 2.6, 0.95);
        }
        s.lit(
            &limb(&rope),
            &s.mat(mix(WOOL, 0xf0d8b0, 0.3)).round(2.5, 1.2),
        );
    }
}

/// Two long needles: one in the beak, one in the raised foot.
fn needle(s: &mut Studio, a: Point, b: Point) {
    let wood = s.mat(0xd8b070).round(4.0, 1.2).wobble(0.3).rim(0.7);
    s.lit(
        &limb(&[
            (a.0, a.1, 4.4),
            (lerp(a.0, b.0, 0.7), lerp(a.1, b.1, 0.7), 4.0),
            (b.0, b.1, 1.0),
        ]),
        &wood,
    );
    s.lit(
        &ellipse(a.0, a.1, 9.0, 9.0),
        &s.mat(0x8c3c30).round(6.0, 1.2),
    );
}

fn crane(s: &mut Studio) {
    let white = s
        .mat(0xe8e8dc)
        .round(30.0, 1.1)
        .texture(0.14, 0.05, 0.03)
        .rim(0.9);
    let slate = s
        .mat(0x3c4448)
        .round(8.0, 1.1)
        .texture(0.2, 0.06, 0.03)
        .rim(0.7);
    let shank = s.mat(0x4a4644).round(4.0, 1.2).rim(0.6);
    let (fx, fy) = CRANE;
    s.shade(&ellipse(fx + 4.0, fy + 4.0, 44.0, 9.0), 0x4a2428, 6.0, 0.7);
    needle(s, (318.0, 606.0), (424.0, 524.0));
    // The standing leg, and the raised one that holds a needle.
    s.lit(
        &limb(&[(248.0, 500.0, 9.0), (258.0, 566.0, 5.0), (fx, fy, 4.6)]),
        &shank,
    );
    for (dx, dy) in [(30.0, 4.0), (22.0, 12.0), (-20.0, 6.0)] {
        s.lit(&limb(&[(fx, fy, 4.0), (fx + dx, fy + dy, 2.4)]), &shank);
    }
    s.lit(&ellipse(258.0, 566.0, 7.0, 8.0), &shank);
    s.lit(
        &limb(&[
            (262.0, 498.0, 10.0),
            (306.0, 532.0, 5.4),
            (330.0, 590.0, 4.6),
        ]),
        &shank,
    );
    s.lit(&ellipse(306.0, 532.0, 7.0, 7.5), &shank);
    for (dx, dy) in [(16.0, -6.0), (14.0, 8.0), (-4.0, 15.0)] {
        s.lit(
            &limb(&[(330.0, 590.0, 4.0), (330.0 + dx, 590.0 + dy, 2.6)]),
            &shank,
        );
    }
    // The drooping bustle of dark plumes, then the body.
    for i in 0..9 {
        let k = i as f32;
        s.lit(
            &limb(&[
                (196.0 + 4.0 * k, 424.0 + 4.0 * k, 13.0),
                (136.0 + 7.0 * k, 458.0 + 9.0 * k, 12.0),
                (98.0 + 13.0 * k, 530.0 + 7.0 * k, 2.0),
            ]),
            &slate.clone().bias(-0.1 + 0.03 * k),
        );
    }
    s.lit(
        &blob(&[
            (322.0, 382.0),
            (330.0, 420.0),
            (310.0, 470.0),
            (266.0, 506.0),
            (216.0, 506.0),
            (178.0, 474.0),
            (172.0, 438.0),
            (204.0, 402.0),
            (256.0, 372.0),
            (300.0, 364.0),
        ]),
        &white,
    );
    for i in 0..7 {
        let k = i as f32;
        s.lit(
            &limb(&[
                (290.0 - 10.0 * k, 404.0 + 8.0 * k, 16.0),
                (244.0 - 9.0 * k, 432.0 + 7.0 * k, 14.0),
                (188.0 - 6.0 * k, 452.0 + 9.0 * k, 3.0),
            ]),
            &white.clone().round(10.0, 1.2).bias(0.04 - 0.035 * k),
        );
    }
    // Neck bowed over the work: black below, white nape, red crown.
    s.lit(
        &limb(&[
            (306.0, 396.0, 27.0),
            (336.0, 348.0, 18.0),
            (330.0, 290.0, 13.5),
            (316.0, 240.0, 12.5),
            (330.0, 196.0, 12.5),
            (364.0, 182.0, 14.0),
        ]),
        &white.clone().round(13.0, 1.1),
    );
    s.lit(
        &limb(&[
            (345.0, 356.0, 6.0),
            (343.0, 300.0, 7.0),
            (328.0, 246.0, 7.0),
            (338.0, 208.0, 7.0),
            (362.0, 196.0, 6.0),
        ]),
        &slate,
    );
    let head = s.lit(
        &blob(&[
            (340.0, 186.0),
            (354.0, 164.0),
            (382.0, 160.0),
            (402.0, 176.0),
            (404.0, 194.0),
            (384.0, 204.0),
            (354.0, 204.0),
        ]),
        &white.clone().round(14.0, 1.1),
    );
    s.tint(
        &head,
        &limb(&[
            (356.0, 164.0, 8.0),
            (382.0, 161.0, 9.0),
            (400.0, 174.0, 5.0),
        ]),
        0xc03c30,
        2.0,
        0.95,
    );
    eye(s, 386.0, 184.0, 4.6);
    // The needle in the beak runs down to the stitches.
    needle(s, (470.0, 176.0), (392.0, 580.0));
    let bill = s.mat(0xb8a878).round(5.0, 1.2);
    s.lit(
        &blob(&[
            (398.0, 176.0),
            (436.0, 196.0),
            (482.0, 226.0),
            (436.0, 212.0),
            (396.0, 200.0),
        ]),
        &bill,
    );
    s.shade(
        &limb(&[
            (402.0, 192.0, 0.8),
            (440.0, 205.0, 1.4),
            (476.0, 224.0, 0.6),
        ]),
        0x5a4a38,
        0.8,
        0.8,
    );
    s.detail(390.0, 186.0, 50.0);
    // Live stitches on the needles.
    let loops = s.mat(WOOL).round(4.0, 1.2);
    for i in 0..7 {
        let t = i as f32 / 6.0;
        let (x, y) = (lerp(378.0, 412.0, t), lerp(570.0, 540.0, t));
        s.lit(
            &ellipse(x, y, 6.0, 10.0).with_hole(&ellipse(x, y, 2.4, 6.0)),
            &loops,
        );
    }
    s.detail(NEEDLES.0, NEEDLES.1, 44.0);
}

/// Woolly in front, shorn behind, looking across.
fn goat(s: &mut Studio) {
    s.at(at(532.0, 520.0).size(1.06).flip(), |s| {
        s.shade(&ellipse(0.0, 0.0, 78.0, 9.0), 0x2c4038, 6.0, 0.7);
        let shorn = s
            .mat(0xe4c8b0)
            .round(18.0, 1.1)
            .texture(0.12, 0.06, 0.06)
            .rim(0.7);
        let leg = shorn.clone().round(7.0, 1.1);
        let far = leg.clone().bias(-0.2);
        let hoof = s.mat(0x3c3430).round(3.0, 1.1);
        for (x, m) in [(-38.0, &far), (38.0, &far), (-52.0, &leg), (52.0, &leg)] {
            s.lit(
                &limb(&[(x * 0.9, -52.0, 11.0), (x, -26.0, 6.0), (x, -4.0, 5.0)]),
                m,
            );
            s.lit(&ellipse(x + 1.0, -3.0, 6.5, 4.5), &hoof);
        }
        s.lit(
            &limb(&[
                (-66.0, -82.0, 6.0),
                (-80.0, -92.0, 5.0),
                (-84.0, -80.0, 2.0),
            ]),
            &leg,
        );
        s.lit(
            &blob(&[
                (-72.0, -78.0),
                (-50.0, -96.0),
                (0.0, -92.0),
                (50.0, -98.0),
                (64.0, -76.0),
                (54.0, -48.0),
                (0.0, -42.0),
                (-56.0, -48.0),
            ]),
            &shorn,
        );
        // What is left of the fleece.
        let curl = s
            .mat(WOOL)
            .round(8.0, 1.2)
            .texture(0.25, 0.1, 0.1)
            .fur(2.0)
            .rim(0.6);
        let fleece = s.lit(
            &blob(&[
                (70.0, -108.0),
                (40.0, -108.0),
                (8.0, -102.0),
                (-10.0, -88.0),
                (-2.0, -70.0),
                (-12.0, -54.0),
                (4.0, -36.0),
                (34.0, -30.0),
                (62.0, -38.0),
                (76.0, -66.0),
            ]),
            &curl.clone().round(20.0, 1.1).fur(5.0),
        );
        let mut dice = Dice::new(7);
        for _ in 0..46 {
            let (x, y) = (dice.range(-8.0, 74.0), dice.range(-106.0, -32.0));
            let r = dice.range(5.0, 8.0);
            s.shade_on(
                &fleece,
                &limb(&[(x - r, y, 1.2), (x, y + r * 0.9, 1.8), (x + r, y, 1.2)]),
                0x5a2830,
                1.2,
                0.6,
            );
        }
        s.lit(&limb(&[(54.0, -84.0, 22.0), (72.0, -106.0, 16.0)]), &curl);
        // Head with horns, ear and beard.
        let horn = s.mat(0x8c8068).round(4.0, 1.2);
        s.lit(
            &limb(&[
                (80.0, -134.0, 5.0),
                (70.0, -158.0, 4.4),
                (50.0, -168.0, 1.4),
            ]),
            &horn.clone().bias(-0.15),
        );
        s.lit(
            &blob(&[
                (66.0, -116.0),
                (72.0, -136.0),
                (90.0, -140.0),
                (106.0, -122.0),
                (118.0, -106.0),
                (112.0, -96.0),
                (94.0, -98.0),
                (76.0, -104.0),
            ]),
            &shorn.clone().round(12.0, 1.1),
        );
        s.lit(
            &limb(&[
                (84.0, -136.0, 5.4),
                (78.0, -160.0, 4.8),
                (60.0, -174.0, 1.4),
            ]),
            &horn,
        );
        s.lit(
            &limb(&[
                (72.0, -128.0, 5.0),
                (56.0, -124.0, 6.0),
                (46.0, -116.0, 1.6),
            ]),
            &leg,
        );
        s.lit(
            &limb(&[(100.0, -98.0, 6.0), (98.0, -84.0, 4.0), (92.0, -72.0, 0.8)]),
            &curl.clone().round(4.0, 1.1),
        );
        s.flat(&ellipse(114.0, -104.0, 2.6, 2.2), 0x3c2c2c, 1.0);
        eye(s, 92.0, -122.0, 3.4);
        s.detail(92.0, -118.0, 34.0);
    });
}

fn near_leaves(s: &mut Studio) {
    for (x, y, size, turn, colour) in [
        (30.0, 930.0, 1.9, -20.0, 0x3c5c40),
        (84.0, 940.0, 1.6, 24.0, 0x4f7448),
        (-10.0, 900.0, 1.7, 10.0, 0x2f4c3c),
        (580.0, 940.0, 1.9, -50.0, 0x3c5c40),
        (620.0, 900.0, 1.8, -70.0, 0x4f7448),
        (540.0, 950.0, 1.4, -14.0, 0x2f4c3c),
    ] {
        plants::fern(s, at(x, y).size(size).turn(turn), colour);
    }
    for (x, y, size, turn) in [
        (70.0, 592.0, 0.4, -10.0),
        (90.0, 604.0, 0.36, 40.0),
        (586.0, 530.0, 0.5, -30.0),
        (470.0, 536.0, 0.36, -60.0),
    ] {
        plants::fern(s, at(x, y).size(size).turn(turn), 0x5c8048);
    }
}

fn ink(s: &mut Studio) {
    // The thread across what is still missing.
    for (dy, width) in [(0.0, 2.2), (1.2, 1.2)] {
        s.line(
            &[
                (NEEDLES.0 + 6.0, NEEDLES.1 - 14.0 + dy),
                (446.0, 566.0 + dy),
                (486.0, 520.0 + dy),
                (FLEECE.0, FLEECE.1 + dy),
            ],
            mix(WOOL, 0xf0d0a0, 0.3),
            width,
            1.0,
        );
    }
    sky::far_birds(s, 6, (90.0, 230.0), (220.0, 300.0), 0x4a5854, 5);
}
