package claimdesk.ui.shell;

import atlantafx.base.theme.PrimerDark;
import atlantafx.base.theme.PrimerLight;
import java.util.Locale;
import org.kordamp.ikonli.feather.Feather;

/** The two looks of the window. */
public enum Theme {
    LIGHT(new PrimerLight().getUserAgentStylesheet(), Feather.SUN),
    DARK(new PrimerDark().getUserAgentStylesheet(), Feather.MOON);

    private final String stylesheet;
    private final Feather icon;

    Theme(String stylesheet, Feather icon) {
        this.stylesheet = stylesheet;
        this.icon = icon;
    }

    /** What {@link javafx.application.Application#setUserAgentStylesheet} takes. */
    public String stylesheet() {
        return stylesheet;
    }

    public Feather icon() {
        return icon;
    }

    public Theme other() {
        return this == LIGHT ? DARK : LIGHT;
    }

    /** Its style class. */
    public String text() {
        return name().toLowerCase(Locale.ROOT);
    }
}
