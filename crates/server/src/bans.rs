//! Addresses that the owner does not want: [`Bans`]. They are kept in a file, one a line, so that they outlive the
//! server and can be read without it.

use std::collections::BTreeMap;
use std::fs::{self, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use protocol::Millis;

use crate::limits::Network;

/// Who is banned, and until when.
#[derive(Debug, Default)]
pub struct Bans {
    file: Option<PathBuf>,
    banned: Mutex<BTreeMap<Network, Option<Millis>>>,
}

/// A ban that holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ban {
    /// Who.
    pub network: Network,
    /// Until when; for ever if left out.
    pub until: Option<Millis>,
}

impl Bans {
    /// Those of a file, which need not be there.
    pub fn read(file: PathBuf) -> io::Result<Self> {
        let text = match fs::read_to_string(&file) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => String::new(),
            read => read?,
        };
        let mut banned = BTreeMap::new();
        for (number, line) in text.lines().enumerate() {
            let wrong = || {
                let text = format!("line {}: found `{line}`, expected an address and a time", number + 1);
                io::Error::new(io::ErrorKind::InvalidData, text)
            };
            let (address, until) = line.split_once(' ').unwrap_or((line, ""));
            let network = address.parse().map(Network::of).map_err(|_| wrong())?;
            let until = (!until.is_empty()).then(|| until.parse()).transpose().map_err(|_| wrong())?;
            banned.insert(network, until);
        }
        Ok(Self { file: Some(file), banned: Mutex::new(banned) })
    }

    /// Whether somebody is banned at this time.
    pub fn holds(&self, network: Network, now: Millis) -> bool {
        let banned = self.banned.lock().unwrap_or_else(PoisonError::into_inner);
        banned.get(&network).is_some_and(|until| until.is_none_or(|until| now < until))
    }

    /// Bans somebody.
    pub fn ban(&self, network: Network, until: Option<Millis>) -> io::Result<()> {
        self.change(|banned| {
            banned.insert(network, until);
        })
    }

    /// Lifts a ban; tells whether there was one.
    pub fn lift(&self, network: Network) -> io::Result<bool> {
        let mut was = false;
        self.change(|banned| was = banned.remove(&network).is_some())?;
        Ok(was)
    }

    /// All that hold at this time.
    pub fn all(&self, now: Millis) -> Vec<Ban> {
        let banned = self.banned.lock().unwrap_or_else(PoisonError::into_inner);
        let all = banned.iter().map(|(network, until)| Ban { network: *network, until: *until });
        all.filter(|ban| ban.until.is_none_or(|until| now < until)).collect()
    }

    /// Changes the list, and writes it before it holds.
    fn change(&self, change: impl FnOnce(&mut BTreeMap<Network, Option<Millis>>)) -> io::Result<()> {
        let mut banned = self.banned.lock().unwrap_or_else(PoisonError::into_inner);
        let mut next = banned.clone();
        change(&mut next);
        if let Some(file) = &self.file {
            write(file, &next)?;
        }
        *banned = next;
        Ok(())
    }
}

fn write(file: &Path, banned: &BTreeMap<Network, Option<Millis>>) -> io::Result<()> {
    let line = |(network, until): (&Network, &Option<Millis>)| match until {
        Some(until) => format!("{network} {until}\n"),
        None => format!("{network}\n"),
    };
    let text: String = banned.iter().map(line).collect();
    let beside = file.with_extension("new");
    let mut options = OpenOptions::new();
    options.write(true).create(true).truncate(true);
    // Addresses of people are for the owner alone.
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(&beside)?.write_all(text.as_bytes())?;
    fs::rename(beside, file)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bans_are_kept_until_they_are_lifted_or_over() {
        let directory = tempfile::tempdir().unwrap();
        let file = directory.path().join("bans");
        let network = |address: &str| Network::of(address.parse().unwrap());
        let (one, other) = (network("192.0.2.1"), network("2001:db8::7"));
        let bans = Bans::read(file.clone()).unwrap();
        bans.ban(one, None).unwrap();
        bans.ban(other, Some(100)).unwrap();
        let bans = Bans::read(file.clone()).unwrap();
        assert!(bans.holds(one, 1_000) && bans.holds(other, 99) && !bans.holds(other, 100));
        assert!(bans.holds(network("2001:db8::8"), 0), "a household is banned as one");
        assert_eq!(bans.all(100), [Ban { network: one, until: None }]);
        assert!(bans.lift(one).unwrap() && !bans.lift(one).unwrap());
        assert!(!Bans::read(file.clone()).unwrap().holds(one, 0));
        fs::write(&file, "192.0.2.1\nnobody\n").unwrap();
        let error = Bans::read(file).unwrap_err().to_string();
        assert_eq!(error, "line 2: found `nobody`, expected an address and a time");
    }
}
