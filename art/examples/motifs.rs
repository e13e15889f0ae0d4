//! Draws every motif side by side, so that an author can see what there is:
//! `cargo run --release -p moonhare-art --example motifs -- [folder]`.

use std::error::Error;
use std::path::PathBuf;

use moonhare_art::prelude::*;
use moonhare_art::release::write_png;

type Draw = fn(&mut Studio);

fn main() -> Result<(), Box<dyn Error>> {
    let folder = PathBuf::from(std::env::args().nth(1).unwrap_or("target/cards".into()));
    std::fs::create_dir_all(&folder)?;
    for (name, motifs) in [
        ("people", PEOPLE),
        ("beasts", BEASTS),
        ("plants", PLANTS),
        ("buildings", BUILDINGS),
        ("things", THINGS),
    ] {
        let mut studio = Studio::new(1000, Palette::ButterDaylight);
        let ground = rgb(0xe4d8c0);
        studio.backdrop(|_, _| ground);
        // Four columns of 150 units; each motif is drawn in a cell of 300, standing at its foot.
        for (i, draw) in motifs.iter().enumerate() {
            let x = 75.0 + 150.0 * (i % 4) as f32;
            let y = 165.0 + 175.0 * (i / 4) as f32;
            studio.at(at(x, y).size(0.5), draw);
        }
        write_png(&studio.picture, &folder.join(format!("motifs-{name}.png")))?;
    }
    Ok(())
}

const WHO: people::Person = people::Person::new(0xa83a34);

const PEOPLE: &[Draw] = &[
    |s| {
        people::walker(
            s,
            at(0.0, 0.0).size(2.4),
            &WHO.hat(people::Hat::Bowler, 0x2a2438),
        );
    },
    |s| people::walker(s, at(0.0, 0.0).size(2.2), &WHO.arms(people::Arms::Up)),
    |s| {
        people::walker(
            s,
            at(0.0, 0.0).size(2.2),
            &WHO.arms(people::Arms::OneUp)
                .hat(people::Hat::Brim, 0x4a3828),
        );
    },
    |s| {
        people::walker(
            s,
            at(0.0, 0.0).size(2.2),
            &WHO.arms(people::Arms::OneOut)
                .hat(people::Hat::Top, 0x2a2438),
        );
    },
    |s| people::strider(s, at(0.0, 0.0).size(2.4), &WHO),
    |s| {
        people::strider(
            s,
            at(0.0, 0.0).size(2.2).flip(),
            &WHO.hat(people::Hat::Cap, 0x3a4a6a),
        );
    },
    |s| people::seated(s, at(0.0, -90.0).size(2.4), &WHO),
    |s| people::child(s, at(0.0, 0.0).size(1.8), &WHO.legs(0x3a4a6a)),
    |s| people::child(s, at(0.0, 0.0).size(1.8), &WHO.arms(people::Arms::Up)),
    |s| {
        people::child(
            s,
            at(0.0, 0.0).size(1.8),
            &WHO.arms(people::Arms::OneUp)
                .hat(people::Hat::Pointed, 0x3f6a8a),
        );
    },
    |s| people::sleeper(s, at(0.0, -40.0).size(2.4), &WHO, 0x4a7a8a),
    |s| people::bust(s, at(0.0, 0.0).size(4.0), &WHO),
];

const BEASTS: &[Draw] = &[
    |s| beasts::fox(s, at(10.0, 0.0).size(0.95), 0xc05a28),
    |s| beasts::wolf(s, at(0.0, 0.0).size(0.95), 0x74788a),
    |s| beasts::hare(s, at(0.0, 0.0).size(1.2), 0xb07c50, None),
    |s| beasts::hare(s, at(0.0, 0.0).size(1.2), 0xb07c50, Some(0x3f6a8a)),
    |s| beasts::cat(s, at(0.0, 0.0).size(2.0), 0xd89048),
    |s| beasts::cat_profile(s, at(10.0, 0.0).size(2.2), 0x4a4450),
    |s| beasts::mouse(s, at(0.0, 0.0).size(2.0), 0x9a8a80, Some(0x3f5a8a)),
    |s| beasts::owl(s, at(0.0, 0.0).size(2.2), 0x8a6848),
    |s| beasts::bird(s, at(0.0, -20.0).size(3.4), 0x4a7aa0),
    |s| {
        let wing = s.mat(0x5a6a80);
        s.at(at(0.0, -100.0).size(2.6), |s| {
            s.lit(&beasts::flying_bird(0.9), &wing)
        });
    },
    |s| beasts::fish(s, at(10.0, -100.0).size(2.2), 0xe8843c, 0xf0b060),
    |s| beasts::frog(s, at(0.0, 0.0).size(2.6), 0x6c9a48),
    |s| beasts::horse(s, at(0.0, 0.0).size(1.2), 0x8a5a3c, 0x3a2828),
    |s| {
        beasts::elephant(s, at(-20.0, 0.0).size(0.8), 0x8c8a9c);
        let hide = beasts::elephant_hide(s, 0x8c8a9c);
        let (x, y, w) = beasts::ELEPHANT_TRUNK;
        s.at(at(-20.0, 0.0).size(0.8), |s| {
            s.lit(
                &limb(&[(x, y, w), (186.0, -120.0, 16.0), (182.0, -60.0, 10.0)]),
                &hide,
            );
        });
    },
    |s| beasts::snail(s, at(0.0, 0.0).size(2.0), 0xb09a80, 0xb8703c),
    |s| {
        beasts::butterfly(s, at(-50.0, -120.0).size(1.6), 0xd8843c, 0x3a2c48);
        beasts::beetle(s, at(80.0, -80.0).size(1.8).turn(40.0), 0x2f6a50);
    },
];

const PLANTS: &[Draw] = &[
    |s| {
        plants::bare_tree(s, at(0.0, 0.0), 0x5a4438, 3);
    },
    |s| plants::leafy_tree(s, at(0.0, 0.0).size(0.9), 0x5a4438, 0x6a9448, 5),
    |s| plants::pine(s, at(0.0, 0.0).size(1.4), 0x3f6a54),
    |s| plants::toy_tree(s, at(0.0, 0.0).size(2.2), 0x7f9a48),
    |s| plants::flower(s, at(0.0, 0.0).size(2.2), 0xd8506c, 0xf0c048, 0x6ca44c),
    |s| plants::mushroom(s, at(0.0, 0.0).size(3.2), 0xb8342e, Some(0xfff4e0)),
    |s| plants::fern(s, at(-40.0, 0.0).size(2.0), 0x5c8a4c),
    |s| plants::cactus(s, at(0.0, 0.0).size(2.0), 0x5c8a5c, Some(0xe0608a)),
    |s| plants::leaf(s, at(0.0, 0.0).size(3.6), 0xc8702c),
];

const BUILDINGS: &[Draw] = &[
    |s| {
        buildings::house(
            s,
            at(0.0, 0.0).size(2.2),
            0xf0e0c4,
            0xb04a3c,
            Some(0xffd070),
        );
    },
    |s| buildings::door(s, at(0.0, -120.0).size(2.0), 0x3f6a8a, 0x5a4030, 0.0),
    |s| buildings::door(s, at(0.0, -120.0).size(2.0), 0xa83a34, 0x5a4030, 0.7),
    |s| buildings::sash(s, at(0.0, -120.0).size(2.0), 0xf4ece0, 0x4a5a78, false),
    |s| buildings::stairs(s, at(-110.0, 0.0).size(1.6), 10, 0xa89c98),
    |s| {
        buildings::tower(
            s,
            at(0.0, 0.0).size(1.3),
            0xb0a498,
            0x6a4a78,
            Some(0xffd070),
        );
    },
    |s| buildings::lighthouse(s, at(0.0, 0.0).size(0.85), 0xf0e8d8, 0xa83a34, 0xffe090),
    |s| buildings::fence(s, -110.0, 110.0, 0.0, 120.0, 0xf0e4d0),
];

const THINGS: &[Draw] = &[
    |s| things::umbrella(s, at(0.0, -20.0).size(1.7), 0xb03a34, 0x5a1a24),
    |s| things::lantern(s, at(0.0, -180.0).size(3.4), 0x3a3448),
    |s| things::street_lamp(s, at(0.0, 0.0).size(1.3), 0x3a3448),
    |s| things::flame(s, at(0.0, -40.0).size(3.0)),
    |s| things::book(s, at(0.0, -60.0).size(2.2), 0x2f5a6a),
    |s| things::open_book(s, at(0.0, -60.0).size(2.0), 0x8a2f2c),
    |s| things::ladder(s, at(0.0, 0.0).size(1.3), 14, 0xa07c5c),
    |s| things::chair(s, at(0.0, 0.0).size(2.4), 0x8a5a3c),
    |s| things::armchair(s, at(0.0, 0.0).size(2.2), 0xa83a4c),
    |s| things::bed(s, at(0.0, 0.0).size(1.8), 0x7a5038, 0xf8f0e4, 0x4a7a8a),
    |s| things::suitcase(s, at(0.0, 0.0).size(3.4), 0x8a5a38),
    |s| things::rowing_boat(s, at(0.0, -60.0).size(1.6), 0x8a5a3c),
    |s| {
        things::paper_boat_back(s, at(0.0, -20.0).size(0.7));
        things::paper_boat_front(s, at(0.0, -20.0).size(0.7));
    },
    |s| things::ship(s, at(0.0, -20.0).size(2.2), 0x6a4028, 0xf8ecd0),
    |s| {
        things::bucket(s, at(-70.0, 0.0).size(1.8), 0x94a0a8);
        things::watering_can(s, at(50.0, 0.0).size(1.5), 0x7a9a94);
    },
    |s| {
        things::key(s, at(-90.0, -180.0).size(2.6), 0xd8a850);
        things::clock_face(s, at(40.0, -110.0).size(1.8), 0x7a5038, Some((300.0, 60.0)));
    },
    |s| {
        things::envelope(s, at(-60.0, -100.0).size(1.8), 0xf8f0dc, 0xb03a34);
        things::teacup(s, at(70.0, 0.0).size(1.6), 0xf8f4ec, 0x3f6a8a);
    },
];
