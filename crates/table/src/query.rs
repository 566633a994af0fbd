//! What can be asked of a table without changing it: what an action would do, and whether a bot may be asked for advice; and
//! what is shown without a word.

use game::{Seat, Seats};
use protocol::{Reaction, Refusal, ServerMsg};

use crate::decide::{check_nonce, holder};
use crate::messages::told;
use crate::refused::Refused;
use crate::state::TableState;

/// What the seat would see happen by an action, or why it may not be played.
pub fn preview(
    state: &TableState,
    holds: Seats,
    seat: &str,
    action: &str,
    nonce: &str,
) -> Result<ServerMsg, Refused> {
    let seat = to_act(state, holds, seat, nonce)?;
    state.game.check(state.seat_name(seat), action)?;
    let events = state.game.preview(action).into_iter().map(told).collect();
    Ok(ServerMsg::Preview { nonce: nonce.to_owned(), events })
}

/// The seat that may ask a bot what to play.
pub fn may_ask_for_hint(state: &TableState, holds: Seats, seat: &str, nonce: &str) -> Result<Seat, Refused> {
    holder(state, holds, seat)?;
    if !may_be_advised(state, holds) {
        let text = "this table allows no hints against other people";
        return Err(Refused::new(Refusal::Forbidden, text));
    }
    to_act(state, holds, seat, nonce)
}

/// Whether bots may help somebody who holds these seats.
pub(crate) fn may_be_advised(state: &TableState, holds: Seats) -> bool {
    state.opened.hints || state.people().all(|person| holds.contains(person))
}

/// What everybody is told who is there when a seat shows what it thinks of it.
pub fn react(
    state: &TableState,
    holds: Seats,
    seat: &str,
    reaction: Reaction,
    nonce: &str,
) -> Result<ServerMsg, Refused> {
    let seat = holder(state, holds, seat)?;
    check_nonce(nonce)?;
    Ok(ServerMsg::Reacted { seat: state.seat_name(seat).to_owned(), reaction })
}

fn to_act(state: &TableState, holds: Seats, seat: &str, nonce: &str) -> Result<Seat, Refused> {
    let seat = holder(state, holds, seat)?;
    check_nonce(nonce)?;
    if state.to_act() != Some(seat) {
        return Err(Refused::not_now("it is not your turn"));
    }
    Ok(seat)
}
