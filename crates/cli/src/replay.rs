//! `pyramidion replay`: a record played again, as JSON for programs or as an account for people.

use std::io::{self, Write};
use std::path::PathBuf;

use anyhow::{Context, Result, bail};
use game::{Actor, AnyMatch, Argument, Ink, Message, Outcome, Record, Seat, Turn, Viewer, alternatives};
use serde::Serialize;
use words::Language;

use crate::speech::Speech;
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
    #[command(flatten)]
    speech: Speech,
}

impl Args {
    /// The language in which the game is told. Programs read English.
    pub fn language(&self) -> Language {
        if self.json { Language::ENGLISH } else { self.speech.language() }
    }
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
    language: Language,
    /// How wide the column of those who act is.
    name_width: usize,
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
        let language = args.language();
        let all = Seat::all(seats.len()).map(Actor::Seat).chain([Actor::Chance]);
        let name_width = all.map(|actor| language.say(&name_of(table, actor)).chars().count()).max();
        Ok(Self {
            args,
            viewer,
            language,
            name_width: name_width.unwrap_or_default(),
            out: io::BufWriter::new(anstream::stdout().lock()),
        })
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
        let names = setup.seats().iter().map(|seat| self.language.say(&Message::seat_name(seat)));
        write!(self.out, " · {}", names.collect::<Vec<_>>().join(", "))?;
        for (option, value) in setup.options() {
            write!(self.out, " · {} {value}", option.key)?;
        }
        writeln!(self.out, "\n")?;
        if self.args.boards {
            let board = table.text_board(self.eyes());
            paint::text_board(&mut self.out, &board, self.language)?;
        }
        Ok(())
    }

    fn action(&mut self, table: &dyn AnyMatch) -> io::Result<()> {
        let Some((actor, action)) = table.last(self.viewer) else { return Ok(()) };
        let (actor, name_width) = (self.language.say(&name_of(table, actor)), self.name_width);
        let ply = table.ply();
        let events = table.events(ply, self.eyes()).into_iter();
        let sentences: Vec<String> = events.map(|(said, _)| self.language.tell(&said)).collect();
        let number = paint::ink(Ink::Dim, format!("{ply:>4}"));
        writeln!(self.out, "{number} {actor:<name_width$} {action:<16} {}", sentences.join(" "))?;
        if self.args.boards {
            writeln!(self.out)?;
            let board = table.text_board(self.eyes());
            paint::text_board(&mut self.out, &board, self.language)?;
        }
        Ok(())
    }

    fn position(&mut self, table: &dyn AnyMatch) -> io::Result<()> {
        let board = table.text_board(self.eyes());
        paint::text_board(&mut self.out, &board, self.language)?;
        writeln!(self.out, "\n{}", self.language.tell(&turn_or_end(table)))?;
        // The position string names what may be hidden.
        if self.viewer.is_none() {
            writeln!(self.out, "{}", paint::ink(Ink::Dim, table.position()))?;
        }
        let legal = table.legal();
        if !legal.is_empty() {
            let legal = Message::new("terminal-legal").word("actions", legal.join(" "));
            writeln!(self.out, "{}", self.language.say(&legal))?;
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

/// What somebody who acts is called.
fn name_of(table: &dyn AnyMatch, actor: Actor) -> Message {
    match actor {
        Actor::Chance => Message::new("terminal-chance"),
        Actor::Seat(_) => Message::seat_name(table.setup().name(actor)),
    }
}

/// Whose turn it is, or how the game ended.
fn turn_or_end(table: &dyn AnyMatch) -> Vec<Message> {
    let after = Message::new("terminal-after").number("count", table.ply() as i64);
    let now = match table.turn() {
        Turn::Seat(seat) => {
            vec![Message::new("event-turn").seat("name", table.setup().seats()[seat.index()])]
        }
        Turn::Chance => vec![Message::new("terminal-chance-next")],
        Turn::Over(outcome) => result(table, outcome),
    };
    [after].into_iter().chain(now).collect()
}

/// That the game is over, and who has won.
pub fn result(table: &dyn AnyMatch, outcome: Outcome) -> Vec<Message> {
    let seats = table.setup().seats();
    let count = outcome.winners.iter().count() as i64;
    let names = outcome.winners.iter().map(|seat| Argument::Seat(seats[seat.index()]));
    let won = match count {
        0 => Message::new("result-draw"),
        _ => Message::new("result-won").list("names", names).number("count", count),
    };
    vec![Message::new("answer-over"), won]
}
