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

use crate::canvas::Canvas;
use crate::error::Error;
use crate::kit::{Guide, Job, Kit, Scene};
use crate::layout::{Arrangement, Piece, lay_out};
use crate::paper::Stock;
use crate::sheet::{Part, Sheet};
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
                sheets.extend(sheet(job, "sphinx-sheet-rivets", Stock::Plain, 4.0, &rivets)?);
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
