package claimdesk.store.imported;

/**
 * A file that is imported, or was.
 *
 * @param name without its folder, which may name a person
 * @param sha256 over its bytes as they are on disk, 64 hexadecimal digits
 * @param mapping the mapping that it is read by, as the text of a profile
 */
public record SourceFile(String name, String sha256, SourceKind kind, String mapping) {}
