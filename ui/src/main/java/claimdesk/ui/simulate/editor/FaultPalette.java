package claimdesk.ui.simulate.editor;

import atlantafx.base.theme.Styles;
import claimdesk.app.scenario.FaultKind;
import claimdesk.ui.controls.Icons;
import claimdesk.ui.simulate.field.FieldGrid;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/** All that can go wrong, to be picked from. */
final class FaultPalette extends VBox {

    private static final double KIND_MIN = 132;
    private static final int COLUMNS_MAX = 3;

    /** Faults that go wrong in the same place. */
    enum Group {
        WAY("On the way", Feather.WIFI_OFF, FaultKind.LOSE_REPLY, FaultKind.DOUBLE_CLICK, FaultKind.QUEUE_REDELIVERY),
        CALLER(
                "The caller crashes",
                Feather.ALERT_OCTAGON,
                FaultKind.CRASH_BEFORE_CLAIM,
                FaultKind.CRASH_AFTER_CLAIM,
                FaultKind.CRASH_AFTER_EFFECT,
                FaultKind.CRASH_AFTER_SAVE),
        WORK("At work", Feather.TOOL, FaultKind.DELAY_WORK, FaultKind.WORK_UNAVAILABLE, FaultKind.EFFECT_UNKNOWN),
        STORE(
                "At the store",
                Feather.HARD_DRIVE,
                FaultKind.DISK_FULL_AT_SAVE,
                FaultKind.LOCKED_AT_SAVE,
                FaultKind.ROW_GONE_AT_SAVE,
                FaultKind.LOST_ACKNOWLEDGEMENT_AT_CLAIM,
                FaultKind.LOST_ACKNOWLEDGEMENT_AT_SAVE),
        CLOCKS("Clocks", Feather.CLOCK, FaultKind.VENDOR_CLOCK, FaultKind.STORE_CLOCK_JUMP);

        private final String title;
        private final Feather icon;
        private final List<FaultKind> kinds;

        Group(String title, Feather icon, FaultKind... kinds) {
            this.title = title;
            this.icon = icon;
            this.kinds = List.of(kinds);
        }

        List<FaultKind> kinds() {
            return kinds;
        }

        static Feather iconOf(FaultKind kind) {
            return Arrays.stream(values())
                    .filter(group -> group.kinds.contains(kind))
                    .findFirst()
                    .map(group -> group.icon)
                    .orElse(Feather.CLOUD_LIGHTNING);
        }
    }

    FaultPalette(Consumer<FaultKind> onPicked) {
        setId("fault-palette");
        getStyleClass().add("palette");
        for (Group group : Group.values()) {
            Label title = new Label(group.title);
            title.getStyleClass().add("palette-group");
            FieldGrid kinds = new FieldGrid(KIND_MIN, COLUMNS_MAX);
            group.kinds.forEach(kind -> kinds.getChildren().add(button(kind, group.icon, onPicked)));
            getChildren().addAll(title, kinds);
        }
    }

    private static Button button(FaultKind kind, Feather icon, Consumer<FaultKind> onPicked) {
        Button button = new Button(kind.text().replace('-', ' '), Icons.of(icon));
        button.setId("fault-kind-" + kind.text());
        button.getStyleClass().addAll(Styles.SMALL, "palette-kind");
        button.setMaxWidth(Double.MAX_VALUE);
        button.setMinWidth(0);
        button.setWrapText(true);
        Icons.explain(button, kind.description());
        button.setOnAction(event -> onPicked.accept(kind));
        return button;
    }
}
