//! The laws of every game over random games of every setup, and that no action panics anywhere.

use game::conformance::{Laws, conformance};
use game::{Game, Match, RandomSource, Said, Seat, Seeded, Setup, Tabletop, Turn, Viewer, outcomes, perft};
use piramido::{Action, Event, Phase, Piramido, Route, Step};
use words::{Language, sentence_in_every_language};

/// What an action rightly tells: where explorers begin, that somebody has arrived on the own start, the next picture
/// of the own reel, and at the end everything.
fn tells(position: &Piramido, action: Action, viewer: Viewer) -> String {
    let mut after = *position;
    after.play_unchecked(action);
    if after.phase() == Phase::Over {
        return format!("{after:?}");
    }
    let seats = || Seat::all(after.seats());
    let begins =
        after.phase().has_begun() && (!position.phase().has_begun() || position.route() != after.route());
    let mut told = String::new();
    if begins && after.route() == Route::A {
        told.extend(seats().map(|seat| format!("{:?} ", after.place(seat))));
    }
    if position.route() == Route::B {
        let events = position.events(action, viewer).into_iter();
        told.extend(
            events.filter(|event| matches!(event, Event::Arrived { .. })).map(|event| format!("{event:?}")),
        );
    }
    let (before, now) = (position.view(viewer), after.view(viewer));
    for number in (1..=7).filter(|number| now.is_open(*number) && (begins || !before.is_open(*number))) {
        told.extend([format!("{:?}{:?} ", now.step(number), now.passage(number))]);
    }
    told
}

/// Of the reels drawn at random, those of the others show something else; only where their explorers begin stays.
fn disguise(position: &str, setup: &Setup, viewer: Viewer, random: &mut Seeded) -> String {
    let mut fields: Vec<String> = position.split(' ').map(str::to_owned).collect();
    if fields[11] == "-" || fields[0].ends_with("over") {
        return position.to_owned();
    }
    let own = match viewer {
        Viewer::Seat(seat) => {
            let colours: Vec<&str> = fields[3].split(',').collect();
            colours[seat.index()]
                .strip_prefix(&format!("{}=", setup.seats()[seat.index()]))
                .unwrap_or("-")
                .to_owned()
        }
        Viewer::Spectator => "-".to_owned(),
    };
    let (pyramid, labyrinth) = fields[11].split_once('|').unwrap_or((&fields[11], ""));
    let mut redraw = |reels: &str, draw: fn(&str, &mut Seeded) -> String| {
        let reels = reels.split(';').map(|reel| match reel.split_once(':') {
            Some((colour, pictures)) if !colour.starts_with(&own) => {
                format!("{colour}:{}", draw(pictures, random))
            }
            _ => reel.to_owned(),
        });
        reels.collect::<Vec<_>>().join(";")
    };
    let (pyramid, labyrinth) = (redraw(pyramid, other_steps), redraw(labyrinth, other_passages));
    fields[11] = if fields[11].contains('|') { format!("{pyramid}|{labyrinth}") } else { pyramid };
    fields.join(" ")
}

/// V2: another six targets after the same start.
fn other_steps(pictures: &str, random: &mut Seeded) -> String {
    let mut steps = vec![Step::all().find(|step| pictures.starts_with(step.name())).expect("a start")];
    for level in [1, 1, 2, 2, 3, 3] {
        let last = steps[steps.len() - 1];
        let allowed: Vec<Step> =
            Step::all().filter(|step| step.level() == level && last.in_reach().contains(*step)).collect();
        steps.push(allowed[random.below(allowed.len() as u32) as usize]);
    }
    steps.iter().map(|step| step.name()).collect::<Vec<_>>().join(",")
}

/// V2: six other signs, and another picture without.
fn other_passages(_: &str, random: &mut Seeded) -> String {
    let bare = 1 + random.below(5);
    let passage = |number: u32, random: &mut Seeded| match number {
        number if number == bare => "-".to_owned(),
        _ => {
            let sign = "KESFLUW".as_bytes()[random.below(7) as usize] as char;
            format!("{sign}{}", if random.below(2) == 0 { '<' } else { '>' })
        }
    };
    (0..7).map(|number| passage(number, random)).collect::<Vec<_>>().join(",")
}

/// Players who hurry: they claim as soon as they like and then make for the end, so that games go on to all routes.
fn hurry(position: &Piramido, actions: &[Action], random: &mut Seeded) -> usize {
    let mover = position.mover();
    let start = position.view(Viewer::Seat(mover)).step(1);
    let goal = start.filter(|_| position.route() == Route::B).unwrap_or(Step::TOP);
    let liked = |action: &Action| match action {
        Action::Claim => 0,
        Action::Step(step) if position.row(mover).placed() == 6 => {
            // The end is reached by exact throw.
            step.walk(goal).abs_diff(position.steps_left() - 1)
        }
        _ => 1,
    };
    let best = (0..actions.len()).min_by_key(|number| liked(&actions[*number])).unwrap_or(0);
    if random.below(8) > 0 { best } else { random.below(actions.len() as u32) as usize }
}

#[test]
fn conforms_in_setups_of_every_kind() {
    let laws = Laws {
        games: 2,
        setups: 5,
        tells,
        disguise,
        choose: hurry,
        every: 10,
        longest: 8000,
        ..Laws::default()
    };
    let seen = conformance::<Piramido>(&laws);
    // Every value of every option, with every other, and every list of routes.
    assert_eq!(seen.games, 2 * (3 * 64 * 32_u64).div_ceil(5));
    assert!(seen.positions > 50_000, "{seen:?}");
    assert!(seen.imagined > 100_000 && seen.disguised > 50_000, "{seen:?}");
}

fn setup(seats: &str, routes: &str, reels: &str, order: &str) -> Setup {
    let mut setup = Setup::default_of(Piramido::SPEC);
    setup.set_seats(seats).expect("the seats are allowed");
    for (key, value) in [("routes", routes), ("reels", reels), ("order", order)] {
        setup.set_option(key, value).expect("the option has this value");
    }
    setup
}

/// Plays a random game and shows every position to `look`.
fn random_game(
    setup: &Setup,
    random: &mut Seeded,
    mut look: impl FnMut(&Piramido, &[Action], Option<Action>),
) {
    let (mut position, mut legal) = (Piramido::new(setup), Vec::new());
    loop {
        position.legal(&mut legal);
        let action = match position.turn() {
            Turn::Over(_) => break look(&position, &legal, None),
            Turn::Chance => position.chance(random),
            Turn::Seat(_) => legal[hurry(&position, &legal, random)],
        };
        look(&position, &legal, Some(action));
        position.play_unchecked(action);
    }
}

#[test]
fn no_action_panics_anywhere() {
    let random = &mut Seeded::new(7);
    let mut pool = vec![Action::Roll(0), Action::Roll(255), Action::Sphinx(0, Step::TOP)];
    for routes in ["A, B, C, D", "D, C, B, A", "C, A, D"] {
        random_game(&setup("p1, p2, p3", routes, "random", "rolloff"), random, |position, legal, action| {
            pool.extend(legal.iter().take(3).chain(action.as_ref()));
            if pool.len() > 500 {
                pool.drain(3..250);
            }
            let mut strange = *position;
            let mut again = Seeded::new(pool.len() as u64);
            for _ in 0..8 {
                strange.play_unchecked(pool[again.below(pool.len() as u32) as usize]);
                let viewer = Viewer::Seat(Seat(1));
                let view = strange.view(viewer);
                let imagined = Piramido::imagine(&view, &mut again);
                let _ = (
                    imagined.turn(),
                    Piramido::text_board(&view).text(|message| Language::ENGLISH.say(message)),
                    serde_json::to_string(&view).is_ok(),
                );
            }
        });
    }
}

#[test]
fn dice_are_fair() {
    let one =
        outcomes(&Piramido::new(&setup("p1", "A", "classic", "fixed")), 10).expect("a die has six sides");
    let expected: Vec<(Action, u64)> = (1..=6).map(|number| (Action::Roll(number), 1)).collect();
    assert_eq!((one.actions, one.total), (expected, 6));
    let three =
        outcomes(&Piramido::new(&setup("p1, p2, p3", "A", "classic", "rolloff")), 1000).expect("216 throws");
    assert_eq!((three.actions.len(), three.total), (216, 216));
    let reels = Piramido::new(&setup("p1", "A", "random", "fixed"));
    assert_eq!(outcomes(&reels, 1000), None, "there are too many reels to list");
}

#[test]
fn reels_that_chance_draws_are_admitted() {
    let random = &mut Seeded::new(3);
    for routes in ["A, C", "D, B"] {
        for _ in 0..300 {
            let mut position = Piramido::new(&setup("p1", routes, "random", "fixed"));
            while position.phase() == Phase::Reels {
                let action = position.chance(random);
                assert!(position.admits(action), "{action} at {position}");
                position.play_unchecked(action);
            }
        }
    }
}

/// Every kind of thing the rules know happens in the games that the laws are tested with.
#[test]
fn everything_happens() {
    let mut kinds = std::collections::BTreeSet::new();
    let random = &mut Seeded::new(5);
    for seats in ["p1", "p1, p2, p3"] {
        for routes in ["A, B, C, D", "C, D, A, B"] {
            for _ in 0..8 {
                random_game(&setup(seats, routes, "random", "rolloff"), random, |position, _, action| {
                    let Some(action) = action else { return };
                    for event in position.events(action, Viewer::Spectator) {
                        let data = serde_json::to_value(event).expect("an event is JSON");
                        kinds.insert(data["kind"].as_str().expect("it has a kind").to_owned());
                        for message in event.said() {
                            sentence_in_every_language(&message);
                        }
                    }
                });
            }
        }
    }
    let all = [
        "arrived",
        "begins",
        "claim",
        "colour",
        "over",
        "passage",
        "reel",
        "roll",
        "rolloff",
        "route",
        "route_over",
        "side",
        "sphinx_out",
        "sphinx_set",
        "sphinx_stops",
        "step",
        "turn",
        "walk",
    ];
    let missing: Vec<_> = all.iter().filter(|kind| !kinds.contains(**kind)).collect();
    assert!(missing.is_empty(), "{missing:?}");
}

/// The first throw of a solo game, with every claim and every sphinx on the way.
#[test]
fn perft_agrees_with_an_independent_program() {
    let mut table = Match::<Piramido>::new(&Setup::default_of(Piramido::SPEC));
    table.play(Action::Roll(6)).expect("a die may show a six");
    let counted: Vec<u64> = (1..=17).map(|depth| perft(&table, depth).sequences).collect();
    let independent = [2, 4, 6, 12, 30, 86, 234, 612, 1308, 2594, 3900, 4630, 4426, 3014, 1592, 546, 0];
    assert_eq!(counted, independent);
}
