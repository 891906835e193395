package com.plumbline.android;

import io.reactivex.rxjava3.core.Observable;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;

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
   * The last event: even before all observers of {@link #events} have received it.
   *
   * <p>Unless a lifecycle overrides it, a new observer of {@link #events} determines it. An output with {@link
   * LifecycleViewModel#whileAttached} asks for it whenever a value arrives. Override it where {@link #events} does
   * not begin with the last event after {@code DESTROY} too: such an output would take a view that is recreated for
   * one that stops observing, and dispose of its source.
   *
   * @return the event; nothing if there was none
   */
  default Optional<LifecycleEvent> lastEvent() {
    final AtomicReference<Optional<LifecycleEvent>> last = new AtomicReference<>(Optional.empty());
    // Whoever observes the events receives the error, should there be one.
    this.events().subscribe(event -> last.set(Optional.of(event)), __ -> {}).dispose();
    return last.get();
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
