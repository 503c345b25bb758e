package claimdesk.app.scenario.file;

/**
 * One thing wrong with a scenario file.
 *
 * @param file as it was given
 * @param line from 1
 * @param column from 1
 * @param text what was found, where, and what is allowed
 */
public record Problem(String file, int line, int column, String text) {

    @Override
    public String toString() {
        return file + ":" + line + ":" + column + ": " + text;
    }
}
