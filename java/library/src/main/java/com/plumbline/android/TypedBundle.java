package com.plumbline.android;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * Values by their keys: the arguments of a fragment, the extras of a {@link TypedIntent}, saved values.
 *
 * <p>A bundle never changes. Bundles are equal when they have equal values by the same names.
 *
 * <p>No compiler has checked the values that the system passes on, and some come from other apps. {@link
 * #find} therefore treats a value of another type as a missing one, and {@link #get} reports its type.
 */
public final class TypedBundle {
  private static final TypedBundle EMPTY = new TypedBundle(Collections.emptyMap());

  private final Map<String, Object> values;

  private TypedBundle(final Map<String, Object> values) {
    this.values = Collections.unmodifiableMap(new LinkedHashMap<>(values));
  }

  /**
   * An empty bundle.
   *
   * @return the bundle
   */
  public static TypedBundle empty() {
    return EMPTY;
  }

  /**
   * Starts a bundle without values.
   *
   * @return the builder
   */
  public static Builder builder() {
    return EMPTY.toBuilder();
  }

  /**
   * Creates a bundle of values that the system passes on: of an {@code android.os.Bundle}, for instance.
   *
   * @param values the values by name; those whose name or value is null are omitted
   * @return the bundle
   */
  public static TypedBundle of(final Map<String, ?> values) {
    final Map<String, Object> present = new LinkedHashMap<>();
    values.forEach(
        (name, value) -> {
          if (name != null && value != null) {
            present.put(name, value);
          }
        });
    return new TypedBundle(present);
  }

  /**
   * Starts a bundle with all values of this one.
   *
   * @return the builder
   */
  public Builder toBuilder() {
    return new Builder(this.values);
  }

  /**
   * Returns a required value.
   *
   * @param key its key
   * @param <Value> its type
   * @return the value
   * @throws MissingValueException if there is none by this name, or one of another type
   */
  public <Value> Value get(final TypedKey<Value> key) {
    return this.find(key)
        .orElseThrow(() -> new MissingValueException(key, this.values.get(key.name())));
  }

  /**
   * Finds an optional value.
   *
   * @param key its key
   * @param <Value> its type
   * @return the value, or nothing if there is none by this name, or one of another type
   */
  public <Value> Optional<Value> find(final TypedKey<Value> key) {
    return key.cast(this.values.get(key.name()));
  }

  /** The values whose names begin with a prefix, by the rest of their names. */
  TypedBundle under(final String prefix) {
    final Map<String, Object> scoped = new LinkedHashMap<>();
    this.values.forEach(
        (name, value) -> {
          if (name.startsWith(prefix)) {
            scoped.put(name.substring(prefix.length()), value);
          }
        });
    return new TypedBundle(scoped);
  }

  /**
   * All values by name, to be passed to the system.
   *
   * @return a map that cannot be changed
   */
  public Map<String, Object> asMap() {
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

  /** Builds a {@link TypedBundle}. */
  public static final class Builder {
    private final Map<String, Object> values;

    private Builder(final Map<String, Object> values) {
      this.values = new LinkedHashMap<>(values);
    }

    /**
     * Adds a value, in place of the previous one by this name.
     *
     * @param key its key
     * @param value the value; a list is copied
     * @param <Value> its type
     * @return this builder
     * @throws IllegalArgumentException if the value is null, has another type or an element that is
     *     null or has another type
     */
    public <Value> Builder with(
        final TypedKey<Value> key, final Value value) {
      this.values.put(
          key.name(),
          key.cast(value)
              .orElseThrow(() -> new IllegalArgumentException(
                          "a value of "
                              + (value == null ? "null" : value.getClass().getName())
                              + " does not have the type of "
                              + key)));
      return this;
    }

    /**
     * Removes a value.
     *
     * @param key its key
     * @return this builder
     */
    public Builder without(final TypedKey<?> key) {
      this.values.remove(key.name());
      return this;
    }

    /** Finds the value that is there so far. */
    <Value> Optional<Value> find(final TypedKey<Value> key) {
      return key.cast(this.values.get(key.name()));
    }

    /** Removes all values whose names begin with a prefix. */
    void removeUnder(final String prefix) {
      this.values.keySet().removeIf(name -> name.startsWith(prefix));
    }

    /** Puts in all values of a bundle, with a prefix before their names. */
    Builder withAll(final String prefix, final TypedBundle bundle) {
      bundle.values.forEach((name, value) -> this.values.put(prefix + name, value));
      return this;
    }

    /**
     * Builds the bundle. Later changes of the builder do not affect it.
     *
     * @return the bundle
     */
    public TypedBundle build() {
      return new TypedBundle(this.values);
    }
  }
}
