//! The network of steps on which one can stand (V1): how they are joined, how far it is on foot (V2), and sets of them.
//! Computed from the board at compile time. Start at [`Step::joined`] and [`Steps`].

use crate::board::{Heading, Step, neighbours};

/// A set of steps on which one can stand.
///
/// It has one more place, for everything on which nobody can ever stand: plain stone and [`Step::DESERT`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Steps(u64);

/// How many steps a set has room for.
const PLACES: usize = 64;
/// The place in a set of all on which nobody can stand.
const NOWHERE: usize = PLACES - 1;
/// How many steps there are on which one can stand.
const STANDING: usize = 41;

/// The place of each step in sets, in the order of names.
static PLACE: [u8; 128] = places();
static STEPS: [Step; PLACES] = steps();
static JOINED: [[Step; 4]; 128] = joined();
/// By step, the places in a set of the steps to which it is joined, by heading.
static AROUND: [[u8; 4]; 128] = around();
static WALKS: [[u8; PLACES]; PLACES] = walks();
static IN_REACH: [Steps; PLACES] = in_reach();

impl Step {
    /// The step to which it is joined that way, or the desert.
    #[inline]
    #[must_use]
    pub fn joined(self, heading: Heading) -> Self {
        JOINED[self.index()][heading as usize]
    }

    /// The steps to which it is joined.
    pub fn ways(self) -> impl Iterator<Item = Self> {
        Heading::ALL.into_iter().map(move |heading| self.joined(heading)).filter(|to| *to != Self::DESERT)
    }

    /// The fewest steps to another one on foot, nothing in the way; nobody walks over the top, but one may begin or
    /// end there. 255 if there is no way, as to plain stone.
    #[inline]
    pub fn walk(self, to: Self) -> u8 {
        WALKS[self.place()][to.place()]
    }

    /// V2: the steps that may follow this one in a reel, 4 to 7 steps of walking away.
    #[inline]
    pub fn in_reach(self) -> Steps {
        IN_REACH[self.place()]
    }

    /// Its place in a set.
    #[inline]
    pub(crate) fn place(self) -> usize {
        PLACE[self.index()] as usize % PLACES
    }
}

impl Steps {
    /// How many places a set has.
    pub(crate) const PLACES: usize = PLACES;
    /// No step.
    pub const NONE: Self = Self(0);
    /// The steps of each level on which one can stand, 0 to 4.
    pub const LEVELS: [Self; 5] = levels();

    /// The set of one step.
    #[inline]
    pub fn one(step: Step) -> Self {
        Self(1 << step.place())
    }

    /// Whether the step is in the set.
    #[inline]
    pub fn contains(self, step: Step) -> bool {
        self.0 >> step.place() & 1 != 0
    }

    /// The headings, as bits, that lead from a step to one in the set.
    #[inline]
    pub(crate) fn around(self, step: Step) -> u8 {
        let [north, east, south, west] =
            AROUND[step.index()].map(|place| (self.0 >> (usize::from(place) % PLACES)) as u8 & 1);
        north | east << 1 | south << 2 | west << 3
    }

    /// Puts a step in.
    #[inline]
    pub fn insert(&mut self, step: Step) {
        self.0 |= 1 << step.place();
    }

    /// Takes a step out.
    #[inline]
    pub fn remove(&mut self, step: Step) {
        self.0 &= !(1 << step.place());
    }

    /// The steps of this set that are not in the other.
    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The steps of both sets.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The steps of either set.
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Whether it has no step.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many steps it has.
    pub const fn len(self) -> usize {
        (self.0 & !(1 << NOWHERE)).count_ones() as usize
    }

    /// Its steps, sorted as the names are.
    pub fn iter(self) -> impl Iterator<Item = Step> {
        let mut rest = self.0 & !(1 << NOWHERE);
        std::iter::from_fn(move || {
            (rest != 0).then(|| {
                let step = STEPS[rest.trailing_zeros() as usize];
                rest &= rest - 1;
                step
            })
        })
    }
}

impl FromIterator<Step> for Steps {
    fn from_iter<I: IntoIterator<Item = Step>>(steps: I) -> Self {
        let mut set = Self::NONE;
        steps.into_iter().for_each(|step| set.insert(step));
        set
    }
}

const fn places() -> [u8; 128] {
    let mut all = [NOWHERE as u8; 128];
    let (mut number, mut place) = (0, 0);
    while number < Step::COUNT {
        if Step::from_number(number).part().is_some() {
            all[number as usize] = place;
            place += 1;
        }
        number += 1;
    }
    assert!(place as usize == STANDING);
    all
}

const fn steps() -> [Step; PLACES] {
    let (places, mut all) = (places(), [Step::DESERT; PLACES]);
    let mut number = 0;
    while number < Step::COUNT {
        if places[number as usize] as usize != NOWHERE {
            all[places[number as usize] as usize] = Step::from_number(number);
        }
        number += 1;
    }
    all
}

/// V1: joined are neighbours on which one can stand; the top has gates alone for neighbours.
const fn joined() -> [[Step; 4]; 128] {
    let mut all = neighbours();
    let mut number = 0;
    while number < all.len() {
        let mut heading = 0;
        while heading < 4 {
            let to = all[number][heading];
            if Step::from_number(number as u8).part().is_none() || to.part().is_none() {
                all[number][heading] = Step::DESERT;
            }
            heading += 1;
        }
        number += 1;
    }
    all
}

const fn around() -> [[u8; 4]; 128] {
    let (places, joined, mut all) = (places(), joined(), [[NOWHERE as u8; 4]; 128]);
    let mut number = 0;
    while number < all.len() {
        let mut heading = 0;
        while heading < 4 {
            all[number][heading] = places[joined[number][heading].index()];
            heading += 1;
        }
        number += 1;
    }
    all
}

const fn walks() -> [[u8; PLACES]; PLACES] {
    let (steps, places, joined) = (steps(), places(), joined());
    let mut all = [[u8::MAX; PLACES]; PLACES];
    let mut from = 0;
    while from < STANDING {
        // Steps in the order in which a walker comes to them.
        let mut reached = [from; STANDING];
        let (mut next, mut count) = (0, 1);
        all[from][from] = 0;
        while next < count {
            let here = reached[next];
            let walks_on = next == 0 || steps[here].number() != Step::TOP.number();
            let mut heading = 0;
            while heading < 4 && walks_on {
                let to = places[joined[steps[here].index()][heading].index()] as usize;
                if to != NOWHERE && all[from][to] == u8::MAX {
                    all[from][to] = all[from][here] + 1;
                    reached[count] = to;
                    count += 1;
                }
                heading += 1;
            }
            next += 1;
        }
        from += 1;
    }
    all
}

const fn in_reach() -> [Steps; PLACES] {
    let (walks, mut all) = (walks(), [Steps::NONE; PLACES]);
    let mut from = 0;
    while from < STANDING {
        let mut to = 0;
        while to < STANDING {
            if 4 <= walks[from][to] && walks[from][to] <= 7 {
                all[from].0 |= 1 << to;
            }
            to += 1;
        }
        from += 1;
    }
    all
}

const fn levels() -> [Steps; 5] {
    let (steps, mut all) = (steps(), [Steps::NONE; 5]);
    let mut place = 0;
    while place < STANDING {
        all[steps[place].level() as usize].0 |= 1 << place;
        place += 1;
    }
    all
}
