package com.plumbline.android;

/**
 * The view model of a view holder: of a row of a list.
 *
 * <p>A view holder is recreated with its list, and receives its row through an input. Its view model does
 * therefore not wait for another view: it is attached with the lifecycle of the activity or the fragment
 * that contains the list, and finishes when that is destroyed, even if it is recreated afterwards.
 *
 * <p>Values that have to survive that belong into {@linkplain SavedValues#scope a scope} of the saved values
 * of the screen, which the row is created with.
 *
 * @param <View> the type of the view holder
 */
public class ViewHolderViewModel<View> extends LifecycleViewModel<View> {
  /**
   * Creates a view model.
   *
   * @param environment its dependencies
   */
  public ViewHolderViewModel(final Environment environment) {
    super(environment);
  }

  /**
   * Creates a view model with saved values.
   *
   * @param environment its dependencies
   * @param savedValues its saved values: a scope of those of the screen
   */
  public ViewHolderViewModel(final Environment environment, final SavedValues savedValues) {
    super(environment, savedValues);
  }

  @Override
  protected final boolean finishesWith(final LifecycleEvent event) {
    return event.isLast();
  }
}
