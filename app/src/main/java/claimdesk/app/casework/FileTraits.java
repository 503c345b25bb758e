package claimdesk.app.casework;

import claimdesk.store.Tables;
import claimdesk.store.identity.IdempotencyKey;
import claimdesk.store.identity.ScopedKey;
import java.util.Collection;
import java.util.Set;

/**
 * What is known of a whole file before its cases are read, so that what it does not have is not looked for a case at a
 * time.
 *
 * @param largeKeys those of which imports have more lines than a case takes
 * @param hasKeyRows whether its key table has rows
 * @param hasRowsWithoutOrder whether its journal has rows that name no order
 * @param hasLinesWithoutOrder whether its imports have lines that name a key and no order
 */
record FileTraits(
        Set<IdempotencyKey> largeKeys, boolean hasKeyRows, boolean hasRowsWithoutOrder, boolean hasLinesWithoutOrder) {

    static FileTraits of(Tables tables) {
        return new FileTraits(
                Set.copyOf(tables.evidence().keysWith(CaseRowSet.ROWS_MAX)),
                tables.caseRows().hasKeyRows(),
                tables.caseRows().hasRowsWithoutOrder(),
                tables.evidence().hasLinesWithoutOrder());
    }

    boolean hasLargeOf(Collection<ScopedKey> keys) {
        return !largeKeys.isEmpty() && keys.stream().anyMatch(key -> largeKeys.contains(key.key()));
    }
}
