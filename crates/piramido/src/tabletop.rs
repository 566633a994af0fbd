//! Piramido as a [`Game`] and a [`Tabletop`]: names, seats and options, and who answers which question.

use game::{
    Actor, Game, Lot, OptionKind, OptionSpec, ParseError, Picture, Setup, Spec, Tabletop, Turn, Value,
    Viewer, Why,
};

use crate::action::Action;
use crate::event::Event;
use crate::state::{Phase, Piramido, Route};
use crate::view::View;
use crate::{picture, plan, read, view};

const SPEC: Spec = Spec {
    name: "piramido",
    title: "Piramido",
    about: "Climb a pyramid and a labyrinth by pictures that you alone see.",
    seats: &[&["p1"], &["p1", "p2"], &["p1", "p2", "p3"]],
    default_seats: 0,
    actions: &[
        ("colour:red", "take a colour, after a rolloff: `red`, `blue` or `yellow`"),
        ("side:L", "start route C on the left, `L`, or on the right, `R`"),
        ("step:f1", "go one step on the pyramid, to f1"),
        ("left", "move the whole throw along the row of the labyrinth, to the left first"),
        ("right", "move the whole throw along the row of the labyrinth, to the right first"),
        ("claim", "say that this is the place of the picture: its hieroglyph goes on the next space"),
        ("sphinx:6:c3", "after a claim, set sphinx 6 on c3"),
        ("nosphinx", "after a claim, set no sphinx"),
        ("end", "end the throw without a claim"),
    ],
    options: &[
        OptionSpec {
            key: "routes",
            about: "the routes, one after another",
            values: &[
                ("A", "up the pyramid"),
                ("B", "down the pyramid"),
                ("C", "into the labyrinth"),
                ("D", "out of the labyrinth"),
            ],
            kind: OptionKind::List,
        },
        OptionSpec {
            key: "reels",
            about: "the pictures",
            values: &[("classic", "the three reels of the box"), ("random", "drawn anew for each game")],
            kind: OptionKind::One,
        },
        OptionSpec {
            key: "order",
            about: "who begins and who has which colour",
            values: &[
                ("fixed", "p1 red, p2 blue, p3 yellow, p1 begins"),
                ("rolloff", "the highest throw begins and chooses first"),
            ],
            kind: OptionKind::One,
        },
    ],
};

impl Game for Piramido {
    type Action = Action;
    type View = View;
    type Event = Event;

    fn new(setup: &Setup) -> Self {
        Self::begin(setup)
    }

    #[inline]
    fn turn(&self) -> Turn {
        self.next_turn()
    }

    #[inline]
    fn legal(&self, actions: &mut Vec<Action>) {
        self.list_legal(actions);
    }

    #[inline]
    fn chance(&self, lot: &mut impl Lot) -> Action {
        self.draw_chance(lot)
    }

    #[inline]
    fn play_unchecked(&mut self, action: Action) {
        self.apply(action, &mut |_| {});
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    /// Everybody sees the same happen; reels are drawn unseen.
    fn events(&self, action: Action, _: Viewer) -> Vec<Event> {
        let mut events = Vec::new();
        let mut position = *self;
        position.apply(action, &mut |event| events.push(event));
        events
    }

    fn imagine(view: &View, lot: &mut impl Lot) -> Self {
        view::imagine(view, lot)
    }

    fn seats(&self) -> usize {
        self.seats.into()
    }
}

impl Tabletop for Piramido {
    const SPEC: &'static Spec = &SPEC;

    fn admits(&self, action: Action) -> bool {
        self.may_bring(action)
    }

    fn why(&self, action: Action) -> Why {
        self.why_not(action)
    }

    fn chance_form(&self) -> &'static str {
        self.form_of_chance()
    }

    fn parse(setup: &Setup, text: &str) -> Result<Self, ParseError> {
        read::position(setup, text)
    }

    /// V18: nobody sees a reel whole before the game is over.
    fn hidden(&self, action: Action, _: Actor, _: usize, _: Viewer) -> Option<String> {
        let (Action::Pyramid(colour, _) | Action::Labyrinth(colour, _)) = action else { return None };
        (self.phase() != Phase::Over).then(|| format!("reel:{}:?", colour.name()))
    }

    /// On the way up a claim shows the next picture (V18), and whoever takes a colour sees the first ones.
    fn may_reveal(&self, action: Action) -> bool {
        let mut after = *self;
        after.play_unchecked(action);
        let goes_on = self.route() == Route::A && after.route() == Route::A && after.phase() != Phase::Over;
        let quiet = matches!(action, Action::Step(_) | Action::Sphinx(..) | Action::NoSphinx | Action::End);
        !(quiet && goes_on)
    }

    fn picture(view: &View) -> Picture {
        picture::draw(view)
    }

    fn board(setup: &Setup) -> Value {
        plan::board(setup)
    }
}
