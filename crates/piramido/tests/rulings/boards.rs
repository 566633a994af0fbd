//! Rulings V1 and V2: the boards and the reels.

use piramido::{CLASSIC_LABYRINTH, CLASSIC_PYRAMID, Part, Sign, Space, Step};

use super::{at, check};

/// The steps to which a step is joined, by name.
fn ways(step: &str) -> String {
    let step = Step::all().find(|other| other.name() == step).expect("it is a step");
    let mut ways: Vec<&str> = step.ways().map(Step::name).collect();
    ways.sort_unstable();
    ways.join(" ")
}

#[test]
fn v1_forty_steps_are_marked_and_joined_to_a_network() {
    let part = |part: Part| {
        let steps = Step::all().filter(|step| step.part() == Some(part));
        steps.map(Step::name).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(part(Part::Forecourt), "a4 a5 a6 d1 d9 e1 e9 f1 f9 i4 i5 i6");
    assert_eq!(part(Part::Stairs), "b4 b6 d2 d8 f2 f8 h4 h6");
    assert_eq!(part(Part::Gallery), "c3 c4 c5 c6 c7 d3 d7 e3 e7 f3 f7 g3 g4 g5 g6 g7");
    assert_eq!((part(Part::Gate), part(Part::Top)), ("d5 e4 e6 f5".to_owned(), "e5".to_owned()));
    for step in Step::all() {
        assert_eq!(step.sign().is_some(), step.part().is_some_and(|part| part != Part::Top), "{step}");
    }
    for (step, expected) in [
        ("e1", "d1 f1"),
        ("d1", "d2 e1"),
        ("d2", "d1 d3"),
        ("d3", "c3 d2 e3"),
        ("e3", "d3 e4 f3"),
        ("e4", "e3 e5"),
        ("e5", "d5 e4 e6 f5"),
        ("c3", "c4 d3"),
        ("a1", ""),
        ("e2", ""),
    ] {
        assert_eq!(ways(step), expected, "{step}");
    }
}

#[test]
fn v1_signs_can_be_found_again() {
    let marked = || Step::all().filter(|step| step.sign().is_some());
    for sign in Sign::ALL {
        let count = marked().filter(|step| step.sign() == Some(sign)).count();
        assert!((5..=6).contains(&count), "{sign:?} stands on {count} steps");
    }
    for (one, other) in marked().flat_map(|one| marked().map(move |other| (one, other))) {
        if one != other && one.sign() == other.sign() {
            assert!(one.walk(other) >= 4, "{one} and {other}");
        }
    }
    // The eight neighbours, in the four ways in which the pyramid can be turned.
    let around = |step: Step, turns: u8| {
        let mut ring: Vec<Option<Sign>> =
            [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)]
                .into_iter()
                .map(|(x, y): (i8, i8)| {
                    let (column, row) = (step.column() as i8 + x, step.row() as i8 + y);
                    let on_board = (0..9).contains(&column) && (0..9).contains(&row);
                    on_board.then(|| Step::at(column as u8, row as u8).sign()).flatten()
                })
                .collect();
        ring.rotate_left(usize::from(turns) * 2);
        ring
    };
    for (one, other) in marked().flat_map(|one| marked().map(move |other| (one, other))) {
        for turns in 0..4 {
            let same = around(one, 0) == around(other, turns);
            assert!(!same || one == other && turns == 0, "{one} and {other} turned {turns} times");
        }
    }
}

#[test]
fn v1_every_row_of_the_labyrinth_has_every_sign_once() {
    for row in 0..6 {
        for sign in Sign::ALL {
            let spaces = (0..11).filter(|column| Space::at(row, *column).sign() == Some(sign));
            assert_eq!(spaces.count(), 1, "{sign:?} in row {}", row + 1);
        }
    }
}

#[test]
fn v1_the_classic_reels() {
    let reels = |reels: [String; 3]| reels.join("; ");
    assert_eq!(
        reels(CLASSIC_PYRAMID.map(|reel| reel.to_string())),
        "e1,h4,f2,g7,d3,d5,e4; a5,d2,b4,g3,c3,e6,d5; e9,b6,d8,c3,e7,f5,e4"
    );
    assert_eq!(
        reels(CLASSIC_LABYRINTH.map(|reel| reel.to_string())),
        "S<,U>,L<,-,K>,F<,W>; W>,K<,E>,L<,S>,-,F<; F<,-,W>,E<,L>,K<,U>"
    );
}

#[test]
fn v2_walks_are_the_fewest_steps_and_never_over_the_top() {
    let step = |name: &str| Step::all().find(|step| step.name() == name).expect("it is a step");
    for (from, to, walk) in [
        ("e1", "e1", 0),
        ("e1", "f1", 1),
        ("e1", "e3", 4),
        ("e4", "d5", 6),
        ("e4", "e6", 10),
        ("e4", "e5", 1),
        ("e5", "e3", 2),
        ("e1", "a1", 255),
    ] {
        assert_eq!(step(from).walk(step(to)), walk, "{from} to {to}");
    }
    for reel in CLASSIC_PYRAMID {
        let steps: Vec<Step> = reel.pictures().flatten().collect();
        for pair in steps.windows(2) {
            assert!((4..=7).contains(&pair[0].walk(pair[1])), "{} to {}", pair[0], pair[1]);
        }
    }
}

#[test]
fn v2_random_reels_keep_levels_walks_and_starts() {
    let start = "A:reels p1 p1 p1=r p1=- p1=- - p1=- - p1=- - - 0";
    let red = "A:reels p1 p1 p1=r p1=- p1=- - p1=- - p1=- - red:e1,h4,f2,g7,d3,d5,e4 0";
    check("p1; A; reels random", start, "chance reel:red:e1,h4,f2,g7,d3,d5,e4", red);
    let refused =
        |position: &str, action: &str| at("p1; A; reels random", position).play("chance", action).is_err();
    assert!(refused(start, "reel:blue:e1,h4,f2,g7,d3,d5,e4"), "red comes first");
    assert!(refused(start, "reel:red:d2,h4,f2,g7,d3,d5,e4"), "the start is on the ground");
    assert!(refused(start, "reel:red:e1,h3,f2,g7,d3,d5,e4"), "the target is plain stone");
    assert!(refused(start, "reel:red:e1,d2,f2,g7,d3,d5,e4"), "the first target is 2 steps away");
    assert!(refused(start, "reel:red:e1,d8,f2,g7,d3,d5,e4"), "the first target is too far away");
    assert!(refused(start, "reel:red:e1,h4,f2,g7,d3,f5,d5"), "opposite gates are ten steps apart");
    assert!(refused(start, "reel:red:e1,h4,g7,f2,d3,d5,e4"), "levels are 1, 1, 2, 2, 3, 3");
    assert!(refused(start, "reel:red:S<,U>,L<,-,K>,F<,W>"), "the route is on the pyramid");
    assert!(refused(red, "reel:blue:e1,h4,f2,g7,d3,d5,e4"), "no two reels start alike");
    let labyrinth = "C:reels p1 p1 p1=r p1=- p1=- - p1=- - - - - 0";
    let refused = |action: &str| at("p1; C; reels random", labyrinth).play("chance", action).is_err();
    assert!(!refused("reel:red:S<,S<,S>,-,K>,F<,W>"));
    assert!(refused("reel:red:-,S<,U>,L<,K>,F<,W>"), "the first picture has a sign");
    assert!(refused("reel:red:S<,U>,L<,K>,F<,W>,-"), "the last picture has a sign");
    assert!(refused("reel:red:S<,-,U>,L<,K>,F<,-"), "one picture has none");
    assert!(refused("reel:red:S<,U>,L<,K>,F<,W>,W>"), "one picture has none");
}
