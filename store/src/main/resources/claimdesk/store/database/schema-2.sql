-- Claimdesk, from schema version 1 to 2: lines of imports are found by tables in place of indexes, and a case file is
-- evidence too. What a released script makes is in files out there: change a schema by a script that follows the last.

-- By what lines are found. Tables in place of indexes, so that they can be filled in the order of their texts once all
-- lines of an import are there: an index grows with each line, and where its texts are in no order, as keys are, each
-- batch of a large import writes most of its pages anew. Each is made under another name, for its index of version 1 has
-- this one, and its lines are read by that index: in order already, so that nothing is sorted in memory. Some files say
-- version 1 and have such tables already, from a program between the two versions; they are filled anew.
CREATE TABLE evidence_by_key_2 (
    key         TEXT    NOT NULL,
    evidence_id INTEGER NOT NULL,
    -- The line's order, so that keys of several orders, and of none, are found without reading lines.
    order_id    TEXT,
    PRIMARY KEY (key, evidence_id)
) STRICT, WITHOUT ROWID;

INSERT INTO evidence_by_key_2 (key, evidence_id, order_id)
SELECT key, evidence_id, order_id
  FROM evidence
 WHERE key IS NOT NULL
 ORDER BY key, evidence_id;

DROP INDEX IF EXISTS evidence_by_key;
DROP TABLE IF EXISTS evidence_by_key;
ALTER TABLE evidence_by_key_2 RENAME TO evidence_by_key;

CREATE TABLE evidence_by_attempt_2 (
    attempt_id  TEXT    NOT NULL,
    evidence_id INTEGER NOT NULL,
    PRIMARY KEY (attempt_id, evidence_id)
) STRICT, WITHOUT ROWID;

INSERT INTO evidence_by_attempt_2 (attempt_id, evidence_id)
SELECT attempt_id, evidence_id
  FROM evidence
 WHERE attempt_id IS NOT NULL
 ORDER BY attempt_id, evidence_id;

DROP INDEX IF EXISTS evidence_by_attempt;
DROP TABLE IF EXISTS evidence_by_attempt;
ALTER TABLE evidence_by_attempt_2 RENAME TO evidence_by_attempt;

CREATE TABLE evidence_by_order_2 (
    order_id    TEXT    NOT NULL,
    evidence_id INTEGER NOT NULL,
    PRIMARY KEY (order_id, evidence_id)
) STRICT, WITHOUT ROWID;

INSERT INTO evidence_by_order_2 (order_id, evidence_id)
SELECT order_id, evidence_id
  FROM evidence
 WHERE order_id IS NOT NULL
 ORDER BY order_id, evidence_id;

DROP INDEX IF EXISTS evidence_by_order;
DROP TABLE IF EXISTS evidence_by_order;
ALTER TABLE evidence_by_order_2 RENAME TO evidence_by_order;

-- One row a file, as in version 1. SQLite changes no CHECK in place, so the table is made anew; no other table, trigger
-- or view names it, so its foreign key stays enforced all the while.
CREATE TABLE import_source_2 (
    run_id         INTEGER PRIMARY KEY REFERENCES run (run_id),
    name           TEXT    NOT NULL,
    sha256         TEXT    NOT NULL CHECK (length(sha256) = 64),
    kind           TEXT    NOT NULL CHECK (kind IN ('request-log', 'key-table', 'effect-log', 'journal',
                                                 'case-file')),
    -- The mapping it was read by, as the text of a profile.
    mapping        TEXT    NOT NULL,
    -- Lines come in while it is staged, unseen; one write then makes them all evidence, and one takes them away again.
    state          TEXT    NOT NULL CHECK (state IN ('staged', 'imported', 'undone')),
    -- Whether its lines are in the three tables by which they are found, above. Without that it cannot be finished, nor
    -- by a program of version 1, which may still have the file open.
    is_indexed     INTEGER NOT NULL DEFAULT 0 CHECK (is_indexed IN (0, 1)),
    -- When a line was last added: by this an import whose program died is told from one that goes on.
    touched_at_ms  INTEGER NOT NULL,
    imported_at_ms INTEGER,
    -- Where its rows are in evidence, among those of other imports perhaps.
    first_id       INTEGER NOT NULL,
    last_id        INTEGER NOT NULL,
    line_count     INTEGER NOT NULL,
    blank_count    INTEGER NOT NULL,
    rejected_count INTEGER NOT NULL,
    CHECK (state <> 'imported' OR (imported_at_ms IS NOT NULL AND is_indexed = 1))
) STRICT;

-- One that was still being staged is not finished any more: lines that come to it later would not be found.
INSERT INTO import_source_2 (run_id, name, sha256, kind, mapping, state, is_indexed, touched_at_ms, imported_at_ms,
                             first_id, last_id, line_count, blank_count, rejected_count)
SELECT run_id, name, sha256, kind, mapping, state, state <> 'staged', touched_at_ms, imported_at_ms,
       first_id, last_id, line_count, blank_count, rejected_count
  FROM import_source;

DROP TABLE import_source;
ALTER TABLE import_source_2 RENAME TO import_source;
CREATE UNIQUE INDEX import_source_once ON import_source (sha256) WHERE state = 'imported';
