//! What one at a table cannot do to the others: use up what is theirs, ask for ever, have a bot play, or pass for
//! somebody.

mod common;

use game::{Seat, Seats, Viewer};
use protocol::{ChatLine, EndReason, Occupant, Refusal, SeatCommand, Sit};
use table::{Command, Entry, Logged, TableState, messages};

use crate::common::{CheckedTable, opened, pyramidis, sit, with};

/// A table in the lobby.
fn listed(game: &str, seats: &str, chairs: &str) -> CheckedTable {
    CheckedTable::new(with(opened(game, seats, chairs), |opened| opened.listed = true))
}

fn named(number: u8, seat: &str, name: &str) -> Sit {
    Sit { seat: Some(seat.to_owned()), name: name.to_owned(), ..sit(number) }
}

fn say(table: &mut CheckedTable, seat: &str) -> Result<usize, Refusal> {
    let seat = table.state().seat(seat).unwrap();
    let said = table.memory.command(seat, SeatCommand::Say { text: "hello".into() });
    said.map(|said| said.entries.len()).map_err(|refused| refused.code)
}

/// How many lines somebody can say until they are refused.
fn lines(table: &mut CheckedTable, seat: &str) -> usize {
    let count = (0..10_000).find(|_| say(table, seat).is_err()).unwrap();
    assert_eq!(say(table, seat), Err(Refusal::TooMany));
    count
}

#[test]
fn what_was_said_is_not_counted_for_the_next_one_on_the_seat() {
    let mut table = listed("pyramidis", "red, yellow", "pp");
    table.sit(&named(0, "red", "Eve")).unwrap();
    assert_eq!(lines(&mut table, "red"), 200, "before the game for all together");
    table.leave(Seat(0)).unwrap();
    table.sit(&named(1, "red", "Ben")).unwrap();
    assert_eq!(say(&mut table, "red"), Err(Refusal::TooMany), "nobody fills the log by coming and going");
    assert_eq!(table.leave(Seat(0)), Ok(1), "and nobody is kept by it");
    table.sit(&named(1, "red", "Ben")).unwrap();
    table.sit(&named(2, "yellow", "Mia")).unwrap();
    assert_eq!(lines(&mut table, "red"), 1_000, "all that is Ben's own");
}

#[test]
fn seats_are_left_often_but_not_for_ever() {
    let mut table = listed("sphinx", "p1, p2, p3", "ppp");
    table.sit(&named(9, "p2", "Anna")).unwrap();
    for _ in 0..499 {
        table.memory.sit(named(0, "p1", "Eve")).unwrap();
        table.memory.client(Seats::one(Seat(0)), Command::Leave { seat: "p1".into() }).unwrap();
    }
    assert_eq!(table.leave(Seat(1)), Ok(1));
    table.sit(&named(0, "p1", "Eve")).unwrap();
    assert_eq!(table.leave(Seat(0)), Err(Refusal::TooMany));
}

#[test]
fn a_nonce_is_its_owner_s_alone() {
    let mut table = listed("pyramidis", "red, yellow", "pp");
    let hello = SeatCommand::Say { text: "hello".into() };
    table.sit(&named(0, "red", "Eve")).unwrap();
    assert_eq!(table.command("red", "red", "1", hello.clone()), Ok(1));
    assert_eq!(table.command("red", "red", "1", hello.clone()), Ok(0), "once");
    table.leave(Seat(0)).unwrap();
    table.sit(&named(1, "red", "Ben")).unwrap();
    assert_eq!(table.command("red", "red", "1", hello.clone()), Ok(1), "Ben has not said it yet");
    assert_eq!(table.command("red", "red", "1", hello.clone()), Ok(0));
    table.leave(Seat(0)).unwrap();
    table.sit(&named(0, "red", "Eve")).unwrap();
    assert_eq!(table.command("red", "red", "1", hello), Ok(0), "Eve has, wherever she was since");
}

#[test]
fn a_line_says_whose_name_looked_the_same_when_it_was_said() {
    let mut table =
        CheckedTable::new(with(opened("sphinx", "p1, p2, p3", "ppp"), |opened| opened.lot = true));
    table.sit(&named(0, "p1", "Anna")).unwrap();
    say(&mut table, "p1").unwrap();
    table.sit(&named(1, "p2", "Аnna")).unwrap();
    say(&mut table, "p2").unwrap();
    let marks = |table: &CheckedTable| -> Vec<Option<String>> {
        table.state().chat.iter().map(|line: &ChatLine| line.looks_like.clone()).collect()
    };
    assert_eq!(marks(&table), [None, Some("p1".to_owned())]);
    table.leave(Seat(1)).unwrap();
    assert_eq!(marks(&table), [None, Some("p1".to_owned())], "it stays with the line");
    table.sit(&named(2, "p2", "Ben")).unwrap();
    table.sit(&named(3, "p3", "Mia")).unwrap();
    let lot = table.state().lot.clone().unwrap();
    let anna = table.state().seat_name(lot.to(Seat(0))).to_owned();
    assert_eq!(marks(&table), [None, Some(anna)], "and goes where Anna went");
}

#[test]
fn little_is_said_when_the_game_is_over() {
    let mut table = CheckedTable::begun(pyramidis());
    say(&mut table, "red").unwrap();
    table.resign("yellow").unwrap();
    assert_eq!(lines(&mut table, "red"), 100);
    assert_eq!(lines(&mut table, "yellow"), 100, "each has as much");
}

#[test]
fn nobody_has_a_bot_play_for_them_against_others() {
    let clock = protocol::ClockRule::Move { seconds: 30 };
    let mut table = CheckedTable::begun(with(pyramidis(), |opened| opened.clock = clock));
    assert_eq!(table.stand_in("red", "red"), Err(Refusal::Forbidden));
    table.pass(30);
    assert!(table.state().chairs[0].time_up);
    assert_eq!(table.stand_in("red", "red"), Err(Refusal::Forbidden), "not even late");
    assert_eq!(table.stand_in("yellow", "red"), Ok(1), "that is for the others");
    table.come_back("red").unwrap();
    assert_eq!(table.resign("yellow"), Ok(1));

    let mut advised = CheckedTable::begun(with(pyramidis(), |opened| opened.hints = true));
    assert_eq!(advised.stand_in("red", "red"), Ok(1), "where bots may help");
    let mut alone = CheckedTable::begun(opened("pyramidis", "red, yellow", "p1"));
    assert_eq!(alone.stand_in("red", "red"), Ok(1), "where nobody is cheated");
    assert_eq!(alone.come_back("red"), Ok(1));
}

#[test]
fn who_has_given_up_neither_asks_nor_is_waited_for() {
    let three = || CheckedTable::begun(opened("sphinx", "p1, p2, p3", "ppp"));
    let mut table = three();
    table.resign("p3").unwrap();
    assert_eq!(table.ask("p3", SeatCommand::Draw), Err(Refusal::NotNow));
    assert_eq!(table.ask("p1", SeatCommand::Draw), Ok(1), "so nobody is in the way");

    let mut table = three();
    table.ask("p1", SeatCommand::Draw).unwrap();
    table.resign("p3").unwrap();
    assert_eq!(table.state().request.as_ref().unwrap().waiting, [Seat(1)], "p3 has nothing to say any more");
    table.answer("p2", true).unwrap();
    assert_eq!(table.result(), (vec![], EndReason::Agreed));

    let mut table = three();
    table.ask("p1", SeatCommand::Draw).unwrap();
    table.resign("p1").unwrap();
    assert_eq!(table.state().request, None, "nobody asks any more");
    assert_eq!(table.ask("p2", SeatCommand::Draw), Ok(1));
    table.answer("p3", false).unwrap();
    table.ask("p2", SeatCommand::Draw).unwrap();
    table.resign("p3").unwrap();
    assert_eq!(table.state().request, None, "nobody is left to answer");
}

/// In a log of an older version a question waited for those who had given up, and the game went on.
#[test]
fn an_old_log_says_what_it_said() {
    let mut table = CheckedTable::begun(opened("sphinx", "p1, p2, p3", "ppp"));
    table.ask("p1", SeatCommand::Draw).unwrap();
    let mut log: Vec<(i64, String)> = table.memory.log().map(|(at, text)| (at, text.to_owned())).collect();
    let mut add = |text: &str| log.push((9_000, text.to_owned()));
    add(r#"{"what":"resigned","seat":2}"#);
    add(&Logged::from(Entry::Answered { seat: Seat(1), yes: true }).text());
    let log = log.iter().map(|(at, text)| (*at, text.as_str()));
    let state = TableState::replay(&"table".parse().unwrap(), log).unwrap();
    assert_eq!(state.request.as_ref().unwrap().waiting, [Seat(2)]);
    assert!(state.is_going_on());
    table.resign("p3").unwrap();
    let last = table.memory.log().last().unwrap().1.to_owned();
    assert!(last.contains(r#""unasked":true"#), "{last}");
}

#[test]
fn nobody_is_a_bot_by_their_name() {
    let mut table = listed("sphinx", "p1, p2, p3", "p3p");
    table.sit(&named(0, "p1", "level 8")).unwrap();
    let person = Occupant::Person { name: "level 8".into() };
    let listing = messages::listing(table.state());
    assert_eq!(listing.players, [person, Occupant::Bot { level: 3 }, Occupant::Free]);
    let told = messages::state_for(table.state(), Viewer::Spectator).chairs;
    assert!(told.into_iter().map(|chair| chair.player).eq(listing.players.clone()), "as at the table");
    let text = serde_json::to_string(&listing).unwrap();
    assert_eq!(serde_json::from_str::<protocol::LobbyTable>(&text).unwrap(), listing);
}
