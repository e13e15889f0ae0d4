//! Draws QR codes as one path.

use std::fmt::Write;

use maud::{Markup, html};
use qrcode::{Color, EcLevel, QrCode};

/// An SVG of a QR code; empty if the text is too long for one.
pub(crate) fn qr(text: &str, label: &str) -> Markup {
    let Ok(code) = QrCode::with_error_correction_level(text, EcLevel::M) else {
        return html! {};
    };
    let width = code.width();
    let mut path = String::new();
    for (y, row) in code.to_colors().chunks(width).enumerate() {
        let mut x = 0;
        while x < width {
            let dark = row[x..].iter().take_while(|c| **c == Color::Dark).count();
            if dark > 0 {
                // Writing to a string can't fail.
                let _ = write!(path, "M{x} {y}h{dark}v1h-{dark}z");
            }
            x += dark.max(1);
        }
    }
    html! {
        svg.qr viewBox={ "-2 -2 " (width + 4) " " (width + 4) } role="img" aria-label=(label) {
            path fill="#131b45" d=(path) {}
        }
    }
}
