package claimdesk.app.verdict;

import claimdesk.app.casework.Case;
import claimdesk.app.casework.CaseEffect;
import claimdesk.app.casework.Phrases;
import claimdesk.app.finding.EffectFindings;
import claimdesk.store.identity.OrderId;
import claimdesk.store.journal.Event;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/** Whether the order was delivered, reissued, refunded or cancelled, and how often. */
final class DeedStatements {

    private DeedStatements() {}

    static List<Statement> of(Case one) {
        return Arrays.stream(Deed.values())
                .filter(deed -> deed.isAskedIn(one))
                .map(deed -> statement(one, deed))
                .toList();
    }

    private static Statement statement(Case one, Deed deed) {
        List<CaseEffect> effects = deed.effects(one);
        List<Event> saves = deed.saves(one);
        long keysSaved = saves.stream()
                .map(event -> event.subject().scopedKey())
                .distinct()
                .count();
        long count = Math.max(Math.max(effects.size(), keysSaved), deed.noticeCount(one));
        if (count == 0) {
            return nothing(one, deed);
        }
        List<Event> evidence = new ArrayList<>(EffectFindings.carriers(effects));
        evidence.addAll(saves);
        evidence.addAll(deed.notices(one));
        String text = order(one) + " was " + deed.word() + " " + Phrases.times(count) + ".";
        return Statement.proven(deed.claim(), text, evidence);
    }

    private static Statement nothing(Case one, Deed deed) {
        List<Event> told = ToldStatements.told(one);
        if (one.completeness().provesAbsence()) {
            return isOver(one)
                    ? Statement.contradicted(
                            deed.claim(),
                            order(one) + " was not " + deed.word() + ": the journal, which is complete, has no such"
                                    + " effect and no such saved answer.",
                            told)
                    : Statement.notProven(
                            deed.claim(),
                            order(one) + " was not " + deed.word() + " so far; a call is still being served.",
                            told,
                            "the end of that call");
        }
        String told2xx = told.isEmpty() ? "" : ", whatever the vendor was told";
        return Statement.notProven(
                deed.claim(),
                "No row shows that " + lower(order(one)) + " was " + deed.word() + told2xx + ".",
                told,
                "the store's key table or journal, or the log of the provider who carried it out");
    }

    /** Whether every call that arrived has come to an end. */
    static boolean isOver(Case one) {
        return one.calls().stream()
                .flatMap(call -> call.history().served().stream())
                .allMatch(served -> served.hasEnded());
    }

    /** "Order 4711", or of a key's case "The order of key north/k-1". */
    static String order(Case one) {
        String orders = one.events().stream()
                .flatMap(event -> event.subject().order().stream())
                .map(OrderId::text)
                .distinct()
                .limit(2)
                .collect(Collectors.joining(" and "));
        return orders.isEmpty() ? "The order of " + one.topic().words() : "Order " + orders;
    }

    private static String lower(String text) {
        return Character.toLowerCase(text.charAt(0)) + text.substring(1);
    }
}
