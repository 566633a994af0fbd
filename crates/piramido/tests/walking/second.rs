//! The second implementation. Start at [`Second`].

use std::collections::{BTreeMap, BTreeSet};

use game::{RandomSource, Seeded};
use piramido::Action;

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
const TOP: &str = "e5";
const COLOURS: [&str; 3] = ["red", "blue", "yellow"];
const CLASSIC: [&str; 3] = ["e1,h4,f2,g7,d3,d5,e4", "a5,d2,b4,g3,c3,e6,d5", "e9,b6,d8,c3,e7,f5,e4"];

/// The sphinxes of each colour.
const SPHINXES: [[u8; 2]; 3] = [[1, 6], [2, 5], [3, 4]];

/// What is to be done next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Next {
    Colour,
    Reel,
    Roll,
    Step,
    Sphinx,
    Over,
}

/// What somebody achieved in a route.
#[derive(Clone)]
struct Row {
    route: char,
    /// By number in [`COLOURS`].
    colour: usize,
    claims: Vec<String>,
    /// The place of arrival, from 1 on.
    arrived: Option<usize>,
}

/// A player in the present route.
#[derive(Clone, Default)]
struct Player {
    colour: Option<usize>,
    /// Nowhere for one who has arrived.
    place: Option<String>,
    claims: Vec<String>,
    stood: BTreeSet<String>,
    hand: Vec<u8>,
}

/// The game as somebody would keep it on paper.
pub struct Second {
    sign: BTreeMap<String, char>,
    beside: BTreeMap<String, BTreeSet<String>>,
    routes: Vec<char>,
    current: usize,
    /// As in `colours choose; sphinxes spent`.
    options: String,
    reels: Vec<Vec<String>>,
    players: Vec<Player>,
    /// By player, then by route.
    rows: Vec<Vec<Row>>,
    order: Vec<usize>,
    arrivals: Vec<usize>,
    pub mover: usize,
    pub next: Next,
    /// The steps of sphinxes on the board, by number.
    pub posts: BTreeMap<u8, String>,
    spent: BTreeSet<u8>,
    thrown: u8,
    pub left: u8,
    pub before: Option<String>,
    /// Whether the step stood on was entered in this throw, and not claimed since.
    entered: bool,
    throws: u32,
    pub since: u32,
}

/// How far a step is from the nearest edge.
fn level(step: &str) -> u8 {
    let (column, row) = (step.as_bytes()[0] - b'a', step.as_bytes()[1] - b'1');
    [column, row, 8 - column, 8 - row].into_iter().min().unwrap_or(0)
}

impl Second {
    pub fn new(seats: usize, routes: &str, options: &str) -> Self {
        let mut sign = BTreeMap::new();
        for (row, line) in (1..=9u8).rev().zip(MAP) {
            for (column, mark) in (b'a'..).map(char::from).zip(line.split(' ')) {
                if mark != "." {
                    sign.insert(format!("{column}{row}"), mark.chars().next().expect("a mark"));
                }
            }
        }
        let beside = |step: &String| {
            let (column, row) = (step.as_bytes()[0], step.as_bytes()[1]);
            let all = [(column, row + 1), (column + 1, row), (column, row - 1), (column - 1, row)];
            let names = all.map(|(column, row)| format!("{}{}", column as char, row as char));
            names.into_iter().filter(|name| sign.contains_key(name)).collect()
        };
        let beside = sign.keys().map(|step| (step.clone(), beside(step))).collect();
        let random = options.contains("reels random");
        let reel = |text: &str| text.split(',').map(str::to_owned).collect();
        let players =
            (0..seats).map(|seat| Player { colour: Some(seat), ..Player::default() }).collect::<Vec<_>>();
        let mut this = Self {
            sign,
            beside,
            routes: routes.chars().filter(char::is_ascii_uppercase).collect(),
            current: 0,
            options: options.to_owned(),
            reels: if random { Vec::new() } else { CLASSIC.into_iter().map(reel).collect() },
            rows: vec![Vec::new(); seats],
            players,
            order: (0..seats).collect(),
            arrivals: Vec::new(),
            mover: 0,
            next: Next::Roll,
            posts: BTreeMap::new(),
            spent: BTreeSet::new(),
            thrown: 0,
            left: 0,
            before: None,
            entered: false,
            throws: 0,
            since: 0,
        };
        this.begin_route();
        this
    }

    fn plays(&self, option: &str) -> bool {
        self.options.contains(option)
    }

    fn route(&self) -> char {
        self.routes[self.current]
    }

    pub fn here(&self) -> &str {
        self.players[self.mover].place.as_deref().expect("the one who moves is on the pyramid")
    }

    fn colour(&self, player: usize) -> usize {
        self.players[player].colour.expect("a colour is chosen before a route")
    }

    fn reel(&self, player: usize) -> &[String] {
        &self.reels[self.colour(player)]
    }

    /// V15, V8.
    fn begin_route(&mut self) {
        if self.reels.len() < 3 {
            self.next = Next::Reel;
            return;
        }
        let route = self.route();
        for player in 0..self.players.len() {
            let colour = self.colour(player);
            let start = if route == 'A' { self.reel(player)[0].clone() } else { TOP.to_owned() };
            let hand = SPHINXES[colour].into_iter().filter(|number| !self.spent.contains(number)).collect();
            let stood = BTreeSet::from([start.clone()]);
            let claims = Vec::new();
            self.players[player] = Player { colour: Some(colour), place: Some(start), claims, stood, hand };
        }
        self.posts.clear();
        self.arrivals.clear();
        (self.throws, self.since, self.mover, self.next) = (0, 0, self.order[0], Next::Roll);
    }

    /// Whether a sphinx on this step turns the throw back: an enemy's with another number, before long waiting (V4, V19).
    pub fn stops(&self, step: &str) -> bool {
        let own = SPHINXES[self.colour(self.mover)];
        let enemy = |number: &u8| !own.contains(number) && *number != self.thrown;
        self.since <= 12 && self.posts.iter().any(|(number, post)| post == step && enemy(number))
    }

    /// V3, V4.
    fn steps(&self) -> BTreeSet<String> {
        if self.left == 0 {
            return BTreeSet::new();
        }
        let here = self.here();
        if let Some(before) = &self.before
            && (self.stops(here) || here == TOP && self.route() == 'A')
        {
            return BTreeSet::from([before.clone()]);
        }
        let complete = self.players[self.mover].claims.len() == 6;
        let open: BTreeSet<String> = self.beside[here]
            .iter()
            .filter(|step| {
                let explorer = self
                    .players
                    .iter()
                    .enumerate()
                    .any(|(player, other)| player != self.mover && other.place.as_ref() == Some(step));
                let top = *step == TOP && !(self.route() == 'A' && complete);
                !(explorer || top || self.left == 1 && self.stops(step))
            })
            .cloned()
            .collect();
        let on: BTreeSet<String> =
            open.iter().filter(|step| Some(*step) != self.before.as_ref()).cloned().collect();
        if on.is_empty() { open } else { on }
    }

    /// V6; the top has no hieroglyph.
    fn may_claim(&self) -> bool {
        self.entered && self.players[self.mover].claims.len() < 6 && self.here() != TOP
    }

    /// V7.
    fn sphinx_steps(&self) -> BTreeSet<String> {
        let taken = |step: &String| {
            self.posts.values().any(|post| post == step)
                || self.players.iter().any(|player| player.place.as_ref() == Some(step))
        };
        let stood = self.players[self.mover].stood.iter();
        stood.filter(|step| (1..=3).contains(&level(step)) && !taken(step)).cloned().collect()
    }

    /// V14: the colour that a player had in route A, if that was played and B is next.
    fn used(&self, player: usize) -> Option<usize> {
        let rows = self.rows[player].iter().filter(|row| row.route == 'A' && self.route() == 'B');
        rows.map(|row| row.colour).next()
    }

    /// V14: whether all players from this one on in the order can still choose a colour.
    fn can_choose(&self, chosen: &[usize]) -> bool {
        let Some(player) = self.order.get(chosen.len()) else { return true };
        (0..3).filter(|colour| !chosen.contains(colour) && self.used(*player) != Some(*colour)).any(
            |colour| {
                let more: Vec<usize> = chosen.iter().copied().chain([colour]).collect();
                self.can_choose(&more)
            },
        )
    }

    fn chosen(&self) -> Vec<usize> {
        self.order.iter().map_while(|player| self.players[*player].colour).collect()
    }

    pub fn legal(&self) -> BTreeSet<String> {
        match self.next {
            Next::Reel | Next::Roll | Next::Over => BTreeSet::new(),
            Next::Colour => {
                let chosen = self.chosen();
                let free = |colour: &usize| {
                    let more: Vec<usize> = chosen.iter().copied().chain([*colour]).collect();
                    !chosen.contains(colour)
                        && self.used(self.mover) != Some(*colour)
                        && self.can_choose(&more)
                };
                (0..3).filter(free).map(|colour| format!("colour:{}", COLOURS[colour])).collect()
            }
            Next::Step => {
                let mut all: BTreeSet<String> =
                    self.steps().iter().map(|step| format!("step:{step}")).collect();
                if self.may_claim() {
                    all.insert("claim".into());
                    if self.left == 0 {
                        all.insert("end".into());
                    }
                }
                all
            }
            Next::Sphinx => {
                let (hand, steps) = (&self.players[self.mover].hand, self.sphinx_steps());
                let sphinx = |number: &u8| {
                    steps.iter().map(|step| format!("sphinx:{number}:{step}")).collect::<Vec<_>>()
                };
                hand.iter().flat_map(sphinx).chain(["nosphinx".into()]).collect()
            }
        }
    }

    pub fn play(&mut self, action: &str) {
        let parts: Vec<&str> = action.split(':').collect();
        match parts[..] {
            ["colour", name] => {
                self.players[self.mover].colour = COLOURS.iter().position(|colour| *colour == name);
                match self.order.get(self.chosen().len()) {
                    Some(player) => self.mover = *player,
                    None => self.begin_route(),
                }
            }
            ["reel", _, pictures] => {
                self.reels.push(pictures.split(',').map(str::to_owned).collect());
                self.begin_route();
            }
            ["roll", number] => {
                self.thrown = number.parse().expect("a number");
                (self.left, self.before, self.entered) = (self.thrown, None, false);
                (self.throws, self.since) = (self.throws + 1, self.since + 1);
                self.walk_on();
            }
            ["step", to] => self.step(to),
            ["claim"] => {
                let here = self.here().to_owned();
                self.players[self.mover].claims.push(here);
                (self.entered, self.since) = (false, 0);
                if self.players[self.mover].hand.is_empty() || self.sphinx_steps().is_empty() {
                    self.walk_on();
                } else {
                    self.next = Next::Sphinx;
                }
            }
            ["sphinx", number, step] => {
                let number = number.parse().expect("a number");
                self.players[self.mover].hand.retain(|other| *other != number);
                self.posts.insert(number, step.to_owned());
                self.walk_on();
            }
            ["nosphinx"] => self.walk_on(),
            ["end"] => self.end_throw(),
            _ => panic!("{action} is not an action of the pyramid"),
        }
    }

    fn step(&mut self, to: &str) {
        self.before = Some(self.here().to_owned());
        self.left -= 1;
        self.entered = true;
        // V5.
        if !self.stops(to)
            && let Some(number) = self.posts.iter().find(|(_, post)| *post == to).map(|(number, _)| *number)
        {
            self.posts.remove(&number);
            if self.plays("sphinxes spent") {
                self.spent.insert(number);
            }
        }
        let player = &mut self.players[self.mover];
        player.stood.insert(to.to_owned());
        player.place = Some(to.to_owned());
        self.walk_on();
    }

    fn walk_on(&mut self) {
        self.next = Next::Step;
        if self.steps().is_empty() {
            // V3: the rest is lost.
            self.left = 0;
        }
        if self.left == 0 && !self.may_claim() {
            self.end_throw();
        }
    }

    fn end_throw(&mut self) {
        let (mover, six) = (self.mover, self.players[self.mover].claims.len() == 6);
        // V4, V9.
        let arrived = match self.route() {
            'A' => self.here() == TOP,
            _ => six && self.here() == self.reel(mover)[0],
        };
        if arrived {
            self.arrivals.push(mover);
            self.players[mover].place = None;
        }
        if self.arrivals.len() == self.players.len() {
            return self.end_route();
        }
        // V17.
        if self.throws >= 500 {
            self.keep_rows();
            self.next = Next::Over;
            return;
        }
        let at = self.order.iter().position(|player| *player == mover).expect("the mover is in the order");
        let round = self.order.iter().cycle().skip(at + 1);
        let goes_on = |player: &&usize| !self.arrivals.contains(*player);
        (self.mover, self.next) = (*round.clone().find(goes_on).expect("somebody walks"), Next::Roll);
    }

    fn keep_rows(&mut self) {
        for (number, player) in self.players.iter().enumerate() {
            let arrived = self.arrivals.iter().position(|other| *other == number).map(|place| place + 1);
            let (route, colour) = (self.route(), self.colour(number));
            self.rows[number].push(Row { route, colour, claims: player.claims.clone(), arrived });
        }
    }

    /// V14.
    fn end_route(&mut self) {
        self.keep_rows();
        if self.current + 1 == self.routes.len() {
            self.next = Next::Over;
            return;
        }
        self.current += 1;
        self.order = self.arrivals.clone();
        let choose = self.plays("colours choose");
        for player in 0..self.players.len() {
            let passed = self.used(player).map(|colour| (colour + 1) % 3);
            let player = &mut self.players[player];
            player.colour = if choose { None } else { passed.or(player.colour) };
        }
        if choose {
            (self.mover, self.next) = (self.order[0], Next::Colour);
        } else {
            self.begin_route();
        }
    }

    /// V16: what is right in the space after so many claims of a route.
    fn right(&self, row: &Row, space: usize) -> &str {
        let reel = &self.reels[row.colour];
        if row.route == 'A' { &reel[space + 1] } else { &reel[6 - space] }
    }

    /// V16, V17.
    pub fn winners(&self) -> Vec<usize> {
        let same = |one: &str, other: &str| {
            if self.plays("check signs") { self.sign[one] == self.sign[other] } else { one == other }
        };
        let is_right = |row: &Row| {
            let mut claims = row.claims.iter().enumerate();
            row.arrived.is_some()
                && row.claims.len() == 6
                && claims.all(|(space, claim)| same(claim, self.right(row, space)))
        };
        let sums: Vec<Option<usize>> = self
            .rows
            .iter()
            .map(|rows| rows.iter().all(is_right).then(|| rows.iter().filter_map(|row| row.arrived).sum()))
            .collect();
        let best = sums.iter().flatten().min();
        (0..sums.len()).filter(|player| sums[*player].is_some() && sums[*player].as_ref() == best).collect()
    }

    /// Somebody who reads the pictures well claims what is right; others claim anything now and then.
    pub fn choice(&self, legal: &[Action], careful: bool, random: &mut Seeded) -> Action {
        let among = |wanted: &dyn Fn(&str) -> bool| {
            legal.iter().copied().filter(|action| wanted(&action.to_string())).collect::<Vec<_>>()
        };
        let player = &self.players[self.mover];
        let claims = self.next == Next::Step && self.may_claim() && {
            let row = Row {
                route: self.route(),
                colour: self.colour(self.mover),
                claims: Vec::new(),
                arrived: None,
            };
            let right = self.right(&row, player.claims.len()) == self.here();
            if careful { right } else { right || random.below(6) == 0 }
        };
        let sets = random.below(3) > 0;
        let wanted = among(&|action| match action {
            "claim" => claims,
            "nosphinx" => !sets,
            action => !claims && (sets || !action.starts_with("sphinx")),
        });
        let from = if wanted.is_empty() { among(&|action| action != "claim") } else { wanted };
        let from = if from.is_empty() { legal } else { &from };
        from[random.below(from.len() as u32) as usize]
    }
}
