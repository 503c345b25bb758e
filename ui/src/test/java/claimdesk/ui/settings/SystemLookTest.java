package claimdesk.ui.settings;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SystemLookTest {

    @Test
    void asksTheProgramThatTheSystemHas() {
        assertThat(SystemLook.question("linux").get(0)).isEqualTo("gsettings");
        assertThat(SystemLook.question("mac os x").get(0)).isEqualTo("defaults");
        assertThat(SystemLook.question("windows 11").get(0)).isEqualTo("reg");
    }
}
