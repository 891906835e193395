package androidx.lifecycle;

/** As much of AndroidX's interface as the documentation needs. */
public interface LifecycleEventObserver extends LifecycleObserver {
  void onStateChanged(LifecycleOwner source, Lifecycle.Event event);
}
