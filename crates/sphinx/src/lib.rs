//! **Sphinx**: find out the colours of the three guards, collect their cards and reach the treasure.
//!
//! After the game by G. Baars (Ravensburger, 1999) for 3 or 4 players; we also let 2 play. What is ours, because the
//! rulebook leaves it open or its picture is lost, is marked with the number of a ruling.
//!
//! # The table
//!
//! A pyramid of 9 × 9 squares seen from above. Its corridor runs inwards as a square spiral of 81 fields, from the
//! start (0, square a1) to the treasure (80, in the middle). The board is a reconstruction that agrees with all that
//! the rulebook says (X1); numbers are fields, `[R]` card fields, `(o)` mummy fields, `d` fields beside a secret door:
//!
//! ```text
//!      a      b      c      d      e T2   f      g      h      i
//! 9    24     23 d   22 d   21[P]  20     19 d   18 d   17[Y]  16
//! 8    25(o)  50 d   49 d   48 d   47 d   46 d   45 d   44[R]  15(o)
//! 7    26     51(o)  68(o)  67 d   66 d   65[B]  64 d   43 d   14
//! 6    27[W]  52 d   69 d   78 G2  77 G1  76     63 d   42 d   13[G]
//! 5 T3 28     53 d   70 d   79 G3  80 $$  75 d   62 d   41(o)  12 T1
//! 4    29 d   54 d   71[Y]  72 d   73 d   74 d   61 d   40 d   11 d
//! 3    30 d   55 d   56[W]  57 d   58 d   59 d   60 d   39 d   10 d
//! 2    31(o)  32[G]  33 d   34 d   35(o)  36 d   37 d   38[P]   9
//! 1     0      1      2 d    3 d    4[R]   5      6(o)   7      8[B]
//! ```
//!
//! Six sphinxes hide the six colours: red, blue, green, yellow, purple and white. Three are guards before the treasure
//! (G1, G2, G3 on 77, 78, 79), three stand in temple rooms in the outer wall (T1, T2, T3). There are four cards of each
//! colour, two plain dice with 1 to 6, and a snake die with 1, 2, 3, 4 and twice the snakes.
//!
//! # A turn
//!
//! Throw all dice, then use each for one action, in any order. A die is used if it can be; the turn ends when none is
//! left or none has a legal use (X6).
//!
//! - **A number** moves your pawn exactly that far, all forwards or all backwards. Pawns may be passed, but an action
//!   may not end on a field with another pawn. Any number of pawns may stand on the start; nobody goes below it, and
//!   nobody stands on a guard's field or the treasure (X3).
//! - **The snakes** swap one guard with one temple sphinx, unseen. Everybody follows what they have seen (X10).
//!
//! On the way, field by field, first the field and then a pawn that stands on it (X7):
//!
//! - **A card field**, passed or reached: you may take the card of its colour if you have none. If you have one you
//!   must give it back.
//! - **A mummy field**, passed or reached: you may look under one of the six sphinxes, once a turn, in secret.
//! - **A pawn that you pass**, which is to walk over its field (X8): you may steal a card that you do not have, not
//!   twice from the same player in a turn. Pawns on the start are never passed (X8).
//!
//! You are not asked where there is no choice: nothing to steal, already looked, a card to give back (X7).
//!
//! **A secret door** turns half round when an action ends on one of the four fields beside it, with all pawns there:
//! each comes to stand diagonally across the wall (X2). That triggers nothing on the new field (X9).
//!
//! # The treasure
//!
//! To reach the first guard you need no exact number, but at least three cards in hand when the move begins (X4). There
//! you must name the colours of G1, G2 and G3, in order, each with a card of yours, and look at the three in secret.
//! If all are right you have won. If not, you lose all your cards, go back to the start, and your turn is over (X5).
//! Nobody is forced to name colours: when every use of the dice left would lead to the first guard, you may pass (X6).
//!
//! After 600 turns the game is a draw (X11). The first seat has an edge, so a table draws the seats by lot,
//! unless its maker orders them (X12).
//!
//! # For young players
//!
//! Options of the rulebook: `dice: two` plays without the snake die, `doors: optional` turns doors only if you want,
//! `returns: never` lets you keep cards, and with `order: any` the order of the colours does not count.
//!
//! # As a program
//!
//! ```
//! use game::{Game, Match, Seat, Setup, Tabletop, Turn, Viewer};
//! use sphinx::Sphinx;
//!
//! let mut setup = Setup::default_of(Sphinx::SPEC);
//! setup.set_seats("p1, p2")?;
//! let mut table = Match::<Sphinx>::new(&setup);
//! assert_eq!(table.position().turn(), Turn::Chance);
//! for chance in ["deal:RBGYPW", "roll:1,2,S"] {
//!     table.play(chance.parse()?)?;
//! }
//!
//! let mut legal = Vec::new();
//! table.position().legal(&mut legal);
//! assert!(legal.contains(&"+2".parse()?) && legal.contains(&"swap:G1:T3".parse()?));
//! table.play("+2".parse()?)?;
//!
//! // What was dealt is nobody's to see.
//! let view = table.position().view(Viewer::Seat(Seat(0))).to_string();
//! assert!(view.contains(" ?????? "), "{view}");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod action;
mod board;
mod event;
mod legal;
mod notation;
mod pieces;
mod plan;
mod read;
mod rules;
mod state;
mod tabletop;
mod text_board;
mod turn;
mod view;
mod why;

pub use action::{Action, Deal, Roll, Steps};
pub use board::{Door, Field, Place, Square};
pub use event::{Event, Offer, Path};
pub use pieces::{Cards, Colour, Dice, Die, Guard, Room, Slot, Slots};
pub use plan::Plan;
pub use state::{MOST_TURNS, Sphinx};
pub use view::View;
pub use why::Rule;
