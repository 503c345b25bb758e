package claimdesk.ui.live.lane.view;

import claimdesk.app.masking.MaskedText;
import claimdesk.ui.controls.Icons;
import claimdesk.ui.controls.ShownText;
import claimdesk.ui.live.row.LaneRow;
import java.util.Optional;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.input.KeyCombination;
import org.kordamp.ikonli.feather.Feather;

/** What can be done with the rows of a lane, as a menu beside them. */
final class LaneMenu extends ContextMenu {

    private static final int NAME_MAX = 40;

    private final LaneCommands commands;

    LaneMenu(LaneCommands commands) {
        this.commands = commands;
    }

    /** Offers what concerns {@code row}, and the whole lane. */
    void offer(Optional<LaneRow> row) {
        getItems().clear();
        row.ifPresent(one -> {
            getItems()
                    .addAll(
                            item("Copy selected rows", Feather.COPY, "Shortcut+C", commands::copy),
                            new SeparatorMenuItem(),
                            item(
                                    "Only vendor "
                                            + shortened(one.key().vendor().text()),
                                    Feather.FILTER,
                                    "",
                                    () -> commands.onlyVendorOf(one)));
            operation(one);
            getItems()
                    .addAll(
                            item("Only run " + one.run(), Feather.FILTER, "", () -> commands.onlyRunOf(one)),
                            new SeparatorMenuItem());
        });
        getItems()
                .addAll(
                        item("Select all rows", Feather.CHECK_SQUARE, "Shortcut+A", commands::selectAll),
                        item("Export this lane\u2026", Feather.DOWNLOAD, "Shortcut+E", commands::export));
    }

    private void operation(LaneRow row) {
        row.operation().ifPresent(operation -> getItems()
                .add(item("Only " + operation.text(), Feather.FILTER, "", () -> commands.onlyOperationOf(row))));
    }

    private static String shortened(String name) {
        String shown = ShownText.of(MaskedText.name(name));
        return shown.length() <= NAME_MAX ? shown : shown.substring(0, NAME_MAX) + "\u2026";
    }

    private static MenuItem item(String text, Feather icon, String keys, Runnable action) {
        MenuItem item = new MenuItem(text, Icons.of(icon));
        item.setMnemonicParsing(false);
        if (!keys.isEmpty()) {
            item.setAccelerator(KeyCombination.valueOf(keys));
        }
        item.setOnAction(event -> action.run());
        return item;
    }
}
