package claimdesk.store.imported;

/**
 * How the lines of one file fared.
 *
 * @param taken lines that became evidence; in CSV, records, which may go over several lines
 */
public record LineCounts(long taken, long blank, long rejected) {}
