//! What a page gets: whose ways are closed, what has been earned so far, and who has won.

use game::{AnyGame, Registered, Setup, Tabletop, Value, Viewer};
use piramido::Piramido;
use serde_json::json;

fn view(seats: &str, routes: &str, position: &str) -> Value {
    let mut setup = Setup::default_of(Piramido::SPEC);
    setup.set_seats(seats).unwrap();
    setup.set_option("routes", routes).unwrap();
    let table = Registered::<Piramido>::GAME.open_at(&setup, position);
    table.unwrap_or_else(|error| panic!("{error} in {position}")).view(Viewer::Spectator)
}

#[test]
fn after_twelve_throws_without_a_claim_the_ways_are_open() {
    for (since, open) in [(12, false), (13, true)] {
        let row =
            format!("C:row p1 p1,p2 p1=r,p2=b p1=1c,p2=1e p1=L.,p2=R. - p1=-,p2=- 3:3:-:- - - - {since}");
        let step = format!(
            "A:step p1 p1,p2 p1=r,p2=b p1=e1,p2=a5 p1=-,p2=- - p1=16,p2=25 3:3:-:- p1=e1,p2=a5 - - {since}"
        );
        for (routes, position) in [("C", row), ("A", step)] {
            let view = view("p1, p2", routes, &position);
            assert_eq!((&view["waited_long"], &view["throws_since_claim"]), (&json!(open), &json!(since)));
            assert_eq!(view["winners"], json!(null));
        }
    }
}

#[test]
fn places_are_added_up_over_the_routes() {
    let steps = "h4+f2+g7+d3+d5+e4";
    let position = format!(
        "B:roll p2 p2,p1 p1=b,p2=y p1=e5,p2=e5 p1=-,p2=- - p1=25,p2=34 - p1=e5,p2=e5 A=p1:r:{steps}:2,p2:b:{steps}:1 - 0"
    );
    let view = view("p1, p2", "A, B", &position);
    assert_eq!(
        (&view["players"][0]["sum_of_places"], &view["players"][1]["sum_of_places"]),
        (&json!(2), &json!(1))
    );
    assert_eq!(view["order"], json!(["p2", "p1"]));
}

#[test]
fn when_the_game_is_over_the_winners_are_named() {
    let row = "p1:r:h4+f2+g7+d3+d5+e4:1";
    let over = format!(
        "A:over p1 p1 p1=r p1=#1 p1=h4+f2+g7+d3+d5+e4 - p1=16 - p1=d3+d5+e1+e4+e5+f2+g7+h4 A={row} - 3"
    );
    let view = view("p1", "A", &over);
    assert_eq!((&view["winners"], &view["result"]["winners"]), (&json!(["p1"]), &json!(["p1"])));
}
