package claimdesk.app.masking;

import java.nio.charset.StandardCharsets;

/**
 * Text that belongs to no case, without the e-mail addresses and phone numbers in it: each is written as what it is, so
 * that nothing else of it can be told, nor which two are the same.
 */
public final class MaskedText {

    private MaskedText() {}

    /** Of a text in words. */
    public static String of(String text) {
        return PersonalText.replaced(text, MaskedText::mask);
    }

    /** Of a name of the business, as of an order, which may be digits and dashes without being a number. */
    public static String name(String name) {
        return PersonalText.replacedInName(name, MaskedText::mask);
    }

    /** Of a cell of a file, which may be an answer's body or a part of it: of that only what is of the business stays. */
    public static String cell(String cell) {
        boolean isJson = cell.startsWith("{") || cell.startsWith("[");
        return isJson ? body(cell) : of(cell);
    }

    private static String body(String text) {
        byte[] shown = new MaskedBody(Masks.of("")).of(text.getBytes(StandardCharsets.UTF_8));
        return new String(shown, StandardCharsets.UTF_8);
    }

    private static String mask(String what, String value) {
        return "\u2039" + what + "\u203A";
    }
}
