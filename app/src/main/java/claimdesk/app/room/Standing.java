package claimdesk.app.room;

import claimdesk.app.call.Reply;
import claimdesk.app.call.Step;
import claimdesk.store.claim.Claim;
import java.util.Optional;

/**
 * Where one caller stands.
 *
 * @param next the step that it would take; DONE if it has answered
 * @param claim the claim that it holds, as far as it knows
 * @param reply what its vendor was told; empty before, and for one that crashed
 */
public record Standing(Step next, boolean hasCrashed, Optional<Claim> claim, Optional<Reply> reply) {

    /** Whether it takes no more steps. */
    public boolean isThrough() {
        return hasCrashed || next == Step.DONE;
    }
}
