package plumbline.oracle;

import com.plumbline.android.Environment;
import com.plumbline.android.NoValue;
import io.reactivex.rxjava3.core.Observable;
import io.reactivex.rxjava3.core.Scheduler;
import io.reactivex.rxjava3.schedulers.TestScheduler;
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Proxy;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.net.URI;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;

/**
 * Feeds the inputs of view models with random values, and prints which outputs emitted while which input was called:
 * {@code LoginViewModel emailChanged isLoginButtonEnabled}.
 *
 * <p>Usage: {@code GraphOracle RUNS CLASS...}
 */
public final class GraphOracle {
  private static final List<String> TEXTS =
      List.of("", "ada", "ada@orchard.example", "secret word", "12", "4.5", "1000", "Ada Orchard");

  private final Random random;
  private final TestScheduler scheduler = new TestScheduler();

  private GraphOracle(final long seed) {
    this.random = new Random(seed);
  }

  public static void main(final String[] arguments) throws ReflectiveOperationException {
    final int runs = Integer.parseInt(arguments[0]);
    for (final String name : Arrays.asList(arguments).subList(1, arguments.length)) {
      final Set<String> witnessed = new TreeSet<>();
      for (int seed = 0; seed < runs; seed++) {
        new GraphOracle(seed).run(Class.forName(name), witnessed);
      }
      final String viewModel = name.replaceAll(".*\\.|\\$.*", "");
      witnessed.forEach(pair -> System.out.println(viewModel + " " + pair));
    }
  }

  private void run(final Class<?> type, final Set<String> witnessed) throws ReflectiveOperationException {
    final Object viewModel = type.getConstructor(Environment.class).newInstance(this.environment());
    final Object inputs = type.getField("inputs").get(viewModel);
    final Object outputs = type.getField("outputs").get(viewModel);
    final Set<String> emitted = new TreeSet<>();
    for (final Method output : ports(type.getField("outputs").getType())) {
      ((Observable<?>) output.invoke(outputs)).subscribe(value -> emitted.add(output.getName()), error -> {});
    }
    final List<Method> methods = ports(type.getField("inputs").getType());
    boolean isSettled = true;
    for (int step = 0; step < 60; step++) {
      final Method input = methods.get(this.random.nextInt(methods.size()));
      emitted.clear();
      final Object[] values = Arrays.stream(input.getGenericParameterTypes()).map(this::value).toArray();
      input.invoke(inputs, values);
      final boolean isAlone = isSettled;
      isSettled = this.random.nextBoolean();
      if (!isAlone) {
        // What happens later may be caused by the inputs before.
        emitted.forEach(output -> witnessed.add(input.getName() + " " + output));
      }
      if (isSettled) {
        this.scheduler.advanceTimeBy(10, TimeUnit.SECONDS);
      }
      if (isAlone) {
        emitted.forEach(output -> witnessed.add(input.getName() + " " + output));
      }
    }
  }

  private static List<Method> ports(final Class<?> type) {
    return Arrays.stream(type.getMethods()).sorted(Comparator.comparing(Method::getName)).toList();
  }

  private Environment environment() throws ReflectiveOperationException {
    Environment.Builder builder =
        Environment.builder()
            .with(Scheduler.class, this.scheduler)
            .with(Clock.class, Clock.fixed(Instant.EPOCH, ZoneOffset.UTC));
    for (final String name : List.of("Analytics", "Message", "Pledge", "Search", "Session", "Settings")) {
      final String suffix = name.equals("Analytics") ? "Type" : "ServiceType";
      builder = this.with(Class.forName("com.plumbline.examples.services." + name + suffix), builder);
    }
    return this.with(Class.forName("com.plumbline.examples.models.Build"), builder).build();
  }

  private <Dependency> Environment.Builder with(
      final Class<Dependency> type, final Environment.Builder builder) {
    return builder.with(type, type.cast(this.value(type)));
  }

  /** A random value of a type. Services answer at once, with a value, an error, or not. */
  private Object value(final Type type) {
    if (type instanceof ParameterizedType) {
      final ParameterizedType generic = (ParameterizedType) type;
      final Type element = generic.getActualTypeArguments()[0];
      if (generic.getRawType() == Optional.class) {
        return this.random.nextBoolean() ? Optional.empty() : Optional.of(this.value(element));
      }
      if (generic.getRawType() == Observable.class) {
        return switch (this.random.nextInt(4)) {
          case 0 -> Observable.error((Throwable) this.value(SERVICE_ERROR));
          case 1 -> Observable.never();
          default -> Observable.just(this.value(element));
        };
      }
      final List<Object> elements = new ArrayList<>();
      for (int count = this.random.nextInt(3); count > 0; count--) {
        elements.add(this.value(element));
      }
      return elements;
    }
    final Class<?> plain = (Class<?>) type;
    if (plain == boolean.class || plain == Boolean.class) {
      return this.random.nextBoolean();
    }
    if (plain == int.class || plain == Integer.class) {
      return this.random.nextInt(5);
    }
    if (plain == double.class || plain == Double.class) {
      return (double) this.random.nextInt(200);
    }
    if (plain == String.class) {
      return TEXTS.get(this.random.nextInt(TEXTS.size()));
    }
    if (plain == URI.class) {
      return URI.create("https://orchard.example");
    }
    if (plain == Instant.class) {
      return Instant.EPOCH;
    }
    if (plain == NoValue.class) {
      return NoValue.values()[0];
    }
    if (plain.isEnum()) {
      return plain.getEnumConstants()[this.random.nextInt(plain.getEnumConstants().length)];
    }
    if (plain.isSealed()) {
      final Class<?>[] cases = plain.getPermittedSubclasses();
      return this.value(cases[this.random.nextInt(cases.length)]);
    }
    if (plain.isInterface()) {
      return Proxy.newProxyInstance(
          plain.getClassLoader(),
          new Class<?>[] {plain},
          (proxy, method, arguments) ->
              method.getReturnType() == void.class ? null : this.value(method.getGenericReturnType()));
    }
    return this.made(plain);
  }

  private Object made(final Class<?> type) {
    try {
      final Type[] types;
      final Constructor<?> constructor;
      if (type.isRecord()) {
        final RecordComponent[] components = type.getRecordComponents();
        types = Arrays.stream(components).map(RecordComponent::getGenericType).toArray(Type[]::new);
        constructor =
            type.getDeclaredConstructor(
                Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new));
      } else {
        constructor = type.getConstructors()[0];
        types = constructor.getGenericParameterTypes();
      }
      return constructor.newInstance(Arrays.stream(types).map(this::value).toArray());
    } catch (ReflectiveOperationException error) {
      throw new IllegalStateException("no value of " + type, error);
    }
  }

  private static final Class<?> SERVICE_ERROR;

  static {
    try {
      SERVICE_ERROR = Class.forName("com.plumbline.examples.models.ServiceError");
    } catch (ClassNotFoundException error) {
      throw new ExceptionInInitializerError(error);
    }
  }
}
