//! The text of pages in each of the [languages](moonhare_languages).

use std::sync::LazyLock;

use fluent_bundle::{FluentArgs, FluentResource, FluentValue, concurrent::FluentBundle};
use maud::{Markup, PreEscaped, html};
use moonhare_languages::{self as languages, Language};
use moonhare_rules::Name;
use unic_langid::{CharacterDirection, LanguageIdentifier};

/// A message's name and arguments. The build makes one for each message in English.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct MessageKey {
    pub(crate) name: &'static str,
    /// Its arguments, in alphabetical order.
    pub(crate) args: &'static [&'static str],
}

/// Whether a message gets exactly the arguments it needs. `say!` and `text!` ask at compile time.
pub(crate) const fn args_match(args: &[&str], given: &[&str]) -> bool {
    let mut at = 0;
    while at < args.len() {
        let (mut found, mut other) = (false, 0);
        while other < given.len() {
            found |= is_same(args[at].as_bytes(), given[other].as_bytes());
            other += 1;
        }
        if !found {
            return false;
        }
        at += 1;
    }
    args.len() == given.len()
}

const fn is_same(one: &[u8], other: &[u8]) -> bool {
    let mut at = 0;
    while at < one.len() && at < other.len() && one[at] == other[at] {
        at += 1;
    }
    at == one.len() && at == other.len()
}

/// One constant for each message. An unused one doesn't compile.
#[deny(dead_code)]
pub(crate) mod k {
    use super::MessageKey;
    include!(concat!(env!("OUT_DIR"), "/keys.rs"));
}

static ALL: LazyLock<Vec<Lang>> =
    LazyLock::new(|| languages::all().iter().copied().map(Lang::new).collect());

/// A language of the pages.
pub struct Lang {
    language: &'static Language,
    bundle: FluentBundle<FluentResource>,
}

impl std::fmt::Debug for Lang {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("Lang").field(&self.tag()).finish()
    }
}

impl Lang {
    fn new(language: &'static Language) -> Lang {
        let locale: LanguageIdentifier = language.tag().parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![locale]);
        // Pages isolate names by markup, so Fluent adds no invisible marks.
        bundle.set_use_isolating(false);
        for file in language.messages() {
            // Uses what parses of a file; built-in files parse completely.
            let resource = match FluentResource::try_new(file) {
                Ok(resource) | Err((resource, _)) => resource,
            };
            bundle.add_resource_overriding(resource);
        }
        Lang { language, bundle }
    }

    pub fn english() -> &'static Lang {
        let english = Lang::of(languages::english().tag());
        // English is built in.
        english.unwrap_or(&ALL[0])
    }

    pub fn all() -> &'static [Lang] {
        &ALL
    }

    /// The language with exactly this tag.
    pub fn of(tag: &str) -> Option<&'static Lang> {
        ALL.iter().find(|lang| lang.tag().eq_ignore_ascii_case(tag))
    }

    /// The language with this tag, or the one that the tag names a variant of.
    pub fn nearest(tag: &str) -> Option<&'static Lang> {
        Lang::of(languages::nearest(tag)?.tag())
    }

    /// The best language for an `Accept-Language` header, or English.
    pub fn negotiate(accept: &str) -> &'static Lang {
        let mut wishes: Vec<(&str, f32)> = accept
            .split(',')
            .map(|wish| {
                let (tag, rest) = wish.split_once(';').unwrap_or((wish, ""));
                let weight = rest.trim().strip_prefix("q=");
                (
                    tag.trim(),
                    weight.and_then(|q| q.parse().ok()).unwrap_or(1.0),
                )
            })
            .collect();
        // A weight of 0 excludes a language.
        wishes.retain(|(_, weight)| *weight > 0.0);
        wishes.sort_by(|a, b| b.1.total_cmp(&a.1));
        (wishes.iter())
            .find_map(|(tag, _)| Lang::nearest(tag))
            .unwrap_or_else(Lang::english)
    }

    pub fn tag(&self) -> &'static str {
        self.language.tag()
    }

    /// The tag of another language, to mark its words with. None for this language and its variants,
    /// which a screen reader reads with the same voice.
    pub(crate) fn tag_if_foreign<'a>(&self, tag: &'a str) -> Option<&'a str> {
        let main = |tag: &str| tag.split('-').next().map(str::to_ascii_lowercase);
        (main(tag) != main(self.tag())).then_some(tag)
    }

    /// The language's own name, or its tag.
    pub fn own_name(&self) -> String {
        match self.look_up(k::LANGUAGE_NAME.name, &[], false) {
            Some((name, from)) if from.tag() == self.tag() => name,
            _ => self.tag().to_owned(),
        }
    }

    /// What to call a person who gave no name.
    pub fn default_name(&self) -> String {
        self.text(k::FRIENDLY_NAME, &[])
    }

    /// `ltr` or `rtl`.
    pub fn direction(&self) -> &'static str {
        let locale: LanguageIdentifier = self.tag().parse().unwrap_or_default();
        match locale.character_direction() {
            CharacterDirection::RTL => "rtl",
            _ => "ltr",
        }
    }

    /// A message as plain text, for attributes and titles.
    pub(crate) fn text(&self, key: MessageKey, args: &[(&str, Arg<'_>)]) -> String {
        self.find(key.name, args).unwrap_or_default()
    }

    /// A message as markup. It may contain `<b>`; names are in `<bdi>`, and a message borrowed from
    /// another language is marked.
    pub(crate) fn say(&self, key: MessageKey, args: &[(&str, Arg<'_>)]) -> Markup {
        let Some((words, from)) = self.look_up(key.name, args, true) else {
            return Markup::default();
        };
        let words = PreEscaped(words);
        match self.tag_if_foreign(from.tag()) {
            Some(tag) => html! { span lang=(tag) { (words) } },
            None => words,
        }
    }

    /// A message found by a name made at run time; none if there is no such message.
    pub(crate) fn find(&self, key: &str, args: &[(&str, Arg<'_>)]) -> Option<String> {
        self.look_up(key, args, false).map(|(words, _)| words)
    }

    /// A message, and the language it was found in: this one, or one it falls back to.
    fn look_up(
        &self,
        key: &str,
        args: &[(&str, Arg<'_>)],
        markup: bool,
    ) -> Option<(String, &'static Lang)> {
        let mut lineage = self.language.lineage();
        let (lang, pattern) = lineage.find_map(|language| {
            let lang = Lang::of(language.tag())?;
            Some((lang, lang.bundle.get_message(key)?.value()?))
        })?;
        let args: FluentArgs<'_> = args
            .iter()
            .map(|(name, arg)| (*name, if markup { arg.markup() } else { arg.plain() }))
            .collect();
        let mut errors = Vec::new();
        let text = lang
            .bundle
            .format_pattern(pattern, Some(&args), &mut errors);
        Some((text.into_owned(), lang))
    }
}

/// An argument of a message.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Arg<'a> {
    Number(usize),
    /// A person's name, isolated so that it can't change the direction of the text around it.
    Name(&'a str),
    Text(&'a str),
}

impl Arg<'_> {
    fn plain(&self) -> FluentValue<'static> {
        match self {
            Arg::Number(number) => FluentValue::from(*number),
            Arg::Name(name) => FluentValue::from(format!("\u{2068}{name}\u{2069}")),
            Arg::Text(text) => FluentValue::from((*text).to_owned()),
        }
    }

    fn markup(&self) -> FluentValue<'static> {
        match self {
            Arg::Number(number) => FluentValue::from(*number),
            Arg::Name(name) => FluentValue::from(html! { bdi { (name) } }.into_string()),
            Arg::Text(text) => FluentValue::from(html! { (text) }.into_string()),
        }
    }
}

impl From<usize> for Arg<'_> {
    fn from(number: usize) -> Self {
        Arg::Number(number)
    }
}

impl From<u16> for Arg<'_> {
    fn from(number: u16) -> Self {
        Arg::Number(usize::from(number))
    }
}

impl From<u8> for Arg<'_> {
    fn from(number: u8) -> Self {
        Arg::Number(usize::from(number))
    }
}

impl<'a> From<&'a Name> for Arg<'a> {
    fn from(name: &'a Name) -> Self {
        Arg::Name(name)
    }
}

impl<'a> From<&'a str> for Arg<'a> {
    fn from(text: &'a str) -> Self {
        Arg::Text(text)
    }
}

impl<'a> From<&'a String> for Arg<'a> {
    fn from(text: &'a String) -> Self {
        Arg::Text(text)
    }
}

/// A message as markup: `say!(lang, KEY, name = value)`.
macro_rules! say {
    ($lang:expr, $key:ident $(, $name:ident = $value:expr)* $(,)?) => {{
        const _: () = assert!($crate::lang::args_match($crate::lang::k::$key.args, &[$(stringify!($name)),*]));
        $lang.say($crate::lang::k::$key, &[$((stringify!($name), $crate::lang::Arg::from($value))),*])
    }};
}

/// A message as plain text: `text!(lang, KEY, name = value)`.
macro_rules! text {
    ($lang:expr, $key:ident $(, $name:ident = $value:expr)* $(,)?) => {{
        const _: () = assert!($crate::lang::args_match($crate::lang::k::$key.args, &[$(stringify!($name)),*]));
        $lang.text($crate::lang::k::$key, &[$((stringify!($name), $crate::lang::Arg::from($value))),*])
    }};
}

pub(crate) use {say, text};
