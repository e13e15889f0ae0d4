//! Words are the same after being written down and read again, or a log would not replay.

use proptest::prelude::*;

use crate::{ClueText, Name};

/// Characters that segment in surprising ways: joiners, marks, prefixes, flags, jamo, emoji, skin
/// tones, keycaps, and white space.
fn nasty() -> impl Strategy<Value = String> {
    let character = prop_oneof![
        Just('a'),
        Just(' '),
        Just('\t'),
        Just('\u{301}'),
        Just('\u{334}'),
        Just('\u{200D}'),
        Just('\u{200C}'),
        Just('\u{200B}'),
        Just('\u{FE0F}'),
        Just('\u{20E3}'),
        Just('\u{600}'),
        Just('\u{110BD}'),
        Just('\u{1F1E9}'),
        Just('\u{1F469}'),
        Just('\u{1F3FD}'),
        Just('\u{1100}'),
        Just('\u{1161}'),
        Just('\u{11A8}'),
        Just('\u{915}'),
        Just('\u{94D}'),
        Just('\u{93F}'),
        Just('\u{E33}'),
        Just('\r'),
        Just('\n'),
        any::<char>(),
    ];
    prop::collection::vec(character, 0..120).prop_map(String::from_iter)
}

/// A few characters over and over: heaps.
fn heaps() -> impl Strategy<Value = String> {
    let heap = (nasty(), 1..40usize).prop_map(|(text, times)| {
        let part: String = text.chars().take(3).collect();
        part.repeat(times)
    });
    prop::collection::vec(heap, 1..4).prop_map(|parts| parts.concat())
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: 3000,
        failure_persistence: None,
        ..ProptestConfig::default()
    })]

    #[test]
    fn cleaning_twice_changes_nothing(raw in prop_oneof![nasty(), heaps()]) {
        if let Ok(once) = Name::new(&raw) {
            prop_assert_eq!(Name::new(&once), Ok(once));
        }
        if let Ok(once) = ClueText::new(&raw) {
            prop_assert_eq!(ClueText::new(&once), Ok(once));
        }
    }
}
