//! A sitting room full of water and fish; the goldfish is as large as the sofa. The window shows
//! rooftops in dry sunshine.

use crate::diorama::*;
use crate::prelude::*;

pub(super) const CARD: Card = Card::new(
    "drowned_parlour",
    Palette::UnderWater,
    Framing::Interior,
    scene,
)
.ink(ink)
.flow(flow);

const WALL: u32 = 1;
const FLOOR: u32 = 2;
const TRIM: u32 = 3;
const PLUSH: u32 = 4;
const CASE: u32 = 5;
const DIAL: u32 = 6;
const GOLDFISH: u32 = 7;
const SMALL_FISH: u32 = 8;
const CEILING: u32 = 9;
const EYE: u32 = 10;

/// Where each fish is, how large, which way it looks.
const FISH: [(Vec3, f32, f32); 6] = [
    (v3(0.18, 1.60, -0.2), 1.12, 0.25),
    (v3(-0.70, 2.62, -1.0), 0.42, 0.5),
    (v3(1.12, 3.02, -0.9), 0.36, 0.1),
    (v3(0.98, 0.92, 0.5), 0.32, 0.6),
    (v3(-0.55, 0.85, 0.7), 0.28, -0.2),
    (v3(0.12, 3.0, -0.3), 0.3, 0.4),
];
const WINDOW: Vec3 = v3(-1.6, 1.95, -0.75);
/// A second window, in the back wall.
const VIEW: Vec3 = v3(0.70, 2.52, -2.2);
const CLOCK: Vec3 = v3(-0.78, 0.0, -1.95);

fn flow(x: f32, y: f32) -> f32 {
    flow::patches(x, y)
}

fn fish(p: Vec3, size: f32) -> f32 {
    let p = p * (1.0 / size);
    let w = v3(p.x, p.y, p.z + 0.10 * (p.x * 2.2).sin());
    let mut d = egg(w, v3(0.62, 0.30, 0.17));
    d = melt(d, egg(w + v3(0.30, 0.0, 0.0), v3(0.36, 0.27, 0.2)), 0.15);
    let t = w - v3(0.72, 0.0, 0.0);
    let lobe = (v3(t.x, t.y.abs(), t.z) - v3(0.14, 0.16, 0.0)).turn_z(-0.75);
    d = melt(d, egg(lobe, v3(0.26, 0.085, 0.025)), 0.08);
    let back = (w - v3(0.02, 0.30, 0.0)).turn_z(-0.25);
    d = melt(d, egg(back, v3(0.30, 0.12, 0.022)), 0.06);
    let side = (w.mirror_z() - v3(-0.12, -0.12, 0.2))
        .turn_x(-0.6)
        .turn_z(-0.5);
    melt(d, egg(side, v3(0.16, 0.06, 0.02)), 0.04) * size * 0.8
}

fn shell(near: &mut Nearest, p: Vec3) {
    let outside = -(p.x + 1.85);
    let opening = block(p - WINDOW, v3(0.6, 0.85, 0.55), 0.0);
    near.add(carve((p.x + 1.6).max(outside), -opening, 0.03), WALL);
    let behind = -(p.z + 2.5);
    let back = (p.z + 2.2).max(outside).max(behind);
    let view = block(p - VIEW, v3(0.44, 0.56, 0.6), 0.0);
    near.add(carve(back, -view, 0.03), WALL);
    near.add((1.6 - p.x).max(behind), WALL);
    near.add(p.y.max(outside).max(behind), FLOOR);
    near.add((3.5 - p.y).max(outside).max(behind), CEILING);
    let skirting = block(p - v3(0.0, 0.12, -2.2), v3(1.7, 0.13, 0.05), 0.02).min(block(
        p.mirror_x() - v3(1.6, 0.12, 0.0),
        v3(0.05, 0.13, 3.0),
        0.02,
    ));
    near.add(skirting, TRIM);
    let q = p - WINDOW - v3(0.04, 0.0, 0.0);
    let frame = carve(
        block(q, v3(0.05, 0.92, 0.62), 0.02),
        -block(q, v3(0.3, 0.82, 0.52), 0.0),
        0.02,
    );
    let bars = block(q, v3(0.03, 0.82, 0.025), 0.01).min(block(
        q - v3(0.0, 0.15, 0.0),
        v3(0.03, 0.025, 0.52),
        0.01,
    ));
    near.add(frame.min(bars), TRIM);
    let q = p - VIEW - v3(0.0, 0.0, 0.03);
    let sash = carve(
        block(q, v3(0.51, 0.63, 0.05), 0.02),
        -block(q, v3(0.41, 0.53, 0.3), 0.0),
        0.02,
    );
    let bars = block(q, v3(0.02, 0.53, 0.03), 0.01).min(block(
        q - v3(0.0, 0.1, 0.0),
        v3(0.41, 0.02, 0.03),
        0.01,
    ));
    near.add(sash.min(bars), TRIM);
}

fn sofa(near: &mut Nearest, p: Vec3) {
    let q = (p - v3(0.52, 0.0, -1.15)).turn_y(0.35);
    if q.length() > 2.2 {
        near.add(q.length() - 1.7, PLUSH);
        return;
    }
    let a = q.mirror_x();
    let mut c = block(q - v3(0.0, 0.36, 0.0), v3(0.78, 0.16, 0.40), 0.10);
    let back = (q - v3(0.0, 0.78, -0.38)).turn_x(0.12);
    c = melt(c, block(back, v3(0.78, 0.50, 0.12), 0.11), 0.06);
    c = melt(
        c,
        block(a - v3(0.84, 0.48, 0.02), v3(0.12, 0.26, 0.40), 0.10),
        0.05,
    );
    near.add(c, PLUSH);
    let legs = drum(a - v3(0.72, 0.08, 0.28), 0.045, 0.10, 0.01);
    near.add(
        legs.min(drum(a - v3(0.72, 0.08, -0.36), 0.045, 0.10, 0.01)),
        TRIM,
    );
}

fn clock(near: &mut Nearest, p: Vec3) {
    let q = p - CLOCK;
    let body = block(q - v3(0.0, 0.95, 0.0), v3(0.20, 0.80, 0.13), 0.02)
        .min(block(q - v3(0.0, 0.15, 0.0), v3(0.27, 0.16, 0.17), 0.02))
        .min(block(q - v3(0.0, 1.98, 0.0), v3(0.27, 0.27, 0.16), 0.03))
        .min(egg(q - v3(0.0, 2.24, 0.0), v3(0.24, 0.14, 0.15)));
    near.add(body, CASE);
    let face = (q - v3(0.0, 1.98, 0.16)).turn_x(std::f32::consts::FRAC_PI_2);
    near.add(drum(face, 0.20, 0.02, 0.005), DIAL);
}

fn measure(p: Vec3) -> Nearest {
    let mut near = Nearest::nothing();
    shell(&mut near, p);
    sofa(&mut near, p);
    clock(&mut near, p);
    for (i, (middle, size, turn)) in FISH.into_iter().enumerate() {
        let stuff = if i == 0 { GOLDFISH } else { SMALL_FISH };
        let q = (p - middle).turn_y(turn);
        let distance = q.length();
        if distance > 1.3 * size {
            near.add(distance - 1.1 * size, stuff);
        } else {
            near.add(fish(q, size), stuff);
            near.add(ball(q, v3(-0.45, 0.08, 0.235) * size, 0.05 * size), EYE);
        }
    }
    near
}

fn look(stuff: u32, p: Vec3, n: Vec3) -> Surface {
    match stuff {
        WALL => wallpaper(p, n),
        FLOOR => {
            let plank = (p.x * 3.0).floor();
            let grain = rough(v3(p.x * 14.0, 0.0, p.z * 1.2 + plank * 7.0), 3);
            let tone = 0.5 + 0.7 * grain + 0.3 * value(v3(plank * 3.1, 0.5, 0.5));
            let c = rgb(0x7a5c3c).blend(rgb(0xb08c5c), sat(tone));
            let gap = (fract(p.x * 3.0) - 0.5).abs() > 0.48;
            matt_rgb(if gap { c * 0.45 } else { c }).gloss(0.75)
        }
        PLUSH => {
            let nap = sat(0.5 + 0.8 * rough(p * 6.0, 3));
            matt_rgb(rgb(0xb84434).blend(rgb(0x8a2c38), nap)).waxy(0.4)
        }
        CASE => {
            let grain = rough(v3(p.x * 12.0, p.y * 1.5, p.z * 12.0), 3);
            matt_rgb(rgb(0x5a3a24).blend(rgb(0x80542f), sat(0.5 + 0.8 * grain))).gloss(0.6)
        }
        DIAL => matt(0xf4e6c4),
        GOLDFISH => goldfish(p),
        SMALL_FISH => {
            let c = rgb(0xf0b040).blend(rgb(0xf8dc90), sat(n.y * 0.5 + 0.5));
            matt_rgb(c).gloss(0.4).waxy(0.7)
        }
        EYE => matt(0x0c0a10).gloss(0.05),
        CEILING => matt(0x6a9a94),
        _ => matt(0xe0d4b4),
    }
}

fn wallpaper(p: Vec3, n: Vec3) -> Surface {
    let u = if n.x.abs() > 0.5 { p.z } else { p.x };
    let stripe = (fract(u * 4.0) - 0.5).abs();
    let row = fract(p.y * 3.0 + (u * 4.0).floor() * 0.5) - 0.5;
    let c = rgb(0x3a8484).blend(rgb(0x56a09a), smooth(0.24, 0.26, stripe));
    let flower = stripe * stripe * 9.0 + row * row * 4.0 < 0.13;
    let c = if flower {
        c.blend(rgb(0xecd8a0), 0.7)
    } else {
        c
    };
    matt_rgb(c.blend(rgb(0x24585c), sat(0.3 + 0.5 * rough(p * 1.8, 4))))
}

fn goldfish(p: Vec3) -> Surface {
    let (middle, _, turn) = FISH[0];
    let q = (p - middle).turn_y(turn);
    let shift = (q.y * 17.0).floor().rem_euclid(2.0) * 0.5;
    let scale = (fract(q.x * 17.0 + shift) - 0.5).powi(2) + (fract(q.y * 17.0) - 0.5).powi(2);
    let body = rgb(0xe8702c).blend(rgb(0xf8b84c), smooth(0.15, -0.2, q.y));
    let bands = smooth(0.35, 0.6, (q.x * 5.0 + 0.6).sin()) * 0.8;
    let c = body
        .blend(rgb(0xfff4e0), bands)
        .blend(rgb(0xb04018), smooth(0.12, 0.3, scale) * 0.35);
    matt_rgb(c).gloss(0.45).waxy(0.6)
}

fn scene(s: &mut Studio) {
    outside(s);
    let set = Diorama::new(measure, look)
        .camera(v3(0.75, 1.5, 6.5), v3(-0.05, 1.7, -0.5), 2.65, 14.0)
        .sun(v3(-0.78, 0.36, -0.10), 0xfff0b4, 3.6)
        .ambient(0x6cb4b4, 0x5a8480)
        .rim(0xd8f8e0, 0.14)
        .hardness(12.0)
        .lamp(v3(-1.2, 2.0, -0.6), 0xf0f8c8, 2.0, 1.2)
        .lamp(v3(-0.5, 2.3, 1.6), 0xfff0c8, 1.8, 1.2);
    set.stage(s, 0.85);

    // The water between us and it all, thicker with depth and towards the floor.
    let water = rgb(s.tones.water[1]);
    let (vx, vy) = set.project(VIEW);
    s.repaint(|x, y, c| {
        let dry = smooth(62.0, 54.0, (x - vx).abs()) * smooth(78.0, 70.0, (y - vy).abs());
        let k = 0.13 + 0.10 * warp(x * 0.006, y * 0.006, 3, 5, 1.2);
        c.blend(water, sat(k * (1.0 - dry)))
    });
    water::caustics(s, 0xf4fff0, 0.16, |_, y| smooth(660.0, 800.0, y));
    shaft(s, &set);

    let face = set.project(CLOCK + v3(0.0, 1.98, 0.19));
    for (dx, dy, width) in [(9.0, -9.0, 2.2), (-3.0, -17.0, 1.6)] {
        s.line(&[face, (face.0 + dx, face.1 + dy)], 0x2a1a18, width, 1.0);
    }
    s.detail(face.0, face.1, 24.0);
    let eye = set.project(v3(-0.32, 1.68, 0.02));
    s.detail(eye.0, eye.1, 40.0);
}

/// Dry roofs, seen only through the window.
fn outside(s: &mut Studio) {
    sky::gradient_sky(
        s,
        &[0x9cd0e4, 0xd4e8dc, 0xfbeec0, 0xfbe0a0],
        560.0,
        0xffffff,
        0.4,
    );
    s.hues(0x6a4a5c, 0xfff4d0, 0xfff4d0);
    let roofs = [0xc85c40, 0xd8844c, 0xb04c3c];
    for (base, height) in [(352.0, 34.0), (384.0, 46.0), (430.0, 70.0), (566.0, 120.0)] {
        buildings::street(s, base, height, 0xf4e4c4, &roofs, base as u64);
    }
}

fn shaft(s: &mut Studio, set: &Diorama) {
    let towards = v3(0.78, -0.36, 0.10);
    let (high, low) = (v3(-1.6, 2.78, -0.75), v3(-1.6, 1.12, -0.3));
    let beam = poly(&[
        set.project(high),
        set.project(high + towards * 4.0),
        set.project(low + towards * 3.0),
        set.project(low),
    ]);
    let mask = s.mask(&beam, 0.0).blurred(16.0 * s.scale);
    s.fill(&mask, |x, y, c| {
        let motes = 0.6 + 0.4 * grain((y - x * 0.45) * 0.03, 0.0, 4);
        c.screen(rgb(0xf4f8c8) * (0.32 * motes * smooth(600.0, 40.0, x)))
    });
}

fn ink(s: &mut Studio) {
    let mut dice = Dice::new(2);
    for _ in 0..60 {
        let (x, y) = (dice.range(120.0, 520.0), dice.range(120.0, 780.0));
        s.glow(x, y, dice.range(1.2, 3.0), 0xf4ffe8, dice.range(0.2, 0.6));
    }
    for (x, y, n) in [(196.0, 470.0, 7), (430.0, 270.0, 4), (262.0, 700.0, 5)] {
        water::bubbles(s, x, y, n, 0xf4fff4);
    }
}
