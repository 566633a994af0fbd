//! Images: a seat may look at what its view shows, and the texts of which addresses and seeds are made stay for good.

use game::{
    AnyMatch, Exhibit, Game, Image, Match, RandomSource, Seat, Seeded, Setup, Tabletop, Turn, Value, Viewer,
};
use piramido::{Piramido, Step};

fn table(seats: &str, routes: &str, actions: &str) -> Match<Piramido> {
    let mut setup = Setup::default_of(Piramido::SPEC);
    setup.set_seats(seats).unwrap();
    setup.set_option("routes", routes).unwrap();
    let mut table = Match::new(&setup);
    for action in actions.split_whitespace() {
        table.play(action.parse().unwrap()).unwrap_or_else(|error| panic!("{error}"));
    }
    table
}

fn line(image: &Image) -> String {
    format!("{} {} {}: {}", image.number, image.place, image.seed, image.subject)
}

fn images(table: &Match<Piramido>, seat: u8) -> Vec<String> {
    table.images(Seat(seat)).iter().map(line).collect()
}

fn exhibits(table: &Match<Piramido>) -> Vec<String> {
    let told = |exhibit: &Exhibit| {
        let Exhibit { group, seat, image, taken, shown, right } = exhibit;
        format!("{group} p{} {taken} {shown} {right} {}", seat.0 + 1, line(image))
    };
    table.exhibits().iter().map(told).collect()
}

#[test]
fn a_seat_looks_at_its_own_pictures() {
    let climb = table("p1, p2", "A", "roll:3");
    assert_eq!(images(&climb, 0), ["1 A/0/1 A/Red/1: red e1", "2 A/0/2 A/Red/2: red h4"]);
    assert_eq!(images(&climb, 1), ["1 A/1/1 A/Blue/1: blue a5", "2 A/1/2 A/Blue/2: blue d2"]);
    assert_eq!(images(&table("p1", "C", "side:L"), 0), ["1 C/0/1 C/Red/1: red S<"]);
    assert_eq!(images(&table("p1", "D", ""), 0), ["7 D/0/7 D/Red/7: red W>"]);
}

#[test]
fn an_exhibit_tells_what_was_taken_for_what() {
    assert_eq!(exhibits(&table("p1", "A", "roll:3 step:f1")), [""; 0]);
    let climb = table("p1", "A", "roll:3 step:f1 claim");
    assert_eq!(exhibits(&climb), ["A p1 f1 h4 false 2 A/0/2 A/Red/2: red h4"]);
    let walk = table("p1", "C", "side:L roll:3 right claim");
    assert_eq!(exhibits(&walk), ["C p1 E S false 1 C/0/1 C/Red/1: red S<"]);
}

fn image(route: &str, seat: Seat, colour: &str, number: u8, subject: &str) -> Image {
    let first = colour[..1].to_uppercase();
    Image {
        number,
        place: format!("{route}/{}/{number}", seat.0),
        seed: format!("{route}/{first}{}/{number}", &colour[1..]),
        subject: format!("{colour} {subject}"),
    }
}

/// What the view of a seat shows, put into words as the addresses and seeds of all tables so far were.
fn shown(position: &Piramido, seat: Seat) -> Vec<Image> {
    let view = position.view(Viewer::Seat(seat));
    let (table, route) = (view.table(), view.table().route().letter().to_string());
    let Some(colour) = table.colour(seat) else { return Vec::new() };
    let open = (1..=7).filter_map(|number| {
        let step = view.step(number).map(|step| step.to_string());
        let subject = step.or(view.passage(number).map(|passage| passage.to_string()))?;
        Some(image(&route, seat, colour.name(), number, &subject))
    });
    open.collect()
}

/// Plays a random game and calls `each` at every position.
fn play(setup: &Setup, seed: u64, mut each: impl FnMut(&Match<Piramido>)) -> Match<Piramido> {
    let (mut table, mut random, mut legal) = (Match::<Piramido>::new(setup), Seeded::new(seed), Vec::new());
    loop {
        each(&table);
        table.position().legal(&mut legal);
        let action = match table.position().turn() {
            Turn::Over(_) => return table,
            Turn::Seat(_) => legal[random.below(legal.len() as u32) as usize],
            Turn::Chance => table.position().chance(&mut random),
        };
        table.play(action).unwrap();
    }
}

#[test]
fn images_are_what_views_show_in_all_games() {
    let mut seen = 0;
    for (number, setup) in Piramido::SPEC.every_setup().iter().step_by(487).enumerate() {
        play(setup, number as u64, |table| {
            for seat in Seat::all(table.position().seats()) {
                let images = shown(table.position(), seat);
                seen += images.len();
                assert_eq!(table.images(seat), images, "{seat:?} at {}", table.position());
            }
        });
    }
    assert!(seen > 10_000, "{seen} images");
}

/// V16: what a control strip says at the end is what the pictures beside the claims have shown.
#[test]
fn exhibits_are_claims_beside_control_strips_in_all_games() {
    let mut claimed = 0;
    for (number, setup) in Piramido::SPEC.every_setup().iter().step_by(487).enumerate() {
        let table = play(setup, number as u64, |_| {});
        let view = AnyMatch::view(&table, Viewer::Spectator);
        let list = |value: &Value| value.as_array().unwrap().clone();
        let name = |claim: &Value| {
            let name = claim.get("step").unwrap_or(&claim["sign"]).as_str();
            name.unwrap_or_default().to_owned()
        };
        let mut expected = Vec::new();
        for (route, strip) in list(&view["finished"])
            .iter()
            .flat_map(|route| list(&view["result"]["strips"]).into_iter().map(move |strip| (route, strip)))
        {
            let row = list(&route["players"]).into_iter().find(|row| row["seat"] == strip["seat"]).unwrap();
            if strip["route"] != route["route"] {
                continue;
            }
            let claims = list(&row["claims"]).into_iter().zip(list(&strip["claims"]));
            for (taken, shown) in claims {
                let seat = row["seat"].as_str().unwrap().to_owned();
                expected.push((
                    route["route"].as_str().unwrap().to_owned(),
                    seat,
                    name(&taken),
                    name(&shown),
                ));
            }
        }
        let exhibits = table.exhibits();
        claimed += exhibits.len();
        let found: Vec<_> = exhibits
            .iter()
            .map(|Exhibit { group, seat, taken, shown, .. }| {
                (group.clone(), setup.seats()[seat.index()].to_owned(), taken.clone(), shown.clone())
            })
            .collect();
        assert_eq!(found, expected, "at {}", table.position());
        for Exhibit { group, seat, image: found, taken, shown, right } in exhibits {
            let (colour, subject) = found.subject.split_once(' ').unwrap();
            assert_eq!(found, image(&group, seat, colour, found.number, subject));
            let sign = |step: &str| Step::all().find(|other| other.name() == step).and_then(Step::sign);
            let alike = setup.choice("check") == 1 && sign(&taken).is_some() && sign(&taken) == sign(&shown);
            assert_eq!(
                (subject.trim_end_matches(['<', '>']), right),
                (shown.as_str(), alike || taken == shown)
            );
        }
    }
    assert!(claimed > 400, "{claimed} exhibits");
}
