//! Piramido: four routes over a pyramid and through a labyrinth, found by pictures that only you see.
//!
//! The rules below are our own words for those of *View-Master 3-D Piramido*. What the rulebook leaves open we have
//! decided; such decisions are marked with their numbers, V1 to V20, and are ours, not print.
//!
//! # What you play with
//!
//! One to three players. Each has a colour: an explorer, two sphinxes with numbers (red 1 and 6, blue 2 and 5, yellow
//! 3 and 4) and, in a viewer, a reel of seven pictures for the pyramid and another for the labyrinth. A scoreboard has
//! a row for each route: six spaces for hieroglyphs and one for the order of arrival. You play one route or several:
//! **A** up the pyramid, **B** down it, **C** into the labyrinth, **D** out of it.
//!
//! The printed boards and reels were pictures and are lost to us. Ours are a reconstruction that agrees with all
//! that the rulebook says (V1). With `reels: random` the pictures are drawn anew for each game (V2).
//!
//! ```text
//! 9  . . . F W K . . .       The pyramid from above. Each ring is one
//! 8  . . . S . U . . .       level higher than the one around it, and
//! 7  . . U K W L F . .       ^ is the top with the key. Forty steps
//! 6  W E L . E . S E K       have a hieroglyph; . is plain stone, on
//! 5  U . F S ^ L W . L       which nobody can stand.
//! 4  L E K . F . U F S
//! 3  . . W U L E K . .       K ankh     E eye      S scarab
//! 2  . . . S . S . . .       F falcon   L lotus
//! 1  . . . K F W . . .       U sun      W water
//!    a b c d e f g h i
//!
//!                X
//! 6    L . U F . K W . S E .       The labyrinth: six rows, the
//! 5    . W F . S E . K L . U       burial chamber X over 6f, and
//! 4    F E . U . L K . . W S       for each colour the start
//! 3    U . L K . W S . E . F       spaces L and R.
//! 2    . S W . K U . E F . L
//! 1  L K . E S . F L . U W . R
//!      a b c d e f g h i j k
//! ```
//!
//! On each of the four sides three steps of the lowest level are a *forecourt*; from its ends two *stairs* lead up to
//! the *gallery*, the ring of the second level; and from the middle of each side of the gallery a *gate* leads to the
//! top. Steps are joined if they are neighbours, not over a corner, and both have a hieroglyph; the top is joined to
//! the four gates (V1).
//!
//! # Who begins
//!
//! With `order: fixed` p1 is red and begins, p2 is blue and p3 yellow. With `order: rolloff` the highest throw begins
//! and chooses a colour first; the others follow in seat order.
//!
//! # Route A: up the pyramid
//!
//! Picture 1 shows your starting step. Pictures 2 to 7 show the six steps that you have to reach, one after another.
//! You see the picture you are looking for and those before it, never a later one, and nobody else's (V18).
//!
//! Throw the die and go that many steps, all of them, from a step to one that is joined to it. You go back to the step
//! that you have just left only if there is no other way, except with the first step of a throw, which goes anywhere.
//! You cannot enter another explorer's step, nor the top before its time. If there is no way to go at all, the rest of
//! the throw is lost (V3).
//!
//! On a step that you have just entered, at the end of a throw or in passing, you may *claim*: its hieroglyph goes on
//! your next space, and you look at the next picture. It is you who judges whether this is the right step. Nobody says
//! whether it is before the end of the game (V6).
//!
//! After a claim you may set one of your sphinxes on a step of level 1, 2 or 3 where your explorer has stood, and where
//! now no explorer and no sphinx is (V7). If another player comes onto it with a throw that is not its number, the only
//! way on is back to the step just left, and a throw cannot end there (V3, V4). With a throw of its number one passes
//! or stays, and so does its owner with any throw; then the sphinx is out for the rest of the route, or with `sphinxes:
//! spent` for the rest of the game (V5). After twelve throws without a claim by anybody no sphinx stops anybody until
//! the next claim (V19).
//!
//! With six hieroglyphs go to the top. You arrive by ending a throw there; with too high a throw you go on from it by
//! the gate through which you came (V4). Who has arrived leaves the board (V8).
//!
//! # Route B: down the pyramid
//!
//! From the top, with the pictures from the last to the first: picture 7 is space 1, picture 2 is space 6. You have
//! arrived when a throw ends on your starting step, picture 1, with six hieroglyphs placed (V9), be it that the sixth
//! is claimed right there.
//!
//! # Route C: into the labyrinth
//!
//! Each picture shows a passage with a sign on the left or on the right wall. One of the seven shows none: then the
//! next one counts. If the sign of picture 1 is on the left, start on the right, R, and the other way round.
//!
//! Choose left or right and move the whole throw along your row, turning round at its ends and at other explorers; if
//! both ways are closed, the rest is lost (V10). If the throw ends on a space with a sign you may claim it, and go up
//! one space into the next row, where you may share a space (V11, V12). From row 6 you go up into the chamber and have
//! arrived. After twelve throws without a claim by anybody explorers close no way until the next claim (V19).
//!
//! # Route D: out of the labyrinth
//!
//! From the chamber onto 6f and down, with the pictures from the last to the first. Left and right do not matter. After
//! the sixth claim you stay in row 1, which is now longer for you by your own L and R: end a throw on one of them
//! (V13).
//!
//! # Several routes, and the end
//!
//! The order of arrival is the order of play on the next route. For B after A, and for D after C, everybody takes the
//! next colour: red, blue, yellow, red. With `colours: choose` the colours of each later route are chosen in that order
//! instead, for the way down another one than for the way up (V14). A pyramid route begins with both sphinxes in hand,
//! but for those that are out for the rest of the game; reels stay the same in the whole game (V15). A route ends after
//! 500 throws, and the game with it (V17).
//!
//! At the end all is checked: right are those who claimed the right steps or signs in the right order on every route.
//! With `check: signs` only the hieroglyphs of the steps are compared. Of those who are right the smallest sum of
//! places wins; it may be shared, and it may be nobody (V16).
//!
//! # What we do otherwise than print (V20)
//!
//! In print sphinxes that are out stay out for the rest of the game, as with `sphinxes: spent`; here they come back in
//! each pyramid route. Here they never stand on the ground and can be walked round, while print speaks of going back
//! only. Print lets you choose whether to go back; here you do so only where there is no other way. In print colours
//! are chosen again in the order of arrival, as with `colours: choose`; here they pass on by turns. The printed control
//! strip shows hieroglyphs only, as with `check: signs`; here the steps are checked. And V19 is ours.
//!
//! # As a program
//!
//! ```
//! use game::{Game, Match, Seat, Setup, Tabletop, Turn, Viewer};
//! use piramido::Piramido;
//!
//! let mut setup = Setup::default_of(Piramido::SPEC);
//! setup.set_option("routes", "A")?;
//! let mut table = Match::<Piramido>::new(&setup);
//! assert_eq!(table.position().turn(), Turn::Chance);
//! table.play("roll:3".parse()?)?;
//!
//! let mut legal = Vec::new();
//! table.position().legal(&mut legal);
//! assert!(legal.contains(&"step:f1".parse()?));
//! table.play("step:f1".parse()?)?;
//!
//! // A player sees the pictures up to the one that is looked for, and nobody else sees any.
//! let (own, others) = (table.position().view(Viewer::Seat(Seat(0))), table.position().view(Viewer::Spectator));
//! assert_eq!([1, 2, 3].map(|number| own.step(number).is_some()), [true, true, false]);
//! assert_eq!(others.step(1), None);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod action;
mod board;
mod check;
mod colours;
mod event;
mod labyrinth;
mod legal;
mod media;
mod network;
mod notation;
mod page;
mod plan;
mod play;
mod read;
mod reel;
mod score;
mod state;
mod tabletop;
mod text_board;
mod view;
mod walk;
mod why;

pub use action::Action;
pub use board::{Colour, Heading, Part, Sign, Step, WIDTH};
pub use event::{Event, Path};
pub use labyrinth::{COLUMNS, ROWS, Side, Space, Way};
pub use media::subject;
pub use network::Steps;
pub use plan::Plan;
pub use reel::{CLASSIC_LABYRINTH, CLASSIC_PYRAMID, Passage, Reel, Reels, Slide};
pub use state::{LONGEST_ROUTE, PATIENCE, Phase, Piramido, Place, Route, Row};
pub use view::View;
pub use why::Rule;
