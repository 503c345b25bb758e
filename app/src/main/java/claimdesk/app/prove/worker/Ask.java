package claimdesk.app.prove.worker;

/**
 * One request on its way to a worker, and what is to go wrong with it. A line of text on the worker's standard input.
 *
 * @param number the action's, from 1
 * @param tryNumber different for each request of an action
 * @param ms for the two that stall: by how much, milliseconds
 */
public record Ask(int number, int tryNumber, Fault fault, long ms) {

    /** What goes wrong in one request. */
    public enum Fault {
        NONE,
        /** Stalls between claim and work, until {@code ms} after its lease has ended (before, where negative). */
        OUTLAST_AT_WORK,
        /** Stalls between work and save, until {@code ms} after its lease has ended (before, where negative). */
        OUTLAST_AT_SAVE,
        /** Stalls between work and save for {@code ms}. */
        LINGER_AT_SAVE,
        /** The save meets a full disk. */
        FULL_AT_SAVE,
        /** The claim is committed, and its acknowledgement lost. */
        UNHEARD_AT_CLAIM,
        /** The save is committed, and its acknowledgement lost. */
        UNHEARD_AT_SAVE,
        /** Nothing goes wrong, but it asks for something else than the action did, with the same key. */
        OTHER_REQUEST
    }

    private static final String SPACE = " ";

    public String line() {
        return String.join(
                SPACE, Integer.toString(number), Integer.toString(tryNumber), fault.name(), Long.toString(ms));
    }

    public static Ask read(String line) {
        String[] parts = line.split(SPACE);
        if (parts.length != 4) {
            throw new IllegalArgumentException("not a request: " + line);
        }
        return new Ask(
                Integer.parseInt(parts[0]),
                Integer.parseInt(parts[1]),
                Fault.valueOf(parts[2]),
                Long.parseLong(parts[3]));
    }
}
