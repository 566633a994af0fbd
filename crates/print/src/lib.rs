//! Games on paper: boards, pieces, cards and rulebooks as PDF, from the same data that the rules use. Start at [`print()`].
//!
//! ```
//! use print::{Order, Paper, Part};
//!
//! let order = Order { paper: Paper::Letter, parts: vec![Part::Board], ..Order::new(print::KITS[0].spec().name) };
//! let printed = print::print(&order)?;
//! assert!(printed.pdf.starts_with(b"%PDF"));
//! assert!(printed.pages.iter().any(|page| page.things.iter().any(|thing| thing.kind == "tile")));
//! # Ok::<(), print::Error>(())
//! ```
//!
//! # How something comes on paper
//!
//! Everything is drawn in millimetres, y downwards, on a [`Canvas`], which only records. A canvas can be drawn on
//! another one as often as wanted ([`Canvas::draw`], [`draw_in`](Canvas::draw_in)), smaller, turned or in parts. A
//! [`Sheet`] is one side of a paper with a canvas of its size. `document.rs` plays all of them into a PDF at the end.
//!
//! Draw in full colours and say what a fill is for; low ink and grey come by themselves ([`Ink`]):
//!
//! - [`Fill::area`] is a coloured ground. With low ink it is white with a fine outline, with
//!   [`hatched`](Fill::hatched) also with light lines.
//! - [`Fill::mark`] and every [`Stroke::new`] is something to be read. It is always printed, dark enough for white paper.
//! - [`Fill::decoration`] and [`Stroke::decoration`] are light, shade and grain, and grounds that go on into the bleed.
//!   Low ink leaves them out.
//! - [`Fill::paper`] is white, whatever the ink.
//!
//! Colours are never the only sign: give each a shape or a letter.
//!
//! Text is set by [`Text::set`] in a width and drawn by [`Canvas::block`]; [`Canvas::text`] does both, and
//! [`Canvas::label`] centres a line in a rectangle. [`Style`] has the styles. Text over several pages goes through a
//! [`Flow`]. All words come from catalogues: `web/src/lib/i18n/LANGUAGE/print.ftl`, and of a game
//! `web/src/lib/games/GAME/print.LANGUAGE.ftl`, said by [`Job::say`] and [`Job::tell`].
//!
//! What is drawn outside of [`Canvas::tagged`] is an artifact: those who hear the page read do not hear it. Text that
//! matters gets [`Tag::Heading`], [`Tag::Paragraph`] and so on; a drawing gets [`Tag::Figure`] with its words
//! ([`Canvas::as_figure`]). Tags are not nested in figures, and a clip has no tags in it. [`tile`] and [`lay_out`] tag
//! what they put on sheets.
//!
//! [`Canvas::place`] notes that something of the game is here: its kind, its name in the game's notation and where.
//! [`Printed::pages`] has all of them, and the tests count and measure them.
//!
//! # A game
//!
//! A game is a [`Kit`] in `src/<game>.rs` or `src/<game>/` and one line in `kits.rs`. It draws each thing by one
//! function, for the sheets, the emblem, the drawings of the guide and the diagrams of the rulebook alike.
//!
//! - **A board** is a canvas as large as the board when it is cut, with colours that go on 3 mm ([`BLEED`]) beyond its
//!   edges. [`tile`] puts it on as few sheets as it needs, with 15 mm overlap, marks and names. [`Tiling::room`] says how
//!   large a part can be, so choose the size of a field by the paper. Note each square with [`Canvas::place`].
//! - **Pieces and cards** are [`Piece`]s: a canvas as large as the piece, perhaps a back. [`lay_out`] puts them on
//!   sheets, each with marks for scissors and 3 mm bleed ([`Cut::Marks`]), or with a line along which to cut
//!   ([`Cut::Along`]), or as they are ([`Cut::Drawn`]: folded things with their lines and tabs, see [`standee`],
//!   [`Canvas::cut_line`], [`Canvas::mountain_fold`], [`Canvas::valley_fold`], [`Canvas::glue_tab`]). Backs come to lie
//!   behind their fronts when the paper is turned over its long edge.
//! - **The guide** says time, materials and steps; each step may have a drawing.
//! - **A diagram** is a position: [`Scene`] has it as a position string, with places to mark and a part to show.
//!
//! To look at it while you draw: `cargo run -p print --example sheets -- GAME a4 full en /tmp/x.pdf`, then
//! `pdftoppm -r 80 -png /tmp/x.pdf /tmp/x` (Debian's `poppler-utils`).
//!
//! The first page with the ruler and the list of what to print, the test for both sides, the feet of the pages and the
//! rules come by themselves.

mod canvas;
mod document;
mod error;
mod flow;
mod folded;
mod front;
mod geometry;
mod guide;
mod hatch;
mod ink;
mod kit;
mod kits;
mod layout;
mod outline;
mod paper;
mod piramido;
mod pyramidis;
mod rules;
mod sakkara;
mod sheet;
mod sphinx;
mod text;
mod tiles;

pub use canvas::{Canvas, Image, MARK, Tag, Thing};
pub use error::Error;
pub use flow::Flow;
pub use folded::standee;
pub use front::RULER;
pub use geometry::{Affine, Path, Point, Rect};
pub use ink::{Colour, Fill, Hatch, Ink, InkError, Stroke};
pub use kit::{Guide, Job, Kit, Scene, Step};
pub use kits::{KITS, find};
pub use layout::{Arrangement, Cut, Piece, lay_out};
pub use paper::{BLEED, EDGE, FOOT, OVERLAP, Paper, PaperError, Stock};
pub use piramido::stereo_cards;
pub use sheet::{Part, Sheet, Side};
pub use text::{Align, Block, Face, POINT, Style, Text};
pub use tiles::{Tiling, tile};

use std::str::FromStr;

use game::{Message, alternatives};
use words::Language;

use crate::document::About;

/// What is to be printed. The same order gives the same document.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Order {
    /// The game.
    pub game: String,
    /// The paper.
    pub paper: Paper,
    /// The ink.
    pub ink: Ink,
    /// The reader's language.
    pub language: Language,
    /// What of the game; everything, if nothing is named.
    pub parts: Vec<Part>,
    /// How the rules are bound.
    pub form: Form,
    /// The seed from which pictures are drawn that differ from copy to copy; none for those of the classic game.
    pub seed: Option<u64>,
}

/// How the rules are bound.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Form {
    /// Page after page.
    #[default]
    Pages,
    /// Two pages side by side on each side of a sheet, to be folded in the middle.
    Booklet,
}

/// What was printed.
#[derive(Clone, Debug)]
pub struct Printed {
    /// The document.
    pub pdf: Vec<u8>,
    /// What is on each page.
    pub pages: Vec<Page>,
}

/// What is on a page.
#[derive(Clone, PartialEq, Debug)]
pub struct Page {
    /// Its name, in the reader's language.
    pub label: String,
    /// Of which part of the game it is; none for the pages before it.
    pub part: Option<Part>,
    /// What to print it on.
    pub stock: Stock,
    /// Whether it has a back, or is one.
    pub side: Side,
    /// What of the game it shows, and where.
    pub things: Vec<Thing>,
}

impl Order {
    /// Everything of a game, in English and all colours, on A4.
    pub fn new(game: impl Into<String>) -> Self {
        Self {
            game: game.into(),
            paper: Paper::A4,
            ink: Ink::Full,
            language: Language::ENGLISH,
            parts: Vec::new(),
            form: Form::Pages,
            seed: None,
        }
    }

    /// The parts that are wanted, in the order of the document; an error if the game lacks one of them.
    pub fn wanted(&self) -> Result<Vec<Part>, Error> {
        let kit = find(&self.game)?;
        let has = parts(kit);
        if let Some(part) = self.parts.iter().find(|part| !has.contains(part)) {
            return Err(Error::PartOfGame {
                game: kit.spec().title,
                found: part.name(),
                expected: alternatives(has.iter().map(|part| part.name().to_owned())),
            });
        }
        Ok(has.into_iter().filter(|part| self.parts.is_empty() || self.parts.contains(part)).collect())
    }

    /// What a file with it may be called: the game, and everything that is not as in most orders.
    pub fn file_name(&self) -> String {
        let mut words = vec![self.game.clone()];
        words.extend(self.parts.iter().map(ToString::to_string));
        words.extend((self.form != Form::default()).then(|| self.form.name().to_owned()));
        words.extend((self.paper != Paper::default()).then(|| self.paper.to_string()));
        words.extend((self.ink != Ink::default()).then(|| self.ink.to_string()));
        words.extend((self.language != Language::ENGLISH).then(|| self.language.to_string()));
        words.extend(self.seed.map(|seed| seed.to_string()));
        words.join("-") + ".pdf"
    }
}

impl Form {
    /// Every form, with its name on the command line.
    pub const ALL: [(Self, &'static str); 2] = [(Self::Pages, "pages"), (Self::Booklet, "booklet")];

    /// The name on the command line.
    pub fn name(self) -> &'static str {
        Self::ALL[self as usize].1
    }
}

impl FromStr for Form {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self, Error> {
        let found = Self::ALL.into_iter().find(|(_, name)| *name == text);
        found.map(|(form, _)| form).ok_or_else(|| Error::Form {
            found: text.to_owned(),
            expected: alternatives(Self::ALL.map(|(_, name)| name.to_owned())),
        })
    }
}

/// Everything that can be printed of a game: what its kit has, and the rules.
pub fn parts(kit: &dyn Kit) -> Vec<Part> {
    kit.parts().iter().copied().chain([Part::Rules]).collect()
}

/// Prints what was ordered.
pub fn print(order: &Order) -> Result<Printed, Error> {
    print_with(order, &|_, _| true)
}

/// Prints what was ordered, and tells how many of how many things that take long have been done. It ends when the answer
/// is that nobody waits for it.
pub fn print_with(order: &Order, progress: &dyn Fn(u64, u64) -> bool) -> Result<Printed, Error> {
    let kit = find(&order.game)?;
    let spec = kit.spec();
    let job = Job { order, progress };
    let mut sheets: Vec<(Option<Part>, Sheet)> = Vec::new();
    for part in order.wanted()? {
        let made = match part {
            Part::Rules => rules::sheets(&job, kit)?,
            _ => kit.sheets(part, &job)?,
        };
        sheets.extend(made.into_iter().map(|sheet| (Some(part), sheet)));
    }
    // Rules alone need neither ruler nor scissors.
    if sheets.iter().any(|(part, _)| *part != Some(Part::Rules)) {
        let mut before = guide::guide(&job, &kit.guide(&job));
        if sheets.iter().any(|(_, sheet)| sheet.side == Side::Front) {
            before.extend(front::duplex_test(&job));
        }
        sheets.splice(0..0, before.into_iter().map(|sheet| (None, sheet)));
        let after: Vec<Sheet> = sheets.iter().map(|(_, sheet)| sheet.clone()).collect();
        sheets.insert(0, (None, front::first_page(&job, kit, &after)));
    }
    let count = sheets.len();
    let (parts, mut sheets): (Vec<_>, Vec<_>) = sheets.into_iter().unzip();
    // The rules are a book with numbers of its own.
    let others =
        sheets.iter_mut().zip(&parts).enumerate().filter(|(_, (_, part))| **part != Some(Part::Rules));
    for (number, (sheet, _)) in others {
        front::foot(&job, spec.title, sheet, number + 1, count);
    }
    let title = job.tell(&Message::new("print-document").word("game", spec.title));
    let about = About { title: &title, language: order.language.code() };
    let pdf = document::write(&sheets, &about, order.paper, order.ink)?;
    let pages = sheets.into_iter().zip(parts).map(|(sheet, part)| Page {
        part,
        things: sheet.canvas.things().to_vec(),
        label: sheet.label,
        stock: sheet.stock,
        side: sheet.side,
    });
    Ok(Printed { pdf, pages: pages.collect() })
}
