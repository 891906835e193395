package com.plumbline.android;

import io.reactivex.rxjava3.annotations.NonNull;
import io.reactivex.rxjava3.core.Observable;
import io.reactivex.rxjava3.core.ObservableTransformer;
import io.reactivex.rxjava3.core.Observer;
import io.reactivex.rxjava3.disposables.Disposable;
import io.reactivex.rxjava3.subjects.BehaviorSubject;
import io.reactivex.rxjava3.subjects.CompletableSubject;
import java.util.Objects;
import java.util.Optional;

/**
 * What view models of activities, fragments and view holders have in common: a life that is longer than
 * that of a view.
 *
 * <p>A view model is attached to one view after the other. When a view only rotates, the view model
 * stays, with all of its subscriptions; when a view finishes, so does the view model.
 *
 * <table>
 * <caption>What the events of a view do to its view model</caption>
 * <tr><th>Event</th><th>View</th><th>Subscriptions</th></tr>
 * <tr><td>CREATE</td><td>detached</td><td>stay</td></tr>
 * <tr><td>START, RESUME, PAUSE</td><td>attached</td><td>stay</td></tr>
 * <tr><td>STOP</td><td>detached</td><td>stay</td></tr>
 * <tr><td>DESTROY</td><td>forgotten</td><td>stay; those of a view holder end</td></tr>
 * <tr><td>FINISH</td><td>forgotten</td><td>end</td></tr>
 * </table>
 *
 * <p>The view is known only from its first event to its last one, so a view model keeps no view from
 * being freed.
 *
 * @param <View> the type of the view
 */
public abstract class LifecycleViewModel<View> {
  private final Environment environment;
  private final SavedState savedState;
  private final CompletableSubject finished = CompletableSubject.create();
  private final BehaviorSubject<Optional<View>> view =
      BehaviorSubject.createDefault(Optional.empty());

  /** The view that was given last, until its last event. */
  private Optional<Attachment> attachment = Optional.empty();

  LifecycleViewModel(final Environment environment) {
    this.environment = Objects.requireNonNull(environment, "environment");
    this.savedState = environment.find(SavedState.class).orElseGet(SavedState::new);
  }

  // For view models

  /**
   * What the view model was made with.
   *
   * @return the environment
   */
  protected final @NonNull Environment environment() {
    return this.environment;
  }

  /**
   * What is to come back after the system has ended the process.
   *
   * @return the saved state; that of the {@link Environment} if there is one, as {@link ViewModelStore}
   *     has it
   */
  protected final @NonNull SavedState savedState() {
    return this.savedState;
  }

  /**
   * Emits each view that is attached, and to a new observer the one that is attached now.
   *
   * <p>It completes when the view model finishes. Nobody should keep the view.
   *
   * @return the views
   */
  protected final @NonNull Observable<View> view() {
    return this.view.mapOptional(attached -> attached);
  }

  /**
   * Ends a subscription when the view model finishes, and not when a view only rotates.
   *
   * <p>Every {@code subscribe} of a view model follows it directly: what stands between them would not
   * end. When the view model has finished already, the source is not even subscribed to.
   *
   * <pre>{@code
   * view     START-----DESTROY-CREATE-----FINISH
   * source   ------a----------b--------c----------d--
   * result   ------a----------b--------c--|
   * }</pre>
   *
   * @param <T> the type of the values
   * @return the transformer
   */
  protected final <T> @NonNull ObservableTransformer<T, T> bindToLifecycle() {
    return Bound.until(this.finished);
  }

  /**
   * Makes an output that emits only while a view is attached, and says what becomes of the other values.
   *
   * <p>It is meant for what happens once: where to go, what to show. Without it such values are lost in
   * the middle of a rotation, when nobody observes, and reach a stopped view, which must not open a
   * dialog or another screen. What a view shows all the time belongs into a {@code BehaviorSubject}
   * instead, which has the last value for every new view.
   *
   * <pre>{@code
   * source      --a--b-------------c--d--------e--
   * view        START---STOP---------------START--
   * DROP        --a--b-------------------------e--
   * KEEP_LAST   --a--b---------------------d---e--
   * KEEP_ALL    --a--b---------------------c-d-e--
   * }</pre>
   *
   * <p>The output is hot: the source is subscribed to here, until the view model finishes, and once for
   * all observers. A view observes it before it starts, in {@code onCreate}; while a view is attached
   * and does not observe, values are lost. When the source completes or fails, so does the output, after
   * the values that wait; when the view model finishes, at once.
   *
   * @param policy what becomes of values while no view is attached
   * @param <T> the type of the values
   * @return the transformer
   */
  protected final <T> @NonNull ObservableTransformer<T, T> whileAttached(
      final @NonNull WhenDetached policy) {
    Objects.requireNonNull(policy, "policy");
    return source -> {
      final Gate<T> gate = new Gate<>(policy);
      // The end of the view model closes the gate before it ends the source.
      this.finished.subscribe(gate::close);
      this.view.compose(this.bindToLifecycle()).subscribe(view -> gate.setOpen(view.isPresent()));
      Observable.wrap(source).compose(this.bindToLifecycle()).subscribe(gate);
      return gate.output();
    };
  }

  // For views

  /**
   * Lets the view model follow the life of a view.
   *
   * <p>It is called once for each view, when it is created. The view before, if it was not destroyed
   * yet, is forgotten, and what happens to it means nothing any more.
   *
   * @param view the view
   * @param lifecycle its life
   * @throws IllegalStateException if the view model has finished
   */
  public final void attach(final @NonNull View view, final @NonNull ViewLifecycle lifecycle) {
    Objects.requireNonNull(view, "view");
    Objects.requireNonNull(lifecycle, "lifecycle");
    if (this.isFinished()) {
      throw new IllegalStateException(
          this.getClass().getName() + " has finished, and cannot be attached to a view any more");
    }
    this.forgetView();
    final Attachment attachment = new Attachment(view);
    this.attachment = Optional.of(attachment);
    lifecycle.events().subscribe(attachment);
  }

  /**
   * Ends the view model: all that is bound to its life completes, and the view is forgotten.
   *
   * <p>The last event of a view does it; a test or a view without a life of its own calls it. To finish
   * twice is to finish once.
   */
  public final void finish() {
    if (this.isFinished()) {
      return;
    }
    // What is bound ends first: it does not see the ends of its sources, and emits nothing on account of
    // them.
    this.finished.onComplete();
    this.forgetView();
    this.view.onComplete();
    this.completeInputs();
  }

  /**
   * Whether the view model has finished.
   *
   * @return whether it has
   */
  public final boolean isFinished() {
    return this.finished.hasComplete();
  }

  /** Tells when the view model finishes, or has finished. */
  final CompletableSubject finished() {
    return this.finished;
  }

  /** Whether the view model ends with an event. That of a view holder outlives no view. */
  boolean finishesWith(final LifecycleEvent event) {
    return event == LifecycleEvent.FINISH;
  }

  /** Completes what the system tells the view model, after all that is bound to its life. */
  void completeInputs() {}

  private void forgetView() {
    this.attachment.ifPresent(Attachment::end);
  }

  /** A view, from its first event to its last one. */
  private final class Attachment implements Observer<LifecycleEvent> {
    private Optional<View> attachedView;
    private Optional<Disposable> events = Optional.empty();
    private boolean isVisible;

    Attachment(final View view) {
      this.attachedView = Optional.of(view);
    }

    @Override
    public void onSubscribe(final Disposable events) {
      this.events = Optional.of(events);
    }

    @Override
    public void onNext(final LifecycleEvent event) {
      if (!this.attachedView.isPresent()) {
        // A life that does not let go of its observers tells of a view that was forgotten.
        return;
      }
      this.setVisible(event.isVisible());
      if (event.isLast()) {
        this.end();
      }
      if (LifecycleViewModel.this.finishesWith(event)) {
        LifecycleViewModel.this.finish();
      }
    }

    @Override
    public void onError(final Throwable error) {
      this.end();
    }

    @Override
    public void onComplete() {
      this.end();
    }

    void end() {
      this.events.ifPresent(Disposable::dispose);
      this.setVisible(false);
      // Whoever still holds this object does not hold the view.
      this.attachedView = Optional.empty();
      LifecycleViewModel.this.attachment =
          LifecycleViewModel.this.attachment.filter(current -> current != this);
    }

    private void setVisible(final boolean isVisible) {
      if (this.isVisible != isVisible) {
        this.isVisible = isVisible;
        LifecycleViewModel.this.view.onNext(isVisible ? this.attachedView : Optional.empty());
      }
    }
  }
}
