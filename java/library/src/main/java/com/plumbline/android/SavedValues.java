package com.plumbline.android;

import io.reactivex.rxjava3.core.Observable;
import io.reactivex.rxjava3.core.ObservableTransformer;
import java.util.Objects;
import java.util.Optional;

/**
 * The values of a view model that are restored after the system has ended its process.
 *
 * <p>They are available from the first line of a constructor. A chain states which values to keep:
 *
 * <pre>{@code
 * final Observable<String> query = this.searchTextChanged.compose(savedValues().keep(QUERY));
 * }</pre>
 *
 * <p>{@link ViewModelRegistry#save} returns them to the view, and {@link ViewModelRegistry#fetch} restores
 * them. Keep them small, and of types that a bundle of the system supports: text, numbers, what is {@code
 * Parcelable} or {@code Serializable}. A rotation does not need them, since the view model is retained.
 *
 * <p>They can be used on any thread.
 */
public final class SavedValues {
  private final Store store;
  /** What the names of all values begin with: the names of the scopes that these are in. */
  private final String prefix;

  /** Creates saved values without a value. */
  public SavedValues() {
    this(TypedBundle.empty());
  }

  /**
   * Creates saved values from those that were saved earlier.
   *
   * @param restored the values
   */
  public SavedValues(final TypedBundle restored) {
    this(new Store(Objects.requireNonNull(restored, "restored")), "");
  }

  private SavedValues(final Store store, final String prefix) {
    this.store = store;
    this.prefix = prefix;
  }

  /**
   * The saved values of a part of the view model: of a row, whose view model is created with them.
   *
   * <pre>{@code
   * new RowViewModel(environment(), savedValues().scope("row " + item.id()));
   * }</pre>
   *
   * <p>They are saved and restored together with these values, and never collide with them. All scopes by
   * one name share their values.
   *
   * @param name the name of the scope
   * @return the values of the scope
   */
  public SavedValues scope(final String name) {
    return new SavedValues(this.store, this.prefix + TypedKey.scopePrefix(name));
  }

  /**
   * Finds a saved value.
   *
   * @param key its key
   * @param <Value> its type
   * @return the value, or nothing
   */
  public <Value> Optional<Value> find(final TypedKey<Value> key) {
    return this.store.find(key.in(this.prefix));
  }

  /**
   * Saves a value, in place of the previous one.
   *
   * @param key its key
   * @param value the value
   * @param <Value> its type
   */
  public <Value> void put(final TypedKey<Value> key, final Value value) {
    this.store.put(key.in(this.prefix), value);
  }

  /**
   * Removes a saved value.
   *
   * @param key its key
   */
  public void remove(final TypedKey<?> key) {
    this.store.remove(key.in(this.prefix));
  }

  /**
   * Removes all saved values, those of scopes included: when a row is deleted, with those of its scope.
   *
   * <p>Otherwise they are saved and restored as long as the view exists, whether anybody uses them or not.
   */
  public void removeAll() {
    this.store.removeUnder(this.prefix);
  }

  /**
   * Saves each value of a stream, and starts the stream with the restored value.
   *
   * <p>The restored value is emitted to each observer until a newer value is saved. After that, observers
   * receive what the source emits, as they do without a restored value.
   *
   * <pre>{@code
   * source                                 ----a-----b---|
   * the first time                         ----a-----b---|
   * the first time, a second observer            ----b---|
   *
   * source, after a restart                ----c-----d---|
   * after a restart                        b---c-----d---|
   * after a restart, a second observer       b-c-----d---|
   * after a restart, a later observer            ----d---|
   * }</pre>
   *
   * <p>What an observer sends to the source while it receives the restored value follows that value.
   *
   * @param key the key to save them with
   * @param <Value> the type of the values
   * @return the transformer
   */
  public <Value> ObservableTransformer<Value, Value> keep(final TypedKey<Value> key) {
    return this.keep(key, Optional.empty());
  }

  /**
   * Saves each value of a stream, and starts the stream with the restored value, or with an initial one if
   * there is none.
   *
   * <p>The initial value is not saved itself. As the restored one, it is emitted to each observer until a
   * newer value is saved.
   *
   * <pre>{@code
   * source                        ----a-----b---|
   * the first time                i---a-----b---|
   *
   * source, after a restart       ----c-----d---|
   * after a restart               b---c-----d---|
   * }</pre>
   *
   * @param key the key to save them with
   * @param initialValue the value to start with the first time
   * @param <Value> the type of the values
   * @return the transformer
   */
  public <Value> ObservableTransformer<Value, Value> keep(
      final TypedKey<Value> key, final Value initialValue) {
    return this.keep(key, Optional.of(initialValue));
  }

  private <Value> ObservableTransformer<Value, Value> keep(
      final TypedKey<Value> key, final Optional<Value> initialValue) {
    return source ->
        Observable.defer(
            () -> {
              final Observable<Value> saved = source.doOnNext(value -> this.put(key, value));
              final Optional<Value> first = this.store.first(key.in(this.prefix), initialValue);
              return first.isPresent() ? LeadingValueObserver.leading(first.get(), saved) : saved;
            });
  }

  /**
   * All saved values, those of scopes included.
   *
   * @return the values
   */
  public TypedBundle toBundle() {
    return this.store.toBundle().under(this.prefix);
  }

  /** The values of a view model, those of its scopes included. */
  private static final class Store {
    // Guarded by this object.
    private final TypedBundle.Builder values;
    /** The restored values that no newer ones have replaced. */
    private final TypedBundle.Builder restored;

    Store(final TypedBundle restored) {
      this.values = restored.toBuilder();
      this.restored = restored.toBuilder();
    }

    synchronized TypedBundle toBundle() {
      return this.values.build();
    }

    synchronized <Value> Optional<Value> find(final TypedKey<Value> key) {
      return this.values.find(key);
    }

    /** The restored value, or an initial one if there is none, unless a newer one has replaced it. */
    synchronized <Value> Optional<Value> first(
        final TypedKey<Value> key, final Optional<Value> initialValue) {
      final Optional<Value> found = this.restored.find(key);
      return found.isPresent() || this.values.find(key).isPresent() ? found : initialValue;
    }

    synchronized <Value> void put(final TypedKey<Value> key, final Value value) {
      this.values.with(key, value);
      this.restored.without(key);
    }

    synchronized void remove(final TypedKey<?> key) {
      this.values.without(key);
      this.restored.without(key);
    }

    synchronized void removeUnder(final String prefix) {
      this.values.removeUnder(prefix);
      this.restored.removeUnder(prefix);
    }
  }
}
