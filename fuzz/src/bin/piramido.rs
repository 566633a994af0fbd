//! Random bytes drive the rules and the parsers of Piramido.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| fuzz::game::<games::piramido::Piramido>(bytes));
