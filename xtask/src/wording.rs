//! Words that we do not use, in code and in prose: "anyone who" is plainer than "whoever", "is not a" than "is no".

use std::fs;

use anyhow::{Result, bail};

use crate::run::{program, root};

/// What is written by people, by the end of its name.
const WRITTEN: [&str; 14] =
    ["rs", "ts", "js", "mjs", "svelte", "css", "html", "ftl", "md", "toml", "yml", "py", "conf", "service"];

/// Files that may have these words, since they are about them.
const EXCEPTIONS: [&str; 2] = ["xtask/src/wording.rs", "CONTRIBUTING.md"];

/// Stops the chore if a file of the repository has such a word, and says where.
pub fn check() -> Result<()> {
    eprintln!("── wording");
    let files = program("git").args(["ls-files", "--cached", "--others", "--exclude-standard"]).output()?;
    let is_written = |file: &&str| {
        let end = file.rsplit_once('.').map(|(_, end)| end);
        end.is_some_and(|end| WRITTEN.contains(&end)) && !EXCEPTIONS.contains(file)
    };
    let mut found = Vec::new();
    for file in files.lines().filter(is_written) {
        // What was removed and is not yet committed is listed, too.
        let Ok(text) = fs::read_to_string(root().join(file)) else { continue };
        found.extend(wrong(&text).into_iter().map(|(line, what)| format!("{file}:{line}: {what}")));
    }
    if !found.is_empty() {
        bail!("words that we do not use:\n{}", found.join("\n"));
    }
    Ok(())
}

/// What of a text should be said in other words, with the numbers of the lines.
fn wrong(text: &str) -> Vec<(usize, String)> {
    let words: Vec<(usize, &str)> = text
        .lines()
        .enumerate()
        .flat_map(|(number, line)| {
            let words = line.split(|c: char| !c.is_alphanumeric() && c != '_' && c != '’' && c != '\'');
            words.filter(|word| !word.is_empty()).map(move |word| (number + 1, word))
        })
        .collect();
    let is = |at: usize, wanted: &[&str]| {
        words.get(at).is_some_and(|(_, word)| wanted.iter().any(|one| one.eq_ignore_ascii_case(word)))
    };
    let mut found = Vec::new();
    for (at, (line, word)) in words.iter().enumerate() {
        if word.split('_').any(|part| part.eq_ignore_ascii_case("whoever")) {
            found.push((*line, format!("`{word}`: say \"anyone who\", or who it is")));
        }
        let is_no = is(at, &["is", "are", "was", "were"]) && is(at + 1, &["no"]);
        let there_is_no = at > 0 && is(at - 1, &["there"]);
        if is_no && !there_is_no && !is(at + 2, &["longer"]) {
            found.push((*line, format!("`{word} no`: say \"{word} not a\"")));
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOWHERE: [usize; 0] = [];

    #[test]
    fn finds_words_that_we_do_not_use() {
        let lines = |text: &str| wrong(text).into_iter().map(|(line, _)| line).collect::<Vec<_>>();
        assert_eq!(lines("Whoever asks.\nfn k1_whoever_begins() {}\n"), [1, 2]);
        assert_eq!(lines("a\n// It is no\n// number, and these are no others."), [2, 3]);
        assert_eq!(lines("There is no table, and there\n//! are no others. It is no longer there."), NOWHERE);
        assert_eq!(lines("anyone who; it is not a number; `is_no`"), NOWHERE);
    }
}
