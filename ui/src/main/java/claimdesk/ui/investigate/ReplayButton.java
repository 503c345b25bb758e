package claimdesk.ui.investigate;

import claimdesk.app.casework.Case;
import claimdesk.store.claim.FitProtocol;
import claimdesk.store.claim.Protocol;
import claimdesk.store.study.Protocols;
import claimdesk.ui.controls.Icons;
import claimdesk.ui.simulate.ProtocolText;
import java.util.Optional;
import java.util.function.BiConsumer;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SplitMenuButton;
import org.kordamp.ikonli.feather.Feather;

/** Opens what happened in the case in the stepper: under the protocol that is advised, or one that is chosen. */
final class ReplayButton extends SplitMenuButton {

    private static final Protocol ADVISED = FitProtocol.OWNED_CLAIM_ATOMIC;

    private final ObservableValue<Optional<Case>> open;
    private final BiConsumer<Case, Protocol> onReplay;

    ReplayButton(ObservableValue<Optional<Case>> open, BiConsumer<Case, Protocol> onReplay) {
        this.open = open;
        this.onReplay = onReplay;
        setId("replay-as-lesson");
        setText("Replay as lesson");
        setGraphic(Icons.of(Feather.SKIP_FORWARD));
        setMinWidth(USE_PREF_SIZE);
        Icons.explain(
                this,
                "Opens what the journal shows as a schedule in the stepper, under " + ADVISED.id()
                        + " (Ctrl+R), or under the protocol that you choose (Down).");
        setOnAction(event -> replay());
        for (Protocol protocol : Protocols.all()) {
            MenuItem item = new MenuItem("Under " + ProtocolText.of(protocol), Icons.of(ProtocolText.icon(protocol)));
            item.setId("replay-" + protocol.id());
            item.setOnAction(event -> replay(protocol));
            getItems().add(item);
        }
    }

    /** Under the protocol that is advised. */
    void replay() {
        replay(ADVISED);
    }

    private void replay(Protocol protocol) {
        open.getValue().ifPresent(one -> onReplay.accept(one, protocol));
    }
}
