//! Minds. They differ, because with equal minds there would be one opinion and no game.

use moonhare_table::{BotName, Level};

use crate::{
    dice::{hash, mix, unit},
    gallery::{Eye, Gallery, PLAIN, Reading},
    lexicon::{Id, Lexicon},
};

/// What a level means for a mind.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ability {
    /// The share of associations that the mind does not have.
    gaps: f32,
    /// How far what it sees in a card is a whim of its own.
    whim: f32,
    /// How surely it takes what fits best.
    pub(crate) resolve: f32,
    /// How much it thinks of what others see when it gives a card.
    pub(crate) regard: f32,
    /// How much worse a clue may be than the best it thought of.
    pub(crate) ease: f32,
    /// How often it sees what a clue means that was written for a card.
    pub(crate) insight: f32,
}

impl From<Level> for Ability {
    fn from(level: Level) -> Ability {
        match level {
            Level::Easy => Ability {
                gaps: 0.5,
                whim: 0.9,
                resolve: 1.2,
                regard: 0.0,
                ease: 0.05,
                insight: 0.1,
            },
            Level::Normal => Ability {
                gaps: 0.3,
                whim: 0.5,
                resolve: 1.9,
                regard: 0.9,
                ease: 0.03,
                insight: 0.4,
            },
            Level::Sharp => Ability {
                gaps: 0.12,
                whim: 0.15,
                resolve: 5.0,
                regard: 0.9,
                ease: 0.01,
                insight: 0.5,
            },
        }
    }
}

/// How much better a card fits a clue if the mind sees what was meant by it.
const SEEN: f32 = 3.0;

/// How much of a whim remains when the clue contains a card's own word.
const SOBER: f32 = 0.2;

/// A way of looking at pictures and of speaking.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Temper {
    /// Sees what is painted, and names it.
    Literal,
    /// Thinks further than others follow.
    Dreamy,
    /// Says as little as possible.
    Sly,
    /// Prefers to be understood.
    Cautious,
    /// Likes sayings and titles.
    Playful,
}

impl Temper {
    pub const ALL: [Temper; 5] = [
        Temper::Literal,
        Temper::Dreamy,
        Temper::Sly,
        Temper::Cautious,
        Temper::Playful,
    ];

    /// The names that the table gives have fixed tempers; any other name gets one by its hash.
    pub fn of(name: &str) -> Temper {
        let Some(known) = BotName::of(name) else {
            return Temper::ALL[(hash(name) % 5) as usize];
        };
        match known {
            BotName::Basil | BotName::Hazel | BotName::Moss => Temper::Literal,
            BotName::Luna | BotName::Juniper | BotName::Wren => Temper::Dreamy,
            BotName::Sorrel | BotName::Thistle => Temper::Sly,
            BotName::Olive | BotName::Clover => Temper::Cautious,
            BotName::Milo | BotName::Pip | BotName::Quill => Temper::Playful,
        }
    }

    fn eye(self) -> Eye {
        match self {
            Temper::Literal => Eye {
                description: PLAIN.description * 1.4,
                best: PLAIN.best * 1.1,
                far: PLAIN.far * 0.7,
                ..PLAIN
            },
            Temper::Dreamy => Eye {
                description: PLAIN.description * 0.7,
                mean: PLAIN.mean * 1.2,
                far: PLAIN.far * 1.25,
                ..PLAIN
            },
            Temper::Sly => Eye {
                best: PLAIN.best * 0.8,
                mean: PLAIN.mean * 1.2,
                ..PLAIN
            },
            Temper::Cautious => Eye {
                best: PLAIN.best * 1.2,
                ..PLAIN
            },
            Temper::Playful => PLAIN,
        }
    }

    /// The value of being found besides the points, as a share of the voters. Nobody wants to be
    /// obvious: a storyteller's own clue always seems clearer to the storyteller.
    pub(crate) fn openness(self) -> f32 {
        match self {
            Temper::Literal | Temper::Cautious => 0.2,
            Temper::Dreamy | Temper::Playful => 0.1,
            Temper::Sly => 0.05,
        }
    }

    /// How often it names something that can be seen on its card. People do in a quarter of their
    /// clues; if nobody did, voters could pass over every card that a clue names.
    pub(crate) fn plainness(self) -> f32 {
        match self {
            Temper::Literal => 0.4,
            Temper::Cautious => 0.35,
            Temper::Playful => 0.2,
            Temper::Dreamy | Temper::Sly => 0.15,
        }
    }

    /// How much it likes to say a single word, a saying, or a phrase of its own.
    pub(crate) fn tongue(self) -> [f32; 3] {
        match self {
            Temper::Literal => [0.04, 0.0, 0.02],
            Temper::Dreamy => [0.0, 0.02, 0.05],
            Temper::Sly => [0.03, 0.03, 0.0],
            Temper::Cautious => [0.02, 0.02, 0.02],
            Temper::Playful => [0.0, 0.06, 0.03],
        }
    }
}

/// One computer player's way of thinking. The same name always thinks the same.
#[derive(Clone, Copy, Debug)]
pub struct Mind {
    pub(crate) ability: Ability,
    pub temper: Temper,
    taste: u64,
}

impl Mind {
    pub fn new(name: &str, level: Level) -> Mind {
        Mind {
            ability: level.into(),
            temper: Temper::of(name),
            taste: hash(name),
        }
    }

    /// How well some cards fit a clue, for this mind.
    pub(crate) fn fit(&self, gallery: &Gallery, reading: &Reading, cards: &[usize]) -> Vec<f32> {
        let lexicon = Lexicon::get();
        let eye = self.temper.eye();
        let reach: Vec<Vec<f32>> = reading
            .thought
            .iter()
            .map(|(id, _)| lexicon.spread(*id, eye.far, |from, to| self.keeps(from, to)))
            .collect();
        let mut fit = gallery.personal(reading, &reach, eye, cards);
        let about = reading
            .thought
            .iter()
            .fold(self.taste, |hash, (id, _)| mix(hash ^ u64::from(*id)));
        let whim = if reading.is_plain(cards) {
            self.ability.whim * SOBER
        } else {
            self.ability.whim
        };
        for (fit, card) in fit.iter_mut().zip(cards) {
            *fit += whim * bell(mix(about ^ ((*card as u64) << 20)));
            *fit += self.insight(reading, *card);
        }
        fit
    }

    /// How much better a card fits because this mind sees that it is the one meant.
    pub(crate) fn insight(&self, reading: &Reading, card: usize) -> f32 {
        let meant = reading.meant.contains(&(card as u16));
        if meant && self.sees(reading.text, card) {
            SEEN
        } else {
            0.0
        }
    }

    /// Whether this mind sees what a clue has to do with the card it was written for. As with
    /// people, one sees it and another doesn't.
    fn sees(&self, clue: u64, card: usize) -> bool {
        unit(mix(mix(clue ^ self.taste) ^ card as u64)) < self.ability.insight
    }

    /// How much of an association this mind has.
    fn keeps(&self, from: Id, to: Id) -> f32 {
        let bits = mix(self.taste ^ (u64::from(from) << 16) ^ u64::from(to));
        if unit(bits) < self.ability.gaps {
            0.0
        } else {
            0.8 + 0.4 * unit(mix(bits))
        }
    }

    /// How much this mind likes to mention a concept, around 0.
    pub(crate) fn likes(&self, id: Id) -> f32 {
        bell(mix(self.taste ^ 0x5eed ^ (u64::from(id) << 32)))
    }
}

/// Around 0, roughly normal, with a standard deviation of 1.
fn bell(bits: u64) -> f32 {
    let mut sum = 0.0;
    let mut bits = bits;
    for _ in 0..4 {
        bits = mix(bits.wrapping_add(0x9e37_79b9_7f4a_7c15));
        sum += unit(bits) - 0.5;
    }
    sum * 3.0f32.sqrt()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Lang;

    #[test]
    fn minds_differ_and_stay_themselves() {
        let gallery = Gallery::moonhare();
        let cards: Vec<usize> = (0..12).collect();
        let reading = gallery.read("Loneliness", Lang::default());
        let fit = |name| Mind::new(name, Level::Normal).fit(gallery, &reading, &cards);
        assert_eq!(fit("Luna"), fit("Luna"));
        assert_ne!(fit("Luna"), fit("Milo"));
    }
}
