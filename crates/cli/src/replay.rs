//! `pyramidion replay`: a record played again, as JSON for programs or as an account for people.

use std::io::{self, Write};
use std::path::PathBuf;

use anyhow::{Context, Result, bail};
use game::{AnyMatch, Ink, Record, Seat, Turn, Viewer, alternatives};
use serde::Serialize;

use crate::{file, paint};

/// Play a record again and tell what happened
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  pyramidion replay game.papyrus              every action in words, and the last position
  pyramidion replay game.papyrus --at 12      the position after 12 actions
  pyramidion replay game.papyrus --boards     the board after every action
  pyramidion replay game.papyrus --view p2    as the player of a seat saw it
  pyramidion replay game.papyrus --json       one JSON object a position")]
pub struct Args {
    /// The record; - for standard input
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// Print one JSON object for each position
    #[arg(long)]
    json: bool,
    /// Only the position after N actions
    #[arg(long, value_name = "N")]
    at: Option<usize>,
    /// Draw the board after every action
    #[arg(long, conflicts_with_all = ["json", "at"])]
    boards: bool,
    /// Only what this seat, or a spectator, could see [default: everything]
    #[arg(long, value_name = "SEAT", conflicts_with = "json")]
    view: Option<String>,
}

pub fn run(args: &Args) -> Result<()> {
    let name = args.file.display().to_string();
    let bytes = file::read(&args.file)?;
    let record = Record::read(&bytes).with_context(|| name.clone())?;
    let mut table = record.open(games::GAMES).with_context(|| name.clone())?;
    let mut narrator = Narrator::new(args, &*table)?;
    if let Some(at) = args.at
        && at > record.plies()
    {
        bail!("--at: found {at}, expected a number from 0 to {}", record.plies());
    }
    let mut narrated = narrator.narrate(&*table);
    let played = record.replay(&mut *table, |table| {
        if narrated.is_ok() {
            narrated = narrator.narrate(table);
        }
    });
    narrator.out.flush()?;
    narrated?;
    played.context(name)?;
    narrator.end(&*table)?;
    Ok(())
}

/// Writes the account while the record is played.
struct Narrator<'a> {
    args: &'a Args,
    /// Whose eyes; nobody's in particular if everything is narrated.
    viewer: Option<Viewer>,
    out: io::BufWriter<anstream::AutoStream<io::StdoutLock<'static>>>,
}

/// A line of `--json`, as the specification has it.
#[derive(Serialize)]
struct Line<'a> {
    ply: usize,
    actor: Option<&'a str>,
    position: String,
    legal: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    winners: Option<Vec<&'a str>>,
}

impl<'a> Narrator<'a> {
    fn new(args: &'a Args, table: &dyn AnyMatch) -> Result<Self> {
        let seats = table.setup().seats();
        let viewer = match args.view.as_deref() {
            None => None,
            Some("spectator") => Some(Viewer::Spectator),
            Some(name) => {
                let seat =
                    seats.iter().position(|seat| *seat == name).map(|seat| Viewer::Seat(Seat(seat as u8)));
                Some(seat.with_context(|| {
                    let names = seats.iter().copied().chain(["spectator"]).map(str::to_owned);
                    format!("--view: found `{name}`, expected {}", alternatives(names))
                })?)
            }
        };
        Ok(Self { args, viewer, out: io::BufWriter::new(anstream::stdout().lock()) })
    }

    /// Whose events and board are shown.
    fn eyes(&self) -> Viewer {
        self.viewer.unwrap_or(Viewer::Spectator)
    }

    /// Narrates the last action and the position it led to.
    fn narrate(&mut self, table: &dyn AnyMatch) -> io::Result<()> {
        match self.args.at {
            Some(at) if at != table.ply() => Ok(()),
            _ if self.args.json => self.json(table),
            Some(_) => self.position(table),
            None if table.ply() == 0 => self.begin(table),
            None => self.action(table),
        }
    }

    fn json(&mut self, table: &dyn AnyMatch) -> io::Result<()> {
        let seats = table.setup().seats();
        let (actor, winners) = match table.turn() {
            Turn::Seat(seat) => (Some(seats[seat.index()]), None),
            Turn::Chance => (Some("chance"), None),
            Turn::Over(outcome) => {
                (None, Some(outcome.winners.iter().map(|seat| seats[seat.index()]).collect()))
            }
        };
        let line =
            Line { ply: table.ply(), actor, position: table.position(), legal: table.legal(), winners };
        serde_json::to_writer(&mut self.out, &line)?;
        writeln!(self.out)
    }

    fn begin(&mut self, table: &dyn AnyMatch) -> io::Result<()> {
        let setup = table.setup();
        write!(self.out, "{}", paint::ink(Ink::Bold, setup.spec().title))?;
        write!(self.out, " · {}", setup.seats().join(", "))?;
        for (option, value) in setup.options() {
            write!(self.out, " · {} {value}", option.key)?;
        }
        writeln!(self.out, "\n")?;
        if self.args.boards {
            let board = table.text_board(self.eyes());
            paint::text_board(&mut self.out, &board)?;
        }
        Ok(())
    }

    fn action(&mut self, table: &dyn AnyMatch) -> io::Result<()> {
        let Some((actor, action)) = table.last(self.viewer) else { return Ok(()) };
        let actor = table.setup().name(actor);
        let ply = table.ply();
        let sentences: Vec<String> =
            table.events(ply, self.eyes()).into_iter().map(|(text, _)| text).collect();
        let number = paint::ink(Ink::Dim, format!("{ply:>4}"));
        writeln!(self.out, "{number} {actor:<7} {action:<16} {}", sentences.join("; "))?;
        if self.args.boards {
            writeln!(self.out)?;
            let board = table.text_board(self.eyes());
            paint::text_board(&mut self.out, &board)?;
        }
        Ok(())
    }

    fn position(&mut self, table: &dyn AnyMatch) -> io::Result<()> {
        let board = table.text_board(self.eyes());
        paint::text_board(&mut self.out, &board)?;
        writeln!(self.out, "\n{}", turn_or_end(table))?;
        // The position string names what may be hidden.
        if self.viewer.is_none() {
            writeln!(self.out, "{}", paint::ink(Ink::Dim, table.position()))?;
        }
        let legal = table.legal();
        if !legal.is_empty() {
            writeln!(self.out, "legal: {}", legal.join(" "))?;
        }
        Ok(())
    }

    fn end(&mut self, table: &dyn AnyMatch) -> io::Result<()> {
        if self.args.json || self.args.at.is_some() {
            return Ok(());
        }
        writeln!(self.out)?;
        self.position(table)?;
        self.out.flush()
    }
}

/// Whose turn it is, or how the game ended.
fn turn_or_end(table: &dyn AnyMatch) -> String {
    let seats = table.setup().seats();
    let now = match table.turn() {
        Turn::Seat(seat) => format!("{} to act", seats[seat.index()]),
        Turn::Chance => "chance to act".to_owned(),
        Turn::Over(outcome) if outcome.winners.is_empty() => "the game is over, nobody has won".to_owned(),
        Turn::Over(outcome) => {
            let winners: Vec<&str> = outcome.winners.iter().map(|seat| seats[seat.index()]).collect();
            format!("the game is over, won by {}", winners.join(", "))
        }
    };
    format!("after {} actions: {now}", table.ply())
}
