//! Random bytes drive the rules and the parsers of Sakkara.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| fuzz::game::<games::sakkara::Sakkara>(bytes));
