//! What a page gets: whose ways are closed, what has been earned so far, and who has won.

use game::{Entry, Of, Setup, Tabletop, Value, Viewer};
use piramido::Piramido;
use serde_json::json;

fn view(seats: &str, routes: &str, position: &str) -> Value {
    let mut setup = Setup::default_of(Piramido::SPEC);
    setup.set_seats(seats).unwrap();
    setup.set_option("routes", routes).unwrap();
    let table = Of::<Piramido>::ENTRY.open_at(&setup, position);
    table.unwrap_or_else(|error| panic!("{error} in {position}")).view(Viewer::Spectator)
}

#[test]
fn after_twelve_throws_without_a_claim_explorers_close_no_way() {
    for (since, block) in [(12, true), (13, false)] {
        let position =
            format!("C:row p1 p1,p2 p1=r,p2=b p1=1c,p2=1e p1=L.,p2=R. - p1=-,p2=- 3:3:-:- - - - {since}");
        let view = view("p1, p2", "C", &position);
        assert_eq!((&view["explorers_block"], &view["throws_since_claim"]), (&json!(block), &json!(since)));
    }
    let pyramid = view("p1", "A", "A:roll p1 p1 p1=r p1=e1 p1=- - p1=16 - p1=e1 - - -");
    assert_eq!((&pyramid["explorers_block"], &pyramid["winners"]), (&json!(null), &json!(null)));
}

#[test]
fn places_are_added_up_over_the_routes() {
    let steps = "h3+g8+c7+d3+f5+d6";
    let position = format!(
        "B:roll p2 p2,p1 p1=b,p2=y p1=e5,p2=e5 p1=-,p2=- - p1=25,p2=34 - p1=e5,p2=e5 A=p1:{steps}:2,p2:{steps}:1 - -"
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
    let row = "p1:h3+g8+c7+d3+f5+d6:1";
    let over = format!(
        "A:over p1 p1 p1=r p1=#1 p1=h3+g8+c7+d3+f5+d6 - p1=16 - p1=c7+d3+d6+e1+e5+f5+g8+h3 A={row} - -"
    );
    let view = view("p1", "A", &over);
    assert_eq!((&view["winners"], &view["result"]["winners"]), (&json!(["p1"]), &json!(["p1"])));
}
