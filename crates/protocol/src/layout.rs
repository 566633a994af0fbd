//! TypeScript declarations as people like to read them: one field a line, one variant after the other. Start at [`pretty`].

/// Lays out a declaration as `ts-rs` makes it: `type Name = …;`, where `…` is made of names, objects, `|` and `&`.
pub fn pretty(docs: &str, declaration: &str) -> String {
    let (head, body) = declaration.split_once(" = ").expect("a declaration has a name and a body");
    let body = body.trim_end_matches(';').replace("{ [key in string]: string }", "Record<string, string>");
    let alternatives = split(&body, '|');
    let docs = comment(docs, 0);
    if let [alone] = &alternatives[..] {
        return format!("{docs}export {head} = {};\n", all(alone, 0));
    }
    let lines: Vec<String> = alternatives.iter().map(|one| format!("\n  | {}", variant(one))).collect();
    format!("{docs}export {head} ={};\n", lines.concat())
}

/// An alternative, in parentheses where several things are joined.
fn variant(text: &str) -> String {
    if split(text, '&').len() > 1 { format!("({})", all(text, 4)) } else { all(text, 4) }
}

/// Objects and names joined by `&`.
fn all(text: &str, indent: usize) -> String {
    let parts: Vec<String> = split(text, '&').into_iter().map(|part| one(part, indent)).collect();
    parts.join(" & ")
}

/// An object with a line for each field, or a name as it is.
fn one(text: &str, indent: usize) -> String {
    let Some(fields) = text.strip_prefix('{').and_then(|text| text.strip_suffix('}')) else {
        return text.to_owned();
    };
    let fields: Vec<String> = split(fields, ',').into_iter().map(|text| field(text, indent + 2)).collect();
    match &fields[..] {
        [alone] if !alone.contains("/**") => format!("{{ {} }}", alone.trim().trim_end_matches(';')),
        fields => format!("{{\n{}{:indent$}}}", fields.concat(), ""),
    }
}

/// A field, below its comment.
fn field(text: &str, indent: usize) -> String {
    let (docs, text) = text.split_at(text.find("*/").map_or(0, |end| end + 2));
    // Names that need no quotes get none.
    let text = text.trim().strip_prefix('"').map_or(text.trim().to_owned(), |text| text.replacen('"', "", 1));
    format!("{}{:indent$}{text};\n", comment(docs, indent), "")
}

/// A comment in as few lines as it needs, without the links of Rust's documentation.
fn comment(docs: &str, indent: usize) -> String {
    let lines = docs.lines().map(|line| line.trim().trim_start_matches("/**").trim_end_matches("*/"));
    let lines = lines.map(|line| line.trim_start_matches('*').trim());
    let lines: Vec<String> = lines.filter(|line| !line.is_empty()).map(without_links).collect();
    match &lines[..] {
        [] => String::new(),
        [alone] => format!("{:indent$}/** {alone} */\n", ""),
        lines => {
            let lines: Vec<String> = lines.iter().map(|line| format!("{:indent$} * {line}\n", "")).collect();
            format!("{:indent$}/**\n{}{:indent$} */\n", "", lines.concat(), "")
        }
    }
}

/// ``[`Name`](path)`` and ``[`Name`]`` become `` `Name` ``.
fn without_links(text: &str) -> String {
    let mut pieces = text.split("[`");
    let mut plain = pieces.next().unwrap_or_default().to_owned();
    for piece in pieces {
        let (name, rest) = piece.split_once("`]").unwrap_or((piece, ""));
        let rest = match rest.strip_prefix('(') {
            Some(path) => path.split_once(')').map_or("", |(_, rest)| rest),
            None => rest,
        };
        plain.extend(["`", name, "`", rest]);
    }
    plain
}

/// The parts between separators that stand neither in braces nor in a comment, without those that are empty.
fn split(text: &str, separator: char) -> Vec<&str> {
    let (mut parts, mut begin, mut depth, mut at) = (Vec::new(), 0, 0, 0);
    while let Some(letter) = text[at..].chars().next() {
        if text[at..].starts_with("/**") {
            at += text[at..].find("*/").map_or(text.len() - at, |end| end + 2);
            continue;
        }
        match letter {
            '{' | '<' => depth += 1,
            '}' | '>' => depth -= 1,
            _ if letter == separator && depth == 0 => {
                parts.push(&text[begin..at]);
                begin = at + 1;
            }
            _ => {}
        }
        at += letter.len_utf8();
    }
    parts.push(&text[begin..]);
    parts.into_iter().map(str::trim).filter(|part| !part.is_empty()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_object_has_a_line_for_each_field() {
        let found = pretty(
            "/**\n * A [`Line`](crate::Line).\n */\n",
            "type Line = { \n/**\n * Who, and {what}.\n */\nseat: string | null, of: { [key in string]: string }, };",
        );
        assert_eq!(
            found,
            "/** A `Line`. */\nexport type Line = {\n  /** Who, and {what}. */\n  seat: string | null;\n  of: Record<string, string>;\n};\n"
        );
    }

    #[test]
    fn a_choice_has_a_line_for_each_variant() {
        let found = pretty(
            "",
            r#"type Msg = { "type": "ping", } | { "type": "all" } & All | "word" | { "type": "a", b: Array<string>, };"#,
        );
        let expected = "export type Msg =\n  | { type: \"ping\" }\n  | ({ type: \"all\" } & All)\n  | \"word\"\n  | {\n      type: \"a\";\n      b: Array<string>;\n    };\n";
        assert_eq!(found, expected);
    }
}
