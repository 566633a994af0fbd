//! Piramido's pictures: each has an address that only its seat is told, and leaves the server as an image alone (V18).

use std::collections::VecDeque;
use std::sync::{Mutex, PoisonError};

use axum::body::Bytes;
use game::{Game, Match, Seat, Viewer};
use piramido::{Colour, Exhibit, Found, Piramido, Route, Sign};
use protocol::PictureLink;
use reels::{Picture, Size};
use tokio::sync::oneshot;

use crate::hall::Hall;
use crate::keys::hex;
use crate::pool::Urgency;
use crate::sheet::Sheet;
use crate::tell;
use crate::wish::Refused;

/// How many images are kept in memory.
const SHELF: usize = 32;

/// A picture that somebody may look at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Slide {
    picture: Picture,
    colour: Colour,
    seed: u64,
}

/// Both views side by side, or half as wide where somebody only wants a glance.
pub fn size(small: bool) -> Size {
    if small { Size::new(800, 400).expect("it is a possible size") } else { Size::STANDARD }
}

/// The images drawn last.
#[derive(Default)]
pub struct Shelf(Mutex<VecDeque<((Slide, Size), Bytes)>>);

impl std::fmt::Debug for Shelf {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Shelf")
    }
}

impl Shelf {
    fn get(&self, slide: (Slide, Size)) -> Option<Bytes> {
        let mut shelf = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let at = shelf.iter().position(|(known, _)| *known == slide)?;
        let found = shelf.remove(at)?;
        shelf.push_front(found.clone());
        Some(found.1)
    }

    fn put(&self, slide: (Slide, Size), image: Bytes) {
        let mut shelf = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        shelf.push_front((slide, image));
        shelf.truncate(SHELF);
    }
}

/// The addresses of the pictures that a viewer may look at.
pub fn links(sheet: &Sheet, viewer: Viewer) -> Vec<PictureLink> {
    let (Viewer::Seat(seat), Some(table)) = (viewer, table(sheet)) else { return Vec::new() };
    let open = open(sheet, seat).into_iter();
    open.map(|(number, _)| PictureLink { picture: number, path: path(sheet, table.route(), seat, number) })
        .collect()
}

/// Pictures beside what they were taken for. One who plays alone is told before the end, who looks on is not.
pub fn gallery(sheet: &Sheet, viewer: Viewer) -> Vec<protocol::Exhibit> {
    if viewer == Viewer::Spectator && sheet.ended.is_none() {
        return Vec::new();
    }
    exhibits(sheet).into_iter().map(|exhibit| told(sheet, exhibit)).collect()
}

/// What was taken for something, as soon as that is no secret among players: when the game is over, or at once for one who
/// plays alone.
fn exhibits(sheet: &Sheet) -> Vec<Exhibit> {
    if sheet.ended.is_none() && sheet.chairs.len() > 1 {
        return Vec::new();
    }
    table(sheet).map(Piramido::exhibits).unwrap_or_default()
}

fn told(sheet: &Sheet, exhibit: Exhibit) -> protocol::Exhibit {
    let (taken, shown) = match exhibit.found {
        Found::Step { shown, taken } => (taken.to_string(), shown.to_string()),
        Found::Sign { shown, taken } => {
            (taken.letter().to_string(), shown.sign().map(Sign::letter).map(String::from).unwrap_or_default())
        }
    };
    protocol::Exhibit {
        route: exhibit.route.letter().to_string(),
        seat: sheet.seat_name(exhibit.seat).to_owned(),
        picture: exhibit.number,
        path: path(sheet, exhibit.route, exhibit.seat, exhibit.number),
        taken,
        shown,
        right: exhibit.found.is_right(),
    }
}

/// The picture at an address, if there is one that its seat may look at now, or anybody.
pub fn find(sheet: &Sheet, wanted: &str) -> Option<Slide> {
    let route = table(sheet)?.route();
    let seats = Seat::all(sheet.chairs.len());
    let open = seats.flat_map(|seat| open(sheet, seat).into_iter().map(move |found| (seat, found)));
    let open = open.map(|(seat, (number, slide))| (route, seat, number, slide));
    // The address is as secret as a token, but it is a MAC: what a comparison may tell of it helps nobody to make one.
    open.chain(shown(sheet))
        .find(|(route, seat, number, _)| address(sheet, *route, *seat, *number) == wanted)
        .map(|(_, _, _, slide)| slide)
}

/// The pictures of the gallery.
fn shown(sheet: &Sheet) -> Vec<(Route, Seat, u8, Slide)> {
    exhibits(sheet)
        .into_iter()
        .map(|Exhibit { route, seat, colour, number, found }| {
            let picture = match found {
                Found::Step { shown, .. } => Picture::Step(shown),
                Found::Sign { shown, .. } => Picture::Passage(shown),
            };
            (route, seat, number, Slide { picture, colour, seed: seed(sheet, route, colour, number) })
        })
        .collect()
}

/// Draws a picture, or takes it from the shelf.
pub async fn draw(hall: &Hall, slide: Slide, size: Size) -> Result<Bytes, Refused> {
    if let Some(image) = hall.shelf.get((slide, size)) {
        return Ok(image);
    }
    let (reply, answer) = oneshot::channel();
    let job = move || {
        let _ = reply.send(reels::picture(slide.picture, slide.colour, slide.seed, size));
    };
    if !hall.pool.submit(Urgency::Move, job) {
        return Err(tell::busy());
    }
    match answer.await {
        Ok(Ok(image)) => {
            let image = Bytes::from(image);
            hall.shelf.put((slide, size), image.clone());
            Ok(image)
        }
        Ok(Err(error)) => {
            tracing::error!(%error, "a picture cannot be drawn");
            Err(tell::busy())
        }
        Err(_) => Err(tell::busy()),
    }
}

/// The pictures that a seat may look at now, by number.
fn open(sheet: &Sheet, seat: Seat) -> Vec<(u8, Slide)> {
    let Some(table) = table(sheet) else { return Vec::new() };
    let view = table.view(Viewer::Seat(seat));
    let Some(colour) = view.table().colour(seat).filter(|_| sheet.begun) else { return Vec::new() };
    let route = view.table().route();
    let slide = |number: u8| {
        let picture = view.step(number).map(Picture::Step).or(view.passage(number).map(Picture::Passage))?;
        Some((number, Slide { picture, colour, seed: seed(sheet, route, colour, number) }))
    };
    (1..=7).filter_map(slide).collect()
}

fn table(sheet: &Sheet) -> Option<&Piramido> {
    Some(sheet.game.as_any().downcast_ref::<Match<Piramido>>()?.position())
}

fn seed(sheet: &Sheet, route: Route, colour: Colour, number: u8) -> u64 {
    let seed = sheet.fair.secret.derive(&format!("picture/{route:?}/{colour:?}/{number}"));
    u64::from_be_bytes(seed[..8].try_into().expect("32 bytes are at least 8"))
}

fn path(sheet: &Sheet, route: Route, seat: Seat, number: u8) -> String {
    format!("/api/tables/{}/pictures/{}", sheet.id, address(sheet, route, seat, number))
}

fn address(sheet: &Sheet, route: Route, seat: Seat, number: u8) -> String {
    let mac = sheet.fair.secret.derive(&format!("address/{route:?}/{}/{number}", seat.0));
    hex(&mac[..16])
}
