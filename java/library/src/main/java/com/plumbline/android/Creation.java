package com.plumbline.android;

import java.util.Optional;
import java.util.function.Supplier;

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
    final Model made;
    try {
      made = factory.get();
    } catch (Throwable error) {
      creation.taker.ifPresent(LifecycleViewModel::abandon);
      throw error;
    } finally {
      if (outer.isPresent()) {
        CURRENT.set(outer);
      } else {
        CURRENT.remove();
      }
    }
    if (made == null) {
      throw new IllegalStateException("the factory of " + type.getName() + " returned null");
    }
    if (creation.taker.filter(taker -> taker != made).isPresent()) {
      throw new IllegalStateException(
          "the factory of "
              + type.getName()
              + " must construct the view model that it returns before any other one, not a "
              + creation.taker.get().getClass().getName());
    }
    return made;
  }

  /** The saved values for a view model that is being constructed, unless another one has taken them. */
  static Optional<SavedValues> takeSavedValues(final LifecycleViewModel<?> viewModel) {
    final Optional<Creation> current =
        CURRENT.get().filter(creation -> !creation.taker.isPresent());
    current.ifPresent(creation -> creation.taker = Optional.of(viewModel));
    return current.map(creation -> creation.savedValues);
  }
}
