package com.plumbline.android;

import io.reactivex.rxjava3.annotations.NonNull;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/**
 * What view models depend on, by type: services, a clock, a scheduler.
 *
 * <p>An environment never changes. The app makes one when it starts; a test makes its own, often from
 * another one:
 *
 * <pre>{@code
 * final Environment environment =
 *     Environment.builder()
 *         .with(Clock.class, Clock.systemUTC())
 *         .with(SessionServiceType.class, new SessionService())
 *         .build();
 *
 * final Environment offline =
 *     environment.toBuilder().with(SessionServiceType.class, new OfflineSessionService()).build();
 * }</pre>
 *
 * <p>A dependency is found by the very type that it was put in with. Two dependencies of one type, or
 * one of a generic type such as {@code List<String>}, need a type of their own around them.
 */
public final class Environment {
  private final Map<Class<?>, Object> dependencies;

  private Environment(final Map<Class<?>, Object> dependencies) {
    this.dependencies = Collections.unmodifiableMap(new LinkedHashMap<>(dependencies));
  }

  /**
   * Begins an environment that has nothing yet.
   *
   * @return the builder
   */
  public static @NonNull Builder builder() {
    return new Builder(Collections.emptyMap());
  }

  /**
   * Begins an environment that has all that this one has.
   *
   * @return the builder
   */
  public @NonNull Builder toBuilder() {
    return new Builder(this.dependencies);
  }

  /**
   * Finds a dependency that has to be there.
   *
   * @param type the type that it was put in with
   * @param <Dependency> the type that it was put in with
   * @return the dependency
   * @throws MissingDependencyException if there is none of this type; it names the type
   */
  public <Dependency> @NonNull Dependency get(final @NonNull Class<Dependency> type) {
    return this.find(type)
        .orElseThrow(() -> new MissingDependencyException(type, this.dependencies.keySet()));
  }

  /**
   * Finds a dependency that may be missing.
   *
   * @param type the type that it was put in with
   * @param <Dependency> the type that it was put in with
   * @return the dependency, or nothing
   */
  public <Dependency> @NonNull Optional<Dependency> find(final @NonNull Class<Dependency> type) {
    return Optional.ofNullable(type.cast(this.dependencies.get(type)));
  }

  @Override
  public String toString() {
    return "Environment" + this.dependencies;
  }

  /** Collects what an {@link Environment} has. */
  public static final class Builder {
    private final Map<Class<?>, Object> dependencies;

    private Builder(final Map<Class<?>, Object> dependencies) {
      this.dependencies = new LinkedHashMap<>(dependencies);
    }

    /**
     * Puts in a dependency, in place of the one that has been there for the type.
     *
     * @param type the type that view models ask for
     * @param dependency what they get
     * @param <Dependency> the type that view models ask for
     * @return this builder
     * @throws IllegalArgumentException if the type is a primitive one, or not that of the dependency,
     *     which only unchecked code can bring about
     */
    public <Dependency> @NonNull Builder with(
        final @NonNull Class<Dependency> type, final @NonNull Dependency dependency) {
      Objects.requireNonNull(dependency, "dependency");
      if (!type.isInstance(dependency)) {
        throw new IllegalArgumentException(
            dependency.getClass().getName() + " is no " + type.getName());
      }
      this.dependencies.put(type, dependency);
      return this;
    }

    /**
     * Makes the environment. The builder can go on, without changing it.
     *
     * @return the environment
     */
    public @NonNull Environment build() {
      return new Environment(this.dependencies);
    }
  }
}
