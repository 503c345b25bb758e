package claimdesk.ui.learn.lab;

import static org.assertj.core.api.Assertions.assertThat;

import claimdesk.app.lab.Cell;
import claimdesk.app.lab.LabFault;
import claimdesk.app.room.Schedule;
import claimdesk.store.claim.FitProtocol;
import claimdesk.store.claim.Protocol;
import claimdesk.store.study.Protocols;
import claimdesk.store.study.StudyProtocol;
import claimdesk.ui.background.Background;
import claimdesk.ui.controls.FilePicker;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import javafx.collections.ListChangeListener;
import org.junit.jupiter.api.Test;

class LabViewModelTest {

    private final Deque<Runnable> work = new ArrayDeque<>();
    private final List<Schedule> opened = new ArrayList<>();
    private final LabViewModel model = new LabViewModel(
            new Background(work::add, Runnable::run), new Background(Runnable::run, Runnable::run), FilePicker.NONE);

    @Test
    void showsEachCellAsSoonAsItIsFilledAndKeepsThemWhenItIsCancelled() {
        List<String> messages = new ArrayList<>();
        model.messageProperty().addListener((property, before, now) -> messages.add(now));
        cancelAfter(Protocols.all().size() + 1);

        run(2);

        assertThat(model.cells()).hasSize(Protocols.all().size() + 1);
        assertThat(messages)
                .startsWith("0 of 77 cells filled, 2 orders each", "1 of 77 cells filled, 2 orders each")
                .last()
                .asString()
                .startsWith("Cancelled. ")
                .endsWith("Not all were run.");
        assertThat(model.runningProperty().get()).isFalse();
    }

    @Test
    void saysWhatIsWrongWithTheSeedsAndRunsNothing() {
        for (String wrong : List.of("0", "-3", "many", "", "10001", "2.5")) {
            model.seedsProperty().set(wrong);
            model.start();

            assertThat(model.messageProperty().get())
                    .contains("\"" + wrong + "\" cannot be run; a whole number from 1 to 10\u00A0000 can");
        }
        assertThat(work).isEmpty();
        assertThat(model.runningProperty().get()).isFalse();
    }

    @Test
    void opensACellBesideTheDefaultWithTheFirstDifferenceMarkedInBoth() {
        model.openSchedulesWith(opened::add);
        ComparisonViewModel comparison = model.comparison();
        Cell cell = cell(StudyProtocol.CHECK_THEN_INSERT);

        comparison.open(cell);

        assertThat(comparison.besideProperty().get()).isEqualTo(FitProtocol.DEFAULT);
        assertThat(comparison.differenceProperty().get())
                .startsWith("First difference, event ")
                .contains("; owned-claim-atomic: ");
        int place = comparison
                .shownProperty()
                .get()
                .orElseThrow()
                .difference()
                .orElseThrow()
                .place();
        assertThat(comparison.here().selectedProperty().get().orElseThrow())
                .isEqualTo(comparison
                        .shownProperty()
                        .get()
                        .orElseThrow()
                        .one()
                        .events()
                        .get(place - 1));
        assertThat(comparison.there().selectedProperty().get()).isPresent();
        comparison.stepHere();
        comparison.stepThere();
        assertThat(opened)
                .extracting(schedule -> schedule.protocol().id())
                .containsExactly("check-then-insert", "owned-claim-atomic");
        assertThat(opened.get(0)).isEqualTo(cell.example().schedule());
    }

    @Test
    void holdsTheDefaultItselfAgainstOwnedClaimAndAnyAgainstTheOneChosen() {
        ComparisonViewModel comparison = model.comparison();
        comparison.open(cell(FitProtocol.DEFAULT));
        assertThat(comparison.besideProperty().get()).isEqualTo(FitProtocol.OWNED_CLAIM);

        comparison.besideProperty().set(StudyProtocol.STATUS_ONLY);

        assertThat(comparison
                        .shownProperty()
                        .get()
                        .orElseThrow()
                        .other()
                        .schedule()
                        .protocol())
                .isEqualTo(StudyProtocol.STATUS_ONLY);
        comparison.close();
        assertThat(comparison.cellProperty().get()).isEmpty();
        assertThat(comparison.shownProperty().get()).isEmpty();
    }

    @Test
    void hasNothingToExportBeforeItWasRun() {
        model.exportRows();

        assertThat(model.messageProperty().get()).isEqualTo("There is nothing to export yet. Start fills the grid.");
    }

    private Cell cell(Protocol protocol) {
        int place = LabFault.DOUBLE_CLICK.ordinal() * Protocols.all().size()
                + Protocols.all().indexOf(protocol);
        cancelAfter(place + 1);
        run(1);
        return model.cells().get(place);
    }

    private void cancelAfter(int cells) {
        model.cells().addListener((ListChangeListener<Cell>) change -> {
            if (model.cells().size() == cells) {
                model.cancel();
            }
        });
    }

    private void run(int seeds) {
        model.seedsProperty().set(Integer.toString(seeds));
        model.start();
        assertThat(model.runningProperty().get()).isTrue();
        work.remove().run();
    }
}
