package claimdesk.app.agent;

import claimdesk.app.casework.Phrases;
import claimdesk.store.agent.ActionKind;
import claimdesk.store.claim.FitProtocol;
import claimdesk.store.claim.OutcomeClass;
import claimdesk.store.claim.SavedAnswer;
import claimdesk.store.claim.StoredKey;
import claimdesk.store.effect.Effect;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * What an agent is asked before an act on a key: what exactly it will do to the row that is shown, and what speaks against
 * it. Names in it come from outside and are not escaped.
 *
 * @param what what will be done, in sentences
 * @param warnings what may come of it
 * @param obstacle why it cannot be done to this row; empty if it can
 */
public record KeyQuestion(
        ActionKind kind, KeySheet sheet, String what, List<String> warnings, Optional<String> obstacle) {

    private static final String RECORDED =
            " It is done only if the row is still as shown, and is journalled with your name and the row's values.";
    private static final String JOURNAL_STAYS = " No journal row is removed.";

    public KeyQuestion {
        warnings = List.copyOf(warnings);
    }

    public boolean isPossible() {
        return obstacle.isEmpty();
    }

    /** Asks about freeing a key whose claim is in progress. */
    public static KeyQuestion release(KeySheet sheet) {
        if (sheet.row().isEmpty()) {
            return not(ActionKind.RELEASE, sheet, "The key is free: there is no claim to release.");
        }
        StoredKey row = sheet.row().get();
        if (row.saved().isPresent()) {
            return not(
                    ActionKind.RELEASE,
                    sheet,
                    "Nothing is in progress: the key holds a saved answer. Purge the key to take that away.");
        }
        List<String> warnings = new ArrayList<>();
        if (row.isLeased(sheet.nowMs())) {
            warnings.add("The lease still runs (" + RowWords.left(row, sheet.nowMs()) + "): attempt " + row.attempt()
                    + " may be at work right now. When it comes to its save, the save will be refused and its vendor is"
                    + " told a server error, whatever it has done by then.");
        } else {
            warnings.add("The lease has ended, so the vendor's next retry takes the claim over by itself; releasing it"
                    + " is only needed to have the key free before that.");
        }
        warnings.addAll(effects(sheet));
        String what = "Removes the claim of attempt " + row.attempt()
                + ", so that the key is free and the next request with it is served anew." + JOURNAL_STAYS + RECORDED;
        return new KeyQuestion(ActionKind.RELEASE, sheet, what, warnings, Optional.empty());
    }

    /** Asks about removing a saved answer. */
    public static KeyQuestion purge(KeySheet sheet) {
        if (sheet.row().isEmpty()) {
            return not(ActionKind.PURGE, sheet, "The key is free: there is nothing to purge.");
        }
        Optional<SavedAnswer> saved = sheet.row().get().saved();
        if (saved.isEmpty()) {
            return not(
                    ActionKind.PURGE,
                    sheet,
                    "The key is in progress and has no answer to purge. Release the claim to free it.");
        }
        List<String> warnings = new ArrayList<>();
        if (saved.get().outcome() == OutcomeClass.UNKNOWN) {
            warnings.add(
                    "The outcome is unknown: an effect outside may have happened. While this row is there, the work"
                            + " never runs again by itself; once it is purged, the next request with this key runs it, and the"
                            + " effect may happen a second time. Find out first whether it happened.");
        } else {
            warnings.add(
                    "Whoever has not received this answer cannot get it any more. The next request with this key is"
                            + " not answered with it; it is served as a new one.");
        }
        warnings.addAll(effects(sheet));
        String what = "Removes the saved answer (" + RowWords.answer(saved.get()) + ") and with it the key's row."
                + JOURNAL_STAYS + RECORDED;
        return new KeyQuestion(ActionKind.PURGE, sheet, what, warnings, Optional.empty());
    }

    /** Asks about sending the vendor's request again in its place, with the same key. */
    public static KeyQuestion retry(KeySheet sheet) {
        if (sheet.request().isEmpty()) {
            return not(
                    ActionKind.RETRY,
                    sheet,
                    "The journal of this file has no request with this key that was served, so there is nothing that"
                            + " could be sent again. Ask the vendor to send it again with the same key.");
        }
        Optional<StoredKey> row = sheet.row();
        boolean isUnknown = row.flatMap(StoredKey::saved)
                .filter(saved -> saved.outcome() == OutcomeClass.UNKNOWN)
                .isPresent();
        if (isUnknown) {
            return not(
                    ActionKind.RETRY,
                    sheet,
                    "The outcome of this key is unknown, and its saved answer says \"ask a person\": sending it again"
                            + " gives that answer and finds out nothing. Look for the effect where it would have"
                            + " happened; then decide.");
        }
        KnownRequest request = sheet.request().get();
        String what = "Sends the same request (" + request.method() + " " + request.route() + ", order "
                + request.order() + ") as vendor " + sheet.key().vendor() + " with the same key, as try "
                + (request.tries() + 1) + ", to the desk of this program under " + FitProtocol.DEFAULT.id() + ". "
                + comes(row, sheet.nowMs())
                + " The reply is shown to you and is not sent to the vendor." + RECORDED;
        boolean mayRun =
                row.isEmpty() || row.get().saved().isEmpty() && !row.get().isLeased(sheet.nowMs());
        return new KeyQuestion(ActionKind.RETRY, sheet, what, mayRun ? effects(sheet) : List.of(), Optional.empty());
    }

    private static String comes(Optional<StoredKey> row, long nowMs) {
        if (row.isEmpty()) {
            return "The key is free: the request is served and its answer saved.";
        }
        Optional<SavedAnswer> saved = row.get().saved();
        if (saved.isPresent()) {
            return saved.get().keepUntilMs() > nowMs
                    ? "The saved answer is given again, unchanged; nothing runs."
                    : "The saved answer's time has passed: the key is claimed anew and the request served.";
        }
        return row.get().isLeased(nowMs)
                ? "The lease still runs (" + RowWords.left(row.get(), nowMs) + "): the reply will be \"busy\"."
                : "The lease has ended: the claim of attempt " + row.get().attempt()
                        + " is taken over and the request served.";
    }

    /** What is known of effects, without which nobody can tell whether one more call does harm. */
    private static List<String> effects(KeySheet sheet) {
        if (!sheet.effects().isEmpty()) {
            String done =
                    sheet.effects().stream().map(KeyQuestion::words).distinct().collect(Collectors.joining(", "));
            return List.of("On record for this key: " + done + ". A desk under " + FitProtocol.DEFAULT.id()
                    + " answers as if for the first time and does not do it again; one under another protocol may.");
        }
        return sheet.hasWorkBegun()
                ? List.of("The call had begun its work: an effect that this file does not know of may have happened.")
                : List.of();
    }

    private static String words(Effect effect) {
        return effect.kind() + " by attempt " + effect.attempt();
    }

    private static KeyQuestion not(ActionKind kind, KeySheet sheet, String obstacle) {
        return new KeyQuestion(kind, sheet, "", List.of(), Optional.of(obstacle));
    }

    /** What the request's body must be, where it has to come from the agent. */
    public static String bodyNeeded(KnownRequest request) {
        return "The body is not kept, only its fingerprint. Paste what the vendor sent ("
                + Phrases.count(request.bodyBytes(), "byte")
                + "): it is sent only if it makes the same fingerprint.";
    }
}
