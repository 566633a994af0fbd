//! Seats drawn by lot, told as stories: once, before the game, with all that is theirs, and proved by the record.

mod common;

use game::{Seat, Seats, Viewer};
use protocol::{ChatLine, Refusal, SeatCommand, Sit, UndoKind};
use table::fair::{self, TableSecret, Unfair};
use table::keys::Secret;
use table::messages::{self, Presence};
use table::{Command, Entry, Holder, Opened, Reserved, TableState, record};

use crate::common::{CheckedTable, opened, sit, with};

/// A table at which the seats are drawn, with one secret or another.
fn drawn(seats: &str, chairs: &str, secret: u8) -> Opened {
    with(opened("sphinx", seats, chairs), |opened| {
        (opened.lot, opened.secret) = (true, TableSecret([secret; 32]));
    })
}

/// A secret by which everybody at a table of two changes seats, or nobody does.
fn secret_that_swaps(swaps: bool) -> u8 {
    let fits = |secret: &u8| {
        let table = CheckedTable::begun(drawn("p1, p2", "pp", *secret));
        (table.state().lot.as_ref().unwrap().to(Seat(0)) == Seat(1)) == swaps
    };
    (0..64).find(fits).expect("one of 64 lots is such")
}

fn name(state: &TableState, seat: Seat) -> String {
    match &state.chairs[seat.index()].holder {
        Holder::Person { name, .. } => name.clone(),
        Holder::Bot { level } => format!("bot {}", level.number()),
        other => panic!("nobody sits there: {other:?}"),
    }
}

#[test]
fn everybody_has_one_seat_with_all_that_is_theirs() {
    let mut first = Seats::NONE;
    for secret in 0..40 {
        let mut table = CheckedTable::new(drawn("p1, p2, p3, p4", "p3p5", secret));
        assert_eq!(table.sit(&sit(0)).unwrap(), "p1");
        table.ask("p1", SeatCommand::Say { text: "first".into() }).unwrap();
        assert_eq!(table.state().lot, None, "somebody is missing");
        let happened = table.memory.sit(sit(1)).unwrap();
        let state = table.state();
        let lot = state.lot.as_ref().unwrap();
        let kinds: Vec<&str> = happened.entries.iter().map(kind).collect();
        assert_eq!(kinds[..3], ["sat", "lot", "began"], "before the first action of chance");
        assert_eq!(state.game.ply(), kinds.len() - 3);

        let mut names: Vec<String> = state.seats().map(|seat| name(state, seat)).collect();
        for (player, before) in ["Player 0", "bot 3", "Player 1", "bot 5"].into_iter().zip(Seat::all(4)) {
            let seat = lot.to(before);
            assert_eq!((name(state, seat).as_str(), lot.from()[seat.index()]), (player, before));
        }
        names.sort();
        assert_eq!(names, ["Player 0", "Player 1", "bot 3", "bot 5"]);
        for (person, before) in [(0, Seat(0)), (1, Seat(2))] {
            let token: Secret = sit(person).token.parse().unwrap();
            assert_eq!(state.held_by(token.digest()), Seats::one(lot.to(before)), "tokens go with people");
            let number = state.fair.numbers[lot.to(before).index()].to_string();
            assert_eq!(Some(number), sit(person).number);
        }
        assert_eq!(happened.seat, Some(lot.to(Seat(2))), "the last to sit down learns where");
        let ChatLine { seat, name, .. } = state.chat[0].clone();
        assert_eq!((seat.as_str(), name.as_str()), (state.seat_name(lot.to(Seat(0))), "Player 0"));
        first.insert(lot.from()[0]);
    }
    assert_eq!(first.len(), 4, "everybody begins some time");
}

fn kind(logged: &table::Logged) -> &'static str {
    match logged.entry {
        Entry::Sat { .. } => "sat",
        Entry::Lot { .. } => "lot",
        Entry::Began => "began",
        Entry::Played { .. } => "played",
        Entry::StoodIn { .. } => "stood-in",
        _ => "other",
    }
}

#[test]
fn a_table_that_does_not_ask_for_it_draws_no_lot() {
    let table = CheckedTable::begun(opened("sphinx", "p1, p2", "pp"));
    assert_eq!(table.state().lot, None);
    let snapshot = messages::snapshot(table.state(), Viewer::Spectator, Seats::NONE, &Presence::default(), 0);
    assert_eq!((snapshot.lot, snapshot.drawn), (false, None));
    assert!(
        !table.memory.log().any(|(_, text)| text.contains("lot")),
        "and its log is as it has always been"
    );
}

#[test]
fn each_viewer_is_told_who_came_from_where() {
    let table = CheckedTable::begun(drawn("p1, p2", "pp", secret_that_swaps(true)));
    for viewer in Viewer::all(2) {
        let snapshot = messages::snapshot(table.state(), viewer, Seats::NONE, &Presence::default(), 0);
        assert_eq!((snapshot.lot, snapshot.drawn), (true, Some(vec!["p2".to_owned(), "p1".to_owned()])));
    }
    let mut seats = table.memory.log().filter(|(_, text)| text.contains("\"lot\",\"from\""));
    assert_eq!(seats.next().unwrap().1, r#"{"what":"lot","from":[1,0]}"#);
    assert!(seats.next().is_none(), "once");
}

#[test]
fn a_bot_that_stands_in_for_somebody_who_never_came_draws_too() {
    let secret = secret_that_swaps(true);
    let stand_in = SeatCommand::StandIn { absent: "p2".into(), level: 2 };
    // The number of a bot is another than that of a person: it may draw another lot.
    for secret in [secret, secret + 1, secret + 2, secret + 3] {
        let mut waiting = CheckedTable::new(drawn("p1, p2", "pp", secret));
        waiting.sit(&sit(0)).unwrap();
        assert!(waiting.command("p1", "p1", "a", stand_in.clone()).unwrap() >= 3);
        let state = waiting.state();
        let own = state.seat_name(state.lot.as_ref().unwrap().to(Seat(0)));
        assert_eq!(
            waiting.command(own, own, "a", stand_in.clone()),
            Ok(0),
            "the same again, from the new seat"
        );
    }
}

#[test]
fn nothing_that_is_taken_back_moves_anybody() {
    let mut table = CheckedTable::begun(drawn("p1, p2", "p1", 3));
    let person = table.state().people().next().unwrap();
    let own = table.state().seat_name(person);
    let lot = table.state().lot.clone();
    for _ in 0..20 {
        match table.state().to_think() {
            Some((seat, _)) => {
                let action = table.state().game.legal().swap_remove(0);
                table.memory.decide(table::Caller::Room, Command::BotPlays { seat, action }).unwrap();
            }
            None => table.play_any(),
        }
    }
    while table.undo_kind(own) != UndoKind::Nothing {
        table.undo(own).unwrap();
    }
    assert_eq!(table.state().lot, lot);
    assert!(table.state().begun && table.state().game.ply() > 0, "what chance brought first stays");
}

#[test]
fn the_next_game_goes_round_and_draws_no_other_lot() {
    let mut table = CheckedTable::begun(drawn("p1, p2", "pp", secret_that_swaps(true)));
    table.resign("p1").unwrap();
    let by = table::Caller::Client { holds: Seats::one(Seat(0)), away: Seats::NONE };
    let rematch = Command::Seat { seat: "p1".into(), nonce: "r".into(), command: SeatCommand::Rematch };
    let transition = table::decide(table.state(), by, rematch, table.memory.environment()).unwrap();
    let (_, opened) = transition.opens.unwrap();
    assert!(!opened.lot);
    let names: Vec<&str> = opened.chairs().iter().map(kept).collect();
    assert_eq!(names, ["Player 0", "Player 1"], "after p2 and p1");
}

fn kept(chair: &Reserved) -> &str {
    match chair {
        Reserved::Kept { name, .. } => name,
        other => panic!("nobody is expected there: {other:?}"),
    }
}

#[test]
fn a_seat_is_left_before_the_lot_and_not_after() {
    let mut table = CheckedTable::new(drawn("p1, p2", "pp", secret_that_swaps(true)));
    table.sit(&sit(0)).unwrap();
    assert_eq!(table.leave(Seat(0)), Ok(1));
    table.sit(&sit(2)).unwrap();
    table.sit(&Sit { seat: Some("p2".into()), ..sit(3) }).unwrap();
    assert_eq!(table.leave(Seat(0)), Err(Refusal::NotNow));
}

#[test]
fn the_record_proves_the_lot_and_a_changed_one_is_found_out() {
    for swaps in [false, true] {
        let mut table = CheckedTable::begun(drawn("p1, p2", "pp", secret_that_swaps(swaps)));
        for _ in 0..10 {
            table.play_any();
        }
        assert!(!record::record(table.state(), Viewer::Spectator).contains("lot="), "not before the end");
        table.resign("p2").unwrap();
        let record = record::record(table.state(), Viewer::Spectator);
        let line = record.lines().find(|line| line.starts_with("# fair: lot=")).unwrap();
        let verdict = fair::verify(record.as_bytes()).unwrap();
        assert!(verdict.lot && verdict.throws > 1, "{record}");
        assert_eq!(record::replay(table.state(), Viewer::Spectator).fairness.unwrap().lot.unwrap().len(), 2);

        let other = if line.ends_with("1,2") { "# fair: lot=2,1" } else { "# fair: lot=1,2" };
        for wrong in
            [other, "# fair: lot=", "# fair: lot=1", "# fair: lot=1,1", "# fair: lot=1,2,3", "# fair: lot=x"]
        {
            let changed = record.replace(line, wrong);
            assert!(matches!(fair::verify(changed.as_bytes()), Err(Unfair::Lot { .. })), "{wrong}");
        }
        // Two who change places after the lot change their numbers, too.
        let numbers = record.lines().find_map(|line| line.strip_prefix("# fair: numbers=")).unwrap();
        let (one, two) = numbers.split_once(',').unwrap();
        let changed = record.replace(numbers, &format!("{two},{one}"));
        assert!(matches!(fair::verify(changed.as_bytes()), Err(Unfair::Seated { seat: "p1", .. })));
        // Without the line it is a record of a table that drew no lot, as they have always been.
        let without = record.replace(&format!("{line}\n"), "");
        assert!(fair::verify(without.as_bytes()).is_ok_and(|verdict| !verdict.lot));
    }
}

#[test]
fn a_log_with_another_lot_is_broken() {
    let table = CheckedTable::begun(drawn("p1, p2", "pp", 3));
    let log: Vec<(i64, &str)> = table.memory.log().collect();
    let at = log.iter().position(|(_, text)| text.contains(r#""what":"lot""#)).unwrap();
    let replay = |text: &str, at: usize| {
        let log = [&log[..at], &[(0, text)], &log[at..]].concat();
        TableState::replay(&"table".parse().unwrap(), log)
    };
    let lot = log[at].1;
    for (text, at) in [
        (r#"{"what":"lot","from":[0,0]}"#, at),
        (r#"{"what":"lot","from":[0]}"#, at),
        (r#"{"what":"lot","from":[0,1,2]}"#, at),
        (r#"{"what":"lot","from":[0,200]}"#, at),
        (r#"{"what":"lot"}"#, at),
        (lot, at),
        (lot, log.len()),
    ] {
        assert!(replay(text, at).is_err(), "{text}");
    }
}
