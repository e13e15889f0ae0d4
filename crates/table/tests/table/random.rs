//! Whatever people ask, in whatever order.

use std::num::NonZeroU16;

use moonhare_rules::{Ballot, Card, Clue, First, Goal, Limits, Mode, Move, Seat, Settings, Space};
use moonhare_table::{
    Actor, Ask, HostAsk, Onlooker, Order, PersonAsk, PersonId, Presence, TokenHash, Visibility,
};
use proptest::prelude::*;

use crate::evening::{CLOCKWORK, Evening, name, rabbit, say};

const PEOPLE: [&str; 9] = ["a", "b", "c", "d", "e", "f", "g", "h", CLOCKWORK];

#[derive(Clone, Debug)]
enum Happening {
    /// By one of those above.
    Ask(usize, Ask),
    /// By somebody who may be long gone.
    Stale(u32, Ask),
    /// By somebody who was new when they set out.
    Unknown(usize, Ask),
    /// So many moves of whoever is waited for.
    Moves(usize, u16),
    Wait(u32),
}

fn seat() -> impl Strategy<Value = Seat> {
    prop_oneof![8 => 0u8..6, 1 => any::<u8>()].prop_map(Seat)
}

fn settings() -> impl Strategy<Value = Settings> {
    let goal = prop_oneof![
        4 => Just(Goal::Points(5)),
        2 => Just(Goal::Tellings(1)),
        1 => Just(Goal::Points(0)),
    ];
    let first = prop_oneof![
        Just(First::Claim),
        Just(First::Random),
        seat().prop_map(First::Seat)
    ];
    let mode = prop::sample::select(&Mode::ALL[..]);
    let deck = prop_oneof![6 => Just(84), 1 => any::<u16>()];
    let limit = || (0u16..100).prop_map(NonZeroU16::new);
    (mode, goal, first, deck, limit(), limit()).prop_map(|(mode, goal, first, deck, tell, give)| {
        Settings {
            mode,
            goal,
            first,
            deck,
            limits: Limits {
                tell,
                give,
                ..Limits::default()
            },
        }
    })
}

fn table_ask() -> impl Strategy<Value = Ask> {
    let names = prop::sample::select(vec!["Ana", "Bea", "Luna", "Milo"]).prop_map(name);
    let rabbits = (1u8..=12).prop_map(rabbit);
    let word = || prop::sample::select(vec!["t", "u", "v"]).prop_map(TokenHash::of);
    prop_oneof![
        8 => (names.clone(), prop::option::of(rabbits.clone()), prop::option::of(seat()))
            .prop_map(|(name, rabbit, seat)| PersonAsk::Sit { name, rabbit, seat }.into()),
        1 => (names.clone(), rabbits.clone()).prop_map(|(name, rabbit)| PersonAsk::Dress { name, rabbit }.into()),
        3 => Just(PersonAsk::Leave.into()),
        2 => Just(PersonAsk::Arrive.into()),
        1 => word().prop_map(|ticket| PersonAsk::Ticket { ticket }.into()),
        2 => word().prop_map(|ticket| PersonAsk::Redeem { ticket }.into()),
        1 => Just(say("hm").into()),
        2 => (settings(), prop::option::of(Just(Visibility::Public)))
            .prop_map(|(settings, visibility)| HostAsk::Configure { settings, visibility }.into()),
        1 => prop::collection::vec(seat(), 0..6)
            .prop_map(|order| HostAsk::Arrange { order: order.into_iter().collect() }.into()),
        3 => (prop::option::of(names), prop::option::of(rabbits), prop::sample::select(&moonhare_table::Level::ALL[..]))
            .prop_map(|(name, rabbit, level)| HostAsk::AddBot { name, rabbit, level }.into()),
        2 => seat().prop_map(|seat| HostAsk::Remove { seat }.into()),
        2 => (0u32..12).prop_map(|person| HostAsk::LetIn { person: PersonId(person) }.into()),
        2 => seat().prop_map(|seat| HostAsk::PassHost { seat }.into()),
        1 => Just(HostAsk::Pause.into()),
        2 => Just(HostAsk::Resume.into()),
        2 => (seat(), any::<bool>()).prop_map(|(seat, on)| HostAsk::StandIn { seat, on }.into()),
        1 => any::<bool>().prop_map(|on| HostAsk::Chat { on }.into()),
        1 => any::<bool>().prop_map(|on| HostAsk::Guide { on }.into()),
        4 => Just(HostAsk::Start.into()),
        3 => Just(HostAsk::Again.into()),
    ]
}

fn game_ask() -> impl Strategy<Value = Ask> {
    let card = || prop_oneof![(0u16..84), any::<u16>()].prop_map(Card);
    let space = || (0u8..14).prop_map(Space);
    let ballot = (
        prop::collection::vec(space(), 0..=2),
        prop::option::of(space()),
    )
        .prop_map(|(votes, red)| Ballot {
            votes: votes.into_iter().collect(),
            red,
        });
    prop_oneof![
        Just(Move::Claim.into()),
        prop::option::of(card()).prop_map(|card| Move::Tell {
            clue: Clue::Aloud,
            card
        }
        .into()),
        prop::collection::vec(card(), 0..=2).prop_map(|cards| Move::Give {
            cards: cards.into_iter().collect()
        }
        .into()),
        Just(Move::TakeBack.into()),
        ballot.prop_map(|ballot| Move::Vote { ballot }.into()),
        Just(Move::Next.into()),
        seat().prop_map(|seat| Order::Play {
            seat,
            mv: Move::Next
        }
        .into()),
    ]
}

fn ask() -> impl Strategy<Value = Ask> {
    prop_oneof![5 => table_ask(), 1 => game_ask()]
}

fn happening() -> impl Strategy<Value = Happening> {
    prop_oneof![
        20 => (0..PEOPLE.len(), ask()).prop_map(|(who, ask)| Happening::Ask(who, ask)),
        2 => (0u32..12, ask()).prop_map(|(who, ask)| Happening::Stale(who, ask)),
        2 => (0..8usize, ask()).prop_map(|(who, ask)| Happening::Unknown(who, ask)),
        8 => (1..30usize, any::<u16>()).prop_map(|(count, luck)| Happening::Moves(count, luck)),
        1 => (0u32..2_000_000).prop_map(Happening::Wait),
    ]
}

fn happen(evening: &mut Evening, happening: Happening) {
    let before = evening.table.clone();
    let refused = match happening {
        Happening::Ask(who, ask) => evening.ask(PEOPLE[who], ask).is_err(),
        Happening::Stale(who, ask) => {
            let actor = Actor::Person(PersonId(who));
            evening.ask_as(&actor, ask).is_err()
        }
        Happening::Unknown(who, ask) => {
            let actor = Actor::Newcomer(TokenHash::of(PEOPLE[who]));
            evening.ask_as(&actor, ask).is_err()
        }
        Happening::Moves(count, luck) => {
            for nth in 0..count {
                if evening.guest().paused || !evening.move_once(usize::from(luck) + nth) {
                    break;
                }
            }
            false
        }
        Happening::Wait(millis) => {
            evening.now += u64::from(millis);
            false
        }
    };
    if refused {
        assert_eq!(evening.table, before);
    }
}

proptest! {
    /// Every step of the way is checked and replayed by the evening itself.
    #[test]
    fn nothing_that_is_asked_breaks_a_table(
        first in settings(),
        happenings in prop::collection::vec(happening(), 1..80),
    ) {
        let opened = moonhare_table::Table::open(
            crate::evening::opening(first), TokenHash::of("a"));
        let first = if opened.is_ok() { first } else { crate::evening::short() };
        let mut evening = Evening::open(first, "a");
        for who in &PEOPLE[..8] {
            evening.know(who);
        }
        for happening in happenings {
            happen(&mut evening, happening);
            evening.check();
            for who in PEOPLE {
                let onlooker = Onlooker::Token(TokenHash::of(who));
                evening.table.view(&onlooker, Presence::default());
            }
        }
        prop_assert_eq!(&moonhare_table::Table::replay(&evening.log), &evening.table);
    }
}
