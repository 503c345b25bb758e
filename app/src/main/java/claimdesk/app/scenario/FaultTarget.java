package claimdesk.app.scenario;

import claimdesk.store.order.Operation;

/**
 * Which actions a fault is for.
 *
 * @param vendor by name
 * @param action which logical action of the vendor, from 1
 */
public record FaultTarget(Selector<String> vendor, Selector<Operation> operation, Selector<Integer> action) {

    public FaultTarget {
        if (action.one().filter(number -> number < 1).isPresent()) {
            throw new IllegalArgumentException("action " + action.one().get() + " of a vendor; they count from 1");
        }
    }

    /** Every action of every vendor. */
    public static FaultTarget everything() {
        return new FaultTarget(new Selector.Any<>(), new Selector.Any<>(), new Selector.Any<>());
    }

    public FaultTarget atVendor(String name) {
        return new FaultTarget(new Selector.Only<>(name), operation, action);
    }

    public FaultTarget atOperation(Operation one) {
        return new FaultTarget(vendor, new Selector.Only<>(one), action);
    }

    public FaultTarget atAction(int number) {
        return new FaultTarget(vendor, operation, new Selector.Only<>(number));
    }

    public boolean covers(String vendorName, Operation asked, int actionNumber) {
        return vendor.covers(vendorName) && operation.covers(asked) && action.covers(actionNumber);
    }

    /** Whether {@code plan} has an action that this covers. */
    boolean isWithin(VendorPlan plan) {
        ActionPlan actions = plan.actions();
        return vendor.covers(plan.name())
                && action.one()
                        .map(number -> number <= actions.count() && operation.covers(actions.operationOf(number)))
                        .orElseGet(() -> actions.operationsAsked().anyMatch(operation::covers));
    }
}
