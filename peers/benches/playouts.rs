//! Random playouts of our games beside `board-game`'s Oware with six pits: transitions per second on one core.
//!
//! All draw from the same generator and are compiled with the same flags. Runs are interleaved, so that a machine that
//! slows down slows everybody, and the table shows medians and their ratio to Oware's.

use std::time::{Duration, Instant};

use board_game::board::Board;
use board_game::games::oware::OwareBoard;
use game::{Seeded, Setup, Tabletop, playout};
use piramido::Piramido;
use pyramidis::Pyramidis;
use rand::{Error, RngCore};
use sakkara::Sakkara;
use sphinx::Sphinx;

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
    ours::<Pyramidis>(&mut runners, &["red, yellow", "red, green, yellow, blue"], &[]);
    ours::<Sakkara>(&mut runners, &["red, blue", "red, yellow, blue", "red, yellow, blue, green"], &[]);
    ours::<Sphinx>(&mut runners, &["p1, p2", "p1, p2, p3", "p1, p2, p3, p4"], &[]);
    ours::<Piramido>(&mut runners, &["p1", "p1, p2", "p1, p2, p3"], &[]);
    ours::<Piramido>(&mut runners, &["p1", "p1, p2", "p1, p2, p3"], &[("routes", "A, B, C, D")]);
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

fn ours<G: Tabletop>(runners: &mut Vec<Runner>, tables: &[&str], options: &[(&str, &str)]) {
    for seats in tables {
        let mut setup = Setup::default_of(G::SPEC);
        setup.set_seats(seats).expect("the game has these seats");
        let mut name = format!("{} {seats}", G::SPEC.title);
        for (key, value) in options {
            setup.set_option(key, value).expect("the game has this option");
            name = format!("{name}; {value}");
        }
        let start = G::new(&setup);
        let (mut lot, mut buffer) = (Seeded::new(1), Vec::new());
        let game = move || {
            let mut position = start;
            u64::from(playout(&mut position, &mut lot, &mut buffer))
        };
        runners.push(Runner { name, game: Box::new(game), speeds: Vec::new() });
    }
}

fn oware() -> Box<dyn FnMut() -> u64> {
    let mut rng = Shared(Seeded::new(1));
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
struct Shared(Seeded);

impl RngCore for Shared {
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
