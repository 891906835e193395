package com.plumbline.android;

import io.reactivex.rxjava3.annotations.NonNull;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * The name of a value in a {@link TypedBundle}, with the type of the value.
 *
 * <p>A screen declares its keys once, and those who open it use the same ones:
 *
 * <pre>{@code
 * public static final TypedKey<Project> PROJECT = TypedKey.of("project", Project.class);
 * public static final TypedKey<List<Reward>> REWARDS = TypedKey.listOf("rewards", Reward.class);
 * }</pre>
 *
 * <p>Keys are equal when their names and their types are.
 *
 * @param <Value> the type of the value
 */
public final class TypedKey<Value> {
  private final String name;
  /** The type of the value, or of the elements of the list. */
  private final Class<?> type;
  private final boolean isList;

  private TypedKey(final String name, final Class<?> type, final boolean isList) {
    this.name = Objects.requireNonNull(name, "name");
    if (type.isPrimitive()) {
      throw new IllegalArgumentException(
          "the key '" + name + "' needs the class of an object, not " + type);
    }
    this.type = type;
    this.isList = isList;
  }

  /**
   * Makes a key of a value.
   *
   * @param name the name, which no other key of the bundle has
   * @param type the type of the value; {@code Integer.class} for a number, not {@code int.class}
   * @param <Value> the type of the value
   * @return the key
   * @throws IllegalArgumentException if the type is a primitive one
   */
  public static <Value> @NonNull TypedKey<Value> of(
      final @NonNull String name, final @NonNull Class<Value> type) {
    return new TypedKey<>(name, type, false);
  }

  /**
   * Makes a key of a list.
   *
   * @param name the name, which no other key of the bundle has
   * @param type the type of the elements
   * @param <Element> the type of the elements
   * @return the key
   * @throws IllegalArgumentException if the type is a primitive one
   */
  public static <Element> @NonNull TypedKey<List<Element>> listOf(
      final @NonNull String name, final @NonNull Class<Element> type) {
    return new TypedKey<>(name, type, true);
  }

  /**
   * The name.
   *
   * @return the name
   */
  public @NonNull String name() {
    return this.name;
  }

  /** The object as a value of this key, if it is one. A list is a copy that cannot be changed. */
  @SuppressWarnings("unchecked") // The object, or each of its elements, was found to have the type.
  Optional<Value> cast(final Object object) {
    if (!this.isList) {
      return this.type.isInstance(object) ? Optional.of((Value) object) : Optional.empty();
    }
    if (!(object instanceof List)) {
      return Optional.empty();
    }
    final List<Object> copy = new ArrayList<>((List<?>) object);
    return copy.stream().allMatch(this.type::isInstance)
        ? Optional.of((Value) Collections.unmodifiableList(copy))
        : Optional.empty();
  }

  @Override
  public boolean equals(final Object other) {
    if (!(other instanceof TypedKey)) {
      return false;
    }
    final TypedKey<?> key = (TypedKey<?>) other;
    return this.name.equals(key.name) && this.type == key.type && this.isList == key.isList;
  }

  @Override
  public int hashCode() {
    return this.name.hashCode();
  }

  /** The name and the type, as messages have them. */
  @Override
  public String toString() {
    final String element = this.type.getName();
    return "'" + this.name + "' (" + (this.isList ? "a list of " + element : element) + ")";
  }
}
