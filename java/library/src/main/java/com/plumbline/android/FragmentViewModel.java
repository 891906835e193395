package com.plumbline.android;

import io.reactivex.rxjava3.annotations.NonNull;
import io.reactivex.rxjava3.core.Observable;
import io.reactivex.rxjava3.subjects.BehaviorSubject;
import io.reactivex.rxjava3.subjects.PublishSubject;

/**
 * The view model of a fragment.
 *
 * <p>{@link LifecycleViewModel} says how long it lives.
 *
 * @param <View> the type of the fragment
 */
public class FragmentViewModel<View> extends LifecycleViewModel<View> {
  private final BehaviorSubject<TypedBundle> arguments = BehaviorSubject.create();
  private final PublishSubject<ActivityResult> activityResult = PublishSubject.create();

  /**
   * Makes a view model.
   *
   * @param environment what it depends on
   */
  public FragmentViewModel(final @NonNull Environment environment) {
    super(environment);
  }

  /**
   * Call with the arguments of the fragment, once when the view model is made, but not when the fragment
   * rotates.
   *
   * @param arguments the arguments
   */
  public final void arguments(final @NonNull TypedBundle arguments) {
    this.arguments.onNext(arguments);
  }

  /**
   * Call with what an activity came back with that this fragment opened.
   *
   * @param result the result
   */
  public final void activityResult(final @NonNull ActivityResult result) {
    this.activityResult.onNext(result);
  }

  /**
   * Emits the arguments of the fragment, also to observers that come later.
   *
   * <p>It completes when the view model finishes.
   *
   * @return the arguments
   */
  protected final @NonNull Observable<TypedBundle> arguments() {
    return this.arguments.hide();
  }

  /**
   * Emits what activities come back with that this fragment opened. Each result is emitted once, and
   * lost when nobody observes.
   *
   * <p>It completes when the view model finishes.
   *
   * @return the results
   */
  protected final @NonNull Observable<ActivityResult> activityResult() {
    return this.activityResult.hide();
  }

  @Override
  final void completeInputs() {
    this.arguments.onComplete();
    this.activityResult.onComplete();
  }
}
