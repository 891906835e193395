package com.plumbline.android;

import io.reactivex.rxjava3.core.Observable;

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
public class ActivityViewModel<View> extends StartedViewModel<View, TypedIntent> {
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
    this.start("intent", intent);
  }

  /**
   * Emits the intents of the activity, and to a new observer the last one.
   *
   * <p>It completes when the view model finishes.
   *
   * @return the intents
   */
  protected final Observable<TypedIntent> intent() {
    return this.starts();
  }
}
