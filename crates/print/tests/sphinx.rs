//! Sphinx on paper has what the rules know, and everything fits: a door its circle, a pawn its quarter of a door, a
//! sphinx its field, a colour card its pocket.

mod common;

use std::collections::BTreeMap;
use std::fs;

use common::{count, names, pixels, printed};
use game::{Setup, Tabletop, Value};
use games::sphinx::{Colour, Die, Door, Field, Place, Slot, Sphinx};
use print::{Job, Order, Page, Paper, Rect, Scene, Side, Stock, Tiling};

const GAME: &str = "sphinx";

fn pages(paper: Paper) -> Vec<Page> {
    printed(&Order { paper, ..Order::new(GAME) }).pages
}

fn sorted(names: impl IntoIterator<Item = String>) -> Vec<String> {
    let mut names: Vec<String> = names.into_iter().collect();
    names.sort();
    names
}

/// The first thing of a kind.
fn size(pages: &[Page], kind: &str) -> (f32, f32) {
    let thing = pages.iter().flat_map(|page| &page.things).find(|thing| thing.kind == kind).expect(kind);
    (thing.rect.width, thing.rect.height)
}

/// What is on the board, by kind and name, where it lies when the parts are glued.
fn on_board(pages: &[Page], paper: Paper) -> BTreeMap<(&'static str, String), Rect> {
    let side = 360.0;
    let parts: BTreeMap<String, Rect> = Tiling::new(side, side, paper).parts().collect();
    let mut all = BTreeMap::new();
    for page in pages {
        let Some(tile) = page.things.iter().find(|thing| thing.kind == "tile") else { continue };
        let part = parts[&tile.name];
        for thing in page.things.iter().filter(|thing| thing.kind != "tile") {
            let rect = thing.rect.moved(part.x - tile.rect.x, part.y - tile.rect.y);
            assert!(all.insert((thing.kind, thing.name.clone()), rect).is_none(), "{thing:?} is there twice");
        }
    }
    all
}

#[test]
fn every_field_and_sign_of_the_board_is_there_once() {
    for (paper, _) in Paper::ALL {
        let pages = pages(paper);
        assert_eq!(count(&pages, "tile"), 4);
        assert_eq!(names(&pages, "field"), sorted(Field::all().map(|field| field.to_string())));
        let cards = Field::all().filter_map(|field| match field.place() {
            Place::Card(colour) => Some(format!("{field}:{colour}")),
            _ => None,
        });
        assert_eq!(names(&pages, "card-field"), sorted(cards));
        let mummies = Field::all().filter(|field| field.place() == Place::Mummy);
        assert_eq!(names(&pages, "mummy-field"), sorted(mummies.map(|field| field.to_string())));
        assert_eq!(names(&pages, "pedestal"), sorted(Slot::ALL.map(|slot| slot.to_string())));
        assert_eq!(names(&pages, "circle"), sorted(Door::all().map(|door| door.number().to_string())));
    }
}

#[test]
fn the_corridor_goes_on_from_field_to_field_and_each_door_has_its_four() {
    for (paper, _) in Paper::ALL {
        let board = on_board(&pages(paper), paper);
        let field = |field: Field| board[&("field", field.to_string())].middle();
        let fields: Vec<Field> = Field::all().collect();
        for pair in fields.windows(2) {
            let (one, two) = (field(pair[0]), field(pair[1]));
            let apart = (one.0 - two.0).abs() + (one.1 - two.1).abs();
            assert!((apart - 32.0).abs() < 0.05, "{} and {}: {apart}", pair[0], pair[1]);
        }
        for door in Door::all() {
            let circle = board[&("circle", door.number().to_string())];
            let block = door.fields().map(|one| board[&("field", one.to_string())]);
            let block = block.into_iter().reduce(|all, one| all.with(&one)).unwrap();
            // The walls beside the block are a fifth of a field thick, half of it within.
            assert!(block.inset(3.2).contains(&circle), "door {}: {circle:?} in {block:?}", door.number());
            for one in door.fields() {
                let Place::Door(_, across) = one.place() else { panic!("{one} is beside a door") };
                let (x, y) = circle.middle();
                let (from, to) = (field(one), field(across));
                let turned = (2.0 * x - from.0, 2.0 * y - from.1);
                assert!((turned.0 - to.0).hypot(turned.1 - to.1) < 0.05, "X2: {one} comes to {across}");
            }
        }
    }
}

#[test]
fn every_piece_and_card_is_there_as_often_as_the_rules_need_it() {
    let pages = pages(Paper::A4);
    let doors = sorted(Door::all().map(|door| door.number().to_string()));
    for kind in ["disc", "door", "rivet", "washer"] {
        assert_eq!(names(&pages, kind), doors, "{kind}");
    }
    let seats = Sphinx::SPEC.seats.iter().map(|seats| seats.len()).max().unwrap();
    assert_eq!(names(&pages, "pawn"), sorted((1..=seats).map(|seat| format!("p{seat}"))));
    assert_eq!(count(&pages, "sphinx"), Slot::ALL.len());
    let each = |times: usize| sorted(Colour::ALL.iter().flat_map(|colour| vec![colour.to_string(); times]));
    assert_eq!(names(&pages, "card"), each(4));
    assert_eq!(names(&pages, "colour-card"), each(1));
    assert_eq!(count(&pages, "start"), 1);
    assert_eq!(count(&pages, "back"), 24 + 6 + 1);
    assert_eq!(names(&pages, "die"), ["one", "snakes", "two"]);
    let plain = &Die::ALL[..6];
    let faces = [plain, plain, &Die::SNAKE_DIE].concat();
    assert_eq!(names(&pages, "face"), sorted(faces.iter().map(ToString::to_string)));
}

#[test]
fn opposite_faces_of_the_dice_belong_together() {
    let pages = pages(Paper::A4);
    let things: Vec<_> = pages.iter().flat_map(|page| &page.things).collect();
    for die in things.iter().filter(|thing| thing.kind == "die") {
        let faces: Vec<_> = things
            .iter()
            .filter(|thing| thing.kind == "face" && die.rect.contains(&thing.rect))
            .map(|face| (face.name.as_str(), face.rect.middle()))
            .collect();
        assert_eq!(faces.len(), 6);
        // In a net, faces with one between them in a straight line are opposite.
        let mut pairs = 0;
        for (one, (x, y)) in &faces {
            for (other, (far_x, far_y)) in &faces {
                let (dx, dy) = (far_x - x, far_y - y);
                let is_two = |gap: f32, none: f32| (gap - 40.0).abs() < 0.01 && none.abs() < 0.01;
                if !is_two(dx, dy) && !is_two(dy, dx) {
                    continue;
                }
                pairs += 1;
                let sum = |one: &str, other: &str| Some(one.parse::<u8>().ok()? + other.parse::<u8>().ok()?);
                match die.name.as_str() {
                    "snakes" => assert!(sum(one, other).is_none_or(|sum| sum == 5), "{one} and {other}"),
                    _ => assert_eq!(sum(one, other), Some(7), "{one} and {other}"),
                }
            }
        }
        assert_eq!(pairs, 3, "{}", die.name);
    }
}

#[test]
fn pieces_fit_where_they_belong() {
    for (paper, _) in Paper::ALL {
        let pages = pages(paper);
        let field = size(&pages, "field").0;
        let circle = size(&pages, "circle").0;
        let disc = size(&pages, "disc").0;
        assert!(disc < circle && circle - disc <= 1.5, "a disc of {disc} in a circle of {circle}");
        let door = size(&pages, "door");
        // A door's feet are 5 mm deep on either side.
        assert!((door.0 / 2.0).hypot(5.0) < disc / 2.0, "a door of {} on a disc of {disc}", door.0);
        // A standee is two faces and two feet high; its feet are 7 mm deep on either side.
        let pawn = size(&pages, "pawn").0;
        let quarter = disc / (1.0 + 2.0_f32.sqrt());
        assert!(pawn.hypot(14.0) < quarter, "a pawn of {pawn} on a quarter with room for {quarter}");
        assert!(2.0 * pawn < field && 2.0 * 14.0 < field, "four pawns on the start, X3");
        let sphinx = size(&pages, "sphinx").0;
        assert!(sphinx < field - 6.4, "a sphinx of {sphinx} between the walls of a field");
        assert!(sphinx < size(&pages, "pedestal").0);
        // Three millimetres of glue on three sides.
        let (short, long) = size(&pages, "colour-card");
        assert!(short < sphinx - 6.0 && long < sphinx - 3.0, "{short} × {long} in a pocket of {sphinx}");
        assert!(short > 13.0 && long > 13.0, "larger than the window");
    }
}

#[test]
fn a_disc_looks_the_same_after_half_a_turn() {
    let printed = printed(&Order::new(GAME));
    let number = printed.pages.iter().position(|page| page.things.iter().any(|thing| thing.kind == "disc"));
    let number = number.unwrap();
    let page = &pixels(&printed.pdf, 8.0, number + 1..=number + 1)[0];
    for disc in &printed.pages[number].things {
        let (x, y) = disc.rect.middle();
        let (mut differs, mut all) = (0.0, 0.0);
        for step in 0..240_u32 {
            for ring in 1..14_u32 {
                let (sin, cos) = (step as f32 * 1.5).to_radians().sin_cos();
                let radius = ring as f32 * 2.0;
                // Here the door stands.
                if (radius * sin).abs() < 5.5 && (radius * cos).abs() > 7.0 {
                    continue;
                }
                let ink = |side: f32| {
                    let at = |along: f32| (along * page.scale) as usize;
                    page.ink(at(x + side * radius * cos), at(y + side * radius * sin))
                };
                differs += (ink(1.0) - ink(-1.0)).abs();
                all += 1.0;
            }
        }
        // Edges fall between pixels.
        assert!(differs / all < 0.02, "disc {}: {}", disc.name, differs / all);
    }
}

#[test]
fn only_cards_have_backs_and_only_rivets_are_rolled_of_paper() {
    for page in pages(Paper::A4) {
        let has = |kind: &str| page.things.iter().any(|thing| thing.kind == kind);
        if has("card") || has("colour-card") || has("back") {
            assert_ne!(page.side, Side::Single, "{}", page.label);
        }
        if has("rivet") {
            assert_eq!(page.stock, Stock::Plain, "{}", page.label);
        }
        if ["tile", "disc", "door", "sphinx", "die", "pawn", "card"].into_iter().any(has) {
            assert_eq!(page.stock, Stock::Card, "{}", page.label);
        }
    }
}

/// Texts of an array in JSON.
fn texts(value: &Value) -> Vec<String> {
    value.as_array().into_iter().flatten().filter_map(Value::as_str).map(str::to_owned).collect()
}

#[test]
fn every_diagram_of_the_rulebook_is_drawn() {
    let kit = print::find(GAME).unwrap();
    let order = Order::new(GAME);
    let job = Job { order: &order, progress: &|_, _| () };
    let file = format!("{}/../../web/src/lib/games/sphinx/rules/diagrams.json", env!("CARGO_MANIFEST_DIR"));
    let diagrams: Value = fs::read_to_string(file).unwrap().parse().unwrap();
    let mut drawn = 0;
    for (name, diagram) in diagrams.as_object().unwrap() {
        let mut setup = Setup::default_of(Sphinx::SPEC);
        setup.set_seats(diagram["seats"].as_str().unwrap()).unwrap();
        let around = texts(&diagram["around"]);
        let aspect = diagram["aspect"].as_f64().unwrap_or(1.0) as f32;
        let mut position = String::new();
        for step in diagram["steps"].as_array().unwrap() {
            position = step["from"].as_str().map_or(position, str::to_owned);
            let (played, marks) = (texts(&step["play"]), texts(&step["marks"]));
            let before = position.clone();
            if let Some(given) = step["position"].as_str() {
                given.clone_into(&mut position);
            } else {
                let mut table = games::find(GAME).unwrap().open_at(&setup, &position).unwrap();
                for action in &played {
                    let (actor, action) = action.split_once(' ').unwrap();
                    table.play(actor, action).unwrap();
                }
                position = table.position();
            }
            let scene = Scene {
                setup: &setup,
                position: &position,
                before: if played.is_empty() { &position } else { &before },
                looking: diagram["looking"].as_str(),
                played: &played,
                marks: &marks,
                crossed: &[],
                around: &around,
                aspect,
                width: 80.0,
            };
            let canvas = kit.diagram(&scene, &job).unwrap_or_else(|error| panic!("{name}: {error}"));
            let height = if around.is_empty() { 80.0 } else { 80.0 / aspect };
            assert!(
                (canvas.width() - 80.0).abs() < 0.01 && (canvas.height() - height).abs() < 0.01,
                "{name}"
            );
            drawn += 1;
        }
    }
    assert!(drawn > 10, "{drawn}");
}
