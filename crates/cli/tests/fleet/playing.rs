//! People at one table through two servers.

use std::time::{Duration, Instant};

use serde_json::{Value, json};
use testing::{Bell, Heard, Socket, Which};

use crate::common::server::{Table, post, random_token};
use crate::guest::{Guest, play_on};
use crate::{POLLED, log, muffle, nobody_panicked, silence, table_for_two, two};

/// How long a step may take to the other server's onlookers when the bell is heard, in the median. Anyone who only
/// looked every two seconds would need one.
const HEARD: Duration = Duration::from_millis(400);

#[tokio::test(flavor = "multi_thread")]
async fn a_move_is_seen_at_the_other_server_by_nats() {
    a_move_is_seen_at_the_other_server(Bell::Nats).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_is_seen_at_the_other_server_by_notify() {
    a_move_is_seen_at_the_other_server(Bell::Notify).await;
}

async fn a_move_is_seen_at_the_other_server(bell: Bell) {
    let (fleet, doors) = two(bell);
    // Everybody sat down at the other server, and comes to play at this one at once.
    let table = table_for_two(&doors);
    let (mut one, mut other) =
        (Guest::seated(doors[0], &table, 0).await, Guest::seated(doors[1], &table, 1).await);
    let mut eyes = Guest::seated(doors[1], &table, 0).await;
    let times = play_on(&mut one, &mut other, 30).await;
    println!("{bell:?}: median {:?}, longest {:?}", times[15], times[29]);
    assert!(times[15] < HEARD, "{times:?}");
    // Through the same eyes everybody sees the same, at any server.
    eyes.sees(one.seq).await;
    let seen = eyes.steps.iter().rev().zip(one.steps.iter().rev());
    assert!(seen.clone().count() >= 30 && seen.clone().all(|(one, other)| one == other));

    // Without a bell play is slower, and nothing else.
    silence(&fleet);
    let times = play_on(&mut one, &mut other, 4).await;
    println!("{bell:?}, cut: {times:?}");
    assert!(times.iter().all(|time| *time < POLLED), "{times:?}");
    for node in fleet.nodes() {
        node.let_go();
    }
    muffle(&fleet);
    let times = play_on(&mut one, &mut other, 4).await;
    println!("{bell:?}, held: {times:?}");
    assert!(times.iter().all(|time| *time < POLLED), "{times:?}");

    // When it can be heard again, it is.
    for node in fleet.nodes() {
        node.let_go();
    }
    let until = Instant::now() + Duration::from_secs(30);
    loop {
        let times = play_on(&mut one, &mut other, 7).await;
        if times[3] < HEARD {
            break;
        }
        assert!(Instant::now() < until, "the bell is not heard again: {times:?}");
    }
    nobody_panicked(&fleet);
}

/// Somebody sits down at one server and is at the other before that has heard of it, even if it never hears of it.
#[tokio::test(flavor = "multi_thread")]
async fn somebody_who_has_just_sat_down_plays_at_once() {
    let (fleet, doors) = two(Bell::Notify);
    for is_silent in [false, true] {
        if is_silent {
            silence(&fleet);
        }
        let made = post(doors[0], "/api/tables", &json!({ "game": "sphinx", "seats": "p1, p2" }));
        let id = made["table"].as_str().expect("a name").to_owned();
        let mut table = Table { id, people: Vec::new() };
        // The table is in memory at both.
        let _watching = [Guest::watching(doors[0], &table).await, Guest::watching(doors[1], &table).await];
        for door in doors {
            let token = random_token();
            let sit = json!({ "key": made["key"], "token": token, "name": "Anna", "number": token });
            let seat = post(door, &format!("/api/tables/{}/seats", table.id), &sit);
            table.people.push((seat["seat"].as_str().expect("a seat").to_owned(), token));
        }
        for (number, door) in [(0, doors[1]), (1, doors[0])] {
            let mut guest = Guest::seated(door, &table, number).await;
            assert_eq!(guest.seat, table.people[number].0, "the seat is held");
            guest.does(json!({ "type": "say", "text": "Here I am." })).await;
            if guest.may_play() {
                guest.plays().await;
            }
        }
    }
    nobody_panicked(&fleet);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_two_say_at_the_same_moment_is_said_by_both() {
    let (fleet, doors) = two(Bell::Nats);
    let table = table_for_two(&doors);
    let (mut one, mut other) =
        (Guest::seated(doors[0], &table, 0).await, Guest::seated(doors[1], &table, 1).await);
    for round in 0..20 {
        let text = format!("At once {round}");
        let say = json!({ "type": "say", "text": text });
        let (first, second) = tokio::join!(one.does(say.clone()), other.does(say.clone()));
        assert_ne!(first, second);
        tokio::join!(one.sees(first.max(second)), other.sees(first.max(second)));
    }
    let log = log(&fleet, &table).await;
    let said = log.iter().filter(|entry| entry["what"] == "said").count();
    assert_eq!(said, 40, "everything is there, once");
    nobody_panicked(&fleet);
}

/// The same seat at both servers: the slower one is told that something happened.
#[tokio::test(flavor = "multi_thread")]
async fn a_stale_move_is_refused_as_stale() {
    let (fleet, doors) = two(Bell::Notify);
    let table = table_for_two(&doors);
    let (mut one, mut other) =
        (Guest::seated(doors[0], &table, 0).await, Guest::seated(doors[1], &table, 1).await);
    let number = usize::from(!one.may_play());
    let mover = if number == 0 { &mut one } else { &mut other };
    let mut twin = Guest::seated(doors[1 - number], &table, number).await;
    silence(&fleet);
    let (seq, action) = (mover.seq, mover.state["legal"][0].clone());
    let done = mover.plays().await;
    let late = json!({ "type": "play", "seq": seq, "action": action });
    // Another nonce: it is another command, not the same again.
    twin.send(json!({ "type": "preview", "action": action })).await;
    let nonce = twin.send(late).await;
    let answer = twin.answer(&nonce).await;
    assert_eq!((&answer["type"], &answer["code"]), (&"refused".into(), &"stale".into()), "{answer}");
    twin.sees(done).await;
    let played = log(&fleet, &table).await;
    let of_seat = |entry: &&Value| entry["what"] == "played" && entry["wish"].is_object();
    assert_eq!(played.iter().filter(of_seat).count(), 1, "once");
    nobody_panicked(&fleet);
}

/// A server that has lost its database shows nobody what they know to be past: they are sent to another one.
#[tokio::test(flavor = "multi_thread")]
async fn a_server_without_its_database_shows_nobody_the_past() {
    let (fleet, doors) = two(Bell::Nats);
    let table = table_for_two(&doors);
    let (mut one, mut other) =
        (Guest::seated(doors[0], &table, 0).await, Guest::seated(doors[0], &table, 1).await);
    let mut watching = Guest::watching(doors[1], &table).await;
    play_on(&mut one, &mut other, 3).await;
    watching.sees(one.seq).await;
    fleet.nodes()[1].to_postgres.as_ref().expect("a proxy").cut(Which::All);
    play_on(&mut one, &mut other, 3).await;
    // It still holds the table as it was.
    let mut socket = Socket::open(doors[1]).await.expect("the server lets everybody in");
    let (seat, token) = &table.people[0];
    socket
        .say(json!({ "type": "hello", "table": table.id, "tokens": [token], "looking": seat, "have": one.seq }))
        .await;
    let answer = socket.hear().await;
    assert_eq!(answer, Heard::Closed(Some(1013)), "it knows less than the one who comes");
    fleet.nodes()[1].let_go();
    let mut one = one.back(doors[1], &table, 0).await;
    play_on(&mut one, &mut other, 3).await;
    watching.sees(one.seq).await;
    nobody_panicked(&fleet);
}

/// At which seat somebody sits after the lot is told at every server alike, and what is asked at one can be
/// answered at the other.
#[tokio::test(flavor = "multi_thread")]
async fn seats_are_drawn_and_questions_answered_across_servers() {
    let (fleet, doors) = two(Bell::Nats);
    for _ in 0..4 {
        let body = json!({ "game": "sphinx", "seats": "p1, p2", "lot": true });
        let made = post(doors[0], "/api/tables", &body);
        let id = made["table"].as_str().expect("a name").to_owned();
        let mut table = Table { id, people: Vec::new() };
        let mut guests = Vec::new();
        for (number, door) in doors.into_iter().enumerate() {
            let token = random_token();
            let sit = json!({ "key": made["key"], "token": token, "name": format!("Player {number}"), "number": token });
            let seat = post(door, &format!("/api/tables/{}/seats", table.id), &sit);
            table.people.push((seat["seat"].as_str().expect("a seat").to_owned(), token));
            guests.push(Guest::seated(door, &table, number).await);
        }
        let entries = log(&fleet, &table).await;
        assert!(entries.iter().any(|entry| entry["what"] == "lot"), "{entries:?}");
        let [one, other] = &mut guests[..] else { panic!("two people") };
        one.sees(entries.len() as u64).await;
        other.sees(entries.len() as u64).await;
        assert_ne!(one.seat, other.seat, "each has a seat of their own");
        assert_eq!(usize::from(one.may_play()) + usize::from(other.may_play()), 1, "it is the turn of one");
        let (asker, answerer) = if one.may_play() { (one, other) } else { (other, one) };
        let seq = asker.does(json!({ "type": "draw" })).await;
        answerer.sees(seq).await;
        let seq = answerer.does(json!({ "type": "answer", "yes": false })).await;
        asker.sees(seq).await;
        play_on(asker, answerer, 2).await;
    }
    nobody_panicked(&fleet);
}
