package claimdesk.ui.simulate.editor;

import static org.assertj.core.api.Assertions.assertThat;

import claimdesk.app.scenario.FaultKind;
import claimdesk.app.vendor.RetryPolicy;
import claimdesk.ui.simulate.field.Draft;
import claimdesk.ui.simulate.field.FieldKind;
import claimdesk.ui.simulate.field.FieldViewModel;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

class ScenarioViewModelTest {

    private final ScenarioViewModel model = new ScenarioViewModel(new Draft(ScenarioFileViewModel.shipped("demo")));

    @Test
    void showsVendorsFaultsAndTheFieldsOfTheSelectedOnes() {
        assertThat(model.vendors().rows())
                .extracting(VendorRow::name)
                .containsExactly("northwind", "contoso", "fabrikam");
        assertThat(model.faults().rows())
                .extracting(FaultRow::title)
                .containsExactly("delay work by 3.5 s", "lose reply", "double click by 2 ms");
        assertThat(model.faults().rows())
                .extracting(FaultRow::summary)
                .containsExactly(
                        "attempt 1 of action 1 of northwind",
                        "15 % of the attempts of every action of every vendor",
                        "attempt 1 of action 4 of fabrikam");
        assertThat(text("/timeout-ms")).isEqualTo("2500");
        assertThat(text("/retry/attempts-max")).as("the default").isEqualTo("5");

        model.vendors().selectedProperty().set(1);

        assertThat(text("/timeout-ms")).isEqualTo("2000");
        assertThat(words().textProperty().get()).isEqualTo("deliver, refund, deliver, cancel");
    }

    @Test
    void saysAtAFieldWhatIsAllowedAndMarksItsPart() {
        FieldViewModel attempts = model.vendorField("/retry/attempts-max", FieldKind.VALUE);

        for (String wrong : new String[] {"", "0", "1001", "2.5", "many", "0x10"}) {
            attempts.textProperty().set(wrong);

            assertThat(attempts.textProperty().get()).isEqualTo(wrong);
            assertThat(attempts.errorProperty().get()).as(wrong).isEqualTo("allowed: a whole number from 1 to 1000");
            assertThat(model.vendors().rows().get(0).isBroken()).isTrue();
            assertThat(model.vendors().rows().get(0).curve()).isEmpty();
            assertThat(model.scenario()).isEmpty();
        }

        attempts.textProperty().set(" 7 ");

        assertThat(attempts.errorProperty().get()).isEmpty();
        assertThat(model.scenario().orElseThrow().vendors().get(0).policy().retry())
                .extracting(RetryPolicy::attemptsMax)
                .isEqualTo(7);
        assertThat(model.vendors().rows().get(0).curve().orElseThrow().retries())
                .isEqualTo(6);
    }

    @Test
    void keepsWhatIsTypedWhileItSaysTheSame() {
        FieldViewModel multiplier = model.vendorField("/retry/backoff/multiplier", FieldKind.VALUE);

        multiplier.textProperty().set("1.");
        assertThat(multiplier.errorProperty().get()).isNotEmpty();
        multiplier.textProperty().set("1.0");
        assertThat(multiplier.textProperty().get()).isEqualTo("1.0");
        multiplier.textProperty().set("1.05");

        assertThat(model.scenario()
                        .orElseThrow()
                        .vendors()
                        .get(0)
                        .policy()
                        .retry()
                        .backoff()
                        .multiplier())
                .isEqualTo(1.05);
    }

    @Test
    void saysOneFieldAgainstAnotherAtTheFieldToBlame() {
        FieldViewModel initial = model.vendorField("/retry/backoff/initial-ms", FieldKind.VALUE);
        FieldViewModel vendor = model.faultField("/vendor", FieldKind.OPTIONAL);

        initial.textProperty().set("60001");
        assertThat(initial.errorProperty().get()).contains("the initial delay");
        initial.textProperty().set("800");
        vendor.textProperty().set("nordwind");
        assertThat(vendor.errorProperty().get()).contains("allowed: northwind, contoso, fabrikam");
        vendor.textProperty().set("");

        assertThat(model.scenario()
                        .orElseThrow()
                        .faults()
                        .get(0)
                        .target()
                        .vendor()
                        .one())
                .isEmpty();
    }

    @Test
    void saysWhichOperationIsNone() {
        words().textProperty().set("deliver, relivery reissue");

        assertThat(words().errorProperty().get()).startsWith("allowed: deliver, reissue, refund, cancel");
    }

    @Test
    void addsDuplicatesAndRemovesParts() {
        for (FaultKind kind : FaultKind.values()) {
            model.addFault(kind);
            assertThat(model.scenario()).as(kind.text()).isPresent();
            assertThat(model.faults().selectedProperty().get())
                    .isEqualTo(model.faults().rows().size() - 1);
        }
        model.duplicateFault();
        assertThat(model.faults().rows()).hasSize(3 + FaultKind.values().length + 1);

        model.addVendor();
        model.duplicateVendor();

        assertThat(model.vendors().rows())
                .extracting(VendorRow::name)
                .containsExactly("northwind", "contoso", "fabrikam", "vendor-1", "vendor-2");
        assertThat(model.vendorChoices())
                .containsExactly("", "northwind", "contoso", "fabrikam", "vendor-1", "vendor-2");
        model.vendors().remove();
        assertThat(model.vendors().selectedProperty().get()).isEqualTo(3);
        assertThat(model.scenario()).isPresent();
    }

    @Test
    void givesAVendorABreakerAndTakesItAway() {
        model.setBreaker(true);
        assertThat(text("/breaker/sliding-window")).isEqualTo("10");
        assertThat(model.scenario()).isPresent();

        model.setBreaker(false);

        assertThat(text("/breaker/sliding-window")).isEmpty();
        assertThat(model.documentProperty().get().text())
                .isEqualTo(ScenarioFileViewModel.shipped("demo").text());
    }

    @Test
    void takesChangesBackOneByOne() {
        String before = model.documentProperty().get().text();
        model.addVendor();
        FieldViewModel seed = model.field("/seed", FieldKind.VALUE);
        seed.textProperty().set("12");

        model.undo();
        assertThat(seed.textProperty().get()).isEqualTo("11");
        model.undo();
        model.undo();

        assertThat(model.documentProperty().get().text()).isEqualTo(before);
        assertThat(model.draft().canUndoProperty().get()).isFalse();
    }

    @Test
    void showsATextThatCannotBeReadAsFieldsAndTheFormAgainWhenItCan() {
        model.editText("name: [open");

        assertThat(model.textShownProperty().get()).isTrue();
        assertThat(model.vendors().rows()).isEmpty();
        assertThat(model.problemsProperty().get()).isNotEmpty();

        model.undo();

        assertThat(model.vendors().rows()).hasSize(3);
        assertThat(model.vendors().selectedProperty().get()).isZero();
        assertThat(text("/timeout-ms")).isEqualTo("2500");
    }

    @Test
    void thePaletteHasEveryFaultOnce() {
        assertThat(Arrays.stream(FaultPalette.Group.values())
                        .flatMap(group -> group.kinds().stream())
                        .toList())
                .containsExactlyInAnyOrder(FaultKind.values());
    }

    @Test
    void saysWhatAFieldMeansAndWhatIsAllowed() {
        assertThat(model.vendorField("/retry/attempts-max", FieldKind.VALUE).help())
                .isEqualTo("Attempts of one action, the first included. Allowed: a whole number from 1 to 1000.");
        assertThat(model.faultField("/attempts/nth", FieldKind.VALUE).help()).contains("1 to 1000");
        assertThat(model.field("/protocol", FieldKind.VALUE).help()).contains("owned-claim-atomic");
    }

    private FieldViewModel words() {
        return model.vendorField("/actions/operations", FieldKind.WORDS);
    }

    private String text(String within) {
        return model.vendorField(within, FieldKind.VALUE).textProperty().get();
    }
}
