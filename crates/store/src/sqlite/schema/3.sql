CREATE TABLE shelf (
    owner BLOB NOT NULL CHECK (length(owner) = 32),
    blob BLOB NOT NULL CHECK (length(blob) = 32),
    note BLOB NOT NULL,
    PRIMARY KEY (owner, blob)
) STRICT, WITHOUT ROWID;
