//! How alike two pictures are to an eye.
//!
//! Floating point differs between platforms, and one bit can move a brush stroke; so a repaint is
//! compared with the committed file by what can be seen from a little distance.

use crate::card::Card;
use crate::colour::Lab;
use crate::maths::sat;
use crate::picture::Picture;
use crate::release::{FileError, read_webp};

/// A repaint of the same card on another platform is at least this alike.
pub const SAME_CARD: f32 = 0.9;

/// Both are looked at in this size.
const LOOK: (usize, usize) = (60, 90);

/// 1 for equal pictures, about 0.5 or less for different ones. The sizes may differ.
pub fn likeness(a: &Picture, b: &Picture) -> f32 {
    let (a, b) = (a.resized(LOOK.0, LOOK.1), b.resized(LOOK.0, LOOK.1));
    let labs = |p: &Picture| -> Vec<Lab> { p.data.iter().map(|&c| c.into()).collect() };
    let (a, b) = (labs(&a), labs(&b));
    let n = a.len() as f32;

    // Structure: correlation of lightness, as in the middle term of SSIM, over the whole card.
    let mean = |v: &[Lab]| v.iter().map(|c| c.l).sum::<f32>() / n;
    let (ma, mb) = (mean(&a), mean(&b));
    let (mut covariance, mut va, mut vb, mut difference) = (0.0, 0.0, 0.0, 0.0);
    for (p, q) in a.iter().zip(&b) {
        covariance += (p.l - ma) * (q.l - mb);
        va += (p.l - ma).powi(2);
        vb += (q.l - mb).powi(2);
        let d = (p.l - q.l).powi(2) + (p.a - q.a).powi(2) + (p.b - q.b).powi(2);
        difference += d.sqrt();
    }
    const CALM: f32 = 0.02;
    let structure = (covariance + CALM) / ((va * vb).sqrt() + CALM);
    let colour = 1.0 - sat(difference / n * 8.0);
    sat(structure) * (0.4 + 0.6 * colour)
}

/// Paints a card anew, at a width in pixels that may be small, and compares it with a shipped file.
pub fn repaint_likeness(card: &Card, width: usize, file: &[u8]) -> Result<f32, FileError> {
    Ok(likeness(&card.paint(width), &read_webp(file)?))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards;
    use crate::colour::Rgb;
    use crate::noise::{cell, fbm};
    use crate::release::webp;

    fn landscape(seed: u32) -> Picture {
        Picture::from_fn(120, 180, |x, y| {
            let v = 0.5 + 0.5 * fbm(x * 0.03, y * 0.03, 3, seed);
            Rgb::new(v, v * 0.8, 1.0 - v)
        })
    }

    #[test]
    fn a_picture_is_like_itself() {
        assert!(likeness(&landscape(1), &landscape(1)) > 0.999);
    }

    #[test]
    fn a_repaint_is_like_the_shipped_card_and_no_other() {
        let card = |id: &str| *cards::DECK.iter().find(|c| c.id == id).unwrap();
        let (paper, oil) = (card("string_city"), card("star_fisher"));
        let shipped = webp(&paper.paint(240), 80.0).unwrap();
        assert!(repaint_likeness(paper, 160, &shipped).unwrap() > SAME_CARD);
        assert!(repaint_likeness(oil, 160, &shipped).unwrap() < 0.6);
    }

    #[test]
    fn grain_and_size_do_not_matter() {
        let a = landscape(1);
        let mut noisy = a.resized(240, 360);
        noisy.each(&|x, y, c| c + Rgb::WHITE * ((cell(x as i32, y as i32, 1) - 0.5) * 0.1));
        assert!(likeness(&a, &noisy) > SAME_CARD);
    }

    #[test]
    fn other_pictures_and_other_colours_do() {
        let a = landscape(1);
        assert!(likeness(&a, &landscape(2)) < 0.6);
        let mut tinted = a.clone();
        tinted.each(&|_, _, c| Rgb::new(c.b, c.g, c.r));
        assert!(likeness(&a, &tinted) < SAME_CARD);
    }
}
