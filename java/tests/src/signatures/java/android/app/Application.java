package android.app;

/** As much of Android's class as the documentation needs. */
public class Application {
  public void onCreate() {}
}
