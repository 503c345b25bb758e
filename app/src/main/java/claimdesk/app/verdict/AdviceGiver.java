package claimdesk.app.verdict;

import claimdesk.app.call.KeyAdvice;
import claimdesk.app.call.ReplyCode;
import claimdesk.app.casework.Case;
import claimdesk.app.casework.CaseCall;
import claimdesk.app.finding.Finding;
import claimdesk.app.finding.FindingCode;
import claimdesk.store.claim.Answer;
import claimdesk.store.journal.Detail;
import claimdesk.store.journal.Event;
import claimdesk.store.journal.EventType;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Chooses what the vendor is told to do next: whatever cannot do harm, given what is not known. */
final class AdviceGiver {

    private static final Set<Claim> DEEDS =
            EnumSet.of(Claim.DELIVERED, Claim.REISSUED, Claim.REFUNDED, Claim.CANCELLED);
    private static final int SERVER_ERRORS = 500;

    private final Case one;
    private final List<Statement> statements;
    private final List<Finding> findings;

    private AdviceGiver(Case one, List<Statement> statements, List<Finding> findings) {
        this.one = one;
        this.statements = statements;
        this.findings = findings;
    }

    static Advice advice(Case one, List<Statement> statements, List<Finding> findings) {
        return new AdviceGiver(one, statements, findings).advice();
    }

    private Advice advice() {
        if (isProven(Claim.DOUBLE_EFFECT) || isProven(Claim.REPEATED_EFFECT)) {
            return repeated();
        }
        boolean isGone = SavedAnswers.isGone(one);
        if (has(FindingCode.MISREAD_409) && !isGone) {
            return new Advice(
                    KeyAdvice.SAME_KEY,
                    "A 409 \"in progress\" is no failure: wait and send the same request with the same key, and you get"
                            + " the answer of the first. Your first request was done. The order that you placed"
                            + " afterwards is a second one: if it is not wanted, cancel it, under a key of its own.");
        }
        Optional<Event> last = ToldStatements.lastCall(one).flatMap(CaseCall::told);
        if (isUnknown(last)) {
            return new Advice(
                    KeyAdvice.ASK_A_PERSON,
                    "Please do not send this request again, under any key: it may have been done. We look into it.");
        }
        if (last.filter(this::isMismatch).isPresent()) {
            return new Advice(
                    KeyAdvice.NEW_KEY,
                    "This key was used before for another request. Send a corrected request under a new key"
                            + (isGone ? "." : "; the old key goes on standing for the first request."));
        }
        return usual(last, isGone);
    }

    private Advice repeated() {
        String why = isProven(Claim.DOUBLE_EFFECT)
                ? "it was done more than once for one key, on our side"
                : isProven(Claim.CAUSE_ROTATED_KEYS)
                        ? "it was done once for each of several keys. Each retry of one action must carry the key of"
                                + " the first try; a new key is a new action"
                        : "it was done more than once";
        return new Advice(
                KeyAdvice.ASK_A_PERSON,
                "Please do not send this request again, under any key: " + why
                        + ". What was done too often cannot be taken back by a retry; a person looks into it.");
    }

    private Advice usual(Optional<Event> last, boolean isGone) {
        boolean isDone = statements.stream().anyMatch(one -> DEEDS.contains(one.claim()) && one.isProven());
        boolean isSaved = isProven(Claim.ANSWER_SAVED);
        boolean isToldSuccess =
                last.filter(told -> Answer.isSuccess(CaseCall.status(told))).isPresent();
        if (isDone
                && isToldSuccess
                && statements.stream()
                        .noneMatch(one -> one.claim() == Claim.ANSWER_SAVED && one.value() == Value.CONTRADICTED)) {
            return new Advice(
                    KeyAdvice.NONE, "There is nothing to do: it was done, and the last answer that you got says so.");
        }
        if (isDone && !isSaved) {
            return new Advice(
                    KeyAdvice.ASK_A_PERSON,
                    "Please do not send this request again yet: it was done, but its answer is not known to be saved, so"
                            + " that a retry might do it again. A person looks into it.");
        }
        if (last.filter(AdviceGiver::isOtherRefusal).isPresent()) {
            return new Advice(
                    KeyAdvice.NEW_KEY,
                    "This request was turned down for what it asks; sending it again gives the same answer. A corrected"
                            + " request needs a new key.");
        }
        if (one.calls().isEmpty()) {
            return new Advice(
                    KeyAdvice.ASK_A_PERSON,
                    "No request of yours is among what we have at hand; a person looks into it.");
        }
        if (isGone) {
            return new Advice(
                    KeyAdvice.ASK_A_PERSON,
                    "Please do not send this request again yet: the answer that was saved for its key is not kept any"
                            + " more, so that a retry would not get it and might do it again. A person looks into it.");
        }
        return new Advice(
                KeyAdvice.SAME_KEY,
                "Send the same request again with the same key" + waiting(last) + ": if it was done, you get its saved"
                        + " answer, and if it was not, it is done now. Do not make a new key for it.");
    }

    private static String waiting(Optional<Event> last) {
        return last.filter(told -> CaseCall.status(told) < SERVER_ERRORS && !Answer.isSuccess(CaseCall.status(told)))
                .map(told -> ", after the time that Retry-After names")
                .orElse("");
    }

    private boolean isUnknown(Optional<Event> last) {
        boolean isKept = one.events(EventType.SAVED).stream()
                .anyMatch(saved -> saved.details().has(Detail.OUTCOME, "unknown"));
        return isKept
                || last.filter(told -> told.details().has(Detail.CODE, ReplyCode.OUTCOME_UNKNOWN.text()))
                        .isPresent();
    }

    private boolean isMismatch(Event told) {
        return told.details().has(Detail.CODE, ReplyCode.KEY_MISMATCH.text())
                || told.details().text(Detail.CODE).isEmpty()
                        && CaseCall.status(told) == 422
                        && has(FindingCode.KEY_WITH_SEVERAL_BODIES);
    }

    private static boolean isOtherRefusal(Event told) {
        long status = CaseCall.status(told);
        return status >= 400
                && status < SERVER_ERRORS
                && !Set.of(408L, 409L, 425L, 429L).contains(status);
    }

    private boolean isProven(Claim claim) {
        return statements.stream().anyMatch(one -> one.claim() == claim && one.isProven());
    }

    private boolean has(FindingCode code) {
        return findings.stream().anyMatch(finding -> finding.code() == code);
    }
}
