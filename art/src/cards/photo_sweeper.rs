//! An avenue in low autumn sun. The trees are losing photographs instead of leaves, and a sweeper
//! sweeps them into a heap. One photograph in the foreground shows this very picture.

use crate::prelude::*;

pub(super) const CARD: Card =
    Card::new("photo_sweeper", Palette::Autumn, Framing::Wide, scene).flow(flow);

/// Where the avenue ends, in the sun.
const END: Point = (318.0, 436.0);
const SWEEPER: Point = (214.0, 770.0);
const HEAP: Point = (428.0, 800.0);
/// The photograph of this picture.
const ITSELF: Point = (124.0, 836.0);

/// Yellowed prints, light to dark.
const SEPIA: [Hex; 4] = [0xf0dcb4, 0xc89c64, 0x8c6038, 0x4c3020];

fn flow(x: f32, y: f32) -> f32 {
    if y > END.1 + 40.0 {
        flow::towards(END, x, y)
    } else {
        flow::patches(x, y)
    }
}

fn scene(s: &mut Studio) {
    s.key(Light::From(0.25, -0.55, 0.45));
    s.rim_from(0.2, -0.9);
    sky::halo(
        s,
        END,
        620.0,
        &[0xfff6d8, 0xffe09c, 0xf0b860, 0xc88444, 0x8c5838],
    );
    ground(s);
    avenue(s);
    s.rays((END.0, END.1 - 60.0), 90.0, 80.0, 620.0, 0xffd890);
    fallen(s);
    heap(s);
    let low_sun = Shadow {
        ground: SWEEPER.1,
        lean: -0.5,
        length: 0.75,
        colour: 0x6c3c3c,
        strength: 0.75,
    };
    s.casting(low_sun, sweeper);
    falling(s);
    itself(s);
}

/// A gravel walk between verges, to the sun.
fn ground(s: &mut Studio) {
    let ramp = Ramp::even(&[0xffe4a8, 0xf0c078, 0xd09450, 0xa46c3c, 0x704430]);
    s.repaint(|x, y, c| {
        let horizon = END.1 + 14.0;
        if y < horizon {
            return c;
        }
        let d = (y - horizon) / (900.0 - horizon);
        let depth = 1.0 / (0.06 + d);
        let u = (x - END.0) * depth * 0.003;
        let walk = smooth(1.15, 0.95, u.abs() + 0.05 * grain(x * 0.03, depth * 2.0, 4));
        let grit = 0.10 * warp(u * 6.0, depth * 3.0, 3, 7, 0.8);
        let path = ramp.at(0.08 + 0.66 * d + grit);
        let verge = rgb(0xb88c40).blend(rgb(0x54401f), 0.2 + 0.7 * d + grit);
        verge.blend(path, walk)
    });
    s.glow(END.0, END.1 + 14.0, 110.0, 0xfff0c0, 0.7);
}

/// Trunks on both sides, near ones large and dark; their crowns are photographs.
fn avenue(s: &mut Studio) {
    s.mist(END.1 - 40.0, END.1 + 60.0, 0xf8d490, 0.9);
    let mut dice = Dice::new(14);
    for i in 0..6 {
        let k = 1.0 / (1.0 + 0.62 * (5 - i) as f32);
        let air = 0.66 * (1.0 - k) * smooth(6.0, 0.0, i as f32);
        for side in [-1.0, 1.0] {
            let x = END.0 + side * 330.0 * k + if side > 0.0 { -8.0 } else { 0.0 };
            let base = END.1 + 14.0 + 330.0 * k;
            s.veiled(0xf8d490, air, |s| trunk(s, (x, base), k, side, &mut dice));
        }
        // The crown: prints as thick as leaves along both rows.
        for _ in 0..90 + 34 * i {
            let side = if dice.chance(0.5) { -1.0 } else { 1.0 };
            let out = 0.9 * dice.bell();
            let x = END.0 + side * (296.0 + out * 260.0) * k;
            let y = END.1 - (560.0 + dice.bell() * 260.0 - 130.0 * out.abs()) * k;
            let place = at(x, y)
                .size((0.3 + 0.6 * dice.unit()) * k.powf(0.7))
                .turn(dice.range(-70.0, 70.0));
            let shade = dice.range(0.0, 0.7);
            print(s, place, &mut dice, shade, air);
        }
    }
}

fn trunk(s: &mut Studio, (x, base): Point, k: f32, side: f32, dice: &mut Dice) {
    let bark = plants::bark(s, 0x4c3024).round(20.0 * k, 1.0);
    let w = 31.0 * k;
    s.shade(
        &limb(&[
            (x, base, w),
            (x + side * 120.0 * k, base + 110.0 * k, w * 1.3),
        ]),
        0x6c4038,
        8.0 * k,
        0.6,
    );
    for root in [-1.0, 1.0] {
        s.lit(
            &limb(&[
                (x, base - 40.0 * k, w * 0.8),
                (x + root * 26.0 * k, base - 4.0 * k, w * 0.42),
                (x + root * 56.0 * k, base + 8.0 * k, w * 0.08),
            ]),
            &bark,
        );
    }
    s.lit(
        &limb(&[
            (x, base, w * 1.1),
            (x - side * 4.0 * k, base - 160.0 * k, w * 0.84),
            (x - side * 14.0 * k, base - 380.0 * k, w * 0.7),
            (x - side * 46.0 * k, base - 620.0 * k, w * 0.4),
            (x - side * 96.0 * k, base - 820.0 * k, w * 0.12),
        ]),
        &bark,
    );
    // Boughs that fork once and once more.
    for (up, reach) in [
        (380.0, 150.0),
        (450.0, -130.0),
        (530.0, 190.0),
        (600.0, -90.0),
    ] {
        let rise = dice.range(110.0, 190.0);
        let (ax, ay) = (x - side * 16.0 * k, base - up * k);
        let (bx, by) = (ax - side * reach * 0.55 * k, ay - rise * 0.4 * k);
        s.lit(
            &limb(&[
                (ax, ay, w * 0.32),
                ((ax + bx) / 2.0, (ay + by) / 2.0 + 10.0 * k, w * 0.25),
                (bx, by, w * 0.19),
                (bx - side * reach * 0.35 * k, by - rise * 0.6 * k, w * 0.05),
            ]),
            &bark,
        );
        s.lit(
            &limb(&[
                (bx, by, w * 0.17),
                (bx - side * reach * 0.6 * k, by - rise * 0.1 * k, w * 0.1),
                (bx - side * reach * 1.0 * k, by - rise * 0.34 * k, w * 0.03),
            ]),
            &bark,
        );
    }
}

/// A small print, 40 by 48, its middle at the place's point: whose, one cannot tell. It may lie in
/// the shade, or have some air before it.
fn print(s: &mut Studio, place: Place, dice: &mut Dice, shade: f32, air: f32) {
    let kind = dice.below(5);
    s.at(place, |s| {
        let dim = |c: Hex| mix(mix(c, 0x84482c, shade), 0xf4c878, air);
        s.flat(&rect(-20.0, -24.0, 40.0, 48.0), dim(0xfbf0d4), 1.0);
        let image = s.flat(&rect(-16.0, -20.0, 32.0, 36.0), dim(SEPIA[1]), 1.0);
        let dark = dim(SEPIA[3]);
        match kind {
            0 => {
                s.tint(&image, &ellipse(0.0, -6.0, 7.0, 8.0), dark, 0.3, 1.0);
                s.tint(&image, &ellipse(0.0, 16.0, 14.0, 14.0), dark, 0.3, 1.0);
            }
            1 => {
                s.tint(
                    &image,
                    &rect(-16.0, 2.0, 32.0, 16.0),
                    dim(SEPIA[2]),
                    0.3,
                    1.0,
                );
                s.tint(
                    &image,
                    &ellipse(6.0, -8.0, 5.0, 5.0),
                    dim(SEPIA[0]),
                    0.5,
                    1.0,
                );
            }
            2 => {
                let house = poly(&[
                    (-10.0, 12.0),
                    (-10.0, -4.0),
                    (0.0, -14.0),
                    (10.0, -4.0),
                    (10.0, 12.0),
                ]);
                s.tint(&image, &house, dark, 0.3, 1.0);
            }
            3 => {
                for x in [-6.0, 6.0] {
                    s.tint(&image, &ellipse(x, -4.0, 4.6, 5.2), dark, 0.3, 1.0);
                    s.tint(&image, &ellipse(x, 13.0, 7.0, 12.0), dark, 0.3, 1.0);
                }
            }
            _ => {
                s.tint(
                    &image,
                    &ellipse(0.0, -6.0, 10.0, 9.0),
                    dim(SEPIA[2]),
                    0.5,
                    1.0,
                );
                s.tint(&image, &rect(-1.4, -2.0, 2.8, 18.0), dark, 0.3, 1.0);
            }
        }
    });
}

/// Prints lie on the walk, larger towards us.
fn fallen(s: &mut Studio) {
    let mut dice = Dice::new(5);
    for i in 0..84 {
        let d = (i as f32 / 84.0).powf(1.5);
        let y = lerp(END.1 + 50.0, 880.0, d);
        let x = END.0 + dice.range(-1.0, 1.0) * lerp(50.0, 360.0, d);
        let size = lerp(0.16, 0.78, d);
        s.shade(
            &ellipse(x + 3.0, y + 4.0, 22.0 * size, 10.0 * size),
            0x5c3428,
            3.0,
            0.55,
        );
        lying(s, (x, y), size, dice.range(-80.0, 80.0), &mut dice);
    }
}

/// A print flat on the ground, foreshortened.
fn lying(s: &mut Studio, (x, y): Point, size: f32, turn: f32, dice: &mut Dice) {
    let (sin, cos) = turn.to_radians().sin_cos();
    let corner = |a: f32, b: f32, half: f32| {
        let (u, v) = (a * 22.0 * half, b * 26.0 * half);
        (
            x + (u * cos - v * sin) * size,
            y + (u * sin + v * cos) * size * 0.42,
        )
    };
    let quad = |half: f32| {
        poly(&[
            corner(-1.0, -1.0, half),
            corner(1.0, -1.0, half),
            corner(1.0, 1.0, half),
            corner(-1.0, 1.0, half),
        ])
    };
    let paper = dice.pick(&[0xfbf0d4, 0xf0dcb4, 0xe4c898]);
    s.flat(&quad(1.0), paper, 1.0);
    let m = s.flat(&quad(0.76), dice.pick(&[SEPIA[1], 0xb0884c, SEPIA[2]]), 1.0);
    let (a, b) = corner(dice.range(-0.3, 0.3), 0.2, 1.0);
    s.tint(
        &m,
        &ellipse(a, b, 8.0 * size, 5.0 * size),
        SEPIA[3],
        0.6,
        0.9,
    );
}

fn heap(s: &mut Studio) {
    let mut dice = Dice::new(27);
    s.shade(
        &ellipse(HEAP.0 - 10.0, HEAP.1 + 34.0, 170.0, 26.0),
        0x4c2c28,
        12.0,
        0.75,
    );
    for i in 0..120 {
        let k = i as f32 / 120.0;
        let wide = lerp(150.0, 26.0, k * k) * dice.range(-1.0, 1.0);
        let y = HEAP.1 + 34.0 - 112.0 * k * (1.0 - (wide / 190.0).powi(2)) + dice.range(-8.0, 8.0);
        let shade = 0.5 - 0.5 * k + dice.range(-0.05, 0.12);
        let place = at(HEAP.0 + wide, y)
            .size(dice.range(0.62, 0.86))
            .turn(dice.range(-75.0, 75.0));
        s.at(place, |s| {
            s.shade(&rect(-20.0, -20.0, 42.0, 48.0), 0x5c3828, 4.0, 0.45);
        });
        print(s, place, &mut dice, shade.max(0.0), 0.0);
    }
}

/// In a cap and a long apron, leaning into a besom.
fn sweeper(s: &mut Studio) {
    let who = people::Person::new(0x486c7c)
        .hat(people::Hat::Cap, 0x703c4c)
        .hair(0xb8a890)
        .legs(0x3c2c30);
    s.at(at(SWEEPER.0, SWEEPER.1).size(2.75), |s| {
        let wood = s.mat(0x94683c).round(2.0, 1.1);
        let straw = s
            .mat(0xc08c40)
            .round(3.0, 1.0)
            .texture(0.3, 0.2, 0.05)
            .fur(1.0);
        s.lit(
            &limb(&[(-6.0, -72.0, 1.5), (19.0, -44.0, 1.5), (44.0, -14.0, 1.5)]),
            &wood,
        );
        people::strider(s, at(0.0, 0.0).turn(5.0), &who);
        // Bristles, bent by the stroke.
        for i in 0..9 {
            let k = i as f32 / 8.0;
            s.lit(
                &limb(&[
                    (43.0, -15.0, 1.6),
                    (50.0 + 3.0 * k, -9.0 + 4.0 * k, 1.8),
                    (53.0 + 12.0 * (1.0 - k), 0.5 + 0.5 * k, 0.8),
                ]),
                &straw,
            );
        }
        s.lit(&ellipse(44.0, -14.0, 3.4, 2.6), &wood);
        // The far hand, higher on the stick.
        let skin = s.mat(s.tones.skin).round(3.0, 1.0);
        s.lit(&ellipse(0.0, -64.0, 3.0, 3.0), &skin);
        s.detail(4.0, -86.0, 14.0);
    });
}

/// Still on their way down.
fn falling(s: &mut Studio) {
    let mut dice = Dice::new(41);
    for (x, y, size, turn) in [
        (96.0, 470.0, 0.7, 30.0),
        (196.0, 372.0, 0.5, -50.0),
        (402.0, 410.0, 0.56, 18.0),
        (476.0, 560.0, 0.86, -28.0),
        (338.0, 556.0, 0.42, 60.0),
        (300.0, 300.0, 0.4, -12.0),
        (540.0, 660.0, 0.9, 42.0),
        (58.0, 640.0, 0.94, -16.0),
        (396.0, 654.0, 0.6, 14.0),
    ] {
        print(s, at(x, y).size(size).turn(turn), &mut dice, 0.0, 0.0);
    }
}

/// A large print in the foreground; on it, all of this.
fn itself(s: &mut Studio) {
    let seen = s.picture.clone();
    let unit = s.scale;
    let turn = -13.0f32;
    let (half, high) = (54.0, 81.0);
    let place = at(ITSELF.0, ITSELF.1 - 30.0).turn(turn);
    s.at(place, |s| {
        s.shade(
            &rect(-half - 4.0, -high, 2.0 * half + 24.0, 2.0 * high + 22.0),
            0x3c2020,
            9.0,
            0.7,
        );
        let paper = s.mat(0xfdf4dc).round(4.0, 0.7).texture(0.06, 0.05, 0.05);
        s.lit(
            &rect(
                -half - 9.0,
                -high - 9.0,
                2.0 * half + 18.0,
                2.0 * high + 18.0,
            ),
            &paper,
        );
    });
    let image = rect(-half, -high, 2.0 * half, 2.0 * high).placed(place);
    let mask = s.mask(&image, 0.3);
    let (sin, cos) = turn.to_radians().sin_cos();
    s.fill(&mask, |x, y, _| {
        let (dx, dy) = (x - ITSELF.0, y - ITSELF.1 + 30.0);
        let (u, v) = (dx * cos + dy * sin, dy * cos - dx * sin);
        let c = seen.sample(
            (u / half * 300.0 + 300.0) * unit,
            (v / high * 450.0 + 450.0) * unit,
        );
        // A little faded already.
        c.mix(rgb(0xd8a868) * c.luma(), 0.3)
    });
    s.detail(ITSELF.0, ITSELF.1 - 30.0, 90.0);
}
