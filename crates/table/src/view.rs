//! What one viewer may know of a table.

use std::{collections::BTreeMap, ops::Deref, sync::Arc};

use moonhare_rules::{
    BySeat, Name, Own, OwnScene, OwnStage, Seat, SeatSet, Stage, Step, View, Viewer,
};
use serde::{Deserialize, Serialize};

use crate::{
    Deck, Keeper, Line, Millis, PersonId, Table, TokenHash, Visibility, ask::is_off,
    person::Banished,
};

/// Who looks at a table, by what they identify themselves with. The table finds the rules'
/// [`Viewer`] each time, because people sit down, move and leave while they look.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Onlooker {
    /// Somebody with a secret, which the table may or may not know.
    Token(TokenHash),
    /// Somebody without one.
    Guest,
    /// The big screen.
    Screen,
}

/// Who is connected. This is never part of the log.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Presence {
    pub connected: SeatSet,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TableView {
    pub you: You,
    /// The host's seat, if the host sits.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub host: Option<Seat>,
    /// By seat.
    pub keepers: BySeat<KeeperKind>,
    /// For the host: who was removed and can be let in again (R7.5).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub removed: Vec<Removed>,
    /// Seats of people who are not connected just now.
    pub away: SeatSet,
    pub visibility: Visibility,
    /// The tag of the table's language, in which computer players speak if they can.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lang: Option<String>,
    /// The decks in play. Cards are numbered through all of them in this order.
    pub decks: Vec<Deck>,
    /// Decks that the host may mix in again.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub spare_decks: Vec<Deck>,
    pub password: bool,
    /// Hints for somebody new are shown in the first rounds.
    #[serde(default, skip_serializing_if = "is_off")]
    pub guide: bool,
    pub chat_on: bool,
    /// The latest lines by their number; the greatest is the latest.
    pub chat: Arc<BTreeMap<u64, Line>>,
    pub paused: bool,
    /// When the present step's time is up (R7.3).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub deadline: Option<Millis>,
    pub game: View,
}

/// What everybody may know of a table: the view of a guest. Only [`Table::common_view`] makes one, and no
/// onlooker goes in there. So what is made of it can be shared: it holds nobody's secret.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct CommonView(TableView);

/// What of a [`TableView`] is one onlooker's alone, in the same shape.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct OwnTable {
    pub you: You,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub removed: Vec<Removed>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub spare_decks: Vec<Deck>,
    pub game: Own,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct You {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
    pub host: bool,
    /// The seat is yours from the next round on; until then a stand-in plays it (R7.5).
    #[serde(default, skip_serializing_if = "is_off")]
    pub waits: bool,
    /// The host has removed you; only the host can let you in again (R7.5).
    #[serde(default, skip_serializing_if = "is_off")]
    pub removed: bool,
}

/// Somebody who was removed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Removed {
    pub person: PersonId,
    pub name: Name,
}

/// Who plays a seat, for everyone to see.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum KeeperKind {
    Person,
    Bot,
    Nobody,
}

/// How much of a view has changed since another one. Each includes those before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Change {
    /// At the most whom the table waits for, who is away, the chat and the clock, during a game.
    Little,
    /// What the viewer has sent in this step, and that they may take it back.
    Sent,
    /// The viewer's cards, or what they may do in this step.
    Own,
    /// Another step or round of the same game.
    Step,
    Much,
}

impl Change {
    /// Compares what is one onlooker's alone.
    pub fn of_own(old: &OwnTable, new: &OwnTable) -> Change {
        if old == new {
            return Change::Little;
        }
        // Without `..`, here and below, so that a new field can't be forgotten.
        let OwnTable {
            you,
            removed,
            spare_decks,
            game,
        } = old;
        let Own {
            viewer,
            legal,
            idle: _,
            stage: OwnStage { hand, scene },
        } = game;
        let is_same = (you, removed, spare_decks) == (&new.you, &new.removed, &new.spare_decks)
            && *viewer == new.game.viewer;
        let same_scene = match (scene, &new.game.stage.scene) {
            (Some(OwnScene::Voting(old)), Some(OwnScene::Voting(new))) => old.mine == new.mine,
            (Some(OwnScene::Giving { .. }), Some(OwnScene::Giving { .. })) => true,
            (old, new) => old == new,
        };
        match is_same {
            false => Change::Much,
            true if same_scene
                && *hand == new.game.stage.hand
                && legal.first() == new.game.legal.first() =>
            {
                Change::Sent
            }
            true => Change::Own,
        }
    }

    /// Compares what everybody may know.
    pub fn of_common(old: &CommonView, new: &CommonView) -> Change {
        let TableView {
            you: _,
            host,
            keepers,
            removed: _,
            away: _,
            visibility,
            lang,
            decks,
            spare_decks: _,
            password,
            guide,
            chat_on,
            chat: _,
            paused,
            deadline: _,
            game,
        } = &**old;
        let View {
            viewer: _,
            settings,
            seats,
            stage,
            waiting: _,
            legal: _,
            idle: _,
        } = game;
        let is_same = *seats == new.game.seats
            && *settings == new.game.settings
            && (*host, *visibility, *paused) == (new.host, new.visibility, new.paused)
            && (*password, *guide, *chat_on) == (new.password, new.guide, new.chat_on)
            && *keepers == new.keepers
            && *decks == new.decks
            && *lang == new.lang;
        match (stage, &new.game.stage) {
            (Stage::Playing(_), after) if is_same && stage == after => Change::Little,
            (Stage::Playing(before), Stage::Playing(after))
                if is_same && before.commitment == after.commitment =>
            {
                Change::Step
            }
            _ => Change::Much,
        }
    }
}

impl Deref for CommonView {
    type Target = TableView;

    fn deref(&self) -> &TableView {
        &self.0
    }
}

impl CommonView {
    /// The common view and what is the onlooker's alone make the onlooker's view.
    #[must_use]
    pub fn with(self, own: OwnTable) -> TableView {
        let CommonView(common) = self;
        TableView {
            you: own.you,
            removed: own.removed,
            spare_decks: own.spare_decks,
            game: common.game.with(own.game),
            ..common
        }
    }
}

impl Table {
    /// What the onlooker may know; none before the table is opened.
    pub fn view(&self, onlooker: &Onlooker, presence: Presence) -> Option<TableView> {
        let (common, own) = (self.common_view(presence)?, self.own_view(onlooker)?);
        Some(common.with(own))
    }

    /// What everybody may know, as a guest sees it; none before the table is opened. No onlooker
    /// goes in, so nobody's secret comes out.
    pub fn common_view(&self, presence: Presence) -> Option<CommonView> {
        let mut game = self.game.common_view()?;
        game.settings.limits = self.limits.unwrap_or(game.settings.limits);
        let kind = |keeper: &Keeper| match keeper {
            Keeper::Person(_) => KeeperKind::Person,
            Keeper::Bot | Keeper::Skilled(_) => KeeperKind::Bot,
            Keeper::Nobody => KeeperKind::Nobody,
        };
        let away = |seat: &Seat| {
            matches!(self.keepers[seat.index()], Keeper::Person(_))
                && !presence.connected.contains(*seat)
        };
        Some(CommonView(TableView {
            you: You::default(),
            host: self.host.and_then(|host| self.seat_of(host)),
            keepers: self.keepers.iter().map(kind).collect(),
            removed: Vec::new(),
            away: Seat::all(self.keepers.len()).filter(away).collect(),
            visibility: self.visibility,
            lang: self.lang.clone(),
            decks: self.decks.mixed.clone(),
            spare_decks: Vec::new(),
            password: self.password.is_some(),
            guide: self.guide,
            chat_on: self.chat_on,
            chat: self.chat.lines().clone(),
            paused: self.paused.is_some(),
            deadline: self.deadline(&game),
            game,
        }))
    }

    /// What is the onlooker's alone; none before the table is opened.
    pub fn own_view(&self, onlooker: &Onlooker) -> Option<OwnTable> {
        let you = match onlooker {
            Onlooker::Token(token) => self.you(token),
            Onlooker::Guest | Onlooker::Screen => You::default(),
        };
        let viewer = match (onlooker, you.seat) {
            // The hand, the gift and the vote of this round are somebody else's (R7.5).
            (_, Some(_)) if you.waits => Viewer::Spectator,
            (_, Some(seat)) => Viewer::Seat(seat),
            (Onlooker::Screen, None) => Viewer::Screen,
            (_, None) => Viewer::Spectator,
        };
        let mut own = OwnTable {
            you,
            removed: Vec::new(),
            spare_decks: Vec::new(),
            game: self.game.own_view(viewer)?,
        };
        if you.host {
            own.removed = self.removed();
            own.spare_decks.clone_from(&self.decks.spare);
        }
        Some(own)
    }

    fn you(&self, token: &TokenHash) -> You {
        let Some(person) = self.person(token) else {
            return You {
                removed: self.is_removed(token),
                ..You::default()
            };
        };
        let seat = self.seat_of(person);
        You {
            seat,
            host: self.host == Some(person),
            waits: seat.is_some_and(|seat| self.waits(seat)),
            removed: false,
        }
    }

    fn removed(&self) -> Vec<Removed> {
        let shown = |banished: &Banished| Removed {
            person: banished.person,
            name: banished.player.name.clone(),
        };
        self.banished.iter().map(shown).collect()
    }

    fn deadline(&self, game: &View) -> Option<Millis> {
        let Stage::Playing(playing) = &game.stage else {
            return None;
        };
        if self.paused.is_some() {
            return None;
        }
        let limits = &game.settings.limits;
        let limit = match playing.scene.step() {
            Step::Idea | Step::Telling => limits.tell,
            Step::Giving => limits.give,
            Step::Voting => limits.vote,
            Step::Reveal => limits.look,
        };
        limit.map(|seconds| self.step_began.plus_seconds(seconds.get()))
    }
}
