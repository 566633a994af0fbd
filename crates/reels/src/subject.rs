//! Pictures by the text of their subject: [`draw`], for callers that know nothing of the game.

use game::{ParseError, Scan};
use piramido::{Colour, Passage, Slide, Step};

use crate::error::Error;
use crate::scene::Picture;
use crate::sent::{View, picture};

/// Draws what a subject says, as [`piramido::subject`] writes it: `red h4`, `blue S<`, `blue -`. The seed decides all
/// that the subject does not say.
pub fn draw(subject: &str, seed: u64, view: View) -> Result<Vec<u8>, Error> {
    let (shown, colour) = read(subject).map_err(Error::Subject)?;
    picture(shown, colour, seed, view)
}

/// Whether a subject can be drawn, without drawing it.
pub fn check(subject: &str) -> Result<(), Error> {
    match read(subject).map_err(Error::Subject)? {
        (Picture::Step(step), _) if step.sign().is_none() => Err(Error::NoSuchStep { step }),
        _ => Ok(()),
    }
}

fn read(subject: &str) -> Result<(Picture, Colour), ParseError> {
    let mut scan = Scan::new(subject);
    let colour = Colour::read(&mut scan)?;
    scan.expect(" ")?;
    let shown = match scan.peek() {
        Some('a'..='z') => Picture::Step(Step::read(&mut scan)?),
        Some('A'..='Z' | '-') => Picture::Passage(Passage::read(&mut scan)?),
        _ => return Err(scan.error("a step such as `h4` or a passage such as `S<`")),
    };
    scan.end()?;
    Ok((shown, colour))
}

#[cfg(test)]
mod tests {
    use piramido::{Side, Sign, subject};

    use super::*;

    #[test]
    fn every_subject_is_read_as_it_was_written() {
        let passages = Sign::ALL
            .into_iter()
            .flat_map(|sign| [Side::Left, Side::Right].map(|side| Passage(Some((sign, side)))));
        for colour in Colour::ALL {
            for step in Step::all() {
                assert_eq!(read(&subject(step, colour)), Ok((Picture::Step(step), colour)));
            }
            for passage in passages.clone().chain([Passage::BARE]) {
                assert_eq!(read(&subject(passage, colour)), Ok((Picture::Passage(passage), colour)));
            }
        }
    }

    #[test]
    fn what_is_not_a_subject_is_refused() {
        for (text, error) in [
            ("", "column 1: found nothing, expected `red`, `blue` or `yellow`"),
            ("green h4", "column 1: found `green h4`, expected `red`, `blue` or `yellow`"),
            ("redh4", "column 4: found `h4`, expected ` `"),
            ("red ", "column 5: found nothing, expected a step such as `h4` or a passage such as `S<`"),
            ("red k3", "column 5: found `k3`, expected a step from `a1` to `i9`"),
            ("blue X<", "column 6: found `X<`, expected one of `K`, `E`, `S`, `F`, `L`, `U`, `W` or `-`"),
            ("blue S", "column 7: found nothing, expected `<` or `>`"),
            ("red h43", "column 7: found `3`, expected nothing more"),
        ] {
            let found = draw(text, 1, View::Pair).unwrap_err();
            assert_eq!(check(text).as_ref(), Err(&found));
            assert_eq!(found.to_string(), format!("the subject of a picture cannot be read: {error}"));
        }
        for (text, step) in [("red e5", Step::TOP), ("blue a1", Step::at(0, 0))] {
            assert_eq!(draw(text, 1, View::Pair), Err(Error::NoSuchStep { step }));
            assert_eq!(check(text), Err(Error::NoSuchStep { step }));
        }
    }

    #[test]
    fn a_subject_is_drawn_as_the_picture_that_it_names() {
        for (text, shown) in
            [("red h4", Picture::Step(Step::at(7, 3))), ("blue -", Picture::Passage(Passage::BARE))]
        {
            let colour = if text.starts_with("red") { Colour::Red } else { Colour::Blue };
            assert_eq!(check(text), Ok(()));
            let drawn = draw(text, 7, View::Glance);
            assert!(drawn.is_ok() && drawn == picture(shown, colour, 7, View::Glance), "{text}");
        }
    }
}
