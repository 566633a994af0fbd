//! A program that sits down at a table of Pyramidion and plays until the game is over.
//!
//! `cargo run -p example-bot -- 'http://127.0.0.1:1988/t/TABLE#key=KEY' [NAME]`, with the link that the page gives you
//! for a friend. Put your own idea into [`choose`].

use std::thread::sleep;
use std::time::Duration;

use anyhow::{Context, Result, bail};
use protocol::{ClientMsg, Message, Problem, Refusal, Seated, ServerMsg, Sit, State};
use sha2::{Digest, Sha256};
use tungstenite::stream::MaybeTlsStream;
use tungstenite::{Message as Frame, WebSocket};

fn main() -> Result<()> {
    let mut args = std::env::args().skip(1);
    let link = args.next().context("found no link, expected http://HOST/t/TABLE#key=KEY")?;
    let name = args.next().unwrap_or_else(|| "Bot".to_owned());
    let mut player = Player::sit(&link, name)?;
    println!("{} sits at {}", player.name, player.seat);
    let result = loop {
        match player.play() {
            Ok(Some(result)) => break result,
            Ok(None) => eprintln!("again in a second: the server closed the connection"),
            Err(error) if error.is::<tungstenite::Error>() => eprintln!("again in a second: {error}"),
            Err(error) => return Err(error),
        }
        sleep(Duration::from_secs(1));
    };
    let winners = if result.winners.is_empty() { "nobody".to_owned() } else { result.winners.join(", ") };
    println!("won by {winners} ({})", result.how);
    Ok(())
}

/// What to play: `state.view` is what you see, `state.legal` what you may do. Here is your idea.
fn choose(state: &State) -> &str {
    let number = getrandom::u64().expect("the operating system has random numbers");
    &state.legal[number as usize % state.legal.len()]
}

/// Somebody who has a seat.
struct Player {
    /// `http://127.0.0.1:1988`
    server: String,
    table: String,
    /// Anyone who has it is the player.
    token: String,
    name: String,
    seat: String,
    /// The player's own part of the dice: nobody may know it before all have sat down.
    number: [u8; 16],
}

impl Player {
    /// Takes a seat at the table that a link leads to.
    fn sit(link: &str, name: String) -> Result<Self> {
        let (page, secret) = link.split_once('#').unwrap_or((link, ""));
        let (server, table) =
            page.split_once("/t/").context("found no table in the link, expected /t/TABLE")?;
        let part =
            |key| secret.split('&').filter_map(|part| part.split_once('=')).find(|(name, _)| *name == key);
        let (token, number) = (hex(&random()), random());
        let sit = Sit {
            seat: part("seat").map(|(_, seat)| seat.to_owned()),
            key: part("key").map(|(_, key)| key.to_owned()),
            token: token.clone(),
            name: name.clone(),
            commitment: Some(hex(&Sha256::digest(number))),
            number: None,
        };
        let answer = minreq::post(format!("{server}/api/tables/{table}/seats")).with_json(&sit)?.send()?;
        if answer.status_code != 200 {
            bail!("no seat: {}", answer.json::<Problem>()?.text);
        }
        let Seated { seat, .. } = answer.json()?;
        Ok(Self { server: server.to_owned(), table: table.to_owned(), token, name, seat, number })
    }

    /// Plays over one connection. Nothing if it ended before the game did.
    fn play(&mut self) -> Result<Option<protocol::GameResult>> {
        let (mut socket, _) = tungstenite::connect(self.server.replacen("http", "ws", 1) + "/api/socket")?;
        let (tokens, looking) = (vec![self.token.clone()], Some(self.seat.clone()));
        say(&mut socket, ClientMsg::Hello { table: self.table.clone(), tokens, looking, have: None })?;
        let (mut seq, mut tried, mut state) = (0, None, None);
        loop {
            let text = match socket.read()? {
                Frame::Text(text) => text,
                Frame::Close(_) => return Ok(None),
                _ => continue,
            };
            match serde_json::from_str::<Message<ServerMsg>>(&text)?.body {
                ServerMsg::Step { seq: next, .. } if next != seq + 1 => {
                    // Something was missed: a snapshot will come.
                    say(&mut socket, ClientMsg::Sync { have: seq })?;
                    continue;
                }
                ServerMsg::Step { seq: next, state: now, .. } => (seq, state) = (next, Some(*now)),
                ServerMsg::Snapshot(snapshot) => {
                    // Where seats are drawn by lot, it may be another one than before.
                    if let Some(seat) = snapshot.looking.filter(|seat| *seat != self.seat) {
                        println!("{} sits at {seat} by lot", self.name);
                        self.seat = seat;
                    }
                    (seq, state) = (snapshot.seq, Some(snapshot.state));
                }
                ServerMsg::Refused { code, text, .. } => {
                    use Refusal::{Form, NewerRules, NoTable, NotYours, OlderRules, Version};
                    if matches!(code, Form | Version | NoTable | NotYours | OlderRules | NewerRules) {
                        bail!("refused: {text}");
                    }
                    sleep(Duration::from_secs(1));
                    tried = None;
                }
                _ => {}
            }
            let Some(state) = &state else { continue };
            if state.result.is_some() {
                return Ok(state.result.clone());
            }
            if tried == Some(seq) {
                continue;
            }
            let (seat, nonce) = (self.seat.clone(), hex(&random()));
            if state.opening.as_ref().is_some_and(|opening| opening.waiting.contains(&seat)) {
                tried = Some(seq);
                say(&mut socket, ClientMsg::Open { seat, number: hex(&self.number), nonce })?;
            } else if !state.legal.is_empty() {
                tried = Some(seq);
                let action = choose(state).to_owned();
                say(&mut socket, ClientMsg::Play { seat, seq, action, nonce })?;
            }
        }
    }
}

fn say(socket: &mut WebSocket<MaybeTlsStream<std::net::TcpStream>>, message: ClientMsg) -> Result<()> {
    let text = serde_json::to_string(&Message::new(message))?;
    Ok(socket.send(Frame::text(text))?)
}

/// 16 random bytes.
fn random() -> [u8; 16] {
    let mut bytes = [0; 16];
    getrandom::fill(&mut bytes).expect("the operating system has random numbers");
    bytes
}

/// Hexadecimal digits.
fn hex(bytes: &[u8]) -> String {
    let digits: Vec<String> = bytes.iter().map(|byte| format!("{byte:02x}")).collect();
    digits.concat()
}
