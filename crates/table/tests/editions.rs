//! A table says by which edition of the rules it is played, and one that another version plays is refused in words.

mod common;

use game::OtherRules;
use protocol::{Refusal, TakebackRule};
use table::{Entry, Logged, Refused, TableState, Unreadable};

use crate::common::{CheckedTable, opened, with};

/// What the first entry of a table says.
fn first(game: &str, seats: &str, chairs: &str) -> String {
    Logged::from(Entry::Opened(Box::new(opened(game, seats, chairs)))).text()
}

fn replay(text: &str) -> Result<TableState, Unreadable> {
    TableState::replay(&"table".parse().unwrap(), [(0, text)])
}

#[test]
fn a_new_table_says_by_which_edition_it_is_played_unless_it_is_the_first() {
    for known in games::GAMES {
        let spec = known.spec();
        let seats = spec.seats[0];
        let text = first(spec.name, &seats.join(", "), &"p".repeat(seats.len()));
        let said = format!(r#""edition":{},"#, spec.edition);
        assert_eq!(text.contains(&said), spec.edition != 1, "{text}");
        let state = replay(&text).unwrap();
        assert_eq!(state.setup().spec(), spec);
    }
}

#[test]
fn what_was_stored_before_there_were_editions_is_of_the_first() {
    let text = first("sakkara", "red, blue", "pp").replace(r#""edition":2,"#, "");
    assert!(!text.contains("edition"), "{text}");
    let Err(Unreadable::Rules(rules)) = replay(&text) else { panic!("{text}") };
    assert_eq!(rules, OtherRules::Older { version: "0.1.x" });
    let refused = Refused::from(rules);
    assert_eq!((refused.code, refused.version), (Refusal::OlderRules, Some("0.1.x")));
    assert_eq!(refused.text, "the table was begun by older rules of the game: Pyramidion 0.1.x plays it");
    assert!(replay(&first("sphinx", "p1, p2", "pp")).is_ok(), "the first edition of this game is played");
}

/// Nothing else in it need mean anything here: another edition may have other seats, options and entries.
#[test]
fn the_edition_is_read_before_anything_else() {
    let odd = r#"{"what":"opened","game":"sakkara","seats":"pink","options":{"size":"7"},"chairs":3}"#;
    assert!(matches!(replay(odd), Err(Unreadable::Rules(OtherRules::Older { .. }))));
    let newer = r#"{"what":"opened","game":"sphinx","edition":7,"players":"many"}"#;
    let Err(Unreadable::Rules(rules)) = replay(newer) else { panic!("it is newer") };
    let refused = Refused::from(rules);
    assert_eq!((refused.code, refused.version), (Refusal::NewerRules, None));
    assert!(refused.text.ends_with("a newer version of Pyramidion plays it"), "{}", refused.text);
    let unknown = r#"{"what":"opened","game":"senet"}"#;
    assert_eq!(
        replay(unknown).err(),
        Some(Unreadable::Rules(OtherRules::Newer)),
        "a game of a newer version"
    );
    for broken in [r#"{"what":"opened","game":"sphinx","edition":70000}"#, "{}", ""] {
        assert!(!matches!(replay(broken), Err(Unreadable::Rules(_)) | Ok(_)), "{broken}");
    }
    let other =
        serde_json::from_str::<Logged>(&first("sphinx", "p1, p2", "pp").replacen('{', r#"{"edition":2,"#, 1));
    assert!(other.is_err_and(|error| error.to_string().contains("newer rules")));
}

#[test]
fn settings_that_are_as_usual_go_without_saying() {
    let usual = first("sphinx", "p1, p2", "pp");
    assert!(!usual.contains("lot") && !usual.contains("takebacks"), "{usual}");
    let opened = with(opened("sphinx", "p1, p2", "pp"), |opened| {
        (opened.lot, opened.takebacks) = (true, TakebackRule::None);
    });
    let text = Logged::from(Entry::Opened(Box::new(opened.clone()))).text();
    assert!(text.contains(r#""takebacks":"none","lot":true"#), "{text}");
    assert_eq!(*replay(&text).unwrap().opened, opened);
}

#[test]
fn where_nothing_is_taken_back_it_is_refused_in_words() {
    let none = with(common::pyramidis(), |opened| opened.takebacks = TakebackRule::None);
    let mut table = CheckedTable::begun(none);
    assert_eq!(table.undo("red"), Err(Refusal::NoTakebacks), "even where there is nothing to take back");
    table.play("red", "start:2").unwrap();
    assert_eq!(table.undo_kind("red"), protocol::UndoKind::Nothing);
    assert_eq!(table.undo("red"), Err(Refusal::NoTakebacks));
    table.play("yellow", "start:1").unwrap();
    assert_eq!(table.undo("red"), Err(Refusal::NoTakebacks), "nobody is asked");
    assert_eq!((table.state().game.ply(), table.state().request.is_none()), (2, true));
}
