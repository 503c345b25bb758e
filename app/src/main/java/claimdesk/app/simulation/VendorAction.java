package claimdesk.app.simulation;

import claimdesk.app.call.Attempt;
import claimdesk.app.call.Reply;
import claimdesk.app.call.Request;
import claimdesk.app.scenario.FaultKind;
import claimdesk.app.scenario.VendorPlan;
import claimdesk.app.simulation.FaultPlan.AttemptFaults;
import claimdesk.app.vendor.Breaker;
import claimdesk.app.vendor.KeyPolicy;
import claimdesk.app.vendor.RetryDecision;
import claimdesk.app.vendor.RetryRule;
import claimdesk.app.vendor.VendorPolicy;
import claimdesk.app.vendor.VendorReply;
import claimdesk.store.claim.Answer;
import claimdesk.store.identity.AttemptId;
import claimdesk.store.identity.Vendor;
import claimdesk.store.journal.Detail;
import claimdesk.store.journal.Details;
import claimdesk.store.journal.EventType;
import claimdesk.store.journal.Subject;
import claimdesk.store.order.Operation;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.function.Consumer;

/**
 * One logical action of a vendor: sends a request, waits for the reply, and retries as the vendor's policy says, until it
 * has an answer that settles the matter or gives up. Thread-safe: a reply and its timeout may come at the same time.
 */
final class VendorAction {

    /** How soon a vendor looks again at a breaker whose trial calls are all under way. */
    private static final long BREAKER_LOOK_MS = 50;

    private final RunContext context;
    private final VendorPlan plan;
    private final VendorPolicy policy;
    private final int number;
    private final Operation operation;
    private final Breaker breaker;
    private final SplittableRandom chance;
    private final String keyStart;

    private int tries;
    private long delayMs;
    private boolean isWaiting;

    VendorAction(RunContext context, VendorPlan plan, int number, Breaker breaker, SplittableRandom chance) {
        this.context = context;
        this.plan = plan;
        this.policy = plan.policy();
        this.number = number;
        this.operation = plan.actions().operationOf(number);
        this.breaker = breaker;
        this.chance = chance;
        this.keyStart = String.format(Locale.ROOT, "%s-%d-%08x", context.run(), number, chance.nextInt());
    }

    /** Sends the first request. */
    synchronized void begin() {
        if (!breaker.permits()) {
            context.in(Math.max(BREAKER_LOOK_MS, breaker.openLeftMs()), this::begin);
            return;
        }
        tries++;
        isWaiting = true;
        int thisTry = tries;
        AttemptFaults faults = context.faults().of(plan.name(), operation, number, thisTry, chance);
        Attempt attempt = attempt("");
        send(attempt, faults, reply -> replied(thisTry, reply, attempt, faults));
        context.in(policy.timeoutMs(), () -> timedOut(thisTry, attempt));
        faults.strike(FaultKind.DOUBLE_CLICK).ifPresent(ms -> again(attempt, FaultKind.DOUBLE_CLICK, ms, "b"));
    }

    private synchronized void send(Attempt attempt, AttemptFaults faults, Consumer<Reply> onReply) {
        Subject subject = Vendors.subject(attempt);
        long clockOffMs = faults.strike(FaultKind.VENDOR_CLOCK).orElse(0);
        if (clockOffMs != 0) {
            context.journalFault(FaultKind.VENDOR_CLOCK, clockOffMs, subject, "at the vendor");
        }
        Details details = Details.of(Detail.OPERATION, operation.text())
                .with(Detail.TRY_NUMBER, attempt.tryNumber())
                .with(Detail.TIMEOUT_MS, policy.timeoutMs())
                .with(Detail.VENDOR_CLOCK_MS, context.clock().runTime().millis() + clockOffMs);
        context.journal(EventType.VENDOR_SENT, subject, details);
        new AttemptDriver(context, attempt, faults, chance.split(), onReply).begin();
    }

    /** Sends the same request once more, behind the vendor's back; whatever it is told, nobody reads it. */
    private void again(Attempt attempt, FaultKind why, long delay, String mark) {
        context.journalFault(why, delay, Vendors.subject(attempt), "at the vendor");
        Attempt copy = attempt(mark);
        context.in(delay, () -> send(copy, context.faults().none(), reply -> {}));
    }

    private synchronized void replied(int ofTry, Reply reply, Attempt attempt, AttemptFaults faults) {
        if (!isWaiting || ofTry != tries) {
            context.journal(
                    EventType.REPLY_LOST,
                    Vendors.subject(attempt),
                    Details.of(Detail.REASON, "the vendor had stopped waiting"));
            return;
        }
        faults.strike(FaultKind.QUEUE_REDELIVERY).ifPresent(ms -> again(attempt, FaultKind.QUEUE_REDELIVERY, ms, "q"));
        learned(
                new VendorReply.Answered(
                        reply.status(), reply.code(), reply.retryAfterMs().orElse(0), reply.advice()),
                attempt);
    }

    private synchronized void timedOut(int ofTry, Attempt attempt) {
        if (isWaiting && ofTry == tries) {
            context.journal(
                    EventType.VENDOR_TIMED_OUT,
                    Vendors.subject(attempt),
                    Details.of(Detail.TIMEOUT_MS, policy.timeoutMs()));
            learned(new VendorReply.TimedOut(), attempt);
        }
    }

    private void learned(VendorReply reply, Attempt attempt) {
        isWaiting = false;
        RetryDecision decision = RetryRule.decide(reply);
        if (decision.retries()) {
            breaker.failed();
        } else {
            breaker.succeeded();
        }
        if (decision.retries() && policy.retry().allowsAnother(tries)) {
            delayMs = policy.retry().delayMs(tries, delayMs, reply, chance);
            context.in(delayMs, this::begin);
        } else if (!isSuccess(reply)) {
            context.journal(
                    EventType.VENDOR_GAVE_UP,
                    Vendors.subject(attempt),
                    Details.of(Detail.TRY_NUMBER, tries).with(Detail.REASON, decision.why()));
        }
    }

    private static boolean isSuccess(VendorReply reply) {
        return reply.match(answered -> Answer.isSuccess(answered.status()), timedOut -> false, reset -> false);
    }

    private Attempt attempt(String mark) {
        AttemptId id = new AttemptId(context.run() + "-" + plan.name() + "-" + number + "-" + tries + mark);
        String order = Vendors.orderId(context, plan, number).text();
        Request request =
                new Request("POST", "/orders/{order}/" + operation.text(), order, "", "application/json", body());
        Attempt.Builder attempt = Attempt.of(context.run(), id, new Vendor(plan.name()), operation, request)
                .tryNumber(tries);
        return policy.keyPolicy() == KeyPolicy.NO_KEY
                ? attempt.build()
                : attempt.key(key()).build();
    }

    private String key() {
        return policy.keyPolicy() == KeyPolicy.NEW_KEY_EACH_RETRY ? keyStart + "-" + tries : keyStart;
    }

    private byte[] body() {
        return policy.keyPolicy() == KeyPolicy.CHANGING_BODY
                ? SimulatedBody.ofTry(tries, number)
                : SimulatedBody.same(operation, number);
    }
}
