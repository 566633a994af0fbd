//! The messages as TypeScript types, for the page. Start at [`source`].

use ts_rs::{Config, TS, TypeVisitor};

use crate::{
    AnalysisStatus, Begin, ClientMsg, Created, GameInfo, Health, Lobby, Problem, Replay, ServerMsg, Sit,
    VERSION, Whose,
};

/// The file `web/src/lib/protocol.ts`.
pub fn source() -> String {
    let mut file = File { config: Config::new().with_large_int("number"), known: Vec::new() };
    file.add::<ClientMsg>();
    file.add::<ServerMsg>();
    file.add::<GameInfo>();
    file.add::<Begin>();
    file.add::<Created>();
    file.add::<Sit>();
    file.add::<Whose>();
    file.add::<Lobby>();
    file.add::<Replay>();
    file.add::<AnalysisStatus>();
    file.add::<Health>();
    file.add::<Problem>();
    let mut text = String::from(
        "// What the page and the server say to each other. Made by `cargo xtask codegen` from crates/protocol: do not edit.\n\n",
    );
    text.push_str(&format!("export const VERSION = {VERSION};\n"));
    file.known.sort();
    for (_, declaration) in &file.known {
        text.push_str(&format!("\n{declaration}\n"));
    }
    text
}

struct File {
    config: Config,
    /// The declarations by name.
    known: Vec<(String, String)>,
}

impl File {
    fn add<T: TS + 'static + ?Sized>(&mut self) {
        let name = T::ident(&self.config);
        if T::output_path().is_none() || self.known.iter().any(|(known, _)| *known == name) {
            return;
        }
        let docs = T::docs().unwrap_or_default();
        self.known.push((name, format!("{docs}export {}", T::decl(&self.config))));
        T::visit_dependencies(self);
    }
}

impl TypeVisitor for File {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        self.add::<T>();
    }
}
