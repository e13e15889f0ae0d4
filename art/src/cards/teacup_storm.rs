//! A storm and a ship in a teacup, on a table by lamplight. The spoon in the saucer is an oar, and
//! it is wet.

use crate::diorama::*;
use crate::prelude::*;

pub(super) const CARD: Card = Card::new(
    "teacup_storm",
    Palette::VioletStorm,
    Framing::CloseUp,
    scene,
)
.ink(ink)
.flow(flow);

const TABLE: u32 = 1;
const CUP: u32 = 2;
const SAUCER: u32 = 3;
const SEA: u32 = 4;
const HULL: u32 = 5;
const SAIL: u32 = 6;
const OAR: u32 = 7;

const SHIP: Vec3 = v3(0.06, 1.44, 0.1);
const BLUE: Hex = 0x4a4a9c;

fn flow(x: f32, y: f32) -> f32 {
    flow::swirl((300.0, 480.0), x, y)
}

fn wave(x: f32, z: f32) -> f32 {
    0.10 * (x * 3.4 + z * 1.4).sin()
        + 0.07 * (z * 4.6 - x * 2.0 + 1.0).sin()
        + 0.05 * value(v3(x * 5.0, 0.0, z * 5.0))
        + 0.03 * (x * 9.0).sin() * (z * 8.0).cos()
}

/// Radius of the cup at a height.
fn profile(y: f32) -> f32 {
    0.52 + 0.62 * smooth(0.0, 1.35, y).sqrt()
}

fn cup(p: Vec3) -> f32 {
    let r = p.x.hypot(p.z);
    let lip = 0.015 * (p.z.atan2(p.x) * 10.0).cos();
    let mut d = (r - profile(p.y)).abs() - 0.045;
    d = carve(d * 0.8, p.y - 1.42 - lip, 0.05);
    d = carve(d, 0.12 - p.y, 0.04);
    d = melt(d, drum(p - v3(0.0, 0.15, 0.0), 0.5, 0.06, 0.04), 0.08);
    let q = (p - v3(1.22, 0.86, 0.0)).turn_x(std::f32::consts::FRAC_PI_2);
    let handle = carve(ring(v3(q.x * 0.85, q.y, q.z), 0.30, 0.065), 1.06 - r, 0.03);
    melt(d, handle, 0.08)
}

fn ship(near: &mut Nearest, p: Vec3) {
    let q = (p - SHIP).turn_y(0.5).turn_z(0.22);
    if q.length() > 1.6 {
        near.add(q.length() - 1.3, HULL);
        return;
    }
    let deck = q.y - 0.10 - 0.35 * q.x * q.x;
    near.add(
        egg(q - v3(0.0, 0.05, 0.0), v3(0.52, 0.24, 0.18)).max(deck),
        HULL,
    );
    for (x, height) in [(-0.24, 0.66), (0.08, 0.80), (0.34, 0.54)] {
        near.add(
            rod(q, v3(x, 0.0, 0.0), v3(x, height + 0.14, 0.0), 0.016, 0.011),
            HULL,
        );
        for (up, half) in [(0.30, 0.20), (0.66, 0.14)] {
            let w = q - v3(x, height * up + 0.18, 0.0);
            let belly = w.x - 0.10 + 1.6 * (w.z * w.z + w.y * w.y);
            let sail = (belly.abs() - 0.008)
                .max(w.z.abs() - half)
                .max(w.y.abs() - half * 0.72);
            near.add(sail * 0.6, SAIL);
        }
    }
}

fn oar(p: Vec3) -> f32 {
    let shaft = rod(p, v3(1.62, 0.24, 0.62), v3(-0.12, 0.16, 1.48), 0.035, 0.04);
    let blade = (p - v3(-0.42, 0.15, 1.63)).turn_y(-0.46);
    melt(shaft, egg(blade, v3(0.42, 0.04, 0.15)), 0.06)
}

fn measure(p: Vec3) -> Nearest {
    let mut near = Nearest::nothing();
    near.add(p.y + 0.004 * value(p * 9.0), TABLE);
    near.add(cup(p), CUP);
    let dish = egg(p - v3(0.0, 0.06, 0.0), v3(1.75, 0.10, 1.75))
        .max(-egg(p - v3(0.0, 0.16, 0.0), v3(1.65, 0.11, 1.65)));
    near.add(carve(dish, 0.02 - p.y, 0.02) * 0.9, SAUCER);
    let inside = p.x.hypot(p.z) - profile(p.y) + 0.03;
    let sea = carve(p.y - 1.24 - 1.3 * wave(p.x, p.z), inside, 0.02).max(0.9 - p.y);
    near.add(sea * 0.6, SEA);
    ship(&mut near, p);
    near.add(oar(p), OAR);
    near
}

fn look(stuff: u32, p: Vec3, n: Vec3) -> Surface {
    match stuff {
        TABLE => {
            let grain = sat(0.5 + 0.8 * rough(v3(p.x * 1.2, 0.0, p.z * 9.0), 4));
            matt_rgb(rgb(0x4c3444).blend(rgb(0x7c5458), grain)).gloss(0.7)
        }
        CUP => porcelain(p),
        SAUCER => {
            let band = (p.x.hypot(p.z) - 1.5).abs() < 0.05;
            matt(if band { BLUE } else { 0xf0e8e4 })
                .gloss(0.25)
                .waxy(0.5)
        }
        SEA => {
            let crest = smooth(0.02, 0.16, wave(p.x, p.z) + 0.05 * rough(p * 7.0, 3));
            let foam = crest * smooth(0.0, 0.3, rough(p * 9.0, 3) + 0.2);
            let body = rgb(0x1c2c5c).blend(rgb(0x4a7098), sat(0.5 + n.x));
            matt_rgb(body.blend(rgb(0xeef0f8), foam)).gloss(0.2)
        }
        SAIL => {
            let worn = sat(0.5 + rough(p * 8.0, 2));
            matt_rgb(rgb(0xf8ecd0).blend(rgb(0xdcc09a), worn)).waxy(1.0)
        }
        OAR => {
            let wet = smooth(0.1, -0.25, p.x);
            let grain = sat(0.5 + 0.8 * rough(v3(p.x * 2.0, p.y * 20.0, p.z * 12.0), 3));
            let wood = rgb(0xb8844c).blend(rgb(0x8c5c34), grain);
            matt_rgb(wood.blend(rgb(0x5c4030), wet * 0.6)).gloss(lerp(0.8, 0.1, wet))
        }
        _ => matt(0x6a3a28),
    }
}

fn porcelain(p: Vec3) -> Surface {
    let band = (p.y - 1.22).abs() < 0.03 || (p.y - 0.42).abs() < 0.02;
    let across = fract(p.z.atan2(p.x) * 12.0 / std::f32::consts::TAU) - 0.5;
    let up = (p.y - 0.80) * 2.2;
    let petal = across.hypot(up) + 0.05 * (6.0 * up.atan2(across)).cos();
    let colour = if petal < 0.06 {
        0xd8a040
    } else if band || (0.08..0.24).contains(&petal) {
        BLUE
    } else {
        0xf4ece8
    };
    matt(colour).gloss(0.25).waxy(0.5)
}

fn scene(s: &mut Studio) {
    let ramp = Ramp::new(&[
        (0.0, 0x1a1636),
        (0.35, 0x3a3058),
        (0.6, 0x6a5070),
        (0.75, 0x94687c),
    ]);
    s.backdrop(|x, y| {
        let n = warp(x * 0.004, y * 0.004, 5, 3, 1.3);
        ramp.at(y / 900.0 + 0.08 * n - 0.10 * ((x - 300.0) / 300.0).abs())
    });
    let set = Diorama::new(measure, look)
        .camera(v3(0.3, 3.0, 5.4), v3(0.02, 1.12, 0.0), 2.35, 16.0)
        .sun(v3(-0.62, 0.75, 0.35), 0xffdcb0, 2.5)
        .ambient(0x6a6498, 0x704a5c)
        .rim(0xe8dcff, 0.25)
        .fog(6.5, 13.0, 0x3c3458, 0.85)
        .hardness(9.0);
    set.stage(s, 0.85);

    let storm = [0x141430, 0x2c2a50, 0x5c5480, 0xa494b0, 0xe8d4d0];
    for (x, y, w, h, seed) in [
        (300.0, 150.0, 620.0, 210.0, 6),
        (150.0, 228.0, 380.0, 170.0, 4),
        (452.0, 236.0, 400.0, 180.0, 5),
        (310.0, 282.0, 360.0, 150.0, 3),
    ] {
        sky::cloud_of(s, (x, y), (w, h), &storm, 1.0, seed);
    }
    s.glow(350.0, 260.0, 120.0, 0xc8c0ff, 0.35);
    sky::lightning(
        s,
        &[
            (352.0, 256.0),
            (340.0, 292.0),
            (358.0, 302.0),
            (332.0, 352.0),
            (346.0, 358.0),
            (326.0, 402.0),
        ],
        0xcfc8ff,
        3.0,
    );
    sky::lightning(
        s,
        &[
            (196.0, 226.0),
            (208.0, 260.0),
            (192.0, 268.0),
            (206.0, 312.0),
        ],
        0xcfc8ff,
        2.2,
    );
    let (x, y) = set.project(SHIP + v3(0.0, 0.35, 0.0));
    s.detail(x, y, 90.0);
}

/// Rain that falls nowhere but into the cup.
fn ink(s: &mut Studio) {
    sky::rain(s, 420, -0.1, 0xe4e0ff, |x, y| {
        (y > 240.0) && (y < 440.0) && (x - 300.0).abs() < 190.0
    });
}
