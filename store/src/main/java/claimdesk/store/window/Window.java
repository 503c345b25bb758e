package claimdesk.store.window;

import claimdesk.store.journal.Journal;
import claimdesk.store.window.find.Finder;
import claimdesk.store.window.lane.ChangeLog;
import claimdesk.store.window.lane.FilterChoices;
import claimdesk.store.window.lane.LanePlaces;
import org.jdbi.v3.core.Handle;

/**
 * What screens read. Every call is read to its end before it returns, so that a screen holds rows and never a cursor
 * (case C49). Bound to one connection and not thread-safe.
 */
public final class Window {

    private final Handle handle;
    private final Journal journal;

    public Window(Handle handle, Journal journal) {
        this.handle = handle;
        this.journal = journal;
    }

    public RowsByNumber rowsByNumber() {
        return new RowsByNumber(handle, journal);
    }

    public LanePlaces lanePlaces() {
        return new LanePlaces(handle);
    }

    public ChangeLog changeLog() {
        return new ChangeLog(handle);
    }

    public FilterChoices filterChoices() {
        return new FilterChoices(handle);
    }

    public Counts counts() {
        return new Counts(handle);
    }

    public AttemptRows attemptRows() {
        return new AttemptRows(journal);
    }

    public Search search() {
        return new Search(handle);
    }

    public Finder finder() {
        return new Finder(handle);
    }
}
