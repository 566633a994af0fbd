//! Pictures as images to look at: what each seat may see now (V18), and what was taken for what.

use game::{Exhibit, Game, Image, Seat, Viewer};

use crate::board::{Colour, Sign, Step};
use crate::reel::{Passage, Slide};
use crate::state::{Piramido, Route};

/// What a picture shows to the player of a colour, as a text that an illustrator reads: `red h4` is the red explorer on
/// a step, `blue S<` a passage with a sign on its left wall, `blue -` one without.
pub fn subject(picture: impl Slide, colour: Colour) -> String {
    format!("{} {picture}", colour.name())
}

/// V18: the pictures that the view of a seat shows.
pub(crate) fn images(position: &Piramido, seat: Seat) -> Vec<Image> {
    let view = position.view(Viewer::Seat(seat));
    let Some(colour) = position.colour(seat) else { return Vec::new() };
    let owner = Owner { route: position.route(), seat, colour };
    let open = (1..=7).filter_map(|number| {
        let step = view.step(number).map(|step| owner.image(number, step));
        step.or_else(|| Some(owner.image(number, view.passage(number)?)))
    });
    open.collect()
}

/// Every picture that was claimed to have been found, route by route and seat by seat, in the order of the claims.
pub(crate) fn exhibits(position: &Piramido) -> Vec<Exhibit> {
    let routes = 0..position.routes().len().min(usize::from(position.current) + 1);
    let seats = || Seat::all(position.seats.into());
    routes.flat_map(|route| seats().flat_map(move |seat| exhibits_of(position, seat, route))).collect()
}

fn exhibits_of(position: &Piramido, seat: Seat, number: usize) -> Vec<Exhibit> {
    let (route, row) = (position.routes()[number], &position.rows[number][seat.index()]);
    let Some(colour) = position.colour_in(seat, number) else { return Vec::new() };
    let owner = Owner { route, seat, colour };
    let (pyramid, labyrinth) = (position.pyramid[colour as usize], position.labyrinth[colour as usize]);
    let signed = |number: &u8| labyrinth.picture(*number).and_then(Passage::sign).is_some();
    let on_pyramid = |(number, taken)| {
        let shown = pyramid.picture(number)?;
        Some(owner.taken_for_step(number, shown, taken, position.is_right_step(taken, shown)))
    };
    let in_labyrinth =
        |(number, taken)| Some(owner.taken_for_sign(number, labyrinth.picture(number)?, taken));
    // The pictures that one follows, in order: those after the start, or those with a sign.
    match route {
        Route::A => (2..=7).zip(row.steps()).filter_map(on_pyramid).collect(),
        Route::B => (2..=7).rev().zip(row.steps()).filter_map(on_pyramid).collect(),
        Route::C => (1..=7).filter(signed).zip(row.signs()).filter_map(in_labyrinth).collect(),
        Route::D => (1..=7).rev().filter(signed).zip(row.signs()).filter_map(in_labyrinth).collect(),
    }
}

/// Whose pictures they are on a route.
#[derive(Clone, Copy)]
struct Owner {
    route: Route,
    seat: Seat,
    colour: Colour,
}

impl Owner {
    /// Addresses that were given away and pictures that were seen stay what they are for as long as these texts do not
    /// change.
    fn image(self, number: u8, picture: impl Slide) -> Image {
        let Self { route, seat, colour } = self;
        Image {
            number,
            place: format!("{}/{}/{number}", route.letter(), seat.0),
            seed: format!("{}/{colour:?}/{number}", route.letter()),
            subject: subject(picture, colour),
        }
    }

    fn taken_for_step(self, number: u8, shown: Step, taken: Step, right: bool) -> Exhibit {
        let image = self.image(number, shown);
        self.exhibit(image, taken.to_string(), shown.to_string(), right)
    }

    fn taken_for_sign(self, number: u8, shown: Passage, taken: Sign) -> Exhibit {
        let letter = shown.sign().map(Sign::letter).map(String::from).unwrap_or_default();
        let right = shown.sign() == Some(taken);
        self.exhibit(self.image(number, shown), taken.letter().to_string(), letter, right)
    }

    fn exhibit(self, image: Image, taken: String, shown: String, right: bool) -> Exhibit {
        let group = self.route.letter().to_string();
        Exhibit { group, seat: self.seat, image, taken, shown, right }
    }
}
