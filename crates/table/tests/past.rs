//! Tables where a game goes on that was begun elsewhere, and those to which people go on together: told as stories.

mod common;

use game::{Actor, Seat, Seats, Seeded, Turn, Viewer};
use protocol::{NewTable, Refusal, SeatCommand, UndoKind};
use serde_json::json;
use table::fair::{self, Unfair};
use table::{Caller, Command, NoSuchPast, Opened, Reserved, record};

use crate::common::{CheckedTable, opened};

/// The first actions of a game in which everybody plays whatever comes first, as in records.
fn begun_elsewhere(opened: &Opened, plies: usize) -> Vec<String> {
    let mut game = games::find(opened.setup.spec().name).unwrap().open(&opened.setup);
    let mut random = Seeded::new(7);
    let mut past = Vec::new();
    while past.len() < plies {
        let (actor, action) = match game.turn() {
            Turn::Seat(seat) => (Actor::Seat(seat), game.legal().swap_remove(0)),
            Turn::Chance => (Actor::Chance, game.chance(&mut random)),
            Turn::Over(_) => break,
        };
        let actor = opened.setup.name(actor);
        game.play(actor, &action).unwrap();
        past.push(format!("{actor} {action}"));
    }
    past
}

/// A table of Sphinx that goes on after some actions, at which somebody plays against a bot.
fn going_on(plies: usize) -> (Vec<String>, CheckedTable) {
    let opened = opened("sphinx", "p1, p2", "pp");
    let past = begun_elsewhere(&opened, plies);
    (past.clone(), CheckedTable::begun(opened.after(past).unwrap()))
}

#[test]
fn a_game_goes_on_where_another_stood_and_its_dice_can_be_checked() {
    let (past, mut table) = going_on(9);
    let state = table.state();
    let before = (0..9).map(|ply| {
        let (actor, action) = state.game.action(ply + 1, None).unwrap();
        format!("{} {action}", state.setup().name(actor))
    });
    assert_eq!(before.collect::<Vec<_>>(), past);
    let turn = state.seat_name(state.to_act().unwrap());
    let action = state.game.legal().swap_remove(0);
    table.play(turn, &action).unwrap();
    table.resign("p1").unwrap();
    let text = record::record(table.state(), Viewer::Spectator);
    assert!(text.contains("# fair: past=9\n"), "{text}");
    let verdict = fair::verify(text.as_bytes()).unwrap();
    assert_eq!(verdict.past, 9);
    let fairness = record::replay(table.state(), Viewer::Spectator).fairness.unwrap();
    assert_eq!((fairness.past, fairness.throws.len()), (9, verdict.throws));
    assert!(fairness.throws.iter().all(|throw| throw.ply >= 9));

    // What was thrown elsewhere was not drawn from this secret.
    let all = text.replace("# fair: past=9\n", "");
    assert!(matches!(fair::verify(all.as_bytes()), Err(Unfair::Throw { .. })), "{all}");
    let more = text.replace("past=9", "past=999");
    assert!(matches!(fair::verify(more.as_bytes()), Err(Unfair::Past { found: 999, .. })));
    let less = text.replace("past=9", "past=nine");
    assert!(matches!(fair::verify(less.as_bytes()), Err(Unfair::Form { .. })));
}

#[test]
fn what_was_played_elsewhere_is_not_taken_back() {
    let opened = opened("pyramidis", "red, yellow", "pp");
    let past = begun_elsewhere(&opened, 2);
    let mut table = CheckedTable::begun(opened.after(past).unwrap());
    assert_eq!((table.undo_kind("red"), table.undo_kind("yellow")), (UndoKind::Nothing, UndoKind::Nothing));
    assert_eq!(table.undo("yellow"), Err(Refusal::NotNow));
    let action = table.state().game.legal().swap_remove(0);
    table.play("red", &action).unwrap();
    assert_eq!(table.undo("red"), Ok(1));
    assert_eq!(table.state().game.ply(), 2);
}

#[test]
fn a_past_can_be_played_and_leaves_something_to_play() {
    let after = |past: &[&str]| {
        let past = past.iter().map(|line| (*line).to_owned()).collect();
        opened("pyramidis", "red, yellow", "pp").after(past).map(|opened| opened.past().len())
    };
    assert_eq!(after(&["red start:2", "yellow start:1"]), Ok(2));
    assert!(matches!(after(&["red start:2", "red start:1"]), Err(NoSuchPast::Play { number: 2, .. })));
    let refused = after(&["red start:2", "yellow pass"]).unwrap_err().to_string();
    assert!(
        refused.starts_with("past, action 2: found `pass`") && refused.contains("Yellow must move"),
        "{refused}"
    );
    assert!(matches!(after(&["red"]), Err(NoSuchPast::Form { number: 1, .. })));
    let opened = opened("sphinx", "p1, p2", "pp");
    let over = begun_elsewhere(&opened, usize::MAX);
    assert_eq!(opened.clone().after(over), Err(NoSuchPast::Over));
    assert_eq!(opened.after(vec!["p1 x".to_owned(); 6_000]), Err(NoSuchPast::Length { found: 6_000 }));
}

#[test]
fn a_table_with_a_past_is_for_those_who_know_it() {
    let env = CheckedTable::new(opened("pyramidis", "red, yellow", "pp"));
    let ask = |more: serde_json::Value| {
        let mut wanted = json!({ "game": "pyramidis", "past": ["red start:2"] });
        wanted.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        let wanted: NewTable = serde_json::from_value(wanted).unwrap();
        let made = table::new_table(&wanted, env.memory.environment());
        made.map(|created| created.opened.past().len()).map_err(|refused| refused.code)
    };
    assert_eq!(ask(json!({})), Ok(1));
    assert_eq!(ask(json!({ "listed": true })), Err(Refusal::Form));
    assert_eq!(ask(json!({ "lot": true })), Err(Refusal::Form));
    assert_eq!(ask(json!({ "past": ["yellow start:2"] })), Err(Refusal::Form));
}

#[test]
fn the_next_game_may_be_another_for_the_same_people() {
    let mut table = CheckedTable::begun(opened("sphinx", "p1, p2, p3", "pp4"));
    let next = |game: &str| SeatCommand::NextGame { game: game.to_owned() };
    assert_eq!(table.ask("p1", next("pyramidis")), Err(Refusal::NotNow), "this one is not over");
    table.resign("p1").unwrap();
    table.resign("p2").unwrap();
    assert_eq!(table.ask("p1", next("chess")), Err(Refusal::Form));
    assert_eq!(table.ask("p1", next("pyramidis")), Err(Refusal::Form), "it is for two or four");
    let by = Caller::Client { holds: Seats::one(Seat(0)), away: Seats::NONE };
    let command = Command::Seat { seat: "p1".into(), nonce: "n".into(), command: next("sakkara") };
    let transition = table::decide(table.state(), by, command, table.memory.environment()).unwrap();
    let (_, opened) = transition.opens.unwrap();
    assert_eq!((opened.setup.spec().name, opened.setup.seats().len()), ("sakkara", 3));
    let names = opened.chairs().iter().map(|chair| match chair {
        Reserved::Kept { name, .. } => name.clone(),
        Reserved::Bot { level } => level.number().to_string(),
        Reserved::Anyone { .. } => "anyone".to_owned(),
    });
    assert_eq!(names.collect::<Vec<_>>(), ["Player 0", "Player 1", "4"]);
    assert_eq!(table.ask("p1", next("sakkara")), Ok(1));
    assert_eq!(table.ask("p2", SeatCommand::Rematch), Ok(0), "there is one already");
}

#[test]
fn the_result_says_how_long_it_took() {
    let (_, mut table) = going_on(4);
    table.memory.environment();
    let began = table.state().touched;
    table.resign("p1").unwrap();
    let took = table::messages::result(table.state()).unwrap().took;
    assert_eq!(took, Some(table.state().touched - began));
    table.ask("p2", SeatCommand::Say { text: "again?".into() }).unwrap();
    assert_eq!(table::messages::result(table.state()).unwrap().took, took, "talk afterwards is not play");
}
