package com.plumbline.android;

import io.reactivex.rxjava3.core.Observable;
import io.reactivex.rxjava3.core.ObservableTransformer;
import io.reactivex.rxjava3.core.Observer;
import io.reactivex.rxjava3.disposables.Disposable;
import io.reactivex.rxjava3.plugins.RxJavaPlugins;
import io.reactivex.rxjava3.subjects.BehaviorSubject;
import io.reactivex.rxjava3.subjects.Subject;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;

/**
 * The base class of view models. A view model lives longer than its views.
 *
 * <p>A view model is attached to one view after the other. When a view is recreated after a rotation, the
 * view model keeps all of its subscriptions. When a view finishes, so does the view model.
 *
 * <table>
 * <caption>What the events of a view do to its view model</caption>
 * <tr><th>Event</th><th>View</th><th>Subscriptions</th></tr>
 * <tr><td>CREATE</td><td>detached</td><td>kept</td></tr>
 * <tr><td>START, RESUME, PAUSE</td><td>attached</td><td>kept</td></tr>
 * <tr><td>STOP</td><td>detached</td><td>kept</td></tr>
 * <tr><td>DESTROY</td><td>released</td><td>kept; those of a view holder end</td></tr>
 * <tr><td>FINISH</td><td>released</td><td>end</td></tr>
 * </table>
 *
 * <p>A view is referenced only from its first event to its last one, so a view model never keeps a
 * destroyed view from being collected.
 *
 * <p>{@link ActivityViewModel}, {@link FragmentViewModel} and {@link ViewHolderViewModel} extend it for
 * their views. Extend it directly for a dialog, a Compose destination or a service.
 *
 * <p>An observer that throws does not keep others from receiving an event. What it throws is reported to
 * the error handler of {@code RxJavaPlugins}, as RxJava itself does.
 *
 * @param <View> the type of the view
 */
public abstract class LifecycleViewModel<View> {
  private final Environment environment;
  private final SavedValues savedValues;
  private final End end = new End();
  private final End removal = new End();
  /** It is serialized for observers that attach another view, so that all see the views in order. */
  private final Subject<Optional<View>> view =
      BehaviorSubject.createDefault(Optional.<View>empty()).toSerialized();
  private final Gates gates = new Gates();

  private final AtomicBoolean isFinished = new AtomicBoolean();
  /** The view that was attached last, until its last event. */
  private volatile Optional<Attachment> attachment = Optional.empty();
  /** Whether the last view was destroyed, and no other one was attached since. */
  private volatile boolean isBetweenViews;
  private int attachments;

  /**
   * Creates a view model.
   *
   * <p>Its saved values are those of the {@link ViewModelRegistry} that creates it, or those that the
   * environment contains. Otherwise it has its own, which are empty.
   *
   * @param environment its dependencies
   */
  protected LifecycleViewModel(final Environment environment) {
    this(environment, Optional.empty());
  }

  /**
   * Creates a view model with saved values: those of a row, a {@linkplain SavedValues#scope scope} of the
   * values of its screen.
   *
   * @param environment its dependencies
   * @param savedValues its saved values
   */
  protected LifecycleViewModel(final Environment environment, final SavedValues savedValues) {
    this(environment, Optional.of(savedValues));
  }

  private LifecycleViewModel(
      final Environment environment, final Optional<SavedValues> savedValues) {
    this.environment = Objects.requireNonNull(environment, "environment");
    Creation.add(this);
    this.savedValues =
        savedValues.orElseGet(
            () ->
                environment
                    .find(SavedValues.class)
                    .orElseGet(() -> Creation.takeSavedValues(this).orElseGet(SavedValues::new)));
  }

  // For view models

  /**
   * The dependencies of the view model.
   *
   * @return the environment
   */
  protected final Environment environment() {
    return this.environment;
  }

  /**
   * The values that are restored after the system has ended the process.
   *
   * @return the saved values
   */
  protected final SavedValues savedValues() {
    return this.savedValues;
  }

  /**
   * Emits each view that is attached, and to a new observer the one that is attached at that moment.
   *
   * <p>It completes when the view model finishes. Do not store the view.
   *
   * @return the views
   */
  protected final Observable<View> view() {
    return IsolatedObserver.isolated(this.view).filter(Optional::isPresent).map(Optional::get);
  }

  /**
   * Ends a stream when the view model finishes, and not when a view is recreated.
   *
   * <p>Put it directly before {@code subscribe}: operators after it would not end. If the view model has
   * finished already, the source is not subscribed to.
   *
   * <pre>{@code
   * view     START-----DESTROY-CREATE-----FINISH
   * source   ------a----------b--------c----------d--
   * result   ------a----------b--------c--|
   * }</pre>
   *
   * <p>It composes with {@code Observable}, {@code Flowable}, {@code Single}, {@code Maybe} and {@code
   * Completable}.
   *
   * @param <T> the type of the values
   * @return the transformer
   */
  protected final <T> LifecycleTransformer<T> bindToLifecycle() {
    return new LifecycleTransformer<>(this.end.toCompletable());
  }

  /**
   * Creates an output that emits only while a view is attached. The policy determines what happens to
   * other values.
   *
   * <p>Use it for one-off effects: navigation, dialogs. Without it such values are lost during a rotation,
   * when nobody observes, and reach a stopped view, which must not open a dialog or another screen. For
   * state, use a {@code BehaviorSubject}, which has the last value for every new view.
   *
   * <pre>{@code
   * source      --a--b-------------c--d--------e--
   * view        START---STOP---------------START--
   * DROP        --a--b-------------------------e--
   * KEEP_LAST   --a--b---------------------d---e--
   * KEEP_ALL    --a--b---------------------c-d-e--
   * }</pre>
   *
   * <p>Values are delivered on the main thread if a {@link MainScheduler} is installed, and whether a view
   * is attached is decided there, at delivery. A value that another thread emits before STOP, and that
   * arrives after it, waits or is dropped. Each value is delivered once, to all observers of that moment.
   * While nobody observes, values wait or are dropped as if no view was attached.
   *
   * <p>The source is subscribed to once for all observers, when the first of them subscribes. A view
   * observes until it is destroyed: then the source stays subscribed, and its values wait for the next
   * view. If the last observer leaves earlier, as in {@code switchMap}, the source is disposed of.
   *
   * <p>When the source completes or fails, so does the output, after the values that wait. It stays complete;
   * after a failure, an observer that subscribes again, as {@code retry} does, subscribes to the source
   * again. When the view model finishes, the output completes immediately.
   *
   * @param policy what happens to values while no view is attached
   * @param <T> the type of the values
   * @return the transformer
   */
  protected final <T> ObservableTransformer<T, T> whileAttached(final WhenDetached policy) {
    return this.whileAttached(Objects.requireNonNull(policy, "policy").limit);
  }

  /**
   * Creates an output that emits only while a view is attached, and keeps a number of other values.
   *
   * <p>The last values wait for the next view, in order, and older ones are dropped. Use it where {@link
   * WhenDetached#KEEP_ALL} could keep any number of them: for messages that a server sends.
   *
   * <pre>{@code
   * source              --a--b-------------c--d--e-----f--
   * view                START---STOP-------------START----
   * whileAttached(2)    --a--b-------------------d-e---f--
   * }</pre>
   *
   * <p>Otherwise it does what {@link #whileAttached(WhenDetached)} does.
   *
   * @param limit how many values wait at most
   * @param <T> the type of the values
   * @return the transformer
   * @throws IllegalArgumentException if the limit is negative
   */
  protected final <T> ObservableTransformer<T, T> whileAttached(final int limit) {
    if (limit < 0) {
      throw new IllegalArgumentException("a limit of " + limit + " values is negative: write 0 to keep none");
    }
    return source -> new Gate<>(limit, this.gates, Observable.wrap(source)).output();
  }

  /**
   * Whether an event of the view finishes the view model: {@link LifecycleEvent#FINISH}, unless a subclass
   * overrides it.
   *
   * @param event the event
   * @return whether the view model finishes
   */
  protected boolean finishesWith(final LifecycleEvent event) {
    return event == LifecycleEvent.FINISH;
  }

  /**
   * Called once, when the view model has finished. A subclass completes its own subjects and releases its
   * resources here.
   */
  protected void onFinished() {}

  // For views

  /**
   * Attaches the view model to a view, whose lifecycle it follows from now on.
   *
   * <p>Call it once for each view, when the view is created. The previous view, if it was not destroyed
   * yet, is released, and its events are ignored.
   *
   * @param view the view
   * @param lifecycle the lifecycle of the view
   * @throws IllegalStateException if the view model has finished, or on another thread than the main one
   */
  public final void attach(final View view, final ViewLifecycle lifecycle) {
    Objects.requireNonNull(view, "view");
    Objects.requireNonNull(lifecycle, "lifecycle");
    MainScheduler.requireCurrent("attach");
    if (this.isFinished.get()) {
      throw new IllegalStateException(
          this.getClass().getName() + " has finished and cannot be attached to a view");
    }
    final Optional<Attachment> replaced = this.attachment;
    final Attachment attachment = new Attachment(view, lifecycle);
    this.attachment = Optional.of(attachment);
    this.isBetweenViews = false;
    replaced.ifPresent(Attachment::release);
    lifecycle.events().subscribe(attachment);
  }

  /**
   * Finishes the view model: all streams that are bound to its lifecycle end, and the view is released.
   *
   * <p>The last event of a view calls it, and so does {@code onCleared} of a host. Only the first call has
   * an effect.
   *
   * @throws IllegalStateException on another thread than the main one
   */
  public final void finish() {
    MainScheduler.requireCurrent("finish");
    if (!this.isFinished.compareAndSet(false, true)) {
      return;
    }
    // Bound streams end first: they do not receive the completion of their sources, and emit nothing
    // because of it.
    Failures.isolateAll(
        this.gates::close,
        this.end::happen,
        () -> this.attachment.ifPresent(Attachment::release),
        this.view::onComplete,
        this::completeInputs,
        this::onFinished,
        this.removal::happen);
  }

  /**
   * Whether the view model has finished.
   *
   * @return true as soon as {@link #finish} was called
   */
  public final boolean isFinished() {
    return this.isFinished.get();
  }

  /** What bound streams end with. */
  final End end() {
    return this.end;
  }

  /** Happens when everything else has ended. */
  final End removal() {
    return this.removal;
  }

  /** The number of outputs that are connected to their sources or have values that wait. */
  final int connectedOutputs() {
    return this.gates.count();
  }

  /** Whether there is a view that was not destroyed yet. */
  final boolean hasView() {
    return this.attachment.isPresent();
  }

  /** Ends all streams of a view model that nobody gets, since its creation has failed. */
  final void abandon() {
    this.isFinished.set(true);
    Failures.isolateAll(this.gates::close, this.end::happen);
  }

  /** Completes the inputs from the system, after all streams that are bound to the lifecycle. */
  void completeInputs() {}

  /** A view, from its first event to its last one. */
  private final class Attachment implements Observer<LifecycleEvent> {
    private Optional<View> attachedView;
    private Optional<ViewLifecycle> lifecycle;
    private Optional<Disposable> events = Optional.empty();
    private final int number = ++LifecycleViewModel.this.attachments;
    private boolean isReleased;
    private boolean isVisible;

    Attachment(final View view, final ViewLifecycle lifecycle) {
      this.attachedView = Optional.of(view);
      this.lifecycle = Optional.of(lifecycle);
    }

    /** Whether the view is visible, which the lifecycle may know before it has notified its observers. */
    boolean isVisibleNow() {
      return this.lastEvent().map(LifecycleEvent::isVisible).orElse(this.isVisible);
    }

    boolean isDestroyed() {
      return this.lastEvent().filter(LifecycleEvent::isLast).isPresent();
    }

    private Optional<LifecycleEvent> lastEvent() {
      return this.lifecycle.flatMap(ViewLifecycle::lastEvent);
    }

    @Override
    public void onSubscribe(final Disposable events) {
      this.events = Optional.of(events);
    }

    @Override
    public void onNext(final LifecycleEvent event) {
      if (this.isReleased || this.number != LifecycleViewModel.this.attachments) {
        // Another view has taken the place of this one.
        return;
      }
      if (this.attachedView.isPresent()) {
        this.setVisible(event.isVisible());
        if (event.isLast()) {
          this.releaseView();
        }
        LifecycleViewModel.this.gates.deliver();
      }
      // A view that was destroyed to be recreated may still finish instead.
      if (LifecycleViewModel.this.finishesWith(event)) {
        LifecycleViewModel.this.finish();
      }
    }

    @Override
    public void onError(final Throwable error) {
      this.release();
      RxJavaPlugins.onError(error);
    }

    @Override
    public void onComplete() {
      this.release();
    }

    /** Releases the view, and ignores all further events. */
    void release() {
      this.isReleased = true;
      this.events.ifPresent(current -> Failures.isolate(current::dispose));
      if (this.attachedView.isPresent()) {
        this.releaseView();
        LifecycleViewModel.this.gates.deliver();
      }
    }

    private void releaseView() {
      this.setVisible(false);
      // Whoever still references this object does not reference the view, nor what the view observes.
      this.attachedView = Optional.empty();
      this.lifecycle = Optional.empty();
      this.events = Optional.empty();
      if (LifecycleViewModel.this.attachment.filter(current -> current == this).isPresent()) {
        LifecycleViewModel.this.attachment = Optional.empty();
        LifecycleViewModel.this.isBetweenViews = true;
      }
    }

    private void setVisible(final boolean isVisible) {
      if (this.isVisible != isVisible) {
        this.isVisible = isVisible;
        LifecycleViewModel.this.view.onNext(isVisible ? this.attachedView : Optional.empty());
      }
    }
  }

  /** The outputs that emit only while a view is attached. */
  private final class Gates implements Gate.Owner {
    // Guarded by this object.
    private final Set<Gate<?>> connected = new LinkedHashSet<>();

    @Override
    public boolean isOpen() {
      return LifecycleViewModel.this.attachment.filter(Attachment::isVisibleNow).isPresent();
    }

    @Override
    public boolean isBetweenViews() {
      return LifecycleViewModel.this.isBetweenViews
          || LifecycleViewModel.this.attachment.filter(Attachment::isDestroyed).isPresent();
    }

    @Override
    public synchronized boolean add(final Gate<?> gate) {
      if (!LifecycleViewModel.this.isFinished.get()) {
        this.connected.add(gate);
      }
      return !LifecycleViewModel.this.isFinished.get();
    }

    @Override
    public synchronized void remove(final Gate<?> gate) {
      this.connected.remove(gate);
    }

    synchronized int count() {
      return this.connected.size();
    }

    void deliver() {
      this.forEach(Gate::deliver);
    }

    void close() {
      this.forEach(Gate::close);
    }

    private void forEach(final Consumer<Gate<?>> action) {
      final List<Runnable> actions = new ArrayList<>();
      synchronized (this) {
        this.connected.forEach(gate -> actions.add(() -> action.accept(gate)));
      }
      Failures.isolateAll(actions);
    }
  }
}
