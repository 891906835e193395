package com.plumbline.android;

/** Thrown when a {@link TypedBundle} has no value for a required key. */
public final class MissingValueException extends IllegalStateException {
  private static final long serialVersionUID = 1;

  MissingValueException(final TypedKey<?> key, final Object found) {
    super(
        "there is no value for "
            + key
            + (found == null ? "" : ", but one of " + found.getClass().getName()));
  }
}
