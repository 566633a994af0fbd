//! The rulebooks on paper: everything that the source says is there once, in its place, and the booklet folds right.

mod common;

use std::collections::BTreeMap;
use std::fmt;
use std::io::Write;
use std::process::{Command, Stdio};
use std::sync::LazyLock;

use common::{names, printed};
use print::{Form, Order, Page, Paper, Part, Rect, Side, Thing};
use rulebook::{Block, Piece, Rulebook, pieces};
use words::Language;

/// A rulebook on paper.
struct Made {
    game: &'static str,
    order: Order,
    book: Rulebook,
    pages: Vec<Page>,
    /// Its letters, as poppler finds them.
    letters: String,
    /// Its lines, as poppler finds them.
    lines: Vec<String>,
}

/// Every game in every language and in both forms, on one paper and the other in turn.
static ALL: LazyLock<Vec<Made>> = LazyLock::new(|| {
    let mut all = Vec::new();
    for game in print::KITS.iter().map(|kit| kit.spec().name) {
        for (turn, language) in Language::all().enumerate() {
            for (number, form) in FORMS.into_iter().enumerate() {
                let (paper, _) = Paper::ALL[(turn + number) % 2];
                let order = Order { form, paper, ..order(game, language) };
                let book = rulebook::find(game, language.code()).expect("there is a rulebook");
                let printed = printed(&order);
                let drawn = extracted(&printed.pdf, &["-raw"]);
                let letters = flat(&drawn);
                // Upright pages are read as they were drawn: otherwise a bold word may count as a line.
                let lines = if form == Form::Pages { drawn } else { extracted(&printed.pdf, &[]) };
                let lines = lines.lines().map(str::to_owned).collect();
                all.push(Made { game, order, book, pages: printed.pages, letters, lines });
            }
        }
    }
    all
});

const FORMS: [Form; 2] = [Form::Pages, Form::Booklet];

/// What is text, by its kind.
const TEXTS: [&str; 10] =
    ["section", "paragraph", "item", "ruling", "point", "title", "caption", "entry", "note", "cover"];

#[test]
fn every_text_is_there_once() {
    for made in ALL.iter() {
        let all = texts(&made.book);
        let source = all.iter().map(|(_, _, text)| text.as_str()).collect::<Vec<_>>().join("\n");
        for (kind, name, text) in &all {
            let parts = of_kind(&made.pages, kind).filter(|thing| thing.name == *name).count();
            assert!(parts > 0, "{made}: {kind} {name} is not there");
            if parts > 1 && !matches!(*kind, "title" | "caption") {
                assert!(is_split(&made.letters, text), "{made}: {kind} {name}, expected in {parts} parts");
                continue;
            }
            let count = |found: &str| found.matches(text.as_str()).count();
            let (found, expected) = (count(&made.letters), count(&source));
            // A few words may also be found elsewhere, as titles are among the contents.
            let is_common = *kind == "section" || text.len() < FEW;
            let is_good = if is_common { found >= expected } else { found == expected };
            assert!(is_good, "{made}: {kind} {name} is there {found} times, expected {expected}: {text}");
        }
    }
}

#[test]
fn no_line_starts_with_what_ends_a_sentence() {
    for made in ALL.iter() {
        let wrong: Vec<&String> = made.lines.iter().filter(|line| line.starts_with(ENDS)).collect();
        assert!(wrong.is_empty(), "{made}: {wrong:?}");
    }
}

/// What stands behind a word, after a space that does not break in French.
const ENDS: [char; 5] = [':', ';', '!', '?', '»'];

#[test]
fn every_diagram_and_every_ruling_is_there() {
    for made in ALL.iter() {
        let diagrams = rulebook::diagrams(games::find(made.game).unwrap()).unwrap();
        let mut expected = Vec::new();
        for block in made.book.sections.iter().flat_map(|section| &section.blocks) {
            if let Block::Diagram { name, .. } = block {
                expected.extend((1..=diagrams[name].steps.len()).map(|step| format!("{name}/{step}")));
            }
        }
        expected.sort();
        assert!(expected.len() > 8, "{made}");
        assert_eq!(names(&made.pages, "diagram"), expected, "{made}");
        let mut numbers: Vec<String> = made.book.rulings.iter().map(|ruling| ruling.number.clone()).collect();
        numbers.sort();
        assert!(numbers.len() > 8, "{made}");
        assert_eq!(names(&made.pages, "ruling"), numbers, "{made}");
        assert!(names(&made.pages, "note").contains(&"marks".to_owned()), "{made}: marks are explained");
    }
}

#[test]
fn nothing_is_outside_the_margins_or_on_something_else() {
    for made in ALL.iter() {
        for page in &made.pages {
            // Pages are noted without their edges, and text is a little farther in.
            let pages: Vec<Rect> = on_page(page, "page").map(|page| page.rect.inset(1.5)).collect();
            let all: Vec<&Thing> = page.things.iter().filter(|thing| is_set(thing)).collect();
            for (number, thing) in all.iter().enumerate() {
                assert!(pages.iter().any(|page| page.contains(&thing.rect)), "{made}: {thing:?}");
                let on =
                    |other: &&&Thing| thing.rect.common(&other.rect).is_some_and(|both| both.area() > 0.2);
                let wrong = all[number + 1..].iter().find(on);
                assert!(wrong.is_none(), "{made}: {thing:?} lies on {wrong:?}");
            }
        }
    }
}

#[test]
fn headings_stay_with_what_they_are_about() {
    // Those of a booklet lie on their sides.
    for made in ALL.iter().filter(|made| made.order.form == Form::Pages) {
        for page in &made.pages {
            for heading in page.things.iter().filter(|thing| matches!(thing.kind, "section" | "ruling")) {
                let below = |thing: &Thing| {
                    let gap = thing.rect.y - heading.rect.bottom();
                    is_set(thing) && (0.0..8.0).contains(&gap) && (thing.rect.x - heading.rect.x).abs() < 8.0
                };
                assert!(page.things.iter().any(below), "{made}: {heading:?}");
            }
        }
    }
}

#[test]
fn the_list_of_contents_is_right() {
    for made in ALL.iter() {
        let mut expected = Vec::new();
        for page in &made.pages {
            for section in on_page(page, "section") {
                let on = on_page(page, "page").find(|page| page.rect.contains(&section.rect)).unwrap();
                expected.push(format!("{} {}", section.name, on.name));
            }
        }
        expected.sort();
        assert_eq!(expected.len(), made.book.sections.len(), "{made}");
        assert_eq!(names(&made.pages, "entry"), expected, "{made}");
    }
}

/// Takes the sheets, turns each over its long edge, lays one into the other, folds and reads page after page.
#[test]
fn the_booklet_folds_right() {
    for made in ALL.iter().filter(|made| made.order.form == Form::Booklet) {
        let (width, middle) = (made.order.paper.width(), made.order.paper.height() / 2.0);
        let in_half = |page: &Page, is_lower: bool| -> usize {
            let found: Vec<&Thing> =
                on_page(page, "page").filter(|thing| (thing.rect.y > middle) == is_lower).collect();
            assert_eq!(found.len(), 1, "{made}: each half has a page");
            found[0].name.parse().unwrap()
        };
        let sheets: Vec<(&Page, &Page)> = made.pages.chunks(2).map(|sheet| (&sheet[0], &sheet[1])).collect();
        let mut read = Vec::new();
        // The lower halves of the fronts are the right pages of the first half of the book.
        for (front, back) in &sheets {
            assert_eq!((front.side, back.side), (Side::Front, Side::Back), "{made}");
            read.extend([in_half(front, true), in_half(back, true)]);
        }
        for (front, back) in sheets.iter().rev() {
            read.extend([in_half(back, false), in_half(front, false)]);
        }
        assert_eq!(read, (1..=2 * made.pages.len()).collect::<Vec<_>>(), "{made}");
        // Heads are at the same edge of the paper on both sides: the right one of the front.
        for (front, back) in &sheets {
            assert!(on_page(front, "head").all(|head| head.rect.x > width / 2.0), "{made}");
            assert!(on_page(back, "head").all(|head| head.rect.right() < width / 2.0), "{made}");
        }
    }
}

#[test]
fn the_booklet_says_the_same_as_the_pages() {
    for [pages, booklet] in pairs() {
        let all = |made: &Made| {
            let mut all: BTreeMap<(&str, String), usize> = BTreeMap::new();
            let things = made.pages.iter().flat_map(|page| &page.things);
            for thing in things.filter(|thing| is_set(thing) && !matches!(thing.kind, "entry" | "note")) {
                // How often a text goes on in another column is up to the form.
                let count = all.entry((thing.kind, thing.name.clone())).or_default();
                *count = if matches!(thing.kind, "diagram" | "title" | "caption") { *count + 1 } else { 1 };
            }
            all
        };
        assert_eq!(all(pages), all(booklet), "{pages}");
    }
}

#[test]
fn the_same_order_makes_the_same_rules() {
    for kit in print::KITS {
        for form in FORMS {
            let order = Order { form, ..order(kit.spec().name, Language::ENGLISH) };
            assert!(printed(&order).pdf == printed(&order).pdf, "{}", kit.spec().name);
        }
    }
}

/// The pages and the booklet of every book.
fn pairs() -> impl Iterator<Item = [&'static Made; 2]> {
    let of = |form: Form| ALL.iter().filter(move |made| made.order.form == form);
    of(Form::Pages).zip(of(Form::Booklet)).map(|(pages, booklet)| {
        assert_eq!(pages.book, booklet.book);
        [pages, booklet]
    })
}

impl fmt::Display for Made {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} in {}, {:?} on {}", self.game, self.order.language, self.order.form, self.order.paper)
    }
}

/// Fewer letters than this may also be found elsewhere.
const FEW: usize = 30;

fn order(game: &str, language: Language) -> Order {
    Order { language, parts: vec![Part::Rules], ..Order::new(game) }
}

fn of_kind<'a>(pages: &'a [Page], kind: &'a str) -> impl Iterator<Item = &'a Thing> {
    pages.iter().flat_map(move |page| on_page(page, kind))
}

fn on_page<'a>(page: &'a Page, kind: &'a str) -> impl Iterator<Item = &'a Thing> {
    page.things.iter().filter(move |thing| thing.kind == kind)
}

fn is_set(thing: &Thing) -> bool {
    TEXTS.contains(&thing.kind) || thing.kind == "diagram"
}

/// All texts of a book: kind and name as the pages note them, and their letters.
fn texts(book: &Rulebook) -> Vec<(&'static str, String, String)> {
    let mut all = Vec::new();
    let mut add = |kind: &'static str, name: String, text: &str| all.push((kind, name, flat(&words(text))));
    for section in &book.sections {
        add("section", section.name.clone(), &section.title);
        for block in &section.blocks {
            match block {
                Block::Paragraph { name, text, items } => {
                    add("paragraph", name.clone(), text);
                    for (number, item) in (1..).zip(items) {
                        add("item", format!("{name}/{number}"), item);
                    }
                }
                Block::Diagram { name, text, steps } => {
                    add(if steps.is_empty() { "caption" } else { "title" }, name.clone(), text);
                    for step in steps {
                        add("caption", name.clone(), step);
                    }
                }
            }
        }
    }
    for ruling in &book.rulings {
        add("ruling", ruling.number.clone(), &format!("{} {}", ruling.number, ruling.title));
        for (number, point) in (1..).zip(&ruling.points) {
            add("point", format!("{}/{number}", ruling.number), point);
        }
    }
    all
}

/// What is read of a source.
fn words(text: &str) -> String {
    let said = |piece: Piece<'_>| match piece {
        Piece::Text(words) | Piece::Strong(words) | Piece::Ruling(words) => words.to_owned(),
        Piece::Foreign { text, .. } => text.to_owned(),
    };
    pieces(text).into_iter().map(said).collect()
}

fn flat(text: &str) -> String {
    text.chars().filter(|sign| !sign.is_whitespace()).collect()
}

/// Whether a text is there in pieces, in whatever order: the pages of a booklet are not drawn one after another.
fn is_split(found: &str, text: &str) -> bool {
    let breaks: Vec<usize> = text.char_indices().map(|(at, _)| at).skip(1).chain([text.len()]).collect();
    let longest = breaks.partition_point(|at| found.contains(&text[..*at]));
    // A few letters of the next piece may happen to stand behind this one. A piece has a line or more.
    let ends = breaks[..longest].iter().rev().take(4).filter(|at| **at >= FEW || **at == text.len());
    ends.into_iter().any(|at| *at == text.len() || is_split(found, &text[*at..]))
}

/// The text of a document as poppler finds it, which did not write it: with `-raw` in the order in which it was drawn,
/// otherwise in lines, also where pages lie on their sides.
fn extracted(pdf: &[u8], options: &[&str]) -> String {
    let mut child = Command::new("pdftotext")
        .args(options)
        .args(["-", "-"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("the tests read pages with pdftotext: install poppler-utils");
    let mut stdin = child.stdin.take().unwrap();
    let pdf = pdf.to_vec();
    let writer = std::thread::spawn(move || stdin.write_all(&pdf));
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap().unwrap();
    String::from_utf8(output.stdout).unwrap()
}
