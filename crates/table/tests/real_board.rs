//! Tables whose people sit round a real board: told as stories, and held over whatever people may do there.

mod common;

use std::collections::BTreeMap;

use game::{Actor, Seat, Seeded, Turn, Viewer};
use games::GAMES;
use proptest::prelude::*;
use protocol::{ClockRule, NewTable, Refusal, SeatCommand, UndoKind};
use serde_json::json;
use table::fair::{self, HandThrow, Unfair};
use table::{Caller, Command, Entry, Logged, Opened, messages, record};

use crate::common::{CheckedTable, opened, sit, with};

/// A table beside a real board.
fn real(game: &str, seats: &str, chairs: &str) -> Opened {
    with(opened(game, seats, chairs), |opened| opened.real_board = true)
}

impl CheckedTable {
    /// What somebody says that real dice show: how many entries come of it, or why not.
    fn by_hand(&mut self, seat: &str, faces: &[&str]) -> Result<usize, Refusal> {
        let (seq, faces) = (self.state().seq, faces.iter().map(|face| (*face).to_owned()).collect());
        self.ask(seat, SeatCommand::Throw { seq, faces: Some(faces) })
    }

    /// Somebody has the table throw.
    fn by_table(&mut self, seat: &str) -> Result<usize, Refusal> {
        let seq = self.state().seq;
        self.ask(seat, SeatCommand::Throw { seq, faces: None })
    }

    /// The faces that a dice tower would bring, for the dice that wait.
    fn some_faces(&self, number: usize) -> Vec<&'static str> {
        self.state().dice().iter().map(|die| die.faces[number % die.faces.len()]).collect()
    }

    /// Why a throw is refused, in words.
    fn why(&mut self, seat: Seat, faces: Option<&[&str]>) -> String {
        let seq = self.state().seq;
        let faces = faces.map(|faces| faces.iter().map(|face| (*face).to_owned()).collect());
        self.memory.command(seat, SeatCommand::Throw { seq, faces }).unwrap_err().text
    }

    fn record(&self) -> String {
        record::record(self.state(), Viewer::Spectator)
    }

    fn actions(&self) -> Vec<String> {
        let state = self.state();
        let line = |ply| {
            let (actor, action) = state.game.action(ply, None).unwrap();
            format!("{} {action}", state.setup().name(actor))
        };
        (1..=state.game.ply()).map(line).collect()
    }
}

fn hands(table: &CheckedTable) -> usize {
    let by_hand = |text: &str| {
        matches!(serde_json::from_str::<Logged>(text).unwrap().entry, Entry::Played { hand: Some(_), .. })
    };
    table.memory.log().filter(|(_, text)| by_hand(text)).count()
}

#[test]
fn dice_wait_for_somebody_and_what_lies_hidden_does_not() {
    let mut table = CheckedTable::begun(real("sphinx", "p1, p2", "pp"));
    assert_eq!(table.state().game.ply(), 1, "what was dealt is nobody's to choose");
    let told = messages::state_for(table.state(), Viewer::Spectator);
    assert_eq!((told.turn, told.dice.len()), (None, 3));
    assert_eq!(told.dice[2].faces, ["1", "2", "3", "4", "S"]);
    assert!(told.dice.iter().all(|die| die.seat == "p1"));
    assert_eq!(table.play("p1", "+2"), Err(Refusal::NotNow), "the dice come first");
    // The plain dice are entered as they lie.
    assert_eq!(table.by_hand("p1", &["5", "2", "S"]), Ok(1));
    assert_eq!(table.actions()[1], "chance roll:2,5,S");
    assert!(table.state().dice().is_empty());
    assert_eq!(table.by_hand("p1", &["5", "2", "S"]), Err(Refusal::NotNow));
    table.play("p1", "+5").unwrap();
    let log: Vec<String> = table.memory.log().map(|(_, text)| text.to_owned()).collect();
    let entry = r#"{"what":"played","action":"roll:2,5,S","hand":0,"#;
    assert!(log.iter().any(|text| text.starts_with(entry)), "{log:?}");
    let history = messages::history(table.state(), 2, Viewer::Spectator);
    assert_eq!(history.hand.as_deref(), Some("p1"));
}

/// Each throw is thrown one way or the other, and those of the table are as if none had been thrown by hand.
#[test]
fn the_table_throws_what_it_would_have_thrown_anyway() {
    let play = |by_hand: fn(usize) -> bool| {
        let mut table = CheckedTable::begun(real("sphinx", "p1, p2", "pp"));
        let mut thrown = BTreeMap::new();
        for number in 0..60 {
            if table.state().dice().is_empty() {
                table.play_any();
                continue;
            }
            let place = table.state().game.throws();
            if by_hand(place) {
                let faces = table.some_faces(number);
                table.by_hand("p2", &faces).unwrap();
            } else {
                table.by_table("p1").unwrap();
                thrown.insert(place, table.actions().pop().unwrap());
            }
        }
        thrown
    };
    let (all, some) = (play(|_| false), play(|place| place % 3 == 1));
    assert!(some.len() > 3 && some.len() < all.len());
    let shared: Vec<_> = some.iter().filter_map(|(place, throw)| Some((all.get(place)?, throw))).collect();
    assert!(shared.len() > 3 && shared.iter().all(|(one, other)| one == other), "{all:?} {some:?}");
}

#[test]
fn a_throw_that_cannot_be_is_refused_in_words() {
    let mut table = CheckedTable::begun(real("sphinx", "p1, p2", "pp"));
    let refused = |table: &mut CheckedTable, faces: &[&str]| table.why(Seat(0), Some(faces));
    assert_eq!(refused(&mut table, &["1", "2"]), "faces: found 2, expected 3, one for each die");
    let text = refused(&mut table, &["1", "7", "S"]);
    assert_eq!(text, "faces, die 2: found `7`, expected `1`, `2`, `3`, `4`, `5` or `6`");
    let text = refused(&mut table, &["1", "2", "5"]);
    assert_eq!(text, "faces, die 3: found `5`, expected `1`, `2`, `3`, `4` or `S`");
    assert_eq!(refused(&mut table, &[]), "faces: found 0, expected 3, one for each die");
    assert_eq!(table.state().game.ply(), 1);

    // Somebody who is not at the table, and somebody who had not seen the last step.
    let throw = |seq| SeatCommand::Throw { seq, faces: None };
    let seq = table.state().seq;
    assert_eq!(table.command("", "p1", "a", throw(seq)), Err(Refusal::NotYours));
    assert_eq!(table.command("p2", "p1", "b", throw(seq)), Err(Refusal::NotYours));
    assert_eq!(table.command("p2", "p2", "c", throw(seq - 1)), Err(Refusal::Stale));
    assert_eq!(table.command("p2", "p2", "d", throw(seq)), Ok(1), "everybody round the board may");
    assert_eq!(table.why(Seat(0), None), "no dice wait to be thrown");
}

#[test]
fn elsewhere_nobody_enters_a_throw() {
    let mut table = CheckedTable::begun(opened("sphinx", "p1, p2", "pp"));
    for faces in [None, Some(&["1", "2", "S"][..])] {
        let text = table.why(Seat(0), faces);
        assert_eq!(text, "this table throws its dice by itself: nobody sits at a real board here");
    }
    assert_eq!(table.by_hand("p1", &["1", "2", "S"]), Err(Refusal::Forbidden));
    let told = messages::state_for(table.state(), Viewer::Seat(Seat(0)));
    assert!(told.dice.is_empty() && told.turn.is_some());
    // A log that claims one all the same is not read.
    let entry = Entry::Played { seat: None, action: "roll:1,2,S".into(), hand: Some(Seat(0)) };
    let mut fork = table.state().fork();
    assert!(fork.apply(2_000, &entry.into()).is_err());
    for (_, text) in table.memory.log() {
        assert!(!text.contains("real_board") && !text.contains("hand"), "{text}");
    }
}

#[test]
fn a_table_at_a_real_board_is_among_friends() {
    let env = CheckedTable::new(opened("sphinx", "p1, p2", "pp"));
    let ask = |more: serde_json::Value| {
        let mut wanted = json!({ "game": "sphinx", "seats": "p1, p2", "real_board": true });
        wanted.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        let wanted: NewTable = serde_json::from_value(wanted).unwrap();
        table::new_table(&wanted, env.memory.environment())
            .map(|made| made.opened.real_board)
            .map_err(|refused| refused.code)
    };
    assert_eq!(ask(json!({})), Ok(true));
    assert_eq!(ask(json!({ "lot": true })), Ok(true));
    assert_eq!(ask(json!({ "real_board": false })), Ok(false));
    assert_eq!(ask(json!({ "listed": true })), Err(Refusal::Form));
    assert_eq!(ask(json!({ "takebacks": "none" })), Err(Refusal::Form));
}

#[test]
fn everybody_takes_back_what_was_entered_last() {
    let mut table = CheckedTable::begun(real("sphinx", "p1, p2", "pp"));
    assert_eq!(table.undo_kind("p1"), UndoKind::Nothing, "nobody entered what was dealt");
    table.by_hand("p1", &["1", "2", "S"]).unwrap();
    for seat in ["p1", "p2"] {
        assert_eq!(table.undo_kind(seat), UndoKind::Free);
    }
    assert_eq!(table.undo("p2"), Ok(1), "it lay otherwise");
    table.by_hand("p2", &["1", "2", "3"]).unwrap();
    table.play("p1", "+1").unwrap();
    table.play("p1", "+3").unwrap();
    assert_eq!(table.undo("p2"), Ok(1));
    assert_eq!(table.undo("p1"), Ok(1));
    assert_eq!(table.undo("p1"), Ok(1));
    assert_eq!(table.undo("p1"), Err(Refusal::NotNow));
    assert_eq!(table.actions().len(), 1);
    assert!(!table.record().contains("hand="), "{}", table.record());
}

/// What the table threw everybody has seen, and it would fall again.
#[test]
fn what_came_to_light_takes_all_to_take_it_back() {
    let mut table = CheckedTable::begun(real("sphinx", "p1, p2", "pp"));
    table.by_table("p1").unwrap();
    let throw = table.actions().pop().unwrap();
    assert_eq!((table.undo_kind("p1"), table.undo_kind("p2")), (UndoKind::Ask, UndoKind::Ask));
    assert_eq!(table.undo("p2"), Ok(1));
    assert_eq!(table.answer("p1", true), Ok(2));
    assert_eq!(table.actions().len(), 1, "the throw alone went");
    table.by_table("p2").unwrap();
    assert_eq!(table.actions().pop().unwrap(), throw, "it falls again");

    // A look under a sphinx is not unseen.
    let mut table = CheckedTable::begun(real("sphinx", "p1, p2", "pp"));
    table.by_hand("p1", &["6", "1", "S"]).unwrap();
    table.play("p1", "+6").unwrap();
    table.play("p1", "leave").unwrap();
    assert_eq!(table.undo_kind("p2"), UndoKind::Free);
    table.play("p1", "peek:G1").unwrap();
    assert_eq!((table.undo_kind("p1"), table.undo_kind("p2")), (UndoKind::Ask, UndoKind::Ask));

    // One who plays alone has nobody to ask; dice by hand hold nobody up.
    let mut alone = CheckedTable::begun(real("piramido", "p1", "p"));
    alone.by_hand("p1", &["4"]).unwrap();
    assert_eq!(alone.undo_kind("p1"), UndoKind::Free);
    alone.undo("p1").unwrap();
    alone.by_table("p1").unwrap();
    assert_eq!(alone.undo_kind("p1"), UndoKind::Nothing);
}

#[test]
fn bots_have_no_hands() {
    let mut table = CheckedTable::begun(real("sphinx", "p1, p2", "p1"));
    for number in 0..30 {
        if let Some((seat, _)) = table.to_think() {
            let action = table.state().game.legal().swap_remove(0);
            table.memory.decide(Caller::Room, Command::BotPlays { seat, action }).unwrap();
        } else if table.state().dice().is_empty() {
            table.play_any();
        } else {
            assert_eq!(table.state().to_throw(), Some(Seat(0)), "the bot's dice fell by themselves");
            let faces = table.some_faces(number);
            table.by_hand("p1", &faces).unwrap();
        }
    }
    assert!(table.state().game.throws() > hands(&table) + 1 && hands(&table) > 1);

    // Without dice, a bot's answer goes with the move that it answered.
    let mut table = CheckedTable::begun(real("pyramidis", "red, yellow", "p1"));
    table.play_any();
    let (seat, _) = table.to_think().unwrap();
    let action = table.state().game.legal().swap_remove(0);
    table.memory.decide(Caller::Room, Command::BotPlays { seat, action }).unwrap();
    assert_eq!(table.undo("red"), Ok(1));
    assert_eq!(table.state().game.ply(), 0);
}

/// Nobody is waited for who has gone: a bot that stands in has the table throw.
#[test]
fn a_clock_runs_for_the_one_who_throws() {
    let clock = |opened: &mut Opened| {
        (opened.clock, opened.stand_in) = (ClockRule::Move { seconds: 30 }, bots::Level::new(2));
    };
    let mut table = CheckedTable::begun(with(real("sphinx", "p1, p2", "pp"), clock));
    let told = |table: &CheckedTable| messages::state_for(table.state(), Viewer::Spectator);
    assert_eq!(told(&table).clocks.unwrap().running, Some(0));
    table.pass(29);
    assert_eq!(told(&table).dice.len(), 3);
    table.by_hand("p2", &["1", "2", "S"]).unwrap();
    assert_eq!(table.state().deadline(), Some((Seat(0), 31_000)), "throwing gives no more time");
    table.pass(2);
    assert!(table.to_think().is_some());

    let mut table = CheckedTable::begun(with(real("sphinx", "p1, p2", "pp"), clock));
    table.pass(31);
    assert!(table.to_think().is_some() && told(&table).dice.is_empty(), "the table threw for the bot");
    assert_eq!(hands(&table), 0);
}

/// A turn that ends with its throw is over, and with it that its time was up.
#[test]
fn a_throw_that_moves_nothing_ends_the_turn_and_its_time() {
    // Explorers stand round that of p2, who throws next.
    let (_, game) =
        include_str!("../../../playthroughs/piramido/two-shut.papyrus").split_once("\n\n").unwrap();
    let past = game.lines().take(206).map(str::to_owned).collect();
    let clock = |opened: &mut Opened| opened.clock = ClockRule::Move { seconds: 30 };
    let opened = with(real("piramido", "p1, p2", "pp"), clock).after(past).unwrap();
    let mut table = CheckedTable::begun(opened);
    let up = |table: &CheckedTable| [0, 1].map(|seat| table.state().chairs[seat].time_up);
    table.pass(31);
    assert_eq!((table.state().to_throw(), up(&table)), (Some(Seat(1)), [false, true]));
    table.by_hand("p1", &["1"]).unwrap();
    assert_eq!((table.state().to_throw(), up(&table)), (Some(Seat(0)), [false, false]));
    // Time that is up stays so while the turn goes on.
    table.pass(31);
    table.by_hand("p2", &["4"]).unwrap();
    assert_eq!((table.state().to_act(), up(&table)), (Some(Seat(0)), [true, false]));
    table.play_any();
    assert_eq!(up(&table), [false, false]);
}

/// Those who have gone throw for nobody: they would throw beside a board that they do not see.
#[test]
fn a_seat_that_nobody_plays_throws_for_nobody() {
    let text = "a bot stands in for you: take the seat back first";
    let mut table = CheckedTable::begun(real("sphinx", "p1, p2, p3", "ppp"));
    table.resign("p2").unwrap();
    assert_eq!(table.state().to_throw(), Some(Seat(0)));
    assert_eq!(table.why(Seat(1), None), text);
    assert_eq!(table.why(Seat(1), Some(&["1", "2", "S"])), text);

    let mut table = CheckedTable::begun(real("sphinx", "p1, p2", "pp"));
    table.memory.away = game::Seats::one(Seat(1));
    table.stand_in("p1", "p2").unwrap();
    assert_eq!(table.why(Seat(1), Some(&["1", "2", "S"])), text);
    table.come_back("p2").unwrap();
    assert_eq!(table.by_hand("p2", &["1", "2", "S"]), Ok(1));
}

/// What was played before this table was made was entered elsewhere, and thrown elsewhere.
#[test]
fn what_was_entered_elsewhere_stays() {
    let past = ["chance deal:RBGYPW", "chance roll:1,2,3", "p1 +1"].map(str::to_owned);
    let mut table = CheckedTable::begun(real("sphinx", "p1, p2", "pp").after(past.to_vec()).unwrap());
    assert_eq!((table.undo_kind("p1"), table.undo("p2")), (UndoKind::Nothing, Err(Refusal::NotNow)));
    table.play("p1", "+3").unwrap();
    assert_eq!(table.undo("p2"), Ok(1));
    table.resign("p1").unwrap();
    let text = table.record();
    assert_eq!(fair::verify(text.as_bytes()).unwrap().past, 3);
    let claimed = text.replacen("chance roll:", "# fair: hand=p1\nchance roll:", 1);
    let refused = fair::verify(claimed.as_bytes()).unwrap_err();
    assert!(refused.to_string().contains("before dice that fall here"), "{refused}");
}

/// A table at which all throw for who begins.
fn roll_off(chairs: &str) -> CheckedTable {
    let setup = BTreeMap::from([("order".to_owned(), "rolloff".to_owned())]);
    let mut opened = real("piramido", "p1, p2", chairs);
    opened.setup = table::setup("piramido", Some("p1, p2"), &setup).unwrap();
    // The game of a table is made with it.
    CheckedTable::begun(serde_json::from_value(serde_json::to_value(&opened).unwrap()).unwrap())
}

#[test]
fn who_begins_is_thrown_by_all() {
    let mut table = roll_off("pp");
    let dice = table.state().dice();
    assert_eq!(dice.iter().map(|die| die.thrower).collect::<Vec<_>>(), [Seat(0), Seat(1)]);
    assert_eq!(table.state().to_throw(), None);
    assert_eq!(table.by_hand("p2", &["3", "3"]), Ok(1), "once more");
    assert_eq!(table.by_hand("p1", &["3", "4"]), Ok(1));
    assert_eq!(table.actions(), ["chance rolloff:3,3", "chance rolloff:3,4"]);
    assert_eq!(table.state().to_act(), Some(Seat(1)));

    // All at once is one throw: the people throw for the bot among them, too.
    let mut table = roll_off("p1");
    assert_eq!(table.state().dice().len(), 2);
    assert_eq!(table.by_hand("p1", &["3", "4"]), Ok(1));
    assert!(table.to_think().is_some());
}

#[test]
fn the_next_game_is_at_the_same_board() {
    let mut table = CheckedTable::begun(real("sphinx", "p1, p2", "pp"));
    table.resign("p1").unwrap();
    for command in [SeatCommand::Rematch, SeatCommand::NextGame { game: "sakkara".into() }] {
        let by = Caller::Client { holds: game::Seats::one(Seat(1)), away: game::Seats::NONE };
        let command = Command::Seat { seat: "p2".into(), nonce: "r".into(), command };
        let next = table::decide(table.state(), by, command, table.memory.environment()).unwrap();
        assert!(next.opens.unwrap().1.real_board);
    }
}

/// A record of a game in which some throws were made by hand, by whom and which, and its table.
fn recorded() -> (String, CheckedTable) {
    let mut table = CheckedTable::begun(real("sphinx", "p1, p2", "pp"));
    for number in 0..40 {
        match table.state().dice().is_empty() {
            true => table.play_any(),
            false if number % 2 == 0 => drop(table.by_table("p1").unwrap()),
            false => {
                let faces = table.some_faces(number);
                table.by_hand("p2", &faces).unwrap();
            }
        }
    }
    table.resign("p1").unwrap();
    (table.record(), table)
}

#[test]
fn a_record_says_what_was_thrown_by_hand_and_the_rest_is_checked() {
    let (text, table) = recorded();
    let by_hand = hands(&table);
    let verdict = fair::verify(text.as_bytes()).unwrap();
    assert!(by_hand > 2 && verdict.throws > 2, "{text}");
    assert_eq!(verdict.by_hand.len(), by_hand);
    assert_eq!(verdict.throws + by_hand, table.state().game.throws());
    let lines: Vec<&str> = text.lines().collect();
    for HandThrow { line, seat, action } in &verdict.by_hand {
        assert_eq!(lines[line - 1], format!("chance {action}"));
        assert_eq!((lines[line - 2], seat.as_str()), ("# fair: hand=p2", "p2"));
    }
    let replay = record::replay(table.state(), Viewer::Spectator);
    let marked = replay.steps.iter().filter(|step| step.hand.as_deref() == Some("p2")).count();
    let throws = replay.fairness.unwrap().throws;
    assert_eq!((marked, throws.iter().filter(|throw| throw.hand.is_some()).count()), (by_hand, by_hand));

    // Comments alone were added: the record is the same game to everybody who reads records.
    let read = game::Record::read(text.as_bytes()).unwrap().play(GAMES).unwrap();
    assert_eq!(read.record(None), table.state().game.record(None));

    // Without its mark a throw by hand is one that the table did not draw.
    let unmarked = text.replacen("# fair: hand=p2\n", "", 1);
    assert!(matches!(fair::verify(unmarked.as_bytes()), Err(Unfair::Throw { .. })), "{unmarked}");
    // Nobody has dealt by hand, and nobody else has thrown.
    let dealt = text.replacen("chance deal:", "# fair: hand=p1\nchance deal:", 1);
    let stranger = text.replacen("hand=p2", "hand=p3", 1);
    let moved = text.replacen("\np1 ", "\n# fair: hand=p1\np1 ", 1);
    for wrong in [dealt, stranger, moved] {
        let refused = fair::verify(wrong.as_bytes()).unwrap_err();
        assert!(
            refused.to_string().contains("expected it of a seat, before dice that fall here"),
            "{refused}"
        );
    }
}

#[test]
fn a_log_of_an_older_version_has_no_real_board() {
    let opened = real("sphinx", "p1, p2", "pp");
    let text = serde_json::to_string(&opened).unwrap();
    let older: Opened = serde_json::from_str(&text.replace(r#""real_board":true,"#, "")).unwrap();
    assert!(!older.real_board && text.contains(r#""real_board":true"#), "{text}");
    let table = CheckedTable::begun(older);
    assert!(table.state().dice().is_empty() && table.state().to_act().is_some());
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 40, failure_persistence: None, ..ProptestConfig::default() })]

    /// Whatever is entered, thrown and taken back: the log tells the table (each step is checked), nothing that came to
    /// light is taken back for free, what the table throws falls where it falls, and the record is fair to the last throw.
    #[test]
    fn a_table_by_hand_replays(
        (game, seats, chairs) in prop_oneof![
            Just(("sphinx", "p1, p2", "pp")),
            Just(("sphinx", "p1, p2, p3", "pp1")),
            Just(("piramido", "p1, p2", "pp")),
            Just(("piramido", "p1", "p")),
            Just(("sakkara", "red, blue", "pp")),
            Just(("pyramidis", "red, yellow", "p1")),
        ],
        bytes in prop::collection::vec(any::<u8>(), 1..90),
    ) {
        let mut table = CheckedTable::begun(real(game, seats, chairs));
        let mut drawn = BTreeMap::new();
        for byte in bytes {
            let (before, log) = (table.state().fork(), table.memory.log().count());
            act(&mut table, byte);
            let entries: Vec<Entry> =
                table.memory.log().skip(log).map(|(_, text)| serde_json::from_str::<Logged>(text).unwrap().entry).collect();
            for entry in &entries {
                let Entry::Undone { plies, .. } = entry else { continue };
                let agreed = matches!(entries[0], Entry::Answered { yes: true, .. });
                let last = before.game.ply();
                let revealed = (last + 1 - plies..=last)
                    .any(|ply| before.hand_throws.at(ply).is_none() && before.game.reveals_at(ply));
                prop_assert!(agreed || !revealed, "taken back for free");
            }
            let state = table.state();
            let throws = (1..=state.game.ply())
                .filter(|ply| matches!(state.game.action(*ply, None), Some((Actor::Chance, _))));
            for (place, ply) in throws.enumerate().filter(|(_, ply)| state.hand_throws.at(*ply).is_none()) {
                let (_, throw) = state.game.action(ply, None).unwrap();
                prop_assert_eq!(drawn.entry(place).or_insert_with(|| throw.clone()), &throw);
            }
        }
        let by_hand = (1..=table.state().game.ply()).filter(|ply| table.state().hand_throws.at(*ply).is_some()).count();
        if table.state().ended.is_none() {
            for seat in table.state().people().collect::<Vec<_>>() {
                let _ = table.resign(table.state().seat_name(seat));
            }
        }
        prop_assert!(table.state().ended.is_some());
        let verdict = fair::verify(table.record().as_bytes()).unwrap();
        prop_assert_eq!(verdict.by_hand.len(), by_hand);
    }
}

/// Something that somebody at the table does, as a byte says; it may be refused.
fn act(table: &mut CheckedTable, byte: u8) {
    let state = table.state();
    let name = state.seat_name(Seat(byte / 16 % state.chairs.len() as u8));
    let mut random = Seeded::new(byte.into());
    let _ = match byte % 16 {
        0..=8 => match (table.to_think(), state.game.turn()) {
            (Some((seat, _)), _) => {
                let action = state.game.legal().swap_remove(0);
                table.memory.decide(Caller::Room, Command::BotPlays { seat, action }).unwrap();
                return;
            }
            (None, Turn::Seat(seat)) => {
                let legal = state.game.legal();
                let number = game::RandomSource::below(&mut random, legal.len() as u32) as usize;
                let action = legal[number].clone();
                table.play(table.state().seat_name(seat), &action)
            }
            (None, _) if byte.is_multiple_of(3) => table.by_table(name),
            (None, _) => {
                let faces = table.some_faces(byte.into());
                table.by_hand(name, &faces)
            }
        },
        9..=11 => table.undo(name),
        12 => table.answer(name, byte < 200),
        13 => table.by_hand(name, &["9"]),
        14 => match byte / 48 {
            0 => table.sit(&sit(9)).map(|_| 0).map_err(|refused| refused.code),
            1 => table.resign(name),
            2 | 3 => {
                let absent = Seat((byte / 16 + 1) % state.chairs.len() as u8);
                let absent_name = state.seat_name(absent);
                table.memory.away = game::Seats::one(absent);
                table.stand_in(name, absent_name)
            }
            _ => table.come_back(name),
        },
        _ => table.by_table(name),
    };
}
