//! A bot of an older commit, as a program for `pyramidion arena`: it speaks what `pyramidion bot` speaks, which that
//! commit did not know yet.

use std::error::Error;
use std::io::{self, BufRead, Write};
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use bots::{Bot, SearchContext, think};
use game::Record;
use rustix::time::{ClockId, clock_gettime};
use serde::{Deserialize, Serialize};

/// The same as in our binary: a tree search makes many small things.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

#[derive(Deserialize)]
struct Question {
    record: String,
    seed: u64,
}

#[derive(Serialize)]
struct Answer {
    action: String,
    micros: u128,
}

fn main() -> Result<(), Box<dyn Error>> {
    let name = std::env::args().nth(1).ok_or("found nothing, expected a bot: `past level:8`")?;
    let bot: Bot = name.parse()?;
    let mut out = io::stdout().lock();
    for line in io::stdin().lock().lines() {
        let question: Question = serde_json::from_str(&line?)?;
        let table = Record::read(question.record.as_bytes())?.play(games::GAMES)?;
        let stop = AtomicBool::new(false);
        let began = thread_time();
        let context = SearchContext { stop: &stop, seed: question.seed, threads: 1 };
        let advice = think(bot, &*table, context).ok_or("found nobody to act, expected a seat")?;
        let answer = Answer { action: advice.action, micros: (thread_time() - began).as_micros() };
        writeln!(out, "{}", serde_json::to_string(&answer)?)?;
    }
    Ok(())
}

/// The processor time of this thread.
fn thread_time() -> Duration {
    let time = clock_gettime(ClockId::ThreadCPUTime);
    Duration::new(time.tv_sec as u64, time.tv_nsec as u32)
}
