//! The rulebook on paper: the same source that the page and the terminal read.

use rulebook::{Block, Piece, Rulebook, pieces};
use words::Language;

use crate::error::Error;
use crate::flow::Flow;
use crate::kit::{Job, Kit};
use crate::sheet::Sheet;
use crate::text::{Style, Text};

/// The sheets of a game's rules.
pub(crate) fn sheets(job: &Job<'_>, kit: &dyn Kit) -> Result<Vec<Sheet>, Error> {
    let name = kit.spec().name;
    // A language may have its words before it has its rulebooks.
    let languages = [job.language(), Language::ENGLISH];
    let book = languages.into_iter().find_map(|language| rulebook::find(name, language.code()));
    let book = book.ok_or_else(|| Error::Write(format!("{name} has no rulebook")))?;
    let (paper, title) = (job.paper(), job.say("print-rules"));
    let pages = pages(&book, Flow::new(paper.width(), paper.height(), paper.text_area()));
    Ok(pages.into_iter().map(|canvas| Sheet { canvas, ..Sheet::text(paper, &title, &title) }).collect())
}

fn pages(book: &Rulebook, mut flow: Flow) -> Vec<crate::Canvas> {
    flow.heading(1, &book.title, Style::TITLE, 40.0);
    for section in &book.sections {
        flow.space(6.0);
        flow.heading(2, &section.title, Style::HEADING, 20.0);
        for block in &section.blocks {
            flow.space(2.0);
            let Block::Paragraph { text, items, .. } = block else { continue };
            flow.paragraph(&rich(text, Style::BODY));
            flow.space(1.0);
            flow.list(items.iter().map(|item| ("•", rich(item, Style::BODY))), 5.0, 0.6);
        }
    }
    flow.finish()
}

/// A text with its strong words, its marks of rulings and its words in other languages.
fn rich(text: &str, style: Style) -> Text {
    pieces(text).into_iter().fold(Text::empty(style), |all, piece| match piece {
        Piece::Text(words) => all.then(words, style),
        Piece::Strong(words) => all.then(words, style.bold()),
        Piece::Foreign { text, language, .. } => all.then_in(text, style.italic(), language),
        Piece::Ruling(number) => all.then(format!("[{number}]"), style.coloured(crate::Colour::ACCENT)),
    })
}
