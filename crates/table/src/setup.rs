//! From what clients and logs name to a [`Setup`] of a game, and from what a client asks for to a new table: [`new_table`].

use std::collections::BTreeMap;

use bots::Level;
use game::{OtherRules, Setup, SetupError, alternatives};
use protocol::{NewChair, NewTable, TableId, TakebackRule};
use thiserror::Error;

use crate::clock;
use crate::entry::{Opened, Reserved};
use crate::environment::Environment;
use crate::fair::TableSecret;
use crate::keys::{Secret, new_table_id};
use crate::past::NoSuchPast;
use crate::refused::Refused;

/// Why a table cannot be made.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[allow(missing_docs)]
pub enum NoSuchSetup {
    #[error("game: found {}, expected {expected}", game::quote(.found))]
    Game { found: String, expected: String },
    #[error(transparent)]
    Setup(#[from] SetupError),
    #[error("chairs: found {found}, expected {expected}")]
    Chairs { found: usize, expected: usize },
    #[error(transparent)]
    Rules(#[from] OtherRules),
    #[error(transparent)]
    Past(#[from] NoSuchPast),
}

/// A new table, and the keys to it, which nobody else knows.
#[derive(Debug)]
pub struct Created {
    /// Its name.
    pub id: TableId,
    /// Its first entry.
    pub opened: Opened,
    /// Opens any free seat.
    pub key: Secret,
    /// For each seat the key that opens it alone; none for a bot's.
    pub seat_keys: Vec<Option<Secret>>,
}

/// The seats and options of a game that goes by this name.
pub fn setup(
    game: &str,
    seats: Option<&str>,
    options: &BTreeMap<String, String>,
) -> Result<Setup, NoSuchSetup> {
    let Some(known) = games::find(game) else {
        let expected = alternatives(games::GAMES.iter().map(|known| known.spec().name.to_owned()));
        return Err(NoSuchSetup::Game { found: game.to_owned(), expected });
    };
    let mut setup = Setup::default_of(known.spec());
    if let Some(seats) = seats {
        setup.set_seats(seats)?;
    }
    for (key, value) in options {
        setup.set_option(key, value)?;
    }
    Ok(setup)
}

/// Makes the table that a client asks for.
pub fn new_table(wanted: &NewTable, env: &Environment) -> Result<Created, Refused> {
    let setup = setup(&wanted.game, wanted.seats.as_deref(), &wanted.options);
    let setup = setup.map_err(|error| Refused::form(error.to_string()))?;
    let seats = setup.seats().len();
    if !wanted.chairs.is_empty() && wanted.chairs.len() != seats {
        let found = wanted.chairs.len();
        return Err(Refused::form(format!("chairs: found {found}, expected {seats} or none at all")));
    }
    // Anyone who knows the game so far knows what lies hidden in it, and which seat is the better one.
    if !wanted.past.is_empty() && (wanted.listed || wanted.lot) {
        return Err(Refused::form("past: expected a table that is not in the lobby and draws no seats"));
    }
    // Strangers do not sit round it, and what was entered by mistake has to be put right.
    if wanted.real_board && (wanted.listed || wanted.takebacks == TakebackRule::None) {
        let text =
            "real_board: expected a table that is not in the lobby, and at which actions can be taken back";
        return Err(Refused::form(text));
    }
    clock::check(wanted.clock).map_err(|expected| Refused::form(format!("clock: expected {expected}")))?;
    let people = vec![NewChair::Person {}; seats];
    let chairs = if wanted.chairs.is_empty() { &people } else { &wanted.chairs };
    let key = Secret::draw(env);
    let (mut reserved, mut seat_keys) = (Vec::new(), Vec::new());
    for chair in chairs {
        let (chair, seat_key) = match *chair {
            NewChair::Person {} => {
                let key = Secret::draw(env);
                (Reserved::Anyone { key: key.digest() }, Some(key))
            }
            NewChair::Bot { level } => (Reserved::Bot { level: self::level(level)? }, None),
        };
        reserved.push(chair);
        seat_keys.push(seat_key);
    }
    let id = new_table_id(env);
    let secret = TableSecret(env.random());
    let opened = Opened::new(setup, reserved, key.digest(), secret).expect("there is a chair for each seat");
    let opened = Opened {
        clock: wanted.clock,
        listed: wanted.listed,
        hints: wanted.hints,
        takebacks: wanted.takebacks,
        real_board: wanted.real_board,
        lot: wanted.lot,
        stand_in: wanted.stand_in.map(level).transpose()?,
        ..opened
    };
    let opened = opened.after(wanted.past.clone()).map_err(|error| Refused::form(error.to_string()))?;
    Ok(Created { id, opened, key, seat_keys })
}

/// The level of this number.
pub(crate) fn level(number: u8) -> Result<Level, Refused> {
    Level::new(number).ok_or_else(|| Refused::form(format!("level: found {number}, expected 1 to 8")))
}
