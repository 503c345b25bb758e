package claimdesk.app.masking;

import java.util.function.BinaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Finds e-mail addresses and phone numbers in a text. No input makes it slow: every repetition is bounded. */
final class PersonalText {

    static final String EMAIL = "email";
    static final String PHONE = "phone";

    /** Also percent-encoded, as in a route. An address needs a domain with a dot. */
    private static final Pattern EMAILS = Pattern.compile(
            "[\\p{L}\\p{N}._%+*'-]{1,64}(?:@|%40)[\\p{L}\\p{N}-]{1,63}(?:\\.[\\p{L}\\p{N}-]{1,63}){1,8}");

    private static final String INTERNATIONAL = "\\+\\d(?:[ ()/.-]{0,2}\\d){6,14}";
    private static final String LOCAL =
            "\\(0\\d{1,5}\\)[ /-]?\\d(?:[ /-]?\\d){3,10}|0\\d{2,5}[ /-]\\d(?:[ -]?\\d){3,9}";

    private static final Pattern IN_NAMES = phones(INTERNATIONAL);

    /** Also with an area code that is in brackets, or parted from the rest. */
    private static final Pattern IN_TEXTS = phones(INTERNATIONAL + "|" + LOCAL);

    private PersonalText() {}

    private static Pattern phones(String forms) {
        return Pattern.compile("(?<![\\p{L}\\p{N}+-])(?:" + forms + ")(?![\\p{L}\\p{N}-])");
    }

    /**
     * The text with each of them replaced.
     *
     * @param mask is given what it is, {@link #EMAIL} or {@link #PHONE}, and the text of it
     */
    static String replaced(String text, BinaryOperator<String> mask) {
        return each(IN_TEXTS, PHONE, replacedInTime(text, mask), mask);
    }

    /** As {@link #replaced}, but of a name, as of an order, which may be digits and dashes without being a number. */
    static String replacedInName(String name, BinaryOperator<String> mask) {
        String withoutEmails = replacedInTime(name, mask);
        return withoutEmails.indexOf('+') < 0 ? withoutEmails : each(IN_NAMES, PHONE, withoutEmails, mask);
    }

    /** As {@link #replaced}, but only the addresses: a time as it was written may look like a number. */
    static String replacedInTime(String time, BinaryOperator<String> mask) {
        return time.indexOf('@') < 0 && !time.contains("%40") ? time : each(EMAILS, EMAIL, time, mask);
    }

    private static String each(Pattern pattern, String what, String text, BinaryOperator<String> mask) {
        return pattern.matcher(text).replaceAll(found -> Matcher.quoteReplacement(mask.apply(what, found.group())));
    }
}
