//! The studio: where silhouettes become lit shapes, one over the other.
//!
//! Shapes go through the current [`Place`] (see [`Studio::at`]), as do all lengths: a motif drawn
//! at half its size has half the roundness, half the fur. Functions of pixels ([`Studio::backdrop`],
//! [`Studio::repaint`], [`Studio::fill`]) see card units always.

use rayon::prelude::*;
use tiny_skia::{FillRule, PathBuilder};

use crate::colour::{Hex, Ramp, Rgb, rgb};
use crate::mask::Mask;
use crate::material::{Fade, Light, Material};
use crate::maths::{sat, smooth};
use crate::noise::{fbm, grain, warp};
use crate::palette::{Palette, Tones};
use crate::picture::Picture;
use crate::plane::Plane;
use crate::shape::{Place, Point, Shape, Transform, poly, spline};

/// What is thinner than this is light or mist, and is never cut from paper.
const SOLID: f32 = 0.6;
/// Where a ramp has its middle tone.
const MIDDLE: f32 = 0.68;

/// A picture in the making, and the light of its card.
#[derive(Debug)]
pub struct Studio {
    pub width: usize,
    pub height: usize,
    /// Pixels per card unit.
    pub scale: f32,
    pub picture: Picture,
    /// How much of the unpainted scene comes back after painting: eyes, faces.
    pub detail: Plane,
    /// Whether this is only a quick look at the drawing.
    pub draft: bool,
    /// Everything is cut from paper instead of being lit.
    pub paper: bool,
    /// The colours of this card's palette.
    pub tones: &'static Tones,
    light: Light,
    shadow: Rgb,
    lit: Rgb,
    rim: Rgb,
    rim_from: (f32, f32),
    place: Transform,
    seed: u32,
    /// Collects the coverage of what is drawn while something wants it.
    stencil: Option<Plane>,
    /// Only the stencil is drawn on.
    rehearsal: bool,
}

/// A shadow cast on level ground by something upright. See [`Studio::casting`].
#[derive(Clone, Copy, Debug)]
pub struct Shadow {
    /// Where the thing touches the ground.
    pub ground: f32,
    /// Units to the side for each unit down the card.
    pub lean: f32,
    /// Length relative to the thing's height; negative falls away from the viewer.
    pub length: f32,
    /// What the ground is multiplied by.
    pub colour: Hex,
    pub strength: f32,
}

impl Studio {
    pub fn new(width: usize, palette: Palette) -> Studio {
        let height = width * 3 / 2;
        let tones = palette.tones();
        let (x, y, z) = tones.key;
        Studio {
            width,
            height,
            scale: width as f32 / 600.0,
            picture: Picture::new(width, height, Rgb::BLACK),
            detail: Plane::new(width, height, 0.0),
            draft: false,
            paper: false,
            tones,
            light: Light::From(x, y, z),
            shadow: rgb(tones.shadow),
            lit: rgb(tones.light),
            rim: rgb(tones.rim),
            rim_from: (x, y),
            place: Transform::IDENTITY,
            seed: 1,
            stencil: None,
            rehearsal: false,
        }
    }

    /// Sets the key light; unless a card says otherwise it is its palette's. The rim comes from
    /// there too.
    pub fn key(&mut self, light: Light) {
        self.light = light;
        if let Light::From(x, y, _) = light {
            self.rim_from = (x, y);
        }
    }

    /// Sets where the rim light comes from.
    pub fn rim_from(&mut self, x: f32, y: f32) {
        self.rim_from = (x, y);
    }

    /// Sets the hues that shadows, lights and rims drift to.
    pub fn hues(&mut self, shadow: Hex, light: Hex, rim: Hex) {
        (self.shadow, self.lit, self.rim) = (rgb(shadow), rgb(light), rgb(rim));
    }

    /// A material of one local colour in this card's light.
    pub fn mat(&self, local: Hex) -> Material {
        Material::drifting(local, self.shadow, self.lit)
    }

    /// A material of given colours from shadow to light, without rim.
    pub fn ramp(&self, colours: &[Hex]) -> Material {
        Material::new(Ramp::even(colours)).rim(0.0)
    }

    /// Draws within a place: coordinates and lengths are its own.
    pub fn at<T>(&mut self, place: Place, draw: impl FnOnce(&mut Studio) -> T) -> T {
        let outer = self.place;
        self.place = place.transform().within(&outer);
        let result = draw(self);
        self.place = outer;
        result
    }

    /// How much larger things are drawn than in card units, within [`Studio::at`].
    pub fn zoom(&self) -> f32 {
        self.place.scale()
    }

    /// A point of the current place in card units.
    pub fn on_card(&self, point: Point) -> Point {
        self.place.apply(point)
    }

    // ---- whole-card functions -------------------------------------------------------------

    /// Fills the whole card.
    pub fn backdrop(&mut self, f: impl Fn(f32, f32) -> Rgb + Sync) {
        self.repaint(|x, y, _| f(x, y));
    }

    /// Changes the whole card: `f(x, y, colour so far)`.
    pub fn repaint(&mut self, f: impl Fn(f32, f32, Rgb) -> Rgb + Sync) {
        if self.rehearsal {
            return;
        }
        let unit = 1.0 / self.scale;
        self.picture.each(&|x, y, c| f(x * unit, y * unit, c));
    }

    /// A band of mist between two heights.
    pub fn mist(&mut self, top: f32, bottom: f32, colour: Hex, strength: f32) {
        let colour = rgb(colour);
        let seed = self.next_seed();
        let (middle, half) = ((top + bottom) / 2.0, (bottom - top).abs() / 2.0);
        self.repaint(|x, y, c| {
            let d = ((y - middle) / half).abs();
            if d > 1.6 {
                return c;
            }
            let drift = warp(x * 0.005, y * 0.014, 4, seed, 1.2);
            let k = (1.0 - smooth(0.0, 1.0, d + 0.45 * drift)) * strength;
            c.blend(colour, sat(k))
        });
    }

    /// Shafts of light from a point: direction and half-angle in degrees, 0 is to the right.
    pub fn rays(&mut self, from: Point, towards: f32, spread: f32, length: f32, light: Hex) {
        let light = rgb(light);
        let seed = self.next_seed();
        let (towards, spread) = (towards.to_radians(), spread.to_radians());
        self.repaint(|x, y, c| {
            use std::f32::consts::{PI, TAU};
            let (dx, dy) = (x - from.0, y - from.1);
            let angle = (dy.atan2(dx) - towards + PI).rem_euclid(TAU) - PI;
            let edge = 1.0 - smooth(spread * 0.6, spread, angle.abs());
            if edge <= 0.0 {
                return c;
            }
            let r = dx.hypot(dy);
            let fingers = 0.55
                + 0.45 * grain(angle * 14.0, 0.3, seed)
                + 0.25 * grain(angle * 45.0, 0.7, seed);
            let reach = (1.0 - smooth(0.0, length, r)) * smooth(0.0, 30.0, r);
            c.screen(light * sat(edge * fingers * reach * 0.4))
        });
    }

    /// Mirrors what is above the line into the water below it.
    pub fn reflect(&mut self, line: f32, depth: f32, water: Hex, ripple: f32) {
        let above = self.picture.clone();
        let (unit, water) = (self.scale, rgb(water));
        self.repaint(|x, y, c| {
            if y < line {
                return c;
            }
            let d = (y - line) / depth;
            let reach = ripple * (0.3 + 3.0 * d);
            let dx = grain(x * 0.012 / (0.3 + d), y * 0.12 / (0.35 + d), 55) * reach;
            let dy = grain(x * 0.02 / (0.3 + d), y * 0.16 / (0.35 + d), 56) * reach * 1.6;
            let source = (2.0 * line - y + dy).min(line - 0.5);
            let mirrored = above.sample((x + dx) * unit, source * unit);
            mirrored.blend(water, sat(0.25 + 0.75 * d))
        });
    }

    // ---- masks ----------------------------------------------------------------------------

    /// Coverage of a shape, cut by an unsteady hand.
    pub fn mask(&mut self, shape: &Shape, wobble: f32) -> Mask {
        self.mask_with(shape, wobble, 0.0)
    }

    fn mask_with(&mut self, shape: &Shape, wobble: f32, fur: f32) -> Mask {
        let shape = shape.through(self.place);
        let zoom = self.zoom();
        let (wobble, fur) = (wobble * zoom, fur * zoom);
        let mask = self.rasterise(&shape, wobble * 2.0 + fur * 1.6 + 2.0);
        if wobble <= 0.0 && fur <= 0.0 {
            return mask;
        }
        let seed = self.next_seed() * 7;
        let s = self.scale;
        let (left, top) = (mask.left as f32, mask.top as f32);
        let sharp = &mask.plane;
        let plane = Plane::from_fn(sharp.width, sharp.height, |x, y| {
            let (u, v) = ((x + left) / s, (y + top) / s);
            let sway = |n: u32| {
                grain(u * 0.045, v * 0.045, seed + n) * 1.3
                    + grain(u * 0.25, v * 0.25, seed + n + 1) * 0.5
            };
            let (mut dx, mut dy) = (sway(0) * wobble, sway(2) * wobble);
            if fur > 0.0 {
                dx += grain(u * 0.5, v * 0.16, seed + 4) * fur * 0.5;
                dy += grain(u * 0.55, v * 0.14, seed + 5) * fur;
            }
            sharp.sample(x + dx * s, y + dy * s)
        });
        Mask { plane, ..mask }
    }

    /// Antialiased coverage of a shape given in card units.
    fn rasterise(&self, shape: &Shape, margin: f32) -> Mask {
        let s = self.scale;
        let empty = Mask {
            left: 0,
            top: 0,
            plane: Plane::new(2, 2, 0.0),
        };
        let mut path = PathBuilder::new();
        for outline in shape.outlines.iter().filter(|o| o.len() > 2) {
            path.move_to(outline[0].0 * s, outline[0].1 * s);
            for p in &outline[1..] {
                path.line_to(p.0 * s, p.1 * s);
            }
            path.close();
        }
        let Some(path) = path.finish() else {
            return empty;
        };
        let (x0, y0, x1, y1) = shape.bounds();
        let pad = (margin * s).ceil() as i32;
        let beyond = (200.0 * s) as i32;
        let left = ((x0 * s).floor() as i32 - pad).max(-beyond);
        let top = ((y0 * s).floor() as i32 - pad).max(-beyond);
        let right = ((x1 * s).ceil() as i32 + pad).min(self.width as i32 + beyond);
        let bottom = ((y1 * s).ceil() as i32 + pad).min(self.height as i32 + beyond);
        if right <= left || bottom <= top {
            return empty;
        }
        let (w, h) = ((right - left) as u32, (bottom - top) as u32);
        let Some(mut mask) = tiny_skia::Mask::new(w, h) else {
            return empty;
        };
        let shift = tiny_skia::Transform::from_translate(-left as f32, -top as f32);
        mask.fill_path(&path, FillRule::Winding, true, shift);
        let data = mask.data().iter().map(|&v| f32::from(v) / 255.0).collect();
        Mask {
            left,
            top,
            plane: Plane {
                width: w as usize,
                height: h as usize,
                data,
            },
        }
    }

    pub(crate) fn next_seed(&mut self) -> u32 {
        self.seed += 1;
        self.seed
    }

    /// Changes the pixels a mask may cover.
    pub(crate) fn each_in(&mut self, mask: &Mask, f: &(dyn Fn(i32, i32, Rgb) -> Rgb + Sync)) {
        if self.rehearsal {
            return;
        }
        let (width, height) = (self.width as i32, self.height as i32);
        let x0 = mask.left.max(0);
        let x1 = (mask.left + mask.plane.width as i32).min(width);
        let y0 = mask.top.max(0);
        let y1 = (mask.top + mask.plane.height as i32).min(height);
        if x0 >= x1 || y0 >= y1 {
            return;
        }
        let rows = &mut self.picture.data[y0 as usize * self.width..y1 as usize * self.width];
        let paint = |(j, row): (usize, &mut [Rgb])| {
            for x in x0..x1 {
                row[x as usize] = f(x, y0 + j as i32, row[x as usize]);
            }
        };
        if (x1 - x0) * (y1 - y0) < 4096 {
            rows.chunks_mut(self.width).enumerate().for_each(paint);
        } else {
            rows.par_chunks_mut(self.width).enumerate().for_each(paint);
        }
    }

    fn stamp(&mut self, mask: &Mask, alpha: f32) {
        let Some(stencil) = &mut self.stencil else {
            return;
        };
        for y in mask.top.max(0)..(mask.top + mask.plane.height as i32).min(self.height as i32) {
            for x in mask.left.max(0)..(mask.left + mask.plane.width as i32).min(self.width as i32)
            {
                let v = &mut stencil.data[y as usize * self.width + x as usize];
                *v = v.max(mask.at(x, y) * alpha);
            }
        }
    }

    // ---- drawing --------------------------------------------------------------------------

    /// The workhorse: fills a silhouette with relief, light and texture. Returns where it is, to
    /// clip what goes on top.
    pub fn lit(&mut self, shape: &Shape, material: &Material) -> Mask {
        let mask = self.mask_with(shape, material.wobble, material.fur);
        self.lit_mask(&mask, material)
    }

    /// Lights a given coverage.
    pub fn lit_mask(&mut self, mask: &Mask, material: &Material) -> Mask {
        let m = material;
        if self.paper && m.alpha > SOLID {
            return self.cut_of(mask, material);
        }
        let (s, zoom) = (self.scale, self.zoom());
        let mask = if m.blur > 0.0 {
            mask.blurred(m.blur * zoom * s)
        } else {
            mask.padded(2)
        };
        self.stamp(&mask, m.alpha);
        let seed = self.next_seed() * 13;
        if self.rehearsal {
            return mask;
        }
        let relief = relief(&mask.plane, m.roundness * zoom, s);
        let drift = self.drift(m);
        let light = m.light.unwrap_or(self.light);
        let (rim, rim_from) = (self.rim, self.rim_from);
        let (across, down) = (m.weave.0 / zoom, m.weave.1 / zoom);
        let (left, top) = (mask.left, mask.top);
        self.each_in(&mask, &|x, y, under| {
            let alpha = mask.at(x, y) * m.alpha;
            if alpha <= 0.002 {
                return under;
            }
            let (u, v) = (x as f32 / s, y as f32 / s);
            let (i, j) = (x - left, y - top);
            let slope_x = (relief.at(i + 1, j) - relief.at(i - 1, j)) * 0.5 * m.bump;
            let slope_y = (relief.at(i, j + 1) - relief.at(i, j - 1)) * 0.5 * m.bump;
            let mottle = warp(u * across, v * down, 4, seed, 0.8);
            let fine = fbm(u * across * 4.0, v * down * 4.0, 3, seed + 5);
            let nx = -slope_x + fine * m.texture * 1.2;
            let ny = -slope_y + mottle * m.texture * 1.2;
            let length = (nx * nx + ny * ny + 1.0).sqrt();
            let (nx, ny, nz) = (nx / length, ny / length, 1.0 / length);
            let ((a, b, c), falloff) = light.at(u, v);
            let facing = nx * a + ny * b + nz * c;
            let k = (0.5 + 0.5 * facing * m.gain) * falloff + m.bias + mottle * m.texture;
            let mut colour = m.ramp.at(k - drift.dusk(v));
            if m.rim > 0.0 {
                let edge =
                    (1.0 - nz).powf(1.3) * smooth(-0.1, 0.9, nx * rim_from.0 + ny * rim_from.1);
                colour = colour.mix(rim, sat(edge * m.rim));
            }
            under.mix(drift.fade(colour, v), alpha)
        });
        mask
    }

    /// A material's middle tone at a point of the card, as the light falls there.
    pub(crate) fn tone_of(&self, material: &Material) -> impl Fn(f32, f32) -> Rgb + Sync + use<> {
        let m = material.clone();
        let drift = self.drift(&m);
        let light = m.light.unwrap_or(self.light);
        move |u, v| {
            let (_, falloff) = light.at(u, v);
            let colour = m.ramp.at(MIDDLE * falloff + m.bias - drift.dusk(v));
            drift.fade(colour, v)
        }
    }

    /// What a material does down the card, in the card's units.
    fn drift(&self, material: &Material) -> Drift {
        let height_of = |y: f32| self.place.apply((0.0, y)).1;
        let fade = |fade: Fade| Fade {
            from: height_of(fade.from),
            to: height_of(fade.to),
            ..fade
        };
        let dusk = |(from, to, k)| (height_of(from), height_of(to), k);
        Drift {
            fade: material.fade.map(fade),
            dusk: material.dusk.map(dusk),
        }
    }

    /// A plain fill.
    pub fn flat(&mut self, shape: &Shape, colour: Hex, alpha: f32) -> Mask {
        let mask = self.mask(shape, 0.4);
        self.wash(&mask, colour, alpha);
        mask
    }

    /// A plain fill with a blurred edge.
    pub fn soft(&mut self, shape: &Shape, colour: Hex, blur: f32, alpha: f32) -> Mask {
        let sigma = blur * self.zoom() * self.scale;
        let mask = self.mask(shape, 0.0).blurred(sigma);
        self.wash(&mask, colour, alpha);
        mask
    }

    /// Lays a colour over a mask.
    pub fn wash(&mut self, mask: &Mask, colour: Hex, alpha: f32) {
        self.stamp(mask, alpha);
        let colour = rgb(colour);
        self.each_in(mask, &|x, y, c| c.mix(colour, sat(mask.at(x, y) * alpha)));
    }

    /// Any function of the pixels within a mask: `f(x, y, colour so far)`.
    pub fn fill(&mut self, mask: &Mask, f: impl Fn(f32, f32, Rgb) -> Rgb + Sync) {
        self.stamp(mask, 1.0);
        let s = self.scale;
        self.each_in(mask, &|x, y, c| {
            let alpha = mask.at(x, y);
            if alpha < 0.002 {
                c
            } else {
                c.mix(f(x as f32 / s, y as f32 / s, c), alpha)
            }
        });
    }

    /// A smooth line of even width.
    pub fn line(&mut self, points: &[Point], colour: Hex, width: f32, alpha: f32) {
        let curve = spline(points, 8);
        self.flat(&stroke(&curve, width / 2.0), colour, alpha);
    }

    /// A line with corners.
    pub fn edges(&mut self, points: &[Point], colour: Hex, width: f32, alpha: f32) {
        self.flat(&stroke(points, width / 2.0), colour, alpha);
    }

    /// Light in the air: brightens softly round a point.
    pub fn glow(&mut self, x: f32, y: f32, radius: f32, colour: Hex, strength: f32) {
        let (x, y) = self.place.apply((x, y));
        let (s, r) = (self.scale, radius * self.zoom());
        let light = rgb(colour);
        let half = (r * 2.0 * s).ceil();
        let area = Mask {
            left: (x * s - half) as i32,
            top: (y * s - half) as i32,
            plane: Plane {
                width: 2 * half as usize + 1,
                height: 2 * half as usize + 1,
                data: Vec::new(),
            },
        };
        self.each_in(&area, &|px, py, c| {
            let d = (px as f32 / s - x).hypot(py as f32 / s - y) / r;
            if d > 2.0 {
                return c;
            }
            c.screen(light * ((-d * d * 1.6).exp() * strength * smooth(2.0, 1.4, d)))
        });
    }

    /// Multiplies by a colour: contact shadows, hollows.
    pub fn shade(&mut self, shape: &Shape, colour: Hex, blur: f32, alpha: f32) {
        self.shade_clipped(None, shape, colour, blur, alpha);
    }

    /// [`Studio::shade`] within something drawn before.
    pub fn shade_on(&mut self, on: &Mask, shape: &Shape, colour: Hex, blur: f32, alpha: f32) {
        self.shade_clipped(Some(on), shape, colour, blur, alpha);
    }

    fn shade_clipped(
        &mut self,
        on: Option<&Mask>,
        shape: &Shape,
        colour: Hex,
        blur: f32,
        alpha: f32,
    ) {
        let sigma = blur * self.zoom() * self.scale;
        let mask = self.mask(shape, 0.0).blurred(sigma);
        let colour = rgb(colour);
        self.each_in(&mask, &|x, y, c| {
            let clip = on.map_or(1.0, |m| m.at(x, y));
            c.mix(c.multiply(colour), sat(mask.at(x, y) * alpha * clip))
        });
    }

    /// A patch of colour within something drawn before: cheeks, patterns, stripes.
    pub fn tint(&mut self, on: &Mask, shape: &Shape, colour: Hex, blur: f32, alpha: f32) {
        let sigma = blur * self.zoom() * self.scale;
        let mask = self.mask(shape, 0.4).blurred(sigma);
        let colour = rgb(colour);
        self.each_in(&mask, &|x, y, c| {
            c.mix(colour, sat(mask.at(x, y) * alpha * on.at(x, y)))
        });
    }

    /// Asks for the drawing to show through the paint round a point: eyes, small faces.
    pub fn detail(&mut self, x: f32, y: f32, radius: f32) {
        if self.rehearsal {
            return;
        }
        let (x, y) = self.place.apply((x, y));
        let (s, r) = (self.scale, radius * self.zoom());
        let width = self.width;
        for (j, row) in self.detail.data.chunks_mut(width).enumerate() {
            if (j as f32 / s - y).abs() > r {
                continue;
            }
            for (i, v) in row.iter_mut().enumerate() {
                let d = (i as f32 / s - x).hypot(j as f32 / s - y);
                *v = v.max(1.0 - smooth(r * 0.6, r, d));
            }
        }
    }

    // ---- groups ---------------------------------------------------------------------------

    /// Where everything drawn by `draw` is, without drawing it.
    pub fn silhouette(&mut self, draw: impl FnOnce(&mut Studio)) -> Mask {
        let (rehearsal, seed) = (self.rehearsal, self.seed);
        self.rehearsal = true;
        let mask = self.recorded(draw);
        (self.rehearsal, self.seed) = (rehearsal, seed);
        mask
    }

    fn recorded(&mut self, draw: impl FnOnce(&mut Studio)) -> Mask {
        let outer = self
            .stencil
            .replace(Plane::new(self.width, self.height, 0.0));
        draw(self);
        let plane = std::mem::replace(&mut self.stencil, outer)
            .unwrap_or_else(|| Plane::new(self.width, self.height, 0.0));
        let mask = Mask {
            left: 0,
            top: 0,
            plane,
        };
        self.stamp(&mask, 1.0);
        mask
    }

    /// Draws something and the shadow its silhouette casts on level ground.
    pub fn casting(&mut self, shadow: Shadow, draw: impl Fn(&mut Studio)) {
        let caster = self.silhouette(&draw);
        let s = self.scale;
        let (_, ground) = self.place.apply((0.0, shadow.ground));
        let colour = rgb(shadow.colour);
        let near = caster.blurred(0.8 * s);
        let far = caster.blurred(7.0 * s);
        let area = caster.padded(0);
        self.each_in(&area, &|x, y, c| {
            let (u, v) = (x as f32 / s, y as f32 / s);
            let d = v - ground;
            let up = d / shadow.length;
            if up < 0.0 {
                return c;
            }
            let (sx, sy) = ((u - shadow.lean * d.abs()) * s, (ground - up) * s);
            let softness = smooth(0.0, 160.0, up);
            let k = near.sample(sx, sy) * (1.0 - softness) + far.sample(sx, sy) * softness;
            let k = k * (1.0 - 0.45 * softness) * shadow.strength;
            c.mix(c.multiply(colour), sat(k))
        });
        draw(self);
    }

    /// Draws something and lets the air in front of it take it back: distance, water, glass.
    pub fn veiled(&mut self, colour: Hex, strength: f32, draw: impl FnOnce(&mut Studio)) {
        let mask = self.recorded(draw);
        let colour = rgb(colour);
        self.each_in(&mask, &|x, y, c| {
            c.blend(colour, sat(mask.at(x, y) * strength))
        });
    }
}

/// A material's fade and dusk where it lies.
struct Drift {
    fade: Option<Fade>,
    dusk: Option<(f32, f32, f32)>,
}

impl Drift {
    /// By how much it is darker.
    fn dusk(&self, v: f32) -> f32 {
        let dusk = self.dusk;
        dusk.map_or(0.0, |(from, to, amount)| amount * smooth(from, to, v))
    }

    fn fade(&self, colour: Rgb, v: f32) -> Rgb {
        self.fade.map_or(colour, |fade| {
            colour.blend(fade.colour, smooth(fade.from, fade.to, v) * fade.strength)
        })
    }
}

/// Height of a soft, inflated body over a mask: the sum of ever wider blurs, rounded off.
fn relief(mask: &Plane, reach: f32, scale: f32) -> Plane {
    let full = (reach * scale).max(0.1);
    let mut height = Plane::new(mask.width, mask.height, 0.0);
    let mut sigma = 1.5 * scale;
    while sigma < (full * 0.8).max(1.6 * scale) {
        let blurred = mask.blur(sigma);
        for (h, v) in height.data.iter_mut().zip(&blurred.data) {
            *h += (2.0 * v - 1.0).max(0.0) * sigma;
        }
        sigma *= 1.7;
    }
    for h in &mut height.data {
        let t = sat(*h / full);
        *h = full * (1.0 - (1.0 - t) * (1.0 - t)).sqrt();
    }
    height.blur((full * 0.06).max(1.0))
}

/// The outline of a line of given half-width, with round joints and ends.
fn stroke(points: &[Point], half: f32) -> Shape {
    let mut shape = Shape::default();
    for pair in points.windows(2) {
        let (a, b) = (pair[0], pair[1]);
        let (dx, dy) = (b.0 - a.0, b.1 - a.1);
        let length = dx.hypot(dy);
        if length < 1e-4 {
            continue;
        }
        let (dx, dy) = (dx / length, dy / length);
        // A lozenge with octagonal ends: neighbours overlap, which rounds the joint.
        let corner = |p: Point, along: f32, side: f32| {
            (
                p.0 + half * (along * dx - side * dy),
                p.1 + half * (along * dy + side * dx),
            )
        };
        shape = shape.and(&poly(&[
            corner(a, 0.0, -1.0),
            corner(b, 0.0, -1.0),
            corner(b, 0.7, -0.7),
            corner(b, 1.0, 0.0),
            corner(b, 0.7, 0.7),
            corner(b, 0.0, 1.0),
            corner(a, 0.0, 1.0),
            corner(a, -0.7, 0.7),
            corner(a, -1.0, 0.0),
            corner(a, -0.7, -0.7),
        ]));
    }
    shape
}
