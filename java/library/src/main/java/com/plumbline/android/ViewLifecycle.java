package com.plumbline.android;

import io.reactivex.rxjava3.annotations.NonNull;
import io.reactivex.rxjava3.core.Observable;
import io.reactivex.rxjava3.core.ObservableTransformer;

/**
 * The life of one view.
 *
 * <p>{@link ViewLifecycleRegistry} is the one to use; an adapter for {@code androidx.lifecycle} stands
 * in the README.
 */
public interface ViewLifecycle {
  /**
   * Emits what happens to the view; to a new observer first what happened last.
   *
   * <p>It completes after {@link LifecycleEvent#DESTROY} and {@link LifecycleEvent#FINISH}, also for
   * observers that come later: these get that event first.
   *
   * @return the events
   */
  @NonNull Observable<LifecycleEvent> events();

  /**
   * Ends a subscription of the view when the view is destroyed, be it for good or by a rotation.
   *
   * <p>Views bind what they observe with it, view models use {@link
   * LifecycleViewModel#bindToLifecycle}. It belongs at the end of a chain, right before {@code
   * subscribe}. When the view is destroyed already, the source is not even subscribed to.
   *
   * <pre>{@code
   * events   START------DESTROY
   * source   ----a---b-----------c--
   * result   ----a---b--|
   * }</pre>
   *
   * @param <T> the type of the values
   * @return the transformer
   */
  default <T> @NonNull ObservableTransformer<T, T> bindToLifecycle() {
    return Bound.until(this.events().ignoreElements());
  }
}
