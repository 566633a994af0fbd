//! Names and other texts of people, made harmless for those who read them: [`name`], [`tidy`]; and names that look the
//! same: [`alike`].

use unicode_normalization::char::is_combining_mark;
use unicode_security::skeleton;

/// How many marks may be heaped on one letter: no language has more, and towers of them cover what stands around.
const MOST_MARKS: usize = 4;

/// A name for others to read, on one line, without a wide gap.
pub(crate) fn name(text: &str, longest: usize) -> Option<String> {
    let text = tidy(text, usize::MAX)?;
    let words: Vec<&str> = text.split(' ').filter(|word| !word.is_empty()).collect();
    tidy(&words.join(" "), longest)
}

/// A text for others to read: without what cannot be seen or would turn round what stands beside it, and not too long.
/// Nothing if nothing can be seen of it.
pub(crate) fn tidy(text: &str, longest: usize) -> Option<String> {
    let mut tidied = String::with_capacity(text.len());
    let (mut marks, mut joiner) = (0, None);
    for letter in text.chars() {
        let letter = if letter.is_control() || letter.is_whitespace() { ' ' } else { letter };
        if is_joiner(letter) {
            joiner = Some(letter).filter(|_| tidied.chars().next_back().is_some_and(|last| last != ' '));
        } else if !is_invisible(letter) {
            marks = if is_combining_mark(letter) { marks + 1 } else { 0 };
            if marks <= MOST_MARKS {
                // What joins letters, or parts of a picture, is kept between them and nowhere else.
                tidied.extend(joiner.take().filter(|_| letter != ' '));
                tidied.push(letter);
            }
        }
    }
    let text = tidied.trim();
    let can_be_seen = |letter: char| letter != ' ' && !is_joiner(letter) && !is_combining_mark(letter);
    (text.chars().any(can_be_seen) && text.chars().count() <= longest).then(|| text.to_owned())
}

/// For each name another one that looks the same or nearly, by its number.
pub(crate) fn alike(names: &[Option<&str>]) -> Vec<Option<usize>> {
    let looks: Vec<Option<[String; 2]>> = names.iter().map(|name| name.map(look)).collect();
    let is_like =
        |one: &[String; 2], other: &[String; 2]| one.iter().zip(other).any(|(one, other)| one == other);
    let like = |number: usize| {
        let own = looks[number].as_ref()?;
        let mut others = looks.iter().enumerate().filter(|(other, _)| *other != number);
        others.find(|(_, look)| look.as_ref().is_some_and(|look| is_like(own, look))).map(|(other, _)| other)
    };
    (0..names.len()).map(like).collect()
}

/// What a name looks like, whatever letters it is made of: once by its capitals, in which `I` is like `l`, and once
/// without.
fn look(name: &str) -> [String; 2] {
    let plain = |text: &str| {
        let text: String = skeleton(text).flat_map(char::to_lowercase).collect();
        let letters: String = text.chars().filter(|letter| letter.is_alphanumeric()).collect();
        if letters.is_empty() { text } else { letters }
    };
    [plain(name), plain(&name.to_lowercase())]
}

/// Joins what stands before and after it: letters of some scripts, parts of a picture; or chooses between two pictures.
fn is_joiner(letter: char) -> bool {
    matches!(letter, '\u{200c}' | '\u{200d}' | '\u{fe00}'..='\u{fe0f}')
}

/// Whether nothing is seen of it but what it does to others: it turns the direction of text, hides, or only takes room.
fn is_invisible(letter: char) -> bool {
    UNSEEN.iter().any(|(first, last)| (*first..=*last).contains(&letter)) || is_blank(letter)
}

/// What Unicode 18.0 says is for formatting (`General_Category=Cf`), or not shown where it has no effect
/// (`Default_Ignorable_Code_Point`), and what everybody may use as they like: as ranges.
const UNSEEN: [(char, char); 28] = [
    ('\u{ad}', '\u{ad}'),
    ('\u{34f}', '\u{34f}'),
    ('\u{600}', '\u{605}'),
    ('\u{61c}', '\u{61c}'),
    ('\u{6dd}', '\u{6dd}'),
    ('\u{70f}', '\u{70f}'),
    ('\u{890}', '\u{891}'),
    ('\u{8e2}', '\u{8e2}'),
    ('\u{115f}', '\u{1160}'),
    ('\u{17b4}', '\u{17b5}'),
    ('\u{180b}', '\u{180f}'),
    ('\u{200b}', '\u{200f}'),
    ('\u{202a}', '\u{202e}'),
    ('\u{2060}', '\u{206f}'),
    ('\u{3164}', '\u{3164}'),
    ('\u{fe00}', '\u{fe0f}'),
    ('\u{feff}', '\u{feff}'),
    ('\u{ffa0}', '\u{ffa0}'),
    ('\u{fff0}', '\u{fffb}'),
    ('\u{110bd}', '\u{110bd}'),
    ('\u{110cd}', '\u{110cd}'),
    ('\u{13430}', '\u{1343f}'),
    ('\u{1bca0}', '\u{1bca3}'),
    ('\u{1d173}', '\u{1d17a}'),
    ('\u{e0000}', '\u{e0fff}'),
    // For private use.
    ('\u{e000}', '\u{f8ff}'),
    ('\u{f0000}', '\u{ffffd}'),
    ('\u{100000}', '\u{10ffff}'),
];

/// Whether it counts as a letter or a sign and is not to be seen all the same, or is not a character.
fn is_blank(letter: char) -> bool {
    matches!(letter, '\u{2800}' | '\u{16fe4}' | '\u{1d159}' | '\u{fffc}')
        || matches!(u32::from(letter) & 0xffff, 0xfffe | 0xffff)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_harmless() {
        for (text, expected) in [
            (" Anna ", Some("Anna")),
            ("Anna \t\u{a0}  Maria", Some("Anna Maria")),
            ("Anna\u{202e}gnuj", Some("Annagnuj")),
            ("\u{2066}Ben\u{2069}", Some("Ben")),
            ("A\u{200b}n\u{ad}n\u{feff}a", Some("Anna")),
            ("line\nline\u{2028}line", Some("line line line")),
            ("\u{200b}\u{2060}\u{feff}", None),
            ("\u{3164}\u{2800}\u{115f}", None),
            ("\u{200d}\u{301}", None),
            ("\u{202e}", None),
            ("\u{13430}\u{1343f}\u{1d159}\u{16fe4}", None),
            ("\u{1bca0}\u{1d173}\u{fff0}\u{e0000}\u{e0fff}\u{fe0f}", None),
            ("\u{2065}\u{180f}\u{34f}\u{17b4}\u{110bd}\u{e000}\u{1fffe}\u{10ffff}", None),
            ("𓂀\u{13430}𓂀", Some("𓂀𓂀")),
            ("", None),
            ("דָּוִד", Some("דָּוִד")),
            ("علی‌رضا", Some("علی‌رضا")),
            ("👩\u{200d}💻", Some("👩\u{200d}💻")),
            ("\u{200d}Anna\u{200d}", Some("Anna")),
            ("A\u{301}\u{301}\u{301}\u{301}\u{301}\u{301}b", Some("A\u{301}\u{301}\u{301}\u{301}b")),
            ("12345678901234567890123456789012", Some("12345678901234567890123456789012")),
            ("123456789012345678901234567890123", None),
        ] {
            assert_eq!(name(text, 32).as_deref(), expected, "{text:?}");
        }
        assert_eq!(tidy("good\u{7} luck", 50).as_deref(), Some("good  luck"));
    }

    #[test]
    fn nothing_that_is_for_formatting_can_be_seen() {
        for (first, last) in UNSEEN {
            assert!(first <= last, "{first:?} {last:?}");
            for letter in first..=last {
                let text = letter.to_string();
                assert_eq!(tidy(&text, 50), None, "{letter:?}");
                let between = tidy(&format!("a{letter}b"), 50);
                let is_kept = is_joiner(letter) && between.as_deref() == Some(&format!("a{letter}b"));
                assert!(is_kept || between.as_deref() == Some("ab"), "{letter:?}: {between:?}");
            }
        }
    }

    #[test]
    fn names_that_look_the_same_are_found() {
        let is_like = |one: &str, other: &str| alike(&[Some(one), Some(other)]) == [Some(1), Some(0)];
        for (one, other) in [
            ("Anna", "Anna"),
            ("Anna", "anna"),
            ("Anna", "Аnnа"),
            ("Anna", "An na."),
            ("Anna", "Ánna"),
            ("Bill", "BiIl"),
            ("Bill", "Bi11"),
            ("Otto", "0tt0"),
            ("Emma", "Ernma"),
            ("!!!", "!!!"),
        ] {
            assert!(is_like(one, other), "{one} {other}");
        }
        for (one, other) in [("Anna", "Anne"), ("Ben", "Bea"), ("!!!", "???"), ("Anna", "Hannah")] {
            assert!(!is_like(one, other), "{one} {other}");
        }
        assert_eq!(
            alike(&[None, Some("Anna"), None, Some("Ben"), Some("ANNA")]),
            [None, Some(4), None, None, Some(1)]
        );
    }
}
