package com.plumbline.android;

import java.net.URI;
import java.util.Objects;
import java.util.Optional;

/**
 * The intent of an activity, as its view model needs it: an action, an address, and typed extras.
 *
 * <p>It stands for an {@code android.content.Intent}. It never changes, and a test creates one in a line:
 *
 * <pre>{@code
 * viewModel.intent(TypedIntent.builder().with(PROJECT, project).build());
 * }</pre>
 */
public final class TypedIntent {
  private static final TypedIntent EMPTY =
      new TypedIntent(Optional.empty(), Optional.empty(), TypedBundle.empty());

  private final Optional<String> action;
  private final Optional<String> data;
  private final TypedBundle extras;

  private TypedIntent(
      final Optional<String> action, final Optional<String> data, final TypedBundle extras) {
    this.action = action;
    this.data = data;
    this.extras = extras;
  }

  /**
   * An intent without action, data and extras.
   *
   * @return the intent
   */
  public static TypedIntent empty() {
    return EMPTY;
  }

  /**
   * Starts an intent without action, data and extras.
   *
   * @return the builder
   */
  public static Builder builder() {
    return new Builder(EMPTY);
  }

  /**
   * Starts an intent with all that this one has.
   *
   * @return the builder
   */
  public Builder toBuilder() {
    return new Builder(this);
  }

  /**
   * The action of the intent.
   *
   * @return the action, or nothing
   */
  public Optional<String> action() {
    return this.action;
  }

  /**
   * The data of the intent, such as the address of a link, exactly as it was received.
   *
   * @return the text, or nothing
   */
  public Optional<String> data() {
    return this.data;
  }

  /**
   * The data of the intent as a URI.
   *
   * <p>Links come from other apps and from people, and {@code android.net.Uri} accepts any text. Characters
   * that a URI does not allow, such as spaces, are therefore percent-encoded first.
   *
   * @return the URI; nothing if there are no data, or if the text is not a URI even then
   */
  public Optional<URI> uri() {
    return this.data.flatMap(LenientUri::parse);
  }

  /**
   * All extras.
   *
   * @return the extras
   */
  public TypedBundle extras() {
    return this.extras;
  }

  /**
   * Returns a required extra.
   *
   * @param key its key
   * @param <Value> its type
   * @return the extra
   * @throws MissingValueException if there is none by this name, or one of another type
   */
  public <Value> Value get(final TypedKey<Value> key) {
    return this.extras.get(key);
  }

  /**
   * Finds an optional extra.
   *
   * @param key its key
   * @param <Value> its type
   * @return the extra, or nothing if there is none by this name, or one of another type
   */
  public <Value> Optional<Value> find(final TypedKey<Value> key) {
    return this.extras.find(key);
  }

  @Override
  public boolean equals(final Object other) {
    if (!(other instanceof TypedIntent)) {
      return false;
    }
    final TypedIntent intent = (TypedIntent) other;
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
    return "TypedIntent(" + this.action + ", " + this.data + ", " + this.extras + ")";
  }

  /** Builds a {@link TypedIntent}. */
  public static final class Builder {
    private Optional<String> action;
    private Optional<String> data;
    private TypedBundle.Builder extras;

    private Builder(final TypedIntent intent) {
      this.action = intent.action;
      this.data = intent.data;
      this.extras = intent.extras.toBuilder();
    }

    /**
     * Sets the action.
     *
     * @param action the action
     * @return this builder
     */
    public Builder action(final String action) {
      this.action = Optional.of(action);
      return this;
    }

    /**
     * Sets the data.
     *
     * @param data any text, as {@code android.net.Uri.toString} returns it
     * @return this builder
     */
    public Builder data(final String data) {
      this.data = Optional.of(data);
      return this;
    }

    /**
     * Sets the data.
     *
     * @param data the address
     * @return this builder
     */
    public Builder data(final URI data) {
      return this.data(data.toString());
    }

    /**
     * Adds an extra, in place of the previous one by this name.
     *
     * @param key its key
     * @param value the extra
     * @param <Value> its type
     * @return this builder
     * @throws IllegalArgumentException if the value does not have the type of the key, see {@link
     *     TypedBundle.Builder#with}
     */
    public <Value> Builder with(
        final TypedKey<Value> key, final Value value) {
      this.extras.with(key, value);
      return this;
    }

    /**
     * Replaces all extras.
     *
     * @param extras the extras
     * @return this builder
     */
    public Builder extras(final TypedBundle extras) {
      this.extras = extras.toBuilder();
      return this;
    }

    /**
     * Builds the intent. Later changes of the builder do not affect it.
     *
     * @return the intent
     */
    public TypedIntent build() {
      return new TypedIntent(this.action, this.data, this.extras.build());
    }
  }
}
