package claimdesk.ui;

import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;

/** Where a person's own file is kept if they name none: the folder that their system has for such data. */
final class DataFolder {

    private static final String FILE = "orders.db";
    private static final String SETTINGS = "settings.properties";
    private static final String NAME = "claimdesk";

    private DataFolder() {}

    /**
     * The default file; it and its folder may be absent.
     *
     * @param system as in {@code os.name}
     */
    static Path file(String system, Path home, Map<String, String> environment) {
        return folder(system.toLowerCase(Locale.ROOT), home, environment).resolve(FILE);
    }

    /** Where the window's settings are kept, beside the default file. */
    static Path settings(String system, Path home, Map<String, String> environment) {
        return folder(system.toLowerCase(Locale.ROOT), home, environment).resolve(SETTINGS);
    }

    private static Path folder(String system, Path home, Map<String, String> environment) {
        if (system.startsWith("windows")) {
            return named(environment, "LOCALAPPDATA", home.resolve("AppData").resolve("Local"))
                    .resolve("Claimdesk");
        }
        if (system.startsWith("mac")) {
            return home.resolve("Library").resolve("Application Support").resolve("Claimdesk");
        }
        return named(environment, "XDG_DATA_HOME", home.resolve(".local").resolve("share"))
                .resolve(NAME);
    }

    /** A relative path in such a variable is to be ignored (XDG Base Directory Specification). */
    private static Path named(Map<String, String> environment, String variable, Path otherwise) {
        String value = environment.getOrDefault(variable, "");
        return value.isBlank() || !Path.of(value).isAbsolute() ? otherwise : Path.of(value);
    }
}
