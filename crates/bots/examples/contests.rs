//! Prints every game that bots know with every number of seats, as a line of JSON each: what `cargo xtask strength`
//! measures.

use bots::OPPONENTS;
use game::Setup;

fn main() {
    for opponent in OPPONENTS {
        let spec = opponent.spec();
        let most = spec.seats.iter().map(|seats| seats.len()).max().unwrap_or(0);
        for setup in (2..=most).filter_map(|count| Setup::with_seats(spec, count)) {
            println!("{}", serde_json::json!({ "game": spec.name, "seats": setup.seats() }));
        }
    }
}
