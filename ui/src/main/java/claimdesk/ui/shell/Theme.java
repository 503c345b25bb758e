package claimdesk.ui.shell;

import atlantafx.base.theme.PrimerDark;
import atlantafx.base.theme.PrimerLight;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import javafx.application.Application;
import javafx.scene.Scene;

/** The looks of the window. */
public enum Theme {
    LIGHT(new PrimerLight()),
    DARK(new PrimerDark());

    private final atlantafx.base.theme.Theme base;

    Theme(atlantafx.base.theme.Theme base) {
        this.base = base;
    }

    public static Optional<Theme> named(String text) {
        return Arrays.stream(values()).filter(one -> one.text().equals(text)).findFirst();
    }

    public String text() {
        return name().toLowerCase(Locale.ROOT);
    }

    public Theme other() {
        return this == LIGHT ? DARK : LIGHT;
    }

    /** Gives {@code scene} this look. The user agent's style sheet is one for the whole program. */
    public void apply(Scene scene) {
        Application.setUserAgentStylesheet(base.getUserAgentStylesheet());
        scene.getRoot().getStyleClass().removeAll(LIGHT.text(), DARK.text());
        scene.getRoot().getStyleClass().add(text());
    }
}
