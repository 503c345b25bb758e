package claimdesk.installers;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A Debian package, made by {@code dpkg-deb}. Not by jpackage: its own is left half-installed on a system without a
 * desktop, and asks for too few libraries.
 */
final class DebPackage {

    private final LinuxTree tree;
    private final Path sources;

    DebPackage(LinuxTree tree, Path sources) {
        this.tree = tree;
        this.sources = sources;
    }

    /** Makes the package in {@code target}. */
    void make(String version, Path target) throws IOException, InterruptedException {
        String architecture = said("dpkg", "--print-architecture");
        Path control = Files.createDirectories(tree.root().resolve("DEBIAN"));
        Files.writeString(
                control.resolve("control"),
                Files.readString(sources.resolve("control"))
                        .replace("@version@", version)
                        .replace("@architecture@", architecture)
                        .replace("@size@", Long.toString(tree.sizeKib()))
                        .replace("@libraries@", libraries(target)));
        for (String script : List.of("postinst", "prerm")) {
            Path file = Files.copy(sources.resolve(script), control.resolve(script));
            if (!file.toFile().setExecutable(true, false)) {
                throw new IOException("cannot make " + file + " executable");
            }
        }
        String name = "claimdesk_" + version + "_" + architecture + ".deb";
        Tool.ofSystem(
                target,
                List.of("dpkg-deb", "--root-owner-group", "--build", tree.root().toString(), name));
        // The next package is laid out from the same tree.
        delete(control);
    }

    /** The packages of the libraries that the natives are linked to, as this system names them. */
    private String libraries(Path target) throws IOException, InterruptedException {
        Path work = Files.createDirectories(target.resolve("libraries"));
        Files.createDirectories(work.resolve("debian"));
        Files.writeString(
                work.resolve("debian").resolve("control"),
                "Source: claimdesk\n\nPackage: claimdesk\nArchitecture: any\n");
        List<String> command =
                new ArrayList<>(List.of("dpkg-shlibdeps", "-O", "--warnings=0", "--ignore-missing-info"));
        Path home = tree.root().resolve(LinuxTree.HOME);
        // The runtime's own libraries find each other there.
        command.add("-l" + home.resolve("lib/runtime/lib"));
        command.add("-l" + home.resolve("lib/runtime/lib/server"));
        command.add("-l" + home.resolve("lib/app"));
        command.addAll(natives(home));
        String said = said(work, command);
        return said.substring(said.indexOf("shlibs:Depends=") + "shlibs:Depends=".length())
                .strip();
    }

    private static List<String> natives(Path home) throws IOException {
        try (Stream<Path> all = Files.walk(home)) {
            return all.map(Path::toString)
                    .filter(name -> name.endsWith(".so") || name.endsWith("/bin/java"))
                    .sorted()
                    .toList();
        }
    }

    private String said(String... command) throws IOException, InterruptedException {
        return said(sources, List.of(command));
    }

    private static String said(Path folder, List<String> command) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        String text;
        try (Stream<String> lines = process.inputReader().lines()) {
            text = lines.collect(Collectors.joining("\n"));
        }
        if (process.waitFor() != 0) {
            throw new IllegalStateException(command.get(0) + " failed with " + process.exitValue());
        }
        return text.strip();
    }

    private static void delete(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file : files.toList()) {
                Files.delete(file);
            }
        }
        Files.delete(folder);
    }
}
