//! Script and style: every file in its folder is served, and nothing is named that is not.

use std::{fs, path::Path};

use crate::play::Play;
use moonhare_rules::Mode;
use moonhare_web::{asset, page, url};

fn names(folder: &str, ending: &str) -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("assets")
        .join(folder);
    let files = fs::read_dir(folder).unwrap();
    let mut names: Vec<String> = files
        .map(|file| file.unwrap().file_name().into_string().unwrap())
        .collect();
    names.sort();
    assert!(names.iter().all(|name| name.ends_with(ending)), "{names:?}");
    names
}

fn served(name: &str) -> String {
    let file = asset(url(name)).unwrap();
    String::from_utf8(file.bytes.to_vec()).unwrap()
}

#[test]
fn every_module_is_served_and_fetched_at_once() {
    let play = Play::started(Mode::Classic, 3);
    let page = page(&play.page(&play.seen_by(0))).into_string();
    let worker = String::from_utf8(asset("/sw.js").unwrap().bytes.to_vec()).unwrap();
    let modules = names("script", ".js");
    for name in &modules {
        let module = served(name);
        assert!(
            module.starts_with("// @ts-check\n// "),
            "{name} says what it is for"
        );
        let imports = module.split(" from './").skip(1);
        for import in imports.map(|rest| rest.split('\'').next().unwrap()) {
            assert!(modules.contains(&import.to_owned()), "{name}: {import}");
        }
        assert!(
            page.contains(&format!("=\"{}\"", url(name))),
            "{name} waits for others"
        );
        assert!(
            worker.contains(&format!("\"{name}\"")),
            "{name} is not kept"
        );
    }
    assert_eq!(page.matches("type=\"module\"").count(), 1);
}

/// Nothing but comments and indentation is lost.
#[test]
fn every_part_of_the_style_is_in_the_sheet() {
    let sheet = served("moonhare.css") + &served("table.css");
    for name in names("style", ".css") {
        let path = format!("{}/assets/style/{name}", env!("CARGO_MANIFEST_DIR"));
        let part = fs::read_to_string(path).unwrap();
        let (comments, mut rules) = (part.matches("/*").count(), String::new());
        assert_eq!(comments, part.matches("*/").count(), "{name}");
        for (nth, piece) in part.split("/*").enumerate() {
            let code = piece.split_once("*/").map_or(piece, |(_, code)| code);
            assert_eq!(
                piece.contains("*/"),
                nth > 0,
                "{name}: a comment in a comment"
            );
            rules.push_str(code);
        }
        let lines: Vec<&str> = rules.split_terminator('\n').map(str::trim).collect();
        let lines: Vec<&str> = lines.into_iter().filter(|line| !line.is_empty()).collect();
        assert!(
            sheet.contains(&lines.join("\n")),
            "{name} is not in the sheet"
        );
    }
    assert!(!sheet.contains("/*") && !sheet.contains("\n ") && !sheet.contains("\n\n"));
}
