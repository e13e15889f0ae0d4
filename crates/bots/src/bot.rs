//! The default computer player.

use moonhare_rules::{
    Card, Clue, ClueText, Move, Offer, Playing, Scene, Seed, Space, Stage, View, Viewer,
};

use crate::{
    Gallery, Lang, Level, Mind, Said,
    choose::{self, Due},
    dice::Dice,
    tell::Teller,
};

/// A computer player with its own mind. It knows only its view and the clues given at the table.
#[derive(Clone, Copy, Debug)]
pub struct Bot<'a> {
    gallery: &'a Gallery,
    mind: Mind,
    lang: Lang,
    seed: Seed,
}

impl<'a> Bot<'a> {
    /// `lang` is the language of the table. The same name has the same mind, and the same seed
    /// makes the same choices.
    pub fn new(gallery: &'a Gallery, name: &str, level: Level, lang: Lang, seed: Seed) -> Bot<'a> {
        Bot {
            gallery,
            mind: Mind::new(name, level),
            lang,
            seed,
        }
    }

    /// A move, if the table waits for one from the viewer's seat.
    pub fn play(&self, view: &View, said: &Said) -> Option<Move> {
        let (Viewer::Seat(seat), Stage::Playing(playing)) = (view.viewer, &view.stage) else {
            return None;
        };
        if !view.waiting.contains(seat) {
            return None;
        }
        let step = playing.scene.step() as u64;
        let number = (u64::from(playing.round) << 16) | (u64::from(seat.0) << 8) | step;
        let mut dice = Dice::new(self.seed, number);
        view.legal.iter().find_map(|offer| match offer {
            Offer::Claim => Some(Move::Claim),
            Offer::Next => Some(Move::Next),
            Offer::TakeBack => None,
            Offer::Tell { with_card } => {
                let (clue, card) = self.tell(view, playing, *with_card, said, &mut dice)?;
                Some(Move::Tell { clue, card })
            }
            Offer::Give { count } => {
                let reading = self.clue(playing)?;
                let hand = playing.hand.as_deref()?;
                let count = usize::from(*count);
                let cards =
                    choose::gift(self.gallery, &self.mind, &reading, hand, count, &mut dice);
                Some(Move::Give { cards })
            }
            Offer::Vote { spaces, most, red } => {
                let reading = self.clue(playing)?;
                let Scene::Voting { board, .. } = &playing.scene else {
                    return None;
                };
                let open: Vec<(Space, Card)> = spaces
                    .iter()
                    .filter_map(|space| Some((space, board[space.index(board.len())?])))
                    .collect();
                let due = Due {
                    mode: view.settings.mode,
                    most: usize::from(*most),
                    red: *red,
                };
                let ballot =
                    choose::ballot(self.gallery, &self.mind, &reading, &open, due, &mut dice)?;
                Some(Move::Vote { ballot })
            }
        })
    }

    fn clue(&self, playing: &Playing) -> Option<crate::gallery::Reading> {
        match &playing.scene {
            Scene::Giving { clue, .. } | Scene::Voting { clue, .. } => {
                Some(choose::understand(self.gallery, clue, self.lang))
            }
            _ => None,
        }
    }

    fn tell(
        &self,
        view: &View,
        playing: &Playing,
        with_card: bool,
        said: &Said,
        dice: &mut Dice,
    ) -> Option<(Clue, Option<Card>)> {
        let teller = Teller {
            gallery: self.gallery,
            mind: &self.mind,
            lang: self.lang,
            said,
            mode: view.settings.mode,
            players: view.seats.len(),
        };
        let (text, card) = if with_card {
            let hand = playing.hand.as_deref()?;
            let hand: Vec<usize> = hand.iter().map(|card| usize::from(card.0)).collect();
            let (card, text) = teller.tell(&hand, dice)?;
            (text, Some(Card(card as u16)))
        } else {
            (teller.invent(dice)?, None)
        };
        // A clue is never too long. If one were, it would be said aloud.
        let clue = ClueText::new(&text).map_or(Clue::Aloud, Clue::Text);
        Some((clue, card))
    }
}
