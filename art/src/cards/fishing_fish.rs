//! A small fish in a straw hat sits on a rock and angles. What has come to the bait, a folded paper
//! boat, is a submarine. A cat looks out of one of the portholes.

use crate::diorama::*;
use crate::prelude::*;

pub(super) const CARD: Card = Card::new(
    "fishing_fish",
    Palette::UnderWater,
    Framing::SideView,
    scene,
)
.ink(ink)
.flow(flow);

const HULL: u32 = 1;
const BAND: u32 = 2;
const RIM: u32 = 3;
const GLASS: u32 = 4;
const LAMP: u32 = 5;
const SCREW: u32 = 6;

const FISH: Point = (142.0, 656.0);
const ROD: Point = (304.0, 496.0);
const BAIT: Point = (84.0, 402.0);

/// Where the portholes are along the flank, and how large.
const PORTHOLES: [(f32, f32); 4] = [(-0.98, 0.17), (-0.28, 0.26), (0.42, 0.17), (0.92, 0.14)];

fn flow(x: f32, y: f32) -> f32 {
    flow::drift(x, y) + 0.2
}

/// The hull is an egg, long and fat, with plates and rivets.
fn body(p: Vec3) -> f32 {
    let d = egg(p - v3(-0.3, 0.0, 0.0), v3(1.35, 0.66, 0.66));
    let d = melt(d, egg(p - v3(0.7, 0.02, 0.0), v3(1.2, 0.46, 0.46)), 0.3);
    melt(
        d,
        rod(p, v3(1.4, 0.02, 0.0), v3(2.0, 0.04, 0.0), 0.26, 0.12),
        0.2,
    )
}

/// How far forward the skin is at a place on the flank.
fn skin(x: f32, y: f32) -> f32 {
    let mut z = 0.9;
    for _ in 0..24 {
        let d = body(v3(x, y, z));
        z -= d * 0.8;
    }
    z
}

fn measure(ports: &[(Vec3, f32)], p: Vec3) -> Nearest {
    let mut near = Nearest::nothing();
    let bounds = block(p - v3(0.2, 0.2, 0.0), v3(2.4, 1.4, 1.0), 0.0);
    if bounds > 0.5 {
        near.add(bounds.max(0.3), HULL);
        return near;
    }
    let mut hull = body(p);
    let seam = (fract(p.x * 2.2 + 0.2) - 0.5).abs() / 2.2;
    hull += 0.012 * smooth(0.02, 0.0, seam);
    let a = p.z.atan2(p.y);
    let row = (fract(a * 6.5) - 0.5).hypot((seam - 0.05) * 16.0);
    hull -= 0.014 * smooth(0.2, 0.1, row);
    near.add(hull * 0.85, HULL);
    // Conning tower, with its own rim; periscope.
    let tower = egg(p - v3(-0.1, 0.74, 0.0), v3(0.42, 0.46, 0.26));
    near.add(tower.max(p.y - 1.0), HULL);
    near.add(drum(p - v3(-0.1, 1.0, 0.0), 0.33, 0.03, 0.02), BAND);
    let scope = rod(p, v3(0.1, 0.9, 0.0), v3(0.1, 1.42, 0.0), 0.04, 0.035).min(rod(
        p,
        v3(0.1, 1.42, 0.0),
        v3(-0.12, 1.44, 0.0),
        0.05,
        0.06,
    ));
    near.add(scope, BAND);
    // Keel, fins, rudder.
    let keel = block(p - v3(-0.2, -0.66, 0.0), v3(0.8, 0.07, 0.09), 0.05);
    let fin = egg(
        (p.mirror_z() - v3(-1.0, -0.1, 0.62)).turn_x(0.2),
        v3(0.22, 0.03, 0.3),
    );
    let rudder = egg(p - v3(1.78, 0.28, 0.0), v3(0.2, 0.36, 0.035))
        .min(egg(p - v3(1.78, -0.26, 0.0), v3(0.18, 0.3, 0.035)));
    near.add(keel.min(fin).min(rudder), BAND);
    // Screw.
    let q = (p - v3(2.1, 0.04, 0.0)).turn_x(0.5);
    let mut blades = ball(q, v3(0.0, 0.0, 0.0), 0.09);
    for k in 0..4 {
        let r = q.turn_x(k as f32 * std::f32::consts::FRAC_PI_2);
        blades = blades.min(egg(
            (r - v3(0.0, 0.24, 0.0)).turn_y(0.6),
            v3(0.03, 0.2, 0.1),
        ));
    }
    near.add(blades, SCREW);
    // The eye of the boat: a lamp at the bow.
    near.add(ball(p, v3(-1.52, 0.12, 0.34), 0.14), LAMP);
    near.add(
        ring(
            (p - v3(-1.5, 0.12, 0.32)).turn_z(1.2).turn_y(0.5),
            0.15,
            0.035,
        ),
        RIM,
    );
    for &(c, r) in ports {
        let q = (p - c).turn_x(std::f32::consts::FRAC_PI_2);
        near.add(ring(q, r, 0.045), RIM);
        near.add(drum(q, r, 0.03, 0.01), GLASS);
    }
    near
}

fn look(stuff: u32, p: Vec3, _n: Vec3) -> Surface {
    match stuff {
        HULL => {
            let rust = smooth(0.0, 0.5, rough(p * 2.2, 4) - 0.25 * p.y);
            let paint = rgb(0xf0b040).blend(rgb(0xd08430), sat(0.5 + 0.7 * rough(p * 5.0, 3)));
            let belly = smooth(-0.12, -0.2, p.y + 0.03 * rough(p * 4.0, 2));
            let c = paint
                .blend(rgb(0xb84030), belly)
                .blend(rgb(0x7c4430), 0.7 * rust);
            matt_rgb(c).gloss(0.5)
        }
        BAND => {
            matt_rgb(rgb(0x8c4030).blend(rgb(0x5c3434), sat(0.5 + rough(p * 6.0, 3)))).gloss(0.5)
        }
        RIM => matt(0xe8c878).gloss(0.25),
        GLASS => matt(0xffd890).glowing(0xffc060, 0.9).gloss(0.2),
        LAMP => matt(0xfff4c8).glowing(0xfff0b0, 2.2),
        _ => matt(0xc89848).gloss(0.3),
    }
}

fn scene(s: &mut Studio) {
    s.key(Light::From(-0.3, -0.85, 0.4));
    sky::gradient_sky(
        s,
        &[0x9cdcc8, 0x4cacb0, 0x247c98, 0x16587c, 0x0e3c60],
        860.0,
        0xb8ecd8,
        0.35,
    );
    s.rays((420.0, -140.0), 96.0, 36.0, 900.0, 0xd8fce0);
    deep(s);

    let ports: Vec<(Vec3, f32)> = PORTHOLES
        .iter()
        .map(|&(x, r)| (v3(x, 0.1, skin(x, 0.1) - 0.01), r))
        .collect();
    let set = Diorama::new(
        |p| measure(&ports, p.turn_z(0.1).turn_y(-0.3)),
        |stuff, p, n| look(stuff, p.turn_z(0.1).turn_y(-0.3), n),
    )
    .camera(v3(0.0, -0.1, 8.0), v3(-0.56, -0.72, 0.0), 2.65, 16.0)
    .sun(v3(-0.4, 0.85, 0.4), 0xf0ffd8, 2.4)
    .ambient(0x5cb0b8, 0x1c5070)
    .rim(0xc8fce8, 0.4);
    set.stage(s, 0.85);
    // From the boat's own space to the card.
    let on_card = |q: Vec3| set.project(q.turn_y(0.3).turn_z(-0.1));
    let (cx, cy) = on_card(ports[1].0 + v3(0.0, 0.0, 0.05));
    cat(s, cx, cy);
    let (px, py) = on_card(ports[2].0 + v3(0.0, 0.0, 0.05));
    geranium(s, px, py);
    beam(s, on_card(v3(-1.62, 0.12, 0.4)));
    bait(s);
    rocks(s);
    angler(s);
    bucket(s);
    front_weed(s);
}

fn deep(s: &mut Studio) {
    for (y, colour, veil, seed) in [(690.0, 0x2c7088, 0.5, 3), (760.0, 0x2c6478, 0.25, 7)] {
        s.veiled(0x1c6484, veil, |s| {
            let rock = s.mat(colour).round(40.0, 0.9).texture(0.3, 0.02, 0.02);
            s.lit(&land::ridge_line(y, 110.0, 0.011, seed), &rock);
        });
        s.mist(y - 10.0, y + 60.0, 0x1c6c8c, 0.5);
    }
}

/// Its whole face in the glass, round-eyed.
fn cat(s: &mut Studio, x: f32, y: f32) {
    s.at(at(x, y).size(0.92), |s| {
        let fur = s
            .mat(0x54484c)
            .round(14.0, 1.1)
            .fur(1.4)
            .rim(0.6)
            .light(Light::From(0.0, -0.4, 0.9));
        for side in [-1.0, 1.0] {
            s.lit(
                &blob(&[
                    (side * 6.0, -10.0),
                    (side * 20.0, -30.0),
                    (side * 24.0, -4.0),
                ]),
                &fur,
            );
        }
        s.lit(
            &blob(&[
                (0.0, -18.0),
                (18.0, -14.0),
                (26.0, 3.0),
                (19.0, 20.0),
                (0.0, 26.0),
                (-19.0, 20.0),
                (-26.0, 3.0),
                (-18.0, -14.0),
            ]),
            &fur,
        );
        s.lit(
            &ellipse(0.0, 13.0, 12.0, 8.0),
            &s.mat(0xf0e4d8).round(6.0, 1.1),
        );
        for side in [-1.0, 1.0] {
            s.flat(&ellipse(side * 10.0, -1.0, 7.0, 7.4), 0xd8f08c, 1.0);
            s.flat(&ellipse(side * 10.0 - 2.2, 1.0, 2.8, 6.0), 0x141018, 1.0);
            s.flat(&ellipse(side * 10.0 - 3.0, -3.0, 1.5, 1.5), 0xffffff, 1.0);
        }
        s.flat(
            &poly(&[(-3.6, 8.0), (3.6, 8.0), (0.0, 12.0)]),
            0xd88080,
            1.0,
        );
        s.line(
            &[
                (-6.0, 16.0),
                (-2.0, 17.0),
                (0.0, 12.0),
                (2.0, 17.0),
                (6.0, 16.0),
            ],
            0x4c3438,
            1.6,
            0.9,
        );
        // A captain's cap, just visible.
        s.lit(
            &blob(&[
                (-19.0, -14.0),
                (-16.0, -26.0),
                (0.0, -30.0),
                (16.0, -26.0),
                (19.0, -14.0),
                (0.0, -18.0),
            ]),
            &s.mat(0x24406c).round(7.0, 1.1).rim(0.6),
        );
        s.lit(
            &ellipse(0.0, -22.0, 3.6, 3.6),
            &s.mat(0xf0c860).round(3.0, 1.1),
        );
    });
    s.detail(x, y, 36.0);
}

fn geranium(s: &mut Studio, x: f32, y: f32) {
    let pot = s.mat(0xa8503c).round(4.0, 1.1);
    s.lit(
        &poly(&[
            (x - 8.0, y + 4.0),
            (x + 8.0, y + 4.0),
            (x + 5.0, y + 16.0),
            (x - 5.0, y + 16.0),
        ]),
        &pot,
    );
    for (dx, dy) in [(-6.0, -6.0), (1.0, -10.0), (7.0, -5.0)] {
        s.line(&[(x, y + 4.0), (x + dx, y + dy)], 0x3c6c44, 2.4, 1.0);
        s.lit(
            &ellipse(x + dx, y + dy, 5.0, 4.6),
            &s.mat(0xe04848).round(4.0, 1.1),
        );
    }
}

/// The lamp looks for what smells so good.
fn beam(s: &mut Studio, from: Point) {
    let (fx, fy) = from;
    let cone = poly(&[
        (fx + 4.0, fy - 14.0),
        (BAIT.0 - 130.0, BAIT.1 - 66.0),
        (BAIT.0 - 90.0, BAIT.1 + 120.0),
        (fx + 4.0, fy + 14.0),
    ]);
    let mask = s.mask(&cone, 0.0).blurred(12.0 * s.scale);
    s.fill(&mask, |x, y, c| {
        let d = (x - fx).hypot(y - fy) / 420.0;
        let motes = 0.7 + 0.4 * warp(x * 0.02, y * 0.02, 3, 5, 1.2);
        c.screen(rgb(0xfff4b8) * (0.42 * motes * (1.0 - d).max(0.0)))
    });
    s.glow(fx, fy, 60.0, 0xfff4c0, 0.6);
}

/// A paper boat on a hook, bright in the beam.
fn bait(s: &mut Studio) {
    let (x, y) = BAIT;
    s.glow(x, y, 70.0, 0xfff8d8, 0.25);
    things::paper_boat_back(s, at(x, y + 8.0).size(0.27).turn(-8.0));
    things::paper_boat_front(s, at(x, y + 8.0).size(0.27).turn(-8.0));
    s.line(
        &[
            (x + 2.0, y - 44.0),
            (x + 2.0, y - 12.0),
            (x + 3.0, y + 22.0),
            (x - 10.0, y + 34.0),
            (x - 20.0, y + 22.0),
        ],
        0xe8f0e8,
        3.6,
        1.0,
    );
    s.edges(
        &[(x - 20.0, y + 22.0), (x - 13.0, y + 27.0)],
        0xe8f0e8,
        3.0,
        1.0,
    );
    s.detail(x, y, 50.0);
}

fn rocks(s: &mut Studio) {
    let stone = s
        .mat(0x4c7c84)
        .round(40.0, 1.1)
        .texture(0.34, 0.02, 0.03)
        .rim(0.9)
        .wobble(2.0);
    s.lit(
        &blob(&[
            (-60.0, 980.0),
            (-60.0, 740.0),
            (10.0, 712.0),
            (60.0, 696.0),
            (130.0, 684.0),
            (206.0, 692.0),
            (258.0, 730.0),
            (276.0, 800.0),
            (340.0, 850.0),
            (410.0, 980.0),
        ]),
        &stone,
    );
    s.lit(
        &blob(&[
            (360.0, 980.0),
            (420.0, 880.0),
            (500.0, 850.0),
            (570.0, 862.0),
            (660.0, 840.0),
            (660.0, 980.0),
        ]),
        &stone.clone().bias(-0.12),
    );
    // Corals and anemones.
    let mut dice = Dice::new(8);
    for (x, y, colour) in [
        (20.0, 730.0, 0xf07858),
        (310.0, 860.0, 0xf0a0b0),
        (60.0, 850.0, 0xf8c868),
        (520.0, 858.0, 0xf07858),
        (566.0, 866.0, 0xf8c868),
    ] {
        for _ in 0..7 {
            let (dx, h) = (dice.range(-24.0, 24.0), dice.range(26.0, 60.0));
            let arm = s.mat(colour).round(5.0, 1.2).rim(0.9);
            s.lit(
                &limb(&[
                    (x + dx * 0.4, y + 8.0, 6.0),
                    (x + dx * 0.8, y - h * 0.5, 5.0),
                    (x + dx, y - h, 4.4),
                ]),
                &arm,
            );
        }
    }
    water::caustics(s, 0xe8fff0, 0.16, |_, y| smooth(690.0, 760.0, y));
}

/// Upright on the rock, fins round the rod.
fn angler(s: &mut Studio) {
    let (x, y) = FISH;
    s.shade(&ellipse(x, y + 36.0, 58.0, 12.0), 0x0c2c44, 8.0, 0.8);
    s.at(at(x, y).size(1.5).turn(-52.0), |s| {
        beasts::fish(s, at(0.0, 0.0), 0xf07840, 0xf8b848);
    });
    // Straw hat.
    s.at(at(x - 15.0, y - 56.0).size(0.92).turn(-36.0), |s| {
        let straw = s
            .mat(0xf0d080)
            .round(6.0, 1.1)
            .texture(0.34, 0.12, 0.04)
            .rim(0.9);
        s.shade(&ellipse(2.0, 8.0, 36.0, 8.0), 0x6c3424, 4.0, 0.6);
        s.lit(&ellipse(0.0, 0.0, 42.0, 12.0), &straw);
        s.lit(
            &blob(&[
                (-21.0, -1.0),
                (-18.0, -22.0),
                (0.0, -28.0),
                (18.0, -22.0),
                (21.0, -1.0),
                (0.0, 5.0),
            ]),
            &straw,
        );
        s.lit(
            &limb(&[(-21.0, -3.0, 3.4), (0.0, 2.0, 3.6), (21.0, -3.0, 3.4)]),
            &s.mat(0x2c5c8c).round(3.0, 1.1),
        );
    });
    // The rod, bent by nothing yet, and the fin that holds it.
    s.line(
        &[
            (x - 4.0, y + 26.0),
            (x + 70.0, y - 60.0),
            (x + 122.0, y - 128.0),
            ROD,
        ],
        0x7c4c2c,
        5.4,
        1.0,
    );
    let fin = s
        .mat(0xf8b848)
        .round(6.0, 1.1)
        .texture(0.3, 0.06, 0.2)
        .rim(0.8);
    s.lit(
        &blob(&[
            (x + 2.0, y - 2.0),
            (x + 30.0, y - 22.0),
            (x + 44.0, y - 20.0),
            (x + 40.0, y - 4.0),
            (x + 14.0, y + 14.0),
        ]),
        &fin,
    );
    s.lit(
        &ellipse(x + 28.0, y - 6.0, 9.0, 9.0),
        &s.mat(0xb8c4c0).round(5.0, 1.2),
    );
    s.detail(x + 12.0, y - 20.0, 56.0);
}

/// Yesterday's catch: a very small periscope looks out.
fn bucket(s: &mut Studio) {
    let (x, y) = (224.0, 734.0);
    s.shade(&ellipse(x, y, 36.0, 8.0), 0x0c2c44, 5.0, 0.8);
    let brass = s.mat(0xe0a840).round(3.0, 1.2).rim(0.8);
    s.lit(
        &limb(&[
            (x + 5.0, y - 40.0, 3.4),
            (x + 5.0, y - 76.0, 3.4),
            (x - 6.0, y - 78.0, 4.0),
        ]),
        &brass,
    );
    s.flat(&ellipse(x - 10.0, y - 78.0, 2.6, 4.0), 0xd8f4e8, 1.0);
    things::bucket(s, at(x, y).size(1.05), 0x8ca8ac);
    s.detail(x, y - 50.0, 34.0);
}

fn front_weed(s: &mut Studio) {
    for (x, h, bend) in [
        (420.0, 130.0, 14.0),
        (446.0, 170.0, -12.0),
        (474.0, 110.0, 10.0),
        (590.0, 150.0, -14.0),
        (-4.0, 120.0, 10.0),
    ] {
        let blade = s.mat(0x2c8064).round(6.0, 1.1).rim(0.9);
        s.lit(
            &limb(&[
                (x, 910.0, 8.0),
                (x + bend, 910.0 - h * 0.4, 8.4),
                (x - bend, 910.0 - h * 0.75, 6.0),
                (x + bend * 0.6, 910.0 - h, 1.0),
            ]),
            &blade,
        );
    }
}

fn ink(s: &mut Studio) {
    // The line.
    s.line(
        &[
            ROD,
            (ROD.0 - 44.0, ROD.1 - 40.0),
            (BAIT.0 + 84.0, BAIT.1 - 8.0),
            (BAIT.0 + 2.0, BAIT.1 - 44.0),
        ],
        0xf8fff0,
        1.4,
        0.9,
    );
    water::bubbles(s, FISH.0 + 60.0, FISH.1 - 66.0, 5, 0xf4fff4);
    water::bubbles(s, 560.0, 250.0, 9, 0xf4fff4);
    let mut dice = Dice::new(4);
    for _ in 0..50 {
        s.glow(
            dice.range(0.0, 600.0),
            dice.range(40.0, 860.0),
            dice.range(1.0, 2.2),
            0xe8fff0,
            dice.range(0.2, 0.6),
        );
    }
}
