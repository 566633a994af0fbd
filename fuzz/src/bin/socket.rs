//! Random bytes as messages of a client to a table.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| table::fuzz::hear(bytes));
