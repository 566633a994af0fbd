//! What messengers show of a link: a title, a sentence and a picture, in the head of the page. Start at [`write()`].
//!
//! The texts and the pictures are the page's own (`cards.json` and `cards/`, which its build makes for every game and
//! every language), so that the server says nothing in words of its own and names no game. A card tells no more of a
//! table than anybody who has its link is told.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::sync::LazyLock;

use axum::http::{HeaderMap, Uri, header};
use serde::Deserialize;
use table::{Holder, TableState};

use crate::page;

/// Between these the page has the card that is shown if nobody writes another.
const BEGIN: &str = "<!-- card -->";
const END: &str = "<!-- end of card -->";

/// Stands in an invitation where the name of the one who invites comes.
const NAME: &str = "NAME";

/// The size of every picture.
const SIZE: (u32, u32) = (1200, 630);

/// What there is to tell of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct About {
    game: &'static str,
    /// Who invites others to sit down, while somebody is waited for.
    host: Option<String>,
}

impl About {
    /// Of a table as anybody may know it.
    pub fn table(state: &TableState) -> Self {
        let name = |seat: game::Seat| match &state.chairs[seat.index()].holder {
            Holder::Person { name, .. } => Some(name.clone()),
            Holder::Free { .. } | Holder::Kept { .. } | Holder::Bot { .. } => None,
        };
        let invites = !state.begun && !state.is_full() && !state.is_left_behind();
        let host = if invites { state.seats().find_map(name) } else { None };
        Self { game: state.setup().spec().name, host }
    }

    /// Of a place of the page that is about a game: `/rules/GAME`.
    pub fn place(path: &str) -> Option<Self> {
        let name = path.rsplit('/').next()?;
        games::find(name).map(|game| Self { game: game.spec().name, host: None })
    }
}

/// The texts of all cards, by language.
#[derive(Default, Deserialize)]
struct Cards {
    /// The usual language first.
    languages: Vec<Texts>,
}

/// What is said on cards in a language.
#[derive(Deserialize)]
struct Texts {
    language: String,
    title: String,
    description: String,
    games: BTreeMap<String, Card>,
}

#[derive(Deserialize)]
struct Card {
    title: String,
    invitation: String,
    description: String,
}

static CARDS: LazyLock<Cards> = LazyLock::new(|| {
    let file = page::file("cards.json");
    file.and_then(|file| serde_json::from_slice(&file.data).ok()).unwrap_or_default()
});

/// The page with a card for this place of the server at `origin`; as it is if it has no place for one.
pub fn write(html: &str, origin: &str, uri: &Uri, about: Option<&About>, headers: &HeaderMap) -> String {
    let parts = html.split_once(BEGIN).and_then(|(before, rest)| Some((before, rest.split_once(END)?.1)));
    let (Some((before, after)), Some(language)) = (parts, language(&CARDS, uri, headers)) else {
        return html.to_owned();
    };
    format!("{before}{}{after}", tags(language, origin, uri.path(), about))
}

/// The language that the link asks for, or the first that the reader wants and that there is, or else the usual one.
fn language<'a>(cards: &'a Cards, uri: &Uri, headers: &HeaderMap) -> Option<&'a Texts> {
    let asked = uri.query().unwrap_or("").split('&').filter_map(|one| one.strip_prefix("language="));
    let wanted = headers.get(header::ACCEPT_LANGUAGE).and_then(|wanted| wanted.to_str().ok()).unwrap_or("");
    let mut wanted =
        asked.chain(wanted.split(',')).filter_map(|one| one.split(['-', ';']).next()).map(str::trim);
    let known = |wanted: &str| cards.languages.iter().find(|known| known.language == wanted);
    wanted.find_map(known).or_else(|| cards.languages.first())
}

fn tags(language: &Texts, origin: &str, path: &str, about: Option<&About>) -> String {
    let about = about.and_then(|about| Some((about, language.games.get(about.game)?)));
    let (title, description) = match about {
        Some((About { host: Some(host), .. }, card)) => {
            (card.invitation.replace(NAME, host), &card.description)
        }
        Some((_, card)) => (format!("{} · {}", card.title, language.title), &card.description),
        None => (language.title.clone(), &language.description),
    };
    let own = about.map(|(about, _)| format!("cards/{}.jpg", about.game));
    let picture = own.filter(|picture| page::file(picture).is_some()).unwrap_or_else(|| "card.jpg".into());
    let mut tags = String::new();
    let mut tag = |kind: &str, name: &str, content: &str| {
        let content = escaped(content);
        writeln!(tags, "    <meta {kind}=\"{name}\" content=\"{content}\" />").expect("a text takes texts");
    };
    tag("property", "og:type", "website");
    tag("property", "og:site_name", &language.title);
    tag("property", "og:title", &title);
    tag("property", "og:description", description);
    tag("property", "og:url", &format!("{origin}{path}"));
    tag("property", "og:image", &format!("{origin}/{picture}"));
    tag("property", "og:image:width", &SIZE.0.to_string());
    tag("property", "og:image:height", &SIZE.1.to_string());
    tag("name", "twitter:card", "summary_large_image");
    tags.trim_start().trim_end().to_owned()
}

/// A text that stays one between quotation marks: people choose their names.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cards() -> Cards {
        let card = |invites: &str| {
            let card = serde_json::json!({
                "title": "Chess", "invitation": format!("NAME {invites}"), "description": "For two."
            });
            let games: BTreeMap<_, _> =
                games::GAMES.iter().map(|game| (game.spec().name, card.clone())).collect();
            serde_json::json!({ "title": "House", "description": "All games.", "games": games })
        };
        let mut languages = [card("invites you"), card("lädt dich ein")];
        languages[0]["language"] = "en".into();
        languages[1]["language"] = "de".into();
        serde_json::from_value(serde_json::json!({ "languages": languages })).expect("cards")
    }

    fn asked(languages: &str) -> HeaderMap {
        [(header::ACCEPT_LANGUAGE, languages.parse().expect("a header"))].into_iter().collect()
    }

    #[test]
    fn a_name_is_a_name_and_no_more() {
        let cards = cards();
        let language = language(&cards, &Uri::from_static("/t/abc"), &asked("fr-CA, de;q=0.8, en"));
        let language = language.expect("a language");
        let game = games::GAMES[0].spec().name;
        let about = About { game, host: Some(r#""><script>alert(1)</script>&"#.to_owned()) };
        let tags = tags(language, "https://games.example", "/t/abc", Some(&about));
        let name = "&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp; lädt dich ein";
        assert!(tags.contains(&format!(r#"og:title" content="{name}""#)), "{tags}");
        assert!(tags.contains(r#"og:url" content="https://games.example/t/abc""#), "{tags}");
        assert_eq!(tags.matches('<').count(), tags.lines().count());
    }

    #[test]
    fn where_nobody_invites_the_game_is_named_and_elsewhere_the_house() {
        let cards = cards();
        let language =
            language(&cards, &Uri::from_static("/"), &HeaderMap::new()).expect("the usual language");
        let place = format!("/rules/{}", games::GAMES[0].spec().name);
        for (path, title) in [(place.as_str(), "Chess · House"), ("/rules/none", "House"), ("/", "House")] {
            let tags = tags(language, "", path, About::place(path).as_ref());
            assert!(tags.contains(&format!(r#"og:title" content="{title}""#)), "{path}: {tags}");
        }
    }

    #[test]
    fn a_page_without_a_place_for_a_card_stays_as_it_is() {
        let html = "<head></head>";
        assert_eq!(write(html, "", &Uri::from_static("/"), None, &HeaderMap::new()), html);
    }

    #[test]
    fn a_link_asks_for_its_language() {
        let cards = cards();
        for (place, found) in
            [("/?language=de", "de"), ("/?a=b&language=de-AT", "de"), ("/?language=xx", "en"), ("/", "en")]
        {
            let language = language(&cards, &Uri::from_static(place), &asked("en"));
            assert_eq!(language.expect("a language").language, found, "{place}");
        }
    }
}
