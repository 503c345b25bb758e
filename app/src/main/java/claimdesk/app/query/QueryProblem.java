package claimdesk.app.query;

/**
 * Why a text is no query.
 *
 * @param from where the wrong part begins, in {@code char}s
 * @param to where it ends
 * @param what what is wrong
 * @param allowed what may stand there
 */
public record QueryProblem(int from, int to, String what, String allowed) {

    /** All of it in one text. */
    public String message() {
        return what + " " + allowed;
    }
}
