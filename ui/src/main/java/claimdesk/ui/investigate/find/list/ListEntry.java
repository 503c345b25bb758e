package claimdesk.ui.investigate.find.list;

import claimdesk.app.caselist.CaseList;
import claimdesk.ui.controls.Figures;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;

/** One of the lists that are always offered, with its count. */
public final class ListEntry {

    private final CaseList list;
    private final ReadOnlyStringWrapper count = new ReadOnlyStringWrapper("");
    private final ReadOnlyStringWrapper explanation = new ReadOnlyStringWrapper("");

    public ListEntry(CaseList list) {
        this.list = list;
        this.explanation.set(list.explanation());
    }

    public CaseList list() {
        return list;
    }

    /** How many it has; empty until that is known. */
    public ReadOnlyStringProperty countProperty() {
        return count.getReadOnlyProperty();
    }

    /** What exactly the count counts. */
    public ReadOnlyStringProperty explanationProperty() {
        return explanation.getReadOnlyProperty();
    }

    /**
     * @param isAtLeast whether there may be more
     * @param also what the explanation says beside what the list is
     */
    public void show(long number, boolean isAtLeast, String also) {
        count.set(Figures.count(number) + (isAtLeast ? "+" : ""));
        explanation.set(list.explanation() + (also.isEmpty() ? "" : " " + also));
    }
}
