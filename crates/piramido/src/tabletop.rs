//! Piramido as a [`Game`] and a [`Tabletop`]: names, seats and options, and who answers which question.

use game::{
    Actor, Exhibit, Game, Image, OpenDie, OptionKind, OptionSpec, ParseError, RandomSource, Seat, Setup,
    Spec, Tabletop, TextBoard, Turn, Viewer, Why,
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
    seats: &[&["p1"], &["p1", "p2"], &["p1", "p2", "p3"]],
    default_seats: 0,
    actions: &[
        ("colour:red", "colour"),
        ("side:L", "side"),
        ("step:f1", "step"),
        ("left", "left"),
        ("right", "right"),
        ("claim", "claim"),
        ("sphinx:6:c3", "sphinx"),
        ("nosphinx", "nosphinx"),
        ("end", "end"),
    ],
    options: &[
        OptionSpec { key: "routes", values: &["A", "B", "C", "D"], kind: OptionKind::List },
        OptionSpec { key: "reels", values: &["classic", "random"], kind: OptionKind::One },
        OptionSpec { key: "order", values: &["fixed", "rolloff"], kind: OptionKind::One },
        OptionSpec { key: "check", values: &["steps", "signs"], kind: OptionKind::One },
        OptionSpec { key: "colours", values: &["pass", "choose"], kind: OptionKind::One },
        OptionSpec { key: "sphinxes", values: &["return", "spent"], kind: OptionKind::One },
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

    // Reels are drawn unseen.
    fn dice(&self) -> Vec<OpenDie> {
        self.open_dice()
    }

    fn thrown(&self, faces: &[usize]) -> Option<Action> {
        self.fallen(faces)
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
