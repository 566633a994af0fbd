//! Every position of every diagram in the rulebooks is drawn, as wide as it should be.

use print::{Job, Order, Scene};
use rulebook::Step;

/// How wide they are drawn here.
const WIDTH: f32 = 80.0;

#[test]
fn every_diagram_is_drawn() {
    for kit in print::KITS {
        let (game, order) = (kit.spec().name, Order::new(kit.spec().name));
        let job = Job { order: &order, progress: &|_, _| true };
        let diagrams = rulebook::diagrams(games::find(game).unwrap()).unwrap();
        let mut drawn = 0;
        for (name, diagram) in &diagrams {
            for step in &diagram.steps {
                let Step::Position(position) = step else { continue };
                let played = position.played.iter().map(|one| format!("{} {}", one.actor, one.action));
                let scene = Scene {
                    setup: &diagram.setup,
                    position: &position.position,
                    before: &position.before,
                    looking: diagram.looking.as_deref(),
                    played: &played.collect::<Vec<_>>(),
                    marks: &position.marks,
                    crossed: &position.crossed,
                    around: &diagram.around,
                    aspect: diagram.aspect as f32,
                    width: WIDTH,
                };
                let canvas =
                    kit.diagram(&scene, &job).unwrap_or_else(|error| panic!("{game}, {name}: {error}"));
                assert!((canvas.width() - WIDTH).abs() < 0.01, "{game}, {name}: {} wide", canvas.width());
                // A part of the board is cut out as asked; what lies beside it has a form of its own.
                let is_part = !diagram.around.is_empty() && !diagram.around[0].starts_with("score:");
                if is_part {
                    let aspect = canvas.width() / canvas.height();
                    assert!((aspect - scene.aspect).abs() < 0.01, "{game}, {name}: {aspect}");
                }
                drawn += 1;
            }
        }
        assert!(drawn > 10, "{game}: {drawn}");
    }
}
