//! What a server needs of the machine, read from `/proc`, and what this process may open.

use std::time::Duration;

/// What a process, or several, have used so far.
#[derive(Clone, Copy, Default, Debug)]
pub struct Usage {
    pub user: Duration,
    pub system: Duration,
    /// Memory in use, in bytes.
    pub memory: u64,
}

impl Usage {
    /// Of this process, where it can be known.
    pub fn of(pid: u32) -> Option<Self> {
        proc::of(pid)
    }

    /// Of all of these processes.
    pub fn of_all(pids: &[u32]) -> Option<Self> {
        pids.iter().map(|pid| Self::of(*pid)).sum()
    }

    /// Of a process and all that it has started, and those in their turn. What they share of memory is counted for each.
    pub fn of_family(pid: u32) -> Option<Self> {
        let family = proc::family(pid);
        // One that has just ended is not missed.
        Some(family.iter().filter_map(|pid| Self::of(*pid)).sum()).filter(|_| !family.is_empty())
    }
}

impl std::iter::Sum for Usage {
    fn sum<I: Iterator<Item = Self>>(all: I) -> Self {
        all.fold(Self::default(), |sum, one| Self {
            user: sum.user + one.user,
            system: sum.system + one.system,
            memory: sum.memory + one.memory,
        })
    }
}

/// The process that listens at this port of this machine, where it can be known.
pub fn listener(port: u16) -> Option<u32> {
    proc::listener(port)
}

/// Lets this process, and a server that it starts, open this many files.
#[cfg(unix)]
pub fn raise_files(needed: u64) -> anyhow::Result<()> {
    use anyhow::{Context, bail};
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let limit = getrlimit(Resource::Nofile);
    if limit.maximum.is_some_and(|most| most < needed) {
        let most = limit.maximum.unwrap_or_default();
        bail!(
            "{needed} open files are needed for these connections, and a process may open {most} here (ulimit -Hn)"
        );
    }
    if limit.current.is_some_and(|now| now < needed) {
        let raised = Rlimit { current: limit.maximum.or(Some(needed)), maximum: limit.maximum };
        setrlimit(Resource::Nofile, raised).context("more open files (ulimit -n)")?;
    }
    Ok(())
}

#[cfg(not(unix))]
pub fn raise_files(_needed: u64) -> anyhow::Result<()> {
    Ok(())
}

/// How busy the machine was in the last minute.
pub fn load_average() -> Option<f64> {
    std::fs::read_to_string("/proc/loadavg").ok()?.split(' ').next()?.parse().ok()
}

#[cfg(target_os = "linux")]
mod proc {
    use std::fs;
    use std::time::Duration;

    use super::Usage;

    /// What a process has used so far.
    pub fn of(pid: u32) -> Option<Usage> {
        let stat = fs::read_to_string(format!("/proc/{pid}/stat")).ok()?;
        // The name of the program, in parentheses, may hold anything.
        let fields: Vec<&str> = stat.rsplit_once(") ")?.1.split(' ').collect();
        let ticks = |field: usize| fields.get(field)?.parse::<f64>().ok();
        let time =
            |ticks: f64| Duration::from_secs_f64(ticks / rustix::param::clock_ticks_per_second() as f64);
        let status = fs::read_to_string(format!("/proc/{pid}/status")).ok()?;
        let memory = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
        let kilobytes: u64 = memory.trim().strip_suffix(" kB")?.parse().ok()?;
        Some(Usage { user: time(ticks(11)?), system: time(ticks(12)?), memory: kilobytes << 10 })
    }

    /// A process and all that it has started, and those in their turn.
    pub fn family(pid: u32) -> Vec<u32> {
        let parent = |pid: u32| -> Option<u32> {
            let stat = fs::read_to_string(format!("/proc/{pid}/stat")).ok()?;
            stat.rsplit_once(") ")?.1.split(' ').nth(1)?.parse().ok()
        };
        let all = fs::read_dir("/proc").into_iter().flatten();
        let all = all.filter_map(|entry| entry.ok()?.file_name().to_str()?.parse().ok());
        let parents: Vec<(u32, u32)> = all.filter_map(|pid| Some((pid, parent(pid)?))).collect();
        let mut family: Vec<u32> =
            parents.iter().map(|(pid, _)| *pid).filter(|known| *known == pid).collect();
        let mut next = 0;
        while let Some(member) = family.get(next).copied() {
            family.extend(parents.iter().filter(|(_, parent)| *parent == member).map(|(pid, _)| *pid));
            next += 1;
        }
        family
    }

    /// The process that listens at this port.
    pub fn listener(port: u16) -> Option<u32> {
        let socket = ["/proc/net/tcp", "/proc/net/tcp6"].iter().find_map(|path| socket(path, port))?;
        let link = format!("socket:[{socket}]");
        let pids =
            fs::read_dir("/proc").ok()?.filter_map(|entry| entry.ok()?.file_name().to_str()?.parse().ok());
        pids.into_iter().find(|pid: &u32| {
            let Ok(files) = fs::read_dir(format!("/proc/{pid}/fd")) else { return false };
            files
                .filter_map(|file| fs::read_link(file.ok()?.path()).ok())
                .any(|found| found.as_os_str() == &*link)
        })
    }

    /// The number of the socket that listens at this port.
    fn socket(path: &str, port: u16) -> Option<String> {
        const LISTENS: &str = "0A";
        let wanted = format!(":{port:04X}");
        fs::read_to_string(path).ok()?.lines().find_map(|line| {
            let fields: Vec<&str> = line.split_whitespace().collect();
            let fits = fields.get(1)?.ends_with(&wanted) && *fields.get(3)? == LISTENS;
            fits.then(|| fields.get(9).map(|inode| (*inode).to_owned()))?
        })
    }
}

#[cfg(not(target_os = "linux"))]
mod proc {
    use super::Usage;

    pub fn of(_pid: u32) -> Option<Usage> {
        None
    }

    pub fn listener(_port: u16) -> Option<u32> {
        None
    }

    pub fn family(_pid: u32) -> Vec<u32> {
        Vec::new()
    }
}
