//! The diagrams of the rulebooks as the page draws them: `rulebook::diagrams` reads and checks each game's
//! `rules/diagrams.json`, and `cargo xtask codegen` writes what comes of it.

use std::collections::BTreeMap;
use std::fmt::Write;

use game::{AnyGame, Setup, Value};
use rulebook::{Diagram, Step};
use serde_json::json;

#[test]
fn the_page_has_the_diagrams_of_the_rulebooks() {
    for game in games::GAMES {
        let (name, title) = (game.spec().name, game.spec().title);
        let diagrams = rulebook::diagrams(*game).unwrap_or_else(|error| panic!("{error}"));
        assert!(diagrams.len() > 4, "{name} has diagrams");
        let mut plans = Plans::default();
        let mut drawn = String::new();
        for (name, diagram) in &diagrams {
            let _ = writeln!(drawn, "{}: {},", json!(name), figure(*game, diagram, &mut plans));
        }
        let text = format!(
            "// The diagrams of {title}'s rulebook as its board draws them.\n\
             // Made from diagrams.json by `cargo xtask codegen`: change it there.\n\
             import type {{ Figures }} from '../../../rulebook/figures';\n\
             import type {{ Event, Plan, View }} from '../types';\n\n\
             export default {{\nplans: {},\nfigures: {{\n{drawn}}},\n}} satisfies Figures<Plan, View, Event>;\n",
            json!(plans.drawn)
        );
        typescript::check(&format!("games/{name}/rules/figures.ts"), &text);
    }
}

/// Boards, each once.
#[derive(Default)]
struct Plans {
    numbers: BTreeMap<String, usize>,
    drawn: Vec<Value>,
}

impl Plans {
    fn number(&mut self, game: &dyn AnyGame, setup: &Setup) -> usize {
        *self.numbers.entry(setup.seats().join(", ")).or_insert_with(|| {
            self.drawn.push(game.board(setup));
            self.drawn.len() - 1
        })
    }
}

/// What the page draws of a diagram.
fn figure(game: &dyn AnyGame, diagram: &Diagram, plans: &mut Plans) -> Value {
    let step = |step: &Step| match step {
        Step::Image(image) => json!({ "image": image }),
        Step::Position(position) => {
            let played = position.played.iter();
            let played = played.map(|one| json!({ "actor": one.actor, "events": one.events }));
            json!({
                "view": position.view,
                "played": played.collect::<Vec<Value>>(),
                "marks": position.marks,
                "crossed": position.crossed,
            })
        }
    };
    json!({
        "plan": plans.number(game, &diagram.setup),
        "seats": diagram.setup.seats(),
        "looking": diagram.looking,
        "around": diagram.around,
        "aspect": diagram.aspect,
        "steps": diagram.steps.iter().map(step).collect::<Vec<Value>>(),
    })
}
