//! Phrases of one's own around a concept or two. No article, number or gender has to agree, so that
//! every phrase is right with every name.

use crate::{
    Lang,
    dice::Dice,
    lexicon::{Concept, Kind},
};

/// Around a feeling or a virtue.
const FEELING: [&[&str]; 4] = [
    &[
        "A little {a}",
        "Without {a}",
        "{A} for beginners",
        "Lessons in {a}",
        "A matter of {a}",
        "{A} and other stories",
        "For sale: {a}",
        "In search of {a}",
        "A taste of {a}",
        "Chapter one: {a}",
        "The price of {a}",
        "Too much {a}",
        "Just {a}, nothing else",
    ],
    &[
        "Un poco de {a}",
        "Sin {a}",
        "{A} para principiantes",
        "Lecciones de {a}",
        "Cuestión de {a}",
        "{A} y otros cuentos",
        "Se vende {a}",
        "En busca de {a}",
        "Sabor a {a}",
        "Capítulo uno: {a}",
        "Falta de {a}",
        "Solo {a}, nada más",
    ],
    &[
        "Um pouco de {a}",
        "Sem {a}",
        "{A} para principiantes",
        "Lições de {a}",
        "Questão de {a}",
        "{A} e outros contos",
        "Vende-se {a}",
        "Em busca de {a}",
        "Sabor a {a}",
        "Capítulo um: {a}",
        "Falta de {a}",
        "Só {a}, mais nada",
    ],
    &[
        "Un pic de {a}",
        "Fără {a}",
        "{A} pentru începători",
        "Lecții de {a}",
        "O chestiune de {a}",
        "{A} și alte povești",
        "De vânzare: {a}",
        "În căutare de {a}",
        "Gust de {a}",
        "Capitolul unu: {a}",
        "Lipsă de {a}",
        "Doar {a}, nimic altceva",
    ],
];

/// Around two feelings.
const FEELINGS: [&[&str]; 4] = [
    &[
        "Between {a} and {b}",
        "More {a} than {b}",
        "Neither {a} nor {b}",
        "{A} or {b}?",
        "{A}, with a pinch of {b}",
    ],
    &[
        "Entre {a} y {b}",
        "Más {a} que {b}",
        "Ni {a} ni {b}",
        "¿{A} o {b}?",
        "{A} con una pizca de {b}",
    ],
    &[
        "Entre {a} e {b}",
        "Mais {a} do que {b}",
        "Nem {a} nem {b}",
        "{A} ou {b}?",
        "{A} com uma pitada de {b}",
    ],
    &[
        "Între {a} și {b}",
        "Nici {a}, nici {b}",
        "{A} sau {b}?",
        "{A}, cu un strop de {b}",
    ],
];

/// Around two things that can be touched.
const THINGS: [&[&str]; 4] = [
    &["The {a} and the {b}", "{A} seeks {b}", "No {a}, no {b}"],
    &["{A} busca {b}", "{A} sin {b}", "Entre {a} y {b}"],
    &["{A} procura {b}", "{A} sem {b}", "Entre {a} e {b}"],
    &["{A} caută {b}", "{A} fără {b}", "Între {a} și {b}"],
];

/// Around something to do.
const DEED: [&[&str]; 4] = [
    &[
        "Time to {a}",
        "No time to {a}",
        "Who wants to {a}?",
        "How to {a} in ten lessons",
        "Born to {a}",
        "Don't forget to {a}",
    ],
    &[
        "Es hora de {a}",
        "Sin tiempo para {a}",
        "¿Quién quiere {a}?",
        "Cómo {a} en diez lecciones",
        "El arte de {a}",
        "Prohibido {a}",
        "Ganas de {a}",
    ],
    &[
        "Está na hora de {a}",
        "Sem tempo para {a}",
        "Quem quer {a}?",
        "Como {a} em dez lições",
        "A arte de {a}",
        "É proibido {a}",
        "Vontade de {a}",
    ],
    &[
        "Arta de a {a}",
        "Bucuria de a {a}",
        "Teama de a {a}",
        "Dorința de a {a}",
    ],
];

/// A single word as it stands at the beginning of a line.
pub(crate) fn word(concept: &Concept, lang: Lang) -> String {
    let name = concept.name(lang);
    if lang == Lang::Ro && is_infinitive(concept) {
        return format!("A {name}");
    }
    // Who or what is called the same in two languages has a proper name.
    let names = Lang::ALL.map(|lang| concept.name(lang));
    let same = (1..4).any(|place| names[..place].contains(&names[place]));
    if matches!(concept.kind, Kind::Person | Kind::Place) && same {
        let small = [
            "of", "the", "de", "da", "do", "del", "la", "las", "din", "cu",
        ];
        let large = |part: &str| {
            if small.contains(&part) {
                part.to_owned()
            } else {
                raise(part)
            }
        };
        let parts: Vec<String> = name.split(' ').map(large).collect();
        return raise(&parts.join(" "));
    }
    raise(name)
}

/// A phrase around two concepts, or around the first alone; none if there is none for their kind.
pub(crate) fn phrase(a: &Concept, b: &Concept, lang: Lang, dice: &mut Dice) -> Option<String> {
    let pick = |forms: [&[&'static str]; 4], dice: &mut Dice| {
        let forms = forms[lang.index()];
        forms[dice.below(forms.len())]
    };
    let solid =
        |concept: &Concept| matches!(concept.kind, Kind::Creature | Kind::Thing | Kind::Nature);
    let form = match (a.kind, b.kind) {
        (Kind::Feeling, Kind::Feeling) if dice.unit() < 0.6 => pick(FEELINGS, dice),
        (Kind::Feeling, _) => pick(FEELING, dice),
        (Kind::Deed, _) if lang == Lang::Ro && is_infinitive(a) => pick(DEED, dice),
        (Kind::Deed, _) if lang != Lang::Ro && a.is_verb() => pick(DEED, dice),
        _ if solid(a) && solid(b) => pick(THINGS, dice),
        _ => return None,
    };
    let (a, b) = (a.name(lang), b.name(lang));
    let text = form
        .replace("{A}", &raise(a))
        .replace("{a}", a)
        .replace("{b}", b);
    Some(smooth(text, lang))
}

/// In Romanian a few deeds are named by nouns where Spanish has a verb.
fn is_infinitive(concept: &Concept) -> bool {
    let name = concept.name(Lang::Ro);
    let verb = name.split(' ').next().unwrap_or_default();
    concept.is_verb() && verb.ends_with(['a', 'e', 'i', 'î']) && verb != "scuze"
}

/// Spanish changes "y" and "o" before the same sound.
fn smooth(text: String, lang: Lang) -> String {
    if lang != Lang::Es {
        return text;
    }
    let text = text
        .replace(" y i", " e i")
        .replace(" y hi", " e hi")
        .replace(" y í", " e í");
    // A diphthong keeps its "y".
    let text = text.replace(" e hie", " y hie");
    text.replace(" o o", " u o")
        .replace(" o ho", " u ho")
        .replace(" o ó", " u ó")
}

fn raise(name: &str) -> String {
    let mut letters = name.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    first.chain(letters).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lexicon::Lexicon;

    #[test]
    fn spanish_sounds_do_not_clash() {
        let smooth = |text: &str| smooth(text.to_owned(), Lang::Es);
        assert_eq!(smooth("Entre orgullo y ira"), "Entre orgullo e ira");
        assert_eq!(smooth("Entre fuego y hielo"), "Entre fuego y hielo");
        assert_eq!(smooth("¿Amor o odio?"), "¿Amor u odio?");
    }

    #[test]
    fn no_gap_is_left_in_a_phrase() {
        let concepts = &Lexicon::get().concepts;
        let mut dice = Dice::new(moonhare_rules::Seed([3; 32]), 0);
        for lang in Lang::ALL {
            for pair in concepts.windows(2) {
                if let Some(text) = phrase(&pair[0], &pair[1], lang, &mut dice) {
                    assert!(!text.contains(['{', '}']) && !text.contains("  "), "{text}");
                }
            }
        }
    }
}
