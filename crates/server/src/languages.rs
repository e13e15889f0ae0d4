//! Languages beside the built-in ones, for whoever runs the server or tries a translation.

use std::{fs, io, path::Path};

use moonhare_web::Lang;

/// Reads a folder that holds one folder of `.ftl` files for each language, named by its tag. Says
/// which of them are no new languages.
pub fn bring_languages(folder: &Path) -> io::Result<Vec<String>> {
    let mut languages = Vec::new();
    for language in fs::read_dir(folder)? {
        let path = language?.path();
        if !path.is_dir() {
            continue;
        }
        let mut files = Vec::new();
        for file in fs::read_dir(&path)? {
            let file = file?.path();
            if file.extension().is_some_and(|kind| kind == "ftl") {
                files.push(fs::read_to_string(file)?);
            }
        }
        let tag = path.file_name().unwrap_or_default();
        languages.push((tag.to_string_lossy().into_owned(), files));
    }
    Ok(Lang::bring(languages))
}
