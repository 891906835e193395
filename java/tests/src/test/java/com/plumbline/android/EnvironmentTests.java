package com.plumbline.android;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
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
  @DisplayName("looks dependencies up by the types that they were added with")
  void get() {
    final RealService service = new RealService();
    final Environment environment = Environment.builder().with(Service.class, service).build();
    assertSame(service, environment.get(Service.class));
    assertEquals(Optional.of(service), environment.find(Service.class));
    assertEquals(Optional.empty(), environment.find(RealService.class));
    assertEquals(Optional.empty(), environment.find(Object.class));
  }

  @Test
  @DisplayName("reports a missing dependency, and the present ones")
  void missing() {
    final Environment environment =
        Environment.builder().with(Integer.class, 1).with(String.class, "text").build();
    final MissingDependencyException error =
        assertThrows(MissingDependencyException.class, () -> environment.get(Service.class));
    assertEquals(Service.class, error.type());
    assertEquals(
        "the environment has no com.plumbline.android.EnvironmentTests$Service: add it with"
            + " Environment.builder().with(Service.class, …). It has: Environment[java.lang.Integer,"
            + " java.lang.String]",
        error.getMessage());
    assertEquals(
        "the environment has no java.lang.String: add it with"
            + " Environment.builder().with(String.class, …). It has: Environment[]",
        assertThrows(
                MissingDependencyException.class,
                () -> Environment.builder().build().get(String.class))
            .getMessage());
  }

  /** An environment of an app, whose accessors the compiler checks. */
  private interface AppEnvironment extends Environment {
    Service service();
  }

  /** The environment of a test. */
  private static final class TestEnvironment implements AppEnvironment {
    private final Service service = new RealService();

    @Override
    public Service service() {
      return this.service;
    }

    @Override
    public String toString() {
      return "secret";
    }
  }

  /** A view model that requires the environment of the app. */
  private static final class ServiceViewModel extends ActivityViewModel<Object> {
    final Service service;

    ServiceViewModel(final AppEnvironment environment) {
      super(environment);
      this.service = environment.service();
    }
  }

  @Test
  @DisplayName("may be an interface of the app, which its view models receive from the registry")
  void typedAccessors() {
    final TestEnvironment environment = new TestEnvironment();
    final ViewModelRegistry<AppEnvironment> registry = new ViewModelRegistry<>(environment);
    final ServiceViewModel viewModel =
        registry.fetch(ServiceViewModel.class, ServiceViewModel::new, TypedBundle.empty());
    assertSame(environment.service(), viewModel.service);
    assertSame(environment, viewModel.environment());
    assertEquals(Optional.empty(), environment.find(Service.class));
    final MissingDependencyException error =
        assertThrows(MissingDependencyException.class, () -> environment.get(Service.class));
    assertFalse(error.getMessage().contains("secret"), error.getMessage());
  }

  @Test
  @DisplayName("of an app can be extended by dependencies that are looked up by type")
  void extended() {
    final Environment environment =
        Environment.builder().with(String.class, "one").with(Integer.class, 1).build();
    final AppEnvironment app =
        new AppEnvironment() {
          @Override
          public Service service() {
            return new RealService();
          }

          @Override
          public <Dependency> Optional<Dependency> find(final Class<Dependency> type) {
            return environment.find(type);
          }
        };
    final Environment extended = app.toBuilder().with(String.class, "two").build();
    assertEquals("two", extended.get(String.class));
    assertEquals(1, extended.get(Integer.class));
    assertEquals("two", extended.toBuilder().build().get(String.class));
    assertEquals("one", app.get(String.class));
  }

  @Test
  @DisplayName("prints the types of its dependencies, and never their values")
  void printsNoValues() {
    final Environment environment = Environment.builder().with(String.class, "secret").build();
    assertEquals("Environment[java.lang.String]", environment.toString());
    final String extended =
        new TestEnvironment().toBuilder().with(String.class, "secret").build().toString();
    assertEquals(
        "Environment[java.lang.String] with com.plumbline.android.EnvironmentTests$TestEnvironment",
        extended);
  }

  @Test
  @DisplayName("never changes, whatever its builders do")
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
  @DisplayName("rejects null, and values of other types")
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
