package claimdesk.ui.shell;

import claimdesk.ui.controls.FilePicker;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;

/** What the window can do with data files. Changes that are not saved are asked about first. */
public interface FileDesk {

    FilePicker.Kind DATA = new FilePicker.Kind("Claimdesk data", List.of("*.db", "*.sqlite", "*.sqlite3"));

    /** A desk where nobody asks for a file. */
    FileDesk NONE = new FileDesk() {
        @Override
        public void chooseDataFile() {}

        @Override
        public void openOwnDataFile() {}

        @Override
        public boolean isOwn(Path file) {
            return true;
        }

        @Override
        public void openTemporaryDataFile() {}

        @Override
        public void tellApart(List<Path> dropped, Consumer<Dropped> then) {}

        @Override
        public void openDataFile(Path file) {}

        @Override
        public void openReadOnly(boolean isWanted) {}

        @Override
        public void openForImport(Path file, List<Path> evidence) {}

        @Override
        public void openOwnForImport(List<Path> evidence) {}
    };

    /** Lets the person choose another data file, and opens it. */
    void chooseDataFile();

    /** Opens the person's own data file. */
    void openOwnDataFile();

    /** Whether that is the person's own data file. */
    boolean isOwn(Path file);

    /** Opens a data file in the system's folder for what is temporary, which is gone when the window is closed. */
    void openTemporaryDataFile();

    /** Tells dropped files apart in the background, and hands over on the JavaFX thread what they are. */
    void tellApart(List<Path> dropped, Consumer<Dropped> then);

    /** Opens that data file. */
    void openDataFile(Path file);

    /** Opens the file that is shown anew, only for reading or for writing too. */
    void openReadOnly(boolean isWanted);

    /** Opens that data file to be written to, and offers {@code evidence} for import into it. */
    void openForImport(Path file, List<Path> evidence);

    /** The same with the person's own data file. */
    void openOwnForImport(List<Path> evidence);
}
