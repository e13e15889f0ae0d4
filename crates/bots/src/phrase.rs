//! Clues made from one concept: its name, or one of the language's moulds around it.

use moonhare_languages::Kind;

use crate::{Lang, dice::Dice, lexicon::Concept};

/// A concept's name as a clue; none if it can't stand alone.
pub(crate) fn word(concept: &Concept, lang: Lang) -> Option<String> {
    let lone = concept.kind != Kind::Verbs || lang.speech().lone_verbs;
    lone.then(|| raise(concept.name(lang)))
}

/// A phrase around a concept; none if the language has none for its kind.
pub(crate) fn phrase(concept: &Concept, lang: Lang, dice: &mut Dice) -> Option<String> {
    let moulds = lang.speech().moulds.get(&concept.kind)?;
    let mould = moulds.get(dice.below(moulds.len()))?;
    let name = concept.name(lang);
    Some(mould.replace("{A}", &raise(name)).replace("{a}", name))
}

fn raise(name: &str) -> String {
    let mut letters = name.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    first.chain(letters).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{lang::lang, lexicon::Lexicon};

    #[test]
    fn no_gap_is_left_in_a_phrase() {
        let mut dice = Dice::new(moonhare_rules::Seed([3; 32]), 0);
        for lang in Lang::all() {
            let mut phrases = 0;
            for concept in &Lexicon::get().concepts {
                if let Some(text) = phrase(concept, lang, &mut dice) {
                    assert!(!text.contains(['{', '}']) && !text.contains("  "), "{text}");
                    phrases += 1;
                }
            }
            assert!(phrases > 100, "{}", lang.tag());
        }
    }

    #[test]
    fn romanian_verbs_do_not_stand_alone() {
        let concepts = &Lexicon::get().concepts;
        let walk = concepts.iter().find(|one| one.id == "walk").unwrap();
        assert_eq!(word(walk, lang("en")).as_deref(), Some("Walk"));
        assert_eq!(word(walk, lang("ro")), None);
    }
}
