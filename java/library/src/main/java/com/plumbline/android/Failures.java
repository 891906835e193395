package com.plumbline.android;

import io.reactivex.rxjava3.exceptions.Exceptions;
import io.reactivex.rxjava3.plugins.RxJavaPlugins;

/** Keeps an observer that throws from stopping what others are waiting for. */
final class Failures {
  private Failures() {}

  /** Runs code of an observer, and reports what it throws to RxJava's error handler. */
  static void isolate(final Runnable code) {
    try {
      code.run();
    } catch (Throwable error) {
      Exceptions.throwIfFatal(error);
      RxJavaPlugins.onError(error);
    }
  }
}
