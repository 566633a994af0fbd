//! The seats' own numbers for the dice: committed to by sitting down, opened when all have, and what becomes of those
//! who do not open theirs.

mod common;

use game::{Seat, Viewer};
use protocol::{ClockRule, Occupant, Refusal, SeatCommand, Sit};
use table::fair::{self, Unfair};
use table::keys::Secret;
use table::memory::MemoryTable;
use table::{Entry, Logged, SeatNumber, TableState, messages, record};

use crate::common::{CheckedTable, opened, sit, with};

fn committed(seat: u8) -> Sit {
    MemoryTable::committing_guest(seat)
}

fn number(seat: u8) -> String {
    Secret([seat + 40; 16]).to_string()
}

fn open(table: &mut CheckedTable, seat: &str, number: &str) -> Result<usize, Refusal> {
    table.ask(seat, SeatCommand::Open { number: number.to_owned() })
}

/// Two people who have committed to their numbers.
fn two() -> CheckedTable {
    let mut table = CheckedTable::new(opened("sphinx", "p1, p2", "pp"));
    table.sit(&committed(0)).unwrap();
    table.sit(&committed(1)).unwrap();
    table
}

#[test]
fn the_game_begins_when_all_numbers_are_open() {
    let mut table = CheckedTable::new(opened("sphinx", "p1, p2, p3", "p2p"));
    table.sit(&committed(0)).unwrap();
    assert_eq!(open(&mut table, "p1", &number(0)), Err(Refusal::NotNow), "somebody is missing");
    let before = messages::state_for(table.state(), Viewer::Spectator);
    assert_eq!(before.opening, None);
    table.sit(&committed(1)).unwrap();
    let now = messages::state_for(table.state(), Viewer::Spectator);
    let opening = now.opening.expect("numbers wait to be opened");
    assert_eq!(opening.waiting, ["p1", "p3"]);
    let digest = |seat: u8| Some(Secret([seat + 40; 16]).digest().to_string());
    assert_eq!(opening.commitments, [digest(0), None, digest(1)]);
    assert!(!now.begun);
    assert_eq!(table.play("p1", "+1"), Err(Refusal::NotNow));

    assert_eq!(open(&mut table, "p1", &number(7)), Err(Refusal::Form), "another number");
    assert_eq!(open(&mut table, "p1", "none"), Err(Refusal::Form));
    assert_eq!(open(&mut table, "p1", &number(0)), Ok(1));
    assert_eq!(open(&mut table, "p1", &number(0)), Ok(0), "once is enough");
    let now = messages::state_for(table.state(), Viewer::Spectator).opening.unwrap();
    assert_eq!((now.waiting, &now.commitments), (vec!["p3".to_owned()], &opening.commitments));
    let text = serde_json::to_string(&messages::state_for(table.state(), Viewer::Spectator)).unwrap();
    assert!(!text.contains(&number(0)), "what is open is told when the game is over");
    assert!(!table.state().begun);
    assert!(open(&mut table, "p3", &number(1)).unwrap() >= 3, "the game begins, and chance with it");
    assert!(table.state().begun);
    assert_eq!(table.state().fair.numbers[1], Secret::ZERO, "a bot's number");
    assert_eq!(messages::state_for(table.state(), Viewer::Spectator).opening, None);
    assert_eq!(open(&mut table, "p3", &number(2)), Err(Refusal::NotNow));
}

#[test]
fn either_a_number_or_a_commitment_is_brought() {
    let mut table = CheckedTable::new(opened("sphinx", "p1, p2", "pp"));
    let both = Sit { number: Some(number(0)), ..committed(0) };
    let neither = Sit { number: None, commitment: None, ..committed(0) };
    let short = Sit { commitment: Some(number(0)), ..committed(0) };
    for wrong in [both, neither, short] {
        assert_eq!(table.sit(&wrong).unwrap_err().code, Refusal::Form);
    }
    table.sit(&sit(0)).unwrap();
    table.sit(&committed(1)).unwrap();
    let opening = messages::state_for(table.state(), Viewer::Spectator).opening.unwrap();
    assert_eq!(opening.waiting, ["p2"], "who told the number has nothing to open");
    assert_eq!(opening.commitments[0], Some(Secret([40; 16]).digest().to_string()));
    assert_eq!(open(&mut table, "p1", &number(0)), Err(Refusal::NotNow));
    open(&mut table, "p2", &number(1)).unwrap();
    assert!(table.state().begun);
}

/// Otherwise the last one could see the numbers of the others and come back with one that suits.
#[test]
fn nobody_leaves_while_numbers_are_opened() {
    let mut table = two();
    assert_eq!(table.leave(Seat(1)), Ok(1), "none is open yet");
    assert_eq!(table.state().fair.numbers[1], Secret::ZERO);
    table.sit(&committed(2)).unwrap();
    open(&mut table, "p1", &number(0)).unwrap();
    assert_eq!(table.leave(Seat(1)), Err(Refusal::NotNow));
    assert_eq!(table.leave(Seat(0)), Err(Refusal::NotNow));
    open(&mut table, "p2", &number(2)).unwrap();
    assert!(table.state().begun);
}

/// How long others wait for a number, by the clock of the table, in seconds.
const PATIENCE: [(ClockRule, i64); 4] = [
    (ClockRule::None, 24 * 3600),
    (ClockRule::Move { seconds: 30 }, 300),
    (ClockRule::Game { seconds: 600, increment: 5 }, 300),
    (ClockRule::Days { days: 3 }, 3 * 24 * 3600),
];

#[test]
fn who_opens_no_number_loses_the_seat_to_a_bot_when_others_have_waited_long() {
    for (clock, seconds) in PATIENCE {
        let mut table =
            CheckedTable::new(with(opened("sphinx", "p1, p2", "pp"), |opened| opened.clock = clock));
        table.sit(&committed(0)).unwrap();
        // Who was gone before the other came is not late by that.
        table.memory.away.insert(Seat(0));
        table.pass(10 * seconds);
        table.sit(&committed(1)).unwrap();
        open(&mut table, "p2", &number(1)).unwrap();
        let now = table.memory.environment().now();
        let opening = messages::state_for(table.state(), Viewer::Spectator).opening.unwrap();
        assert_eq!(opening.replaceable_at, now + 1000 * seconds, "{clock:?}");
        assert_eq!(table.stand_in("p2", "p1"), Err(Refusal::Forbidden), "{clock:?}: not at once");
        table.pass(seconds - 1);
        assert_eq!(table.stand_in("p2", "p1"), Err(Refusal::Forbidden), "{clock:?}: not a second before");
        assert_eq!(
            table.stand_in("p1", "p1"),
            Err(Refusal::Forbidden),
            "nobody gets out of it by a bot of their own"
        );
        table.pass(1);
        assert!(table.stand_in("p2", "p1").unwrap() >= 2, "the game begins");
        let state = table.state();
        assert!(state.begun && state.fair.numbers[0] == Secret::ZERO);
        let told = messages::state_for(state, Viewer::Spectator);
        assert_eq!(told.chairs[0].player, Occupant::Bot { level: 2 });
        assert_eq!(table.come_back("p1"), Err(Refusal::NotYours), "for good");
    }
}

#[test]
fn only_who_has_opened_their_number_says_that_another_is_late() {
    let mut table = two();
    table.pass(48 * 3600);
    assert_eq!(table.stand_in("p1", "p2"), Err(Refusal::Forbidden), "p1's number is still closed, too");
    open(&mut table, "p1", &number(0)).unwrap();
    assert!(table.stand_in("p1", "p2").is_ok());
    assert!(table.state().begun);
}

/// Before all have sat down there is nothing to open, and nobody is late; and who has told a number keeps nobody waiting.
#[test]
fn nobody_is_replaced_before_all_have_sat_down() {
    let mut table = CheckedTable::new(opened("sphinx", "p1, p2, p3", "ppp"));
    table.sit(&sit(0)).unwrap();
    table.sit(&committed(1)).unwrap();
    table.memory.away.insert(Seat(0));
    table.memory.away.insert(Seat(1));
    table.pass(48 * 3600);
    assert_eq!(table.stand_in("p1", "p2"), Err(Refusal::Forbidden));
    assert_eq!(table.stand_in("p2", "p1"), Err(Refusal::Forbidden));
    table.sit(&sit(2)).unwrap();
    assert_eq!(table.stand_in("p3", "p2"), Err(Refusal::Forbidden), "p2's time begins now");
    table.leave(Seat(2)).unwrap();
    table.pass(48 * 3600);
    table.sit(&sit(3)).unwrap();
    assert_eq!(table.stand_in("p3", "p2"), Err(Refusal::Forbidden), "and again");
}

#[test]
fn a_bot_that_takes_a_seat_has_the_number_zero() {
    let mut table = CheckedTable::new(opened("sphinx", "p1, p2", "pp"));
    table.sit(&sit(0)).unwrap();
    table.leave(Seat(0)).unwrap();
    table.sit(&Sit { seat: Some("p2".into()), ..sit(1) }).unwrap();
    table.stand_in("p2", "p1").unwrap();
    assert_eq!(table.state().fair.numbers[0], Secret::ZERO, "not that of the one who left");
}

#[test]
fn the_record_says_who_had_committed_and_a_changed_number_is_found_out() {
    let mut table = CheckedTable::new(with(opened("sphinx", "p1, p2", "pp"), |opened| opened.lot = true));
    table.sit(&sit(0)).unwrap();
    table.sit(&committed(1)).unwrap();
    assert_eq!(table.state().lot, None, "the lot uses the open numbers");
    open(&mut table, "p2", &number(1)).unwrap();
    let lot = table.state().lot.clone().unwrap();
    let own = table.state().seat_name(lot.to(Seat(1)));
    assert_eq!(
        table.state().chairs[lot.to(Seat(1)).index()].number,
        SeatNumber::Opened,
        "it goes with its owner"
    );
    for _ in 0..20 {
        table.play_any();
    }
    table.resign("p1").unwrap();
    let record = record::record(table.state(), Viewer::Spectator);
    let digest = Secret([41; 16]).digest().to_string();
    let line = if own == "p1" { format!("{digest},-") } else { format!("-,{digest}") };
    assert!(record.contains(&format!("# fair: commitments={line}\n")), "{record}");
    let verdict = fair::verify(record.as_bytes()).unwrap();
    assert_eq!(verdict.committed, [own == "p1", own == "p2"]);
    let fairness = record::replay(table.state(), Viewer::Spectator).fairness.unwrap();
    assert_eq!((fairness.rule, fairness.committed), (2, verdict.committed));
    assert!(fairness.throws.iter().enumerate().all(|(place, throw)| throw.place == place));
    let other = record.replace(&digest, &Secret([9; 16]).digest().to_string());
    assert!(matches!(fair::verify(other.as_bytes()), Err(Unfair::Committed { .. })));
    let nonsense = record.replace(&digest, "x");
    assert!(matches!(fair::verify(nonsense.as_bytes()), Err(Unfair::Form { .. })));
}

#[test]
fn a_log_with_a_wrong_number_is_broken() {
    let table = two();
    let log: Vec<(i64, &str)> = table.memory.log().collect();
    let opened = |seat: u8, number: &str| {
        let entry = Entry::NumberOpened { seat: Seat(seat), number: number.parse().unwrap() };
        let text = Logged::from(entry).text();
        let log = [&log[..], &[(0, text.as_str())]].concat();
        TableState::replay(&"table".parse().unwrap(), log).map(drop)
    };
    assert!(opened(0, &number(0)).is_ok());
    assert!(opened(0, &number(1)).is_err());
    assert!(opened(7, &number(1)).is_err());
    for body in [
        r#"{"what":"sat","seat":0,"name":"x","token":"TOKEN"}"#,
        r#"{"what":"sat","seat":0,"name":"x","token":"TOKEN","number":"NUMBER","commitment":"TOKEN"}"#,
        r#"{"what":"asked","seat":0,"kind":{"what":"draw"},"of":[7]}"#,
    ] {
        let body = body.replace("TOKEN", &"0".repeat(64)).replace("NUMBER", &number(1));
        let log = [&log[..], &[(0, body.as_str())]].concat();
        assert!(TableState::replay(&"table".parse().unwrap(), log).is_err(), "{body}");
    }
}
