//! A player that makes any legal move.

use moonhare_rules::{Clue, ClueText, Move, Seed, View, Viewer};

/// Sounds, because they mean equally little in every language.
const CLUES: [&str; 24] = [
    "Shhh…",
    "Tick, tock",
    "La la la",
    "Whoosh",
    "Mmm…",
    "Brrr",
    "Ding dong",
    "Ahh…",
    "Hu hu",
    "Plop",
    "Zzz…",
    "♪ ♫ ♪",
    "Crrrk",
    "Oooh",
    "Pling",
    "Tap, tap, tap",
    "Hihihi",
    "Puff",
    "Glug, glug",
    "Tralala",
    "Bzzz",
    "Boom",
    "Fsss…",
    "Eh?",
];

#[derive(Debug)]
pub struct Random {
    seed: Seed,
    drawn: u32,
}

impl Random {
    /// The same seed makes the same choices.
    pub fn new(seed: Seed) -> Random {
        Random { seed, drawn: 0 }
    }

    /// A move, if the table waits for one from the viewer's seat.
    pub fn play(&mut self, view: &View) -> Option<Move> {
        let Viewer::Seat(seat) = view.viewer else {
            return None;
        };
        if !view.waiting.contains(seat) {
            return None;
        }
        self.any(view)
    }

    /// The same as people do it: they take their time, and some change their minds while they still
    /// can (R3.7).
    pub fn dawdle(&mut self, view: &View) -> Option<Move> {
        let Viewer::Seat(seat) = view.viewer else {
            return None;
        };
        let one_in = if view.waiting.contains(seat) { 2 } else { 8 };
        match self.below(one_in)? {
            0 => self.any(view),
            _ => None,
        }
    }

    fn any(&mut self, view: &View) -> Option<Move> {
        let moves = view.moves();
        Some(match moves.get(self.below(moves.len())?)? {
            Move::Tell { card, .. } => Move::Tell {
                clue: self.clue(),
                card,
            },
            other => other,
        })
    }

    fn clue(&mut self) -> Clue {
        let text = self
            .below(CLUES.len())
            .and_then(|index| ClueText::new(CLUES[index]).ok());
        text.map_or(Clue::Aloud, Clue::Text)
    }

    fn below(&mut self, bound: usize) -> Option<usize> {
        self.drawn = self.drawn.wrapping_add(1);
        (bound > 0).then(|| self.seed.pick(self.drawn, bound))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_sound_can_be_said() {
        assert!(
            CLUES
                .iter()
                .all(|clue| ClueText::new(clue).is_ok_and(|text| &*text == *clue))
        );
    }
}
