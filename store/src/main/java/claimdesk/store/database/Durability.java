package claimdesk.store.database;

/** What a commit waits for. */
public enum Durability {
    /** Until the disk has it: "saved" survives a power cut. */
    FULL,
    /** For nothing: only for files that are thrown away after use. */
    NONE
}
