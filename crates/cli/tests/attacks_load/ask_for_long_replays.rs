//! Replays of a long game, asked for by many at once. Before, each was made by a thread on which everybody else's
//! actions waited.

use std::time::Duration;

use game::{Actor, RandomSource, Seeded, Turn};
use serde_json::json;
use store::{Append, Store, StoredEntry};
use tempfile::tempdir;
use testing::Ask;
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep};

use super::harness::{Evening, alone, attacker, honest, serve, sit, start};

/// The longest of some games that are played at random, as entries of a log.
fn long_game() -> Vec<String> {
    let spec = games::find("sphinx").expect("a game");
    let setup = table::setup("sphinx", Some("p1, p2"), &std::collections::BTreeMap::new()).expect("a setup");
    let play = |seed| {
        let (mut game, mut random, mut entries) = (spec.open(&setup), Seeded::new(seed), Vec::new());
        loop {
            let (actor, action) = match game.turn() {
                Turn::Over(_) => return entries,
                Turn::Chance => (Actor::Chance, game.chance(&mut random)),
                Turn::Seat(seat) => {
                    let legal = game.legal();
                    (Actor::Seat(seat), legal[random.below(legal.len() as u32) as usize].clone())
                }
            };
            game.play(setup.name(actor), &action).expect("it is legal");
            entries.push(match actor {
                Actor::Chance => json!({ "what": "played", "action": action }).to_string(),
                Actor::Seat(seat) => json!({ "what": "played", "seat": seat, "action": action }).to_string(),
            });
        }
    };
    (0..20).map(play).max_by_key(Vec::len).expect("twenty games")
}

#[tokio::test(flavor = "multi_thread")]
async fn of_a_game_that_is_over() {
    let _alone = alone().await;
    let directory = tempdir().expect("a temporary directory");
    let server = start(serve(directory.path()));
    let people = sit(server.address, honest(), "sphinx", &[None, None]).await;
    server.terminate().expect("it ends");
    let url = format!("sqlite:{}", directory.path().join("pyramidion.db").display());
    let store = Store::open(&url).await.expect("the database can be opened");
    let id = people[0].table.parse().expect("a table's name");
    let stored = store.load(&id).await.expect("the store answers").expect("the table is there");
    // What chance has brought so far is thrown again.
    let begun =
        stored.entries.iter().position(|entry| entry.body.contains("\"began\"")).expect("it has begun") + 1;
    let at = stored.row.touched;
    let game: Vec<StoredEntry> = long_game().into_iter().map(|body| StoredEntry { at, body }).collect();
    println!("a game of {} actions", game.len());
    let table: store::TableId = "long".parse().expect("a name");
    let entries = stored.entries[..begun].iter().cloned().chain(game).collect();
    let row = store::Row { over: true, wake: None, ..stored.row };
    store.append(Append { table, first: 1, entries, row }).await.expect("there is room");
    store.close().await;
    let server = start(serve(directory.path()));
    let address = server.address;
    let evening = Evening::begin(address).await;
    let until = Instant::now() + Duration::from_secs(8);
    let mut attack = JoinSet::new();
    for number in 0..24u8 {
        attack.spawn(async move {
            let mut answered = 0;
            while Instant::now() < until {
                let ask = Ask::get("/api/tables/long/replay").header("accept-encoding", "gzip, br");
                match ask.of_from(address, attacker(number)).await {
                    Ok(answer) if answer.status == 200 => answered += 1,
                    _ => sleep(Duration::from_millis(100)).await,
                }
            }
            answered
        });
    }
    let answered: u32 = attack.join_all().await.into_iter().sum();
    println!("{answered} replays");
    assert!(answered > 0, "replays can be read");
    evening.end("replays of a long game").await;
    let plain = Ask::get("/api/tables/long/replay").of(address).await.expect("an answer");
    assert_eq!(plain.json()["table"], "long", "those who do not take compressed answers get it plain");
}
