package com.plumbline.examples.support;

import com.plumbline.android.NoValue;
import io.reactivex.rxjava3.core.Observable;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;

/** What went into a view model and what came out of it, in one order. */
public final class Trace {
  private final Supplier<String> time;
  private final List<String> events = new ArrayList<>();

  /** A trace without times. */
  public Trace() {
    this(() -> "");
  }

  /** A trace whose events begin with the time. */
  public Trace(final Supplier<String> time) {
    this.time = time;
  }

  /** What happened so far. */
  public List<String> events() {
    return List.copyOf(this.events);
  }

  /** Forgets what happened so far. */
  public void forget() {
    this.events.clear();
  }

  /** Keeps that an input is about to be called. */
  public void input(final String event) {
    this.events.add(this.time.get() + event);
  }

  /** Keeps each value of an output, in words. */
  public <Value> void record(
      final String name,
      final Observable<Value> output,
      final Function<? super Value, String> description) {
    output.subscribe(
        value -> this.events.add(this.time.get() + name + " " + description.apply(value)));
  }

  /** Keeps that an output has something to say. */
  public void record(final String name, final Observable<NoValue> output) {
    this.record(name, output, __ -> "•");
  }
}
