//! How often actions have been taken back, now and when each action was played: [`Takebacks`].
//!
//! The dice depend on it, so that a record has to say it: it changes seldom, so the changes are kept.

/// How often actions have been taken back.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Takebacks {
    count: u32,
    /// From which action on, counted from 0, another number held when it was played.
    changes: Vec<(usize, u32)>,
}

impl Takebacks {
    /// How often until now.
    pub fn count(&self) -> u32 {
        self.count
    }

    /// How often it was when the action after this many was played.
    pub fn at(&self, ply: usize) -> u32 {
        let before = self.changes.iter().rev().find(|(from, _)| *from <= ply);
        before.map_or(0, |(_, count)| *count)
    }

    /// The action after this many is played.
    pub(crate) fn played(&mut self, ply: usize) {
        if self.at(ply) != self.count {
            self.changes.push((ply, self.count));
        }
    }

    /// Actions are taken back, so that this many are left.
    pub(crate) fn taken_back_to(&mut self, ply: usize) {
        self.changes.retain(|(from, _)| *from < ply);
        self.count += 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_action_knows_how_often_actions_had_been_taken_back_before_it() {
        let (mut takebacks, mut expected) = (Takebacks::default(), Vec::new());
        for left in [5, 3, 3, 0, 9, 4, 12, 12, 11] {
            while expected.len() < left + 2 {
                takebacks.played(expected.len());
                expected.push(takebacks.count());
            }
            expected.truncate(left);
            takebacks.taken_back_to(left);
            for (ply, count) in expected.iter().enumerate() {
                assert_eq!(takebacks.at(ply), *count, "action {ply} of {expected:?}");
            }
        }
    }
}
