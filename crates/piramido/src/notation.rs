//! The position string as it is written: thirteen fields. [`crate::read`] reads it.

use std::fmt::{self, Display};

use game::{Seat, join};

use crate::board::{Colour, Heading, Sign};
use crate::event::name;
use crate::reel::{Reel, Reels, Slide};
use crate::state::{Phase, Piramido, Place, Route, Row};

impl Display for Piramido {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{} {} ", self.route().letter(), self.phase.name(), name(self.mover()))?;
        join(f, self.order().iter().map(|seat| name(*seat)), ",", "")?;
        let begun = self.phase.has_begun();
        let on_pyramid = self.route().on_pyramid();
        self.by_seat(f, |seat| self.colour(seat).map(Colour::letter).map(String::from))?;
        self.by_seat(f, |seat| self.place(seat).text())?;
        self.by_seat(f, |seat| self.claims_text(self.route(), seat, *self.row(seat)))?;
        self.write_sphinxes(f)?;
        self.by_seat(f, |seat| Some(self.hand(seat).map(|number| (b'0' + number) as char).collect()))?;
        self.write_throw(f)?;
        if on_pyramid {
            self.by_seat(f, |seat| begun.then(|| list(self.stood[seat.index()].iter(), "+")))?;
        } else {
            f.write_str(" -")?;
        }
        self.write_finished(f)?;
        self.write_reels(f)?;
        write!(f, " {}", self.since)
    }
}

impl Place {
    /// As in position strings, without the seat.
    pub(crate) fn text(self) -> Option<String> {
        match self {
            Self::Nowhere => None,
            Self::Step(step) => Some(step.to_string()),
            Self::Space(space) => Some(space.to_string()),
            Self::Arrived(place) => Some(format!("#{place}")),
        }
    }
}

/// Items with a joint between them.
fn list<T: Display>(items: impl Iterator<Item = T>, joint: &str) -> String {
    items.map(|item| item.to_string()).collect::<Vec<_>>().join(joint)
}

impl Piramido {
    /// A space, then `p1=…,p2=…`, with `-` for what is nothing.
    fn by_seat(&self, f: &mut fmt::Formatter<'_>, text: impl Fn(Seat) -> Option<String>) -> fmt::Result {
        let part = |seat: Seat| {
            let text = text(seat).filter(|text| !text.is_empty());
            format!("{}={}", name(seat), text.as_deref().unwrap_or("-"))
        };
        f.write_str(" ")?;
        join(f, Seat::all(self.seats.into()).map(part), ",", "")
    }

    /// `h4+f2`, `R.SUL`, `SUL`.
    fn claims_text(&self, route: Route, seat: Seat, row: Row) -> Option<String> {
        let signs = row.signs().map(Sign::letter);
        match route {
            Route::A | Route::B => Some(list(row.steps(), "+")),
            Route::C => {
                self.side(seat).map(|side| format!("{}.{}", side.letter(), signs.collect::<String>()))
            }
            Route::D => Some(signs.collect()),
        }
    }

    fn write_sphinxes(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(" ")?;
        let sphinxes = self.guarded.iter().flat_map(|step| {
            let here = (1..=6).filter(move |number| self.post(*number).step() == Some(step));
            here.map(move |number| format!("{step}={}{number}", Colour::of_sphinx(number).letter()))
        });
        join(f, sphinxes, ",", "-")?;
        if self.options.spent_sphinxes {
            let spent = Colour::ALL.into_iter().flat_map(|colour| {
                let numbers = colour.sphinxes().into_iter().filter(|number| self.is_spent(*number));
                numbers.map(move |number| format!("{}{number}", colour.letter()))
            });
            f.write_str("|")?;
            join(f, spent, "", "-")?;
        }
        Ok(())
    }

    fn write_throw(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !self.phase.is_throw() {
            return f.write_str(" -");
        }
        let heading = self.heading.map_or('-', Heading::letter);
        let claim = if self.fresh { '*' } else { '-' };
        write!(f, " {}:{}:{heading}:{claim}", self.throw, self.left)
    }

    fn write_finished(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(" ")?;
        let rows = |number: usize| {
            let (route, rows) = (self.routes()[number], &self.rows[number]);
            let player = move |seat: Seat| {
                let row = rows[seat.index()];
                let claims = self.claims_text(route, seat, row).filter(|claims| !claims.is_empty());
                let place = row.arrived().map_or("-".to_owned(), |place| place.to_string());
                let colour = row.colour.map_or('-', Colour::letter);
                format!("{}:{colour}:{}:{place}", name(seat), claims.as_deref().unwrap_or("-"))
            };
            format!("{}={}", route.letter(), list(Seat::all(self.seats.into()).map(player), ","))
        };
        join(f, (0..self.finished()).map(rows), ";", "-")
    }

    fn write_reels(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let drawn = |reels: bool| self.options.random_reels && reels;
        let (pyramid, labyrinth) = (drawn(self.pyramid[0].is_drawn()), drawn(self.labyrinth[0].is_drawn()));
        f.write_str(" ")?;
        if !pyramid && !labyrinth {
            return f.write_str("-");
        }
        if pyramid {
            f.write_str(&reels_text(&self.pyramid))?;
        }
        if labyrinth {
            write!(f, "|{}", reels_text(&self.labyrinth))?;
        }
        Ok(())
    }
}

fn reels_text<P: Slide>(reels: &Reels<P>) -> String {
    let drawn = Colour::ALL.into_iter().zip(reels).filter(|(_, reel)| reel.is_drawn());
    list(drawn.map(|(colour, reel): (Colour, &Reel<P>)| format!("{}:{reel}", colour.name())), ";")
}

impl Phase {
    /// The phase with this name.
    pub(crate) fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|phase| phase.name() == name)
    }
}
