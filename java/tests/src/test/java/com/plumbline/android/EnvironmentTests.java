package com.plumbline.android;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("An environment")
final class EnvironmentTests {
  /** Something that view models depend on. */
  private interface Service {}

  /** A service. */
  private static final class RealService implements Service {}

  @Test
  @DisplayName("has what was put in, by the type that it was put in with")
  void get() {
    final RealService service = new RealService();
    final Environment environment = Environment.builder().with(Service.class, service).build();
    assertSame(service, environment.get(Service.class));
    assertEquals(Optional.of(service), environment.find(Service.class));
    assertEquals(Optional.empty(), environment.find(RealService.class));
    assertEquals(Optional.empty(), environment.find(Object.class));
  }

  @Test
  @DisplayName("names what is missing, and what there is")
  void missing() {
    final Environment environment =
        Environment.builder().with(Integer.class, 1).with(String.class, "text").build();
    final MissingDependencyException error =
        assertThrows(MissingDependencyException.class, () -> environment.get(Service.class));
    assertEquals(Service.class, error.type());
    assertEquals(
        "the environment has no com.plumbline.android.EnvironmentTests$Service; add it with"
            + " Environment.builder().with(Service.class, …). It has: java.lang.Integer,"
            + " java.lang.String",
        error.getMessage());
    assertEquals(
        "the environment has no java.lang.String; add it with"
            + " Environment.builder().with(String.class, …). It has: nothing",
        assertThrows(
                MissingDependencyException.class,
                () -> Environment.builder().build().get(String.class))
            .getMessage());
  }

  @Test
  @DisplayName("never changes, whatever is done to its builders")
  void immutable() {
    final Environment.Builder builder = Environment.builder().with(String.class, "one");
    final Environment first = builder.build();
    final Environment second = builder.with(String.class, "two").with(Integer.class, 2).build();
    final Environment third = first.toBuilder().with(String.class, "three").build();
    assertEquals("one", first.get(String.class));
    assertEquals(Optional.empty(), first.find(Integer.class));
    assertEquals("two", second.get(String.class));
    assertEquals("three", third.get(String.class));
  }

  @Test
  @DisplayName("refuses null, and what does not have its type")
  @SuppressWarnings({"unchecked", "rawtypes"})
  void refuses() {
    assertThrows(
        NullPointerException.class, () -> Environment.builder().with(String.class, null));
    assertThrows(
        IllegalArgumentException.class,
        () -> Environment.builder().with((Class) String.class, 1));
    assertThrows(
        IllegalArgumentException.class, () -> Environment.builder().with(int.class, 1));
  }
}
