//! Names of files and titles, as people see them.

/// The file that describes a deck.
pub const MANIFEST: &str = "deck.toml";

/// A longer name is cut where it is shown. As a path it is refused.
pub const LONGEST_NAME: usize = 200;

/// A file name that is safe to show in a sentence, whoever chose it.
pub fn shown(raw: &str) -> String {
    let plain = |c: char| if c.is_control() { '\u{fffd}' } else { c };
    let name: String = raw.chars().take(LONGEST_NAME).map(plain).collect();
    if name.is_empty() { "?".into() } else { name }
}

/// A title for a deck that has none, made of the name of its folder or zip.
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
    fn titles_are_made_of_names() {
        assert_eq!(title_from("Summer_of-24.zip"), "Summer of 24");
        assert_eq!(title_from("a/b/Holiday"), "Holiday");
    }
}
