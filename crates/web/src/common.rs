//! What everybody at a table may know, and the regions that are drawn from nothing else.

use std::{collections::BTreeMap, sync::Arc};

use maud::{Markup, html};
use moonhare_rules::{Goal, Round, Scene, Seat, SeatSet, Side, Stage, StageKind, Step};
use moonhare_table::{Line, Millis};

use crate::{
    Lang, RegionId, TablePage,
    cards::CardFaces,
    chat::latest_lines,
    clock::Clock,
    clue::{ClueFigure, Told},
    help::{Help, QuestionMark, StepMark},
    middle::RevealedCards,
    player_list::{PlayerScore, PlayerState},
    players::Players,
    shell::{Bar, RoundLine, Slot, empty_slot},
    track::ScoreTrack,
};

/// As much of a page as everybody may know. It has no field for what is one viewer's alone, so
/// what is drawn from it is the same for everyone who reads the same language.
#[derive(Clone, Copy)]
pub(crate) struct Common<'a> {
    pub(crate) lang: &'a Lang,
    pub(crate) code: &'a str,
    faces: CardFaces<'a>,
    pub(crate) players: Players<'a>,
    pub(crate) goal: Goal,
    pub(crate) stage: StageKind,
    /// The number of this round; after the game, the number of rounds played.
    round: u16,
    pub(crate) step: Option<Step>,
    told: Option<Told<'a>>,
    /// Who the table waits for.
    pub(crate) due: SeatSet,
    pub(crate) sides: &'a [Side],
    /// The finished round, during the reveal.
    pub(crate) revealed: Option<&'a Round>,
    /// Whether a round is finished.
    has_rounds: bool,
    deadline: Option<Millis>,
    /// None in a region sent live.
    now: Option<Millis>,
    table_lang: Option<&'a str>,
    pub(crate) chat: &'a Arc<BTreeMap<u64, Line>>,
}

impl<'a> Common<'a> {
    pub(crate) fn of(page: &TablePage<'a>, live: bool) -> Common<'a> {
        let view = page.view;
        let game = &view.game;
        let (stage, round, sides, scene): (_, _, &[Side], _) = match &game.stage {
            Stage::Lobby { .. } => (StageKind::Lobby, 0, &[], None),
            Stage::Playing(playing) => {
                let scene = Some(&playing.scene);
                (StageKind::Playing, playing.round, &playing.track, scene)
            }
            Stage::Over(podium) => (StageKind::Over, podium.rounds, &podium.track, None),
        };
        let revealed = match scene {
            Some(Scene::Reveal { round }) => Some(&**round),
            _ => None,
        };
        let told = match scene {
            #[rustfmt::skip]
            Some(Scene::Giving { clue, storyteller, .. } | Scene::Voting { clue, storyteller, .. }) => {
                Some((clue, *storyteller))
            },
            Some(Scene::Reveal { round }) => Some((&round.clue, round.storyteller)),
            Some(Scene::Idea | Scene::Telling { .. }) | None => None,
        };
        Common {
            lang: page.lang,
            code: page.code,
            faces: CardFaces {
                lang: page.lang,
                pictures: page.cards,
            },
            players: Players {
                mode: game.settings.mode,
                sitters: &game.seats,
                keepers: &view.keepers,
                away: view.away,
                is_started: stage != StageKind::Lobby,
            },
            goal: game.settings.goal,
            stage,
            round,
            step: scene.map(Scene::step),
            told: told.map(|(clue, storyteller)| Told {
                clue,
                storyteller,
                is_vote_over: revealed.is_some(),
            }),
            due: game.waiting,
            sides,
            revealed,
            has_rounds: !page.rounds.is_empty(),
            deadline: view.deadline,
            now: (!live).then_some(page.now),
            table_lang: view.lang.as_deref(),
            chat: &view.chat,
        }
    }

    /// A region that is the same for everyone who reads the same language; none if viewers may see
    /// different things there.
    pub(crate) fn region(&self, id: RegionId) -> Option<Markup> {
        let (lang, code, players, goal) = (self.lang, self.code, self.players, self.goal);
        let (round, sides, told, step) = (self.round, self.sides, self.told, self.step);
        let (due, deadline, now) = (self.due, self.deadline, self.now);
        let (table_lang, has_rounds, faces) = (self.table_lang, self.has_rounds, self.faces);
        let (stage, mode, is_game_over) = (self.stage, players.mode, self.stage == StageKind::Over);
        let slot: Slot<'_> = &|id| self.slot(id);
        Some(match id {
            RegionId::Bar => html! { (Bar { lang, code, stage, has_rounds, slot }) },
            RegionId::Help => html! { (Help { lang, stage, mode, players: players.count() }) },
            RegionId::Step => html! { (StepMark { stage, step }) },
            RegionId::QuestionMark => html! { (QuestionMark { lang }) },
            // After the vote everybody sees the same cards.
            RegionId::Middle => {
                let round = self.revealed?;
                html! { (RevealedCards { faces, players, code, round }) }
            }
            RegionId::Round => html! { (RoundLine { lang, players, goal, is_game_over, round }) },
            RegionId::State(seat) => html! {
                @let (seat, storyteller) = (Seat(seat), told.map(|told| told.storyteller));
                (PlayerState { lang, seat, is_away: players.is_away(seat), due, step, storyteller })
            },
            RegionId::Score(seat) => html! {
                @let side = sides.get(players.side(Seat(seat)));
                (PlayerScore { seat: Seat(seat), score: side.map(|side| side.score) })
            },
            RegionId::Clue => html! { (ClueFigure { lang, code, players, told, table_lang }) },
            RegionId::Track => html! { (ScoreTrack { lang, goal, sides, round: self.revealed }) },
            RegionId::Clock => html! { (Clock { lang, deadline, now }) },
            _ => return None,
        })
    }

    /// The place of a common region within another: filled on a whole page, empty in a region sent live.
    fn slot(&self, id: RegionId) -> Markup {
        match self.now {
            Some(_) => self.region(id).unwrap_or_default(),
            None => empty_slot(id),
        }
    }

    /// The latest lines of the chat by number, oldest first.
    pub(crate) fn lines(&self) -> Vec<(u64, Markup)> {
        latest_lines(self.lang, self.chat)
    }
}
