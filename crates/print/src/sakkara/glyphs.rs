//! Signs as lines in a field of 60 by 60 round the origin, the same as on the page: those carved into the walls, those of
//! the three stones, the key of life and the falcon.

use games::sakkara::Stone;

/// What is carved into the walls.
pub(super) const CARVED: [&str; 17] = [
    "M0 28V-4M-17 4H17M0 -4C-20 -14 -15 -30 0 -30C15 -30 20 -14 0 -4",
    "M-28 -2C-14 -18 14 -18 28 -2C14 10 -14 10 -28 -2zM-6 -4a6 6 0 1 0 12 0a6 6 0 1 0 -12 0M-8 8C-8 18 -12 24 -18 28M8 8C14 22 24 24 28 16",
    "M-28 -14l7 -7 7 7 7 -7 7 7 7 -7 7 7 7 -7 7 7M-28 3l7 -7 7 7 7 -7 7 7 7 -7 7 7 7 -7 7 7M-28 20l7 -7 7 7 7 -7 7 7 7 -7 7 7 7 -7 7 7",
    "M-10 28V-28C6 -16 6 2 -10 12M12 28V-28C28 -16 28 2 12 12",
    "M-22 0a22 22 0 1 0 44 0a22 22 0 1 0 -44 0M-5 0a5 5 0 1 0 10 0a5 5 0 1 0 -10 0",
    "M-28 24C-12 18 0 8 2 -8C0 -20 8 -28 18 -26C24 -24 28 -18 28 -14L18 -14C20 2 12 16 -2 20L-28 24M0 20V29M9 15V29M-6 29H16M16 -20h.1",
    "M-22 14A22 24 0 0 1 22 14zM-28 24H28",
    "M-26 22V-18H26V22H10V4",
    "M28 14C18 22 12 4 2 12C-8 20 -14 4 -22 10C-30 4 -26 -14 -14 -14C-8 -14 -8 -6 -14 -6M-20 -14l-4 -10M-12 -15l2 -10",
    "M-10 -28H4V12C12 14 20 16 24 22V28H-10z",
    "M-28 -8H28C24 18 -24 18 -28 -8zM-14 -8C-12 2 12 2 14 -8",
    "M0 28V-8M-16 28H16M-18 -6H18M-18 -14H18M-16 -22H16M-12 -29H12",
    "M-6 28V-12C-6 -32 20 -32 16 -8C12 4 4 6 -6 2M-6 -14C2 -12 10 -14 16 -12M-6 -4C2 -2 8 -4 14 -4",
    "M-12 -6C-12 -20 12 -20 12 -6C16 14 8 26 0 26C-8 26 -16 14 -12 -6zM0 -8V26M-12 -4C-20 -8 -24 -16 -20 -26M12 -4C20 -8 24 -16 20 -26M-14 8H-26M14 8H26M-10 20L-20 28M10 20L20 28",
    "M-28 0C-10 -16 10 -16 28 0C10 16 -10 16 -28 0z",
    "M-20 26H18V-26H4V4H-20z",
    "M0 -28V0L-24 -10M0 0L24 -10M0 0L-16 24M0 0L16 24",
];

/// The key of life, for the field in the middle and for its card.
pub(super) const ANKH: &str = "M0 30V-2M-18 6H18M0 -2C-22 -14 -17 -33 0 -33C17 -33 22 -14 0 -2z";

/// The falcon of Horus.
pub(super) const HORUS: &str = "M-20 30C-8 22 0 10 0 -6C-3 -20 6 -32 18 -30C26 -28 30 -20 30 -16L19 -15C22 2 14 18 0 24L-20 30M3 22V32M12 16V32M-4 32H19M17 -22h.1M-14 -14C-16 -24 -12 -31 -6 -34M-14 -14H0";

/// What stands on a stone: the sun with its rays, the throne, the pillar.
pub(super) fn sign(stone: Stone) -> &'static str {
    match stone {
        Stone::Ra => {
            "M-9.500 0a9.500 9.500 0 1 0 19 0a9.500 9.500 0 1 0 -19 0M0 -15V-22M0 15V22M-15 0H-22M15 0H22M-10.600 -10.600l-5 -5M10.600 -10.600l5 -5M-10.600 10.600l-5 5M10.600 10.600l5 5"
        }
        Stone::Isis => "M-16 20H15V-21H5V2H-16z",
        Stone::Osiris => "M0 21V-4M-13 21H13M-16 -3H16M-16 -10H16M-14 -17H14",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_has_the_same_signs() {
        let page = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/lib/games/sakkara/glyphs.ts");
        let page = std::fs::read_to_string(page).unwrap();
        for text in CARVED.into_iter().chain([ANKH, HORUS]).chain(Stone::ALL.map(sign)) {
            assert!(page.contains(&format!("'{text}'")), "{text}");
        }
    }
}
