//! Drawing behind glass, on paper, through a hole: only within something.

use crate::mask::Mask;
use crate::studio::Studio;

/// Keeps only what `draw` draws within the mask; outside of it the picture stays as it was.
pub fn within(s: &mut Studio, on: &Mask, draw: impl FnOnce(&mut Studio)) {
    let before = s.picture.clone();
    draw(s);
    let k = s.scale;
    s.repaint(|x, y, c| {
        let (x, y) = (x * k, y * k);
        before.sample(x, y).mix(c, on.sample(x, y))
    });
}
