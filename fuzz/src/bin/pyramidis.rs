//! Random bytes drive the rules and the parsers of Pyramidis.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| fuzz::game::<games::pyramidis::Pyramidis>(bytes));
