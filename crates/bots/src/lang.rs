//! The languages that the mind knows.

/// A language of clues, names and cards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Lang {
    #[default]
    En,
    Es,
    Pt,
    Ro,
}

impl Lang {
    pub const ALL: [Lang; 4] = [Lang::En, Lang::Es, Lang::Pt, Lang::Ro];

    pub fn tag(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::Es => "es",
            Lang::Pt => "pt",
            Lang::Ro => "ro",
        }
    }

    /// The language of a tag like `pt` or `pt-BR`.
    pub fn of(tag: &str) -> Option<Lang> {
        let language = tag.split(['-', '_']).next().unwrap_or_default();
        Lang::ALL
            .into_iter()
            .find(|lang| lang.tag().eq_ignore_ascii_case(language))
    }

    pub(crate) fn index(self) -> usize {
        self as usize
    }
}
