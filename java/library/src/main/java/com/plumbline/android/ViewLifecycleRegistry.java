package com.plumbline.android;

import io.reactivex.rxjava3.annotations.NonNull;
import io.reactivex.rxjava3.core.Observable;
import io.reactivex.rxjava3.subjects.ReplaySubject;

/**
 * The life of one view, told from outside: by an adapter, a view, or a test.
 *
 * <p>Each view has its own, since a view that was destroyed does not come back.
 */
public final class ViewLifecycleRegistry implements ViewLifecycle {
  /** It keeps the last event for those that come after the end too, which a behavior does not. */
  private final ReplaySubject<LifecycleEvent> events = ReplaySubject.createWithSize(1);

  /** Makes a registry of a view that nothing has happened to. */
  public ViewLifecycleRegistry() {}

  /**
   * Tells what happens to the view. What comes after the last event is ignored.
   *
   * @param event what happens
   */
  public void handle(final @NonNull LifecycleEvent event) {
    this.events.onNext(event);
    if (event.isLast()) {
      this.events.onComplete();
    }
  }

  @Override
  public @NonNull Observable<LifecycleEvent> events() {
    return this.events.hide();
  }
}
