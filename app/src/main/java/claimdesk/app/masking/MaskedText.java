package claimdesk.app.masking;

/**
 * Text that belongs to no case, without the e-mail addresses and phone numbers in it: each is written as what it is, so
 * that nothing else of it can be told, nor which two are the same.
 */
public final class MaskedText {

    private MaskedText() {}

    /** Of a text in words, or a cell of a file. */
    public static String of(String text) {
        return PersonalText.replaced(text, MaskedText::mask);
    }

    /** Of a name of the business, as of an order, which may be digits and dashes without being a number. */
    public static String name(String name) {
        return PersonalText.replacedInName(name, MaskedText::mask);
    }

    private static String mask(String what, String value) {
        return "\u2039" + what + "\u203A";
    }
}
