//! What may be done at a table, and what comes of it. Start at [`decide`].

use game::{Seat, Seats};
use protocol::{
    LONGEST_CHAT, LONGEST_NAME, Millis, Refusal, RequestKind, SeatCommand, Sit, TableId, TakebackRule,
};

use crate::entry::{CommandId, Entry, Opened, OwnNumber};
use crate::environment::Environment;
use crate::fair::TableSecret;
use crate::keys::{Secret, new_table_id};
use crate::limits;
use crate::query::may_be_advised;
use crate::refused::Refused;
use crate::setup::level;
use crate::state::{Holder, SeatNumber, TableState};
use crate::transition::{Draft, Transition};
use crate::undo::{Undo, others};
use crate::{names, next_game, real_board, waiting};

/// The longest nonce, in bytes.
const LONGEST_NONCE: usize = 64;

/// On whose behalf something is done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Caller {
    /// A client.
    Client {
        /// The seats that it holds.
        holds: Seats,
        /// The seats whose people have been gone for a while.
        away: Seats,
    },
    /// Whatever keeps the table: for the bots, and for the clock.
    Room,
}

/// What is to be done at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Command {
    /// What a client commands for a seat that it holds.
    Seat {
        /// The seat.
        seat: String,
        /// The client's own number of it.
        nonce: String,
        /// What.
        command: SeatCommand,
    },
    /// A person sits down.
    Sit(Sit),
    /// A person gives a seat up before the game begins.
    Leave {
        /// The seat.
        seat: String,
    },
    /// A bot has thought.
    BotPlays {
        /// For which seat.
        seat: Seat,
        /// What it plays.
        action: String,
    },
    /// Whatever is due though nobody asks: the end of somebody's time, the beginning of a game whose seats are all taken.
    GoOn,
}

/// Decides whether something may be done, and what comes of it. The table stays as it is: what is to be written is in the
/// [`Transition`], together with the table that it leads to.
pub fn decide(
    state: &TableState,
    by: Caller,
    command: Command,
    env: &Environment,
) -> Result<Transition, Refused> {
    // All of it happens at one moment, which is never before what happened last.
    let env = &env.at(env.now().max(state.touched));
    // What is refused costs nothing but the question: the copy is made when it is known what is to happen on it.
    match (command, by) {
        (Command::Seat { seat, nonce, command }, Caller::Client { holds, away }) => {
            let seat = holder(state, holds, &seat)?;
            carry_out(state, Asking { seat, nonce, holds, away, env }, command)
        }
        (Command::Sit(sit), Caller::Client { .. }) => self::sit(state, env, &sit),
        (Command::Leave { seat }, Caller::Client { holds, .. }) => leave(state, env, holds, &seat),
        (Command::BotPlays { seat, action }, Caller::Room) => bot_plays(state, env, seat, action),
        (Command::GoOn, Caller::Room) => go_on(state, env),
        (Command::BotPlays { .. } | Command::GoOn, Caller::Client { .. })
        | (Command::Seat { .. } | Command::Sit(_) | Command::Leave { .. }, Caller::Room) => {
            Err(Refused::new(Refusal::Forbidden, "that is for somebody else to do"))
        }
    }
}

/// The seat of this name, if the client holds it.
pub fn holder(state: &TableState, holds: Seats, name: &str) -> Result<Seat, Refused> {
    let seat = state.seat(name).ok_or_else(|| no_seat(state, name))?;
    if holds.contains(seat) && matches!(state.chairs[seat.index()].holder, Holder::Person { .. }) {
        return Ok(seat);
    }
    let text = format!("the seat {name} is not yours: sit down with its token first");
    Err(Refused::new(Refusal::NotYours, text))
}

/// Refuses a nonce that nobody should need.
pub(crate) fn check_nonce(nonce: &str) -> Result<(), Refused> {
    if nonce.is_empty() || nonce.len() > LONGEST_NONCE {
        return Err(Refused::form(format!("nonce: expected 1 to {LONGEST_NONCE} bytes")));
    }
    Ok(())
}

/// Who commands, and how it stands with them.
struct Asking<'a> {
    seat: Seat,
    nonce: String,
    holds: Seats,
    away: Seats,
    env: &'a Environment,
}

fn carry_out(state: &TableState, asking: Asking<'_>, command: SeatCommand) -> Result<Transition, Refused> {
    let Asking { seat, env, .. } = asking;
    check_nonce(&asking.nonce)?;
    if let Some(seq) = state.carried_out(seat, &asking.nonce) {
        return Ok(Draft::new(state, env).of(seat).unchanged(seq));
    }
    limits::asides(state, seat, &command)?;
    let mut opens = None;
    let entry = match command {
        SeatCommand::Open { number } => match open_number(state, seat, &number)? {
            Some(entry) => entry,
            None => return Ok(Draft::new(state, env).of(seat).unchanged(state.seq)),
        },
        SeatCommand::Play { seq, action } => play(state, seat, seq, action)?,
        SeatCommand::Throw { seq, faces } => {
            going_on(state)?;
            up_to_date(state, seq)?;
            real_board::throw(state, seat, faces.as_deref(), env)?
        }
        SeatCommand::Undo { seq } => undo(state, seat, seq)?,
        SeatCommand::Draw => offer_draw(state, seat)?,
        SeatCommand::Answer { yes } => answer(state, seat, yes)?,
        SeatCommand::Resign => resign(state, seat)?,
        SeatCommand::Say { text } => say(seat, &text)?,
        SeatCommand::Rename { name } => match rename(state, seat, &name)? {
            Some(entry) => entry,
            None => return Ok(Draft::new(state, env).of(seat).unchanged(state.seq)),
        },
        SeatCommand::StandIn { absent, level } => stand_in(state, &asking, &absent, level)?,
        SeatCommand::FreeSeat { bot } => waiting::free_seat(state, &bot)?,
        SeatCommand::Return => come_back(state, seat)?,
        SeatCommand::Rematch | SeatCommand::NextGame { .. } if state.ended.is_none() => {
            return Err(Refused::not_now("the game is not over"));
        }
        SeatCommand::Rematch | SeatCommand::NextGame { .. } | SeatCommand::Fewer
            if state.next_table.is_some() =>
        {
            return Ok(Draft::new(state, env).of(seat).unchanged(state.seq));
        }
        SeatCommand::Fewer => next_table(waiting::fewer(state, TableSecret(env.random()))?, env, &mut opens),
        SeatCommand::Rematch => next_table(next_game::same(state, env), env, &mut opens),
        SeatCommand::NextGame { game } => next_table(next_game::other(state, &game, env)?, env, &mut opens),
    };
    let granted = match (&entry, &state.request) {
        (Entry::Answered { yes: true, .. }, Some(request)) if request.waiting == [seat] => Some(request),
        _ => None,
    };
    let mut draft = Draft::new(state, env).of(seat).opening(opens);
    draft.carry_out(entry, CommandId { by: seat, nonce: asking.nonce })?;
    if let Some(request) = granted
        && let RequestKind::Undo { plies } = request.kind
    {
        draft.enter(Entry::Undone { seat: request.by, plies })?;
    }
    draft.finish()
}

/// Everybody is led to a table that is opened with it.
fn next_table(opened: Opened, env: &Environment, opens: &mut Option<(TableId, Opened)>) -> Entry {
    let table = new_table_id(env);
    *opens = Some((table.clone(), opened));
    Entry::Rematch { table }
}

fn sit(state: &TableState, env: &Environment, sit: &Sit) -> Result<Transition, Refused> {
    let token: Secret = sit.token.parse().map_err(|error| Refused::form(format!("token: {error}")))?;
    let own = own_number(sit)?;
    let name = person_name(&sit.name)?;
    let wanted = match &sit.seat {
        Some(name) => Some(state.seat(name).ok_or_else(|| no_seat(state, name))?),
        None => None,
    };
    let is_wanted = |seat: &Seat| wanted.is_none_or(|wanted| wanted == *seat);
    let key = sit.key.as_deref().map(str::parse::<Secret>).transpose();
    let key = key.map_err(|error| Refused::form(format!("key: {error}")))?;
    let known = state.held_by(token.digest()).iter().find(is_wanted);
    let opens = |seat: &Seat| match &state.chairs[seat.index()].holder {
        Holder::Free { key: own } => {
            state.opened.listed
                || key.as_ref().is_some_and(|key| own.is_of(key) || state.opened.key.is_of(key))
        }
        _ => false,
    };
    let Some(seat) = known.or_else(|| state.seats().filter(is_wanted).find(opens)) else {
        return Err(no_free_seat(state, wanted));
    };
    let mut draft = Draft::new(state, env).of(seat);
    if matches!(state.chairs[seat.index()].holder, Holder::Person { .. }) {
        return Ok(draft.unchanged(state.seq));
    }
    waiting::still_here(state)?;
    draft.enter(Entry::Sat { seat, name, token: token.digest(), own })?;
    draft.finish()
}

/// Gives a seat another name; nothing if it is the same.
fn rename(state: &TableState, seat: Seat, new: &str) -> Result<Option<Entry>, Refused> {
    let name = person_name(new)?;
    Ok((state.name_of(seat) != Some(&name)).then_some(Entry::Renamed { seat, name }))
}

/// A name for others to read.
fn person_name(text: &str) -> Result<String, Refused> {
    names::name(text, LONGEST_NAME).ok_or_else(|| Refused::form(visible("name", LONGEST_NAME)))
}

/// The number of somebody who sits down, or what commits to it.
fn own_number(sit: &Sit) -> Result<OwnNumber, Refused> {
    match (&sit.number, &sit.commitment) {
        (Some(number), None) => {
            let number = number.parse().map_err(|error| Refused::form(format!("number: {error}")))?;
            Ok(OwnNumber::Number(number))
        }
        (None, Some(commitment)) => {
            let commitment = commitment.parse();
            let commitment = commitment.map_err(|error| Refused::form(format!("commitment: {error}")))?;
            Ok(OwnNumber::Commitment(commitment))
        }
        _ => Err(Refused::form("expected a commitment to a number, or else a number")),
    }
}

/// Opens the number of a seat; nothing if it is open already.
fn open_number(state: &TableState, seat: Seat, number: &str) -> Result<Option<Entry>, Refused> {
    let number: Secret = number.parse().map_err(|error| Refused::form(format!("number: {error}")))?;
    let commitment = match state.chairs[seat.index()].number {
        SeatNumber::Closed(commitment) => commitment,
        SeatNumber::Opened if state.fair.numbers[seat.index()] == number => return Ok(None),
        _ => return Err(Refused::not_now("the seat has no number to open")),
    };
    if !state.is_full() {
        return Err(Refused::not_now("numbers are opened when all have sat down: keep yours to yourself"));
    }
    if !commitment.is_of(&number) {
        return Err(Refused::form("number: found another one than the seat has committed to"));
    }
    Ok(Some(Entry::NumberOpened { seat, number }))
}

/// Why nobody can sit down there, or anywhere.
fn no_free_seat(state: &TableState, wanted: Option<Seat>) -> Refused {
    let is_free = |seat: Seat| matches!(state.chairs[seat.index()].holder, Holder::Free { .. });
    let is_wanted = |seat: &Seat| wanted.is_none_or(|wanted| wanted == *seat);
    if state.seats().filter(is_wanted).any(is_free) {
        Refused::new(Refusal::Forbidden, "the key does not open that seat")
    } else if wanted.is_some() {
        Refused::new(Refusal::Taken, "that seat is taken")
    } else {
        Refused::new(Refusal::Taken, "all seats are taken")
    }
}

fn leave(state: &TableState, env: &Environment, holds: Seats, name: &str) -> Result<Transition, Refused> {
    if state.seat(name).is_none() {
        return Err(Refused::new(Refusal::NoTable, "there is no such seat"));
    }
    let seat = holder(state, holds, name)?;
    if state.begun {
        return Err(Refused::not_now("the game has begun: resign, or let a bot stand in"));
    }
    limits::leaves(state)?;
    // Otherwise somebody could come back with a number that suits them better beside those that are open.
    if state.is_opening() {
        return Err(Refused::not_now(
            "the numbers for the dice are being opened: the game is about to begin",
        ));
    }
    let mut draft = Draft::new(state, env);
    draft.enter(Entry::Left { seat })?;
    draft.finish()
}

fn bot_plays(
    state: &TableState,
    env: &Environment,
    seat: Seat,
    action: String,
) -> Result<Transition, Refused> {
    if state.to_think().is_none_or(|(to_think, _)| to_think != seat) {
        return Err(Refused::not_now("it is not the turn of that bot"));
    }
    let mut draft = Draft::new(state, env).of(seat);
    draft.enter(Entry::Played { seat: Some(seat), action, hand: None })?;
    draft.finish()
}

fn go_on(state: &TableState, env: &Environment) -> Result<Transition, Refused> {
    let mut draft = Draft::new(state, env);
    if let Some((seat, deadline)) = state.deadline()
        && draft.now() >= deadline
    {
        draft.enter(Entry::TimeUp { seat })?;
        if let Some(level) = state.opened.stand_in {
            draft.enter(Entry::StoodIn { seat, level })?;
        }
    }
    draft.finish()
}

fn play(state: &TableState, seat: Seat, seq: u64, action: String) -> Result<Entry, Refused> {
    going_on(state)?;
    up_to_date(state, seq)?;
    let chair = &state.chairs[seat.index()];
    if chair.stand_in.is_some() || chair.resigned {
        return Err(Refused::not_now("a bot stands in for you: take the seat back first"));
    }
    real_board::after_the_dice(state)?;
    Ok(Entry::Played { seat: Some(seat), action, hand: None })
}

fn undo(state: &TableState, seat: Seat, seq: u64) -> Result<Entry, Refused> {
    if state.opened.takebacks == TakebackRule::None {
        return Err(Refused::new(Refusal::NoTakebacks, "nothing is taken back at this table"));
    }
    going_on(state)?;
    up_to_date(state, seq)?;
    match Undo::of(state, seat) {
        Undo::Nothing => Err(Refused::not_now("there is nothing to take back")),
        Undo::Revealed => {
            let text =
                "something came to light since, by dice or by a look, and nobody can agree to take it back";
            Err(Refused::not_now(text))
        }
        Undo::Free(plies) => Ok(Entry::Undone { seat, plies }),
        Undo::Ask(plies) => {
            no_other_question(state)?;
            Ok(ask(state, seat, RequestKind::Undo { plies }))
        }
    }
}

fn offer_draw(state: &TableState, seat: Seat) -> Result<Entry, Refused> {
    going_on(state)?;
    if state.chairs[seat.index()].resigned {
        return Err(Refused::not_now("you have given up"));
    }
    no_other_question(state)?;
    if others(state, seat).next().is_none() {
        return Err(Refused::new(Refusal::Forbidden, "bots agree to no draw: play on, or resign"));
    }
    Ok(ask(state, seat, RequestKind::Draw))
}

/// A seat asks all others. If one of them never answers, it is not given, and the game goes on.
fn ask(state: &TableState, seat: Seat, kind: RequestKind) -> Entry {
    Entry::Asked { seat, kind, of: Some(others(state, seat).collect()) }
}

fn answer(state: &TableState, seat: Seat, yes: bool) -> Result<Entry, Refused> {
    going_on(state)?;
    let asked = state.request.as_ref().is_some_and(|request| request.waiting.contains(&seat));
    if !asked {
        return Err(Refused::not_now("nobody has asked you anything"));
    }
    Ok(Entry::Answered { seat, yes })
}

fn resign(state: &TableState, seat: Seat) -> Result<Entry, Refused> {
    going_on(state)?;
    if state.chairs[seat.index()].resigned {
        return Err(Refused::not_now("the seat has given up before"));
    }
    Ok(Entry::Resigned { seat, unasked: true })
}

fn say(seat: Seat, text: &str) -> Result<Entry, Refused> {
    let text = names::tidy(text, LONGEST_CHAT).ok_or_else(|| Refused::form(visible("text", LONGEST_CHAT)))?;
    Ok(Entry::Said { seat, text })
}

fn stand_in(state: &TableState, asking: &Asking<'_>, absent: &str, number: u8) -> Result<Entry, Refused> {
    let seat = state.seat(absent).ok_or_else(|| no_seat(state, absent))?;
    let level = level(number)?;
    if state.ended.is_some() {
        return Err(Refused::not_now("the game is over"));
    }
    waiting::still_here(state)?;
    let chair = &state.chairs[seat.index()];
    let is_absent = match chair.holder {
        Holder::Free { .. } => true,
        Holder::Kept { .. } => {
            let text = "that seat is kept for somebody from the game before, and for nobody else";
            return Err(Refused::new(Refusal::Forbidden, text));
        }
        Holder::Person { .. } if !state.begun => is_late(state, asking.seat, seat, asking.env.now())?,
        // Otherwise somebody could have a bot play a turn and then come back.
        Holder::Person { .. } if asking.holds.contains(seat) && !may_be_advised(state, asking.holds) => {
            let text = "against other people no bot plays for you here: resign, or leave it to them to call one \
                        when you are gone";
            return Err(Refused::new(Refusal::Forbidden, text));
        }
        Holder::Person { .. } => {
            let is_gone = chair.time_up || asking.away.contains(seat) || asking.holds.contains(seat);
            chair.stand_in.is_none() && is_gone
        }
        Holder::Bot { .. } => false,
    };
    if !is_absent {
        return Err(Refused::new(Refusal::Forbidden, "that seat needs nobody to stand in"));
    }
    Ok(Entry::StoodIn { seat, level })
}

/// Whether others have waited for the number of a seat for long enough. Somebody who says so has opened theirs.
fn is_late(state: &TableState, by: Seat, seat: Seat, now: Millis) -> Result<bool, Refused> {
    let Some(at) = state.replaceable_at().filter(|_| state.is_closed(seat) && !state.is_closed(by)) else {
        return Ok(false);
    };
    if now < at {
        let minutes = (at - now).unsigned_abs().div_ceil(60_000);
        let wait =
            if minutes < 120 { format!("{minutes} min") } else { format!("{} h", minutes.div_ceil(60)) };
        let text = format!("they may still open their number: a bot can have the seat in {wait}");
        return Err(Refused::new(Refusal::Forbidden, text));
    }
    Ok(true)
}

fn come_back(state: &TableState, seat: Seat) -> Result<Entry, Refused> {
    let chair = &state.chairs[seat.index()];
    if chair.resigned || (chair.stand_in.is_none() && !chair.time_up) {
        return Err(Refused::not_now("no bot stands in for the seat"));
    }
    Ok(Entry::Returned { seat })
}

fn going_on(state: &TableState) -> Result<(), Refused> {
    if state.ended.is_some() {
        return Err(Refused::not_now("the game is over"));
    }
    if !state.begun && state.is_full() {
        return Err(Refused::not_now("the game begins when all numbers for the dice are open"));
    }
    if !state.begun {
        return Err(Refused::not_now("the game begins when all seats are taken"));
    }
    Ok(())
}

fn up_to_date(state: &TableState, seq: u64) -> Result<(), Refused> {
    if seq < state.changed || seq > state.seq {
        let expected = state.seq;
        let text =
            format!("found step {seq}, expected {expected}: something happened that you have not seen");
        return Err(Refused::new(Refusal::Stale, text));
    }
    Ok(())
}

fn no_other_question(state: &TableState) -> Result<(), Refused> {
    match state.request {
        Some(_) => Err(Refused::not_now("another question is waiting for its answer")),
        None => Ok(()),
    }
}

pub(crate) fn no_seat(state: &TableState, name: &str) -> Refused {
    let expected = game::alternatives(state.setup().seats().iter().map(|seat| (*seat).to_owned()));
    Refused::form(format!("seat: found {}, expected {expected}", game::quote(name)))
}

/// What a text for others to read should be.
fn visible(what: &str, longest: usize) -> String {
    format!("{what}: expected 1 to {longest} characters that can be seen")
}
