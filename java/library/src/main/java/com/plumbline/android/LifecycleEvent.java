package com.plumbline.android;

/**
 * What happens to a view: an activity, or a fragment.
 *
 * <p>The events are those of {@code androidx.lifecycle}, with one more, since a view is destroyed in two
 * ways that its view model must tell apart: {@link #DESTROY} when another view takes its place, after a
 * rotation, and {@link #FINISH} when it is gone for good.
 *
 * <pre>{@code
 * CREATE → START → RESUME → PAUSE → STOP → DESTROY → CREATE (of the next view) → …
 *                                        ↘ FINISH
 * }</pre>
 */
public enum LifecycleEvent {
  /** The view exists. */
  CREATE,

  /** The view can be seen: it is attached to its view model. */
  START,

  /** The view is in the foreground. */
  RESUME,

  /** The view is not in the foreground any more, but may still be seen. */
  PAUSE,

  /** The view cannot be seen any more: it is detached from its view model. */
  STOP,

  /** The view is destroyed, and another one takes its place: its view model waits for it. */
  DESTROY,

  /** The view is destroyed for good: its view model ends. It comes in place of {@link #DESTROY}. */
  FINISH;

  /**
   * Whether a view can be seen after the event, and so is attached to its view model.
   *
   * @return true for {@link #START}, {@link #RESUME} and {@link #PAUSE}
   */
  public boolean isVisible() {
    return this == START || this == RESUME || this == PAUSE;
  }

  /**
   * Whether no more events of the view come.
   *
   * @return true for {@link #DESTROY} and {@link #FINISH}
   */
  public boolean isLast() {
    return this == DESTROY || this == FINISH;
  }
}
