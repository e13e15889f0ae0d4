//! Paths of files inside a deck.

use moonhare_deck::{FileProblem, LONGEST_NAME, shown};

/// The path of a file inside a deck, with `/` between its parts. A path that leads out of the deck is
/// refused.
pub(crate) fn inside(raw: &str) -> Result<String, FileProblem> {
    let outside = || FileProblem::FileOutside { file: shown(raw) };
    let path = raw.replace('\\', "/");
    let drive = path.as_bytes().get(1) == Some(&b':');
    if path.len() > LONGEST_NAME
        || drive
        || path.starts_with('/')
        || path.chars().any(char::is_control)
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

/// Whether to skip a file silently. Programs leave such files in folders, and people put notes next
/// to a deck.
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
}
