//! What may be done at a table, and what comes of it: a wish becomes entries for the log, or a refusal that says why.

use game::{PlayError, Seat, Seats, Turn};
use protocol::{ClientMsg, LONGEST_CHAT, LONGEST_NAME, Refusal, RequestKind, Sit};

use crate::entry::{Entry, Logged};
use crate::keys::Secret;
use crate::sheet::{Sheet, Who};
use crate::world::World;

/// The longest nonce, in bytes.
const LONGEST_NONCE: usize = 64;

/// A game that goes on longer than this is no game: it would fill the disk.
const MOST_ENTRIES: u64 = 100_000;

/// Why a wish was not carried out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refused {
    pub code: Refusal,
    pub text: String,
    pub rule: Option<String>,
}

impl Refused {
    pub fn new(code: Refusal, text: impl Into<String>) -> Self {
        Self { code, text: text.into(), rule: None }
    }
}

/// What comes of a wish.
#[derive(Debug)]
pub enum Granted {
    /// Nothing: it was carried out before, as this entry.
    Before(u64),
    /// These entries.
    Now(Vec<Logged>),
}

type Decision = Result<Granted, Refused>;

/// What a client wishes who holds these seats. `away` are the seats whose people have left.
pub fn decide(sheet: &mut Sheet, held: Seats, away: Seats, wish: &ClientMsg, world: &World) -> Decision {
    let (seat, nonce) = who(sheet, held, wish)?;
    if let Some(seq) = sheet.granted(seat, nonce) {
        return Ok(Granted::Before(seq));
    }
    if sheet.seq >= MOST_ENTRIES {
        return Err(Refused::new(Refusal::Forbidden, "the log of this table is full"));
    }
    let mut entries = match wish {
        ClientMsg::Play { seq, action, .. } => play(sheet, seat, *seq, action)?,
        ClientMsg::Undo { seq, .. } => undo(sheet, seat, *seq)?,
        ClientMsg::Draw { .. } => offer_draw(sheet, seat)?,
        ClientMsg::Answer { yes, .. } => answer(sheet, seat, *yes)?,
        ClientMsg::Resign { .. } => {
            going_on(sheet)?;
            let chair = &sheet.chairs[seat.index()];
            if chair.resigned {
                return Err(Refused::new(Refusal::NotNow, "the seat has given up before"));
            }
            vec![Entry::Resigned { seat: seat.0 }]
        }
        ClientMsg::Say { text, .. } => say(seat, text)?,
        ClientMsg::StandIn { absent, level, .. } => stand_in(sheet, seat, away, absent, *level)?,
        ClientMsg::Return { .. } => {
            let chair = &sheet.chairs[seat.index()];
            if chair.resigned || (chair.stand_in.is_none() && !chair.time_up) {
                return Err(Refused::new(Refusal::NotNow, "no bot stands in for the seat"));
            }
            vec![Entry::Returned { seat: seat.0 }]
        }
        _ => return Err(Refused::new(Refusal::Form, "found a message that is no wish")),
    };
    let first = entries.remove(0).wished(seat, nonce);
    let mut entries: Vec<Logged> = [first].into_iter().chain(entries.into_iter().map(Into::into)).collect();
    follow(sheet, &mut entries, world);
    Ok(Granted::Now(entries))
}

/// Sits a person down: the seat, and what comes of it.
pub fn sit(sheet: &mut Sheet, sit: &Sit, world: &World) -> Result<(Seat, Granted), Refused> {
    let form = |text: &str| Refused::new(Refusal::Form, text);
    let token: Secret = sit.token.parse().map_err(|error| form(&format!("token: {error}")))?;
    let number: Secret = sit.number.parse().map_err(|error| form(&format!("number: {error}")))?;
    let name = tidy(&sit.name, LONGEST_NAME)
        .ok_or_else(|| form("name: expected 1 to 32 characters that can be seen"))?;
    let wanted = match &sit.seat {
        Some(name) => Some(sheet.seat(name).ok_or_else(|| no_seat(sheet, name))?),
        None => None,
    };
    let held = |seat: &Seat| wanted.is_none_or(|wanted| wanted == *seat);
    let known = sheet.held_by(token.digest()).find(held);
    if let Some(seat) = known {
        if matches!(sheet.chairs[seat.index()].who, Who::Person { .. }) {
            return Ok((seat, Granted::Before(sheet.seq)));
        }
        return Ok((seat, take(sheet, seat, name, &token, number, world)));
    }
    let key = sit.key.as_deref().map(str::parse::<Secret>).transpose();
    let key = key.map_err(|error| form(&format!("key: {error}")))?;
    let opens = |seat: &Seat| match &sheet.chairs[seat.index()].who {
        Who::Free { key: own } => {
            sheet.opened.listed
                || key.as_ref().is_some_and(|key| own.is_of(key) || sheet.opened.key.is_of(key))
        }
        _ => false,
    };
    let free = |seat: &Seat| matches!(sheet.chairs[seat.index()].who, Who::Free { .. });
    let seats = || Seat::all(sheet.chairs.len()).filter(held);
    if let Some(seat) = seats().find(opens) {
        return Ok((seat, take(sheet, seat, name, &token, number, world)));
    }
    Err(if seats().any(|seat| free(&seat)) {
        Refused::new(Refusal::Forbidden, "the key does not open that seat")
    } else if wanted.is_some() {
        Refused::new(Refusal::Taken, "that seat is taken")
    } else {
        Refused::new(Refusal::Taken, "all seats are taken")
    })
}

/// Gives a seat up before the game begins.
pub fn rise(sheet: &Sheet, seat: Seat) -> Result<Vec<Logged>, Refused> {
    if sheet.begun {
        return Err(Refused::new(Refusal::NotNow, "the game has begun: resign, or let a bot stand in"));
    }
    Ok(vec![Entry::Rose { seat: seat.0 }.into()])
}

/// What the clock brings about, if a time is up.
pub fn time_up(sheet: &Sheet, world: &World) -> Vec<Logged> {
    let Some((seat, at)) = sheet.deadline() else { return Vec::new() };
    if world.now() < at {
        return Vec::new();
    }
    let mut entries = vec![Entry::TimeUp { seat: seat.0 }.into()];
    if let Some(level) = sheet.opened.stand_in {
        entries.push(Entry::StoodIn { seat: seat.0, level }.into());
    }
    entries
}

/// What a bot plays.
pub fn bot_plays(
    sheet: &mut Sheet,
    seat: Seat,
    action: &str,
    world: &World,
) -> Result<Vec<Logged>, PlayError> {
    let mut entries = vec![Entry::Played { seat: Some(seat.0), action: action.to_owned() }.into()];
    let name = sheet.seat_name(seat);
    sheet.game.play(name, action)?;
    sheet.game.undo();
    follow(sheet, &mut entries, world);
    Ok(entries)
}

/// Adds what follows of itself: the beginning when all have sat down, and the actions of chance.
pub fn follow(sheet: &mut Sheet, entries: &mut Vec<Logged>, world: &World) {
    let begins = !sheet.begun && will_be_full(sheet, entries);
    if begins {
        entries.push(Entry::Began.into());
    }
    if !(sheet.begun || begins) {
        return;
    }
    // What is played here is taken back at once: a table changes by its log alone.
    let mut played = 0;
    let mut fair = sheet.fair.clone();
    for logged in entries.iter() {
        match &logged.entry {
            Entry::Played { seat: Some(seat), action } => {
                let name = sheet.seat_name(Seat(*seat));
                if sheet.game.play(name, action).is_ok() {
                    played += 1;
                }
            }
            Entry::Sat { seat, number, .. } => fair.numbers[usize::from(*seat)] = *number,
            Entry::Undone { .. } => return,
            _ => {}
        }
    }
    while sheet.game.turn() == Turn::Chance && sheet.ended.is_none() {
        let ply = sheet.game.ply();
        let loaded = world.loaded(ply).filter(|action| sheet.game.play("chance", action).is_ok());
        let action = loaded.unwrap_or_else(|| {
            let action = sheet.game.chance(&mut fair.draw(ply, sheet.takebacks));
            sheet.game.play("chance", &action).expect("chance draws what it may bring");
            action
        });
        played += 1;
        entries.push(Entry::Played { seat: None, action }.into());
    }
    for _ in 0..played {
        sheet.game.undo();
    }
}

fn will_be_full(sheet: &Sheet, entries: &[Logged]) -> bool {
    let taken = |seat: usize| {
        entries.iter().any(|logged| match logged.entry {
            Entry::Sat { seat: sat, .. } | Entry::StoodIn { seat: sat, .. } => usize::from(sat) == seat,
            _ => false,
        })
    };
    let full = |(seat, chair): (usize, &crate::sheet::Chair)| {
        matches!(chair.who, Who::Person { .. } | Who::Bot { .. }) || taken(seat)
    };
    sheet.chairs.iter().enumerate().all(full)
}

fn take(
    sheet: &mut Sheet,
    seat: Seat,
    name: String,
    token: &Secret,
    number: Secret,
    world: &World,
) -> Granted {
    let mut entries = vec![Entry::Sat { seat: seat.0, name, token: token.digest(), number }.into()];
    follow(sheet, &mut entries, world);
    Granted::Now(entries)
}

/// Who wishes, and their number of it.
fn who<'a>(sheet: &Sheet, held: Seats, wish: &'a ClientMsg) -> Result<(Seat, &'a str), Refused> {
    let (name, nonce) = match wish {
        ClientMsg::Play { seat, nonce, .. }
        | ClientMsg::Undo { seat, nonce, .. }
        | ClientMsg::Draw { seat, nonce }
        | ClientMsg::Answer { seat, nonce, .. }
        | ClientMsg::Resign { seat, nonce }
        | ClientMsg::Say { seat, nonce, .. }
        | ClientMsg::StandIn { seat, nonce, .. }
        | ClientMsg::Return { seat, nonce }
        | ClientMsg::Rematch { seat, nonce }
        | ClientMsg::Preview { seat, nonce, .. }
        | ClientMsg::Hint { seat, nonce } => (seat, nonce),
        ClientMsg::Hello { .. } | ClientMsg::Look { .. } | ClientMsg::Sync { .. } | ClientMsg::Ping {} => {
            return Err(Refused::new(Refusal::Form, "found a message that is no wish"));
        }
    };
    if nonce.is_empty() || nonce.len() > LONGEST_NONCE {
        return Err(Refused::new(Refusal::Form, "nonce: expected 1 to 64 bytes"));
    }
    Ok((holder(sheet, held, name)?, nonce))
}

/// The seat of this name, if the client holds it.
pub fn holder(sheet: &Sheet, held: Seats, name: &str) -> Result<Seat, Refused> {
    let seat = sheet.seat(name).ok_or_else(|| no_seat(sheet, name))?;
    if held.contains(seat) && matches!(sheet.chairs[seat.index()].who, Who::Person { .. }) {
        return Ok(seat);
    }
    Err(Refused::new(
        Refusal::NotYours,
        format!("the seat {name} is not yours: sit down with its token first"),
    ))
}

fn no_seat(sheet: &Sheet, name: &str) -> Refused {
    let seats = sheet.setup().seats().iter().map(|seat| (*seat).to_owned());
    let expected = game::alternatives(seats);
    Refused::new(Refusal::Form, format!("seat: found {}, expected {expected}", game::quote(name)))
}

fn going_on(sheet: &Sheet) -> Result<(), Refused> {
    if sheet.ended.is_some() {
        return Err(Refused::new(Refusal::NotNow, "the game is over"));
    }
    if !sheet.begun {
        return Err(Refused::new(Refusal::NotNow, "the game begins when all seats are taken"));
    }
    Ok(())
}

fn up_to_date(sheet: &Sheet, seq: u64) -> Result<(), Refused> {
    if seq < sheet.changed || seq > sheet.seq {
        let text =
            format!("found step {seq}, expected {}: something happened that you have not seen", sheet.seq);
        return Err(Refused::new(Refusal::Stale, text));
    }
    Ok(())
}

fn play(sheet: &mut Sheet, seat: Seat, seq: u64, action: &str) -> Result<Vec<Entry>, Refused> {
    going_on(sheet)?;
    up_to_date(sheet, seq)?;
    let chair = &sheet.chairs[seat.index()];
    if chair.stand_in.is_some() || chair.resigned {
        return Err(Refused::new(Refusal::NotNow, "a bot stands in for you: take the seat back first"));
    }
    let name = sheet.seat_name(seat);
    match sheet.game.play(name, action) {
        Ok(()) => {
            sheet.game.undo();
            Ok(vec![Entry::Played { seat: Some(seat.0), action: action.to_owned() }])
        }
        Err(error) => Err(why_not(&error)),
    }
}

fn why_not(error: &PlayError) -> Refused {
    let code = match error {
        PlayError::Over { .. } | PlayError::Actor { .. } => Refusal::NotNow,
        PlayError::Notation(_) => Refusal::Form,
        PlayError::Illegal { why, .. } => {
            return Refused {
                code: Refusal::Illegal,
                text: why.text.clone(),
                rule: Some(why.rule.to_owned()),
            };
        }
    };
    Refused::new(code, error.to_string())
}

/// How taking back a seat's last action would be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Undo {
    Nothing,
    /// So many actions go.
    Free(usize),
    /// So many actions would go; the others are asked.
    Ask(usize),
}

/// What taking back the last action of this seat takes.
pub fn undo_of(sheet: &Sheet, seat: Seat) -> Undo {
    if !sheet.begun || sheet.ended.is_some_and(|ended| ended.how != crate::sheet::How::Rules) {
        return Undo::Nothing;
    }
    let Some(plies) = sheet.game.since(seat) else { return Undo::Nothing };
    let alone = sheet.present().all(|person| person == seat);
    if alone || (plies == 1 && !sheet.game.reveals()) {
        return Undo::Free(plies);
    }
    if sheet.ended.is_some() { Undo::Nothing } else { Undo::Ask(plies) }
}

fn undo(sheet: &Sheet, seat: Seat, seq: u64) -> Result<Vec<Entry>, Refused> {
    up_to_date(sheet, seq)?;
    match undo_of(sheet, seat) {
        Undo::Nothing => Err(Refused::new(Refusal::NotNow, "there is nothing to take back")),
        Undo::Free(plies) => Ok(vec![Entry::Undone { seat: seat.0, plies }]),
        Undo::Ask(_) if sheet.request.is_some() => {
            Err(Refused::new(Refusal::NotNow, "another question is waiting for its answer"))
        }
        Undo::Ask(plies) => Ok(vec![Entry::Asked { seat: seat.0, kind: RequestKind::Undo { plies } }]),
    }
}

fn offer_draw(sheet: &Sheet, seat: Seat) -> Result<Vec<Entry>, Refused> {
    going_on(sheet)?;
    if sheet.request.is_some() {
        return Err(Refused::new(Refusal::NotNow, "another question is waiting for its answer"));
    }
    if sheet.present().all(|person| person == seat) {
        return Err(Refused::new(Refusal::Forbidden, "bots agree to no draw: play on, or resign"));
    }
    Ok(vec![Entry::Asked { seat: seat.0, kind: RequestKind::Draw }])
}

fn answer(sheet: &Sheet, seat: Seat, yes: bool) -> Result<Vec<Entry>, Refused> {
    let request = sheet.request.as_ref().filter(|request| request.waiting.contains(&seat));
    let Some(request) = request else {
        return Err(Refused::new(Refusal::NotNow, "nobody has asked you anything"));
    };
    let mut entries = vec![Entry::Answered { seat: seat.0, yes }];
    if yes
        && request.waiting.len() == 1
        && let RequestKind::Undo { plies } = request.kind
    {
        entries.push(Entry::Undone { seat: request.by.0, plies });
    }
    Ok(entries)
}

fn say(seat: Seat, text: &str) -> Result<Vec<Entry>, Refused> {
    let text = tidy(text, LONGEST_CHAT)
        .ok_or_else(|| Refused::new(Refusal::Form, "text: expected 1 to 500 characters that can be seen"))?;
    Ok(vec![Entry::Said { seat: seat.0, text }])
}

fn stand_in(sheet: &Sheet, by: Seat, away: Seats, absent: &str, level: u8) -> Result<Vec<Entry>, Refused> {
    let seat = sheet.seat(absent).ok_or_else(|| no_seat(sheet, absent))?;
    if bots::Level::numbered(level).is_none() {
        return Err(Refused::new(Refusal::Form, format!("level: found {level}, expected 1 to 8")));
    }
    if sheet.ended.is_some() {
        return Err(Refused::new(Refusal::NotNow, "the game is over"));
    }
    let chair = &sheet.chairs[seat.index()];
    let absent = match chair.who {
        Who::Free { .. } | Who::Kept { .. } => true,
        Who::Person { .. } => {
            chair.stand_in.is_none() && (chair.time_up || away.contains(seat) || seat == by)
        }
        Who::Bot { .. } => false,
    };
    if !absent {
        return Err(Refused::new(Refusal::Forbidden, "that seat needs nobody to stand in"));
    }
    Ok(vec![Entry::StoodIn { seat: seat.0, level }])
}

/// A text for others to read: without what cannot be seen, and not too long.
fn tidy(text: &str, longest: usize) -> Option<String> {
    let text: String = text.chars().map(|letter| if letter.is_control() { ' ' } else { letter }).collect();
    let text = text.trim();
    (!text.is_empty() && text.chars().count() <= longest).then(|| text.to_owned())
}
