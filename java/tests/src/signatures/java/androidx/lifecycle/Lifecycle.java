package androidx.lifecycle;

/** As much of AndroidX's class as the documentation needs. */
public abstract class Lifecycle {
  public enum Event {
    ON_CREATE,
    ON_START,
    ON_RESUME,
    ON_PAUSE,
    ON_STOP,
    ON_DESTROY,
    ON_ANY
  }

  public abstract void addObserver(LifecycleObserver observer);

  public abstract void removeObserver(LifecycleObserver observer);
}
