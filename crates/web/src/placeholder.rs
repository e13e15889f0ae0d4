//! Draws a picture for a card that has none.

use std::fmt::Write;

use moonhare_rules::Card;

use crate::DeckInfo;

/// Cards drawn by [`placeholder`], at `/cards/{number}.svg`.
#[derive(Clone, Copy, Debug, Default)]
pub struct Placeholders;

impl DeckInfo for Placeholders {
    fn small(&self, card: Card) -> String {
        format!("/cards/{}.svg", card.0)
    }

    fn large(&self, card: Card) -> String {
        self.small(card)
    }
}

/// A moonlit scene for a card: sky, moon, hills and one object. The same number gives the same
/// scene.
pub fn placeholder(card: Card) -> String {
    let mut dice = Dice(u32::from(card.0).wrapping_mul(2_654_435_761) ^ 0x9e37);
    dice.roll(7);
    // Night above, the last light below.
    let hue = 185 + dice.roll(125);
    let warm = [18, 32, 44, 330, 350, 200][dice.roll(6) as usize];
    let moon_x = 40 + dice.roll(120);
    let moon_y = 45 + dice.roll(60);
    let moon_r = 16 + dice.roll(22);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 200 300\" width=\"400\" height=\"600\">\
         <defs><linearGradient id=\"s\" x1=\"0\" y1=\"0\" x2=\"0\" y2=\"1\">\
         <stop offset=\"0\" stop-color=\"hsl({hue} 52% 15%)\"/>\
         <stop offset=\".5\" stop-color=\"hsl({hue} 38% 34%)\"/>\
         <stop offset=\"1\" stop-color=\"hsl({warm} 62% 64%)\"/></linearGradient>\
         <radialGradient id=\"m\"><stop offset=\".55\" stop-color=\"#fff6da\"/>\
         <stop offset=\".6\" stop-color=\"#fff1c4\" stop-opacity=\".35\"/>\
         <stop offset=\"1\" stop-color=\"#fff1c4\" stop-opacity=\"0\"/></radialGradient></defs>\
         <rect width=\"200\" height=\"300\" fill=\"url(#s)\"/>\
         <circle cx=\"{moon_x}\" cy=\"{moon_y}\" r=\"{}\" fill=\"url(#m)\"/>",
        moon_r * 2
    );
    // Writing to a string can't fail.
    for _ in 0..14 + dice.roll(14) {
        let (x, y, r) = (dice.roll(200), dice.roll(150), 4 + dice.roll(9));
        let _ = write!(
            svg,
            "<circle cx=\"{x}\" cy=\"{y}\" r=\".{r}\" fill=\"#fff\" fill-opacity=\".8\"/>"
        );
    }
    for layer in 0..3 {
        let base = 190 + layer * 34;
        let (a, b, c) = (dice.roll(46), dice.roll(46), dice.roll(46));
        let _ = write!(
            svg,
            "<path d=\"M0 {}C50 {} 70 {} 110 {}S170 {} 200 {}V300H0Z\" fill=\"hsl({} {}% {}%)\"/>",
            base - a,
            base - a - 26,
            base + b,
            base - b / 2,
            base - c,
            base - c / 2,
            (hue + 12 * layer) % 360,
            34 - layer * 4,
            30 - layer * 8
        );
    }
    let (x, y) = (60 + dice.roll(80), 205 + dice.roll(30));
    let scale = 130 + dice.roll(60);
    let _ = write!(
        svg,
        "<g transform=\"translate({x} {y}) scale({}.{:02})\" fill=\"#131b45\" stroke=\"#fff1c4\" \
         stroke-width=\"2\" stroke-linejoin=\"round\">{}</g></svg>",
        scale / 100,
        scale % 100,
        THINGS[dice.roll(THINGS.len() as u32) as usize]
    );
    svg
}

/// One object for each scene, about 60 wide, standing on the origin.
const THINGS: [&str; 8] = [
    // A hare.
    "<path d=\"M-14 30c-8-2-10-12-2-18-4-16 8-26 18-26-2-14 0-26 6-28 5 2 5 14 3 22 4-8 10-14 14-12 3 4-4 16-10 24 6 6 4 14-4 16 4 8 4 16 0 22Z\"/>",
    // A house with a light in it.
    "<path d=\"M-24 30V-4L0-26 24-4v34Z\"/><path fill=\"#f0c463\" d=\"M-8 6H4v12H-8Z\"/>",
    // A boat.
    "<path d=\"M-34 8h68L22 28h-44ZM0 6v-44l24 38Z\"/>",
    // A tree.
    "<path d=\"M-4 30V4h8v26Z\"/><circle cy=\"-12\" r=\"22\"/><circle cx=\"-6\" cy=\"-16\" r=\"3\" fill=\"#f0c463\"/><circle cx=\"8\" cy=\"-6\" r=\"3\" fill=\"#f0c463\"/>",
    // A lighthouse.
    "<path d=\"M-10 30-5-26H5l5 56Z\"/><path d=\"M-9-26H9l-3-12H-6Z\"/><path fill=\"#f0c463\" stroke=\"none\" fill-opacity=\".6\" d=\"M8-34 60-52v34Z\"/>",
    // A balloon.
    "<path d=\"M0-44c18 0 24 14 22 26C20-6 8 2 6 10H-6C-8 2-20-6-22-18-24-30-18-44 0-44Z\"/><path d=\"M-5 14H5v9H-5Z\"/>",
    // A key.
    "<path d=\"M0-40a15 15 0 0 1 4 29V30h12v-8H8v-6h8V8H4\" fill=\"none\" stroke-width=\"6\"/><circle cy=\"-25\" r=\"13\" fill=\"none\" stroke-width=\"6\"/>",
    // A whale.
    "<path d=\"M-38 4c0-20 20-28 40-24 16 4 22 12 26 20l10-10c4 8 2 18-6 22-12 12-50 18-62 6-5-4-8-8-8-14Z\"/><circle cx=\"-22\" cy=\"0\" r=\"2.500\" fill=\"#fff1c4\"/>",
];

/// Repeatable random numbers for drawings.
struct Dice(u32);

impl Dice {
    fn roll(&mut self, sides: u32) -> u32 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 17;
        self.0 ^= self.0 << 5;
        self.0 % sides.max(1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_placeholder_is_stable_and_unique() {
        let pictures: Vec<String> = (0..84).map(|number| placeholder(Card(number))).collect();
        for (number, picture) in pictures.iter().enumerate() {
            assert_eq!(*picture, placeholder(Card(number as u16)));
            assert_eq!(pictures.iter().filter(|other| *other == picture).count(), 1);
            assert!(!picture.contains("<text"), "a card shows no number");
        }
    }
}
