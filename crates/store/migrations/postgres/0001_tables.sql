-- A table is a row that can be asked without reading its log, and the log.
CREATE TABLE tables (
    -- Collation "C": the same order as in SQLite, wherever the database was made.
    id TEXT COLLATE "C" PRIMARY KEY,
    -- The number of the entry that comes next.
    next BIGINT NOT NULL,
    game TEXT NOT NULL,
    created BIGINT NOT NULL,
    touched BIGINT NOT NULL,
    listed BOOLEAN NOT NULL,
    is_over BOOLEAN NOT NULL,
    wake BIGINT,
    summary TEXT NOT NULL
);

CREATE INDEX tables_lobby ON tables (touched DESC, id) WHERE listed AND NOT is_over;
CREATE INDEX tables_wake ON tables (wake, id) WHERE wake IS NOT NULL;

CREATE TABLE entries (
    table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number BIGINT NOT NULL,
    at BIGINT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
);

-- What was derived from a log and is worth keeping.
CREATE TABLE kept (
    table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    kind TEXT COLLATE "C" NOT NULL,
    value TEXT NOT NULL,
    PRIMARY KEY (table_id, kind)
);
