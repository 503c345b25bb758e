package claimdesk.ui.settings;

import claimdesk.app.scenario.DeskPlan;
import claimdesk.app.scenario.edit.NewDesk;
import java.util.List;
import java.util.function.LongFunction;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;

/** What a new scenario begins with, as it is typed; what is right is remembered at once. For the JavaFX thread only. */
public final class NewDeskViewModel {

    private static final String UNTIL_THEN = ". Until then a new scenario begins as before.";

    private final SettingsViewModel settings;
    private final StringProperty replies = new SimpleStringProperty();
    private final StringProperty lease = new SimpleStringProperty();
    private final StringProperty retention = new SimpleStringProperty();
    private final ReadOnlyStringWrapper leaseError = new ReadOnlyStringWrapper("");
    private final ReadOnlyStringWrapper retentionError = new ReadOnlyStringWrapper("");

    public NewDeskViewModel(SettingsViewModel settings) {
        this.settings = settings;
        NewDesk now = now();
        replies.set(now.replyProfile());
        lease.set(Long.toString(now.leaseMs()));
        retention.set(Long.toString(now.retentionMs()));
        replies.addListener(
                (property, before, typed) -> take(new NewDesk(typed, now().leaseMs(), now().retentionMs())));
        lease.addListener((property, before, typed) ->
                take(typed, leaseError, ms -> new NewDesk(now().replyProfile(), ms, now().retentionMs())));
        retention.addListener((property, before, typed) ->
                take(typed, retentionError, ms -> new NewDesk(now().replyProfile(), now().leaseMs(), ms)));
    }

    private NewDesk now() {
        return settings.settings().newDesk();
    }

    private void take(String typed, ReadOnlyStringWrapper error, LongFunction<NewDesk> desk) {
        try {
            take(desk.apply(Long.parseLong(typed.strip())));
            error.set("");
        } catch (NumberFormatException noNumber) {
            error.set("\"" + typed + "\"; allowed: a whole number of milliseconds from 1" + UNTIL_THEN);
        } catch (IllegalArgumentException wrong) {
            error.set(wrong.getMessage() + UNTIL_THEN);
        }
    }

    private void take(NewDesk desk) {
        settings.change(all -> all.withNewDesk(desk));
    }

    public List<String> replyProfiles() {
        return DeskPlan.REPLY_PROFILES;
    }

    public StringProperty repliesProperty() {
        return replies;
    }

    /** Milliseconds, as typed. */
    public StringProperty leaseProperty() {
        return lease;
    }

    /** What is wrong with the lease and what is allowed; empty if nothing is. */
    public ReadOnlyStringProperty leaseErrorProperty() {
        return leaseError.getReadOnlyProperty();
    }

    /** Milliseconds, as typed. */
    public StringProperty retentionProperty() {
        return retention;
    }

    /** What is wrong with the retention and what is allowed; empty if nothing is. */
    public ReadOnlyStringProperty retentionErrorProperty() {
        return retentionError.getReadOnlyProperty();
    }
}
