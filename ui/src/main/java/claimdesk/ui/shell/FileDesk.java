package claimdesk.ui.shell;

import claimdesk.ui.controls.FilePicker;
import java.nio.file.Path;
import java.util.List;

/** What the window can do with files. */
public interface FileDesk {

    FilePicker.Kind DATA = new FilePicker.Kind("Claimdesk data", List.of("*.db", "*.sqlite", "*.sqlite3"));

    /** A desk where nobody asks for a file. */
    FileDesk NONE = new FileDesk() {
        @Override
        public void chooseDataFile() {}

        @Override
        public void openOwnDataFile() {}

        @Override
        public void take(Path dropped) {}
    };

    /** Lets the person choose another data file, and opens it. */
    void chooseDataFile();

    /** Opens the person's own data file. */
    void openOwnDataFile();

    /** Takes a file that was dropped on the window: opens what it can, and says what it cannot. */
    void take(Path dropped);
}
