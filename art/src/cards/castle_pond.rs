//! A heron stands in a still pond under a grey-green sky. The water reflects a castle with one lit
//! window. On the bank above there is no castle.

use crate::prelude::*;

pub(super) const CARD: Card = Card::new(
    "castle_pond",
    Palette::OvercastGreen,
    Framing::SideView,
    scene,
)
.style(Style::Watercolour)
.ink(ink);

/// Where the water begins.
const BANK: f32 = 372.0;
const HERON: Point = (158.0, 806.0);

fn scene(s: &mut Studio) {
    let t = s.tones;
    s.key(Light::From(-0.5, -0.7, 0.5));
    country(s);
    let empty = s.picture.clone();
    castle(s);
    s.reflect(BANK, 1500.0, 0x3c6460, 1.5);
    let unit = s.scale;
    s.repaint(|x, y, c| {
        if y < BANK {
            empty.sample(x * unit, y * unit)
        } else {
            // Deeper and darker towards us.
            c.multiply(rgb(0xffffff).blend(rgb(0x5c8078), 0.2 + 0.5 * smooth(BANK, 900.0, y)))
        }
    });
    lit_window(s);
    shore(s);
    s.mist(BANK - 16.0, BANK + 30.0, t.mist, 0.5);
    heron_reflected(s);
    heron(s, at(HERON.0, HERON.1).size(1.12));
    lilies(s);
    rushes(s);
}

fn country(s: &mut Studio) {
    let t = s.tones;
    sky::sky(s, 1, BANK + 20.0, 0.4);
    sky::cloud(s, 150.0, 150.0, 420.0, 100.0, 4);
    sky::cloud(s, 500.0, 100.0, 360.0, 90.0, 6);
    for (y, colour, seed) in [(286.0, t.ground[0], 4), (322.0, t.ground[1], 7)] {
        let hill = s
            .mat(colour)
            .round(50.0, 0.4)
            .rim(0.2)
            .texture(0.14, 0.012, 0.05);
        s.lit(&land::ridge_line(y, 60.0, 0.006, seed), &hill);
        s.mist(y + 4.0, y + 60.0, t.mist, 0.6);
    }
    let mut dice = Dice::new(9);
    for i in 0..13 {
        let x = i as f32 * 50.0 + dice.range(-16.0, 16.0);
        let near = (x - 360.0).abs() > 150.0;
        let size = if near {
            dice.range(0.42, 0.62)
        } else {
            dice.range(0.16, 0.24)
        };
        plants::pine(s, at(x, BANK - 8.0).size(size), 0x4a6c58);
    }
    let turf = s
        .mat(t.ground[2])
        .round(20.0, 0.5)
        .texture(0.2, 0.03, 0.06)
        .rim(0.3);
    s.lit(&land::ridge_line(BANK - 14.0, 12.0, 0.01, 12), &turf);
}

/// Seen by the water only.
fn castle(s: &mut Studio) {
    let (wall, roof) = (0xb8a890, 0x6a4658);
    let stone = s
        .mat(wall)
        .round(12.0, 0.8)
        .texture(0.24, 0.03, 0.05)
        .rim(0.6);
    buildings::tower(s, at(352.0, BANK - 60.0).size(1.52), wall, roof, None);
    buildings::tower(s, at(262.0, BANK - 6.0).size(1.36), wall, roof, None);
    buildings::tower(s, at(446.0, BANK - 30.0).size(1.28), wall, roof, None);
    let mut keep = rect(276.0, 190.0, 168.0, 180.0);
    for i in 0..7 {
        keep = keep.and(&rect(276.0 + 25.5 * i as f32, 174.0, 15.0, 20.0));
    }
    s.lit(&keep, &stone);
    let mut curtain = rect(210.0, 286.0, 314.0, 90.0);
    for i in 0..12 {
        curtain = curtain.and(&rect(210.0 + 27.0 * i as f32, 272.0, 16.0, 18.0));
    }
    s.lit(&curtain, &stone.clone().bias(-0.08));
    buildings::tower(s, at(216.0, BANK + 2.0).size(0.96), wall, roof, None);
    buildings::tower(s, at(520.0, BANK + 2.0).size(1.06), wall, roof, None);
    let dark = s.mat(0x3c3840).round(5.0, 0.8);
    s.lit(&window(362.0, BANK, 46.0, 66.0), &dark);
    for (x, y) in [(310.0, 262.0), (408.0, 262.0), (310.0, 222.0)] {
        s.lit(&window(x, y, 14.0, 26.0), &dark);
    }
}

/// One window in the keep, alight in the water.
fn lit_window(s: &mut Studio) {
    let (x, y) = (361.0, 2.0 * BANK - 240.0);
    s.glow(x, y, 74.0, 0xffb850, 0.5);
    s.flat(
        &window(x, y + 22.0, 26.0, 46.0).turned(180.0),
        0xffd880,
        1.0,
    );
    s.soft(&ellipse(x, y, 8.0, 14.0), 0xfff4c8, 4.0, 0.9);
    s.edges(&[(x, y - 22.0), (x, y + 22.0)], 0x8c6440, 2.6, 0.9);
    s.edges(
        &[(x - 12.0, y - 2.0), (x + 12.0, y - 2.0)],
        0x8c6440,
        2.6,
        0.9,
    );
    // Its light runs down the water towards us.
    s.repaint(|px, py, c| {
        if py < y + 24.0 {
            return c;
        }
        let d = (py - y) / 240.0;
        let broken = smooth(0.0, 0.5, grain(px * 0.03, py * 0.22, 8) + 0.1);
        let k = (-((px - x) / (16.0 + 26.0 * d)).powi(2)).exp() * broken * (1.0 - sat(d)) * 0.6;
        c.screen(rgb(0xffc060) * k)
    });
    s.detail(x, y, 40.0);
}

fn shore(s: &mut Studio) {
    let mut dice = Dice::new(21);
    for _ in 0..90 {
        let x = dice.range(-10.0, 610.0);
        let h = dice.range(8.0, 22.0);
        let blade = s
            .mat(dice.pick(&[0x4f7254, 0x6c8c5c, 0x3c5c48]))
            .round(2.0, 0.8);
        s.lit(
            &limb(&[
                (x, BANK + 5.0, 2.0),
                (x + 3.0, BANK - h * 0.6, 1.6),
                (x + dice.range(-4.0, 8.0), BANK - h, 0.6),
            ]),
            &blade,
        );
    }
    for (x, w) in [(60.0, 44.0), (560.0, 60.0), (484.0, 30.0)] {
        land::rock(s, (x, BANK + 10.0), w, w * 0.4, 0x7c8478, x as u64);
    }
}

/// In profile, looking right: feet on the place's point, about 360 units high.
fn heron(s: &mut Studio, place: Place) {
    s.at(place, |s| {
        let leg = s.mat(0xa08850).round(3.0, 1.1);
        let grey = s
            .mat(0x8c9ca8)
            .round(22.0, 1.1)
            .texture(0.2, 0.05, 0.03)
            .rim(0.9);
        let pale = s
            .mat(0xe8e8e0)
            .round(11.0, 1.1)
            .texture(0.12, 0.05, 0.03)
            .rim(0.8);
        let slate = s
            .mat(0x3c4858)
            .round(7.0, 1.1)
            .texture(0.2, 0.06, 0.03)
            .rim(0.6);
        let bill = s.mat(0xd8a048).round(4.0, 1.2);
        s.lit(
            &limb(&[(-10.0, -120.0, 5.0), (-16.0, -66.0, 3.6), (-8.0, 0.0, 3.2)]),
            &leg.clone().bias(-0.14),
        );
        s.lit(
            &limb(&[(10.0, -120.0, 5.0), (16.0, -62.0, 3.8), (14.0, 2.0, 3.4)]),
            &leg,
        );
        // Tail, body, the folded wing with its dark tips.
        s.lit(
            &limb(&[
                (-52.0, -146.0, 15.0),
                (-92.0, -108.0, 9.0),
                (-106.0, -90.0, 3.0),
            ]),
            &slate,
        );
        s.lit(
            &blob(&[
                (50.0, -206.0),
                (54.0, -178.0),
                (38.0, -140.0),
                (4.0, -116.0),
                (-40.0, -118.0),
                (-78.0, -124.0),
                (-60.0, -160.0),
                (-22.0, -196.0),
                (20.0, -220.0),
            ]),
            &grey,
        );
        for i in 0..6 {
            let k = i as f32;
            s.lit(
                &limb(&[
                    (8.0 - 6.0 * k, -188.0 + 9.0 * k, 13.0),
                    (-36.0 - 6.0 * k, -152.0 + 7.0 * k, 10.0),
                    (-82.0 - 4.0 * k, -116.0 + 5.0 * k, 3.0),
                ]),
                &grey.clone().round(8.0, 1.1).bias(0.06 - 0.05 * k),
            );
        }
        // Neck in an S, a bib of long feathers, the head.
        for (dx, dy) in [(0.0, 0.0), (-9.0, 4.0), (8.0, -4.0)] {
            s.lit(
                &limb(&[
                    (46.0 + dx, -196.0, 9.0),
                    (50.0 + dx, -162.0 + dy, 6.0),
                    (44.0 + dx, -128.0 + dy, 1.5),
                ]),
                &pale,
            );
        }
        s.lit(
            &limb(&[
                (34.0, -196.0, 22.0),
                (56.0, -226.0, 15.0),
                (42.0, -262.0, 11.0),
                (22.0, -292.0, 10.5),
                (30.0, -322.0, 10.5),
                (48.0, -336.0, 12.0),
            ]),
            &pale,
        );
        s.lit(
            &blob(&[
                (32.0, -336.0),
                (44.0, -354.0),
                (66.0, -352.0),
                (80.0, -340.0),
                (72.0, -328.0),
                (50.0, -324.0),
            ]),
            &pale,
        );
        s.lit(
            &limb(&[
                (60.0, -348.0, 5.5),
                (40.0, -350.0, 5.5),
                (14.0, -344.0, 4.0),
                (-16.0, -328.0, 1.0),
            ]),
            &slate,
        );
        s.lit(
            &blob(&[
                (72.0, -346.0),
                (104.0, -338.0),
                (142.0, -326.0),
                (104.0, -330.0),
                (72.0, -330.0),
            ]),
            &bill,
        );
        s.flat(&ellipse(65.0, -341.0, 4.4, 4.2), 0xf0c848, 1.0);
        s.flat(&ellipse(65.6, -341.0, 2.6, 2.6), 0x1c2024, 1.0);
        s.flat(&ellipse(64.6, -342.4, 1.1, 1.1), 0xffffff, 1.0);
        s.detail(70.0, -338.0, 46.0);
    });
}

fn heron_reflected(s: &mut Studio) {
    s.veiled(0x3c605c, 0.62, |s| {
        heron(s, at(HERON.0, HERON.1 + 4.0).size(1.12).turn(180.0).flip());
    });
    water::rings(s, HERON.0 + 14.0, HERON.1, 34.0, 0xd8e4d0);
}

fn lilies(s: &mut Studio) {
    let pad = s
        .mat(0x5c8850)
        .round(6.0, 0.9)
        .texture(0.2, 0.05, 0.05)
        .rim(0.6);
    for (x, y, r) in [
        (470.0, 820.0, 44.0),
        (540.0, 790.0, 34.0),
        (396.0, 862.0, 50.0),
        (560.0, 860.0, 48.0),
        (34.0, 700.0, 30.0),
    ] {
        s.shade(&ellipse(x, y + 5.0, r, r * 0.28), 0x1c3434, 4.0, 0.6);
        s.lit(&ellipse(x, y, r, r * 0.27), &pad);
        s.shade(
            &poly(&[(x, y), (x + r, y - 5.0), (x + r, y + 4.0)]),
            0x2c5048,
            1.0,
            0.7,
        );
    }
    let petal = s.mat(0xf6ece4).round(5.0, 1.1).rim(0.6);
    for a in [-64.0, 64.0, -36.0, 36.0, 0.0] {
        s.at(at(474.0, 816.0).turn(a), |s| {
            s.lit(
                &blob(&[(0.0, 0.0), (-9.0, -16.0), (0.0, -34.0), (9.0, -16.0)]),
                &petal,
            );
        });
    }
}

fn rushes(s: &mut Studio) {
    let mut dice = Dice::new(6);
    for (from, to, n) in [(-20.0, 66.0, 14), (548.0, 620.0, 12)] {
        for _ in 0..n {
            let (x, h) = (dice.range(from, to), dice.range(130.0, 330.0));
            let lean = dice.range(-18.0, 22.0);
            let blade = s
                .mat(dice.pick(&[0x3f6448, 0x547c50, 0x2f4c3c]))
                .round(4.0, 1.0)
                .rim(0.5);
            s.lit(
                &limb(&[
                    (x, 930.0, 4.0),
                    (x + lean * 0.3, 930.0 - h * 0.55, 3.6),
                    (x + lean, 930.0 - h, 0.8),
                ]),
                &blade,
            );
            if dice.chance(0.3) {
                let head = s.mat(0x6a4430).round(5.0, 1.2).texture(0.2, 0.1, 0.1);
                s.lit(
                    &limb(&[
                        (x + lean * 0.8, 930.0 - h * 0.84, 6.0),
                        (x + lean, 930.0 - h, 6.0),
                    ]),
                    &head,
                );
            }
        }
    }
}

fn ink(s: &mut Studio) {
    water::ripples(s, HERON.0 + 4.0, HERON.1 + 8.0, 90.0, 0xd8e4d0);
    sky::far_birds(s, 5, (380.0, 170.0), (520.0, 230.0), 0x3c4c4c, 4);
}
