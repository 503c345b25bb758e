package claimdesk.ui.importing;

/** How far a file is that is offered for import. */
public enum FileState {
    /** Its first rows are being read. */
    READING("being read"),
    /** Nothing of it can be read as evidence, as it stands. */
    UNREADABLE("cannot be read"),
    /** Something must be chosen before it can be imported. */
    UNCLEAR("needs you"),
    READY("ready"),
    WAITING("waiting"),
    RUNNING("importing"),
    IMPORTED("imported"),
    /** The same bytes were imported before. */
    KNOWN("imported before"),
    NOTHING_GOOD("no good line"),
    CANCELLED("stopped"),
    FAILED("failed");

    private final String text;

    FileState(String text) {
        this.text = text;
    }

    /** For people. */
    public String text() {
        return text;
    }

    /** Whether the mapping can be worked on. */
    public boolean isOpen() {
        return this == READING || this == UNREADABLE || this == UNCLEAR || this == READY;
    }

    public boolean isOver() {
        return ordinal() >= IMPORTED.ordinal();
    }
}
