//! The sections of the rule book, which the help at the table links to.

use crate::{Lang, lang::text};

/// A heading with an anchor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Part {
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

impl Part {
    /// The sections in the table of contents. The four steps are under the round.
    pub(super) const CONTENTS: [Part; 10] = [
        Part::Idea,
        Part::Round,
        Part::End,
        Part::Classic,
        Part::Three,
        Part::Seven,
        Part::Party,
        Part::Team,
        Part::Advice,
        Part::Fair,
    ];

    /// The anchor. It is the same in every language, because other pages link to it.
    pub(crate) fn id(self) -> &'static str {
        match self {
            Part::Idea => "idea",
            Part::Round => "a-round",
            Part::Tell => "tell",
            Part::Give => "give",
            Part::Vote => "vote",
            Part::Score => "score",
            Part::End => "end",
            Part::Classic => "classic",
            Part::Three => "three",
            Part::Seven => "seven",
            Part::Party => "party",
            Part::Team => "team",
            Part::Advice => "advice",
            Part::Fair => "fair",
        }
    }

    pub(super) fn title(self, lang: &Lang) -> String {
        match self {
            Part::Idea => text!(lang, BOOK_IDEA),
            Part::Round => text!(lang, BOOK_ROUND),
            Part::Tell => text!(lang, BOOK_TELL),
            Part::Give => text!(lang, BOOK_GIVE),
            Part::Vote => text!(lang, BOOK_VOTE),
            Part::Score => text!(lang, BOOK_SCORE),
            Part::End => text!(lang, BOOK_END),
            Part::Classic => text!(lang, BOOK_CLASSIC),
            Part::Three => text!(lang, BOOK_THREE),
            Part::Seven => text!(lang, BOOK_SEVEN),
            Part::Party => text!(lang, MODE_PARTY),
            Part::Team => text!(lang, MODE_TEAM),
            Part::Advice => text!(lang, BOOK_ADVICE),
            Part::Fair => text!(lang, BOOK_FAIR),
        }
    }

    /// The icon of the step, as in the game.
    pub(super) fn icon(self) -> &'static str {
        match self {
            Part::Tell => "tell",
            Part::Give => "give",
            Part::Vote => "vote",
            _ => "trophy",
        }
    }
}
