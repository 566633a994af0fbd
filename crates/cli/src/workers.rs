//! Many pieces of work at a time, with a bar that shows how much is left: [`each`].

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::thread;

use anyhow::Result;
use indicatif::{ProgressBar, ProgressStyle};

/// No machine needs more threads.
const MOST: usize = 256;

/// How many threads that is: `jobs`, or one for each core.
pub fn count(jobs: Option<usize>) -> usize {
    let cores = || thread::available_parallelism().map_or(1, usize::from);
    jobs.unwrap_or_else(cores).clamp(1, MOST)
}

/// Does the pieces of work 0 to `count - 1` in `jobs` threads, or one for each core, and returns what they gave, in
/// order. The first error ends it. `noun` says what is counted, in the plural.
pub fn each<T: Send>(
    count: usize,
    jobs: Option<usize>,
    noun: &str,
    work: impl Fn(usize) -> Result<T> + Sync,
) -> Result<Vec<T>> {
    let style = ProgressStyle::with_template(&format!("{{bar:30}} {{pos}}/{{len}} {noun}, {{eta}} left"));
    let bar = ProgressBar::new(count as u64).with_style(style.expect("the template names known keys"));
    let (next, failed) = (AtomicUsize::new(0), AtomicBool::new(false));
    let done = Mutex::new(Vec::with_capacity(count));
    let error = Mutex::new(None);
    thread::scope(|scope| {
        for _ in 0..self::count(jobs).min(count) {
            scope.spawn(|| {
                while !failed.load(Ordering::Relaxed) {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= count {
                        return;
                    }
                    match work(number) {
                        Ok(result) => {
                            done.lock().expect("nobody panics with it").push((number, result));
                            bar.inc(1);
                        }
                        Err(found) => {
                            failed.store(true, Ordering::Relaxed);
                            *error.lock().expect("nobody panics with it") = Some(found);
                        }
                    }
                }
            });
        }
    });
    bar.finish_and_clear();
    if let Some(error) = error.into_inner().expect("nobody panics with it") {
        return Err(error);
    }
    let mut done = done.into_inner().expect("nobody panics with it");
    done.sort_by_key(|(number, _)| *number);
    Ok(done.into_iter().map(|(_, result)| result).collect())
}
