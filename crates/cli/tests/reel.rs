//! `pyramidion reel` as its users call it.

mod common;

use std::fs;

use common::{folder, ok, refused};

#[test]
fn a_picture_is_written_as_png_and_says_nothing() {
    let file = folder("reel-picture").join("out.png");
    let path = file.to_str().unwrap();
    let args = [
        "reel",
        "--route",
        "A",
        "--colour",
        "red",
        "--picture",
        "2",
        "--seed",
        "7",
        "--width",
        "256",
        "-o",
        path,
    ];
    let told = ok(&args, "");
    let first = fs::read(&file).unwrap();
    assert!(first.starts_with(b"\x89PNG\r\n\x1a\n"));
    assert_eq!(told, format!("{path}: {} bytes\n", first.len()), "the step is not named");
    ok(&args, "");
    assert!(first == fs::read(&file).unwrap(), "the same seed gives the same bytes");
    for look in ["crossed", "anaglyph", "flat"] {
        let args = ["reel", "--route", "D", "--picture", "1", "--look", look, "--width", "256", "-o", path];
        ok(&args, "");
        assert!(first != fs::read(&file).unwrap());
    }
}

#[test]
fn a_sheet_is_written_as_pdf_or_png() {
    let folder = folder("reel-sheet");
    let (pdf, png) = (folder.join("cards.pdf"), folder.join("views.png"));
    ok(&["reel", "--route", "C", "--sheet", "--width", "128", "-o", pdf.to_str().unwrap()], "");
    assert!(fs::read(&pdf).unwrap().starts_with(b"%PDF-"));
    let views = |seed: &str| {
        let path = png.to_str().unwrap();
        ok(
            &["reel", "--route", "B", "--sheet", "--random", "--seed", seed, "--width", "128", "-o", path],
            "",
        );
        fs::read(&png).unwrap()
    };
    let first = views("1");
    assert!(first.starts_with(b"\x89PNG") && first == views("1") && first != views("2"));
    let path = png.to_str().unwrap();
    ok(&["reel", "--colour", "all", "--sheet", "--width", "128", "-o", path], "");
    // The size of a PNG is in its bytes 16 to 23: seven views in a row, one row for each colour.
    let size: Vec<u8> = [7 * 76 + 12_u32, 3 * 76 + 12].into_iter().flat_map(u32::to_be_bytes).collect();
    assert_eq!(fs::read(&png).unwrap()[16..24], size);
}

#[test]
fn bad_arguments_are_refused() {
    refused(&["reel", "--picture", "8", "-o", "x.png"], "", "8 is not in 1..=7");
    refused(&["reel", "-o", "x.png"], "", "--picture <N>|--sheet");
    refused(&["reel", "--picture", "1", "--route", "E", "-o", "x.png"], "", "[possible values: A, B, C, D]");
    refused(&["reel", "--picture", "1", "-o", "x.pdf"], "", "x.pdf: a picture is written as .png");
    refused(&["reel", "--sheet", "-o", "x.gif"], "", "x.gif: a sheet is written as .pdf or .png");
    let all = ["reel", "--colour", "all", "-o"];
    refused(&[&all[..], &["x.png", "--picture", "1"]].concat(), "", "--colour all: a picture has one colour");
    refused(
        &[&all[..], &["x.pdf", "--sheet"]].concat(),
        "",
        "x.pdf: a sheet of all colours is written as .png",
    );
    let expected = "found 1601 × 800, expected a width from 128 to 4096";
    refused(&["reel", "--picture", "1", "--width", "1601", "-o", "x.png"], "", expected);
    refused(
        &["reel", "--picture", "1", "--width", "128", "-o", "/no/such/folder/x.png"],
        "",
        "/no/such/folder/x.png",
    );
}
