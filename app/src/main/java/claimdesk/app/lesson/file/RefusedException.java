package claimdesk.app.lesson.file;

import com.fasterxml.jackson.core.JsonPointer;

/** Says which part of a lesson cannot be used, and why; becomes a problem with its line. */
final class RefusedException extends RuntimeException {

    private final transient JsonPointer at;

    RefusedException(JsonPointer at, String text) {
        super(text);
        this.at = at;
    }

    JsonPointer at() {
        return at;
    }
}
