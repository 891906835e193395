package androidx.lifecycle;

import java.util.ArrayList;
import java.util.List;

/** As much of AndroidX's class as the tests of the documentation need. */
public final class LifecycleRegistry extends Lifecycle {
  private final List<LifecycleEventObserver> observers = new ArrayList<>();
  private final List<Event> events = new ArrayList<>();
  private final LifecycleOwner owner;

  public LifecycleRegistry(final LifecycleOwner owner) {
    this.owner = owner;
  }

  @Override
  public void addObserver(final LifecycleObserver observer) {
    final LifecycleEventObserver added = (LifecycleEventObserver) observer;
    this.observers.add(added);
    // As in AndroidX, an observer is led to where its owner is.
    this.events.forEach(event -> added.onStateChanged(this.owner, event));
  }

  @Override
  public void removeObserver(final LifecycleObserver observer) {
    this.observers.remove(observer);
  }

  public void handleLifecycleEvent(final Event event) {
    this.events.add(event);
    List.copyOf(this.observers).forEach(observer -> observer.onStateChanged(this.owner, event));
  }
}
