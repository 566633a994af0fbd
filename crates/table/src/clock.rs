//! Clocks: whose time runs, and when it is up. Everything follows from the times in the log.

use game::Seat;
use protocol::{ClockRule, Clocks, Millis};

/// The clocks of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Clock {
    rule: ClockRule,
    /// What each seat has left, as it was at `since`.
    left: Vec<Millis>,
    running: Option<Seat>,
    since: Millis,
}

impl Clock {
    /// Clocks that stand still.
    pub fn new(rule: ClockRule, seats: usize) -> Self {
        Self { rule, left: vec![full(rule); seats], running: None, since: 0 }
    }

    /// Lets the clock of this seat run, or nobody's, from this moment on. The seat that ran before ends its turn if it
    /// is another one.
    pub fn run(&mut self, seat: Option<Seat>, at: Millis) {
        let at = at.max(self.since);
        if let Some(before) = self.running {
            let left = &mut self.left[before.index()];
            *left = (*left - (at - self.since)).max(0);
        }
        if self.running != seat {
            match (self.rule, self.running) {
                (ClockRule::Game { increment, .. }, Some(before)) => {
                    self.left[before.index()] += Millis::from(increment) * 1000;
                }
                (ClockRule::Move { .. } | ClockRule::Days { .. }, _) => {
                    if let Some(seat) = seat {
                        self.left[seat.index()] = full(self.rule);
                    }
                }
                _ => {}
            }
        }
        self.running = seat;
        self.since = at;
    }

    /// When the time of the seat that runs is up, and whose it is.
    pub fn deadline(&self) -> Option<(Seat, Millis)> {
        if self.rule == ClockRule::None {
            return None;
        }
        self.running.map(|seat| (seat, self.since + self.left[seat.index()]))
    }

    /// Whether a new turn gives a seat time again that had none left.
    pub fn renews(&self) -> bool {
        matches!(self.rule, ClockRule::Move { .. } | ClockRule::Days { .. })
    }

    /// How long somebody who has sat down may keep the others waiting for their number before the game begins: a little
    /// where people play at one time, as long as a turn may take where they do not, and a day where nobody counts.
    pub fn patience(&self) -> Millis {
        match self.rule {
            ClockRule::Move { .. } | ClockRule::Game { .. } => 5 * 60_000,
            ClockRule::Days { .. } => full(self.rule),
            ClockRule::None => full(ClockRule::Days { days: 1 }),
        }
    }

    /// What the clocks show.
    pub fn show(&self) -> Option<Clocks> {
        (self.rule != ClockRule::None).then(|| Clocks {
            left: self.left.clone(),
            running: self.running.map(|seat| seat.0),
            at: self.since,
        })
    }
}

/// Whether the numbers are such as the documentation allows, and if not, what it does.
pub fn check(rule: ClockRule) -> Result<(), &'static str> {
    match rule {
        ClockRule::Move { seconds } if !(5..=3600).contains(&seconds) => Err("5 to 3,600 seconds a turn"),
        ClockRule::Game { seconds, .. } if !(30..=36_000).contains(&seconds) => {
            Err("30 to 36,000 seconds a game")
        }
        ClockRule::Game { increment, .. } if increment > 600 => Err("at most 600 seconds more for each turn"),
        ClockRule::Days { days } if !(1..=30).contains(&days) => Err("1 to 30 days a turn"),
        _ => Ok(()),
    }
}

fn full(rule: ClockRule) -> Millis {
    match rule {
        ClockRule::None => 0,
        ClockRule::Move { seconds } | ClockRule::Game { seconds, .. } => Millis::from(seconds) * 1000,
        ClockRule::Days { days } => Millis::from(days) * 24 * 3_600_000,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const RED: Option<Seat> = Some(Seat(0));
    const BLUE: Option<Seat> = Some(Seat(1));

    #[test]
    fn a_game_clock_runs_down_and_is_paid_for_each_turn() {
        let mut clock = Clock::new(ClockRule::Game { seconds: 60, increment: 5 }, 2);
        clock.run(RED, 1_000);
        assert_eq!(clock.deadline(), Some((Seat(0), 61_000)));
        clock.run(RED, 11_000);
        clock.run(BLUE, 21_000);
        assert_eq!(clock.left, [45_000, 60_000]);
        clock.run(RED, 121_000);
        assert_eq!(clock.left, [45_000, 5_000]);
        assert_eq!(clock.deadline(), Some((Seat(0), 166_000)));
    }

    #[test]
    fn a_turn_clock_is_full_again_at_each_turn_but_not_within_one() {
        let mut clock = Clock::new(ClockRule::Move { seconds: 30 }, 2);
        clock.run(RED, 0);
        clock.run(RED, 20_000);
        assert_eq!(clock.deadline(), Some((Seat(0), 30_000)));
        clock.run(BLUE, 25_000);
        assert_eq!(clock.deadline(), Some((Seat(1), 55_000)));
        clock.run(None, 26_000);
        assert_eq!(clock.deadline(), None);
    }

    #[test]
    fn time_that_goes_backwards_gives_nothing() {
        let mut clock = Clock::new(ClockRule::Move { seconds: 30 }, 2);
        clock.run(RED, 10_000);
        clock.run(RED, 5_000);
        assert_eq!(clock.deadline(), Some((Seat(0), 40_000)));
    }
}
