package claimdesk.store.window.source;

import claimdesk.store.journal.EventType;
import claimdesk.store.window.Prefix;
import claimdesk.store.window.query.Field;
import claimdesk.store.window.query.Query;
import claimdesk.store.window.query.StateWord;
import claimdesk.store.window.query.Term;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Chooses where to look: the most selective term that an index finds leads, and the others are asked of what it gives. */
public final class Sources {

    private static final Set<StateWord> OF_PROGRESS =
            EnumSet.of(StateWord.IN_PROGRESS, StateWord.STUCK, StateWord.EXPIRED);

    private final Query query;
    private final Filter filter;
    private final boolean hasImports;
    private final long nowMs;
    private final List<Source> sources = new ArrayList<>();

    private Sources(Query query, boolean hasImports, long nowMs) {
        this.query = query;
        this.filter = Filter.of(query);
        this.hasImports = hasImports;
        this.nowMs = nowMs;
    }

    /**
     * All that must be read for everything that satisfies {@code query} to be found.
     *
     * @param hasImports whether there are imported lines
     * @param nowMs store clock, by which a lease has ended
     */
    public static List<Source> of(Query query, boolean hasImports, long nowMs) {
        Sources chosen = new Sources(query, hasImports, nowMs);
        Optional<Term.Named> name = query.longestName();
        if (name.isPresent()) {
            chosen.named(name.get());
        } else if (query.asks(StateWord.REFUSED)) {
            chosen.sources.add(new RefusedScan(query.during()));
            chosen.imports();
        } else if (query.each(Term.In.class).anyMatch(term -> OF_PROGRESS.contains(term.word()))) {
            chosen.inProgress();
        } else if (isOfVendorOnly(query)) {
            chosen.vendor(query.each(Term.Named.class).findFirst().orElseThrow());
        } else {
            chosen.newestFirst();
        }
        return chosen.sources;
    }

    private static boolean isOfVendorOnly(Query query) {
        return !query.isEmpty() && query.terms().stream().allMatch(Term.Named.class::isInstance);
    }

    private void named(Term.Named name) {
        Optional<Prefix> prefix = Prefix.of(name.prefix());
        if (prefix.isEmpty()) {
            return;
        }
        Field field = name.field().orElse(null);
        if (field == null || field == Field.ORDER) {
            sources.add(new NameWalk(new OrderNames(), prefix.get(), name));
        }
        if (field == null || field == Field.KEY) {
            sources.add(new NameWalk(new KeyNames(), prefix.get(), name));
        }
        if (field == null || field == Field.ATTEMPT) {
            sources.add(new NameWalk(new AttemptNames(), prefix.get(), name));
        }
        if (field == null) {
            vendor(name);
        }
    }

    private void vendor(Term.Named name) {
        Prefix.of(name.prefix()).ifPresent(prefix -> {
            sources.add(new VendorWalk(prefix, name));
            imports(filter.ofVendor(name.prefix()));
        });
    }

    private void inProgress() {
        boolean isExpired = query.asks(StateWord.EXPIRED);
        KeyScan.Which which =
                isExpired || query.asks(StateWord.STUCK) ? KeyScan.Which.STUCK : KeyScan.Which.IN_PROGRESS;
        sources.add(new KeyScan(which, filter.ofAllTimes(), List.of(), nowMs));
        if (isExpired) {
            journal(filter);
        }
        imports(filter.ofAnyType());
    }

    private void newestFirst() {
        boolean isByRow = filter.events().isPresent();
        if (query.asks(StateWord.SAVED) || query.asks(StateWord.UNKNOWN)) {
            KeyScan.Which which = query.asks(StateWord.UNKNOWN) ? KeyScan.Which.UNKNOWN : KeyScan.Which.SAVED;
            Filter others = query.during().isAlways() ? filter : filter.ofAllTimes();
            sources.add(new KeyScan(which, others.ofAnyStatus(), List.of(), nowMs));
            imports(filter.ofAnyType());
            return;
        }
        if (!isByRow && !query.during().isAlways() || filter.hash().isPresent()) {
            sources.add(new KeyScan(KeyScan.Which.SAVED, filter, List.of(), nowMs));
            sources.add(new KeyScan(KeyScan.Which.IN_PROGRESS, filter, List.of(), nowMs));
        }
        if (!query.asks(StateWord.IMPORTED)) {
            boolean isByAttempts = filter.attemptsMin() > 0 && query.during().isAlways();
            journal(isByAttempts ? filter.ofTypes(EventType.RECEIVED) : filter);
        }
        imports();
    }

    private void journal(Filter by) {
        sources.add(new JournalScan(by, by.proves(query)));
    }

    private void imports() {
        imports(filter);
    }

    private void imports(Filter by) {
        if (hasImports) {
            sources.add(new EvidenceScan(by));
        }
    }
}
