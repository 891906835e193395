package com.plumbline.android;

/**
 * An event in the lifecycle of a view: of an activity or a fragment.
 *
 * <p>The events are those of {@code androidx.lifecycle} and one more, since a view model has to distinguish
 * two ways in which a view is destroyed: {@link #DESTROY} when it is recreated, after a rotation, and {@link
 * #FINISH} when it is not.
 *
 * <pre>{@code
 * CREATE → START → RESUME → PAUSE → STOP → DESTROY → CREATE (of the next view) → …
 *                                        ↘ FINISH  (also after DESTROY, if the view is not recreated)
 * }</pre>
 */
public enum LifecycleEvent {
  /** The view is created. */
  CREATE,

  /** The view becomes visible: it is attached to its view model. */
  START,

  /** The view is in the foreground. */
  RESUME,

  /** The view leaves the foreground, but may still be visible. */
  PAUSE,

  /** The view is no longer visible: it is detached from its view model. */
  STOP,

  /** The view is destroyed to be recreated: its view model waits for the next one. */
  DESTROY,

  /**
   * The view is destroyed and not recreated: its view model finishes. It replaces {@link #DESTROY}, or
   * follows it.
   */
  FINISH;

  /**
   * Whether the view is visible after the event, and so attached to its view model.
   *
   * @return true for {@link #START}, {@link #RESUME} and {@link #PAUSE}
   */
  public boolean isVisible() {
    return this == START || this == RESUME || this == PAUSE;
  }

  /**
   * Whether the view is destroyed.
   *
   * @return true for {@link #DESTROY} and {@link #FINISH}
   */
  public boolean isLast() {
    return this == DESTROY || this == FINISH;
  }
}
