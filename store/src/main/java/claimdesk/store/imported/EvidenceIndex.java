package claimdesk.store.imported;

/** A table by which lines are found: how its rows are put in order, and how they are entered. */
enum EvidenceIndex {
    BY_KEY(
            """
            INSERT INTO temp.sorted (text, evidence_id, order_id)
            SELECT key, evidence_id, order_id
              FROM evidence
             WHERE evidence_id BETWEEN :from AND :to
               AND run_id = :run
               AND key IS NOT NULL
             ORDER BY key, evidence_id
            """,
            """
            INSERT INTO evidence_by_key (key, evidence_id, order_id)
            SELECT text, evidence_id, order_id
              FROM temp.sorted
             WHERE place BETWEEN :from AND :to
             ORDER BY place
            """),
    BY_ATTEMPT(
            """
            INSERT INTO temp.sorted (text, evidence_id)
            SELECT attempt_id, evidence_id
              FROM evidence
             WHERE evidence_id BETWEEN :from AND :to
               AND run_id = :run
               AND attempt_id IS NOT NULL
             ORDER BY attempt_id, evidence_id
            """,
            """
            INSERT INTO evidence_by_attempt (attempt_id, evidence_id)
            SELECT text, evidence_id
              FROM temp.sorted
             WHERE place BETWEEN :from AND :to
             ORDER BY place
            """),
    BY_ORDER(
            """
            INSERT INTO temp.sorted (text, evidence_id)
            SELECT order_id, evidence_id
              FROM evidence
             WHERE evidence_id BETWEEN :from AND :to
               AND run_id = :run
               AND order_id IS NOT NULL
             ORDER BY order_id, evidence_id
            """,
            """
            INSERT INTO evidence_by_order (order_id, evidence_id)
            SELECT text, evidence_id
              FROM temp.sorted
             WHERE place BETWEEN :from AND :to
             ORDER BY place
            """);

    private final String sorting;
    private final String entering;

    EvidenceIndex(String sorting, String entering) {
        this.sorting = sorting;
        this.entering = entering;
    }

    /** Puts lines {@code :from} to {@code :to} of {@code :run} into the temporary table {@code sorted}. */
    String sorting() {
        return sorting;
    }

    /** Enters the places {@code :from} to {@code :to} of that table. */
    String entering() {
        return entering;
    }
}
