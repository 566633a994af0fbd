//! Walking on the pyramid a second time, written from the text of V1, V3, V4, V5 and V19 alone, as names on a map and
//! without a thought for speed: both must allow the same steps and leave the same sphinxes at every position of many
//! games.

use std::collections::{BTreeMap, BTreeSet};

use game::{Game, RandomSource, Seat, Seeded, Turn, survey};
use piramido::{Action, Phase, Piramido, Place, Route, Step};

const MAP: [&str; 9] = [
    ". . . F W K . . .",
    ". . . S . U . . .",
    ". . U K W L F . .",
    "W E L . E . S E K",
    "U . F S ^ L W . L",
    "L E K . F . U F S",
    ". . W U L E K . .",
    ". . . S . S . . .",
    ". . . K F W . . .",
];

/// Which steps are joined, by name.
fn joined() -> BTreeMap<String, BTreeSet<String>> {
    let mut marked = BTreeMap::new();
    for (row, line) in MAP.iter().enumerate() {
        for (column, mark) in line.split(' ').enumerate().filter(|(_, mark)| *mark != ".") {
            marked.insert((column as i32, 9 - row as i32), mark);
        }
    }
    let name = |(column, row): (i32, i32)| format!("{}{row}", (b'a' + column as u8) as char);
    let beside = |(column, row): (i32, i32)| {
        let all = [(column, row + 1), (column + 1, row), (column, row - 1), (column - 1, row)];
        all.into_iter().filter(|place| marked.contains_key(place)).map(name).collect()
    };
    marked.keys().map(|place| (name(*place), beside(*place))).collect()
}

/// A throw as a player sees it who walks with a finger on the map.
struct Walker {
    here: String,
    /// The step just left, if one has been made.
    before: Option<String>,
    left: u8,
    route: Route,
    /// Whether all six hieroglyphs are placed.
    complete: bool,
    others: BTreeSet<String>,
    /// The steps of sphinxes that do not let this throw pass: enemy ones with another number, before long waiting.
    stops: BTreeSet<String>,
}

impl Walker {
    fn steps(&self, map: &BTreeMap<String, BTreeSet<String>>) -> BTreeSet<String> {
        if self.left == 0 {
            return BTreeSet::new();
        }
        // V4.
        let on_top = self.here == "e5" && self.route == Route::A;
        if let Some(before) = self.before.as_ref().filter(|_| on_top || self.stops.contains(&self.here)) {
            return BTreeSet::from([before.clone()]);
        }
        // V3.
        let enterable = |step: &&String| {
            let explorer = self.others.contains(*step);
            let top = *step == "e5" && !(self.route == Route::A && self.complete);
            let sphinx = self.left == 1 && self.stops.contains(*step);
            !explorer && !top && !sphinx
        };
        let open: BTreeSet<String> = map[&self.here].iter().filter(enterable).cloned().collect();
        let on: BTreeSet<String> =
            open.iter().filter(|step| Some(*step) != self.before.as_ref()).cloned().collect();
        if on.is_empty() { open } else { on }
    }
}

/// The walker's throw at a position on the pyramid; `before` is the step just left.
fn walker(position: &Piramido, before: Option<Step>) -> Walker {
    let mover = position.mover();
    let place = |seat: Seat| match position.place(seat) {
        Place::Step(step) => Some(step.to_string()),
        _ => None,
    };
    let own = position.colour(mover).expect("a mover has a colour").sphinxes();
    let waited_long = field(position, 12).parse::<u16>().expect("a number") > 12;
    let stops =
        (1..=6).filter(|number| !own.contains(number) && *number != position.thrown() && !waited_long);
    Walker {
        here: place(mover).expect("a mover is on the pyramid"),
        before: before.map(|step| step.to_string()),
        left: position.steps_left(),
        route: position.route(),
        complete: position.row(mover).placed() == 6,
        others: Seat::all(position.seats()).filter(|seat| *seat != mover).filter_map(place).collect(),
        stops: stops.filter_map(|number| position.sphinx_at(number)).map(|step| step.to_string()).collect(),
    }
}

fn field(position: &Piramido, number: usize) -> String {
    position.to_string().split(' ').nth(number).expect("thirteen fields").to_owned()
}

/// Players who claim often, wherever they are, and set sphinxes in the way of others.
fn choose(legal: &[Action], random: &mut Seeded) -> Action {
    let wanted = |action: &Action| matches!(action, Action::Claim | Action::Sphinx(..));
    let liked: Vec<&Action> = legal.iter().filter(|action| wanted(action)).collect();
    if !liked.is_empty() && random.below(6) == 0 {
        return *liked[random.below(liked.len() as u32) as usize];
    }
    let steps: Vec<&Action> = legal.iter().filter(|action| !matches!(action, Action::Claim)).collect();
    let from = if steps.is_empty() { legal.iter().collect() } else { steps };
    *from[random.below(from.len() as u32) as usize]
}

#[test]
fn both_allow_the_same_steps() {
    let map = joined();
    let (mut looked_at, mut turned_back, mut lost, mut opened) = (0, 0, 0, 0);
    for (number, text) in [
        "p1, p2; routes A",
        "p1, p2, p3; routes A, B",
        "p1, p2, p3; routes B; reels random",
        "p1; routes B, A; sphinxes spent",
        "p1, p2, p3; routes A, B; colours choose; sphinxes spent",
    ]
    .into_iter()
    .cycle()
    .take(100)
    .enumerate()
    {
        let mut random = Seeded::new(number as u64);
        let (mut position, mut legal) = (Piramido::new(&survey::setup::<Piramido>(text)), Vec::new());
        let mut before = None;
        loop {
            position.legal(&mut legal);
            let action = match position.turn() {
                Turn::Over(_) => break,
                Turn::Chance => position.chance(&mut random),
                Turn::Seat(_) => choose(&legal, &mut random),
            };
            if position.phase() == Phase::Step {
                let walker = walker(&position, before);
                let expected = walker.steps(&map);
                let found: BTreeSet<String> = legal
                    .iter()
                    .filter_map(|action| match action {
                        Action::Step(to) => Some(to.to_string()),
                        _ => None,
                    })
                    .collect();
                assert_eq!(found, expected, "at {position}");
                looked_at += 1;
                turned_back += u32::from(walker.before.is_some() && walker.stops.contains(&walker.here));
            }
            let was = position;
            position.play_unchecked(action);
            match action {
                Action::Step(to) => {
                    let walker = walker(&was, before);
                    // V5: entering removes the sphinx, unless one has to turn back there.
                    let guarded = (1..=6).find(|number| was.sphinx_at(*number) == Some(to));
                    if let Some(sphinx) = guarded {
                        let stays = walker.stops.contains(&to.to_string());
                        assert_eq!(position.sphinx_at(sphinx).is_some(), stays, "{action} at {was}");
                        opened += u32::from(!stays && field(&was, 12).parse::<u16>().expect("a number") > 12);
                    }
                    before = Some(Step::all().find(|step| step.name() == walker.here).expect("a step"));
                    let walks_on = position.phase() == Phase::Step && position.mover() == was.mover();
                    lost += u32::from(walks_on && position.steps_left() == 0 && was.steps_left() > 1);
                }
                Action::Roll(_) => before = None,
                _ => {}
            }
        }
    }
    assert!(
        looked_at > 50_000 && turned_back > 300 && lost > 5 && opened > 50,
        "{looked_at} {turned_back} {lost} {opened}"
    );
}
