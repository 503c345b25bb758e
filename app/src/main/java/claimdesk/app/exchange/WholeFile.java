package claimdesk.app.exchange;

import java.io.IOException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFilePermissions;

/** A file that is replaced as a whole or not at all: it is written beside its place first. */
public final class WholeFile {

    /** What writes. */
    @FunctionalInterface
    public interface Writing {

        /**
         * @param beside an empty file in the target's folder
         * @return whether it is whole; if not, it is thrown away
         */
        boolean to(Path beside) throws IOException;
    }

    private WholeFile() {}

    /**
     * Has {@code path} written, through a link if it is one. One that is replaced keeps its permissions.
     *
     * @throws IOException if it cannot be written; what was there before is there still
     */
    public static void write(Path path, Writing writing) throws IOException {
        Path target = Files.isSymbolicLink(path) ? path.toRealPath() : path.toAbsolutePath();
        Path beside = Files.createTempFile(target.getParent(), "." + target.getFileName() + ".", ".part");
        try {
            if (writing.to(beside)) {
                keepPermissions(target, beside);
                putInPlace(beside, target);
            }
        } finally {
            Files.deleteIfExists(beside);
        }
    }

    /** Has {@code text} written, in UTF-8. */
    public static void write(Path path, String text) throws IOException {
        write(path, beside -> {
            Files.writeString(beside, text);
            return true;
        });
    }

    /** A temporary file is for its owner alone; one that takes another's place is for whom that was. */
    private static void keepPermissions(Path target, Path beside) throws IOException {
        if (Files.getFileStore(beside).supportsFileAttributeView(PosixFileAttributeView.class)) {
            Files.setPosixFilePermissions(
                    beside,
                    Files.exists(target)
                            ? Files.getPosixFilePermissions(target)
                            : PosixFilePermissions.fromString("rw-r--r--"));
        }
    }

    private static void putInPlace(Path beside, Path target) throws IOException {
        try {
            Files.move(beside, target, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } catch (AtomicMoveNotSupportedException notHere) {
            Files.move(beside, target, StandardCopyOption.REPLACE_EXISTING);
        }
    }
}
