//! The TypeScript types of the page are those of the messages.

use protocol::{
    AnalysisStatus, AskedPosition, ClientMsg, Created, GameInfo, Health, LARGEST_MESSAGE, LONGEST_CHAT,
    LONGEST_NAME, Lobby, NewTable, Position, Problem, Refusal, Replay, Seated, ServerMsg, Sit, ThinkingOn,
    VERSION,
};
use typescript::Module;

#[test]
fn the_page_knows_the_messages() {
    let mut module = Module::new("What the page and the server say to each other.", "crates/protocol");
    module.constant("The version of the protocol, in every message.", "VERSION", VERSION);
    module.constant(
        "The largest message that a client may send, in bytes.",
        "LARGEST_MESSAGE",
        LARGEST_MESSAGE,
    );
    module.constant("The most characters of a name.", "LONGEST_NAME", LONGEST_NAME);
    module.constant("The most characters of a line of chat.", "LONGEST_CHAT", LONGEST_CHAT);
    module.list::<Refusal>("Every kind of refusal.", "REFUSALS");
    module.add::<ClientMsg>();
    module.add::<ServerMsg>();
    module.add::<GameInfo>();
    module.add::<NewTable>();
    module.add::<Created>();
    module.add::<Sit>();
    module.add::<Seated>();
    module.add::<Lobby>();
    module.add::<Replay>();
    module.add::<AnalysisStatus>();
    module.add::<ThinkingOn>();
    module.add::<AskedPosition>();
    module.add::<Position>();
    module.add::<Health>();
    module.add::<Problem>();
    typescript::check("protocol.ts", &module.text());
}
