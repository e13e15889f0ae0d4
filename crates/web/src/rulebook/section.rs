//! The sections of the rule book, which the help at the table links to.

use crate::{Lang, lang::text};

/// A section of the book: a heading with an anchor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Section {
    Idea,
    Round,
    Tell,
    Give,
    Vote,
    Score,
    End,
    Classic,
    Three,
    Seven,
    Party,
    Team,
    Advice,
    Fair,
}

impl Section {
    /// The sections in the table of contents. The four steps are under the round.
    pub(super) const CONTENTS: [Section; 10] = [
        Section::Idea,
        Section::Round,
        Section::End,
        Section::Classic,
        Section::Three,
        Section::Seven,
        Section::Party,
        Section::Team,
        Section::Advice,
        Section::Fair,
    ];

    /// The anchor. It is the same in every language, because other pages link to it.
    pub(crate) fn id(self) -> &'static str {
        match self {
            Section::Idea => "idea",
            Section::Round => "a-round",
            Section::Tell => "tell",
            Section::Give => "give",
            Section::Vote => "vote",
            Section::Score => "score",
            Section::End => "end",
            Section::Classic => "classic",
            Section::Three => "three",
            Section::Seven => "seven",
            Section::Party => "party",
            Section::Team => "team",
            Section::Advice => "advice",
            Section::Fair => "fair",
        }
    }

    pub(super) fn title(self, lang: &Lang) -> String {
        match self {
            Section::Idea => text!(lang, BOOK_IDEA),
            Section::Round => text!(lang, BOOK_ROUND),
            Section::Tell => text!(lang, BOOK_TELL),
            Section::Give => text!(lang, BOOK_GIVE),
            Section::Vote => text!(lang, BOOK_VOTE),
            Section::Score => text!(lang, BOOK_SCORE),
            Section::End => text!(lang, BOOK_END),
            Section::Classic => text!(lang, BOOK_CLASSIC),
            Section::Three => text!(lang, BOOK_THREE),
            Section::Seven => text!(lang, BOOK_SEVEN),
            Section::Party => text!(lang, MODE_PARTY),
            Section::Team => text!(lang, MODE_TEAM),
            Section::Advice => text!(lang, BOOK_ADVICE),
            Section::Fair => text!(lang, BOOK_FAIR),
        }
    }

    /// The icon of the step, as in the game.
    pub(super) fn icon(self) -> &'static str {
        match self {
            Section::Tell => "tell",
            Section::Give => "give",
            Section::Vote => "vote",
            _ => "trophy",
        }
    }
}
