-- What the records of a log lead to, up to a version: a shortcut that may be deleted at any time.
CREATE TABLE checkpoints (
    log INTEGER PRIMARY KEY REFERENCES logs (id),
    version INTEGER NOT NULL,
    state BLOB NOT NULL
) STRICT;
