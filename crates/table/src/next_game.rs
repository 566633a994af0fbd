//! The game after this one, for the same people: [`same`] or [`other`].

use std::collections::BTreeMap;

use crate::entry::{Opened, Reserved};
use crate::environment::Environment;
use crate::fair::TableSecret;
use crate::refused::Refused;
use crate::setup::setup;
use crate::state::TableState;

/// The same game again, everybody a seat further on.
pub(crate) fn same(state: &TableState, env: &Environment) -> Opened {
    state.opened.rotated(chairs(state), TableSecret(env.random()))
}

/// Another game, as it is usually played by so many, under the same conditions.
pub(crate) fn other(state: &TableState, game: &str, env: &Environment) -> Result<Opened, Refused> {
    let usual = setup(game, None, &BTreeMap::new()).map_err(|error| Refused::form(error.to_string()))?;
    let chairs = chairs(state);
    let count = chairs.len();
    let lists = usual.spec().seats.iter().map(|seats| seats.join(", "));
    let Some(seats) = lists.into_iter().find(|seats| seats.split(", ").count() == count) else {
        return Err(Refused::form(format!("game: found one that is not for {count}, expected another")));
    };
    let setup =
        setup(game, Some(&seats), &BTreeMap::new()).map_err(|error| Refused::form(error.to_string()))?;
    let before = &state.opened;
    let opened = Opened::new(setup, chairs, before.key, TableSecret(env.random()));
    Ok(Opened {
        clock: before.clock,
        listed: before.listed,
        hints: before.hints,
        takebacks: before.takebacks,
        real_board: before.real_board,
        stand_in: before.stand_in,
        ..opened.expect("there is a chair for each seat")
    })
}

fn chairs(state: &TableState) -> Vec<Reserved> {
    state.chairs.iter().map(|chair| Reserved::from(&chair.holder)).collect()
}
