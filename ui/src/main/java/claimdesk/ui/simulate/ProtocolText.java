package claimdesk.ui.simulate;

import claimdesk.store.claim.Protocol;
import org.kordamp.ikonli.feather.Feather;

/** How a protocol is named on screens: by word and icon, whether it is only there to be studied. */
public final class ProtocolText {

    private ProtocolText() {}

    public static String of(Protocol protocol) {
        return protocol.isFitForUse() ? protocol.id() : protocol.id() + " (for study)";
    }

    public static Feather icon(Protocol protocol) {
        return protocol.isFitForUse() ? Feather.SHIELD : Feather.BOOK_OPEN;
    }
}
