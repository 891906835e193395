package com.plumbline.android;

import io.reactivex.rxjava3.exceptions.Exceptions;
import io.reactivex.rxjava3.plugins.RxJavaPlugins;
import java.util.Arrays;
import java.util.Optional;

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

  /**
   * Runs code of several observers, all of it. An error of the virtual machine is thrown after the last one, since
   * RxJava does not catch it.
   */
  static void isolateAll(final Iterable<Runnable> codes) {
    Optional<Error> fatal = Optional.empty();
    for (final Runnable code : codes) {
      try {
        isolate(code);
      } catch (Error error) {
        fatal = Optional.of(fatal.orElse(error));
      }
    }
    if (fatal.isPresent()) {
      throw fatal.get();
    }
  }

  /** The same for steps that are written one after the other. */
  static void isolateAll(final Runnable... codes) {
    isolateAll(Arrays.asList(codes));
  }
}
