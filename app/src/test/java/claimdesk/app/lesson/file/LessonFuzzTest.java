package claimdesk.app.lesson.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Whatever a lesson file holds, it is read, or its problems are said. */
class LessonFuzzTest {

    private static final int FILES = 400;
    private static final List<String> PIECES = List.of(
            "null",
            "[]",
            "{}",
            "-1",
            "9999999999999999999",
            "''",
            "/",
            "/vendors/0",
            "is: kept",
            "- {",
            "\u202E",
            "\t",
            ":",
            "change: {/: 1}",
            "change: {/vendors: 3}",
            "change: {x: 1}",
            "true",
            "1.5",
            "&a",
            "score",
            "schedule: a.b.c.d");

    @Test
    void damagedLessonsAreProblemsAndNoExceptions() {
        long seed = new Random().nextLong();
        System.out.println("seed of damaged lessons: " + seed);
        Random chance = new Random(seed);
        int invalid = 0;
        for (int file = 0; file < FILES; file++) {
            String name = ShippedLessons.names()
                    .get(chance.nextInt(ShippedLessons.names().size()));
            String damaged = damaged(ShippedLessons.text(name), chance);
            invalid += problems(damaged);
        }
        assertThat(invalid).isPositive();
    }

    private static int problems(String damaged) {
        try {
            return LessonFiles.read("damaged.yaml", damaged, LessonTexts.shipped())
                    .match(read -> 0, wrong -> {
                        assertThat(wrong.problems())
                                .allSatisfy(one -> assertThat(one.text()).isNotBlank());
                        return 1;
                    });
        } catch (RuntimeException unexpected) {
            return fail("not a problem but an exception, for:\n" + damaged, unexpected);
        }
    }

    private static String damaged(String text, Random chance) {
        List<String> lines = new ArrayList<>(text.lines().toList());
        for (int damage = 0; damage <= chance.nextInt(3); damage++) {
            int place = chance.nextInt(lines.size());
            String line = lines.get(place);
            String piece = PIECES.get(chance.nextInt(PIECES.size()));
            int value = line.indexOf(": ");
            switch (chance.nextInt(4)) {
                case 0 -> lines.set(place, value < 0 ? piece : line.substring(0, value + 2) + piece);
                case 1 -> lines.add(place, line);
                case 2 -> lines.set(place, line.replace(line.strip(), piece));
                default -> lines.set(place, "");
            }
        }
        return String.join("\n", lines);
    }
}
