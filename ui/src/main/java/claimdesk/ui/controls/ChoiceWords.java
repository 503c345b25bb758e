package claimdesk.ui.controls;

import java.util.function.Function;
import javafx.util.StringConverter;

/** The words of what is chosen from a list; nothing is ever read back from them. */
public final class ChoiceWords<T> extends StringConverter<T> {

    private final Function<? super T, String> words;

    /**
     * @param words of a choice; not asked where there is none
     */
    public ChoiceWords(Function<? super T, String> words) {
        this.words = words;
    }

    @Override
    public String toString(T choice) {
        return choice == null ? "" : words.apply(choice);
    }

    @Override
    public T fromString(String text) {
        throw new UnsupportedOperationException("chosen from a list, never typed");
    }
}
