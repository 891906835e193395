package com.plumbline.android.testing;

import static com.plumbline.android.Transformers.observeForUI;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;

import com.plumbline.android.MainScheduler;
import io.reactivex.rxjava3.core.Observable;
import io.reactivex.rxjava3.core.Scheduler;
import io.reactivex.rxjava3.plugins.RxJavaPlugins;
import io.reactivex.rxjava3.schedulers.Schedulers;
import io.reactivex.rxjava3.schedulers.TestScheduler;
import io.reactivex.rxjava3.subjects.PublishSubject;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@DisplayName("A virtual time")
final class VirtualTimeExtensionTests {
  private static Stream<Supplier<Scheduler>> schedulers() {
    return Stream.of(
        Schedulers::computation, Schedulers::io, Schedulers::newThread, Schedulers::single);
  }

  @Nested
  @DisplayName("in a test")
  final class InTest {
    @RegisterExtension final VirtualTimeExtension time = new VirtualTimeExtension();

    @Test
    @DisplayName("stands still until the test advances it")
    void moves() {
      final PublishSubject<String> source = PublishSubject.create();
      final TestObserver<String> debounced =
          TestObserver.of(source.debounce(300, TimeUnit.MILLISECONDS));
      source.onNext("f");
      this.time.advanceBy(Duration.ofMillis(299));
      debounced.assertDidNotEmitValue();
      assertEquals(Duration.ofMillis(299), this.time.now());
      this.time.advanceBy(Duration.ofMillis(1));
      debounced.assertValue("f");
    }

    @ParameterizedTest
    @MethodSource("com.plumbline.android.testing.VirtualTimeExtensionTests#schedulers")
    @DisplayName("is that of every scheduler of RxJava that has threads")
    void schedulers(final Supplier<Scheduler> scheduler) {
      assertSame(scheduler.get(), scheduler.get());
      this.time.advanceBy(Duration.ofSeconds(1));
      assertEquals(1000, scheduler.get().now(TimeUnit.MILLISECONDS));
      final TestObserver<Integer> values =
          TestObserver.of(Observable.just(1).subscribeOn(scheduler.get()));
      values.assertDidNotEmitValue();
      this.time.runNow();
      values.assertValue(1);
    }

    @Test
    @DisplayName("makes the thread of the test the main thread")
    void mainThread() {
      TestObserver.of(Observable.just(1).compose(observeForUI())).assertValue(1);
    }

    @Test
    @DisplayName("delivers values of other threads on the main thread when the time advances")
    void otherThread() throws InterruptedException {
      final PublishSubject<Integer> source = PublishSubject.create();
      final TestObserver<Integer> values = TestObserver.of(source.compose(observeForUI()));
      final Thread other = new Thread(() -> source.onNext(1));
      other.start();
      other.join();
      values.assertDidNotEmitValue();
      this.time.runNow();
      values.assertValue(1);
    }
  }

  @Nested
  @DisplayName("between tests")
  final class BetweenTests {
    private final MainScheduler mainThread = MainScheduler.of(Schedulers.trampoline(), () -> true);

    @AfterEach
    void reset() {
      RxJavaPlugins.reset();
      MainScheduler.uninstall();
    }

    @Test
    @DisplayName("leaves nothing behind if nothing was installed")
    void restoresNothing() throws Exception {
      final List<Scheduler> before = schedulers().map(Supplier::get).toList();
      final VirtualTimeExtension time = new VirtualTimeExtension();
      time.beforeEach(null);
      assertNotSame(before.get(0), Schedulers.computation());
      time.afterEach(null);
      assertEquals(before, schedulers().map(Supplier::get).toList());
      assertEquals(Optional.empty(), MainScheduler.installed());
    }

    @Test
    @DisplayName("restores the handlers of an app or another extension")
    void restoresHandlers() throws Exception {
      final TestScheduler own = new TestScheduler();
      RxJavaPlugins.setComputationSchedulerHandler(__ -> own);
      RxJavaPlugins.setIoSchedulerHandler(__ -> own);
      RxJavaPlugins.setNewThreadSchedulerHandler(__ -> own);
      RxJavaPlugins.setSingleSchedulerHandler(__ -> own);
      MainScheduler.install(this.mainThread);
      final VirtualTimeExtension time = new VirtualTimeExtension();
      time.beforeEach(null);
      assertEquals(0, Schedulers.io().now(TimeUnit.NANOSECONDS));
      time.afterEach(null);
      assertEquals(
          List.of(own, own, own, own), schedulers().map(Supplier::get).toList());
      assertEquals(Optional.of(this.mainThread), MainScheduler.installed());
    }

    @ParameterizedTest
    @MethodSource("com.plumbline.android.testing.VirtualTimeExtensionTests#schedulers")
    @DisplayName("leaves no scheduler behind in static fields of the app: it follows each test, and is RxJava's own between")
    void keptScheduler(final Supplier<Scheduler> scheduler) throws Exception {
      final VirtualTimeExtension time = new VirtualTimeExtension();
      time.beforeEach(null);
      final Scheduler kept = scheduler.get();
      final Observable<Integer> stream = Observable.just(1).delay(1, TimeUnit.MILLISECONDS, kept);
      time.afterEach(null);
      assertEquals(1, stream.timeout(10, TimeUnit.SECONDS).blockingFirst());

      time.beforeEach(null);
      final TestObserver<Integer> values = TestObserver.of(stream);
      values.assertDidNotEmitValue();
      time.advanceBy(Duration.ofMillis(1));
      values.assertValue(1);
      time.afterEach(null);
    }

    @Test
    @DisplayName("starts at zero again, for an extension in a static field")
    void beginsAnew() throws Exception {
      final VirtualTimeExtension time = new VirtualTimeExtension();
      time.beforeEach(null);
      time.advanceBy(Duration.ofSeconds(1));
      time.afterEach(null);
      time.beforeEach(null);
      assertEquals(Duration.ZERO, time.now());
      time.afterEach(null);
    }
  }
}
