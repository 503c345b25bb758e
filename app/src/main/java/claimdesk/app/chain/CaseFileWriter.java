package claimdesk.app.chain;

import java.io.IOException;
import java.io.Writer;

/** Writes the lines of one case file, and binds each to those before it. Not thread-safe. */
public final class CaseFileWriter {

    private final Writer out;
    private final Chain chain = new Chain();

    public CaseFileWriter(Writer out) {
        this.out = out;
    }

    public void write(CaseEntry entry) throws IOException {
        out.write(chain.bind(CaseLines.write(entry)));
        out.write('\n');
    }

    /** Writes the last line. Returns its hash, which stands for the whole file. */
    public String end() throws IOException {
        write(new CaseEntry.End(chain.lines() + 1));
        return chain.last();
    }
}
