//! TypeScript for the page, made from Rust types: [`Module`] is the text of a file, and [`check`] holds that the file in
//! the repository says the same. Only the formatter decides how the file looks.

use std::collections::BTreeMap;
use std::fmt::Display;
use std::path::Path;
use std::{env, fs};

use ts_rs::{Config, TS, TypeVisitor};

/// A file of declarations: constants, then types by name.
pub struct Module {
    config: Config,
    head: String,
    constants: Vec<String>,
    types: BTreeMap<String, String>,
}

impl Module {
    /// An empty file that begins with what it is `about` and the folder from which it is made.
    pub fn new(about: &str, source: &str) -> Self {
        Self {
            // JSON has one kind of number, and ours are far below the largest that it holds exactly. Pairs are pairs; of
            // longer lists nobody needs to know how long they are, and `map` forgets it.
            config: Config::new().with_large_int("number").with_array_tuple_limit(2),
            head: format!("// {about}\n// Made from {source} by `cargo xtask codegen`: change it there.\n"),
            constants: Vec::new(),
            types: BTreeMap::new(),
        }
    }

    /// Adds a number.
    pub fn constant(&mut self, about: &str, name: &str, value: impl Display) {
        self.constants.push(format!("/** {about} */\nexport const {name} = {value};\n"));
    }

    /// Adds a type whose values are a few words, and the list of these words as a value.
    pub fn list<T: TS + 'static>(&mut self, about: &str, name: &str) {
        self.add::<T>();
        let (of, words) = (T::ident(&self.config), T::inline(&self.config));
        let words = words.replace(" | ", ", ");
        self.constants.push(format!("/** {about} */\nexport const {name}: readonly {of}[] = [{words}];\n"));
    }

    /// Adds a type and all that it is made of.
    pub fn add<T: TS + 'static + ?Sized>(&mut self) {
        // Only our own types are declared; what TypeScript knows has no path.
        if T::output_path().is_none() {
            return;
        }
        let text = format!("{}export {}\n", about::<T>(), comments(&T::decl(&self.config)));
        let name = T::ident(&self.config);
        match self.types.insert(name.clone(), text) {
            None => T::visit_dependencies(self),
            Some(known) => assert_eq!(known, self.types[&name], "two types are called {name}"),
        }
    }

    /// The text of the file, not yet formatted.
    pub fn text(&self) -> String {
        let parts: Vec<&str> = [&self.head].into_iter().chain(&self.constants).map(String::as_str).collect();
        let types: Vec<&str> = self.types.values().map(String::as_str).collect();
        [parts, types].concat().join("\n")
    }
}

impl TypeVisitor for Module {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        self.add::<T>();
    }
}

/// The first paragraph of what is said about a type: the others are for those who read Rust.
fn about<T: TS + ?Sized>() -> String {
    let Some(docs) = T::docs() else { return String::new() };
    let docs = docs.split_once("\n *\n").map_or(docs.as_str(), |(first, _)| first);
    format!("{} */\n", comments(docs).trim_end().trim_end_matches(" */"))
}

/// Comments in as few lines as they need, names in them without the links of Rust's documentation.
fn comments(text: &str) -> String {
    text.replace("/**\n * ", "/** ").replace("\n */", " */").replace("[`", "`").replace("`]", "`")
}

/// Panics if a file below `web/src/lib` does not say what `text` says. With `CODEGEN=write` it writes the text to it instead,
/// for the formatter to go over.
pub fn check(file: &str, text: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/lib").join(file);
    let found = fs::read_to_string(&path).unwrap_or_default();
    let Some((found, expected)) = difference(&found, text) else { return };
    if env::var_os("CODEGEN").is_some_and(|what| what == "write") {
        // A new game has no folder as yet.
        let folder = path.parent().map_or(Ok(()), fs::create_dir_all);
        let written = folder.and_then(|()| fs::write(&path, text));
        written.unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        return;
    }
    panic!("web/src/lib/{file}: found `{found}`, expected `{expected}`. Run `cargo xtask codegen`");
}

/// What two texts say from the first place on where they differ in more than their form.
fn difference(found: &str, expected: &str) -> Option<(String, String)> {
    const SHOWN: usize = 60;
    let (found, expected) = (said(found), said(expected));
    let same = found.iter().zip(&expected).take_while(|(found, expected)| found == expected).count();
    let rest = |text: &[char]| text[same..].iter().take(SHOWN).collect::<String>();
    (found != expected).then(|| (rest(&found), rest(&expected)))
}

/// A text without what a formatter may change: white space, quotes, parentheses and the signs between things.
fn said(text: &str) -> Vec<char> {
    text.chars().filter(|letter| !letter.is_whitespace() && !"'\"();,|".contains(*letter)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A message, see [`Colour`].
    ///
    /// It is Copy.
    #[derive(TS)]
    #[ts(tag = "kind", rename_all = "snake_case")]
    #[expect(dead_code, reason = "only its declaration is looked at")]
    enum Event {
        /// Not said by TypeScript's generator.
        Took {
            /// Who.
            colour: Colour,
            /// How many,
            /// or none.
            count: Option<u64>,
        },
        Over,
    }

    /// A colour.
    #[derive(TS)]
    #[ts(rename_all = "lowercase")]
    #[expect(dead_code, reason = "only its declaration is looked at")]
    enum Colour {
        Red,
        Blue,
    }

    fn module() -> Module {
        let mut module = Module::new("A test.", "here");
        module.constant("The most.", "MOST", 7);
        module.list::<Colour>("All.", "COLOURS");
        module.add::<Event>();
        module
    }

    #[test]
    fn a_module_has_constants_and_types_with_their_comments() {
        let expected = r#"// A test.
// Made from here by `cargo xtask codegen`: change it there.

/** The most. */
export const MOST = 7;

/** All. */
export const COLOURS: readonly Colour[] = ["red", "blue"];

/** A colour. */
export type Colour = "red" | "blue";

/** A message, see `Colour`. */
export type Event = { "kind": "took", 
/** Who. */
colour: Colour, 
/** How many,
 * or none. */
count: number | null, } | { "kind": "over" };
"#;
        assert_eq!(module().text(), expected);
    }

    #[test]
    #[should_panic(expected = "two types are called Colour")]
    fn no_two_types_have_one_name() {
        #[derive(TS)]
        #[ts(rename = "Colour")]
        #[expect(dead_code, reason = "only its declaration is looked at")]
        struct Other(u8);
        module().add::<Other>();
    }

    #[test]
    fn the_form_of_a_file_makes_no_difference() {
        let formatted = "// A test.
// Made from here by `cargo xtask codegen`: change it there.

/** The most. */
export const MOST = 7;

/** All. */
export const COLOURS: readonly Colour[] = ['red', 'blue'];

/** A colour. */
export type Colour = 'red' | 'blue';

/** A message, see `Colour`. */
export type Event =
  | {
      kind: 'took';
      /** Who. */
      colour: Colour;
      /** How many,
       * or none. */
      count: number | null;
    }
  | { kind: 'over' };
";
        assert_eq!(difference(formatted, &module().text()), None);
        let changed = formatted.replace("number | null", "string | null");
        let (found, expected) = difference(&changed, &module().text()).unwrap();
        assert_eq!((found.as_str(), expected.as_str()), ("stringnull}{kind:over}", "numbernull}{kind:over}"));
    }
}
