package claimdesk.installers;

import claimdesk.installers.Platform.Family;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Makes the app image and the packages of the system that it runs on. Its arguments are the module's {@code src}, its
 * {@code target} (where the build has put the jars, the bill of materials and the jars of a display that is none), and the
 * version.
 */
public final class Installer {

    private Installer() {}

    public static void main(String[] arguments) throws IOException, InterruptedException {
        Path sources = Path.of(arguments[0]);
        Path target = Path.of(arguments[1]);
        String version = arguments[2];
        Platform platform = Platform.here();

        Path jars = target.resolve("jars");
        Path files = target.resolve("files");
        Path runtime = target.resolve("runtime");
        new ProgramFiles(platform, files).copyFrom(jars);
        Path notices = target.resolve("licences");
        new Notices(sources.resolve("licences")).write(files, notices);
        Files.copy(target.resolve("claimdesk.cdx.json"), files.resolve("claimdesk.cdx.json"));
        RuntimeImage.link(runtime);
        if (platform.family() == Family.LINUX) {
            Path home = Files.createDirectories(target.resolve("home"));
            new ClassList(runtime, files).write(files.resolve("claimdesk.classlist"), target.resolve("headless"), home);
        }
        AppImage app = new AppImage(platform, new AppImage.Inputs(version, files, runtime, sources.resolve("icon")));
        Path image = app.make(target.resolve("image"));
        if (platform.family() == Family.LINUX) {
            Path linux = sources.resolve("linux");
            new LinuxLauncher(linux).putInto(image);
            LinuxTree tree = new LinuxTree(target.resolve("tree"));
            tree.lay(image, sources, notices);
            new DebPackage(tree, linux).make(version, target);
            new RpmPackage(tree, linux).make(version, target);
        } else {
            app.makeInstaller(image, target, sources.resolve("case-file.properties"));
        }
    }
}
