//! What can be taken back, and what that changes: the laws, held over whatever players may do, and stories.

mod common;

use std::collections::BTreeMap;

use game::{Actor, AnyMatch, Match, Seat, Seeded, Tabletop, Viewer};
use proptest::prelude::*;
use protocol::{ClockRule, Refusal, RequestKind, SeatCommand, UndoKind};
use table::fair::DiceRule;
use table::{Caller, Command, Entry, Opened, TableState};

use crate::common::{CheckedTable, opened, pyramidis, with};

/// A bot plays the first legal action.
fn bot_plays(table: &mut CheckedTable) {
    let (seat, _) = table.to_think().unwrap();
    let action = table.state().game.legal().swap_remove(0);
    table.memory.decide(Caller::Room, Command::BotPlays { seat, action }).unwrap();
}

/// Something that somebody does, as a byte says; it may be refused.
fn act(table: &mut CheckedTable, byte: u8) {
    let state = table.state();
    let seats = state.chairs.len();
    let seat = Seat(byte / 16 % seats as u8);
    let name = state.seat_name(seat);
    let _ = match byte % 16 {
        0..=7 if table.to_think().is_some() => {
            bot_plays(table);
            return;
        }
        number @ 0..=7 => {
            let Some(seat) = state.to_act() else { return };
            let (name, legal) = (state.seat_name(seat), state.game.legal());
            let action = legal[usize::from(number * 31 + byte / 16) % legal.len()].clone();
            table.play(name, &action)
        }
        8..=10 => table.undo(name),
        11 => table.answer(name, true),
        12 => table.answer(name, byte > 240),
        13 => table.ask(name, SeatCommand::Say { text: "well".into() }),
        14 => {
            table.memory.away.insert(Seat((byte / 16 + 1) % seats as u8));
            let absent = table.state().seat_name(Seat((byte / 16 + 1) % seats as u8));
            table.stand_in(name, absent)
        }
        _ => table.come_back(name),
    };
}

/// Lets all that happen and watches what is taken back: what falls in each place, once and for all.
fn watch(table: &mut CheckedTable, bytes: &[u8]) -> BTreeMap<usize, String> {
    let mut thrown = BTreeMap::new();
    for byte in bytes {
        let (before, past) = (table.state().seq as usize, actions(table.state()));
        let game = table.state().game.fork();
        let waiting = table.state().request.clone();
        act(table, *byte);
        let entries: Vec<Entry> = table.memory.log().skip(before).map(|(_, text)| read(text)).collect();
        for entry in &entries {
            let Entry::Undone { seat, plies } = entry else { continue };
            let taken = &past[past.len() - plies..];
            if let [Entry::Answered { seat: last, yes: true }, ..] = entries[..] {
                let request = waiting.as_ref().unwrap();
                assert_eq!(request.waiting, [last], "all others had agreed before");
            } else {
                let told =
                    table.state().chairs.len() == 1 && game.exhibits() != table.state().game.exhibits();
                let brought_to_light = told || has_revealed(&*game, *plies);
                assert!(!brought_to_light, "{taken:?} is taken back for free");
                let own = table.state().setup().name(Actor::Seat(*seat));
                let alone = table.state().people().all(|person| person == *seat);
                assert!(alone || (*plies == 1 && taken[0].0 == own), "{taken:?} is not {own}'s");
            }
        }
        let throws = actions(table.state()).into_iter().filter(|(actor, _)| actor == "chance");
        for (place, (_, throw)) in throws.enumerate() {
            let first = thrown.entry(place).or_insert_with(|| throw.clone());
            // A reel and a die may come to stand in the same place: the same numbers then mean something else.
            let is_kind = |throw: &str| throw.split(':').next() == first.split(':').next();
            assert!(*first == throw || !is_kind(&throw), "another throw falls in place {place}: {throw}");
        }
    }
    thrown
}

fn read(text: &str) -> Entry {
    serde_json::from_str::<table::Logged>(text).unwrap().entry
}

fn actions(state: &TableState) -> Vec<(String, String)> {
    let action = |ply| {
        let (actor, action) = state.game.action(ply, None).unwrap();
        (state.setup().name(actor).to_owned(), action)
    };
    (1..=state.game.ply()).map(action).collect()
}

/// Whether one of the last actions told somebody something, by another and longer look than that of the table.
fn has_revealed(game: &dyn AnyMatch, plies: usize) -> bool {
    struct Look<'a>(&'a dyn AnyMatch, usize, Option<bool>);
    impl games::Visitor for Look<'_> {
        fn visit<G: Tabletop>(&mut self) {
            let Some(game) = self.0.as_any().downcast_ref::<Match<G>>() else { return };
            let last = game.log().len();
            self.2 = Some((last - self.1..last).any(|ply| {
                let (position, (actor, action)) = (game.position_after(ply).unwrap(), game.log()[ply]);
                actor == Actor::Chance || tells::<G>(position, action)
            }));
        }
    }
    let mut look = Look(game, plies, None);
    games::visit(&mut look);
    look.2.expect("it is a game of the registry")
}

fn tells<G: Tabletop>(position: &G, action: G::Action) -> bool {
    let sight = |position: &G, viewer| {
        let mut after = *position;
        after.play_unchecked(action);
        (position.events(action, viewer), after.view(viewer))
    };
    Viewer::all(position.seats()).any(|viewer| {
        let (view, seen) = (position.view(viewer), sight(position, viewer));
        (1000..1100).map(|seed| G::imagine(&view, &mut Seeded::new(seed))).any(|other| {
            let mut legal = Vec::new();
            other.legal(&mut legal);
            legal.contains(&action) && sight(&other, viewer) != seen
        })
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, failure_persistence: None, ..ProptestConfig::default() })]

    /// The first law: nothing that players do, take back, repeat or insert changes what falls next.
    /// The second: what is taken back for free has revealed nothing, and more than that takes everybody's consent.
    #[test]
    fn throws_are_where_they_are(
        chairs in prop_oneof![Just("pp"), Just("p1"), Just("ppp"), Just("pp2")],
        bytes in prop::collection::vec(any::<u8>(), 1..120),
    ) {
        let seats = ["p1", "p2", "p3"][..chairs.len()].join(", ");
        let mut table = CheckedTable::begun(opened("sphinx", &seats, chairs));
        let thrown = watch(&mut table, &bytes);
        // Another game with the same secret and numbers has the same throws, whatever is done in it.
        let mut other = CheckedTable::begun(opened("sphinx", &seats, chairs));
        let again = watch(&mut other, &[0, 1, 16, 7, 33, 2, 40, 5, 6, 1, 1, 1, 3, 4, 0, 0, 0, 7, 7, 0, 0, 0]);
        for (place, throw) in again {
            prop_assert!(thrown.get(&place).is_none_or(|first| *first == throw), "place {place}");
        }
    }

    #[test]
    fn nothing_revealed_is_taken_back_for_free(
        (game, seats, chairs) in prop_oneof![
            Just(("sakkara", "red, blue", "pp")),
            Just(("sakkara", "red, blue", "p1")),
            Just(("piramido", "p1", "p")),
            Just(("piramido", "p1, p2", "pp")),
            Just(("pyramidis", "red, yellow", "p1")),
        ],
        bytes in prop::collection::vec(any::<u8>(), 1..80),
    ) {
        watch(&mut CheckedTable::begun(opened(game, seats, chairs)), &bytes);
    }
}

/// Plays what comes first until a throw falls after somebody's action: whose it was.
fn until_throw(table: &mut CheckedTable) -> &'static str {
    for _ in 0..200 {
        let seat = table.state().seat_name(table.state().to_act().unwrap());
        let throws = table.state().game.throws();
        table.play_any();
        if table.state().game.throws() > throws {
            return seat;
        }
    }
    panic!("dice are thrown within 200 actions");
}

#[test]
fn somebody_who_is_away_is_asked() {
    let mut table = CheckedTable::begun(opened("sphinx", "p1, p2", "pp"));
    let mover = until_throw(&mut table);
    let other = if mover == "p1" { "p2" } else { "p1" };
    table.memory.away.insert(table.state().seat(other).unwrap());
    table.stand_in(mover, other).unwrap();
    assert_eq!(table.undo_kind(mover), UndoKind::Ask);
    let ply = table.state().game.ply();
    assert_eq!(table.undo(mover), Ok(1));
    let request = table.state().request.clone().unwrap();
    assert!(matches!(request.kind, RequestKind::Undo { .. }));
    assert_eq!(request.waiting, [table.state().seat(other).unwrap()]);
    assert_eq!(table.state().game.ply(), ply, "nothing goes before the answer");
    assert_eq!(table.answer(other, true), Ok(2), "it can be given when they look again");
    assert!(table.state().game.ply() < ply);
}

#[test]
fn the_same_throw_falls_again() {
    let mut table = CheckedTable::begun(opened("sphinx", "p1, p2", "pp"));
    let mover = until_throw(&mut table);
    let other = if mover == "p1" { "p2" } else { "p1" };
    let before = actions(table.state());
    table.undo(mover).unwrap();
    table.answer(other, true).unwrap();
    let action = before.iter().rfind(|(actor, _)| actor == mover).unwrap().1.clone();
    for _ in 0..5 {
        // Something else is played first and taken back: that changes nothing.
        let legal = table.state().game.legal();
        if let Some(quiet) = legal.iter().find(|other| **other != action && other.starts_with(['+', '-'])) {
            let throws = table.state().game.throws();
            table.play(mover, quiet).unwrap();
            if table.state().game.throws() == throws && table.undo_kind(mover) == UndoKind::Free {
                table.undo(mover).unwrap();
            } else {
                table.undo(mover).unwrap();
                table.answer(other, true).unwrap();
            }
        }
    }
    table.play(mover, &action).unwrap();
    assert_eq!(actions(table.state()), before);
}

#[test]
fn alone_with_bots_everything_is_taken_back_that_revealed_nothing() {
    let mut table = CheckedTable::begun(opened("pyramidis", "red, yellow", "p1"));
    for _ in 0..4 {
        table.play_any();
        bot_plays(&mut table);
    }
    while table.undo_kind("red") == UndoKind::Free {
        table.undo("red").unwrap();
    }
    assert_eq!(table.state().game.ply(), 0, "no dice, no secrets");

    let mut dice = CheckedTable::begun(opened("sphinx", "p1, p2", "p1"));
    until_throw(&mut dice);
    assert_eq!(dice.undo_kind("p1"), UndoKind::Nothing);
    let seq = dice.state().seq;
    let refused = dice.memory.command(Seat(0), SeatCommand::Undo { seq }).unwrap_err();
    assert_eq!(refused.code, Refusal::NotNow);
    assert!(refused.text.contains("came to light"), "{}", refused.text);
}

/// Nobody is alone by the others' giving up: they can just not be asked any more.
#[test]
fn somebody_who_gave_up_leaves_nobody_alone() {
    let mut table = CheckedTable::begun(opened("sphinx", "p1, p2, p3", "pp1"));
    assert_eq!(until_throw(&mut table), "p1");
    assert_eq!(table.undo_kind("p1"), UndoKind::Ask);
    table.resign("p2").unwrap();
    assert_eq!(table.undo_kind("p1"), UndoKind::Nothing);
    assert_eq!(table.undo_kind("p2"), UndoKind::Nothing);
}

#[test]
fn nothing_is_taken_back_when_the_game_is_over() {
    for chairs in ["pp", "p1"] {
        let mut table = CheckedTable::begun(opened("pyramidis", "red, yellow", chairs));
        for _ in 0..2000 {
            match table.state().to_act() {
                None => break,
                Some(_) if table.to_think().is_some() => bot_plays(&mut table),
                Some(_) => {
                    let legal = table.state().game.legal();
                    let ply = table.state().game.ply();
                    let seat = table.state().seat_name(table.state().to_act().unwrap());
                    table.play(seat, &legal[ply * 7 % legal.len()]).unwrap();
                }
            }
        }
        assert!(table.state().ended.is_some(), "2,000 actions are enough");
        for seat in ["red", "yellow"] {
            assert_eq!(table.undo_kind(seat), UndoKind::Nothing);
            if chairs == "pp" || seat == "red" {
                assert_eq!(table.undo(seat), Err(Refusal::NotNow));
            }
        }
        table.ask("red", SeatCommand::Rematch).unwrap();
        assert_eq!(table.undo("red"), Err(Refusal::NotNow), "nor when the next game has begun");
    }
}

/// Somebody asks, the other gives up, and then says yes: that would open a game whose secret is known.
#[test]
fn an_answer_after_the_end_opens_nothing() {
    let mut table = CheckedTable::begun(pyramidis());
    table.play_any();
    table.play_any();
    assert_eq!(table.undo("red"), Ok(1));
    table.resign("yellow").unwrap();
    assert_eq!(table.answer("yellow", true), Err(Refusal::NotNow));
    assert!(table.state().ended.is_some());
}

#[test]
fn a_bot_that_stands_in_takes_nothing_back_for_its_person() {
    let clock = |opened: &mut Opened| opened.clock = ClockRule::Move { seconds: 30 };
    let mut table = CheckedTable::begun(with(pyramidis(), clock));
    table.play_any();
    assert_eq!(table.undo_kind("red"), UndoKind::Free);
    table.memory.away.insert(Seat(0));
    table.stand_in("yellow", "red").unwrap();
    assert_eq!(table.undo_kind("red"), UndoKind::Nothing);
    table.come_back("red").unwrap();
    assert_eq!(table.undo_kind("red"), UndoKind::Free);
}

/// A table that 0.3 opened goes on by its rule: the count of actions and takebacks, and the record says them.
#[test]
fn an_old_table_throws_as_it_did() {
    let old = |opened: &mut Opened| opened.dice = DiceRule::Actions;
    let mut table = CheckedTable::begun(with(opened("sphinx", "p1, p2", "pp"), old));
    let first = table.memory.log().next().unwrap().1.to_owned();
    assert!(!first.contains("dice"), "it goes without saying: {first}");
    let mover = until_throw(&mut table);
    let other = if mover == "p1" { "p2" } else { "p1" };
    table.undo(mover).unwrap();
    table.answer(other, true).unwrap();
    for _ in 0..40 {
        table.play_any();
    }
    table.resign("p1").unwrap();
    let record = table::record::record(table.state(), Viewer::Spectator);
    assert!(record.contains("# fair: takebacks=1\n") && !record.contains("rule="), "{record}");
    assert!(table::fair::verify(record.as_bytes()).unwrap().throws > 5);
    let by = Caller::Client { holds: game::Seats::one(Seat(1)), away: game::Seats::NONE };
    let rematch = Command::Seat { seat: "p2".into(), nonce: "r".into(), command: SeatCommand::Rematch };
    let transition = table::decide(table.state(), by, rematch, table.memory.environment()).unwrap();
    assert_eq!(transition.opens.unwrap().1.dice, DiceRule::Throws, "the next game has the new rule");
}
