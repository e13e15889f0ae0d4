-- One row without a meaning: whoever wants to know whether anything can be written writes it.
CREATE TABLE proof (
    one INTEGER PRIMARY KEY CHECK (one = 1),
    times INTEGER NOT NULL
) STRICT;
