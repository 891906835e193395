package com.plumbline.android;

import io.reactivex.rxjava3.annotations.NonNull;
import java.net.URI;
import java.util.Objects;
import java.util.Optional;

/**
 * What an activity was opened with: an action, an address, and typed extras.
 *
 * <p>It is what a view model needs to know of an {@code android.content.Intent}. It never changes, and
 * a test makes one in a line:
 *
 * <pre>{@code
 * viewModel.intent(Intent.builder().with(PROJECT, project).build());
 * }</pre>
 */
public final class Intent {
  private static final Intent EMPTY =
      new Intent(Optional.empty(), Optional.empty(), TypedBundle.empty());

  private final Optional<String> action;
  private final Optional<URI> data;
  private final TypedBundle extras;

  private Intent(
      final Optional<String> action, final Optional<URI> data, final TypedBundle extras) {
    this.action = action;
    this.data = data;
    this.extras = extras;
  }

  /**
   * The intent that says nothing.
   *
   * @return the intent
   */
  public static @NonNull Intent empty() {
    return EMPTY;
  }

  /**
   * Begins an intent that says nothing yet.
   *
   * @return the builder
   */
  public static @NonNull Builder builder() {
    return new Builder(EMPTY);
  }

  /**
   * Begins an intent that says all that this one says.
   *
   * @return the builder
   */
  public @NonNull Builder toBuilder() {
    return new Builder(this);
  }

  /**
   * What is to be done.
   *
   * @return the action, or nothing
   */
  public @NonNull Optional<String> action() {
    return this.action;
  }

  /**
   * What it is to be done with: the address of a link, say.
   *
   * @return the address, or nothing
   */
  public @NonNull Optional<URI> data() {
    return this.data;
  }

  /**
   * All that was given along.
   *
   * @return the extras
   */
  public @NonNull TypedBundle extras() {
    return this.extras;
  }

  /**
   * Finds an extra that has to be there.
   *
   * @param key its key
   * @param <Value> its type
   * @return the extra
   * @throws MissingValueException if there is none by this name, or one of another type
   */
  public <Value> @NonNull Value get(final @NonNull TypedKey<Value> key) {
    return this.extras.get(key);
  }

  /**
   * Finds an extra that may be missing.
   *
   * @param key its key
   * @param <Value> its type
   * @return the extra, or nothing if there is none by this name, or one of another type
   */
  public <Value> @NonNull Optional<Value> find(final @NonNull TypedKey<Value> key) {
    return this.extras.find(key);
  }

  @Override
  public boolean equals(final Object other) {
    if (!(other instanceof Intent)) {
      return false;
    }
    final Intent intent = (Intent) other;
    return this.action.equals(intent.action)
        && this.data.equals(intent.data)
        && this.extras.equals(intent.extras);
  }

  @Override
  public int hashCode() {
    return Objects.hash(this.action, this.data, this.extras);
  }

  @Override
  public String toString() {
    return "Intent(" + this.action + ", " + this.data + ", " + this.extras + ")";
  }

  /** Collects what an {@link Intent} says. */
  public static final class Builder {
    private Optional<String> action;
    private Optional<URI> data;
    private TypedBundle.Builder extras;

    private Builder(final Intent intent) {
      this.action = intent.action;
      this.data = intent.data;
      this.extras = intent.extras.toBuilder();
    }

    /**
     * Says what is to be done.
     *
     * @param action the action
     * @return this builder
     */
    public @NonNull Builder action(final @NonNull String action) {
      this.action = Optional.of(action);
      return this;
    }

    /**
     * Says what it is to be done with.
     *
     * @param data the address
     * @return this builder
     */
    public @NonNull Builder data(final @NonNull URI data) {
      this.data = Optional.of(data);
      return this;
    }

    /**
     * Gives an extra along, in place of the one that has been there by this name.
     *
     * @param key its key
     * @param value the extra
     * @param <Value> its type
     * @return this builder
     * @throws IllegalArgumentException if the value does not fit the key, see {@link
     *     TypedBundle.Builder#with}
     */
    public <Value> @NonNull Builder with(
        final @NonNull TypedKey<Value> key, final @NonNull Value value) {
      this.extras.with(key, value);
      return this;
    }

    /**
     * Gives extras along, in place of all that have been there.
     *
     * @param extras the extras
     * @return this builder
     */
    public @NonNull Builder extras(final @NonNull TypedBundle extras) {
      this.extras = extras.toBuilder();
      return this;
    }

    /**
     * Makes the intent. The builder can go on, without changing it.
     *
     * @return the intent
     */
    public @NonNull Intent build() {
      return new Intent(this.action, this.data, this.extras.build());
    }
  }
}
