//! A rulebook from its source, Markdown with a few conventions. Start at [`parse`].
//!
//! ```text
//! # Nine Holes                     the title
//! ## {moves} A turn                a section and its name
//! {four} You make four moves. [K10]   a paragraph and its name; [K10] marks the clause that is ours
//! - one of several things          a list belongs to the paragraph before it
//! !{corner} Round a corner         a diagram of rules/diagrams.json and what it shows
//! 1. The bridge lies on g12.       its positions in words, one after another
//! ### K4 Jumping                   a ruling, then three points: what print says, what is open, what we decided and why
//! ```
//!
//! In a text `**…**` is strong and `{de:…}` is in another language. Names are the same in all languages, and links lead
//! to them, so they stay when the text changes.

use thiserror::Error;

/// The rules of a game in a language.
#[derive(Debug, PartialEq, Eq)]
pub struct Rulebook {
    /// The game's title.
    pub title: String,
    /// In the order in which they are read; the first is the game in five minutes.
    pub sections: Vec<Section>,
    /// Every ruling, by its number.
    pub rulings: Vec<Ruling>,
}

/// A section.
#[derive(Debug, PartialEq, Eq)]
pub struct Section {
    /// The same in all languages.
    pub name: String,
    /// As it is read.
    pub title: String,
    /// What stands in it.
    pub blocks: Vec<Block>,
}

/// A part of a section.
#[derive(Debug, PartialEq, Eq)]
pub enum Block {
    /// Text that a link can lead to.
    Paragraph {
        /// The same in all languages.
        name: String,
        /// May have marks of rulings; see [`pieces`].
        text: String,
        /// A list after the text.
        items: Vec<String>,
    },
    /// One or more positions.
    Diagram {
        /// Its name in the game's `rules/diagrams.json`.
        name: String,
        /// What it shows.
        text: String,
        /// What each position shows, if there are several.
        steps: Vec<String>,
    },
}

/// What is ours: where print is silent, or where we differ.
#[derive(Debug, PartialEq, Eq)]
pub struct Ruling {
    /// A letter and a number: `K4`.
    pub number: String,
    /// What it is about.
    pub title: String,
    /// What print says, what it leaves open, what we decided and why.
    pub points: [String; 3],
}

/// A part of a text.
#[derive(Debug, PartialEq, Eq)]
pub enum Piece<'a> {
    /// Plain words.
    Text(&'a str),
    /// Words that are stressed.
    Strong(&'a str),
    /// The number of a ruling.
    Ruling(&'a str),
    /// Words in another language.
    Foreign {
        /// Which.
        language: &'a str,
        /// What is said.
        text: &'a str,
    },
}

/// Why a source cannot be read.
#[derive(Debug, Error, PartialEq, Eq)]
#[error("line {line}: found `{found}`, expected {expected}")]
pub struct ParseError {
    line: usize,
    found: String,
    expected: &'static str,
}

/// Reads a source.
pub fn parse(source: &str) -> Result<Rulebook, ParseError> {
    let mut book = Rulebook { title: String::new(), sections: Vec::new(), rulings: Vec::new() };
    for (line, block) in blocks(source) {
        let error = |expected| ParseError { line, found: first_line(&block).to_owned(), expected };
        if block.starts_with("<!--") {
            continue;
        }
        if let Some(title) = block.strip_prefix("# ") {
            title.clone_into(&mut book.title);
        } else if let Some(head) = block.strip_prefix("## ") {
            let (name, title) = named(head).ok_or_else(|| error("a section as `## {name} Title`"))?;
            book.sections.push(Section { name, title, blocks: Vec::new() });
        } else if let Some(head) = block.strip_prefix("### ") {
            let (number, title) = head.split_once(' ').ok_or_else(|| error("a ruling as `### K4 Title`"))?;
            let points = Default::default();
            book.rulings.push(Ruling { number: number.to_owned(), title: title.to_owned(), points });
        } else if is_list(&block) {
            let all = items(&block);
            let last = book.sections.last_mut().and_then(|section| section.blocks.last_mut());
            match (book.rulings.last_mut(), last) {
                (Some(ruling), _) => {
                    ruling.points = all.try_into().map_err(|_| error("three points of a ruling"))?;
                }
                (None, Some(Block::Paragraph { items, .. } | Block::Diagram { steps: items, .. })) => {
                    *items = all;
                }
                (None, None) => return Err(error("a paragraph or a diagram before a list")),
            }
        } else {
            let section = book.sections.last_mut().ok_or_else(|| error("a section before a paragraph"))?;
            let text = joined(&block);
            let part = if let Some(text) = text.strip_prefix('!') {
                named(text).map(|(name, text)| Block::Diagram { name, text, steps: Vec::new() })
            } else {
                named(&text).map(|(name, text)| Block::Paragraph { name, text, items: Vec::new() })
            };
            section.blocks.push(part.ok_or_else(|| error("a paragraph as `{name} Text`"))?);
        }
    }
    Ok(book)
}

/// A text in pieces.
pub fn pieces(text: &str) -> Vec<Piece<'_>> {
    let mut pieces = Vec::new();
    let mut rest = text;
    while !rest.is_empty() {
        let at = rest.char_indices().find_map(|(at, _)| special(&rest[at..]).map(|found| (at, found)));
        let Some((at, (piece, length))) = at else {
            pieces.push(Piece::Text(rest));
            break;
        };
        if at > 0 {
            pieces.push(Piece::Text(&rest[..at]));
        }
        pieces.push(piece);
        rest = &rest[at + length..];
    }
    pieces
}

/// A piece that is not plain, if the text begins with one, and its length in the source.
fn special(text: &str) -> Option<(Piece<'_>, usize)> {
    if let Some(strong) = text.strip_prefix("**") {
        let end = strong.find("**")?;
        return Some((Piece::Strong(&strong[..end]), end + 4));
    }
    if let Some(mark) = text.strip_prefix('[') {
        let number = &mark[..mark.find(']')?];
        return is_ruling(number).then_some((Piece::Ruling(number), number.len() + 2));
    }
    let foreign = text.strip_prefix('{')?;
    let foreign = &foreign[..foreign.find('}')?];
    let (language, said) = foreign.split_once(':')?;
    Some((Piece::Foreign { language, text: said }, foreign.len() + 2))
}

fn is_ruling(number: &str) -> bool {
    let mut letters = number.chars();
    letters.next().is_some_and(|letter| letter.is_ascii_uppercase())
        && number.len() > 1
        && letters.all(|digit| digit.is_ascii_digit())
}

/// What is separated by empty lines, with the number of its first line. A heading is a block by itself.
fn blocks(source: &str) -> Vec<(usize, String)> {
    let mut blocks: Vec<(usize, String)> = Vec::new();
    let mut open = false;
    for (line, text) in (1..).zip(source.lines().map(str::trim_end)) {
        if text.is_empty() {
            open = false;
        } else if open && let Some((_, block)) = blocks.last_mut() {
            block.push('\n');
            block.push_str(text);
        } else {
            blocks.push((line, text.to_owned()));
            open = !text.starts_with('#');
        }
    }
    blocks
}

fn is_list(block: &str) -> bool {
    is_item(first_line(block))
}

fn is_item(line: &str) -> bool {
    item(line).is_some()
}

/// What a point of a list says: `- this`, `1. this`.
fn item(line: &str) -> Option<&str> {
    let numbered = || line.strip_prefix(|digit: char| digit.is_ascii_digit())?.strip_prefix(". ");
    line.strip_prefix("- ").or_else(numbered)
}

fn items(block: &str) -> Vec<String> {
    let mut items: Vec<String> = Vec::new();
    for line in block.lines() {
        match (item(line), items.last_mut()) {
            (Some(first), _) => items.push(first.trim().to_owned()),
            (None, Some(last)) => {
                last.push(' ');
                last.push_str(line.trim());
            }
            (None, None) => {}
        }
    }
    items
}

/// `{name} Text` as name and text.
fn named(text: &str) -> Option<(String, String)> {
    let (name, text) = text.strip_prefix('{')?.split_once('}')?;
    let good =
        !name.is_empty() && name.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-');
    good.then(|| (name.to_owned(), text.trim().to_owned()))
}

fn joined(block: &str) -> String {
    block.lines().map(str::trim).collect::<Vec<_>>().join(" ")
}

fn first_line(block: &str) -> &str {
    block.lines().next().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_read_in_pieces() {
        let text = "A **tower** is “{fr:une tour}” [P3], [not this] {nor this}.";
        assert_eq!(
            pieces(text),
            [
                Piece::Text("A "),
                Piece::Strong("tower"),
                Piece::Text(" is “"),
                Piece::Foreign { language: "fr", text: "une tour" },
                Piece::Text("” "),
                Piece::Ruling("P3"),
                Piece::Text(", [not this] {nor this}."),
            ]
        );
        assert_eq!(pieces(""), []);
    }

    #[test]
    fn lists_belong_to_what_stands_before_them() {
        let source = "# T\n\n## {a} A\n\n{b} Things:\n\n- one\n  more\n- two\n\n!{c} Picture\n\n1. first\n2. second\n\n\
                      ### K1 A ruling\n\n- print\n- open\n- ours\n";
        let book = parse(source).unwrap();
        let text = |text: &str| text.to_owned();
        assert_eq!(
            book.sections[0].blocks,
            [
                Block::Paragraph {
                    name: text("b"),
                    text: text("Things:"),
                    items: vec![text("one more"), text("two")]
                },
                Block::Diagram {
                    name: text("c"),
                    text: text("Picture"),
                    steps: vec![text("first"), text("second")]
                },
            ]
        );
        assert_eq!(book.rulings[0].points, ["print", "open", "ours"].map(text));
    }

    #[test]
    fn what_is_wrong_is_told_with_its_line() {
        let told = |source: &str| parse(source).unwrap_err().to_string();
        assert_eq!(told("text"), "line 1: found `text`, expected a section before a paragraph");
        assert_eq!(told("# T\n\n## A"), "line 3: found `## A`, expected a section as `## {name} Title`");
        assert_eq!(told("## {a} A\n\ntext"), "line 3: found `text`, expected a paragraph as `{name} Text`");
        assert_eq!(told("- text"), "line 1: found `- text`, expected a paragraph or a diagram before a list");
        assert_eq!(told("### K1 A\n\n- one"), "line 3: found `- one`, expected three points of a ruling");
    }
}
