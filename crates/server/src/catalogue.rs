//! The games that can be played, as clients are told of them, in English.

use game::{OptionKind, OptionSpec, Spec};
use protocol::{GameInfo, LevelInfo, OptionInfo, ValueInfo};
use words::Language;

/// Every game.
pub fn games() -> Vec<GameInfo> {
    games::GAMES.iter().map(|known| game(known.spec())).collect()
}

fn game(spec: &Spec) -> GameInfo {
    let owned = |names: &&[&str]| names.iter().map(|name| (*name).to_owned()).collect();
    GameInfo {
        name: spec.name.to_owned(),
        title: spec.title.to_owned(),
        about: Language::ENGLISH.say(&spec.about()),
        seats: spec.seats.iter().map(owned).collect(),
        default_seats: spec.default_seats,
        options: spec.options.iter().map(|known| option(spec, known)).collect(),
        edition: spec.edition,
        lot: spec.lot_by_default,
        parts: parts(spec.name),
        levels: if bots::find(spec.name).is_ok() { bots::Level::ALL.map(level).to_vec() } else { Vec::new() },
    }
}

/// What can be printed of a game.
fn parts(game: &str) -> Vec<String> {
    let parts = print::find(game).map(print::parts).unwrap_or_default();
    parts.iter().map(ToString::to_string).collect()
}

fn option(spec: &Spec, option: &OptionSpec) -> OptionInfo {
    let value = |value: &&str| ValueInfo {
        value: (*value).to_owned(),
        about: Language::ENGLISH.say(&spec.value(option, value)),
    };
    OptionInfo {
        key: option.key.to_owned(),
        about: Language::ENGLISH.say(&spec.option(option)),
        values: option.values.iter().map(value).collect(),
        list: option.kind == OptionKind::List,
    }
}

fn level(level: bots::Level) -> LevelInfo {
    LevelInfo {
        level: level.number(),
        name: Language::ENGLISH.say(&level.name()),
        character: Language::ENGLISH.say(&level.character()),
    }
}
