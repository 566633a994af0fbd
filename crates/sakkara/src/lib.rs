//! Sakkara: three stones climb into a pyramid over bridges that everybody moves, three times to the Ankh in its heart.
//!
//! The rulebook is a German print-and-play sheet. Where it leaves something open, a numbered ruling of ours decides;
//! each is marked here and in the code where it holds.
//!
//! # The pyramid
//!
//! ```text
//!      a  b  c  d  e  f  g  h  i  j  k  l  m
//! 13   r  .  .  .  .  .  .  .  .  .  .  .  y      .  a field: three levels of 48, 32 and 16
//! 12   .  #  #  #  #  #  B  #  #  #  #  #  .      #  a wall
//! 11   .  #  .  .  .  .  .  .  .  .  .  #  .      B  a black bridge, in the outer wall
//! 10   .  #  .  #  #  #  G  #  #  #  .  #  .      G  a grey bridge, in the middle wall
//!  9   .  #  .  #  .  .  .  .  .  #  .  #  .      W  the white bridge, on the Ankh field
//!  8   .  #  .  #  .  #  #  #  .  #  .  #  .      r, y, b, g  the entrances of red, yellow,
//!  7   .  B  .  #  .  #  W  #  .  #  .  B  .                  blue and green
//!  6   .  #  .  #  .  #  #  #  .  #  .  #  .
//!  5   .  #  .  #  .  .  .  .  .  #  .  #  .
//!  4   .  #  .  #  #  #  G  #  #  #  .  #  .
//!  3   .  #  .  .  .  .  .  .  .  .  .  #  .
//!  2   .  #  #  #  #  #  B  #  #  #  #  #  .
//!  1   g  .  .  .  .  .  .  .  .  .  .  .  b
//! ```
//!
//! This board is a reconstruction (K1): the printed one was a picture, but its numbers of fields leave no other square
//! rings. Where the bridges lie at first was a picture too. Two players sit opposite each other.
//!
//! # A turn
//!
//! Every player has three stones, Ra, Isis and Osiris, off the board at first. A turn has four **moves**, and all must
//! be made, in any mixture:
//!
//! - **Enter**: a stone comes onto its own entrance. Not if an own stone stands there; an enemy there is captured (K5).
//! - **Step**: a stone goes to a field beside its own, never diagonally. A wall stops it, a bridge in the wall does
//!   not; from a bridge in the inner wall it also steps onto the Ankh field. Two bridges side by side may be walked
//!   along, and a bridge on a wall's corner joins two fields of the level outside it (K2).
//! - **Move a bridge** to the next cell of its wall, round corners too, if no bridge is there and no stone on it (K7).
//!
//! Print lets one bring in one, two or three stones. We ask for one at least: a player who has no stone on the board
//! and one move left must enter with it; before the last move all is free. So a turn ends without an own stone on the
//! board only if its last move went onto the Ankh field. Without this a player who never enters could never be
//! captured, the white bridge would stay, and nobody could win (K13). Who can do nothing ends the turn early (K9).
//!
//! # How stones turn
//!
//! A stone's first step in a turn goes any way. After that **Ra** turns as it likes, also back; **Isis** goes straight
//! or turns left; **Osiris** goes straight or turns right. Corners of a level count as turns. The heading is kept when
//! other stones or bridges move in between, and lost when the stone leaves the board and enters again (K3).
//!
//! # Jumps and captures
//!
//! Landing on an enemy captures it: it is off the board and may enter again. A stone may go on over occupied fields,
//! own or enemy, one move for each field, and land on the first it chooses that is empty or holds an enemy. What it
//! jumps over stays. It visits no field twice, and the Ankh field always ends its way (K4).
//!
//! # Bridges and duty
//!
//! A stone that stands on a bridge when its owner's turn begins is *bound*: it must step or jump in this turn. So no
//! action may leave fewer moves than there are bound stones. If that would leave nothing to do, the duty is void (K6).
//!
//! The white bridge lies on the Ankh field until a stone is captured. The turn in which that happens ends with moving
//! it onto the inner wall, free of charge (K8). From then on everybody may move it.
//!
//! # The Ankh
//!
//! A stone that reaches the Ankh field leaves the board. The first time earns the **Horus card**, five moves a turn
//! from the next turn on (K10); the second time the **Ankh card**, six moves; the third time wins. After 600 turns,
//! each player's counted, the game is a draw (K11).
//!
//! # Who begins
//!
//! The first seat, or with `opening: fists` the seat that wins the bid: each hides 0 to 3 stones in a fist, then all
//! name a different total in turn, and who is right begins. If nobody is, all hide again; after 20 failed bids the
//! first seat begins (K12). Then it goes round clockwise.
//!
//! # The code
//!
//! `board.rs` is the pyramid as data, `pieces.rs` and `state.rs` the position and how actions change it, `action.rs`
//! and `legal.rs` what may be done, `notation.rs` and `position.rs` how it is all written, `view.rs` and `event.rs`
//! what viewers get, `text_board.rs` the drawing, and `tabletop.rs` ties them to the traits of the `game` crate.
//!
//! # As a program
//!
//! ```
//! use game::{Game, Match, Seat, Setup, Tabletop, Turn, Viewer};
//! use sakkara::Sakkara;
//!
//! let mut table = Match::<Sakkara>::new(&Setup::default_of(Sakkara::SPEC));
//! let mut legal = Vec::new();
//! table.position().legal(&mut legal);
//! let texts: Vec<String> = legal.iter().map(ToString::to_string).collect();
//! assert_eq!(texts[..4], ["enter:R", "enter:I", "enter:O", "bridge:g12-h12"]);
//! assert_eq!(texts.len(), 3 + 2 * 6, "six of the seven bridges can be moved either way");
//!
//! for action in ["enter:R", "R:a13-b13", "R:b13-c13", "bridge:g12-f12"] {
//!     table.play(action.parse()?)?;
//! }
//! assert_eq!(table.position().turn(), Turn::Seat(Seat(1)), "four moves are a turn");
//! let view = table.position().view(Viewer::Spectator).to_string();
//! assert!(view.starts_with("r=R:c13,I:-,O:-;b=R:-,I:-,O:-"), "{view}");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod action;
mod board;
mod choices;
mod event;
mod legal;
mod notation;
mod pieces;
mod plan;
mod position;
mod state;
mod tabletop;
mod text_board;
mod view;
mod why;

pub use action::{Action, Walk};
pub use board::{ANKH, BRIDGES, Bridge, Cell, Colour, Direction, SIDE, Stone, WHITE};
pub use event::{Event, Fists};
pub use plan::Plan;
pub use state::{MOST_BIDS, MOST_TURNS, Sakkara, VISITS_TO_WIN};
pub use view::View;
pub use why::Rule;
