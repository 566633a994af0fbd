//! Why an action is not legal: [`Piramido::why_not`], which goes through the rules in the order in which a player would.
//! What chance may not bring is at the end.

use game::{Seat, Why};

use crate::action::Action;
use crate::board::{Colour, Step};
use crate::event::name;
use crate::labyrinth::Space;
use crate::reel::{Passage, Reel};
use crate::state::{Phase, Piramido, Post, Route};

const END: &str = "rulebook: End of the game";
const BEGINNING: &str = "rulebook: Who begins";
const MOVING: &str = "rulebook: Moving";
const LABYRINTH: &str = "rulebook: Route C";

impl Piramido {
    /// The first rule that an action which is not legal here breaks.
    pub(crate) fn why_not(&self, action: Action) -> Why {
        let who = name(self.mover());
        match (self.phase, action) {
            (Phase::Over, _) => Why::new(END, "the game is over"),
            (Phase::Rolloff | Phase::Reels | Phase::Roll, _) => self.why_not_chance(action),
            (_, Action::Roll(_)) if self.phase.is_throw() => {
                Why::new(MOVING, format!("{who} has thrown {} and moves now", self.throw))
            }
            (_, Action::Roll(_)) => Why::new(BEGINNING, format!("nobody throws before {}", self.before())),
            (_, Action::Rolloff(_)) => Why::new(BEGINNING, "who begins has been decided"),
            (_, Action::Pyramid(..) | Action::Labyrinth(..)) => self.why_no_reel(),
            (Phase::Colour, Action::Colour(colour)) => self.why_not_colour(colour),
            (Phase::Colour, _) => Why::new(BEGINNING, format!("{who} chooses a colour first")),
            (_, Action::Colour(_)) => Why::new(BEGINNING, "everybody has a colour"),
            (Phase::Side, _) => Why::new(LABYRINTH, format!("{who} chooses the side to start from first")),
            (_, Action::Side(_)) => self.why_not_side(),
            (Phase::Step, _) => self.why_not_on_pyramid(action),
            (Phase::Sphinx, Action::Sphinx(number, step)) => self.why_not_sphinx(number, step),
            (Phase::Sphinx, _) => {
                Why::new("V7", format!("{who} has claimed and sets a sphinx first, or chooses `nosphinx`"))
            }
            (Phase::Row | Phase::Claim, _) => self.why_not_in_row(action),
        }
    }

    fn before(&self) -> &'static str {
        if self.phase == Phase::Colour { "all have a colour" } else { "all have a side" }
    }

    fn why_not_colour(&self, colour: Colour) -> Why {
        let owner = self.seat_of(colour).map_or("somebody", name);
        Why::new(BEGINNING, format!("{owner} has chosen {} already", colour.name()))
    }

    fn why_not_side(&self) -> Why {
        let text = if self.route() == Route::C { "everybody has started" } else { "sides are for route C" };
        Why::new(LABYRINTH, text)
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
                Why::new("V7", "a sphinx is set right after a claim, and not before")
            }
            Action::End => {
                let (left, s) = (self.left, if self.left == 1 { "" } else { "s" });
                Why::new(MOVING, format!("the whole throw is moved, and {who} has {left} step{s} left"))
            }
            _ => Why::new(
                MOVING,
                "left and right are for the labyrinth; on the pyramid `step:` names the step",
            ),
        }
    }

    /// V3 and V4: where the next step may go.
    fn why_not_step(&self, to: Step) -> Why {
        let (who, here) = (name(self.mover()), self.here());
        if self.left == 0 {
            return Why::new(MOVING, format!("the throw of {} is used up", self.throw));
        }
        if here.distance(to) != 1 {
            let text = format!("{who} stands on {here}, and a step goes to a neighbour: {to} is none");
            return Why::new("V3", text);
        }
        if let Some(why) = self.why_closed(to) {
            return why;
        }
        let ahead = self.heading.map_or(Step::DESERT, |heading| here.neighbour(heading));
        if here == Step::TOP {
            let back = self.heading.map_or(Step::DESERT, |heading| here.neighbour(heading.back()));
            return Why::new("V4", format!("from the top {who} goes back the way it came, to {back}"));
        }
        Why::new("V3", format!("{who} goes back to {to} only if {ahead} straight ahead cannot be entered"))
    }

    /// V3: what stands on a step that cannot be entered.
    fn why_closed(&self, to: Step) -> Option<Why> {
        if !self.closed.contains(to) {
            return None;
        }
        let others = Seat::all(self.seats.into()).filter(|seat| *seat != self.mover());
        let explorer = others.into_iter().find(|seat| self.places[seat.index()] == to.number());
        let sphinx = (1..=6).find(|number| self.sphinx_at(*number) == Some(to));
        let text = match (explorer, sphinx) {
            // The top first: explorers stand there together when route B begins.
            _ if to == Step::TOP && self.route() == Route::B => {
                "nobody returns to the top in route B".to_owned()
            }
            _ if to == Step::TOP => {
                let placed = self.row(self.mover()).placed();
                format!("the top is for one with six hieroglyphs, and {} has {placed}", name(self.mover()))
            }
            (Some(seat), _) => format!("{}'s explorer stands on {to}", name(seat)),
            (None, Some(number)) => {
                format!("sphinx {number} on {to} lets pass a throw of {number}, not of {}", self.throw)
            }
            (None, None) => format!("{to} cannot be entered in this throw"),
        };
        Some(Why::new("V3", text))
    }

    fn why_not_claim(&self) -> Why {
        let (who, here) = (name(self.mover()), self.here());
        let text = if self.row(self.mover()).placed() == 6 {
            format!("{who} has placed six hieroglyphs, and no space is left")
        } else if self.heading.is_none() {
            format!("{who} has not entered {here} in this throw")
        } else {
            format!("{who} has claimed {here} already since entering it")
        };
        Why::new("V6", text)
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
        } else if step == Step::TOP {
            "no sphinx stands on the top".to_owned()
        } else if let Some(other) = explorer {
            format!("{}'s explorer stands on {step}", name(other))
        } else {
            format!("a sphinx stands on {step} already")
        };
        Why::new("V7", text)
    }

    fn why_not_in_row(&self, action: Action) -> Why {
        let who = name(self.mover());
        let here = Space::from_number(self.places[self.mover().index()]);
        let claims = self.phase == Phase::Claim;
        match action {
            Action::Walk(way) if !claims => {
                let only = if here == Space::LEFT { "right" } else { "left" };
                Why::new("V10", format!("from {here} the only way is {only}, not {}", way.name()))
            }
            Action::Walk(_) => {
                Why::new("V12", format!("{who} has moved, and claims the sign on {here} or ends"))
            }
            Action::Claim | Action::End => {
                Why::new("V12", format!("{who} moves the throw of {} first, left or right", self.throw))
            }
            Action::Step(_) => {
                Why::new(MOVING, "steps are for the pyramid; in the labyrinth one goes left or right")
            }
            _ => Why::new("V7", "sphinxes are for the pyramid"),
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
                Why::new(BEGINNING, format!("each of {seats} seats throws a number, and {found} were found"))
            }
            (Phase::Rolloff, _) => Why::new(BEGINNING, "a throw for each seat decides first who begins"),
            (Phase::Reels, Action::Pyramid(colour, reel)) => self.why_not_pyramid(colour, reel),
            (Phase::Reels, Action::Labyrinth(colour, reel)) => self.why_not_labyrinth(colour, reel),
            (Phase::Reels, _) => {
                let next = self.next_reel().map_or("next", Colour::name);
                Why::new("V2", format!("the {next} reel is drawn first"))
            }
            (_, Action::Roll(number)) => Why::new(MOVING, format!("a die shows 1 to 6, not {number}")),
            (_, Action::Pyramid(..) | Action::Labyrinth(..)) => self.why_no_reel(),
            _ => Why::new(MOVING, format!("{who} throws the die first")),
        }
    }

    fn why_no_reel(&self) -> Why {
        if self.random {
            Why::new("V2", "no reel is drawn now")
        } else {
            Why::new("V1", "the reels of this game are the classic ones, and none is drawn")
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
        Some(Why::new("V2", text))
    }

    fn why_not_pyramid(&self, colour: Colour, reel: Reel<Step>) -> Why {
        self.why_not_this_reel(colour, true).unwrap_or_else(|| match reel.fault() {
            Some(fault) => Why::new("V2", fault),
            None => Why::new("V2", "another reel begins on this step"),
        })
    }

    fn why_not_labyrinth(&self, colour: Colour, reel: Reel<Passage>) -> Why {
        self.why_not_this_reel(colour, false).unwrap_or_else(|| {
            let bare = reel.pictures().filter(|picture| *picture == Some(Passage::BARE)).count();
            let text = match bare {
                1 => "the first picture has a sign".to_owned(),
                _ => format!("one picture is without a sign, and {bare} were found"),
            };
            Why::new("V2", text)
        })
    }
}
