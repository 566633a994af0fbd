//! Why actions are refused: seats and options, position, action, the rule and what is said.

use game::{Entry, Of, PlayError, Setup, Tabletop, Turn, survey};
use piramido::Piramido;

/// `p1, p2; A, C; random; rolloff`: seats, routes and, if they are not the default, reels and order.
fn setup(text: &str) -> Setup {
    let mut setup = Setup::default_of(Piramido::SPEC);
    let mut parts = text.split("; ");
    setup.set_seats(parts.next().expect("seats come first")).expect("the seats are allowed");
    for (key, value) in ["routes", "reels", "order"].into_iter().zip(parts) {
        setup.set_option(key, value).expect("the option has this value");
    }
    setup
}

/// After these actions from the position the last one is refused. Nothing for a position means the beginning.
#[track_caller]
fn refused(text: &str, position: &str, actions: &str, rule: &str, reason: &str) {
    let (setup, entry) = (setup(text), Of::<Piramido>::ENTRY);
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
        Err(PlayError::Illegal { why, .. }) => assert_eq!((why.rule, why.text.as_str()), (rule, reason)),
        other => panic!("{actions} at {position}: {other:?}"),
    }
}

const SOLO: &str = "p1; A";
const DUO: &str = "p1, p2; A";
const BEGINNING: &str = "rulebook: Who begins";
const MOVING: &str = "rulebook: Moving";

#[test]
fn who_begins_is_decided_first() {
    const THREE: &str = "p1, p2, p3; A; classic; rolloff";
    refused(THREE, "", "roll:3", BEGINNING, "a throw for each seat decides first who begins");
    refused(THREE, "", "rolloff:1,2", BEGINNING, "each of 3 seats throws a number, and 2 were found");
    refused(THREE, "", "rolloff:1,2,5 roll:1", BEGINNING, "nobody throws before all have a colour");
    refused(THREE, "", "rolloff:1,2,5 claim", BEGINNING, "p3 chooses a colour first");
    refused(THREE, "", "rolloff:1,2,5 rolloff:1,2,3", BEGINNING, "who begins has been decided");
    refused(THREE, "", "rolloff:1,2,5 colour:red colour:red", BEGINNING, "p3 has chosen red already");
    refused(SOLO, "", "roll:2 colour:red", BEGINNING, "everybody has a colour");
}

#[test]
fn v2_reels_are_drawn_in_order_and_keep_their_form() {
    const RANDOM: &str = "p1; A, C; random";
    const LABYRINTH: &str = "p1; C; random";
    refused(RANDOM, "", "roll:3", "V2", "the red reel is drawn first");
    let blue = "the red reel is drawn next, not the blue one";
    refused(RANDOM, "", "reel:blue:a5,c2,h3,g7,c6,e4,f6", "V2", blue);
    refused(RANDOM, "", "reel:red:S<,U>,L<,-,K>,F<,W>", "V2", "route A needs a reel of the pyramid");
    let level = "picture 2, h9, is on level 0, not 1";
    refused(RANDOM, "", "reel:red:e1,h9,g8,c7,d3,f5,d6", "V2", level);
    let near = "picture 2, f2, is less than 3 steps from e1";
    refused(RANDOM, "", "reel:red:e1,f2,g8,c7,d3,f5,d6", "V2", near);
    let taken = "reel:red:e1,h3,g8,c7,d3,f5,d6 reel:blue:e1,h3,g8,c7,d3,f5,d6";
    refused(RANDOM, "", taken, "V2", "another reel begins on this step");
    refused(
        LABYRINTH,
        "",
        "reel:red:S<,U>,L<,E>,K>,F<,W>",
        "V2",
        "one picture is without a sign, and 0 were found",
    );
    refused(LABYRINTH, "", "reel:red:-,U>,L<,E>,K>,F<,W>", "V2", "the first picture has a sign");
    let none = "the reels of this game are the classic ones, and none is drawn";
    refused(SOLO, "", "reel:red:e1,h3,g8,c7,d3,f5,d6", "V1", none);
    let drawn = "reel:red:e1,h3,g8,c7,d3,f5,d6 reel:blue:a5,c2,h3,g7,c6,e4,f6 reel:yellow:e9,b7,c2,g3,f7,d5,f4 \
                 reel:red:e1,h3,g8,c7,d3,f5,d6";
    refused(RANDOM, "", drawn, "V2", "no reel is drawn now");
}

#[test]
fn a_throw_comes_first_and_is_moved_whole() {
    refused(SOLO, "", "step:e2", MOVING, "p1 throws the die first");
    refused(SOLO, "", "roll:3 roll:2", MOVING, "p1 has thrown 3 and moves now");
    refused(SOLO, "", "roll:3 step:e2 end", MOVING, "the whole throw is moved, and p1 has 2 steps left");
    refused(SOLO, "", "roll:1 step:e2 step:e3", MOVING, "the throw of 1 is used up");
    let left = "left and right are for the labyrinth; on the pyramid `step:` names the step";
    refused(SOLO, "", "roll:1 left", MOVING, left);
}

#[test]
fn v3_where_a_step_goes() {
    let far = "p1 stands on e1, and a step goes to a neighbour: h3 is none";
    refused(SOLO, "", "roll:3 step:h3", "V3", far);
    let back = "p1 goes back to e1 only if e3 straight ahead cannot be entered";
    refused(SOLO, "", "roll:3 step:e2 step:e1", "V3", back);
    refused(
        SOLO,
        "",
        "roll:4 step:e2 step:e3 step:e4 step:e5",
        "V3",
        "the top is for one with six hieroglyphs, and p1 has 0",
    );
    let explorer =
        "A:step p1 p1,p2 p1=r,p2=b p1=e1,p2=e2 p1=-,p2=- - p1=16,p2=25 3:3:-:- p1=e1,p2=a5+e2 - - -";
    refused(DUO, explorer, "step:e2", "V3", "p2's explorer stands on e2");
    let sphinx =
        "A:step p1 p1,p2 p1=r,p2=b p1=e1,p2=a4 p1=-,p2=e2 e2=b5 p1=16,p2=2 3:3:-:- p1=e1,p2=a4+a5+e2 - - -";
    refused(DUO, sphinx, "step:e2", "V3", "sphinx 5 on e2 lets pass a throw of 5, not of 3");
    let down = "B:roll p1 p1 p1=r p1=e5 p1=- - p1=16 - p1=e5 - - -";
    refused("p1; B", down, "roll:3 step:e4 step:e5", "V3", "nobody returns to the top in route B");
}

#[test]
fn v4_from_the_top_one_goes_back() {
    let there =
        "A:step p1 p1 p1=r p1=e4 p1=h3+g8+c7+d3+f5+d6 - p1=16 3:2:n:- p1=c7+d3+d6+e1+e3+e4+f5+g8+h3 - - -";
    refused(SOLO, there, "step:e5 step:f5", "V4", "from the top p1 goes back the way it came, to e4");
}

#[test]
fn v6_one_claims_a_step_that_was_just_entered() {
    refused(SOLO, "", "roll:3 claim", "V6", "p1 has not entered e1 in this throw");
    let twice = "p1 has claimed e2 already since entering it";
    refused(SOLO, "", "roll:3 step:e2 claim nosphinx claim", "V6", twice);
    let full =
        "A:step p1 p1 p1=r p1=e2 p1=h3+g8+c7+d3+f5+d6 - p1=16 3:2:n:- p1=c7+d3+d6+e1+e2+f5+g8+h3 - - -";
    refused(SOLO, full, "claim", "V6", "p1 has placed six hieroglyphs, and no space is left");
}

#[test]
fn v7_a_sphinx_follows_a_claim() {
    refused(SOLO, "", "roll:3 nosphinx", "V7", "a sphinx is set right after a claim, and not before");
    let first = "p1 has claimed and sets a sphinx first, or chooses `nosphinx`";
    refused(SOLO, "", "roll:3 step:e2 claim step:e3", "V7", first);
    refused(SOLO, "", "roll:3 step:e2 claim sphinx:2:e1", "V7", "sphinx 2 is blue, and p1 is not");
    refused(SOLO, "", "roll:3 step:e2 claim sphinx:6:c3", "V7", "p1's explorer has not been on c3");
    refused(SOLO, "", "roll:3 step:e2 claim sphinx:6:e2", "V7", "p1's explorer stands on e2");
    let again = "roll:3 step:e2 claim sphinx:6:e1 step:e3 claim sphinx";
    refused(SOLO, "", &format!("{again}:6:e2"), "V7", "p1 has sphinx 6 no more in hand");
    refused(SOLO, "", &format!("{again}:1:e1"), "V7", "a sphinx stands on e1 already");
    refused("p1; B", "", "roll:3 step:e4 step:e3 claim sphinx:6:e5", "V7", "no sphinx stands on the top");
}

#[test]
fn sides_are_chosen_in_route_c() {
    const CHAPTER: &str = "rulebook: Route C";
    refused("p1; C", "", "left", CHAPTER, "p1 chooses the side to start from first");
    refused("p1; C", "", "roll:2", BEGINNING, "nobody throws before all have a side");
    refused("p1; C", "", "side:L roll:2 side:R", CHAPTER, "everybody has started");
    refused(SOLO, "", "roll:2 side:R", CHAPTER, "sides are for route C");
}

#[test]
fn v10_and_v12_the_labyrinth() {
    refused("p1; C", "", "side:L roll:2 left", "V10", "from L the only way is right, not left");
    refused("p1; C", "", "side:R roll:2 right", "V10", "from R the only way is left, not right");
    refused("p1; C", "", "side:L roll:2 claim", "V12", "p1 moves the throw of 2 first, left or right");
    let moved = "p1 has moved, and claims the sign on 1c or ends";
    refused("p1; C", "", "side:L roll:3 right left", "V12", moved);
    let steps = "steps are for the pyramid; in the labyrinth one goes left or right";
    refused("p1; C", "", "side:L roll:2 step:e1", MOVING, steps);
    refused("p1; C", "", "side:L roll:2 nosphinx", "V7", "sphinxes are for the pyramid");
}

#[test]
fn every_reason_is_a_ruling_or_a_chapter() {
    let rules = survey::reasons::<Piramido>(31, 1, &["step:a1", "sphinx:3:d4", "rolloff:5,3,6"]);
    for rule in rules.keys() {
        let ruling = rule.strip_prefix('V').and_then(|number| number.parse().ok());
        assert!(
            ruling.is_some_and(|number: u8| (1..=20).contains(&number)) || rule.starts_with("rulebook: ")
        );
    }
    for rule in ["V1", "V2", "V3", "V7", "V10", "V12", BEGINNING, MOVING] {
        assert!(rules.contains_key(rule), "{rule} is not among {rules:?}");
    }
}
