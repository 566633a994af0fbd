//! Why actions are refused: seats and options, position, action, the rule and what is said.

use game::{AnyGame, PlayError, Registered, Rule as _, Setup, Turn, survey};
use piramido::{Piramido, Rule};
use words::{Language, sentence_in_every_language, some_in_every_language};

/// `p1, p2; A, C; reels random`: seats, routes and options that are not the default.
fn setup(text: &str) -> Setup {
    let (seats, options) = text.split_once("; ").expect("seats, then routes");
    survey::setup::<Piramido>(&format!("{seats}; routes {options}"))
}

/// After these actions from the position the last one is refused. Nothing for a position means the beginning.
#[track_caller]
fn refused(text: &str, position: &str, actions: &str, rule: &str, reason: &str) {
    let (setup, entry) = (setup(text), Registered::<Piramido>::GAME);
    let mut table = match position {
        "" => entry.open(&setup),
        _ => entry.open_at(&setup, position).unwrap_or_else(|error| panic!("{error} in {position}")),
    };
    let mut outcome = Ok(());
    for action in actions.split(' ') {
        outcome.unwrap_or_else(|error| panic!("{error}"));
        let actor = match table.turn() {
            Turn::Seat(seat) => setup.seats()[seat.index()],
            _ => "chance",
        };
        outcome = table.play(actor, action);
    }
    match outcome {
        Err(PlayError::Illegal { why, .. }) => {
            sentence_in_every_language(&why.reason);
            let said = Language::ENGLISH.say(&why.reason);
            assert_eq!((why.rule, said.as_str()), (rule, reason));
        }
        other => panic!("{actions} at {position}: {other:?}"),
    }
}

const SOLO: &str = "p1; A";
const DUO: &str = "p1, p2; A";
const BEGINNING: &str = "rulebook: Who begins";
const MOVING: &str = "rulebook: Moving";

#[test]
fn who_begins_is_decided_first() {
    const THREE: &str = "p1, p2, p3; A; order rolloff";
    refused(THREE, "", "roll:3", BEGINNING, "A throw for each seat decides first who begins.");
    refused(THREE, "", "rolloff:1,2", BEGINNING, "Each of 3 seats throws a number, and 2 were found.");
    refused(THREE, "", "rolloff:1,2,5 roll:1", BEGINNING, "Nobody throws before all have a colour.");
    refused(THREE, "", "rolloff:1,2,5 claim", BEGINNING, "Player 3 chooses a colour first.");
    refused(THREE, "", "rolloff:1,2,5 rolloff:1,2,3", BEGINNING, "Who begins has been decided.");
    refused(THREE, "", "rolloff:1,2,5 colour:red colour:red", BEGINNING, "Player 3 has chosen red already.");
    refused(SOLO, "", "roll:2 colour:red", BEGINNING, "Everybody has a colour.");
}

#[test]
fn v2_reels_are_drawn_in_order_and_keep_their_form() {
    const RANDOM: &str = "p1; A, C; reels random";
    const LABYRINTH: &str = "p1; C; reels random";
    refused(RANDOM, "", "roll:3", "V2", "The red reel is drawn next.");
    let blue = "The red reel is drawn next.";
    refused(RANDOM, "", "reel:blue:a5,d2,b4,g3,c3,e6,d5", "V2", blue);
    refused(RANDOM, "", "reel:red:S<,U>,L<,-,K>,F<,W>", "V2", "Route A needs a reel of the pyramid.");
    let level = "Picture 2, i5, is on level 0, not 1.";
    refused(RANDOM, "", "reel:red:e1,i5,f2,g7,d3,d5,e4", "V2", level);
    let plain = "Picture 2, h3, is plain stone.";
    refused(RANDOM, "", "reel:red:e1,h3,f2,g7,d3,d5,e4", "V2", plain);
    let near = "Picture 2, f2, is 2 steps from e1, not 4 to 7.";
    refused(RANDOM, "", "reel:red:e1,f2,f2,g7,d3,d5,e4", "V2", near);
    let taken = "reel:red:e1,h4,f2,g7,d3,d5,e4 reel:blue:e1,h4,f2,g7,d3,d5,e4";
    refused(RANDOM, "", taken, "V2", "Another reel begins on this step.");
    refused(
        LABYRINTH,
        "",
        "reel:red:S<,U>,L<,E>,K>,F<,W>",
        "V2",
        "One picture is without a sign, and none was found.",
    );
    refused(LABYRINTH, "", "reel:red:-,U>,L<,E>,K>,F<,W>", "V2", "The first picture must have a sign.");
    refused(LABYRINTH, "", "reel:red:U>,L<,E>,K>,F<,W>,-", "V2", "The last picture must have a sign.");
    let none = "The reels of this game are the classic ones, and none is drawn.";
    refused(SOLO, "", "reel:red:e1,h4,f2,g7,d3,d5,e4", "V1", none);
    let drawn = "reel:red:e1,h4,f2,g7,d3,d5,e4 reel:blue:a5,d2,b4,g3,c3,e6,d5 reel:yellow:e9,b6,d8,c3,e7,f5,e4 \
                 reel:red:e1,h4,f2,g7,d3,d5,e4";
    refused(RANDOM, "", drawn, "V2", "No reel is drawn now.");
}

#[test]
fn a_throw_comes_first_and_is_moved_whole() {
    refused(SOLO, "", "step:f1", MOVING, "Player 1 throws the die first.");
    refused(SOLO, "", "roll:3 roll:2", MOVING, "Player 1 has thrown 3 and moves now.");
    refused(
        SOLO,
        "",
        "roll:3 step:f1 end",
        MOVING,
        "The whole throw is moved, and Player 1 has 2 steps left.",
    );
    refused(SOLO, "", "roll:1 step:f1 step:f2", MOVING, "The throw of 1 is used up.");
    let left = "Left and right are for the labyrinth; on the pyramid the step is named.";
    refused(SOLO, "", "roll:1 left", MOVING, left);
}

#[test]
fn v1_nobody_stands_on_plain_stone() {
    refused(SOLO, "", "roll:3 step:e2", "V1", "e2 is plain stone, on which nobody can stand.");
}

#[test]
fn v3_where_a_step_goes() {
    refused(SOLO, "", "roll:3 step:h4", "V3", "Player 1 stands on e1, and no way leads from there to h4.");
    refused(
        SOLO,
        "",
        "roll:3 step:f1 step:e1",
        "V3",
        "Player 1 goes back to e1 only if there is no other way.",
    );
    let gate = "A:step p1 p1 p1=r p1=e4 p1=- - p1=16 4:1:n:* p1=e1+e3+e4 - - 1";
    refused(SOLO, gate, "step:e5", "V3", "The top is for one with six hieroglyphs, and Player 1 has none.");
    let explorer =
        "A:step p1 p1,p2 p1=r,p2=b p1=e1,p2=f1 p1=-,p2=- - p1=16,p2=25 3:3:-:- p1=e1,p2=a5+f1 - - 1";
    refused(DUO, explorer, "step:f1", "V3", "The explorer of Player 2 stands on f1.");
    let sphinx = "A:step p1 p1,p2 p1=r,p2=b p1=f1,p2=a4 p1=-,p2=f2 f2=b5 p1=16,p2=2 2:1:e:* p1=e1+f1,p2=a4+a5+f2 - - 1";
    refused(DUO, sphinx, "step:f2", "V3", "A throw ends on sphinx 5 only if it is 5, and this is 2.");
    let down = "B:roll p1 p1 p1=r p1=e5 p1=- - p1=16 - p1=e5 - - 0";
    refused("p1; B", down, "roll:3 step:e4 step:e5", "V3", "Nobody returns to the top in route B.");
}

#[test]
fn v4_from_the_top_and_from_a_sphinx_one_turns_back() {
    let there =
        "A:step p1 p1 p1=r p1=e4 p1=h4+f2+g7+d3+d5+e4 - p1=16 3:2:n:- p1=d3+d5+e1+e3+e4+f2+g7+h4 - - 1";
    refused(SOLO, there, "step:e5 step:f5", "V4", "From the top Player 1 turns back, to e4.");
    let sphinx = "A:step p1 p1,p2 p1=r,p2=b p1=f1,p2=a4 p1=-,p2=f2 f2=b5 p1=16,p2=2 3:2:e:* p1=e1+f1,p2=a4+a5+f2 - - 1";
    refused(DUO, sphinx, "step:f2 step:f3", "V4", "From the sphinx on f2 Player 1 turns back, to f1.");
}

#[test]
fn v6_one_claims_a_step_that_was_just_entered() {
    refused(SOLO, "", "roll:3 claim", "V6", "Player 1 has not entered e1 in this throw.");
    let twice = "Player 1 has taken the sign of f1 already since entering it.";
    refused(SOLO, "", "roll:3 step:f1 claim claim", "V6", twice);
    let full =
        "A:step p1 p1 p1=r p1=f3 p1=h4+f2+g7+d3+d5+e4 - p1=16 3:2:n:- p1=d3+d5+e1+e4+f2+f3+g7+h4 - - 1";
    refused(SOLO, full, "claim", "V6", "Player 1 has placed six hieroglyphs, and no space is left.");
    let top = "B:step p1 p1,p2 p1=r,p2=b p1=e4,p2=d3 p1=-,p2=e4 e4=b2 p1=16,p2=5 3:2:s:* p1=e4+e5,p2=d3+e3+e4+e5 - - 1";
    refused("p1, p2; B", top, "step:e5 claim", "V6", "The top has no hieroglyph.");
}

#[test]
fn v7_a_sphinx_follows_a_claim() {
    refused(
        SOLO,
        "",
        "roll:3 nosphinx",
        "V7",
        "A sphinx is set right after a sign is taken, and not before.",
    );
    let first = "Player 1 has taken a sign and sets a sphinx first, or none.";
    let claim = "roll:6 step:f1 step:f2 step:f3 claim";
    refused(SOLO, "", &format!("{claim} step:e3"), "V7", first);
    refused(SOLO, "", &format!("{claim} sphinx:2:f2"), "V7", "Sphinx 2 is blue, and Player 1 is not.");
    refused(SOLO, "", &format!("{claim} sphinx:6:c3"), "V7", "The explorer of Player 1 has not been on c3.");
    refused(SOLO, "", &format!("{claim} sphinx:6:f3"), "V7", "The explorer of Player 1 stands on f3.");
    let ground = "f1 is on the ground, and sphinxes stand on levels 1 to 3.";
    refused(SOLO, "", &format!("{claim} sphinx:6:f1"), "V7", ground);
    let again = format!("{claim} sphinx:6:f2 step:e3 claim sphinx");
    refused(SOLO, "", &format!("{again}:6:f3"), "V7", "Player 1 does not have sphinx 6 in hand any more.");
    refused(SOLO, "", &format!("{again}:1:f2"), "V7", "A sphinx stands on f2 already.");
    refused("p1; B", "", "roll:3 step:e4 step:e3 claim sphinx:6:e5", "V7", "No sphinx stands on the top.");
}

#[test]
fn v14_colours_are_chosen_again() {
    const THREE: &str = "p1, p2, p3; A, B; colours choose";
    let six = "e3+e3+e3+e3+e3+e3";
    let choice = |seat: &str, colours: &str| {
        format!(
            "B:colour {seat} p2,p3,p1 {colours} p1=-,p2=-,p3=- p1=-,p2=-,p3=- - p1=-,p2=-,p3=- - p1=-,p2=-,p3=- A=p1:r:{six}:3,p2:b:{six}:1,p3:y:{six}:2 - 0"
        )
    };
    let up = "Player 2 had blue on the way up, and takes another colour for the way down.";
    refused(THREE, &choice("p2", "p1=-,p2=-,p3=-"), "colour:blue", "V14", up);
    let none = "If Player 3 takes blue, somebody who chooses later finds no colour.";
    refused(THREE, &choice("p3", "p1=-,p2=y,p3=-"), "colour:blue", "V14", none);
}

#[test]
fn sides_are_chosen_in_route_c() {
    const CHAPTER: &str = "rulebook: Route C";
    refused("p1; C", "", "left", CHAPTER, "Player 1 chooses the side to start from first.");
    refused("p1; C", "", "roll:2", BEGINNING, "Nobody throws before all have a side.");
    refused("p1; C", "", "side:L roll:2 side:R", CHAPTER, "Everybody has started.");
    refused(SOLO, "", "roll:2 side:R", CHAPTER, "Sides are for route C.");
}

#[test]
fn v10_and_v12_the_labyrinth() {
    refused("p1; C", "", "side:L roll:2 left", "V10", "From L the only way is right.");
    refused("p1; C", "", "side:R roll:2 right", "V10", "From R the only way is left.");
    refused("p1; C", "", "side:L roll:2 claim", "V12", "Player 1 moves the throw of 2 first, left or right.");
    let moved = "Player 1 has moved, and takes the sign on 1c or ends.";
    refused("p1; C", "", "side:L roll:3 right left", "V12", moved);
    let steps = "Steps are for the pyramid; in the labyrinth one goes left or right.";
    refused("p1; C", "", "side:L roll:2 step:e1", MOVING, steps);
    refused("p1; C", "", "side:L roll:2 nosphinx", "V7", "Sphinxes are for the pyramid.");
}

#[test]
fn every_rule_of_the_list_is_a_reason_and_a_ruling_or_a_chapter() {
    let rules = survey::reasons::<Piramido>(
        251,
        1,
        &["step:a1", "step:e5", "sphinx:3:d3", "rolloff:5,3,6"],
        some_in_every_language(),
    );
    // Random games hardly ever come to a second route: V14 has its own test above.
    for rule in Rule::ALL.iter().map(|rule| rule.name()).filter(|rule| *rule != "V14") {
        let ruling = rule.strip_prefix('V').and_then(|number| number.parse().ok());
        assert!(
            ruling.is_some_and(|number: u8| (1..=20).contains(&number)) || rule.starts_with("rulebook: ")
        );
        assert!(rules.contains_key(rule), "{rule} is not among {rules:?}");
    }
}
