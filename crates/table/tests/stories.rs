//! What may be done at a table, told as stories.

mod common;

use game::{Record, Seat, Seats, Viewer};
use protocol::{ClockRule, EndReason, Occupant, Refusal, RequestKind, SeatCommand, ServerMsg, Sit, UndoKind};
use table::fair;
use table::keys::{Secret, hex};
use table::messages::{self, Presence};
use table::{Caller, Command, Refused, Reserved, TableState, Transition, images, query, record};

use crate::common::{CheckedTable, opened, pyramidis, sit, with};

#[test]
fn people_sit_down_with_a_key_and_the_game_begins_when_all_have() {
    let mut table = CheckedTable::new(pyramidis());
    assert_eq!(table.play("red", "start:1"), Err(Refusal::NotYours));
    let without_key = Sit { key: None, ..sit(0) };
    assert_eq!(table.sit(&without_key).unwrap_err().code, Refusal::Forbidden);
    let wrong_key = Sit { key: Some(Secret([1; 16]).to_string()), ..sit(0) };
    assert_eq!(table.sit(&wrong_key).unwrap_err().code, Refusal::Forbidden);
    let own_seat = Sit { seat: Some("yellow".into()), key: Some(Secret([20; 16]).to_string()), ..sit(0) };
    assert_eq!(table.sit(&own_seat).unwrap(), "yellow");
    assert_eq!(table.sit(&own_seat).unwrap(), "yellow", "sitting down twice does no harm");
    assert_eq!(table.state().seq, 2);
    assert_eq!(table.play("yellow", "start:1"), Err(Refusal::NotNow), "not all have sat down");
    let same_seat = Sit { seat: Some("yellow".into()), ..sit(1) };
    assert_eq!(table.sit(&same_seat).unwrap_err().code, Refusal::Taken);
    assert_eq!(table.sit(&sit(1)).unwrap(), "red");
    assert!(table.state().begun);
    assert_eq!(table.sit(&sit(2)).unwrap_err().code, Refusal::Taken);
    assert_eq!(table.play("red", "start:1"), Ok(1));
}

#[test]
fn a_table_in_the_lobby_needs_no_key_and_a_seat_can_be_left_before_the_game() {
    let mut table = CheckedTable::new(with(pyramidis(), |opened| opened.listed = true));
    assert_eq!(table.sit(&Sit { key: None, ..sit(0) }).unwrap(), "red");
    assert_eq!(table.leave(Seat(0)), Ok(1));
    assert_eq!(messages::state_for(table.state(), Viewer::Spectator).chairs[0].player, Occupant::Free);
    assert_eq!(table.sit(&Sit { key: None, ..sit(1) }).unwrap(), "red");
    assert_eq!(table.sit(&Sit { key: None, ..sit(0) }).unwrap(), "yellow");
    assert_eq!(table.leave(Seat(0)), Err(Refusal::NotNow));
}

#[test]
fn a_command_is_carried_out_once_and_only_for_somebody_who_has_seen_the_table() {
    let mut table = CheckedTable::begun(pyramidis());
    let play = |seq, action: &str| SeatCommand::Play { seq, action: action.to_owned() };
    let first = play(table.state().seq, "start:2");
    assert_eq!(table.command("yellow", "red", "a", first.clone()), Err(Refusal::NotYours));
    assert_eq!(table.command("red", "red", "a", first.clone()), Ok(1));
    assert_eq!(table.command("red", "red", "a", first), Ok(0), "the same again");
    let late = play(table.state().seq - 1, "start:2");
    assert_eq!(table.command("yellow", "yellow", "b", late), Err(Refusal::Stale));
    let seq = table.state().seq;
    assert_eq!(table.ask("red", SeatCommand::Say { text: "  good\u{7} luck ".into() }), Ok(1));
    assert_eq!(table.state().chat[0].text, "good  luck");
    let after_chat = play(seq, "start:2");
    assert_eq!(table.command("yellow", "yellow", "b", after_chat), Ok(1), "chat makes nobody late");
    assert_eq!(table.play("yellow", "start:1"), Err(Refusal::NotNow));
    assert_eq!(table.play("red", "start"), Err(Refusal::Form));
}

#[test]
fn an_illegal_action_is_answered_with_the_rule_that_forbids_it() {
    let mut table = CheckedTable::begun(pyramidis());
    let seq = table.state().seq;
    let refused =
        table.memory.command(Seat(0), SeatCommand::Play { seq, action: "move:a5".into() }).unwrap_err();
    assert_eq!(refused.code, Refusal::Illegal);
    assert!(refused.rule.as_ref().is_some_and(|rule| !rule.is_empty()), "{}", refused.text);
    assert_eq!(table.state().game.ply(), 0);
    let preview = |action| query::preview(table.state(), Seats::one(Seat(0)), "red", action, "a");
    assert_eq!(preview("move:a5").unwrap_err(), refused, "a preview says the same");
    assert_eq!(preview("move").unwrap_err().code, Refusal::Form);
    let ServerMsg::Preview { events, .. } = preview("start:2").unwrap() else { panic!("a preview") };
    assert!(!events.is_empty());
    let beforehand = query::preview(table.state(), Seats::one(Seat(1)), "yellow", "start:2", "a");
    assert_eq!(beforehand.unwrap_err().code, Refusal::NotNow);
}

#[test]
fn the_room_does_what_is_its_own_and_clients_what_is_theirs() {
    let mut table = CheckedTable::begun(opened("sphinx", "p1, p2", "p1"));
    let action = table.state().game.legal().swap_remove(0);
    let forbidden = |happened: Result<Transition, Refused>| happened.unwrap_err().code == Refusal::Forbidden;
    let bot = Command::BotPlays { seat: Seat(1), action: action.clone() };
    assert!(forbidden(table.memory.client(Seats::one(Seat(0)), bot.clone())));
    assert!(forbidden(table.memory.client(Seats::one(Seat(0)), Command::GoOn)));
    assert!(forbidden(table.memory.decide(Caller::Room, Command::Sit(sit(3)))));
    let play = SeatCommand::Play { seq: table.state().seq, action };
    let play = Command::Seat { seat: "p1".into(), nonce: "a".into(), command: play };
    assert!(forbidden(table.memory.decide(Caller::Room, play)));
    assert_eq!(table.memory.decide(Caller::Room, bot).unwrap_err().code, Refusal::NotNow, "it is p1's turn");
}

#[test]
fn the_next_game_is_made_once_with_everybody_a_seat_further_on() {
    let mut table = CheckedTable::begun(opened("sphinx", "p1, p2, p3", "pp4"));
    assert_eq!(table.ask("p1", SeatCommand::Rematch), Err(Refusal::NotNow));
    table.resign("p1").unwrap();
    table.resign("p2").unwrap();
    let (by, env) =
        (Caller::Client { holds: Seats::one(Seat(0)), away: Seats::NONE }, table.memory.environment());
    let rematch = Command::Seat { seat: "p1".into(), nonce: "r".into(), command: SeatCommand::Rematch };
    let transition = table::decide(table.state(), by, rematch, env).unwrap();
    let (id, opened) = transition.opens.unwrap();
    assert_eq!(transition.next.next_table, Some(id));
    let names = opened.chairs().iter().map(|chair| match chair {
        Reserved::Kept { name, .. } => name.clone(),
        Reserved::Bot { level } => level.number().to_string(),
        Reserved::Anyone { .. } => "anyone".to_owned(),
    });
    assert_eq!(names.collect::<Vec<_>>(), ["4", "Player 0", "Player 1"]);
    assert_eq!(table.ask("p1", SeatCommand::Rematch), Ok(1));
    assert_eq!(table.ask("p2", SeatCommand::Rematch), Ok(0), "there is one already");
}

#[test]
fn the_last_action_can_be_taken_back_until_somebody_else_has_acted() {
    let mut table = CheckedTable::begun(pyramidis());
    assert_eq!(table.undo("red"), Err(Refusal::NotNow));
    table.play("red", "start:2").unwrap();
    assert_eq!((table.undo_kind("red"), table.undo_kind("yellow")), (UndoKind::Free, UndoKind::Nothing));
    assert_eq!(table.undo("red"), Ok(1));
    assert_eq!(table.state().game.ply(), 0);
    table.play("red", "start:3").unwrap();
    table.play("yellow", "start:1").unwrap();
    assert_eq!(table.undo_kind("red"), UndoKind::Ask);
    assert_eq!(table.undo("red"), Ok(1), "asks");
    assert_eq!(table.state().request.as_ref().unwrap().kind, RequestKind::Undo { plies: 2 });
    assert_eq!(table.answer("red", true), Err(Refusal::NotNow), "not one's own question");
    assert_eq!(table.answer("yellow", false), Ok(1));
    assert_eq!((table.state().game.ply(), table.state().request.is_none()), (2, true));
    table.undo("red").unwrap();
    assert_eq!(table.answer("yellow", true), Ok(2));
    assert_eq!(table.state().game.ply(), 0);
    table.undo("red").unwrap_err();
}

#[test]
fn a_question_is_void_when_the_game_goes_on() {
    let mut table = CheckedTable::begun(pyramidis());
    table.play_any();
    table.play_any();
    table.undo("red").unwrap();
    table.play_any();
    assert_eq!(table.answer("yellow", true), Err(Refusal::NotNow));
}

#[test]
fn a_draw_is_agreed_by_all_people_and_never_by_bots() {
    let mut table = CheckedTable::begun(opened("sphinx", "p1, p2, p3", "pp4"));
    assert_eq!(table.ask("p1", SeatCommand::Draw), Ok(1));
    assert_eq!(table.ask("p2", SeatCommand::Draw), Err(Refusal::NotNow), "one question at a time");
    assert_eq!(table.answer("p2", true), Ok(1));
    assert_eq!(table.result(), (vec![], EndReason::Agreed));
    assert_eq!(table.play("p1", "+1"), Err(Refusal::NotNow));
    let mut alone = CheckedTable::begun(opened("sphinx", "p1, p2", "p4"));
    assert_eq!(alone.ask("p1", SeatCommand::Draw), Err(Refusal::Forbidden));
}

#[test]
fn somebody_who_gives_up_loses_to_one_and_leaves_a_bot_to_more() {
    let mut two = CheckedTable::begun(pyramidis());
    assert_eq!(two.resign("yellow"), Ok(1));
    assert_eq!(two.result(), (vec!["red".to_owned()], EndReason::Resigned));
    assert_eq!(two.resign("red"), Err(Refusal::NotNow));

    let mut three = CheckedTable::begun(opened("sphinx", "p1, p2, p3", "ppp"));
    three.resign("p1").unwrap();
    assert!(three.state().ended.is_none());
    assert_eq!(three.to_think().map(|(seat, _)| seat), Some(Seat(0)), "a bot plays on");
    assert_eq!(three.come_back("p1"), Err(Refusal::NotNow));
    three.resign("p3").unwrap();
    assert_eq!(three.result().0, ["p2"]);

    let mut with_bots = CheckedTable::begun(opened("sphinx", "p1, p2, p3", "p22"));
    with_bots.resign("p1").unwrap();
    assert_eq!(with_bots.result().0, ["p2", "p3"]);
}

#[test]
fn a_seat_whose_time_is_up_is_offered_to_a_bot_and_taken_back() {
    let mut table =
        CheckedTable::begun(with(pyramidis(), |opened| opened.clock = ClockRule::Move { seconds: 30 }));
    assert_eq!(table.stand_in("yellow", "red"), Err(Refusal::Forbidden), "red has time");
    table.pass(29);
    assert!(!table.state().chairs[0].time_up);
    table.pass(1);
    assert!(table.state().chairs[0].time_up);
    assert_eq!(table.state().deadline(), None, "time is up once");
    assert_eq!(table.stand_in("yellow", "red"), Ok(1));
    assert_eq!(table.to_think(), Some((Seat(0), 2)));
    assert_eq!(table.play("red", "start:1"), Err(Refusal::NotNow), "a bot plays for red");
    assert_eq!(table.come_back("red"), Ok(1));
    assert_eq!(table.to_think(), None);
    assert_eq!(table.play("red", "start:1"), Ok(1));
}

#[test]
fn a_table_can_choose_beforehand_who_stands_in() {
    let clock = ClockRule::Game { seconds: 60, increment: 0 };
    let mut table = CheckedTable::begun(with(pyramidis(), |opened| {
        (opened.clock, opened.stand_in) = (clock, bots::Level::new(3));
    }));
    table.pass(40);
    table.play_any();
    table.pass(59);
    assert_eq!(table.to_think(), None);
    table.pass(1);
    assert_eq!(table.to_think(), Some((Seat(1), 3)));
}

/// Somebody who is asked and away has not agreed, to a draw as to a takeback.
#[test]
fn a_draw_waits_for_those_who_are_away() {
    let mut table = CheckedTable::begun(opened("sphinx", "p1, p2, p3", "ppp"));
    table.memory.away.insert(Seat(2));
    table.stand_in("p1", "p3").unwrap();
    table.ask("p1", SeatCommand::Draw).unwrap();
    assert_eq!(table.answer("p2", true), Ok(1));
    assert!(table.state().ended.is_none());
    assert_eq!(table.answer("p3", true), Ok(1));
    assert_eq!(table.result(), (vec![], EndReason::Agreed));
}

#[test]
fn a_person_who_has_left_can_be_replaced_and_so_can_one_who_never_came() {
    let mut table = CheckedTable::begun(pyramidis());
    assert_eq!(table.stand_in("yellow", "red"), Err(Refusal::Forbidden));
    table.memory.away.insert(Seat(0));
    assert_eq!(table.stand_in("yellow", "red"), Ok(1));
    assert_eq!(table.stand_in("yellow", "red"), Err(Refusal::Forbidden), "one bot is enough");

    let mut waiting = CheckedTable::new(pyramidis());
    waiting.sit(&sit(0)).unwrap();
    assert_eq!(waiting.stand_in("red", "yellow"), Ok(2), "the game begins with it");
    assert!(waiting.state().begun);
}

#[test]
fn a_finished_record_can_be_checked_and_a_changed_one_is_found_out() {
    let mut table = CheckedTable::begun(opened("sphinx", "p1, p2", "pp"));
    for _ in 0..30 {
        table.play_any();
    }
    let before = record::record(table.state(), Viewer::Spectator);
    assert!(!before.contains("secret="), "nothing is told before the end");
    table.undo("p1").or_else(|_| table.undo("p2")).unwrap();
    if table.state().request.is_some() {
        let waiting = table.state().request.as_ref().unwrap().waiting[0];
        let name = table.state().seat_name(waiting);
        table.answer(name, true).unwrap();
    }
    for _ in 0..30 {
        table.play_any();
    }
    table.resign("p2").unwrap();
    assert_eq!(table.state().ended.unwrap().how, EndReason::Resigned);
    let record = record::record(table.state(), Viewer::Spectator);
    assert!(!record.contains("takebacks"), "they change nothing: {record}");
    let verdict = fair::verify(record.as_bytes()).unwrap();
    assert!(verdict.throws > 5);
    let secret = record.replace("secret=0505", "secret=0506");
    assert!(matches!(fair::verify(secret.as_bytes()), Err(fair::Unfair::Commitment { .. })));
    let rule = record.replace("rule=2", "rule=1");
    assert!(matches!(fair::verify(rule.as_bytes()), Err(fair::Unfair::Throw { .. })));
    let newer = record.replace("rule=2", "rule=3");
    assert!(matches!(fair::verify(newer.as_bytes()), Err(fair::Unfair::Form { .. })));
    assert!(matches!(
        fair::verify(before.as_bytes()),
        Err(fair::Unfair::Record(_) | fair::Unfair::Missing(_))
    ));
    let broken = Record::read(b"game: pyramidis\nseats: red, yellow\n\nred pass\n").unwrap();
    let broken = fair::Unfair::from(broken.play(games::GAMES).err().unwrap()).to_string();
    assert!(broken.starts_with("line 4: found `pass`") && broken.contains("Red must move"), "{broken}");
}

#[test]
fn only_the_seat_to_act_is_told_what_is_legal() {
    let table = CheckedTable::begun(pyramidis());
    let legal = |viewer| messages::state_for(table.state(), viewer).legal.len();
    assert!(legal(Viewer::Seat(Seat(0))) > 0);
    assert_eq!(legal(Viewer::Seat(Seat(1))) + legal(Viewer::Spectator), 0);
    let snapshot = messages::snapshot(table.state(), Viewer::Spectator, Seats::NONE, &Presence::default(), 0);
    assert_eq!(snapshot.commitment, table.state().fair.secret.commitment());
    assert!(!serde_json::to_string(&snapshot).unwrap().contains(&hex(&[5; 32])));
}

#[test]
fn broken_logs_are_errors() {
    let mut table = CheckedTable::begun(opened("sphinx", "p1, p2", "p1"));
    table.play_any();
    let id = || "table".parse().unwrap();
    let log: Vec<(i64, &str)> = table.memory.log().collect();
    let replay = |log: &[(i64, &str)]| TableState::replay(&id(), log.iter().copied());
    assert!(replay(&log).is_ok());
    assert!(replay(&[]).is_err());
    assert!(replay(&log[1..]).is_err());
    for number in 0..log.len() {
        let mut cut = log.clone();
        cut[number].1 = &log[number].1[..10];
        assert!(replay(&cut).is_err(), "entry {number}");
    }
    for body in [
        r#"{"what":"played","seat":200,"action":"+1"}"#,
        r#"{"what":"undone","seat":0,"plies":9999}"#,
        r#"{"what":"sat","seat":9,"name":"x","token":"00","number":"00"}"#,
        r#"{"what":"answered","seat":0,"yes":true}"#,
        r#"{"what":"said","seat":77,"text":"x"}"#,
        r#"{"what":"resigned","seat":77}"#,
        r#"{"what":"stood-in","seat":0,"level":9}"#,
    ] {
        assert!(replay(&[&log[..], &[(0, body)]].concat()).is_err(), "{body}");
    }
}

/// Plays what comes first until somebody claims to have found a picture.
fn until_claim(table: &mut CheckedTable) {
    for _ in 0..200 {
        let seat = table.state().seat_name(table.state().to_act().unwrap()).to_owned();
        let legal = table.state().game.legal();
        let claim = legal.iter().find(|action| action.starts_with("claim"));
        let action = claim.unwrap_or(&legal[0]).clone();
        table.play(&seat, &action).unwrap();
        if action.starts_with("claim") {
            return;
        }
    }
    panic!("somebody claims within 200 actions");
}

#[test]
fn what_a_picture_was_taken_for_is_secret_until_the_end() {
    let mut table = CheckedTable::begun(opened("piramido", "p1, p2", "pp"));
    until_claim(&mut table);
    for viewer in Viewer::all(2) {
        assert!(images::gallery(table.state(), viewer).is_empty());
    }
    table.resign("p1").unwrap();
    let gallery = images::gallery(table.state(), Viewer::Spectator);
    assert_eq!(gallery.len(), 1);
    let address = gallery[0].path.rsplit('/').next().unwrap();
    assert!(images::find(table.state(), address).is_some());
    assert_eq!(gallery[0].right, gallery[0].taken == gallery[0].shown);
}

#[test]
fn somebody_who_plays_alone_sees_at_once_what_a_picture_was() {
    let mut table = CheckedTable::begun(opened("piramido", "p1", "p"));
    until_claim(&mut table);
    let gallery = images::gallery(table.state(), Viewer::Seat(Seat(0)));
    assert_eq!((gallery.len(), gallery[0].picture, gallery[0].route.as_str()), (1, 2, "A"));
    assert!(images::gallery(table.state(), Viewer::Spectator).is_empty());
}

/// Browsers keep a picture for a day by its address: where another one was drawn in the same place, as after a takeback
/// by the rule before, it must not be the same.
#[test]
fn another_picture_in_the_same_place_has_another_address() {
    let pictures = |guest: u8| {
        let random = [("reels".to_owned(), "random".to_owned())].into();
        let setup = table::setup("piramido", Some("p1"), &random).unwrap();
        let opened = with(opened("piramido", "p1", "p"), |opened| opened.setup = setup);
        // The same secret with another number draws other reels.
        let mut table = CheckedTable::new(opened);
        table.sit(&sit(guest)).unwrap();
        let state = messages::state_for(table.state(), Viewer::Seat(Seat(0)));
        let picture = |link: &protocol::PictureLink| {
            let address = link.path.rsplit('/').next().unwrap();
            (link.picture, address.to_owned(), images::find(table.state(), address).unwrap().subject)
        };
        state.pictures.iter().map(picture).collect::<Vec<_>>()
    };
    let first = pictures(0);
    assert_eq!(pictures(0), first);
    assert!(!first.is_empty());
    let mut differ = 0;
    for guest in 1..10 {
        for ((number, address, subject), (other_number, other_address, other_subject)) in
            first.iter().zip(pictures(guest))
        {
            assert_eq!(*number, other_number);
            assert_eq!(*address == other_address, *subject == other_subject, "{subject} {other_subject}");
            differ += usize::from(*subject != other_subject);
        }
    }
    assert!(differ > 0, "some of ten reels differ");
}
