package claimdesk.ui.live.lane.view;

import claimdesk.ui.live.lane.LaneViewModel;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;

/**
 * The keys of a lane: Up, Down, Page Up, Page Down, Home and End select, with Shift a range; Ctrl+A selects all, Ctrl+C
 * copies, Ctrl+E exports; Shift+F10 and the menu key open the menu, which no platform does of itself on Linux.
 */
final class LaneKeys {

    private static final KeyCombination ALL = KeyCombination.valueOf("Shortcut+A");
    private static final KeyCombination COPY = KeyCombination.valueOf("Shortcut+C");
    private static final KeyCombination EXPORT = KeyCombination.valueOf("Shortcut+E");
    private static final KeyCombination MENU = KeyCombination.valueOf("Shift+F10");
    private static final int PAGE = 5;
    private static final int FAR = Integer.MAX_VALUE;

    private final LaneViewModel model;
    private final LaneCommands commands;
    private final Runnable showMenu;

    LaneKeys(LaneViewModel model, LaneCommands commands, Runnable showMenu) {
        this.model = model;
        this.commands = commands;
        this.showMenu = showMenu;
    }

    void pressed(KeyEvent event) {
        if (ALL.match(event)) {
            commands.selectAll();
        } else if (COPY.match(event)) {
            commands.copy();
        } else if (EXPORT.match(event)) {
            commands.export();
        } else if (MENU.match(event) || event.getCode() == KeyCode.CONTEXT_MENU) {
            showMenu.run();
        } else if (event.isShortcutDown() || event.isAltDown() || by(event.getCode()) == 0) {
            return;
        } else if (event.isShiftDown()) {
            commands.extend(by(event.getCode()));
        } else {
            commands.move(by(event.getCode()));
        }
        event.consume();
    }

    /** By how many rows a key moves; 0 for any other key. */
    private int by(KeyCode key) {
        switch (key) {
            case DOWN:
                return 1;
            case UP:
                return -1;
            case PAGE_DOWN:
                return Math.max(PAGE, (int) model.viewRows() - 1);
            case PAGE_UP:
                return -Math.max(PAGE, (int) model.viewRows() - 1);
            case HOME:
                return -FAR;
            case END:
                return FAR;
            default:
                return 0;
        }
    }
}
