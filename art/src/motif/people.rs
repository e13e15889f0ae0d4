//! People: from behind or in profile, told apart by coat, hat and hair.
//!
//! All stand on their place's point and are 100 units high at size 1 (without the hat).

use crate::colour::{Hex, mix};
use crate::material::Material;
use crate::shape::{Place, Point, blob, ellipse, limb, rect};
use crate::studio::Studio;

/// What somebody wears and how they hold their arms.
#[derive(Clone, Copy, Debug)]
pub struct Person {
    pub coat: Hex,
    pub hair: Hex,
    pub skin: Hex,
    pub legs: Hex,
    pub hat: Option<(Hat, Hex)>,
    pub arms: Arms,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hat {
    Bowler,
    Brim,
    Cap,
    Pointed,
    Top,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arms {
    Down,
    /// Both up: holding something overhead, cheering. Hands at [`HANDS_UP`].
    Up,
    /// The right one up: a lamp, a string. Its hand is at [`HAND_UP`].
    OneUp,
    /// The right one to the side: a case, a leash. Its hand is at [`HAND_OUT`].
    OneOut,
}

/// Where the hands of [`Arms::Up`] are, in the person's own units.
pub const HANDS_UP: [Point; 2] = [(-15.0, -112.0), (15.0, -112.0)];
/// Where the hand of [`Arms::OneUp`] is.
pub const HAND_UP: Point = (25.0, -98.0);
/// Where the hand of [`Arms::OneOut`] is.
pub const HAND_OUT: Point = (29.0, -42.0);
/// Where the hands of [`seated`] are.
pub const SEATED_HAND: Point = (24.0, -26.0);
/// Where the leading hand of [`strider`] is.
pub const STRIDER_HAND: Point = (17.0, -46.0);

impl Person {
    /// Somebody in a coat of this colour.
    pub const fn new(coat: Hex) -> Person {
        Person {
            coat,
            hair: 0x3a261e,
            skin: 0xe0ae88,
            legs: 0x2a2430,
            hat: None,
            arms: Arms::Down,
        }
    }

    pub const fn hair(mut self, hair: Hex) -> Person {
        self.hair = hair;
        self
    }

    pub const fn skin(mut self, skin: Hex) -> Person {
        self.skin = skin;
        self
    }

    pub const fn legs(mut self, legs: Hex) -> Person {
        self.legs = legs;
        self
    }

    pub const fn hat(mut self, hat: Hat, colour: Hex) -> Person {
        self.hat = Some((hat, colour));
        self
    }

    pub const fn arms(mut self, arms: Arms) -> Person {
        self.arms = arms;
        self
    }
}

fn cloth(s: &Studio, colour: Hex, round: f32) -> Material {
    s.mat(colour)
        .round(round, 1.15)
        .texture(0.10, 0.05, 0.015)
        .wobble(0.35)
}

fn skin(s: &Studio, colour: Hex, round: f32) -> Material {
    s.mat(colour).round(round, 1.0).wobble(0.2)
}

/// Somebody in a long coat, seen from behind.
pub fn walker(s: &mut Studio, place: Place, who: &Person) {
    s.at(place, |s| {
        let leg = s.mat(who.legs).round(4.0, 1.0).wobble(0.3);
        s.lit(
            &limb(&[(-5.0, -22.0, 4.5), (-6.0, -8.0, 3.6), (-6.5, -2.0, 3.4)]),
            &leg,
        );
        s.lit(
            &limb(&[(6.0, -22.0, 4.5), (6.5, -10.0, 3.6), (6.0, -3.0, 3.4)]),
            &leg,
        );
        s.lit(&ellipse(-7.0, -1.5, 5.5, 2.6), &leg);
        s.lit(&ellipse(6.5, -2.5, 5.2, 2.5), &leg);
        let coat = cloth(s, who.coat, 14.0);
        let back = s.lit(
            &blob(&[
                (-6.0, -79.0),
                (-14.0, -72.0),
                (-15.0, -50.0),
                (-19.0, -28.0),
                (-21.0, -14.0),
                (-8.0, -11.0),
                (0.0, -13.5),
                (9.0, -11.0),
                (21.0, -14.5),
                (18.0, -30.0),
                (14.5, -50.0),
                (14.0, -72.0),
                (6.0, -79.0),
            ]),
            &coat,
        );
        let vent = limb(&[(0.0, -46.0, 0.5), (0.5, -28.0, 1.2), (0.0, -11.0, 2.6)]);
        s.shade_on(&back, &vent, 0x201830, 1.4, 0.8);
        s.shade_on(&back, &rect(-16.0, -51.0, 32.0, 2.2), 0x281a30, 0.7, 0.6);
        head_behind(s, who);
        arms_behind(s, who);
    });
}

/// Head, collar and hat of somebody seen from behind.
fn head_behind(s: &mut Studio, who: &Person) {
    let neck = skin(s, who.skin, 5.0);
    s.lit(&limb(&[(0.0, -76.0, 3.2), (0.0, -82.0, 3.2)]), &neck);
    let hair = s
        .mat(who.hair)
        .round(8.0, 1.1)
        .texture(0.2, 0.2, 0.06)
        .wobble(0.4);
    s.lit(&ellipse(0.0, -89.0, 8.6, 9.6), &hair);
    let collar = s.mat(who.coat).round(4.0, 1.2).bias(0.03).wobble(0.3);
    s.lit(
        &blob(&[
            (-8.0, -78.0),
            (0.0, -81.5),
            (8.0, -78.0),
            (9.0, -74.5),
            (0.0, -76.0),
            (-9.0, -74.5),
        ]),
        &collar,
    );
    hat(s, who, (0.0, -93.0));
}

/// A hat whose brim is at a point.
fn hat(s: &mut Studio, who: &Person, (x, y): Point) {
    let Some((kind, colour)) = who.hat else {
        return;
    };
    let felt = s.mat(colour).round(6.0, 1.1).wobble(0.3);
    let p = |dx: f32, dy: f32| (x + dx, y + dy);
    match kind {
        Hat::Bowler => {
            let dome = [
                p(-8.5, 0.5),
                p(-8.0, -10.5),
                p(0.0, -14.0),
                p(8.0, -10.5),
                p(8.5, 0.5),
            ];
            s.lit(&blob(&dome), &felt);
            s.lit(&ellipse(x, y, 13.0, 2.8), &felt);
        }
        Hat::Brim => {
            let crown = [
                p(-8.5, 0.0),
                p(-7.0, -11.0),
                p(0.0, -9.0),
                p(7.0, -11.0),
                p(8.5, 0.0),
            ];
            s.lit(&blob(&crown), &felt);
            s.lit(&ellipse(x, y, 19.0, 3.4), &felt);
        }
        Hat::Cap => {
            let crown = [
                p(-9.0, 1.0),
                p(-8.0, -8.0),
                p(1.0, -10.0),
                p(9.0, -5.0),
                p(9.0, 1.0),
            ];
            s.lit(&blob(&crown), &felt);
            s.lit(&ellipse(x + 8.0, y + 0.5, 8.0, 1.8), &felt);
        }
        Hat::Pointed => {
            let cone = [
                p(-9.5, 1.0),
                p(-3.0, -18.0),
                p(3.0, -32.0),
                p(4.0, -14.0),
                p(9.5, 1.0),
            ];
            s.lit(&blob(&cone), &felt);
        }
        Hat::Top => {
            let pipe = [
                p(-8.5, 1.0),
                p(-9.0, -20.0),
                p(0.0, -21.5),
                p(9.0, -20.0),
                p(8.5, 1.0),
            ];
            s.lit(&blob(&pipe), &felt);
            s.lit(&ellipse(x, y, 14.0, 2.8), &felt);
        }
    }
}

fn arms_behind(s: &mut Studio, who: &Person) {
    let sleeve = cloth(s, who.coat, 5.0);
    let hand = skin(s, who.skin, 3.0);
    match who.arms {
        Arms::Down => {}
        Arms::Up => {
            for (side, (x, y)) in [(-1.0, HANDS_UP[0]), (1.0, HANDS_UP[1])] {
                s.lit(&ellipse(x, y, 3.0, 3.6), &hand);
                s.lit(
                    &limb(&[
                        (side * 11.0, -71.0, 5.2),
                        (side * 21.0, -88.0, 4.6),
                        (x, y + 4.0, 3.6),
                    ]),
                    &sleeve,
                );
            }
        }
        Arms::OneUp => {
            let (x, y) = HAND_UP;
            s.lit(&ellipse(x, y, 3.0, 3.4), &hand);
            s.lit(
                &limb(&[(11.0, -71.0, 5.2), (21.0, -74.0, 4.4), (x, y + 4.0, 3.4)]),
                &sleeve,
            );
        }
        Arms::OneOut => {
            let (x, y) = HAND_OUT;
            s.lit(&ellipse(x, y, 2.8, 3.2), &hand);
            s.lit(
                &limb(&[
                    (12.0, -70.0, 5.2),
                    (19.0, -56.0, 4.6),
                    (x - 1.0, y - 3.0, 3.4),
                ]),
                &sleeve,
            );
        }
    }
}

/// Somebody walking to the right, in profile.
pub fn strider(s: &mut Studio, place: Place, who: &Person) {
    s.at(place, |s| {
        let leg = s.mat(who.legs).round(4.0, 1.0).wobble(0.3);
        let far = leg.clone().bias(-0.15);
        s.lit(
            &limb(&[(0.0, -34.0, 5.0), (-7.0, -18.0, 4.0), (-15.0, -4.0, 3.0)]),
            &far,
        );
        s.lit(&limb(&[(-16.0, -2.5, 2.6), (-9.0, -1.8, 2.0)]), &far);
        s.lit(
            &limb(&[(1.0, -34.0, 5.4), (8.0, -18.0, 4.2), (11.0, -3.0, 3.0)]),
            &leg,
        );
        s.lit(&limb(&[(10.0, -2.4, 2.6), (18.0, -2.0, 2.0)]), &leg);
        let coat = cloth(s, who.coat, 10.0);
        let sleeve = cloth(s, who.coat, 4.5);
        s.lit(
            &limb(&[(-1.0, -70.0, 4.2), (-8.0, -56.0, 3.8), (-12.0, -44.0, 3.0)]),
            &sleeve.clone().bias(-0.18),
        );
        s.lit(
            &blob(&[
                (-2.0, -79.0),
                (-9.0, -72.0),
                (-10.0, -52.0),
                (-15.0, -30.0),
                (-17.0, -18.0),
                (0.0, -17.0),
                (13.0, -20.0),
                (10.0, -40.0),
                (9.0, -62.0),
                (6.0, -76.0),
            ]),
            &coat,
        );
        head_profile(s, who, (1.5, -88.0));
        let (x, y) = STRIDER_HAND;
        let hand = skin(s, who.skin, 3.0);
        s.lit(&ellipse(x, y, 2.8, 3.0), &hand);
        s.lit(
            &limb(&[
                (-1.0, -71.0, 4.8),
                (3.0, -56.0, 4.2),
                (x - 2.0, y - 1.0, 3.0),
            ]),
            &sleeve,
        );
    });
}

/// Head and shoulders in profile, looking right: at windows, in boats, behind walls. Cut off at the
/// place's point, 46 units high.
pub fn bust(s: &mut Studio, place: Place, who: &Person) {
    s.at(place, |s| {
        let coat = cloth(s, who.coat, 9.0);
        s.lit(
            &blob(&[
                (-3.0, -24.0),
                (-13.0, -17.0),
                (-17.0, 0.0),
                (0.0, 1.5),
                (14.0, 0.0),
                (12.0, -14.0),
                (6.0, -22.0),
            ]),
            &coat,
        );
        head_profile(s, who, (1.5, -33.0));
    });
}

/// A head in profile looking right, its middle at a point; about 20 units high.
fn head_profile(s: &mut Studio, who: &Person, (x, y): Point) {
    let p = |dx: f32, dy: f32| (x + dx, y + dy);
    let flesh = skin(s, who.skin, 7.0);
    s.lit(
        &limb(&[(x - 1.5, y + 12.0, 3.2), (x - 0.5, y + 5.0, 3.4)]),
        &flesh,
    );
    s.lit(
        &blob(&[
            p(-6.5, -2.0),
            p(-3.0, -8.5),
            p(3.5, -8.5),
            p(7.0, -4.0),
            p(7.0, -1.0),
            p(9.6, 2.0),
            p(7.4, 3.2),
            p(7.2, 5.6),
            p(5.0, 8.2),
            p(-1.0, 7.6),
            p(-6.0, 4.0),
        ]),
        &flesh,
    );
    s.line(
        &[p(3.8, -0.6), p(5.0, 0.0), p(6.2, -0.6)],
        0x2a1a20,
        0.9,
        0.9,
    );
    let hair = s
        .mat(who.hair)
        .round(5.0, 1.1)
        .texture(0.2, 0.2, 0.06)
        .wobble(0.4);
    s.lit(
        &blob(&[
            p(-8.0, 3.0),
            p(-9.0, -4.0),
            p(-5.0, -10.0),
            p(3.0, -11.0),
            p(7.5, -6.5),
            p(2.0, -4.5),
            p(-1.0, 1.0),
            p(-3.5, 5.5),
        ]),
        &hair,
    );
    hat(s, who, (x - 0.5, y - 6.5));
}

/// Somebody sitting, in profile: the seat is at the place's point, the feet 34 units below it.
pub fn seated(s: &mut Studio, place: Place, who: &Person) {
    s.at(place, |s| {
        let leg = s.mat(who.legs).round(4.5, 1.0).wobble(0.3);
        for (shift, bias) in [(-3.0, -0.18), (0.0, 0.0)] {
            let leg = leg.clone().bias(bias);
            s.lit(
                &limb(&[
                    (0.0 + shift, -6.0, 6.0),
                    (24.0 + shift, -6.0, 5.0),
                    (25.0 + shift, 14.0, 4.0),
                    (23.0 + shift, 31.0, 3.2),
                ]),
                &leg,
            );
            s.lit(
                &limb(&[(22.0 + shift, 32.0, 2.6), (31.0 + shift, 32.5, 2.0)]),
                &leg,
            );
        }
        let coat = cloth(s, who.coat, 10.0);
        s.lit(
            &blob(&[
                (-2.0, -56.0),
                (-9.0, -48.0),
                (-12.0, -24.0),
                (-13.0, 0.0),
                (4.0, 1.5),
                (16.0, -2.0),
                (12.0, -14.0),
                (9.0, -34.0),
                (6.0, -52.0),
            ]),
            &coat,
        );
        head_profile(s, who, (1.5, -65.0));
        let (x, y) = SEATED_HAND;
        let hand = skin(s, who.skin, 3.0);
        s.lit(&ellipse(x, y, 3.0, 2.8), &hand);
        let sleeve = cloth(s, who.coat, 4.5);
        s.lit(
            &limb(&[(-1.0, -47.0, 5.0), (4.0, -30.0, 4.4), (x - 3.0, y, 3.2)]),
            &sleeve,
        );
    });
}

/// A child from behind: large head, short legs. 100 units high at size 1; draw it smaller.
pub fn child(s: &mut Studio, place: Place, who: &Person) {
    s.at(place, |s| {
        let leg = s.mat(who.legs).round(5.0, 1.0).wobble(0.3);
        for side in [-1.0, 1.0] {
            s.lit(
                &limb(&[(side * 7.0, -28.0, 6.0), (side * 7.5, -4.0, 4.6)]),
                &leg,
            );
            s.lit(&ellipse(side * 8.5, -2.5, 6.5, 3.4), &leg);
        }
        let coat = cloth(s, who.coat, 14.0);
        s.lit(
            &blob(&[
                (-6.0, -64.0),
                (-15.0, -57.0),
                (-18.0, -38.0),
                (-23.0, -20.0),
                (0.0, -16.0),
                (23.0, -20.0),
                (18.0, -38.0),
                (15.0, -57.0),
                (6.0, -64.0),
            ]),
            &coat,
        );
        let hair = s
            .mat(who.hair)
            .round(13.0, 1.1)
            .texture(0.2, 0.15, 0.05)
            .wobble(0.6);
        s.lit(&ellipse(0.0, -81.0, 15.0, 16.5), &hair);
        let sleeve = cloth(s, who.coat, 5.0);
        let hand = skin(s, who.skin, 3.5);
        for side in [-1.0, 1.0] {
            let up = who.arms == Arms::Up || (who.arms == Arms::OneUp && side > 0.0);
            let out = who.arms == Arms::OneOut && side > 0.0;
            let (x, y) = if up {
                (side * 28.0, -98.0)
            } else if out {
                (side * 34.0, -44.0)
            } else {
                (side * 21.0, -32.0)
            };
            s.lit(&ellipse(x, y, 4.0, 4.2), &hand);
            s.lit(
                &limb(&[
                    (side * 13.0, -56.0, 5.6),
                    (side * 21.0, (y - 56.0) * 0.5, 5.0),
                    (x, y - (y + 50.0).signum() * 3.0, 4.2),
                ]),
                &sleeve,
            );
        }
        if let Some((kind, colour)) = who.hat {
            s.at(crate::shape::at(0.0, -90.0).size(1.7), |s| {
                let wearing = Person::new(colour).hat(kind, colour);
                hat(s, &wearing, (0.0, 0.0));
            });
        }
    });
}

/// Somebody asleep on their back under a blanket, head to the left: 100 units long, lying on the
/// place's point.
pub fn sleeper(s: &mut Studio, place: Place, who: &Person, blanket: Hex) {
    s.at(place, |s| {
        let flesh = skin(s, who.skin, 8.0);
        let hair = s.mat(who.hair).round(7.0, 1.0).texture(0.2, 0.1, 0.1);
        s.lit(&ellipse(-42.0, -9.0, 9.0, 7.5), &hair);
        s.lit(
            &blob(&[
                (-48.0, -8.0),
                (-44.0, -15.0),
                (-38.0, -15.5),
                (-35.0, -18.0),
                (-33.0, -14.5),
                (-30.0, -13.0),
                (-31.0, -5.0),
                (-42.0, -3.0),
            ]),
            &flesh,
        );
        s.line(
            &[(-41.5, -13.0), (-40.0, -11.8), (-38.2, -12.6)],
            0x2a1a20,
            0.9,
            0.9,
        );
        let cover = cloth(s, blanket, 14.0);
        s.lit(
            &blob(&[
                (-30.0, 0.0),
                (-29.0, -13.0),
                (-10.0, -17.0),
                (12.0, -14.0),
                (38.0, -13.0),
                (50.0, -18.0),
                (55.0, -8.0),
                (54.0, 1.0),
            ]),
            &cover,
        );
        let fold = mix(blanket, 0xffffff, 0.3);
        let edge = s.mat(fold).round(4.0, 1.0);
        s.lit(
            &limb(&[(-29.0, -14.0, 3.0), (-27.0, -7.0, 3.4), (-29.0, 0.0, 3.0)]),
            &edge,
        );
    });
}
