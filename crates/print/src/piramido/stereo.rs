//! The reels on paper: of each picture a stereo card and a smaller one for phone viewers, and for each reel an envelope.
//! The number is on the front of a sheet and the picture on its back, so that nobody who prints, cuts or draws a card
//! sees what is not due.

use std::sync::Arc;

use game::{Message, Tabletop};
use games::piramido::{Colour as Player, Piramido, Route};
use reels::{Raster, Size, Stereo};
use words::Language;

use super::look::{self, NAME, PAPYRUS, RIM};
use super::{model_of, says_reel, says_set};
use crate::canvas::{Canvas, Image, Tag};
use crate::document::{self, About};
use crate::error::Error;
use crate::front;
use crate::geometry::{Path, Rect};
use crate::ink::{Colour, Fill, Ink, Stroke};
use crate::kit::Job;
use crate::layout::{Arrangement, Piece, lay_out};
use crate::paper::Stock;
use crate::sheet::Sheet;
use crate::text::{Align, Face, Style, Text};
use crate::{Order, Paper};

/// A card with two views.
struct Format {
    kind: &'static str,
    size: (f32, f32),
    /// From the middle of one view to the middle of the other.
    apart: f32,
    /// A view, from side to side.
    view: f32,
    /// From the upper edge to the views.
    head: f32,
}

/// For stereoscopes, as large as such cards have been for a century and a half.
const CARD: Format = Format { kind: "stereo card", size: (176.5, 88.9), apart: 70.0, view: 69.0, head: 7.0 };
/// As large as a phone, for viewers that hold one.
const PHONE: Format = Format { kind: "phone card", size: (136.0, 70.0), apart: 62.0, view: 61.0, head: 2.5 };
/// Pictures of a reel.
const PICTURES: u8 = 7;

/// A reel: whose, and of the pyramid or of the labyrinth.
#[derive(Clone, Copy)]
pub(super) struct Reel {
    pub(super) player: Player,
    /// The first of the two routes that share it.
    pub(super) route: Route,
}

/// All reels.
pub(super) fn all() -> impl Iterator<Item = Reel> {
    [Route::A, Route::C].into_iter().flat_map(|route| Player::ALL.map(|player| Reel { player, route }))
}

/// The envelopes, then the cards of each reel in order.
pub(super) fn sheets(job: &Job<'_>) -> Result<Vec<Sheet>, Error> {
    let mut sheets: Vec<Sheet> = all().map(|reel| envelope(job, reel)).collect();
    let count = u64::from(PICTURES) * all().count() as u64;
    let (mut done, set) = (0, says_set(job));
    for reel in all() {
        let pictures = reels::reel(reel.route, reel.player, job.order.seed);
        for (number, picture) in (1..).zip(pictures) {
            let scene = reels::scene(picture, reel.player, number, job.order.seed.unwrap_or(1));
            let scene = scene.map_err(|error| Error::Image(error.to_string()))?;
            sheets.extend(sides(job, reel, (number, &set), scene.render(Size::STANDARD).into_raster())?);
            done += 1;
            job.done(done, count)?;
        }
    }
    Ok(sheets)
}

/// The cards of one reel as a document of its own: pictures that are drawn already, from the first on. They do not say
/// of which set they are.
pub fn stereo_cards(
    pictures: &[Stereo],
    route: Route,
    colour: Player,
    language: Language,
) -> Result<Vec<u8>, Error> {
    let order = Order { language, ..Order::new(Piramido::SPEC.name) };
    let job = Job { order: &order, progress: &|_, _| true };
    let reel = Reel { player: colour, route };
    let mut sheets = Vec::new();
    for (number, picture) in (1..).zip(pictures) {
        sheets.extend(sides(&job, reel, (number, ""), picture.raster().clone())?);
    }
    let count = sheets.len();
    for (number, sheet) in sheets.iter_mut().enumerate() {
        front::foot(&job, Piramido::SPEC.title, sheet, number + 1, count);
    }
    let title = says_reel(&job, reel);
    document::write(&sheets, &About { title: &title, language: language.code() }, Paper::A4, Ink::Full)
}

/// The two sides of a sheet with one picture: its number and its set before, the picture behind.
fn sides(job: &Job<'_>, reel: Reel, (number, set): (u8, &str), raster: Raster) -> Result<Vec<Sheet>, Error> {
    let raster = if job.order.ink == Ink::Grey { raster.grey() } else { raster };
    let image = raster.jpeg().map_err(|error| Error::Image(error.to_string()))?;
    let image = Image::Jpeg(Arc::new(image));
    let label = Message::new("piramido-sheet-picture").word("title", says_reel(job, reel));
    let label = job.tell(&label.number("number", number));
    let kind = if reel.route.on_pyramid() { "pyramid" } else { "labyrinth" };
    let piece = |format: &Format| {
        let name = format!("{}:{kind}:{number}", reel.player.name());
        let back = views(format, &image, reel.player, number);
        Piece::new(format.kind, name, &label, front_of(job, format, reel, (number, set))).with_back(back)
    };
    let title = job.say("piramido-sheet-stereo");
    let mut sheets = lay_out(job, &[piece(&CARD), piece(&PHONE)], &Arrangement::new(title))?;
    for sheet in &mut sheets {
        sheet.label = match sheet.side {
            crate::Side::Back => job.tell(&Message::new("print-back-of").word("title", &label)),
            _ => label.clone(),
        };
    }
    Ok(sheets)
}

/// The two views with their number below.
fn views(format: &Format, image: &Image, player: Player, number: u8) -> Canvas {
    let (width, height) = format.size;
    let mut canvas = Canvas::new(width, height);
    let middle = width / 2.0;
    for (right, at) in [(false, middle - format.apart / 2.0), (true, middle + format.apart / 2.0)] {
        let view = Rect::new(at - format.view / 2.0, format.head, format.view, format.view);
        // Both views are one image: the other half lies outside the clip.
        let left = if right { view.x - format.view } else { view.x };
        let whole = Rect::new(left, view.y, 2.0 * format.view, format.view);
        canvas
            .clipped(&Path::rounded(&view, format.view * 0.06), |canvas| canvas.image(image.clone(), whole));
        canvas.place("view", if right { "right" } else { "left" }, &view);
    }
    let below = Rect::new(0.0, format.head + format.view, width, height - format.head - format.view);
    let plate = Rect::around((middle, below.middle().1), 9.0, (below.height - 1.6).min(6.0));
    look::plate(&mut canvas, player, &plate.moved(-5.5, 0.0));
    let style = Style::new(Face::Bold, (below.height * 1.5).min(13.0), 1.0).tabular();
    let beside = Rect::new(middle + 1.0, below.y, 9.0, below.height);
    canvas.label(&Text::new(number.to_string(), style), &beside, Align::Centre);
    canvas
}

/// The other side of a card: whose it is, its number and its set.
fn front_of(job: &Job<'_>, format: &Format, reel: Reel, (number, set): (u8, &str)) -> Canvas {
    let (width, height) = format.size;
    let mut canvas = Canvas::new(width, height);
    let [colour, deep, _] = look::colours(reel.player);
    let all = canvas.rect();
    look::ground_of(&mut canvas, colour.mixed(0.16, PAPYRUS));
    canvas.stroke(&Path::rounded(&all.inset(3.0), 3.0), Stroke::new(deep, 0.6));
    look::plate(&mut canvas, reel.player, &Rect::new(9.0, 9.0, 24.0, 15.0));
    let title = Text::new(says_reel(job, reel), Style::new(Face::Display, 13.0, 1.1).coloured(NAME));
    canvas.label(&title, &Rect::new(37.0, 9.0, width - 46.0, 15.0), Align::Left);
    if !set.is_empty() {
        let below = Rect::new(37.0, 19.0, width - 46.0, 5.0);
        canvas.label(&Text::new(set, Style::SMALL.coloured(NAME)), &below, Align::Left);
    }
    let large = Style::new(Face::Display, 96.0, 1.0).coloured(deep).tabular();
    let middle = Rect::new(width / 2.0 - 30.0, 24.0, 60.0, height - 38.0);
    canvas.label(&Text::new(number.to_string(), large), &middle, Align::Centre);
    let small = Style::SMALL.coloured(NAME);
    let foot = Rect::new(9.0, height - 14.0, width - 18.0, 8.0);
    canvas.label(&Text::new(job.say("piramido-sheet-due"), small), &foot, Align::Centre);
    canvas
}

/// The inside of an envelope: a little larger than a card.
const ENVELOPE: (f32, f32) = (182.0, 94.0);
/// Its tabs and its flap.
const SIDE: f32 = 8.0;
const FLAP: f32 = 42.0;

/// An envelope for a reel, to fold from a sheet: flap, front, back with tabs.
fn envelope(job: &Job<'_>, reel: Reel) -> Sheet {
    let says = says_reel(job, reel);
    let label = Message::new("piramido-sheet-envelope-for").word("title", &says);
    let mut sheet = Sheet::new(job.paper(), job.say("piramido-sheet-envelopes"), job.tell(&label));
    sheet.stock = Stock::Plain;
    let (width, height) = ENVELOPE;
    let live = job.paper().live();
    let x = live.x + (live.width - width) / 2.0;
    let y = live.y + (live.height - FLAP - 2.0 * height) / 2.0;
    let front = Rect::new(x, y + FLAP, width, height);
    let back = front.moved(0.0, height);
    let canvas = &mut sheet.canvas;
    canvas.tagged(Tag::Figure(sheet.label.clone()), |canvas| {
        for (edge, out) in [(back.x, -SIDE), (back.right(), SIDE)] {
            let tab = [
                (edge, back.y),
                (edge + out, back.y + 5.0),
                (edge + out, back.bottom() - 5.0),
                (edge, back.bottom()),
            ];
            canvas.glue_tab(&Path::polygon(&tab));
            canvas.mountain_fold((edge, back.y), (edge, back.bottom()));
        }
        face(canvas, job, reel, &says, &front);
        let flap = [(x, front.y), (x + 26.0, y), (front.right() - 26.0, y), (front.right(), front.y)];
        let [colour, _, _] = look::colours(reel.player);
        canvas.fill(&Path::polygon(&flap), Fill::area(colour.mixed(0.16, PAPYRUS)));
        canvas.cut_line(&Path::lines(&flap));
        canvas.cut_line(&Path::line((front.x, front.y), (front.x, front.bottom())));
        canvas.cut_line(&Path::line((front.right(), front.y), (front.right(), front.bottom())));
        canvas.cut_line(&Path::line((back.x, back.bottom()), (back.right(), back.bottom())));
        canvas.mountain_fold((front.x, front.y), (front.right(), front.y));
        canvas.mountain_fold((front.x, front.bottom()), (front.right(), front.bottom()));
    });
    canvas.place("envelope", format!("{}:{}", reel.player.name(), reel.route.letter()), &front);
    sheet
}

/// What is seen of an envelope: whose reel it holds, and in which order its pictures are drawn.
fn face(canvas: &mut Canvas, job: &Job<'_>, reel: Reel, says: &str, front: &Rect) {
    let [colour, deep, _] = look::colours(reel.player);
    canvas.fill(&Path::rect(front), Fill::area(colour.mixed(0.16, PAPYRUS)));
    let inner = front.inset(5.0);
    canvas.stroke(&Path::rounded(&inner, 3.0), Stroke::new(deep, 0.6));
    canvas.stroke(&Path::rounded(&inner.inset(1.4), 2.0), Stroke::new(RIM, 0.25));
    look::plate(canvas, reel.player, &Rect::new(inner.x + 7.0, inner.y + 8.0, 26.0, 17.0));
    let title = Text::new(says, Style::new(Face::Display, 20.0, 1.1).coloured(NAME)).set(inner.width - 48.0);
    canvas.block(&title, inner.x + 40.0, inner.y + 8.0 + (17.0 - title.height()) / 2.0);
    let set = Text::new(says_set(job), Style::BODY.coloured(NAME));
    canvas.label(&set, &Rect::new(inner.x + 40.0, inner.y + 22.0, inner.width - 48.0, 6.0), Align::Left);
    let id = if reel.route.on_pyramid() {
        "piramido-sheet-order-pyramid"
    } else {
        "piramido-sheet-order-labyrinth"
    };
    let order = Text::new(job.say(id), Style::BODY.coloured(Colour::TEXT));
    canvas.text(&order, inner.x + 8.0, inner.y + 33.0, inner.width - 84.0);
    let picture = model_of(reel.route, 58.0);
    let rect = Rect::new(inner.right() - 68.0, inner.y + 30.0, 60.0, inner.height - 38.0);
    canvas.draw_in(&picture.without_things(), &rect);
}
