package com.plumbline.android;

import io.reactivex.rxjava3.annotations.NonNull;
import io.reactivex.rxjava3.core.Notification;
import io.reactivex.rxjava3.core.Observable;
import io.reactivex.rxjava3.core.ObservableTransformer;
import io.reactivex.rxjava3.core.Observer;
import io.reactivex.rxjava3.functions.Consumer;
import java.util.Objects;
import java.util.Optional;

/**
 * The steps that view models compose their outputs of, beyond those of RxJava.
 *
 * <pre>{@code
 * import static com.plumbline.android.Transformers.takeWhen;
 *
 * this.logIn = credentials.compose(takeWhen(this.loginButtonTapped));
 * }</pre>
 *
 * <p>In the diagrams time goes from left to right; {@code |} is the completion, {@code #} an error.
 *
 * <h2 id="order">Order</h2>
 *
 * <p>{@link #takeWhen} and {@link #takePairWhen} subscribe to the sampled side first and to the trigger
 * second. So when both sides derive from one source, a value of the source reaches the sampled side
 * first, and the trigger takes what became of this very value. It does not matter which of the two was
 * written first, nor how many operators or sources each has.
 *
 * <p>RxJava delivers in the order of subscription, and so the following must be left to that order. The
 * trigger takes the value before when
 *
 * <ol>
 *   <li>the trigger is shared ({@code share}, {@code publish}, {@code replay}, a subject in between), and
 *       its one subscription to the source is older than that of the sampled side, since somebody has
 *       observed the trigger before: share the source above both sides instead of the trigger;
 *   <li>the sampled side subscribes to the source anew while it runs ({@code switchMap}, {@code flatMap},
 *       {@code concat}, {@code delaySubscription}, {@code retry}): take the value from the trigger
 *       itself, with {@code map} or {@link #takePairWhen};
 *   <li>the sampled side is delivered later than the trigger ({@code observeOn}, {@code delay}, {@code
 *       debounce}): then the value before is the latest indeed.
 * </ol>
 *
 * <p>An output that feeds the source of its own sampled side does not block.
 */
public final class Transformers {
  private Transformers() {}

  /**
   * Puts a value in the place of what is missing.
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
  public static <S> @NonNull ObservableTransformer<Optional<S>, S> coalesce(
      final @NonNull S replacement) {
    Objects.requireNonNull(replacement, "replacement");
    return source -> source.map(value -> value.orElse(replacement));
  }

  /**
   * Pairs the latest values of two streams whenever one of them emits, once both have emitted.
   *
   * <p>A value that both sides derive from one source is two emissions, the first with the old value of
   * {@code other}: see {@link #takePairWhen} where that is one too many. It completes when both sides
   * have, or when one completes without a value; it fails when one fails.
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
  public static <S, T> @NonNull ObservableTransformer<S, Pair<S, T>> combineLatestPair(
      final @NonNull Observable<T> other) {
    Objects.requireNonNull(other, "other");
    return source -> Observable.combineLatest(source, other, Pair::create);
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
  public static <S> @NonNull ObservableTransformer<Notification<S>, Throwable> errors() {
    return source -> source.filter(Notification::isOnError).map(Notification::getError);
  }

  /**
   * Emits that there was a value, and not which.
   *
   * <pre>{@code
   * source            --a---b--|
   * ignoreValues()    --•---•--|
   * }</pre>
   *
   * @param <S> the type of the values
   * @return the transformer
   */
  public static <S> @NonNull ObservableTransformer<S, Unit> ignoreValues() {
    return source -> source.map(__ -> Unit.INSTANCE);
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
  public static <S> @NonNull ObservableTransformer<S, Integer> incrementalCount() {
    return incrementalCount(1);
  }

  /**
   * Counts the values, each observer for itself.
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
  public static <S> @NonNull ObservableTransformer<S, Integer> incrementalCount(final int first) {
    return source -> source.scan(first - 1, (count, __) -> count + 1).skip(1);
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
  public static <S> @NonNull ObservableTransformer<S, S> neverError() {
    return source -> source.onErrorComplete();
  }

  /**
   * Completes a stream where it would have failed, and hands the error to an observer: a subject that is
   * an output, say. The observer goes on.
   *
   * <pre>{@code
   * source                --a--b--#
   * neverError(errors)    --a--b--|
   * errors                --------e----
   * }</pre>
   *
   * @param errors gets the error
   * @param <S> the type of the values
   * @return the transformer
   */
  public static <S> @NonNull ObservableTransformer<S, S> neverError(
      final @NonNull Observer<? super Throwable> errors) {
    Objects.requireNonNull(errors, "errors");
    return neverError((Consumer<Throwable>) errors::onNext);
  }

  /**
   * Completes a stream where it would have failed, and hands the error to a function.
   *
   * <pre>{@code
   * source                  --a--b--#
   * neverError(consumer)    --a--b--|
   * }</pre>
   *
   * @param consumer gets the error before the stream completes; what it throws fails the stream,
   *     together with the error
   * @param <S> the type of the values
   * @return the transformer
   */
  public static <S> @NonNull ObservableTransformer<S, S> neverError(
      final @NonNull Consumer<? super Throwable> consumer) {
    Objects.requireNonNull(consumer, "consumer");
    return source ->
        source.onErrorResumeNext(
            error -> {
              consumer.accept(error);
              return Observable.empty();
            });
  }

  /**
   * Delivers on the main thread that was installed: at once what comes there, the rest as soon as
   * possible, and all in order.
   *
   * <p>Unlike {@code observeOn} it lets a value that comes on the main thread through without a turn of
   * the main loop, so that a view shows it in the same frame.
   *
   * <pre>{@code
   * source            --a(main)--b(other)--c(main)-----|
   * observeForUI()    --a-------------------b-c--------|
   * }</pre>
   *
   * <p>The main thread is looked up when somebody subscribes; if none is installed, the stream fails with
   * an {@link IllegalStateException}.
   *
   * @param <S> the type of the values
   * @return the transformer
   * @see MainThread#install
   */
  public static <S> @NonNull ObservableTransformer<S, S> observeForUI() {
    return source ->
        Observable.defer(
            () ->
                source.compose(
                    observeForUI(
                        MainThread.installed()
                            .orElseThrow(
                                () ->
                                    new IllegalStateException(
                                        "observeForUI needs MainThread.install, once when the app"
                                            + " starts, or a VirtualTimeExtension in a test")))));
  }

  /**
   * Delivers on a main thread: at once what comes there, the rest as soon as possible, and all in order.
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
  public static <S> @NonNull ObservableTransformer<S, S> observeForUI(
      final @NonNull MainThread mainThread) {
    Objects.requireNonNull(mainThread, "mainThread");
    return source -> source.lift(observer -> new MainThreadObserver<>(observer, mainThread));
  }

  /**
   * Pairs the latest value of a stream with each value of a trigger.
   *
   * <p>Where both derive from one source, the pair has what became of one and the same value: see <a
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
  public static <S, T> @NonNull ObservableTransformer<S, Pair<S, T>> takePairWhen(
      final @NonNull Observable<T> trigger) {
    Objects.requireNonNull(trigger, "trigger");
    // It subscribes to the source first; TransformersOrderTests would tell if that ever changed.
    return source ->
        trigger.withLatestFrom(source, (triggered, sampled) -> Pair.create(sampled, triggered));
  }

  /**
   * Emits the latest value of a stream whenever a trigger emits.
   *
   * <p>Where both derive from one source, it emits what became of the value that triggered: see <a
   * href="#order">Order</a>. It completes with the trigger, and fails when one of them fails.
   *
   * <pre>{@code
   * source               --a--------b-----|
   * trigger              -•----•-•-----•----|
   * takeWhen(trigger)    ------a-a-----b----|
   * }</pre>
   *
   * @param trigger says when
   * @param <S> the type of the values
   * @param <T> the type of what the trigger emits, which does not matter
   * @return the transformer
   */
  public static <S, T> @NonNull ObservableTransformer<S, S> takeWhen(
      final @NonNull Observable<T> trigger) {
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
  public static <S> @NonNull ObservableTransformer<Notification<S>, S> values() {
    return source -> source.filter(Notification::isOnNext).map(Notification::getValue);
  }

  /**
   * Subscribes to a stream when something has happened for the first time.
   *
   * <p>What a hot source emits before that is lost. It completes without a value when {@code until}
   * does.
   *
   * <pre>{@code
   * source (hot)         --a--b-----c---d--|
   * until                -------•------•-----
   * waitUntil(until)     -----------c---d--|
   * }</pre>
   *
   * @param until says when
   * @param <S> the type of the values
   * @param <T> the type of what {@code until} emits, which does not matter
   * @return the transformer
   */
  public static <S, T> @NonNull ObservableTransformer<S, S> waitUntil(
      final @NonNull Observable<T> until) {
    Objects.requireNonNull(until, "until");
    return source -> until.take(1).concatMap(__ -> source);
  }

  /**
   * Pairs the first values of two streams, the second ones, and so on.
   *
   * <p>Values wait for their partner. It completes when one side has completed and its values are used
   * up, and fails when one fails.
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
  public static <S, T> @NonNull ObservableTransformer<S, Pair<S, T>> zipPair(
      final @NonNull Observable<T> other) {
    Objects.requireNonNull(other, "other");
    return source -> source.zipWith(other, Pair::create);
  }
}
