package com.plumbline.android;

import io.reactivex.rxjava3.core.Observable;
import io.reactivex.rxjava3.subjects.ReplaySubject;
import java.util.Optional;

/**
 * A lifecycle whose events an adapter, a view, or a test reports.
 *
 * <p>Each view has its own, since a destroyed view does not come back.
 */
public final class ViewLifecycleRegistry implements ViewLifecycle {
  /** Unlike a behavior subject it has the last event for observers after the end too. */
  private final ReplaySubject<LifecycleEvent> events = ReplaySubject.createWithSize(1);
  private volatile Optional<LifecycleEvent> lastEvent = Optional.empty();

  /** Creates the lifecycle of a view without events. */
  public ViewLifecycleRegistry() {}

  /**
   * Reports an event of the view. After {@link LifecycleEvent#DESTROY} all events but {@link
   * LifecycleEvent#FINISH} are ignored, and after that one all of them.
   *
   * @param event the event
   * @throws IllegalStateException on another thread than the main one
   */
  public void handle(final LifecycleEvent event) {
    MainScheduler.requireCurrent("handle");
    final boolean isDestroyed = this.lastEvent.filter(LifecycleEvent::isLast).isPresent();
    final boolean isFinished =
        this.lastEvent.filter(last -> last == LifecycleEvent.FINISH).isPresent();
    if (isFinished || (isDestroyed && event != LifecycleEvent.FINISH)) {
      return;
    }
    this.lastEvent = Optional.of(event);
    this.events.onNext(event);
    if (event == LifecycleEvent.FINISH) {
      this.events.onComplete();
    }
  }

  @Override
  public Observable<LifecycleEvent> events() {
    return IsolatedObserver.isolated(this.events);
  }

  @Override
  public Optional<LifecycleEvent> lastEvent() {
    return this.lastEvent;
  }
}
