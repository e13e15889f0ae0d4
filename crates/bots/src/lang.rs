//! The languages that computer players speak.

use std::sync::LazyLock;

use moonhare_languages::{self as languages, Language};

/// A language that computer players speak. The default is English.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Lang(u8);

/// English first.
static SPOKEN: LazyLock<Vec<&'static Language>> = LazyLock::new(|| {
    let english = languages::english();
    let others = languages::all().iter().copied();
    let others = others.filter(|language| language.is_spoken() && language.tag() != english.tag());
    std::iter::once(english).chain(others).collect()
});

impl Lang {
    pub fn all() -> impl Iterator<Item = Lang> {
        (0..SPOKEN.len()).map(|place| Lang(place as u8))
    }

    /// The language of a tag, or the one that it is a variant of; none if computer players don't
    /// speak it.
    pub fn of(tag: &str) -> Option<Lang> {
        let language = languages::nearest(tag)?;
        language.lineage().find_map(|language| {
            let place = SPOKEN
                .iter()
                .position(|spoken| spoken.tag() == language.tag())?;
            let lang = Lang(place as u8);
            is_same(lang.tag(), tag).then_some(lang)
        })
    }

    pub fn tag(self) -> &'static str {
        self.language().tag()
    }

    pub(crate) fn language(self) -> &'static Language {
        SPOKEN[self.index()]
    }

    pub(crate) fn index(self) -> usize {
        usize::from(self.0)
    }

    /// This language, and then those that it is a variant of.
    pub(crate) fn variants(self) -> impl Iterator<Item = Lang> {
        let lineage = self.language().lineage();
        lineage
            .filter_map(|language| Lang::of(language.tag()))
            .filter(move |lang| is_same(lang.tag(), self.tag()))
    }
}

/// Whether two tags are of one language.
fn is_same(one: &str, other: &str) -> bool {
    let main = |tag: &str| tag.split(['-', '_']).next().map(str::to_ascii_lowercase);
    main(one) == main(other)
}

/// The language of a tag, for tests that know it exists.
#[cfg(test)]
pub(crate) fn lang(tag: &str) -> Lang {
    Lang::of(tag).unwrap()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_variant_is_its_own_language_or_the_one_it_belongs_to() {
        assert_eq!(lang("en"), Lang::default());
        assert_eq!(lang("ro-MD"), lang("ro"));
        assert_eq!(lang("pt-PT").tag(), "pt-PT");
        assert_eq!(lang("pt-BR"), lang("pt"));
        assert_eq!(Lang::of("xx"), None);
        let tags: Vec<&str> = lang("pt-PT").variants().map(Lang::tag).collect();
        assert_eq!(tags, ["pt-PT", "pt"]);
    }
}
