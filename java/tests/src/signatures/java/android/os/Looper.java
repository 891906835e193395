package android.os;

/** As much of Android's class as the documentation needs. */
public final class Looper {
  private static final Looper MAIN = new Looper();

  private Looper() {}

  public static Looper getMainLooper() {
    return MAIN;
  }

  public static Looper myLooper() {
    return MAIN;
  }
}
