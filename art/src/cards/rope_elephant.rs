//! An elephant walks a tightrope high over a town, parasol in trunk. A boy leans out of a window.
//! The rope ends in the air, tied to nothing.

use crate::prelude::*;

pub(super) const CARD: Card = Card::new(
    "rope_elephant",
    Palette::ButterDaylight,
    Framing::Wide,
    scene,
)
.ink(ink)
.flow(flow);

const SUN: Point = (118.0, 150.0);
/// The elephant's middle, on the rope.
const STEP: Point = (250.0, 566.0);

fn flow(x: f32, y: f32) -> f32 {
    flow::swirl(SUN, x, y)
}

fn scene(s: &mut Studio) {
    let t = s.tones;
    sky::sky(s, 0, 860.0, 0.4);
    sky::sun(s, SUN.0, SUN.1, 44.0, t.light);
    sky::cloud(s, 440.0, 150.0, 320.0, 90.0, 3);
    sky::cloud(s, 40.0, 420.0, 260.0, 70.0, 4);
    sky::cloud(s, 560.0, 470.0, 260.0, 80.0, 6);

    town(s);
    s.at(at(STEP.0, STEP.1).turn(3.0).size(0.92), acrobat);
    window_house(s);
}

/// Roofs far below, four rows in the haze.
fn town(s: &mut Studio) {
    let t = s.tones;
    let roofs = [t.red, t.earth, t.plum, t.gold];
    for (i, (base, height)) in [(748.0, 60.0), (786.0, 84.0), (838.0, 108.0), (905.0, 140.0)]
        .into_iter()
        .enumerate()
    {
        let haze = 0.55 - 0.15 * i as f32;
        s.veiled(t.mist, haze, |s| {
            buildings::street(s, base, height, t.stone, &roofs, 17 + i as u64);
        });
        s.mist(base - 6.0, base + 44.0, t.mist, 0.3 - 0.07 * i as f32);
    }
}

fn acrobat(s: &mut Studio) {
    let t = s.tones;
    let hide = mix(t.stone, 0x8488a4, 0.6);
    s.at(at(262.0, -246.0).turn(8.0).size(1.3), |s| {
        things::umbrella(s, at(0.0, 0.0), t.blue, t.cream);
    });
    beasts::elephant(s, at(0.0, 0.0), hide);
    let skin = beasts::elephant_hide(s, hide);
    let (x, y, w) = beasts::ELEPHANT_TRUNK;
    s.lit(
        &limb(&[
            (x, y, w),
            (196.0, -184.0, 18.0),
            (236.0, -194.0, 14.0),
            (258.0, -226.0, 11.0),
            (262.0, -256.0, 9.0),
        ]),
        &skin,
    );
    for i in 0..6 {
        let d = i as f32;
        s.line(
            &[
                (190.0 + d * 9.0, -196.0 - d * 2.0),
                (192.0 + d * 9.0, -180.0 - d * 3.0),
            ],
            mix(hide, t.shadow, 0.6),
            1.8,
            0.45,
        );
    }
    saddle(s);
}

fn saddle(s: &mut Studio) {
    let t = s.tones;
    let cloth = s.mat(t.red).round(40.0, 0.8).texture(0.1, 0.05, 0.05);
    let outline = [
        (-48.0, -279.0),
        (4.0, -289.0),
        (56.0, -279.0),
        (70.0, -215.0),
        (64.0, -175.0),
        (6.0, -163.0),
        (-50.0, -171.0),
        (-60.0, -215.0),
    ];
    let m = s.lit(&blob(&outline), &cloth);
    let inner: Vec<Point> = outline
        .iter()
        .map(|p| (p.0 * 0.82 + 1.0, p.1 * 0.82 - 41.0))
        .collect();
    let border = rect(-90.0, -320.0, 190.0, 180.0).with_hole(&blob(&inner));
    s.tint(&m, &border, t.gold, 0.8, 0.9);
    for (x, y) in [
        (-18.0, -235.0),
        (26.0, -235.0),
        (4.0, -209.0),
        (-18.0, -195.0),
        (28.0, -195.0),
        (4.0, -252.0),
    ] {
        s.tint(&m, &star(x, y, 9.0, 4, 0.5), t.gold, 0.5, 0.95);
    }
    for i in 0..9 {
        let x = -48.0 + 14.0 * i as f32;
        let y = -171.0 + 8.0 * (i as f32 * 0.4).sin();
        s.line(&[(x, y), (x, y + 16.0)], t.gold, 2.6, 0.9);
    }
}

/// The near gable on the right, and who lives under it.
fn window_house(s: &mut Studio) {
    let t = s.tones;
    let wall = s
        .mat(mix(t.cream, t.gold, 0.25))
        .round(18.0, 0.5)
        .texture(0.14, 0.02, 0.03)
        .rim(0.5);
    let tiles = s
        .mat(t.red)
        .round(16.0, 0.8)
        .texture(0.3, 0.02, 0.16)
        .rim(0.5);
    s.lit(
        &poly(&[
            (436.0, 920.0),
            (436.0, 706.0),
            (540.0, 610.0),
            (650.0, 706.0),
            (650.0, 920.0),
        ]),
        &wall,
    );
    s.lit(
        &poly(&[
            (414.0, 722.0),
            (538.0, 600.0),
            (552.0, 600.0),
            (680.0, 716.0),
            (680.0, 742.0),
            (545.0, 630.0),
            (424.0, 738.0),
        ]),
        &tiles,
    );
    let opening = rect(492.0, 724.0, 84.0, 104.0);
    s.flat(&opening, mix(t.dark, t.plum, 0.3), 1.0);
    let boy = people::Person::new(t.blue).hair(0x6a4028).skin(t.skin);
    people::bust(s, at(532.0, 832.0).size(1.75).turn(-10.0).flip(), &boy);
    let frame = s.mat(t.cream).round(4.0, 1.0);
    s.lit(&rect(484.0, 716.0, 100.0, 10.0), &frame);
    s.lit(&rect(484.0, 720.0, 9.0, 112.0), &frame);
    s.lit(&rect(575.0, 720.0, 9.0, 112.0), &frame);
    s.lit(&rect(476.0, 830.0, 116.0, 12.0), &frame);
    let shutter = s.mat(t.leaf).round(6.0, 0.8).texture(0.3, 0.01, 0.3);
    s.lit(&rect(446.0, 722.0, 34.0, 112.0), &shutter);
    s.detail(526.0, 772.0, 34.0);
}

fn ink(s: &mut Studio) {
    let t = s.tones;
    let hemp = mix(t.earth, t.dark, 0.4);
    let rope = [
        (-10.0, 544.0),
        (120.0, 562.0),
        (250.0, 571.0),
        (370.0, 578.0),
        (446.0, 570.0),
    ];
    // It runs on a little, curls and frays.
    let loose = [
        (446.0, 570.0),
        (486.0, 560.0),
        (520.0, 570.0),
        (524.0, 592.0),
        (506.0, 598.0),
        (498.0, 584.0),
    ];
    for path in [&rope[..], &loose[..]] {
        s.line(path, hemp, 3.8, 0.95);
        let lit: Vec<Point> = path.iter().map(|p| (p.0, p.1 - 1.4)).collect();
        s.line(&lit, mix(t.light, t.gold, 0.4), 1.2, 0.8);
    }
    for (dx, dy) in [(-10.0, 4.0), (-8.0, 9.0), (-3.0, 12.0), (3.0, 10.0)] {
        s.line(&[(498.0, 584.0), (498.0 + dx, 584.0 + dy)], hemp, 1.2, 0.9);
    }
    sky::far_birds(
        s,
        7,
        (300.0, 60.0),
        (580.0, 220.0),
        mix(t.dark, t.plum, 0.4),
        5,
    );
}
