-- Claimdesk, schema version 1. Times are INTEGER milliseconds since 1970 (UTC), by the store's one clock.
-- Lengths are checked in characters and in bytes: SQLite's length() of a text stops at U+0000.

-- One run: a simulation, a live desk, an import. Journal rows name the run that they belong to.
CREATE TABLE run (
    run_id        INTEGER PRIMARY KEY AUTOINCREMENT,
    purpose       TEXT    NOT NULL CHECK (purpose IN ('live', 'simulation', 'import')),
    title         TEXT    NOT NULL,
    protocol      TEXT    NOT NULL,
    seed          INTEGER NOT NULL,
    started_at_ms INTEGER NOT NULL,
    ended_at_ms   INTEGER
) STRICT;

-- One row for each (vendor, key) that was claimed. A key without a row is free.
CREATE TABLE idempotency_key (
    -- For screens, which hold a row by a number; the protocol never looks at it.
    id               INTEGER PRIMARY KEY AUTOINCREMENT,

    -- Whose key, and what it was used for.
    vendor           TEXT    NOT NULL COLLATE BINARY
                     CHECK (length(vendor) <= 100 AND length(CAST(vendor AS BLOB)) BETWEEN 1 AND 400),
    key              TEXT    NOT NULL COLLATE BINARY
                     CHECK (length(key) <= 255 AND length(CAST(key AS BLOB)) BETWEEN 1 AND 1020),
    fingerprint      TEXT    NOT NULL CHECK (length(fingerprint) = 64),
    raw_fingerprint  TEXT    NOT NULL CHECK (length(raw_fingerprint) = 64),
    fingerprint_rule TEXT    NOT NULL CHECK (fingerprint_rule IN ('canonical', 'raw')),
    order_id         TEXT    NOT NULL,
    operation        TEXT    NOT NULL,

    -- The claim. The token is wiped when the answer is saved; the lease says how long the claim is good.
    state            TEXT    NOT NULL CHECK (state IN ('in_progress', 'saved')),
    owner_token      TEXT,
    attempt_id       TEXT    NOT NULL,
    run_id           INTEGER NOT NULL REFERENCES run (run_id),
    claimed_at_ms    INTEGER NOT NULL,
    lease_until_ms   INTEGER NOT NULL,

    -- The answer, saved once. keep_until_ms is how long it is replayed: retention, apart from the lease.
    answer_status    INTEGER CHECK (answer_status BETWEEN 100 AND 599),
    answer_headers   TEXT,
    answer_body      BLOB,
    answer_outcome   TEXT    CHECK (answer_outcome IN ('final', 'unknown')),
    saved_at_ms      INTEGER,
    keep_until_ms    INTEGER,

    UNIQUE (vendor, key),
    CHECK (length(vendor) + length(key) <= 300
           AND length(CAST(vendor AS BLOB)) + length(CAST(key AS BLOB)) <= 1024),
    -- In progress means owned and not answered.
    CHECK (state <> 'in_progress'
           OR (owner_token IS NOT NULL AND answer_status IS NULL AND answer_headers IS NULL
               AND answer_body IS NULL AND answer_outcome IS NULL AND saved_at_ms IS NULL
               AND keep_until_ms IS NULL)),
    -- Saved means answered and no longer owned.
    CHECK (state <> 'saved'
           OR (owner_token IS NULL AND answer_status IS NOT NULL AND answer_headers IS NOT NULL
               AND answer_body IS NOT NULL AND answer_outcome IS NOT NULL AND saved_at_ms IS NOT NULL
               AND keep_until_ms IS NOT NULL))
) STRICT;

CREATE INDEX idempotency_key_by_key ON idempotency_key (key);
CREATE INDEX idempotency_key_by_order ON idempotency_key (order_id);
-- The lanes of the Live screen, of all runs and of one. An index ends with the row's number by itself; named in it, the
-- number would be stored twice, and a page that begins within an instant could not be sought.
CREATE INDEX idempotency_key_in_progress ON idempotency_key (claimed_at_ms) WHERE state = 'in_progress';
CREATE INDEX idempotency_key_in_progress_of_run ON idempotency_key (run_id, claimed_at_ms)
    WHERE state = 'in_progress';
CREATE INDEX idempotency_key_saved ON idempotency_key (saved_at_ms) WHERE state = 'saved';
CREATE INDEX idempotency_key_saved_of_run ON idempotency_key (run_id, saved_at_ms) WHERE state = 'saved';
-- For the purge: final answers by the end of their retention. An unknown outcome has none.
CREATE INDEX idempotency_key_kept ON idempotency_key (keep_until_ms)
    WHERE state = 'saved' AND answer_outcome = 'final';

CREATE TABLE customer_order (
    order_id      TEXT    NOT NULL PRIMARY KEY COLLATE BINARY
                  CHECK (length(order_id) <= 100 AND length(CAST(order_id AS BLOB)) BETWEEN 1 AND 400),
    vendor        TEXT    NOT NULL,
    state         TEXT    NOT NULL CHECK (state IN ('placed', 'delivered', 'reissued', 'refunded', 'cancelled')),
    version       INTEGER NOT NULL CHECK (version >= 1),
    placed_at_ms  INTEGER NOT NULL,
    changed_at_ms INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- What the work did. Rows of the protocols that guard their effects (guarded = 1) can exist once for each
-- (vendor, key, kind); the studied protocols and owned-claim write theirs unguarded, so that a second effect shows.
CREATE TABLE effect (
    effect_id   INTEGER PRIMARY KEY AUTOINCREMENT,
    vendor      TEXT    NOT NULL,
    key         TEXT    NOT NULL,
    kind        TEXT    NOT NULL CHECK (kind IN ('delivered', 'email', 'refund', 'cancelled')),
    guarded     INTEGER NOT NULL CHECK (guarded IN (0, 1)),
    order_id    TEXT    NOT NULL,
    attempt_id  TEXT    NOT NULL,
    done_at_ms  INTEGER NOT NULL
) STRICT;

CREATE UNIQUE INDEX effect_once ON effect (vendor, key, kind) WHERE guarded = 1;
CREATE INDEX effect_by_key ON effect (vendor, key, kind);
CREATE INDEX effect_by_order ON effect (order_id);

-- Effects that leave the store: committed with the order change, sent later. The downstream key stays the same
-- however often a message is sent, so that the receiver can drop a second one.
CREATE TABLE outbox (
    message_id     INTEGER PRIMARY KEY AUTOINCREMENT,
    effect_id      INTEGER NOT NULL UNIQUE REFERENCES effect (effect_id),
    downstream_key TEXT    NOT NULL,
    queued_at_ms   INTEGER NOT NULL,
    sent_at_ms     INTEGER
) STRICT;

CREATE INDEX outbox_unsent ON outbox (message_id) WHERE sent_at_ms IS NULL;

-- The evidence. Appended to in the transaction of the change that a row records, never changed.
CREATE TABLE journal (
    seq        INTEGER PRIMARY KEY AUTOINCREMENT,
    at_ms      INTEGER NOT NULL,
    run_id     INTEGER NOT NULL REFERENCES run (run_id),
    type       TEXT    NOT NULL,
    vendor     TEXT,
    key        TEXT,
    attempt_id TEXT,
    order_id   TEXT,
    details    TEXT    NOT NULL
) STRICT;

CREATE INDEX journal_by_key ON journal (vendor, key);
CREATE INDEX journal_by_attempt ON journal (attempt_id);
CREATE INDEX journal_by_order ON journal (order_id);
CREATE INDEX journal_by_run ON journal (run_id);
CREATE INDEX journal_refused ON journal (seq) WHERE type = 'REFUSED';
CREATE INDEX journal_refused_of_run ON journal (run_id) WHERE type = 'REFUSED';
-- Counts how often a key was received and replayed, and finds a key by how it begins after its row was purged.
CREATE INDEX journal_received ON journal (key, vendor, type) WHERE type = 'RECEIVED' OR type = 'REPLAYED';

CREATE TRIGGER journal_is_append_only_update BEFORE UPDATE ON journal
BEGIN
    SELECT RAISE(ABORT, 'the journal is append-only');
END;

CREATE TRIGGER journal_is_append_only_delete BEFORE DELETE ON journal
BEGIN
    SELECT RAISE(ABORT, 'the journal is append-only');
END;

-- REPLACE deletes without firing the trigger above, unless a connection asks for recursive triggers.
CREATE TRIGGER journal_is_append_only_replace BEFORE INSERT ON journal
    WHEN EXISTS (SELECT 1 FROM journal WHERE seq = NEW.seq)
BEGIN
    SELECT RAISE(ABORT, 'the journal is append-only');
END;

-- Counts for screens. Those of keys, by state, are kept by triggers, so that every writer keeps them true. Those of
-- journal rows, by type, lag behind: they are true up to 'counted_seq', and a reader counts the rows after it by itself.
-- A trigger that counts each journal row as it comes would cost more than the row.
CREATE TABLE tally (
    name  TEXT    NOT NULL PRIMARY KEY,
    count INTEGER NOT NULL CHECK (count >= 0)
) STRICT, WITHOUT ROWID;

INSERT INTO tally (name, count) VALUES ('in_progress', 0), ('saved', 0), ('counted_seq', 0);

CREATE TRIGGER tally_key_insert AFTER INSERT ON idempotency_key
BEGIN
    UPDATE tally SET count = count + 1 WHERE name = NEW.state;
END;

CREATE TRIGGER tally_key_update AFTER UPDATE OF state ON idempotency_key WHEN OLD.state <> NEW.state
BEGIN
    UPDATE tally SET count = count - 1 WHERE name = OLD.state;
    UPDATE tally SET count = count + 1 WHERE name = NEW.state;
END;

CREATE TRIGGER tally_key_delete AFTER DELETE ON idempotency_key
BEGIN
    UPDATE tally SET count = count - 1 WHERE name = OLD.state;
END;

-- Imported evidence: one row a file. Its run is of purpose 'import'.
CREATE TABLE import_source (
    run_id         INTEGER PRIMARY KEY REFERENCES run (run_id),
    name           TEXT    NOT NULL,
    sha256         TEXT    NOT NULL CHECK (length(sha256) = 64),
    kind           TEXT    NOT NULL CHECK (kind IN ('request-log', 'key-table', 'effect-log', 'journal')),
    -- The mapping it was read by, as the text of a profile.
    mapping        TEXT    NOT NULL,
    -- Lines come in while it is staged, unseen; one write then makes them all evidence, and one takes them away again.
    state          TEXT    NOT NULL CHECK (state IN ('staged', 'imported', 'undone')),
    -- When a line was last added: by this an import whose program died is told from one that goes on.
    touched_at_ms  INTEGER NOT NULL,
    imported_at_ms INTEGER,
    -- Where its rows are in evidence, among those of other imports perhaps.
    first_id       INTEGER NOT NULL,
    last_id        INTEGER NOT NULL,
    line_count     INTEGER NOT NULL,
    blank_count    INTEGER NOT NULL,
    rejected_count INTEGER NOT NULL,
    CHECK (state <> 'imported' OR imported_at_ms IS NOT NULL)
) STRICT;

CREATE UNIQUE INDEX import_source_once ON import_source (sha256) WHERE state = 'imported';

-- One row for each line that was taken. Not the journal, which is this store's own record and is never taken from:
-- an import can be undone. No count and no trigger looks at these rows.
CREATE TABLE evidence (
    -- AUTOINCREMENT: a number that a verdict names is never given to another line.
    evidence_id INTEGER PRIMARY KEY AUTOINCREMENT,
    run_id      INTEGER NOT NULL,
    line        INTEGER NOT NULL,
    -- NULL where the line does not say when by the store's clock: no offset, or another clock.
    at_ms       INTEGER,
    -- The journal's word, for lines of a journal.
    type        TEXT,
    vendor      TEXT,
    key         TEXT,
    attempt_id  TEXT,
    order_id    TEXT,
    details     TEXT    NOT NULL
) STRICT;

CREATE INDEX evidence_by_key ON evidence (key) WHERE key IS NOT NULL;
CREATE INDEX evidence_by_attempt ON evidence (attempt_id) WHERE attempt_id IS NOT NULL;
CREATE INDEX evidence_by_order ON evidence (order_id) WHERE order_id IS NOT NULL;
