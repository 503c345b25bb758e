package claimdesk.ui.learn.lesson;

import claimdesk.store.journal.Event;
import claimdesk.ui.controls.Figures;
import claimdesk.ui.controls.ShownText;
import claimdesk.ui.timeline.layout.EventText;
import java.util.function.LongFunction;

/** How the pointer says in one line where a run stands: {@code 9 of 12 · A: refused save, token term, 30.000 s}. */
final class PointerText {

    private final EventText text;

    /**
     * @param times how an instant of the store's clock is written
     */
    PointerText(LongFunction<String> times) {
        this.text = new EventText(times);
    }

    /**
     * @param what happened there, or nothing
     * @return empty if there is no run
     */
    static String of(int place, int length, String what) {
        return length == 0
                ? ""
                : Figures.count(place) + " of " + Figures.count(length) + (what.isEmpty() ? "" : "  \u00B7  " + what);
    }

    String of(Event event) {
        return who(event) + text.spoken(event);
    }

    /** The letter of a schedule's caller, or the vendor and the number of its try, which ends the attempt's id. */
    private static String who(Event event) {
        String attempt = event.subject().attempt().map(one -> one.text()).orElse("");
        if (attempt.isEmpty()) {
            return "";
        }
        int end = attempt.lastIndexOf('-');
        String vendor = event.subject().vendor().map(one -> one.text()).orElse("");
        return ShownText.of(end < 0 ? attempt : vendor + " try " + attempt.substring(end + 1)) + ": ";
    }
}
