package com.plumbline.android;

import io.reactivex.rxjava3.annotations.NonNull;

/**
 * The view model of a view holder: of one row of a list.
 *
 * <p>A view holder is made anew when its list is, and is given its row by an input. So its view model
 * does not wait for another view: it is attached with the life of the activity or the fragment that the
 * list is in, and finishes when that is destroyed, be it for good or by a rotation.
 *
 * @param <View> the type of the view holder
 */
public class ViewHolderViewModel<View> extends LifecycleViewModel<View> {
  /**
   * Makes a view model.
   *
   * @param environment what it depends on
   */
  public ViewHolderViewModel(final @NonNull Environment environment) {
    super(environment);
  }

  @Override
  final boolean finishesWith(final LifecycleEvent event) {
    return event.isLast();
  }
}
