package com.plumbline.android;

import io.reactivex.rxjava3.annotations.NonNull;
import java.util.Collection;
import java.util.stream.Collectors;

/** Thrown when a view model asks an {@link Environment} for something that was not put in. */
public final class MissingDependencyException extends IllegalStateException {
  private static final long serialVersionUID = 1;

  /** The type that was asked for. */
  private final Class<?> type;

  MissingDependencyException(final Class<?> type, final Collection<Class<?>> present) {
    super(
        "the environment has no "
            + type.getName()
            + "; add it with Environment.builder().with("
            + type.getSimpleName()
            + ".class, …). It has: "
            + (present.isEmpty()
                ? "nothing"
                : present.stream().map(Class::getName).collect(Collectors.joining(", "))));
    this.type = type;
  }

  /**
   * The type that was asked for.
   *
   * @return the type
   */
  public @NonNull Class<?> type() {
    return this.type;
  }
}
