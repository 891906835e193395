package com.plumbline.android;

/** What becomes of the values of an output while no view is attached to its view model. */
public enum WhenDetached {
  /** They are gone. The output says how things look at that moment: a tooltip, an animation. */
  DROP,

  /** The last one waits for the next view. The output says where to go or what to show. */
  KEEP_LAST,

  /** All of them wait for the next view, in order. The output says what must not be missed. */
  KEEP_ALL
}
