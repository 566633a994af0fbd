//! Python with the packages that the tests need, in an environment of its own below the target directory.

use std::fs;
use std::path::PathBuf;

use anyhow::{Result, bail};

use crate::run::{Debian, installing, program, target};

/// What is installed from the registry of Python, once: what asks the API, what the example speaks by, what knows how
/// words are spelt.
const PACKAGES: [&str; 4] =
    ["schemathesis==4.32.5", "hypothesis==6.170.15", "websockets==17.4", "typos==1.51.1"];

/// Debian's Python comes without environments.
const PYTHON: Debian = Debian {
    here: "python3 -c 'import ensurepip, venv'",
    packages: "python3 python3-venv",
    wanted: "the tests need Python: install python3 and python3-venv",
};

/// Where the environment lies, made if it is missing.
pub fn environment() -> Result<PathBuf> {
    let place = target().join("python");
    let mark = place.join("installed");
    let wanted = PACKAGES.join(" ");
    if fs::read_to_string(&mark).is_ok_and(|installed| installed == wanted) {
        return Ok(place);
    }
    PYTHON.needed()?;
    installing(&wanted, "PyPI", "target/python");
    let made = program("python3").args(["-m", "venv"]).args([&place]).step("python: make an environment");
    let installed = made.and_then(|()| {
        let python = place.join("bin/python");
        let install = program(&python.to_string_lossy()).args(["-m", "pip", "install", "--quiet"]);
        install.args(PACKAGES).step("python: install packages")
    });
    if installed.is_err() {
        bail!("the tests need {wanted} from PyPI");
    }
    fs::write(mark, wanted)?;
    Ok(place)
}
