//! Who plays in an arena: [`Contender`], one of our bots or a program of anybody. [`Contenders`] asks them.

use std::fmt;
use std::str::FromStr;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use anyhow::{Context, Result};
use bots::{Bot, SearchContext, Skill, think};
use game::{AnyMatch, ParseError, Scan, Setup, mix};
use words::Language;

use crate::processor::thread_time;
use crate::program::{Programs, Question};

/// What a program is named after.
const PROGRAM: &str = "program:";

/// A bot, or a program with its arguments: `level:8@50000`, `program:./mine --fast`.
#[derive(Clone, PartialEq, Debug)]
pub enum Contender {
    Bot(Bot),
    Program(String),
}

impl FromStr for Contender {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut scan = Scan::new(text);
        if !scan.take(PROGRAM) {
            return text.parse().map(Self::Bot);
        }
        let words: Vec<&str> = text[PROGRAM.len()..].split_whitespace().collect();
        if words.is_empty() {
            return Err(scan.error("the path of a program, and its arguments"));
        }
        Ok(Self::Program(words.join(" ")))
    }
}

impl fmt::Display for Contender {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Bot(bot) => bot.fmt(f),
            Self::Program(command) => write!(f, "{PROGRAM}{command}"),
        }
    }
}

impl Contender {
    /// Its name as a part of that of a folder.
    pub fn folder_name(&self) -> String {
        let name = self.to_string();
        let kept = |c: &char| c.is_ascii_alphanumeric() || ['@', '-', '.'].contains(c);
        name.chars().filter(kept).collect()
    }

    /// How it plays with this setup: two bots that are described alike play alike.
    pub fn description(&self, setup: &Setup) -> String {
        let (Self::Bot(bot @ Bot::Level(level, budget)), Ok(opponent)) =
            (self, bots::find(setup.spec().name))
        else {
            return self.to_string();
        };
        let seats = setup.seats().len();
        let skill = opponent.skill(*level, seats);
        let skill = Skill { budget: budget.unwrap_or(skill.budget), ..skill };
        let mut said: Vec<String> = skill.parts().iter().map(|part| Language::ENGLISH.say(part)).collect();
        // Networks are told apart by what they hold.
        if let Some(file) = opponent.network_file(seats).filter(|_| skill.learned) {
            let sum = file.iter().fold(0, |sum, byte| mix(sum, u64::from(*byte)));
            said.push(format!("network {:08x}", sum >> 32));
        }
        format!("{bot} ({})", said.join(", "))
    }
}

/// Asks contenders, and keeps the programs among them running from game to game.
#[derive(Default)]
pub struct Contenders {
    programs: Programs,
}

impl Contenders {
    /// What a contender plays for the seat whose turn it is, and how long the processor worked for it, if that is known.
    pub fn ask(
        &self,
        contender: &Contender,
        table: &dyn AnyMatch,
        seed: u64,
    ) -> Result<(String, Option<Duration>)> {
        match contender {
            Contender::Bot(bot) => {
                let stop = AtomicBool::new(false);
                let began = thread_time();
                let advice = think(*bot, table, SearchContext::new(&stop, seed));
                let time = thread_time().saturating_sub(began);
                Ok((advice.context("found nobody to act, expected a seat")?.action, Some(time)))
            }
            Contender::Program(command) => {
                let answer = self.programs.ask(command, &Question { record: table.record(None), seed })?;
                Ok((answer.action, answer.micros.map(Duration::from_micros)))
            }
        }
    }
}
