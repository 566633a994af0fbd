//! Why actions are refused: position, action, the rule and what is said.

use game::{Match, PlayError, Rule as _, Setup, Tabletop, survey};
use pyramidis::{Action, Pyramidis, Rule};
use words::{Language, sentence_in_every_language, some_in_every_language};

#[track_caller]
fn refused(position: &str, action: &str, rule: &str, text: &str) {
    let setup = Setup::default_of(Pyramidis::SPEC);
    let read = Pyramidis::parse(&setup, position).unwrap_or_else(|error| panic!("{error} in {position}"));
    match Match::at(&setup, read).play(action.parse().unwrap()) {
        Err(PlayError::Illegal { why, .. }) => {
            sentence_in_every_language(&why.reason);
            let said = Language::ENGLISH.say(&why.reason);
            assert_eq!((why.rule, said.as_str()), (rule, text));
        }
        other => panic!("{action} at {position}: {other:?}"),
    }
}

const MOVEMENT: &str = "rulebook: Movement of pyramids";

#[test]
fn from_the_start_square_one_takes_what_is_there() {
    refused(
        "a5=rrrr,b5=rr r2y8 r0y0 r",
        "start:3",
        MOVEMENT,
        "Red has only 2 pyramids on the start square, not 3.",
    );
    refused("a5=rrrr,b5=rrrr r0y8 r0y0 r", "start:1", MOVEMENT, "The start square of Red is empty.");
}

#[test]
fn a_move_needs_a_stack() {
    refused("- r8y8 r0y0 r", "move:c5", MOVEMENT, "There is no stack on c5.");
}

#[test]
fn the_pyramid_on_top_owns_the_stack() {
    refused(
        "g5=y r8y7 r0y0 r",
        "move:g5",
        MOVEMENT,
        "The stack on g5 belongs to Yellow: its top pyramid is yellow.",
    );
    let captured = "The stack on g5 has a pyramid of Red in it, but Yellow is on top and moves it.";
    refused("g5=ry r7y7 r0y0 r", "move:g5", "P6", captured);
    let both = "The stack on g5 has 2 pyramids of Red in it, but Yellow is on top and moves it.";
    refused("g5=rry r6y7 r0y0 r", "move:g5", "P6", both);
}

#[test]
fn who_can_move_must() {
    refused("- r8y8 r0y0 r", "pass", "P8", "Red must move, and has 8 pyramids on the start square.");
    let stacks = "c5=rrrr,d5=rrrr r0y8 r0y0 r";
    refused(stacks, "pass", "P8", "Red must move, and owns the stack on c5.");
}

#[test]
fn the_message_is_one_line_with_what_was_found_the_rule_and_what_was_expected() {
    let mut table = Match::<Pyramidis>::new(&Setup::default_of(Pyramidis::SPEC));
    let error = table.play(Action::Pass).unwrap_err();
    assert_eq!(
        error.to_string(),
        "found `pass`, which is not legal here (P8), expected `start:1`, `start:2`, `start:3`, `start:4` or `start:5`"
    );
}

#[test]
fn what_no_notation_writes_has_a_reason_too() {
    let position = <Pyramidis as game::Game>::new(&Setup::default_of(Pyramidis::SPEC));
    let why = position.why(Action::Start(9)).named();
    let said = Language::ENGLISH.say(&why.reason);
    assert_eq!(
        (why.rule, said.as_str()),
        (MOVEMENT, "One to five pyramids are taken from the start square, not 9.")
    );
}

#[test]
fn every_rule_of_the_list_is_a_reason_and_a_ruling_or_a_chapter() {
    let rules = survey::reasons::<Pyramidis>(1, 5, &["start:5", "pass"], some_in_every_language());
    for rule in Rule::ALL.iter().map(|rule| rule.name()) {
        let ruling = rule.strip_prefix('P').and_then(|number| number.parse().ok());
        assert!(ruling.is_some_and(|number: u8| (1..=9).contains(&number)) || rule.starts_with("rulebook: "));
        assert!(rules.contains_key(rule), "{rule} is not among {rules:?}");
    }
}
