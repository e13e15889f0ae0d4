//! The words. Each folder of `i18n` is a language, and whoever runs the server can bring more. English
//! has every message and stands in for what a language that was brought lacks.

use std::sync::{LazyLock, OnceLock};

use fluent_bundle::{FluentArgs, FluentResource, FluentValue, concurrent::FluentBundle};
use maud::{Markup, PreEscaped, html};
use moonhare_rules::Name;
use unic_langid::LanguageIdentifier;

/// A message that exists in English.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Key {
    pub(crate) name: &'static str,
    /// What it asks for, in alphabetical order.
    pub(crate) args: &'static [&'static str],
}

/// Whether a message is given each argument it asks for, and no other.
pub(crate) const fn is_given(args: &[&str], given: &[&str]) -> bool {
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

/// One constant for each message; one that nobody says does not compile.
#[deny(dead_code)]
pub(crate) mod k {
    use super::Key;
    include!(concat!(env!("OUT_DIR"), "/keys.rs"));
}

static SOURCES: &[(&str, &[&str])] = include!(concat!(env!("OUT_DIR"), "/languages.rs"));

/// Languages beside the built-in ones: a tag, and the files.
static BROUGHT: OnceLock<Vec<(String, Vec<String>)>> = OnceLock::new();

static ALL: LazyLock<Vec<Lang>> = LazyLock::new(|| {
    let built_in = (SOURCES.iter()).map(|(tag, files)| Lang::read(tag, files));
    let brought = BROUGHT.get().into_iter().flatten();
    built_in
        .chain(brought.map(|(tag, files)| Lang::read(tag, files)))
        .collect()
});

static ENGLISH: LazyLock<Lang> = LazyLock::new(|| {
    let english = SOURCES.iter().find(|(tag, _)| *tag == "en");
    Lang::read("en", english.map_or(&[][..], |(_, files)| files))
});

/// A language the game speaks.
pub struct Lang {
    tag: String,
    bundle: FluentBundle<FluentResource>,
}

impl std::fmt::Debug for Lang {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("Lang").field(&self.tag).finish()
    }
}

impl Lang {
    fn read(tag: &str, files: &[impl AsRef<str>]) -> Lang {
        let locale: LanguageIdentifier = tag.parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![locale]);
        // Names are set apart by the page itself, so that no invisible marks are spread over it.
        bundle.set_use_isolating(false);
        for file in files {
            // What can be read of a file is used; of the built-in ones, that is all.
            let resource = match FluentResource::try_new(file.as_ref().to_owned()) {
                Ok(resource) | Err((resource, _)) => resource,
            };
            bundle.add_resource_overriding(resource);
        }
        Lang {
            tag: tag.to_owned(),
            bundle,
        }
    }

    /// Adds languages, each a tag and its files; for the start of the program, because those that are
    /// spoken already cannot be changed. Says which tags are none, or are known already.
    pub fn bring(languages: Vec<(String, Vec<String>)>) -> Vec<String> {
        let is_new = |tag: &str| {
            tag.parse::<LanguageIdentifier>().is_ok()
                && SOURCES
                    .iter()
                    .all(|(known, _)| !known.eq_ignore_ascii_case(tag))
        };
        let (new, refused): (Vec<_>, Vec<_>) =
            languages.into_iter().partition(|(tag, _)| is_new(tag));
        let late = BROUGHT.set(new).err().unwrap_or_default();
        (refused.into_iter().chain(late))
            .map(|(tag, _)| tag)
            .collect()
    }

    pub fn english() -> &'static Lang {
        &ENGLISH
    }

    pub fn all() -> &'static [Lang] {
        &ALL
    }

    /// The language with this tag.
    pub fn of(tag: &str) -> Option<&'static Lang> {
        ALL.iter().find(|lang| lang.tag.eq_ignore_ascii_case(tag))
    }

    /// The best language for an `Accept-Language` header; English if none fits.
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
        wishes.sort_by(|a, b| b.1.total_cmp(&a.1));
        let primary = |tag: &str| tag.split('-').next().unwrap_or_default().to_owned();
        (wishes.iter())
            .find_map(|(tag, _)| Lang::of(tag).or_else(|| Lang::of(&primary(tag))))
            .unwrap_or_else(Lang::english)
    }

    pub fn tag(&self) -> &str {
        &self.tag
    }

    /// What the language calls itself.
    pub fn own_name(&self) -> String {
        self.text(k::LANGUAGE_NAME, &[])
    }

    /// What somebody is called who has not said it.
    pub fn friendly_name(&self) -> String {
        self.text(k::FRIENDLY_NAME, &[])
    }

    /// `ltr` or `rtl`.
    pub fn direction(&self) -> &'static str {
        match self.tag.split('-').next() {
            Some("ar" | "fa" | "he" | "ur") => "rtl",
            _ => "ltr",
        }
    }

    /// A message as plain text, for attributes and titles.
    pub(crate) fn text(&self, key: Key, args: &[(&str, Arg<'_>)]) -> String {
        self.look_up(key.name, args, false).unwrap_or_default()
    }

    /// A message as a piece of page: it may hold `<b>`, and names stand in `<bdi>`.
    pub(crate) fn say(&self, key: Key, args: &[(&str, Arg<'_>)]) -> Markup {
        PreEscaped(self.look_up(key.name, args, true).unwrap_or_default())
    }

    /// A message found by a name that is made at run time; none if there is no such message.
    pub(crate) fn find(&self, key: &str, args: &[(&str, Arg<'_>)]) -> Option<String> {
        self.look_up(key, args, false)
    }

    fn look_up(&self, key: &str, args: &[(&str, Arg<'_>)], markup: bool) -> Option<String> {
        let pattern = self.bundle.get_message(key).and_then(|found| found.value());
        let Some(pattern) = pattern else {
            return if self.tag == "en" {
                None
            } else {
                ENGLISH.look_up(key, args, markup)
            };
        };
        let args: FluentArgs<'_> = args
            .iter()
            .map(|(name, arg)| (*name, if markup { arg.markup() } else { arg.plain() }))
            .collect();
        let mut errors = Vec::new();
        let text = self
            .bundle
            .format_pattern(pattern, Some(&args), &mut errors);
        Some(text.into_owned())
    }
}

/// What stands in a message.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Arg<'a> {
    Number(usize),
    /// What a person is called: kept from changing the direction of the words around it.
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

/// A message as a piece of page: `say!(lang, KEY, name = value)`.
macro_rules! say {
    ($lang:expr, $key:ident $(, $name:ident = $value:expr)* $(,)?) => {{
        const _: () = assert!($crate::lang::is_given($crate::lang::k::$key.args, &[$(stringify!($name)),*]));
        $lang.say($crate::lang::k::$key, &[$((stringify!($name), $crate::lang::Arg::from($value))),*])
    }};
}

/// A message as plain text: `text!(lang, KEY, name = value)`.
macro_rules! text {
    ($lang:expr, $key:ident $(, $name:ident = $value:expr)* $(,)?) => {{
        const _: () = assert!($crate::lang::is_given($crate::lang::k::$key.args, &[$(stringify!($name)),*]));
        $lang.text($crate::lang::k::$key, &[$((stringify!($name), $crate::lang::Arg::from($value))),*])
    }};
}

pub(crate) use {say, text};
