package claimdesk.ui.search;

import static org.assertj.core.api.Assertions.assertThat;

import claimdesk.store.identity.OrderId;
import claimdesk.store.identity.Vendor;
import claimdesk.store.journal.Subject;
import claimdesk.store.window.SearchHit;
import claimdesk.ui.background.Background;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.junit.jupiter.api.Test;

class SearchViewModelTest {

    private final Deque<Runnable> waiting = new ArrayDeque<>();
    private final List<SearchHit> picked = new ArrayList<>();
    private final SearchViewModel model =
            new SearchViewModel(new Background(waiting::add, Runnable::run), SearchViewModelTest::found, picked::add);

    @Test
    void showsWhatBeginsWithTheText() {
        model.textProperty().set("471");
        waiting.remove().run();

        assertThat(model.hits()).extracting(HitText::spoken).containsExactly("order 4711, north");
        assertThat(model.messageProperty().get()).isEmpty();
    }

    @Test
    void showsNoAnswerToAnEarlierQuestion() {
        model.textProperty().set("4");
        model.textProperty().set("none");
        Runnable earlier = waiting.remove();
        waiting.remove().run();
        earlier.run();

        assertThat(model.hits()).isEmpty();
        assertThat(model.messageProperty().get()).contains("begins with \u201Cnone\u201D");
    }

    @Test
    void saysWhyTheFileCouldNotBeSearched() {
        model.textProperty().set("broken");
        waiting.remove().run();

        assertThat(model.messageProperty().get()).isEqualTo("The file could not be searched: it is not open");
    }

    @Test
    void opensAHitAndClearsTheBox() {
        model.textProperty().set("4711");
        waiting.remove().run();

        model.pick(model.hits().get(0));

        assertThat(picked).hasSize(1);
        assertThat(model.textProperty().get()).isEmpty();
        assertThat(model.hits()).isEmpty();
    }

    @Test
    void writesOutWhatAScreenWouldHide() {
        SearchHit hostile = new SearchHit(
                SearchHit.Kind.ORDER, Subject.of(new Vendor("n\u202Eorth")).with(new OrderId("4711")));

        assertThat(HitText.of(hostile).spoken()).isEqualTo("order 4711, n\u27E8U+202E\u27E9orth");
    }

    private static List<SearchHit> found(String text) {
        if (text.equals("broken")) {
            throw new IllegalStateException("it is not open");
        }
        return "4711".startsWith(text)
                ? List.of(new SearchHit(
                        SearchHit.Kind.ORDER, Subject.of(new Vendor("north")).with(new OrderId("4711"))))
                : List.of();
    }
}
