//! Images that a game shows: each has an address that only those are told who may look at it.

use game::{Image, Seat, Viewer};
use protocol::PictureLink;

use crate::keys::hex;
use crate::state::TableState;

/// An image to be drawn.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Drawing {
    /// What it shows, as the illustrator reads it.
    pub subject: String,
    /// What else of it is left to chance.
    pub seed: u64,
}

/// The addresses of the images that a viewer may look at.
pub(crate) fn links(state: &TableState, viewer: Viewer) -> Vec<PictureLink> {
    let Viewer::Seat(seat) = viewer else { return Vec::new() };
    let link = |image: Image| PictureLink { picture: image.number, path: path(state, &image) };
    open(state, seat).into_iter().map(link).collect()
}

/// Images beside what they were taken for. Somebody who plays alone is told before the end, an onlooker is not.
pub fn gallery(state: &TableState, viewer: Viewer) -> Vec<protocol::Exhibit> {
    if viewer == Viewer::Spectator && state.ended.is_none() {
        return Vec::new();
    }
    let told = |exhibit: game::Exhibit| protocol::Exhibit {
        route: exhibit.group,
        seat: state.seat_name(exhibit.seat).to_owned(),
        picture: exhibit.image.number,
        path: path(state, &exhibit.image),
        taken: exhibit.taken,
        shown: exhibit.shown,
        right: exhibit.right,
    };
    exhibits(state).into_iter().map(told).collect()
}

/// The image at an address, if there is one that its seat may look at now, or anybody.
pub fn find(state: &TableState, wanted: &str) -> Option<Drawing> {
    let open = state.seats().flat_map(|seat| open(state, seat));
    let shown = exhibits(state).into_iter().map(|exhibit| exhibit.image);
    // The address is as secret as a token, but it is a MAC: what a comparison may tell of it helps nobody to make one.
    let image = open.chain(shown).find(|image| address(state, image) == wanted)?;
    let seed = state.fair.secret.seed(&format!("picture/{}", image.seed));
    Some(Drawing { subject: image.subject, seed })
}

/// What was taken for something, as soon as that is not a secret among players: when the game is over, or at once for
/// one who plays alone.
fn exhibits(state: &TableState) -> Vec<game::Exhibit> {
    if state.ended.is_none() && state.chairs.len() > 1 {
        return Vec::new();
    }
    state.game.exhibits()
}

/// Whether more is told of what was taken for what than before the last `plies` actions.
pub(crate) fn shows_more(state: &TableState, plies: usize) -> bool {
    let now = exhibits(state);
    if now.is_empty() {
        return false;
    }
    let mut before = state.game.fork();
    for _ in 0..plies {
        before.undo();
    }
    before.exhibits() != now
}

fn open(state: &TableState, seat: Seat) -> Vec<Image> {
    if state.begun { state.game.images(seat) } else { Vec::new() }
}

fn path(state: &TableState, image: &Image) -> String {
    format!("/api/tables/{}/pictures/{}", state.id, address(state, image))
}

/// Browsers keep an image by its address. Another image in the same place, as after a takeback, needs another address.
fn address(state: &TableState, image: &Image) -> String {
    hex(&state.fair.secret.derive(&format!("address/{}/{}", image.place, image.subject))[..16])
}
