//! A game as everything that everybody sent and asked for, so that it can be played again. Start at [`Script::play`].

use std::collections::BTreeMap;

use game::{Actor, Match, RandomSource, Seeded, Setup, Turn};
use serde_json::{Value, json};

use crate::hidden::{Act, Hidden};
use crate::recorder::{Recorder, Recording, Trial};

/// A game.
#[derive(Clone)]
pub struct Script {
    dice: BTreeMap<usize, String>,
    lines: Vec<Line>,
    /// What was played and taken back.
    pub acts: Vec<Act>,
}

/// What somebody does.
#[derive(Clone)]
enum Line {
    /// A seat sends a message, which led to the act with this number, if to any.
    Message { by: usize, message: Value, act: Option<usize> },
    /// A viewer asks for a snapshot.
    Sync { by: usize },
    /// A viewer asks over HTTP.
    Get { by: usize, path: &'static str },
    /// A viewer looks at a picture.
    Picture { by: usize },
}

/// What everybody may look at.
const PATHS: [&str; 5] = [
    "/api/tables/TABLE",
    "/api/tables/TABLE/record",
    "/api/tables/TABLE/replay",
    "/api/tables/TABLE/analysis/1",
    "/api/tables",
];

/// Somebody who plays a game and writes down what is done.
struct Author<'a, G: Hidden> {
    script: Script,
    game: Match<G>,
    recorder: Recorder,
    /// Actions that were legal at some time.
    known: Vec<String>,
    random: &'a mut Seeded,
    messages: usize,
}

impl Script {
    /// Plays a game at random, with all that people do at a table, and stops before it is over.
    pub async fn play<G: Hidden>(
        trial: &Trial,
        setup: &Setup,
        dice: BTreeMap<usize, String>,
        messages: usize,
        random: &mut Seeded,
    ) -> (Self, Vec<Recording>) {
        let recorder = Recorder::open(trial, &dice).await;
        let script = Self { dice, lines: Vec::new(), acts: Vec::new() };
        let game = Match::<G>::new(setup);
        let mut author = Author { script, game, recorder, known: Vec::new(), random, messages: 0 };
        let opening = author.recorder.spectated();
        author.note(&opening, "");
        while author.messages < messages && author.goes_on() {
            author.write().await;
        }
        for by in 0..=setup.seats().len() {
            for path in PATHS {
                author.get(by, path).await;
            }
            author.sync(by).await;
            // To draw them takes longer than everything else: one game is enough.
            if trial.seed == 1 {
                author.recorder.look_at_picture(by).await;
                author.script.lines.push(Line::Picture { by });
            }
        }
        (author.script, author.recorder.close().await)
    }

    /// Plays it again.
    pub async fn replay(&self, trial: &Trial) -> Vec<Recording> {
        let mut recorder = Recorder::open(trial, &self.dice).await;
        for line in &self.lines {
            match line {
                Line::Message { by, message, .. } => drop(recorder.send(*by, message).await),
                Line::Sync { by } => recorder.sync(*by).await,
                Line::Get { by, path } => recorder.get(*by, path).await,
                Line::Picture { by } => recorder.look_at_picture(*by).await,
            }
        }
        recorder.close().await
    }

    /// The same game with some acts otherwise, by number.
    pub fn changed(&self, acts: &BTreeMap<usize, String>) -> Self {
        let mut this = self.clone();
        for (number, other) in acts {
            if let Act::Played { by: None, ply, .. } = &self.acts[*number] {
                this.dice.insert(*ply, other.clone());
            }
            for line in &mut this.lines {
                if let Line::Message { message, act, .. } = line
                    && *act == Some(*number)
                {
                    message["action"] = other.clone().into();
                }
            }
        }
        this
    }
}

impl<G: Hidden> Author<'_, G> {
    fn goes_on(&self) -> bool {
        !matches!(self.game.position().turn(), Turn::Over(_))
    }

    /// Writes the next line.
    async fn write(&mut self) {
        let seats = self.game.setup().seats().len() as u32;
        let (somebody, anybody) = (self.random.below(seats) as usize, self.random.below(seats + 1) as usize);
        match self.random.below(40) {
            0 => self.sync(anybody).await,
            1 => {
                let path = PATHS[self.random_below(PATHS.len())];
                self.get(anybody, path).await;
            }
            2 => self.send(somebody, json!({ "type": "say", "text": "Well, well." })).await,
            3 => self.send(somebody, json!({ "type": "hint" })).await,
            4 | 5 => self.take_back(somebody).await,
            6..=10 => self.try_something("play", somebody).await,
            11..=13 => self.try_something("preview", somebody).await,
            _ if self.game.position().turn() == Turn::Chance => self.throw(somebody).await,
            _ => self.play().await,
        }
    }

    /// Somebody beside a real board says what the dice show, or has the table throw.
    async fn throw(&mut self, somebody: usize) {
        let dice = self.game.position().dice();
        assert!(!dice.is_empty(), "what lies hidden waits for nobody");
        let faces: Vec<&str> = dice.iter().map(|die| die.faces[self.random_below(die.faces.len())]).collect();
        let message = match self.random.below(3) {
            0 => json!({ "type": "throw" }),
            _ => json!({ "type": "throw", "faces": faces }),
        };
        self.send(somebody, message).await;
    }

    fn random_below(&mut self, count: usize) -> usize {
        self.random.below(count as u32) as usize
    }

    fn legal(&self) -> Vec<String> {
        let mut legal = Vec::new();
        self.game.position().legal(&mut legal);
        legal.iter().map(ToString::to_string).collect()
    }

    fn mover(&self) -> usize {
        match self.game.actor() {
            Some(Actor::Seat(seat)) => seat.index(),
            _ => 0,
        }
    }

    /// The seat whose turn it is plays something legal that leaves something hidden.
    async fn play(&mut self) {
        let legal = self.legal();
        let mut action = legal[self.random_below(legal.len())].clone();
        for _ in 0..2 {
            if G::is_dull(&action) {
                action.clone_from(&legal[self.random_below(legal.len())]);
            }
        }
        let mut after = *self.game.position();
        after.play_unchecked(action.parse().expect("what is legal can be read"));
        if after.is_open() {
            self.messages += 1;
            return;
        }
        self.known.extend(legal);
        self.send(self.mover(), json!({ "type": "play", "action": action })).await;
    }

    /// Somebody tries what was legal at some time, and may be now, but only if it does not change the game.
    async fn try_something(&mut self, kind: &str, somebody: usize) {
        if self.known.is_empty() {
            return;
        }
        let number = self.random_below(self.known.len());
        let action = self.known[number].clone();
        let by = if self.random.below(8) == 0 { somebody } else { self.mover() };
        if kind == "preview" || by != self.mover() || !self.legal().contains(&action) {
            self.send(by, json!({ "type": kind, "action": action })).await;
        }
    }

    /// Somebody wants an action back, and the others agree or not.
    async fn take_back(&mut self, by: usize) {
        let undone = self.script.acts.len();
        self.send(by, json!({ "type": "undo" })).await;
        let seats = self.game.setup().seats().len();
        let yes = self.random.below(3) > 0;
        for other in (0..seats).filter(|other| *other != by) {
            if self.script.acts.len() == undone {
                self.send(other, json!({ "type": "answer", "yes": yes })).await;
            }
        }
    }

    async fn sync(&mut self, by: usize) {
        self.recorder.sync(by).await;
        self.script.lines.push(Line::Sync { by });
    }

    async fn get(&mut self, by: usize, path: &'static str) {
        self.recorder.get(by, path).await;
        self.script.lines.push(Line::Get { by, path });
    }

    async fn send(&mut self, by: usize, mut message: Value) {
        self.messages += 1;
        message["seat"] = self.game.setup().seats()[by].into();
        message["nonce"] = self.messages.to_string().into();
        if ["play", "throw", "undo"].contains(&message["type"].as_str().unwrap_or_default()) {
            message["seq"] = self.recorder.seq().into();
        }
        let heard = self.recorder.send(by, &message).await;
        let before = self.script.acts.len();
        self.note(&heard, message["action"].as_str().unwrap_or_default());
        let act = (self.script.acts.len() > before).then_some(before);
        self.script.lines.push(Line::Message { by, message, act });
    }

    /// Notes what happened as the spectator heard it; what is hidden from them is in the dice, or was sent.
    fn note(&mut self, heard: &[Value], sent: &str) {
        for happened in heard.iter().filter(|message| message["type"] == "step").map(|step| &step["happened"])
        {
            if happened["what"] == "undone" {
                let plies = happened["plies"].as_u64().expect("a number") as usize;
                for _ in 0..plies {
                    self.game.undo();
                }
                self.script.acts.push(Act::Undone(plies));
            }
            if happened["what"] == "played" {
                let seats = self.game.setup().seats();
                let by = seats.iter().position(|seat| happened["actor"] == *seat);
                let ply = self.game.log().len();
                let mut action = happened["action"].as_str().expect("an action").to_owned();
                if action.contains('?') {
                    let drawn = self.script.dice.get(&ply).cloned();
                    action = by.map_or(drawn, |_| Some(sent.to_owned())).expect("what is hidden was loaded");
                }
                let played = self.game.play(action.parse().expect("an action of the game"));
                played.expect("the rules agree with the server");
                self.script.acts.push(Act::Played { by, ply, action });
            }
        }
    }
}
