package claimdesk.ui.investigate;

import java.util.Optional;

/**
 * What the screen offers that is done elsewhere in the window.
 *
 * @param importFiles empty where nothing can be imported
 * @param openFile opens another data file
 * @param runDemo empty where nothing can be run
 */
public record InvestigateCommands(Optional<Runnable> importFiles, Runnable openFile, Optional<Runnable> runDemo) {}
