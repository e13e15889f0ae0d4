//! Draws the time left for this step.

use maud::{Markup, Render, html};
use moonhare_table::Millis;

use crate::{Lang, RegionId, lang::text};

/// A clock that the script sets. A whole page shows the time left when it was drawn.
pub(crate) struct Clock<'a> {
    pub(crate) lang: &'a Lang,
    pub(crate) deadline: Option<Millis>,
    /// None in a region sent live.
    pub(crate) now: Option<Millis>,
}

impl Render for Clock<'_> {
    fn render(&self) -> Markup {
        let Some(deadline) = self.deadline else {
            return html! { span #(RegionId::Clock) hidden {} };
        };
        let left = self.now.map(|now| deadline.since(now) / 1000);
        html! {
            span #(RegionId::Clock) .clock data-deadline=(deadline.0) role="timer" aria-label=(text!(self.lang, CLOCK_LABEL)) {
                b { @if let Some(left) = left { (left / 60) ":" (format!("{:02}", left % 60)) } }
            }
        }
    }
}
