package claimdesk.ui;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;

/** Where the program keeps its file, by the system's own convention. */
final class DataFolder {

    private final Map<String, String> environment;
    private final String system;
    private final Path home;

    DataFolder(Map<String, String> environment, String system, Path home) {
        this.environment = environment;
        this.system = system.toLowerCase(Locale.ROOT);
        this.home = home;
    }

    static DataFolder ofThisSystem() {
        return new DataFolder(System.getenv(), System.getProperty("os.name"), Path.of(System.getProperty("user.home")));
    }

    /** The file that is opened when none is named; its folder is made if it is not there. */
    Path defaultFile() throws IOException {
        return Files.createDirectories(folder()).resolve("orders.db");
    }

    Path folder() {
        if (system.contains("windows")) {
            return named("LOCALAPPDATA", home.resolve("AppData").resolve("Local"))
                    .resolve("Claimdesk");
        }
        if (system.contains("mac")) {
            return home.resolve("Library").resolve("Application Support").resolve("Claimdesk");
        }
        return named("XDG_DATA_HOME", home.resolve(".local").resolve("share")).resolve("claimdesk");
    }

    /** The folder that a variable names; a relative one does not count (XDG Base Directory Specification). */
    private Path named(String variable, Path otherwise) {
        String value = environment.getOrDefault(variable, "");
        return !value.isEmpty() && Path.of(value).isAbsolute() ? Path.of(value) : otherwise;
    }
}
