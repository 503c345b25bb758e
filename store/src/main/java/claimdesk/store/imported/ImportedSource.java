package claimdesk.store.imported;

import claimdesk.store.identity.RunId;
import java.util.OptionalLong;

/**
 * One import: the unit that is undone.
 *
 * @param run its number
 * @param importedAtMs store clock; empty while it is staged
 */
public record ImportedSource(
        RunId run, SourceFile file, ImportState state, OptionalLong importedAtMs, LineCounts counts) {}
