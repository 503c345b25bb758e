package claimdesk.app.query;

/** Carries a problem out of the middle of a text; never leaves this package. */
final class Misread extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final transient QueryProblem problem;

    Misread(int from, int to, String what, String allowed) {
        super(what, null, false, false);
        this.problem = new QueryProblem(from, to, what, allowed);
    }

    QueryProblem problem() {
        return problem;
    }
}
