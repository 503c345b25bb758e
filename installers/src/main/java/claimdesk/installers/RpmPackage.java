package claimdesk.installers;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** A package for systems with rpm, made by {@code rpmbuild} from the same tree as the Debian one. */
final class RpmPackage {

    private final LinuxTree tree;
    private final Path sources;

    RpmPackage(LinuxTree tree, Path sources) {
        this.tree = tree;
        this.sources = sources;
    }

    /** Makes the package in {@code target}; without {@code rpmbuild} it says so and makes none. */
    void make(String version, Path target) throws IOException, InterruptedException {
        if (!isThere("rpmbuild")) {
            System.out.println("No rpmbuild on this system: no rpm package was made (Debian: apt install rpm).");
            return;
        }
        Path spec = Files.copy(sources.resolve("claimdesk.spec"), target.resolve("claimdesk.spec"));
        Tool.ofSystem(
                target,
                List.of(
                        "rpmbuild",
                        "-bb",
                        "--quiet",
                        "--define",
                        "_topdir " + target.resolve("rpmbuild"),
                        "--define",
                        "_rpmdir " + target,
                        "--define",
                        "_rpmfilename claimdesk-%{VERSION}-%{RELEASE}.%{ARCH}.rpm",
                        "--define",
                        "package_version " + version,
                        "--define",
                        "tree " + tree.root(),
                        spec.toString()));
    }

    private static boolean isThere(String program) {
        for (String folder : System.getenv("PATH").split(":")) {
            if (Files.isExecutable(Path.of(folder, program))) {
                return true;
            }
        }
        return false;
    }
}
