//! Writes the tables of `tests/fixtures` into a new database: `cargo run -p store --example fixture -- URL`.
//! That is done once for each form of the database, before the migration to the next is written.

#[path = "../tests/common/old.rs"]
mod old;

use std::error::Error;

use store::Store;

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error>> {
    let url = std::env::args().nth(1).ok_or("found no address, expected one of a new database")?;
    let store = Store::open(&url).await?;
    let tables = old::tables();
    for append in &tables {
        store.append(append.clone()).await?;
    }
    store.keep(&tables[0].table, old::KEPT.0, old::KEPT.1).await?;
    store.close().await;
    Ok(())
}
