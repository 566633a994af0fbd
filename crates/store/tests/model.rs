//! A store against its model, a map of lists: whatever is done in whatever order, both say the same.

mod common;

use std::collections::BTreeMap;

use common::{Database, id, open, row};
use proptest::prelude::*;
use store::{Append, AppendError, Store, StoreError, StoredEntry};

/// Something to do, with one of a few tables.
#[derive(Clone, Debug)]
enum Operation {
    /// An append that begins so far before or behind the end of the log.
    Append {
        table: u8,
        off: i64,
        count: usize,
    },
    /// Several appends at the same time, of which those that begin at the end of a log may be written.
    Together(Vec<(u8, i64)>),
    /// The last append of the table once more.
    Again {
        table: u8,
    },
    Keep {
        table: u8,
        value: u8,
    },
    Prune {
        before: i64,
    },
    Reopen,
    /// As by a crash: nothing is closed.
    Drop,
}

#[derive(Default)]
struct Model {
    tables: BTreeMap<u8, Table>,
    /// Appends so far: every entry says something else, at another time.
    clock: i64,
}

#[derive(Clone)]
struct Table {
    entries: Vec<StoredEntry>,
    touched: i64,
    kept: Option<String>,
    last: Append,
}

fn operation() -> impl Strategy<Value = Operation> {
    let table = || 0..4u8;
    let off = || prop_oneof![6 => Just(0), 1 => -3..=3i64];
    prop_oneof![
        8 => (table(), off(), 1..4usize).prop_map(|(table, off, count)| Operation::Append { table, off, count }),
        3 => prop::collection::vec((table(), off()), 2..8).prop_map(Operation::Together),
        2 => table().prop_map(|table| Operation::Again { table }),
        1 => (table(), any::<u8>()).prop_map(|(table, value)| Operation::Keep { table, value }),
        1 => (0..40i64).prop_map(|before| Operation::Prune { before }),
        1 => Just(Operation::Reopen),
        1 => Just(Operation::Drop),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 40, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn store_and_model_agree(operations in prop::collection::vec(operation(), 1..40)) {
        let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build();
        runtime.expect("a runtime").block_on(live(operations));
    }
}

async fn live(operations: Vec<Operation>) {
    let place = Database::sqlite();
    let url = place.database("model");
    let mut store = open(&url).await;
    let mut model = Model::default();
    for operation in operations {
        match operation {
            Operation::Append { table, off, count } => {
                let append = model.append(table, off, count);
                let result = store.append(append.clone()).await;
                assert_eq!(result, model.expect(table, append));
            }
            Operation::Together(parts) => together(&store, &mut model, &parts).await,
            Operation::Again { table } => {
                let Some(append) = model.tables.get(&table).map(|table| table.last.clone()) else { continue };
                assert_eq!(store.append(append).await, Ok(()));
            }
            Operation::Keep { table, value } => {
                let result = store.keep(&name(table), "kind", &value.to_string()).await;
                match model.tables.get_mut(&table) {
                    None => assert_eq!(result, Err(StoreError::NoTable(name(table)))),
                    Some(table) => {
                        assert_eq!(result, Ok(()));
                        table.kept = Some(value.to_string());
                    }
                }
            }
            Operation::Prune { before } => {
                let count = model.tables.len();
                model.tables.retain(|_, table| table.touched >= before);
                assert_eq!(store.prune(before).await, Ok((count - model.tables.len()) as u64));
            }
            Operation::Reopen => {
                store.close().await;
                store = open(&url).await;
            }
            Operation::Drop => store = open(&url).await,
        }
        agree(&store, &model).await;
    }
}

/// Appends that wait at the same time. They are accepted in their order, since nobody waits between sending them.
async fn together(store: &Store, model: &mut Model, parts: &[(u8, i64)]) {
    let appends: Vec<(u8, Append)> =
        parts.iter().map(|(table, off)| (*table, model.append(*table, *off, 1))).collect();
    let mut results = Vec::new();
    let mut tasks = Vec::new();
    for (_, append) in &appends {
        let (store, append) = (store.clone(), append.clone());
        tasks.push(tokio::spawn(async move { store.append(append).await }));
    }
    for task in tasks {
        results.push(task.await.expect("no panic"));
    }
    // Whichever came first: of those of one table that begin at its end just one is written.
    for table in 0..4 {
        let end = model.end(table);
        let mine = || appends.iter().zip(&results).filter(|((of, _), _)| *of == table);
        let written: Vec<&Append> =
            mine().filter(|(_, result)| result.is_ok()).map(|((_, append), _)| append).collect();
        // One after another they fill the numbers from the end on.
        let mut numbers: Vec<u64> = written.iter().map(|append| append.first).collect();
        numbers.sort_unstable();
        assert_eq!(numbers, (end..end + numbers.len() as u64).collect::<Vec<_>>());
        assert_eq!(numbers.is_empty(), !mine().any(|((_, append), _)| append.first == end));
        let mut written = written;
        written.sort_by_key(|append| append.first);
        for append in written {
            assert_eq!(model.expect(table, append.clone()), Ok(()));
        }
        assert!(mine().all(|(_, result)| matches!(result, Ok(()) | Err(AppendError::Conflict))));
    }
}

async fn agree(store: &Store, model: &Model) {
    assert_eq!(store.count().await, Ok(model.tables.len() as u64));
    for number in 0..4 {
        let stored = store.load(&name(number)).await.expect("the database answers");
        let table = model.tables.get(&number);
        assert_eq!(stored.as_ref().map(|stored| &stored.entries), table.map(|table| &table.entries));
        assert_eq!(stored.map(|stored| stored.row.touched), table.map(|table| table.touched));
        let kept = store.kept(&name(number), "kind").await.expect("the database answers");
        assert_eq!(kept, table.and_then(|table| table.kept.clone()));
    }
}

impl Model {
    /// The next number of a table's log.
    fn end(&self, table: u8) -> u64 {
        self.tables.get(&table).map_or(0, |table| table.entries.len()) as u64 + 1
    }

    fn append(&mut self, table: u8, off: i64, count: usize) -> Append {
        let first = self.end(table).saturating_add_signed(off).max(1);
        self.clock += 1;
        let entries =
            (0..count).map(|part| StoredEntry { at: self.clock, body: format!("{} {part}", self.clock) });
        Append { table: name(table), first, entries: entries.collect(), row: row(self.clock) }
    }

    /// What must come of an append, and makes it so.
    fn expect(&mut self, number: u8, append: Append) -> Result<(), AppendError> {
        if append.first != self.end(number) {
            return Err(AppendError::Conflict);
        }
        let new = Table { entries: Vec::new(), touched: 0, kept: None, last: append.clone() };
        let table = self.tables.entry(number).or_insert(new);
        table.touched = append.row.touched;
        table.entries.extend(append.entries.clone());
        table.last = append;
        Ok(())
    }
}

fn name(table: u8) -> store::TableId {
    id(&format!("t{table}"))
}
