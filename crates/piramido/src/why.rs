//! Why an action is not legal: [`Piramido::why_not`], which goes through the rules in the order in which a player
//! would. What chance may not bring is at the end.

use game::{Message, Seat};

use crate::action::Action;
use crate::board::{Colour, Step};
use crate::event::name;
use crate::labyrinth::Space;
use crate::network::Steps;
use crate::reel::{Passage, Reel};
use crate::state::{Phase, Piramido, Post, Route};

game::rules! {
    /// The rules that forbid actions.
    pub enum Rule {
        End = "rulebook: End of the game",
        Beginning = "rulebook: Who begins",
        Moving = "rulebook: Moving",
        Labyrinth = "rulebook: Route C",
        V1 = "V1",
        V2 = "V2",
        V3 = "V3",
        V4 = "V4",
        V6 = "V6",
        V7 = "V7",
        V10 = "V10",
        V12 = "V12",
        V14 = "V14",
    }
}

type Why = game::Why<Rule>;

impl Piramido {
    /// The first rule that an action which is not legal here breaks.
    pub(crate) fn why_not(&self, action: Action) -> Why {
        match (self.phase, action) {
            (Phase::Over, _) => Why::new(Rule::End, Message::new("answer-over")),
            (Phase::Rolloff | Phase::Reels | Phase::Roll, _) => self.why_not_chance(action),
            (_, Action::Roll(_)) if self.phase.is_throw() => {
                let reason = self.of_mover("piramido-not-throw-again").number("number", self.throw);
                Why::new(Rule::Moving, reason)
            }
            (Phase::Colour, Action::Roll(_)) => {
                Why::new(Rule::Beginning, Message::new("piramido-not-before-colours"))
            }
            (_, Action::Roll(_)) => Why::new(Rule::Beginning, Message::new("piramido-not-before-sides")),
            (_, Action::Rolloff(_)) => Why::new(Rule::Beginning, Message::new("piramido-not-rolloff-again")),
            (_, Action::Pyramid(..) | Action::Labyrinth(..)) => self.why_no_reel(),
            (Phase::Colour, Action::Colour(colour)) => self.why_not_colour(colour),
            (Phase::Colour, _) => Why::new(Rule::Beginning, self.of_mover("piramido-not-before-colour")),
            (_, Action::Colour(_)) => Why::new(Rule::Beginning, Message::new("piramido-not-colour-again")),
            (Phase::Side, _) => Why::new(Rule::Labyrinth, self.of_mover("piramido-not-before-side")),
            (_, Action::Side(_)) => self.why_not_side(),
            (Phase::Step, _) => self.why_not_on_pyramid(action),
            (Phase::Sphinx, Action::Sphinx(number, step)) => self.why_not_sphinx(number, step),
            (Phase::Sphinx, _) => Why::new(Rule::V7, self.of_mover("piramido-not-before-sphinx")),
            (Phase::Row | Phase::Claim, _) => self.why_not_in_row(action),
        }
    }

    /// A message about the seat to act.
    fn of_mover(&self, id: &'static str) -> Message {
        Message::new(id).seat("name", name(self.mover()))
    }

    fn why_not_colour(&self, colour: Colour) -> Why {
        if let Some(owner) = self.seat_of(colour) {
            let reason = Message::new("piramido-not-colour-taken").seat("name", name(owner));
            return Why::new(Rule::Beginning, reason.word("colour", colour.name()));
        }
        let barred = self.barred_colour(self.mover()) == Some(colour);
        let id = if barred { "piramido-not-colour-up" } else { "piramido-not-colour-others" };
        Why::new(Rule::V14, self.of_mover(id).word("colour", colour.name()))
    }

    fn why_not_side(&self) -> Why {
        let here = self.route() == Route::C;
        let id = if here { "piramido-not-side-again" } else { "piramido-not-side-here" };
        Why::new(Rule::Labyrinth, Message::new(id))
    }

    fn here(&self) -> Step {
        Step::from_number(self.places[self.mover().index()])
    }

    fn why_not_on_pyramid(&self, action: Action) -> Why {
        match action {
            Action::Step(to) => self.why_not_step(to),
            Action::Claim => self.why_not_claim(),
            Action::Sphinx(..) | Action::NoSphinx => {
                Why::new(Rule::V7, Message::new("piramido-not-sphinx-now"))
            }
            Action::End => {
                Why::new(Rule::Moving, self.of_mover("piramido-not-end").number("left", self.left))
            }
            _ => Why::new(Rule::Moving, Message::new("piramido-not-left-right")),
        }
    }

    /// V3 and V4: where the next step may go.
    fn why_not_step(&self, to: Step) -> Why {
        let here = self.here();
        if self.left == 0 {
            let reason = Message::new("piramido-not-throw-left").number("number", self.throw);
            return Why::new(Rule::Moving, reason);
        }
        if to.part().is_none() {
            return Why::new(Rule::V1, Message::new("piramido-not-stone").word("step", to));
        }
        if !here.ways().any(|way| way == to) {
            let reason = self.of_mover("piramido-not-way").word("from", here).word("to", to);
            return Why::new(Rule::V3, reason);
        }
        let before = self.heading.map(|heading| here.neighbour(heading.back()));
        if let Some(before) = before.filter(|_| self.turns_back_on(here)) {
            let reason = if here == Step::TOP {
                self.of_mover("piramido-not-on-from-top")
            } else {
                self.of_mover("piramido-not-on-from-sphinx").word("from", here)
            };
            return Why::new(Rule::V4, reason.word("to", before));
        }
        self.why_closed(to)
            .unwrap_or_else(|| Why::new(Rule::V3, self.of_mover("piramido-not-back").word("to", to)))
    }

    /// V3: what stands on a step that cannot be entered.
    fn why_closed(&self, to: Step) -> Option<Why> {
        let others = Seat::all(self.seats.into()).filter(|seat| *seat != self.mover());
        let explorer = others.into_iter().find(|seat| self.places[seat.index()] == to.number());
        let reason = match explorer {
            // The top first: explorers stand there together when route B begins.
            _ if to == Step::TOP && self.route() == Route::B => Message::new("piramido-not-top-again"),
            _ if to == Step::TOP && self.closed.contains(to) => {
                let placed = self.row(self.mover()).placed();
                self.of_mover("piramido-not-top-yet").number("count", placed)
            }
            Some(seat) => explorer_on(seat, to),
            None => {
                let number = (1..=6).find(|number| self.sphinx_at(*number) == Some(to))?;
                if self.left != 1 || !self.barred.contains(to) {
                    return None;
                }
                Message::new("piramido-not-onto-sphinx").number("number", number).number("throw", self.throw)
            }
        };
        Some(Why::new(Rule::V3, reason))
    }

    fn why_not_claim(&self) -> Why {
        let here = self.here();
        let reason = if here == Step::TOP && self.heading.is_some() {
            Message::new("piramido-not-claim-top")
        } else if self.row(self.mover()).placed() == 6 {
            self.of_mover("piramido-not-claim-full")
        } else if self.heading.is_none() {
            self.of_mover("piramido-not-claim-unentered").word("step", here)
        } else {
            self.of_mover("piramido-not-claim-again").word("step", here)
        };
        Why::new(Rule::V6, reason)
    }

    /// V7: which sphinx, and where.
    fn why_not_sphinx(&self, number: u8, step: Step) -> Why {
        let seat = self.mover();
        let owner = Colour::of_sphinx(number);
        let explorer = Seat::all(self.seats.into()).find(|other| self.places[other.index()] == step.number());
        let reason = if self.colour(seat) != Some(owner) {
            self.of_mover("piramido-not-sphinx-colour").number("number", number).word("colour", owner.name())
        } else if self.post(number) != Post::HAND {
            self.of_mover("piramido-not-sphinx-hand").number("number", number)
        } else if !self.stood[seat.index()].contains(step) {
            self.of_mover("piramido-not-sphinx-unvisited").word("step", step)
        } else if Steps::LEVELS[0].contains(step) {
            Message::new("piramido-not-sphinx-ground").word("step", step)
        } else if step == Step::TOP {
            Message::new("piramido-not-sphinx-top")
        } else if let Some(other) = explorer {
            explorer_on(other, step)
        } else {
            Message::new("piramido-not-sphinx-there").word("step", step)
        };
        Why::new(Rule::V7, reason)
    }

    fn why_not_in_row(&self, action: Action) -> Why {
        let here = Space::from_number(self.places[self.mover().index()]);
        match action {
            Action::Walk(_) if self.phase != Phase::Claim => {
                let only = if here == Space::LEFT { "right" } else { "left" };
                let reason = Message::new("piramido-not-only-way").word("from", here).word("way", only);
                Why::new(Rule::V10, reason)
            }
            Action::Walk(_) => {
                Why::new(Rule::V12, self.of_mover("piramido-not-before-claim").word("space", here))
            }
            Action::Claim | Action::End => {
                Why::new(Rule::V12, self.of_mover("piramido-not-before-move").number("number", self.throw))
            }
            Action::Step(_) => Why::new(Rule::Moving, Message::new("piramido-not-step-here")),
            _ => Why::new(Rule::V7, Message::new("piramido-not-sphinx-here")),
        }
    }
}

/// Somebody stands there.
fn explorer_on(seat: Seat, step: Step) -> Message {
    Message::new("piramido-not-explorer").seat("name", name(seat)).word("step", step)
}

/// What chance may not bring.
impl Piramido {
    fn why_not_chance(&self, action: Action) -> Why {
        match (self.phase, action) {
            (Phase::Rolloff, Action::Rolloff(numbers)) => {
                let found = numbers.iter().filter(|number| **number != 0).count();
                let reason = Message::new("piramido-not-rolloff-count").number("seats", self.seats);
                Why::new(Rule::Beginning, reason.number("count", found as i64))
            }
            (Phase::Rolloff, _) => Why::new(Rule::Beginning, Message::new("piramido-not-before-rolloff")),
            (Phase::Reels, Action::Pyramid(colour, reel)) => self.why_not_pyramid(colour, reel),
            (Phase::Reels, Action::Labyrinth(colour, reel)) => self.why_not_labyrinth(colour, reel),
            (Phase::Reels, _) => match self.next_reel() {
                Some(next) => reel_next(next),
                None => Why::new(Rule::V2, Message::new("piramido-not-reel-now")),
            },
            (_, Action::Roll(number)) => {
                Why::new(Rule::Moving, Message::new("piramido-not-die").number("number", number))
            }
            (_, Action::Pyramid(..) | Action::Labyrinth(..)) => self.why_no_reel(),
            _ => Why::new(Rule::Moving, self.of_mover("piramido-not-before-throw")),
        }
    }

    fn why_no_reel(&self) -> Why {
        if self.options.random_reels {
            Why::new(Rule::V2, Message::new("piramido-not-reel-now"))
        } else {
            Why::new(Rule::V1, Message::new("piramido-not-reel-classic"))
        }
    }

    /// V2: red, blue, yellow, of the kind that the route needs.
    fn why_not_this_reel(&self, colour: Colour, pyramid: bool) -> Option<Why> {
        if let Some(next) = self.next_reel().filter(|next| *next != colour) {
            return Some(reel_next(next));
        }
        let needs_pyramid = self.route().on_pyramid();
        if pyramid == needs_pyramid {
            return None;
        }
        let id = if needs_pyramid { "piramido-not-reel-pyramid" } else { "piramido-not-reel-labyrinth" };
        Some(Why::new(Rule::V2, Message::new(id).word("route", self.route().letter())))
    }

    fn why_not_pyramid(&self, colour: Colour, reel: Reel<Step>) -> Why {
        self.why_not_this_reel(colour, true).unwrap_or_else(|| {
            let fault = reel.fault().unwrap_or_else(|| Message::new("piramido-not-reel-start"));
            Why::new(Rule::V2, fault)
        })
    }

    fn why_not_labyrinth(&self, colour: Colour, reel: Reel<Passage>) -> Why {
        self.why_not_this_reel(colour, false).unwrap_or_else(|| {
            let fault = reel.fault().unwrap_or_else(|| Message::new("piramido-not-reel-now"));
            Why::new(Rule::V2, fault)
        })
    }
}

fn reel_next(colour: Colour) -> Why {
    Why::new(Rule::V2, Message::new("piramido-not-reel-next").word("colour", colour.name()))
}
