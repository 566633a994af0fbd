//! What an action costs at a table of two, apart from the store and the sockets: to decide what comes of it, and with
//! what everybody is told. In actions per second.

use divan::Bencher;
use divan::counter::ItemsCount;
use game::{AnyGame, RandomSource, Seats, Seeded, Viewer};
use protocol::SeatCommand;
use table::memory::MemoryTable;
use table::{Caller, Command, Transition, decide, messages};

fn main() {
    divan::main();
}

/// Actions that a sample plays.
const ACTIONS: usize = 1000;

/// The games by name: what a measurement is called by.
fn names() -> impl Iterator<Item = &'static str> {
    games::GAMES.iter().map(|game| game.spec().name)
}

/// Plays random actions, and hands each transition on.
fn play(game: &dyn AnyGame, mut each: impl FnMut(&Transition)) {
    let begin = || MemoryTable::of_people(game.spec(), 2).expect("every game is for two");
    let mut random = Seeded::new(1);
    let table = begin();
    let mut state = table.state().fork();
    for number in 0..ACTIONS {
        let Some(seat) = state.to_act() else {
            state = table.state().fork();
            continue;
        };
        let legal = state.game.legal();
        let action = legal[random.below(legal.len() as u32) as usize].clone();
        let command = Command::Seat {
            seat: state.seat_name(seat).to_owned(),
            nonce: number.to_string(),
            command: SeatCommand::Play { seq: state.seq, action },
        };
        let by = Caller::Client { holds: Seats::one(seat), away: Seats::NONE };
        let transition = decide(&state, by, command, table.environment()).expect("a legal action is played");
        each(&transition);
        state = transition.next;
    }
}

#[divan::bench(args = names(), sample_count = 20)]
fn decided(bencher: Bencher<'_, '_>, game: &str) {
    let game = games::find(game).expect("the registry has it");
    bencher.counter(ItemsCount::new(ACTIONS)).bench_local(|| play(game, |_| {}));
}

#[divan::bench(args = names(), sample_count = 20)]
fn decided_and_told(bencher: Bencher<'_, '_>, game: &str) {
    let game = games::find(game).expect("the registry has it");
    bencher.counter(ItemsCount::new(ACTIONS)).bench_local(|| {
        let mut bytes = 0;
        play(game, |transition| {
            for (logged, state) in transition.steps() {
                bytes += logged.text().len();
                for seat in state.seats() {
                    bytes += messages::text(messages::step(state, &logged.entry, Viewer::Seat(seat))).len();
                }
            }
        });
        bytes
    });
}
