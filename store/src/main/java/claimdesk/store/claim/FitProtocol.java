package claimdesk.store.claim;

import claimdesk.store.journal.Journal;
import java.time.InstantSource;
import java.util.Arrays;
import java.util.Optional;
import org.jdbi.v3.core.Handle;

/** The protocols that may serve real vendors. All claim and save by {@link Claims}; they differ in their effects. */
public enum FitProtocol implements Protocol {
    OWNED_CLAIM("owned-claim", EffectRule.ON_THEIR_OWN),
    OWNED_CLAIM_LEDGER("owned-claim-ledger", EffectRule.ONCE_PER_KEY),
    OWNED_CLAIM_ATOMIC("owned-claim-atomic", EffectRule.WITH_THE_SAVE);

    public static final FitProtocol DEFAULT = OWNED_CLAIM_ATOMIC;

    private final String id;
    private final EffectRule effectRule;

    FitProtocol(String id, EffectRule effectRule) {
        this.id = id;
        this.effectRule = effectRule;
    }

    public static Optional<FitProtocol> named(String id) {
        return Arrays.stream(values()).filter(one -> one.id.equals(id)).findFirst();
    }

    @Override
    public String id() {
        return id;
    }

    @Override
    public boolean isFitForUse() {
        return true;
    }

    @Override
    public EffectRule effectRule() {
        return effectRule;
    }

    @Override
    public boolean looksFirst() {
        return false;
    }

    @Override
    public boolean answersUnsaved() {
        return false;
    }

    @Override
    public Claiming on(Handle handle, InstantSource clock, Journal journal) {
        return new Claims(handle, clock, journal);
    }
}
