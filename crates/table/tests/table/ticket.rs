//! Tickets, with which a seat moves to another device.

use moonhare_rules::Seat;
use moonhare_table::{PersonAsk, TableError, TokenHash};

use crate::evening::{CLOCKWORK, Evening, first_move, short, sit};

const MINUTE: u64 = 60_000;

fn ticket(word: &str) -> PersonAsk {
    PersonAsk::Ticket {
        ticket: TokenHash::of(word),
    }
}

fn redeem(word: &str) -> PersonAsk {
    PersonAsk::Redeem {
        ticket: TokenHash::of(word),
    }
}

#[test]
fn a_ticket_moves_the_seat_and_the_old_device_is_nobody() {
    let mut evening = Evening::begun(short(), &["ana", "bea", "cid"]);
    let (person, view) = (evening.actor("ana"), evening.view("ana"));
    evening.ask("ana", ticket("t")).unwrap();
    assert_eq!(evening.seat("ana"), Some(Seat(0)), "until it is redeemed");
    evening.ask("ana's phone", redeem("t")).unwrap();
    assert_eq!(evening.actor("ana's phone"), person);
    assert_eq!(evening.view("ana's phone"), view, "hand, seat and hosting");
    assert!(evening.hosts("ana's phone"));
    assert_eq!(evening.view("ana"), evening.guest());
    let ask = first_move(&evening, "ana's phone");
    assert_eq!(
        evening.ask("ana", ask.clone()),
        Err(TableError::PlayersOnly)
    );
    evening.ask("ana's phone", ask).unwrap();
}

#[test]
fn a_ticket_is_good_once() {
    let mut evening = Evening::with(short(), &["ana", "bea"]);
    evening.ask("bea", ticket("t")).unwrap();
    evening.ask("phone", redeem("t")).unwrap();
    for who in ["bea", "somebody else"] {
        assert_eq!(evening.ask(who, redeem("t")), Err(TableError::TicketGone));
    }
}

#[test]
fn a_ticket_is_good_for_fifteen_minutes() {
    let mut evening = Evening::with(short(), &["ana", "bea"]);
    evening.ask("bea", ticket("t")).unwrap();
    let made = evening.now;
    let mut late = evening.clone();
    // The ask itself is a second later.
    evening.now = made + 15 * MINUTE - 1000;
    evening.ask("phone", redeem("t")).unwrap();
    late.now = made + 15 * MINUTE - 999;
    assert_eq!(late.ask("phone", redeem("t")), Err(TableError::TicketGone));
}

#[test]
fn a_new_ticket_replaces_the_old_one() {
    let mut evening = Evening::with(short(), &["ana", "bea"]);
    evening.ask("bea", ticket("first")).unwrap();
    evening.ask("bea", ticket("second")).unwrap();
    assert_eq!(
        evening.ask("phone", redeem("first")),
        Err(TableError::TicketGone)
    );
    evening.ask("phone", redeem("second")).unwrap();
    assert_eq!(evening.seat("phone"), Some(Seat(1)));
}

#[test]
fn only_newcomers_redeem() {
    let mut evening = Evening::with(short(), &["ana", "bea"]);
    evening.ask("bea", ticket("t")).unwrap();
    for who in ["ana", "bea", CLOCKWORK] {
        assert_eq!(
            evening.ask(who, redeem("t")),
            Err(TableError::SeatedAlready),
            "{who} would be two"
        );
    }
    // Who only watches has no seat to be told of.
    evening.ask("eva", PersonAsk::Arrive).unwrap();
    assert_eq!(
        evening.ask("eva", redeem("t")),
        Err(TableError::HereAlready)
    );
    assert_eq!(
        evening.ask("phone", redeem("guess")),
        Err(TableError::TicketGone)
    );
}

#[test]
fn strangers_make_no_tickets() {
    let mut evening = Evening::with(short(), &["ana"]);
    for who in ["a stranger", CLOCKWORK] {
        assert_eq!(evening.ask(who, ticket("t")), Err(TableError::PlayersOnly));
    }
}

#[test]
fn a_ticket_goes_with_its_person() {
    let mut evening = Evening::with(short(), &["ana", "bea"]);
    evening.ask("bea", ticket("t")).unwrap();
    evening.ask("bea", PersonAsk::Leave).unwrap();
    assert_eq!(
        evening.ask("phone", redeem("t")),
        Err(TableError::TicketGone)
    );
}

#[test]
fn the_old_device_can_sit_down_as_somebody_else() {
    let mut evening = Evening::with(short(), &["ana", "bea"]);
    evening.ask("bea", ticket("t")).unwrap();
    evening.ask("phone", redeem("t")).unwrap();
    evening.ask("bea", sit("Bea's sister")).unwrap();
    assert_eq!(evening.seat("phone"), Some(Seat(1)));
    assert_eq!(evening.seat("bea"), Some(Seat(2)));
}

#[test]
fn no_view_shows_a_token_or_a_ticket() {
    let mut evening = Evening::with(short(), &["ana", "bea"]);
    evening.ask("bea", ticket("t")).unwrap();
    for who in ["ana", "bea", "a stranger"] {
        let json = serde_json::to_string(&evening.view(who)).unwrap();
        for secret in ["ana", "bea", "t"] {
            let hash = serde_json::to_string(&TokenHash::of(secret)).unwrap();
            assert!(!json.contains(hash.trim_matches('"')));
        }
    }
}
