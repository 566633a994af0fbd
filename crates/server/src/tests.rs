//! What may be done at a table, told as stories. A [`Desk`] is a table without a server round it.

use std::cell::Cell;
use std::rc::Rc;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

use game::{Seat, Seats, Viewer};
use protocol::{ClientMsg, ClockRule, Player, Refusal, RequestKind, ServerMsg, Sit, UndoKind};

use crate::entry::{Entry, Logged, Opened, Reserved};
use crate::keys::{Secret, hex};
use crate::sheet::{How, Sheet};
use crate::wish::{self, Granted, Refused};
use crate::world::World;
use crate::{fair, hall, pictures, scroll, tell};

/// A table without a server: its sheet, its log and its time.
struct Desk {
    sheet: Sheet,
    log: Vec<store::Entry>,
    world: World,
    time: Arc<AtomicI64>,
    nonce: Rc<Cell<u32>>,
    away: Seats,
}

const KEY: Secret = Secret([9; 16]);

fn token(seat: u8) -> Secret {
    Secret([seat + 1; 16])
}

/// `p` is a person, a digit a bot of that level.
fn opened(game: &str, seats: &str, chairs: &str) -> Opened {
    let chair = |who: char| match who.to_digit(10) {
        Some(level) => Reserved::Bot { level: level as u8 },
        None => Reserved::Anyone { key: Secret([20; 16]).digest() },
    };
    Opened {
        game: game.to_owned(),
        seats: seats.to_owned(),
        options: std::collections::BTreeMap::new(),
        chairs: chairs.chars().map(chair).collect(),
        clock: ClockRule::None,
        listed: false,
        hints: false,
        stand_in: None,
        key: KEY.digest(),
        secret: hex(&[5; 32]),
    }
}

impl Desk {
    fn new(opened: Opened) -> Self {
        let time = Arc::new(AtomicI64::new(1_000));
        let now = Arc::clone(&time);
        let world = World::of(move || now.load(Ordering::Relaxed), |bytes| bytes.fill(7));
        let id = "desk".parse().unwrap();
        let log = vec![hall::entry(1_000, &Entry::Opened(Box::new(opened.clone())).into())];
        let sheet = Sheet::open(id, opened, 1_000).unwrap();
        Self { sheet, log, world, time, nonce: Rc::default(), away: Seats::NONE }
    }

    /// A table at which everybody has sat down.
    fn begun(opened: Opened) -> Self {
        let mut desk = Self::new(opened);
        let people: Vec<Seat> = Seat::all(desk.sheet.chairs.len())
            .filter(|seat| {
                desk.sheet.opened.chairs[seat.index()] == Reserved::Anyone { key: Secret([20; 16]).digest() }
            })
            .collect();
        for seat in people {
            desk.sit(&sit(seat.0)).unwrap();
        }
        desk
    }

    fn happen(&mut self, entries: &[Logged]) {
        let at = self.world.now();
        for logged in entries {
            self.sheet.apply(at, logged).unwrap();
            self.log.push(hall::entry(at, logged));
        }
        let replayed = Sheet::replay(&self.sheet.id, &self.log).unwrap();
        for viewer in Viewer::all(self.sheet.chairs.len()) {
            assert_eq!(
                tell::state(&replayed, viewer),
                tell::state(&self.sheet, viewer),
                "the log tells the table"
            );
        }
    }

    fn sit(&mut self, sit: &Sit) -> Result<&'static str, Refused> {
        let (seat, granted) = wish::sit(&mut self.sheet, sit, &self.world)?;
        if let Granted::Now(entries) = granted {
            self.happen(&entries);
        }
        Ok(self.sheet.seat_name(seat))
    }

    /// What comes of a wish: how many entries, or why not.
    fn wish(&mut self, holds: &str, wish: &ClientMsg) -> Result<usize, Refusal> {
        let held = self.sheet.seat(holds).into_iter().collect();
        match wish::decide(&mut self.sheet, held, self.away, wish, &self.world) {
            Ok(Granted::Before(_)) => Ok(0),
            Ok(Granted::Now(entries)) => {
                self.happen(&entries);
                Ok(entries.len())
            }
            Err(refused) => Err(refused.code),
        }
    }

    fn nonce(&self) -> String {
        self.nonce.set(self.nonce.get() + 1);
        self.nonce.get().to_string()
    }

    fn play(&mut self, seat: &str, action: &str) -> Result<usize, Refusal> {
        let (seq, nonce) = (self.sheet.seq, self.nonce());
        self.wish(seat, &ClientMsg::Play { seat: seat.into(), seq, action: action.into(), nonce })
    }

    fn undo(&mut self, seat: &str) -> Result<usize, Refusal> {
        let (seq, nonce) = (self.sheet.seq, self.nonce());
        self.wish(seat, &ClientMsg::Undo { seat: seat.into(), seq, nonce })
    }

    fn answer(&mut self, seat: &str, yes: bool) -> Result<usize, Refusal> {
        let nonce = self.nonce();
        self.wish(seat, &ClientMsg::Answer { seat: seat.into(), yes, nonce })
    }

    fn resign(&mut self, seat: &str) -> Result<usize, Refusal> {
        let nonce = self.nonce();
        self.wish(seat, &ClientMsg::Resign { seat: seat.into(), nonce })
    }

    fn stand_in(&mut self, seat: &str, absent: &str) -> Result<usize, Refusal> {
        let nonce = self.nonce();
        self.wish(seat, &ClientMsg::StandIn { seat: seat.into(), absent: absent.into(), level: 2, nonce })
    }

    fn come_back(&mut self, seat: &str) -> Result<usize, Refusal> {
        let nonce = self.nonce();
        self.wish(seat, &ClientMsg::Return { seat: seat.into(), nonce })
    }

    /// Plays the first legal action of whoever is to act.
    fn play_any(&mut self) {
        let seat = self.sheet.to_act().unwrap();
        let name = self.sheet.seat_name(seat);
        let action = self.sheet.game.legal().swap_remove(0);
        assert!(self.play(name, &action).is_ok());
    }

    fn pass(&mut self, seconds: i64) {
        self.time.fetch_add(1000 * seconds, Ordering::Relaxed);
        let due = wish::time_up(&self.sheet, &self.world);
        self.happen(&due);
    }

    fn undo_kind(&self, seat: &str) -> UndoKind {
        tell::state(&self.sheet, Viewer::Seat(self.sheet.seat(seat).unwrap())).undo
    }

    fn result(&self) -> (Vec<String>, String) {
        let result = tell::result(&self.sheet).unwrap();
        (result.winners, result.how)
    }
}

fn sit(seat: u8) -> Sit {
    Sit {
        seat: None,
        key: Some(KEY.to_string()),
        token: token(seat).to_string(),
        name: format!("Player {seat}"),
        number: Secret([seat + 40; 16]).to_string(),
    }
}

fn pyramidis() -> Opened {
    opened("pyramidis", "red, yellow", "pp")
}

#[test]
fn people_sit_down_with_a_key_and_the_game_begins_when_all_have() {
    let mut desk = Desk::new(pyramidis());
    assert_eq!(desk.play("red", "start:1"), Err(Refusal::NotYours));
    let without_key = Sit { key: None, ..sit(0) };
    assert_eq!(desk.sit(&without_key).unwrap_err().code, Refusal::Forbidden);
    let wrong_key = Sit { key: Some(Secret([1; 16]).to_string()), ..sit(0) };
    assert_eq!(desk.sit(&wrong_key).unwrap_err().code, Refusal::Forbidden);
    let own_seat = Sit { seat: Some("yellow".into()), key: Some(Secret([20; 16]).to_string()), ..sit(0) };
    assert_eq!(desk.sit(&own_seat).unwrap(), "yellow");
    assert_eq!(desk.sit(&own_seat).unwrap(), "yellow", "sitting down twice does no harm");
    assert_eq!(desk.sheet.seq, 2);
    assert_eq!(desk.play("yellow", "start:1"), Err(Refusal::NotNow), "not all have sat down");
    let same_seat = Sit { seat: Some("yellow".into()), ..sit(1) };
    assert_eq!(desk.sit(&same_seat).unwrap_err().code, Refusal::Taken);
    assert_eq!(desk.sit(&sit(1)).unwrap(), "red");
    assert!(desk.sheet.begun);
    assert_eq!(desk.sit(&sit(2)).unwrap_err().code, Refusal::Taken);
    assert_eq!(desk.play("red", "start:1"), Ok(1));
}

#[test]
fn a_table_in_the_lobby_needs_no_key_and_a_seat_can_be_left_before_the_game() {
    let mut desk = Desk::new(Opened { listed: true, ..pyramidis() });
    assert_eq!(desk.sit(&Sit { key: None, ..sit(0) }).unwrap(), "red");
    let entries = wish::rise(&desk.sheet, Seat(0)).unwrap();
    desk.happen(&entries);
    assert_eq!(tell::state(&desk.sheet, Viewer::Spectator).chairs[0].player, Player::Free);
    assert_eq!(desk.sit(&Sit { key: None, ..sit(1) }).unwrap(), "red");
    assert_eq!(desk.sit(&Sit { key: None, ..sit(0) }).unwrap(), "yellow");
    assert_eq!(wish::rise(&desk.sheet, Seat(0)).unwrap_err().code, Refusal::NotNow);
}

#[test]
fn a_wish_is_carried_out_once_and_only_by_who_has_seen_the_table() {
    let mut desk = Desk::begun(pyramidis());
    let play = ClientMsg::Play {
        seat: "red".into(),
        seq: desk.sheet.seq,
        action: "start:2".into(),
        nonce: "a".into(),
    };
    assert_eq!(desk.wish("yellow", &play), Err(Refusal::NotYours));
    assert_eq!(desk.wish("red", &play), Ok(1));
    assert_eq!(desk.wish("red", &play), Ok(0), "the same again");
    let late = ClientMsg::Play {
        seat: "yellow".into(),
        seq: desk.sheet.seq - 1,
        action: "start:2".into(),
        nonce: "b".into(),
    };
    assert_eq!(desk.wish("yellow", &late), Err(Refusal::Stale));
    let said = ClientMsg::Say { seat: "red".into(), text: "  good\u{7} luck ".into(), nonce: "c".into() };
    let seq = desk.sheet.seq;
    assert_eq!(desk.wish("red", &said), Ok(1));
    assert_eq!(desk.sheet.chat[0].text, "good  luck");
    let after_chat =
        ClientMsg::Play { seat: "yellow".into(), seq, action: "start:2".into(), nonce: "b".into() };
    assert_eq!(desk.wish("yellow", &after_chat), Ok(1), "chat makes nobody late");
    assert_eq!(desk.play("yellow", "start:1"), Err(Refusal::NotNow));
    assert_eq!(desk.play("red", "start"), Err(Refusal::Form));
}

#[test]
fn an_illegal_action_is_answered_with_the_rule_that_forbids_it() {
    let mut desk = Desk::begun(pyramidis());
    let (seq, held) = (desk.sheet.seq, [Seat(0)].into_iter().collect());
    let play = ClientMsg::Play { seat: "red".into(), seq, action: "move:a5".into(), nonce: "a".into() };
    let refused = wish::decide(&mut desk.sheet, held, Seats::NONE, &play, &desk.world).unwrap_err();
    assert_eq!(refused.code, Refusal::Illegal);
    assert!(refused.rule.is_some_and(|rule| !rule.is_empty()), "{}", refused.text);
    assert_eq!(desk.sheet.game.ply(), 0);
}

#[test]
fn the_last_action_can_be_taken_back_until_somebody_else_has_acted() {
    let mut desk = Desk::begun(pyramidis());
    assert_eq!(desk.undo("red"), Err(Refusal::NotNow));
    desk.play("red", "start:2").unwrap();
    assert_eq!((desk.undo_kind("red"), desk.undo_kind("yellow")), (UndoKind::Free, UndoKind::Nothing));
    assert_eq!(desk.undo("red"), Ok(1));
    assert_eq!(desk.sheet.game.ply(), 0);
    desk.play("red", "start:3").unwrap();
    desk.play("yellow", "start:1").unwrap();
    assert_eq!(desk.undo_kind("red"), UndoKind::Ask);
    assert_eq!(desk.undo("red"), Ok(1), "asks");
    assert_eq!(desk.sheet.request.as_ref().unwrap().kind, RequestKind::Undo { plies: 2 });
    assert_eq!(desk.answer("red", true), Err(Refusal::NotNow), "not one's own question");
    assert_eq!(desk.answer("yellow", false), Ok(1));
    assert_eq!((desk.sheet.game.ply(), desk.sheet.request.is_none()), (2, true));
    desk.undo("red").unwrap();
    assert_eq!(desk.answer("yellow", true), Ok(2));
    assert_eq!(desk.sheet.game.ply(), 0);
    desk.undo("red").unwrap_err();
}

#[test]
fn a_question_is_void_when_the_game_goes_on() {
    let mut desk = Desk::begun(pyramidis());
    desk.play_any();
    desk.play_any();
    desk.undo("red").unwrap();
    desk.play_any();
    assert_eq!(desk.answer("yellow", true), Err(Refusal::NotNow));
}

#[test]
fn against_bots_everything_can_be_taken_back_and_dice_fall_anew() {
    let mut desk = Desk::begun(opened("sphinx", "p1, p2", "p1"));
    let position = desk.sheet.game.position();
    let begun_at = desk.sheet.game.ply();
    while desk.sheet.to_act() == Some(Seat(0)) {
        desk.play_any();
    }
    let bot = desk.sheet.game.legal().swap_remove(0);
    let entries = wish::bot_plays(&mut desk.sheet, Seat(1), &bot, &desk.world).unwrap();
    desk.happen(&entries);
    while desk.sheet.game.ply() > begun_at {
        assert_eq!(desk.undo("p1"), Ok(1));
    }
    assert_eq!(desk.sheet.game.position(), position);
    assert!(desk.sheet.takebacks > 0);
}

#[test]
fn a_look_under_a_sphinx_is_not_taken_back_for_free() {
    let mut desk = Desk::begun(opened("sphinx", "p1, p2", "pp"));
    for _ in 0..400 {
        let seat = desk.sheet.to_act().unwrap();
        let name = desk.sheet.seat_name(seat);
        let legal = desk.sheet.game.legal();
        if let Some(peek) = legal.iter().find(|action| action.starts_with("peek")) {
            desk.play(name, peek).unwrap();
            assert_ne!(desk.undo_kind(name), UndoKind::Free);
            return;
        }
        let action = legal[desk.sheet.game.ply() % legal.len()].clone();
        desk.play(name, &action).unwrap();
    }
    panic!("nobody came to a sphinx in 400 actions");
}

#[test]
fn a_draw_is_agreed_by_all_people_and_never_by_bots() {
    let mut desk = Desk::begun(opened("sphinx", "p1, p2, p3", "pp4"));
    let draw = |seat: &str, nonce: &str| ClientMsg::Draw { seat: seat.into(), nonce: nonce.into() };
    assert_eq!(desk.wish("p1", &draw("p1", "a")), Ok(1));
    assert_eq!(desk.wish("p2", &draw("p2", "a")), Err(Refusal::NotNow), "one question at a time");
    assert_eq!(desk.answer("p2", true), Ok(1));
    assert_eq!(desk.result(), (vec![], "agreed".to_owned()));
    assert_eq!(desk.play("p1", "+1"), Err(Refusal::NotNow));
    let mut alone = Desk::begun(opened("sphinx", "p1, p2", "p4"));
    assert_eq!(alone.wish("p1", &draw("p1", "a")), Err(Refusal::Forbidden));
}

#[test]
fn who_gives_up_loses_to_one_and_leaves_a_bot_to_more() {
    let mut two = Desk::begun(pyramidis());
    assert_eq!(two.resign("yellow"), Ok(1));
    assert_eq!(two.result(), (vec!["red".to_owned()], "resigned".to_owned()));
    assert_eq!(two.resign("red"), Err(Refusal::NotNow));

    let mut three = Desk::begun(opened("sphinx", "p1, p2, p3", "ppp"));
    three.resign("p1").unwrap();
    assert!(three.sheet.ended.is_none());
    assert_eq!(three.sheet.to_think().map(|(seat, _)| seat), Some(Seat(0)), "a bot plays on");
    assert_eq!(three.come_back("p1"), Err(Refusal::NotNow));
    three.resign("p3").unwrap();
    assert_eq!(three.result().0, ["p2"]);

    let mut with_bots = Desk::begun(opened("sphinx", "p1, p2, p3", "p22"));
    with_bots.resign("p1").unwrap();
    assert_eq!(with_bots.result().0, ["p2", "p3"]);
}

#[test]
fn a_seat_whose_time_is_up_is_offered_to_a_bot_and_taken_back() {
    let mut desk = Desk::begun(Opened { clock: ClockRule::Move { seconds: 30 }, ..pyramidis() });
    assert_eq!(desk.stand_in("yellow", "red"), Err(Refusal::Forbidden), "red has time");
    desk.pass(29);
    assert!(!desk.sheet.chairs[0].time_up);
    desk.pass(1);
    assert!(desk.sheet.chairs[0].time_up);
    assert_eq!(desk.sheet.deadline(), None, "time is up once");
    assert_eq!(desk.stand_in("yellow", "red"), Ok(1));
    assert_eq!(desk.sheet.to_think(), Some((Seat(0), 2)));
    assert_eq!(desk.play("red", "start:1"), Err(Refusal::NotNow), "a bot plays for red");
    assert_eq!(desk.come_back("red"), Ok(1));
    assert_eq!(desk.sheet.to_think(), None);
    assert_eq!(desk.play("red", "start:1"), Ok(1));
}

#[test]
fn a_table_can_choose_beforehand_who_stands_in() {
    let clock = ClockRule::Game { seconds: 60, increment: 0 };
    let mut desk = Desk::begun(Opened { clock, stand_in: Some(3), ..pyramidis() });
    desk.pass(40);
    desk.play_any();
    desk.pass(59);
    assert_eq!(desk.sheet.to_think(), None);
    desk.pass(1);
    assert_eq!(desk.sheet.to_think(), Some((Seat(1), 3)));
}

#[test]
fn a_person_who_has_left_can_be_replaced_and_so_can_one_who_never_came() {
    let mut desk = Desk::begun(pyramidis());
    assert_eq!(desk.stand_in("yellow", "red"), Err(Refusal::Forbidden));
    desk.away.insert(Seat(0));
    assert_eq!(desk.stand_in("yellow", "red"), Ok(1));
    assert_eq!(desk.stand_in("yellow", "red"), Err(Refusal::Forbidden), "one bot is enough");

    let mut waiting = Desk::new(pyramidis());
    waiting.sit(&sit(0)).unwrap();
    assert_eq!(waiting.stand_in("red", "yellow"), Ok(2), "the game begins with it");
    assert!(waiting.sheet.begun);
}

#[test]
fn a_finished_record_can_be_checked_and_a_changed_one_is_found_out() {
    let mut desk = Desk::begun(opened("sphinx", "p1, p2", "pp"));
    for _ in 0..30 {
        desk.play_any();
    }
    let before = scroll::record(&desk.sheet, Viewer::Spectator);
    assert!(!before.contains("secret="), "nothing is told before the end");
    desk.undo("p1").or_else(|_| desk.undo("p2")).unwrap();
    if desk.sheet.request.is_some() {
        let waiting = desk.sheet.request.as_ref().unwrap().waiting[0];
        let name = desk.sheet.seat_name(waiting);
        desk.answer(name, true).unwrap();
    }
    for _ in 0..30 {
        desk.play_any();
    }
    desk.resign("p2").unwrap();
    assert_eq!(desk.sheet.ended.unwrap().how, How::Resigned);
    let record = scroll::record(&desk.sheet, Viewer::Spectator);
    assert!(record.contains("takebacks=1"), "{record}");
    let verdict = fair::verify(record.as_bytes()).unwrap();
    assert!(verdict.throws > 5);
    let secret = record.replace("secret=0505", "secret=0506");
    assert!(matches!(fair::verify(secret.as_bytes()), Err(fair::Unfair::Commitment { .. })));
    let takebacks = record.replace("takebacks=1", "takebacks=2");
    assert!(matches!(fair::verify(takebacks.as_bytes()), Err(fair::Unfair::Throw { .. })));
    assert!(matches!(
        fair::verify(before.as_bytes()),
        Err(fair::Unfair::Record(_) | fair::Unfair::Missing(_))
    ));
}

#[test]
fn only_the_seat_to_act_is_told_what_is_legal() {
    let desk = Desk::begun(pyramidis());
    let legal = |viewer| tell::state(&desk.sheet, viewer).legal.len();
    assert!(legal(Viewer::Seat(Seat(0))) > 0);
    assert_eq!(legal(Viewer::Seat(Seat(1))) + legal(Viewer::Spectator), 0);
    let snapshot = tell::snapshot(&desk.sheet, Viewer::Spectator, Seats::NONE, &tell::Presence::default(), 0);
    let ServerMsg::Snapshot(snapshot) = snapshot else { panic!("a snapshot") };
    assert_eq!(snapshot.commitment, desk.sheet.fair.secret.commitment());
    assert!(!serde_json::to_string(&snapshot).unwrap().contains(&hex(&[5; 32])));
}

#[test]
fn broken_logs_are_errors_and_no_panics() {
    let mut desk = Desk::begun(opened("sphinx", "p1, p2", "p1"));
    desk.play_any();
    let id = || "desk".parse().unwrap();
    assert!(Sheet::replay(&id(), &[]).is_err());
    assert!(Sheet::replay(&id(), &desk.log[1..]).is_err());
    for number in 0..desk.log.len() {
        let mut cut = desk.log.clone();
        cut[number].body.truncate(10);
        assert!(Sheet::replay(&id(), &cut).is_err(), "entry {number}");
    }
    for body in [
        r#"{"what":"played","seat":200,"action":"+1"}"#,
        r#"{"what":"undone","seat":0,"plies":9999}"#,
        r#"{"what":"sat","seat":9,"name":"x","token":"00","number":"00"}"#,
        r#"{"what":"answered","seat":0,"yes":true}"#,
        r#"{"what":"said","seat":77,"text":"x"}"#,
        r#"{"what":"resigned","seat":77}"#,
    ] {
        let mut more = desk.log.clone();
        more.push(store::Entry { at: 0, body: body.to_owned() });
        assert!(Sheet::replay(&id(), &more).is_err(), "{body}");
    }
}

/// Plays what comes first until somebody claims to have found a picture.
fn until_claim(desk: &mut Desk) {
    for _ in 0..200 {
        let seat = desk.sheet.seat_name(desk.sheet.to_act().unwrap()).to_owned();
        let legal = desk.sheet.game.legal();
        let claim = legal.iter().find(|action| action.starts_with("claim"));
        let action = claim.unwrap_or(&legal[0]).clone();
        desk.play(&seat, &action).unwrap();
        if action.starts_with("claim") {
            return;
        }
    }
    panic!("somebody claims within 200 actions");
}

#[test]
fn what_a_picture_was_taken_for_is_secret_until_the_end() {
    let mut desk = Desk::begun(opened("piramido", "p1, p2", "pp"));
    until_claim(&mut desk);
    for viewer in Viewer::all(2) {
        assert!(pictures::gallery(&desk.sheet, viewer).is_empty());
    }
    desk.resign("p1").unwrap();
    let gallery = pictures::gallery(&desk.sheet, Viewer::Spectator);
    assert_eq!(gallery.len(), 1);
    let address = gallery[0].path.rsplit('/').next().unwrap();
    assert!(pictures::find(&desk.sheet, address).is_some());
    assert_eq!(gallery[0].right, gallery[0].taken == gallery[0].shown);
}

#[test]
fn one_who_plays_alone_sees_at_once_what_a_picture_was() {
    let mut desk = Desk::begun(opened("piramido", "p1", "p"));
    until_claim(&mut desk);
    let gallery = pictures::gallery(&desk.sheet, Viewer::Seat(Seat(0)));
    assert_eq!((gallery.len(), gallery[0].picture, gallery[0].route.as_str()), (1, 2, "A"));
    assert!(pictures::gallery(&desk.sheet, Viewer::Spectator).is_empty());
}

#[test]
fn pictures_have_two_sizes() {
    assert_eq!([false, true].map(|small| pictures::size(small).width()), [1600, 800]);
}
