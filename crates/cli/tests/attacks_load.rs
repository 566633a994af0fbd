//! Attacks on what people share: processor, connections, tables, log and disk. Each is named after what it tries, runs
//! against the real binary over real sockets of this machine, and is bounded in number and time.
//!
//! While most of them last, people play at tables of their own, and the time is taken until an action is acknowledged
//! and a bot of level 2 has answered. With `--nocapture` the tests tell it; `PYRAMIDION_ATTACKED` names another binary
//! to attack, and `PYRAMIDION_ATTACKED_STRICT` holds the numbers of docs/performance.md, for which the tests' own
//! binary may be too slow.

mod attacks_load {
    pub mod harness;

    mod a_thousand_tables_of_bots;
    mod ask_for_long_replays;
    mod fill_the_disk;
    mod fill_the_log_with_chat;
    mod flood_the_lobby;
    mod hang_up_on_pictures;
    mod many_tables_with_the_strongest;
    mod nothing_at_all;
    mod read_nothing;
    mod read_the_files;
    mod say_hello_to_nobody;
    mod send_nonsense;
    mod silent_connections;
    mod spectators_who_ask;
    mod spend_the_others_messages;
    mod two_servers_one_file;
}
