//! How much there may be in the log of a table besides the game, which ends by its rules and is never cut short since
//! somebody has filled the log: [`asides`], [`leaves`].

use game::Seat;
use protocol::{Refusal, SeatCommand};

use crate::refused::Refused;
use crate::state::{Asides, TableState};

/// How many lines of chat somebody may bring.
const MOST_SAID: u32 = 1_000;

/// How many of them when the game is over: a table stays for long, and nobody needs it to talk.
const MOST_SAID_AFTER_THE_END: u32 = 100;

/// How many lines of chat there may be before the game, of all together: people come and go then.
const MOST_SAID_BEFORE_THE_GAME: u32 = 200;

/// How often somebody may take back, ask the others for something, or have a bot stand in; before the game all together.
const MOST_ASKED: u32 = 1_000;

/// How often seats may be left at a table. What else happens there does not count: nobody can keep another one from
/// leaving by talking.
const MOST_LEFT: u32 = 500;

/// Refuses what is not a part of the game to somebody who has brought too much of it. To play, to answer, to resign and
/// to come back is always possible.
pub(crate) fn asides(state: &TableState, seat: Seat, command: &SeatCommand) -> Result<(), Refused> {
    let own = state.chairs[seat.index()].asides;
    let early = if state.begun { Asides::default() } else { state.early };
    let (is_within, text) = match command {
        SeatCommand::Say { .. } | SeatCommand::Rename { .. } if early.said >= MOST_SAID_BEFORE_THE_GAME => {
            (false, "there is room for more when the game has begun")
        }
        SeatCommand::Say { .. } | SeatCommand::Rename { .. } => (
            own.said < MOST_SAID && own.said_after_the_end < MOST_SAID_AFTER_THE_END,
            "you have said all that there is room for at this table",
        ),
        SeatCommand::Undo { .. }
        | SeatCommand::Draw
        | SeatCommand::StandIn { .. }
        | SeatCommand::FreeSeat { .. } => (
            own.asked.max(early.asked) < MOST_ASKED,
            "you have asked too often at this table: play on, or resign",
        ),
        SeatCommand::Open { .. }
        | SeatCommand::Play { .. }
        | SeatCommand::Throw { .. }
        | SeatCommand::Answer { .. }
        | SeatCommand::Resign
        | SeatCommand::Return
        | SeatCommand::Fewer
        | SeatCommand::NextGame { .. }
        | SeatCommand::Rematch => return Ok(()),
    };
    if is_within { Ok(()) } else { Err(Refused::new(Refusal::TooMany, text)) }
}

/// Refuses to leave a seat where that was done too often.
pub(crate) fn leaves(state: &TableState) -> Result<(), Refused> {
    if state.left >= MOST_LEFT {
        return Err(Refused::new(Refusal::TooMany, "seats have been left too often at this table"));
    }
    Ok(())
}
