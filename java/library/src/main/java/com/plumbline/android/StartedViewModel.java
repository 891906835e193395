package com.plumbline.android;

import io.reactivex.rxjava3.core.Observable;
import io.reactivex.rxjava3.subjects.BehaviorSubject;
import io.reactivex.rxjava3.subjects.PublishSubject;
import io.reactivex.rxjava3.subjects.Subject;

/**
 * The view model of a view that is started with values, and starts activities for their results.
 *
 * @param <View> the type of the view
 * @param <Start> the type of what the view is started with
 */
abstract class StartedViewModel<View, Start> extends LifecycleViewModel<View> {
  /** They are serialized for observers that cause another one, so that all see them in order. */
  private final Subject<Start> starts = BehaviorSubject.<Start>create().toSerialized();
  private final Subject<TypedResult> activityResult =
      PublishSubject.<TypedResult>create().toSerialized();

  StartedViewModel(final Environment environment) {
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

  /** Emits what the view is started with, and to a new observer the last of it. */
  final Observable<Start> starts() {
    return IsolatedObserver.isolated(this.starts);
  }

  /**
   * Emits what the view is started with.
   *
   * @param call the name of the method that is called, for errors
   * @param start what it is
   */
  final void start(final String call, final Start start) {
    MainScheduler.requireCurrent(call);
    this.starts.onNext(start);
  }

  @Override
  final void completeInputs() {
    this.starts.onComplete();
    this.activityResult.onComplete();
  }
}
