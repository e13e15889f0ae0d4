//! Prepares words for comparison: without case, accents, inflection and little words.

use std::{collections::HashSet, sync::LazyLock};

use moonhare_languages::Speech;
use rust_stemmers::{Algorithm, Stemmer};

use crate::Lang;

/// A word of a text: its spelling without accents, and its possible stems.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Token {
    pub(crate) plain: String,
    /// One stem with accents and one without, because people leave them out.
    pub(crate) stems: [String; 2],
}

/// The words of a text without the little ones, unless it has no others.
pub(crate) fn tokens(text: &str, lang: Lang) -> Vec<Token> {
    let all = words(text);
    let manner = Manner::of(lang);
    let token = |word: &String| {
        let plain = fold(word);
        let stems = [fold(&manner.stem(&cedillas(word))), manner.stem(&plain)];
        Token { plain, stems }
    };
    let heavy: Vec<Token> = all
        .iter()
        .filter(|word| !manner.little.contains(&fold(word)))
        .map(token)
        .collect();
    if heavy.is_empty() {
        all.iter().map(token).collect()
    } else {
        heavy
    }
}

/// How many of a language's little words a text has; this identifies languages.
pub(crate) fn little_words(text: &str, lang: Lang) -> usize {
    let little = &Manner::of(lang).little;
    let words = words(text);
    words
        .iter()
        .filter(|word| little.contains(&fold(word)))
        .count()
}

/// A key for a text: texts with the same key read the same.
pub(crate) fn key(text: &str) -> String {
    let words: Vec<String> = words(text).iter().map(|word| fold(word)).collect();
    words.join(" ")
}

fn words(text: &str) -> Vec<String> {
    text.to_lowercase()
        .split(|c: char| !c.is_alphanumeric() && !is_mark(c))
        .filter(|word| word.chars().any(char::is_alphanumeric))
        .map(str::to_owned)
        .collect()
}

fn is_mark(c: char) -> bool {
    ('\u{0300}'..='\u{036f}').contains(&c)
}

fn fold(word: &str) -> String {
    let mut plain = String::with_capacity(word.len());
    for c in word.chars().filter(|&c| !is_mark(c)) {
        match c {
            'æ' => plain.push_str("ae"),
            'œ' => plain.push_str("oe"),
            'ß' => plain.push_str("ss"),
            other => plain.push(bare(other)),
        }
    }
    plain
}

/// A Latin letter without its marks.
fn bare(c: char) -> char {
    match c {
        'á' | 'à' | 'â' | 'ã' | 'ä' | 'å' | 'ă' => 'a',
        'é' | 'è' | 'ê' | 'ë' => 'e',
        'í' | 'ì' | 'î' | 'ï' => 'i',
        'ó' | 'ò' | 'ô' | 'õ' | 'ö' | 'ø' => 'o',
        'ú' | 'ù' | 'û' | 'ü' => 'u',
        'ç' => 'c',
        'ñ' => 'n',
        'ș' | 'ş' => 's',
        'ț' | 'ţ' => 't',
        'ÿ' => 'y',
        other => other,
    }
}

/// The Romanian stemmer dates from when ș and ț were still typed with cedillas.
fn cedillas(word: &str) -> String {
    word.replace('ș', "ş").replace('ț', "ţ")
}

/// How to read a language.
struct Manner {
    stemmer: Option<Algorithm>,
    little: HashSet<String>,
}

impl Manner {
    fn of(lang: Lang) -> &'static Manner {
        static MANNERS: LazyLock<Vec<Manner>> =
            LazyLock::new(|| Lang::all().map(Manner::new).collect());
        &MANNERS[lang.index()]
    }

    fn new(lang: Lang) -> Manner {
        let speech = lang.speech();
        Manner {
            stemmer: speech.stemmer.as_deref().and_then(algorithm),
            little: speech.little.split_whitespace().map(fold).collect(),
        }
    }

    fn stem(&self, word: &str) -> String {
        match self.stemmer {
            Some(algorithm) => Stemmer::create(algorithm).stem(word).into_owned(),
            None => word.to_owned(),
        }
    }
}

/// The stemming algorithm with this name in `speech.toml`.
fn algorithm(name: &str) -> Option<Algorithm> {
    Some(match name {
        "arabic" => Algorithm::Arabic,
        "danish" => Algorithm::Danish,
        "dutch" => Algorithm::Dutch,
        "english" => Algorithm::English,
        "finnish" => Algorithm::Finnish,
        "french" => Algorithm::French,
        "german" => Algorithm::German,
        "greek" => Algorithm::Greek,
        "hungarian" => Algorithm::Hungarian,
        "italian" => Algorithm::Italian,
        "norwegian" => Algorithm::Norwegian,
        "portuguese" => Algorithm::Portuguese,
        "romanian" => Algorithm::Romanian,
        "russian" => Algorithm::Russian,
        "spanish" => Algorithm::Spanish,
        "swedish" => Algorithm::Swedish,
        "tamil" => Algorithm::Tamil,
        "turkish" => Algorithm::Turkish,
        _ => return None,
    })
}

impl Lang {
    /// How computer players speak it, from its nearest variant that says so.
    pub(crate) fn speech(self) -> &'static Speech {
        static SILENT: LazyLock<Speech> = LazyLock::new(Speech::default);
        let speech = self.variants().find_map(|lang| lang.language().speech());
        speech.unwrap_or(&SILENT)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lang::lang;

    #[test]
    fn every_stemmer_is_known() {
        for name in moonhare_languages::STEMMERS {
            assert!(algorithm(name).is_some(), "{name}");
        }
    }

    #[test]
    fn case_accents_and_inflection_do_not_matter() {
        for (tongue, one, other) in [
            (lang("en"), "Lighthouses", "lighthouse"),
            (lang("es"), "CANCIONES", "cancion"),
            (lang("pt"), "Corações", "coracoes"),
            (lang("ro"), "oraşele", "orașele"),
            (lang("ro"), "PADURI", "păduri"),
            (lang("fr"), "ŒUFS", "oeuf"),
            (lang("de"), "STRASSEN", "Straße"),
        ] {
            let (one, other) = (&tokens(one, tongue)[0], &tokens(other, tongue)[0]);
            assert!(
                one.stems.iter().any(|stem| other.stems.contains(stem)),
                "{one:?} {other:?}"
            );
        }
    }

    #[test]
    fn little_words_go_unless_there_are_no_others() {
        let plain = |text, lang| -> Vec<String> {
            let tokens = tokens(text, lang);
            tokens.into_iter().map(|token| token.plain).collect()
        };
        assert_eq!(plain("The end of the sea", Lang::default()), ["end", "sea"]);
        assert_eq!(plain("To be or not to be", Lang::default()).len(), 6);
        assert_eq!(plain("… !", Lang::default()), [""; 0]);
    }

    #[test]
    fn marks_may_stand_apart_from_their_letters() {
        assert_eq!(key("Cafe\u{0301}"), key("CAFÉ"));
    }
}
