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
            Part::Cards => Ok(cards::hieroglyphs(job)),
            Part::Reels => {
                let mut sheets = solutions(job)?;
                sheets.extend(stereo::sheets(job)?);
                Ok(sheets)
            }
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

/// What solves the reels of the order. It comes with them, so that nobody has reels without it or with that of others.
fn solutions(job: &Job<'_>) -> Result<Vec<Sheet>, Error> {
    sheet(job, "piramido-sheet-strips", 5.0, &cards::strips(job))
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

/// Which reels these are: what belongs together says the same.
fn says_set(job: &Job<'_>) -> String {
    match job.order.seed {
        Some(seed) => job.tell(&Message::new("piramido-sheet-set").word("seed", seed.to_string())),
        None => job.say("piramido-sheet-set-classic"),
    }
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

#[cfg(test)]
mod tests {
    use games::piramido::{CLASSIC_LABYRINTH, CLASSIC_PYRAMID, Passage, Sign, Step};
    use words::Language;

    use super::*;
    use crate::canvas::Op;
    use crate::{Ink, Order, Paper, Side};

    /// What a control strip of the classic reels must say, from the rules' own.
    fn right(route: Route, player: Player) -> String {
        let steps = CLASSIC_PYRAMID[player as usize].pictures().flatten().skip(1).filter_map(Step::sign);
        let signs = CLASSIC_LABYRINTH[player as usize].pictures().flatten().filter_map(Passage::sign);
        let all: String = if route.on_pyramid() {
            steps.map(Sign::letter).collect()
        } else {
            signs.map(Sign::letter).collect()
        };
        if matches!(route, Route::B | Route::D) { all.chars().rev().collect() } else { all }
    }

    #[test]
    fn control_strips_solve_the_reels_of_their_order_and_tell_it_on_the_back() {
        for (paper, _) in Paper::ALL {
            for (language, seed) in Language::all().flat_map(|one| [(one, None), (one, Some(u64::MAX))]) {
                let order = Order { paper, language, seed, ..Order::new("piramido") };
                let sheets = solutions(&Job { order: &order, progress: &|_, _| true }).unwrap();
                let things = || sheets.iter().flat_map(|sheet| sheet.canvas.things());
                assert_eq!(things().filter(|thing| thing.kind == "strip").count(), 12, "{paper} {language}");
                for (player, route) in
                    Player::ALL.into_iter().flat_map(|player| Route::ALL.map(|route| (player, route)))
                {
                    let prefix = format!("{}:{}:", player.name(), route.letter());
                    let told = things().filter(|one| one.kind == "solution" && one.name.starts_with(&prefix));
                    let told: String = told.filter_map(|one| one.name.chars().last()).collect();
                    let pictures = reels::reel(route, player, seed);
                    let drawn: String =
                        cards::solution(route, &pictures).iter().map(|(sign, _)| sign.letter()).collect();
                    assert_eq!(told, drawn, "{prefix}");
                    assert!(seed.is_some() || told == right(route, player), "{prefix}");
                }
                for sheet in sheets {
                    let tells = sheet.canvas.things().iter().any(|thing| thing.kind == "solution");
                    assert_eq!(tells, sheet.side == Side::Back, "{}", sheet.label);
                }
            }
        }
    }

    #[test]
    fn control_strips_have_signs_before_their_solution_where_ink_is_low_too() {
        let order = Order { ink: Ink::Low, ..Order::new("piramido") };
        for strip in cards::strips(&Job { order: &order, progress: &|_, _| true }) {
            let half = strip.face.height() / 2.0;
            let signs = strip.face.ops.iter().filter(|op| {
                let Op::Shape(path, Some(fill), _) = op else { return false };
                path.bounds().y >= half && order.ink.fill(fill, 1.0).1.is_some()
            });
            assert!(signs.count() > 50, "{}", strip.name);
        }
    }
}
