package claimdesk.ui.command;

import claimdesk.app.scenario.Scenario;
import claimdesk.store.claim.Protocol;
import claimdesk.store.study.Protocols;

/** A protocol as it is named on the command line. */
public final class ProtocolArgument {

    private ProtocolArgument() {}

    /**
     * The protocol of that id.
     *
     * @param id null for the scenario's own
     */
    public static Protocol read(String id, Scenario scenario) {
        return read(id == null ? scenario.protocol() : id);
    }

    /** The protocol of that id. */
    public static Protocol read(String chosen) {
        return Protocols.named(chosen)
                .orElseThrow(() -> new InputException("--protocol " + chosen + ": no such protocol; there are "
                        + String.join(", ", Scenario.PROTOCOLS)));
    }
}
