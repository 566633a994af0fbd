//! The outline of a document: its headings, in the order in which they are read.

use krilla::destination::XyzDestination;
use krilla::outline::{Outline, OutlineNode};

/// Where something is read: the number of its sheet, or of the first one of its booklet, and of its page in the booklet.
pub(crate) type Place = (usize, usize);

/// A heading: what it says and where it is.
pub(crate) struct Heading {
    pub(crate) place: Place,
    pub(crate) level: u16,
    pub(crate) says: String,
    pub(crate) to: XyzDestination,
}

/// The headings so far.
#[derive(Default)]
pub(crate) struct Headings(Vec<Heading>);

impl Headings {
    pub(crate) fn add(&mut self, heading: Heading) {
        self.0.push(heading);
    }

    /// The outline of the document, in the order in which it is read.
    pub(crate) fn finish(mut self) -> Outline {
        self.0.sort_by_key(|heading| heading.place);
        let mut nodes: Vec<OutlineNode> = Vec::new();
        for Heading { level, says, to, .. } in self.0 {
            let node = OutlineNode::new(says, to);
            match (level, nodes.last_mut()) {
                (1, _) | (2, None) => nodes.push(node),
                (2, Some(above)) => above.push_child(node),
                _ => {}
            }
        }
        let mut outline = Outline::new();
        for node in nodes {
            outline.push_child(node);
        }
        outline
    }
}
