package claimdesk.ui.controls;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;

class ShownTextTest {

    @Test
    void leavesOrdinaryTextAsItIs() {
        assertThat(ShownText.of("order-4711 für Müller \u6771\u4EAC")).isEqualTo("order-4711 für Müller \u6771\u4EAC");
    }

    @Test
    void showsControlsAndTextDirectionsByNumber() {
        assertThat(ShownText.of("a\u202Eb\u0000\n\t\u200B"))
                .isEqualTo(
                        "a\u27E8U+202E\u27E9b\u27E8U+0000\u27E9\u27E8U+000A\u27E9\u27E8U+0009\u27E9\u27E8U+200B\u27E9");
    }

    @Test
    void showsSpacesOnlyWhereTheyWouldBeOverlooked() {
        assertThat(ShownText.of(" a b ")).isEqualTo("\u27E8U+0020\u27E9a b\u27E8U+0020\u27E9");
        assertThat(ShownText.of("a\u00A0b")).isEqualTo("a\u27E8U+00A0\u27E9b");
    }

    @Test
    void tellsAnEscapeFromTextThatLooksLikeOne() {
        assertThat(ShownText.of("\u27E8U+202E\u27E9")).isNotEqualTo(ShownText.of("\u202E"));
    }

    @Test
    void neverLetsAHiddenCharacterThrough() {
        long seed = new Random().nextLong();
        System.out.println("ShownTextTest seed " + seed);
        Random random = new Random(seed);
        for (int round = 0; round < 2000; round++) {
            String text = random.ints(8, 0, Character.MAX_CODE_POINT + 1)
                    .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                    .toString();

            assertThat(ShownText.of(text).codePoints().map(Character::getType).boxed())
                    .doesNotContain((int) Character.CONTROL, (int) Character.FORMAT, (int) Character.UNASSIGNED, (int)
                            Character.SURROGATE);
        }
    }
}
