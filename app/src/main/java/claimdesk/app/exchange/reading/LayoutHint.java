package claimdesk.app.exchange.reading;

import java.nio.charset.Charset;
import java.util.Optional;

/** What a person has said of how a file is written; what they have not is recognised. */
public record LayoutHint(Optional<Character> delimiter, Optional<Boolean> hasHeader, Optional<Charset> encoding) {

    public static LayoutHint none() {
        return new LayoutHint(Optional.empty(), Optional.empty(), Optional.empty());
    }

    /** {@code guess}, with what was said in place of what was guessed. */
    Layout on(Layout guess) {
        return new Layout(delimiter.or(guess::delimiter), hasHeader.orElse(guess.hasHeader()), encoding);
    }
}
