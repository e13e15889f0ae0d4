//! The players of a simulated table.

use std::sync::LazyLock;

use clap::ValueEnum;
use moonhare_bots::{
    Bot, Gallery, Lang, Level, Random, Said, Wordbook,
    foil::{Foil, Kind as FoilKind},
};
use moonhare_rules::{Move, Name, Seed, View};
use serde::Serialize;

/// A kind of computer player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, ValueEnum, Serialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum PlayerKind {
    /// The default mind at its normal level.
    Calibrated,
    /// The default mind at its easy level.
    Easy,
    /// The default mind at its sharp level.
    Sharp,
    /// Gives the most distinctive of a card's own words as its clue; gives and votes for the best
    /// fit.
    Literal,
    /// Gives any of a card's own words as its clue; gives and votes for the best fit.
    OwnWord,
    /// Gives clues like the default mind, gives the best fit, and votes like recorded people.
    Reference,
    /// Plays any legal move at any time.
    Random,
}

impl PlayerKind {
    pub(crate) const COUNT: usize = 7;

    pub(crate) fn name(self) -> String {
        let value = self.to_possible_value();
        value.map_or_else(String::new, |value| value.get_name().to_owned())
    }
}

#[derive(Debug)]
pub(crate) enum SimPlayer {
    Bot(Bot<'static>),
    Foil(Box<Foil<'static>>),
    Random(Random),
}

static BOOK: LazyLock<Wordbook> = LazyLock::new(Wordbook::moonhare);

impl SimPlayer {
    pub(crate) fn new(kind: PlayerKind, name: &Name, lang: Lang, seed: Seed) -> SimPlayer {
        let bot = |level| SimPlayer::Bot(Bot::new(Gallery::moonhare(), name, level, lang, seed));
        let foil = |kind| {
            let foil = Foil::new(kind, Gallery::moonhare(), &BOOK, lang, seed);
            SimPlayer::Foil(Box::new(foil))
        };
        match kind {
            PlayerKind::Calibrated => bot(Level::Normal),
            PlayerKind::Easy => bot(Level::Easy),
            PlayerKind::Sharp => bot(Level::Sharp),
            PlayerKind::Literal => foil(FoilKind::Literal),
            PlayerKind::OwnWord => foil(FoilKind::OwnWord),
            PlayerKind::Reference => foil(FoilKind::Reference),
            PlayerKind::Random => SimPlayer::Random(Random::new(seed)),
        }
    }

    pub(crate) fn play(&mut self, view: &View, said: &Said) -> Option<Move> {
        match self {
            SimPlayer::Bot(bot) => bot.play(view, said),
            SimPlayer::Foil(foil) => foil.play(view, said),
            SimPlayer::Random(random) => random.dawdle(view),
        }
    }
}
