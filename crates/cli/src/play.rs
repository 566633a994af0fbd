//! `pyramidion play`: people at one keyboard, and bots.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::atomic::AtomicBool;
use std::time::SystemTime;

use anyhow::{Context, Result, bail};
use bots::{Bot, SearchContext, opponent_in, think};
use game::{
    AnyGame, AnyMatch, Ink, Message, PlayError, Seat, Seats, Seeded, Turn, Viewer, alternatives, mix,
};
use words::Language;

use crate::ask::{self, Answer};
use crate::choice::{self, Choice};
use crate::paint::{self, say};
use crate::speech::{Speech, found};
use crate::{file, random, replay};

/// Play in the terminal, with people at one keyboard and bots
#[derive(clap::Args)]
#[command(after_help = choice::examples("\
Without a game it asks for one. At each question type the number of an action or the action itself, or help.

Examples:
  pyramidion play
  pyramidion play {game} --option {option} --opponents level:5
  pyramidion play {other} --seats \"{other seats}\" --people all
  pyramidion play --resume game.papyrus --people all"))]
pub struct Args {
    /// The game
    #[arg(value_name = "GAME", value_parser = choice::game_parser())]
    game: Option<String>,
    #[command(flatten)]
    choice: Choice,
    /// The seats at the keyboard, for example p1,p3, or all [default: the first seat]
    #[arg(long, value_name = "SEATS")]
    people: Option<String>,
    /// Who plays the other seats: level:1 to level:8, mcts:1s, mcts:1000 or random
    #[arg(long, value_name = "BOT", default_value = "level:3")]
    opponents: Bot,
    /// Go on with a saved game
    #[arg(long, value_name = "FILE", conflicts_with_all = ["game", "seats", "options"])]
    resume: Option<PathBuf>,
    /// Dice and opponents of the same seed do the same [default: another for every new game]
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    #[command(flatten)]
    speech: Speech,
}

impl Args {
    /// The language in which the game is told.
    pub fn language(&self) -> Language {
        self.speech.language()
    }
}

pub fn run(args: Args) -> Result<()> {
    let language = args.language();
    let table = match (&args.resume, &args.game) {
        (Some(path), _) => file::play(path)?,
        (None, Some(name)) => args.choice.open(choice::find(name)?)?,
        (None, None) if args.choice.is_given() => bail!("--seats and --option belong to a game: name it"),
        (None, None) => match ask_game(language)? {
            Some(game) => args.choice.open(game)?,
            None => return Ok(()),
        },
    };
    let people = parse_people(args.people.as_deref(), table.setup().seats())?;
    let seed = args.seed.unwrap_or_else(|| seed_of(args.resume.is_some(), &*table));
    let told = vec![table.ply(); table.setup().seats().len()];
    let game = TerminalGame {
        table,
        language,
        people,
        opponents: args.opponents,
        seed,
        at_keyboard: None,
        private: false,
        told,
        saved: args.resume,
    };
    game.play()
}

/// A new game has a seed of its own; one that goes on has that of its record, so that undo throws no other dice.
fn seed_of(resumed: bool, table: &dyn AnyMatch) -> u64 {
    if resumed {
        return table.record(None).bytes().fold(0, |seed, byte| mix(seed, byte.into()));
    }
    let now = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
    now.map_or(1, |time| time.as_nanos() as u64)
}

fn ask_game(language: Language) -> Result<Option<&'static dyn AnyGame>> {
    say(format!("{}\n", language.say(&Message::new("terminal-which-game"))))?;
    for (number, game) in games::GAMES.iter().enumerate() {
        let spec = game.spec();
        let title = paint::ink(Ink::Bold, format!("{:<10}", spec.title));
        say(format!("  {}  {title} {}", number + 1, language.say(&spec.about())))?;
    }
    loop {
        let Some(line) = ask::line("\n> ")? else { return Ok(None) };
        let line = line.trim();
        let number = line.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
        if let Some(game) = number.and_then(|number| games::GAMES.get(number)) {
            return Ok(Some(*game));
        }
        if line == "quit" {
            return Ok(None);
        }
        if let Some(game) = games::find(&line.to_lowercase()) {
            return Ok(Some(game));
        }
        let count = games::GAMES.len() as i64;
        say(language.say(&Message::new("terminal-which-game-again").number("count", count)))?;
    }
}

fn parse_people(text: Option<&str>, seats: &[&str]) -> Result<Seats> {
    let Some(text) = text else { return Ok(Seats::one(Seat(0))) };
    if text == "all" {
        return Ok(Seat::all(seats.len()).collect());
    }
    let seat = |name: &str| {
        let seat = seats.iter().position(|seat| *seat == name).map(|seat| Seat(seat as u8));
        seat.with_context(|| {
            let names = seats.iter().copied().chain(["all"]).map(str::to_owned);
            format!("--people: found `{name}`, expected {}", alternatives(names))
        })
    };
    text.split(',').map(|name| seat(name.trim())).collect()
}

/// A game in the terminal.
struct TerminalGame {
    table: Box<dyn AnyMatch>,
    /// In which people are spoken to.
    language: Language,
    people: Seats,
    opponents: Bot,
    seed: u64,
    /// Who saw the screen last.
    at_keyboard: Option<Seat>,
    /// Whether the screen shows what not everybody may know.
    private: bool,
    /// How many actions the person of each seat has been told.
    told: Vec<usize>,
    /// The file that may be written again.
    saved: Option<PathBuf>,
}

impl TerminalGame {
    fn play(mut self) -> Result<()> {
        loop {
            match self.table.turn() {
                Turn::Over(_) => {
                    self.show(self.at_keyboard.unwrap_or(Seat(0)), Viewer::Spectator)?;
                    return self.goodbye();
                }
                Turn::Seat(seat) if self.people.contains(seat) => {
                    self.hand_over(seat)?;
                    self.show(seat, Viewer::Seat(seat))?;
                    if !self.ask(seat)? {
                        return Ok(());
                    }
                }
                _ => self.go_on()?,
            }
        }
    }

    /// Chance or a bot acts. Both depend on the seed and the ply, so that undo cannot throw the dice again.
    fn go_on(&mut self) -> Result<()> {
        let Turn::Seat(seat) = self.table.turn() else {
            let seed = mix(self.seed, self.table.ply() as u64);
            return random::step(&mut *self.table, &mut Seeded::new(seed));
        };
        opponent_in(&*self.table)?;
        let stop = AtomicBool::new(false);
        let context = SearchContext::new(&stop, self.seed);
        let advice = think(self.opponents, &*self.table, context);
        let advice = advice.context("the bot has nothing to say, though it is to act")?;
        let name = self.table.setup().seats()[seat.index()];
        self.table.play(name, &advice.action).context("the rules refuse what the bot found")
    }

    /// Passes the keyboard with a cleared screen where the next person must not see what the last one knows.
    fn hand_over(&mut self, next: Seat) -> Result<()> {
        let last = self.at_keyboard.replace(next);
        let Some(last) = last.filter(|last| *last != next) else { return Ok(()) };
        if !self.private && !self.table.differs(Viewer::Seat(last), Viewer::Seat(next)) {
            return Ok(());
        }
        // What the last action showed to the one who leaves would be gone with the screen.
        let news = self.private_news(last);
        if !news.is_empty() {
            say(format!("\n  {}", news.join("\n  ")))?;
            ask::line(&format!("\n{} ", self.language.say(&Message::new("terminal-seen"))))?;
        }
        ask::clear()?;
        let name = self.table.setup().seats()[next.index()];
        let pass_on = Message::new("terminal-pass-on").seat("name", name);
        ask::line(&format!("{} ", self.language.say(&pass_on)))?;
        ask::clear()?;
        self.private = false;
        Ok(())
    }

    /// What a person has not been told yet and nobody else will be.
    fn private_news(&self, seat: Seat) -> Vec<String> {
        let plies = self.told[seat.index()] + 1..=self.table.ply();
        let private = plies.flat_map(|ply| {
            let open = self.table.events(ply, Viewer::Spectator);
            let own = self.table.events(ply, Viewer::Seat(seat)).into_iter();
            own.filter(move |event| !open.contains(event)).map(|(said, _)| self.language.tell(&said))
        });
        private.collect()
    }

    /// Shows a viewer what happened since `seat` was last told, and how the table looks.
    fn show(&mut self, seat: Seat, viewer: Viewer) -> Result<()> {
        self.private |= self.table.differs(viewer, Viewer::Spectator) || !self.private_news(seat).is_empty();
        let mut out = anstream::stdout().lock();
        writeln!(out)?;
        let told = std::mem::replace(&mut self.told[seat.index()], self.table.ply());
        for ply in told + 1..=self.table.ply() {
            for (said, _) in self.table.events(ply, viewer) {
                writeln!(out, "  {}", self.language.tell(&said))?;
            }
        }
        writeln!(out)?;
        paint::text_board(&mut out, &self.table.text_board(viewer), self.language)?;
        if let Turn::Over(outcome) = self.table.turn() {
            let result = self.language.tell(&replay::result(&*self.table, outcome));
            writeln!(out, "\n{}", paint::ink(Ink::Bold, result))?;
        }
        Ok(())
    }

    /// Asks a person until something was played or taken back; `false` to leave.
    fn ask(&mut self, seat: Seat) -> Result<bool> {
        let name = self.table.setup().seats()[seat.index()];
        let legal = self.table.legal();
        list(&legal)?;
        let prompt = format!("{}>", self.language.say(&Message::seat_name(name)));
        loop {
            let Some(line) = ask::line(&format!("\n{} ", paint::ink(Ink::Bold, &prompt)))? else {
                return Ok(false);
            };
            match ask::parse(&line, &legal) {
                Ok(Answer::Action(action)) => {
                    self.table.play(name, &action)?;
                    return Ok(true);
                }
                Ok(Answer::Help) => self.help()?,
                Ok(Answer::Undo) if self.undo(seat) => return Ok(true),
                Ok(Answer::Undo) => self.say(&Message::new("terminal-undo-none"))?,
                Ok(Answer::Save(file)) => match self.save(Path::new(&file)) {
                    Ok(()) => {
                        self.say(&Message::new("terminal-saved").word("command", self.command(&file)))?;
                    }
                    Err(error) => self.say(&not_saved(&error))?,
                },
                Ok(Answer::Quit) => return Ok(false),
                Err(message) => match self.refusal(name, line.trim()) {
                    Some(refusal) => say(refusal)?,
                    None => self.say(&message)?,
                },
            }
        }
    }

    fn say(&self, message: &Message) -> Result<()> {
        Ok(say(self.language.say(message))?)
    }

    /// Why an action that somebody typed is refused, with the ruling, if a ruling forbids it.
    fn refusal(&self, name: &str, typed: &str) -> Option<String> {
        let Err(PlayError::Illegal { why, .. }) = self.table.check(name, typed) else { return None };
        Some(self.language.say_why(&why))
    }

    fn help(&self) -> Result<()> {
        let mut out = anstream::stdout().lock();
        let word = |id: &'static str| self.language.say(&Message::new(id));
        let spec = self.table.setup().spec();
        writeln!(out, "\n{}", word("terminal-help-actions"))?;
        for (form, name) in spec.actions {
            writeln!(out, "  {form:<22} {}", paint::ink(Ink::Dim, self.language.say(&spec.form(name))))?;
        }
        writeln!(out, "\n{}", word("terminal-help-words"))?;
        for (typed, about) in [
            ("help", "terminal-help-help"),
            ("undo", "terminal-help-undo"),
            ("save FILE", "terminal-help-save"),
            ("quit", "terminal-help-quit"),
        ] {
            writeln!(out, "  {typed:<22} {}", paint::ink(Ink::Dim, word(about)))?;
        }
        Ok(())
    }

    /// Takes back the person's last action and all that came after it.
    fn undo(&mut self, seat: Seat) -> bool {
        let mine = game::Actor::Seat(seat);
        if !self.table.has_acted(mine) {
            return false;
        }
        while self.table.undo().is_some_and(|(actor, _)| actor != mine) {}
        let ply = self.table.ply();
        self.told.iter_mut().for_each(|told| *told = ply.min(*told));
        true
    }

    /// How to go on with a saved game, as a shell understands it.
    fn command(&self, file: &str) -> String {
        let seats = self.table.setup().seats();
        let people: Vec<&str> = self.people.iter().map(|seat| seats[seat.index()]).collect();
        let file = file.replace('\'', r"'\''");
        format!(
            "pyramidion play --resume '{file}' --people {} --opponents {}",
            people.join(","),
            self.opponents
        )
    }

    /// Writes the record; a file that was there before the game is not overwritten.
    fn save(&mut self, path: &Path) -> Result<()> {
        let same = |known: &PathBuf| fs::canonicalize(known).ok() == fs::canonicalize(path).ok();
        if path.exists() && !self.saved.as_ref().is_some_and(same) {
            bail!(self.language.say(&Message::new("terminal-file-there").word("file", path.display())));
        }
        file::write(path, &self.table.record(None))?;
        self.saved = Some(path.to_owned());
        Ok(())
    }

    /// After the end the game may still be saved.
    fn goodbye(mut self) -> Result<()> {
        loop {
            let question = self.language.say(&Message::new("terminal-goodbye"));
            let Some(line) = ask::line(&format!("\n{question}> "))? else { return Ok(()) };
            match ask::parse(&line, &[]) {
                Ok(Answer::Save(file)) => match self.save(Path::new(&file)) {
                    Ok(()) => return Ok(()),
                    Err(error) => self.say(&not_saved(&error))?,
                },
                _ if line.trim().is_empty() || line.trim() == "quit" => return Ok(()),
                _ => self.say(&found(Message::new("terminal-goodbye-again"), &line))?,
            }
        }
    }
}

fn not_saved(error: &anyhow::Error) -> Message {
    Message::new("terminal-not-saved").word("error", format_args!("{error:#}"))
}

/// The legal actions with their numbers, in columns.
fn list(legal: &[String]) -> Result<()> {
    let width = legal.iter().map(String::len).max().unwrap_or(0) + 7;
    let columns = (96 / width).max(1);
    let mut out = anstream::stdout().lock();
    for (number, action) in legal.iter().enumerate() {
        if number % columns == 0 {
            writeln!(out)?;
        }
        let padding = " ".repeat(width.saturating_sub(5 + action.len()));
        write!(out, "{} {action}{padding}", paint::ink(Ink::Dim, format!("{:>4}", number + 1)))?;
    }
    writeln!(out)?;
    Ok(())
}
