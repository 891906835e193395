package com.plumbline.android;

import io.reactivex.rxjava3.core.Observable;
import io.reactivex.rxjava3.subjects.BehaviorSubject;
import io.reactivex.rxjava3.subjects.PublishSubject;

/**
 * The view model of a fragment.
 *
 * <p>{@link LifecycleViewModel} documents its lifetime.
 *
 * @param <View> the type of the fragment
 */
public class FragmentViewModel<View> extends LifecycleViewModel<View> {
  private final BehaviorSubject<TypedBundle> arguments = BehaviorSubject.create();
  private final PublishSubject<TypedResult> activityResult = PublishSubject.create();

  /**
   * Creates a view model.
   *
   * @param environment its dependencies
   */
  public FragmentViewModel(final Environment environment) {
    super(environment);
  }

  /**
   * Call with the arguments of the fragment, once when the view model is created, but not when the fragment
   * or its view is recreated.
   *
   * @param arguments the arguments
   * @throws IllegalStateException on another thread than the main one
   */
  public final void arguments(final TypedBundle arguments) {
    MainScheduler.requireCurrent("arguments");
    this.arguments.onNext(arguments);
  }

  /**
   * Call with the result of an activity that this fragment has started.
   *
   * @param result the result
   * @throws IllegalStateException on another thread than the main one
   */
  public final void activityResult(final TypedResult result) {
    MainScheduler.requireCurrent("activityResult");
    this.activityResult.onNext(result);
  }

  /**
   * Emits the arguments of the fragment, also to observers that subscribe later.
   *
   * <p>It completes when the view model finishes.
   *
   * @return the arguments
   */
  protected final Observable<TypedBundle> arguments() {
    return IsolatedObserver.isolated(this.arguments);
  }

  /**
   * Emits the results of activities that this fragment has started. Each result is emitted once, and
   * dropped if nobody observes.
   *
   * <p>It completes when the view model finishes.
   *
   * @return the results
   */
  protected final Observable<TypedResult> activityResult() {
    return IsolatedObserver.isolated(this.activityResult);
  }

  @Override
  final void completeInputs() {
    this.arguments.onComplete();
    this.activityResult.onComplete();
  }
}
