package claimdesk.store.identity;

/** What every name must hold before it may be stored. */
final class Names {

    private Names() {}

    /**
     * Returns {@code text} if it can be stored and compared byte for byte.
     *
     * @throws IllegalArgumentException if it is empty, longer than {@code charactersMax} Unicode characters, or has a
     *     lone surrogate, which UTF-8 cannot carry, so that two such names would collapse into one
     */
    static String check(String what, String text, int charactersMax) {
        if (!text.isEmpty() && text.length() <= charactersMax && hasNoSurrogates(text)) {
            return text;
        }
        if (text.isEmpty()) {
            throw new IllegalArgumentException(what + " is empty; it needs 1 to " + charactersMax + " characters");
        }
        int characters = characters(text);
        if (characters > charactersMax) {
            throw new IllegalArgumentException(
                    what + " has " + characters + " characters; at most " + charactersMax + " are allowed");
        }
        if (text.codePoints().anyMatch(point -> point >= 0xD800 && point <= 0xDFFF)) {
            throw new IllegalArgumentException(what + " has half a surrogate pair, which is not a character");
        }
        return text;
    }

    private static boolean hasNoSurrogates(String text) {
        for (int place = 0; place < text.length(); place++) {
            if (Character.isSurrogate(text.charAt(place))) {
                return false;
            }
        }
        return true;
    }

    static int characters(String text) {
        return text.codePointCount(0, text.length());
    }
}
