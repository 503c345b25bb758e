package claimdesk.ui.command.study;

import claimdesk.app.evidence.InvariantResult;
import claimdesk.app.evidence.Violation;
import claimdesk.app.room.Replay;
import claimdesk.app.room.Replay.Played;
import claimdesk.app.room.RoomClock;
import claimdesk.app.room.Rows;
import claimdesk.store.claim.OwnerToken;
import claimdesk.store.claim.SavedAnswer;
import claimdesk.store.claim.StoredKey;
import claimdesk.store.effect.Effect;
import claimdesk.store.order.Order;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** A replayed schedule in words. Instants are counted from its first one; tokens are shown as digests only. */
final class ReplayText {

    private ReplayText() {}

    static String plain(Replay replay) {
        StringBuilder text = new StringBuilder();
        int number = 0;
        for (Played move : replay.moves()) {
            append(text, ++number, move);
        }
        for (InvariantResult result : replay.results()) {
            text.append(result.isKept() ? "kept    " : "BROKEN  ");
            text.append(result.invariant().id()).append('\n');
            result.violations().forEach(violation -> append(text, violation));
        }
        if (!replay.isOver()) {
            text.append("not every caller is through: the rows that are left were not judged\n");
        }
        return text.toString();
    }

    private static void append(StringBuilder text, int number, Played move) {
        text.append(String.format(Locale.ROOT, "%2d  %s, then it is %d ms%n", number, move.words(), move.nowMs()));
        move.events()
                .forEach(event -> text.append(String.format(
                        Locale.ROOT, "      journal  %d %s %s%n", event.seq(), event.type(), event.details())));
        List<String> before = lines(move.before());
        List<String> after = lines(move.after());
        before.forEach(line -> text.append("      before   ").append(line).append('\n'));
        if (after.equals(before)) {
            text.append("      after    the same\n");
        } else {
            after.forEach(line -> text.append("      after    ").append(line).append('\n'));
        }
        text.append('\n');
    }

    private static void append(StringBuilder text, Violation violation) {
        String seqs = violation.seqs().stream().map(Object::toString).collect(Collectors.joining(", "));
        text.append("          ")
                .append(violation.text())
                .append(" (rows ")
                .append(seqs)
                .append(")\n");
    }

    private static List<String> lines(Rows rows) {
        List<String> lines = new ArrayList<>();
        lines.add(rows.key().map(ReplayText::key).orElse("key     no row"));
        rows.order().map(ReplayText::order).ifPresent(lines::add);
        rows.effects().forEach(effect -> lines.add(effect(effect)));
        rows.effects().forEach(effect -> effect.message()
                .ifPresent(message ->
                        lines.add("outbox  " + effect.kind() + ", queued at " + sinceStart(message.queuedAtMs())
                                + (message.sentAtMs().isEmpty() ? ", not sent" : ", sent"))));
        return lines;
    }

    private static String key(StoredKey row) {
        String claim = "key     " + row.state().text() + ", claimed by " + row.attempt() + " at "
                + sinceStart(row.claimedAtMs()) + ", lease until " + sinceStart(row.leaseUntilMs())
                + row.token()
                        .map(OwnerToken::digest)
                        .map(digest -> ", token " + digest)
                        .orElse("");
        return claim + row.saved().map(ReplayText::saved).orElse("");
    }

    private static String saved(SavedAnswer saved) {
        return ", answer " + saved.answer().status() + " " + saved.outcome().text() + " saved at "
                + sinceStart(saved.savedAtMs()) + ", kept until " + sinceStart(saved.keepUntilMs());
    }

    private static String order(Order order) {
        return "order   " + order.state().text() + ", version " + order.version() + ", changed at "
                + sinceStart(order.changedAtMs());
    }

    private static String effect(Effect effect) {
        return "effect  " + effect.kind() + " by " + effect.attempt() + " at " + sinceStart(effect.doneAtMs());
    }

    private static String sinceStart(long ms) {
        return (ms - RoomClock.START_MS) + " ms";
    }
}
