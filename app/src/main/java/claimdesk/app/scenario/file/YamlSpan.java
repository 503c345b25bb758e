package claimdesk.app.scenario.file;

/**
 * What a value takes up of a YAML text, in characters as Java counts them.
 *
 * @param start where it begins; of a list or mapping that is spread over lines, where its first item or name does
 * @param end behind its last character; of what is spread over lines, behind its last item
 * @param isSpread whether it is a list or mapping without brackets, an item or field a line
 */
public record YamlSpan(int start, int end, boolean isSpread) {}
