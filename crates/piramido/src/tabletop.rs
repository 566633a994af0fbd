//! Piramido as a [`Game`] and a [`Tabletop`]: names, seats and options, and who answers which question.

use game::{
    Actor, Exhibit, Game, Image, OptionKind, OptionSpec, ParseError, RandomSource, Seat, Setup, Spec,
    Tabletop, TextBoard, Turn, Viewer, Why,
};

use crate::action::Action;
use crate::event::Event;
use crate::plan::Plan;
use crate::state::{Phase, Piramido, Route};
use crate::view::View;
use crate::why::Rule;
use crate::{media, plan, read, text_board, view};

const SPEC: Spec = Spec {
    name: "piramido",
    title: "Piramido",
    about: "Climb a pyramid and a labyrinth by pictures that you alone see.",
    seats: &[&["p1"], &["p1", "p2"], &["p1", "p2", "p3"]],
    default_seats: 0,
    actions: &[
        ("colour:red", "take a colour, after a rolloff or between routes: `red`, `blue` or `yellow`"),
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
            values: &[
                ("classic", "three fixed reels; ours, since the printed ones are lost"),
                ("random", "drawn anew for each game"),
            ],
            kind: OptionKind::One,
        },
        OptionSpec {
            key: "order",
            about: "who begins and who has which colour",
            values: &[
                ("fixed", "p1 red, p2 blue, p3 yellow, p1 begins"),
                ("rolloff", "the highest throw begins and chooses first, as printed"),
            ],
            kind: OptionKind::One,
        },
        OptionSpec {
            key: "check",
            about: "what is compared at the end on the pyramid (V16)",
            values: &[
                ("steps", "the very steps"),
                ("signs", "the hieroglyphs of the steps alone, as printed"),
            ],
            kind: OptionKind::One,
        },
        OptionSpec {
            key: "colours",
            about: "who has which colour in a later route (V14)",
            values: &[
                ("pass", "colours pass on by turns for the way down"),
                ("choose", "chosen again in the order of arrival, as printed"),
            ],
            kind: OptionKind::One,
        },
        OptionSpec {
            key: "sphinxes",
            about: "what becomes of sphinxes that are out (V5)",
            values: &[
                ("return", "they are back in the next route on the pyramid"),
                ("spent", "they stay out for the rest of the game, as printed"),
            ],
            kind: OptionKind::One,
        },
    ],
    edition: 2,
    former: &["0.1.x"],
    lot_by_default: false,
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
    fn chance(&self, random: &mut impl RandomSource) -> Action {
        self.draw_chance(random)
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

    fn imagine(view: &View, random: &mut impl RandomSource) -> Self {
        view::imagine(view, random)
    }

    fn seats(&self) -> usize {
        self.seats.into()
    }
}

impl Tabletop for Piramido {
    const SPEC: &'static Spec = &SPEC;

    type Plan = Plan;
    type Rule = Rule;

    fn admits(&self, action: Action) -> bool {
        self.may_bring(action)
    }

    fn why(&self, action: Action) -> Why<Rule> {
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

    /// A claim shows the next picture (V18), and a seat that takes a colour sees the first ones. In route B somebody
    /// with all hieroglyphs tells by every end of a throw whether it is the start (V9). When a route ends, others are
    /// seen.
    fn may_reveal(&self, action: Action) -> bool {
        let mut after = *self;
        after.play_unchecked(action);
        let goes_on = after.route() == self.route() && after.phase() != Phase::Over;
        let quiet = match action {
            Action::Step(_) | Action::End => self.route() != Route::B || self.row(self.mover()).placed() < 6,
            Action::Sphinx(..) | Action::NoSphinx | Action::Walk(_) | Action::Side(_) => true,
            _ => false,
        };
        !(quiet && goes_on)
    }

    fn text_board(view: &View) -> TextBoard {
        text_board::draw(view)
    }

    fn board(setup: &Setup) -> Plan {
        plan::board(setup)
    }

    fn images(&self, seat: Seat) -> Vec<Image> {
        media::images(self, seat)
    }

    fn exhibits(&self) -> Vec<Exhibit> {
        media::exhibits(self)
    }
}
