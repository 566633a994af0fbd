//! Piramido's pictures in three dimensions, drawn on the CPU.
//!
//! The game is played with one's eyes: a picture shows the explorer on a step of the pyramid, or a passage of the
//! labyrinth with a sign among its wall paintings, and the player must find the place on the board. The printed reels
//! are lost; these are ours, drawn anew for each game. A picture leaves the server as an image, and the answer never
//! does (V18).
//!
//! ```
//! use piramido::{CLASSIC_PYRAMID, Colour};
//! use reels::{Look, Scene, Size};
//!
//! let step = CLASSIC_PYRAMID[0].picture(2).expect("classic reels are drawn");
//! let scene = Scene::pyramid(step, Colour::Red, 7)?;
//! assert_eq!(scene.sighting().expect("it is a pyramid").fits(), [step], "what is in sight tells the step");
//! let stereo = scene.render(Size::new(256, 128)?);
//! let png = stereo.look(Look::Anaglyph).png()?;
//! assert!(png.starts_with(b"\x89PNG"));
//! # Ok::<(), reels::Error>(())
//! ```
//!
//! [`draw`] makes a picture of the text by which the game names it, and is all that a server needs. [`signs`] has the
//! seven hieroglyphs as outlines, for those who draw them.
//!
//! # How a picture comes about
//!
//! 1. `pyramid::stage` draws camera, sun and explorer from the seed until the picture is a good one: the explorer in
//!    full view, enough signs and plain stones known to both eyes, and [`solver`] finds that they fit one step only. In
//!    the labyrinth the seed chooses a niche that both eyes see on either wall, and the paintings everywhere else.
//! 2. `render` sends a ray through each pixel and three more where neighbours differ. The pyramid is five slabs and the
//!    passage six planes, met by formulas; shadows are soft by formulas, too, and stairs, slabs and doorways are bent
//!    light (`pyramid::masonry`). Only the explorer is a distance function.
//! 3. Two eyes look through one window with frusta off the axis (`camera`): nothing has more parallax than 2.5 % of a
//!    view's width.
//!
//! # The same seed gives the same bytes
//!
//! Everything is computed with `+ - * /` and `sqrt` on `f32`, which are exact by definition; sines are our own
//! (`math`), noise comes from whole numbers, and `tiny-skia` paints without SIMD. Nothing depends on the processor, on
//! threads or on the system's library.

mod camera;
mod contact;
mod encode;
mod error;
mod field;
mod labyrinth;
mod math;
mod noise;
mod pyramid;
mod reel;
mod render;
mod scene;
mod sent;
pub mod signs;
pub mod solver;
mod stereo;
mod subject;
mod vector;

pub use camera::MOST_PARALLAX;
pub use contact::contact;
pub use error::Error;
pub use reel::{reel, scene};
pub use scene::{Picture, Scene};
pub use sent::{View, picture};
pub use stereo::{Look, Raster, Size, Stereo};
pub use subject::{check, draw};
