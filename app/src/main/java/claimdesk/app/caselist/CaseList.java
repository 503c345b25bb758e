package claimdesk.app.caselist;

import claimdesk.app.finding.FindingCode;
import claimdesk.store.window.query.Query;
import claimdesk.store.window.query.StateWord;
import claimdesk.store.window.query.Term;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/**
 * A list of cases. The first two are read at once; the others are what {@code check} finds, by the same rules, and need a
 * look through the whole file.
 */
public enum CaseList {
    REFUSED(
            "Refused saves",
            "Saves that were refused, ever, in this file's own journal. One key may have several; the list has each key"
                    + " once, and those of imported journals too.",
            StateWord.REFUSED),
    STUCK(
            "Stuck or expired claims",
            "Claims in progress whose lease has ended and that nobody came back for, and times a key was taken over after"
                    + " its lease had ended. The list has each key once, and those of imported journals too.",
            StateWord.EXPIRED),
    LEASE_PASSED(
            "Lease passed in flight",
            "Findings of attempts that worked, saved or were refused at or after the end of their lease.",
            FindingCode.WORK_EXCEEDED_LEASE),
    SEVERAL_KEYS(
            "Order under several keys",
            "Findings of one operation on one order that came under several keys, with the same request or others.",
            FindingCode.ROTATED_KEYS,
            FindingCode.ORDER_UNDER_SEVERAL_KEYS),
    SEVERAL_BODIES(
            "Key with several bodies",
            "Findings of keys that came with different requests, or that were told a mismatch.",
            FindingCode.KEY_WITH_SEVERAL_BODIES,
            FindingCode.MISMATCH_RAN),
    DOUBLE_EFFECT(
            "Two effects for one key", "Findings of two effects of one kind for one key.", FindingCode.DOUBLE_EFFECT),
    RETRIED_FINAL(
            "Retried what must not be",
            "Findings of requests that were sent again after an answer that says not to.",
            FindingCode.RETRIED_FINAL),
    STORM(
            "Retries without backing off",
            "Findings of five requests for one order and operation, each at most 2 s after the one before, that did not"
                    + " slow down.",
            FindingCode.RETRY_STORM),
    NOT_SAVED(
            "Success without a saved answer",
            "Findings of successes that were answered and never saved.",
            FindingCode.SUCCESS_NOT_SAVED),
    REPLAY_DIFFERS(
            "Replay differs from its save",
            "Findings of replays with another status or hash than what was saved.",
            FindingCode.REPLAY_DIFFERS);

    private final String title;
    private final String explanation;
    private final Optional<StateWord> word;
    private final Set<FindingCode> codes;

    CaseList(String title, String explanation, StateWord word) {
        this.title = title;
        this.explanation = explanation;
        this.word = Optional.of(word);
        this.codes = EnumSet.noneOf(FindingCode.class);
    }

    CaseList(String title, String explanation, FindingCode first, FindingCode... others) {
        this.title = title;
        this.explanation = explanation;
        this.word = Optional.empty();
        this.codes = EnumSet.of(first, others);
    }

    /** Its stable name, as in ids. */
    public String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    public String title() {
        return title;
    }

    /** What exactly its count counts. */
    public String explanation() {
        return explanation;
    }

    /** What it is found by, where it is read at once; empty where it is found by looking through the file. */
    public Optional<Query> query() {
        return word.map(one -> Query.of(new Term.In(one)));
    }

    public boolean holds(FindingCode code) {
        return codes.contains(code);
    }
}
