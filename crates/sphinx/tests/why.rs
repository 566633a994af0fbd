//! Why actions are refused: position, action, the rule and what is said.

mod common;

use common::open_with;
use game::{PlayError, Rule as _, survey};
use sphinx::{Rule, Sphinx};
use words::{Language, sentence_in_every_language, some_in_every_language};

#[track_caller]
fn refused_with(options: &[(&str, &str)], position: &str, action: &str, rule: &str, text: &str) {
    match open_with(options, position).play(action.parse().unwrap()) {
        Err(PlayError::Illegal { why, .. }) => {
            sentence_in_every_language(&why.reason);
            let said = Language::ENGLISH.say(&why.reason);
            assert_eq!((why.rule, said.as_str()), (rule, text));
        }
        other => panic!("{action} at {position}: {other:?}"),
    }
}

#[track_caller]
fn refused(position: &str, action: &str, rule: &str, text: &str) {
    refused_with(&[], position, action, rule, text);
}

const DEAL: &str = "p1=0,p2=0 p1=-,p2=- ?????? p1=??????,p2=?????? p1:deal - - -";
const ROLL: &str = "p1=0,p2=0 p1=-,p2=- RBGYPW p1=??????,p2=?????? p1:roll - - -";
const DICE: &str = "p1=5,p2=7 p1=-,p2=R RBGYPW p1=??????,p2=?????? p1:dice 2,6 - -";
const TAKE: &str = "p1=4,p2=0 p1=-,p2=- RBGYPW p1=??????,p2=?????? p1:take 3 - +2";
const PEEK: &str = "p1=15,p2=0 p1=-,p2=- RBGYPW p1=??????,p2=?????? p1:peek S - +0";
const STEAL: &str = "p1=13,p2=13,p3=0 p1=R,p2=RG,p3=B RBGYPW p1=??????,p2=??????,p3=?????? p1:steal 2 - +2";
const ATTEMPT: &str = "p1=77,p2=0 p1=RBG,p2=- RBGYPW p1=??????,p2=?????? p1:attempt - - +0";

#[test]
fn before_the_game_the_sphinxes_are_dealt_once() {
    const PREPARATION: &str = "rulebook: Before the game";
    refused(DEAL, "roll:2,5,S", PREPARATION, "The sphinxes are dealt first.");
    refused(ROLL, "deal:RBGYPW", PREPARATION, "The sphinxes have been dealt.");
}

#[test]
fn x1_the_dice_show_what_they_can() {
    refused(ROLL, "roll:5,2,S", "X1", "Of the plain dice the lower is written first: 2,5.");
    refused(ROLL, "roll:2,5", "X1", "Three dice are thrown, the one with the snakes last.");
    let two = [("dice", "two")];
    refused_with(&two, ROLL, "roll:2,5,S", "X1", "Two dice are thrown, without the one with the snakes.");
}

#[test]
fn a_turn_begins_with_the_dice_and_they_fall_once() {
    refused(ROLL, "+3", "rulebook: A turn", "Player 1 throws the dice first.");
    refused(DICE, "roll:1,2,3", "rulebook: A turn", "Player 1 has thrown, and the turn is not over.");
}

#[test]
fn a_walk_uses_a_die_that_is_left() {
    refused(DICE, "+4", "rulebook: Dice", "No die that is left shows 4. Dice left: 2 and 6.");
    refused(DICE, "swap:G1:T2", "rulebook: Snakes", "No die that is left shows snakes. Dice left: 2 and 6.");
}

#[test]
fn x3_nobody_goes_below_the_start() {
    refused(DICE, "-6", "X3", "Player 1 stands on field 5 and cannot go 6 back.");
}

#[test]
fn no_walk_ends_on_a_pawn() {
    refused(
        DICE,
        "+2",
        "rulebook: Walking",
        "The pawn of Player 2 stands on field 7, and no walk ends on a pawn.",
    );
}

#[test]
fn x4_the_first_guard_asks_for_three_cards() {
    let near = "p1=75,p2=0 p1=RB,p2=- RBGYPW p1=??????,p2=?????? p1:dice 2,3 - -";
    let text = "This reaches the first guard, for which Player 1 needs three cards and has 2.";
    refused(near, "+3", "X4", text);
    refused(DICE, "attempt:RBG", "X4", "Player 1 does not stand before the first guard.");
    refused(ATTEMPT, "attempt:RBW", "X4", "Player 1 has no white card to name.");
    refused(ATTEMPT, "pass", "X4", "Player 1 stands before the first guard and must name three colours.");
    let any = [("order", "any")];
    let order = "The order does not count, and the colours are written attempt:RBG.";
    refused_with(&any, ATTEMPT, "attempt:GBR", "rulebook: For young players", order);
}

#[test]
fn x6_dice_are_used() {
    refused(DICE, "pass", "X6", "Player 1 must use the dice that can be used, for example +6.");
}

#[test]
fn cards_looks_thefts_and_doors_come_up_on_the_way() {
    let card = "Player 1 is not on a card field in a walk, so there is no card to take.";
    refused(DICE, "take", "rulebook: Card fields", card);
    let look = "Player 1 looks only when a walk passes or reaches a mummy field.";
    refused(DICE, "peek:G1", "rulebook: Mummy fields", look);
    let looked = DICE.replace("p1=??????", "p1=R?????").replace("2,6 - -", "2,6 L -");
    refused(&looked, "peek:G1", "rulebook: Mummy fields", "Player 1 has looked in this turn already.");
    let theft = "Player 1 is not walking over another pawn, so there is nothing to steal.";
    refused(DICE, "steal:p2:R", "X8", theft);
    let door = "A door turns by itself when a walk ends beside it.";
    refused(DICE, "turn", "rulebook: Secret doors", door);
    let optional = [("doors", "optional")];
    refused_with(&optional, DICE, "turn", "rulebook: Secret doors", "No walk has just ended beside a door.");
    let beside = "p1=2,p2=0 p1=-,p2=- RBGYPW p1=??????,p2=?????? p1:door 3 - +0";
    let asked = "Player 1 stands beside a door and turns it first, or leaves it closed.";
    refused_with(&optional, beside, "+3", "rulebook: Secret doors", asked);
}

#[test]
fn x7_what_is_asked_is_decided_first() {
    refused(TAKE, "+3", "X7", "On field 4 Player 1 first takes the red card or leaves it.");
    refused(TAKE, "peek:G1", "X7", "On field 4 Player 1 first takes the red card or leaves it.");
    refused(PEEK, "swap:G1:T1", "X7", "On field 15 Player 1 first looks under a sphinx or does not.");
    refused(PEEK, "take", "X7", "On field 15 Player 1 first looks under a sphinx or does not.");
    refused(STEAL, "+2", "X7", "On field 13 Player 1 first steals from Player 2 or does not.");
}

#[test]
fn x8_one_steals_from_the_pawn_that_is_passed() {
    refused(
        STEAL,
        "steal:p3:B",
        "X8",
        "Player 1 walks over the pawn of Player 2, not over that of Player 3.",
    );
    refused(STEAL, "steal:p2:R", "rulebook: Stealing", "Player 1 has a red card already.");
    refused(STEAL, "steal:p2:W", "rulebook: Stealing", "Player 2 has no white card.");
}

#[test]
fn every_rule_of_the_list_is_a_reason_and_a_ruling_or_a_chapter() {
    let rules = survey::reasons::<Sphinx>(
        5,
        1,
        &["attempt:RBG", "steal:p4:W", "roll:5,2,S"],
        some_in_every_language(),
    );
    for rule in Rule::ALL.iter().map(|rule| rule.name()) {
        let ruling = rule.strip_prefix('X').and_then(|number| number.parse().ok());
        assert!(
            ruling.is_some_and(|number: u8| (1..=12).contains(&number)) || rule.starts_with("rulebook: ")
        );
        assert!(rules.contains_key(rule), "{rule} is not among {rules:?}");
    }
}
