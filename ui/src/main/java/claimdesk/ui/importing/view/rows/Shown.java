package claimdesk.ui.importing.view.rows;

/**
 * A cell of a file as it may be shown.
 *
 * @param read what is kept of it; empty if that is the same, or nothing
 */
record Shown(String raw, String read) {}
