//! Words as they are compared: without case, accents, inflection and little words.

use std::{collections::HashSet, sync::LazyLock};

use rust_stemmers::{Algorithm, Stemmer};

use crate::Lang;

/// A word of a text: as it is spelt without accents, and the stems it may have.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Token {
    pub(crate) plain: String,
    /// Once by its accents and once without, because people leave them out.
    pub(crate) stems: [String; 2],
}

/// The words of a text without the little ones, unless it has no others.
pub(crate) fn tokens(text: &str, lang: Lang) -> Vec<Token> {
    let all = words(text);
    let stemmer = stemmer(lang);
    let token = |word: &String| {
        let plain = fold(word);
        let stems = [
            fold(&stemmer.stem(&cedillas(word))),
            stemmer.stem(&plain).into_owned(),
        ];
        Token { plain, stems }
    };
    let heavy: Vec<Token> = all
        .iter()
        .filter(|word| !is_little(&fold(word), lang))
        .map(token)
        .collect();
    if heavy.is_empty() {
        all.iter().map(token).collect()
    } else {
        heavy
    }
}

/// How many of the little words of a language a text has; tells languages apart.
pub(crate) fn little_words(text: &str, lang: Lang) -> usize {
    words(text)
        .iter()
        .filter(|word| is_little(&fold(word), lang))
        .count()
}

/// A text as a key: two texts with the same key read the same.
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
    word.chars().filter(|&c| !is_mark(c)).map(bare).collect()
}

/// The letters of the four languages, and a few neighbours', without their marks.
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
        other => other,
    }
}

/// The Romanian stemmer was written when ș and ț were still typed with cedillas.
fn cedillas(word: &str) -> String {
    word.replace('ș', "ş").replace('ț', "ţ")
}

fn stemmer(lang: Lang) -> Stemmer {
    Stemmer::create(match lang {
        Lang::En => Algorithm::English,
        Lang::Es => Algorithm::Spanish,
        Lang::Pt => Algorithm::Portuguese,
        Lang::Ro => Algorithm::Romanian,
    })
}

fn is_little(plain: &str, lang: Lang) -> bool {
    static SETS: LazyLock<[HashSet<&str>; 4]> =
        LazyLock::new(|| LITTLE.map(|words| words.split_whitespace().collect()));
    SETS[lang.index()].contains(plain)
}

/// Words that carry no picture, without accents.
const LITTLE: [&str; 4] = [
    "a an the and or but nor of to in on at by for from with without into onto over under up down out \
     off about as than then so if is are was were be been being am do does did done has have had having \
     will would shall should can could may might must it its it's i me my mine you your yours he him \
     his she her hers we us our they them their this that these those there here who whom whose which \
     what when where why how not no yes all any some each every other another one only just too very \
     also still yet ever even more most much many few less own same such let s t d ll re ve m don isn \
     nobody somebody someone something anything nothing everybody everyone again",
    "el la los las un una unos unas y e o u ni pero sino de del a al en con sin por para desde hasta \
     entre sobre bajo tras como que si se es son era eran fue fueron ser sido siendo soy eres somos ha \
     han he hay haber habia estar esta estan estaba yo me mi mis tu te ti tus usted el ella ello le les \
     lo su sus nos nuestro nuestra vosotros os ellos ellas este esta esto estos estas ese esa eso esos \
     esas aquel aquella aquello quien quienes cual cuales cuando donde porque no ya mas muy tan tanto \
     todo toda todos todas alguno alguna algo alguien nadie cada otro otra otros otras solo tambien aun \
     menos mucho mucha muchos poco mismo misma asi va van voy vez",
    "o a os as um uma uns umas e ou mas nem de do da dos das em no na nos nas num numa ao aos a com sem \
     por pelo pela pelos pelas para pra desde ate entre sobre sob como que se ser e sao era eram foi \
     foram sendo sou somos ha haver tem tinha ter estar esta estao estava eu me mim meu minha meus \
     minhas tu te ti teu tua voce ele ela eles elas lhe lhes seu sua seus suas nos nosso nossa este \
     esta isto esse essa isso aquele aquela aquilo quem qual quais quando onde porque nao ja mais muito \
     muita tao tanto todo toda todos todas algum alguma algo alguem ninguem cada outro outra outros so \
     tambem ainda menos pouco mesmo mesma assim vai vao vez",
    "un o unei unui niste si sau dar nici ori iar de la in pe cu fara din dintre prin pentru spre sub \
     peste pana intre ca decat daca se e este sunt era erau fost fi fie am ai are avem au avea sa va \
     voi vor eu ma mi mine meu mea mei mele tu te ti tine tau ta tai tale el ea ei ele il ii le lui lor \
     isi sau sa sai sale noi ne ni nostru noastra voi va acest aceasta acesta aceste acestia acel acea \
     acela asta aia ce cine care cui cand unde cum nu nici da mai foarte atat tot toata toti toate unul \
     una cineva ceva nimeni fiecare alt alta altul altii alte doar numai inca mult multa putin asa a al \
     ale cea cel cei cele iti imi i l s n nu-i",
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn case_accents_and_inflection_do_not_matter() {
        for (lang, one, other) in [
            (Lang::En, "Lighthouses", "lighthouse"),
            (Lang::Es, "CANCIONES", "cancion"),
            (Lang::Pt, "Corações", "coracoes"),
            (Lang::Ro, "oraşele", "orașele"),
            (Lang::Ro, "PADURI", "păduri"),
        ] {
            let (one, other) = (&tokens(one, lang)[0], &tokens(other, lang)[0]);
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
        assert_eq!(plain("The end of the sea", Lang::En), ["end", "sea"]);
        assert_eq!(plain("To be or not to be", Lang::En).len(), 6);
        assert_eq!(plain("… !", Lang::En), [""; 0]);
    }

    #[test]
    fn marks_may_stand_apart_from_their_letters() {
        assert_eq!(key("Cafe\u{0301}"), key("CAFÉ"));
    }
}
