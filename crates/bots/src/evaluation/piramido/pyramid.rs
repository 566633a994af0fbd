//! Walking on the pyramid as a game against the die alone, solved once: throws from each step to each goal, what a
//! sphinx or an explorer in the way adds to them, and what a reel still asks for after each claim. Start at [`Walks`].

use std::sync::LazyLock;

use games::piramido::{Heading, Route, Sign, Step, Steps};

/// Where somebody goes: a step to reach or pass (V6), or one to end a throw on (V4, V9).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Goal(u8);

/// Throws, solved when first asked for.
pub struct Walks {
    map: Map,
    /// By hieroglyph: the steps with it.
    signs: [Steps; 7],
    /// By goal and step, with nothing in the way.
    throws: Vec<[f32; STEPS]>,
    /// By goal: throws after this one, in the middle of a throw.
    rests: Vec<Rests>,
    /// By kind of the obstacle's step, goal and step: what a sphinx of another colour adds.
    held: Vec<Vec<[f32; STEPS]>>,
    /// The same for another's explorer, who is gone after one throw.
    shut: Vec<Vec<[f32; STEPS]>>,
    /// By claims and step: throws from the last claim to the top.
    up: Legs,
    /// By start: throws from the last claim to it.
    down: Vec<Legs>,
    /// By route, claims and step: what a sphinx there adds to the ways from this claim on, whatever they are.
    burden: [[[f32; STEPS]; 7]; 2],
    /// By route and claims: what the best step for a sphinx adds to them.
    prey: [[f32; 7]; 2],
}

/// V2: the levels of pictures 1 to 7.
const LEVELS: [usize; 7] = [0, 1, 1, 2, 2, 3, 3];
/// How many steps one can stand on.
const STEPS: usize = 41;
/// How many starting steps there may be.
const STARTS: usize = 12;
/// Each step to be reached, the top to end on, then each possible start to end on.
const GOALS: usize = STEPS + STARTS;
/// No step.
const NONE: u8 = STEPS as u8;
/// The heading before the first step of a throw.
const STANDING: usize = 4;
/// What a step left over when a goal is passed is worth, in throws: it leads on to the next.
const LEFT_OVER: f32 = 0.16;

/// By steps left, step and heading of the last step.
type Rests = [[[f32; 5]; STEPS]; 7];
/// By claims and step.
type Legs = [[f32; STEPS]; 7];

/// Solved when first asked for.
pub static WALKS: LazyLock<Walks> = LazyLock::new(Walks::solve);

impl Walks {
    /// Throws from a step to a goal, the next one included.
    #[inline]
    pub fn throws(&self, goal: Goal, here: Step) -> f32 {
        self.throws[goal.index()][self.map.place(here)]
    }

    /// Throws after this one, with steps of it left.
    #[inline]
    pub fn rest(&self, goal: Goal, here: Step, left: u8, heading: Option<Heading>) -> f32 {
        let heading = heading.map_or(STANDING, |heading| heading as usize);
        self.rests[goal.index()][usize::from(left.min(6))][self.map.place(here)][heading]
    }

    /// What steps left over are worth when a goal has been reached.
    pub fn left_over(left: u8) -> f32 {
        LEFT_OVER * f32::from(left)
    }

    /// What the sphinx of another colour adds to the throws to a goal.
    #[inline]
    pub fn held(&self, goal: Goal, here: Step, sphinx: Step) -> f32 {
        self.map.turned(&self.held, goal, here, sphinx)
    }

    /// What another's explorer adds who stands there during the next throw.
    #[inline]
    pub fn shut(&self, goal: Goal, here: Step, explorer: Step) -> f32 {
        self.map.turned(&self.shut, goal, here, explorer)
    }

    /// What the sphinx of another colour adds to the ways from this many claims on, whatever they are.
    #[inline]
    pub fn burden(&self, route: Route, claims: u8, sphinx: Step) -> f32 {
        self.burden[usize::from(route == Route::B)][usize::from(claims.min(6))][self.map.place(sphinx)]
    }

    /// What the best step for a sphinx adds to the ways of somebody from this many claims on.
    #[inline]
    pub fn prey(&self, route: Route, claims: u8) -> f32 {
        self.prey[usize::from(route == Route::B)][usize::from(claims.min(6))]
    }

    /// Throws from a step just claimed to the end of the route, over all reels that go on from it.
    #[inline]
    pub fn later(&self, route: Route, start: Step, claims: u8, here: Step) -> f32 {
        let legs = match route {
            Route::B => &self.down[self.map.start(start)],
            _ => &self.up,
        };
        legs[usize::from(claims.min(6))][self.map.place(here)]
    }

    /// The goal of which this is the step to reach or pass.
    pub fn reach(&self, step: Step) -> Goal {
        Goal(self.map.place(step) as u8)
    }

    /// The steps with the same hieroglyph.
    pub fn alike(&self, step: Step) -> Steps {
        step.sign().map_or(Steps::one(step), |sign| self.signs[sign as usize])
    }

    /// The top or a starting step as the end of a route.
    pub fn end(&self, step: Step) -> Goal {
        if step == Step::TOP { self.reach(step) } else { Goal((STEPS + self.map.start(step)) as u8) }
    }

    fn solve() -> Self {
        let map = Map::new();
        let free: Vec<_> = Goal::all().map(|goal| map.solve(goal, Obstacle::Nothing, None)).collect();
        let (throws, rests): (Vec<_>, Vec<_>) = free.into_iter().unzip();
        let mut this = Self {
            map,
            signs: Sign::ALL.map(|sign| Step::all().filter(|step| step.sign() == Some(sign)).collect()),
            throws,
            rests,
            held: Vec::new(),
            shut: Vec::new(),
            up: [[0.0; STEPS]; 7],
            down: Vec::new(),
            burden: [[[0.0; STEPS]; 7]; 2],
            prey: [[0.0; 7]; 2],
        };
        this.held = this.added(Obstacle::Sphinx);
        this.shut = this.added(Obstacle::Explorer);
        this.up = this.legs(Route::A, Step::TOP);
        this.down = Steps::LEVELS[0].iter().map(|start| this.legs(Route::B, start)).collect();
        this.burden = [Route::A, Route::B].map(|route| this.burdens(route));
        this.prey = this.burden.map(|legs| legs.map(|steps| steps.into_iter().fold(0.0, f32::max)));
        this
    }

    /// What an obstacle adds, by its kind of step.
    fn added(&self, obstacle: impl Fn(usize) -> Obstacle<'static>) -> Vec<Vec<[f32; STEPS]>> {
        let more = |place: usize, goal: Goal| {
            let free = (&self.throws[goal.index()], &self.rests[goal.index()]);
            let (throws, _) = self.map.solve(goal, obstacle(place), Some(free));
            std::array::from_fn(|here| (throws[here] - free.0[here]).max(0.0))
        };
        let kinds = self.map.kinds.iter();
        kinds.map(|place| Goal::all().map(|goal| more(*place, goal)).collect()).collect()
    }

    /// The throws from each claim to the end, backwards. Reels are equally likely (V2).
    fn legs(&self, route: Route, end: Step) -> Legs {
        let (mut legs, mut ways) = ([[0.0; STEPS]; 7], [[1.0; STEPS]; 7]);
        legs[6] = self.throws[self.end(end).index()];
        for claims in (0..6).rev() {
            for (here, step) in self.map.steps.iter().enumerate() {
                let (mut sum, mut count) = (0.0, 0.0);
                for next in next_steps(route, claims, *step, end).iter() {
                    let (goal, place) = (self.reach(next), self.map.place(next));
                    let weight = ways[claims + 1][place];
                    sum += weight * (self.throws[goal.index()][here] + legs[claims + 1][place]);
                    count += weight;
                }
                legs[claims][here] = if count > 0.0 { sum / count } else { 0.0 };
                ways[claims][here] = count;
            }
        }
        legs
    }

    /// What a sphinx on each step adds to all ways from each claim on, until it is out: the likelier it is met on one
    /// of them, the less often on a later one.
    fn burdens(&self, route: Route) -> Legs {
        let mut burdens = [[0.0; STEPS]; 7];
        let ends = if route == Route::A { Steps::one(Step::TOP) } else { Steps::LEVELS[0] };
        for (sphinx, at) in self.map.steps.iter().enumerate() {
            let mut spared: f32 = 1.0;
            let most = Goal::all().flat_map(|goal| self.map.steps.iter().map(move |here| (goal, *here)));
            let most = most.map(|(goal, here)| self.held(goal, here, *at)).fold(0.1, f32::max);
            for claims in (0..7).rev() {
                let (mut sum, mut count) = (0.0, 0.0);
                let picture = if route == Route::A { claims } else { 7 - claims };
                let from = if picture == 7 { Steps::one(Step::TOP) } else { Steps::LEVELS[LEVELS[picture]] };
                for step in from.iter() {
                    let next = if claims == 6 { ends } else { next_steps(route, claims, step, Step::TOP) };
                    for next in next.iter() {
                        let goal = if claims == 6 { self.end(next) } else { self.reach(next) };
                        sum += self.held(goal, step, *at);
                        count += 1.0;
                    }
                }
                spared *= 1.0 - (sum / f32::max(count, 1.0) / most).min(1.0);
                burdens[claims][sphinx] = most * (1.0 - spared);
            }
        }
        burdens
    }
}

/// V2: the steps that may come next after this number of claims, the last one here, on a route with this end.
pub fn next_steps(route: Route, claims: usize, here: Step, end: Step) -> Steps {
    let picture = if route == Route::B { 6usize.saturating_sub(claims) } else { (claims + 1).min(6) };
    let level = Steps::LEVELS[LEVELS[picture]];
    let near = match route {
        // Everybody begins route B on the top, and picture 7 may show any gate.
        Route::B if claims == 0 => level,
        Route::B if claims == 5 && end != Step::TOP => level.and(here.in_reach()).and(end.in_reach()),
        _ => level.and(here.in_reach()),
    };
    if near.is_empty() { level } else { near }
}

impl Goal {
    fn all() -> impl Iterator<Item = Self> {
        (0..GOALS as u8).map(Self)
    }

    fn index(self) -> usize {
        self.0.into()
    }
}

/// What is in the way, on which step.
#[derive(Clone, Copy)]
enum Obstacle<'a> {
    Nothing,
    /// It turns back.
    Sphinx(usize),
    /// It lets this throw pass, and then nothing is in the way.
    Passed(usize, &'a Rests),
    Explorer(usize),
}

/// What was solved for a goal.
type Solved<'a> = (&'a [f32; STEPS], &'a Rests);

/// The network by places in the tables, and how it looks turned and mirrored: it is the same in eight ways.
struct Map {
    places: [u8; 128],
    steps: Vec<Step>,
    joined: [[u8; 4]; STEPS],
    /// By the number of a starting step.
    starts: [u8; 128],
    /// One step for each kind: those that some turn brings onto each other.
    kinds: Vec<usize>,
    /// By step: its kind and the turn that brings it there.
    kind: [(u8, u8); STEPS],
    /// By turn and goal: which goal it becomes. The first goals are the steps.
    turns: [[u8; GOALS]; 8],
}

impl Map {
    fn new() -> Self {
        let steps: Vec<Step> = Step::all().filter(|step| step.part().is_some()).collect();
        let (mut places, mut starts) = ([0; 128], [0; 128]);
        for (place, step) in steps.iter().enumerate() {
            places[usize::from(step.number())] = place as u8;
        }
        for (place, step) in Steps::LEVELS[0].iter().enumerate() {
            starts[usize::from(step.number())] = place as u8;
        }
        let place_of = |step: Step| places[usize::from(step.number())];
        let mut joined = [[NONE; 4]; STEPS];
        for (ways, step) in joined.iter_mut().zip(&steps) {
            for heading in Heading::ALL {
                let to = step.joined(heading);
                ways[heading as usize] = if to == Step::DESERT { NONE } else { place_of(to) };
            }
        }
        let turns = std::array::from_fn(|turn| {
            std::array::from_fn(|goal| match goal.checked_sub(STEPS) {
                None => place_of(turned(steps[goal], turn)),
                Some(start) => STEPS as u8 + starts[usize::from(turned(start_at(start), turn).number())],
            })
        });
        let mut this =
            Self { places, steps, joined, starts, kinds: Vec::new(), kind: [(0, 0); STEPS], turns };
        for place in 0..STEPS {
            let found = (0..8).find_map(|turn| {
                let kind =
                    this.kinds.iter().position(|kind| *kind == usize::from(this.turns[turn][place]))?;
                Some((kind as u8, turn as u8))
            });
            this.kind[place] = found.unwrap_or((this.kinds.len() as u8, 0));
            if found.is_none() {
                this.kinds.push(place);
            }
        }
        this
    }

    #[inline]
    fn place(&self, step: Step) -> usize {
        usize::from(self.places[usize::from(step.number() & 127)])
    }

    fn start(&self, step: Step) -> usize {
        usize::from(self.starts[usize::from(step.number() & 127)])
    }

    /// Looks up what an obstacle adds, turned to the step of its kind.
    #[inline]
    fn turned(&self, added: &[Vec<[f32; STEPS]>], goal: Goal, here: Step, at: Step) -> f32 {
        let (kind, turn) = self.kind[self.place(at)];
        let turn = &self.turns[usize::from(turn)];
        added[usize::from(kind)][usize::from(turn[goal.index()])][usize::from(turn[self.place(here)])]
    }

    /// Value iteration: throws by step, and what is left of them in the middle of a throw. `free` is the solution with
    /// nothing in the way, which holds again when the obstacle is gone.
    fn solve(&self, goal: Goal, obstacle: Obstacle, free: Option<Solved<'_>>) -> ([f32; STEPS], Rests) {
        const ROUNDS: usize = 100;
        const CLOSE_ENOUGH: f32 = 1e-3;
        let mut throws = free.map_or([4.0; STEPS], |(throws, _)| *throws);
        let (mut rests, mut lucky) = ([[[0.0; 5]; STEPS]; 7], [[[0.0; 5]; STEPS]; 7]);
        for _ in 0..ROUNDS {
            let mut next = [1.0; STEPS];
            let mut add = |rests: &Rests, part: f32| {
                for left in &rests[1..] {
                    next.iter_mut().zip(left).for_each(|(next, rest)| *next += part / 6.0 * rest[STANDING]);
                }
            };
            self.fill(&mut rests, goal, &throws, obstacle);
            match (obstacle, free) {
                (Obstacle::Sphinx(at), Some((_, free))) => {
                    // V4: one throw of six has the number of the sphinx, which is out when it has been passed.
                    self.fill(&mut lucky, goal, &throws, Obstacle::Passed(at, free));
                    add(&rests, 5.0 / 6.0);
                    add(&lucky, 1.0 / 6.0);
                }
                _ => add(&rests, 1.0),
            }
            let change = |(old, new): (&f32, &f32)| (old - new).abs();
            let done = throws.iter().zip(&next).map(change).fold(0.0, f32::max) < CLOSE_ENOUGH;
            throws = next;
            // An explorer in the way goes on after this throw.
            if done || matches!(obstacle, Obstacle::Explorer(_)) {
                break;
            }
        }
        (throws, rests)
    }

    /// Throws after this one by steps left, step and heading, if one goes the best way (V3, V4).
    fn fill(&self, rests: &mut Rests, goal: Goal, throws: &[f32; STEPS], obstacle: Obstacle<'_>) {
        let (to, top) = (self.step_of(goal), self.place(Step::TOP));
        let is_end = goal.index() >= STEPS || to == top;
        for (here, rest) in rests[0].iter_mut().enumerate() {
            *rest = [if is_end && here == to { 0.0 } else { throws[here] }; 5];
        }
        for left in 1..=6 {
            for here in 0..STEPS {
                for heading in 0..=STANDING {
                    let back = (heading < STANDING).then_some(heading ^ 2);
                    let turns = here == top || matches!(obstacle, Obstacle::Sphinx(at) if at == here);
                    let (mut best, mut behind) = (None, None);
                    for (way, next) in self.joined[here].iter().enumerate() {
                        let next = usize::from(*next);
                        let closed = match obstacle {
                            Obstacle::Explorer(at) => next == at,
                            Obstacle::Sphinx(at) => next == at && left == 1,
                            Obstacle::Nothing | Obstacle::Passed(..) => false,
                        };
                        if next >= STEPS || closed || next == top && to != top {
                            continue;
                        }
                        let rest = match obstacle {
                            _ if next == to && !is_end => -LEFT_OVER * (left - 1) as f32,
                            Obstacle::Passed(at, free) if next == at => free[left - 1][next][way],
                            _ => rests[left - 1][next][way],
                        };
                        let best = if back == Some(way) { &mut behind } else { &mut best };
                        *best = Some(best.map_or(rest, |best: f32| best.min(rest)));
                    }
                    let way = if back.is_some() && turns { behind } else { best.or(behind) };
                    rests[left][here][heading] = way.unwrap_or(rests[0][here][STANDING]);
                }
            }
        }
    }

    /// The place of the step that a goal is.
    fn step_of(&self, goal: Goal) -> usize {
        goal.index().checked_sub(STEPS).map_or(goal.index(), |start| self.place(start_at(start)))
    }
}

/// The starting steps by number.
fn start_at(start: usize) -> Step {
    Steps::LEVELS[0].iter().nth(start).unwrap_or(Step::TOP)
}

/// A step after one of the eight turns and mirrorings of the pyramid.
fn turned(step: Step, turn: usize) -> Step {
    let (mut x, mut y) = (step.column(), step.row());
    if turn & 1 != 0 {
        x = 8 - x;
    }
    if turn & 2 != 0 {
        y = 8 - y;
    }
    if turn & 4 != 0 {
        (x, y) = (y, x);
    }
    Step::at(x, y)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn step(name: &str) -> Step {
        Step::all().find(|step| step.name() == name).unwrap()
    }

    #[test]
    fn throws_are_as_few_as_walking_allows() {
        let walks = &*WALKS;
        let far = |goal: &str, here: &str| walks.throws(walks.reach(step(goal)), step(here));
        assert!((0.9..1.3).contains(&(far("d3", "c3") + LEFT_OVER * 2.5)), "a neighbour is reached at once");
        assert!(far("d3", "f8") > far("d3", "f7") && far("d3", "f7") > far("d3", "e7"));
        // V4: a gate lets one onto the top with a 1, and one who goes too far turns round there.
        let top = walks.end(Step::TOP);
        assert!((2.0..4.0).contains(&walks.throws(top, step("d5"))), "{}", walks.throws(top, step("d5")));
        let start = walks.end(step("e1"));
        assert!(walks.throws(start, step("f2")) > far("e1", "f2") + 1.0, "to end there is more than to pass");
    }

    #[test]
    fn a_sphinx_costs_most_where_there_is_no_way_round() {
        let walks = &*WALKS;
        let held =
            |goal: &str, here: &str, at: &str| walks.held(walks.reach(step(goal)), step(here), step(at));
        assert!(held("d5", "c7", "c5") > 4.0, "before the gate");
        assert!((0.2..2.0).contains(&held("d3", "c7", "c4")), "the other way round is open");
        assert!(held("d3", "c7", "g5") < 0.1, "out of the way");
        // The network is the same in eight ways.
        assert!((held("d5", "c7", "c5") - held("e6", "g7", "e7")).abs() < 1e-3);
        let shut =
            |goal: &str, here: &str, at: &str| walks.shut(walks.reach(step(goal)), step(here), step(at));
        assert!(shut("d5", "c6", "c5") > 0.5 && shut("d5", "c6", "c5") < 1.5, "an explorer goes on");
        assert!(shut("d5", "c6", "i5") < 1e-3);
    }

    #[test]
    fn a_whole_route_takes_as_long_as_perfect_walkers_say() {
        for start in Steps::LEVELS[0].iter() {
            let (up, down) =
                (WALKS.later(Route::A, Step::TOP, 0, start), WALKS.later(Route::B, start, 0, Step::TOP));
            assert!((12.5..15.5).contains(&up) && (12.5..15.0).contains(&down), "{start}: {up} {down}");
        }
    }
}
