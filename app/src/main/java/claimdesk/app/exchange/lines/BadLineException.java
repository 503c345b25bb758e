package claimdesk.app.exchange.lines;

/** Why a line is rejected; quotes nothing of it. Thrown once a bad line, without a stack trace, and caught next door. */
final class BadLineException extends RuntimeException {

    BadLineException(String reason) {
        super(reason, null, false, false);
    }
}
