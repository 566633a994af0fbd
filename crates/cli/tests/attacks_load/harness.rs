//! What attacks need: a server, people who play there meanwhile, and how long they waited.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use serde_json::{Value, json};
use testing::{Answer, Ask, Heard, Running, Serve, Socket};
use tokio::sync::{Mutex, MutexGuard};
use tokio::task::JoinHandle;
use tokio::time::{Instant, sleep, timeout};

/// Where people come from who mean no harm.
pub const HONEST: Ipv4Addr = Ipv4Addr::new(127, 0, 0, 9);

/// Where an attack comes from, and from more addresses after it.
const ATTACKER: u8 = 66;

static ONE_AT_A_TIME: Mutex<()> = Mutex::const_new(());

/// Attacks would disturb each other's numbers.
pub async fn alone() -> MutexGuard<'static, ()> {
    ONE_AT_A_TIME.lock().await
}

/// An address of an attacker.
pub fn attacker(number: u8) -> IpAddr {
    IpAddr::from([127, 0, 0, ATTACKER + number])
}

pub fn honest() -> IpAddr {
    HONEST.into()
}

/// The binary that is attacked.
pub fn binary() -> String {
    std::env::var("PYRAMIDION_ATTACKED").unwrap_or_else(|_| env!("CARGO_BIN_EXE_pyramidion").to_owned())
}

/// A server with the usual limits and its data in this folder.
pub fn serve(folder: &Path) -> Serve {
    Serve::with(binary()).at_a_free_port().data(folder)
}

pub fn start(serve: Serve) -> Running {
    serve.start().unwrap_or_else(|error| panic!("{error}"))
}

/// Makes a table from an address, with bots of these levels beside people.
pub async fn make(server: SocketAddr, from: IpAddr, game: &str, chairs: &[Option<u8>]) -> Answer {
    let kinds = chairs.iter().map(|level| match level {
        Some(level) => json!({ "kind": "bot", "level": level }),
        None => json!({ "kind": "person" }),
    });
    let spec = games::find(game).expect("a game").spec();
    let seats = spec.seats.iter().find(|seats| seats.len() == chairs.len()).expect("seats for all");
    let table = json!({ "game": game, "seats": seats.join(", "), "chairs": kinds.collect::<Vec<_>>(), "hints": true });
    Ask::post("/api/tables", &table).of_from(server, from).await.expect("an answer")
}

/// Somebody who sits at a table.
#[derive(Clone, Debug)]
pub struct Seated {
    pub table: String,
    pub seat: String,
    pub token: String,
}

/// Makes a table and sits everybody down.
pub async fn sit(server: SocketAddr, from: IpAddr, game: &str, chairs: &[Option<u8>]) -> Vec<Seated> {
    let made = make(server, from, game, chairs).await;
    assert_eq!(made.status, 201, "{}", made.text());
    let made = made.json();
    let table = made["table"].as_str().expect("a name").to_owned();
    let mut people = Vec::new();
    for _ in chairs.iter().filter(|chair| chair.is_none()) {
        let token = random_token();
        let sit = json!({ "key": made["key"], "token": token, "name": "Anna", "number": token });
        let sat = Ask::post(format!("/api/tables/{table}/seats"), &sit).of_from(server, from).await;
        let seat = sat.expect("an answer").json()["seat"].as_str().expect("a seat").to_owned();
        people.push(Seated { table: table.clone(), seat, token });
    }
    people
}

/// Comes to a table.
pub async fn come(server: SocketAddr, from: IpAddr, seated: &Seated) -> Socket {
    let mut socket = Socket::open_from(server, from).await.expect("a socket");
    let Seated { table, seat, token } = seated;
    socket.say(json!({ "type": "hello", "table": table, "tokens": [token], "looking": seat })).await;
    socket
}

/// 32 hexadecimal digits, another each time.
pub fn random_token() -> String {
    use std::hash::{BuildHasher, RandomState};
    let word = || RandomState::new().hash_one(0);
    format!("{:016x}{:016x}", word(), word())
}

/// How long people waited.
#[derive(Default)]
pub struct Waits {
    /// For an action to be acknowledged.
    pub acknowledged: Vec<Duration>,
    /// For a bot to answer.
    pub answered: Vec<Duration>,
}

/// Against whom somebody plays, from where.
#[derive(Clone, Copy)]
pub struct Match {
    pub from: IpAddr,
    pub game: &'static str,
    pub level: u8,
}

/// What people play while something else happens.
const EVENING: Match = Match { from: IpAddr::V4(HONEST), game: "sakkara", level: 2 };

/// People who play while something else happens: two against each other, and one against a bot of level 2.
pub struct Evening {
    stop: Arc<AtomicBool>,
    players: Vec<JoinHandle<Waits>>,
}

impl Evening {
    /// Begins.
    pub async fn begin(server: SocketAddr) -> Self {
        let stop = Arc::new(AtomicBool::new(false));
        let mut players = Vec::new();
        for chairs in [[None, None], [None, Some(EVENING.level)]] {
            for seated in sit(server, honest(), EVENING.game, &chairs).await {
                let socket = come(server, honest(), &seated).await;
                let against_bot = chairs[1].is_some();
                let play = play(server, socket, seated, EVENING, against_bot, Arc::clone(&stop));
                players.push(tokio::spawn(play));
            }
        }
        Self { stop, players }
    }

    /// Ends, and says how long people waited. Nobody has waited too long.
    pub async fn end(self, attack: &str) {
        self.stop.store(true, Ordering::Relaxed);
        let mut waits = Waits::default();
        for player in self.players {
            let player = timeout(Duration::from_secs(90), player).await;
            let player = player.expect("a player hears no more of the server").expect("a player could play");
            waits.acknowledged.extend(player.acknowledged);
            waits.answered.extend(player.answered);
        }
        waits.report(attack);
        let strict = std::env::var_os("PYRAMIDION_ATTACKED_STRICT").is_some();
        // A debug build on a machine that has other things to do.
        let (acknowledged, answered) = if strict { (100, 2_000) } else { (2_000, 4_000) };
        assert!(waits.acknowledged.len() >= 20 && waits.answered.len() >= 3, "they could hardly play");
        assert!(percentile(&mut waits.acknowledged, 99) <= Duration::from_millis(acknowledged), "{attack}");
        assert!(percentile(&mut waits.answered, 100) <= Duration::from_millis(answered), "{attack}");
    }
}

impl Waits {
    pub fn report(&mut self, attack: &str) {
        let (count, bots) = (self.acknowledged.len(), self.answered.len());
        let mut ms = |per_cent, answered: bool| {
            let waits = if answered { &mut self.answered } else { &mut self.acknowledged };
            percentile(waits, per_cent).as_secs_f64() * 1000.0
        };
        println!(
            "{attack}: {count} actions, 50 % {:.1} ms, 99 % {:.1} ms, longest {:.1} ms; {bots} answers of a bot, 50 % \
             {:.1} ms, 99 % {:.1} ms, longest {:.1} ms",
            ms(50, false),
            ms(99, false),
            ms(100, false),
            ms(50, true),
            ms(99, true),
            ms(100, true),
        );
    }
}

pub fn percentile(waits: &mut [Duration], per_cent: usize) -> Duration {
    waits.sort_unstable();
    let place = (waits.len() * per_cent).div_ceil(100).saturating_sub(1);
    waits.get(place).copied().unwrap_or(Duration::MAX)
}

/// Plays any action whenever it can, some thirty a second; after the game at a new table.
pub async fn play(
    server: SocketAddr,
    mut socket: Socket,
    mut seated: Seated,
    Match { from, game, level }: Match,
    against_bot: bool,
    stop: Arc<AtomicBool>,
) -> Waits {
    let (mut waits, mut random, mut commands) = (Waits::default(), game::Seeded::new(7), 0u64);
    // The command that is not acknowledged, and since when; since when a bot has to act; and how it stands.
    let (mut sent, mut waiting) = (None::<(String, Instant)>, None::<Instant>);
    let (mut seq, mut state) = (Value::Null, Value::Null);
    loop {
        let heard = timeout(Duration::from_mins(1), socket.hear()).await;
        let Ok(Heard::Text(text)) = heard else { panic!("a player lost the server: {heard:?}") };
        let message: Value = serde_json::from_str(&text).expect("JSON");
        match message["type"].as_str().unwrap_or_default() {
            "refused" => panic!("a player was refused: {message}"),
            "done" => {
                let (nonce, at) = sent.take().expect("what is acknowledged was sent");
                assert_eq!(message["nonce"], nonce.as_str(), "one command is sent at a time");
                waits.acknowledged.push(at.elapsed());
            }
            "snapshot" | "step" => {
                (seq, state) = (message["seq"].clone(), message["state"].clone());
                if state["turn"] == seated.seat.as_str() {
                    waits.answered.extend(waiting.take().map(|waiting| waiting.elapsed()));
                } else if against_bot && state["turn"].is_string() && waiting.is_none() {
                    waiting = Some(Instant::now());
                }
            }
            _ => {}
        }
        // A step comes before the acknowledgement of the command that it came of.
        if sent.is_some() {
            continue;
        }
        if stop.load(Ordering::Relaxed) && waiting.is_none() {
            return waits;
        }
        if state["result"].is_object() {
            // The other one goes on alone, against a bot.
            seated = sit(server, from, game, &[None, Some(level)]).await.remove(0);
            socket = come(server, from, &seated).await;
            (waiting, state) = (None, Value::Null);
            continue;
        }
        let legal = state["legal"].as_array().map(Vec::as_slice).unwrap_or_default();
        if legal.is_empty() {
            continue;
        }
        sleep(Duration::from_millis(30)).await;
        commands += 1;
        let (nonce, action) = (commands.to_string(), &legal[random.word() as usize % legal.len()]);
        let play =
            json!({ "type": "play", "seat": seated.seat, "seq": seq, "action": action, "nonce": nonce });
        sent = Some((nonce, Instant::now()));
        socket.say(play).await;
    }
}
