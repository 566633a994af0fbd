//! Two people at a table, each with a socket, who play at random when it is time: [`Pair::play`].

use std::borrow::Cow;
use std::time::Duration;

use anyhow::{Context, Result, bail};
use futures_util::{SinkExt, StreamExt};
use game::{RandomSource, Seeded};
use protocol::{ClientMsg, Created, Message, NewTable, Seated, Sit};
use serde::Deserialize;
use serde::de::IgnoredAny;
use tokio::net::TcpStream;
use tokio::time::{Instant, sleep_until};
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message as Frame;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;

use crate::TwoSeats;
use crate::client::{Client, Clients};

/// How finely a period is divided.
const MOMENTS: u32 = 1 << 20;

/// Two people at a table.
pub struct Pair {
    /// The servers at which the two are.
    clients: Clients,
    at: [usize; 2],
    game: TwoSeats,
    random: Seeded,
    people: [Person; 2],
    /// How many actions have been played.
    played: u64,
}

struct Person {
    seat: String,
    token: String,
    socket: WebSocketStream<TcpStream>,
    /// The number of the last step that was seen.
    seq: u64,
    /// What to play, when it is this person's turn.
    next: Option<String>,
    over: bool,
}

/// When actions are due at a table.
pub struct Schedule {
    begin: Instant,
    period: Duration,
    from: Instant,
    until: Instant,
    end: Instant,
    turn: u32,
}

/// What became of the actions that were due while it was measured.
#[derive(Default)]
pub struct Tally {
    /// From the moment an action was due until it was acknowledged.
    pub acknowledged: Vec<Duration>,
    /// From the moment an action was due until the other person's socket had it.
    pub seen: Vec<Duration>,
    /// Answers that were refusals, each with its words.
    pub refused: Vec<String>,
    /// Connections that broke, tables that could not be made, answers that did not come, each with what was found.
    pub broken: Vec<String>,
    /// Actions that were due but could not even be sent in time.
    pub unsent: u64,
    pub games: u64,
}

/// An action that was sent.
struct Sent {
    due: Instant,
    by: usize,
    seq: u64,
    acknowledged: bool,
    seen: bool,
}

/// The parts of a message that matter here.
#[derive(Deserialize)]
struct Heard<'a> {
    #[serde(rename = "type")]
    kind: &'a str,
    seq: Option<u64>,
    #[serde(borrow)]
    text: Option<Cow<'a, str>>,
    #[serde(borrow)]
    state: Option<HeardState<'a>>,
}

#[derive(Deserialize)]
struct HeardState<'a> {
    #[serde(borrow)]
    legal: Vec<Cow<'a, str>>,
    result: Option<IgnoredAny>,
}

impl Schedule {
    /// One action in each period, at a random time in it. What is due between `from` and `until` is measured; at `end`
    /// nobody waits any longer.
    pub fn new(begin: Instant, period: Duration, from: Instant, until: Instant, end: Instant) -> Self {
        Self { begin, period, from, until, end, turn: 0 }
    }

    fn next(&mut self, random: &mut Seeded) -> Instant {
        let at = f64::from(self.turn) + f64::from(random.below(MOMENTS)) / f64::from(MOMENTS);
        self.turn += 1;
        self.begin + self.period.mul_f64(at)
    }

    fn measures(&self, due: Instant) -> bool {
        (self.from..self.until).contains(&due)
    }
}

impl Tally {
    pub fn add(&mut self, other: Self) {
        self.acknowledged.extend(other.acknowledged);
        self.seen.extend(other.seen);
        self.refused.extend(other.refused);
        self.broken.extend(other.broken);
        self.unsent += other.unsent;
        self.games += other.games;
    }
}

impl Pair {
    /// Makes a table, sits two people down and opens their sockets, each at the next server.
    pub async fn open(clients: Clients, game: TwoSeats, seed: u64) -> Result<Self> {
        let mut random = Seeded::new(seed);
        let at = [seed as usize, seed as usize + 1].map(|number| number % clients.len());
        let here = at.map(|number| &clients[number]);
        let (table, [one, other]) = make_table(here, game, &mut random).await?;
        let people = [Person::come(here[0], &table, one).await?, Person::come(here[1], &table, other).await?];
        Ok(Self { clients, at, game, random, people, played: 0 })
    }

    /// Does nothing but stay connected.
    pub async fn sit_still(mut self) {
        let [one, other] = &mut self.people;
        loop {
            let heard = tokio::select! {
                heard = one.socket.next() => heard,
                heard = other.socket.next() => heard,
            };
            if !matches!(heard, Some(Ok(_))) {
                return;
            }
        }
    }

    /// Plays by the schedule.
    pub async fn play(mut self, mut schedule: Schedule) -> Tally {
        let mut tally = Tally::default();
        if let Err(error) = self.go(&mut schedule, &mut tally).await {
            tally.broken.push(format!("{error:#}"));
        }
        while schedule.next(&mut self.random) < schedule.until {
            tally.unsent += 1;
        }
        tally
    }

    async fn go(&mut self, schedule: &mut Schedule, tally: &mut Tally) -> Result<()> {
        // Not before: what people did when they came is not an action.
        self.settle(schedule.end).await?;
        let mut due = schedule.next(&mut self.random);
        while due < schedule.until {
            self.wait(due).await?;
            let sent = self.send(due).await?;
            self.answered(sent, schedule, tally).await?;
            due = schedule.next(&mut self.random);
            if self.people.iter().any(|person| person.over) {
                tally.games += 1;
                self.go_on_elsewhere(schedule.end).await?;
                // Making a table is not an action: none is late because of it.
                due = due.max(Instant::now());
            }
            if Instant::now() > schedule.end {
                bail!("found the last action {} s late", (schedule.end - schedule.until).as_secs());
            }
        }
        Ok(())
    }

    /// Waits for this moment.
    async fn wait(&mut self, until: Instant) -> Result<()> {
        while Instant::now() < until && self.hear(until).await?.is_some() {}
        Ok(())
    }

    /// Waits until somebody can play.
    async fn settle(&mut self, end: Instant) -> Result<()> {
        while !self.is_settled() {
            self.hear(end).await?.context("found no turn in time")?;
        }
        Ok(())
    }

    fn is_settled(&self) -> bool {
        let over = self.people.iter().all(|person| person.over);
        over || self.people.iter().any(|person| person.next.is_some())
    }

    async fn send(&mut self, due: Instant) -> Result<Sent> {
        let by =
            self.people.iter().position(|person| person.next.is_some()).context("found nobody's turn")?;
        let person = &mut self.people[by];
        let action = person.next.take().expect("it is their turn");
        self.played += 1;
        let (seat, seq, nonce) = (person.seat.clone(), person.seq, self.played.to_string());
        person.say(ClientMsg::Play { seat, seq, action, nonce }).await?;
        Ok(Sent { due, by, seq: seq + 1, acknowledged: false, seen: false })
    }

    /// Waits until an action is acknowledged, the other has seen it and the game can go on.
    async fn answered(&mut self, mut sent: Sent, schedule: &Schedule, tally: &mut Tally) -> Result<()> {
        let counts = schedule.measures(sent.due);
        while !(sent.acknowledged && sent.seen && self.is_settled()) {
            let (who, told) = self.hear(schedule.end).await?.context("found no answer in time")?;
            match told {
                Told::Done if who == sent.by && !sent.acknowledged => {
                    sent.acknowledged = true;
                    tally.acknowledged.extend(counts.then(|| sent.due.elapsed()));
                }
                Told::Step if who != sent.by && !sent.seen && self.people[who].seq >= sent.seq => {
                    sent.seen = true;
                    tally.seen.extend(counts.then(|| sent.due.elapsed()));
                }
                Told::Refused(text) => {
                    tally.refused.push(text);
                    bail!("the table cannot go on after a refusal");
                }
                _ => {}
            }
        }
        Ok(())
    }

    /// Goes to a new table with the same sockets.
    async fn go_on_elsewhere(&mut self, end: Instant) -> Result<()> {
        let here = self.at.map(|number| &self.clients[number]);
        let (table, seats) = make_table(here, self.game, &mut self.random).await?;
        for (person, (seat, token)) in self.people.iter_mut().zip(seats) {
            (person.seat, person.token, person.next, person.over) = (seat, token, None, false);
            person.greet(&table).await?;
        }
        self.settle(end).await
    }

    /// The next message; none if none comes until then.
    async fn hear(&mut self, until: Instant) -> Result<Option<(usize, Told)>> {
        let [one, other] = &mut self.people;
        let (who, frame) = tokio::select! {
            frame = one.socket.next() => (0, frame),
            frame = other.socket.next() => (1, frame),
            () = sleep_until(until) => return Ok(None),
        };
        let frame = frame.context("found the end of the connection, expected a message")??;
        Ok(Some((who, self.people[who].take_in(&frame, &mut self.random)?)))
    }
}

/// What a message was.
enum Told {
    Done,
    Step,
    Refused(String),
    Other,
}

impl Person {
    /// Opens a socket and goes to the table.
    async fn come(client: &Client, table: &str, (seat, token): (String, String)) -> Result<Self> {
        let stream = TcpStream::connect(client.address).await?;
        stream.set_nodelay(true)?;
        let config = WebSocketConfig::default().read_buffer_size(4096).write_buffer_size(0);
        let url = format!("ws://{}/api/socket", client.address);
        let opened = tokio_tungstenite::client_async_with_config(url, stream, Some(config)).await;
        let (socket, _) = opened.context("a socket cannot be opened")?;
        let mut person = Self { seat, token, socket, seq: 0, next: None, over: false };
        person.greet(table).await?;
        Ok(person)
    }

    /// Says hello and waits for the answer.
    async fn greet(&mut self, table: &str) -> Result<()> {
        let (tokens, looking) = (vec![self.token.clone()], Some(self.seat.clone()));
        self.say(ClientMsg::Hello { table: table.to_owned(), tokens, looking, have: None }).await?;
        loop {
            let frame = self.socket.next().await.context("found the end, expected a snapshot")??;
            let Frame::Text(text) = &frame else { continue };
            let heard: Heard = serde_json::from_str(text)?;
            // A step of the table before may have been on its way.
            if heard.kind == "snapshot" {
                self.learn(&heard, &mut Seeded::new(heard.seq.unwrap_or_default()));
                return Ok(());
            }
        }
    }

    async fn say(&mut self, message: ClientMsg) -> Result<()> {
        let text = serde_json::to_string(&Message::new(message))?;
        Ok(self.socket.send(Frame::text(text)).await?)
    }

    fn take_in(&mut self, frame: &Frame, random: &mut Seeded) -> Result<Told> {
        let Frame::Text(text) = frame else {
            return if frame.is_close() {
                bail!("the server closed the connection")
            } else {
                Ok(Told::Other)
            };
        };
        let heard: Heard = serde_json::from_str(text)?;
        match heard.kind {
            "done" => Ok(Told::Done),
            "refused" => Ok(Told::Refused(heard.text.unwrap_or_default().into_owned())),
            "step" if heard.seq != Some(self.seq + 1) => {
                bail!("found step {:?}, expected {}", heard.seq, self.seq + 1)
            }
            "step" | "snapshot" => {
                self.learn(&heard, random);
                Ok(Told::Step)
            }
            _ => Ok(Told::Other),
        }
    }

    fn learn(&mut self, heard: &Heard, random: &mut Seeded) {
        self.seq = heard.seq.unwrap_or(self.seq);
        let Some(state) = &heard.state else { return };
        self.over = state.result.is_some();
        let chosen = random.below(state.legal.len() as u32) as usize;
        self.next = state.legal.get(chosen).map(|action| action.clone().into_owned());
    }
}

/// A table at which two have sat down, each through their server: its name, and the seats with their tokens.
async fn make_table(
    clients: [&Client; 2],
    game: TwoSeats,
    random: &mut Seeded,
) -> Result<(String, [(String, String); 2])> {
    let begin = NewTable {
        game: game.name.to_owned(),
        seats: Some(game.seats.join(", ")),
        options: std::collections::BTreeMap::new(),
        chairs: Vec::new(),
        clock: protocol::ClockRule::None,
        listed: false,
        hints: false,
        takebacks: protocol::TakebackRule::Allowed,
        real_board: false,
        lot: false,
        stand_in: None,
        past: Vec::new(),
    };
    let created: Created = clients[0].post("/api/tables", &begin).await?;
    let mut secret = || format!("{:016x}{:016x}", random.word(), random.word());
    let mut sitting = Vec::new();
    for (client, name) in clients.into_iter().zip(["Anna", "Berta"]) {
        let (token, number, key) = (secret(), secret(), Some(created.key.clone()));
        let number = Some(number);
        let sit =
            Sit { key, token: token.clone(), name: name.to_owned(), number, seat: None, commitment: None };
        let path = format!("/api/tables/{}/seats", created.table);
        let seated: Seated = client.post(&path, &sit).await?;
        sitting.push((seated.seat, token));
    }
    let sitting = sitting.try_into().ok().context("found fewer than two people")?;
    Ok((created.table, sitting))
}
