package claimdesk.app.casework;

/** Whether it proves anything that the rows are silent on something. */
public enum Completeness {
    /**
     * All comes from the store's own journal, which records every change in the change's own transaction: what it does
     * not have did not happen at that store.
     */
    COMPLETE("From the store's own journal, which is complete: what it lacks did not happen there."),
    /** Something was imported, or rows were left out: what is missing may have happened and stand elsewhere. */
    PARTIAL("From imported or partial evidence: what it lacks proves nothing.");

    private final String sentence;

    Completeness(String sentence) {
        this.sentence = sentence;
    }

    public String sentence() {
        return sentence;
    }

    public boolean provesAbsence() {
        return this == COMPLETE;
    }
}
