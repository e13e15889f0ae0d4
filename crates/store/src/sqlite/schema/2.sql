CREATE TABLE directory (
    name TEXT PRIMARY KEY,
    entry BLOB NOT NULL
) STRICT;
