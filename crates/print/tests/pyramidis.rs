//! Pyramidis on paper: everything of the rules is there as often as it should be, and fits.

use std::collections::BTreeMap;

use games::pyramidis::{COURSE, Colour, PYRAMIDS, SQUARES, Square, TOWER};
use print::{Ink, OVERLAP, Order, Paper, Part, Printed, Rect, Side, Stock, Thing, print};

fn order(paper: Paper, parts: &[Part]) -> Order {
    Order { paper, parts: parts.to_vec(), ..Order::new("pyramidis") }
}

fn printed(paper: Paper, parts: &[Part]) -> Printed {
    print(&order(paper, parts)).expect("it can be printed")
}

fn papers() -> impl Iterator<Item = Paper> {
    Paper::ALL.into_iter().map(|(paper, _)| paper)
}

fn things<'a>(printed: &'a Printed, kind: &'a str) -> impl Iterator<Item = &'a Thing> {
    printed.pages.iter().flat_map(|page| &page.things).filter(move |thing| thing.kind == kind)
}

fn counted(printed: &Printed, kind: &str) -> BTreeMap<String, usize> {
    things(printed, kind).fold(BTreeMap::new(), |mut counts, thing| {
        *counts.entry(thing.name.clone()).or_default() += 1;
        counts
    })
}

/// Each of these names, this often.
fn each(names: impl IntoIterator<Item = String>, often: usize) -> BTreeMap<String, usize> {
    names.into_iter().map(|name| (name, often)).collect()
}

fn colours() -> impl Iterator<Item = String> {
    Colour::ALL.into_iter().map(|colour| colour.name().to_owned())
}

fn square(board: &Printed) -> Rect {
    things(board, "square").next().expect("the board has squares").rect
}

#[test]
fn the_board_has_every_place_and_every_arrow_once() {
    for paper in papers() {
        let board = printed(paper, &[Part::Board]);
        let squares = each(Square::all().map(|square| square.to_string()), 1);
        assert_eq!(squares.len(), SQUARES);
        assert_eq!(counted(&board, "square"), squares);
        for kind in ["start", "circle", "tray"] {
            assert_eq!(counted(&board, kind), each(colours(), 1), "{kind}");
        }
        let arrows = Colour::ALL
            .into_iter()
            .flat_map(|colour| colour.course().iter().map(move |square| format!("{colour}:{square}")));
        let arrows = each(arrows, 1);
        assert_eq!(arrows.len(), COURSE * Colour::ALL.len());
        assert_eq!(counted(&board, "arrow"), arrows);
    }
}

#[test]
fn four_parts_make_the_board() {
    for paper in papers() {
        let board = printed(paper, &[Part::Board]);
        let square = square(&board);
        let tiles: Vec<Rect> = things(&board, "tile").map(|tile| tile.rect).collect();
        assert_eq!(tiles.len(), 4, "{paper}");
        for side in tiles.iter().map(|tile| 2.0 * tile.width - OVERLAP) {
            // Ten squares and a frame.
            assert!(side >= 10.0 * square.width + 10.0 && side <= 11.0 * square.width, "{paper}: {side}");
        }
        for square in things(&board, "square").map(|square| square.rect) {
            assert!((square.width - square.height).abs() < 0.01, "{paper}: {square:?}");
            assert!(
                (square.width - square.width.round()).abs() < 0.01,
                "not in whole millimetres: {square:?}"
            );
        }
    }
}

#[test]
fn there_are_eight_pyramids_and_eight_tokens_of_each_colour() {
    for paper in papers() {
        let pieces = printed(paper, &[Part::Pieces]);
        for kind in ["pyramid", "token", "back"] {
            assert_eq!(counted(&pieces, kind), each(colours(), usize::from(PYRAMIDS)), "{kind}");
        }
        // A sheet for each colour, and one with all tokens on both of its sides.
        let sheets: Vec<_> = pieces.pages.iter().filter(|page| page.part.is_some()).collect();
        let sides: Vec<Side> = sheets.iter().map(|page| page.side).collect();
        assert_eq!(sides, [&[Side::Single; 4][..], &[Side::Front, Side::Back]].concat());
        for (page, colour) in sheets.iter().zip(colours()) {
            assert!(page.things.iter().all(|thing| thing.name == colour), "{}", page.label);
        }
        assert!(sheets.iter().all(|page| page.stock == Stock::Card));
    }
}

#[test]
fn pieces_fit_the_squares_and_the_paper() {
    for paper in papers() {
        let all = printed(paper, &[Part::Board, Part::Pieces]);
        let square = square(&all);
        for token in things(&all, "token") {
            // A tower in a fan: each is pushed aside by the width of a frieze.
            let fan = token.rect.width + 3.0 * f32::from(TOWER - 1);
            assert!(fan <= square.width + 0.01, "{fan} on {}", square.width);
        }
        for page in &all.pages {
            let is_piece = |thing: &&Thing| ["pyramid", "token", "back"].contains(&thing.kind);
            let pieces: Vec<&Thing> = page.things.iter().filter(is_piece).collect();
            for (number, one) in pieces.iter().enumerate() {
                assert!(paper.live().contains(&one.rect), "{one:?}");
                for other in &pieces[number + 1..] {
                    assert_eq!(one.rect.common(&other.rect), None, "{one:?} lies on {other:?}");
                }
            }
        }
    }
}

#[test]
fn backs_lie_behind_their_fronts() {
    for paper in papers() {
        let pieces = printed(paper, &[Part::Pieces]);
        for (front, back) in things(&pieces, "token").zip(things(&pieces, "back")) {
            assert_eq!(front.name, back.name);
            assert!((front.rect.x - (paper.width() - back.rect.right())).abs() < 0.01);
            assert!((front.rect.y - back.rect.y).abs() < 0.01);
        }
    }
}

#[test]
fn the_same_comes_out_each_time_and_is_not_large() {
    for (ink, _) in Ink::ALL {
        let order = Order { ink, ..order(Paper::A4, &[Part::Board, Part::Pieces]) };
        let pdf = print(&order).unwrap().pdf;
        assert!(pdf.len() < 30 << 20, "{ink}: {}", pdf.len());
        assert_eq!(pdf, print(&order).unwrap().pdf, "{ink}");
    }
}
