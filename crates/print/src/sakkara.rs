//! Sakkara on paper.
use crate::*;
use game::{Spec, Tabletop};
use games::sakkara::Sakkara;
/// Sakkara.
pub struct SakkaraKit;
impl Kit for SakkaraKit {
    fn spec(&self) -> &'static Spec {
        Sakkara::SPEC
    }
    fn parts(&self) -> &'static [Part] {
        &[Part::Board]
    }
    fn sheets(&self, _part: Part, job: &Job<'_>) -> Result<Vec<Sheet>, Error> {
        let mut b = Canvas::new(363.0, 363.0);
        b.fill(&Path::rect(&b.rect().inset(-3.0)), Fill::area(Colour::YELLOW).hatched(Hatch::Rising));
        tile(job, "Board", &b, "says")
    }
    fn guide(&self, _job: &Job<'_>) -> Guide {
        Guide {
            minutes: 3,
            materials: vec!["Scissors".into()],
            steps: vec![Step { text: "Cut.".into(), drawing: None }],
        }
    }
    fn emblem(&self, _job: &Job<'_>, width: f32) -> Canvas {
        let mut c = Canvas::new(width, width);
        c.fill(&Path::circle((width / 2.0, width / 2.0), width / 2.0), Fill::area(Colour::RED));
        c
    }
    fn diagram(&self, scene: &Scene<'_>, _job: &Job<'_>) -> Result<Canvas, Error> {
        Ok(Canvas::new(scene.width, scene.width))
    }
}
