//! Prints a game without the rest of the program, for those who draw one: `GAME PAPER INK LANGUAGE FILE [booklet] [PART…]`.

use std::error::Error;
use std::time::Instant;
use std::{env, fs};

use print::{Form, Order, print};

fn main() -> Result<(), Box<dyn Error>> {
    let words: Vec<String> = env::args().skip(1).collect();
    let [game, paper, ink, language, file, parts @ ..] = words.as_slice() else {
        return Err("expected GAME PAPER INK LANGUAGE FILE [booklet] [PART…]".into());
    };
    let (form, parts) = match parts {
        [form, parts @ ..] if form == "booklet" => (Form::Booklet, parts),
        parts => (Form::Pages, parts),
    };
    let order = Order {
        paper: paper.parse()?,
        ink: ink.parse()?,
        language: language.parse()?,
        form,
        parts: parts.iter().map(|part| part.parse()).collect::<Result<_, _>>()?,
        ..Order::new(game.as_str())
    };
    let begun = Instant::now();
    let printed = print(&order)?;
    fs::write(file, &printed.pdf)?;
    println!("{} pages, {} bytes, {:?}", printed.pages.len(), printed.pdf.len(), begun.elapsed());
    Ok(())
}
