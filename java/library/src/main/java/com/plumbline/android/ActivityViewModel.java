package com.plumbline.android;

import io.reactivex.rxjava3.annotations.NonNull;
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
 * <p>{@link LifecycleViewModel} says how long it lives.
 *
 * @param <View> the type of the activity
 */
public class ActivityViewModel<View> extends LifecycleViewModel<View> {
  private final BehaviorSubject<Intent> intent = BehaviorSubject.create();
  private final PublishSubject<ActivityResult> activityResult = PublishSubject.create();

  /**
   * Makes a view model.
   *
   * @param environment what it depends on
   */
  public ActivityViewModel(final @NonNull Environment environment) {
    super(environment);
  }

  /**
   * Call with what the activity was opened with, once when the view model is made and for each new
   * intent, but not when the activity rotates.
   *
   * @param intent the intent
   */
  public final void intent(final @NonNull Intent intent) {
    this.intent.onNext(intent);
  }

  /**
   * Call with what an activity came back with that this one opened.
   *
   * @param result the result
   */
  public final void activityResult(final @NonNull ActivityResult result) {
    this.activityResult.onNext(result);
  }

  /**
   * Emits what the activity was opened with, and to a new observer the last of it.
   *
   * <p>It completes when the view model finishes.
   *
   * @return the intents
   */
  protected final @NonNull Observable<Intent> intent() {
    return this.intent.hide();
  }

  /**
   * Emits what activities come back with that this one opened. Each result is emitted once, and lost
   * when nobody observes.
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
    this.intent.onComplete();
    this.activityResult.onComplete();
  }
}
