package claimdesk.app.call;

import claimdesk.store.identity.AttemptId;
import claimdesk.store.identity.RunId;
import claimdesk.store.identity.Vendor;
import claimdesk.store.journal.Subject;
import claimdesk.store.order.Operation;
import java.util.Optional;

/** One request as it came over the wire, before anything of it was checked. */
public final class Attempt {

    private final RunId run;
    private final AttemptId id;
    private final Vendor vendor;
    private final String key;
    private final Operation operation;
    private final Request request;
    private final int tryNumber;

    private Attempt(Builder builder) {
        this.run = builder.run;
        this.id = builder.id;
        this.vendor = builder.vendor;
        this.key = builder.key;
        this.operation = builder.operation;
        this.request = builder.request;
        this.tryNumber = builder.tryNumber;
    }

    /** An attempt without a key, as the first try of its action. */
    public static Builder of(RunId run, AttemptId id, Vendor vendor, Operation operation, Request request) {
        Builder builder = new Builder();
        builder.run = run;
        builder.id = id;
        builder.vendor = vendor;
        builder.operation = operation;
        builder.request = request;
        return builder;
    }

    public RunId run() {
        return run;
    }

    public AttemptId id() {
        return id;
    }

    public Vendor vendor() {
        return vendor;
    }

    /** The Idempotency-Key header as it came; empty if there was none. */
    public Optional<String> key() {
        return Optional.ofNullable(key);
    }

    public Operation operation() {
        return operation;
    }

    public Request request() {
        return request;
    }

    /** Which try of its action this is, as the vendor counts; from 1. */
    public int tryNumber() {
        return tryNumber;
    }

    /** Whom the journal names for it: vendor and attempt, and those of key and order that can be stored. */
    public Subject subject() {
        return Reception.subject(this);
    }

    /** Adds what an attempt need not have. */
    public static final class Builder {
        private RunId run;
        private AttemptId id;
        private Vendor vendor;
        private String key;
        private Operation operation;
        private Request request;
        private int tryNumber = 1;

        private Builder() {}

        public Builder key(String text) {
            this.key = text;
            return this;
        }

        public Builder tryNumber(int number) {
            this.tryNumber = number;
            return this;
        }

        public Attempt build() {
            return new Attempt(this);
        }
    }
}
