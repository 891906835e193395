package com.plumbline.android;

import static com.plumbline.android.LifecycleEvent.DESTROY;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.plumbline.android.testing.VirtualTimeExtension;
import io.reactivex.rxjava3.core.Completable;
import io.reactivex.rxjava3.core.Flowable;
import io.reactivex.rxjava3.core.Maybe;
import io.reactivex.rxjava3.core.Observable;
import io.reactivex.rxjava3.core.Single;
import io.reactivex.rxjava3.disposables.Disposable;
import io.reactivex.rxjava3.subjects.CompletableSubject;
import io.reactivex.rxjava3.subjects.MaybeSubject;
import io.reactivex.rxjava3.subjects.PublishSubject;
import io.reactivex.rxjava3.subjects.SingleSubject;
import io.reactivex.rxjava3.processors.PublishProcessor;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@DisplayName("bindToLifecycle")
final class BindToLifecycleTests {
  @RegisterExtension static final VirtualTimeExtension TIME = new VirtualTimeExtension();

  private static final IllegalStateException ERROR = new IllegalStateException("an error");

  private final List<String> events = new ArrayList<>();

  /** A stream of one of the five types. */
  private final class Subject {
    final String name;
    final boolean hasValue;
    final boolean completesAtTheEnd;
    /** Binds the stream and subscribes. */
    final Function<LifecycleTransformer<Integer>, Disposable> bind;
    final Runnable succeed;
    final Consumer<Throwable> fail;
    final BooleanSupplier hasObservers;

    Subject(
        final String name,
        final boolean hasValue,
        final boolean completesAtTheEnd,
        final Function<LifecycleTransformer<Integer>, Disposable> bind,
        final Runnable succeed,
        final Consumer<Throwable> fail,
        final BooleanSupplier hasObservers) {
      this.name = name;
      this.hasValue = hasValue;
      this.completesAtTheEnd = completesAtTheEnd;
      this.bind = bind;
      this.succeed = succeed;
      this.fail = fail;
      this.hasObservers = hasObservers;
    }
  }

  private void value(final Integer value) {
    this.events.add("value " + value);
  }

  private void error(final Throwable error) {
    this.events.add("error");
  }

  private void complete() {
    this.events.add("complete");
  }

  private List<Subject> subjects() {
    final PublishSubject<Integer> observable = PublishSubject.create();
    final PublishProcessor<Integer> flowable = PublishProcessor.create();
    final SingleSubject<Integer> single = SingleSubject.create();
    final MaybeSubject<Integer> maybe = MaybeSubject.create();
    final CompletableSubject completable = CompletableSubject.create();
    return List.of(
        new Subject(
            "Observable",
            true,
            true,
            bound -> observable.compose(bound).subscribe(this::value, this::error, this::complete),
            () -> observable.onNext(1),
            observable::onError,
            observable::hasObservers),
        new Subject(
            "Flowable",
            true,
            true,
            bound -> flowable.compose(bound).subscribe(this::value, this::error, this::complete),
            () -> flowable.onNext(1),
            flowable::onError,
            flowable::hasSubscribers),
        new Subject(
            "Single",
            true,
            false,
            bound -> single.compose(bound).subscribe(this::value, this::error),
            () -> single.onSuccess(1),
            single::onError,
            single::hasObservers),
        new Subject(
            "Maybe",
            true,
            true,
            bound -> maybe.compose(bound).subscribe(this::value, this::error, this::complete),
            () -> maybe.onSuccess(1),
            maybe::onError,
            maybe::hasObservers),
        new Subject(
            "Completable",
            false,
            false,
            bound -> completable.compose(bound).subscribe(this::complete, this::error),
            completable::onComplete,
            completable::onError,
            completable::hasObservers));
  }

  private static Stream<Integer> indices() {
    return Stream.iterate(0, index -> index + 1).limit(5);
  }

  @ParameterizedTest
  @MethodSource("indices")
  @DisplayName("passes on values, completions and errors of all five types")
  void passesOn(final int index) {
    final ActivityViewModel<Object> viewModel =
        new ActivityViewModel<>(Environment.builder().build());
    final Subject succeeding = this.subjects().get(index);
    succeeding.bind.apply(viewModel.bindToLifecycle());
    assertTrue(succeeding.hasObservers.getAsBoolean());
    succeeding.succeed.run();
    assertEquals(List.of(succeeding.hasValue ? "value 1" : "complete"), this.events);
    this.events.clear();
    final Subject failing = this.subjects().get(index);
    failing.bind.apply(viewModel.bindToLifecycle());
    failing.fail.accept(ERROR);
    assertEquals(List.of("error"), this.events);
  }

  @ParameterizedTest
  @MethodSource("indices")
  @DisplayName("ends all five types with the view model, and disposes of their sources")
  void endsWithViewModel(final int index) {
    final ActivityViewModel<Object> viewModel =
        new ActivityViewModel<>(Environment.builder().build());
    final Subject subject = this.subjects().get(index);
    subject.bind.apply(viewModel.bindToLifecycle());
    viewModel.finish();
    assertFalse(subject.hasObservers.getAsBoolean());
    assertEquals(subject.completesAtTheEnd ? List.of("complete") : List.of(), this.events);
    subject.succeed.run();
    assertEquals(subject.completesAtTheEnd ? List.of("complete") : List.of(), this.events);
    assertFalse(viewModel.end().hasObservers());
  }

  @ParameterizedTest
  @MethodSource("indices")
  @DisplayName("ends all five types with the view")
  void endsWithView(final int index) {
    final ViewLifecycleRegistry lifecycle = new ViewLifecycleRegistry();
    final Subject subject = this.subjects().get(index);
    subject.bind.apply(lifecycle.bindToLifecycle());
    lifecycle.handle(DESTROY);
    assertFalse(subject.hasObservers.getAsBoolean());
    assertEquals(subject.completesAtTheEnd ? List.of("complete") : List.of(), this.events);
  }

  @ParameterizedTest
  @MethodSource("indices")
  @DisplayName("does not subscribe to a source of any type after the end")
  void afterTheEnd(final int index) {
    final ActivityViewModel<Object> viewModel =
        new ActivityViewModel<>(Environment.builder().build());
    viewModel.finish();
    final List<String> subscribed = new ArrayList<>();
    final List<Runnable> bound =
        List.of(
            () ->
                Observable.just(1)
                    .doOnSubscribe(__ -> subscribed.add("Observable"))
                    .compose(viewModel.bindToLifecycle())
                    .subscribe(this::value),
            () ->
                Flowable.just(1)
                    .doOnSubscribe(__ -> subscribed.add("Flowable"))
                    .compose(viewModel.bindToLifecycle())
                    .subscribe(this::value),
            () ->
                Single.just(1)
                    .doOnSubscribe(__ -> subscribed.add("Single"))
                    .compose(viewModel.bindToLifecycle())
                    .subscribe(this::value),
            () ->
                Maybe.just(1)
                    .doOnSubscribe(__ -> subscribed.add("Maybe"))
                    .compose(viewModel.bindToLifecycle())
                    .subscribe(this::value),
            () ->
                Completable.complete()
                    .doOnSubscribe(__ -> subscribed.add("Completable"))
                    .compose(viewModel.bindToLifecycle())
                    .subscribe(this::complete));
    bound.get(index).run();
    assertEquals(List.of(), subscribed);
    assertEquals(List.of(), this.events);
  }

  @ParameterizedTest
  @MethodSource("indices")
  @DisplayName("leaves nothing behind when a stream of any type is disposed of")
  void disposed(final int index) {
    final ActivityViewModel<Object> viewModel =
        new ActivityViewModel<>(Environment.builder().build());
    final Subject subject = this.subjects().get(index);
    subject.bind.apply(viewModel.bindToLifecycle()).dispose();
    assertFalse(subject.hasObservers.getAsBoolean(), subject.name);
    assertFalse(viewModel.end().hasObservers());
  }
}
