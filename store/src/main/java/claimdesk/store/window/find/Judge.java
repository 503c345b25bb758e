package claimdesk.store.window.find;

import claimdesk.store.identity.IdempotencyKey;
import claimdesk.store.identity.OrderId;
import claimdesk.store.identity.Vendor;
import claimdesk.store.window.find.Facts.RowFacts;
import claimdesk.store.window.query.Field;
import claimdesk.store.window.query.Query;
import claimdesk.store.window.query.StateWord;
import claimdesk.store.window.query.Term;
import java.util.Objects;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** Says whether a query holds of a candidate. */
final class Judge {

    private final Query query;
    private final Term.During during;
    private final long nowMs;

    Judge(Query query, long nowMs) {
        this.query = query;
        this.during = query.during();
        this.nowMs = nowMs;
    }

    /**
     * @param proven terms that are known to hold of it
     */
    boolean holds(Facts facts, Set<Term> proven) {
        boolean isAtTime = during.isAlways()
                || proven.stream().anyMatch(this::isTimed)
                || facts.times().anyMatch(during::holds);
        return isAtTime && query.terms().stream().allMatch(term -> proven.contains(term) || holds(term, facts));
    }

    /** Whether whoever proved the term looked at the row's time too. */
    private boolean isTimed(Term term) {
        return !(term instanceof Term.Named);
    }

    private boolean holds(Term term, Facts facts) {
        return term.match(
                name -> isNamed(name, facts),
                status -> anyRow(facts, row -> String.valueOf(status.code()).equals(row.status))
                        || isSavedAs(status.code(), facts),
                hash -> isHashed(hash.prefix(), facts),
                attempts -> attempts.relation().holds(facts.attempts(), attempts.number()),
                in -> isIn(in.word(), facts),
                times -> true);
    }

    private static boolean isNamed(Term.Named name, Facts facts) {
        return Stream.of(Field.values())
                .filter(field -> name.field().isEmpty() || name.field().get() == field)
                .flatMap(field -> names(field, facts))
                .filter(Objects::nonNull)
                .anyMatch(text -> text.startsWith(name.prefix()));
    }

    private static Stream<String> names(Field field, Facts facts) {
        return switch (field) {
            case VENDOR -> facts.subject().vendor().map(Vendor::text).stream();
            case KEY -> facts.subject().key().map(IdempotencyKey::text).stream();
            case ORDER ->
                Stream.of(
                                facts.subject().order().map(OrderId::text).stream(),
                                facts.key().map(Facts.KeyFacts::order).stream(),
                                facts.rows().stream().map(row -> row.order))
                        .flatMap(names -> names);
            case ATTEMPT ->
                Stream.concat(
                        facts.key().map(Facts.KeyFacts::attempt).stream(),
                        facts.rows().stream().map(row -> row.attempt));
        };
    }

    private static boolean isHashed(String prefix, Facts facts) {
        Stream<String> ofKey = facts.key().stream().flatMap(row -> Stream.of(row.fingerprint(), row.rawFingerprint()));
        Stream<String> ofRows = facts.rows().stream()
                .flatMap(row -> Stream.of(row.fingerprint, row.rawSha256).filter(Objects::nonNull));
        return Stream.concat(ofKey, ofRows).anyMatch(hash -> hash.startsWith(prefix));
    }

    private boolean isSavedAs(int status, Facts facts) {
        return facts.key()
                .filter(row -> row.status().orElse(-1) == status
                        && during.holds(row.savedAtMs().orElse(Long.MIN_VALUE)))
                .isPresent();
    }

    private boolean isIn(StateWord word, Facts facts) {
        Standing standing = facts.standing(nowMs);
        return switch (word) {
            case IN_PROGRESS ->
                standing == Standing.IN_PROGRESS || standing == Standing.STUCK || isDumpedAs("in_progress", facts);
            case STUCK -> standing == Standing.STUCK;
            case SAVED -> standing == Standing.SAVED || standing == Standing.UNKNOWN || isDumpedAs("saved", facts);
            case UNKNOWN -> standing == Standing.UNKNOWN;
            case EXPIRED -> standing == Standing.STUCK || happened(word, facts);
            case IMPORTED -> facts.isImported();
            default -> happened(word, facts);
        };
    }

    /** What an imported dump of a key table says, where the file has no key row of its own. */
    private static boolean isDumpedAs(String state, Facts facts) {
        return facts.key().isEmpty()
                && facts.rows().stream().anyMatch(row -> row.isImported && state.equals(row.state));
    }

    private boolean happened(StateWord word, Facts facts) {
        return anyRow(facts, row -> row.type != null && word.events().contains(row.type));
    }

    /** Whether one row is what is asked for, and at a time that is asked for. */
    private boolean anyRow(Facts facts, Predicate<RowFacts> which) {
        return facts.rows().stream()
                .filter(which)
                .anyMatch(row -> during.isAlways() || row.isTimed && during.holds(row.atMs));
    }
}
