package claimdesk.ui.timeline.layout;

import claimdesk.store.agent.AgentAction;
import claimdesk.store.agent.Decision;
import claimdesk.store.journal.Detail;
import claimdesk.store.journal.Details;
import claimdesk.store.journal.Event;
import claimdesk.ui.controls.Figures;
import claimdesk.ui.controls.ShownText;
import java.util.Optional;
import java.util.function.LongFunction;

/** An event in words: a few beside its mark, more for whoever listens. What came from outside is shown escaped. */
public final class EventText {

    private static final int REASON_MAX = 60;

    private final LongFunction<String> times;

    /**
     * @param times how an instant is written, milliseconds since 1970
     */
    public EventText(LongFunction<String> times) {
        this.times = times;
    }

    String time(long atMs) {
        return times.apply(atMs);
    }

    /** Like {@code refused: token}. */
    public String label(Event event) {
        Details facts = event.details();
        return switch (event.type()) {
            case RECEIVED -> "received";
            case CLAIMED -> "claimed" + lease(event);
            case TAKEN_OVER -> "took over" + lease(event);
            case RENEWED -> "renewed" + lease(event);
            case BUSY -> "busy" + length(facts, Detail.LEASE_LEFT_MS, ", ", " left");
            case MISMATCH -> "mismatch";
            case REPLAYED -> "replayed" + text(facts, Detail.STATUS, " ");
            case WORK_STARTED -> "work began";
            case EFFECT -> facts.text(Detail.EFFECT).map(ShownText::of).orElse("effect");
            case SAVED -> "saved" + text(facts, Detail.STATUS, " ");
            case REFUSED -> "refused" + text(facts, Detail.TERM, ": ");
            case FAILED -> "failed";
            case RELEASED -> "released";
            case ANSWERED -> "answered" + text(facts, Detail.STATUS, " ");
            case REPLY_LOST -> "reply lost";
            case CALLER_CRASHED -> "crashed";
            case EXPIRED -> "kept answer expired";
            case PURGED -> "purged";
            case FAULT ->
                "fault: " + facts.text(Detail.FAULT).map(ShownText::of).orElse("unnamed");
            case VENDOR_SENT -> "sent" + text(facts, Detail.TRY_NUMBER, " try ") + ownClock(facts);
            case VENDOR_TIMED_OUT -> "timed out" + length(facts, Detail.TIMEOUT_MS, " after ", "");
            case VENDOR_GAVE_UP -> "gave up";
            case BREAKER_OPENED -> "breaker opened";
            case BREAKER_CLOSED -> "breaker closed";
            case AGENT_ACTION -> AgentAction.of(event).map(EventText::agent).orElse("agent");
        };
    }

    /** Like {@code refused save, token term, 10:02:11.204}. */
    public String spoken(Event event) {
        return words(event) + ", " + time(event.atMs());
    }

    private String words(Event event) {
        Details facts = event.details();
        return switch (event.type()) {
            case REFUSED ->
                "refused save"
                        + facts.text(Detail.TERM)
                                .map(term -> ", " + ShownText.of(term) + " term")
                                .orElse("");
            case FAILED -> "failed save" + text(facts, Detail.REASON, ", ");
            case FAULT ->
                "injected " + label(event) + length(facts, Detail.BY_MS, " by ", "") + text(facts, Detail.WHERE, ", ");
            case CALLER_CRASHED -> "caller crashed" + text(facts, Detail.WHERE, ", ");
            case ANSWERED ->
                label(event) + text(facts, Detail.CODE, " ") + (facts.has(Detail.REPLAYED, "true") ? ", a replay" : "");
            case EFFECT -> "effect: " + label(event);
            case MISMATCH -> "mismatch, the key is for another request";
            case AGENT_ACTION -> label(event) + text(facts, Detail.WHO, ", by ") + text(facts, Detail.TEXT, ": ");
            case REPLY_LOST, RELEASED, PURGED, VENDOR_GAVE_UP -> label(event) + text(facts, Detail.REASON, ", ");
            default -> label(event);
        };
    }

    private static String agent(AgentAction action) {
        return "agent: "
                + action.decision().map(Decision::words).orElse(action.kind().words());
    }

    private static String lease(Event claim) {
        var untilMs = claim.details().number(Detail.LEASE_UNTIL_MS);
        return untilMs.isPresent() ? ", lease " + Figures.length(untilMs.getAsLong() - claim.atMs()) : "";
    }

    /** Raw, as the vendor's request or the simulated vendor said it: it is neither corrected nor compared. */
    private String ownClock(Details facts) {
        var clockMs = facts.number(Detail.VENDOR_CLOCK_MS);
        return clockMs.isPresent() ? ", own clock " + time(clockMs.getAsLong()) : "";
    }

    private static String length(Details facts, Detail name, String before, String after) {
        var ms = facts.number(name);
        if (ms.isEmpty()) {
            return "";
        }
        String sign = ms.getAsLong() < 0 ? "\u2212" : "";
        return before + sign + Figures.length(Math.abs(ms.getAsLong())) + after;
    }

    private static String text(Details facts, Detail name, String before) {
        Optional<String> fact = facts.text(name).map(ShownText::of);
        return fact.map(text -> before + (text.length() > REASON_MAX ? text.substring(0, REASON_MAX) + "\u2026" : text))
                .orElse("");
    }
}
