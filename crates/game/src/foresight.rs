//! What can be known of an action before it is played: [`reveals`] says whether it brought something to light,
//! [`preview`] what will be seen of it in any case.
//!
//! Both ask [`Game::imagine`] for positions that a viewer cannot tell from the real one. What is the same in all of
//! them can be known beforehand; what differs is revealed by playing.

use std::any::TypeId;

use crate::{Game, Seeded, Turn, Viewer};

/// How many positions are imagined for each viewer.
const TRIES: usize = 24;

/// The same question is always answered in the same way.
const SEED: u64 = 1;

/// Whether playing this legal action of a seat here tells some viewer what they could not know before. It depends on
/// what is hidden, and is for tests: what everybody may know of it is
/// [`Tabletop::may_reveal`](crate::Tabletop::may_reveal).
pub fn reveals<G: Game>(position: &G, action: G::Action) -> bool {
    !is_open::<G>() && Viewer::all(position.seats()).any(|viewer| reveals_to(position, action, viewer))
}

fn reveals_to<G: Game>(position: &G, action: G::Action, viewer: Viewer) -> bool {
    let view = position.view(viewer);
    let mut others = imagined::<G>(&view).filter(|other| other != position).peekable();
    // Nearly always nothing is hidden from anybody in games that have secrets only at times.
    if others.peek().is_none() {
        return false;
    }
    let seen = sight(position, action, viewer);
    others.any(|other| is_legal(&other, action) && sight(&other, action, viewer) != seen)
}

/// What the seat whose view this is will see happen when it plays this legal action, as far as that can be known: up to
/// the first event that is not the same in every position it may imagine. It is computed from the view alone, so it
/// tells no secret.
pub fn preview<G: Game>(view: &G::View, viewer: Viewer, action: G::Action) -> Vec<G::Event> {
    let tries = if is_open::<G>() { 1 } else { TRIES };
    let mut positions = imagined::<G>(view).take(tries).filter(|position| is_legal(position, action));
    let Some(first) = positions.next() else { return Vec::new() };
    let mut events = first.events(action, viewer);
    for other in positions.filter(|other| *other != first) {
        let seen = other.events(action, viewer);
        let known = events.iter().zip(&seen).take_while(|(one, other)| one == other).count();
        events.truncate(known);
    }
    events
}

/// Whether the game has no secrets: its view is the position itself.
pub fn is_open<G: Game>() -> bool {
    TypeId::of::<G::View>() == TypeId::of::<G>()
}

fn imagined<G: Game>(view: &G::View) -> impl Iterator<Item = G> {
    let mut random = Seeded::new(SEED);
    (0..TRIES).map(move |_| G::imagine(view, &mut random))
}

fn is_legal<G: Game>(position: &G, action: G::Action) -> bool {
    let mut legal = Vec::new();
    position.legal(&mut legal);
    matches!(position.turn(), Turn::Seat(_)) && legal.contains(&action)
}

/// What a viewer sees of an action: what happens, and what the table is like afterwards.
fn sight<G: Game>(position: &G, action: G::Action, viewer: Viewer) -> (Vec<G::Event>, G::View) {
    let mut after = *position;
    after.play_unchecked(action);
    (position.events(action, viewer), after.view(viewer))
}
