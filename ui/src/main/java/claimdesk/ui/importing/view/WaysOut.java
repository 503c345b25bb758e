package claimdesk.ui.importing.view;

/**
 * Where the screen leads to.
 *
 * @param onInvestigate shows what came in
 * @param onWritable opens the data file anew, to be written to, and offers the same files there
 * @param onOwn opens the person's own data file, and offers the same files there
 */
public record WaysOut(Runnable onInvestigate, Runnable onWritable, Runnable onOwn) {}
