-- By which edition of the game's rules a table is played. Before there was this column there was one edition.
ALTER TABLE tables ADD COLUMN edition BIGINT NOT NULL DEFAULT 1;
