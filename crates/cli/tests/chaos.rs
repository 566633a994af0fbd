//! Many machines, one hall, and everything that can go wrong between them.
//!
//! Fleets of real nodes with a real PostgreSQL and a real NATS, each connection through a proxy. People and bots play all
//! games there, and keep a journal, while connections are cut, delayed and held, nodes killed, stopped and restarted, and
//! PostgreSQL and NATS crash. When everything is mended, nothing is lost, nothing was done twice, everybody saw the same,
//! and every table goes on. Start at [`nothing_is_lost_doubled_or_stuck`].
//!
//! `CHAOS_SCHEDULES` says how many schedules, `CHAOS_SEED` the first, `CHAOS_FLEETS` how many fleets at a time;
//! `cargo xtask chaos` sets them. `CHAOS_BINARY` is another binary than the one that was built with this.

#[path = "chaos/check.rs"]
mod check;
mod common;
#[path = "chaos/drive.rs"]
mod drive;
#[path = "chaos/schedule.rs"]
mod schedule;

use std::collections::{HashSet, VecDeque};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, sleep};
use std::time::{Duration, Instant};

use game::Spec;
use serde_json::Value;
use testing::{Ask, Bell, Fleet, FleetSetup};
use tokio::runtime::Handle;

use crate::check::Count;
use crate::common::random_player::{Manner, RandomPlayer, Where};
use crate::common::server::Table;
use crate::schedule::{Fault, NODES, Schedule};

/// How many schedules the tests run.
const SCHEDULES: u64 = 40;

/// How many fleets there are at a time: most of a schedule is waiting.
const FLEETS: u64 = 4;

/// How long after everything is mended a table may take to go on: a lease, a round, and a busy machine.
const GOES_ON: Duration = Duration::from_secs(25);

/// After so many actions a table goes on, though a bot, or a person, may have nothing left to do there.
const ALONE: u64 = 30;

/// How people play: not as fast as they can, so that games last longer than faults.
const MANNER: Manner = Manner { pace: Duration::from_millis(60), patience: Duration::from_secs(3) };

/// How many of the last lines of each node's log are shown when something is wrong.
const LAST_LINES: usize = 60;

/// The schedules that are still to be run, and those that failed.
struct Work {
    seeds: Mutex<VecDeque<u64>>,
    failed: Mutex<Vec<u64>>,
}

#[test]
fn nothing_is_lost_doubled_or_stuck() {
    let number = |name: &str, usual: u64| match std::env::var(name) {
        Ok(text) => text.parse().unwrap_or_else(|_| panic!("{name}: found {text}, expected a number")),
        Err(_) => usual,
    };
    let (first, count) = (number("CHAOS_SEED", 1), number("CHAOS_SCHEDULES", SCHEDULES));
    let fleets = number("CHAOS_FLEETS", FLEETS);
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().expect("a runtime");
    let works = [Bell::Nats, Bell::Notify].map(|bell| {
        let seeds = (first..first + count).filter(|seed| Schedule::of(*seed).bell == bell);
        (bell, Work { seeds: Mutex::new(seeds.collect()), failed: Mutex::default() })
    });
    thread::scope(|scope| {
        for (bell, work) in &works {
            let waiting = work.seeds.lock().expect("nobody has it yet").len() as u64;
            for _ in 0..fleets.div_ceil(2).min(waiting) {
                let runtime = runtime.handle();
                scope.spawn(move || work.with_a_fleet(*bell, runtime));
            }
        }
    });
    for (_, work) in works {
        let failed = work.failed.into_inner().unwrap_or_else(PoisonError::into_inner);
        let again: Vec<_> = failed.iter().map(|seed| format!("cargo xtask chaos --seed {seed}")).collect();
        assert!(again.is_empty(), "see above; each again by: {}", again.join(", "));
    }
}

impl Work {
    /// Runs one schedule after the other with the same fleet, until none is left or one fails.
    fn with_a_fleet(&self, bell: Bell, runtime: &Handle) {
        let binary = std::env::var_os("CHAOS_BINARY");
        let binary = binary.unwrap_or_else(|| env!("CARGO_BIN_EXE_pyramidion").into());
        let setup = FleetSetup::new(binary, NODES, bell);
        let mut fleet = setup.start().expect("a fleet starts");
        while let Some(seed) = self.next() {
            let (schedule, begun) = (Schedule::of(seed), Instant::now());
            let run = catch_unwind(AssertUnwindSafe(|| evening(&mut fleet, &schedule, runtime)));
            let seconds = begun.elapsed().as_secs_f64();
            let Ok(Count { acknowledged, steps, thoughts }) = run else {
                self.failed.lock().unwrap_or_else(PoisonError::into_inner).push(seed);
                eprintln!("FAILED after {seconds:.1} s: {schedule}\nagain: cargo xtask chaos --seed {seed}");
                show_logs(&fleet);
                return;
            };
            println!(
                "schedule {seed} ({bell:?}): {acknowledged} commands acknowledged and found, {steps} steps the same, \
                 {thoughts} thoughts of bots the same, {seconds:.1} s"
            );
        }
    }

    fn next(&self) -> Option<u64> {
        if !self.failed.lock().unwrap_or_else(PoisonError::into_inner).is_empty() {
            return None;
        }
        self.seeds.lock().unwrap_or_else(PoisonError::into_inner).pop_front()
    }
}

/// People play while everything goes wrong that is planned; then everything is as it should be.
fn evening(fleet: &mut Fleet, schedule: &Schedule, runtime: &Handle) -> Count {
    let _inside = runtime.enter();
    let doors = fleet.doors();
    let at = Arc::new(Where::any_of(doors.clone()));
    let tables: Vec<Table> = games::GAMES.iter().flat_map(|game| tables(&doors, game.spec())).collect();
    let players: Vec<_> = tables.iter().flat_map(|table| RandomPlayer::all_in(MANNER, &at, table)).collect();
    let onlookers: Vec<_> =
        tables.iter().flat_map(|table| RandomPlayer::onlookers(MANNER, &at, table)).collect();
    drive::drive(fleet, schedule).unwrap_or_else(|error| panic!("{error}"));
    every_table_goes_on(fleet, &tables, &players);
    // Nobody who looked on gave up either.
    assert!(onlookers.iter().all(|onlooker| onlooker.acknowledged() == 0), "they do nothing");
    for viewer in players.iter().chain(&onlookers) {
        viewer.stop();
    }
    for (number, node) in fleet.nodes().iter().enumerate() {
        assert!(!node.log().contains("panicked"), "node {number} panicked: {}", node.log());
    }
    runtime.block_on(check::all_is_well(&fleet.database(), &players, &onlookers))
}

/// A table of people, and one of people and a bot. Everybody sits down at another node.
fn tables(doors: &[std::net::SocketAddr], spec: &Spec) -> [Table; 2] {
    let sizes = spec.seats.iter().map(|seats| seats.len());
    let mut chairs = vec![None; sizes.filter(|size| *size > 1).min().expect("a game for several")];
    let people = Table::make(doors, spec.name, &chairs);
    chairs[0] = Some(1);
    [people, Table::make(doors, spec.name, &chairs)]
}

/// Every table goes on: people act, and the bot at it, or the one who is left plays alone for a while, or the game is over.
fn every_table_goes_on(fleet: &Fleet, tables: &[Table], players: &[RandomPlayer]) {
    let until = Instant::now() + GOES_ON;
    let count = |table: &Table| -> usize {
        players.iter().filter(|player| player.table == table.id).map(RandomPlayer::acknowledged).sum()
    };
    let look = |table: &Table| -> Vec<Value> {
        let ask = || Ask::get(format!("/api/tables/{}", table.id));
        fleet.nodes().iter().filter_map(|node| node.ask(ask()).ok()).map(|answer| answer.json()).collect()
    };
    let ply = |snapshot: &Value| snapshot["state"]["ply"].as_u64().unwrap_or(0);
    let before: Vec<_> =
        tables.iter().map(|table| (count(table), look(table).iter().map(ply).max().unwrap_or(0))).collect();
    for (table, (acknowledged, begun)) in tables.iter().zip(before) {
        let is_person = |seat: &Value| table.people.iter().any(|(person, _)| *seat == **person);
        let is_of_people =
            |snapshot: &Value| snapshot["seats"].as_array().is_some_and(|seats| seats.iter().all(is_person));
        let bot_played = |snapshot: &Value| {
            let history = snapshot["history"].as_array().into_iter().flatten();
            let mut new = history.filter(|line| line["ply"].as_u64() > Some(begun));
            new.any(|line| line["actor"] != "chance" && !is_person(&line["actor"]))
        };
        let goes_on = |snapshot: &Value| {
            snapshot["state"]["result"].is_object()
                || ply(snapshot) > begun + ALONE
                || count(table) >= acknowledged + 2 && (is_of_people(snapshot) || bot_played(snapshot))
        };
        loop {
            let found = look(table);
            if found.iter().any(goes_on) {
                break;
            }
            let told = found.iter().map(|found| format!("{}, {} acts", found["seq"], found["state"]["turn"]));
            let here = players.iter().filter(|player| player.table == table.id).map(RandomPlayer::waits);
            let told = || told.chain(here).collect::<Vec<_>>();
            assert!(Instant::now() < until, "{} is stuck: {:#?}", table.id, told());
            sleep(Duration::from_millis(100));
        }
    }
}

fn show_logs(fleet: &Fleet) {
    for (number, node) in fleet.nodes().iter().enumerate() {
        let log = node.log();
        let lines: Vec<&str> = log.lines().collect();
        eprintln!("── node {number}\n{}", lines[lines.len().saturating_sub(LAST_LINES)..].join("\n"));
    }
}

#[test]
fn schedules_are_made_of_their_seed_and_show_every_fault() {
    let kinds = |bell: Bell| -> HashSet<_> {
        let schedules = (1..=SCHEDULES).map(Schedule::of).filter(|schedule| schedule.bell == bell);
        schedules.flat_map(|schedule| schedule.faults).map(|planned| discriminant(planned.fault)).collect()
    };
    assert_eq!((kinds(Bell::Nats).len(), kinds(Bell::Notify).len()), (8, 7), "NOTIFY needs no NATS");
    assert_eq!(Schedule::of(7), Schedule::of(7));
    println!("{}", Schedule::of(7));
}

fn discriminant(fault: Fault) -> std::mem::Discriminant<Fault> {
    std::mem::discriminant(&fault)
}
