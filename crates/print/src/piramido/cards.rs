//! Cards with hieroglyphs, and control strips.

use game::Message;
use games::piramido::{Colour as Player, Route, Sign};
use reels::Picture;

use super::look::{self, PAPYRUS, RIM};
use super::pieces::{CARD, PITCH, SPACES};
use super::{says_colour, says_route, says_set};
use crate::canvas::{Canvas, Tag};
use crate::geometry::{Affine, Path, Rect};
use crate::ink::{Colour, Fill, Stroke};
use crate::kit::Job;
use crate::layout::Piece;
use crate::paper::BLEED;
use crate::sheet::Sheet;
use crate::text::{Align, Face, Style, Text};

/// How many cards of each hieroglyph a route needs so that they always suffice: all players may lay the same one on all of
/// their spaces.
pub(super) const EACH: usize = Player::ALL.len() * SPACES as usize;
/// The cards of a sheet side by side: two rows for each hieroglyph.
const COLUMNS: usize = EACH / 2;

/// A sheet of cards for each route. Cards lie edge to edge, so that one long cut parts many.
pub(super) fn hieroglyphs(job: &Job<'_>) -> Vec<Sheet> {
    let (paper, title) = (job.paper(), job.say("piramido-sheet-cards"));
    let says = job.tell(&Message::new("piramido-sheet-cards-says").number("count", EACH as i64));
    let page = |route: Route| {
        let label = Message::new("piramido-sheet-cards-for").word("route", route.letter());
        let mut sheet = Sheet::new(paper, &title, job.tell(&label));
        let grid = grid(route);
        let live = paper.live();
        let x = live.x + (live.width - grid.width()) / 2.0;
        let y = live.y + (live.height - grid.height()) / 2.0;
        sheet.canvas.tagged(Tag::Figure(says.clone()), |canvas| canvas.draw(&grid, x, y));
        sheet.canvas.crop_marks(&Rect::new(x, y, grid.width(), grid.height()), BLEED);
        sheet
    };
    Route::ALL.into_iter().map(page).collect()
}

fn grid(route: Route) -> Canvas {
    let rows = Sign::ALL.len() * 2;
    let mut canvas = Canvas::new(CARD * COLUMNS as f32, CARD * rows as f32);
    let all = canvas.rect();
    look::ground_of(&mut canvas, PAPYRUS);
    for (number, sign) in Sign::ALL.into_iter().enumerate() {
        for card in 0..EACH {
            let (column, row) = (card % COLUMNS, 2 * number + card / COLUMNS);
            let rect = Rect::new(CARD * column as f32, CARD * row as f32, CARD, CARD);
            let frame = Path::rounded(&rect.inset(1.3), 1.6);
            canvas.stroke(&frame, Stroke::decoration(RIM, 0.25));
            let (x, y) = rect.middle();
            canvas.with(Affine::translate(x, y), |canvas| look::sign(canvas, sign, 11.8));
            canvas.place("card", format!("{}:{}", route.letter(), sign.letter()), &rect);
        }
    }
    // Finer than other cuts: there are many of them.
    let cut = || Stroke::new(Colour::GUIDE, 0.12);
    for row in 0..=rows {
        let y = CARD * row as f32;
        canvas.line((0.0, y), (all.width, y), cut());
    }
    for column in 0..=COLUMNS {
        let x = CARD * column as f32;
        canvas.line((x, 0.0), (x, all.height), cut());
    }
    canvas
}

/// What the spaces of a row must show at the end: the hieroglyphs, and on the pyramid their steps.
pub(super) fn solution(route: Route, pictures: &[Picture]) -> Vec<(Sign, Option<String>)> {
    let shown = pictures.iter().skip(usize::from(route.on_pyramid())).filter_map(|picture| match picture {
        Picture::Step(step) => Some((step.sign()?, Some(step.to_string()))),
        Picture::Passage(passage) => Some((passage.sign()?, None)),
    });
    let shown: Vec<_> = shown.collect();
    match route {
        Route::A | Route::C => shown,
        Route::B | Route::D => shown.into_iter().rev().collect(),
    }
}

/// A control strip for each reel of the order and each way through it. What it says is on its back and comes inside when it is folded.
pub(super) fn strips(job: &Job<'_>) -> Vec<Piece> {
    let mut pieces = Vec::new();
    for player in Player::ALL {
        for route in Route::ALL {
            let pictures = reels::reel(route, player, job.order.seed);
            let says = Message::new("piramido-sheet-strip-for").word("route", route.letter());
            let says = job.tell(&says.word("colour", player.name()));
            let name = format!("{}:{}", player.name(), route.letter());
            let back = inside(&name, player, &solution(route, &pictures));
            pieces.push(Piece::new("strip", name, says, outside(job, player, route)).with_back(back));
        }
    }
    pieces
}

/// Half of a strip.
const PANEL: (f32, f32) = (PITCH * SPACES as f32 + 10.0, 17.0);

/// What is seen of a strip that is folded: on one side what it is for, on the other stone.
fn outside(job: &Job<'_>, player: Player, route: Route) -> Canvas {
    let (width, height) = PANEL;
    let mut canvas = Canvas::new(width, 2.0 * height);
    let [colour, _, _] = look::colours(player);
    look::ground_of(&mut canvas, colour.mixed(0.22, PAPYRUS));
    canvas.clipped(&Path::rect(&Rect::new(0.0, height, width, height)), |canvas| {
        // So many signs that nobody reads through the paper which ones count: where ink is low, their outlines.
        for column in 0..22 {
            for row in 0..3 {
                let sign = Sign::ALL[(column * 3 + row * 5 + player as usize) % Sign::ALL.len()];
                let (x, y) = (3.5 + 6.2 * column as f32, height + 3.2 + 5.6 * row as f32);
                let path =
                    Path::svg(reels::signs::outline(sign).path).mapped(&Affine::translate(-50.0, -50.0));
                let path = path.mapped(&Affine::placed(0.042, x, y));
                canvas.fill(&path, Fill::area(colour.mixed(0.6, PAPYRUS)).even_odd());
            }
        }
    });
    look::plate(&mut canvas, player, &Rect::new(5.0, 4.5, 13.0, 8.5));
    let title = Style::new(Face::Display, 12.0, 1.1).coloured(look::NAME);
    let small = Style::new(Face::Regular, 9.0, 1.1).coloured(look::NAME);
    let beside = Rect::new(22.0, 3.0, width - 26.0, 6.0);
    canvas.label(&Text::new(job.say("piramido-sheet-strip"), title), &beside, Align::Left);
    let says = format!("{} · {}", says_colour(job, player), says_route(job, route));
    canvas.label(&Text::new(says, small), &beside.moved(0.0, 6.2), Align::Left);
    canvas.label(&Text::new(says_set(job), small), &beside, Align::Right);
    canvas.mountain_fold((0.0, height), (width, height));
    canvas
}

/// What is inside: the hieroglyphs as far apart as on a scoreboard.
fn inside(name: &str, player: Player, solution: &[(Sign, Option<String>)]) -> Canvas {
    let (width, height) = PANEL;
    let mut canvas = Canvas::new(width, 2.0 * height);
    look::plate(&mut canvas, player, &Rect::new(5.0, 4.0, 13.0, 8.5));
    let route = name.rsplit(':').next().unwrap_or_default();
    let title = Style::new(Face::Display, 16.0, 1.0).coloured(look::NAME);
    canvas.label(&Text::new(route, title), &Rect::new(21.0, 3.0, 12.0, 10.5), Align::Left);
    for (number, (sign, step)) in solution.iter().enumerate() {
        let x = 5.0 + PITCH * (number as f32 + 0.5);
        let rect = Rect::around((x, height * 1.5), PITCH - 2.0, height - 2.0);
        let edge = Stroke::new(RIM, 0.3);
        canvas.shape(&Path::rounded(&rect, 1.6), Some(Fill::area(PAPYRUS)), Some(edge));
        let up = if step.is_some() { 2.0 } else { 0.0 };
        canvas.with(Affine::translate(x, rect.middle().1 - up), |canvas| look::sign(canvas, *sign, 9.6));
        if let Some(step) = step {
            let style = Style::new(Face::Bold, 8.5, 1.0).coloured(Colour::TEXT);
            let below = Rect::new(rect.x, rect.bottom() - 4.4, rect.width, 4.0);
            canvas.label(&Text::new(step.as_str(), style), &below, Align::Centre);
        }
        canvas.place("solution", format!("{name}:{}:{}", number + 1, sign.letter()), &rect);
    }
    canvas
}
