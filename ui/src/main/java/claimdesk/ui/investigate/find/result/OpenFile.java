package claimdesk.ui.investigate.find.result;

import claimdesk.store.Store;
import java.util.function.Function;

/** The file that is searched. Thread-safe. */
@FunctionalInterface
public interface OpenFile {

    /** Has something found in it, on the caller's own thread; throws if it cannot be read. */
    <T> T ask(Function<Store, T> question);
}
