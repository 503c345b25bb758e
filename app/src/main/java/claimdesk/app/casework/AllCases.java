package claimdesk.app.casework;

import claimdesk.app.exchange.ImportedEvents;
import claimdesk.store.Store;
import claimdesk.store.identity.IdempotencyKey;
import claimdesk.store.identity.OrderId;
import claimdesk.store.identity.ScopedKey;
import claimdesk.store.identity.Vendor;
import claimdesk.store.imported.ImportState;
import claimdesk.store.imported.SourceKind;
import claimdesk.store.journal.Event;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** Hands over the cases of a whole file, one after another; memory does not grow with their number. */
public final class AllCases {

    private static final int PAGE = 500;
    private static final int EVENTS_PAGE = 4096;
    private static final int IMPORTS_MAX = 100_000;

    private final Store store;
    private final long nowMs;

    /**
     * @param nowMs store clock
     */
    public AllCases(Store store, long nowMs) {
        this.store = store;
        this.nowMs = nowMs;
    }

    /** Every order that the file names, in order of their text. */
    public void forEachOrder(Consumer<Case> reader) {
        FileTraits traits = store.read(FileTraits::of);
        Optional<OrderId> last = Optional.empty();
        List<OrderId> page;
        do {
            Optional<OrderId> after = last;
            page = store.read(tables -> tables.caseRows().orders(after, PAGE));
            if (!page.isEmpty()) {
                forEach(page, traits, reader);
                last = Optional.of(page.get(page.size() - 1));
            }
        } while (page.size() == PAGE);
    }

    /** Reads all at once, or halves where that is too much, or at last one by one. */
    private void forEach(List<OrderId> orders, FileTraits traits, Consumer<Case> reader) {
        if (orders.size() == 1) {
            store.read(tables -> CaseReader.ofOrder(tables, orders.get(0), nowMs))
                    .ifPresent(reader);
            return;
        }
        Optional<List<Case>> cases = store.read(tables -> CaseBatch.of(tables, traits, orders, nowMs));
        if (cases.isPresent()) {
            cases.get().forEach(reader);
        } else {
            int half = orders.size() / 2;
            forEach(orders.subList(0, half), traits, reader);
            forEach(orders.subList(half, orders.size()), traits, reader);
        }
    }

    /** Every key that imported lines use for several orders, or for none: others are seen with their order. */
    public void forEachKeyAcrossOrders(Consumer<Case> reader) {
        Optional<IdempotencyKey> last = Optional.empty();
        List<IdempotencyKey> page;
        do {
            Optional<IdempotencyKey> after = last;
            page = store.read(tables -> tables.caseRows().importedKeysAcrossOrders(after, PAGE));
            for (IdempotencyKey key : page) {
                for (Vendor vendor : store.read(tables -> tables.caseRows().vendorsOf(key, PAGE))) {
                    ScopedKey scoped = new ScopedKey(vendor, key);
                    store.read(tables -> CaseReader.ofKey(tables, scoped, nowMs))
                            .ifPresent(reader);
                }
                last = Optional.of(key);
            }
        } while (page.size() == PAGE);
    }

    /** Every event by itself: the journal's in order of seq, then each imported request log's and journal's as it stands. */
    public void forEachEvent(Consumer<Event> reader) {
        long last = 0;
        List<Event> page;
        do {
            long after = last;
            page = store.read(tables -> tables.journal().after(after, EVENTS_PAGE));
            page.forEach(reader);
            last = page.isEmpty() ? last : page.get(page.size() - 1).seq();
        } while (page.size() == EVENTS_PAGE);
        store.read(tables -> {
            tables.imports().finished(IMPORTS_MAX).stream()
                    .filter(source -> source.state() == ImportState.IMPORTED)
                    .filter(source -> source.file().kind() == SourceKind.REQUEST_LOG
                            || source.file().kind() == SourceKind.JOURNAL)
                    .forEach(source -> tables.evidence()
                            .forEach(source.run(), row -> ImportedEvents.of(row).forEach(reader)));
            return true;
        });
    }
}
