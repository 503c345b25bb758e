package claimdesk.ui.controls.question;

import java.util.List;

/** What a person must decide before something goes on. The first choice is the careful one. */
public record Question(String text, List<Choice> choices) {

    /** One way to decide. */
    public record Choice(String text, Runnable action) {}
}
