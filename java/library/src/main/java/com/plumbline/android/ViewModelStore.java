package com.plumbline.android;

import io.reactivex.rxjava3.annotations.NonNull;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.UUID;
import java.util.function.Function;

/**
 * Keeps view models while their views are made anew.
 *
 * <p>An app has one, which it makes with its environment. A view fetches its view model when it is
 * created, and lets it be saved when it is asked for its state:
 *
 * <pre>{@code
 * // onCreate
 * this.viewModel =
 *     store.fetch(LoginViewModel.ViewModel.class, LoginViewModel.ViewModel::new, saved);
 *
 * // onSaveInstanceState
 * final TypedBundle saved = store.save(this.viewModel);
 * }</pre>
 *
 * <p>A view that rotates gets the same view model. A view that comes back after the system has ended the
 * process gets a new one, with the {@link SavedState} of the old one in its environment. A view model
 * that finishes is forgotten at once.
 */
public final class ViewModelStore {
  private static final TypedKey<String> ID = TypedKey.of("com.plumbline.id", String.class);

  private final Environment environment;
  private final Map<String, LifecycleViewModel<?>> viewModels = new HashMap<>();

  /**
   * Makes a store without view models.
   *
   * @param environment what its view models are made with
   */
  public ViewModelStore(final @NonNull Environment environment) {
    this.environment = Objects.requireNonNull(environment, "environment");
  }

  /**
   * Finds the view model that a view had before it was made anew, or makes one.
   *
   * @param type the class of the view model
   * @param factory makes it from an environment, which has the {@link SavedState}: its constructor, and
   *     what is to be said to it only once, like its intent
   * @param saved what {@link #save} gave, or an empty bundle for a view that begins
   * @param <Model> the class of the view model
   * @return the view model
   * @throws IllegalStateException if the saved one is a view model of another class
   */
  public <Model extends LifecycleViewModel<?>> @NonNull Model fetch(
      final @NonNull Class<Model> type,
      final @NonNull Function<? super Environment, ? extends Model> factory,
      final @NonNull TypedBundle saved) {
    final String id = saved.find(ID).orElseGet(() -> UUID.randomUUID().toString());
    final LifecycleViewModel<?> retained = this.viewModels.get(id);
    if (retained == null) {
      return this.make(id, factory, saved);
    }
    if (!type.isInstance(retained)) {
      throw new IllegalStateException(
          "the view asks for a "
              + type.getName()
              + ", but was saved with a "
              + retained.getClass().getName());
    }
    return type.cast(retained);
  }

  /**
   * What a view has to save, so that it gets its view model or at least its state back.
   *
   * @param viewModel the view model, which came from {@link #fetch}
   * @return what to save
   * @throws IllegalArgumentException if the view model is not in this store: it came from elsewhere, or
   *     has finished
   */
  public @NonNull TypedBundle save(final @NonNull LifecycleViewModel<?> viewModel) {
    for (final Map.Entry<String, LifecycleViewModel<?>> entry : this.viewModels.entrySet()) {
      if (entry.getValue() == viewModel) {
        return viewModel.savedState().toBundle().toBuilder().with(ID, entry.getKey()).build();
      }
    }
    throw new IllegalArgumentException(
        viewModel.getClass().getName() + " is not in this store: was it fetched, has it finished?");
  }

  private <Model extends LifecycleViewModel<?>> Model make(
      final String id,
      final Function<? super Environment, ? extends Model> factory,
      final TypedBundle saved) {
    final SavedState state = new SavedState(saved.toBuilder().without(ID).build());
    final Model made =
        factory.apply(this.environment.toBuilder().with(SavedState.class, state).build());
    this.viewModels.put(id, made);
    made.finished().subscribe(() -> this.viewModels.remove(id));
    return made;
  }
}
