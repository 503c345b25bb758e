package claimdesk.store.window.query;

import claimdesk.store.journal.EventType;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Terms that must all hold of what is found. Times and what happens are asked of one and the same row. Immutable. */
public record Query(List<Term> terms) {

    /** As far as attempts are counted, so that no key makes a search slow. */
    public static final int ATTEMPTS_MAX = 1_000;

    public Query {
        terms = List.copyOf(terms);
    }

    /** What everything that the file names is found by. */
    public static Query everything() {
        return new Query(List.of());
    }

    public static Query of(Term... terms) {
        return new Query(List.of(terms));
    }

    public boolean isEmpty() {
        return terms.isEmpty();
    }

    public <T extends Term> Stream<T> each(Class<T> kind) {
        return terms.stream().filter(kind::isInstance).map(kind::cast);
    }

    /** All times of it at once; of everything if it names none, and of nothing if they do not meet. */
    public Term.During during() {
        return each(Term.During.class)
                .reduce((one, other) ->
                        new Term.During(Math.max(one.fromMs(), other.fromMs()), Math.min(one.toMs(), other.toMs())))
                .orElse(Term.During.ALWAYS);
    }

    public boolean asks(StateWord word) {
        return each(Term.In.class).anyMatch(term -> term.word() == word);
    }

    /** The longest name that some index can find by itself; a vendor's is none of them. */
    public Optional<Term.Named> longestName() {
        return each(Term.Named.class)
                .filter(name -> name.field().filter(Field.VENDOR::equals).isEmpty())
                .max(Comparator.comparing((Term.Named name) -> name.field().isPresent())
                        .thenComparing(name -> name.prefix().length()));
    }

    /** How the vendor must begin, where one is asked for as such. */
    public Optional<String> vendor() {
        return each(Term.Named.class)
                .filter(name -> name.field().filter(Field.VENDOR::equals).isPresent())
                .map(Term.Named::prefix)
                .max(Comparator.comparing(String::length));
    }

    /** The first thing that must have happened to it and that only a journal row shows. */
    public Optional<List<EventType>> events() {
        return each(Term.In.class)
                .filter(term -> term.word() != StateWord.EXPIRED)
                .map(term -> term.word().events())
                .filter(types -> !types.isEmpty())
                .findFirst();
    }

    public Optional<Integer> status() {
        return each(Term.Status.class).map(Term.Status::code).findFirst();
    }

    public Optional<String> hash() {
        return each(Term.Hash.class).map(Term.Hash::prefix).max(Comparator.comparing(String::length));
    }
}
