//! How Sakkara looks: the colours of its pyramid, and of each player the colours, the letter and the rim.

use games::sakkara::{Bridge, Colour as Player};

use crate::ink::{Colour, Stroke};

/// The frame round the board.
pub(super) const FRAME: Colour = Colour::hex("#5b3f25");
/// Gold, inlaid.
pub(super) const INLAY: Colour = Colour::hex("#dcb15a");
/// The rim with the names of columns and rows.
pub(super) const RIM: Colour = Colour::hex("#f4e8cb");
/// The levels from the outermost in.
pub(super) const LEVELS: [Colour; 3] =
    [Colour::hex("#f3e8cb"), Colour::hex("#efd6a2"), Colour::hex("#a9d0c9")];
/// The walls from the outermost in.
pub(super) const WALLS: [Colour; 3] =
    [Colour::hex("#c9a873"), Colour::hex("#c08a55"), Colour::hex("#4f8c94")];
/// The Ankh field.
pub(super) const LAPIS: Colour = Colour::hex("#1b357c");
/// What is carved.
pub(super) const CARVING: Colour = Colour::hex("#4a2c0c");
/// Lines between fields.
pub(super) const JOINT: Colour = Colour::hex("#8f7549");

/// A player's colours: the face of a stone, its side, and what is drawn on it.
pub(super) fn colours(player: Player) -> [Colour; 3] {
    match player {
        Player::Red => [Colour::RED, Colour::RED_DEEP, Colour::RED_INK],
        Player::Yellow => [Colour::YELLOW, Colour::YELLOW_DEEP, Colour::YELLOW_INK],
        Player::Blue => [Colour::BLUE, Colour::BLUE_DEEP, Colour::BLUE_INK],
        Player::Green => [Colour::GREEN, Colour::GREEN_DEEP, Colour::GREEN_INK],
    }
}

/// A player's letter, the same as on the page.
pub(super) fn letter(player: Player) -> &'static str {
    match player {
        Player::Red => "R",
        Player::Yellow => "Y",
        Player::Blue => "B",
        Player::Green => "G",
    }
}

/// A line round a stone as only this player has it: whole, dotted, short strokes, long strokes.
pub(super) fn rim(player: Player, colour: Colour) -> Stroke {
    match player {
        Player::Red => Stroke::new(colour, 4.5),
        Player::Yellow => Stroke::new(colour, 5.5).dashed(&[0.01, 12.0]).round(),
        Player::Blue => Stroke::new(colour, 4.5).dashed(&[13.0, 8.0]),
        Player::Green => Stroke::new(colour, 5.0).dashed(&[36.0, 9.0]),
    }
}

/// A bridge's colours: the slab, its planks, its rails and its pins.
pub(super) fn planks(bridge: Bridge) -> [Colour; 4] {
    match bridge {
        Bridge::Black => ["#2b2724", "#6b6258", "#c6963a", "#e8c36a"].map(Colour::hex),
        Bridge::Grey => ["#9b9fa0", "#62666a", "#e4e8e8", "#24282b"].map(Colour::hex),
        Bridge::White => ["#fbf7ec", "#cdbf9f", "#b78a2c", "#6b4c10"].map(Colour::hex),
    }
}

/// Where a bridge's pins are: one more for each wall further in.
pub(super) fn pins(bridge: Bridge) -> &'static [f32] {
    match bridge {
        Bridge::Black => &[0.0],
        Bridge::Grey => &[-12.0, 12.0],
        Bridge::White => &[-22.0, 0.0, 22.0],
    }
}
