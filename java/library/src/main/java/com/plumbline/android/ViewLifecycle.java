package com.plumbline.android;

import io.reactivex.rxjava3.core.Observable;
import java.util.Optional;

/**
 * The lifecycle of one view.
 *
 * <p>{@link ViewLifecycleRegistry} implements it. The README has an adapter for {@code
 * androidx.lifecycle}.
 */
public interface ViewLifecycle {
  /**
   * Emits the events of the view, and to a new observer the last one first.
   *
   * <p>After {@link LifecycleEvent#DESTROY}, only {@link LifecycleEvent#FINISH} can follow: when the view was
   * expected to be recreated and is not. It completes after {@code FINISH}.
   *
   * @return the events
   */
  Observable<LifecycleEvent> events();

  /**
   * The last event, if the lifecycle knows it: even before all observers of {@link #events} have received
   * it.
   *
   * <p>Override it: without it, an output with {@link LifecycleViewModel#whileAttached} takes a view that is
   * recreated for one that stops observing, and disposes of its source.
   *
   * @return the event; nothing if there was none, or if the lifecycle does not know it
   */
  default Optional<LifecycleEvent> lastEvent() {
    return Optional.empty();
  }

  /**
   * Ends a stream when the view is destroyed, whether it finishes or is recreated.
   *
   * <p>Views bind what they observe with it; view models use {@link LifecycleViewModel#bindToLifecycle}. Put
   * it directly before {@code subscribe}. If the view is destroyed already, the source is not subscribed to.
   *
   * <pre>{@code
   * events   START------DESTROY
   * source   ----a---b-----------c--
   * result   ----a---b--|
   * }</pre>
   *
   * <p>It composes with {@code Observable}, {@code Flowable}, {@code Single}, {@code Maybe} and {@code
   * Completable}.
   *
   * @param <T> the type of the values
   * @return the transformer
   */
  default <T> LifecycleTransformer<T> bindToLifecycle() {
    return new LifecycleTransformer<>(
        this.events().takeUntil(LifecycleEvent::isLast).ignoreElements());
  }
}
