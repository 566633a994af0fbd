//! Pieces and cards on sheets: [`Piece`]s are put side by side, with room for scissors, and their backs where they come
//! to lie behind them.

use game::Message;

use crate::canvas::{Canvas, Tag};
use crate::error::Error;
use crate::geometry::{Affine, Path, Rect};
use crate::ink::{Colour, Stroke};
use crate::kit::Job;
use crate::paper::{BLEED, Paper, Stock};
use crate::sheet::{Sheet, Side};

/// Something to cut out. Its canvas is as large as it is when it is cut.
#[derive(Clone, Debug)]
pub struct Piece {
    /// What tests count it as: `stone`, `card`.
    pub kind: &'static str,
    /// Which one, in the words of the game's notation.
    pub name: String,
    /// What it looks like, in words.
    pub says: String,
    /// What is seen from the front. If colours go on beyond the edge, that is the bleed.
    pub face: Canvas,
    /// What is seen from behind.
    pub back: Option<Canvas>,
    /// Where to cut.
    pub cut: Cut,
}

/// Where to cut a piece.
#[derive(Clone, Debug, Default)]
pub enum Cut {
    /// Along the edges of its canvas, between marks outside the bleed.
    #[default]
    Marks,
    /// Along a line that is printed.
    Along(Path),
    /// Its drawing has all lines.
    Drawn,
}

/// How pieces lie on their sheets.
#[derive(Clone, Debug)]
pub struct Arrangement {
    /// See [`Sheet::title`].
    pub title: String,
    /// What to print them on.
    pub stock: Stock,
    /// How far apart pieces are that have no bleed.
    pub gap: f32,
    /// How many pieces of equal size lie side by side at most; as many as the paper has room for, if it does not say.
    pub columns: Option<usize>,
}

/// How far apart pieces with bleed are: their marks lie between them.
const APART: f32 = 2.0 * BLEED + 3.0;
/// Room for marks at the edges.
const AROUND: f32 = BLEED + 2.5;

impl Arrangement {
    /// Pieces on card, a little apart.
    pub fn new(title: impl Into<String>) -> Self {
        Self { title: title.into(), stock: Stock::Card, gap: 4.0, columns: None }
    }
}

impl Piece {
    /// A piece with a front alone, cut between marks.
    pub fn new(kind: &'static str, name: impl Into<String>, says: impl Into<String>, face: Canvas) -> Self {
        let (name, says) = (name.into(), says.into());
        Self { kind, name, says, face, back: None, cut: Cut::Marks }
    }

    /// With something on its back.
    #[must_use]
    pub fn with_back(mut self, back: Canvas) -> Self {
        self.back = Some(back);
        self
    }

    /// Cut elsewhere.
    #[must_use]
    pub fn cut(mut self, cut: Cut) -> Self {
        self.cut = cut;
        self
    }
}

/// Pieces on as many sheets as they need, in their order, rows from the top.
pub fn lay_out(job: &Job<'_>, pieces: &[Piece], arrangement: &Arrangement) -> Result<Vec<Sheet>, Error> {
    let paper = job.paper();
    let pages = pages(pieces, arrangement, paper)?;
    let count = pages.len();
    let mut sheets = Vec::new();
    for (number, placed) in pages.into_iter().enumerate() {
        let has_backs = placed.iter().any(|(piece, _)| piece.back.is_some());
        let label = if count == 1 {
            arrangement.title.clone()
        } else {
            let label = Message::new("print-number-of").word("title", &arrangement.title);
            job.tell(&label.number("number", number as i64 + 1).number("count", count as i64))
        };
        let mut front = Sheet::new(paper, &arrangement.title, &label);
        front.stock = arrangement.stock;
        for (piece, rect) in &placed {
            put(&mut front.canvas, piece, &piece.face, rect, false);
        }
        if !has_backs {
            sheets.push(front);
            continue;
        }
        let back = job.tell(&Message::new("print-back-of").word("title", &label));
        let mut back = Sheet::new(paper, &arrangement.title, back);
        (front.side, back.side, back.stock) = (Side::Front, Side::Back, arrangement.stock);
        for (piece, rect) in &placed {
            if let Some(face) = &piece.back {
                // The paper is turned over its long edge: what was on the left comes to the right.
                let mirrored = Rect { x: paper.width() - rect.right(), ..*rect };
                put(&mut back.canvas, piece, face, &mirrored, true);
            }
        }
        sheets.extend([front, back]);
    }
    Ok(sheets)
}

type Page<'a> = Vec<(&'a Piece, Rect)>;

/// Rows of pieces, from the top of each page.
fn pages<'a>(pieces: &'a [Piece], arrangement: &Arrangement, paper: Paper) -> Result<Vec<Page<'a>>, Error> {
    let live = paper.live().inset(AROUND);
    let gap = |piece: &Piece| if matches!(piece.cut, Cut::Marks) { APART } else { arrangement.gap };
    let mut pages: Vec<Page<'a>> = vec![Vec::new()];
    let mut y = live.y;
    for row in rows(pieces, &live, gap, arrangement.columns.map_or(usize::MAX, |columns| columns.max(1)))? {
        let width = width_of(&row, gap);
        let height = row.iter().map(|piece| piece.face.height()).fold(0.0, f32::max);
        let page = pages.last_mut().expect("there is a page");
        if let Some(apart) = row.iter().map(|piece| gap(piece)).reduce(f32::max).filter(|_| !page.is_empty())
        {
            y += apart;
        }
        if y + height > live.bottom() + 0.01 && !page.is_empty() {
            pages.push(Vec::new());
            y = live.y;
        }
        // Each row is in the middle of the paper, so that fronts and backs have the same margins.
        let mut x = live.x + (live.width - width) / 2.0;
        for piece in row {
            let rect = Rect::new(x, y, piece.face.width(), piece.face.height());
            x = rect.right() + gap(piece);
            pages.last_mut().expect("there is a page").push((piece, rect));
        }
        y += height;
    }
    pages.retain(|page| !page.is_empty());
    Ok(pages)
}

fn width_of(row: &[&Piece], gap: impl Fn(&Piece) -> f32) -> f32 {
    let between = row.iter().rev().skip(1).map(|piece| gap(piece)).sum::<f32>();
    row.iter().map(|piece| piece.face.width()).sum::<f32>() + between
}

/// Pieces of equal size come in rows that are equally long, as far as that goes; few of them share a row with others.
fn rows<'a>(
    pieces: &'a [Piece],
    live: &Rect,
    gap: impl Fn(&Piece) -> f32,
    columns: usize,
) -> Result<Vec<Vec<&'a Piece>>, Error> {
    let size = |piece: &Piece| (piece.face.width(), piece.face.height());
    let mut rows: Vec<Vec<&'a Piece>> = vec![Vec::new()];
    for run in pieces.chunk_by(|one, other| size(one) == size(other)) {
        let (width, height) = size(&run[0]);
        if width > live.width + 0.01 || height > live.height + 0.01 {
            return Err(Error::Room {
                what: run[0].says.clone(),
                found: format!("{width} × {height} mm"),
                expected: format!("{} × {} mm", live.width, live.height),
            });
        }
        let apart = gap(&run[0]);
        let most = (((live.width + 0.01 + apart) / (width + apart)).floor() as usize).clamp(1, columns);
        let last = rows.last_mut().expect("there is a row");
        let mut together = last.clone();
        together.extend(run);
        if together.len() <= columns && width_of(&together, &gap) <= live.width + 0.01 {
            *last = together;
        } else {
            let each = run.len().div_ceil(run.len().div_ceil(most));
            rows.extend(run.chunks(each).map(|row| row.iter().collect()));
        }
    }
    rows.retain(|row| !row.is_empty());
    Ok(rows)
}

fn put(canvas: &mut Canvas, piece: &Piece, face: &Canvas, rect: &Rect, is_back: bool) {
    canvas.tagged(Tag::Figure(piece.says.clone()), |canvas| {
        let draw = |canvas: &mut Canvas| canvas.draw(&face.clone().without_things(), rect.x, rect.y);
        match &piece.cut {
            Cut::Marks => canvas.clipped(&Path::rect(&rect.inset(-BLEED)), draw),
            Cut::Along(_) | Cut::Drawn => draw(canvas),
        }
    });
    match &piece.cut {
        Cut::Marks => canvas.crop_marks(rect, BLEED),
        Cut::Along(path) if !is_back => {
            let path = path.mapped(&Affine::translate(rect.x, rect.y));
            // Light on both sides, so that the line can be seen on a dark ground.
            canvas.stroke(&path, Stroke::decoration(Colour::WHITE, 0.55));
            canvas.cut_line(&path);
        }
        Cut::Along(_) | Cut::Drawn => {}
    }
    canvas.place(if is_back { "back" } else { piece.kind }, piece.name.as_str(), rect);
    // What a card shows is counted, too.
    for thing in face.things() {
        canvas.place(thing.kind, thing.name.as_str(), &thing.rect.moved(rect.x, rect.y));
    }
}
