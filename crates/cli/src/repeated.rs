//! A trouble that repeats itself is told once a minute: a disk that is full must not be filled with lines that say so.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use tracing::callsite::Identifier;
use tracing::{Event, Level, Metadata};
use tracing_subscriber::layer::{Context, Filter};

/// How long a trouble is not told again.
const SILENCE: Duration = Duration::from_mins(1);

/// Lets each warning and error pass once a minute, by the place in the program from which it comes.
#[derive(Debug, Default)]
pub struct OnceAMinute(Mutex<HashMap<Identifier, Instant>>);

impl OnceAMinute {
    /// Whether what is told from this place now is told for the first time in a while.
    fn admits(&self, place: Identifier, now: Instant) -> bool {
        let mut told = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let is_new = told.get(&place).is_none_or(|last| now.duration_since(*last) >= SILENCE);
        if is_new {
            told.insert(place, now);
        }
        is_new
    }
}

impl<S> Filter<S> for OnceAMinute {
    fn enabled(&self, _: &Metadata<'_>, _: &Context<'_, S>) -> bool {
        true
    }

    fn event_enabled(&self, event: &Event<'_>, _: &Context<'_, S>) -> bool {
        let metadata = event.metadata();
        *metadata.level() > Level::WARN || self.admits(metadata.callsite(), Instant::now())
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::sync::atomic::{AtomicUsize, Ordering};

    use tracing_subscriber::Layer;
    use tracing_subscriber::layer::SubscriberExt;

    use super::*;

    /// Counts the lines that pass.
    #[derive(Clone, Default)]
    struct Lines(Arc<AtomicUsize>);

    impl<S: tracing::Subscriber> Layer<S> for Lines {
        fn on_event(&self, _: &Event<'_>, _: Context<'_, S>) {
            self.0.fetch_add(1, Ordering::Relaxed);
        }
    }

    #[test]
    fn a_trouble_is_told_once_and_everything_else_as_often_as_it_happens() {
        let lines = Lines::default();
        let log = tracing_subscriber::registry().with(lines.clone().with_filter(OnceAMinute::default()));
        tracing::subscriber::with_default(log, || {
            for number in 0..10 {
                tracing::warn!(number, "the disk is full");
                tracing::error!(number, "a bot panicked");
                tracing::info!(number, "a table was made");
            }
        });
        assert_eq!(lines.0.load(Ordering::Relaxed), 1 + 1 + 10);
    }
}
