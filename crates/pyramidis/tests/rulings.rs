//! Rulings P1 to P9 and each example of the specification, as position, action, position.

use game::{Game, Match, Setup, Tabletop, Turn};
use pyramidis::Colour::{self, Blue, Green, Red, Yellow};
use pyramidis::{Action, Pyramidis, Square};

fn setup(position: &str, edition: &str) -> Setup {
    let seats = match position.split(' ').nth(1).expect("a position has start squares") {
        start if start.starts_with('g') => "green, blue",
        start if start.contains('g') => "red, green, yellow, blue",
        _ => "red, yellow",
    };
    let mut setup = Setup::default_of(Pyramidis::SPEC);
    setup.set_seats(seats).unwrap();
    setup.set_option("edition", edition).unwrap();
    setup
}

fn read(position: &str, edition: &str) -> Match<Pyramidis> {
    let setup = setup(position, edition);
    let read = Pyramidis::parse(&setup, position).unwrap_or_else(|error| panic!("{error} in {position}"));
    assert_eq!(read.to_string(), position);
    Match::at(&setup, read)
}

fn play(play: &mut Match<Pyramidis>, actions: &str) {
    for action in actions.split_whitespace() {
        play.play(action.parse().unwrap()).unwrap();
    }
}

fn check(before: &str, actions: &str, after: &str) {
    check_in("international", before, actions, after);
}

fn check_in(edition: &str, before: &str, actions: &str, after: &str) {
    let mut table = read(before, edition);
    play(&mut table, actions);
    assert_eq!(table.position().to_string(), after, "after {actions} from {before}");
}

fn legal(position: &str) -> String {
    let mut actions = Vec::new();
    read(position, "international").position().legal(&mut actions);
    let mut actions: Vec<String> = actions.iter().map(Action::to_string).collect();
    actions.sort();
    actions.join(" ")
}

fn winner(edition: &str, before: &str, actions: &str) -> String {
    let mut table = read(before, edition);
    play(&mut table, actions);
    match table.position().turn() {
        Turn::Over(outcome) => outcome
            .winners
            .iter()
            .map(|seat| table.setup().seats()[seat.index()])
            .collect::<Vec<_>>()
            .join(" "),
        _ => "nobody yet".into(),
    }
}

#[test]
fn the_rulebooks_first_moves() {
    check("- r8y8 r0y0 r", "start:3 start:2", "a5=r,b5=r,c5=r,g5=y,h5=y r5y6 r0y0 r");
    check("a5=rr,b5=rr,c5=rr,d5=r r1y8 r0y0 r", "move:a5", "b5=rrr,c5=rrr,d5=r r1y8 r0y0 y");
    assert_eq!(legal("- r8y8 r0y0 r"), "start:1 start:2 start:3 start:4 start:5");
    assert_eq!(legal("a5=r,c5=ry,d5=yr r3y5 r2y1 r"), "move:a5 move:d5 start:1 start:2 start:3");
}

#[test]
fn p1_courses_have_sixteen_squares_and_meet_only_in_the_centre() {
    let ring = |colour: Colour| {
        let mut squares: Vec<Square> = colour.course().to_vec();
        squares.sort();
        squares.dedup();
        squares
    };
    assert_eq!(ring(Red).len(), 16);
    assert_eq!(ring(Red), ring(Yellow));
    assert_eq!(ring(Green), ring(Blue));
    let shared = Square::all().filter(|square| ring(Red).contains(square) && ring(Green).contains(square));
    assert_eq!(shared.map(|square| square.to_string()).collect::<Vec<_>>().join(" "), "d4 d5 e4 e5");
    assert_eq!(Square::all().count(), 28);
    for colour in Colour::ALL {
        assert_eq!(colour.course()[15], colour.home());
        let steps = colour.course().windows(2);
        assert!(steps.into_iter().all(|step| step[0].next(colour) == step[1]), "{colour}");
    }
}

#[test]
fn p2_a_strayed_stack_goes_to_the_centre_and_on_along_its_own_course() {
    let way = |colour: Colour, from: &str, steps: usize| {
        let Ok(Action::Move(from)) = format!("move:{from}").parse() else { panic!("{from}") };
        let squares = std::iter::successors(Some(from), |square| Some(square.next(colour)));
        squares.skip(1).take(steps).map(|square| square.to_string()).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(way(Green, "b5", 5), "c5 d5 d6 d7 d8");
    assert_eq!(way(Green, "a4", 5), "b4 c4 d4 d5 d6");
    assert_eq!(way(Green, "h5", 5), "g5 f5 e5 e4 e3");
    assert_eq!(way(Blue, "f4", 3), "e4 e5 e6");
    assert_eq!(way(Red, "d8", 5), "d7 d6 d5 e5 f5");
    assert_eq!(way(Red, "e1", 5), "e2 e3 e4 d4 c4");
    assert_eq!(way(Yellow, "e7", 3), "e6 e5 d5");
    check("b5=rrg r6g7y8b8 r0g0y0b0 g", "move:b5", "c5=r,d5=r,d6=g r6g7y8b8 r0g0y0b0 y");
}

#[test]
fn p3_a_tower_is_jumped_and_not_counted() {
    check("b5=yr,c5=yyyyy r7y2 r0y0 r", "move:b5", "c5=yyyyy,d5=y,e5=r r7y2 r0y0 y");
    // Two towers in a row, and the start square drops behind them too.
    check("a5=yyyyy,b5=rrrrr r3y3 r0y0 r", "start:2", "a5=yyyyy,b5=rrrrr,c5=r,d5=r r1y3 r0y0 y");
}

#[test]
fn p3_the_own_home_circle_takes_all_that_is_in_hand() {
    // Seven are on red's circle already; the move ends there all the same.
    check("a4=yyyyyyy,b4=yr r7y0 r0y0 r", "move:b4", "a4=yyyyyyyy r7y0 r1y0 y");
    check("c4=rrrr r4y8 r0y0 r", "move:c4", "b4=r r4y8 r3y0 y");
}

#[test]
fn p4_foreign_pyramids_stay_on_the_home_circle_in_their_order() {
    check("b4=gyr r7g7y7b8 r0g0y0b0 r", "move:b4", "a4=gy r7g7y7b8 r1g0y0b0 g");
    // On top of what is there, even above five, other colours between one's own too.
    check("a4=gyb,b4=ygrbr r6g6y6b6 r0g0y0b0 r", "move:b4", "a4=gybygb r6g6y6b6 r2g0y0b0 g");
}

#[test]
fn p4_a_stack_above_five_is_moved_by_its_full_height() {
    check("a4=yyyyyy r8y2 r0y0 y", "move:a4", "b4=y,c4=y,d4=y,e4=y,f4=y,g4=y r8y2 r0y0 r");
    // Eleven of three colours: yellow goes on from its ninth square and is home after seven.
    check(
        "a4=ggggggbbbby r8g2y7b4 r0g0y0b0 y",
        "move:a4",
        "b4=g,c4=g,d4=g,e4=g,f4=g,g4=g,h4=bbbb r8g2y7b4 r0g0y1b0 b",
    );
    // Twenty-four is the highest stack there can be.
    check(
        "a4=ggggggggbbbbbbbbyyyyyyyy r8g0y0b0 r0g0y0b0 y",
        "move:a4",
        "b4=g,c4=g,d4=g,e4=g,f4=g,g4=g,h4=ggbbbbbbbb r8g0y0b0 r0g0y8b0 .",
    );
}

#[test]
fn p5_a_pyramid_dropped_on_its_circle_by_another_is_home() {
    // Yellow carries red to a4, yellow's ninth square.
    check("a5=y,b5=ry r7y6 r0y0 y", "move:b5", "a4=y,a5=yr r7y6 r0y0 r");
    check("a5=ry r7y7 r0y0 y", "move:a5", "b4=y r7y7 r1y0 r");
    // While it is a tower the circle is jumped: the red pyramid goes on.
    check("a4=yyyyy,a5=ry r7y2 r0y0 y", "move:a5", "a4=yyyyy,b4=r,c4=y r7y2 r0y0 r");
}

#[test]
fn p6_a_captured_pyramid_is_moved_only_by_the_owner_of_its_stack() {
    assert_eq!(legal("c5=ry r7y7 r0y0 r"), "start:1 start:2 start:3 start:4 start:5");
    check("c5=ry r7y7 r0y0 y", "move:c5", "a5=y,b5=r r7y7 r0y0 r");
}

#[test]
fn p7_the_fifth_pyramid_home_wins_no_matter_who_moved_it() {
    let before = "a5=ry,b4=r r2y7 r4y0 y";
    check(before, "move:a5", "b4=ry r2y7 r5y0 .");
    assert_eq!(winner("international", before, "move:a5"), "red");
    // The move is finished: more than five may be home.
    check("b4=rrrr r0y8 r4y0 r", "move:b4", "- r0y8 r8y0 .");
    // Red's move drops yellow's fifth on h4 and then, over three towers, reaches its own circle with its own fifth:
    // yellow was first.
    let both = "b4=ggggg,c4=bbbbb,d4=bbbrr,h5=ygggr r1g0y3b0 r4g0y4b0 r";
    check(both, "move:h5", "b4=ggggg,c4=bbbbb,d4=bbbrr,e4=g,f4=g,g4=g r1g0y3b0 r5g0y5b0 .");
    assert_eq!(winner("international", both, "move:h5"), "yellow");
}

#[test]
fn p8_a_player_without_a_stack_and_with_an_empty_start_square_passes() {
    assert_eq!(legal("c5=rrrry r0y7 r4y0 r"), "pass");
    check("c5=rrrry r0y7 r4y0 r", "pass", "c5=rrrry r0y7 r4y0 y");
    assert_eq!(legal("c5=rrrry r0y7 r4y0 y"), "move:c5 start:1 start:2 start:3 start:4 start:5");
}

#[test]
fn p8_in_the_german_edition_a_blockade_wins() {
    // Yellow covers the last red stack.
    let before = "c5=rrrr,d5=y r0y7 r4y0 y";
    check_in("german", before, "move:d5", "c5=rrrry r0y7 r4y0 .");
    assert_eq!(winner("german", before, "move:d5"), "yellow");
    check_in("international", before, "move:d5", "c5=rrrry r0y7 r4y0 r");
    // Not only the next player counts: red blocks blue.
    let four = "c5=r,d5=bbbb r7g8y8b0 r0g0y0b4 r";
    assert_eq!(winner("german", four, "move:c5"), "red");
    // Somebody who had no move before cannot lose it, and a pass blocks nobody.
    assert_eq!(winner("german", "c5=rrrry,f5=y r0y6 r4y0 y", "move:f5"), "nobody yet");
    assert_eq!(winner("german", "c5=rrrry r0y7 r4y0 r", "pass"), "nobody yet");
    // P7 comes first: the blocking move brings red's fifth home.
    assert_eq!(winner("german", "a5=ry,b4=rrr r0y7 r4y0 y", "move:a5"), "red");
}

/// Four players who carry each other round: after these 32 actions everything stands where it stood.
const ROUND: (&str, &str) = (
    "a4=y,d3=b,d4=rg,d7=b,e3=g,e4=y,g5=r r6g6y6b6 r0g0y0b0 r",
    "move:g5 move:d4 move:a4 move:d7 move:d5 move:e3 move:b4 move:d6 move:h5 move:e2 move:c4 move:d3 move:h4 move:e1 \
     move:d4 move:e4 move:g4 move:d1 move:e5 move:e6 move:d5 move:e5 move:c5 move:e7 move:f5 move:e4 move:b5 move:e8 \
     move:f4 move:d2 move:a5 move:d8",
);

#[test]
fn p9_the_third_time_a_position_occurs_is_a_draw() {
    let (position, round) = ROUND;
    check(position, round, position);
    let drawn = position.replace(" r6g6y6b6 r0g0y0b0 r", " r6g6y6b6 r0g0y0b0 .");
    check(position, &format!("{round} {round}"), &drawn);
    assert_eq!(winner("international", position, &format!("{round} {round}")), "");
    let mut table = read(position, "international");
    play(&mut table, &format!("{round} {round}"));
    assert_eq!(serde_json::to_value(table.position()).unwrap()["ended"], "repetition");
}

#[test]
fn p9_a_thousand_actions_are_a_draw() {
    // Without its past a position knows no repetition: round and round it goes until the thousandth action.
    let (position, round) = ROUND;
    let mut position = Pyramidis::parse(&setup(position, "international"), position).unwrap();
    let actions: Vec<Action> = round.split_whitespace().map(|action| action.parse().unwrap()).collect();
    for (number, action) in actions.iter().cycle().take(1000).enumerate() {
        assert!(matches!(position.turn(), Turn::Seat(_)), "over after {number} actions");
        position.play_unchecked(*action);
    }
    assert_eq!(position.turn(), Turn::Over(game::Outcome::DRAW));
    assert_eq!(serde_json::to_value(position).unwrap()["ended"], "actions");
}

#[test]
fn p9_a_win_with_the_thousandth_action_is_a_win() {
    // The same round from each of its positions, with four of one colour home already: somewhere the thousandth action
    // can bring the fifth.
    let mut won = 0;
    let actions: Vec<Action> = ROUND.1.split_whitespace().map(|action| action.parse().unwrap()).collect();
    for (colour, letter) in ["r", "g", "y", "b"].iter().enumerate() {
        let four = ROUND.0.replace(&format!("{letter}6"), &format!("{letter}2"));
        let four = four.replace(&format!("{letter}0"), &format!("{letter}4"));
        for skipped in 0..actions.len() {
            let mut position = Pyramidis::parse(&setup(&four, "international"), &four).unwrap();
            let fresh = |position: &Pyramidis| {
                Pyramidis::parse(&setup(&four, "international"), &position.to_string())
            };
            actions[..skipped].iter().for_each(|action| position.play_unchecked(*action));
            position = fresh(&position).unwrap();
            actions
                .iter()
                .cycle()
                .skip(skipped)
                .take(999)
                .for_each(|action| position.play_unchecked(*action));
            let mut legal = Vec::new();
            position.legal(&mut legal);
            for action in legal {
                let mut last = position;
                last.play_unchecked(action);
                let Turn::Over(outcome) = last.turn() else {
                    panic!("a thousand actions and no end: {last}")
                };
                let home = last.at_home(Colour::ALL[colour]) == 5;
                assert_eq!(outcome.winners.is_empty(), !home, "P7 comes first: {last}");
                won += u32::from(home);
            }
        }
    }
    assert!(won > 0, "no fifth pyramid came home");
}
