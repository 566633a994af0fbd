//! Why an action is not legal: [`Piramido::why_not`], which goes through the rules in the order in which a player
//! would. What chance may not bring is at the end.

use game::Seat;

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
        let who = name(self.mover());
        match (self.phase, action) {
            (Phase::Over, _) => Why::new(Rule::End, "the game is over"),
            (Phase::Rolloff | Phase::Reels | Phase::Roll, _) => self.why_not_chance(action),
            (_, Action::Roll(_)) if self.phase.is_throw() => {
                Why::new(Rule::Moving, format!("{who} has thrown {} and moves now", self.throw))
            }
            (_, Action::Roll(_)) => {
                Why::new(Rule::Beginning, format!("nobody throws before {}", self.before()))
            }
            (_, Action::Rolloff(_)) => Why::new(Rule::Beginning, "who begins has been decided"),
            (_, Action::Pyramid(..) | Action::Labyrinth(..)) => self.why_no_reel(),
            (Phase::Colour, Action::Colour(colour)) => self.why_not_colour(colour),
            (Phase::Colour, _) => Why::new(Rule::Beginning, format!("{who} chooses a colour first")),
            (_, Action::Colour(_)) => Why::new(Rule::Beginning, "everybody has a colour"),
            (Phase::Side, _) => {
                Why::new(Rule::Labyrinth, format!("{who} chooses the side to start from first"))
            }
            (_, Action::Side(_)) => self.why_not_side(),
            (Phase::Step, _) => self.why_not_on_pyramid(action),
            (Phase::Sphinx, Action::Sphinx(number, step)) => self.why_not_sphinx(number, step),
            (Phase::Sphinx, _) => Why::new(
                Rule::V7,
                format!("{who} has claimed and sets a sphinx first, or chooses `nosphinx`"),
            ),
            (Phase::Row | Phase::Claim, _) => self.why_not_in_row(action),
        }
    }

    fn before(&self) -> &'static str {
        if self.phase == Phase::Colour { "all have a colour" } else { "all have a side" }
    }

    fn why_not_colour(&self, colour: Colour) -> Why {
        let (who, colour_name) = (name(self.mover()), colour.name());
        if let Some(owner) = self.seat_of(colour) {
            return Why::new(Rule::Beginning, format!("{} has chosen {colour_name} already", name(owner)));
        }
        let text = if self.barred_colour(self.mover()) == Some(colour) {
            format!("{who} had {colour_name} on the way up, and takes another for the way down")
        } else {
            format!("if {who} takes {colour_name}, somebody who chooses later finds no colour")
        };
        Why::new(Rule::V14, text)
    }

    fn why_not_side(&self) -> Why {
        let text = if self.route() == Route::C { "everybody has started" } else { "sides are for route C" };
        Why::new(Rule::Labyrinth, text)
    }

    fn here(&self) -> Step {
        Step::from_number(self.places[self.mover().index()])
    }

    fn why_not_on_pyramid(&self, action: Action) -> Why {
        let who = name(self.mover());
        match action {
            Action::Step(to) => self.why_not_step(to),
            Action::Claim => self.why_not_claim(),
            Action::Sphinx(..) | Action::NoSphinx => {
                Why::new(Rule::V7, "a sphinx is set right after a claim, and not before")
            }
            Action::End => {
                let (left, s) = (self.left, if self.left == 1 { "" } else { "s" });
                Why::new(Rule::Moving, format!("the whole throw is moved, and {who} has {left} step{s} left"))
            }
            _ => Why::new(
                Rule::Moving,
                "left and right are for the labyrinth; on the pyramid `step:` names the step",
            ),
        }
    }

    /// V3 and V4: where the next step may go.
    fn why_not_step(&self, to: Step) -> Why {
        let (who, here) = (name(self.mover()), self.here());
        if self.left == 0 {
            return Why::new(Rule::Moving, format!("the throw of {} is used up", self.throw));
        }
        if to.part().is_none() {
            return Why::new(Rule::V1, format!("{to} is plain stone, on which nobody can stand"));
        }
        if !here.ways().any(|way| way == to) {
            let text = format!("{who} stands on {here}, and no way leads from there to {to}");
            return Why::new(Rule::V3, text);
        }
        let before = self.heading.map(|heading| here.neighbour(heading.back()));
        if let Some(before) = before.filter(|_| self.turns_back_on(here)) {
            let place =
                if here == Step::TOP { "the top".to_owned() } else { format!("the sphinx on {here}") };
            return Why::new(Rule::V4, format!("from {place} {who} turns back, to {before}"));
        }
        self.why_closed(to).unwrap_or_else(|| {
            Why::new(Rule::V3, format!("{who} goes back to {to} only if there is no other way"))
        })
    }

    /// V3: what stands on a step that cannot be entered.
    fn why_closed(&self, to: Step) -> Option<Why> {
        let others = Seat::all(self.seats.into()).filter(|seat| *seat != self.mover());
        let explorer = others.into_iter().find(|seat| self.places[seat.index()] == to.number());
        let text = match explorer {
            // The top first: explorers stand there together when route B begins.
            _ if to == Step::TOP && self.route() == Route::B => {
                "nobody returns to the top in route B".to_owned()
            }
            _ if to == Step::TOP && self.closed.contains(to) => {
                let placed = self.row(self.mover()).placed();
                format!("the top is for one with six hieroglyphs, and {} has {placed}", name(self.mover()))
            }
            Some(seat) => format!("{}'s explorer stands on {to}", name(seat)),
            None => {
                let number = (1..=6).find(|number| self.sphinx_at(*number) == Some(to))?;
                if self.left != 1 || !self.barred.contains(to) {
                    return None;
                }
                format!("a throw ends on sphinx {number} only if it is {number}, and this is {}", self.throw)
            }
        };
        Some(Why::new(Rule::V3, text))
    }

    fn why_not_claim(&self) -> Why {
        let (who, here) = (name(self.mover()), self.here());
        let text = if here == Step::TOP && self.heading.is_some() {
            "the top has no hieroglyph".to_owned()
        } else if self.row(self.mover()).placed() == 6 {
            format!("{who} has placed six hieroglyphs, and no space is left")
        } else if self.heading.is_none() {
            format!("{who} has not entered {here} in this throw")
        } else {
            format!("{who} has claimed {here} already since entering it")
        };
        Why::new(Rule::V6, text)
    }

    /// V7: which sphinx, and where.
    fn why_not_sphinx(&self, number: u8, step: Step) -> Why {
        let (seat, who) = (self.mover(), name(self.mover()));
        let owner = Colour::of_sphinx(number);
        let explorer = Seat::all(self.seats.into()).find(|other| self.places[other.index()] == step.number());
        let text = if self.colour(seat) != Some(owner) {
            format!("sphinx {number} is {}, and {who} is not", owner.name())
        } else if self.post(number) != Post::HAND {
            format!("{who} has sphinx {number} no more in hand")
        } else if !self.stood[seat.index()].contains(step) {
            format!("{who}'s explorer has not been on {step}")
        } else if Steps::LEVELS[0].contains(step) {
            format!("{step} is on the ground, and sphinxes stand on levels 1 to 3")
        } else if step == Step::TOP {
            "no sphinx stands on the top".to_owned()
        } else if let Some(other) = explorer {
            format!("{}'s explorer stands on {step}", name(other))
        } else {
            format!("a sphinx stands on {step} already")
        };
        Why::new(Rule::V7, text)
    }

    fn why_not_in_row(&self, action: Action) -> Why {
        let who = name(self.mover());
        let here = Space::from_number(self.places[self.mover().index()]);
        let claims = self.phase == Phase::Claim;
        match action {
            Action::Walk(way) if !claims => {
                let only = if here == Space::LEFT { "right" } else { "left" };
                Why::new(Rule::V10, format!("from {here} the only way is {only}, not {}", way.name()))
            }
            Action::Walk(_) => {
                Why::new(Rule::V12, format!("{who} has moved, and claims the sign on {here} or ends"))
            }
            Action::Claim | Action::End => {
                Why::new(Rule::V12, format!("{who} moves the throw of {} first, left or right", self.throw))
            }
            Action::Step(_) => {
                Why::new(Rule::Moving, "steps are for the pyramid; in the labyrinth one goes left or right")
            }
            _ => Why::new(Rule::V7, "sphinxes are for the pyramid"),
        }
    }
}

/// What chance may not bring.
impl Piramido {
    fn why_not_chance(&self, action: Action) -> Why {
        let who = name(self.mover());
        let seats = self.seats;
        match (self.phase, action) {
            (Phase::Rolloff, Action::Rolloff(numbers)) => {
                let found = numbers.iter().filter(|number| **number != 0).count();
                Why::new(
                    Rule::Beginning,
                    format!("each of {seats} seats throws a number, and {found} were found"),
                )
            }
            (Phase::Rolloff, _) => {
                Why::new(Rule::Beginning, "a throw for each seat decides first who begins")
            }
            (Phase::Reels, Action::Pyramid(colour, reel)) => self.why_not_pyramid(colour, reel),
            (Phase::Reels, Action::Labyrinth(colour, reel)) => self.why_not_labyrinth(colour, reel),
            (Phase::Reels, _) => {
                let next = self.next_reel().map_or("next", Colour::name);
                Why::new(Rule::V2, format!("the {next} reel is drawn first"))
            }
            (_, Action::Roll(number)) => Why::new(Rule::Moving, format!("a die shows 1 to 6, not {number}")),
            (_, Action::Pyramid(..) | Action::Labyrinth(..)) => self.why_no_reel(),
            _ => Why::new(Rule::Moving, format!("{who} throws the die first")),
        }
    }

    fn why_no_reel(&self) -> Why {
        if self.options.random_reels {
            Why::new(Rule::V2, "no reel is drawn now")
        } else {
            Why::new(Rule::V1, "the reels of this game are the classic ones, and none is drawn")
        }
    }

    /// V2: red, blue, yellow, of the kind that the route needs.
    fn why_not_this_reel(&self, colour: Colour, pyramid: bool) -> Option<Why> {
        let next = self.next_reel().filter(|next| *next != colour);
        let kind = if self.route().on_pyramid() { "the pyramid" } else { "the labyrinth" };
        let text = match next {
            Some(next) => format!("the {} reel is drawn next, not the {} one", next.name(), colour.name()),
            None if pyramid != self.route().on_pyramid() => {
                format!("route {} needs a reel of {kind}", self.route().letter())
            }
            None => return None,
        };
        Some(Why::new(Rule::V2, text))
    }

    fn why_not_pyramid(&self, colour: Colour, reel: Reel<Step>) -> Why {
        self.why_not_this_reel(colour, true).unwrap_or_else(|| match reel.fault() {
            Some(fault) => Why::new(Rule::V2, fault),
            None => Why::new(Rule::V2, "another reel begins on this step"),
        })
    }

    fn why_not_labyrinth(&self, colour: Colour, reel: Reel<Passage>) -> Why {
        self.why_not_this_reel(colour, false).unwrap_or_else(|| {
            Why::new(Rule::V2, reel.fault().unwrap_or_else(|| "no reel is drawn now".to_owned()))
        })
    }
}
