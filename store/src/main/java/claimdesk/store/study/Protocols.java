package claimdesk.store.study;

import claimdesk.store.claim.FitProtocol;
import claimdesk.store.claim.Protocol;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** All seven protocols, fit and studied: what a simulation may choose from. */
public final class Protocols {

    private static final List<Protocol> ALL = Stream.concat(
                    Stream.of(StudyProtocol.values()), Stream.of(FitProtocol.values()))
            .collect(Collectors.toUnmodifiableList());

    private Protocols() {}

    /** In the order of design section 2: the studied ones first, the default last. */
    public static List<Protocol> all() {
        return ALL;
    }

    public static Optional<Protocol> named(String id) {
        return ALL.stream().filter(one -> one.id().equals(id)).findFirst();
    }
}
