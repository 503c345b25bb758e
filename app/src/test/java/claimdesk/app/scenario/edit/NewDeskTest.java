package claimdesk.app.scenario.edit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import claimdesk.app.scenario.DeskPlan;
import org.junit.jupiter.api.Test;

class NewDeskTest {

    @Test
    void aNewScenarioLeavesOutWhatIsAsByDefault() {
        assertThat(NewDesk.BY_DEFAULT.scenario().text()).isEqualTo(NewParts.scenario());
    }

    @Test
    void aNewScenarioHasTheDeskThatIsWanted() {
        NewDesk wanted = new NewDesk(DeskPlan.REPLY_PROFILES.get(1), 4_000, 60_000);

        DeskPlan desk = wanted.scenario().scenario().orElseThrow().desk();

        assertThat(desk.lease().defaultMs()).isEqualTo(4_000);
        assertThat(desk.retentionMs()).isEqualTo(60_000);
        assertThat(desk.replyProfile()).isEqualTo(DeskPlan.REPLY_PROFILES.get(1));
    }

    @Test
    void whatNoScenarioMayHaveIsNamed() {
        assertThatThrownBy(() -> new NewDesk("curt", 4_000, 60_000)).hasMessageContaining("reply profile");
        assertThatThrownBy(() -> new NewDesk(DeskPlan.REPLY_PROFILES.get(0), 0, 60_000))
                .hasMessageContaining("lease");
        assertThatThrownBy(() -> new NewDesk(DeskPlan.REPLY_PROFILES.get(0), 4_000, 0))
                .hasMessageContaining("retention");
    }
}
