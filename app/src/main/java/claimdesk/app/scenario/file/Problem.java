package claimdesk.app.scenario.file;

import com.fasterxml.jackson.core.JsonPointer;

/**
 * One thing wrong with a scenario file.
 *
 * @param file as it was given
 * @param line from 1
 * @param column from 1
 * @param at the field to blame, whether it is there or missing; the whole file, if it cannot be read as fields
 * @param text what was found, where, and what is allowed
 */
public record Problem(String file, int line, int column, JsonPointer at, String text) {

    private static final String ALLOWED = "allowed: ";

    /** A problem with the file as a whole. */
    Problem(String file, int line, int column, String text) {
        this(file, line, column, JsonPointer.empty(), text);
    }

    /** For a place where the field and what it holds can be seen: only what is allowed, if the text says that. */
    public String brief() {
        int allowed = text.indexOf(ALLOWED);
        return allowed < 0 ? text : text.substring(allowed);
    }

    @Override
    public String toString() {
        return file + ":" + line + ":" + column + ": " + text;
    }
}
