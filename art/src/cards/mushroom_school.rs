//! Inside a hollow tree an owl teaches a class of mushrooms, in the light of a knot-hole. Fireflies
//! hang about the slate. The smallest pupil wears a pair of glasses.

use crate::prelude::*;

pub(super) const CARD: Card =
    Card::new("mushroom_school", Palette::Autumn, Framing::Interior, scene)
        .ink(ink)
        .flow(flow);

/// The way out, high up, through which the day comes in.
const HOLE: Point = (178.0, 164.0);
const OWL: Point = (402.0, 640.0);
/// The middle of the slate.
const SLATE: Point = (176.0, 450.0);
/// The foot of the smallest pupil.
const SWOT: Point = (312.0, 872.0);

#[derive(Clone, Copy)]
enum Cap {
    Round,
    Pointed,
    Flat,
    Funnel,
}

fn flow(x: f32, y: f32) -> f32 {
    if y > 700.0 {
        flow::level(x, y)
    } else {
        flow::upright(x, y) + 0.0012 * (x - 300.0)
    }
}

fn scene(s: &mut Studio) {
    s.key(Light::Lamp(210.0, 430.0, 300.0));
    s.rim_from(-0.6, -0.7);
    hollow(s);
    slate(s);
    roots(s);
    lectern(s);
    owl(s);
    class(s);
    for spread in [15.0, 26.0] {
        s.rays(
            (HOLE.0 - 30.0, HOLE.1 - 60.0),
            62.0,
            spread,
            1000.0,
            0xffc468,
        );
    }
    walls(s);
}

/// The inside of the trunk: upright fibres, darker upwards, and the hole.
fn hollow(s: &mut Studio) {
    let ramp = Ramp::even(&[0x1c1018, 0x3c2420, 0x744428, 0xb87838, 0xf0c070]);
    s.backdrop(|x, y| {
        let bend = x + 26.0 * (y * 0.006).sin() + 0.00045 * (x - 300.0) * (y - 450.0);
        let fibre = ridge(bend * 0.022, y * 0.0022, 4, 6) - 0.45;
        let fine = fbm(bend * 0.09, y * 0.006, 3, 9);
        let round = ((x - 300.0) / 330.0).powi(2);
        let lit = (-((x - 260.0) / 300.0).powi(2) - ((y - 480.0) / 420.0).powi(2)).exp();
        ramp.at(0.16 + 0.42 * lit + 0.42 * fibre * (0.4 + lit) + 0.08 * fine - 0.20 * round)
    });
    let (x, y) = HOLE;
    let outline = [
        (x - 62.0, y + 6.0),
        (x - 50.0, y - 54.0),
        (x - 8.0, y - 88.0),
        (x + 40.0, y - 66.0),
        (x + 62.0, y - 6.0),
        (x + 44.0, y + 56.0),
        (x + 2.0, y + 84.0),
        (x - 42.0, y + 62.0),
    ];
    let grown = |k: f32| {
        let points: Vec<Point> = outline
            .iter()
            .map(|p| (x + (p.0 - x) * k, y + (p.1 - y) * k))
            .collect();
        blob(&points)
    };
    let lip = s
        .mat(0x94602c)
        .round(18.0, 1.2)
        .texture(0.34, 0.05, 0.05)
        .light(Light::From(0.3, 0.4, 0.6))
        .wobble(3.0);
    s.lit(&grown(1.34), &lip);
    s.lit(&grown(1.14), &lip.clone().bias(0.16));
    let day = s.mask(&grown(1.0), 1.5);
    pane::within(s, &day, |s| {
        sky::halo(
            s,
            (x + 20.0, y + 20.0),
            150.0,
            &[0xfffbe4, 0xffeeb8, 0xfcd480, 0xf0a850],
        );
        let mut dice = Dice::new(3);
        for _ in 0..16 {
            let place = at(
                dice.range(x - 70.0, x + 60.0),
                dice.range(y - 80.0, y - 10.0),
            )
            .size(dice.range(0.3, 0.6))
            .turn(dice.range(0.0, 360.0));
            plants::leaf(s, place, dice.pick(&[0xd86c2c, 0xe8a040, 0xc04c28]));
        }
    });
    s.glow(x, y, 150.0, 0xffc868, 0.55);
}

/// Blank but for a spiral and a few strokes in chalk; fireflies instead of lamps.
fn slate(s: &mut Studio) {
    let (x, y) = SLATE;
    s.at(at(x, y).turn(-4.0), |s| {
        s.shade(&rect(-96.0, -70.0, 208.0, 160.0), 0x1c0c10, 12.0, 0.8);
        s.line(
            &[(-60.0, -74.0), (0.0, -116.0), (58.0, -74.0)],
            0x4c3020,
            3.2,
            1.0,
        );
        let frame = s
            .mat(0x8c5c30)
            .round(7.0, 1.1)
            .texture(0.26, 0.04, 0.1)
            .wobble(1.6);
        s.lit(&rect(-104.0, -80.0, 208.0, 160.0), &frame);
        let stone = s.mat(0x3c4440).round(5.0, 0.5).texture(0.14, 0.02, 0.03);
        let m = s.lit(&rect(-90.0, -66.0, 180.0, 132.0), &stone);
        s.tint(&m, &ellipse(-20.0, 10.0, 60.0, 26.0), 0x8c948c, 22.0, 0.3);
    });
}

fn roots(s: &mut Studio) {
    let wood = plants::bark(s, 0x5c3824).round(14.0, 1.1);
    for path in [
        [
            (610.0, 560.0, 40.0),
            (540.0, 640.0, 28.0),
            (500.0, 740.0, 20.0),
            (440.0, 800.0, 8.0),
        ],
        [
            (-20.0, 560.0, 34.0),
            (50.0, 650.0, 24.0),
            (70.0, 730.0, 18.0),
            (120.0, 790.0, 6.0),
        ],
    ] {
        s.lit(&limb(&path), &wood);
    }
    let floor = s
        .mat(0x8c6c34)
        .round(30.0, 0.6)
        .texture(0.36, 0.03, 0.06)
        .fur(4.0)
        .rim(0.4);
    s.lit(
        &blob(&[
            (-30.0, 740.0),
            (90.0, 716.0),
            (220.0, 700.0),
            (360.0, 704.0),
            (500.0, 716.0),
            (630.0, 736.0),
            (640.0, 960.0),
            (-40.0, 960.0),
        ]),
        &floor,
    );
}

/// A stump of root to stand on.
fn lectern(s: &mut Studio) {
    let (x, y) = OWL;
    s.shade(
        &ellipse(x + 40.0, y + 96.0, 130.0, 18.0),
        0x20100c,
        10.0,
        0.8,
    );
    let wood = plants::bark(s, 0x744a2c).round(24.0, 1.0);
    s.lit(
        &blob(&[
            (x - 74.0, y + 2.0),
            (x + 74.0, y - 2.0),
            (x + 82.0, y + 50.0),
            (x + 112.0, y + 98.0),
            (x + 40.0, y + 94.0),
            (x, y + 104.0),
            (x - 48.0, y + 94.0),
            (x - 108.0, y + 100.0),
            (x - 80.0, y + 50.0),
        ]),
        &wood,
    );
    let top = s.mat(0xd8a868).round(8.0, 0.8).texture(0.1, 0.05, 0.05);
    let m = s.lit(&ellipse(x, y, 77.0, 17.0), &top);
    for k in [0.8, 0.58, 0.36] {
        let ring = ellipse(x - 4.0, y, 76.0 * k, 16.0 * k).with_hole(&ellipse(
            x - 4.0,
            y,
            76.0 * k - 3.0,
            16.0 * k - 2.0,
        ));
        s.tint(&m, &ring, 0x8c5c34, 0.6, 0.7);
    }
}

fn owl(s: &mut Studio) {
    let (x, y) = OWL;
    s.shade(&ellipse(x + 20.0, y + 2.0, 66.0, 10.0), 0x3c2018, 6.0, 0.7);
    beasts::owl(s, at(x, y + 2.0).size(2.9), 0x86603c);
    // The pointer: a twig held out towards the slate.
    let feather = s
        .mat(0x8c6c4c)
        .round(10.0, 1.1)
        .fur(2.0)
        .texture(0.24, 0.06, 0.04);
    s.lit(
        &limb(&[
            (x - 70.0, y - 150.0, 16.0),
            (x - 106.0, y - 128.0, 17.0),
            (x - 128.0, y - 142.0, 8.0),
        ]),
        &feather,
    );
    let twig = s.mat(0xc8a060).round(2.6, 1.2);
    s.lit(
        &limb(&[
            (x - 112.0, y - 120.0, 3.0),
            (x - 136.0, y - 150.0, 2.6),
            (x - 172.0, y - 198.0, 1.4),
        ]),
        &twig,
    );
    s.detail(x, y - 218.0, 70.0);
}

/// A pupil 100 units high, its foot at the place's point.
fn pupil(s: &mut Studio, place: Place, cap: Cap, colour: Hex) {
    s.at(place, |s| {
        s.shade(&ellipse(10.0, 1.0, 30.0, 7.0), 0x20140c, 5.0, 0.75);
        let flesh = s
            .mat(0xf0dcb8)
            .round(12.0, 1.1)
            .texture(0.14, 0.08, 0.02)
            .rim(0.6);
        let skin = s
            .mat(colour)
            .round(22.0, 1.15)
            .texture(0.2, 0.05, 0.05)
            .rim(0.8)
            .wobble(1.2);
        s.lit(
            &limb(&[(0.0, -4.0, 17.0), (-2.0, -30.0, 13.0), (1.0, -64.0, 11.0)]),
            &flesh,
        );
        // A frilled collar.
        s.lit(
            &blob(&[
                (-17.0, -44.0),
                (0.0, -50.0),
                (17.0, -45.0),
                (20.0, -36.0),
                (8.0, -39.0),
                (0.0, -34.0),
                (-9.0, -39.0),
                (-20.0, -35.0),
            ]),
            &flesh.clone().round(5.0, 1.0),
        );
        let outline: &[Point] = match cap {
            Cap::Round => &[
                (-42.0, -56.0),
                (-40.0, -78.0),
                (-22.0, -98.0),
                (2.0, -103.0),
                (25.0, -97.0),
                (41.0, -77.0),
                (43.0, -55.0),
                (20.0, -51.0),
                (-20.0, -50.0),
            ],
            Cap::Pointed => &[
                (-34.0, -52.0),
                (-26.0, -74.0),
                (-10.0, -98.0),
                (3.0, -116.0),
                (12.0, -97.0),
                (26.0, -73.0),
                (35.0, -51.0),
                (14.0, -55.0),
                (-14.0, -56.0),
            ],
            Cap::Flat => &[
                (-58.0, -66.0),
                (-46.0, -80.0),
                (-20.0, -89.0),
                (6.0, -92.0),
                (30.0, -87.0),
                (52.0, -76.0),
                (58.0, -64.0),
                (26.0, -58.0),
                (-26.0, -59.0),
            ],
            Cap::Funnel => &[
                (-44.0, -92.0),
                (-20.0, -97.0),
                (4.0, -94.0),
                (24.0, -100.0),
                (45.0, -90.0),
                (28.0, -72.0),
                (14.0, -50.0),
                (-12.0, -50.0),
                (-26.0, -74.0),
            ],
        };
        let hat = s.lit(&blob(outline), &skin);
        match cap {
            Cap::Round => {
                for (x, y, r) in [
                    (-18.0, -80.0, 6.0),
                    (8.0, -88.0, 7.0),
                    (26.0, -70.0, 5.0),
                    (-4.0, -66.0, 4.6),
                    (-31.0, -64.0, 4.0),
                ] {
                    s.tint(&hat, &ellipse(x, y, r, r * 0.8), 0xfff4dc, 0.8, 0.95);
                }
            }
            Cap::Pointed | Cap::Flat => {
                s.shade_on(&hat, &ellipse(0.0, -54.0, 50.0, 8.0), 0x5c3428, 5.0, 0.6);
            }
            Cap::Funnel => {
                for k in -2..=2 {
                    let x = k as f32 * 9.0;
                    s.shade_on(
                        &hat,
                        &limb(&[(x * 0.5, -50.0, 1.0), (x * 1.6, -90.0, 1.6)]),
                        0x8c5430,
                        1.0,
                        0.6,
                    );
                }
            }
        }
    });
}

/// Two rows that lean towards the teacher, and one who looks round at us.
fn class(s: &mut Studio) {
    for (x, y, size, turn, cap, colour) in [
        (58.0, 756.0, 0.94, 5.0, Cap::Pointed, 0x9c6840),
        (138.0, 742.0, 0.86, 7.0, Cap::Round, 0xc03c28),
        (216.0, 746.0, 0.9, 5.0, Cap::Flat, 0xd09444),
        (286.0, 738.0, 0.7, 3.0, Cap::Pointed, 0x84644c),
        (544.0, 762.0, 1.02, -7.0, Cap::Round, 0xb8502c),
        (104.0, 838.0, 1.16, 7.0, Cap::Funnel, 0xe8a844),
        (206.0, 828.0, 1.1, 5.0, Cap::Round, 0xc84828),
        (412.0, 836.0, 1.16, -5.0, Cap::Pointed, 0x9c7058),
        (500.0, 846.0, 1.2, -6.0, Cap::Funnel, 0xd88c3c),
        (26.0, 926.0, 1.7, 8.0, Cap::Flat, 0xa8643c),
        (574.0, 930.0, 1.76, -9.0, Cap::Round, 0xc84428),
    ] {
        pupil(s, at(x, y).size(size).turn(turn), cap, colour);
    }
    let (x, y) = SWOT;
    s.glow(x, y - 40.0, 70.0, 0xffc868, 0.3);
    pupil(s, at(x, y).size(0.86), Cap::Round, 0xe8b878);
    s.at(at(x, y).size(1.0), |s| {
        // Wire glasses on a stem that is hardly wide enough for them.
        for dx in [-11.0, 11.0] {
            s.flat(&ellipse(dx, -27.0, 8.6, 8.6), 0xfffae0, 0.55);
            let wire = ellipse(dx, -27.0, 10.0, 10.0).with_hole(&ellipse(dx, -27.0, 7.4, 7.4));
            s.flat(&wire, 0x3c2420, 1.0);
        }
        s.edges(&[(-2.0, -29.0), (2.0, -29.0)], 0x3c2420, 2.4, 1.0);
        s.detail(0.0, -30.0, 44.0);
    });
}

/// The wood nearest to us, a dark frame.
fn walls(s: &mut Studio) {
    let wood = plants::bark(s, 0x3c2420).round(34.0, 1.0).rim(0.7);
    s.lit(
        &bezel(&[
            (52.0, 60.0),
            (160.0, 6.0),
            (330.0, -30.0),
            (480.0, 20.0),
            (566.0, 130.0),
            (580.0, 320.0),
            (592.0, 520.0),
            (600.0, 700.0),
            (640.0, 960.0),
            (300.0, 1000.0),
            (-40.0, 960.0),
            (4.0, 700.0),
            (10.0, 520.0),
            (30.0, 320.0),
            (24.0, 170.0),
        ]),
        &wood,
    );
}

fn ink(s: &mut Studio) {
    let (x, y) = SLATE;
    let chalk = 0xf4ecd8;
    // A spiral that grows, and three strokes of rain.
    let spiral: Vec<Point> = (0..40)
        .map(|i| {
            let k = i as f32 / 39.0;
            let (sin, cos) = (k * 15.0).sin_cos();
            (x - 28.0 + 36.0 * k * cos, y + 2.0 + 34.0 * k * sin)
        })
        .collect();
    s.line(&spiral, chalk, 1.8, 0.85);
    for (dx, dy) in [(28.0, -34.0), (46.0, -26.0), (64.0, -38.0)] {
        s.line(
            &[(x + dx, y + dy), (x + dx - 6.0, y + dy + 20.0)],
            chalk,
            1.6,
            0.8,
        );
    }
    s.line(
        &[
            (x + 24.0, y + 34.0),
            (x + 48.0, y + 14.0),
            (x + 70.0, y + 32.0),
            (x + 24.0, y + 34.0),
        ],
        chalk,
        1.8,
        0.85,
    );
    s.line(
        &[(x + 46.0, y + 33.0), (x + 45.0, y + 50.0)],
        chalk,
        1.8,
        0.85,
    );
    let mut dice = Dice::new(9);
    for _ in 0..16 {
        let (x, y) = (dice.range(60.0, 560.0), dice.range(250.0, 720.0));
        s.glow(x, y, 9.0, 0xffe080, 0.6);
        s.flat(&ellipse(x, y, 1.6, 1.6), 0xfffbd8, 1.0);
    }
}
