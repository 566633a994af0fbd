//! Piramido on paper: everything that the rules name is there as often as they say, fits where it belongs, and nobody sees
//! a picture or a control strip before it is due.

mod common;

use std::cell::RefCell;
use std::collections::BTreeMap;

use games::piramido::{COLUMNS, Colour, ROWS, Route, Sign, Space, Step};
use print::{BLEED, EDGE, Ink, Order, Paper, Part, Printed, Side, Thing};
use reels::Picture;

const PAPERS: [Paper; 2] = [Paper::A4, Paper::Letter];
const PLAYERS: usize = 3;
const SPACES: usize = 6;

fn printed(paper: Paper, parts: &[Part], seed: Option<u64>) -> Printed {
    let order = Order { paper, parts: parts.to_vec(), seed, ..Order::new("piramido") };
    print::print(&order).unwrap_or_else(|error| panic!("{paper}: {error}"))
}

fn things<'a>(printed: &'a Printed, kind: &'a str) -> impl Iterator<Item = &'a Thing> {
    printed.pages.iter().flat_map(|page| &page.things).filter(move |thing| thing.kind == kind)
}

/// How often each name occurs.
fn counted(printed: &Printed, kind: &str) -> BTreeMap<String, usize> {
    let mut all = BTreeMap::new();
    for thing in things(printed, kind) {
        *all.entry(thing.name.clone()).or_default() += 1;
    }
    all
}

fn each_once(names: impl IntoIterator<Item = String>) -> BTreeMap<String, usize> {
    names.into_iter().map(|name| (name, 1)).collect()
}

#[test]
fn both_boards_are_complete() {
    for paper in PAPERS {
        let boards = printed(paper, &[Part::Board], None);
        assert_eq!(counted(&boards, "step"), each_once(Step::all().map(|step| step.to_string())), "{paper}");
        let spaces =
            (0..ROWS).flat_map(|row| (0..COLUMNS).map(move |column| Space::at(row, column).to_string()));
        assert_eq!(counted(&boards, "space"), each_once(spaces), "{paper}");
        let starts =
            ["L", "R"].into_iter().flat_map(|side| Colour::ALL.map(|one| format!("{side}:{}", one.name())));
        assert_eq!(counted(&boards, "start"), each_once(starts), "{paper}");
        assert_eq!(counted(&boards, "chamber"), each_once(["X".to_owned()]), "{paper}");
        assert_eq!(
            counted(&boards, "terrace"),
            each_once(["1A", "1B", "2", "3", "4", "5"].map(str::to_owned))
        );
    }
}

#[test]
fn every_player_has_everything() {
    for paper in PAPERS {
        let pieces = printed(paper, &[Part::Pieces], None);
        let colours = || Colour::ALL.map(Colour::name).into_iter();
        let boards = ["pyramid", "labyrinth"];
        let explorers = colours().flat_map(|colour| boards.map(|board| format!("{colour}:{board}")));
        assert_eq!(counted(&pieces, "explorer"), each_once(explorers));
        let sphinxes = Colour::ALL
            .into_iter()
            .flat_map(|one| one.sphinxes().map(|number| format!("{}:{number}", one.name())));
        assert_eq!(counted(&pieces, "sphinx"), each_once(sphinxes));
        let of_each_route = |name: String| Route::ALL.map(|route| format!("{name}:{}", route.letter()));
        assert_eq!(
            counted(&pieces, "symbol"),
            each_once(colours().flat_map(|name| of_each_route(name.to_owned())))
        );
        let figures = (1..=PLAYERS).flat_map(|number| of_each_route(number.to_string()));
        assert_eq!(counted(&pieces, "figure"), each_once(figures));
        assert_eq!(things(&pieces, "scoreboard").count(), PLAYERS);
        for (kind, each) in [("symbol space", 1), ("hieroglyph space", SPACES), ("arrival space", 1)] {
            assert_eq!(things(&pieces, kind).count(), PLAYERS * Route::ALL.len() * each, "{kind}");
        }
    }
}

#[test]
fn cards_suffice_even_if_all_lay_the_same_one() {
    for paper in PAPERS {
        let cards = counted(&printed(paper, &[Part::Cards], None), "card");
        assert_eq!(cards.len(), Route::ALL.len() * Sign::ALL.len());
        assert!(cards.values().all(|count| *count == PLAYERS * SPACES), "{cards:?}");
    }
}

#[test]
fn pieces_fit_where_they_stand_and_lie() {
    for paper in PAPERS {
        let all = printed(paper, &[Part::Board, Part::Pieces, Part::Cards], None);
        let least = |kind: &str| {
            things(&all, kind).map(|one| one.rect.width.min(one.rect.height)).fold(f32::MAX, f32::min)
        };
        let widest = |kind: &str| things(&all, kind).map(|one| one.rect.width).fold(0.0, f32::max);
        // Upright pieces are a strip with two feet at its ends, and as wide as it is.
        let place = least("step").min(least("space"));
        assert!(place > 22.0, "{place}");
        assert!(widest("explorer") + 4.0 < place && widest("sphinx") + 4.0 < place);
        assert!(widest("card") + 1.5 < least("hieroglyph space"));
        assert!(
            widest("symbol") + 1.5 < least("symbol space") && widest("figure") + 1.5 < least("arrival space")
        );
        let live = paper.rect().inset(EDGE);
        for (page, thing) in
            all.pages.iter().flat_map(|page| page.things.iter().map(move |thing| (page, thing)))
        {
            assert!(live.contains(&thing.rect), "{}: {thing:?}", page.label);
        }
    }
}

#[test]
fn low_ink_prints_nothing_outside_the_cut() {
    for paper in PAPERS {
        let order = Order { paper, ink: Ink::Low, ..Order::new("piramido") };
        let all = common::printed(&Order { parts: vec![Part::Board, Part::Pieces], ..order });
        let pages = common::pixels(&all.pdf, 5.0, 1..=all.pages.len());
        let kinds = ["terrace", "support", "explorer", "sphinx", "symbol", "figure", "scoreboard"];
        for (page, pixels) in all.pages.iter().zip(&pages) {
            for thing in page.things.iter().filter(|thing| kinds.contains(&thing.kind)) {
                // Lines lie half outside; marks for scissors begin beyond the bleed.
                let [left, top, right, bottom] = pixels.within(&thing.rect.inset(-0.4));
                let [from, above, to, below] = pixels.within(&thing.rect.inset(0.3 - BLEED - 0.5));
                let is_outside =
                    |x: usize, y: usize| !((left..right).contains(&x) && (top..bottom).contains(&y));
                let around = (above..below).flat_map(|y| (from..to).map(move |x| (x, y)));
                let inked = around.filter(|(x, y)| is_outside(*x, *y) && pixels.ink(*x, *y) > 0.05).count();
                assert_eq!(inked, 0, "{paper}, {}: {} {}", page.label, thing.kind, thing.name);
            }
        }
    }
}

fn solutions(printed: &Printed, colour: Colour, route: Route) -> Vec<char> {
    let prefix = format!("{}:{}:", colour.name(), route.letter());
    let found = things(printed, "solution").filter(|thing| thing.name.starts_with(&prefix));
    found.filter_map(|thing| thing.name.chars().last()).collect()
}

/// The signs of a route, from the pictures.
fn shown(route: Route, colour: Colour, seed: u64) -> Vec<char> {
    let pictures = reels::reel(route, colour, Some(seed));
    let signs = pictures.iter().skip(usize::from(route.on_pyramid())).filter_map(|picture| match picture {
        Picture::Step(step) => step.sign(),
        Picture::Passage(passage) => passage.sign(),
    });
    let signs: Vec<char> = signs.map(Sign::letter).collect();
    if matches!(route, Route::B | Route::D) { signs.into_iter().rev().collect() } else { signs }
}

#[test]
fn reels_come_with_what_solves_them_and_pictures_are_on_backs_one_to_a_sheet_and_in_order() {
    let heard = RefCell::new(Vec::new());
    let seed = 7;
    let order = Order { parts: vec![Part::Reels], seed: Some(seed), ..Order::new("piramido") };
    let reels = print::print_with(&order, &|done, of| {
        heard.borrow_mut().push((done, of));
        true
    })
    .unwrap();
    assert_eq!(heard.into_inner(), (1..=42).map(|done| (done, 42)).collect::<Vec<_>>());
    assert!(reels.pdf.len() < 30 << 20, "{} bytes", reels.pdf.len());
    assert_eq!(things(&reels, "envelope").count(), 6);
    assert_eq!(things(&reels, "strip").count(), PLAYERS * Route::ALL.len());
    for colour in Colour::ALL {
        for route in Route::ALL {
            assert_eq!(solutions(&reels, colour, route), shown(route, colour, seed), "{colour:?} {route:?}");
        }
    }
    // The control strips, the envelopes and the first pictures.
    let first = reels.pages.iter().position(|page| page.part == Some(Part::Reels)).unwrap() + 1;
    for page in common::pixels(&reels.pdf, 3.0, first..=first + 13) {
        assert!(Paper::A4.rect().inset(EDGE - 0.2).contains(&page.inked()), "{:?}", page.inked());
    }

    let of_pictures = |thing: &Thing| ["stereo card", "phone card", "view"].contains(&thing.kind);
    let pages: Vec<_> = reels.pages.iter().filter(|page| page.things.iter().any(of_pictures)).collect();
    let names = ["pyramid", "labyrinth"].into_iter().flat_map(|board| {
        Colour::ALL
            .into_iter()
            .flat_map(move |colour| (1..=7).map(move |number| format!("{}:{board}:{number}", colour.name())))
    });
    let names: Vec<String> = names.collect();
    assert_eq!(pages.len(), 2 * names.len());
    for (sides, name) in pages.chunks(2).zip(names) {
        assert_eq!((sides[0].side, sides[1].side), (Side::Front, Side::Back));
        let (front, back) = (&sides[0].things, &sides[1].things);
        assert!(front.iter().all(|thing| thing.name == name && thing.kind != "view"), "{front:?}");
        let sizes: Vec<(&str, f32, f32)> =
            front.iter().map(|thing| (thing.kind, thing.rect.width, thing.rect.height)).collect();
        assert_eq!(sizes, [("stereo card", 176.5, 88.9), ("phone card", 136.0, 70.0)]);
        let views: Vec<&Thing> = back.iter().filter(|thing| thing.kind == "view").collect();
        for (pair, apart) in views.chunks(2).zip([70.0, 62.0]) {
            let found = pair[1].rect.middle().0 - pair[0].rect.middle().0;
            assert!((found - apart).abs() < 0.01, "{found}");
        }
        // What is printed behind a card lies behind it.
        for (card, behind) in front.iter().zip(back.iter().filter(|thing| thing.kind == "back")) {
            assert!((card.rect.x + behind.rect.right() - Paper::A4.width()).abs() < 0.01);
            assert!((card.rect.y - behind.rect.y).abs() < 0.01);
        }
    }
}
