package claimdesk.installers;

import java.util.Locale;

/**
 * The system that this runs on; installers are built on the system they are for.
 *
 * @param machine as sqlite-jdbc names its folders: {@code x86_64}, {@code aarch64}
 */
record Platform(Family family, String machine) {

    enum Family {
        LINUX("Linux", "claimdesk", "claimdesk-256.png"),
        WINDOWS("Windows", "Claimdesk", "claimdesk.ico"),
        MAC("Mac", "Claimdesk", "claimdesk.icns");

        private final String sqliteFolder;
        private final String program;
        private final String icon;

        Family(String sqliteFolder, String program, String icon) {
            this.sqliteFolder = sqliteFolder;
            this.program = program;
            this.icon = icon;
        }

        /** What the program's folder and its launcher are called. */
        String program() {
            return program;
        }

        String icon() {
            return icon;
        }
    }

    static Platform here() {
        return of(System.getProperty("os.name"), System.getProperty("os.arch"));
    }

    /**
     * @param system as in {@code os.name}
     * @param architecture as in {@code os.arch}
     */
    static Platform of(String system, String architecture) {
        String name = system.toLowerCase(Locale.ROOT);
        Family family =
                name.startsWith("windows") ? Family.WINDOWS : name.startsWith("mac") ? Family.MAC : Family.LINUX;
        return new Platform(family, architecture.equals("aarch64") ? "aarch64" : "x86_64");
    }

    /** The folder in the jar of sqlite-jdbc that has this system's library. */
    String sqliteNatives() {
        return "org/sqlite/native/" + family.sqliteFolder + "/" + machine + "/";
    }
}
