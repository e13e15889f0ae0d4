//! What files are called inside a deck.

use crate::Problem;

/// The file that describes a deck.
pub const MANIFEST: &str = "deck.toml";

/// A name longer than this is cut where it is shown, and refused as a path.
const LONGEST: usize = 200;

/// The name of a file inside a deck: parts joined by `/` that lead nowhere else.
pub(crate) fn inside(raw: &str) -> Result<String, Problem> {
    let outside = || Problem::FileOutside { file: shown(raw) };
    let path = raw.replace('\\', "/");
    let drive = path.as_bytes().get(1) == Some(&b':');
    if path.len() > LONGEST || drive || path.starts_with('/') || path.chars().any(char::is_control)
    {
        return Err(outside());
    }
    let parts: Vec<&str> = path
        .split('/')
        .filter(|part| !matches!(*part, "" | "."))
        .collect();
    if parts.is_empty() || parts.contains(&"..") {
        return Err(outside());
    }
    Ok(parts.join("/"))
}

/// A name that anybody may have chosen, fit to stand in a sentence.
pub(crate) fn shown(raw: &str) -> String {
    let plain = |c: char| if c.is_control() { '\u{fffd}' } else { c };
    let name: String = raw.chars().take(LONGEST).map(plain).collect();
    if name.is_empty() { "?".into() } else { name }
}

/// What programs and systems leave in folders, and what people write beside a deck: passed over
/// without a word.
pub(crate) fn is_beside(name: &str) -> bool {
    let last = name.rsplit('/').next().unwrap_or(name);
    let hidden = name
        .split('/')
        .any(|part| part.starts_with('.') || part == "__MACOSX");
    let lower = last.to_lowercase();
    let text = [".txt", ".md", ".rst", ".html"]
        .iter()
        .any(|end| lower.ends_with(end));
    hidden
        || text
        || matches!(
            lower.as_str(),
            "thumbs.db" | "desktop.ini" | "license" | "licence" | "readme" | "copying"
        )
}

/// A title for a deck without one, from the name of its folder or zip.
pub fn title_from(name: &str) -> String {
    let last = name.rsplit(['/', '\\']).next().unwrap_or(name);
    let stem = last
        .strip_suffix(".zip")
        .or_else(|| last.strip_suffix(".ZIP"))
        .unwrap_or(last);
    let spaced: String = shown(stem)
        .chars()
        .map(|c| if matches!(c, '_' | '-') { ' ' } else { c })
        .take(80)
        .collect();
    spaced.trim().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_stay_inside() {
        for (raw, name) in [
            ("owl.jpg", "owl.jpg"),
            ("./birds//owl.jpg", "birds/owl.jpg"),
            ("birds\\owl.jpg", "birds/owl.jpg"),
            ("a..b/owl..jpg", "a..b/owl..jpg"),
        ] {
            assert_eq!(inside(raw), Ok(name.to_owned()));
        }
        for raw in [
            "",
            ".",
            "/etc/owl.jpg",
            "../owl.jpg",
            "birds/../../owl.jpg",
            "..\\owl.jpg",
            "C:\\owl.jpg",
            "owl\n.jpg",
            "owl\0.jpg",
            &"x".repeat(201),
        ] {
            let refused = inside(raw).unwrap_err();
            assert!(!refused.to_string().chars().any(char::is_control));
        }
    }

    #[test]
    fn titles_are_made_of_names() {
        assert_eq!(title_from("Summer_of-24.zip"), "Summer of 24");
        assert_eq!(title_from("a/b/Holiday"), "Holiday");
    }
}
