//! Piramido's pictures: each has an address that only its seat is told, and leaves the server as an image alone (V18).

use std::collections::VecDeque;
use std::sync::{Mutex, PoisonError};

use axum::body::Bytes;
use game::{Game, Match, Seat, Viewer};
use piramido::{Colour, Piramido};
use protocol::PictureLink;
use reels::{Picture, Size};
use tokio::sync::oneshot;

use crate::hall::Hall;
use crate::keys::hex;
use crate::pool::Urgency;
use crate::sheet::Sheet;
use crate::tell;
use crate::wish::Refused;

/// Of both views side by side.
const SIZE: (u32, u32) = (1600, 800);

/// How many images are kept in memory; each has the same size.
const SHELF: usize = 32;

/// A picture that somebody may look at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Slide {
    picture: Picture,
    colour: Colour,
    seed: u64,
}

/// The images drawn last.
#[derive(Default)]
pub struct Shelf(Mutex<VecDeque<(Slide, Bytes)>>);

impl std::fmt::Debug for Shelf {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Shelf")
    }
}

impl Shelf {
    fn get(&self, slide: Slide) -> Option<Bytes> {
        let mut shelf = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let at = shelf.iter().position(|(known, _)| *known == slide)?;
        let found = shelf.remove(at)?;
        shelf.push_front(found.clone());
        Some(found.1)
    }

    fn put(&self, slide: Slide, image: Bytes) {
        let mut shelf = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        shelf.push_front((slide, image));
        shelf.truncate(SHELF);
    }
}

/// The addresses of the pictures that a viewer may look at.
pub fn links(sheet: &Sheet, viewer: Viewer) -> Vec<PictureLink> {
    let Viewer::Seat(seat) = viewer else { return Vec::new() };
    let open = open(sheet, seat).into_iter();
    open.map(|(number, _)| PictureLink {
        picture: number,
        path: format!("/api/tables/{}/pictures/{}", sheet.id, address(sheet, seat, number)),
    })
    .collect()
}

/// The picture at an address, if there is one that its seat may look at now.
pub fn find(sheet: &Sheet, wanted: &str) -> Option<Slide> {
    let seats = Seat::all(sheet.chairs.len());
    let mut open = seats.flat_map(|seat| open(sheet, seat).into_iter().map(move |found| (seat, found)));
    // The address is as secret as a token, but it is a MAC: what a comparison may tell of it helps nobody to make one.
    open.find(|(seat, (number, _))| address(sheet, *seat, *number) == wanted).map(|(_, (_, slide))| slide)
}

/// Draws a picture, or takes it from the shelf.
pub async fn draw(hall: &Hall, slide: Slide) -> Result<Bytes, Refused> {
    if let Some(image) = hall.shelf.get(slide) {
        return Ok(image);
    }
    let (reply, answer) = oneshot::channel();
    let job = move || {
        let size = Size::new(SIZE.0, SIZE.1);
        let _ =
            reply.send(size.and_then(|size| reels::picture(slide.picture, slide.colour, slide.seed, size)));
    };
    if !hall.pool.submit(Urgency::Move, job) {
        return Err(tell::busy());
    }
    match answer.await {
        Ok(Ok(image)) => {
            let image = Bytes::from(image);
            hall.shelf.put(slide, image.clone());
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
    let Some(game) = sheet.game.as_any().downcast_ref::<Match<Piramido>>() else { return Vec::new() };
    let view = game.position().view(Viewer::Seat(seat));
    let Some(colour) = view.table().colour(seat).filter(|_| sheet.begun) else { return Vec::new() };
    let route = view.table().route();
    let slide = |number: u8| {
        let picture = view.step(number).map(Picture::Step).or(view.passage(number).map(Picture::Passage))?;
        let seed = sheet.fair.secret.derive(&format!("picture/{route:?}/{colour:?}/{number}"));
        let seed = u64::from_be_bytes(seed[..8].try_into().expect("32 bytes are at least 8"));
        Some((number, Slide { picture, colour, seed }))
    };
    (1..=7).filter_map(slide).collect()
}

fn address(sheet: &Sheet, seat: Seat, number: u8) -> String {
    let route = match sheet.game.as_any().downcast_ref::<Match<Piramido>>() {
        Some(game) => format!("{:?}", game.position().route()),
        None => String::new(),
    };
    let mac = sheet.fair.secret.derive(&format!("address/{route}/{}/{number}", seat.0));
    hex(&mac[..16])
}
