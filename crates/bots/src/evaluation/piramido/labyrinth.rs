//! The labyrinth's rows as a game against the die alone, solved once: throws when one always goes the better way.

use std::sync::LazyLock;

use games::piramido::{COLUMNS, Sign, Space};

/// Throws in a row, by the columns stood on and wanted.
pub struct Rows {
    /// By row and sign, the column where the sign is.
    columns: [[usize; 7]; 6],
    /// By the column to land on and the column stood on.
    hunt: [[f32; 11]; 11],
    /// From the spaces of the longer row to either end of it (V13).
    exit: [f32; 13],
}

/// Solved when first asked for.
pub static ROWS: LazyLock<Rows> = LazyLock::new(|| {
    let column =
        |row, sign| (0..COLUMNS).position(|column| Space::at(row as u8, column).sign() == Some(sign));
    Rows {
        columns: std::array::from_fn(|row| Sign::ALL.map(|sign| column(row, sign).unwrap_or(0))),
        hunt: std::array::from_fn(|goal| solve(|column| column == goal)),
        exit: solve(|column| column == 0 || column == 12),
    }
});

impl Rows {
    /// Throws to land on a sign of the row.
    pub fn to_sign(&self, row: u8, column: u8, sign: Sign) -> f32 {
        self.hunt[self.columns[usize::from(row)][sign as usize]][usize::from(column)]
    }

    /// V13: throws to land on the own L or R with all six claimed, when the row is longer by a space at each end.
    pub fn to_start(&self, column: u8) -> f32 {
        self.exit[usize::from(column) + 1]
    }
}

/// Value iteration; after these rounds nothing moves any more.
fn solve<const SPACES: usize>(is_goal: impl Fn(usize) -> bool) -> [f32; SPACES] {
    const ROUNDS: usize = 200;
    let mut throws = [0.0; SPACES];
    for _ in 0..ROUNDS {
        let to_go = |column: usize| if is_goal(column) { 0.0 } else { throws[column] };
        throws = std::array::from_fn(|from| {
            let better = |throw| [true, false].map(|right| to_go(landing(from, right, throw, SPACES)));
            1.0 + (1..=6).map(|throw| better(throw).into_iter().fold(f32::MAX, f32::min)).sum::<f32>() / 6.0
        });
    }
    throws
}

/// V10: where a throw along a row ends, turning round at its ends.
fn landing(from: usize, right: bool, throw: usize, spaces: usize) -> usize {
    // Going left is going right in the mirror; a row and its way back are a ring.
    let ring = 2 * (spaces - 1);
    let at = (if right { from } else { ring - from } + throw) % ring;
    at.min(ring - at)
}
