package claimdesk.app.verdict;

import claimdesk.app.casework.Case;
import claimdesk.app.casework.CaseCall;
import claimdesk.app.casework.CaseEffect;
import claimdesk.store.claim.Answer;
import claimdesk.store.effect.EffectKind;
import claimdesk.store.identity.ScopedKey;
import claimdesk.store.journal.Detail;
import claimdesk.store.journal.Event;
import claimdesk.store.journal.EventType;
import claimdesk.store.order.Operation;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** What an operation does to an order, and which rows show that it was done. */
enum Deed {
    DELIVERED(Operation.DELIVER, Claim.DELIVERED),
    REISSUED(Operation.REISSUE, Claim.REISSUED),
    REFUNDED(Operation.REFUND, Claim.REFUNDED),
    CANCELLED(Operation.CANCEL, Claim.CANCELLED);

    private final Operation operation;
    private final Claim claim;

    Deed(Operation operation, Claim claim) {
        this.operation = operation;
        this.claim = claim;
    }

    Claim claim() {
        return claim;
    }

    Operation operation() {
        return operation;
    }

    /** As in "was delivered". */
    String word() {
        return claim.text();
    }

    boolean isAskedIn(Case one) {
        return one.calls().stream().anyMatch(this::isAskedBy)
                || one.events().stream().anyMatch(event -> event.details().has(Detail.OPERATION, operation.text()))
                || !effects(one).isEmpty();
    }

    boolean isAskedBy(CaseCall call) {
        return call.operation().equals(Optional.of(operation.text()));
    }

    /** The effects that are this deed. */
    List<CaseEffect> effects(Case one) {
        return one.effects().stream()
                .filter(effect -> effect.kind().equals(EffectKind.of(operation).text()))
                .filter(effect -> operation != Operation.REISSUE || isReissue(one, effect))
                .toList();
    }

    /** An email may be about anything: the reissue's says so, or is the work of a reissue. */
    private boolean isReissue(Case one, CaseEffect effect) {
        Optional<String> template = effect.event().details().text(Detail.TEMPLATE);
        Optional<String> operationOfIt =
                effect.during().flatMap(CaseCall::operation).or(() -> one.operationOf(effect.event()));
        return template.map(name -> name.contains(operation.text()))
                .orElse(operationOfIt.equals(Optional.of(operation.text())));
    }

    /** The saved answers that say it was done. */
    List<Event> saves(Case one) {
        return one.events(event -> event.type() == EventType.SAVED
                && Answer.isSuccess(CaseCall.status(event))
                && one.operationOf(event).equals(Optional.of(operation.text())));
    }

    /** The emails that tell a customer of it, of keys whose vendor was told a success; each with that answer. */
    List<Event> notices(Case one) {
        List<Event> rows = new ArrayList<>();
        for (CaseEffect notice : noticed(one)) {
            rows.add(notice.event());
            rows.addAll(successes(one, notice.key()).toList());
        }
        return rows;
    }

    long noticeCount(Case one) {
        return noticed(one).size();
    }

    private List<CaseEffect> noticed(Case one) {
        return one.effects().stream()
                .filter(effect -> effect.kind().equals(EffectKind.EMAIL.text()))
                .filter(effect -> effect.event().details().has(Detail.TEMPLATE, word()))
                .filter(effect -> successes(one, effect.key()).findAny().isPresent())
                .toList();
    }

    private Stream<Event> successes(Case one, Optional<ScopedKey> key) {
        return one.callsOf(key).stream()
                .filter(call -> key.isPresent() && isAskedBy(call))
                .flatMap(call -> call.answer().stream())
                .filter(answer -> Answer.isSuccess(CaseCall.status(answer)));
    }
}
