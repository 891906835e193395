package android.net;

/** As much of Android's class as the documentation needs. */
public final class Uri {
  private final String text;

  private Uri(final String text) {
    this.text = text;
  }

  public static Uri parse(final String text) {
    return new Uri(text);
  }

  @Override
  public String toString() {
    return this.text;
  }
}
