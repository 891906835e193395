package com.plumbline.android;

import io.reactivex.rxjava3.core.Notification;
import io.reactivex.rxjava3.core.Observable;
import io.reactivex.rxjava3.core.ObservableTransformer;
import io.reactivex.rxjava3.core.Observer;
import io.reactivex.rxjava3.functions.Consumer;
import io.reactivex.rxjava3.functions.Function;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Operators that view models compose their outputs of, in addition to those of RxJava.
 *
 * <pre>{@code
 * import static com.plumbline.android.Transformers.takeWhen;
 *
 * this.logIn = credentials.compose(takeWhen(this.loginButtonTapped));
 * }</pre>
 *
 * <p>In the diagrams, time runs from left to right; {@code |} is the completion, {@code #} an error.
 *
 * <h2 id="order">Order</h2>
 *
 * <p>{@link #takeWhen} and {@link #takePairWhen} subscribe to the sampled stream before the trigger. If both
 * derive from one source, a value of the source therefore reaches the sampled stream first, and the trigger
 * samples the result of this very value. The order in which the two are declared does not matter, nor does
 * the number of operators or sources of each.
 *
 * <p>RxJava delivers in the order of subscription, so the trigger samples the previous value in three cases:
 *
 * <ol>
 *   <li>The trigger is shared ({@code share}, {@code publish}, {@code replay}, a subject in between), and has
 *       been observed before the sampled stream was. Share the source of both instead of the trigger.
 *   <li>The sampled stream subscribes to the source again while it runs ({@code switchMap}, {@code flatMap},
 *       {@code concat}, {@code delaySubscription}, {@code retry}). Take the value from the trigger itself,
 *       with {@code map} or {@link #takePairWhen}.
 *   <li>The sampled stream is delivered later than the trigger ({@code observeOn}, {@code delay}, {@code
 *       debounce}). Then the previous value is the latest one.
 * </ol>
 *
 * <p>An output that feeds the source of its own sampled stream does not deadlock.
 */
public final class Transformers {
  private Transformers() {}

  /**
   * Replaces missing values.
   *
   * <pre>{@code
   * source              --a--()--b--|
   * coalesce(x)         --a--x---b--|
   * }</pre>
   *
   * @param replacement the value
   * @param <S> the type of the values
   * @return the transformer
   */
  public static <S> ObservableTransformer<Optional<S>, S> coalesce(
      final S replacement) {
    Objects.requireNonNull(replacement, "replacement");
    return source -> source.map(value -> value.orElse(replacement));
  }

  /**
   * Pairs the latest values of two streams whenever one of them emits, once both have emitted.
   *
   * <p>If both streams derive from one source, each value of the source causes two emissions, the first with
   * the previous value of {@code other}. Use {@link #takePairWhen} where only one is wanted. It completes
   * when both streams have completed, or when one completes without a value, and fails when one fails.
   *
   * <pre>{@code
   * source                      --a-----b-------|
   * other                       ----1-------2-----|
   * combineLatestPair(other)    ----a1--b1--b2----|
   * }</pre>
   *
   * @param other the stream of the second values
   * @param <S> the type of the first values
   * @param <T> the type of the second values
   * @return the transformer
   */
  public static <S, T> ObservableTransformer<S, ValuePair<S, T>> combineLatestPair(
      final Observable<T> other) {
    Objects.requireNonNull(other, "other");
    return source -> Observable.combineLatest(source, other, ValuePair::create);
  }

  /**
   * Emits the errors of materialized streams.
   *
   * <pre>{@code
   * source      --next(a)--error(e)--complete--
   * errors()    -----------e-------------------
   * }</pre>
   *
   * @param <S> the type of the values
   * @return the transformer
   */
  public static <S> ObservableTransformer<Notification<S>, Throwable> errors() {
    return source -> source.filter(Notification::isOnError).map(Notification::getError);
  }

  /**
   * Replaces each value by {@link NoValue}.
   *
   * <pre>{@code
   * source            --a---b--|
   * ignoreValues()    --•---•--|
   * }</pre>
   *
   * @param <S> the type of the values
   * @return the transformer
   */
  public static <S> ObservableTransformer<S, NoValue> ignoreValues() {
    return source -> source.map(__ -> NoValue.INSTANCE);
  }

  /**
   * Counts the values, from 1.
   *
   * <pre>{@code
   * source                --a---b---c--|
   * incrementalCount()    --1---2---3--|
   * }</pre>
   *
   * @param <S> the type of the values
   * @return the transformer
   */
  public static <S> ObservableTransformer<S, Integer> incrementalCount() {
    return incrementalCount(1);
  }

  /**
   * Counts the values, separately for each observer.
   *
   * <pre>{@code
   * source                 --a---b---c--|
   * incrementalCount(0)    --0---1---2--|
   * }</pre>
   *
   * @param first the number of the first value
   * @param <S> the type of the values
   * @return the transformer
   */
  public static <S> ObservableTransformer<S, Integer> incrementalCount(final int first) {
    return source -> source.scan(first - 1, (count, __) -> count + 1).skip(1);
  }

  /**
   * Maps values, and drops those that have no result.
   *
   * <p>It is for functions that return null, which a stream cannot emit. Use {@code mapOptional} for functions
   * that return an {@code Optional}.
   *
   * <pre>{@code
   * source           --a--b--c--|
   * mapNotNull(f)    --x-----z--|
   * }</pre>
   *
   * @param function returns the result, or null
   * @param <S> the type of the values
   * @param <T> the type of the results
   * @return the transformer
   */
  public static <S, T> ObservableTransformer<S, T> mapNotNull(
      final Function<? super S, ? extends @Nullable T> function) {
    Objects.requireNonNull(function, "function");
    return source ->
        source
            .map(value -> Optional.<T>ofNullable(function.apply(value)))
            .filter(Optional::isPresent)
            .map(Optional::get);
  }

  /**
   * Completes a stream where it would have failed.
   *
   * <pre>{@code
   * source          --a--b--#
   * neverError()    --a--b--|
   * }</pre>
   *
   * @param <S> the type of the values
   * @return the transformer
   */
  public static <S> ObservableTransformer<S, S> neverError() {
    return neverError((Consumer<Throwable>) error -> {});
  }

  /**
   * Completes a stream where it would have failed, and sends the error to an observer, such as a subject that
   * is an output. The observer does not complete.
   *
   * <pre>{@code
   * source                --a--b--#
   * neverError(errors)    --a--b--|
   * errors                --------e----
   * }</pre>
   *
   * @param errors receives the error
   * @param <S> the type of the values
   * @return the transformer
   */
  public static <S> ObservableTransformer<S, S> neverError(
      final Observer<? super Throwable> errors) {
    Objects.requireNonNull(errors, "errors");
    return neverError((Consumer<Throwable>) errors::onNext);
  }

  /**
   * Completes a stream where it would have failed, and passes the error to a function.
   *
   * <pre>{@code
   * source                  --a--b--#
   * neverError(consumer)    --a--b--|
   * }</pre>
   *
   * @param consumer receives the error before the stream completes; if it throws, the stream fails with
   *     both errors
   * @param <S> the type of the values
   * @return the transformer
   */
  public static <S> ObservableTransformer<S, S> neverError(
      final Consumer<? super Throwable> consumer) {
    Objects.requireNonNull(consumer, "consumer");
    return source -> {
      final Function<Throwable, Observable<S>> complete =
          error -> {
            consumer.accept(error);
            return Observable.empty();
          };
      return source.onErrorResumeNext(complete);
    };
  }

  /**
   * Delivers on the installed main thread, in order, and immediately where possible.
   *
   * <p>Unlike {@code observeOn}, it delivers a value that is emitted on the main thread in the same turn of
   * the main loop, so that a view shows it in the same frame.
   *
   * <pre>{@code
   * source            --a(main)--b(other)--c(main)-----|
   * observeForUI()    --a-------------------b-c--------|
   * }</pre>
   *
   * <p>The transformer throws an {@link IllegalStateException} in {@code compose} if no main thread is
   * installed. The installed one is looked up again when somebody subscribes.
   *
   * <p>What an observer throws is reported to the error handler of {@code RxJavaPlugins}, and does not end the
   * delivery, neither to others nor to itself. A lambda that is passed to {@code subscribe} is no such
   * observer: RxJava itself disposes of its subscription when it throws, and passes the error to the lambda
   * for errors, or to the error handler if there is none.
   *
   * @param <S> the type of the values
   * @return the transformer
   * @see MainScheduler#install
   */
  public static <S> ObservableTransformer<S, S> observeForUI() {
    return source -> {
      installedMainScheduler();
      return Observable.defer(() -> source.compose(observeForUI(installedMainScheduler())));
    };
  }

  private static MainScheduler installedMainScheduler() {
    return MainScheduler.installed()
        .orElseThrow(
            () ->
                new IllegalStateException(
                    "observeForUI requires a main thread: call MainScheduler.install when the app"
                        + " starts, and use VirtualTimeExtension or VirtualTimeRule in tests"));
  }

  /**
   * Delivers on a main thread, in order, and immediately where possible.
   *
   * <pre>{@code
   * source                      --a(main)--b(other)--c(main)-----|
   * observeForUI(mainThread)    --a-------------------b-c--------|
   * }</pre>
   *
   * @param mainThread the main thread
   * @param <S> the type of the values
   * @return the transformer
   */
  public static <S> ObservableTransformer<S, S> observeForUI(
      final MainScheduler mainThread) {
    Objects.requireNonNull(mainThread, "mainThread");
    return source -> source.lift(observer -> new MainThreadObserver<>(observer, mainThread));
  }

  /**
   * Pairs the latest value of a stream with each value of a trigger.
   *
   * <p>If both derive from one source, both values of a pair derive from the same value of the source: see <a
   * href="#order">Order</a>. It completes with the trigger, and fails when one of them fails.
   *
   * <pre>{@code
   * source                   --a--------b-------|
   * trigger                  -1----2--3----4------|
   * takePairWhen(trigger)    ------a2-a3---b4-----|
   * }</pre>
   *
   * @param trigger the stream of the second values
   * @param <S> the type of the first values
   * @param <T> the type of the second values
   * @return the transformer
   */
  public static <S, T> ObservableTransformer<S, ValuePair<S, T>> takePairWhen(
      final Observable<T> trigger) {
    Objects.requireNonNull(trigger, "trigger");
    // It subscribes to the source first, which TransformersOrderTests checks.
    return source ->
        trigger.withLatestFrom(source, (triggered, sampled) -> ValuePair.create(sampled, triggered));
  }

  /**
   * Emits the latest value of a stream whenever a trigger emits.
   *
   * <p>If both derive from one source, it emits the result of the value that triggered: see <a
   * href="#order">Order</a>. It completes with the trigger, and fails when one of them fails.
   *
   * <pre>{@code
   * source               --a--------b-----|
   * trigger              -•----•-•-----•----|
   * takeWhen(trigger)    ------a-a-----b----|
   * }</pre>
   *
   * @param trigger the stream whose values trigger an emission
   * @param <S> the type of the values
   * @param <T> the type of the values of the trigger, which are ignored
   * @return the transformer
   */
  public static <S, T> ObservableTransformer<S, S> takeWhen(
      final Observable<T> trigger) {
    Objects.requireNonNull(trigger, "trigger");
    return source -> trigger.withLatestFrom(source, (__, sampled) -> sampled);
  }

  /**
   * Emits the values of materialized streams.
   *
   * <pre>{@code
   * source      --next(a)--error(e)--next(b)--complete--
   * values()    --a------------------b------------------
   * }</pre>
   *
   * @param <S> the type of the values
   * @return the transformer
   */
  public static <S> ObservableTransformer<Notification<S>, S> values() {
    return source -> source.filter(Notification::isOnNext).map(Notification::getValue);
  }

  /**
   * Subscribes to a stream when another one emits its first value.
   *
   * <p>Values that a hot source emits before that are dropped. It completes without a value if {@code until}
   * does.
   *
   * <pre>{@code
   * source (hot)         --a--b-----c---d--|
   * until                -------•------•-----
   * waitUntil(until)     -----------c---d--|
   * }</pre>
   *
   * @param until the stream whose first value subscribes
   * @param <S> the type of the values
   * @param <T> the type of what {@code until} emits, which does not matter
   * @return the transformer
   */
  public static <S, T> ObservableTransformer<S, S> waitUntil(
      final Observable<T> until) {
    Objects.requireNonNull(until, "until");
    return source -> until.take(1).concatMap(__ -> source);
  }

  /**
   * Pairs the first values of two streams, the second ones, and so on.
   *
   * <p>Values wait for their counterparts. It completes when one stream has completed and all of its values
   * are paired, and fails when one fails.
   *
   * <pre>{@code
   * source            --a--b----------c--|
   * other             --------1---2--------3--
   * zipPair(other)    --------a1--b2-------c3|
   * }</pre>
   *
   * @param other the stream of the second values
   * @param <S> the type of the first values
   * @param <T> the type of the second values
   * @return the transformer
   */
  public static <S, T> ObservableTransformer<S, ValuePair<S, T>> zipPair(
      final Observable<T> other) {
    Objects.requireNonNull(other, "other");
    return source -> source.zipWith(other, ValuePair::create);
  }
}
