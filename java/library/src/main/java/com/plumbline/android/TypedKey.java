package com.plumbline.android;

import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * The name of a value in a {@link TypedBundle}, with the type of the value.
 *
 * <p>A screen declares its keys once, and the code that opens it uses the same ones:
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
  /** Separates the name of a scope from that of a key in it. */
  static final char SCOPE_SEPARATOR = '\u001f';

  private final String name;
  /** The type of the value, or of the elements of the list. */
  private final Class<?> type;
  private final boolean isList;

  private TypedKey(final String name, final Class<?> type, final boolean isList) {
    this.name = name;
    // No object is an instance of a primitive type.
    this.type = type.isPrimitive() ? boxed(type) : type;
    this.isList = isList;
  }

  /** What the names of all values of a scope begin with. */
  static String scopePrefix(final String scope) {
    return checked(scope) + SCOPE_SEPARATOR;
  }

  /** The key of the same value in a scope. */
  TypedKey<Value> in(final String prefix) {
    return new TypedKey<>(prefix + this.name, this.type, this.isList);
  }

  private static String checked(final String name) {
    if (name.indexOf(SCOPE_SEPARATOR) >= 0) {
      throw new IllegalArgumentException("a name must not contain the character U+001F");
    }
    return name;
  }

  /** The type of the objects that stand for values of a primitive type. */
  private static Class<?> boxed(final Class<?> primitive) {
    if (primitive == void.class) {
      throw new IllegalArgumentException("there are no values of the type void");
    }
    return Array.get(Array.newInstance(primitive, 1), 0).getClass();
  }

  /**
   * Creates a key of a value.
   *
   * @param name the name, which no other key of the bundle has
   * @param type the type of the value; {@code int.class} is the same as {@code Integer.class}
   * @param <Value> the type of the value
   * @return the key
   * @throws IllegalArgumentException if the type is void, or the name contains the character U+001F
   */
  public static <Value> TypedKey<Value> of(
      final String name, final Class<Value> type) {
    return new TypedKey<>(checked(name), type, false);
  }

  /**
   * Creates a key of a list.
   *
   * @param name the name, which no other key of the bundle has
   * @param type the type of the elements
   * @param <Element> the type of the elements
   * @return the key
   * @throws IllegalArgumentException if the type is void, or the name contains the character U+001F
   */
  public static <Element> TypedKey<List<Element>> listOf(
      final String name, final Class<Element> type) {
    return new TypedKey<>(checked(name), type, true);
  }

  /**
   * The name.
   *
   * @return the name
   */
  public String name() {
    return this.name;
  }

  /** The object as a value of this key, if it has its type. A list is copied, and cannot be changed. */
  @SuppressWarnings("unchecked") // The type of the object, or of each element, was checked.
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

  /** The name and the type, for messages. */
  @Override
  public String toString() {
    final String element = this.type.getName();
    return "'" + this.name + "' (" + (this.isList ? "a list of " + element : element) + ")";
  }
}
