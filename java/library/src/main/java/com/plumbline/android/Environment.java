package com.plumbline.android;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * The dependencies of view models: services, a clock, a scheduler.
 *
 * <p>There are two ways to provide them. An interface of the app has an accessor for each dependency, so
 * that the compiler reports a missing one:
 *
 * <pre>{@code
 * public interface AppEnvironment extends Environment {
 *   Clock clock();
 *   SessionServiceType sessionService();
 * }
 *
 * public ViewModel(final AppEnvironment environment) {
 *   super(environment);
 *   final SessionServiceType service = environment.sessionService();
 * }
 * }</pre>
 *
 * <p>Or dependencies are looked up by their types, and a missing one is reported at run time:
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
 * <p>A dependency is looked up by exactly the type that it was added with. Two dependencies of one type, or
 * one of a generic type such as {@code List<String>}, need a type of their own around them.
 *
 * <p>{@code toString} of a built environment lists types only, so that no token ends up in a log.
 */
public interface Environment {
  /**
   * Starts an environment without dependencies.
   *
   * @return the builder
   */
  static Builder builder() {
    return new Builder(Optional.empty(), Collections.emptyMap());
  }

  /**
   * Starts an environment that has all dependencies of this one. The builder can replace them, for lookups
   * by type.
   *
   * @return the builder
   */
  default Builder toBuilder() {
    return new Builder(Optional.of(this), Collections.emptyMap());
  }

  /**
   * Returns a required dependency.
   *
   * @param type the type that it was added with
   * @param <Dependency> the type that it was added with
   * @return the dependency
   * @throws MissingDependencyException if there is none of this type
   */
  default <Dependency> Dependency get(final Class<Dependency> type) {
    return this.find(type).orElseThrow(() -> new MissingDependencyException(type, this));
  }

  /**
   * Finds an optional dependency. An environment with accessors has none that are looked up by type, unless
   * it overrides this method.
   *
   * @param type the type that it was added with
   * @param <Dependency> the type that it was added with
   * @return the dependency, or nothing
   */
  default <Dependency> Optional<Dependency> find(final Class<Dependency> type) {
    return Optional.empty();
  }

  /** Builds an {@link Environment}. */
  final class Builder {
    private final Optional<Environment> base;
    private final Map<Class<?>, Object> dependencies;

    private Builder(final Optional<Environment> base, final Map<Class<?>, Object> dependencies) {
      this.base = base;
      this.dependencies = new LinkedHashMap<>(dependencies);
    }

    /**
     * Adds a dependency, in place of the one that was added with the type before.
     *
     * @param type the type that view models look it up by
     * @param dependency the dependency
     * @param <Dependency> the type that view models look it up by
     * @return this builder
     * @throws IllegalArgumentException if the type is a primitive one, or not that of the dependency, which
     *     only unchecked code can cause
     */
    public <Dependency> Builder with(final Class<Dependency> type, final Dependency dependency) {
      Objects.requireNonNull(dependency, "dependency");
      if (!type.isInstance(dependency)) {
        throw new IllegalArgumentException(
            "a " + dependency.getClass().getName() + " is not a " + type.getName());
      }
      this.dependencies.put(type, dependency);
      return this;
    }

    /**
     * Builds the environment. Later changes of the builder do not affect it.
     *
     * @return the environment
     */
    public Environment build() {
      return new Built(this.base, this.dependencies);
    }

    /** An environment that never changes. */
    private static final class Built implements Environment {
      private final Optional<Environment> base;
      private final Map<Class<?>, Object> dependencies;

      Built(final Optional<Environment> base, final Map<Class<?>, Object> dependencies) {
        this.base = base;
        this.dependencies = Collections.unmodifiableMap(new LinkedHashMap<>(dependencies));
      }

      @Override
      public Builder toBuilder() {
        return new Builder(this.base, this.dependencies);
      }

      @Override
      public <Dependency> Optional<Dependency> find(final Class<Dependency> type) {
        final Object dependency = this.dependencies.get(type);
        return dependency == null
            ? this.base.flatMap(environment -> environment.find(type))
            : Optional.of(type.cast(dependency));
      }

      @Override
      public String toString() {
        final String types =
            this.dependencies.keySet().stream()
                .map(Class::getName)
                .collect(Collectors.joining(", ", "Environment[", "]"));
        return this.base
            .map(environment -> types + " with " + environment.getClass().getName())
            .orElse(types);
      }
    }
  }
}
