package com.plumbline.android;

import io.reactivex.rxjava3.annotations.NonNull;

/** What the library will have: the signatures that the examples need to be compiled. */
public class Environment {
  public <T> @NonNull T get(@NonNull Class<T> type) {
    throw new UnsupportedOperationException();
  }
}
