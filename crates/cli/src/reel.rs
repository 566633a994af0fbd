//! `pyramidion reel`: Piramido's pictures by hand, one at a time or a whole reel on paper.

use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use clap::{ArgGroup, ValueEnum};
use games::piramido::{Colour, Route};
use reels::{Look, Raster, Size, Stereo};

use crate::file;
use crate::speech::Speech;

/// Make Piramido's pictures: one as an image, or a reel as a sheet of stereo cards
///
/// The printed reels are lost: these are ours, drawn from a seed. Nothing but the image is written: what it shows is
/// not told.
#[derive(clap::Args)]
#[command(group(ArgGroup::new("what").required(true).args(["picture", "sheet"])), after_help = "\
Examples:
  pyramidion reel --route A --colour red --picture 2 --seed 7 -o out.png
  pyramidion reel --route C --colour blue --picture 1 --look anaglyph -o passage.png
  pyramidion reel --route A --colour yellow --sheet -o cards.pdf      seven stereo cards to print and cut out
  pyramidion reel --route C --colour red --sheet --random --seed 3 -o reel.png   seven views at a glance
  pyramidion reel --route A --colour all --sheet -o reels.png         the reels of all colours, one below another")]
pub struct Args {
    /// The route: A and B share the pictures of the pyramid, C and D those of the labyrinth
    #[arg(long, value_name = "ROUTE", value_parser = ["A", "B", "C", "D"], default_value = "A")]
    route: String,
    /// The colour of the reel; `all` for a sheet in a PNG
    #[arg(long, value_name = "COLOUR", value_parser = ["red", "blue", "yellow", "all"], default_value = "red")]
    colour: String,
    /// The picture, from 1 to 7
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(1..=7))]
    picture: Option<u8>,
    /// All seven pictures: stereo cards in a PDF, or, into a PNG, the left views side by side
    #[arg(long)]
    sheet: bool,
    /// The same seed gives the same bytes
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// A reel drawn from the seed, not the classic one
    #[arg(long)]
    random: bool,
    /// How to look at the picture
    #[arg(long, value_name = "LOOK", value_enum, default_value_t = Way::Parallel, conflicts_with = "sheet")]
    look: Way,
    /// The width of both views together, in pixels; the height is half of it
    #[arg(long, value_name = "PIXELS", default_value_t = Size::STANDARD.width())]
    width: u32,
    /// The file to write: PNG for a picture, PDF or PNG for a sheet
    #[arg(short, long, value_name = "FILE")]
    output: PathBuf,
    #[command(flatten)]
    speech: Speech,
}

/// A way to look at a stereo picture.
#[derive(Clone, Copy, ValueEnum)]
enum Way {
    /// Left view on the left, for a stereoscope
    Parallel,
    /// Left view on the right, for squinting
    Crossed,
    /// For red and cyan glasses
    Anaglyph,
    /// The left view alone
    Flat,
}

pub fn run(args: &Args) -> Result<()> {
    let size = Size::new(args.width, args.width / 2)?;
    let route = Route::ALL.into_iter().find(|route| args.route == route.letter().to_string());
    let route = route.context("a route is one of four")?;
    let draw = |colour: Colour, number: u8| -> Result<Stereo> {
        let reel = reels::reel(route, colour, args.random.then_some(args.seed));
        let picture = *reel.get(usize::from(number) - 1).context("a reel has seven pictures")?;
        Ok(reels::scene(picture, colour, number, args.seed)?.render(size))
    };
    let wanted = |colour: &Colour| args.colour == "all" || args.colour == colour.name();
    let colours: Vec<Colour> = Colour::ALL.into_iter().filter(wanted).collect();
    let sheet = || -> Result<Vec<Stereo>> {
        colours.iter().flat_map(|colour| (1..=7).map(|number| draw(*colour, number))).collect()
    };
    let file = args.output.display();
    let bytes = match (args.picture, extension(&args.output), colours.as_slice()) {
        (Some(number), "png", [colour]) => args.look.at(&draw(*colour, number)?).png()?,
        (None, "png", _) => reels::contact(&sheet()?).png()?,
        (None, "pdf", [colour]) => print::stereo_cards(&sheet()?, route, *colour, args.speech.language())?,
        (Some(_), "png", _) => bail!("--colour all: a picture has one colour"),
        (Some(_), _, _) => bail!("{file}: a picture is written as .png"),
        (None, "pdf", _) => bail!("{file}: a sheet of all colours is written as .png"),
        (None, _, _) => bail!("{file}: a sheet is written as .pdf or .png"),
    };
    file::write_bytes(&args.output, &bytes)?;
    writeln!(anstream::stdout(), "{file}: {} bytes", bytes.len())?;
    Ok(())
}

impl Way {
    fn at(self, stereo: &Stereo) -> Raster {
        stereo.look(match self {
            Self::Parallel => Look::Parallel,
            Self::Crossed => Look::Crossed,
            Self::Anaglyph => Look::Anaglyph,
            Self::Flat => Look::Flat,
        })
    }
}

fn extension(path: &Path) -> &str {
    path.extension().and_then(|extension| extension.to_str()).unwrap_or_default()
}
