package com.plumbline.android;

import io.reactivex.rxjava3.annotations.NonNull;
import io.reactivex.rxjava3.core.ObservableTransformer;

/** What the library will have: the signatures that the examples need to be compiled. */
public class FragmentViewModel<View> {
  public FragmentViewModel(@NonNull Environment environment) {}

  protected final <T> @NonNull ObservableTransformer<T, T> bindToLifecycle() {
    throw new UnsupportedOperationException();
  }
}
