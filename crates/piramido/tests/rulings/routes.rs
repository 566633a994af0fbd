//! Rulings V14 to V18: several routes, the end, and what a player sees.

use game::{AnyGame, AnyMatch, Match, Outcome, Registered, Seat, Turn, Viewer};
use piramido::Piramido;

use super::{DUO, SIX, SOLO, at, check, legal, setup, won};

#[test]
fn v14_order_by_arrival_and_colours_pass_on_from_a_to_b() {
    check(
        "p1, p2; A, B",
        &format!(
            "A:step p1 p1,p2 p1=r,p2=b p1=e4,p2=#1 p1={SIX},p2={SIX} - p1=16,p2=25 1:1:-:- p1=e1+e3+e4,p2=a5+e3+e4+e5 - - 1"
        ),
        "p1 step:e5",
        &format!(
            "B:roll p2 p2,p1 p1=b,p2=y p1=e5,p2=e5 p1=-,p2=- - p1=25,p2=34 - p1=e5,p2=e5 A=p1:r:{SIX}:2,p2:b:{SIX}:1 - 0"
        ),
    );
    // From A to C colours stay, and from there to D each takes the colour after the one used in C.
    let finished = format!("A=p1:r:{SIX}:1");
    check(
        "p1; A, C",
        &format!("A:step p1 p1 p1=r p1=e4 p1={SIX} - p1=16 1:1:-:- p1=e1+e3+e4 - - 1"),
        "p1 step:e5",
        &format!("C:side p1 p1 p1=r p1=- p1=- - p1=- - - {finished} - 0"),
    );
    check(
        "p1; A, C, B, D",
        &format!(
            "B:step p1 p1 p1=b p1=a4 p1={SIX} - p1=25 1:1:-:- p1=a4+e3+e4+e5 {finished};C=p1:r:R.SULKFW:1 - 1"
        ),
        "p1 step:a5",
        &format!("D:roll p1 p1 p1=b p1=X p1=- - p1=- - - {finished};C=p1:r:R.SULKFW:1;B=p1:b:{SIX}:1 - 0"),
    );
}

#[test]
fn v14_colours_can_be_chosen_before_each_later_route() {
    const THREE: &str = "p1, p2, p3; A, B; colours choose";
    let finished = format!("A=p1:r:{SIX}:3,p2:b:{SIX}:1,p3:y:{SIX}:2");
    let choice = |seat: &str, colours: &str| {
        format!(
            "B:colour {seat} p2,p3,p1 {colours} p1=-,p2=-,p3=- p1=-,p2=-,p3=- - p1=-,p2=-,p3=- - p1=-,p2=-,p3=- {finished} - 0"
        )
    };
    let arrival = format!(
        "A:step p1 p1,p2,p3 p1=r,p2=b,p3=y p1=e4,p2=#1,p3=#2 p1={SIX},p2={SIX},p3={SIX} - p1=16,p2=25,p3=34 1:1:-:- p1=e1+e3+e4,p2=a5+e3+e4+e5,p3=e3+e4+e5+e9 - - 1"
    );
    let first = choice("p2", "p1=-,p2=-,p3=-");
    check(THREE, &arrival, "p1 step:e5", &first);
    // In the order of arrival, not the colour of the way up.
    legal(THREE, &first, "colour:red colour:yellow");
    let second = choice("p3", "p1=-,p2=y,p3=-");
    check(THREE, &first, "p2 colour:yellow", &second);
    // If p3 took blue, only red would be left for p1, who had it.
    legal(THREE, &second, "colour:red");
    check(
        THREE,
        &choice("p1", "p1=-,p2=y,p3=r"),
        "p1 colour:blue",
        &format!(
            "B:roll p2 p2,p3,p1 p1=b,p2=y,p3=r p1=e5,p2=e5,p3=e5 p1=-,p2=-,p3=- - p1=25,p2=34,p3=16 - p1=e5,p2=e5,p3=e5 {finished} - 0"
        ),
    );
    // Between A and C everybody may choose anything that is free.
    legal(
        "p1; A, C; colours choose",
        &format!("C:colour p1 p1 p1=- p1=- p1=- - p1=- - - A=p1:r:{SIX}:1 - 0"),
        "colour:blue colour:red colour:yellow",
    );
}

#[test]
fn v15_a_pyramid_route_begins_with_both_sphinxes() {
    check(
        "p1; A, B",
        &format!("A:step p1 p1 p1=r p1=e4 p1={SIX} e3=r6 p1=- 1:1:-:- p1=e1+e3+e4 - - 1"),
        "p1 step:e5",
        &format!("B:roll p1 p1 p1=b p1=e5 p1=- - p1=25 - p1=e5 A=p1:r:{SIX}:1 - 0"),
    );
    // But for those out for the rest of the game; those that stand at the end come back.
    check(
        "p1; B, A; sphinxes spent",
        &format!("B:step p1 p1 p1=r p1=d1 p1={SIX} d2=r1|r6 p1=- 1:1:-:- p1=d1+d2+e3+e4+e5 - - 1"),
        "p1 step:e1",
        &format!("A:roll p1 p1 p1=r p1=e1 p1=- -|r6 p1=1 - p1=e1 B=p1:r:{SIX}:1 - 0"),
    );
}

#[test]
fn v16_right_are_those_who_claimed_the_right_steps_in_order() {
    let over = |claims: &str| {
        let stood = "d1+d3+d5+e1+e4+e5+f2+g7+h4+h6";
        format!("A:over p1 p1 p1=r p1=#1 p1={claims} - p1=16 - p1={stood} A=p1:r:{claims}:1 - 1")
    };
    won(SOLO, &over("h4+f2+g7+d3+d5+e4"), &[0]);
    won(SOLO, &over("f2+h4+g7+d3+d5+e4"), &[]);
    won("p1; B", &over("e4+d5+d3+g7+f2+h4").replace("A:", "B:").replace("A=", "B="), &[0]);
    won("p1; B", &over("h4+f2+g7+d3+d5+e4").replace("A:", "B:").replace("A=", "B="), &[]);
    // The falcon stands on h4, g7 and e4: with `check: signs` it does not matter on which it was found.
    won(SOLO, &over("g7+f2+h4+d3+d5+e4"), &[]);
    won("p1; A; check signs", &over("g7+f2+h4+d3+d5+e4"), &[0]);
    won("p1; A; check signs", &over("f2+g7+h4+d3+d5+e4"), &[]);
}

#[test]
fn v16_in_c_the_start_side_is_not_checked_and_the_bare_picture_is_left_out() {
    let over = |claims: &str| format!("C:over p1 p1 p1=r p1=#1 p1={claims} - p1=- - - C=p1:r:{claims}:1 - 0");
    won("p1; C", &over("R.SULKFW"), &[0]);
    won("p1; C", &over("L.SULKFW"), &[0]);
    won("p1; C", &over("R.SULFKW"), &[]);
    won("p1; D", "D:over p1 p1 p1=r p1=#1 p1=WFKLUS - p1=- - - D=p1:r:WFKLUS:1 - 3", &[0]);
}

#[test]
fn v16_the_smallest_sum_of_places_wins_and_is_shared() {
    let over = |first: [u8; 2], second: [u8; 2], turn: &str, order: &str| {
        format!(
            "D:over {turn} {order} p1=b,p2=y p1=#{},p2=#{} p1=FSLEKW,p2=UKLEWF - p1=-,p2=- - - C=p1:r:R.SULKFW:{},p2:b:L.WKELSF:{};D=p1:b:FSLEKW:{},p2:y:UKLEWF:{} - 3",
            second[0], second[1], first[0], first[1], second[0], second[1]
        )
    };
    won("p1, p2; C, D", &over([1, 2], [1, 2], "p2", "p1,p2"), &[0]);
    won("p1, p2; C, D", &over([1, 2], [2, 1], "p1", "p1,p2"), &[0, 1]);
    won("p1, p2; C, D", &over([2, 1], [2, 1], "p1", "p2,p1"), &[1]);
    // The first to arrive was wrong, and the other wins.
    let wrong = over([1, 2], [1, 2], "p2", "p1,p2")
        .replace("p1=FSLEKW", "p1=FSLEKK")
        .replace("p1:b:FSLEKW", "p1:b:FSLEKK");
    won("p1, p2; C, D", &wrong, &[1]);
}

#[test]
fn v17_a_route_ends_after_500_throws() {
    let mut table = Match::<Piramido>::new(&setup("p1, p2; A, B"));
    let mut throws = 0;
    while let Some(actor) = table.actor() {
        let name = table.name(actor);
        let legal = AnyMatch::legal(&table);
        let action =
            legal.iter().find(|action| *action != "claim").cloned().unwrap_or_else(|| "roll:1".to_owned());
        throws += u32::from(action == "roll:1");
        AnyMatch::play(&mut table, name, &action).expect("it is legal");
    }
    assert_eq!(throws, 500);
    let position = AnyMatch::position(&table);
    assert!(
        position.starts_with("A:over p2 p1,p2 ") && position.ends_with(" A=p1:r:-:-,p2:b:-:- - 500"),
        "{position}"
    );
    assert_eq!(AnyMatch::turn(&table), Turn::Over(Outcome::DRAW));
}

#[test]
fn v17_the_500th_throw_may_bring_the_last_player_in_and_the_game_goes_on() {
    let mut table = at("p1; D, A", "D:roll p1 p1 p1=r p1=1a p1=WFKLUS - p1=- - - - - 499");
    for (actor, action) in [("chance", "roll:1"), ("p1", "left")] {
        table.play(actor, action).unwrap_or_else(|error| panic!("{error}"));
    }
    assert!(table.position().starts_with("A:roll p1 p1 p1=r p1=e1 "), "{}", table.position());
    let mut table = at("p1; D, A", "D:roll p1 p1 p1=r p1=1a p1=WFKLUS - p1=- - - - - 499");
    for (actor, action) in [("chance", "roll:1"), ("p1", "right")] {
        table.play(actor, action).unwrap_or_else(|error| panic!("{error}"));
    }
    assert_eq!(table.turn(), Turn::Over(Outcome::DRAW), "{}", table.position());
}

#[test]
fn v17_those_who_have_arrived_may_still_win() {
    let right = "h4+f2+g7+d3+d5+e4";
    won(
        DUO,
        &format!(
            "A:over p2 p1,p2 p1=r,p2=b p1=#1,p2=a6 p1={right},p2=- - p1=16,p2=25 - p1=d3+d5+e1+e4+e5+f2+g7+h4,p2=a5+a6 A=p1:r:{right}:1,p2:b:-:- - 7"
        ),
        &[0],
    );
}

/// Which pictures of the own reel a seat may look at, and which one counts.
#[track_caller]
fn sees(text: &str, position: &str, open: &[u8], counts: Option<u8>) {
    let table = at(text, position);
    let view = table.view(Viewer::Seat(Seat(0)));
    assert_eq!(
        view["reel"],
        serde_json::json!({ "colour": "red", "open": open, "counts": counts }),
        "at {position}"
    );
    assert_eq!(table.view(Viewer::Spectator)["reel"], serde_json::Value::Null);
}

#[test]
fn v18_a_player_sees_the_pictures_up_to_the_next_one() {
    let pyramid = |route: char, claims: &str, stood: &str| {
        format!("{route}:roll p1 p1 p1=r p1=e3 p1={claims} - p1=16 - p1={stood} - - 0")
    };
    sees("p1; A", &pyramid('A', "-", "e1+e3"), &[1, 2], Some(2));
    sees("p1; A", &pyramid('A', "e3+e1+e3", "e1+e3"), &[1, 2, 3, 4, 5], Some(5));
    sees("p1; A", &pyramid('A', "e3+e1+e3+e1+e3+e1", "e1+e3"), &[1, 2, 3, 4, 5, 6, 7], None);
    sees("p1; B", &pyramid('B', "-", "e3+e5"), &[1, 7], Some(7));
    sees("p1; B", &pyramid('B', "e3+e3", "e3+e5"), &[1, 5, 6, 7], Some(5));
    sees("p1; B", &pyramid('B', "e3+e3+e3+e3+e3+e3", "e3+e5"), &[1, 2, 3, 4, 5, 6, 7], Some(1));
    // The fourth picture of the red reel of the labyrinth shows no sign.
    sees("p1; C", "C:side p1 p1 p1=r p1=- p1=- - p1=- - - - - 0", &[1], Some(1));
    sees("p1; C", "C:roll p1 p1 p1=r p1=4c p1=L.SUL - p1=- - - - - 0", &[1, 2, 3, 4, 5], Some(5));
    sees("p1; D", "D:roll p1 p1 p1=r p1=4c p1=WF - p1=- - - - - 0", &[5, 6, 7], Some(5));
    sees("p1; D", "D:roll p1 p1 p1=r p1=3c p1=WFK - p1=- - - - - 0", &[3, 4, 5, 6, 7], Some(3));
}

#[test]
fn v18_nobody_sees_other_reels_and_a_page_no_names_of_steps() {
    let reels = "red:e1,h4,f2,g7,d3,d5,e4;blue:a5,d2,b4,g3,c3,e6,d5;yellow:e9,b6,d8,c3,e7,f5,e4";
    let position = |reels: &str| {
        format!("A:roll p1 p1,p2 p1=r,p2=b p1=e1,p2=a5 p1=-,p2=- - p1=16,p2=25 - p1=e1,p2=a5 - {reels} 0")
    };
    let table = at("p1, p2; A; reels random", &position(reels));
    let text = |viewer| table.view_text(viewer);
    assert_eq!(text(Viewer::Seat(Seat(0))), position("red:e1,h4,?,?,?,?,?;blue:?;yellow:?"));
    assert_eq!(text(Viewer::Seat(Seat(1))), position("red:?;blue:a5,d2,?,?,?,?,?;yellow:?"));
    assert_eq!(text(Viewer::Spectator), position("red:?;blue:?;yellow:?"));
    assert!(!table.view(Viewer::Seat(Seat(0))).to_string().contains("h4"));
    let live = "game: piramido\nseats: p1\nreels: random\n\nchance reel:red:?\n";
    let mut table = Registered::<Piramido>::GAME.open(&setup("p1; A; reels random"));
    table.play("chance", "reel:red:e1,h4,f2,g7,d3,d5,e4").expect("it is allowed");
    assert_eq!(table.record(Some(Viewer::Seat(Seat(0)))), live);
}

#[test]
fn rolloff_until_the_highest_is_unique_then_colours_in_order() {
    let rolloff = "A:rolloff p1 p1,p2,p3 p1=-,p2=-,p3=- p1=-,p2=-,p3=- p1=-,p2=-,p3=- - p1=-,p2=-,p3=- - p1=-,p2=-,p3=- - - 0";
    let text = "p1, p2, p3; A; order rolloff";
    check(text, rolloff, "chance rolloff:6,3,6", rolloff);
    let first = rolloff.replace("rolloff p1 p1,p2,p3", "colour p2 p2,p3,p1");
    check(text, rolloff, "chance rolloff:5,6,5", &first);
    legal(text, &first, "colour:blue colour:red colour:yellow");
    let second = first.replace("colour p2", "colour p3").replacen("p2=-", "p2=y", 1);
    check(text, &first, "p2 colour:yellow", &second);
    legal(text, &second, "colour:blue colour:red");
    assert!(at(text, rolloff).play("chance", "rolloff:5,6").is_err());
    check(
        "p1; A; order rolloff",
        "A:rolloff p1 p1 p1=- p1=- p1=- - p1=- - p1=- - - 0",
        "chance rolloff:5",
        "A:colour p1 p1 p1=- p1=- p1=- - p1=- - p1=- - - 0",
    );
}
