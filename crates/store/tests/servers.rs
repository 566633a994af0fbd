//! Several servers on one PostgreSQL: which of them looks after a table, and how they call out to each other.

mod common;

use std::collections::HashSet;
use std::time::Duration;

use common::{Database, append, id, open, row, write};
use store::{AppendError, Fence, Row, Store, Terms};
use tokio::time::timeout;

#[tokio::test(flavor = "multi_thread")]
async fn one_server_looks_after_a_table() {
    let place = Database::postgres();
    let url = place.database("leases");
    let (one, other) = (open(&url).await, open(&url).await);
    assert!(one.is_shared());
    write(&one, "a", 1, &["made"]).await;
    let first = claim(&one).await.expect("nobody has it");
    assert_eq!(claim(&other).await, None, "somebody has it");
    assert_eq!(under(&one, first, 2).await, Ok(()));
    // Chat does not change who looks after the table.
    write(&other, "a", 3, &["said"]).await;
    assert_eq!(under(&one, first, 4).await, Ok(()));
    // Somebody who plays through the other server has it look after what comes next.
    let terms = Terms { takes_over: true, ..Terms::default() };
    let second = other.append_on(append("a", 5, &["played"]), terms).await.expect("it is written");
    let second = second.expect("it was not written before");
    assert_eq!(under(&one, first, 6).await, Err(AppendError::Conflict), "one comes too late");
    assert_eq!(claim(&one).await, None);
    one.renew(&[(id("a"), first)]).await.expect("the database answers");
    one.give_back(&[(id("a"), first)]).await.expect("the database answers");
    assert_eq!(claim(&one).await, None, "nobody gives back what another has");
    other.give_back(&[(id("a"), second)]).await.expect("the database answers");
    let third = claim(&one).await.expect("it was given back");
    assert_eq!(under(&other, second, 6).await, Err(AppendError::Conflict), "other comes too late");
    assert_eq!(under(&one, third, 6).await, Ok(()));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lease_ends() {
    let place = Database::postgres();
    let url = place.database("ends");
    let (one, other) = (open(&url).await, open(&url).await);
    let wakes = Row { wake: Some(5), ..row(1) };
    common::make(&one, "a", wakes.clone()).await;
    common::make(&one, "b", wakes).await;
    let editions = [(row(1).game, 1)];
    let due =
        async |store: &Store| store.claim_due(10, &editions, HashSet::new, 10).await.expect("an answer");
    let held = due(&one).await;
    assert_eq!(held.len(), 2);
    assert_eq!(due(&other).await, [], "both are looked after");
    tokio::time::sleep(Duration::from_secs(6)).await;
    let (a, b) = (&held[0], &held[1]);
    one.renew(std::slice::from_ref(a)).await.expect("an answer");
    tokio::time::sleep(Duration::from_millis(4_500)).await;
    let taken = due(&other).await;
    assert_eq!(taken.iter().map(|(table, _)| table).collect::<Vec<_>>(), [&b.0], "{a:?} was renewed");
    assert_eq!(
        one.append_on(append(b.0.as_str(), 2, &["late"]), terms(b.1)).await,
        Err(AppendError::Conflict)
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_called_out_is_heard() {
    let place = Database::postgres();
    let url = place.database("calls");
    let (one, other) = (open(&url).await, open(&url).await);
    let mut listener = other.listen().await.expect("an answer").expect("others can call");
    one.call_out(&["first".into(), "second".into()]).await.expect("an answer");
    for expected in ["first", "second"] {
        let heard = timeout(Duration::from_secs(5), listener.hear()).await.expect("in time");
        assert_eq!(heard, Ok(expected.to_owned()));
    }
    let longest = "x".repeat(store::LONGEST_CALL);
    one.call_out(std::slice::from_ref(&longest)).await.expect("an answer");
    assert_eq!(listener.hear().await, Ok(longest));
    write(&one, "a", 1, &["made", "played"]).await;
    assert_eq!(other.heads(&[id("a"), id("b")]).await, Ok(vec![(id("a"), 2)]));
}

#[tokio::test]
async fn a_file_has_one_server() {
    let place = Database::sqlite();
    let store = open(&place.database("file")).await;
    assert!(!store.is_shared());
    assert!(store.listen().await.expect("an answer").is_none(), "nobody else could call");
    write(&store, "a", 1, &["made"]).await;
    let fence = claim(&store).await.expect("there is nobody else");
    assert_eq!(claim(&store).await, Some(fence));
    assert_eq!(under(&store, fence, 2).await, Ok(()));
}

async fn claim(store: &Store) -> Option<Fence> {
    store.claim(&id("a")).await.expect("the database answers")
}

fn terms(fence: Fence) -> Terms {
    Terms { under: Some(fence), ..Terms::default() }
}

async fn under(store: &Store, fence: Fence, number: u64) -> Result<(), AppendError> {
    store.append_on(append("a", number, &["unasked"]), terms(fence)).await.map(drop)
}
