package claimdesk.app.scenario;

import claimdesk.app.vendor.VendorPolicy;

/**
 * One vendor of a scenario.
 *
 * @param name 1 to 60 letters, digits, - and _
 * @param policy how it waits, retries and names its keys; its timeout at most a day, its backoff's multiplier at most
 *     {@value #MULTIPLIER_MAX}
 */
public record VendorPlan(String name, ActionPlan actions, VendorPolicy policy) {

    public static final int MULTIPLIER_MAX = 1_000;

    public VendorPlan {
        Bounds.checkName("vendor name", name);
        Bounds.check("timeout", policy.timeoutMs(), 1, Bounds.DAY_MS);
        double multiplier = policy.retry().backoff().multiplier();
        if (multiplier > MULTIPLIER_MAX) {
            throw new IllegalArgumentException("multiplier is " + multiplier + "; allowed: 1 to " + MULTIPLIER_MAX);
        }
    }
}
