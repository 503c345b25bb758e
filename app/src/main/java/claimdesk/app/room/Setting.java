package claimdesk.app.room;

import claimdesk.store.claim.Protocol;

/**
 * What is explored.
 *
 * @param callers how many calls of one key there are, 1 to {@value #CALLERS_MAX}
 * @param faults how many faults a schedule has at most, 0 to {@value #FAULTS_MAX}
 */
public record Setting(Protocol protocol, int callers, int faults) {

    public static final int CALLERS_MAX = 3;

    /** A caller crashes at most once, and most other faults send it to its answer: more would change nothing. */
    public static final int FAULTS_MAX = 9;

    public Setting {
        if (callers < 1 || callers > CALLERS_MAX) {
            throw new IllegalArgumentException(callers + " callers; 1 to " + CALLERS_MAX + " can be explored");
        }
        if (faults < 0 || faults > FAULTS_MAX) {
            throw new IllegalArgumentException(faults + " faults; 0 to " + FAULTS_MAX + " can be explored");
        }
    }
}
