//! The messages as TypeScript types, for the page. Start at [`source`].

use ts_rs::{Config, TS, TypeVisitor};

use crate::layout::pretty;
use crate::{
    AnalysisStatus, Begin, ClientMsg, Created, GameInfo, Health, LARGEST_MESSAGE, LONGEST_CHAT, LONGEST_NAME,
    Lobby, Problem, Replay, Seated, ServerMsg, Sit, VERSION,
};

/// The text of `web/src/lib/protocol.ts`.
pub fn source() -> String {
    let mut file = File { config: Config::new().with_large_int("number"), known: Vec::new() };
    file.add::<ClientMsg>();
    file.add::<ServerMsg>();
    file.add::<GameInfo>();
    file.add::<Begin>();
    file.add::<Created>();
    file.add::<Sit>();
    file.add::<Seated>();
    file.add::<Lobby>();
    file.add::<Replay>();
    file.add::<AnalysisStatus>();
    file.add::<Health>();
    file.add::<Problem>();
    let mut text = String::from(
        "// What the page and the server say to each other.\n\
         // Made from crates/protocol by `cargo xtask codegen`: change it there.\n\n",
    );
    text.extend(
        CONSTANTS.map(|(name, value, about)| format!("/** {about} */\nexport const {name} = {value};\n")),
    );
    text.push_str(MESSAGE);
    file.known.sort();
    text.extend(file.known.into_iter().flat_map(|(_, declaration)| ["\n".to_owned(), declaration]));
    text
}

/// The numbers that clients need, with what they say.
const CONSTANTS: [(&str, usize, &str); 4] = [
    ("VERSION", VERSION as usize, "The version of the protocol, in every message."),
    ("LARGEST_MESSAGE", LARGEST_MESSAGE, "The largest message that a client may send, in bytes."),
    ("LONGEST_NAME", LONGEST_NAME, "The most characters of a name."),
    ("LONGEST_CHAT", LONGEST_CHAT, "The most characters of a line of chat."),
];

const MESSAGE: &str = "
/** A message with the version of the protocol, as it goes over the socket. */
export type Message<T> = { v: number } & T;
";

struct File {
    config: Config,
    /// The declarations by name.
    known: Vec<(String, String)>,
}

impl File {
    fn add<T: TS + 'static + ?Sized>(&mut self) {
        // Only our own types are declared; what TypeScript knows has no path.
        if T::output_path().is_none() {
            return;
        }
        let name = T::ident(&self.config);
        if self.known.iter().any(|(known, _)| *known == name) {
            return;
        }
        let docs = T::docs().unwrap_or_default();
        self.known.push((name, pretty(&docs, &T::decl(&self.config))));
        T::visit_dependencies(self);
    }
}

impl TypeVisitor for File {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        self.add::<T>();
    }
}
