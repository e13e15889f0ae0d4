//! A fox in a forest of candles, one unlit in its mouth. The candle at the right burns black and
//! casts no light.

use crate::diorama::*;
use crate::prelude::*;

pub(super) const CARD: Card =
    Card::new("candle_forest", Palette::Autumn, Framing::Portrait, scene).flow(flow);

const EARTH: u32 = 1;
const WAX: u32 = 2;
/// The candle that casts no light.
const DARK: usize = 1;

#[derive(Clone, Copy)]
struct Candle {
    foot: Vec3,
    height: f32,
    radius: f32,
}

fn flow(x: f32, y: f32) -> f32 {
    if y > 640.0 {
        flow::level(x, y)
    } else {
        flow::upright(x, y)
    }
}

/// Near candles at the sides, far ones anywhere, none through another.
fn forest() -> Vec<Candle> {
    let mut dice = Dice::new(44);
    let mut candles: Vec<Candle> = vec![
        Candle {
            foot: v3(-1.35, 0.0, 1.4),
            height: 2.1,
            radius: 0.27,
        },
        Candle {
            foot: v3(1.12, 0.0, 1.2),
            height: 1.75,
            radius: 0.24,
        },
    ];
    for i in 0..26 {
        for _ in 0..30 {
            let z = lerp(1.0, -8.5, (i as f32 / 25.0).powf(0.9));
            let x = match (z > -1.0, i % 2) {
                (true, 0) => dice.range(-2.2, -0.9),
                (true, _) => dice.range(0.95, 2.1),
                (false, _) => dice.range(-3.4, 3.4),
            };
            let (foot, radius) = (v3(x, 0.0, z), dice.range(0.15, 0.28));
            let clear = |c: &Candle| (c.foot - foot).length() > c.radius + radius + 0.25;
            if candles.iter().all(clear) {
                candles.push(Candle {
                    foot,
                    height: dice.range(1.1, 3.0),
                    radius,
                });
                break;
            }
        }
    }
    candles
}

fn measure(candles: &[Candle], p: Vec3) -> Nearest {
    let mut near = Nearest::nothing();
    near.add(
        p.y + 0.10 * rough(v3(p.x * 0.9, 0.0, p.z * 0.9), 3) + 0.05,
        EARTH,
    );
    for (i, candle) in candles.iter().enumerate() {
        let q = p - candle.foot;
        let aside = q.x.hypot(q.z) - candle.radius - 0.35;
        if aside > 0.4 {
            near.add(aside, WAX);
            continue;
        }
        let (k, h, r) = (i as f32, candle.height, candle.radius);
        let angle = q.z.atan2(q.x);
        let drip = 0.05 * (angle * 3.0 + k).sin() + 0.035 * (angle * 7.0 + k * 2.0).sin();
        let runs =
            smooth(0.0, 0.5, (angle * 5.0 + k).sin()) * smooth(h - 1.1 - drip * 9.0, h - 0.2, q.y);
        let skin = 0.03 * value(v3(q.x * 3.0, q.y * 1.2, q.z * 3.0)) + 0.02 * runs;
        let mut d = drum(q - v3(0.0, h * 0.5, 0.0), r, h * 0.5, 0.07) - skin;
        d = carve(d, -ball(q, v3(0.0, h + 0.05, 0.0), r * 0.72), 0.05);
        d = melt(d, ring(q - v3(0.0, 0.02, 0.0), r, 0.09), 0.2);
        near.add(d * 0.8, WAX);
        let wick = rod(
            q,
            v3(0.0, h - 0.1, 0.0),
            v3(0.02, h + 0.10, 0.0),
            0.014,
            0.012,
        );
        near.add(wick, 0);
    }
    near
}

fn look(stuff: u32, p: Vec3, _normal: Vec3) -> Surface {
    match stuff {
        EARTH => {
            let litter = sat(0.5 + 0.9 * rough(p * 1.3, 4));
            matt_rgb(rgb(0xb07c4c).blend(rgb(0x6a4448), litter))
        }
        WAX => {
            let t = sat(0.45 + 0.8 * rough(v3(p.x * 2.0, p.y * 0.8, p.z * 2.0), 3));
            matt_rgb(rgb(0xf6e2bc).blend(rgb(0xe0a878), t))
                .waxy(1.0)
                .gloss(0.6)
        }
        _ => matt(0x2a1a18),
    }
}

fn scene(s: &mut Studio) {
    s.key(Light::Lamp(330.0, 500.0, 160.0));
    s.rim_from(0.3, -0.9);
    let ramp = Ramp::new(&[
        (0.0, 0x1c1220),
        (0.35, 0x3c2428),
        (0.6, 0x7a4830),
        (0.72, 0xb87440),
        (0.8, 0xe0a458),
    ]);
    s.backdrop(|x, y| {
        let n = warp(x * 0.005, y * 0.004, 5, 3, 1.2);
        ramp.at(y / 900.0 + 0.06 * n - 0.05 * ((x - 300.0) / 300.0).powi(2))
    });
    let candles = forest();
    let mut set = Diorama::new(|p| measure(&candles, p), look)
        .camera(v3(0.0, 1.05, 6.4), v3(0.0, 1.35, 0.0), 2.1, 18.0)
        .sun(v3(0.2, 0.7, -0.6), 0xd08860, 0.22)
        .ambient(0x5a4058, 0x7a4c38)
        .rim(0xffc880, 0.10)
        .fog(6.5, 15.5, 0xb07848, 0.9)
        .lamp(v3(0.0, 1.0, 2.6), 0xffa860, 0.5, 1.2);
    for (i, candle) in candles.iter().enumerate() {
        if i != DARK {
            let flame = candle.foot + v3(0.0, candle.height + 0.22, 0.05);
            set = set.lamp(flame, 0xffa848, 1.7, 0.55);
        }
    }
    set.stage(s, 0.7);

    let dark = candles[DARK];
    let wick = |c: &Candle, up: f32| c.foot + v3(0.01, c.height + up, 0.0);
    let lit: Vec<(f32, Point, f32)> = candles
        .iter()
        .enumerate()
        .filter(|&(i, c)| i != DARK && set.visible(wick(c, 0.22)))
        .map(|(_, c)| {
            (
                c.foot.z,
                set.project(wick(c, 0.08)),
                set.size_at(c.foot) * 0.01,
            )
        })
        .collect();
    let black_wick = set.project(wick(&dark, 0.08));
    let black_size = set.size_at(dark.foot) * 0.0115;
    let mut flames = lit;
    flames.sort_by(|a, b| a.0.total_cmp(&b.0));
    for (_, (x, y), size) in flames {
        things::flame(s, at(x, y).size(size));
    }
    s.mist(590.0, 720.0, 0xd89a58, 0.2);
    black_flame(s, black_wick, black_size);
    fox(s);
}

fn black_flame(s: &mut Studio, (x, y): Point, size: f32) {
    s.at(at(x, y).size(size), |s| {
        s.shade(&ellipse(0.0, -14.0, 42.0, 46.0), 0x50343c, 16.0, 0.75);
        let tongue = blob(&[
            (0.0, 2.0),
            (-7.5, -8.0),
            (-5.0, -20.0),
            (0.5, -40.0),
            (5.5, -20.0),
            (7.5, -8.0),
        ]);
        s.soft(&tongue, 0x100c18, 1.0, 1.0);
        s.soft(
            &blob(&[(0.0, -2.0), (-3.0, -9.0), (0.0, -22.0), (3.0, -9.0)]),
            0x3a3860,
            1.2,
            0.9,
        );
        s.detail(0.0, -16.0, 34.0);
    });
}

fn fox(s: &mut Studio) {
    let place = at(288.0, 812.0).size(1.14);
    let shadow = Shadow {
        ground: 808.0,
        lean: -0.25,
        length: 0.45,
        colour: 0x241420,
        strength: 0.8,
    };
    s.casting(shadow, |s| beasts::fox(s, place, 0xc05a24));
    s.at(place, |s| {
        let wax = s.mat(0xf4e2bc).round(4.0, 1.0);
        s.lit(&limb(&[(112.0, -108.0, 5.0), (128.0, -72.0, 5.0)]), &wax);
        s.line(&[(128.0, -68.0), (131.0, -60.0)], 0x2a1a18, 2.0, 1.0);
    });
}
