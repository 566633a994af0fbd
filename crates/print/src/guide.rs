//! How to build a game: time, materials, and steps with drawings.

use game::Message;

use crate::flow::Flow;
use crate::front::badge;
use crate::geometry::Rect;
use crate::kit::{Guide, Job};
use crate::sheet::Sheet;
use crate::text::{Style, Text};

/// How wide the drawings of steps are.
const DRAWING: f32 = 42.0;

pub(crate) fn guide(job: &Job<'_>, guide: &Guide) -> Vec<Sheet> {
    let (paper, title) = (job.paper(), job.say("print-guide"));
    let area = paper.text_area();
    let mut flow = Flow::new(paper.width(), paper.height(), area);
    flow.heading(2, &title, Style::HEADING, 40.0);
    flow.space(2.0);
    let time = Message::new("print-minutes").number("minutes", guide.minutes);
    flow.paragraph(&Text::new(job.tell(&time), Style::BODY));
    flow.space(5.0);
    flow.heading(3, &job.say("print-materials"), Style::SUBHEADING, 10.0);
    flow.space(1.5);
    let items = guide.materials.iter().map(|item| ("•", Text::new(item.as_str(), Style::BODY)));
    flow.list(items, 5.0, 0.6);
    flow.space(5.0);
    for (number, step) in (1..).zip(&guide.steps) {
        let drawing = step.drawing.as_ref();
        let size = drawing.map_or((0.0, 0.0), |drawing| {
            let scale = (DRAWING / drawing.width()).min(DRAWING / drawing.height());
            (drawing.width() * scale, drawing.height() * scale)
        });
        let left = area.x + 12.0;
        let beside = if drawing.is_some() { DRAWING + 8.0 } else { 0.0 };
        let text = Text::new(step.text.as_str(), Style::BODY).set(area.width - 12.0 - beside);
        let height = size.1.max(text.height()).max(9.0);
        flow.keep(height);
        let y = flow.y();
        let canvas = flow.canvas();
        canvas.tagged(crate::Tag::List, |canvas| {
            canvas.tagged(crate::Tag::Item, |canvas| {
                canvas.tagged(crate::Tag::Label, |canvas| badge(canvas, (area.x + 4.0, y + 4.0), number));
                canvas.tagged(crate::Tag::Body, |canvas| {
                    canvas.block(&text, left, y + (4.0 - text.baseline() + 1.2).max(0.0));
                });
            });
        });
        if let Some(drawing) = drawing {
            let middle = area.right() - DRAWING / 2.0;
            let rect = Rect::new(middle - size.0 / 2.0, y + (height - size.1) / 2.0, size.0, size.1);
            canvas.draw_in(&drawing.as_figure(step.text.as_str()).without_things(), &rect);
        }
        flow.take(height);
        flow.space(4.5);
    }
    let pages = flow.finish();
    pages.into_iter().map(|canvas| Sheet { canvas, ..Sheet::text(paper, &title, &title) }).collect()
}
