//! Draws the middle of the page during a game: the viewer's hand, the board, the reveal.

use maud::{Markup, Render, html};
use moonhare_rules::{Ballot, Card, Mode, Offer, Round, Scene, SeatSet, SpaceSet};

use crate::{
    Lang, RegionId,
    cards::{Backs, Board, CardFaces, Choose, Hand},
    forms::Forms,
    lang::text,
    players::Players,
    reveal::LaidBoard,
};

/// The cards at this step.
pub(crate) struct MiddleCards<'a> {
    pub(crate) faces: CardFaces<'a>,
    pub(crate) forms: Forms<'a>,
    pub(crate) players: Players<'a>,
    /// Who the table waits for.
    pub(crate) due: SeatSet,
    pub(crate) scene: &'a Scene,
    pub(crate) has_seat: bool,
    pub(crate) hand: Option<&'a [Card]>,
    pub(crate) offer: Option<&'a Offer>,
    /// Whether to mark what the viewer has sent. In a region sent live, the script marks it.
    pub(crate) marks: bool,
}

impl Render for MiddleCards<'_> {
    fn render(&self) -> Markup {
        let MiddleCards { faces, players, .. } = *self;
        match self.scene {
            Scene::Reveal { round } => {
                let code = self.forms.code;
                html! { (RevealedCards { faces, players, code, round }) }
            }
            Scene::Voting {
                board,
                mine,
                ballot,
                ..
            } => self.voting(board, *mine, ballot.as_ref()),
            Scene::Giving { given, .. } => match self.hand {
                Some(hand) => self.giving(hand, given),
                None => view_only(self.faces.lang, &self.arriving()),
            },
            Scene::Idea | Scene::Telling { .. } => self.telling(),
        }
    }
}

impl MiddleCards<'_> {
    fn telling(&self) -> Markup {
        let Players { mode, .. } = self.players;
        let size = mode.hand(self.players.count());
        let choose = match self.offer {
            Some(Offer::Tell { with_card: true }) => Choose::One,
            _ => Choose::Nothing,
        };
        let cards = html! {
            @if let Some(cards) = self.hand { (Hand { faces: self.faces, cards, choose, chosen: &[] }) }
            @else if self.has_seat { (Backs { count: size, of: size }) }
            @else { (Backs { count: 3, of: 3 }) }
        };
        match self.offer {
            Some(Offer::Tell { .. }) => self.choose_from("tell", &cards, false),
            _ => view_only(self.faces.lang, &cards),
        }
    }

    fn giving(&self, cards: &[Card], given: &[Card]) -> Markup {
        let choose = match self.offer {
            Some(Offer::Give { count: 2 }) => Choose::Two,
            Some(Offer::Give { .. }) => Choose::One,
            _ => Choose::Nothing,
        };
        let nothing_to_choose = choose == Choose::Nothing;
        // For the storyteller, `given` is the card that the clue is for; it stays marked.
        let chosen = if self.marks || nothing_to_choose {
            given
        } else {
            &[]
        };
        let cards = html! { (Hand { faces: self.faces, cards, choose, chosen }) };
        if nothing_to_choose {
            return view_only(self.faces.lang, &cards);
        }
        self.choose_from("give", &cards, !given.is_empty())
    }

    fn voting(&self, cards: &[Card], mine: SpaceSet, ballot: Option<&Ballot>) -> Markup {
        let (open, most, red) = match self.offer {
            Some(Offer::Vote { spaces, most, red }) => (*spaces, *most, *red),
            _ => (SpaceSet::EMPTY, 0, false),
        };
        let board = Board {
            faces: self.faces,
            cards,
            mine,
            open,
            most,
            is_party: self.players.mode == Mode::Party,
            red,
            ballot: ballot.filter(|_| self.marks),
        };
        if open.is_empty() {
            return view_only(self.faces.lang, &board.render());
        }
        self.choose_from("vote", &board.render(), ballot.is_some())
    }

    /// Cards on their way to the board: as many backs as cards given, whoever gave them.
    fn arriving(&self) -> Markup {
        let Players { mode, .. } = self.players;
        let players = self.players.count();
        let all = mode.board(players);
        let missing = match mode {
            Mode::Team => {
                let sides = self.due.iter().map(|seat| self.players.side(seat));
                sides.collect::<std::collections::BTreeSet<_>>().len()
            }
            Mode::Classic | Mode::Party => self.due.len() * mode.gift(players),
        };
        html! { (Backs { count: all.saturating_sub(missing), of: all }) }
    }

    /// Like [`view_only`], but a form to choose cards. After the viewer's move the other cards are
    /// dimmed.
    fn choose_from(&self, action: &str, cards: &Markup, moved: bool) -> Markup {
        html! {
            form #(RegionId::Middle) .stage.is-in[moved && self.marks] method="post" action=(self.forms.at(action)) data-send
                aria-label=(text!(self.faces.lang, CARDS_LABEL)) {
                (self.forms.key(action))
                div.fit { (cards) }
            }
        }
    }
}

/// The board after the vote.
pub(crate) struct RevealedCards<'a> {
    pub(crate) faces: CardFaces<'a>,
    pub(crate) players: Players<'a>,
    pub(crate) code: &'a str,
    pub(crate) round: &'a Round,
}

impl Render for RevealedCards<'_> {
    fn render(&self) -> Markup {
        let RevealedCards { faces, players, .. } = *self;
        let (code, round) = (self.code, self.round);
        view_only(
            faces.lang,
            &html! { (LaidBoard { faces, players, code, round }) },
        )
    }
}

/// Cards to look at, in a box that always fits them.
fn view_only(lang: &Lang, cards: &Markup) -> Markup {
    html! { section #(RegionId::Middle) .stage aria-label=(text!(lang, CARDS_LABEL)) { div.fit { (cards) } } }
}

/// What the viewer has sent and can still take back, as the values of the inputs to tick.
pub(crate) struct Picks<'a> {
    pub(crate) scene: Option<&'a Scene>,
    pub(crate) can_take_back: bool,
}

impl Render for Picks<'_> {
    fn render(&self) -> Markup {
        let (picks, red): (Vec<String>, _) = match self.scene {
            Some(Scene::Giving { given, .. }) if self.can_take_back => {
                (given.iter().map(|card| card.0.to_string()).collect(), None)
            }
            Some(Scene::Voting {
                ballot: Some(Ballot { votes, red }),
                ..
            }) => (
                votes.iter().map(|space| space.0.to_string()).collect(),
                *red,
            ),
            _ => (Vec::new(), None),
        };
        html! {
            div #(RegionId::Picks) hidden data-picks=[(!picks.is_empty()).then(|| picks.join(" "))] data-red=[red.map(|space| space.0)] {}
        }
    }
}
