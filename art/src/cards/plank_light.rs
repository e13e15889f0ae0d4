//! The beam of a lighthouse is a road of planks over the sea. Travellers with cases walk up it to
//! the light. One comes the other way.

use crate::prelude::*;

pub(super) const CARD: Card = Card::new(
    "plank_light",
    Palette::NightBlue,
    Framing::Perspective,
    scene,
)
.ink(ink)
.flow(flow);

const LAMP: Point = (438.0, 232.0);
const HORIZON: f32 = 566.0;

/// The road's left and right edge at a height.
fn edges(y: f32) -> (f32, f32) {
    let t = ((y - LAMP.1) / (900.0 - LAMP.1)).max(0.0);
    (lerp(LAMP.0, -170.0, t), lerp(LAMP.0, 356.0, t))
}

/// How much of the road a point is on.
fn on_road(x: f32, y: f32) -> f32 {
    if y < LAMP.1 {
        return 0.0;
    }
    let (a, b) = edges(y);
    let w = (b - a).max(1.0);
    smooth(a - 0.02 * w, a + 0.05 * w, x) * smooth(b + 0.02 * w, b - 0.05 * w, x)
}

fn flow(x: f32, y: f32) -> f32 {
    if on_road(x, y) > 0.4 {
        flow::towards(LAMP, x, y)
    } else if y > HORIZON {
        flow::level(x, y)
    } else {
        flow::swirl(LAMP, x, y)
    }
}

fn scene(s: &mut Studio) {
    s.key(Light::Lamp(LAMP.0, LAMP.1, 60.0));
    s.rim_from(0.5, -0.85);
    s.hues(0x0c1634, 0xffe6a0, 0xffe6a0);
    sky::gradient_sky(
        s,
        &[0x070e28, 0x10264e, 0x234a70, 0x4a7488, 0x8ea49a],
        HORIZON,
        0x5f8494,
        0.4,
    );
    sky::stars(s, 46, 340.0, 0xf4f6e8, 12);
    let night = [0x0e1c3a, 0x24405f, 0x5a7486, 0xd8c8a0];
    for (x, y, w, h, seed) in [
        (90.0, 350.0, 340.0, 110.0, 61),
        (590.0, 440.0, 260.0, 90.0, 62),
        (60.0, 520.0, 360.0, 90.0, 63),
        (560.0, 560.0, 340.0, 70.0, 64),
    ] {
        sky::cloud_of(s, (x, y), (w, h), &night, 0.95, seed);
    }
    water::sea_of(
        s,
        HORIZON,
        &[0x6a8c90, 0x2c5a74, 0x12304e, 0x07142e],
        0xb8d0c8,
    );

    land::rock(s, (448.0, 612.0), 230.0, 112.0, 0x3f4658, 5);
    buildings::lighthouse(
        s,
        at(448.0, 528.0).size(1.02),
        0xe4d8c4,
        0x9a2c2c,
        s.tones.lamp,
    );
    road(s);
    travellers(s);
    s.glow(LAMP.0, LAMP.1, 150.0, 0xffe090, 0.55);
    s.glow(LAMP.0, LAMP.1, 40.0, 0xfffbe0, 0.9);
}

fn road(s: &mut Studio) {
    s.repaint(|x, y, c| {
        let k = on_road(x, y);
        if k < 0.002 {
            return c;
        }
        let t = (y - LAMP.1) / (900.0 - LAMP.1);
        let (a, b) = edges(y);
        let u = (x - a) / (b - a).max(1.0);
        let along = 5.2 / (t + 0.06);
        let gap = smooth(0.10, 0.0, (fract(along) - 0.5).abs() - 0.40).max(0.0);
        let plank = cell(along as i32, 3, 5) - 0.5;
        let fibre = grain(u * 22.0, along * 0.4, 4);
        let wood = rgb(0xfff6d0).blend(rgb(0xdc9844), sat(t * 1.15 + 0.2 * plank + 0.08 * fibre));
        let wood = rgb(0x9a5c28).blend(wood, 0.4 + 0.6 * gap);
        let kerb = sat(smooth(0.09, 0.03, u) + smooth(0.91, 0.97, u));
        c.mix(
            wood.blend(rgb(0xfffbe6), kerb * 0.8),
            k * lerp(1.0, 0.94, t),
        )
    });
    // It shines on the air beside it.
    s.repaint(|x, y, c| {
        if y < LAMP.1 {
            return c;
        }
        let (a, b) = edges(y);
        let d = (a - x).max(x - b) / (b - a).max(1.0);
        if d <= 0.0 || d > 0.6 {
            return c;
        }
        c.screen(rgb(0xffc860) * (0.42 * (1.0 - d / 0.6).powi(3)))
    });
}

/// Where on the card a share of the way (0 at the lamp) and of the width is.
fn step(along: f32, across: f32) -> Point {
    let y = lerp(LAMP.1, 900.0, along);
    let (a, b) = edges(y);
    (lerp(a, b, across), y)
}

fn travellers(s: &mut Studio) {
    let going = [
        (0.22, 0.55, 0.20, 0x3f3a5a),
        (0.29, 0.40, 0.27, 0x5a3a4a),
        (0.38, 0.30, 0.40, 0x3f5a5a),
        (0.42, 0.66, 0.44, 0x4a3f6a),
        (0.66, 0.70, 1.32, 0x34305a),
    ];
    for (i, (along, across, size, coat)) in going.into_iter().enumerate() {
        let (x, y) = step(along, across);
        let place = at(x, y).size(size);
        let who = people::Person::new(coat).arms(people::Arms::OneOut);
        let who = if i % 2 == 0 {
            who.hat(people::Hat::Brim, mix(coat, 0x100c18, 0.4))
        } else {
            who
        };
        backlit(s, place, |s| {
            people::walker(s, at(0.0, 0.0), &who);
            things::suitcase(s, at(30.0, -4.0).size(0.62), 0x6a3c28);
        });
        if i == 4 {
            s.detail(x, y - 60.0 * size, 76.0 * size);
        }
    }
    // The one who comes back has no case, and wears the light on the other side.
    let (x, y) = step(0.57, 0.26);
    let back = people::Person::new(0xb03a34).hair(0xd8cfc0);
    backlit(s, at(x, y).size(0.86), |s| {
        people::strider(s, at(0.0, 0.0).flip(), &back);
    });
    s.detail(x, y - 50.0, 60.0);
}

/// Draws somebody within a place, their shadow running away from the lamp.
fn backlit(s: &mut Studio, place: Place, draw: impl Fn(&mut Studio)) {
    let (x, y) = place.transform().apply((0.0, 0.0));
    let lean = (x - LAMP.0) / (y - LAMP.1);
    let shadow = Shadow {
        ground: 0.0,
        lean,
        length: 1.5,
        colour: 0x6a3420,
        strength: 0.85,
    };
    s.at(place, |s| s.casting(shadow, &draw));
}

fn ink(s: &mut Studio) {
    sky::far_birds(s, 7, (40.0, 120.0), (320.0, 280.0), 0xe8ecdc, 16);
    let mut dice = Dice::new(16);
    for _ in 0..30 {
        let (x, y) = (dice.range(350.0, 560.0), dice.range(604.0, 624.0));
        s.line(
            &[(x - 10.0, y), (x, y - 3.0), (x + 10.0, y + 1.0)],
            0xe0ece4,
            1.4,
            0.5,
        );
    }
}
