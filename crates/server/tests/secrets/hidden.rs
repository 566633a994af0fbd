//! What is hidden in each game, what rightly comes to light, and another game that a viewer cannot tell from the real
//! one. Start at [`indistinguishable`].

use std::collections::BTreeMap;

use game::{Actor, Match, RandomSource, Seat, Seeded, Setup, Tabletop, Turn, Viewer};
use games::piramido::{Action as PiramidoAction, Event, Phase, Piramido, Route};
use games::sakkara::{Action as SakkaraAction, Sakkara};
use games::sphinx::{Action as SphinxAction, Slot, Sphinx};

/// How many other games are tried before a viewer is given up who knows too much.
const TRIES: usize = 720;

/// Something that happened in a game.
#[derive(Clone, Debug)]
pub enum Act {
    /// A seat, or chance, acted.
    Played {
        by: Option<usize>,
        /// How many actions there were before.
        ply: usize,
        action: String,
    },
    /// This many actions were taken back.
    Undone(usize),
}

/// A game with something to hide.
pub trait Hidden: Tabletop {
    /// What playing this action here rightly tells the viewer of things hidden before.
    fn tells(&self, action: Self::Action, viewer: Viewer) -> String;

    /// What chance brings to a new game, by ply, until everything is hidden that will be.
    fn hide(setup: &Setup, random: &mut Seeded) -> BTreeMap<usize, String> {
        let (mut game, mut legal) = (Match::<Self>::new(setup), Vec::new());
        let (mut drawn, mut hidden) = (BTreeMap::new(), BTreeMap::new());
        for ply in 0..20 {
            game.position().legal(&mut legal);
            let action = match legal.first() {
                Some(action) => *action,
                None => game.position().chance(random),
            };
            if legal.is_empty() {
                drawn.insert(ply, action.to_string());
            }
            if ["deal:", "reel:"].iter().any(|kind| action.to_string().starts_with(kind)) {
                hidden.clone_from(&drawn);
            }
            game.play(action).expect("the first legal action, or what chance draws");
        }
        hidden
    }

    /// The acts that are otherwise in a game that looks like this one, by number; it need not be a possible one.
    fn otherwise(
        game: &Match<Self>,
        acts: &[Act],
        viewer: Viewer,
        random: &mut Seeded,
    ) -> BTreeMap<usize, String>;

    /// Whether nothing is hidden here any more.
    fn is_open(&self) -> bool {
        matches!(self.turn(), Turn::Over(_))
    }

    /// Whether somebody who wants to get somewhere would rather not play this.
    fn is_dull(action: &str) -> bool;
}

/// Acts, by number, that could have been otherwise without the viewer's knowing. Nothing if none are found.
pub fn indistinguishable<G: Hidden>(
    setup: &Setup,
    acts: &[Act],
    viewer: Viewer,
    random: &mut Seeded,
) -> Option<BTreeMap<usize, String>> {
    let game = played::<G>(setup, acts);
    for _ in 0..TRIES {
        let changed = G::otherwise(&game, acts, viewer, random);
        let differs = |(number, other): (&usize, &String)| match &acts[*number] {
            Act::Played { action, .. } => action != other,
            Act::Undone(_) => false,
        };
        if changed.iter().any(differs) && looks_the_same::<G>(setup, acts, &changed, viewer) {
            return Some(changed);
        }
    }
    None
}

fn played<G: Hidden>(setup: &Setup, acts: &[Act]) -> Match<G> {
    let mut game = Match::<G>::new(setup);
    for act in acts {
        happen(&mut game, act, None).expect("what was played can be played");
    }
    game
}

/// Whether everything could have been played in the other game too, and would have told the viewer the same.
fn looks_the_same<G: Hidden>(
    setup: &Setup,
    acts: &[Act],
    changed: &BTreeMap<usize, String>,
    viewer: Viewer,
) -> bool {
    let (mut real, mut other) = (Match::<G>::new(setup), Match::<G>::new(setup));
    acts.iter().enumerate().all(|(number, act)| {
        let before = (*real.position(), *other.position());
        let told = happen(&mut real, act, None).expect("what was played can be played");
        let Some(would) = happen(&mut other, act, changed.get(&number)) else { return false };
        let tells = |position: &G, came: Came<G>| match came {
            Came::Played(action) => position.tells(action, viewer),
            Came::Undone => String::new(),
        };
        tells(&before.0, told) == tells(&before.1, would) && real.position().turn() == other.position().turn()
    })
}

/// What came of an act.
enum Came<G: Hidden> {
    Played(G::Action),
    Undone,
}

/// Lets an act happen, or another in its place; nothing if it cannot be.
fn happen<G: Hidden>(game: &mut Match<G>, act: &Act, instead: Option<&String>) -> Option<Came<G>> {
    match act {
        Act::Undone(plies) => {
            for _ in 0..*plies {
                game.undo();
            }
            Some(Came::Undone)
        }
        Act::Played { by, action, .. } => {
            let actor = by.map_or(Actor::Chance, |seat| Actor::Seat(Seat(seat as u8)));
            let action = instead.unwrap_or(action).parse().ok()?;
            if game.actor() != Some(actor) {
                return None;
            }
            game.play(action).ok()?;
            Some(Came::Played(action))
        }
    }
}

fn field(position: &impl ToString, number: usize) -> String {
    position.to_string().split(' ').nth(number).unwrap_or_default().to_owned()
}

impl Hidden for Sphinx {
    /// X10: a look tells its colour to the one who looks. An attempt tells everybody whether it was right, and the
    /// guards to the one who made it. The end tells everything.
    fn tells(&self, action: SphinxAction, viewer: Viewer) -> String {
        let mut after = *self;
        game::Game::play_unchecked(&mut after, action);
        let colours = field(self, 2);
        let acts = matches!(game::Game::turn(self), Turn::Seat(seat) if viewer.is(seat));
        match action {
            _ if matches!(game::Game::turn(&after), Turn::Over(_)) => colours,
            SphinxAction::Peek(slot) if acts => colours[slot as usize..=slot as usize].to_owned(),
            SphinxAction::Attempt(_) if acts => colours[..=Slot::G3 as usize].to_owned(),
            _ => String::new(),
        }
    }

    /// Any other deal. What the viewer has seen of it is told by what they did.
    fn otherwise(_: &Match<Self>, _: &[Act], _: Viewer, random: &mut Seeded) -> BTreeMap<usize, String> {
        let mut colours = ['R', 'B', 'G', 'Y', 'P', 'W'];
        for slot in 0..6 {
            colours.swap(slot, slot + random.below(6 - slot as u32) as usize);
        }
        BTreeMap::from([(0, format!("deal:{}", colours.iter().collect::<String>()))])
    }

    fn is_dull(action: &str) -> bool {
        action.starts_with('-') || ["leave", "stay", "pass", "nopeek", "nosteal"].contains(&action)
    }
}

impl Hidden for Piramido {
    /// Where explorers begin, that somebody has arrived on their own start, the next picture of the viewer's own reel,
    /// and at the end everything.
    fn tells(&self, action: PiramidoAction, viewer: Viewer) -> String {
        use game::Game;
        let mut after = *self;
        after.play_unchecked(action);
        if after.phase() == Phase::Over {
            return format!("{after:?}");
        }
        let begins =
            after.phase().has_begun() && (!self.phase().has_begun() || self.route() != after.route());
        let mut told = String::new();
        if begins && after.route() == Route::A {
            told.extend(Seat::all(after.seats()).map(|seat| format!("{:?} ", after.place(seat))));
        }
        if self.route() == Route::B {
            let arrived = |event: &Event| matches!(event, Event::Arrived { .. });
            told.extend(
                self.events(action, viewer)
                    .iter()
                    .filter(|event| arrived(event))
                    .map(|event| format!("{event:?}")),
            );
        }
        let (before, now) = (self.view(viewer), after.view(viewer));
        for number in (1..=7).filter(|number| now.is_open(*number) && (begins || !before.is_open(*number))) {
            told.extend([format!("{:?}{:?} ", now.step(number), now.passage(number))]);
        }
        told
    }

    /// The reels that the rules imagine from what the viewer sees.
    fn otherwise(
        game: &Match<Self>,
        acts: &[Act],
        viewer: Viewer,
        random: &mut Seeded,
    ) -> BTreeMap<usize, String> {
        let view = game::Game::view(game.position(), viewer);
        let reels = field(&<Self as game::Game>::imagine(&view, random), 11);
        let drawn: Vec<&str> = reels.split(['|', ';']).collect();
        let mut changed = BTreeMap::new();
        for (number, act) in acts.iter().enumerate() {
            let Act::Played { action, .. } = act else { continue };
            let Some(reel) = action.strip_prefix("reel:") else { continue };
            // A colour may have a reel for the pyramid and one for the labyrinth.
            let colour = reel.split(':').next().unwrap_or_default();
            let of_colour =
                |drawn: &&str| drawn.split(':').next().is_some_and(|name| colour.starts_with(name));
            let pyramid = is_pyramid(reel);
            if let Some(other) = drawn.iter().find(|drawn| of_colour(drawn) && is_pyramid(drawn) == pyramid) {
                let other = other.split_once(':').map_or("", |(_, pictures)| pictures);
                changed.insert(number, format!("reel:{colour}:{other}"));
            }
        }
        changed
    }

    fn is_dull(action: &str) -> bool {
        action != "claim"
    }
}

/// On the pyramid pictures are steps, in small letters; in the labyrinth they are signs, in capitals, or none.
fn is_pyramid(reel: &str) -> bool {
    let pictures = reel.split_once(':').map_or("", |(_, pictures)| pictures);
    !pictures.contains(|letter: char| letter.is_ascii_uppercase())
}

impl Hidden for Sakkara {
    /// The last guess of a bid opens all fists to everybody.
    fn tells(&self, action: SakkaraAction, _: Viewer) -> String {
        let lists = field(self, 4);
        let (fists, guesses) = lists.split_once('|').unwrap_or_default();
        let named = guesses.split(',').filter(|guess| !guess.is_empty()).count();
        match action {
            SakkaraAction::Guess(_) if named + 1 == game::Game::seats(self) => fists.to_owned(),
            _ => String::new(),
        }
    }

    /// The fists of the others, those of bids that are over included: what they rightly told sorts them out.
    fn otherwise(
        _: &Match<Self>,
        acts: &[Act],
        viewer: Viewer,
        random: &mut Seeded,
    ) -> BTreeMap<usize, String> {
        let fists = acts.iter().enumerate().filter_map(|(number, act)| match act {
            Act::Played { by: Some(seat), action, .. } if action.starts_with("fist:") => {
                let own = viewer.is(Seat(*seat as u8));
                let keeps = own || random.below(2) == 0;
                (!keeps).then(|| (number, format!("fist:{}", random.below(4))))
            }
            _ => None,
        });
        // Only the last few can still be hidden, or were taken back before they were opened.
        fists.collect::<BTreeMap<_, _>>().into_iter().rev().take(3).collect()
    }

    /// When the bid is over there is nothing left to hide.
    fn is_open(&self) -> bool {
        !field(self, 4).contains('|')
    }

    fn is_dull(_: &str) -> bool {
        false
    }
}
