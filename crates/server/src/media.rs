//! Images that games show: drawn by the pool, once for all who ask at the same time, and kept for a while.

use axum::body::Bytes;
use reels::View;
use table::Refused;
use table::images::Drawing;

use crate::derived::Derived;
use crate::pool::{Account, Kind, Pool};
use crate::room;

/// How many bytes of images are kept in memory: more than a hundred large ones.
const KEPT: usize = 64 << 20;

/// The images drawn last, and those that are being drawn.
#[derive(Debug)]
pub struct Images(Derived<(Drawing, View)>);

impl Default for Images {
    fn default() -> Self {
        Self(Derived::new(KEPT))
    }
}

impl Images {
    /// Draws an image that somebody asks for, unless it is there or somebody else has it drawn already.
    pub async fn draw(
        &self,
        pool: &Pool,
        account: Account,
        drawing: Drawing,
        view: View,
    ) -> Result<Bytes, Refused> {
        let key = (drawing.clone(), view);
        let draw = move |_: &_| {
            reels::draw(&drawing.subject, drawing.seed, view).map(Bytes::from).map_err(|error| {
                tracing::error!(%error, "an image cannot be drawn");
                room::busy()
            })
        };
        self.0.get(key, pool, (account, Kind::Picture), draw).await
    }
}

#[cfg(test)]
mod tests {
    use game::Seat;
    use store::TableId;
    use table::memory::MemoryTable;

    use super::*;
    use crate::limits::Network;

    fn account() -> Account {
        let address = Network::of("10.0.0.1".parse().unwrap());
        Account { address, table: "aaaaaaaaaaaaaaaa".parse::<TableId>().unwrap() }
    }

    /// An image that some game shows, with this seed.
    fn drawing(seed: u64) -> Drawing {
        let tables = games::GAMES.iter().filter_map(|game| MemoryTable::of_people(game.spec(), 2));
        let mut images = tables.flat_map(|table| table.state().game.images(Seat(0)));
        Drawing { subject: images.next().expect("a game shows images").subject, seed }
    }

    #[tokio::test]
    async fn the_same_image_is_drawn_once_for_all_who_ask() {
        let (images, pool) = (Images::default(), Pool::new(2).unwrap());
        let draw = |seed| images.draw(&pool, account(), drawing(seed), View::Glance);
        let (one, other) = tokio::join!(draw(1), draw(1));
        let (one, other) = (one.unwrap(), other.unwrap());
        assert_eq!(one.as_ptr(), other.as_ptr(), "it is the same image, not an equal one");
        assert_ne!(one, draw(2).await.unwrap());
        pool.close();
    }

    #[tokio::test]
    async fn what_cannot_be_drawn_is_refused() {
        let (images, pool) = (Images::default(), Pool::new(1).unwrap());
        let nonsense = Drawing { subject: "nonsense".to_owned(), seed: 1 };
        assert!(images.draw(&pool, account(), nonsense, View::Glance).await.is_err());
        pool.close();
    }
}
