package com.plumbline.android;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.plumbline.android.testing.VirtualTimeExtension;
import io.reactivex.rxjava3.core.Observable;
import io.reactivex.rxjava3.disposables.Disposable;
import io.reactivex.rxjava3.subjects.PublishSubject;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/**
 * Compares the library with a model of what its documentation promises, in random sequences.
 *
 * <p>The model is written from the documentation and shares no code with the library. The property {@code
 * plumbline.sequences} sets the number of sequences, {@code plumbline.seed} the first of them: a failure
 * names the sequence.
 */
@DisplayName("In random sequences,")
final class ReferenceModelTests {
  @RegisterExtension static final VirtualTimeExtension TIME = new VirtualTimeExtension();

  private static final int SEQUENCES = Integer.getInteger("plumbline.sequences", 10_000);
  private static final int FIRST = Integer.getInteger("plumbline.seed", 1);
  private static final TypedKey<Integer> COUNT = TypedKey.of("count", Integer.class);

  /** What happens in a sequence. */
  enum Step {
    CREATE,
    START,
    RESUME,
    PAUSE,
    STOP,
    DESTROY,
    FINISH_VIEW,
    NEW_VIEW,
    STALE_EVENT,
    EMIT,
    EMIT_ON_OTHER_THREAD,
    RUN_MAIN_LOOP,
    OBSERVE_AGAIN,
    LEAVE,
    BIND,
    SAVE,
    COMPLETE_SOURCE,
    FINISH
  }

  /** The view model of the library. */
  private static final class Subject extends ActivityViewModel<Integer> {
    final Map<WhenDetached, Observable<Integer>> outputs = new EnumMap<>(WhenDetached.class);

    Subject(final Environment environment, final Observable<Integer> source) {
      super(environment);
      for (final WhenDetached policy : WhenDetached.values()) {
        this.outputs.put(policy, source.compose(whileAttached(policy)));
      }
    }
  }

  /** An observer of an output, in the library and in the model. */
  private static final class Observed {
    final List<String> events = new ArrayList<>();
    final List<String> expected = new ArrayList<>();
    Disposable disposable;
    /** The number of the view that it belongs to. */
    int view;
    boolean hasLeft;
  }

  /** An output, as the documentation describes it. */
  private static final class OutputModel {
    final WhenDetached policy;
    final List<Observed> observers = new ArrayList<>();
    final List<Integer> waiting = new ArrayList<>();
    boolean isConnected;
    boolean hasEnded;
    boolean isOver;

    OutputModel(final WhenDetached policy) {
      this.policy = policy;
    }
  }

  /** One sequence. */
  private static final class Sequence {
    private final Random random;
    private final List<Step> steps = new ArrayList<>();

    // The library.
    private final ViewModelRegistry<Environment> registry =
        new ViewModelRegistry<>(Environment.builder().build());
    private final PublishSubject<Integer> source = PublishSubject.create();
    private final Subject viewModel;
    private final List<ViewLifecycleRegistry> lifecycles = new ArrayList<>();
    private final List<Optional<Integer>> views = new ArrayList<>();
    private final List<List<Integer>> bound = new ArrayList<>();
    private final List<Boolean> boundEnds = new ArrayList<>();

    // The model.
    private final Map<WhenDetached, OutputModel> outputs = new EnumMap<>(WhenDetached.class);
    private final List<List<Integer>> expectedBound = new ArrayList<>();
    private final List<Integer> expectedViews = new ArrayList<>();
    private Optional<LifecycleEvent> last = Optional.empty();
    private int view = -1;
    private boolean isReplaced = true;
    private boolean isFinished;
    private boolean sourceIsComplete;
    private int value;

    Sequence(final long seed) {
      this.random = new Random(seed);
      this.viewModel =
          this.registry.fetch(
              Subject.class,
              environment -> new Subject(environment, this.source),
              TypedBundle.empty());
      for (final WhenDetached policy : WhenDetached.values()) {
        this.outputs.put(policy, new OutputModel(policy));
      }
      this.viewModel.view().subscribe(view -> this.views.add(Optional.of(view)));
    }

    void run() {
      for (int count = 5 + this.random.nextInt(25); count > 0; count--) {
        final Step step = Step.values()[this.random.nextInt(Step.values().length)];
        if (step == Step.FINISH && this.random.nextInt(4) != 0
            || step == Step.COMPLETE_SOURCE && this.random.nextInt(4) != 0) {
          continue;
        }
        this.steps.add(step);
        this.take(step);
        this.check();
      }
      this.steps.add(Step.FINISH);
      this.take(Step.FINISH);
      this.check();
      assertEquals(0, this.registry.size());
      assertEquals(0, this.viewModel.connectedOutputs());
      assertEquals(false, this.source.hasObservers());
    }

    private void take(final Step step) {
      switch (step) {
        case CREATE:
          this.handle(LifecycleEvent.CREATE);
          break;
        case START:
          this.handle(LifecycleEvent.START);
          break;
        case RESUME:
          this.handle(LifecycleEvent.RESUME);
          break;
        case PAUSE:
          this.handle(LifecycleEvent.PAUSE);
          break;
        case STOP:
          this.handle(LifecycleEvent.STOP);
          break;
        case DESTROY:
          this.handle(LifecycleEvent.DESTROY);
          break;
        case FINISH_VIEW:
          this.handle(LifecycleEvent.FINISH);
          break;
        case NEW_VIEW:
          this.newView();
          break;
        case STALE_EVENT:
          // What happens to a view that was replaced has no effect.
          if (this.lifecycles.size() > 1) {
            final LifecycleEvent[] events = LifecycleEvent.values();
            this.stale(
                this.random.nextInt(this.lifecycles.size() - 1),
                events[this.random.nextInt(events.length)]);
          }
          break;
        case EMIT:
          this.source.onNext(++this.value);
          this.emitted();
          this.deliverAll();
          break;
        case EMIT_ON_OTHER_THREAD:
          onOtherThread(() -> this.source.onNext(++this.value));
          this.emitted();
          break;
        case RUN_MAIN_LOOP:
          TIME.runNow();
          this.deliverAll();
          break;
        case OBSERVE_AGAIN:
          this.observe(WhenDetached.values()[this.random.nextInt(3)]);
          break;
        case LEAVE:
          this.leave(this.outputs.get(WhenDetached.values()[this.random.nextInt(3)]));
          break;
        case BIND:
          this.bind();
          break;
        case SAVE:
          this.save();
          break;
        case COMPLETE_SOURCE:
          this.source.onComplete();
          this.completed();
          break;
        case FINISH:
          this.viewModel.finish();
          this.finished();
          break;
      }
    }

    // The steps, in the library and in the model

    private void newView() {
      if (this.isFinished) {
        assertThrows(
            IllegalStateException.class,
            () -> this.viewModel.attach(0, new ViewLifecycleRegistry()));
        return;
      }
      final ViewLifecycleRegistry lifecycle = new ViewLifecycleRegistry();
      this.lifecycles.add(lifecycle);
      this.viewModel.attach(this.lifecycles.size() - 1, lifecycle);
      this.view = this.lifecycles.size() - 1;
      this.last = Optional.empty();
      this.isReplaced = false;
      this.deliverAll();
      for (final WhenDetached policy : WhenDetached.values()) {
        this.observe(policy);
      }
    }

    private void handle(final LifecycleEvent event) {
      if (this.lifecycles.isEmpty()) {
        return;
      }
      final boolean isIgnored =
          this.last.equals(Optional.of(LifecycleEvent.FINISH))
              || this.last.equals(Optional.of(LifecycleEvent.DESTROY))
                  && event != LifecycleEvent.FINISH;
      final boolean wasVisible = this.isVisible();
      final boolean wasDestroyed = this.last.filter(LifecycleEvent::isLast).isPresent();
      this.lifecycles.get(this.view).handle(event);
      if (isIgnored) {
        return;
      }
      this.last = Optional.of(event);
      if (!this.isFinished && !wasVisible && this.isVisible()) {
        this.expectedViews.add(this.view);
      }
      if (!wasDestroyed && event.isLast()) {
        this.observersOfViewLeave(this.view);
      }
      if (!this.isFinished) {
        this.deliverAll();
        if (event == LifecycleEvent.FINISH) {
          this.finished();
        }
      }
    }

    private void stale(final int index, final LifecycleEvent event) {
      final ViewLifecycleRegistry lifecycle = this.lifecycles.get(index);
      final boolean wasDestroyed = lifecycle.lastEvent().filter(LifecycleEvent::isLast).isPresent();
      lifecycle.handle(event);
      if (!wasDestroyed && event.isLast()) {
        this.observersOfViewLeave(index);
      }
    }

    private void observe(final WhenDetached policy) {
      final Observed observed = new Observed();
      observed.view = this.view;
      Observable<Integer> output = this.viewModel.outputs.get(policy);
      if (!this.lifecycles.isEmpty()) {
        output = output.compose(this.lifecycles.get(this.view).<Integer>bindToLifecycle());
      }
      observed.disposable =
          output.subscribe(
              next -> observed.events.add("" + next),
              error -> observed.events.add("error"),
              () -> observed.events.add("complete"));
      final OutputModel model = this.outputs.get(policy);
      model.observers.add(observed);
      if (this.last.filter(LifecycleEvent::isLast).isPresent()) {
        // The view is destroyed: the output is not observed at all.
        observed.expected.add("complete");
        observed.hasLeft = true;
      } else if (model.isOver || this.isFinished) {
        observed.expected.add("complete");
        observed.hasLeft = true;
      } else {
        if (!model.isConnected && !model.hasEnded) {
          model.isConnected = true;
          model.hasEnded = this.sourceIsComplete;
        }
        this.deliver(model);
      }
    }

    private void leave(final OutputModel model) {
      model.observers.stream()
          .filter(observed -> !observed.hasLeft)
          .findFirst()
          .ifPresent(
              observed -> {
                observed.disposable.dispose();
                observed.hasLeft = true;
                this.disconnectIfAlone(model);
              });
    }

    private void bind() {
      final List<Integer> values = new ArrayList<>();
      final int index = this.bound.size();
      this.bound.add(values);
      this.boundEnds.add(false);
      this.expectedBound.add(new ArrayList<>());
      this.source
          .compose(this.viewModel.<Integer>bindToLifecycle())
          .subscribe(values::add, error -> {}, () -> this.boundEnds.set(index, true));
    }

    private void save() {
      if (this.isFinished) {
        assertEquals(TypedBundle.empty(), this.registry.save(this.viewModel));
        return;
      }
      this.viewModel.savedValues().put(COUNT, this.value);
      final TypedBundle saved = this.registry.save(this.viewModel);
      assertEquals(
          this.viewModel,
          this.registry.fetch(
              Subject.class,
              environment -> {
                throw new AssertionError("it is retained");
              },
              saved));
      final ViewModelRegistry<Environment> nextProcess =
          new ViewModelRegistry<>(Environment.builder().build());
      final Subject restored =
          nextProcess.fetch(
              Subject.class, environment -> new Subject(environment, this.source), saved);
      assertEquals(Optional.of(this.value), restored.savedValues().find(COUNT));
      restored.finish();
    }

    // The model

    private boolean isVisible() {
      return !this.isReplaced && this.last.filter(LifecycleEvent::isVisible).isPresent();
    }

    private boolean isBetweenViews() {
      return this.last.filter(LifecycleEvent::isLast).isPresent();
    }

    private void emitted() {
      if (this.sourceIsComplete) {
        return;
      }
      for (final OutputModel model : this.outputs.values()) {
        if (model.isConnected && !model.isOver) {
          model.waiting.add(this.value);
        }
      }
      for (int index = 0; index < this.bound.size(); index++) {
        if (!this.isFinished) {
          this.expectedBound.get(index).add(this.value);
        }
      }
    }

    private void completed() {
      this.sourceIsComplete = true;
      for (final OutputModel model : this.outputs.values()) {
        if (model.isConnected && !model.isOver) {
          model.isConnected = false;
          model.hasEnded = true;
          this.deliver(model);
        }
      }
    }

    private void finished() {
      if (this.isFinished) {
        return;
      }
      this.isFinished = true;
      for (final OutputModel model : this.outputs.values()) {
        if (!model.isOver) {
          model.waiting.clear();
          this.over(model);
        }
      }
    }

    private void over(final OutputModel model) {
      model.isOver = true;
      model.isConnected = false;
      model.observers.stream()
          .filter(observed -> !observed.hasLeft)
          .forEach(
              observed -> {
                observed.expected.add("complete");
                observed.hasLeft = true;
              });
    }

    private void observersOfViewLeave(final int view) {
      for (final OutputModel model : this.outputs.values()) {
        boolean anyLeft = false;
        for (final Observed observed : model.observers) {
          if (!observed.hasLeft && observed.view == view) {
            observed.expected.add("complete");
            observed.hasLeft = true;
            anyLeft = true;
          }
        }
        if (anyLeft) {
          this.disconnectIfAlone(model);
        }
      }
    }

    private void disconnectIfAlone(final OutputModel model) {
      final boolean isObserved = model.observers.stream().anyMatch(observed -> !observed.hasLeft);
      if (!isObserved && !this.isBetweenViews() && !model.isOver) {
        model.isConnected = false;
      }
    }

    private void deliverAll() {
      this.outputs.values().forEach(this::deliver);
    }

    private void deliver(final OutputModel model) {
      if (model.isOver) {
        return;
      }
      final List<Observed> observers =
          model.observers.stream().filter(observed -> !observed.hasLeft).toList();
      if (this.isVisible() && !observers.isEmpty()) {
        for (final Integer next : model.waiting) {
          observers.forEach(observed -> observed.expected.add("" + next));
        }
        model.waiting.clear();
      } else if (model.policy == WhenDetached.DROP) {
        model.waiting.clear();
      } else if (model.policy == WhenDetached.KEEP_LAST && model.waiting.size() > 1) {
        model.waiting.subList(0, model.waiting.size() - 1).clear();
      }
      if (model.hasEnded && model.waiting.isEmpty()) {
        this.over(model);
      }
    }

    private void check() {
      assertEquals(this.isFinished, this.viewModel.isFinished());
      assertEquals(this.isFinished ? 0 : 1, this.registry.size());
      assertEquals(
          this.expectedViews, this.views.stream().map(Optional::get).toList(), "the views");
      for (final OutputModel model : this.outputs.values()) {
        for (final Observed observed : model.observers) {
          assertEquals(observed.expected, observed.events, "" + model.policy);
        }
      }
      for (int index = 0; index < this.bound.size(); index++) {
        assertEquals(this.expectedBound.get(index), this.bound.get(index), "bound");
        assertEquals(this.isFinished || this.sourceIsComplete, this.boundEnds.get(index), "the end");
      }
    }
  }

  private static void onOtherThread(final Runnable code) {
    final Thread thread = new Thread(code);
    thread.start();
    try {
      thread.join();
    } catch (InterruptedException error) {
      throw new IllegalStateException(error);
    }
  }

  @Test
  @DisplayName("the library does what its documentation promises")
  void sequences() {
    for (int index = 0; index < SEQUENCES; index++) {
      final long seed = (long) FIRST + index;
      final Sequence sequence = new Sequence(seed);
      try {
        sequence.run();
        assertEquals(List.of(), TIME.takeErrors());
        TIME.runNow();
      } catch (AssertionError | RuntimeException error) {
        throw new AssertionError("sequence " + seed + ": " + sequence.steps, error);
      }
    }
  }
}
