-- A table is a row that can be asked without reading its log, and the log.
CREATE TABLE tables (
    id TEXT NOT NULL PRIMARY KEY,
    -- The number of the entry that comes next.
    next INTEGER NOT NULL,
    game TEXT NOT NULL,
    created INTEGER NOT NULL,
    touched INTEGER NOT NULL,
    listed INTEGER NOT NULL,
    is_over INTEGER NOT NULL,
    wake INTEGER,
    summary TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX tables_lobby ON tables (touched DESC, id) WHERE listed AND NOT is_over;
CREATE INDEX tables_wake ON tables (wake, id) WHERE wake IS NOT NULL;

CREATE TABLE entries (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    at INTEGER NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;

-- What was derived from a log and is worth keeping.
CREATE TABLE kept (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    value TEXT NOT NULL,
    PRIMARY KEY (table_id, kind)
) STRICT, WITHOUT ROWID;
