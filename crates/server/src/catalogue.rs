//! The games that can be played, as clients are told of them.

use game::{OptionKind, OptionSpec, Spec};
use protocol::{GameInfo, LevelInfo, OptionInfo, ValueInfo};

/// Every game.
pub fn games() -> Vec<GameInfo> {
    games::GAMES.iter().map(|known| game(known.spec())).collect()
}

fn game(spec: &Spec) -> GameInfo {
    let owned = |names: &&[&str]| names.iter().map(|name| (*name).to_owned()).collect();
    GameInfo {
        name: spec.name.to_owned(),
        title: spec.title.to_owned(),
        about: spec.about.to_owned(),
        seats: spec.seats.iter().map(owned).collect(),
        default_seats: spec.default_seats,
        options: spec.options.iter().map(option).collect(),
        edition: spec.edition,
        lot: spec.lot_by_default,
        levels: if bots::find(spec.name).is_ok() { bots::Level::ALL.map(level).to_vec() } else { Vec::new() },
    }
}

fn option(option: &OptionSpec) -> OptionInfo {
    let value =
        |(value, about): &(&str, &str)| ValueInfo { value: (*value).to_owned(), about: (*about).to_owned() };
    OptionInfo {
        key: option.key.to_owned(),
        about: option.about.to_owned(),
        values: option.values.iter().map(value).collect(),
        list: option.kind == OptionKind::List,
    }
}

fn level(level: bots::Level) -> LevelInfo {
    LevelInfo {
        level: level.number(),
        name: level.name().to_owned(),
        character: level.character().to_owned(),
    }
}
