//! Piramido on paper: the stepped pyramid as nets to fold, the labyrinth, everything that stands and lies on them, and the
//! reels as stereo cards.

mod build;
mod cards;
mod diagram;
mod labyrinth;
mod look;
mod pieces;
mod pyramid;
mod stereo;
mod stone;

pub use stereo::stereo_cards;

use game::{Message, Spec, Tabletop};
use games::piramido::{Colour as Player, Piramido, Route};

use crate::canvas::Canvas;
use crate::error::Error;
use crate::geometry::Affine;
use crate::kit::{Guide, Job, Kit, Scene};
use crate::layout::{Arrangement, Piece, lay_out};
use crate::sheet::{Part, Sheet};
use crate::tiles::tile;

/// The kit.
pub(crate) struct PiramidoKit;

impl Kit for PiramidoKit {
    fn spec(&self) -> &'static Spec {
        Piramido::SPEC
    }

    fn parts(&self) -> &'static [Part] {
        &[Part::Board, Part::Pieces, Part::Cards, Part::Reels]
    }

    fn sheets(&self, part: Part, job: &Job<'_>) -> Result<Vec<Sheet>, Error> {
        match part {
            Part::Board => {
                let mut sheets = pyramid::sheets(job)?;
                let (title, says) =
                    (job.say("piramido-sheet-labyrinth"), job.say("piramido-board-labyrinth"));
                sheets.extend(tile(job, &title, &labyrinth::board(job.paper()), &says)?);
                Ok(sheets)
            }
            Part::Pieces => {
                let all: Vec<Piece> = pieces::standing(job).into_iter().chain(pieces::small(job)).collect();
                let mut sheets = sheet(job, "piramido-sheet-pieces", 8.0, &all)?;
                sheets.extend(sheet(job, "piramido-sheet-scoreboards", 5.0, &pieces::scoreboards(job))?);
                Ok(sheets)
            }
            Part::Cards => {
                let mut sheets = cards::hieroglyphs(job);
                sheets.extend(sheet(job, "piramido-sheet-strips", 5.0, &cards::strips(job))?);
                Ok(sheets)
            }
            Part::Reels => stereo::sheets(job),
            Part::Rules => Ok(Vec::new()),
        }
    }

    fn guide(&self, job: &Job<'_>) -> Guide {
        build::guide(job)
    }

    fn emblem(&self, _: &Job<'_>, width: f32) -> Canvas {
        pyramid::model(width, pyramid::TERRACES)
    }

    fn diagram(&self, scene: &Scene<'_>, _: &Job<'_>) -> Result<Canvas, Error> {
        diagram::diagram(scene)
    }
}

fn sheet(job: &Job<'_>, title: &'static str, gap: f32, pieces: &[Piece]) -> Result<Vec<Sheet>, Error> {
    lay_out(job, pieces, &Arrangement { gap, ..Arrangement::new(job.say(title)) })
}

fn says_colour(job: &Job<'_>, player: Player) -> String {
    job.tell(&Message::new("piramido-colour").word("colour", player.name()))
}

/// The letter of a route and what it is.
fn says_route(job: &Job<'_>, route: Route) -> String {
    job.tell(&Message::new(format!("piramido-option-routes-{}", route.letter())))
}

fn says_reel(job: &Job<'_>, reel: stereo::Reel) -> String {
    let id =
        if reel.route.on_pyramid() { "piramido-sheet-reel-pyramid" } else { "piramido-sheet-reel-labyrinth" };
    job.tell(&Message::new(id).word("colour", reel.player.name()))
}

/// A small picture of the board of a route.
fn model_of(route: Route, width: f32) -> Canvas {
    if route.on_pyramid() {
        return pyramid::model(width, pyramid::TERRACES);
    }
    let scale = width / labyrinth::WIDE;
    let mut canvas = Canvas::new(width, scale * labyrinth::HIGH);
    canvas.with(Affine::scale(scale), labyrinth::ground);
    canvas
}
