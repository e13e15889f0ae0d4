//! A pseudo-language made from English: every letter has an accent, every sentence is longer and in
//! brackets. Text without brackets was never translated; text that doesn't fit won't fit in some
//! real language.

use std::{collections::BTreeSet, fs, path::Path};

use fluent_syntax::{
    ast::{Entry, Expression, InlineExpression, Pattern, PatternElement},
    parser::parse,
    serializer::serialize,
};
use moonhare_browser::{Device, Did, Habit, Person};

use tempfile::TempDir;

use crate::{
    common::Served,
    evening::{Evening, look},
    solo::{House, act, next_hint},
};

const TAG: &str = "qps";

/// Copies the English folder and "translates" it. Adding a language takes no more than this.
fn translate(into: &Path) {
    let english = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../languages/en");
    let folder = into.join(TAG).join("messages");
    fs::create_dir_all(&folder).unwrap();
    let cards = fs::read_to_string(english.join("cards.toml")).unwrap();
    let mark = |line: &str| match line.strip_prefix("description = \"") {
        Some(words) => format!("description = \"⟦{}⟧\"\n", words.trim_end_matches('"')),
        None => format!("{line}\n"),
    };
    let cards: String = cards.lines().map(mark).collect();
    fs::write(into.join(TAG).join("cards.toml"), cards).unwrap();
    for file in fs::read_dir(english.join("messages")).unwrap() {
        let file = file.unwrap();
        let text = fs::read_to_string(file.path()).unwrap();
        let mut words = parse(text).unwrap();
        for entry in &mut words.body {
            if let Entry::Message(message) = entry {
                let pattern = message.value.as_mut().unwrap();
                stretch(pattern);
                let bracket = |value: &str| PatternElement::TextElement {
                    value: value.to_owned(),
                };
                pattern.elements.insert(0, bracket("⟦"));
                pattern.elements.push(bracket("⟧"));
            }
        }
        fs::write(folder.join(file.file_name()), serialize(&words)).unwrap();
    }
}

fn stretch(pattern: &mut Pattern<String>) {
    for element in &mut pattern.elements {
        match element {
            PatternElement::TextElement { value } => *value = longer(value),
            PatternElement::Placeable { expression } => stretch_inside(expression),
        }
    }
}

fn stretch_inside(expression: &mut Expression<String>) {
    match expression {
        Expression::Select { variants, .. } => {
            variants.iter_mut().for_each(|one| stretch(&mut one.value));
        }
        Expression::Inline(InlineExpression::Placeable { expression }) => {
            stretch_inside(expression);
        }
        Expression::Inline(_) => {}
    }
}

/// Doubles vowels, which adds some forty per cent. Tags stay as they are.
fn longer(text: &str) -> String {
    let mut tag = false;
    let mut out = String::new();
    for letter in text.chars() {
        tag = letter == '<' || tag && letter != '>';
        let marked = match letter {
            _ if tag => None,
            'a' => Some("áà"),
            'e' => Some("éè"),
            'i' => Some("íì"),
            'o' => Some("óò"),
            'u' => Some("úù"),
            'A' => Some("ÁÀ"),
            'E' => Some("ÉÈ"),
            'I' => Some("ÍÌ"),
            'O' => Some("ÓÒ"),
            'U' => Some("ÚÙ"),
            'c' => Some("ç"),
            'n' => Some("ñ"),
            's' => Some("š"),
            'y' => Some("ý"),
            _ => None,
        };
        match marked {
            Some(marked) => out.push_str(marked),
            None => out.push(letter),
        }
    }
    out
}

/// Letters outside all brackets. People's own words (`bdi`, `dir=auto`), their names in lists,
/// languages' own names and tags, the game's name and codes may be outside.
const UNMARKED: &str = "() => {
    const theirs = 'bdi, [dir=auto], option[lang], select[name=first] option, select[name=seat] option, .code, .link-text, .short, code, script, style, template, svg';
    const free = (text) => {
        let depth = 0;
        let rest = '';
        for (const letter of text) {
            if (letter === '⟦') depth += 1;
            else if (letter === '⟧') depth -= 1;
            else if (depth === 0) rest += letter;
        }
        return rest.replaceAll('Moonhare', '').replace(/\\b[a-z]{4}-[a-z]{4}\\b/gi, '').match(/\\p{L}.*\\p{L}|\\p{L}/u)?.[0] ?? '';
    };
    const found = [];
    let words = '';
    const walk = (node) => {
        if (node.nodeType === 3) words += node.textContent;
        if (node.nodeType !== 1 || node.matches(theirs)) return;
        for (const name of ['aria-label', 'alt', 'title', 'placeholder']) {
            const said = free(node.getAttribute(name) ?? '');
            if (said) found.push(`${name}: ${said}`);
        }
        node.childNodes.forEach(walk);
        words += ' ';
    };
    walk(document.body);
    for (const text of [words, document.title]) {
        const said = free(text);
        if (said) found.push(said.slice(0, 200));
    }
    return found;
}";

/// What is wrong with a page: untranslated text, text that doesn't fit, targets too small to press.
async fn faults(person: &Person, scene: &str) -> Vec<String> {
    look(person, &format!("pseudo-{scene}-{}", person.device.name)).await;
    let mut faults: Vec<String> = person.ask(UNMARKED).await.unwrap();
    faults.extend(person.misfits().await.unwrap());
    faults.extend(person.cut_words().await.unwrap());
    // Nobody touches the big screen.
    if scene != "board" {
        faults.extend(person.small_targets().await.unwrap());
    }
    let place = format!("{scene}, {}", person.device.name);
    (faults.iter())
        .map(|fault| format!("{place}: {fault}"))
        .collect()
}

async fn is_marked(person: &Person, scene: &str) {
    assert_eq!(faults(person, scene).await, [""; 0]);
}

/// A server that also speaks the pseudo-language.
fn serve() -> (Served, TempDir) {
    let data = tempfile::tempdir().unwrap();
    let languages = data.path().join("languages");
    translate(&languages);
    let languages = languages.to_str().unwrap();
    let served = Served::start(
        data.path(),
        &["--bot-thinks", "10", "--languages", languages],
    );
    (served, data)
}

#[tokio::test]
async fn a_first_game_in_a_pseudo_language() {
    let (served, data) = serve();
    let house = House::of(served, data).await;
    let mut person = house.visitor(Device::PHONE, TAG).await;
    person.click(".solo [name=guide]").await.unwrap();
    let mut hints = BTreeSet::new();
    let mut done = Vec::new();
    let mut hint = String::new();
    while done.len() < 5 {
        hint = next_hint(&person, &hint).await;
        is_marked(&person, &format!("lesson-{}", done.len())).await;
        hints.insert(hint.clone());
        done.push(act(&mut person).await);
    }
    use Did::{Gave, PressedOn, Told, Voted};
    assert_eq!(done, [Told, PressedOn, Gave, Voted, PressedOn]);
    assert!(hints.len() >= 5, "{hints:?}");
}

#[tokio::test]
async fn a_whole_game_in_a_pseudo_language() {
    let (served, data) = serve();
    let devices = [Device::PHONE, Device::SMALL_PHONE];
    let mut evening = Evening::gather_at(served, data, devices, TAG, "classic", 2, Some(10)).await;
    evening.add_bots(2).await;
    // On the smallest screen a card is hardly larger than its button.
    evening.people[1].habit = Habit::Taps;

    for person in &evening.people {
        is_marked(person, "lobby").await;
        for sheet in ["menu", "chat"] {
            person
                .click(&format!("[popovertarget={sheet}]"))
                .await
                .unwrap();
            is_marked(person, sheet).await;
            person.press("Escape").await.unwrap();
        }
    }
    // The first person reads with wider spacing.
    let wide = &evening.people[0];
    wide.click("[popovertarget=menu]").await.unwrap();
    wide.click("label:has([name=spacing])").await.unwrap();
    wide.click(".prefs button").await.unwrap();
    wide.until(
        "wider spacing",
        "() => document.documentElement.dataset.spacing === 'wide'",
    )
    .await
    .unwrap();

    evening.start().await;
    let mut over = 0;
    while over < evening.people.len() {
        over = 0;
        for seat in 0..evening.people.len() {
            let before = evening.people[seat].text("#now").await.unwrap();
            let did = evening.act(seat).await;
            if did != Did::Nothing && !before.is_empty() {
                is_marked(&evening.people[seat], &format!("after-{did:?}")).await;
            }
            over += usize::from(did == Did::Over);
        }
    }
    let (base, table) = (&evening.served.base, &evening.table.address);
    let (people, mut found) = (&evening.people, Vec::new());
    for (scene, address) in [
        ("home", format!("{base}/")),
        ("rules", format!("{base}/rules")),
        ("tables", format!("{base}/tables")),
        ("offline", format!("{base}/offline")),
        ("no-table", format!("{base}/t/nobody-here")),
        ("nothing", format!("{base}/nothing")),
        ("rounds", format!("{table}/rounds")),
        ("redeem", format!("{table}/redeem#x")),
        ("board", format!("{table}/board")),
    ] {
        for person in people {
            person.goto(&address).await.unwrap();
            found.extend(faults(person, scene).await);
        }
    }
    assert_eq!(found, [""; 0]);
}
