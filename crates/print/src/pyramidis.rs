//! Pyramidis on paper: the board in four parts, 32 pyramids to fold and to stack, and as many flat tokens.

mod board;
mod build;
mod diagram;
mod look;
mod ornaments;
mod pyramid;
mod size;
mod token;

use game::{Message, Setup, Spec, Tabletop};
use games::pyramidis::{Colour as Player, PYRAMIDS, Pyramidis};

use self::size::Size;
use crate::canvas::Canvas;
use crate::error::Error;
use crate::kit::{Guide, Job, Kit, Scene};
use crate::layout::{Arrangement, Cut, Piece, lay_out};
use crate::sheet::{Part, Sheet};
use crate::tiles::tile;

/// The kit.
pub(crate) struct PyramidisKit;

/// What the emblem shows.
const EMBLEM: &str = "c4=yr,c5=r,d5=yrgb,d6=g,e3=b,e4=bgyry,f5=gy r4g4y3b5 r0g0y0b0 r";

impl Kit for PyramidisKit {
    fn spec(&self) -> &'static Spec {
        Pyramidis::SPEC
    }

    fn parts(&self) -> &'static [Part] {
        &[Part::Board, Part::Pieces]
    }

    fn sheets(&self, part: Part, job: &Job<'_>) -> Result<Vec<Sheet>, Error> {
        let size = Size::on(job.paper());
        match part {
            Part::Board => {
                let says = job.say("pyramidis-sheet-says");
                tile(job, &job.say("print-board"), &board::board(job.paper()), &says)
            }
            Part::Pieces => {
                let mut sheets = Vec::new();
                // A sheet for each colour, so that two who play need only two.
                for player in Player::ALL {
                    let title = coloured(job, "pyramidis-sheet-pyramids", player);
                    let columns = Some(2);
                    let arrangement = Arrangement { gap: 22.0, columns, ..Arrangement::new(title) };
                    sheets.extend(lay_out(job, &pyramids(job, &size, player), &arrangement)?);
                }
                let title = job.say("pyramidis-sheet-tokens");
                let columns = Some(Player::ALL.len());
                let arrangement = Arrangement { columns, ..Arrangement::new(title) };
                sheets.extend(lay_out(job, &tokens(job, &size), &arrangement)?);
                Ok(sheets)
            }
            Part::Cards | Part::Reels | Part::Rules => Ok(Vec::new()),
        }
    }

    fn guide(&self, job: &Job<'_>) -> Guide {
        build::guide(job)
    }

    fn emblem(&self, _: &Job<'_>, width: f32) -> Canvas {
        let mut setup = Setup::default_of(Pyramidis::SPEC);
        let seats = Player::ALL.map(Player::name).join(", ");
        let around = ["c5", "f4", "d6", "e3"].map(str::to_owned);
        let picture = setup.set_seats(&seats).ok();
        let picture = picture.and_then(|()| diagram::picture(&setup, EMBLEM, &around, width).ok());
        picture.unwrap_or_else(|| Canvas::new(width, width))
    }

    fn diagram(&self, scene: &Scene<'_>, _: &Job<'_>) -> Result<Canvas, Error> {
        diagram::diagram(scene)
    }
}

/// The pyramids of a colour.
fn pyramids(job: &Job<'_>, size: &Size, player: Player) -> Vec<Piece> {
    let net = pyramid::net(size, player);
    let says = coloured(job, "pyramidis-sheet-pyramid", player);
    let piece = |_| Piece::new("pyramid", player.name(), &says, net.clone()).cut(Cut::Drawn);
    (0..PYRAMIDS).map(piece).collect()
}

/// A column of tokens for each colour. Both sides are alike, so that it does not matter how a token falls.
fn tokens(job: &Job<'_>, size: &Size) -> Vec<Piece> {
    let row = Player::ALL.map(|player| {
        let says = coloured(job, "pyramidis-sheet-token", player);
        let face = token::token(size, player);
        Piece::new("token", player.name(), says, face.clone()).with_back(face)
    });
    (0..PYRAMIDS).flat_map(|_| row.clone()).collect()
}

fn coloured(job: &Job<'_>, id: &'static str, player: Player) -> String {
    job.tell(&Message::new(id).word("colour", player.name()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Order;

    #[test]
    fn the_emblem_is_drawn() {
        let order = Order::new(Pyramidis::SPEC.name);
        let emblem = PyramidisKit.emblem(&Job { order: &order, progress: &|_, _| true }, 46.0);
        assert!(!emblem.ops.is_empty(), "{EMBLEM} is not a position");
    }
}
