//! Sakkara on paper: the board in four parts as its own sheet had it, twelve stones to lay and to fold, seven bridges,
//! the cards, and spares.

mod board;
mod build;
mod diagram;
mod glyphs;
mod look;
mod pieces;

use game::{Message, Spec, Tabletop};
use games::sakkara::{Bridge, Colour as Player, Sakkara, Stone};

use crate::canvas::Canvas;
use crate::error::Error;
use crate::kit::{Guide, Job, Kit, Scene};
use crate::layout::{Arrangement, Piece, lay_out};
use crate::sheet::{Part, Sheet};
use crate::tiles::tile;

/// The kit.
pub(crate) struct SakkaraKit;

impl Kit for SakkaraKit {
    fn spec(&self) -> &'static Spec {
        Sakkara::SPEC
    }

    fn parts(&self) -> &'static [Part] {
        &[Part::Board, Part::Pieces, Part::Cards]
    }

    fn sheets(&self, part: Part, job: &Job<'_>) -> Result<Vec<Sheet>, Error> {
        match part {
            Part::Board => {
                tile(job, &job.say("print-board"), &board::board(job.paper()), &job.say("sakkara-sheet-says"))
            }
            Part::Pieces => {
                let mut sheets = sheet(job, "sakkara-sheet-stones", 8.0, &tokens_and_bridges(job))?;
                sheets.extend(sheet(job, "sakkara-sheet-standing", 5.0, &pieces::standees(job))?);
                sheets.extend(sheet(job, "print-spares", 8.0, &spares(job))?);
                Ok(sheets)
            }
            Part::Cards => {
                let cards = pieces::cards(job, "card", Player::ALL.len());
                sheet(job, "sakkara-sheet-cards", 4.0, &cards)
            }
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

fn sheet(job: &Job<'_>, title: &'static str, gap: f32, pieces: &[Piece]) -> Result<Vec<Sheet>, Error> {
    lay_out(job, pieces, &Arrangement { gap, ..Arrangement::new(job.say(title)) })
}

fn tokens_and_bridges(job: &Job<'_>) -> Vec<Piece> {
    let mut all = pieces::tokens(job, "stone");
    all.extend(pieces::bridges(job, "bridge", true));
    all
}

/// The stones once more, a bridge of each kind and a card of each kind.
fn spares(job: &Job<'_>) -> Vec<Piece> {
    let mut all = pieces::tokens(job, "spare");
    all.extend(pieces::bridges(job, "spare", false));
    all.extend(pieces::cards(job, "spare", 1));
    all
}

fn says_stone(job: &Job<'_>, player: Player, stone: Stone) -> String {
    let name = game::to_value(&stone);
    let message = Message::new("sakkara-sheet-stone").word("stone", name.as_str().unwrap_or_default());
    job.tell(&message.word("colour", player.name()))
}

fn says_bridge(job: &Job<'_>, bridge: Bridge) -> String {
    job.tell(&Message::new("sakkara-bridge").word("bridge", bridge))
}
