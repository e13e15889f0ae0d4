-- AUTOINCREMENT: an id is never given twice, so that a watcher can tell a new log from a removed one.
CREATE TABLE logs (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    name TEXT NOT NULL UNIQUE
) STRICT;

-- Kept in the order of arrival, so that a commit for many tables writes few pages.
CREATE TABLE records (
    log INTEGER NOT NULL REFERENCES logs (id),
    version INTEGER NOT NULL CHECK (version > 0),
    id BLOB NOT NULL CHECK (length(id) = 16),
    payload BLOB NOT NULL,
    UNIQUE (log, version),
    UNIQUE (log, id)
) STRICT;
