package com.plumbline.android;

import static com.plumbline.android.Transformers.observeForUI;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.plumbline.android.testing.TestObserver;
import io.reactivex.rxjava3.core.Observable;
import io.reactivex.rxjava3.observers.DefaultObserver;
import io.reactivex.rxjava3.plugins.RxJavaPlugins;
import io.reactivex.rxjava3.schedulers.Schedulers;
import io.reactivex.rxjava3.schedulers.TestScheduler;
import io.reactivex.rxjava3.subjects.PublishSubject;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("observeForUI")
final class ObserveForUITests {
  private final TestScheduler scheduler = new TestScheduler();
  private boolean isMainThread = true;
  private final MainScheduler mainScheduler = MainScheduler.of(this.scheduler, () -> this.isMainThread);
  private final PublishSubject<Integer> source = PublishSubject.create();
  private final TestObserver<Integer> values = new TestObserver<>();

  @AfterEach
  void uninstall() {
    MainScheduler.uninstall();
  }

  private void emit(final boolean isMainThread, final int value) {
    this.isMainThread = isMainThread;
    this.source.onNext(value);
  }

  @Test
  @DisplayName("delivers immediately what is emitted on the main thread")
  void onMainThread() {
    this.source.compose(observeForUI(this.mainScheduler)).subscribe(this.values);
    this.emit(true, 1);
    this.values.assertValue(1);
    this.source.onComplete();
    this.values.assertDidComplete();
  }

  @Test
  @DisplayName("delivers other values on the main thread, in order with those emitted there")
  void order() {
    this.source.compose(observeForUI(this.mainScheduler)).subscribe(this.values);
    this.emit(true, 1);
    this.emit(false, 2);
    this.emit(true, 3);
    this.values.assertValue(1);
    this.scheduler.triggerActions();
    this.values.assertValues(1, 2, 3);
    this.emit(true, 4);
    this.values.assertValues(1, 2, 3, 4);
  }

  @Test
  @DisplayName("delivers an error after the values before it")
  void error() {
    final IllegalStateException error = new IllegalStateException("an error");
    this.source.compose(observeForUI(this.mainScheduler)).subscribe(this.values);
    this.emit(false, 1);
    this.source.onError(error);
    this.values.assertDidNotFail();
    this.scheduler.triggerActions();
    this.values.assertFailed(error);
    this.values.assertValue(1);
  }

  @Test
  @DisplayName("delivers nothing after it is disposed of")
  void disposed() {
    this.source.compose(observeForUI(this.mainScheduler)).subscribe(this.values);
    this.emit(false, 1);
    this.values.dispose();
    this.scheduler.triggerActions();
    this.values.assertDidNotEmitValue();
    assertFalse(this.source.hasObservers());
  }

  @Test
  @DisplayName("delivers nothing after an observer has disposed of it in the middle")
  void disposedInside() {
    this.source
        .compose(observeForUI(this.mainScheduler))
        .doOnNext(__ -> this.values.dispose())
        .subscribe(this.values);
    this.emit(false, 1);
    this.emit(false, 2);
    this.scheduler.triggerActions();
    assertTrue(this.values.values().size() <= 1);
    this.values.assertDidNotTerminate();
  }

  @Test
  @DisplayName("ends for a lambda that throws, as RxJava does, and goes on for an observer that throws and for others")
  void throwing() {
    final List<Throwable> errors = new ArrayList<>();
    RxJavaPlugins.setErrorHandler(errors::add);
    final PublishSubject<Integer> source = PublishSubject.create();
    final Observable<Integer> output = source.compose(observeForUI(MainScheduler.of(this.scheduler, () -> true)));
    final List<Integer> lambda = new ArrayList<>();
    output.subscribe(
        value -> {
          lambda.add(value);
          throw new IllegalStateException("lambda");
        });
    final List<Integer> own = new ArrayList<>();
    output.subscribe(
        new DefaultObserver<Integer>() {
          @Override
          public void onNext(final Integer value) {
            own.add(value);
            throw new IllegalStateException("observer");
          }

          @Override
          public void onError(final Throwable error) {}

          @Override
          public void onComplete() {}
        });
    final TestObserver<Integer> other = TestObserver.of(output);
    source.onNext(1);
    source.onNext(2);
    RxJavaPlugins.setErrorHandler(null);
    assertEquals(List.of(1), lambda);
    assertEquals(List.of(1, 2), own);
    other.assertValues(1, 2);
    assertEquals(3, errors.size());
  }

  @Test
  @DisplayName("delivers the next values after an error of the virtual machine")
  void fatal() {
    final PublishSubject<Integer> source = PublishSubject.create();
    final List<Integer> values = new ArrayList<>();
    source
        .compose(observeForUI(MainScheduler.of(this.scheduler, () -> true)))
        .subscribe(
            new DefaultObserver<Integer>() {
              @Override
              public void onNext(final Integer value) {
                values.add(value);
                if (value == 1) {
                  source.onNext(2);
                  throw new StackOverflowError();
                }
              }

              @Override
              public void onError(final Throwable error) {}

              @Override
              public void onComplete() {}
            });
    assertThrows(StackOverflowError.class, () -> source.onNext(1));
    source.onNext(3);
    assertEquals(List.of(1, 2, 3), values);
  }

  @Test
  @DisplayName("delivers in order what a value causes")
  void reentrant() {
    final Observable<Integer> output = this.source.compose(observeForUI(this.mainScheduler)).share();
    output.filter(value -> value < 10).subscribe(value -> this.source.onNext(value * 10));
    output.subscribe(this.values);
    this.emit(true, 1);
    this.values.assertValues(1, 10);
  }

  @Test
  @DisplayName("delivers on the main thread alone, in order, whatever threads the values come from")
  void threads() {
    final ExecutorService main = Executors.newSingleThreadExecutor();
    try {
      final Thread[] thread = new Thread[1];
      Observable.fromCallable(Thread::currentThread)
          .subscribeOn(Schedulers.from(main))
          .blockingSubscribe(current -> thread[0] = current);
      final List<Integer> numbers =
          IntStream.range(0, 10_000).boxed().collect(Collectors.toList());
      final MainScheduler realThread =
          MainScheduler.of(Schedulers.from(main), () -> Thread.currentThread() == thread[0]);
      final List<Integer> seen =
          Observable.fromIterable(numbers)
              .observeOn(Schedulers.computation())
              .compose(observeForUI(realThread))
              .doOnNext(__ -> assertEquals(thread[0], Thread.currentThread()))
              .toList()
              .timeout(60, TimeUnit.SECONDS)
              .blockingGet();
      assertEquals(numbers, seen);
    } finally {
      main.shutdownNow();
    }
  }

  @Test
  @DisplayName("uses the main thread that is installed when somebody subscribes")
  void installed() {
    MainScheduler.install(MainScheduler.of(new TestScheduler(), () -> true));
    final Observable<Integer> output = this.source.compose(observeForUI());
    MainScheduler.install(this.mainScheduler);
    output.subscribe(this.values);
    this.emit(false, 1);
    this.values.assertDidNotEmitValue();
    this.scheduler.triggerActions();
    this.values.assertValue(1);
  }

  @Test
  @DisplayName("throws at the call when no main thread is installed")
  void notInstalled() {
    assertEquals(
        "observeForUI requires a main thread: call MainScheduler.install when the app starts, and use"
            + " VirtualTimeExtension or VirtualTimeRule in tests",
        assertThrows(IllegalStateException.class, () -> this.source.compose(observeForUI()))
            .getMessage());
    assertFalse(this.source.hasObservers());
  }
}
