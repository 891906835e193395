package com.plumbline.android;

/** What happens to the values of an output while no view is attached to its view model. */
public enum WhenDetached {
  /** They are dropped. For effects of the moment: a tooltip, an animation. */
  DROP,

  /** The last one waits for the next view. For navigation and dialogs. */
  KEEP_LAST,

  /** All of them wait for the next view, in order. For effects that must not be missed. */
  KEEP_ALL
}
