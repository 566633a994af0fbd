//! Sphinx on paper: the board in four parts, eleven doors that turn, sphinxes with a pocket, pawns, dice and cards.

mod board;
mod build;
mod cards;
mod diagram;
mod doors;
mod look;
mod pieces;

use game::{Spec, Tabletop};
use games::sphinx::Sphinx;

use crate::canvas::{Canvas, Tag};
use crate::error::Error;
use crate::geometry::Rect;
use crate::kit::{Guide, Job, Kit, Scene};
use crate::layout::{Arrangement, Piece, lay_out};
use crate::paper::Stock;
use crate::sheet::{Part, Sheet};
use crate::text::{Style, Text};
use crate::tiles::tile;

/// The kit.
pub(crate) struct SphinxKit;

impl Kit for SphinxKit {
    fn spec(&self) -> &'static Spec {
        Sphinx::SPEC
    }

    fn parts(&self) -> &'static [Part] {
        &[Part::Board, Part::Pieces, Part::Cards]
    }

    fn sheets(&self, part: Part, job: &Job<'_>) -> Result<Vec<Sheet>, Error> {
        match part {
            Part::Board => tile(job, &job.say("print-board"), &board::board(), &job.say("sphinx-sheet-says")),
            Part::Pieces => {
                let card = |title, gap, pieces: &[Piece]| sheet(job, title, Stock::Card, gap, pieces);
                let mut sheets = card("sphinx-sheet-discs", 7.0, &doors::discs(job))?;
                let mut doors = doors::doors(job);
                doors.extend(pieces::pawns(job));
                sheets.extend(card("sphinx-sheet-doors", 5.0, &doors)?);
                let mut sphinxes = pieces::sphinxes(job);
                sphinxes.extend(pieces::dice(job));
                sheets.extend(card("sphinx-sheet-sphinxes", 4.0, &sphinxes)?);
                // Card is too stiff to be rolled.
                let rivets = doors::rivets(job);
                let mut rivets = sheet(job, "sphinx-sheet-rivets", Stock::Plain, 4.0, &rivets)?;
                for (step, drawing) in build::doors() {
                    explain(job, rivets.last_mut(), step, &drawing);
                }
                sheets.extend(rivets);
                Ok(sheets)
            }
            Part::Cards => sheet(job, "print-cards", Stock::Card, 4.0, &cards::cards(job)),
            Part::Reels | Part::Rules => Ok(Vec::new()),
        }
    }

    fn guide(&self, job: &Job<'_>) -> Guide {
        build::guide(job)
    }

    fn emblem(&self, _: &Job<'_>, width: f32) -> Canvas {
        diagram::start(width)
    }

    fn diagram(&self, scene: &Scene<'_>, _: &Job<'_>) -> Result<Canvas, Error> {
        diagram::diagram(scene)
    }
}

fn sheet(
    job: &Job<'_>,
    title: &'static str,
    stock: Stock,
    gap: f32,
    pieces: &[Piece],
) -> Result<Vec<Sheet>, Error> {
    lay_out(job, pieces, &Arrangement { stock, gap, ..Arrangement::new(job.say(title)) })
}

/// Says below the pieces of a sheet how they are built, with a drawing: nobody has to look for the guide.
fn explain(job: &Job<'_>, sheet: Option<&mut Sheet>, id: &'static str, drawing: &Canvas) {
    const DRAWING: f32 = 42.0;
    let Some(sheet) = sheet else { return };
    let live = job.paper().live();
    let y = sheet.canvas.things().iter().map(|thing| thing.rect.bottom()).fold(live.y, f32::max) + 8.0;
    let says = job.say(id);
    let (x, height) = (live.x + 14.0, DRAWING / drawing.width() * drawing.height());
    let left = x + DRAWING + 8.0;
    let text = Text::new(says.as_str(), Style::SMALL).set(live.right() - 14.0 - left);
    let rect = Rect::new(x, y, DRAWING, height);
    sheet.canvas.draw_in(&drawing.as_figure(says.as_str()).without_things(), &rect);
    let middle = y + (height - text.height()).max(0.0) / 2.0;
    sheet.canvas.tagged(Tag::Paragraph, |canvas| canvas.block(&text, left, middle));
    let all = Rect::new(x, y, live.right() - 14.0 - x, height.max(text.height()));
    sheet.canvas.place("drawing", id, &all);
}
