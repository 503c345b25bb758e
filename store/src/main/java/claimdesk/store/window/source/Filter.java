package claimdesk.store.window.source;

import claimdesk.store.database.DirectStatement;
import claimdesk.store.journal.EventType;
import claimdesk.store.window.Prefix;
import claimdesk.store.window.query.Query;
import claimdesk.store.window.query.StateWord;
import claimdesk.store.window.query.Term;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * What a scan sorts out by itself, before anything is looked at closely: of the terms about rows one, the first; of the
 * others what a row alone can tell.
 *
 * @param events the types that a row may have; empty for any
 */
record Filter(
        Optional<List<EventType>> events,
        Optional<Integer> status,
        Optional<String> vendor,
        Optional<String> hash,
        int attemptsMin,
        Term.During during) {

    static Filter of(Query query) {
        boolean isExpired = query.asks(StateWord.EXPIRED) && query.events().isEmpty();
        Optional<List<EventType>> events = isExpired ? Optional.of(StateWord.EXPIRED.events()) : query.events();
        return new Filter(
                events,
                events.isPresent() ? Optional.empty() : query.status(),
                query.vendor(),
                query.hash(),
                query.each(Term.Attempts.class).mapToInt(Filter::least).max().orElse(0),
                query.during());
    }

    /** The least number of attempts that satisfies the term. */
    private static int least(Term.Attempts term) {
        return switch (term.relation()) {
            case MORE -> term.number() + 1;
            case AT_LEAST, EQUAL -> term.number();
            case AT_MOST, LESS -> 0;
        };
    }

    /** The terms that hold of every row that passes, and need not be looked at again. */
    List<Term> proves(Query query) {
        List<Term> proven = new ArrayList<>();
        events.ifPresent(types -> query.each(Term.In.class)
                .filter(term -> term.word().events().equals(types))
                .forEach(proven::add));
        status.ifPresent(code -> proven.add(new Term.Status(code)));
        return proven;
    }

    /** Rows of these types alone can name what is wanted, where no other term says which; empty for any. */
    Filter ofTypes(EventType... types) {
        return events.isPresent() || status.isPresent()
                ? this
                : new Filter(Optional.of(List.of(types)), status, vendor, hash, attemptsMin, during);
    }

    /** Without the terms about rows: for rows that say how a key stands. */
    Filter ofAnyType() {
        return new Filter(Optional.empty(), Optional.empty(), vendor, hash, attemptsMin, during);
    }

    Filter ofAnyStatus() {
        return new Filter(events, Optional.empty(), vendor, hash, attemptsMin, during);
    }

    /** For key rows that may have rows at other times than their own. */
    Filter ofAllTimes() {
        return new Filter(events, status, vendor, hash, attemptsMin, Term.During.ALWAYS);
    }

    Filter ofVendor(String prefix) {
        return new Filter(events, status, Optional.of(prefix), hash, attemptsMin, during);
    }

    DirectStatement bind(DirectStatement statement) {
        Optional<Prefix> ofVendor = vendor.flatMap(Prefix::of);
        Optional<Prefix> ofHash = hash.flatMap(Prefix::of);
        return statement
                .bind("types", events.map(Filter::json))
                .bind("status", status.map(String::valueOf))
                .bind("vendorFrom", ofVendor.map(Prefix::text))
                .bind("vendorTo", ofVendor.flatMap(Prefix::end))
                .bind("hashFrom", ofHash.map(Prefix::text))
                .bind("hashTo", ofHash.flatMap(Prefix::end))
                .bind("attemptsMin", attemptsMin)
                .bind("isTimed", during.isAlways() ? 0 : 1)
                .bind("fromMs", during.fromMs())
                .bind("toMs", during.toMs());
    }

    private static String json(List<EventType> types) {
        return types.stream().map(type -> '"' + type.name() + '"').collect(Collectors.joining(",", "[", "]"));
    }
}
