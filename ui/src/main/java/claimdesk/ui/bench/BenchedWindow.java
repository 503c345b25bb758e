package claimdesk.ui.bench;

import claimdesk.ui.live.LiveViewModel;

/** The real window on a file. For the JavaFX thread. */
public interface BenchedWindow extends AutoCloseable {

    LiveViewModel live();

    @Override
    void close();
}
