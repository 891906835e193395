package com.plumbline.android;

import io.reactivex.rxjava3.core.Observable;
import io.reactivex.rxjava3.subjects.PublishSubject;

/**
 * The view model of a view that starts activities for their results.
 *
 * @param <View> the type of the view
 */
abstract class ViewModelWithResults<View> extends LifecycleViewModel<View> {
  private final PublishSubject<TypedResult> activityResult = PublishSubject.create();

  ViewModelWithResults(final Environment environment) {
    super(environment);
  }

  /**
   * Call with the result of an activity that the view has started.
   *
   * @param result the result
   * @throws IllegalStateException on another thread than the main one
   */
  public final void activityResult(final TypedResult result) {
    MainScheduler.requireCurrent("activityResult");
    this.activityResult.onNext(result);
  }

  /**
   * Emits the results of activities that the view has started. Each result is emitted once, and dropped if
   * nobody observes.
   *
   * <p>It completes when the view model finishes.
   *
   * @return the results
   */
  protected final Observable<TypedResult> activityResult() {
    return IsolatedObserver.isolated(this.activityResult);
  }

  @Override
  void completeInputs() {
    this.activityResult.onComplete();
  }
}
