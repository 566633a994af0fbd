//! Finds the catalogues of the page's languages in its folders, so that nothing here names a game or a language.

use std::collections::BTreeMap;
use std::ffi::OsStr;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/lib").canonicalize()?;
    let (around, games) = (page.join("i18n"), page.join("games"));
    let mut languages: BTreeMap<String, Vec<PathBuf>> = BTreeMap::new();
    // The folder of a language has what is said around the games. One that is not listed has only been begun.
    for language in listed(&around.join("languages.json"))? {
        let files = catalogues(&around.join(&language))?;
        languages.insert(language, files);
    }
    // A game's files are called by what they are for, if not for everything, and by the language: `meta.en.ftl`.
    for folder in folders(&games)? {
        for file in catalogues(&folder)? {
            let stem = name(file.file_stem());
            let language = stem.rsplit('.').next().unwrap_or_default();
            if let Some(files) = languages.get_mut(language) {
                files.push(file);
            }
        }
    }
    let mut text = "&[\n".to_owned();
    for (language, files) in &languages {
        let texts: Vec<String> =
            files.iter().map(|file| format!("include_str!({:?})", file.display().to_string())).collect();
        let _ = writeln!(text, "    ({language:?}, &[{}]),", texts.join(", "));
    }
    text.push_str("]\n");
    let out = env::var_os("OUT_DIR").map(PathBuf::from).unwrap_or_default();
    fs::write(out.join("catalogues.rs"), text)
}

/// The codes of the languages in the page's list.
fn listed(list: &Path) -> io::Result<Vec<String>> {
    println!("cargo::rerun-if-changed={}", list.display());
    let languages: Vec<serde_json::Value> = serde_json::from_str(&fs::read_to_string(list)?)?;
    Ok(languages.iter().filter_map(|language| Some(language["code"].as_str()?.to_owned())).collect())
}

/// The catalogues in a folder, but for those of the lessons, which are for the page alone.
fn catalogues(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let is_ours = |path: &PathBuf| {
        path.extension().is_some_and(|ending| ending == "ftl")
            && !name(path.file_name()).starts_with("lesson.")
    };
    Ok(sorted(folder)?.into_iter().filter(is_ours).collect())
}

fn folders(folder: &Path) -> io::Result<Vec<PathBuf>> {
    Ok(sorted(folder)?.into_iter().filter(|path| path.is_dir()).collect())
}

fn name(part: Option<&OsStr>) -> String {
    part.unwrap_or_default().to_string_lossy().into_owned()
}

fn sorted(folder: &Path) -> io::Result<Vec<PathBuf>> {
    // A folder changes when a file in it comes or goes; what is in the files is watched by `include_str`.
    println!("cargo::rerun-if-changed={}", folder.display());
    let mut paths = Vec::new();
    for entry in fs::read_dir(folder)? {
        paths.push(entry?.path());
    }
    paths.sort();
    Ok(paths)
}
