//! How long the processor has worked for this thread, which a busy machine does not make longer: [`thread_time`].

use std::time::Duration;

use rustix::time::{ClockId, clock_gettime};

/// Since the thread began; the difference of two counts.
pub fn thread_time() -> Duration {
    let time = clock_gettime(ClockId::ThreadCPUTime);
    Duration::new(time.tv_sec as u64, time.tv_nsec as u32)
}
