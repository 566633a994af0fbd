//! While others are waited for: free seats for bots and back, other names, a table for fewer.

mod common;

use game::{Seat, Seats, Viewer};
use protocol::{Happened, Occupant, Reaction, Refusal, SeatCommand, ServerMsg, Sit};
use table::keys::Secret;
use table::memory::MemoryTable;
use table::{Caller, Command, Entry, Holder, Opened, Refused, Reserved, SeatNumber, messages, query};

use crate::common::{CheckedTable, opened, pyramidis, sit, with};

fn free_seat(bot: &str) -> SeatCommand {
    SeatCommand::FreeSeat { bot: bot.to_owned() }
}

fn rename(name: &str) -> SeatCommand {
    SeatCommand::Rename { name: name.to_owned() }
}

fn players(table: &CheckedTable) -> Vec<Occupant> {
    messages::state_for(table.state(), Viewer::Spectator)
        .chairs
        .into_iter()
        .map(|chair| chair.player)
        .collect()
}

/// The table that is opened for fewer, if it is.
fn fewer(table: &CheckedTable, seat: &str) -> Result<Opened, Refused> {
    let holds = Seats::one(table.state().seat(seat).unwrap());
    let by = Caller::Client { holds, away: Seats::NONE };
    let command = Command::Seat { seat: seat.to_owned(), nonce: "f".into(), command: SeatCommand::Fewer };
    let transition = table::decide(table.state(), by, command, table.memory.environment())?;
    let (id, opened) = transition.opens.unwrap();
    assert_eq!(transition.next.next_table, Some(id));
    Ok(opened)
}

#[test]
fn a_free_seat_is_given_to_a_bot_and_taken_back() {
    let mut table = CheckedTable::new(opened("sphinx", "p1, p2, p3", "ppp"));
    table.sit(&sit(0)).unwrap();
    assert_eq!(table.stand_in("p1", "p3"), Ok(1));
    assert_eq!(players(&table)[2], Occupant::Bot { level: 2 });
    assert_eq!(table.ask("p1", free_seat("p2")), Err(Refusal::Forbidden), "nobody sits there");
    assert_eq!(table.ask("p1", free_seat("p1")), Err(Refusal::Forbidden), "nor is a person sent away");
    assert_eq!(table.ask("p1", free_seat("p9")), Err(Refusal::Form));
    assert_eq!(table.ask("p1", free_seat("p3")), Ok(1));
    assert_eq!(players(&table)[2], Occupant::Free);
    let third = Sit { seat: Some("p3".into()), ..sit(1) };
    assert_eq!(table.sit(&third).unwrap(), "p3", "with the key of the table");
    assert!(table.stand_in("p3", "p2").is_ok());
    assert!(table.state().begun, "that was the last seat");
    assert_eq!(table.ask("p1", free_seat("p2")), Err(Refusal::NotNow));
}

#[test]
fn the_seat_of_a_bot_that_was_there_from_the_beginning_opens_with_the_key_of_the_table() {
    let mut table = CheckedTable::new(opened("sphinx", "p1, p2, p3", "pp4"));
    table.sit(&sit(0)).unwrap();
    assert_eq!(table.ask("p1", free_seat("p3")), Ok(1));
    let wrong = Sit { seat: Some("p3".into()), key: Some(Secret([20; 16]).to_string()), ..sit(1) };
    assert_eq!(table.sit(&wrong).unwrap_err().code, Refusal::Forbidden, "not with that of another seat");
    assert_eq!(table.sit(&Sit { seat: Some("p3".into()), ..sit(1) }).unwrap(), "p3");
}

/// Otherwise somebody could see the numbers of others and then choose who plays with them.
#[test]
fn no_bot_is_sent_away_when_all_have_come() {
    let mut table = CheckedTable::new(opened("sphinx", "p1, p2, p3", "pp4"));
    for guest in 0..2 {
        table.sit(&MemoryTable::committing_guest(guest)).unwrap();
    }
    assert_eq!((table.state().is_full(), table.state().begun), (true, false));
    for command in [free_seat("p3"), SeatCommand::Fewer] {
        assert_eq!(table.ask("p1", command), Err(Refusal::NotNow));
    }
    let number = Secret([40; 16]).to_string();
    assert_eq!(table.ask("p1", SeatCommand::Open { number }), Ok(1));
    assert_eq!(table.ask("p2", free_seat("p3")), Err(Refusal::NotNow));
}

/// A bot that came and went leaves nothing of its own: the one who sits down there has their own number.
#[test]
fn somebody_who_follows_a_bot_has_a_number_of_their_own() {
    let mut table = CheckedTable::new(opened("sphinx", "p1, p2, p3", "ppp"));
    table.sit(&MemoryTable::committing_guest(0)).unwrap();
    table.stand_in("p1", "p2").unwrap();
    table.ask("p1", free_seat("p2")).unwrap();
    assert_eq!(table.state().chairs[1].number, SeatNumber::Zero);
    table.sit(&MemoryTable::committing_guest(1)).unwrap();
    assert!(matches!(table.state().chairs[1].number, SeatNumber::Closed(_)));
    assert!(
        matches!(table.state().chairs[0].number, SeatNumber::Closed(_)),
        "and nobody else is asked again"
    );
}

#[test]
fn seats_are_drawn_with_bots_that_came_late() {
    let mut table =
        CheckedTable::new(with(opened("sphinx", "p1, p2, p3", "ppp"), |opened| opened.lot = true));
    table.sit(&sit(0)).unwrap();
    table.stand_in("p1", "p2").unwrap();
    table.ask("p1", free_seat("p2")).unwrap();
    table.stand_in("p1", "p2").unwrap();
    table.sit(&sit(1)).unwrap();
    assert!(table.state().begun && table.state().lot.is_some());
    let bots = players(&table).into_iter().filter(|player| matches!(player, Occupant::Bot { .. }));
    assert_eq!(bots.count(), 1);
}

#[test]
fn a_table_for_fewer_keeps_everybody_and_all_that_was_settled() {
    let mut table = CheckedTable::new(with(opened("sphinx", "p1, p2, p3, p4", "pp5p"), |opened| {
        (opened.listed, opened.hints, opened.lot) = (true, true, true);
    }));
    let by_seat = |seat: &str, guest| Sit { seat: Some(seat.into()), ..sit(guest) };
    table.sit(&by_seat("p2", 0)).unwrap();
    table.sit(&by_seat("p4", 1)).unwrap();
    let opened = fewer(&table, "p4").unwrap();
    assert_eq!(opened.setup.seats(), ["p1", "p2", "p3"]);
    let kept = opened.chairs().iter().map(|chair| match chair {
        Reserved::Kept { name, token } => (name.clone(), Some(*token)),
        Reserved::Bot { level } => (level.number().to_string(), None),
        Reserved::Anyone { .. } => panic!("nobody else is waited for"),
    });
    let token = |guest: u8| Some(Secret([guest + 1; 16]).digest());
    let expected =
        [("Player 0".to_owned(), token(0)), ("5".to_owned(), None), ("Player 1".to_owned(), token(1))];
    assert_eq!(kept.collect::<Vec<_>>(), expected);
    assert_eq!((opened.listed, opened.hints, opened.lot), (true, true, true));
    assert_eq!(opened.key, table.state().opened.key, "the link still opens a seat that somebody leaves");
    assert_ne!(opened.secret.commitment(), table.state().opened.secret.commitment());
}

#[test]
fn those_who_sit_keep_their_colours_where_the_game_can_be_played_on_them() {
    let mut table = CheckedTable::new(opened("pyramidis", "red, green, yellow, blue", "pppp"));
    let lists = table.state().setup().spec().seats;
    for (seats, list) in lists.iter().filter(|list| list.len() == 2).zip(0..) {
        let mut table = CheckedTable::new(opened("pyramidis", "red, green, yellow, blue", "pppp"));
        for (seat, guest) in seats.iter().zip(0..) {
            table.sit(&Sit { seat: Some((*seat).to_owned()), ..sit(guest) }).unwrap();
        }
        assert_eq!(fewer(&table, seats[0]).unwrap().setup.seats(), *seats, "{list}");
    }
    table.sit(&sit(0)).unwrap();
    assert_eq!(fewer(&table, "red").unwrap_err().code, Refusal::Forbidden, "it is not for one");
}

#[test]
fn nobody_is_left_behind_by_mistake() {
    let mut table = CheckedTable::new(with(opened("sphinx", "p1, p2, p3", "ppp"), |opened| {
        opened.listed = true;
    }));
    table.sit(&sit(0)).unwrap();
    table.sit(&sit(1)).unwrap();
    assert_eq!(table.ask("p1", SeatCommand::Fewer), Ok(1));
    assert_eq!(table.ask("p2", SeatCommand::Fewer), Ok(0), "there is one already");
    assert!(table.state().is_left_behind());
    assert_eq!(table.sit(&sit(2)).unwrap_err().code, Refusal::NotNow);
    assert_eq!(table.stand_in("p1", "p3"), Err(Refusal::NotNow));
    assert_eq!(table.sit(&sit(1)).unwrap(), "p2", "sitting down again does no harm");
    assert!(!table.state().begun);
}

#[test]
fn a_kept_seat_is_neither_dropped_nor_freed() {
    let kept = Reserved::Kept { name: "Ben".into(), token: Secret([8; 16]).digest() };
    let anyone = Reserved::Anyone { key: Secret([20; 16]).digest() };
    let chairs = vec![anyone.clone(), kept, anyone];
    let shape = opened("sphinx", "p1, p2, p3", "ppp");
    let opened = Opened::new(shape.setup, chairs, shape.key, shape.secret).unwrap();
    let mut table = CheckedTable::new(opened);
    table.sit(&sit(0)).unwrap();
    assert_eq!(table.stand_in("p1", "p2"), Err(Refusal::Forbidden));
    assert_eq!(table.ask("p1", free_seat("p2")), Err(Refusal::Forbidden));
    let smaller = fewer(&table, "p1").unwrap();
    assert!(matches!(&smaller.chairs()[1], Reserved::Kept { name, .. } if name == "Ben"), "for Ben alone");
    table.stand_in("p1", "p3").unwrap();
    assert_eq!(fewer(&table, "p1").unwrap_err().code, Refusal::NotNow, "no seat is free, Ben is waited for");
}

#[test]
fn names_change_by_the_same_rules_as_when_somebody_sits_down() {
    let mut table = CheckedTable::begun(pyramidis());
    let seq = table.state().seq;
    assert_eq!(table.ask("red", rename("  An\u{202e}na  Maria ")), Ok(1));
    assert_eq!(table.state().name_of(Seat(0)), Some("Anna Maria"));
    assert_eq!(table.ask("red", rename("Anna Maria")), Ok(0), "it is the same");
    for nobody in ["", "\u{200b}", &"x".repeat(33)] {
        assert_eq!(table.ask("red", rename(nobody)), Err(Refusal::Form), "{nobody:?}");
    }
    assert_eq!(table.command("red", "yellow", "n", rename("Ben")), Err(Refusal::NotYours));
    let play = SeatCommand::Play { seq, action: "start:1".into() };
    assert_eq!(table.ask("red", play), Ok(1), "a name makes nobody late");
    table.ask("yellow", rename("Аnnа Maria")).unwrap();
    assert_eq!(table.state().chairs[0].looks_like, Some(Seat(1)), "and looks are compared again");
    let entry = Entry::Renamed { seat: Seat(1), name: "Ben".into() };
    let told = messages::happened(table.state(), &entry, Viewer::Spectator);
    assert_eq!(told, Happened::Renamed { seat: "yellow".into(), name: "Ben".into() });
}

#[test]
fn a_new_name_goes_along_to_the_next_game() {
    let mut table = CheckedTable::begun(pyramidis());
    table.ask("yellow", rename("Nefertari")).unwrap();
    table.resign("yellow").unwrap();
    let holders = table.state().chairs.iter().map(|chair| Reserved::from(&chair.holder));
    assert!(
        holders.into_iter().any(|kept| matches!(kept, Reserved::Kept { name, .. } if name == "Nefertari"))
    );
}

#[test]
fn nobody_fills_the_log_with_names_or_with_bots_that_come_and_go() {
    let mut table = MemoryTable::new(opened("sphinx", "p1, p2, p3", "ppp"), table::memory::still());
    table.sit(sit(0)).unwrap();
    let mut refused = None;
    for number in 0..=1_000 {
        let done = table.command(Seat(0), rename(&format!("Anna {number}")));
        refused = done.err().map(|refused| refused.code);
    }
    assert_eq!(refused, Some(Refusal::TooMany));
    let mut table = MemoryTable::new(opened("sphinx", "p1, p2, p3", "ppp"), table::memory::still());
    table.sit(sit(0)).unwrap();
    let come = || SeatCommand::StandIn { absent: "p3".into(), level: 1 };
    let rounds = (0..=1_000).find(|_| {
        table.command(Seat(0), come()).is_err() || table.command(Seat(0), free_seat("p3")).is_err()
    });
    assert!(rounds.is_some_and(|rounds| rounds <= 500));
    assert!(matches!(table.state().chairs[2].holder, Holder::Free { .. } | Holder::Bot { .. }));
}

#[test]
fn only_those_who_sit_are_seen_to_react() {
    let table = CheckedTable::begun(pyramidis());
    let react = |holds, nonce| query::react(table.state(), holds, "red", Reaction::Wow, nonce);
    let shown = react(Seats::one(Seat(0)), "a").unwrap();
    assert_eq!(shown, ServerMsg::Reacted { seat: "red".into(), reaction: Reaction::Wow });
    assert_eq!(react(Seats::one(Seat(1)), "a").unwrap_err().code, Refusal::NotYours);
    assert_eq!(react(Seats::one(Seat(0)), "").unwrap_err().code, Refusal::Form);
}

#[test]
fn what_is_written_is_read_again() {
    for (entry, text) in [
        (Entry::Freed { seat: Seat(2) }, r#"{"what":"freed","seat":2}"#),
        (
            Entry::Renamed { seat: Seat(0), name: "Änne".into() },
            r#"{"what":"renamed","seat":0,"name":"Änne"}"#,
        ),
    ] {
        assert_eq!(serde_json::to_string(&entry).unwrap(), text);
        assert_eq!(serde_json::from_str::<Entry>(text).unwrap(), entry);
    }
}
