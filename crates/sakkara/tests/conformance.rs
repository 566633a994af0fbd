//! The laws of every game, over games that go somewhere, and the counts that an independent program found.

use game::conformance::{Laws, conformance};
use game::{Game, Match, RandomSource, Said, Seat, Seeded, Setup, Tabletop, Turn, Viewer, perft};
use sakkara::{ANKH, Action, Cell, Direction, Sakkara, Stone};
use words::Language;

/// The last guess of a bid opens all fists to everybody.
fn tells(position: &Sakkara, action: Action, _: Viewer) -> String {
    let text = position.to_string();
    let lists = text.split(' ').nth(4).unwrap_or_default();
    let (fists, guesses) = lists.split_once('|').unwrap_or_default();
    let named = guesses.split(',').filter(|guess| !guess.is_empty()).count();
    match action {
        Action::Guess(_) if named + 1 == position.seats() => fists.to_owned(),
        _ => String::new(),
    }
}

/// During a bid the fists of the others hold any number of stones.
fn disguise(position: &str, _: &Setup, viewer: Viewer, random: &mut Seeded) -> String {
    let mut fields: Vec<String> = position.split(' ').map(str::to_owned).collect();
    let Some((fists, guesses)) = fields[4].split_once('|') else { return position.to_owned() };
    let fists = fists.split(',').enumerate().map(|(number, fist)| match fist {
        "" => String::new(),
        own if viewer.is(Seat(number as u8)) => own.to_owned(),
        _ => random.below(4).to_string(),
    });
    fields[4] = format!("{}|{guesses}", fists.collect::<Vec<_>>().join(","));
    fields.join(" ")
}

/// Three times of four inwards: stones to the Ankh field, over bridges and onto enemies; otherwise at random.
fn choose(position: &Sakkara, actions: &[Action], random: &mut Seeded) -> usize {
    let taken = |cell| {
        let mut seats = Seat::all(position.seats());
        seats.any(|seat| Stone::ALL.iter().any(|stone| position.stone(seat, *stone) == Some(cell)))
    };
    let good = |action: &Action| match action {
        Action::Walk(walk) => {
            let to = walk.to().expect("legal ways end on the board");
            to == ANKH || to.depth() > walk.from().depth() || taken(to)
        }
        _ => false,
    };
    let inwards: Vec<usize> = (0..actions.len()).filter(|number| good(&actions[*number])).collect();
    if inwards.is_empty() || random.below(4) == 0 {
        return random.below(actions.len() as u32) as usize;
    }
    inwards[random.below(inwards.len() as u32) as usize]
}

#[test]
fn conforms() {
    let longest = 600 * 6 + 600 + 20 * 8;
    let seen = conformance(&Laws::<Sakkara> {
        games: 150,
        tells,
        disguise,
        choose,
        every: 30,
        longest,
        ..Laws::default()
    });
    assert_eq!(seen.games, 14 * 150);
    assert!(seen.won > 1_000, "{seen:?}");
    assert!(seen.positions > 20_000, "{seen:?}");
    assert!(seen.imagined > 200 && seen.disguised > 200, "{seen:?}");
}

#[test]
fn perft_from_the_start() {
    let check = |seats: &str, opening: &str, counts: &[u64]| {
        let mut setup = Setup::default_of(Sakkara::SPEC);
        setup.set_seats(seats).expect("seats of the specification");
        setup.set_option("opening", opening).expect("an opening of the specification");
        let start = Match::<Sakkara>::new(&setup);
        let found: Vec<u64> = (1..=counts.len() as u32).map(|depth| perft(&start, depth).sequences).collect();
        assert_eq!(found, counts, "{seats}, {opening}");
    };
    let turn_and_turn = [15, 222, 3_260, 26_928, 403_920, 5_978_016];
    check("red, blue", "fixed", &turn_and_turn);
    check("yellow, green", "fixed", &turn_and_turn[..5]);
    check("red, yellow, blue", "fixed", &turn_and_turn[..5]);
    check("red, yellow, blue, green", "fixed", &turn_and_turn[..5]);
    check("red, blue", "fists", &[4, 16, 112, 672, 4_800, 50_304, 679_680]);
    check("red, yellow, blue", "fists", &[4, 16, 64, 640, 5_760, 46_080]);
}

/// K13: a seat that ends a turn has a stone on the board, or has just gone onto the Ankh field. K9 ends no turn of
/// somebody without a stone on the board, for entering is always possible.
#[test]
fn k13_turns_end_with_a_stone_on_the_board_or_on_the_ankh() {
    let (mut random, mut legal, mut seen) = (Seeded::new(13), Vec::new(), [0; 3]);
    for setup in Sakkara::SPEC.every_setup().iter().cycle().take(280) {
        let mut position = Sakkara::new(setup);
        while let Turn::Seat(seat) = position.turn() {
            position.legal(&mut legal);
            // Stones enter late, so that boards without them come up often.
            let late: Vec<Action> =
                legal.iter().copied().filter(|action| !matches!(action, Action::Enter(_))).collect();
            let some = if late.is_empty() || random.below(16) == 0 { &legal } else { &late };
            let (before, action) = (position, some[choose(&position, some, &mut random)]);
            position.play_unchecked(action);
            let off = Stone::ALL.iter().all(|stone| position.stone(seat, *stone).is_none());
            let ankh = matches!(action, Action::Walk(walk) if walk.to() == Some(ANKH));
            if position.turns() > before.turns() {
                assert!(!off || ankh, "{action} ends a turn at {before}");
                seen[usize::from(off)] += 1;
            }
            let none = Stone::ALL.iter().all(|stone| before.stone(seat, *stone).is_none());
            if none && before.moves_left() == 1 {
                assert_eq!(legal, Stone::ALL.map(Action::Enter), "{before}");
                seen[2] += 1;
            }
        }
    }
    assert!(seen[0] > 50_000 && seen[1] > 10 && seen[2] > 500, "{seen:?}");
}

/// What is not legal gives positions without meaning, but nothing panics or hangs, in no stage of the game.
#[test]
fn actions_that_are_not_legal_do_no_harm() {
    let cells: Vec<Cell> = Cell::all().collect();
    let mut pool = vec![Action::Guess(u8::MAX), Action::Fist(u8::MAX)];
    pool.extend(["enter:R", "enter:I", "enter:O", "R:g8-g7", "O:a1-a2-a3-a4-a5-a6-a7"].map(read));
    pool.extend(["fist:0", "fist:3", "guess:0", "guess:12", "bridge:g7-g8", "bridge:a1-g7"].map(read));
    for (number, from) in cells.iter().enumerate() {
        pool.push(Action::Bridge { from: *from, to: cells[(number * 31) % cells.len()] });
        let steps = Direction::ALL.iter().filter_map(|way| from.next(*way));
        pool.extend(steps.map(|to| read(&format!("I:{from}-{to}"))));
    }
    let (mut random, mut legal) = (Seeded::new(3), Vec::new());
    for setup in Sakkara::SPEC.every_setup() {
        let mut position = Sakkara::new(&setup);
        for ply in 0..5_000 {
            let action = pool[random.below(pool.len() as u32) as usize];
            if ply % 50 == 0 {
                let view = position.view(Viewer::Spectator);
                assert!(!view.to_string().is_empty());
                assert!(
                    !Sakkara::text_board(&view).text(|message| Language::ENGLISH.say(message)).is_empty()
                );
                assert_eq!(Sakkara::imagine(&view, &mut random).view(Viewer::Spectator), view);
                position
                    .events(action, Viewer::Spectator)
                    .iter()
                    .for_each(|event| assert_ne!(Language::ENGLISH.tell(&event.said()), ""));
            }
            position.play_unchecked(action);
            position.legal(&mut legal);
        }
    }
}

fn read(text: &str) -> Action {
    text.parse().expect("a notation of the game")
}
