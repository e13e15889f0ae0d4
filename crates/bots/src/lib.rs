//! Computer players: they see a [`View`](moonhare_rules::View) and answer with a
//! [`Move`](moonhare_rules::Move), nothing else.
//!
//! [`Bot`] is the default one. It reads clues with a lexicon of associations in each language, and
//! chooses its own clues by simulating the other players (`docs/bots.md`).
//!
//! A [`Gallery`] is what it makes of the cards of a deck: how well each fits a clue.
//!
//! ```
//! use moonhare_bots::{Gallery, Lang, Wordbook};
//!
//! let english = Lang::of("en").expect("a language that computer players speak");
//! let fit = Gallery::moonhare().rank("fishing for stars", english);
//! let best = (0..fit.len()).max_by(|one, other| fit[*one].total_cmp(&fit[*other]));
//! let name = best.and_then(|card| Wordbook::moonhare().name(card).map(str::to_owned));
//! assert_eq!(name.as_deref(), Some("star_fisher"));
//! ```

mod bot;
mod choose;
mod dice;
pub mod foil;
mod gallery;
mod grams;
mod lang;
mod lexicon;
mod mind;
mod phrase;
mod random;
mod rehearsal;
mod said;
mod tell;
mod text;
mod wordbook;

pub use bot::Bot;
pub use gallery::Gallery;
pub use lang::Lang;
pub use mind::{Mind, Temper};
pub use random::Random;
pub use said::{Repertoire, Said};
pub use wordbook::Wordbook;
// The one list of levels, for those who make a bot.
pub use moonhare_table::Level;
