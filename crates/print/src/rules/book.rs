//! A rulebook in elements: its sections, and at the end its rulings.

use rulebook::{Block, Piece, Rulebook, Ruling, pieces};

use super::Format;
use super::figure::Draughtsman;
use super::setting::{Body, Element, GAP, Role, Words};
use crate::error::Error;
use crate::ink::Colour;
use crate::text::{Face, Style, Text};

/// Everything that is read, in its order, in columns of the format.
pub(super) fn elements(
    book: &Rulebook,
    format: &Format,
    draughtsman: &Draughtsman<'_>,
) -> Result<Vec<Element>, Error> {
    let mut all = Elements { format, list: 0, done: Vec::new() };
    for section in &book.sections {
        let title = Text::new(section.title.as_str(), HEADING);
        all.add(&title, Role::Heading(2), ("section", section.name.clone()), |one| {
            one.spaced(7.5, 1.6).keeping(true)
        });
        for block in &section.blocks {
            match block {
                Block::Paragraph { name, text, items } => all.paragraph(name, text, items),
                Block::Diagram { name, text, steps } => {
                    let figure = draughtsman.figure(name, text, steps, format.column())?;
                    let body = Body::Figure(figure);
                    all.done.push(Element { before: GAP, after: GAP, keeps: false, body });
                }
            }
        }
    }
    // What is said of the rulings stands above the first one.
    if let Some(last) = all.done.last_mut() {
        last.keeps = true;
    }
    for ruling in &book.rulings {
        all.ruling(ruling);
    }
    Ok(all.done)
}

/// A text with its strong words, its marks of rulings and its words in other languages.
pub(super) fn rich(text: &str, style: Style) -> Text {
    let mut all = Text::empty(style);
    let pieces = pieces(text);
    for (number, piece) in pieces.iter().enumerate() {
        all = match piece {
            Piece::Text(words) => {
                // A mark stays with the word before it.
                let is_marked = matches!(pieces.get(number + 1), Some(Piece::Ruling(_)));
                match words.strip_suffix(' ').filter(|_| is_marked) {
                    Some(words) => all.then(format!("{words}\u{a0}"), style),
                    None => all.then(*words, style),
                }
            }
            Piece::Strong(words) => all.then(*words, style.bold()),
            Piece::Foreign { text, language } => all.then_in(*text, style.italic(), language),
            Piece::Ruling(number) => mark(all, number, style),
        };
    }
    all
}

/// A text without anything but its words: for those who hear it.
pub(super) fn plain(text: &str) -> String {
    let words = pieces(text).into_iter().map(|piece| match piece {
        Piece::Text(words) | Piece::Strong(words) | Piece::Foreign { text: words, .. } => words,
        Piece::Ruling(_) => "",
    });
    words.collect::<String>().trim().to_owned()
}

/// The mark of a ruling, on a ground of its own.
fn mark(text: Text, number: &str, style: Style) -> Text {
    let small = Style { size: 0.8 * style.size, ..style.faced(Face::Bold) };
    text.then(format!("\u{a0}{number}\u{a0}"), small.coloured(MARK).tabular().badge())
}

struct Elements<'a> {
    format: &'a Format,
    /// The number of the list before.
    list: usize,
    done: Vec<Element>,
}

impl Elements<'_> {
    fn add(
        &mut self,
        text: &Text,
        role: Role,
        thing: (&'static str, String),
        finish: impl FnOnce(Element) -> Element,
    ) {
        let words = Words { role, indent: 0.0, label: None, on_ground: false, thing };
        self.done.push(finish(Element::words(text, self.format.column(), words)));
    }

    fn paragraph(&mut self, name: &str, text: &str, items: &[String]) {
        let style = self.format.body;
        self.add(&rich(text, style), Role::Paragraph, ("paragraph", name.to_owned()), |one| {
            one.spaced(1.9, 0.0).keeping(!items.is_empty())
        });
        self.list += 1;
        for (number, item) in (1..).zip(items) {
            let words = Words {
                role: Role::Item(self.list),
                indent: 4.2,
                label: Some(Text::new("•", style.bold().coloured(Colour::ACCENT)).set(4.0)),
                on_ground: false,
                thing: ("item", format!("{name}/{number}")),
            };
            let element = Element::words(&rich(item, style), self.format.column(), words);
            // No point is alone at the foot or at the head of a column, and a short list stays together.
            let keeps =
                number < items.len() && (items.len() <= SHORT || number == 1 || number + 1 == items.len());
            self.done.push(element.spaced(if number == 1 { 0.9 } else { 0.5 }, 0.0).keeping(keeps));
        }
    }

    fn ruling(&mut self, ruling: &Ruling) {
        let style = Style::SUBHEADING.sized(12.0);
        let title = mark(Text::empty(style), &ruling.number, style.sized(11.5));
        let title = title.then(format!("\u{a0} {}", ruling.title), style);
        self.add(&title, Role::Heading(3), ("ruling", ruling.number.clone()), |one| {
            one.spaced(4.6, 0.8).keeping(true)
        });
        self.list += 1;
        for (number, point) in (1..).zip(&ruling.points) {
            let is_ours = number == ruling.points.len();
            let words = Words {
                role: Role::Item(self.list),
                indent: if is_ours { 2.6 } else { 0.0 },
                label: None,
                on_ground: is_ours,
                thing: ("point", format!("{}/{number}", ruling.number)),
            };
            let element = Element::words(&rich(point, self.format.small), self.format.column(), words);
            // What print says and what is open is of no use without what was decided.
            self.done.push(element.spaced(0.9, 0.0).keeping(!is_ours));
        }
    }
}

/// How many points a short list has.
const SHORT: usize = 4;
/// A section.
const HEADING: Style = Style::HEADING.sized(16.0);
/// The number of a ruling.
const MARK: Colour = Colour(104, 66, 12);
