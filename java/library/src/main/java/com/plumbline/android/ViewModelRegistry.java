package com.plumbline.android;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * Retains view models while their views are recreated.
 *
 * <p>A view fetches its view models when it is created, and saves them when the system saves its state:
 *
 * <pre>{@code
 * // onCreate
 * this.viewModel =
 *     registry.fetch(LoginViewModel.ViewModel.class, LoginViewModel.ViewModel::new, saved);
 *
 * // onSaveInstanceState
 * final TypedBundle saved = registry.save(this.viewModel);
 * }</pre>
 *
 * <p>A view that is recreated after a rotation gets the same view model. A view that is recreated after
 * the system has ended the process gets a new one with the {@link SavedValues} of the old one. A view model
 * that finishes is removed immediately.
 *
 * <p>An app has one registry, or one for each {@code androidx.lifecycle.ViewModelStoreOwner}, in a {@code
 * ViewModel} that calls {@link #finishAll} in {@code onCleared}.
 *
 * @param <Dependencies> the type of the environment: {@link Environment}, or an interface of the app that
 *     extends it
 */
public final class ViewModelRegistry<Dependencies extends Environment> {
  private static final TypedKey<String> ID = TypedKey.of("com.plumbline.id", String.class);

  private final Dependencies environment;
  private final Map<String, Entry> entries = new HashMap<>();
  private boolean isFinishingAll;

  /**
   * Creates an empty registry.
   *
   * @param environment the environment that view models are created with
   */
  public ViewModelRegistry(final Dependencies environment) {
    this.environment = Objects.requireNonNull(environment, "environment");
  }

  /**
   * Returns the view model that the view had before it was recreated, or creates one.
   *
   * @param type the class of the view model
   * @param factory creates it: its constructor, and calls that are made only once, such as that of {@link
   *     ActivityViewModel#intent}
   * @param saved the bundle that {@link #save} returned, or an empty one for a new view
   * @param <Model> the class of the view model
   * @return the view model
   * @throws IllegalStateException if the factory returns null, a view model that has finished, or one that
   *     is registered already; if it has to be created while {@link #finishAll} runs; or on another thread
   *     than the main one
   */
  public <Model extends LifecycleViewModel<?>> Model fetch(
      final Class<Model> type,
      final Function<? super Dependencies, ? extends Model> factory,
      final TypedBundle saved) {
    return this.fetch(type, type.getName(), factory, saved);
  }

  /**
   * Returns the view model that the view had before it was recreated, or creates one. Use it for a view
   * that has two view models of one class.
   *
   * @param type the class of the view model
   * @param name the name of the view model, which is unique in its view
   * @param factory creates it: its constructor, and calls that are made only once
   * @param saved the bundle that {@link #save} returned, or an empty one for a new view
   * @param <Model> the class of the view model
   * @return the view model
   * @throws IllegalStateException if the view model by this name has another class; if the factory returns
   *     null, a view model that has finished, or one that is registered already; if it has to be created
   *     while {@link #finishAll} runs; or on another thread than the main one
   */
  public <Model extends LifecycleViewModel<?>> Model fetch(
      final Class<Model> type,
      final String name,
      final Function<? super Dependencies, ? extends Model> factory,
      final TypedBundle saved) {
    MainScheduler.requireCurrent("fetch");
    final TypedBundle values = saved.under(TypedKey.scopePrefix(name));
    final Optional<Entry> retained =
        values.find(ID).map(this.entries::get).filter(entry -> !entry.viewModel.isFinished());
    if (!retained.isPresent()) {
      return this.create(type, name, factory, values);
    }
    final LifecycleViewModel<?> viewModel = retained.get().viewModel;
    if (!type.isInstance(viewModel)) {
      throw new IllegalStateException(
          "the view fetches a "
              + type.getName()
              + " as '"
              + name
              + "', but saved a "
              + viewModel.getClass().getName());
    }
    return type.cast(viewModel);
  }

  /**
   * Returns what a view has to save to get its view models back, or at least their saved values.
   *
   * <p>Of a view model that has finished it saves nothing: the system saves the state of a view also when that
   * is about to close, and the next view gets a new view model.
   *
   * @param viewModels all view models of the view, each of which {@link #fetch} returned
   * @return the bundle to save
   * @throws IllegalStateException on another thread than the main one
   * @throws IllegalArgumentException if a view model was not fetched from this registry, or two of them
   *     were fetched by the same name
   */
  public TypedBundle save(final LifecycleViewModel<?>... viewModels) {
    MainScheduler.requireCurrent("save");
    final TypedBundle.Builder saved = TypedBundle.builder();
    final Set<String> names = new HashSet<>();
    for (final LifecycleViewModel<?> viewModel : viewModels) {
      if (viewModel.isFinished()) {
        continue;
      }
      final String type = viewModel.getClass().getName();
      final Entry entry =
          this.entries.values().stream()
              .filter(candidate -> candidate.viewModel == viewModel)
              .findFirst()
              .orElseThrow(
                  () -> new IllegalArgumentException(type + " was not fetched from this registry"));
      if (!names.add(entry.name)) {
        throw new IllegalArgumentException(
            "two view models are named '" + entry.name + "': fetch them by different names");
      }
      saved.withAll(
          TypedKey.scopePrefix(entry.name),
          viewModel.savedValues().toBundle().toBuilder().with(ID, entry.id).build());
    }
    return saved.build();
  }

  /**
   * Finishes all view models, as {@code onCleared} of a host does.
   *
   * <p>Nobody would finish those that are created meanwhile, in {@code onFinished} for instance: until it returns,
   * {@link #fetch} throws instead of creating one.
   *
   * @throws IllegalStateException on another thread than the main one
   */
  public void finishAll() {
    MainScheduler.requireCurrent("finishAll");
    final boolean wasFinishing = this.isFinishingAll;
    this.isFinishingAll = true;
    try {
      this.finish(viewModel -> true);
    } finally {
      this.isFinishingAll = wasFinishing;
    }
  }

  /**
   * Finishes the view models without a view: those whose view was destroyed, or never attached, while no
   * other view has taken its place.
   *
   * <p>A registry of the whole app calls it when no rotation is under way, in {@code onTrimMemory} for
   * instance, since the system does not report that a view will not be recreated.
   *
   * @throws IllegalStateException on another thread than the main one
   */
  public void finishDetached() {
    MainScheduler.requireCurrent("finishDetached");
    this.finish(viewModel -> !viewModel.hasView());
  }

  /**
   * The number of view models in the registry.
   *
   * @return the number
   */
  public int size() {
    return this.entries.size();
  }

  private void finish(final Predicate<LifecycleViewModel<?>> isSelected) {
    final List<Runnable> finishes = new ArrayList<>();
    for (final Entry entry : this.entries.values()) {
      finishes.add(
          () -> {
            // The ones before it may have changed that.
            if (isSelected.test(entry.viewModel)) {
              entry.viewModel.finish();
            }
          });
    }
    Failures.isolateAll(finishes);
  }

  private <Model extends LifecycleViewModel<?>> Model create(
      final Class<Model> type,
      final String name,
      final Function<? super Dependencies, ? extends Model> factory,
      final TypedBundle values) {
    if (this.isFinishingAll) {
      throw new IllegalStateException(
          "a " + type.getName() + " cannot be created while finishAll finishes the view models");
    }
    final SavedValues savedValues = new SavedValues(values.toBuilder().without(ID).build());
    final Model made =
        Creation.run(savedValues, type, () -> factory.apply(this.environment));
    if (made.isFinished()) {
      throw new IllegalStateException(
          "the factory of " + type.getName() + " returned a view model that has finished");
    }
    if (this.entries.values().stream().anyMatch(entry -> entry.viewModel == made)) {
      throw new IllegalStateException(
          "the factory of " + type.getName() + " returned a view model that is registered already");
    }
    final String id = values.find(ID).orElseGet(() -> UUID.randomUUID().toString());
    final Entry entry = new Entry(id, name, made);
    final Entry other = this.entries.put(id, entry);
    if (other != null && !other.viewModel.isFinished()) {
      this.entries.put(id, other);
      made.finish();
      throw new IllegalStateException(
          "the factory of " + type.getName() + " fetched a view model with the same saved state");
    }
    made.removal().toCompletable().subscribe(() -> this.entries.remove(id, entry));
    return made;
  }

  /** A view model that is retained. */
  private static final class Entry {
    final String id;
    final String name;
    final LifecycleViewModel<?> viewModel;

    Entry(final String id, final String name, final LifecycleViewModel<?> viewModel) {
      this.id = id;
      this.name = name;
      this.viewModel = viewModel;
    }
  }
}
