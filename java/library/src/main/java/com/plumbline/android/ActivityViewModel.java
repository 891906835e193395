package com.plumbline.android;

import io.reactivex.rxjava3.core.Observable;
import io.reactivex.rxjava3.subjects.BehaviorSubject;
import io.reactivex.rxjava3.subjects.PublishSubject;

/**
 * The view model of an activity.
 *
 * <pre>{@code
 * final class ViewModel extends ActivityViewModel<ProjectActivity> implements Inputs, Outputs {
 *   public ViewModel(final @NonNull Environment environment) {
 *     super(environment);
 *
 *     intent()
 *         .map(intent -> intent.get(ProjectActivity.PROJECT).name())
 *         .compose(bindToLifecycle())
 *         .subscribe(this.nameTextViewText::onNext);
 *   }
 * }
 * }</pre>
 *
 * <p>{@link LifecycleViewModel} documents its lifetime.
 *
 * @param <View> the type of the activity
 */
public class ActivityViewModel<View> extends LifecycleViewModel<View> {
  private final BehaviorSubject<TypedIntent> intent = BehaviorSubject.create();
  private final PublishSubject<TypedResult> activityResult = PublishSubject.create();

  /**
   * Creates a view model.
   *
   * @param environment its dependencies
   */
  public ActivityViewModel(final Environment environment) {
    super(environment);
  }

  /**
   * Call with the intent of the activity, once when the view model is created and for each new intent, but
   * not when the activity is recreated after a rotation.
   *
   * @param intent the intent
   * @throws IllegalStateException on another thread than the main one
   */
  public final void intent(final TypedIntent intent) {
    MainScheduler.requireCurrent("intent");
    this.intent.onNext(intent);
  }

  /**
   * Call with the result of an activity that this one has started.
   *
   * @param result the result
   * @throws IllegalStateException on another thread than the main one
   */
  public final void activityResult(final TypedResult result) {
    MainScheduler.requireCurrent("activityResult");
    this.activityResult.onNext(result);
  }

  /**
   * Emits the intents of the activity, and to a new observer the last one.
   *
   * <p>It completes when the view model finishes.
   *
   * @return the intents
   */
  protected final Observable<TypedIntent> intent() {
    return IsolatedObserver.isolated(this.intent);
  }

  /**
   * Emits the results of activities that this one has started. Each result is emitted once, and dropped if
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
  final void completeInputs() {
    this.intent.onComplete();
    this.activityResult.onComplete();
  }
}
