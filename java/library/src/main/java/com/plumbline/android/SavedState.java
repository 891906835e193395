package com.plumbline.android;

import io.reactivex.rxjava3.annotations.NonNull;
import io.reactivex.rxjava3.core.Observable;
import io.reactivex.rxjava3.core.ObservableTransformer;
import java.util.Objects;
import java.util.Optional;

/**
 * What a view model wants back after the system has ended its process.
 *
 * <p>A view model has it from its first line on, and says in a chain what is to be kept:
 *
 * <pre>{@code
 * final Observable<String> query = this.searchTextChanged.compose(savedState().keep(QUERY));
 * }</pre>
 *
 * <p>{@link ViewModelStore#save} hands the values to the system, {@link ViewModelStore#fetch} brings
 * them back. Small values belong here, of types that the system can write down: text, numbers, what is
 * {@code Parcelable} or {@code Serializable}. When a view only rotates nothing has to be saved, since
 * its view model stays. It can be used on any thread.
 */
public final class SavedState {
  private TypedBundle values;

  /** Makes a state that nothing was saved in. */
  public SavedState() {
    this(TypedBundle.empty());
  }

  /**
   * Makes a state of what was saved earlier.
   *
   * @param values the values
   */
  public SavedState(final @NonNull TypedBundle values) {
    this.values = Objects.requireNonNull(values, "values");
  }

  /**
   * Finds a saved value.
   *
   * @param key its key
   * @param <Value> its type
   * @return the value, or nothing
   */
  public synchronized <Value> @NonNull Optional<Value> find(final @NonNull TypedKey<Value> key) {
    return this.values.find(key);
  }

  /**
   * Saves a value, in place of the one before it.
   *
   * @param key its key
   * @param value the value
   * @param <Value> its type
   */
  public synchronized <Value> void put(
      final @NonNull TypedKey<Value> key, final @NonNull Value value) {
    this.values = this.values.toBuilder().with(key, value).build();
  }

  /**
   * Forgets a saved value.
   *
   * @param key its key
   */
  public synchronized void remove(final @NonNull TypedKey<?> key) {
    this.values = this.values.toBuilder().without(key).build();
  }

  /**
   * Saves each value of a stream, and begins the stream with the one that was saved last.
   *
   * <pre>{@code
   * source                 ----a-----b---|
   * the first time         ----a-----b---|
   * after a restart    b-----c-------d---|
   * }</pre>
   *
   * @param key the key to save them with
   * @param <Value> the type of the values
   * @return the transformer
   */
  public <Value> @NonNull ObservableTransformer<Value, Value> keep(
      final @NonNull TypedKey<Value> key) {
    return source ->
        Observable.defer(
            () -> {
              final Observable<Value> saved = source.doOnNext(value -> this.put(key, value));
              return this.find(key).map(saved::startWithItem).orElse(saved);
            });
  }

  /**
   * All that is saved.
   *
   * @return the values
   */
  public synchronized @NonNull TypedBundle toBundle() {
    return this.values;
  }
}
