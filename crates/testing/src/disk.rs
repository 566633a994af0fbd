//! A small disk, which can be filled: [`Disk`].

use std::fs::File;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Command;

use tempfile::{TempDir, tempdir};

/// A small file system, unmounted when it is dropped.
pub struct Disk(TempDir);

impl Disk {
    /// One of this size, if we may mount one.
    pub fn of_megabytes(size: u32) -> Option<Self> {
        let directory = tempdir().ok()?;
        let mount = Command::new("mount")
            .args(["-t", "tmpfs", "-o", &format!("size={size}m"), "tmpfs"])
            .arg(directory.path())
            .output();
        mount.is_ok_and(|output| output.status.success()).then_some(Self(directory))
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        self.0.path()
    }

    /// Writes a file that leaves no room.
    pub fn fill(&self) -> PathBuf {
        let path = self.path().join("ballast");
        let mut file = File::create(&path).expect("a file");
        for size in [1 << 20, 512] {
            while file.write_all(&vec![0; size]).is_ok() {}
        }
        path
    }
}

impl Drop for Disk {
    fn drop(&mut self) {
        // Lazily: the server may still be closing its files.
        let _ = Command::new("umount").arg("-l").arg(self.path()).output();
    }
}
