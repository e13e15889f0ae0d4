//! A card: what it is called, how it is lit and framed, and the scene on it.

use crate::colour::Rgb;
use crate::finish::Finish;
use crate::flow;
use crate::painter::{self, Hand};
use crate::palette::Palette;
use crate::picture::Picture;
use crate::studio::Studio;
use crate::watercolour;

/// How a scene becomes a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Style {
    /// Broad strokes, thick paint: most of the deck.
    Oil,
    /// Finer strokes, thin paint: faces, small figures.
    Gouache,
    /// Washes on white paper.
    Watercolour,
    /// Layers of cut paper; no brush goes over them.
    Paper,
}

/// From where a scene is seen: varied across the deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Framing {
    SideView,
    Wide,
    Tall,
    Portrait,
    CloseUp,
    TopDown,
    FromBelow,
    Interior,
    Crowd,
    CutAway,
    Perspective,
}

/// One picture of the deck. Written as a constant in its own file under `cards/`.
#[derive(Debug)]
pub struct Card {
    /// Speaking and lasting: file names and stories refer to it.
    pub id: &'static str,
    pub palette: Palette,
    pub framing: Framing,
    pub style: Style,
    /// Draws the scene that is then painted.
    pub scene: fn(&mut Studio),
    /// Draws on the finished paint: whiskers, strings, rain, far birds.
    pub ink: fn(&mut Studio),
    /// Which way the brush goes; see [`crate::flow`].
    pub flow: fn(f32, f32) -> f32,
    pub finish: Finish,
}

impl Card {
    /// An oil painting without ink; the rest is added by the methods below.
    pub const fn new(
        id: &'static str,
        palette: Palette,
        framing: Framing,
        scene: fn(&mut Studio),
    ) -> Card {
        Card {
            id,
            palette,
            framing,
            style: Style::Oil,
            scene,
            ink: |_| (),
            flow: flow::drift,
            finish: Finish {
                corners: palette.tones().corners,
                ..Finish::OIL
            },
        }
    }

    pub const fn style(mut self, style: Style) -> Card {
        self.style = style;
        let corners = self.finish.corners;
        self.finish = Finish {
            corners,
            ..match style {
                Style::Oil | Style::Gouache => Finish::OIL,
                Style::Watercolour => Finish::WATER,
                Style::Paper => Finish::PAPER,
            }
        };
        self
    }

    pub const fn ink(mut self, ink: fn(&mut Studio)) -> Card {
        self.ink = ink;
        self
    }

    pub const fn flow(mut self, flow: fn(f32, f32) -> f32) -> Card {
        self.flow = flow;
        self
    }

    /// Replaces the finish; start from `Finish::OIL` and the like.
    pub const fn finish(mut self, finish: Finish) -> Card {
        self.finish = finish;
        self
    }

    /// The scene and its ink without any paint: quick, for looking at the drawing.
    pub fn draw_flat(&self, width: usize) -> Picture {
        let mut studio = self.studio(width);
        studio.draft = true;
        (self.scene)(&mut studio);
        (self.ink)(&mut studio);
        studio.picture
    }

    /// The whole way: scene, paint, returning detail, ink, finish.
    pub fn paint(&self, width: usize) -> Picture {
        let mut studio = self.studio(width);
        (self.scene)(&mut studio);
        studio.picture = self.painted(&studio);
        (self.ink)(&mut studio);
        self.finish.apply(&studio.picture)
    }

    fn studio(&self, width: usize) -> Studio {
        let mut studio = Studio::new(width, self.palette);
        studio.paper = matches!(self.style, Style::Paper);
        studio
    }

    fn painted(&self, studio: &Studio) -> Picture {
        let scene = &studio.picture;
        let hand = match self.style {
            Style::Paper => return scene.clone(),
            Style::Watercolour => return watercolour::paint(scene, &studio.detail),
            Style::Oil => &Hand::OIL,
            Style::Gouache => &Hand::GOUACHE,
        };
        let mut painted = painter::paint(scene, hand, &self.flow, &studio.detail);
        let blurred = scene.blur(2.2 * studio.scale);
        painted.each(&|x, y, c| {
            let (x, y) = (x as i32, y as i32);
            let drawn = scene.at(x, y);
            let c = c.mix(drawn, studio.detail.at(x, y) * 0.38);
            let fine: Rgb = drawn - blurred.at(x, y);
            c + fine * 0.38
        });
        painted
    }
}
