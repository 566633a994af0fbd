//! Somebody who compares a picture of the pyramid with the board: from what is seen around the explorer, the steps on
//! which the explorer may stand. A picture is good only if there is exactly one.

use piramido::{Sign, Step, WIDTH};

/// What is seen in place of a step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Spot {
    /// A step with this sign.
    Sign(Sign),
    /// A step of plain stone.
    Plain,
    /// The top with its cap.
    Top,
    /// The desert: no step at all.
    Desert,
}

/// What can be read in a picture: spots by their place as seen from the explorer, in steps to the right and steps
/// away. Which way is north is not said, nor how high anything lies, nor what the explorer stands on.
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
        self.around().filter(|spot| matches!(spot, Spot::Sign(_))).count()
    }

    /// At how many of the eight places around the explorer it can be told what is there.
    pub fn known_around(&self) -> usize {
        self.around().count()
    }

    /// Whether the cap or the edge of the pyramid is in sight, from which one can count levels.
    pub fn shows_top_or_edge(&self) -> bool {
        self.spots.iter().any(|(_, _, spot)| matches!(spot, Spot::Top | Spot::Desert))
    }

    fn around(&self) -> impl Iterator<Item = Spot> {
        let beside = |right: i8, away: i8| right.abs().max(away.abs()) == 1;
        self.spots.iter().filter(move |(right, away, _)| beside(*right, *away)).map(|(_, _, spot)| *spot)
    }

    /// What of it is within this number of steps of the explorer.
    #[must_use]
    pub fn within(&self, steps: i8) -> Self {
        let near = |(right, away, _): &&(i8, i8, Spot)| right.abs().max(away.abs()) <= steps;
        Self { spots: self.spots.iter().filter(near).copied().collect() }
    }

    /// The steps from which all this can be seen, whichever way the picture looks.
    pub fn fits(&self) -> Vec<Step> {
        Step::all().filter(|step| (0..4).any(|turns| self.fits_at(*step, turns, None))).collect()
    }

    /// Whether the step can be found even if one thing in sight, whichever it be, is overlooked or misread.
    pub fn forgives(&self, step: Step) -> bool {
        let fits = |other: Step, left_out| (0..4).any(|turns| self.fits_at(other, turns, Some(left_out)));
        let mut others = Step::all().filter(|other| *other != step);
        !self.spots.is_empty()
            && others.all(|other| !(0..self.spots.len()).any(|left_out| fits(other, left_out)))
    }

    fn fits_at(&self, step: Step, turns: u8, left_out: Option<usize>) -> bool {
        // The explorer stands on steps with a sign alone.
        step.sign().is_some()
            && self.spots.iter().enumerate().all(|(number, (right, away, spot))| {
                let (dx, dy) = turned(*right, *away, turns);
                left_out == Some(number) || spot_at(step.column() as i8 + dx, step.row() as i8 + dy) == *spot
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
    let step = Step::at(column as u8, row as u8);
    let bare = if step == Step::TOP { Spot::Top } else { Spot::Plain };
    step.sign().map_or(bare, Spot::Sign)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn steps() -> impl Iterator<Item = Step> {
        Step::all().filter(|step| step.sign().is_some())
    }

    /// Everything in the eight places around a step, the picture turned by quarters.
    fn around(step: Step, turns: u8) -> Sighting {
        let places = (0..9_i8).filter(|place| *place != 4).map(|place| (place % 3 - 1, place / 3 - 1));
        let spot = |(dx, dy): (i8, i8)| {
            let (right, away) = turned(dx, dy, turns);
            (right, away, spot_at(step.column() as i8 + dx, step.row() as i8 + dy))
        };
        Sighting { spots: places.map(spot).collect() }
    }

    /// V1: no two steps have the same around them.
    #[test]
    fn what_is_around_a_step_tells_it_whichever_way_the_picture_is_turned() {
        for (step, turns) in steps().flat_map(|step| (0..4).map(move |turns| (step, turns))) {
            assert_eq!(around(step, turns).fits(), [step], "turned by {turns}");
        }
    }

    #[test]
    fn the_fewer_things_are_in_sight_the_more_steps_fit() {
        use Spot::{Desert, Plain, Top};
        const ANKH: Spot = Spot::Sign(Sign::Ankh);
        const FALCON: Spot = Spot::Sign(Sign::Falcon);
        const WATER: Spot = Spot::Sign(Sign::Water);
        let check = |spots: &[(i8, i8, Spot)], fits: &[&str]| {
            let found: Vec<&str> =
                Sighting { spots: spots.to_vec() }.fits().into_iter().map(Step::name).collect();
            assert_eq!(found, fits, "{spots:?}");
        };
        assert_eq!(Sighting::default().fits(), steps().collect::<Vec<_>>());
        check(&[(0, 1, Top)], &["d5", "e4", "e6", "f5"]);
        check(&[(0, 1, Top), (0, -1, WATER)], &["e6", "f5"]);
        check(&[(0, 1, Top), (0, -1, Plain)], &[]);
        // A forecourt's end has plain stone on one side, its middle on neither.
        check(&[(0, -1, Desert), (1, 0, Plain), (-1, 0, FALCON)], &["f1"]);
        check(&[(0, -1, Desert), (1, 0, FALCON), (-1, 0, ANKH)], &["e9"]);
        // A picture may be turned, but not mirrored.
        check(&[(0, -1, Desert), (1, 0, ANKH), (-1, 0, FALCON)], &[]);
    }

    /// With one thing less the step must still be the only one, whichever it is.
    #[test]
    fn a_misread_sign_is_forgiven_only_if_the_others_tell_the_step() {
        let [e4, e6] = [3, 5].map(|row| Step::at(4, row));
        assert!(around(e4, 1).forgives(e4) && !around(e4, 1).forgives(e6));
        let two = Sighting { spots: vec![(0, 1, Spot::Top), (0, -1, Spot::Sign(Sign::Lotus))] };
        assert!(two.fits() == [e4] && !two.forgives(e4));
        assert!(!Sighting::default().forgives(e4));
    }
}
