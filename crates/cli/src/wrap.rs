//! Text in lines that are not too wide: [`wrapped`].

/// The words in lines of at most `width` letters, if words allow it. The first begins with `first`, the others with
/// `rest`. A space that must not break does not.
pub fn wrapped(text: &str, width: usize, first: &str, rest: &str) -> String {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split([' ', '\n']).filter(|word| !word.is_empty()) {
        match lines.last_mut() {
            Some(line) if line.chars().count() + 1 + word.chars().count() <= width => {
                line.push(' ');
                line.push_str(word);
            }
            Some(_) => lines.push(format!("{rest}{word}")),
            None => lines.push(format!("{first}{word}")),
        }
    }
    lines.join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_as_long_as_they_may_be() {
        assert_eq!(wrapped("one two\nthree four", 9, "- ", "  "), "- one two\n  three\n  four");
        assert_eq!(wrapped("a very-long-word b", 5, "", ""), "a\nvery-long-word\nb");
        assert_eq!(wrapped("dix\u{a0}: onze", 5, "", ""), "dix\u{a0}:\nonze");
        assert_eq!(wrapped(" ", 5, "- ", ""), "");
    }
}
