//! Somebody who compares a picture of the pyramid with the board: from what is seen around the explorer, the steps on
//! which the explorer may stand. A picture is good only if there is exactly one.

use piramido::{Sign, Step, WIDTH};

/// What is seen in place of a step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Spot {
    /// A step with this sign.
    Sign(Sign),
    /// The top with its cap.
    Top,
    /// The desert: no step at all.
    Desert,
}

/// What can be read in a picture: spots by their place as seen from the explorer, in steps to the right and steps
/// away. Which way is north is not said, nor how high anything lies: signs are enough.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Sighting {
    /// Right, away, and what is there.
    pub spots: Vec<(i8, i8, Spot)>,
}

impl Sighting {
    /// How many signs can be read.
    pub fn signs(&self) -> usize {
        self.spots.iter().filter(|(_, _, spot)| matches!(spot, Spot::Sign(_))).count()
    }

    /// How many signs can be read on the eight steps around the explorer.
    pub fn signs_around(&self) -> usize {
        let around = |right: i8, away: i8| right.abs().max(away.abs()) == 1;
        let spots = self
            .spots
            .iter()
            .filter(|(right, away, spot)| around(*right, *away) && matches!(spot, Spot::Sign(_)));
        spots.count()
    }

    /// The steps from which all this can be seen, whichever way the picture looks.
    pub fn fits(&self) -> Vec<Step> {
        Step::all().filter(|step| (0..4).any(|turns| self.fits_at(*step, turns))).collect()
    }

    fn fits_at(&self, step: Step, turns: u8) -> bool {
        step != Step::TOP
            && self.spots.iter().all(|(right, away, spot)| {
                let (dx, dy) = turned(*right, *away, turns);
                spot_at(step.column() as i8 + dx, step.row() as i8 + dy) == *spot
            })
    }
}

/// A place turned by quarters, counter-clockwise.
pub fn turned(x: i8, y: i8, turns: u8) -> (i8, i8) {
    match turns % 4 {
        0 => (x, y),
        1 => (-y, x),
        2 => (-x, -y),
        _ => (y, -x),
    }
}

/// What the board has in a column and row.
pub fn spot_at(column: i8, row: i8) -> Spot {
    let on_board = |place: i8| (0..WIDTH as i8).contains(&place);
    if !on_board(column) || !on_board(row) {
        return Spot::Desert;
    }
    Step::at(column as u8, row as u8).sign().map_or(Spot::Top, Spot::Sign)
}
