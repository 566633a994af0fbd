//! What holds for every game on every paper: edges, ruler, overlaps, ink and bytes, measured on the pages.

mod common;

use common::{Pixels, orders, pixels, printed, with_ink};
use print::{EDGE, Ink, OVERLAP, Page, Part, RULER, Rect, Side};
use words::Language;

#[test]
fn nothing_is_printed_near_the_edge_of_the_paper() {
    for order in orders() {
        for (ink, _) in Ink::ALL {
            let printed = printed(&with_ink(&order, ink));
            let pages = pixels(&printed.pdf, 3.0, 1..=printed.pages.len());
            let safe = order.paper.rect().inset(EDGE - 0.2);
            for (number, page) in (1..).zip(&pages) {
                let inked = page.inked();
                assert!(safe.contains(&inked), "{} {ink}, page {number}: {inked:?}", order.game);
            }
        }
    }
}

#[test]
fn the_ruler_is_fifty_millimetres_long() {
    for order in orders() {
        let printed = printed(&order);
        let ruler =
            printed.pages[0].things.iter().find(|thing| thing.kind == "ruler").expect("there is a ruler");
        let page = &pixels(&printed.pdf, 20.0, 1..=1)[0];
        // The row through the ruler's line, a little wider than it.
        let row = Rect::new(ruler.rect.x - 5.0, ruler.rect.bottom() - 0.05, RULER + 10.0, 0.1);
        let [from, top, to, _] = page.within(&row);
        let dark: Vec<usize> = (from..to).filter(|x| page.ink(*x, top) > 0.3).collect();
        let length = (dark.last().unwrap() + 1 - dark[0]) as f32 / page.scale;
        // The line is as wide as its ends are thick.
        assert!((length - 0.25 - RULER).abs() <= 0.25, "{} on {}: {length}", order.game, order.paper);
    }
}

#[test]
fn low_ink_is_at_most_a_fifth() {
    for order in orders() {
        let of = |ink: Ink| {
            let printed = printed(&with_ink(&order, ink));
            let pages = pixels(&printed.pdf, 3.0, 1..=printed.pages.len());
            let of_game = |page: &&Page| !matches!(page.part, None | Some(Part::Rules | Part::Reels));
            let all = printed.pages.iter().zip(&pages).filter(|(page, _)| of_game(page));
            all.map(|(_, pixels)| pixels.coverage()).sum::<f32>()
        };
        let (full, low) = (of(Ink::Full), of(Ink::Low));
        assert!(low <= full / 5.0, "{} on {}: {low} of {full}", order.game, order.paper);
    }
}

#[test]
fn parts_of_a_board_show_the_same_where_they_overlap() {
    for order in orders() {
        let printed = printed(&print::Order { parts: vec![Part::Board], ..order.clone() });
        let tiles: Vec<(usize, &str, Rect)> = (1..)
            .zip(&printed.pages)
            .flat_map(|(number, page)| page.things.iter().map(move |thing| (number, thing)))
            .filter(|(_, thing)| thing.kind == "tile")
            .map(|(number, thing)| (number, thing.name.as_str(), thing.rect))
            .collect();
        let page = |number: usize| pixels(&printed.pdf, 10.0, number..=number).remove(0);
        for (one, name, rect) in &tiles {
            let [letter, digit] = name.as_bytes() else { panic!("{name} is not the name of a part") };
            let right = format!("{}{}", *letter as char, (*digit + 1) as char);
            let below = format!("{}{}", (*letter + 1) as char, *digit as char);
            for (other, name, next) in &tiles {
                let (strip, same) = if **name == *right {
                    (
                        Rect { x: rect.right() - OVERLAP, width: OVERLAP, ..*rect },
                        Rect { width: OVERLAP, ..*next },
                    )
                } else if **name == *below {
                    (
                        Rect { y: rect.bottom() - OVERLAP, height: OVERLAP, ..*rect },
                        Rect { height: OVERLAP, ..*next },
                    )
                } else {
                    continue;
                };
                let off = shift((&page(*one), &strip), (&page(*other), &same));
                assert!(off <= 0.5, "{} {name} on {}: {off} mm", order.game, order.paper);
            }
        }
    }
}

/// By how many millimetres two parts of pages must be shifted so that they look alike most.
fn shift((one, strip): (&Pixels, &Rect), (other, same): (&Pixels, &Rect)) -> f32 {
    let [left, top, right, bottom] = one.within(&strip.inset(2.0));
    let [x, y, _, _] = other.within(&same.inset(2.0));
    let differs = |dx: i32, dy: i32| {
        let mut sum = 0.0;
        for row in (0..bottom - top).step_by(2) {
            for column in (0..right - left).step_by(2) {
                let (at, on) = ((x + column) as i32 + dx, (y + row) as i32 + dy);
                sum += (one.ink(left + column, top + row) - other.ink(at as usize, on as usize)).abs();
            }
        }
        sum
    };
    let shifts = (-8..=8).flat_map(|dx| (-8..=8).map(move |dy| (dx, dy)));
    let best = shifts.min_by(|a, b| differs(a.0, a.1).total_cmp(&differs(b.0, b.1))).unwrap();
    (best.0 as f32).hypot(best.1 as f32) / one.scale
}

#[test]
fn backs_lie_behind_their_fronts() {
    for order in orders() {
        let pages = printed(&order).pages;
        for (number, page) in pages.iter().enumerate().filter(|(_, page)| page.side == Side::Back) {
            let front = &pages[number - 1];
            assert_eq!(front.side, Side::Front, "{}: {}", order.game, page.label);
            for back in page.things.iter().filter(|thing| thing.kind == "back") {
                let behind = Rect { x: order.paper.width() - back.rect.right(), ..back.rect };
                let found = front.things.iter().any(|thing| {
                    let near =
                        (thing.rect.x - behind.x).abs() < 0.01 && (thing.rect.y - behind.y).abs() < 0.01;
                    thing.name == back.name && near
                });
                assert!(found, "{}: {} is behind nothing", order.game, back.name);
            }
        }
    }
}

#[test]
fn everything_of_the_game_lies_on_the_paper_and_nothing_on_something_else() {
    for order in orders() {
        for page in printed(&order).pages {
            let pieces: Vec<_> = page.things.iter().filter(|thing| thing.kind != "back").collect();
            for (number, thing) in pieces.iter().enumerate() {
                let tile = pieces.iter().any(|thing| thing.kind == "tile");
                assert!(tile || order.paper.live().contains(&thing.rect), "{}: {thing:?}", order.game);
                // Parts of a board and what a card shows lie in each other.
                let apart = |other: &&&print::Thing| {
                    let common = thing.rect.common(&other.rect).map_or(0.0, |common| common.area());
                    let least = thing.rect.area().min(other.rect.area());
                    common < 0.5 || common > 0.6 * least
                };
                let wrong = pieces[number + 1..].iter().filter(|_| !tile).find(|other| !apart(other));
                assert!(wrong.is_none(), "{}: {thing:?} lies on {wrong:?}", order.game);
            }
        }
    }
}

#[test]
fn the_same_order_makes_the_same_bytes_and_not_many() {
    for order in orders() {
        let (one, other) = (printed(&order), printed(&order));
        assert!(one.pdf == other.pdf, "{}", order.game);
        assert!(one.pdf.len() < 30_000_000, "{}: {} bytes", order.game, one.pdf.len());
        let text = String::from_utf8_lossy(&one.pdf);
        assert!(!text.contains("/CreationDate") && text.contains("/MarkInfo"), "{}", order.game);
    }
}

#[test]
fn every_language_prints_every_game() {
    for order in orders() {
        for language in Language::all() {
            let pages = printed(&print::Order { language, ..order.clone() }).pages;
            // A message that a language lacks is said by its name.
            let named =
                pages.iter().find(|page| page.label.contains("print-") || page.label.contains("-sheet-"));
            assert!(named.is_none(), "{language}: {named:?}");
        }
    }
}

#[test]
fn an_order_that_makes_no_sense_is_refused() {
    let error = |order: print::Order| print::print(&order).unwrap_err().to_string();
    let unknown = error(print::Order::new("chess"));
    assert!(unknown.starts_with("found `chess`, expected one of the games `"), "{unknown}");
    let unknown = "sail".parse::<Part>().unwrap_err().to_string();
    assert_eq!(unknown, "found `sail`, expected `board`, `pieces`, `cards`, `reels` or `rules`");
    for kit in print::KITS {
        let lacks =
            Part::ALL.into_iter().find(|(part, _)| *part != Part::Rules && !kit.parts().contains(part));
        if let Some((part, name)) = lacks {
            let order = print::Order { parts: vec![part], ..print::Order::new(kit.spec().name) };
            let told = error(order);
            assert!(
                told.contains(&format!("found `{name}`, expected `")) && told.contains(kit.spec().title),
                "{told}"
            );
        }
    }
}

#[test]
fn parts_that_are_ordered_alone_come_alone() {
    for order in orders() {
        let alone = |part: Part| printed(&print::Order { parts: vec![part], ..order.clone() }).pages;
        let rules = alone(Part::Rules);
        assert!(
            rules.iter().all(|page| page.part == Some(Part::Rules)),
            "{}: rules need no scissors",
            order.game
        );
        let board = alone(Part::Board);
        assert!(board.iter().all(|page| matches!(page.part, None | Some(Part::Board))));
        assert!(board[0].part.is_none(), "{}: the first page has the ruler", order.game);
    }
}
