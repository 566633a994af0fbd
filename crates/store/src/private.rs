//! The files of a SQLite database: for the owner's eyes alone, and for one server at a time.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, Read, Seek, Write};
use std::path::{Path, PathBuf};

use crate::OpenError;

/// How much is written to see whether the disk takes anything, in bytes: more than one append usually needs.
const PROBE: usize = 64 << 10;

/// The right to serve a database, until it is dropped or the process ends, however that comes.
pub(crate) struct Lock(#[allow(dead_code, reason = "it is the open file that locks")] File);

/// Locks a database for this process.
pub(crate) fn lock(database: &Path) -> Result<Lock, OpenError> {
    let name = database.display().to_string();
    let unavailable =
        |error: io::Error| OpenError::Unavailable { database: name.clone(), reason: error.to_string() };
    make_directory(database).map_err(unavailable)?;
    // However it is called, it is the same file.
    let path = beside(&fs::canonicalize(database).unwrap_or_else(|_| database.to_owned()), "-lock");
    let mut options = OpenOptions::new();
    let mut file = for_owner(options.read(true).write(true).create(true).truncate(false))
        .open(&path)
        .map_err(unavailable)?;
    match file.try_lock() {
        Ok(()) => {
            file.set_len(0).map_err(unavailable)?;
            write!(file, "{}", std::process::id()).map_err(unavailable)?;
            Ok(Lock(file))
        }
        Err(TryLockError::WouldBlock) => {
            let mut process = String::new();
            let read = file.rewind().and_then(|()| file.read_to_string(&mut process));
            let process = read.ok().and_then(|_| process.trim().parse().ok());
            Err(OpenError::InUse { database: name, process })
        }
        // A file system without locks: those who have one know that they must not start two servers.
        Err(TryLockError::Error(error)) if error.kind() == io::ErrorKind::Unsupported => Ok(Lock(file)),
        Err(TryLockError::Error(error)) => Err(unavailable(error)),
    }
}

/// Makes the directory of a database if there is none, and the file, both for nobody but the owner; takes from others
/// what they could do with them before.
pub(crate) fn make_private(database: &Path) -> io::Result<()> {
    make_directory(database)?;
    match for_owner(OpenOptions::new().write(true).create_new(true)).open(database) {
        Err(error) if error.kind() != io::ErrorKind::AlreadyExists => return Err(error),
        _ => {}
    }
    // Another user's database is that user's business. SQLite makes its other files like this one.
    for path in ["", "-wal", "-shm"].map(|suffix| beside(database, suffix)) {
        restrict(&path, 0o600);
    }
    if let Some(directory) = database.parent()
        && is_ours_alone(directory, database)
    {
        restrict(directory, 0o700);
    }
    Ok(())
}

/// Whether something can be written beside the database.
pub(crate) fn probe(database: &Path) -> io::Result<()> {
    let path = beside(database, "-probe");
    let mut options = OpenOptions::new();
    let written =
        for_owner(options.write(true).create(true).truncate(true)).open(&path).and_then(|mut file| {
            file.write_all(&vec![0; PROBE])?;
            file.sync_all()
        });
    let removed = fs::remove_file(&path);
    written.and(removed)
}

/// Another file that belongs to a database.
pub(crate) fn beside(database: &Path, suffix: &str) -> PathBuf {
    let mut name = database.as_os_str().to_owned();
    name.push(suffix);
    name.into()
}

fn make_directory(database: &Path) -> io::Result<()> {
    let Some(directory) = database.parent() else { return Ok(()) };
    let mut builder = fs::DirBuilder::new();
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.recursive(true).create(directory)
}

/// Whether nothing but the database is in the directory: then it was made for it.
fn is_ours_alone(directory: &Path, database: &Path) -> bool {
    let (Ok(entries), Some(own)) = (fs::read_dir(directory), database.file_name()) else { return false };
    let own = own.as_encoded_bytes();
    entries
        .into_iter()
        .all(|entry| entry.is_ok_and(|entry| entry.file_name().as_encoded_bytes().starts_with(own)))
}

fn for_owner(options: &mut OpenOptions) -> &mut OpenOptions {
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(options, 0o600);
    options
}

/// Takes all rights from others, as far as we may.
fn restrict(path: &Path, mode: u32) {
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let open = |found: &fs::Metadata| found.permissions().mode() & 0o077 != 0;
        if fs::metadata(path).as_ref().is_ok_and(open) {
            let _ = fs::set_permissions(path, fs::Permissions::from_mode(mode));
        }
    }
    #[cfg(not(unix))]
    let _ = (path, mode);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_at_a_time_has_the_lock_and_the_other_learns_who() {
        let directory = tempfile::tempdir().expect("a temporary directory");
        let path = directory.path().join("new").join("tables.db");
        let first = lock(&path).expect("nobody has it");
        let error = lock(&path).err().expect("somebody has it");
        let process = Some(std::process::id());
        assert_eq!(error, OpenError::InUse { database: path.display().to_string(), process });
        drop(first);
        assert!(lock(&path).is_ok());
    }

    #[cfg(unix)]
    #[test]
    fn nobody_but_the_owner_can_read_a_database() {
        use std::os::unix::fs::PermissionsExt;
        let directory = tempfile::tempdir().expect("a temporary directory");
        let mode = |path: &Path| fs::metadata(path).expect("it is there").permissions().mode() & 0o777;
        let (new, shared) = (directory.path().join("new"), directory.path().join("shared"));
        fs::create_dir(&shared).expect("a directory");
        fs::write(shared.join("letter"), "Dear Anna").expect("a file");
        fs::write(shared.join("tables.db"), "").expect("a file");
        for path in [&shared, &shared.join("tables.db")] {
            fs::set_permissions(path, fs::Permissions::from_mode(0o755)).expect("it is ours");
        }
        for folder in [&new, &shared] {
            make_private(&folder.join("tables.db")).expect("it can be made");
            assert_eq!(mode(&folder.join("tables.db")), 0o600);
            probe(&folder.join("tables.db")).expect("there is room");
        }
        assert_eq!((mode(&new), mode(&shared)), (0o700, 0o755), "what is shared stays so");
    }
}
