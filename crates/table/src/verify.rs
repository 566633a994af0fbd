//! The check of a finished game: [`verify`] draws everything random in a record again.

use game::{Record, RecordError, Turn};
use thiserror::Error;

use crate::fair::{DiceRule, Fair, TableSecret};
use crate::keys::{Digest, Secret, unhex};

/// What a check of a record says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Verdict {
    /// How many actions of chance were drawn again, all with the same result.
    pub throws: usize,
    /// What was thrown by hand, beside a real board, and cannot be drawn again.
    pub by_hand: Vec<HandThrow>,
    /// How many actions come from another game: what chance brought there was not drawn from this secret.
    pub past: usize,
    /// Whether the seats were drawn by lot, and again with the same result.
    pub lot: bool,
    /// For each seat whether its number is the one that it had committed to before any was open.
    pub committed: Vec<bool>,
}

/// A throw that the record says was thrown by hand.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HandThrow {
    /// Its line.
    pub line: usize,
    /// Who entered it.
    pub seat: String,
    /// What it brought.
    pub action: String,
}

/// Why a record cannot be called fair.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[allow(missing_docs)]
pub enum Unfair {
    #[error("{}", words::refusal_in_record(.0))]
    Record(RecordError),
    #[error("line {line}: found `{found}`, expected {expected}")]
    Form { line: usize, found: String, expected: &'static str },
    #[error(
        "found no line `# fair: {0}=…`, expected one: only games from a table that is over can be checked"
    )]
    Missing(&'static str),
    #[error("found {found} actions from another game, expected at most the {expected} that there are")]
    Past { found: usize, expected: usize },
    #[error("the secret's SHA-256 is {found}, but {expected} was shown before the game")]
    Commitment { found: String, expected: String },
    #[error("line {line}: found `{found}`, but the secret and the numbers give `{expected}`")]
    Throw { line: usize, found: String, expected: String },
    #[error("line {line}: found the lot {found}, but the secret and the numbers give {expected}")]
    Lot { line: usize, found: String, expected: String },
    #[error("line {line}: found another number of {seat} than it had committed to")]
    Committed { line: usize, seat: &'static str },
    #[error("line {line}: found the number of {seat} on another seat than the lot gave it")]
    Seated { line: usize, seat: &'static str },
}

impl From<RecordError> for Unfair {
    fn from(error: RecordError) -> Self {
        Self::Record(error)
    }
}

/// Lines with this beginning hold what a check needs.
pub const MARK: &str = "# fair: ";

/// Draws everything random in a record again.
pub fn verify(bytes: &[u8]) -> Result<Verdict, Unfair> {
    let record = Record::read(bytes)?;
    let text = String::from_utf8_lossy(bytes);
    let claims = Claims::read(&text)?;
    let seats = record.open(games::GAMES)?.setup().seats();
    let found = claims.fair.secret.commitment();
    if found != claims.commitment {
        return Err(Unfair::Commitment { found, expected: claims.commitment });
    }
    if claims.fair.numbers.len() != seats.len() {
        let found = claims.fair.numbers.len().to_string();
        return Err(Unfair::Form { line: claims.numbers_line, found, expected: "a number for each seat" });
    }
    claims.check_lot(seats)?;
    let committed = claims.check_commitments(seats)?;
    let expected = record.play(games::GAMES)?.ply();
    if claims.past > expected {
        return Err(Unfair::Past { found: claims.past, expected });
    }
    let (mut drawn, mut by_hand) = (0, Vec::new());
    let mut table = record.open(games::GAMES)?;
    for Claimed { line, takebacks, hand, actor, action } in Claims::actions(&text) {
        if let Some((line, seat)) = hand {
            // A deal or a reel by hand would be one that somebody chose in secret.
            if table.dice(table.ply()).is_empty() || table.ply() < claims.past || !seats.contains(&seat) {
                let found = game::quote(&format!("{MARK}hand={seat}"));
                return Err(Unfair::Form {
                    line,
                    found,
                    expected: "it of a seat, before dice that fall here",
                });
            }
        }
        if let Some((_, seat)) = hand {
            by_hand.push(HandThrow { line, seat: seat.to_owned(), action: action.to_owned() });
        } else if table.turn() == Turn::Chance && table.ply() >= claims.past {
            drawn += 1;
            let place = claims.rule.place(table.ply(), table.throws(), takebacks);
            let expected = table.chance(&mut claims.fair.draw(place));
            if expected != action {
                return Err(Unfair::Throw { line, found: action.to_owned(), expected });
            }
        }
        table.play(actor, action).expect("the record was played before");
    }
    Ok(Verdict { throws: drawn, by_hand, past: claims.past, lot: claims.lot.is_some(), committed })
}

/// An action of a record, and what it claims of it.
struct Claimed<'a> {
    line: usize,
    /// How often actions had been taken back before it.
    takebacks: u32,
    /// Who entered it, if it was thrown by hand, and which line says so.
    hand: Option<(usize, &'a str)>,
    actor: &'a str,
    action: &'a str,
}

/// What a record claims of its dice.
struct Claims {
    fair: Fair,
    rule: DiceRule,
    commitment: String,
    numbers_line: usize,
    /// How many actions come from another game.
    past: usize,
    /// The SHA-256 of the numbers that were committed to.
    commitments: Vec<Option<Digest>>,
    /// Which of the numbers each seat got by lot, counted from 1 in ascending order, and in which line it is.
    lot: Option<(usize, String)>,
}

impl Claims {
    fn read(text: &str) -> Result<Self, Unfair> {
        let (mut secret, mut commitment, mut numbers, mut lot) = (None, None, None, None);
        let (mut rule, mut commitments, mut past) = (DiceRule::default(), Vec::new(), 0);
        for (number, line) in text.lines().enumerate() {
            let Some(claim) = line.strip_prefix(MARK) else { continue };
            let form = |expected| Unfair::Form { line: number + 1, found: game::quote(claim), expected };
            let Some((key, value)) = claim.split_once('=') else { return Err(form("`key=value`")) };
            match key {
                "secret" => {
                    secret = Some(unhex(value).ok_or_else(|| form("a secret of 64 hexadecimal digits"))?);
                }
                "commitment" => commitment = Some(value.to_owned()),
                "numbers" => {
                    let read = value.split(',').map(str::parse::<Secret>);
                    let read: Result<Vec<Secret>, _> = read.collect();
                    let read = read.map_err(|_| form("numbers of 32 hexadecimal digits"))?;
                    numbers = Some((number + 1, read));
                }
                "rule" => {
                    let known = value.parse().ok().and_then(|number: u8| number.try_into().ok());
                    rule = known.ok_or_else(|| form("1 or 2: a newer version may know it"))?;
                }
                "commitments" => {
                    let read = |text: &str| if text == "-" { Ok(None) } else { text.parse().map(Some) };
                    let read: Result<_, _> = value.split(',').map(read).collect();
                    commitments = read.map_err(|_| form("64 hexadecimal digits or `-` for each seat"))?;
                }
                "past" => past = value.parse().map_err(|_| form("a number of actions"))?,
                "lot" => lot = Some((number + 1, value.to_owned())),
                "hand" => {}
                "takebacks" => {
                    value.parse::<u32>().map_err(|_| form("a number of times"))?;
                }
                _ => {
                    let expected = "`rule`, `secret`, `commitment`, `numbers`, `commitments`, `lot`, `past`, `hand` or `takebacks`";
                    return Err(form(expected));
                }
            }
        }
        let secret = TableSecret(secret.ok_or(Unfair::Missing("secret"))?);
        let (numbers_line, numbers) = numbers.ok_or(Unfair::Missing("numbers"))?;
        let commitment = commitment.ok_or(Unfair::Missing("commitment"))?;
        Ok(Self { fair: Fair { secret, numbers }, rule, commitment, numbers_line, past, commitments, lot })
    }

    /// Draws the seats again, if they were drawn by lot, and looks whether the numbers are where that brings them.
    fn check_lot(&self, seats: &[&'static str]) -> Result<(), Unfair> {
        let Some((line, found)) = &self.lot else { return Ok(()) };
        let ranks = self.fair.ranks();
        let expected: Vec<String> = ranks.iter().map(|rank| (rank + 1).to_string()).collect();
        let expected = expected.join(",");
        if *found != expected {
            return Err(Unfair::Lot {
                line: *line,
                found: game::quote(found),
                expected: game::quote(&expected),
            });
        }
        let ascending = self.fair.ascending();
        for ((rank, number), seat) in ranks.into_iter().zip(&self.fair.numbers).zip(seats) {
            if ascending[rank] != *number {
                return Err(Unfair::Seated { line: self.numbers_line, seat });
            }
        }
        Ok(())
    }

    /// Looks whether each number is the one that its seat had committed to, if it had.
    fn check_commitments(&self, seats: &[&'static str]) -> Result<Vec<bool>, Unfair> {
        let commitments = self.commitments.iter().copied().chain(std::iter::repeat(None));
        let claims = self.fair.numbers.iter().zip(commitments).zip(seats);
        let check = |((number, commitment), seat): ((&Secret, Option<Digest>), &&'static str)| {
            let kept = commitment.is_none_or(|commitment| commitment.is_of(number));
            let broken = Unfair::Committed { line: self.numbers_line, seat };
            if kept { Ok(commitment.is_some()) } else { Err(broken) }
        };
        claims.map(check).collect()
    }

    /// The actions with their lines.
    fn actions(text: &str) -> impl Iterator<Item = Claimed<'_>> {
        let (mut takebacks, mut hand) = (0, None);
        let mut header = true;
        text.lines().enumerate().filter_map(move |(number, line)| {
            match line.strip_prefix(MARK).and_then(|claim| claim.split_once('=')) {
                Some(("takebacks", count)) => takebacks = count.parse().unwrap_or(takebacks),
                Some(("hand", seat)) => hand = Some((number + 1, seat)),
                _ => {}
            }
            header &= !line.is_empty();
            if header || line.starts_with('#') {
                return None;
            }
            let (actor, action) = line.split_once(' ')?;
            Some(Claimed { line: number + 1, takebacks, hand: hand.take(), actor, action })
        })
    }
}
