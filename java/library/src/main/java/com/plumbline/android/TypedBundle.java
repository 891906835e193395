package com.plumbline.android;

import io.reactivex.rxjava3.annotations.NonNull;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * Values by their keys: the arguments of a fragment, the extras of an {@link Intent}, a saved state.
 *
 * <p>A bundle never changes. Bundles are equal when they have equal values by the same names.
 *
 * <p>What the system hands over was not checked by any compiler, and comes from other apps even. So
 * {@link #find} takes a value of another type for a missing one, and {@link #get} says which type was
 * found.
 */
public final class TypedBundle {
  private static final TypedBundle EMPTY = new TypedBundle(Collections.emptyMap());

  private final Map<String, Object> values;

  private TypedBundle(final Map<String, Object> values) {
    this.values = Collections.unmodifiableMap(new LinkedHashMap<>(values));
  }

  /**
   * The bundle without values.
   *
   * @return the bundle
   */
  public static @NonNull TypedBundle empty() {
    return EMPTY;
  }

  /**
   * Begins a bundle without values.
   *
   * @return the builder
   */
  public static @NonNull Builder builder() {
    return EMPTY.toBuilder();
  }

  /**
   * Makes a bundle of what the system hands over: an {@code android.os.Bundle}, say.
   *
   * @param values the values by name; those that are null are left out
   * @return the bundle
   */
  public static @NonNull TypedBundle of(final @NonNull Map<String, ?> values) {
    final Map<String, Object> present = new LinkedHashMap<>();
    values.forEach(
        (name, value) -> {
          if (value != null) {
            present.put(name, value);
          }
        });
    return new TypedBundle(present);
  }

  /**
   * Begins a bundle that has all that this one has.
   *
   * @return the builder
   */
  public @NonNull Builder toBuilder() {
    return new Builder(this.values);
  }

  /**
   * Finds a value that has to be there.
   *
   * @param key its key
   * @param <Value> its type
   * @return the value
   * @throws MissingValueException if there is none by this name, or one of another type
   */
  public <Value> @NonNull Value get(final @NonNull TypedKey<Value> key) {
    return this.find(key)
        .orElseThrow(() -> new MissingValueException(key, this.values.get(key.name())));
  }

  /**
   * Finds a value that may be missing.
   *
   * @param key its key
   * @param <Value> its type
   * @return the value, or nothing if there is none by this name, or one of another type
   */
  public <Value> @NonNull Optional<Value> find(final @NonNull TypedKey<Value> key) {
    return key.cast(this.values.get(key.name()));
  }

  /**
   * All values by name, to be handed to the system.
   *
   * @return a map that cannot be changed
   */
  public @NonNull Map<String, Object> asMap() {
    return this.values;
  }

  @Override
  public boolean equals(final Object other) {
    return other instanceof TypedBundle && this.values.equals(((TypedBundle) other).values);
  }

  @Override
  public int hashCode() {
    return this.values.hashCode();
  }

  @Override
  public String toString() {
    return this.values.toString();
  }

  /** Collects what a {@link TypedBundle} has. */
  public static final class Builder {
    private final Map<String, Object> values;

    private Builder(final Map<String, Object> values) {
      this.values = new LinkedHashMap<>(values);
    }

    /**
     * Puts in a value, in place of the one that has been there by this name.
     *
     * @param key its key
     * @param value the value; of a list, a copy is kept
     * @param <Value> its type
     * @return this builder
     * @throws IllegalArgumentException if the value is null, has another type or an element that is
     *     null or has another type
     */
    public <Value> @NonNull Builder with(
        final @NonNull TypedKey<Value> key, final @NonNull Value value) {
      this.values.put(
          key.name(),
          key.cast(value)
              .orElseThrow(() -> new IllegalArgumentException(value + " is no value for " + key)));
      return this;
    }

    /**
     * Takes out a value.
     *
     * @param key its key
     * @return this builder
     */
    public @NonNull Builder without(final @NonNull TypedKey<?> key) {
      this.values.remove(key.name());
      return this;
    }

    /**
     * Makes the bundle. The builder can go on, without changing it.
     *
     * @return the bundle
     */
    public @NonNull TypedBundle build() {
      return new TypedBundle(this.values);
    }
  }
}
