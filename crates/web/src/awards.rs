//! Draws the awards of a game: each with its card, its clue, whose it is and why.

use std::sync::Arc;

use maud::{Markup, Render, html};
use moonhare_rules::{Award, Feat, Round, Seat, SeatSet};

use crate::{
    Lang,
    cards::CardFaces,
    clue::{clue_words, length_class},
    lang::{Arg, say, text},
    players::Players,
};

/// All awards; the viewer's own ones first.
pub(crate) struct AwardList<'a> {
    pub(crate) faces: CardFaces<'a>,
    pub(crate) players: Players<'a>,
    pub(crate) me: Option<Seat>,
    pub(crate) rounds: &'a [Arc<Round>],
    pub(crate) awards: Vec<Award>,
}

impl Render for AwardList<'_> {
    fn render(&self) -> Markup {
        let mut awards: Vec<&Award> = self.awards.iter().collect();
        awards.sort_by_key(|award| !self.is_mine(award));
        let size = match awards.len() {
            0..=6 => "award-list",
            7..=10 => "award-list award-list-m",
            _ => "award-list award-list-l",
        };
        html! {
            ol class=(size) {
                @for (index, award) in awards.iter().enumerate() { (self.award(index + 1, award)) }
            }
        }
    }
}

impl AwardList<'_> {
    fn is_mine(&self, award: &Award) -> bool {
        self.me.is_some_and(|me| award.seats.contains(me))
    }

    fn award(&self, number: usize, award: &Award) -> Markup {
        let (lang, players) = (self.faces.lang, self.players);
        let is_mine = self.is_mine(award);
        let Some(round) = (self.rounds.iter()).find(|round| round.number == award.round) else {
            return html! {};
        };
        let space = round.board.iter().position(|laid| laid.card == award.card);
        let label = self
            .faces
            .label(space.map_or(0, |space| space + 1), award.card);
        let teller = players.name_arg(round.storyteller);
        html! {
            li.award.is-mine[is_mine] {
                div.card { (self.faces.enlargeable(award.card, &label)) }
                p.nth {
                    (say!(lang, AWARD_NUMBER, number = number, all = self.awards.len()))
                    @if is_mine { " " span.tag.tag-mine { (say!(lang, AWARD_MINE)) } }
                }
                h3 { (title(lang, award.feat)) }
                p class={ "slip " (length_class(&round.clue)) } {
                    (clue_words(lang, &round.clue))
                    small { (say!(lang, AWARD_TOLD, name = teller, round = award.round)) }
                }
                p.winner.is-long[self.is_long(award.seats)] { (self.rabbits(award.seats)) span { (self.names(award.seats)) } }
                p.reason { (self.reason(award.feat)) }
            }
        }
    }

    /// Whether the names need smaller type.
    fn is_long(&self, seats: SeatSet) -> bool {
        let letters = seats
            .iter()
            .map(|seat| self.players.name(seat).chars().count());
        letters.sum::<usize>() > 24
    }

    /// The winners' rabbits. Partners share one.
    fn rabbits(&self, seats: SeatSet) -> Markup {
        let is_first = |seat: &Seat| {
            let mut earlier = seats.iter().filter(|other| other < seat);
            !earlier.any(|other| self.players.side(other) == self.players.side(*seat))
        };
        html! { @for seat in seats.iter().filter(is_first) { (self.players.rabbit(seat)) } }
    }

    fn names(&self, seats: SeatSet) -> Markup {
        let seats: Vec<Seat> = seats.iter().collect();
        let name = |seat: Seat| self.players.name_arg(seat);
        match *seats.as_slice() {
            [one, two] => {
                say!(
                    self.faces.lang,
                    NAMES_TWO,
                    first = name(one),
                    second = name(two)
                )
            }
            _ => html! { @for seat in seats { bdi { (self.players.name(seat)) } } },
        }
    }

    /// Why the award was given. The sentence fits one winner and two.
    fn reason(&self, feat: Feat) -> Markup {
        let lang = self.faces.lang;
        match feat {
            Feat::Half { found, voters } => {
                say!(lang, AWARD_HALF_WHY, found = found, voters = voters)
            }
            Feat::Bluffer { votes, best } => {
                say!(lang, AWARD_BLUFFER_WHY, votes = votes, best = best)
            }
            Feat::Listener { times } | Feat::Ear { times } => {
                say!(lang, AWARD_LISTENER_WHY, times = times)
            }
            Feat::Daring { found, voters } => {
                say!(lang, AWARD_DARING_WHY, found = found, voters = voters)
            }
            Feat::Alike { times } => say!(lang, AWARD_ALIKE_WHY, times = times),
            Feat::Leap { points } => say!(lang, AWARD_LEAP_WHY, points = points),
            Feat::Favourite { votes } => say!(lang, AWARD_FAVOURITE_WHY, votes = votes),
            Feat::Chorus { times } | Feat::Company { times } => {
                say!(lang, AWARD_CHORUS_WHY, times = times)
            }
            Feat::Strike { votes } => say!(lang, AWARD_STRIKE_WHY, votes = votes),
            Feat::Gathering { together, voters } => {
                say!(
                    lang,
                    AWARD_GATHERING_WHY,
                    together = together,
                    voters = voters
                )
            }
            Feat::Disguise { votes } => say!(lang, AWARD_DISGUISE_WHY, votes = votes),
            Feat::Chosen { votes } => say!(lang, AWARD_CHOSEN_WHY, votes = votes),
            Feat::Finish { points, rounds } => {
                say!(lang, AWARD_FINISH_WHY, points = points, rounds = rounds)
            }
            Feat::Faithful { friend, times } => {
                let name = self.plain_names(friend);
                say!(
                    lang,
                    AWARD_FAITHFUL_WHY,
                    times = times,
                    name = Arg::Name(&name)
                )
            }
            Feat::Riddle { voters } => say!(lang, AWARD_RIDDLE_WHY, voters = voters),
            Feat::OpenBook { voters } => say!(lang, AWARD_OPEN_BOOK_WHY, voters = voters),
            Feat::Trust { times } => say!(lang, AWARD_TRUST_WHY, times = times),
            Feat::OwnMind { times } => say!(lang, AWARD_OWN_MIND_WHY, times = times),
            Feat::Struck { times } => say!(lang, AWARD_STRUCK_WHY, times = times),
            Feat::Giver { cards } => say!(lang, AWARD_GIVER_WHY, cards = cards),
        }
    }

    fn plain_names(&self, seats: SeatSet) -> String {
        let names: Vec<&str> = seats.iter().map(|seat| self.players.name(seat)).collect();
        match *names.as_slice() {
            [one, two] => text!(self.faces.lang, NAMES_TWO, first = one, second = two),
            ref names => names.concat(),
        }
    }
}

fn title(lang: &Lang, feat: Feat) -> Markup {
    match feat {
        Feat::Half { .. } => say!(lang, AWARD_HALF),
        Feat::Bluffer { .. } => say!(lang, AWARD_BLUFFER),
        Feat::Listener { .. } => say!(lang, AWARD_LISTENER),
        Feat::Daring { .. } => say!(lang, AWARD_DARING),
        Feat::Alike { .. } => say!(lang, AWARD_ALIKE),
        Feat::Leap { .. } => say!(lang, AWARD_LEAP),
        Feat::Favourite { .. } => say!(lang, AWARD_FAVOURITE),
        Feat::Chorus { .. } => say!(lang, AWARD_CHORUS),
        Feat::Strike { .. } => say!(lang, AWARD_STRIKE),
        Feat::Gathering { .. } => say!(lang, AWARD_GATHERING),
        Feat::Disguise { .. } => say!(lang, AWARD_DISGUISE),
        Feat::Chosen { .. } => say!(lang, AWARD_CHOSEN),
        Feat::Finish { .. } => say!(lang, AWARD_FINISH),
        Feat::Faithful { .. } => say!(lang, AWARD_FAITHFUL),
        Feat::Riddle { .. } => say!(lang, AWARD_RIDDLE),
        Feat::OpenBook { .. } => say!(lang, AWARD_OPEN_BOOK),
        Feat::Ear { .. } => say!(lang, AWARD_EAR),
        Feat::Trust { .. } => say!(lang, AWARD_TRUST),
        Feat::OwnMind { .. } => say!(lang, AWARD_OWN_MIND),
        Feat::Company { .. } => say!(lang, AWARD_COMPANY),
        Feat::Struck { .. } => say!(lang, AWARD_STRUCK),
        Feat::Giver { .. } => say!(lang, AWARD_GIVER),
    }
}
