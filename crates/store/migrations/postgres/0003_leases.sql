-- Several servers may look after the tables: which of them does what nobody asks for. Until when by the clock of this
-- database, in milliseconds, and a number that grows whenever another server takes over.
ALTER TABLE tables ADD COLUMN leased BIGINT NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN fence BIGINT NOT NULL DEFAULT 0;
