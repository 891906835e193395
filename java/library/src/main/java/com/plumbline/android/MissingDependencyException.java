package com.plumbline.android;

/** Thrown when a view model looks up a dependency that was not added to its {@link Environment}. */
public final class MissingDependencyException extends IllegalStateException {
  private static final long serialVersionUID = 1;

  /** The type that was looked up. */
  private final Class<?> type;

  MissingDependencyException(final Class<?> type, final Environment environment) {
    super(
        "the environment has no "
            + type.getName()
            + ": add it with Environment.builder().with("
            + type.getSimpleName()
            + ".class, …). It has: "
            // A class of the app may print what it likes.
            + (environment.getClass().getEnclosingClass() == Environment.Builder.class
                ? environment
                : environment.getClass().getName()));
    this.type = type;
  }

  /**
   * The type that was looked up.
   *
   * @return the type
   */
  public Class<?> type() {
    return this.type;
  }
}
