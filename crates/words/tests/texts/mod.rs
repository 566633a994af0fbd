//! What the tests of languages read: every message of every catalogue, every passage of every rulebook, and the terms.
#![allow(dead_code, reason = "each test reads another part")]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey};
use fluent_syntax::parser;
use rulebook::{Block, Piece};
use serde::Deserialize;

/// Stands in a text for what is put in there when it is said.
pub const GAP: char = '\u{fffc}';

/// A catalogue of a language.
pub struct Catalogue {
    /// The same in all languages: `games/GAME/lesson`.
    pub name: String,
    /// As it is in its file.
    pub source: String,
    /// In the order of the file.
    pub messages: Vec<(String, Message)>,
}

/// A message.
#[derive(Default)]
pub struct Message {
    /// What is put into it, and into the messages that it speaks of.
    pub variables: BTreeSet<String>,
    /// Other messages that are said within it.
    within: Vec<String>,
    /// What it depends on.
    pub choices: Vec<Choice>,
    /// Its texts: the message, and each case of what it depends on.
    pub texts: Vec<String>,
}

/// A variable that a message depends on.
pub struct Choice {
    pub variable: String,
    /// Each case, and whether it says the variable.
    pub cases: Vec<(String, bool)>,
}

/// Something that a person reads in one piece.
pub struct Passage {
    /// Where it stands.
    pub place: String,
    /// The game that it belongs to.
    pub game: Option<String>,
    pub text: String,
}

/// The words of a language: `terms/<language>.toml`.
#[derive(Deserialize)]
pub struct Terms {
    /// How people are spoken to.
    pub address: String,
    /// Quotation marks, and those inside of them.
    pub quotes: String,
    pub inner: String,
    /// Words that are right, and that the dictionary lacks.
    #[serde(default)]
    pub spelling: Vec<String>,
    #[serde(flatten)]
    pub things: BTreeMap<String, BTreeMap<String, Term>>,
}

/// What a thing is called.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Term {
    pub word: String,
    pub plural: Option<String>,
    pub gender: Option<String>,
    #[serde(default)]
    pub forms: Vec<String>,
    pub source: String,
    #[serde(default)]
    pub avoid: Vec<String>,
    pub about: Option<String>,
}

impl Term {
    /// The word in all its forms.
    pub fn words(&self) -> impl Iterator<Item = &str> {
        [&self.word].into_iter().chain(&self.plural).chain(&self.forms).map(String::as_str)
    }
}

pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The languages that have catalogues, or those that `LANGUAGES=nl,sv` names.
pub fn languages() -> Vec<String> {
    if let Ok(named) = std::env::var("LANGUAGES") {
        return named.split(',').map(str::to_owned).collect();
    }
    let mut codes: Vec<String> = entries(&root().join("web/src/lib/i18n"))
        .into_iter()
        .filter(|path| path.is_dir())
        .map(|path| name(&path))
        .collect();
    codes.sort();
    assert!(codes.contains(&"en".to_owned()) && codes.len() > 2, "{codes:?}");
    codes
}

/// Every catalogue of a language.
pub fn catalogues(language: &str) -> Vec<Catalogue> {
    let library = root().join("web/src/lib");
    let mut files: Vec<(String, PathBuf)> = Vec::new();
    for path in entries(&library.join("i18n").join(language)) {
        if let Some(stem) = name(&path).strip_suffix(".ftl") {
            files.push((format!("i18n/{stem}"), path));
        }
    }
    for game in entries(&library.join("games")).into_iter().filter(|path| path.is_dir()) {
        for path in entries(&game) {
            if let Some(stem) = name(&path).strip_suffix(&format!("{language}.ftl"))
                && (stem.is_empty() || stem.ends_with('.'))
            {
                let part = if stem.is_empty() { "table" } else { stem.trim_end_matches('.') };
                files.push((format!("games/{}/{part}", name(&game)), path.clone()));
            }
        }
    }
    files.sort();
    let mut all: Vec<Catalogue> = files.into_iter().map(|(name, path)| catalogue(name, &path)).collect();
    let own: BTreeMap<String, BTreeSet<String>> = all
        .iter()
        .flat_map(|one| &one.messages)
        .map(|(id, message)| (id.clone(), message.variables.clone()))
        .collect();
    for (id, message) in all.iter_mut().flat_map(|one| &mut one.messages) {
        for within in &message.within {
            let variables =
                own.get(within).unwrap_or_else(|| panic!("{id}, {language}: there is no {within}"));
            message.variables.extend(variables.iter().cloned());
        }
    }
    all
}

fn catalogue(name: String, path: &Path) -> Catalogue {
    let source = fs::read_to_string(path).unwrap();
    let resource =
        parser::parse(source.clone()).unwrap_or_else(|(_, errors)| panic!("{}: {errors:?}", path.display()));
    let mut messages = Vec::new();
    for entry in resource.body {
        match entry {
            Entry::Message(message) => {
                let mut read = Message::default();
                if let Some(pattern) = message.value {
                    read.pattern(&pattern);
                }
                messages.push((message.id.name, read));
            }
            Entry::Junk { content } => panic!("{}: {content}", path.display()),
            _ => {}
        }
    }
    Catalogue { name, source, messages }
}

impl Message {
    fn pattern(&mut self, pattern: &Pattern<String>) {
        let mut text = String::new();
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => text.push_str(value),
                PatternElement::Placeable { expression } => {
                    // What is written as a string stands there to be said as it is.
                    if let Expression::Inline(InlineExpression::StringLiteral { value }) = expression {
                        text.push_str(value);
                    } else {
                        text.push(GAP);
                    }
                    self.expression(expression);
                }
            }
        }
        self.texts.push(text);
    }

    fn expression(&mut self, expression: &Expression<String>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector);
                if let InlineExpression::VariableReference { id } = selector {
                    let cases =
                        variants.iter().map(|variant| {
                            let (VariantKey::Identifier { name: key }
                            | VariantKey::NumberLiteral { value: key }) = &variant.key;
                            let mut case = Self::default();
                            case.pattern(&variant.value);
                            (key.clone(), case.variables.contains(&id.name))
                        });
                    self.choices.push(Choice { variable: id.name.clone(), cases: cases.collect() });
                }
                for variant in variants {
                    self.pattern(&variant.value);
                }
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<String>) {
        match inline {
            InlineExpression::VariableReference { id } => _ = self.variables.insert(id.name.clone()),
            InlineExpression::FunctionReference { arguments, .. } => {
                arguments.positional.iter().for_each(|argument| self.inline(argument));
            }
            InlineExpression::MessageReference { id, .. } => self.within.push(id.name.clone()),
            InlineExpression::Placeable { expression } => self.expression(expression),
            _ => {}
        }
    }
}

/// Every passage of a language: of its catalogues, and of its rulebooks without what they quote in other languages.
pub fn passages(language: &str) -> Vec<Passage> {
    let mut passages = Vec::new();
    for Catalogue { name, messages, .. } in catalogues(language) {
        let game = name.strip_prefix("games/").and_then(|rest| rest.split('/').next()).map(str::to_owned);
        for (id, message) in messages {
            passages.extend(message.texts.into_iter().map(|text| Passage {
                place: format!("{name}, {language}: {id}"),
                game: game.clone(),
                text,
            }));
        }
    }
    for (game, languages) in rulebook::all() {
        if !languages.contains(language) {
            continue;
        }
        let book = rulebook::find(game, language).unwrap();
        let mut add = |part: &str, text: &str| {
            let text = rulebook::pieces(text).into_iter().map(|piece| match piece {
                Piece::Text(text) | Piece::Strong(text) => text.to_owned(),
                _ => GAP.to_string(),
            });
            passages.push(Passage {
                place: format!("rules of {game}, {language}: {part}"),
                game: Some(game.to_owned()),
                text: text.collect(),
            });
        };
        for section in &book.sections {
            add(&section.name, &section.title);
            for block in &section.blocks {
                let (Block::Paragraph { name, text, items } | Block::Diagram { name, text, steps: items }) =
                    block;
                [text].into_iter().chain(items).for_each(|text| add(name, text));
            }
        }
        for ruling in &book.rulings {
            [&ruling.title].into_iter().chain(&ruling.points).for_each(|text| add(&ruling.number, text));
        }
    }
    passages
}

/// The terms of a language.
pub fn terms(language: &str) -> Terms {
    let path = root().join(format!("terms/{language}.toml"));
    let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    toml::from_str(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Fails with all that was found, a line each.
pub fn nothing(found: &[String]) {
    assert!(found.is_empty(), "found {}:\n{}", found.len(), found.join("\n"));
}

fn entries(folder: &Path) -> Vec<PathBuf> {
    fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect()
}

fn name(path: &Path) -> String {
    path.file_name().unwrap().to_string_lossy().into_owned()
}
