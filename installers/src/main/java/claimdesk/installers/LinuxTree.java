package claimdesk.installers;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.stream.Stream;

/** The program as it stands in a Linux file system, below a root of its own: {@code /opt/claimdesk} and what points there. */
final class LinuxTree {

    static final String HOME = "opt/claimdesk";

    private static final List<Integer> ICON_SIZES = List.of(16, 24, 32, 48, 64, 128, 256);

    private final Path root;

    /**
     * @param root an empty folder
     */
    LinuxTree(Path root) {
        this.root = root;
    }

    /**
     * Lays everything out.
     *
     * @param image the app image
     * @param sources the folder with this module's {@code linux} and {@code icon}
     * @param notices the licence texts
     */
    void lay(Path image, Path sources, Path notices) throws IOException {
        copyAll(image, root.resolve(HOME));
        Path linux = sources.resolve("linux");
        put(linux.resolve("claimdesk.desktop"), "usr/share/applications/claimdesk.desktop", "rw-r--r--");
        put(linux.resolve("claimdesk.xml"), "usr/share/mime/packages/claimdesk.xml", "rw-r--r--");
        put(linux.resolve("copyright"), "usr/share/doc/claimdesk/copyright", "rw-r--r--");
        copyAll(notices, root.resolve("usr/share/doc/claimdesk/licences"));
        Path icons = sources.resolve("icon");
        for (int size : ICON_SIZES) {
            String folder = "usr/share/icons/hicolor/" + size + "x" + size + "/apps/";
            put(icons.resolve("claimdesk-" + size + ".png"), folder + "claimdesk.png", "rw-r--r--");
        }
        put(icons.resolve("claimdesk.svg"), "usr/share/icons/hicolor/scalable/apps/claimdesk.svg", "rw-r--r--");
        Path command = root.resolve("usr/bin/claimdesk");
        Files.createDirectories(command.getParent());
        Files.createSymbolicLink(command, Path.of("/" + HOME + "/bin/claimdesk"));
    }

    private void put(Path file, String place, String permissions) throws IOException {
        Path target = root.resolve(place);
        Files.createDirectories(target.getParent());
        Files.copy(file, target);
        Files.setPosixFilePermissions(target, PosixFilePermissions.fromString(permissions));
    }

    /** Others than the builder read and start it: a builder that keeps its files to itself would ship them so. */
    private static void copyAll(Path from, Path to) throws IOException {
        try (Stream<Path> all = Files.walk(from)) {
            for (Path file : all.sorted().toList()) {
                Path target = to.resolve(from.relativize(file).toString());
                if (Files.isDirectory(file)) {
                    Files.createDirectories(target);
                } else {
                    Files.createDirectories(target.getParent());
                    Files.copy(file, target);
                    Files.setPosixFilePermissions(
                            target,
                            PosixFilePermissions.fromString(Files.isExecutable(file) ? "rwxr-xr-x" : "rw-r--r--"));
                }
            }
        }
    }

    /** How much it takes up, in KiB. */
    long sizeKib() throws IOException {
        try (Stream<Path> all = Files.walk(root)) {
            return all.filter(file -> Files.isRegularFile(file) && !Files.isSymbolicLink(file))
                            .mapToLong(file -> file.toFile().length())
                            .sum()
                    / 1024;
        }
    }

    Path root() {
        return root;
    }
}
