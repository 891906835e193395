package com.plumbline.android;

/** What happens to the values of an output while no view is attached to its view model. */
public enum WhenDetached {
  /** They are dropped. For effects of the moment: a tooltip, an animation. */
  DROP(0),

  /** The last one waits for the next view. For navigation and dialogs. */
  KEEP_LAST(1),

  /**
   * All of them wait for the next view, in order, however many they are. For effects that must not be missed.
   * {@link LifecycleViewModel#whileAttached(int)} has a bound.
   */
  KEEP_ALL(Integer.MAX_VALUE);

  /** How many values wait. */
  final int limit;

  WhenDetached(final int limit) {
    this.limit = limit;
  }
}
