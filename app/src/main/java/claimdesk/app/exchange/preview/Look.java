package claimdesk.app.exchange.preview;

import claimdesk.app.exchange.reading.UnusableFileException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Function;

/** What a look at the beginning of a file shows. */
public sealed interface Look {

    /** Its first rows, read by a draft. */
    record Seen(Preview preview) implements Look {}

    /**
     * It cannot be read as evidence so; another encoding or delimiter may help.
     *
     * @param reason in plain words, without naming the file
     */
    record Unreadable(String reason) implements Look {}

    /** Looks at {@code file}; whatever is wrong with it is an answer. */
    static Look at(Path file, Draft draft) {
        try {
            if (Files.isDirectory(file)) {
                return new Unreadable("it is a folder");
            }
            if (Files.exists(file) && !Files.isRegularFile(file)) {
                return new Unreadable("it is a pipe or a device, which cannot be read twice");
            }
            if (Files.exists(file) && Files.size(file) == 0) {
                return new Unreadable("it is empty");
            }
            return new Seen(Preview.of(file, draft));
        } catch (UnusableFileException unusable) {
            return new Unreadable(unusable.getMessage());
        } catch (IOException unreadable) {
            return new Unreadable(UnusableFileException.reason(unreadable));
        }
    }

    default <R> R match(Function<Seen, R> seen, Function<Unreadable, R> unreadable) {
        return this instanceof Seen one ? seen.apply(one) : unreadable.apply((Unreadable) this);
    }
}
