package com.plumbline.android;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * The creation of a view model by a registry, which provides its saved values.
 *
 * <p>The first view model that is constructed meanwhile takes them. View models that this one constructs,
 * of its rows for instance, have their own.
 */
final class Creation {
  private static final ThreadLocal<Optional<Creation>> CURRENT =
      ThreadLocal.withInitial(Optional::empty);

  private final SavedValues savedValues;
  private final List<LifecycleViewModel<?>> constructed = new ArrayList<>();
  private Optional<LifecycleViewModel<?>> taker = Optional.empty();

  private Creation(final SavedValues savedValues) {
    this.savedValues = savedValues;
  }

  /** Runs a factory. Its view model may be null, as code without null checks can have it. */
  static <Model extends LifecycleViewModel<?>> Model run(
      final SavedValues savedValues, final Class<Model> type, final Supplier<? extends Model> factory) {
    final Optional<Creation> outer = CURRENT.get();
    final Creation creation = new Creation(savedValues);
    CURRENT.set(Optional.of(creation));
    try {
      return creation.checked(factory.get(), type);
    } catch (Throwable error) {
      Failures.isolateAll(
          creation.constructed.stream()
              .<Runnable>map(constructed -> constructed::abandon)
              .collect(Collectors.toList()));
      throw error;
    } finally {
      if (outer.isPresent()) {
        CURRENT.set(outer);
      } else {
        CURRENT.remove();
      }
    }
  }

  private <Model extends LifecycleViewModel<?>> Model checked(
      final @Nullable Model made, final Class<Model> type) {
    if (made == null) {
      throw new IllegalStateException("the factory of " + type.getName() + " returned null");
    }
    this.taker
        .filter(first -> first != made)
        .ifPresent(
            first -> {
              throw new IllegalStateException(
                  "the factory of "
                      + type.getName()
                      + " must construct the view model that it returns before any other one, not a "
                      + first.getClass().getName());
            });
    return made;
  }

  /** Adds a view model that is being constructed: its streams end if the creation fails. */
  static void add(final LifecycleViewModel<?> viewModel) {
    CURRENT.get().ifPresent(creation -> creation.constructed.add(viewModel));
  }

  /** The saved values for a view model that is being constructed, unless another one has taken them. */
  static Optional<SavedValues> takeSavedValues(final LifecycleViewModel<?> viewModel) {
    final Optional<Creation> current =
        CURRENT.get().filter(creation -> !creation.taker.isPresent());
    current.ifPresent(creation -> creation.taker = Optional.of(viewModel));
    return current.map(creation -> creation.savedValues);
  }
}
