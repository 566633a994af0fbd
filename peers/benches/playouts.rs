//! Random playouts of our games beside `board-game`'s Oware with six pits: transitions per second on one core.
//!
//! All draw from the same generator and are compiled with the same flags. Runs are interleaved, so that a machine that
//! slows down slows everybody, and the table shows medians and their ratio to Oware's.

use std::time::{Duration, Instant};

use board_game::board::Board;
use board_game::games::oware::OwareBoard;
use games::game::{OptionKind, Seeded, Setup, Tabletop, playout};
use games::{Visitor, visit};
use rand::{Error, RngCore};

const ROUNDS: usize = 15;
const SLICE: Duration = Duration::from_millis(200);

/// Somebody who plays random games for a while and counts the actions.
struct Runner {
    name: String,
    /// Plays one game and returns its length.
    game: Box<dyn FnMut() -> u64>,
    speeds: Vec<f64>,
}

fn main() {
    let mut runners = vec![Runner { name: "Oware 6 (board-game)".into(), game: oware(), speeds: Vec::new() }];
    visit(&mut Ours(&mut runners));
    for _ in 0..ROUNDS {
        for runner in &mut runners {
            let (begun, mut actions) = (Instant::now(), 0);
            while begun.elapsed() < SLICE {
                actions += (runner.game)();
            }
            runner.speeds.push(actions as f64 / begun.elapsed().as_secs_f64());
        }
    }
    let medians: Vec<f64> = runners.iter_mut().map(|runner| median(&mut runner.speeds)).collect();
    println!("{:<46} {:>12} {:>8}", "random playouts", "M actions/s", "× Oware");
    for (runner, speed) in runners.iter().zip(&medians) {
        println!("{:<46} {:>12.1} {:>8.2}", runner.name, speed / 1e6, speed / medians[0]);
    }
}

fn median(values: &mut [f64]) -> f64 {
    values.sort_by(f64::total_cmp);
    values[values.len() / 2]
}

/// Adds every game with every number of seats, and once more with all that its lists of options have.
struct Ours<'a>(&'a mut Vec<Runner>);

impl Visitor for Ours<'_> {
    fn visit<G: Tabletop>(&mut self) {
        let most = G::SPEC.seats.iter().map(|seats| seats.len()).max().unwrap_or(0);
        let setups: Vec<Setup> = (1..=most).filter_map(|seats| Setup::with_seats(G::SPEC, seats)).collect();
        self.0.extend(setups.iter().map(|setup| ours::<G>(setup, "")));
        for option in G::SPEC.options.iter().filter(|option| option.kind == OptionKind::List) {
            let all = option.values.join(", ");
            for mut setup in setups.clone() {
                setup.set_option(option.key, &all).expect("the option has these values");
                self.0.push(ours::<G>(&setup, &format!("; {all}")));
            }
        }
    }
}

fn ours<G: Tabletop>(setup: &Setup, options: &str) -> Runner {
    let name = format!("{} {}{options}", G::SPEC.title, setup.seats().join(", "));
    let start = G::new(setup);
    let (mut random, mut buffer) = (Seeded::new(1), Vec::new());
    let game = move || {
        let mut position = start;
        u64::from(playout(&mut position, &mut random, &mut buffer))
    };
    Runner { name, game: Box::new(game), speeds: Vec::new() }
}

fn oware() -> Box<dyn FnMut() -> u64> {
    let mut rng = SeededRng(Seeded::new(1));
    Box::new(move || {
        let mut board = OwareBoard::<6>::default();
        let mut actions = 0;
        while let Ok(action) = board.random_available_move(&mut rng) {
            board.play(action).expect("an available move can be played");
            actions += 1;
        }
        actions
    })
}

/// Our generator, as the peer's version of `rand` wants it.
struct SeededRng(Seeded);

impl RngCore for SeededRng {
    fn next_u32(&mut self) -> u32 {
        self.0.word() as u32
    }

    fn next_u64(&mut self) -> u64 {
        self.0.word()
    }

    fn fill_bytes(&mut self, bytes: &mut [u8]) {
        for chunk in bytes.chunks_mut(8) {
            chunk.copy_from_slice(&self.0.word().to_le_bytes()[..chunk.len()]);
        }
    }

    fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), Error> {
        self.fill_bytes(bytes);
        Ok(())
    }
}
