//! Contact sheets: many cards side by side, to see what repeats.

use crate::colour::rgb;
use crate::picture::Picture;

const GAP: usize = 6;
const TABLE: u32 = 0x22242a;

/// Lays cards out in rows, each `width` pixels wide.
pub fn sheet(cards: &[Picture], columns: usize, width: usize) -> Picture {
    let columns = columns.max(1);
    let height = width * 3 / 2;
    let rows = cards.len().div_ceil(columns).max(1);
    let mut sheet = Picture::new(
        columns * (width + GAP) + GAP,
        rows * (height + GAP) + GAP,
        rgb(TABLE),
    );
    for (i, card) in cards.iter().enumerate() {
        let small = card.resized(width, height);
        let left = GAP + (i % columns) * (width + GAP);
        let top = GAP + (i / columns) * (height + GAP);
        for y in 0..height {
            let start = (top + y) * sheet.width + left;
            sheet.data[start..start + width]
                .copy_from_slice(&small.data[y * width..(y + 1) * width]);
        }
    }
    sheet
}
