//! The page draws the signs with the same outlines as the pictures.

use std::fmt::Write;

use piramido::Sign;
use reels::signs::outline;

#[test]
fn the_page_knows_the_outlines_of_the_signs() {
    let mut text = "// The seven hieroglyphs, 100 by 100, to be filled by the even-odd rule.\n\
         // Made from crates/reels/src/signs.rs by `cargo xtask codegen`: change them there.\n\
         import type { Sign } from './types';\n\n\
         export const OUTLINES: Record<Sign, { path: string; pigment: string }> = {\n"
        .to_owned();
    for sign in Sign::ALL {
        let (letter, outline) = (sign.letter(), outline(sign));
        let _ = writeln!(text, "{letter}: {{ path: '{}', pigment: '{}' }},", outline.path, outline.pigment);
    }
    text.push_str("};\n");
    typescript::check("games/piramido/outlines.ts", &text);
}
