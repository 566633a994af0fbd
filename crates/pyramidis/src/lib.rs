//! # Pyramidis
//!
//! R. Siegers, 1988. Two or four players sow stacks of pyramids round a cross; the one on top owns the stack.
//! What follows is the game in our own words. Where print leaves something open a numbered ruling, **P1** to **P9**,
//! decides: those are ours.
//!
//! ## The aim
//!
//! Everybody has eight pyramids of one colour, a start square and, beside it, a home circle. The first to have five of
//! the eight home wins.
//!
//! ## The board
//!
//! **P1**: the printed board was a picture that no text describes in full. Ours is a cross of 28 squares that agrees
//! with every fact the rulebooks tell. Two rings of sixteen squares cross in the middle. Red and yellow go round the
//! one that lies west to east, red clockwise and yellow anticlockwise; green and blue go round the other, green
//! clockwise and blue anticlockwise. Only on d4, d5, e4 and e5 do all four meet.
//!
//! ```text
//!      a   b   c   d   e   f   g   h
//!  8               (G) · ◄── green starts on e8, home is d8
//!  7               ·   ·
//!  6               ·   ·
//!  5   ·   ·   ·   ·   ·   ·   ·   ·     red starts on a5, yellow on h5
//!  4   (R) ·   ·   ·   ·   ·   ·   (Y)   home circles a4 and h4
//!  3               ·   ·
//!  2               ·   ·
//!  1               (B) · ◄── blue starts on e1, home is d1
//! ```
//!
//! Red, green, yellow, blue is the order of play. Two play red against yellow or green against blue.
//!
//! ## A move
//!
//! Take a stack whose top pyramid is yours, all of it, and drop its pyramids one by one, the bottom one first, on the
//! squares that follow, whether somebody is there or not: a stack of three goes three squares. Only from the start
//! square do you choose how many to take, one to five. The one on top of a stack owns it and carries the pyramids
//! of others along; they are free again only when the owner's move drops them (**P6**).
//!
//! Five pyramids are a *tower*. A tower is full: it is jumped, and not counted (**P3**).
//!
//! A stack on its owner's ring follows the owner's arrows. One that was carried off to the other ring has strayed: it
//! goes straight towards the centre, and from the first central square on along its owner's course (**P2**).
//!
//! ## Home
//!
//! A move that reaches the owner's home circle ends there, and all pyramids still in hand are set down on it, however
//! many stand there already (**P3**). The owner's are home and leave the board; the others stay, in their order,
//! even higher than five, which print forbids; a stack of five or more is a tower like any other, and its owner
//! moves it by its full height (**P4**). A pyramid that somebody else drops on the circle of its own colour is home,
//! too (**P5**).
//!
//! ## The end
//!
//! The winner is the colour that has its fifth pyramid home first, in the order of dropping, no matter who moved; the
//! move is finished all the same (**P7**). You must move if you can, and pass if you own no stack and your start square
//! is empty. The German edition knows another way to win: take the last move from any opponent (**P8**). A position
//! that comes up for the third time, or a thousand actions, make a draw (**P9**).
//!
//! ## As a program
//!
//! ```
//! use game::{Game, Match, Setup, Tabletop, Viewer};
//! use pyramidis::{Action, Pyramidis};
//!
//! let mut setup = Setup::default_of(Pyramidis::SPEC);
//! setup.set_seats("red, yellow")?;
//! let mut table = Match::<Pyramidis>::new(&setup);
//!
//! let mut legal = Vec::new();
//! table.position().legal(&mut legal);
//! assert_eq!(legal, [1, 2, 3, 4, 5].map(Action::Start));
//!
//! table.play(Action::Start(3))?;
//! table.play("start:2".parse()?)?;
//! assert_eq!(table.position().view(Viewer::Spectator).to_string(), "a5=r,b5=r,c5=r,g5=y,h5=y r5y6 r0y0 r");
//! let refused = table.play(Action::Pass).unwrap_err().to_string();
//! assert!(refused.contains("(P8)"), "{refused}");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod board;
mod event;
mod notation;
mod plan;
mod state;
mod tabletop;
mod view;
mod why;

pub use board::{COURSE, Colour, SQUARES, Square};
pub use event::Event;
pub use notation::Action;
pub use plan::Plan;
pub use state::{GOAL, LONGEST, PYRAMIDS, Pyramidis, TOWER};
pub use why::Rule;
