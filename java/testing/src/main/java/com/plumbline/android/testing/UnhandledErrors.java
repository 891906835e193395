package com.plumbline.android.testing;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** The errors of one test that nobody handled. */
final class UnhandledErrors {
  // What follows is guarded by this object.
  private final List<Throwable> errors = new ArrayList<>();
  private boolean isClosed;

  /** Adds an error, unless the test is over. */
  synchronized boolean add(final Throwable error) {
    return !this.isClosed && this.errors.add(error);
  }

  synchronized List<Throwable> take() {
    final List<Throwable> taken = Collections.unmodifiableList(new ArrayList<>(this.errors));
    this.errors.clear();
    return taken;
  }

  /** Ends the test. */
  void throwAny() {
    final List<Throwable> thrown;
    synchronized (this) {
      this.isClosed = true;
      thrown = this.take();
    }
    if (thrown.isEmpty()) {
      return;
    }
    final Throwable first = thrown.get(0);
    final AssertionError failure =
        new AssertionError(
            "the test caused "
                + (thrown.size() == 1 ? "an error" : thrown.size() + " errors")
                + " that nobody handled: "
                + first,
            first);
    thrown.subList(1, thrown.size()).forEach(failure::addSuppressed);
    throw failure;
  }
}
