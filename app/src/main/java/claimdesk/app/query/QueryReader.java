package claimdesk.app.query;

import claimdesk.store.window.query.Field;
import claimdesk.store.window.query.Query;
import claimdesk.store.window.query.Relation;
import claimdesk.store.window.query.StateWord;
import claimdesk.store.window.query.Term;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/** Reads what is typed into the search box; {@code docs/search.md} describes the language. Never throws. */
public final class QueryReader {

    /** The longest text that is read. */
    public static final int LENGTH_MAX = 2_000;

    private static final int TERMS_MAX = 32;
    private static final int STATUS_MIN = 100;
    private static final int STATUS_MAX = 599;
    private static final String BETWEEN = "between";

    private final String text;
    private final TimeReader times;
    private final long nowMs;
    private final List<Term> terms = new ArrayList<>();
    private final List<Offer> offers = new ArrayList<>();
    private List<Word> words = List.of();
    private int place;

    private QueryReader(String text, long nowMs, ZoneId zone) {
        this.text = text;
        this.nowMs = nowMs;
        this.times = new TimeReader(nowMs, zone);
    }

    /**
     * What {@code text} means.
     *
     * @param nowMs store clock, from which "last" counts back
     * @param zone of times that name no offset
     */
    public static QueryOutcome read(String text, long nowMs, ZoneId zone) {
        try {
            return new QueryReader(text, nowMs, zone).read();
        } catch (Misread wrong) {
            return new QueryOutcome.Misunderstood(wrong.problem());
        }
    }

    private QueryOutcome read() {
        if (text.length() > LENGTH_MAX) {
            throw new Misread(LENGTH_MAX, text.length(), "The text is too long.", "At most 2,000 characters are read.");
        }
        words = Words.of(text);
        for (place = 0; place < words.size(); place++) {
            term(words.get(place));
        }
        if (terms.size() > TERMS_MAX) {
            throw new Misread(0, text.length(), "There are " + terms.size() + " terms.", "At most 32 are read.");
        }
        Query query = new Query(terms);
        Term.During during = query.during();
        if (during.fromMs() >= during.toMs()) {
            throw new Misread(
                    0, text.length(), "No time is all that is asked for.", "The begin must be before the end.");
        }
        return new QueryOutcome.Understood(query, offers);
    }

    private void term(Word word) {
        switch (word.field()) {
            case "" -> bare(word);
            case "order" -> named(word, Field.ORDER);
            case "key" -> named(word, Field.KEY);
            case "vendor" -> named(word, Field.VENDOR);
            case "attempt", "request" -> named(word, Field.ATTEMPT);
            case "status" -> terms.add(status(word));
            case "hash", "fingerprint" -> terms.add(hash(word));
            case "attempts" -> terms.add(attempts(word));
            case "state" -> terms.add(state(word));
            case "after" -> terms.add(new Term.During(moment(word).firstMs(), Long.MAX_VALUE));
            case "before" ->
                terms.add(new Term.During(Long.MIN_VALUE, moment(word).firstMs()));
            case "last" -> terms.add(last(word));
            default -> other(word);
        }
    }

    private void bare(Word word) {
        if (word.isQuoted()) {
            name(word.value(), Optional.empty(), word);
        } else if (word.is(BETWEEN)) {
            terms.add(between(word));
        } else {
            Optional<StateWord> twoWords = following(1)
                    .filter(Word::isPlain)
                    .flatMap(next -> StateWord.named(word.value() + " " + next.value()));
            place += twoWords.isPresent() ? 1 : 0;
            Optional<StateWord> state = twoWords.or(() -> StateWord.named(word.value()));
            state.ifPresentOrElse(
                    found -> terms.add(new Term.In(found)), () -> name(word.value(), Optional.empty(), word));
        }
    }

    private Optional<Word> following(int by) {
        return place + by < words.size() ? Optional.of(words.get(place + by)) : Optional.empty();
    }

    private void named(Word word, Field field) {
        name(word.value(), Optional.of(field), word);
    }

    private void name(String value, Optional<Field> field, Word word) {
        if (value.isEmpty()) {
            throw wrong(word, "Nothing stands after it.", "Type how the name begins, in quotes if it has blanks.");
        }
        terms.add(new Term.Named(field, value));
        if (field.isEmpty() && !word.isQuoted()) {
            offerStatus(word);
            offerState(word);
        }
    }

    /** A number of three digits may be a status as well as how a name begins. */
    private void offerStatus(Word word) {
        if (isStatus(word.value())) {
            offers.add(new Offer(instead(word, "status:" + word.value()), "status " + word.value()));
        }
    }

    private void offerState(Word word) {
        String small = word.value().toLowerCase(Locale.ROOT);
        Arrays.stream(StateWord.values())
                .filter(state -> Likeness.isNear(small, state.text()))
                .findFirst()
                .ifPresent(state -> offers.add(new Offer(instead(word, state.text()), "what is " + state.text())));
    }

    private String instead(Word word, String other) {
        return text.substring(0, word.from()) + other + text.substring(word.to());
    }

    private static boolean isStatus(String value) {
        return value.matches("[1-5][0-9]{2}");
    }

    private Term status(Word word) {
        if (!isStatus(word.value())) {
            throw wrong(
                    word,
                    "\u201C" + word.value() + "\u201D is no status.",
                    "A status is a number from " + STATUS_MIN + " to " + STATUS_MAX + ", like status:500.");
        }
        return new Term.Status(Integer.parseInt(word.value()));
    }

    private Term hash(Word word) {
        String small = word.value().toLowerCase(Locale.ROOT);
        if (!small.matches("[0-9a-f]{1,64}")) {
            throw wrong(
                    word,
                    "\u201C" + word.value() + "\u201D is not how a hash begins.",
                    "It has 1 to 64 of the characters 0-9 and a-f, like hash:ab12.");
        }
        return new Term.Hash(small);
    }

    private Term attempts(Word word) {
        Optional<Relation> relation = word.sign().equals(":") ? Optional.of(Relation.EQUAL) : Relation.of(word.sign());
        if (relation.isEmpty() || !word.value().matches("[0-9]{1,3}")) {
            throw wrong(
                    word,
                    "The number of attempts cannot be read.",
                    "It is attempts>1, or with >=, =, <= or <, and a number from 0 to " + (Query.ATTEMPTS_MAX - 1)
                            + ".");
        }
        return new Term.Attempts(relation.get(), Integer.parseInt(word.value()));
    }

    private Term state(Word word) {
        return StateWord.named(word.value())
                .map(Term.In::new)
                .orElseThrow(() -> wrong(
                        word,
                        "\u201C" + word.value() + "\u201D is no state.",
                        "States are "
                                + Arrays.stream(StateWord.values())
                                        .map(StateWord::text)
                                        .collect(Collectors.joining(", "))
                                + "."));
    }

    private TimeReader.Moment moment(Word word) {
        return times.moment(word.value())
                .orElseThrow(() -> wrong(word, "\u201C" + word.value() + "\u201D is no time.", TimeReader.ALLOWED));
    }

    private Term last(Word word) {
        return TimeReader.lengthMs(word.value())
                .map(length -> new Term.During(nowMs - length, Long.MAX_VALUE))
                .orElseThrow(() -> wrong(
                        word,
                        "\u201C" + word.value() + "\u201D is no length of time.",
                        "It is a number with s, m, h, d or w, like last:15m."));
    }

    private Term between(Word between) {
        String allowed = "It is between TIME and TIME. " + TimeReader.ALLOWED;
        TimeReader.Moment from = following(1)
                .flatMap(word -> times.moment(word.whole()))
                .orElseThrow(() -> wrong(between, "After \u201Cbetween\u201D comes a time.", allowed));
        boolean hasAnd = following(2).filter(word -> word.is("and")).isPresent();
        TimeReader.Moment to = following(3)
                .filter(word -> hasAnd)
                .flatMap(word -> times.moment(word.whole()))
                .orElseThrow(() -> wrong(between, "The end of \u201Cbetween\u201D is missing.", allowed));
        place += 3;
        boolean isPastMidnight = from.isTimeOfDay() && to.isTimeOfDay() && to.lastMs() < from.firstMs();
        return new Term.During(from.firstMs(), (isPastMidnight ? to.nextDay() : to).lastMs() + 1);
    }

    /** A key may have a colon in it; only what looks like a slip of the pen is asked about. */
    private void other(Word word) {
        Optional<String> near = Likeness.nearest(word.field());
        if (near.isPresent() && !word.isQuoted()) {
            throw wrong(
                    word,
                    "There is no \u201C" + word.field() + ":\u201D.",
                    "Is it " + near.get() + ":? To search for the text as it stands, put it in quotes.");
        }
        terms.add(new Term.Named(Optional.empty(), text.substring(word.from(), word.to())));
    }

    private static Misread wrong(Word word, String what, String allowed) {
        return new Misread(word.from(), word.to(), what, allowed);
    }
}
