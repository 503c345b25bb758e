package claimdesk.app.verdict;

/** How a claim stands to the rows. */
public enum Value {
    /** The rows that are named show that it was so. */
    PROVEN("proven"),
    /** Nothing that is at hand shows it, and nothing shows the contrary. */
    NOT_PROVEN("not proven"),
    /** The rows show the contrary; by what they lack, only where they are known to be complete. */
    CONTRADICTED("contradicted");

    private final String text;

    Value(String text) {
        this.text = text;
    }

    public String text() {
        return text;
    }
}
