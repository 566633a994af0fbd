//! What those who sit can change while others are still waited for: bots are sent away, or it is played with fewer.

use game::{Seat, Setup};
use protocol::Refusal;

use crate::decide::no_seat;
use crate::entry::{Entry, Opened, Reserved};
use crate::fair::TableSecret;
use crate::limits;
use crate::refused::Refused;
use crate::state::{Holder, TableState};

/// Sends the bot on the seat of this name away.
pub(crate) fn free_seat(state: &TableState, bot: &str) -> Result<Entry, Refused> {
    let seat = state.seat(bot).ok_or_else(|| no_seat(state, bot))?;
    still_waiting(state)?;
    if !matches!(state.chairs[seat.index()].holder, Holder::Bot { .. }) {
        return Err(Refused::new(Refusal::Forbidden, "there is no bot on that seat"));
    }
    limits::leaves(state)?;
    Ok(Entry::Freed { seat })
}

/// The table for those who sit, in their order, without the seats that are free. Seats are kept for people as after a game:
/// everybody commits to a new number there, so that nothing that was drawn or told here counts.
pub(crate) fn fewer(state: &TableState, secret: TableSecret) -> Result<Opened, Refused> {
    still_waiting(state)?;
    let is_taken = |seat: &Seat| !matches!(state.chairs[seat.index()].holder, Holder::Free { .. });
    let taken: Vec<Seat> = state.seats().filter(is_taken).collect();
    if taken.len() == state.chairs.len() {
        return Err(Refused::not_now("no seat is free: somebody is waited for"));
    }
    let names: Vec<&str> = taken.iter().map(|seat| state.seat_name(*seat)).collect();
    let setup = smaller(state.setup(), &names)
        .ok_or_else(|| Refused::new(Refusal::Forbidden, "the game is not for that many"))?;
    let chair = |seat: &Seat| Reserved::from(&state.chairs[seat.index()].holder);
    let opened = state.opened.for_fewer(setup, taken.iter().map(chair).collect(), secret);
    Ok(opened.expect("there is a chair for each who sits"))
}

/// Refuses what can be done only where people are waited for.
pub(crate) fn still_here(state: &TableState) -> Result<(), Refused> {
    if state.is_left_behind() {
        return Err(Refused::not_now("those who sat here went on to another table, without the free seats"));
    }
    Ok(())
}

/// Refuses what can be done only while somebody is waited for. As soon as all have come, numbers for the dice are opened, and
/// nobody may choose by them who plays.
fn still_waiting(state: &TableState) -> Result<(), Refused> {
    still_here(state)?;
    if state.begun || state.is_full() {
        return Err(Refused::not_now("everybody is here: the game is about to begin"));
    }
    Ok(())
}

/// The same game for as many as there are names: on those seats if it can be, and otherwise on the first that are as many.
fn smaller(setup: &Setup, names: &[&str]) -> Option<Setup> {
    let lists = setup.spec().seats;
    let as_many = || lists.iter().find(|list| list.len() == names.len());
    let seats = lists.iter().find(|list| ***list == *names).or_else(as_many)?;
    let mut smaller = setup.clone();
    smaller.set_seats(&seats.join(", ")).ok()?;
    Some(smaller)
}
