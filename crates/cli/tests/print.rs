//! `pyramidion print` as its users call it.

mod common;

use std::fs;

use common::{folder, ok, refused};

#[test]
fn a_game_is_printed_whole_and_the_same_again() {
    let folder = folder("print");
    let [one, other] = ["one.pdf", "other.pdf"].map(|name| folder.join(name));
    for file in [&one, &other] {
        let said = ok(&["print", "sakkara", "-o", file.to_str().unwrap()], "");
        assert!(said.contains(" pages, "), "{said}");
    }
    let bytes = fs::read(&one).unwrap();
    assert!(bytes.starts_with(b"%PDF") && bytes == fs::read(&other).unwrap());
    let low = folder.join("low.pdf");
    let args = ["print", "sakkara", "--paper", "letter", "--ink", "low", "--part", "board,cards", "-o"];
    ok(&[&args[..], &[low.to_str().unwrap(), "--language", "sv"]].concat(), "");
    assert!(fs::read(&low).unwrap() != bytes);
    let names: Vec<_> = fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().file_name()).collect();
    assert_eq!(names.len(), 3, "nothing half written is left: {names:?}");
}

#[test]
fn what_cannot_be_printed_is_refused_and_nothing_is_written() {
    let folder = folder("print-refused");
    let path = folder.join("x.pdf");
    let file = path.to_str().unwrap();
    refused(&["print", "chess", "-o", file], "", "[possible values: ");
    refused(&["print", "sakkara", "--paper", "a3", "-o", file], "", "[possible values: a4, letter]");
    refused(&["print", "sakkara", "--ink", "red", "-o", file], "", "[possible values: full, low, grey]");
    let parts = "found `sails`, expected `board`, `pieces`, `cards`, `reels` or `rules`";
    refused(&["print", "sakkara", "--part", "board,sails", "-o", file], "", parts);
    let reels = "Sakkara has no such part: found `reels`, expected `board`, `pieces`, `cards` or `rules`";
    refused(&["print", "sakkara", "--part", "reels", "-o", file], "", reels);
    refused(&["print", "sakkara", "--language", "tlh", "-o", file], "", "found `tlh`, expected `");
    refused(&["print", "sakkara", "-o", "/no/such/folder/x.pdf"], "", "/no/such/folder/x.pdf: ");
    assert_eq!(fs::read_dir(&folder).unwrap().count(), 0);
}
