package claimdesk.store.identity;

/**
 * The number of one run (a simulation, a live desk, an import) within its file; from 1.
 */
public record RunId(long number) {

    public RunId {
        if (number < 1) {
            throw new IllegalArgumentException("run " + number + " does not exist; runs are numbered from 1");
        }
    }

    @Override
    public String toString() {
        return Long.toString(number);
    }
}
