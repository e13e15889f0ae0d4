//! A bottle stands half sunk in the sand of the sea bed. Inside rage a storm and a sea, with a
//! sailing ship. A bird's nest with eggs is its cork. A hermit crab looks in.

use crate::prelude::*;

pub(super) const CARD: Card =
    Card::new("storm_bottle", Palette::UnderWater, Framing::CloseUp, scene)
        .ink(ink)
        .flow(flow);

/// The middle of the bottle's foot.
const FOOT: Point = (318.0, 846.0);
const TILT: f32 = -7.0;
/// Where the sea in the bottle begins.
const HORIZON: f32 = 520.0;
/// The ship's waterline.
const SHIP: Point = (292.0, 566.0);
/// The mouth of the bottle.
const MOUTH: Point = (230.0, 124.0);
const CRAB: Point = (474.0, 858.0);

fn flow(x: f32, y: f32) -> f32 {
    if (x - 300.0).abs() < 190.0 && (220.0..800.0).contains(&y) {
        flow::swirl((SHIP.0, SHIP.1 - 40.0), x, y)
    } else {
        flow::drift(x, y)
    }
}

fn bottle() -> Shape {
    blob(&[
        (-150.0, 6.0),
        (-190.0, -18.0),
        (-200.0, -120.0),
        (-200.0, -260.0),
        (-196.0, -370.0),
        (-172.0, -450.0),
        (-118.0, -516.0),
        (-72.0, -562.0),
        (-58.0, -616.0),
        (-56.0, -690.0),
        (-60.0, -724.0),
        (60.0, -724.0),
        (56.0, -690.0),
        (58.0, -616.0),
        (72.0, -562.0),
        (118.0, -516.0),
        (172.0, -450.0),
        (196.0, -370.0),
        (200.0, -260.0),
        (200.0, -120.0),
        (190.0, -18.0),
        (150.0, 6.0),
    ])
}

fn scene(s: &mut Studio) {
    s.key(Light::From(-0.55, -0.7, 0.45));
    deep(s);
    let glass = bottle().placed(at(FOOT.0, FOOT.1).turn(TILT));
    s.shade(
        &ellipse(FOOT.0 + 60.0, 852.0, 270.0, 30.0),
        0x0c2c40,
        18.0,
        0.8,
    );
    let mask = s.mask(&glass, 0.8);
    pane::within(s, &mask, storm);
    shine(s, &mask);
    lip(s);
    nest(s);
    bed(s);
    crab(s, at(CRAB.0, CRAB.1).size(1.3).flip());
}

/// Green water with shafts of light, reefs far off, weed.
fn deep(s: &mut Studio) {
    sky::sky(s, 1, 820.0, 0.3);
    for (y, colour, amplitude, seed) in [
        (560.0, 0x4ca4a4, 150.0, 3),
        (650.0, 0x2c8490, 130.0, 8),
        (720.0, 0x1c6478, 90.0, 14),
    ] {
        let reef = s
            .mat(colour)
            .round(40.0, 0.5)
            .texture(0.22, 0.02, 0.04)
            .rim(0.4);
        s.lit(&land::ridge_line(y, amplitude, 0.011, seed), &reef);
        s.mist(y + 10.0, y + 110.0, s.tones.mist, 0.4);
    }
    s.rays((120.0, -60.0), 66.0, 34.0, 900.0, 0xe4f8d0);
    let sand = s
        .mat(0xa8b088)
        .round(40.0, 0.4)
        .texture(0.22, 0.014, 0.06)
        .rim(0.3);
    s.lit(&land::ridge_line(776.0, 24.0, 0.006, 5), &sand);
    let mut dice = Dice::new(4);
    for (from, to, n) in [(-10.0, 74.0, 9), (540.0, 612.0, 8)] {
        for _ in 0..n {
            let (x, h) = (dice.range(from, to), dice.range(200.0, 470.0));
            kelp(
                s,
                (x, 850.0),
                h,
                dice.range(-24.0, 24.0),
                dice.pick(&[0x2c6c58, 0x3c8460, 0x6c8c4c]),
            );
        }
    }
}

fn kelp(s: &mut Studio, foot: Point, height: f32, lean: f32, colour: Hex) {
    let weed = s
        .mat(colour)
        .round(6.0, 1.0)
        .texture(0.2, 0.04, 0.04)
        .rim(0.6);
    let joints: Vec<(f32, f32, f32)> = (0..9)
        .map(|i| {
            let k = i as f32 / 8.0;
            let sway = 13.0 * (k * 9.0 + foot.0).sin();
            (
                foot.0 + lean * k + sway * k.sqrt(),
                foot.1 - height * k,
                7.5 * (1.0 - k).sqrt() + 0.6,
            )
        })
        .collect();
    s.lit(&limb(&joints), &weed);
}

/// All the weather in the bottle; it keeps its own level.
fn storm(s: &mut Studio) {
    sky::gradient_sky(
        s,
        &[0x141828, 0x1c2438, 0x2c344c, 0x5c5c74, 0xe0b484],
        HORIZON + 20.0,
        0x8c90a8,
        0.6,
    );
    s.glow(300.0, HORIZON - 20.0, 120.0, 0xffc880, 0.4);
    let cloud = [0x1c1e34, 0x343a58, 0x646c8c, 0xb8b8c8];
    for (x, y, w, h, seed) in [
        (250.0, 260.0, 300.0, 150.0, 3),
        (420.0, 424.0, 330.0, 170.0, 5),
        (160.0, 440.0, 320.0, 160.0, 7),
        (300.0, 372.0, 340.0, 150.0, 9),
    ] {
        sky::cloud_of(s, (x, y), (w, h), &cloud, 0.96, seed);
    }
    let fork = [
        (402.0, 356.0),
        (420.0, 404.0),
        (398.0, 424.0),
        (430.0, 474.0),
        (414.0, 490.0),
        (436.0, 536.0),
    ];
    s.glow(418.0, 440.0, 90.0, 0xa8b4ff, 0.55);
    s.edges(&fork, 0xfdfcff, 6.0, 1.0);
    for branch in [
        [(420.0, 404.0), (450.0, 430.0), (444.0, 456.0)],
        [(204.0, 392.0), (188.0, 436.0), (202.0, 470.0)],
    ] {
        s.edges(&branch, 0xf0f0ff, 3.4, 0.95);
    }
    swell(s, HORIZON + 10.0, 44.0, 0x4c6478, 0.4);
    swell(s, HORIZON + 52.0, 62.0, 0x34506c, 2.1);
    s.glow(SHIP.0, SHIP.1 - 70.0, 90.0, 0xffe8c0, 0.28);
    things::ship(
        s,
        at(SHIP.0, SHIP.1).size(1.62).turn(-17.0),
        0x6c3c2c,
        0xfbeed0,
    );
    // A lantern on the stern.
    s.glow(SHIP.0 - 84.0, SHIP.1 - 26.0, 24.0, 0xffc060, 0.9);
    swell(s, SHIP.1 + 30.0, 74.0, 0x284460, 3.3);
    swell(s, SHIP.1 + 110.0, 92.0, 0x1c3454, 1.0);
    swell(s, SHIP.1 + 204.0, 86.0, 0x142844, 4.6);
    s.detail(SHIP.0, SHIP.1 - 70.0, 90.0);
}

/// A row of steep waves with torn crests.
fn swell(s: &mut Studio, y: f32, height: f32, colour: Hex, phase: f32) {
    let water = s
        .mat(colour)
        .round(34.0, 1.0)
        .texture(0.26, 0.012, 0.05)
        .rim(0.8);
    let crest = |x: f32| {
        let a = x * 0.026 + phase;
        // Steep before, long behind, and no two alike.
        let peak = (0.5 + 0.5 * (a + 0.55 * a.sin()).sin()).powf(1.6);
        let size = 0.8 + 0.5 * grain(x * 0.008, phase, 5);
        y - height * peak * size + 5.0 * (a * 3.3).sin()
    };
    let mut outline: Vec<Point> = (0..=60)
        .map(|i| {
            let x = 60.0 + 9.0 * i as f32;
            (x, crest(x))
        })
        .collect();
    outline.extend([(620.0, 960.0), (40.0, 960.0)]);
    let wave = s.lit(&poly(&outline), &water);
    // Light through the crests, foam on them, streaks of it down their sides.
    let mut foam = Vec::new();
    let mut glass = Vec::new();
    for i in 0..=70 {
        let x = 60.0 + 7.7 * i as f32;
        let top = crest(x);
        let high = sat((y - top) / height);
        foam.push((
            x,
            top + 1.0,
            0.1 + 8.0 * smooth(0.45, 0.95, high) * (0.7 + 0.6 * grain(x * 0.09, y, 4)),
        ));
        glass.push((x, top + 16.0, 1.0 + 20.0 * high));
    }
    s.tint(&wave, &limb(&glass), mix(colour, 0x6cc0b4, 0.6), 9.0, 0.5);
    s.flat(&limb(&foam), 0xf0f8f0, 0.92);
    let mut dice = Dice::new(y as u64);
    for _ in 0..90 {
        let x = dice.range(70.0, 590.0);
        let top = crest(x);
        let high = sat((y - top) / height);
        let down = dice.range(4.0, 60.0) * high;
        let streak = limb(&[
            (x - 9.0, top + down + 7.0, 0.8),
            (x, top + down, 2.4 * high),
            (x + 12.0, top + down + 5.0, 0.6),
        ]);
        s.tint(&wave, &streak, 0xe4f0ec, 0.8, 0.7 * high);
    }
}

/// The glass: dark green towards the edges, bright where the light falls in.
fn shine(s: &mut Studio, mask: &Mask) {
    let k = s.scale;
    let inner = mask.blurred(17.0 * k);
    let rim = mask.blurred(4.0 * k);
    s.fill(mask, |x, y, c| {
        let edge = smooth(0.95, 0.48, inner.sample(x * k, y * k));
        let hard = smooth(0.98, 0.5, rim.sample(x * k, y * k));
        c.blend(rgb(0x2c7c74), 0.05 + 0.5 * edge)
            .mix(rgb(0xc8f4e0), 0.45 * hard)
    });
    s.at(at(FOOT.0, FOOT.1).turn(TILT), |s| {
        let long = limb(&[
            (-166.0, -90.0, 3.0),
            (-172.0, -220.0, 10.0),
            (-166.0, -360.0, 11.0),
            (-136.0, -450.0, 7.0),
            (-100.0, -496.0, 2.0),
        ]);
        s.tint(mask, &long, 0xf4fff4, 2.6, 0.6);
        let short = limb(&[
            (-40.0, -600.0, 2.0),
            (-38.0, -650.0, 5.0),
            (-38.0, -706.0, 2.0),
        ]);
        s.tint(mask, &short, 0xf4fff4, 1.6, 0.7);
        let far = limb(&[
            (176.0, -80.0, 2.0),
            (180.0, -230.0, 5.0),
            (174.0, -350.0, 2.0),
        ]);
        s.tint(mask, &far, 0xc8f4e0, 2.0, 0.5);
    });
}

fn lip(s: &mut Studio) {
    let glass = s
        .ramp(&[0x1c4c54, 0x3c8c84, 0x8cd0bc, 0xf0fff0])
        .round(11.0, 1.1)
        .alpha(0.95);
    s.at(at(FOOT.0, FOOT.1).turn(TILT), |s| {
        s.lit(
            &limb(&[
                (-58.0, -716.0, 14.0),
                (0.0, -713.0, 14.0),
                (58.0, -716.0, 14.0),
            ]),
            &glass,
        );
    });
}

/// Twigs wound into the bottle's mouth, with three eggs.
fn nest(s: &mut Studio) {
    s.at(at(MOUTH.0, MOUTH.1 + 6.0).size(1.18).turn(TILT), |s| {
        let hollow = s.mat(0x3c2c2c).round(8.0, 0.8);
        s.lit(&ellipse(0.0, -26.0, 70.0, 22.0), &hollow);
        let egg = s
            .mat(0xb8dcd4)
            .round(14.0, 1.2)
            .texture(0.22, 0.2, 0.2)
            .rim(0.7);
        for (x, y, turn) in [
            (-26.0, -36.0, -18.0),
            (26.0, -36.0, 14.0),
            (0.0, -42.0, 4.0),
        ] {
            s.lit(&ellipse(x, y, 17.0, 23.0).turned(turn), &egg);
        }
        let mut dice = Dice::new(17);
        for i in 0..90 {
            let k = i as f32 / 90.0;
            let y = lerp(-26.0, 14.0, k) + dice.range(-5.0, 5.0);
            let half = lerp(84.0, 50.0, k) * dice.range(0.75, 1.1);
            let x = dice.range(-0.35, 0.35) * half;
            let bow = dice.range(4.0, 14.0);
            let tone = dice.pick(&[0x6c4c30, 0x94704c, 0x4c3428, 0xb08c58]);
            let twig = s.mat(tone).round(2.6, 1.1);
            s.lit(
                &limb(&[
                    (x - half * 0.62, y - bow + dice.range(-7.0, 5.0), 1.4),
                    (x, y + bow * 0.5, 2.5),
                    (x + half * 0.62, y - bow + dice.range(-7.0, 5.0), 1.2),
                ]),
                &twig,
            );
        }
        s.detail(0.0, -26.0, 60.0);
    });
}

/// Sand drifted against the foot, a starfish, shells.
fn bed(s: &mut Studio) {
    let sand = s
        .mat(0xc0c098)
        .round(30.0, 0.5)
        .texture(0.24, 0.014, 0.07)
        .rim(0.4);
    s.lit(
        &blob(&[
            (-30.0, 838.0),
            (90.0, 826.0),
            (180.0, 812.0),
            (270.0, 836.0),
            (360.0, 846.0),
            (440.0, 832.0),
            (530.0, 822.0),
            (640.0, 840.0),
            (640.0, 960.0),
            (-30.0, 960.0),
        ]),
        &sand,
    );
    water::caustics(s, 0xf4fff0, 0.2, |_, y| smooth(820.0, 860.0, y));
    let skin = s
        .mat(0xd8643c)
        .round(9.0, 1.2)
        .texture(0.3, 0.15, 0.15)
        .rim(0.6);
    s.shade(&ellipse(126.0, 872.0, 44.0, 9.0), 0x2c5050, 5.0, 0.7);
    s.at(at(120.0, 858.0).size(1.0), |s| {
        for i in 0..5 {
            let a = (i as f32 * 72.0 - 80.0).to_radians();
            s.lit(
                &limb(&[
                    (0.0, 0.0, 12.0),
                    (24.0 * a.cos(), 13.0 * a.sin(), 8.0),
                    (44.0 * a.cos(), 24.0 * a.sin(), 3.0),
                ]),
                &skin,
            );
        }
    });
}

/// A hermit crab in a spiral shell, looking right before it is mirrored; 80 units high.
fn crab(s: &mut Studio, place: Place) {
    s.at(place, |s| {
        s.shade(&ellipse(0.0, 6.0, 70.0, 10.0), 0x2c4c4c, 6.0, 0.8);
        let limbs = s
            .mat(0xe0683c)
            .round(5.0, 1.2)
            .texture(0.2, 0.1, 0.1)
            .rim(0.8);
        for (x, reach) in [(6.0, -14.0), (20.0, 6.0), (32.0, 24.0)] {
            s.lit(
                &limb(&[
                    (x, -16.0, 5.0),
                    (x + reach * 0.6, -24.0, 4.4),
                    (x + reach, 4.0, 1.6),
                ]),
                &limbs,
            );
        }
        shell(s, (-22.0, -38.0));
        s.lit(&ellipse(26.0, -20.0, 19.0, 14.0), &limbs);
        for (x, y) in [(38.0, -60.0), (52.0, -54.0)] {
            s.lit(&limb(&[(34.0, -28.0, 2.6), (x, y, 2.0)]), &limbs);
            s.flat(&ellipse(x, y - 2.0, 4.4, 4.8), 0x141018, 1.0);
            s.flat(&ellipse(x + 1.4, y - 3.8, 1.4, 1.4), 0xffffff, 1.0);
        }
        // The large claw, raised.
        s.lit(
            &limb(&[(34.0, -14.0, 7.0), (56.0, -10.0, 7.0), (66.0, -24.0, 8.0)]),
            &limbs,
        );
        s.lit(
            &blob(&[
                (58.0, -24.0),
                (56.0, -44.0),
                (70.0, -60.0),
                (74.0, -44.0),
                (78.0, -58.0),
                (86.0, -38.0),
                (76.0, -22.0),
            ]),
            &limbs,
        );
        s.lit(
            &limb(&[(30.0, -8.0, 5.0), (46.0, 2.0, 5.0), (56.0, -4.0, 4.0)]),
            &limbs,
        );
        s.detail(36.0, -40.0, 50.0);
    });
}

fn shell(s: &mut Studio, (x, y): Point) {
    let horn = s
        .mat(0xe0b890)
        .round(22.0, 1.2)
        .texture(0.2, 0.06, 0.06)
        .rim(0.8);
    let house = s.lit(
        &blob(&[
            (x + 44.0, y + 26.0),
            (x + 34.0, y - 20.0),
            (x + 4.0, y - 40.0),
            (x - 32.0, y - 34.0),
            (x - 58.0, y - 30.0),
            (x - 46.0, y + 2.0),
            (x - 34.0, y + 30.0),
            (x + 4.0, y + 40.0),
        ]),
        &horn,
    );
    // Whorls, narrower towards the tip.
    for (k, half) in [(0.2, 36.0), (0.48, 30.0), (0.72, 20.0), (0.9, 11.0)] {
        let cx = lerp(x + 34.0, x - 54.0, k);
        let cy = lerp(y + 2.0, y - 26.0, k);
        s.shade_on(
            &house,
            &limb(&[
                (cx + 6.0, cy - half, 1.2),
                (cx - 8.0, cy, 2.6),
                (cx + 4.0, cy + half, 1.2),
            ]),
            0x8c4c40,
            1.2,
            0.8,
        );
    }
}

fn ink(s: &mut Studio) {
    // Rain, only under the clouds in the bottle.
    sky::rain(s, 420, 0.35, 0xd8e0f0, |x, y| {
        (330.0..SHIP.1 + 20.0).contains(&y)
            && (x - 296.0).abs() < 168.0 - 0.3 * (430.0 - y).max(0.0)
    });
    water::bubbles(s, 470.0, 330.0, 7, 0xf4fff4);
    water::bubbles(s, 92.0, 470.0, 4, 0xf4fff4);
    let mut dice = Dice::new(3);
    for _ in 0..34 {
        let (x, y) = (dice.range(20.0, 580.0), dice.range(40.0, 800.0));
        if (x - 300.0).abs() > 200.0 {
            s.glow(x, y, dice.range(1.2, 2.6), 0xf4ffe8, dice.range(0.2, 0.5));
        }
    }
}
