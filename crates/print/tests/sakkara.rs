//! Sakkara on paper has what the rules know: every cell once, twelve stones, seven bridges, eight cards.

mod common;

use std::collections::BTreeMap;

use common::{count, names, printed};
use game::Seat;
use games::sakkara::{ANKH, BRIDGES, Cell, Colour, Stone};
use print::{Order, Paper, Part, Side, Stock};

const GAME: &str = "sakkara";

#[test]
fn every_cell_is_there_once_and_as_large_as_the_others() {
    for (paper, _) in Paper::ALL {
        let pages = printed(&Order { paper, ..Order::new(GAME) }).pages;
        assert_eq!(count(&pages, "tile"), 4, "the board is in four parts, as its own sheet had it");
        let sorted = |cells: Vec<Cell>| {
            let mut names: Vec<String> = cells.iter().map(ToString::to_string).collect();
            names.sort();
            names
        };
        let of = |test: fn(&Cell) -> bool| sorted(Cell::all().filter(test).collect());
        assert_eq!(names(&pages, "wall"), of(|cell| cell.is_wall()));
        assert_eq!(names(&pages, "field"), of(|cell| !cell.is_wall() && *cell != ANKH));
        assert_eq!(names(&pages, "ankh"), [ANKH.to_string()]);
        assert_eq!(count(&pages, "field"), 48 + 32 + 16, "K1");
        assert_eq!(names(&pages, "entrance"), ["blue", "green", "red", "yellow"]);
        let cells = pages.iter().flat_map(|page| &page.things).filter(|thing| thing.kind == "field");
        for cell in cells {
            assert!(cell.rect.width > 25.0 && (cell.rect.width - cell.rect.height).abs() < 0.01, "{cell:?}");
        }
    }
}

#[test]
fn every_colour_has_its_three_stones_to_lay_and_to_fold_and_once_more() {
    let pages = printed(&Order::new(GAME)).pages;
    let mut expected: Vec<String> = Vec::new();
    for colour in Colour::ALL {
        for stone in Stone::ALL {
            let letter = game::to_value(&stone);
            expected.push(format!("{}:{}", colour.name(), letter.as_str().unwrap()));
        }
    }
    expected.sort();
    assert_eq!(names(&pages, "stone"), expected);
    assert_eq!(names(&pages, "standee"), expected);
    let spares = names(&pages, "spare");
    assert!(expected.iter().all(|stone| spares.contains(stone)), "{spares:?}");
    assert_eq!(spares.len(), expected.len() + 3 + 2, "a bridge and a card of each kind");
}

#[test]
fn the_bridges_are_those_of_the_walls() {
    let pages = printed(&Order::new(GAME)).pages;
    let mut kinds: BTreeMap<String, usize> = BTreeMap::new();
    for cell in BRIDGES {
        *kinds.entry(cell.bridge().unwrap().to_string()).or_default() += 1;
    }
    let mut found: BTreeMap<String, usize> = BTreeMap::new();
    for name in names(&pages, "bridge") {
        *found.entry(name.split(':').next().unwrap().to_owned()).or_default() += 1;
    }
    assert_eq!(found, kinds);
}

#[test]
fn there_is_a_horus_and_an_ankh_card_for_every_seat() {
    let pages = printed(&Order::new(GAME)).pages;
    let cards = names(&pages, "card");
    for seat in Seat::all(4) {
        let colour = Colour::ALL[seat.index()].name();
        for card in ["horus", "ankh"] {
            assert_eq!(cards.iter().filter(|name| **name == format!("{card}:{colour}")).count(), 1);
        }
    }
    assert_eq!(cards.len(), 8);
}

#[test]
fn what_is_played_with_is_on_card_and_one_side() {
    for page in printed(&Order::new(GAME)).pages.iter().filter(|page| page.part != Some(Part::Rules)) {
        assert_eq!(page.side, Side::Single, "{}", page.label);
        let is_thing = page.things.iter().any(|thing| thing.kind != "ruler");
        assert_eq!(page.stock == Stock::Card, is_thing, "{}", page.label);
    }
}

#[test]
fn every_diagram_of_a_position_is_drawn() {
    let kit = print::find(GAME).unwrap();
    let order = Order::new(GAME);
    let job = print::Job { order: &order, progress: &|_, _| true };
    let setup = game::Setup::default_of(kit.spec());
    let position = "r=R:f13,I:g12,O:-;b=R:-,I:-,O:m1 B=b7+g12+g2+l7,G=g10+g4,W=g7 r0b0 r4 - I";
    let around = ["wait:red:R".to_owned(), "g10".to_owned()];
    let mut scene = print::Scene {
        setup: &setup,
        position,
        before: position,
        looking: None,
        played: &["red R:e13-f13".to_owned()],
        marks: &["g12".to_owned()],
        crossed: &[vec!["f13".to_owned(), "f12".to_owned()]],
        around: &around,
        aspect: 1.5,
        width: 80.0,
    };
    let part = kit.diagram(&scene, &job).unwrap();
    assert!((part.width() - 80.0).abs() < 0.01 && (part.height() - 80.0 / 1.5).abs() < 0.01);
    scene.around = &[];
    let whole = kit.diagram(&scene, &job).unwrap();
    assert!((whole.width() - whole.height()).abs() < 0.01);
    scene.position = "r=R:f13";
    assert!(kit.diagram(&scene, &job).is_err());
}
