//! What the log of a table holds: one [`Logged`] entry for everything that ever happened there. [`Opened`] is the first.
//!
//! How entries are written is how they have always been written: a log of the first version is read as it is.

use std::collections::BTreeMap;

use bots::Level;
use game::{AnyMatch, OtherRules, Seat, Setup};
use protocol::{ClockRule, RequestKind, TableId, TakebackRule};
use serde::{Deserialize, Serialize};

use crate::fair::{DiceRule, TableSecret};
use crate::keys::{Digest, Secret};
use crate::lot::Lot;
use crate::past::{NoSuchPast, Past};
use crate::setup::{NoSuchSetup, setup};
use crate::state::Holder;

/// An entry, and the command that it came of.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Logged {
    /// What happened.
    #[serde(flatten)]
    pub entry: Entry,
    /// The command of a client that it came of, so that the same command is not carried out twice.
    #[serde(rename = "wish", default, skip_serializing_if = "Option::is_none")]
    pub command: Option<CommandId>,
}

/// A command, as its seat numbered it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct CommandId {
    /// Whose.
    pub by: Seat,
    /// Their own number of it.
    pub nonce: String,
}

/// Something that happened at a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "what", rename_all = "kebab-case")]
pub enum Entry {
    /// The table was made. Always the first entry.
    Opened(Box<Opened>),
    /// A person sat down.
    Sat {
        /// Where.
        seat: Seat,
        /// Their name.
        name: String,
        /// Of the token that holds the seat.
        token: Digest,
        /// The seat's own part of everything random.
        #[serde(flatten)]
        own: OwnNumber,
    },
    /// A person left the seat before the game began.
    #[serde(rename = "rose")]
    Left {
        /// Which seat.
        seat: Seat,
    },
    /// All have sat down, and a seat opened the number that it had committed to.
    NumberOpened {
        /// Which seat.
        seat: Seat,
        /// The number.
        number: Secret,
    },
    /// All have sat down, and the seats were drawn by lot, as the secret and the numbers say.
    Lot {
        /// Who moved where.
        #[serde(rename = "from")]
        lot: Lot,
    },
    /// All have sat down.
    Began,
    /// A seat, or chance, acted.
    Played {
        /// The seat; nobody's for chance.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seat: Option<Seat>,
        /// The action in the notation of the game.
        action: String,
        /// If chance was thrown by hand, beside a real board, the seat that entered it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        hand: Option<Seat>,
    },
    /// The last actions were taken back.
    Undone {
        /// Who asked for it.
        seat: Seat,
        /// How many, those of others and of chance included.
        plies: usize,
    },
    /// A seat asked the others for something.
    Asked {
        /// Who.
        seat: Seat,
        /// What for.
        kind: RequestKind,
        /// Whom. Until version 0.1 it went without saying: everybody for whom no bot stood in.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        of: Option<Vec<Seat>>,
    },
    /// A seat answered.
    Answered {
        /// Who.
        seat: Seat,
        /// What.
        yes: bool,
    },
    /// A seat gave up.
    Resigned {
        /// Who.
        seat: Seat,
        /// Whether what it asked lapses, and nobody waits for its answer any more. Until version 0.1 it was not so.
        #[serde(default, skip_serializing_if = "is_usual")]
        unasked: bool,
    },
    /// A seat's time was up.
    TimeUp {
        /// Whose.
        seat: Seat,
    },
    /// A bot began to play for a person.
    StoodIn {
        /// For whom.
        seat: Seat,
        /// How well it plays.
        level: Level,
    },
    /// A bot was sent away before the game began, and its seat is free.
    Freed {
        /// Which seat.
        seat: Seat,
    },
    /// The person took the seat back.
    Returned {
        /// Who.
        seat: Seat,
    },
    /// A person has another name.
    Renamed {
        /// Who.
        seat: Seat,
        /// The new name.
        name: String,
    },
    /// A seat said something.
    Said {
        /// Who.
        seat: Seat,
        /// What.
        text: String,
    },
    /// The next game, or this one with fewer players, is at another table.
    Rematch {
        /// Which.
        table: TableId,
    },
}

/// A seat's own part of everything random, as its player brought it when they sat down.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "NumberForm", into = "NumberForm")]
pub enum OwnNumber {
    /// The number itself, from those who tell it at once.
    Number(Secret),
    /// What commits to it, from all others.
    Commitment(Digest),
}

/// A table as it was made.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(try_from = "Form", into = "Form")]
#[expect(clippy::struct_excessive_bools, reason = "each is a setting by itself")]
pub struct Opened {
    /// The game, its seats and its options.
    pub setup: Setup,
    /// For whom each seat is: one for each seat.
    pub(crate) chairs: Vec<Reserved>,
    /// How time is limited.
    pub clock: ClockRule,
    /// Whether the lobby shows the table.
    pub listed: bool,
    /// Whether bots may be asked for advice in games against other people.
    pub hints: bool,
    /// Whether actions can be taken back.
    pub takebacks: TakebackRule,
    /// Whether people sit round a real board: dice wait for somebody to throw them.
    pub real_board: bool,
    /// Whether the seats are drawn by lot when all have sat down.
    pub lot: bool,
    /// The bot that stands in at once for a seat whose time is up.
    pub stand_in: Option<Level>,
    /// Of the key that opens any free seat.
    pub key: Digest,
    /// Everything random is drawn from it.
    pub secret: TableSecret,
    /// By which rule it is drawn.
    pub dice: DiceRule,
    /// What was played before, in another game: it goes on from there.
    pub(crate) past: Past,
}

/// For whom a seat is.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "for", rename_all = "kebab-case")]
pub enum Reserved {
    /// Anyone who has the key of the seat, or of the table.
    Anyone {
        /// Of the seat's own key.
        key: Digest,
    },
    /// The one who has the token, which held a seat in the game before.
    #[serde(rename = "guest")]
    Kept {
        /// Their name.
        name: String,
        /// Of the token.
        token: Digest,
    },
    /// A bot.
    Bot {
        /// How well it plays.
        level: Level,
    },
}

impl Opened {
    /// A table of this game that is for these; `None` unless there is one for each seat.
    pub fn new(setup: Setup, chairs: Vec<Reserved>, key: Digest, secret: TableSecret) -> Option<Self> {
        (chairs.len() == setup.seats().len()).then_some(Self {
            setup,
            chairs,
            clock: ClockRule::None,
            listed: false,
            hints: false,
            takebacks: TakebackRule::Allowed,
            real_board: false,
            lot: false,
            stand_in: None,
            key,
            secret,
            dice: DiceRule::Throws,
            past: Past::default(),
        })
    }

    /// The same table, where the game goes on after these actions.
    pub fn after(self, actions: Vec<String>) -> Result<Self, NoSuchPast> {
        Ok(Self { past: Past::new(&self.setup, actions)?, ..self })
    }

    /// What was played before, in another game, as in records.
    pub fn past(&self) -> &[String] {
        self.past.actions()
    }

    /// The game as it begins here.
    pub(crate) fn game(&self) -> Box<dyn AnyMatch> {
        self.past.game(&self.setup)
    }

    /// For whom each seat is.
    pub fn chairs(&self) -> &[Reserved] {
        &self.chairs
    }

    /// The same table for the seats of `setup`, which are for these, with another secret; `None` unless there is one for each.
    pub(crate) fn for_fewer(&self, setup: Setup, chairs: Vec<Reserved>, secret: TableSecret) -> Option<Self> {
        (chairs.len() == setup.seats().len()).then(|| Self {
            setup,
            chairs,
            secret,
            dice: DiceRule::Throws,
            ..self.clone()
        })
    }

    /// The same table for another game with another secret, everybody a seat further on than in `chairs`. That goes on with
    /// what a lot has begun, so that no other is drawn.
    pub(crate) fn rotated(&self, mut chairs: Vec<Reserved>, secret: TableSecret) -> Self {
        assert_eq!(chairs.len(), self.chairs.len(), "everybody keeps a seat");
        chairs.rotate_right(1);
        Self { chairs, secret, lot: false, dice: DiceRule::Throws, past: Past::default(), ..self.clone() }
    }
}

/// [`OwnNumber`] as it is written.
#[derive(Serialize, Deserialize)]
struct NumberForm {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    number: Option<Secret>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    commitment: Option<Digest>,
}

impl From<OwnNumber> for NumberForm {
    fn from(own: OwnNumber) -> Self {
        match own {
            OwnNumber::Number(number) => Self { number: Some(number), commitment: None },
            OwnNumber::Commitment(commitment) => Self { number: None, commitment: Some(commitment) },
        }
    }
}

impl TryFrom<NumberForm> for OwnNumber {
    type Error = &'static str;

    fn try_from(NumberForm { number, commitment }: NumberForm) -> Result<Self, &'static str> {
        match (number, commitment) {
            (Some(number), None) => Ok(Self::Number(number)),
            (None, Some(commitment)) => Ok(Self::Commitment(commitment)),
            _ => Err("found no number or two, expected one, or what commits to it"),
        }
    }
}

/// [`Opened`] as it is written.
#[derive(Clone, Serialize, Deserialize)]
#[expect(clippy::struct_excessive_bools, reason = "each is a setting by itself")]
struct Form {
    game: String,
    /// By which edition of the rules it is played. The first went without saying.
    #[serde(default = "first", skip_serializing_if = "is_first")]
    edition: u16,
    /// As in records.
    seats: String,
    /// The options that are not the default.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    options: BTreeMap<String, String>,
    chairs: Vec<Reserved>,
    #[serde(default)]
    clock: ClockRule,
    #[serde(default)]
    listed: bool,
    #[serde(default)]
    hints: bool,
    #[serde(default, skip_serializing_if = "is_usual")]
    takebacks: TakebackRule,
    #[serde(default, skip_serializing_if = "is_usual")]
    real_board: bool,
    #[serde(default, skip_serializing_if = "is_usual")]
    lot: bool,
    #[serde(default)]
    stand_in: Option<Level>,
    key: Digest,
    secret: TableSecret,
    #[serde(default, skip_serializing_if = "is_usual")]
    dice: DiceRule,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    past: Vec<String>,
}

/// What is read of the first entry before it is known whether the rest means here what it meant to its writer.
#[derive(Deserialize)]
struct Head {
    game: String,
    #[serde(default = "first")]
    edition: u16,
}

/// By which other rules the table is played whose log begins with this text, if it is so.
pub(crate) fn other_rules(text: &str) -> Option<OtherRules> {
    let Head { game, edition } = serde_json::from_str(text).ok()?;
    games::other_rules(&game, edition)
}

const fn first() -> u16 {
    1
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde hands a reference")]
fn is_first(edition: &u16) -> bool {
    *edition == first()
}

/// Whether it goes without saying.
fn is_usual<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

impl From<Opened> for Form {
    fn from(opened: Opened) -> Self {
        let options = opened.setup.options().filter(|(option, value)| value != option.default_text());
        Self {
            game: opened.setup.spec().name.to_owned(),
            edition: opened.setup.spec().edition,
            seats: opened.setup.seats().join(", "),
            options: options.map(|(option, value)| (option.key.to_owned(), value)).collect(),
            chairs: opened.chairs,
            clock: opened.clock,
            listed: opened.listed,
            hints: opened.hints,
            takebacks: opened.takebacks,
            real_board: opened.real_board,
            lot: opened.lot,
            stand_in: opened.stand_in,
            key: opened.key,
            secret: opened.secret,
            dice: opened.dice,
            past: opened.past.into_actions(),
        }
    }
}

impl TryFrom<Form> for Opened {
    type Error = NoSuchSetup;

    fn try_from(form: Form) -> Result<Self, NoSuchSetup> {
        if let Some(rules) = games::other_rules(&form.game, form.edition) {
            return Err(rules.into());
        }
        let setup = setup(&form.game, Some(&form.seats), &form.options)?;
        let (found, expected) = (form.chairs.len(), setup.seats().len());
        let opened = Self::new(setup, form.chairs, form.key, form.secret);
        let opened = opened.ok_or(NoSuchSetup::Chairs { found, expected })?.after(form.past)?;
        Ok(Self {
            clock: form.clock,
            listed: form.listed,
            hints: form.hints,
            takebacks: form.takebacks,
            real_board: form.real_board,
            lot: form.lot,
            stand_in: form.stand_in,
            dice: form.dice,
            ..opened
        })
    }
}

/// A seat for the one who has it now.
impl From<&Holder> for Reserved {
    fn from(holder: &Holder) -> Self {
        match holder.clone() {
            Holder::Person { name, token } | Holder::Kept { name, token } => Self::Kept { name, token },
            Holder::Bot { level } => Self::Bot { level },
            Holder::Free { key } => Self::Anyone { key },
        }
    }
}

impl From<Entry> for Logged {
    fn from(entry: Entry) -> Self {
        Self { entry, command: None }
    }
}

impl Logged {
    /// The text that a store keeps.
    pub fn text(&self) -> String {
        serde_json::to_string(self).expect("an entry has string keys")
    }
}
