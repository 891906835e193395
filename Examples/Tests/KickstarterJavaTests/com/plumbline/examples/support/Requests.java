package com.plumbline.examples.support;

import com.plumbline.examples.models.ServiceError;
import io.reactivex.rxjava3.core.Observable;
import io.reactivex.rxjava3.core.ObservableEmitter;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** What a service was asked for, and what the test answers. */
public final class Requests<Input, Output> {
  private final List<Input> inputs = new ArrayList<>();
  private final Map<Integer, ObservableEmitter<Output>> open = new HashMap<>();
  private int cancelledCount;

  /** What was asked for, in order; a request counts when its observable is subscribed to. */
  public List<Input> inputs() {
    return List.copyOf(this.inputs);
  }

  /** The number of requests that were given up before they were answered. */
  public int cancelledCount() {
    return this.cancelledCount;
  }

  /** An observable that waits for the answer of the test. */
  public Observable<Output> request(final Input input) {
    return Observable.create(
        emitter -> {
          final int number = this.inputs.size();
          this.inputs.add(input);
          this.open.put(number, emitter);
          emitter.setCancellable(
              () -> {
                if (this.open.remove(number) != null) {
                  this.cancelledCount++;
                }
              });
        });
  }

  /** Answers the last request. */
  public void succeed(final Output output) {
    this.succeed(output, this.inputs.size() - 1);
  }

  /** Answers the request with a number. */
  public void succeed(final Output output, final int number) {
    final ObservableEmitter<Output> emitter = this.take(number);
    emitter.onNext(output);
    emitter.onComplete();
  }

  /** Lets the last request fail. */
  public void fail(final ServiceError error) {
    this.take(this.inputs.size() - 1).onError(error);
  }

  private ObservableEmitter<Output> take(final int number) {
    final ObservableEmitter<Output> emitter = this.open.remove(number);
    if (emitter == null) {
      throw new AssertionError("there is no open request " + number + " in " + this.inputs);
    }
    return emitter;
  }
}
