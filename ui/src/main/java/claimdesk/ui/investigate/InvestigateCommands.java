package claimdesk.ui.investigate;

import claimdesk.app.casework.Case;
import claimdesk.store.claim.Protocol;
import java.util.Optional;
import java.util.function.BiConsumer;

/**
 * What the screen offers that is done elsewhere in the window.
 *
 * @param importFiles empty where nothing can be imported
 * @param openFile opens another data file
 * @param runDemo empty where nothing can be run
 * @param replay opens what happened in a case in the stepper, under a protocol
 */
public record InvestigateCommands(
        Optional<Runnable> importFiles,
        Runnable openFile,
        Optional<Runnable> runDemo,
        BiConsumer<Case, Protocol> replay) {}
