package claimdesk.app.exchange.lines;

import claimdesk.store.imported.EvidenceLine;

/** Makes evidence of the rows of one kind of file. */
interface LineKind {

    /**
     * @throws BadLineException if the row cannot be so
     */
    EvidenceLine read(long line, Cells cells, TimeReader times);
}
