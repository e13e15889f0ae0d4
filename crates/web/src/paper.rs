//! The page of a table while it is drawn, and the facts that all its parts share.

use maud::{Markup, html};
use moonhare_rules::{Mode, Offer, Playing, Rabbit, Scene, Seat, Stage, View, Viewer};
use moonhare_table::KeeperKind;

use crate::{Lang, RegionId, TablePage};

/// Draws a table's page for one viewer. Each file adds the methods for one part of the page.
///
/// A whole page works without the script: it contains its regions, forms have keys, and chosen
/// cards are marked. In a live page the regions are separate and the script does the rest, so that
/// a small change stays a small message.
#[derive(Clone, Copy)]
pub(crate) struct Paper<'a> {
    pub(crate) page: &'a TablePage<'a>,
    pub(crate) live: bool,
}

impl<'a> Paper<'a> {
    pub(crate) fn lang(&self) -> &'a Lang {
        self.page.lang
    }

    pub(crate) fn game(&self) -> &'a View {
        &self.page.view.game
    }

    pub(crate) fn mode(&self) -> Mode {
        self.game().settings.mode
    }

    pub(crate) fn seats(&self) -> usize {
        self.game().seats.len()
    }

    pub(crate) fn me(&self) -> Option<Seat> {
        self.page.view.you.seat
    }

    pub(crate) fn is_host(&self) -> bool {
        self.page.view.you.host
    }

    pub(crate) fn is_screen(&self) -> bool {
        self.game().viewer == Viewer::Screen
    }

    pub(crate) fn playing(&self) -> Option<&'a Playing> {
        match &self.game().stage {
            Stage::Playing(playing) => Some(playing),
            Stage::Lobby { .. } | Stage::Over(_) => None,
        }
    }

    /// Whether the table waits for the viewer. Somebody who just took a seat doesn't play yet
    /// (R7.5).
    pub(crate) fn is_my_turn(&self) -> bool {
        self.me()
            .is_some_and(|seat| self.game().waiting.contains(seat) && !self.page.view.you.waits)
    }

    /// Whether the viewer may take a free seat.
    pub(crate) fn may_sit(&self) -> bool {
        self.me().is_none() && !self.page.view.you.removed
    }

    pub(crate) fn offers_take_back(&self) -> bool {
        self.game().legal.contains(&Offer::TakeBack)
    }

    /// A person's name. It is never empty, and only taken seats are named.
    pub(crate) fn name(&self, seat: Seat) -> &'a str {
        (self.game().seats.get(seat.index())).map_or("", |sitter| &sitter.player.name)
    }

    /// During a game, partners share the rabbit of the first of them (R1.2).
    pub(crate) fn rabbit_of(&self, seat: Seat) -> Option<Rabbit> {
        let lobby = matches!(self.game().stage, Stage::Lobby { .. });
        let index = if lobby {
            seat.index()
        } else {
            self.mode().side(seat, self.seats())
        };
        Some(self.game().seats.get(index)?.player.rabbit)
    }

    pub(crate) fn rabbit(&self, seat: Seat) -> Markup {
        html! { @if let Some(rabbit) = self.rabbit_of(seat) { (crate::symbol::rabbit(rabbit)) } }
    }

    pub(crate) fn small_rabbit(&self, seat: Seat) -> Markup {
        html! { @if let Some(rabbit) = self.rabbit_of(seat) { (crate::symbol::sized_rabbit(rabbit, "s")) } }
    }

    pub(crate) fn keeper(&self, seat: Seat) -> KeeperKind {
        let keeper = self.page.view.keepers.get(seat.index());
        keeper.copied().unwrap_or(KeeperKind::Nobody)
    }

    pub(crate) fn is_free(&self, seat: &Seat) -> bool {
        self.keeper(*seat) == KeeperKind::Nobody
    }

    /// Whether a stand-in plays, or the person isn't connected.
    pub(crate) fn is_away(&self, seat: Seat) -> bool {
        let sitter = self.game().seats.get(seat.index());
        self.page.view.away.contains(seat) || sitter.is_some_and(|sitter| sitter.stand_in)
    }

    pub(crate) fn partner(&self, seat: Seat) -> Option<Seat> {
        (self.mode() == Mode::Team).then(|| seat.opposite(self.seats()))
    }

    /// An address under this table.
    pub(crate) fn at(&self, path: &str) -> String {
        format!("/t/{}/{path}", self.page.code)
    }

    /// The link to share.
    pub(crate) fn link(&self) -> String {
        format!("{}/t/{}", self.page.origin, self.page.code)
    }

    /// The key that makes a form count once. The script makes its own keys.
    pub(crate) fn key(&self, action: &str) -> Markup {
        html! {
            @if !self.live && !self.page.key.is_empty() {
                input type="hidden" name="key" value={ (self.page.key) "-" (action) };
            }
        }
    }

    /// A form that the script sends without loading a page.
    pub(crate) fn form(&self, action: &str, class: &str, inside: &Markup) -> Markup {
        html! {
            form method="post" action=(self.at(action)) class=[(!class.is_empty()).then_some(class)] data-send {
                (self.key(action))
                (inside)
            }
        }
    }

    /// A form that loads another page.
    pub(crate) fn leading_form(&self, action: &str, class: &str, inside: &Markup) -> Markup {
        html! {
            form method="post" action=(self.at(action)) class=[(!class.is_empty()).then_some(class)] {
                (self.key(action))
                (inside)
            }
        }
    }

    /// The place of a region: filled on a whole page, empty in live parts.
    pub(crate) fn slot(&self, id: RegionId) -> Markup {
        if self.live {
            html! { template data-slot=(id) {} }
        } else {
            self.region(id)
        }
    }

    pub(crate) fn region_ids(&self) -> Vec<RegionId> {
        let seats = 0..self.seats() as u8;
        let mut ids = vec![RegionId::Shell];
        match &self.game().stage {
            Stage::Lobby { .. } if self.is_screen() => ids.push(RegionId::Seats),
            Stage::Lobby { .. } => ids.extend([
                RegionId::Seats,
                RegionId::Order,
                RegionId::Dress,
                RegionId::Settings,
                RegionId::Decks,
                RegionId::Act,
            ]),
            Stage::Playing(playing) => {
                ids.extend([RegionId::Round, RegionId::Clue, RegionId::Stage]);
                let reveal = matches!(playing.scene, Scene::Reveal { .. });
                if reveal {
                    ids.extend([RegionId::Points, RegionId::Track]);
                }
                if self.is_coached() {
                    ids.push(RegionId::Coach);
                }
                ids.push(RegionId::Players);
                ids.extend(seats.clone().map(RegionId::State));
                ids.extend(seats.map(RegionId::Score));
                if !self.is_screen() {
                    ids.push(RegionId::Act);
                }
            }
            Stage::Over(_) => {
                ids.extend([RegionId::Round, RegionId::Stage]);
                if !self.is_screen() {
                    ids.push(RegionId::Act);
                }
            }
        }
        ids.extend([RegionId::Now, RegionId::Clock]);
        if !self.is_screen() {
            ids.push(RegionId::Bar);
            ids.extend([
                RegionId::Talk,
                RegionId::Menu,
                RegionId::Help,
                RegionId::Step,
                RegionId::Ask,
                RegionId::Picks,
            ]);
        }
        ids
    }

    pub(crate) fn region(&self, id: RegionId) -> Markup {
        match id {
            RegionId::Shell if self.is_screen() => self.board_shell(),
            RegionId::Shell => self.shell(),
            RegionId::Round => self.round(),
            RegionId::Players => self.players(),
            RegionId::State(seat) => self.state(Seat(seat)),
            RegionId::Score(seat) => self.score(Seat(seat)),
            RegionId::Clue => self.clue(),
            RegionId::Stage => self.stage(),
            RegionId::Picks => self.picks(),
            RegionId::Points => self.points(),
            RegionId::Track => self.track(),
            RegionId::Coach => self.coach(),
            RegionId::Now => self.now(),
            RegionId::Clock => self.clock(),
            RegionId::Bar => self.bar(),
            RegionId::Act => self.act(),
            RegionId::Talk => self.talk(),
            RegionId::Menu => self.menu(),
            RegionId::Help => self.help(),
            RegionId::Step => self.step_mark(),
            RegionId::Ask => self.ask(),
            RegionId::Seats => self.round_table(),
            RegionId::Order => self.order(),
            RegionId::Dress => self.dress(),
            RegionId::Settings => self.settings(),
            RegionId::Decks => self.decks(),
        }
    }
}
