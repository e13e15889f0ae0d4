//! Puts a table's page together: says which regions it has, and gives each part what it draws from.

use maud::{Markup, html};
use moonhare_rules::{Offer, Playing, Scene, Side, Stage, StageKind, Viewer, awards};
use moonhare_table::{Change, KeeperKind};

use crate::{
    RegionId, TablePage,
    awards::AwardList,
    big_screen::BigScreen,
    cards::CardFaces,
    chat::{ChatSheet, Talk},
    coach::{COACHED_ROUNDS, CoachBubble, CoachHint},
    common::Common,
    decks::{DeckChoice, DeckPanel},
    forms::Forms,
    help::HelpSheet,
    lobby::{LobbyShell, SeatCircle, SeatTools},
    main_button::MainButton,
    menu::{HostTools, Menu},
    middle::{MiddleCards, Picks},
    outfit::OutfitPanel,
    pause::PauseScene,
    player_list::PlayerList,
    podium::{Ending, PodiumScene, ScreenEnding},
    points::PointsPanel,
    rounds::{RoundList, RoundTable},
    settings::SettingsPanel,
    shell::{EndShell, GameShell, Slot, empty_slot},
    status::StatusLine,
};

/// Puts one viewer's page together.
///
/// A whole page works without the script: it contains its regions, forms have keys, and chosen
/// cards are marked. Regions sent live come one by one, without keys and marks, which the script adds, so
/// that a small change stays a small message.
pub(crate) struct Assembler<'a> {
    page: &'a TablePage<'a>,
    common: Common<'a>,
    /// The link to share the table.
    link: String,
    live: bool,
}

impl<'a> Assembler<'a> {
    pub(crate) fn new(page: &'a TablePage<'a>, live: bool) -> Assembler<'a> {
        Assembler {
            page,
            common: Common::of(page, live),
            link: format!("{}/t/{}", page.origin, page.code),
            live,
        }
    }

    fn playing(&self) -> Option<&'a Playing> {
        match &self.page.view.game.stage {
            Stage::Playing(playing) => Some(playing),
            Stage::Lobby { .. } | Stage::Over(_) => None,
        }
    }

    fn is_screen(&self) -> bool {
        self.page.view.game.viewer == Viewer::Screen
    }

    fn is_coached(&self) -> bool {
        let view = self.page.view;
        let is_early = (self.playing()).is_some_and(|playing| playing.round <= COACHED_ROUNDS);
        view.guide && view.you.seat.is_some() && is_early
    }

    fn forms(&self) -> Forms<'a> {
        Forms {
            code: self.page.code,
            key: if self.live { "" } else { self.page.key },
        }
    }

    fn faces(&self) -> CardFaces<'a> {
        CardFaces {
            lang: self.page.lang,
            pictures: self.page.cards,
        }
    }

    /// The page's regions, outer ones before those within.
    pub(crate) fn region_ids(&self) -> Vec<RegionId> {
        use RegionId::*;
        let seats = || self.common.players.seats().map(|seat| seat.0);
        let is_reveal = self.common.revealed.is_some();
        let mut ids = vec![Shell];
        match self.common.stage {
            StageKind::Lobby if self.is_screen() => ids.push(SeatCircle),
            StageKind::Lobby => ids.extend([SeatCircle, SeatTools, Outfit, Settings, Decks]),
            StageKind::Playing => {
                ids.extend([Round, Clue, Middle]);
                ids.extend([Points, Track].into_iter().filter(|_| is_reveal));
                ids.extend(self.is_coached().then_some(Coach));
                ids.push(Players);
                ids.extend(seats().map(State).chain(seats().map(Score)));
            }
            StageKind::Over => ids.extend([Round, Middle]),
        }
        if self.is_screen() {
            ids.extend([Status, Clock]);
        } else {
            ids.extend([MainButton, Status, Clock, Bar, Talk]);
            ids.extend([Menu, Help, Step, QuestionMark, Picks]);
        }
        ids
    }

    /// The least change after which a region may look different. After a lesser one it isn't drawn again.
    pub(crate) fn changes_with(&self, id: RegionId) -> Change {
        use RegionId::*;
        match id {
            State(_) | Status | Clock | Talk => Change::Little,
            Picks | MainButton | Coach => Change::Sent,
            // In a region sent live, the script marks what was sent.
            Middle => match self
                .playing()
                .map(|playing| (&playing.scene, &playing.hand))
            {
                // Viewers without a hand watch the given cards arrive.
                Some((Scene::Giving { .. }, None)) => Change::Little,
                Some((Scene::Reveal { .. }, _)) => Change::Step,
                _ => Change::Own,
            },
            Shell | Round | Score(_) | Clue | Points | Track | Step => Change::Step,
            Bar | Players | Menu | Help | QuestionMark => Change::Much,
            SeatCircle | SeatTools | Outfit | Settings | Decks => Change::Much,
        }
    }

    /// The shell, and the sheets that open over it.
    pub(crate) fn body(&self) -> Markup {
        let lang = self.page.lang;
        let slot: Slot<'_> = &|id| self.slot(id);
        html! {
            (slot(RegionId::Shell))
            // A screen reader doesn't read a status that comes with its text, as it does in a new shell.
            p #said .vh role="status" {}
            @if !self.is_screen() {
                (ChatSheet { lang, forms: self.forms(), slot })
                (slot(RegionId::Menu))
                (HelpSheet { lang, slot })
                (slot(RegionId::Picks))
            }
        }
    }

    /// The place of a region: filled on a whole page, empty in a region sent live.
    fn slot(&self, id: RegionId) -> Markup {
        if self.live {
            empty_slot(id)
        } else {
            self.region(id)
        }
    }

    pub(crate) fn region(&self, id: RegionId) -> Markup {
        let (lang, prefs, view) = (self.page.lang, self.page.prefs, self.page.view);
        let stage = self.common.stage;
        let (players, goal, sides) = (self.common.players, self.common.goal, self.common.sides);
        let (you, me, is_host) = (view.you, view.you.seat, view.you.host);
        let (game, host, paused) = (&view.game, view.host, view.paused);
        let (forms, link, removed) = (self.forms(), &*self.link, &*view.removed);
        let has_rounds = !self.page.rounds.is_empty();
        let can_take_back = game.legal.contains(&Offer::TakeBack);
        let slot: Slot<'_> = &|id| self.slot(id);
        html! {
            @match id {
                RegionId::Shell => (self.shell(slot)),
                RegionId::Players => (PlayerList { lang, players, me, slot }),
                RegionId::Middle => (self.middle()),
                RegionId::Picks => (Picks { scene: self.playing().map(|playing| &playing.scene), can_take_back }),
                RegionId::Points => @if let Some(round) = self.common.revealed {
                    (PointsPanel { lang, players, me, sides, round })
                },
                RegionId::Coach => @if let Some(playing) = self.playing() {
                    (CoachHint { lang, players, me, idle: game.idle, playing })
                },
                RegionId::Status => {
                    @let refusal = self.page.refusal.filter(|_| !self.live);
                    (StatusLine { lang, players, you, host, paused, refusal, game })
                }
                RegionId::MainButton => (MainButton { lang, forms, link, players, you, paused, stage: &game.stage, offers: &game.legal }),
                RegionId::Talk => {
                    @let lines = if self.live { Vec::new() } else { self.common.lines() };
                    (Talk { lang, is_on: view.chat_on, has_seat: me.is_some(), is_empty: view.chat.is_empty(), lines })
                }
                RegionId::Menu => {
                    @let (chat_on, limits) = (view.chat_on, game.settings.limits);
                    @let tools = HostTools { lang, forms, players, me, stage, paused, chat_on, limits, removed };
                    (Menu { lang, prefs, forms, link, players, you, stage, has_rounds, tools })
                }
                RegionId::SeatCircle => (SeatCircle { lang, forms, players, host, you, goal }),
                RegionId::SeatTools => (SeatTools { lang, forms, players, you, removed }),
                RegionId::Outfit => (OutfitPanel { lang, forms, players, me, is_removed: you.removed }),
                RegionId::Settings => (SettingsPanel { lang, forms, players, is_host, settings: &game.settings, visibility: view.visibility }),
                RegionId::Decks => {
                    @let (cards, mixed, spare) = (game.settings.deck, &*view.decks, &*view.spare_decks);
                    @let has_bots = view.keepers.contains(&KeeperKind::Bot);
                    (DeckChoice { lang, forms, is_host, has_bots, cards, mixed, spare, pictures: self.page.cards })
                }
                _ => (self.common.region(id).unwrap_or_default()),
            }
        }
    }

    fn shell(&self, slot: Slot<'_>) -> Markup {
        let (lang, code, view) = (self.page.lang, self.page.code, self.page.view);
        let (players, stage, step) = (self.common.players, self.common.stage, self.common.step);
        let (you, is_host, forms, link) = (view.you, view.you.host, self.forms(), &*self.link);
        let pause = view.paused.then_some(PauseScene { lang, players });
        html! {
            @if self.is_screen() {
                @let has_free_seat = players.free_seats().next().is_some();
                (BigScreen { lang, code, link, stage, step, has_free_seat, pause, slot })
            } @else if let Some(step) = step {
                @let coach = self.is_coached().then_some(CoachBubble { lang, forms, is_host, slot });
                (GameShell { lang, step, coach, pause, slot })
            } @else if stage == StageKind::Over {
                (EndShell { lang, slot })
            } @else {
                @let decks = DeckPanel { lang, forms, is_host, shelf: self.page.cards.shelf(), slot };
                (LobbyShell { lang, code, link, table_lang: view.lang.as_deref(), you, decks, slot })
            }
        }
    }

    /// The cards during a game, the podium after it.
    fn middle(&self) -> Markup {
        let (lang, code, view) = (self.page.lang, self.page.code, self.page.view);
        let (players, due) = (self.common.players, self.common.due);
        let (faces, forms, offer) = (self.faces(), self.forms(), view.game.legal.first());
        html! {
            @match &view.game.stage {
                Stage::Lobby { .. } => {},
                Stage::Playing(playing) => {
                    @let (scene, hand, has_seat) = (&playing.scene, playing.hand.as_deref(), view.you.seat.is_some());
                    (MiddleCards { faces, forms, players, due, scene, has_seat, hand, offer, marks: !self.live })
                }
                Stage::Over(podium) => {
                    @let scene = PodiumScene { lang, players, podium };
                    @let (rounds, me) = (self.page.rounds, view.you.seat);
                    @let awards = AwardList { faces, players, me, rounds, awards: awards(players.mode, rounds) };
                    @if self.is_screen() {
                        (ScreenEnding { lang, scene, awards, table: RoundTable { faces, players, rounds, sides: self.sides_by_place() } })
                    } @else { (Ending { lang, code, scene, awards, rounds: self.rounds(false) }) }
                }
            }
        }
    }

    fn sides_by_place(&self) -> Vec<&'a Side> {
        let mut sides: Vec<&Side> = self.common.sides.iter().collect();
        sides.sort_by_key(|side| std::cmp::Reverse(side.score));
        sides
    }

    pub(crate) fn rounds(&self, latest_first: bool) -> RoundList<'a> {
        RoundList {
            faces: self.faces(),
            players: self.common.players,
            rounds: self.page.rounds,
            sides: self.sides_by_place(),
            latest_first,
        }
    }
}
