//! What random bytes may do to us: be read as a record, drive a game, or be parsed. Nothing may panic or hang.

use std::sync::OnceLock;

use games::game::{AnyMatch, LARGEST, Match, RandomSource, Record, Setup, Tabletop, Turn, Viewer};

/// Reads bytes as a record; what is accepted is written and read again to the same bytes.
pub fn record(bytes: &[u8]) {
    let Ok(record) = Record::read(bytes) else { return };
    let Ok(mut table) = record.open(games::GAMES) else { return };
    let played = record.replay(&mut *table, |_| {});
    assert!(bytes.len() <= LARGEST);
    let text = table.record(None);
    let again = Record::read(text.as_bytes()).and_then(|record| record.play(games::GAMES));
    let again = again.unwrap_or_else(|error| panic!("{error} after {played:?} in\n{text}"));
    assert_eq!(again.record(None), text);
    assert_eq!(again.position(), table.position());
}

/// The first byte chooses what the others do: play, be parsed as an action, or be parsed as a position and play on.
pub fn game<G: Tabletop>(bytes: &[u8]) {
    let mut bytes = Bytes(bytes);
    // A binary fuzzes one game, so there is one list.
    static SETUPS: OnceLock<Vec<Setup>> = OnceLock::new();
    let setups = SETUPS.get_or_init(|| G::SPEC.every_setup());
    let setup = &setups[(bytes.next() << 8 | bytes.next()) as usize % setups.len()];
    match bytes.next() % 3 {
        0 => drive(Match::<G>::new(setup), &mut bytes),
        1 => {
            let Ok(text) = std::str::from_utf8(bytes.0) else { return };
            if let Ok(action) = text.parse::<G::Action>() {
                assert_eq!(action.to_string(), text, "one spelling");
                let mut position = G::new(setup);
                position.play_unchecked(action);
                assert_eq!(Match::<G>::new(setup).play(action).is_ok(), plays(&G::new(setup), action));
            }
        }
        _ => {
            let end = bytes.0.iter().position(|byte| *byte == b'\n').unwrap_or(bytes.0.len());
            let Ok(text) = std::str::from_utf8(&bytes.0[..end]) else { return };
            let Ok(position) = G::parse(setup, text) else { return };
            assert_eq!(position.to_string(), text, "one spelling");
            bytes.0 = &bytes.0[end..];
            drive(Match::at(setup, position), &mut bytes);
        }
    }
}

fn plays<G: Tabletop>(position: &G, action: G::Action) -> bool {
    let mut legal = Vec::new();
    position.legal(&mut legal);
    match position.turn() {
        Turn::Chance => position.admits(action),
        _ => legal.contains(&action),
    }
}

/// Lets the bytes choose among the legal actions until they or the game end.
fn drive<G: Tabletop>(mut table: Match<G>, bytes: &mut Bytes<'_>) {
    let mut legal = Vec::new();
    while !bytes.0.is_empty() {
        let position = *table.position();
        let action = match position.turn() {
            Turn::Over(_) => break,
            Turn::Chance => position.chance(bytes),
            Turn::Seat(_) => {
                position.legal(&mut legal);
                legal[bytes.below(legal.len() as u32) as usize]
            }
        };
        let viewer =
            Viewer::all(position.seats()).nth(bytes.next() as usize % 5).unwrap_or(Viewer::Spectator);
        let view = position.view(viewer);
        assert!(G::imagine(&view, bytes).view(viewer) == view, "{viewer:?} at {position}");
        position.events(action, viewer);
        table.play(action).unwrap_or_else(|error| panic!("{error} at {position}"));
    }
    let position = table.position();
    let text = position.to_string();
    let parsed = G::parse(AnyMatch::setup(&table), &text).unwrap_or_else(|error| panic!("{error} in {text}"));
    assert_eq!(parsed.to_string(), text);
    for viewer in Viewer::all(position.seats()) {
        let _ = (table.text_board(viewer), AnyMatch::view(&table, viewer), table.record(Some(viewer)));
    }
}

/// Bytes as a source of numbers; zeros when they are used up.
struct Bytes<'a>(&'a [u8]);

impl Bytes<'_> {
    fn next(&mut self) -> u32 {
        let Some((first, rest)) = self.0.split_first() else { return 0 };
        self.0 = rest;
        u32::from(*first)
    }
}

impl RandomSource for Bytes<'_> {
    fn below(&mut self, count: u32) -> u32 {
        let number = if count > 256 { self.next() << 8 | self.next() } else { self.next() };
        number % count.max(1)
    }
}
