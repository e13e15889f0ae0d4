//! Who sits at a simulated table.

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
pub(crate) enum Kind {
    /// The default mind at its normal level.
    Calibrated,
    /// The default mind at its easy level.
    Easy,
    /// The default mind at its sharp level.
    Sharp,
    /// Says the most distinctive of a card's own words; gives and votes what fits best.
    Literal,
    /// Says any of a card's own words; gives and votes what fits best.
    OwnWord,
    /// Tells like the default mind, gives what fits best, votes as people were recorded to.
    Reference,
    /// Any legal move, at any time, and now and then another instead.
    Random,
}

impl Kind {
    pub(crate) const COUNT: usize = 7;

    pub(crate) fn name(self) -> String {
        let value = self.to_possible_value();
        value.map_or_else(String::new, |value| value.get_name().to_owned())
    }
}

#[derive(Debug)]
pub(crate) enum Player {
    Bot(Bot<'static>),
    Foil(Box<Foil<'static>>),
    Random(Random),
}

static BOOK: LazyLock<Wordbook> = LazyLock::new(Wordbook::moonhare);

impl Player {
    pub(crate) fn new(kind: Kind, name: &Name, lang: Lang, seed: Seed) -> Player {
        let bot = |level| Player::Bot(Bot::new(Gallery::moonhare(), name, level, lang, seed));
        let foil = |kind| {
            let foil = Foil::new(kind, Gallery::moonhare(), &BOOK, lang, seed);
            Player::Foil(Box::new(foil))
        };
        match kind {
            Kind::Calibrated => bot(Level::Normal),
            Kind::Easy => bot(Level::Easy),
            Kind::Sharp => bot(Level::Sharp),
            Kind::Literal => foil(FoilKind::Literal),
            Kind::OwnWord => foil(FoilKind::OwnWord),
            Kind::Reference => foil(FoilKind::Reference),
            Kind::Random => Player::Random(Random::new(seed)),
        }
    }

    pub(crate) fn play(&mut self, view: &View, said: &Said) -> Option<Move> {
        match self {
            Player::Bot(bot) => bot.play(view, said),
            Player::Foil(foil) => foil.play(view, said),
            Player::Random(random) => random.dawdle(view),
        }
    }
}
