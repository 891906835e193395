package com.plumbline.android;

import java.net.URI;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads texts that are almost URIs, as links in the wild are. */
final class LenientUri {
  /** A percent sign that does not start an escape, and characters that a URI never contains. */
  private static final Pattern ILLEGAL =
      Pattern.compile("%(?![0-9A-Fa-f]{2})|[\\p{Cntrl}\\p{Zs}\\p{Zl}\\p{Zp}\"<>\\\\^`{|}]");

  /** Characters that a URI contains at some places only. */
  private static final Pattern MISPLACED = Pattern.compile("[\\[\\]#]");

  private LenientUri() {}

  static Optional<URI> parse(final String text) {
    final Optional<URI> exact = uri(text);
    if (exact.isPresent()) {
      return exact;
    }
    final String encoded = encoded(text, ILLEGAL);
    final Optional<URI> uri = uri(encoded);
    if (uri.isPresent()) {
      return uri;
    }
    // The first number sign starts the fragment.
    final int fragment = encoded.indexOf('#') + 1;
    return uri(
        encoded(encoded.substring(0, fragment).replace("#", ""), MISPLACED)
            + (fragment == 0 ? "" : "#")
            + encoded(encoded.substring(fragment), MISPLACED));
  }

  private static Optional<URI> uri(final String text) {
    try {
      return Optional.of(new URI(text));
    } catch (URISyntaxException error) {
      return Optional.empty();
    }
  }

  private static String encoded(final String text, final Pattern pattern) {
    final Matcher matcher = pattern.matcher(text);
    final StringBuffer result = new StringBuffer();
    while (matcher.find()) {
      final StringBuilder escape = new StringBuilder();
      for (final byte unit : matcher.group().getBytes(StandardCharsets.UTF_8)) {
        escape.append(String.format(Locale.ROOT, "%%%02X", unit));
      }
      matcher.appendReplacement(result, escape.toString());
    }
    return matcher.appendTail(result).toString();
  }
}
