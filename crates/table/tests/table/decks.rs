//! Which decks are played with (R1.7).

use moonhare_rules::{Card, Digest32, RuleError, Settings, Stage};
use moonhare_table::{
    Deck, DeckId, HostAsk, Onlooker, Order, Presence, Table, TableError, Visibility, place,
};

use crate::{
    evening::{Evening, short},
    golden::old_log,
};

fn own(number: u8, cards: u16) -> Deck {
    Deck {
        id: DeckId::Own(Digest32([number; 32])),
        title: format!("Deck {number}"),
        cards,
        without: Vec::new(),
    }
}

fn decks(decks: &[Deck]) -> HostAsk {
    HostAsk::Decks {
        decks: decks.to_vec(),
    }
}

fn bring(deck: &Deck) -> Order {
    Order::BringDeck { deck: deck.clone() }
}

fn number(evening: &Evening) -> u16 {
    evening.guest().game.settings.deck
}

#[test]
fn decks_are_mixed_and_their_cards_counted() {
    let mut evening = Evening::with(short(), &["ana", "bea", "cid"]);
    assert_eq!(evening.guest().decks, [Deck::moonhare()]);
    assert_eq!(
        evening.ask("bea", bring(&own(1, 30))),
        Err(TableError::HostOnly)
    );
    evening.ask("ana", bring(&own(1, 30))).unwrap();
    assert_eq!(evening.guest().decks, [Deck::moonhare(), own(1, 30)]);
    assert_eq!(number(&evening), 114);
    // Bringing it again changes nothing.
    let records = evening.log.len();
    evening.ask("ana", bring(&own(1, 30))).unwrap();
    assert_eq!(evening.log.len(), records);

    evening
        .ask("ana", decks(&[own(1, 30), own(2, 12)]))
        .unwrap();
    assert_eq!(number(&evening), 42);
    // What is set otherwise leaves the number of cards alone.
    let settings = Settings {
        deck: 500,
        ..short()
    };
    let visibility = Some(Visibility::Public);
    let configure = HostAsk::Configure {
        settings,
        visibility,
    };
    evening.ask("ana", configure).unwrap();
    assert_eq!(number(&evening), 42);
    evening.ask("ana", HostAsk::Start).unwrap();
    assert_eq!(
        evening.ask("ana", decks(&[Deck::moonhare()])),
        Err(RuleError::Begun.into())
    );
}

#[test]
fn too_few_cards_are_said_with_the_number_needed() {
    let mut evening = Evening::with(short(), &["ana", "bea", "cid"]);
    evening.ask("ana", decks(&[own(1, 20)])).unwrap();
    let refusal = RuleError::DeckTooSmall {
        cards: 20,
        players: 3,
        needed: 21,
    };
    let obstacle = Some(refusal.clone());
    assert_eq!(evening.guest().game.stage, Stage::Lobby { obstacle });
    assert_eq!(evening.ask("ana", HostAsk::Start), Err(refusal.into()));
    evening.ask("ana", bring(&own(2, 1))).unwrap();
    evening.ask("ana", HostAsk::Start).unwrap();
}

#[test]
fn what_cannot_be_mixed_is_refused() {
    let mut evening = Evening::with(short(), &["ana"]);
    let refused = |evening: &mut Evening, mixed: &[Deck]| evening.ask("ana", decks(mixed));
    assert_eq!(refused(&mut evening, &[]), Err(TableError::NoDeck));
    let many: Vec<Deck> = (0..13).map(|n| own(n, 10)).collect();
    assert_eq!(
        refused(&mut evening, &many),
        Err(TableError::TooManyDecks { most: 12 })
    );
    let large = [own(1, 1500), own(2, 501)];
    assert_eq!(
        refused(&mut evening, &large),
        Err(RuleError::DeckTooLarge {
            cards: 2001,
            most: 2000
        }
        .into())
    );
    assert_eq!(evening.guest().decks, [Deck::moonhare()]);
}

#[test]
fn what_is_not_played_with_is_remembered_for_the_host() {
    let mut evening = Evening::with(short(), &["ana", "bea"]);
    evening.ask("ana", bring(&own(1, 30))).unwrap();
    evening.ask("ana", decks(&[Deck::moonhare()])).unwrap();
    assert_eq!(evening.view("ana").spare_decks, [own(1, 30)]);
    assert_eq!(evening.view("bea").spare_decks, []);
    assert_eq!(evening.guest().spare_decks, []);
    evening.ask("ana", decks(&[own(1, 30)])).unwrap();
    assert_eq!(evening.view("ana").spare_decks, [Deck::moonhare()]);
    // A table does not remember without end.
    for deck in 2..24 {
        evening.ask("ana", decks(&[own(deck, 30)])).unwrap();
    }
    assert_eq!(
        evening.ask("ana", decks(&[own(99, 30)])),
        Err(TableError::TooManyDecks { most: 24 })
    );
}

#[test]
fn a_deck_that_is_named_twice_is_there_once() {
    let mut evening = Evening::with(short(), &["ana"]);
    let twice = [own(1, 30), Deck::moonhare(), own(1, 30), Deck::moonhare()];
    evening.ask("ana", decks(&twice)).unwrap();
    assert_eq!(evening.guest().decks, [own(1, 30), Deck::moonhare()]);
    assert_eq!(number(&evening), 114);
}

/// A picture that two decks have is laid once (R1.7).
#[test]
fn cards_that_an_earlier_deck_has_are_passed_over() {
    let shares = own(2, 5).all_but(vec![0, 3]);
    assert_eq!(shares.cards, 3);
    assert_eq!(shares.whole(), own(2, 5));
    let mixed = [own(1, 2), shares.clone()];
    let places: Vec<_> = (0..6).map(|card| place(&mixed, Card(card))).collect();
    let second = [1, 2, 4].map(|number| Some((1, number)));
    assert_eq!(places[..2], [Some((0, 0)), Some((0, 1))]);
    assert_eq!(places[2..5], second);
    assert_eq!(places[5], None);

    let mut evening = Evening::with(short(), &["ana"]);
    evening.ask("ana", decks(&mixed)).unwrap();
    assert_eq!(number(&evening), 5);
    // What is put away is whole again.
    evening.ask("ana", decks(&[own(1, 2)])).unwrap();
    assert_eq!(evening.view("ana").spare_decks[0], own(2, 5));
    let json = serde_json::to_value(&shares).unwrap();
    assert_eq!(json["without"], serde_json::json!([0, 3]));
}

#[test]
fn cards_are_numbered_through() {
    let mixed = [own(1, 2), own(2, 0), own(3, 3)];
    let places: Vec<_> = (0..6).map(|card| place(&mixed, Card(card))).collect();
    assert_eq!(
        places,
        [
            Some((0, 0)),
            Some((0, 1)),
            Some((2, 0)),
            Some((2, 1)),
            Some((2, 2)),
            None
        ]
    );
}

#[test]
fn a_deck_is_named_by_a_word_or_a_hash() {
    for id in [DeckId::Moonhare, own(7, 1).id] {
        assert_eq!(id.to_string().parse(), Ok(id));
        let json = serde_json::to_string(&id).unwrap();
        assert_eq!(serde_json::from_str::<DeckId>(&json).unwrap(), id);
    }
    for bad in ["", "Moonhare", "0", &"g".repeat(64)] {
        assert_eq!(bad.parse::<DeckId>(), Err(TableError::NoSuchDeck));
    }
}

#[test]
fn an_old_log_with_decks_still_says_the_same() {
    let mut evening = Evening::with(short(), &["ana", "bea", "cid"]);
    evening.ask("ana", bring(&own(1, 30))).unwrap();
    evening
        .ask("ana", decks(&[own(2, 12), own(1, 30)]))
        .unwrap();
    evening.ask("ana", HostAsk::Start).unwrap();
    evening.play_until("voting");

    let table = Table::replay(&old_log("decks-1.log.jsonl", &evening));
    assert_eq!(table.decks(), [own(2, 12), own(1, 30)]);
    assert_eq!(table.spare_decks(), [Deck::moonhare()]);
    let view = table.view(&Onlooker::Guest, Presence::default()).unwrap();
    assert_eq!(view.game.settings.deck, 42);
    assert!(matches!(view.game.stage, Stage::Playing(_)));
}
