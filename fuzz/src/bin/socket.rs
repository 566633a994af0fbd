//! Random bytes as messages of a client to a table of the server.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| server::fuzz::hear(bytes));
