package com.plumbline.android;

import io.reactivex.rxjava3.core.Observable;

/**
 * The view model of a fragment.
 *
 * <p>{@link LifecycleViewModel} documents its lifetime.
 *
 * @param <View> the type of the fragment
 */
public class FragmentViewModel<View> extends StartedViewModel<View, TypedBundle> {
  /**
   * Creates a view model.
   *
   * @param environment its dependencies
   */
  public FragmentViewModel(final Environment environment) {
    super(environment);
  }

  /**
   * Call with the arguments of the fragment, once when the view model is created, but not when the fragment
   * or its view is recreated.
   *
   * @param arguments the arguments
   * @throws IllegalStateException on another thread than the main one
   */
  public final void arguments(final TypedBundle arguments) {
    this.start("arguments", arguments);
  }

  /**
   * Emits the arguments of the fragment, also to observers that subscribe later.
   *
   * <p>It completes when the view model finishes.
   *
   * @return the arguments
   */
  protected final Observable<TypedBundle> arguments() {
    return this.starts();
  }
}
