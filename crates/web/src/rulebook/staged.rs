//! A table without people: enough of a view for the game's drawing functions.

use moonhare_rules::{
    Card, Mode, Name, Player, Playing, Rabbit, Scene, Seat, SeatSet, Seed, Settings, Side, Sitter,
    Stage, View, Viewer,
};
use moonhare_table::{KeeperKind, TableView, Visibility, You};

/// The players of all examples, by seat. The names exist in all our languages, so nobody translates
/// them.
pub(super) const NAMES: [&str; 7] = ["Ana", "Bruno", "Clara", "Dan", "Elena", "Flora", "Greta"];

/// Colours that differ clearly when few play.
const RABBITS: [u8; 7] = [1, 8, 3, 5, 9, 2, 7];

/// Scores in the picture of the track, by side.
const SCORES: [u16; 7] = [14, 21, 9, 17, 5, 12, 3];

/// Cards of the built-in deck that are easy to tell apart even when small.
pub(super) const PICTURES: [Card; 12] = [
    Card(78),
    Card(14),
    Card(0),
    Card(49),
    Card(9),
    Card(58),
    Card(2),
    Card(43),
    Card(30),
    Card(80),
    Card(16),
    Card(59),
];

pub(super) fn table(mode: Mode, players: usize, scene: Scene) -> TableView {
    let sitter = |(name, rabbit): (&str, u8)| {
        let player = Player {
            name: Name::new(name).ok()?,
            rabbit: Rabbit::try_from(rabbit).ok()?,
        };
        Some(Sitter {
            player,
            stand_in: false,
        })
    };
    let sitters: Vec<Sitter> = (NAMES.into_iter().zip(RABBITS))
        .take(players)
        .filter_map(sitter)
        .collect();
    let side = |side: usize| {
        let seats: SeatSet = Seat::all(players)
            .filter(|seat| mode.side(*seat, players) == side)
            .collect();
        Some(Side {
            rabbit: sitters.get(side)?.player.rabbit,
            seats,
            score: SCORES.get(side).copied().unwrap_or_default(),
        })
    };
    let playing = Playing {
        round: 1,
        commitment: Seed([0; 32]).commitment(),
        pile: 0,
        track: (0..mode.sides(players)).filter_map(side).collect(),
        hand: None,
        scene,
    };
    TableView {
        you: You::default(),
        host: None,
        keepers: sitters.iter().map(|_| KeeperKind::Person).collect(),
        removed: Vec::new(),
        away: SeatSet::EMPTY,
        visibility: Visibility::Invited,
        lang: None,
        password: false,
        decks: Vec::new(),
        spare_decks: Vec::new(),
        guide: false,
        chat_on: false,
        chat: Default::default(),
        paused: false,
        deadline: None,
        game: View {
            viewer: Viewer::Spectator,
            settings: Settings::of(mode),
            seats: sitters.into_iter().collect(),
            stage: Stage::Playing(playing),
            waiting: SeatSet::EMPTY,
            legal: Default::default(),
            idle: None,
        },
    }
}
