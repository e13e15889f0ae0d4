//! Rules and tests name each other.

use std::collections::BTreeSet;

use moonhare_rules::{Mode, Rabbit, RuleError, Seat, Space, Step};

const RULES: &str = include_str!("../../../../docs/rules.md");
const TESTS: [&str; 7] = [
    include_str!("r1.rs"),
    include_str!("r2.rs"),
    include_str!("r3.rs"),
    include_str!("r4.rs"),
    include_str!("r5.rs"),
    include_str!("r6.rs"),
    include_str!("r7.rs"),
];

type Number = (u8, u8);

/// The rules that `docs/rules.md` states, each at the start of a list item.
fn stated() -> BTreeSet<Number> {
    let number = |line: &str| {
        let (chapter, rest) = line.strip_prefix("- R")?.split_once('.')?;
        let (rule, _) = rest.split_once(' ')?;
        Some((chapter.parse().ok()?, rule.parse().ok()?))
    };
    RULES.lines().filter_map(number).collect()
}

/// The rules that have a function under `#[test]` named after them.
fn tested(source: &str) -> BTreeSet<Number> {
    let number = |line: &str| {
        let mut parts = line.trim().strip_prefix("fn r")?.split('_');
        Some((parts.next()?.parse().ok()?, parts.next()?.parse().ok()?))
    };
    let lines: Vec<_> = source.lines().collect();
    let under_test = |pair: &[&str]| (pair[0].trim() == "#[test]").then(|| number(pair[1]))?;
    lines.windows(2).filter_map(under_test).collect()
}

#[test]
fn every_rule_has_a_test_with_its_number() {
    let stated = stated();
    assert!(
        stated.contains(&(1, 1)) && stated.contains(&(7, 4)),
        "{stated:?}"
    );
    let tested: BTreeSet<_> = TESTS.into_iter().flat_map(tested).collect();
    let missing: Vec<_> = stated.difference(&tested).collect();
    assert!(missing.is_empty(), "rules without a test: {missing:?}");
    let unknown: Vec<_> = tested.difference(&stated).collect();
    assert!(unknown.is_empty(), "tests of no rule: {unknown:?}");
}

#[test]
fn each_test_stands_in_the_file_of_its_chapter() {
    for (chapter, source) in (1..).zip(TESTS) {
        assert!(tested(source).iter().all(|number| number.0 == chapter));
    }
}

#[test]
fn a_refusal_cites_a_rule_that_stands_in_the_book() {
    let (seat, space, rabbit) = (Seat(1), Space(1), Rabbit::try_from(1).unwrap());
    let mut refusals = vec![
        RuleError::TableFull,
        RuleError::NoSuchRabbit,
        RuleError::RabbitTaken { rabbit },
        RuleError::Order,
        RuleError::DeckTooSmall {
            cards: 1,
            players: 3,
            needed: 21,
        },
        RuleError::DeckTooLarge {
            cards: 9999,
            most: 2000,
        },
        RuleError::WrongStep { step: Step::Idea },
        RuleError::NotStoryteller,
        RuleError::CardNeeded,
        RuleError::NoCardWithClue,
        RuleError::NotInHand {
            step: Step::Telling,
        },
        RuleError::NotInHand { step: Step::Giving },
        RuleError::GiftSize {
            wanted: 1,
            given: 0,
        },
        RuleError::GiftSize {
            wanted: 2,
            given: 3,
        },
        RuleError::SameCardTwice,
        RuleError::StorytellerGave,
        RuleError::PartnerGave,
        RuleError::NothingToTakeBack,
        RuleError::PartnerVotes,
        RuleError::GiverVotes,
        RuleError::NoSuchSpace { space, spaces: 4 },
        RuleError::OwnCard { space },
        RuleError::SameSpaceTwice,
        RuleError::RedMissing,
        RuleError::RedNotAllowed,
        RuleError::PressedOnAlready,
    ];
    for mode in Mode::ALL {
        refusals.push(RuleError::Players { mode, players: 1 });
        refusals.push(RuleError::Goal { mode });
        refusals.push(RuleError::VoteCount {
            mode,
            most: 1,
            given: 2,
        });
        refusals.push(RuleError::StorytellerVotes { mode });
    }
    for error in refusals {
        let rule = error
            .rule()
            .unwrap_or_else(|| panic!("{error:?} cites nothing"));
        let item = RULES.contains(&format!("- {rule} "));
        let chapter = RULES.contains(&format!("## {rule} "));
        assert!(item || chapter, "{error:?} cites {rule}");
        assert!(error.to_string().ends_with('.'), "{error}");
    }
    for error in [
        RuleError::NoTable,
        RuleError::NotOver,
        RuleError::NoSuchSeat { seat },
    ] {
        assert_eq!(error.rule(), None);
    }
}
