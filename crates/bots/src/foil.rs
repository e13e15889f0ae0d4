//! Simple players to compare others with.

use moonhare_rules::{
    Ballot, Card, Clue, ClueText, Gift, Move, Offer, Scene, Seed, Stage, View, Viewer,
};

use crate::{
    Bot, Gallery, Lang, Level, Mind, Said, Wordbook, choose,
    dice::{Dice, z_scores},
};

/// The kind of a simple player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Gives as clue the word of its card that fits other cards least; gives and votes for the best
    /// fit.
    Literal,
    /// Gives any of the card's own words as clue; gives and votes for the best fit.
    OwnWord,
    /// Gives clues like the default player, gives the best fit, and votes like recorded people: by
    /// softmax with β = 0.6 over z-scored fit. Sees what some written clues mean, as people do.
    Reference,
}

#[derive(Debug)]
pub struct Foil<'a> {
    kind: Kind,
    gallery: &'a Gallery,
    book: &'a Wordbook,
    lang: Lang,
    seed: Seed,
    teller: Bot<'a>,
    mind: Mind,
}

/// The β of people's recorded votes over z-scored fit.
const PEOPLE: f32 = 0.6;

impl<'a> Foil<'a> {
    pub fn new(
        kind: Kind,
        gallery: &'a Gallery,
        book: &'a Wordbook,
        lang: Lang,
        seed: Seed,
    ) -> Foil<'a> {
        let name = format!("Foil {}", seed.commitment());
        Foil {
            kind,
            gallery,
            book,
            lang,
            seed,
            teller: Bot::new(gallery, &name, Level::Normal, lang, seed),
            mind: Mind::new(&name, Level::Normal),
        }
    }

    pub fn play(&self, view: &View, said: &Said) -> Option<Move> {
        let (Viewer::Seat(seat), Stage::Playing(playing)) = (view.viewer, &view.stage) else {
            return None;
        };
        if !view.waiting.contains(seat) {
            return None;
        }
        let number = (u64::from(playing.round) << 8) | u64::from(seat.0);
        let mut dice = Dice::new(self.seed, number);
        view.legal.iter().find_map(|offer| match offer {
            Offer::Tell { with_card: true } if self.kind != Kind::Reference => {
                let (clue, card) = self.tell(playing.hand.as_deref()?, &mut dice)?;
                Some(Move::Tell {
                    clue,
                    card: Some(card),
                })
            }
            Offer::Give { count } => {
                let hand = playing.hand.as_deref()?;
                let fit = self.fit(&playing.scene, hand)?;
                let mut places: Vec<usize> = (0..hand.len()).collect();
                places.sort_by(|a, b| fit[*b].total_cmp(&fit[*a]));
                let best = places.into_iter().take(usize::from(*count));
                let cards: Gift = best.map(|place| hand[place]).collect();
                Some(Move::Give { cards })
            }
            Offer::Vote {
                spaces, red: false, ..
            } => {
                let Scene::Voting { board, .. } = &playing.scene else {
                    return None;
                };
                let spaces: Vec<_> = spaces.iter().collect();
                let cards: Vec<Card> = spaces
                    .iter()
                    .filter_map(|space| Some(board[space.index(board.len())?]))
                    .collect();
                let z = z_scores(&self.fit(&playing.scene, &cards)?);
                let beta = if self.kind == Kind::Reference {
                    PEOPLE
                } else {
                    50.0
                };
                let weights: Vec<f32> = z.iter().map(|z| beta * z).collect();
                let ballot = Ballot::one(*spaces.get(dice.softmax(&weights))?);
                Some(Move::Vote { ballot })
            }
            _ => self.teller.play(view, said),
        })
    }

    fn fit(&self, scene: &Scene, cards: &[Card]) -> Option<Vec<f32>> {
        let (Scene::Giving { clue, .. } | Scene::Voting { clue, .. }) = scene else {
            return None;
        };
        let reading = choose::understand(self.gallery, clue, self.lang);
        let fit = self.gallery.fit(&reading);
        let of = |card: &Card| {
            let card = usize::from(card.0);
            let seen = match self.kind {
                Kind::Reference => self.mind.insight(&reading, card),
                Kind::Literal | Kind::OwnWord => 0.0,
            };
            fit.get(card).copied().unwrap_or_default() + seen
        };
        Some(cards.iter().map(of).collect())
    }

    fn tell(&self, hand: &[Card], dice: &mut Dice) -> Option<(Clue, Card)> {
        let words = |card: Card| {
            let written = self.book.nearest_words(usize::from(card.0), self.lang);
            written.map_or(&[][..], |written| written.words.as_slice())
        };
        let any = hand[dice.below(hand.len())];
        let (card, word) = match self.kind {
            Kind::Literal => {
                let each = hand
                    .iter()
                    .flat_map(|card| words(*card).iter().map(move |word| (*card, word)));
                each.max_by(|a, b| self.margin(*a).total_cmp(&self.margin(*b)))?
            }
            _ => (any, words(any).get(dice.below(words(any).len()))?),
        };
        Some((Clue::Text(ClueText::new(word).ok()?), card))
    }

    /// How much better a word fits its card than any other card.
    fn margin(&self, (card, word): (Card, &String)) -> f32 {
        let fit = self.gallery.rank(word, self.lang);
        let own = usize::from(card.0);
        let others = fit.iter().enumerate().filter(|(place, _)| *place != own);
        fit[own] - others.map(|(_, fit)| *fit).fold(f32::MIN, f32::max)
    }
}
