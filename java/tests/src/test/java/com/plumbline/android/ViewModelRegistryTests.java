package com.plumbline.android;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeout;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.plumbline.android.testing.TestObserver;
import io.reactivex.rxjava3.core.Observable;
import io.reactivex.rxjava3.subjects.PublishSubject;
import io.reactivex.rxjava3.subjects.Subject;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

@DisplayName("A registry of view models")
final class ViewModelRegistryTests {
  private static final TypedKey<String> QUERY = TypedKey.of("query", String.class);

  /** A view model that keeps a query. */
  private static final class SearchViewModel extends ActivityViewModel<Object> {
    final PublishSubject<String> searchTextChanged = PublishSubject.create();
    final Observable<String> query;

    SearchViewModel(final Environment environment) {
      super(environment);
      this.query = this.searchTextChanged.compose(savedValues().keep(QUERY));
    }
  }

  private final Environment environment = Environment.builder().with(String.class, "text").build();
  private final ViewModelRegistry<Environment> store = new ViewModelRegistry<>(this.environment);

  private SearchViewModel fetch(final TypedBundle saved) {
    return this.store.fetch(SearchViewModel.class, SearchViewModel::new, saved);
  }

  @Test
  @DisplayName("creates a view model with its environment for a new view")
  void begin() {
    final SearchViewModel first = this.fetch(TypedBundle.empty());
    assertEquals("text", first.environment().get(String.class));
    assertNotSame(first, this.fetch(TypedBundle.empty()), "each view has its own");
  }

  @Test
  @DisplayName("returns the same view model for a view that is recreated")
  void rotate() {
    final SearchViewModel viewModel = this.fetch(TypedBundle.empty());
    final SearchViewModel other = this.fetch(TypedBundle.empty());
    assertSame(viewModel, this.fetch(this.store.save(viewModel)));
    assertSame(other, this.fetch(this.store.save(other)));
  }

  @Test
  @DisplayName("creates a new view model with the saved values after the process has ended")
  void restore() {
    final SearchViewModel viewModel = this.fetch(TypedBundle.empty());
    final TestObserver<String> query = TestObserver.of(viewModel.query);
    viewModel.searchTextChanged.onNext("fig");
    viewModel.searchTextChanged.onNext("plum");
    query.assertValues("fig", "plum");
    final TypedBundle saved = this.store.save(viewModel);

    final ViewModelRegistry<Environment> nextProcess = new ViewModelRegistry<>(this.environment);
    final SearchViewModel restored =
        nextProcess.fetch(SearchViewModel.class, SearchViewModel::new, saved);
    final TestObserver<String> restoredQuery = TestObserver.of(restored.query);
    restoredQuery.assertValue("plum");
    restored.searchTextChanged.onNext("pear");
    restoredQuery.assertValues("plum", "pear");
    assertSame(
        restored,
        nextProcess.fetch(
            SearchViewModel.class, SearchViewModel::new, nextProcess.save(restored)));
    assertEquals(Optional.of("pear"), restored.savedValues().find(QUERY));
  }

  @Test
  @DisplayName("removes a view model that finishes")
  void finish() {
    final SearchViewModel viewModel = this.fetch(TypedBundle.empty());
    final TypedBundle saved = this.store.save(viewModel);
    viewModel.finish();
    final SearchViewModel next = this.fetch(saved);
    assertNotSame(viewModel, next);
  }

  @Test
  @DisplayName("saves nothing of a view model that has finished, as when an activity closes and is saved after that")
  void saveFinished() {
    final SearchViewModel viewModel = this.fetch(TypedBundle.empty());
    viewModel.savedValues().put(QUERY, "fig");
    final SearchViewModel other =
        this.store.fetch(SearchViewModel.class, "other", SearchViewModel::new, TypedBundle.empty());
    viewModel.finish();
    final TypedBundle saved = this.store.save(viewModel, other);
    assertSame(other, this.store.fetch(SearchViewModel.class, "other", SearchViewModel::new, saved));
    assertEquals(Optional.empty(), this.fetch(saved).savedValues().find(QUERY));
  }

  @Test
  @DisplayName("ends the streams of a view model whose constructor or factory throws")
  void failedFactory() {
    final PublishSubject<String> source = PublishSubject.create();
    final class FailingViewModel extends ActivityViewModel<Object> {
      FailingViewModel(final Environment environment, final boolean fails) {
        super(environment);
        source.compose(bindToLifecycle()).subscribe();
        source.compose(this.<String>whileAttached(WhenDetached.KEEP_ALL)).subscribe();
        if (fails) {
          throw new IllegalArgumentException("a constructor");
        }
      }
    }
    for (final boolean fails : List.of(true, false)) {
      assertThrows(
          IllegalArgumentException.class,
          () ->
              this.store.fetch(
                  FailingViewModel.class,
                  environment -> {
                    new FailingViewModel(environment, fails);
                    throw new IllegalArgumentException("a factory");
                  },
                  TypedBundle.empty()));
      assertFalse(source.hasObservers());
    }
    assertEquals(0, this.store.size());
  }

  private static final class ListeningViewModel extends ActivityViewModel<Object> {
    ListeningViewModel(final Environment environment, final PublishSubject<String> source) {
      super(environment);
      source.compose(bindToLifecycle()).subscribe();
    }
  }

  @Test
  @DisplayName("ends the streams of all view models that a factory has constructed when it is rejected, or when the"
      + " environment has the saved values")
  void rejectedFactory() {
    final PublishSubject<String> source = PublishSubject.create();
    final Environment withSavedValues =
        Environment.builder().with(SavedValues.class, new SavedValues()).build();
    final List<Function<Environment, ListeningViewModel>> factories =
        List.of(
            environment -> {
              new ListeningViewModel(environment, source);
              return null;
            },
            environment -> {
              new ListeningViewModel(environment, source);
              return new ListeningViewModel(environment, source);
            },
            environment -> {
              new ListeningViewModel(withSavedValues, source);
              throw new IllegalStateException("a factory");
            });
    for (final Function<Environment, ListeningViewModel> factory : factories) {
      assertThrows(
          IllegalStateException.class,
          () -> this.store.fetch(ListeningViewModel.class, factory, TypedBundle.empty()));
      assertFalse(source.hasObservers());
    }
    assertEquals(0, this.store.size());
  }

  @Test
  @DisplayName("passes the intent of a view model once, though the view is recreated")
  void factory() {
    final TestObserver<TypedIntent> intents = new TestObserver<>();
    TypedBundle saved = TypedBundle.empty();
    for (int turn = 0; turn < 3; turn++) {
      final SearchViewModel viewModel =
          this.store.fetch(
              SearchViewModel.class,
              environment -> {
                final SearchViewModel made = new SearchViewModel(environment);
                made.intent().subscribe(intents::onNext);
                made.intent(TypedIntent.empty());
                return made;
              },
              saved);
      saved = this.store.save(viewModel);
    }
    intents.assertValue(TypedIntent.empty());
  }

  @Test
  @DisplayName("rejects a view that fetches a view model of another class")
  void otherClass() {
    final TypedBundle saved = this.store.save(this.fetch(TypedBundle.empty()));
    assertEquals(
        "the view fetches a com.plumbline.android.FragmentViewModel as"
            + " 'com.plumbline.android.ViewModelRegistryTests$SearchViewModel', but saved a"
            + " com.plumbline.android.ViewModelRegistryTests$SearchViewModel",
        assertThrows(
                IllegalStateException.class,
                () ->
                    this.store.fetch(
                        FragmentViewModel.class,
                        SearchViewModel.class.getName(),
                        FragmentViewModel::new,
                        saved))
            .getMessage());
  }

  /** A view model that creates those of its rows. */
  private static final class ListViewModel extends ActivityViewModel<Object> {
    final List<RowViewModel> rows;

    ListViewModel(final Environment environment) {
      super(environment);
      this.rows =
          Stream.of("a", "b")
              .map(row -> new RowViewModel(environment(), savedValues().scope(row)))
              .toList();
    }
  }

  /** The view model of a row. */
  private static final class RowViewModel extends ViewHolderViewModel<Object> {
    RowViewModel(final Environment environment, final SavedValues savedValues) {
      super(environment, savedValues);
    }
  }

  @Test
  @DisplayName("restores the saved values of rows, each its own")
  void rows() {
    final ListViewModel list =
        this.store.fetch(ListViewModel.class, ListViewModel::new, TypedBundle.empty());
    list.savedValues().put(QUERY, "list");
    list.rows.get(0).savedValues().put(QUERY, "first");
    list.rows.get(1).savedValues().put(QUERY, "second");
    list.rows.get(1).savedValues().scope("nested").put(QUERY, "nested");
    assertEquals(Optional.of("list"), list.savedValues().find(QUERY));
    final TypedBundle saved = this.store.save(list);

    final ViewModelRegistry<Environment> nextProcess = new ViewModelRegistry<>(this.environment);
    final ListViewModel restored =
        nextProcess.fetch(ListViewModel.class, ListViewModel::new, saved);
    assertEquals(Optional.of("list"), restored.savedValues().find(QUERY));
    assertEquals(Optional.of("first"), restored.rows.get(0).savedValues().find(QUERY));
    assertEquals(Optional.of("second"), restored.rows.get(1).savedValues().find(QUERY));
    final SavedValues nested = restored.rows.get(1).savedValues().scope("nested");
    assertEquals(Optional.of("nested"), nested.find(QUERY));
    nested.remove(QUERY);
    assertEquals(TypedBundle.empty(), nested.toBundle());
    assertEquals(Optional.of("second"), restored.rows.get(1).savedValues().find(QUERY));
    assertThrows(IllegalArgumentException.class, () -> nested.scope("a\u001fb"));
  }

  @Test
  @DisplayName("gives a view model that another one creates values of its own")
  void createdByAnother() {
    final List<ActivityViewModel<Object>> inner = new ArrayList<>();
    final SearchViewModel viewModel =
        this.store.fetch(
            SearchViewModel.class,
            environment -> {
              final SearchViewModel made = new SearchViewModel(environment);
              inner.add(new ActivityViewModel<>(environment));
              return made;
            },
            TypedBundle.empty());
    inner.get(0).savedValues().put(QUERY, "inner");
    assertEquals(Optional.empty(), viewModel.savedValues().find(QUERY));
  }

  @Test
  @DisplayName("restores two view models of one view, of one class or of two")
  void twoInOneView() {
    final SearchViewModel first =
        this.store.fetch(SearchViewModel.class, "first", SearchViewModel::new, TypedBundle.empty());
    final SearchViewModel second =
        this.store.fetch(SearchViewModel.class, "second", SearchViewModel::new, TypedBundle.empty());
    final ListViewModel list =
        this.store.fetch(ListViewModel.class, ListViewModel::new, TypedBundle.empty());
    first.savedValues().put(QUERY, "one");
    second.savedValues().put(QUERY, "two");
    final TypedBundle saved = this.store.save(first, second, list);
    assertSame(
        first, this.store.fetch(SearchViewModel.class, "first", SearchViewModel::new, saved));
    assertSame(
        second, this.store.fetch(SearchViewModel.class, "second", SearchViewModel::new, saved));
    assertSame(list, this.store.fetch(ListViewModel.class, ListViewModel::new, saved));

    final ViewModelRegistry<Environment> nextProcess = new ViewModelRegistry<>(this.environment);
    assertEquals(
        Optional.of("two"),
        nextProcess
            .fetch(SearchViewModel.class, "second", SearchViewModel::new, saved)
            .savedValues()
            .find(QUERY));
    final SearchViewModel third = this.fetch(TypedBundle.empty());
    final SearchViewModel fourth = this.fetch(TypedBundle.empty());
    assertThrows(IllegalArgumentException.class, () -> this.store.save(third, fourth));
  }

  @Test
  @DisplayName("contains nothing after DESTROY and FINISH, nor after a view that is never recreated")
  void leavesNothingBehind() {
    final SearchViewModel destroyed = this.fetch(TypedBundle.empty());
    final ViewLifecycleRegistry lifecycle = new ViewLifecycleRegistry();
    destroyed.attach("view", lifecycle);
    List.of(LifecycleEvent.START, LifecycleEvent.STOP, LifecycleEvent.DESTROY)
        .forEach(lifecycle::handle);
    assertEquals(1, this.store.size());
    lifecycle.handle(LifecycleEvent.FINISH);
    assertTrue(destroyed.isFinished());
    assertEquals(0, this.store.size());

    final SearchViewModel neverRecreated = this.fetch(TypedBundle.empty());
    final ViewLifecycleRegistry other = new ViewLifecycleRegistry();
    neverRecreated.attach("view", other);
    other.handle(LifecycleEvent.DESTROY);
    final SearchViewModel neverAttached = this.fetch(TypedBundle.empty());
    final SearchViewModel attached = this.fetch(TypedBundle.empty());
    attached.attach("view", new ViewLifecycleRegistry());
    this.store.finishDetached();
    assertTrue(neverRecreated.isFinished());
    assertTrue(neverAttached.isFinished());
    assertFalse(attached.isFinished());
    assertEquals(1, this.store.size());
    this.store.finishAll();
    assertTrue(attached.isFinished());
    assertEquals(0, this.store.size());
  }

  @Test
  @DisplayName("creates no view model while it finishes all of them, and does afterwards")
  void fetchWhileAllFinish() {
    final List<String> rejected = new ArrayList<>();
    final Supplier<SearchViewModel> next = () -> this.fetch(TypedBundle.empty());
    final ViewModelRegistry<Environment> registry = this.store;
    final class EndingViewModel extends ActivityViewModel<Object> {
      EndingViewModel(final Environment environment) {
        super(environment);
      }

      @Override
      protected void onFinished() {
        // The inner call does not end the outer one.
        registry.finishAll();
        rejected.add(assertThrows(IllegalStateException.class, next::get).getMessage());
      }
    }

    for (int index = 0; index < 2; index++) {
      registry.fetch(EndingViewModel.class, EndingViewModel::new, TypedBundle.empty());
    }
    registry.finishAll();
    final String message =
        "a " + SearchViewModel.class.getName() + " cannot be created while finishAll finishes the view models";
    assertEquals(List.of(message, message), rejected);
    assertEquals(0, this.store.size());
    assertFalse(next.get().isFinished());
    assertEquals(1, this.store.size());
  }

  @Test
  @DisplayName("keeps a view model whose old view finishes after the next one was attached")
  void finishOfOldView() {
    final SearchViewModel viewModel = this.fetch(TypedBundle.empty());
    final ViewLifecycleRegistry first = new ViewLifecycleRegistry();
    viewModel.attach("first", first);
    first.handle(LifecycleEvent.DESTROY);
    viewModel.attach("second", new ViewLifecycleRegistry());
    first.handle(LifecycleEvent.FINISH);
    assertFalse(viewModel.isFinished());
  }

  @Test
  @DisplayName("rejects factories that return null, a finished view model, or one of another view")
  void factories() {
    final SearchViewModel registered = this.fetch(TypedBundle.empty());
    final SearchViewModel finished = new SearchViewModel(this.environment);
    finished.finish();
    assertEquals(
        "the factory of com.plumbline.android.ViewModelRegistryTests$SearchViewModel returned null",
        this.rejection(environment -> null));
    assertEquals(
        "the factory of com.plumbline.android.ViewModelRegistryTests$SearchViewModel returned a view"
            + " model that has finished",
        this.rejection(environment -> finished));
    assertEquals(
        "the factory of com.plumbline.android.ViewModelRegistryTests$SearchViewModel returned a view"
            + " model that is registered already",
        this.rejection(environment -> registered));
    assertEquals(
        "the factory of com.plumbline.android.ViewModelRegistryTests$SearchViewModel must construct"
            + " the view model that it returns before any other one, not a"
            + " com.plumbline.android.ActivityViewModel",
        this.rejection(
            environment -> {
              new ActivityViewModel<Object>(environment).finish();
              return new SearchViewModel(environment);
            }));
    assertThrows(
        ArithmeticException.class,
        () ->
            this.store.fetch(
                SearchViewModel.class,
                environment -> {
                  throw new ArithmeticException();
                },
                TypedBundle.empty()));
    assertEquals(1, this.store.size());
    assertThrows(
        IllegalArgumentException.class,
        () -> this.store.save(new SearchViewModel(this.environment)));
  }

  private String rejection(final Function<Environment, SearchViewModel> factory) {
    return assertThrows(
            IllegalStateException.class,
            () -> this.store.fetch(SearchViewModel.class, factory, TypedBundle.empty()))
        .getMessage();
  }

  @Test
  @DisplayName("creates a new view model when a view is created while the old one finishes")
  void fetchWhileFinishing() {
    final SearchViewModel first = this.fetch(TypedBundle.empty());
    final TypedBundle saved = this.store.save(first);
    final List<SearchViewModel> next = new ArrayList<>();
    first.intent().doOnComplete(() -> next.add(this.fetch(saved))).subscribe();
    first.finish();
    assertNotSame(first, next.get(0));
    assertFalse(next.get(0).isFinished());
    assertSame(next.get(0), this.fetch(saved));
    assertEquals(1, this.store.size());
  }

  @Test
  @DisplayName("Saved values start each observer with the restored value, until there is a newer one")
  void keep() {
    final PublishSubject<String> source = PublishSubject.create();
    final SavedValues first = new SavedValues();
    final TestObserver<String> early = TestObserver.of(source.compose(first.keep(QUERY)));
    source.onNext("a");
    final TestObserver<String> late = TestObserver.of(source.compose(first.keep(QUERY)));
    source.onNext("b");
    early.assertValues("a", "b");
    late.assertValues("b");

    final SavedValues restored = new SavedValues(first.toBundle());
    final Observable<String> kept = source.compose(restored.keep(QUERY));
    final TestObserver<String> one = TestObserver.of(kept);
    final TestObserver<String> two = TestObserver.of(kept);
    source.onNext("c");
    final TestObserver<String> three = TestObserver.of(kept);
    source.onNext("d");
    one.assertValues("b", "c", "d");
    two.assertValues("b", "c", "d");
    three.assertValues("d");
    assertEquals(Optional.of("d"), restored.find(QUERY));
  }

  @Test
  @DisplayName("Saved values keep what an observer sends while it receives the restored value, after that value")
  void keepReentrant() {
    final PublishSubject<String> source = PublishSubject.create();
    final SavedValues restored = new SavedValues(TypedBundle.builder().with(QUERY, "a").build());
    final TestObserver<String> observer = new TestObserver<>();
    source
        .compose(restored.keep(QUERY))
        .doOnNext(
            value -> {
              if (value.length() < 3) {
                source.onNext(value + "b");
              }
            })
        .subscribe(observer);
    observer.assertValues("a", "ab", "abb");
    assertEquals(Optional.of("abb"), restored.find(QUERY));
    observer.dispose();
    assertFalse(source.hasObservers());
  }

  private static Stream<Arguments> sources() {
    return Stream.of(
        Arguments.of(Observable.just("x", "y"), List.of("i", "x", "y")),
        Arguments.of(Observable.empty(), List.of("i")),
        Arguments.of(Observable.just("x").repeat(), List.of("i", "x", "x")));
  }

  @ParameterizedTest
  @MethodSource("sources")
  @DisplayName("Saved values put the first value before what a source emits at once, and do not wait for its end")
  void keepSynchronous(final Observable<String> source, final List<String> expected) {
    final TestObserver<String> observer =
        TestObserver.of(source.compose(new SavedValues().keep(QUERY, "i")).take(3));
    observer.assertValues(expected, "");
    observer.assertDidComplete();
  }

  @Test
  @DisplayName("Saved values start a stream with an initial value, unless there is a restored or a newer one")
  void keepInitial() {
    final PublishSubject<String> source = PublishSubject.create();
    final SavedValues first = new SavedValues();
    final TestObserver<String> early = TestObserver.of(source.compose(first.keep(QUERY, "i")));
    assertEquals(Optional.empty(), first.find(QUERY), "the initial value is not saved");
    final TestObserver<String> second = TestObserver.of(source.compose(first.keep(QUERY, "i")));
    source.onNext("a");
    final TestObserver<String> late = TestObserver.of(source.compose(first.keep(QUERY, "i")));
    source.onNext("b");
    early.assertValues("i", "a", "b");
    second.assertValues("i", "a", "b");
    late.assertValue("b");

    final SavedValues restored = new SavedValues(first.toBundle());
    TestObserver.of(source.compose(restored.keep(QUERY, "i"))).assertValue("b");
    restored.remove(QUERY);
    TestObserver.of(source.compose(restored.keep(QUERY, "i"))).assertValue("i");
  }

  @Test
  @DisplayName("Saved values lose nothing that other threads send while the restored value is delivered")
  void keepThreads() throws InterruptedException {
    for (int turn = 0; turn < 200; turn++) {
      final Subject<String> source = PublishSubject.<String>create().toSerialized();
      final SavedValues restored = new SavedValues(TypedBundle.builder().with(QUERY, "a").build());
      final TestObserver<String> observer = new TestObserver<>();
      final Thread sender =
          new Thread(
              () -> {
                for (int value = 0; value < 50; value++) {
                  source.onNext("" + value);
                }
              });
      source
          .compose(restored.keep(QUERY))
          .doOnNext(
              value -> {
                if (value.equals("a")) {
                  sender.start();
                  source.onNext("own");
                }
              })
          .subscribe(observer);
      sender.join();
      assertEquals("a", observer.values().get(0));
      observer.assertValueCount(52);
    }
  }

  @Test
  @DisplayName("Saved values are found by their keys until they are removed")
  void savedValues() {
    final SavedValues state = new SavedValues();
    assertEquals(Optional.empty(), state.find(QUERY));
    state.put(QUERY, "fig");
    state.put(QUERY, "plum");
    assertEquals(Optional.of("plum"), state.find(QUERY));
    assertEquals(TypedBundle.builder().with(QUERY, "plum").build(), state.toBundle());
    state.remove(QUERY);
    assertEquals(TypedBundle.empty(), state.toBundle());
  }

  @Test
  @DisplayName("Saved values of a part are removed together, with those of its own parts and no others")
  void removeScope() {
    final SavedValues state = new SavedValues();
    state.put(QUERY, "screen");
    state.scope("row 1").put(QUERY, "one");
    state.scope("row 1").scope("cell").put(QUERY, "cell");
    state.scope("row 10").put(QUERY, "ten");
    final SavedValues restored = new SavedValues(state.toBundle());
    final Observable<String> row = Observable.<String>never().compose(restored.scope("row 1").keep(QUERY));
    TestObserver.of(row).assertValue("one");
    restored.scope("row 1").removeAll();
    assertEquals(TypedBundle.empty(), restored.scope("row 1").toBundle());
    assertEquals(Optional.of("screen"), restored.find(QUERY));
    assertEquals(Optional.of("ten"), restored.scope("row 10").find(QUERY));
    TestObserver.of(row).assertDidNotEmitValue();
    restored.removeAll();
    assertEquals(TypedBundle.empty(), restored.toBundle());
  }

  @Test
  @DisplayName("Saved values take as long for the thousandth value as for the first one")
  void manySavedValues() {
    assertTimeout(
        Duration.ofSeconds(10),
        () -> {
          final SavedValues state = new SavedValues();
          for (int row = 0; row < 50_000; row++) {
            state.scope("row " + row).put(QUERY, "fig");
          }
          assertEquals(50_000, state.toBundle().asMap().size());
        });
  }

  @Test
  @DisplayName("Saved values that were read do not change any more")
  void snapshot() {
    final SavedValues state = new SavedValues();
    state.put(QUERY, "fig");
    final TypedBundle bundle = state.toBundle();
    final TypedBundle scope = state.scope("row").toBundle();
    state.put(QUERY, "plum");
    state.scope("row").put(QUERY, "date");
    assertEquals(TypedBundle.builder().with(QUERY, "fig").build(), bundle);
    assertEquals(TypedBundle.empty(), scope);
  }

  @Test
  @DisplayName("A view model without a store has a saved state of its own, or that of its environment")
  void savedStateOfEnvironment() {
    final ActivityViewModel<Object> plain = new ActivityViewModel<>(this.environment);
    assertEquals(TypedBundle.empty(), plain.savedValues().toBundle());
    final SavedValues state = new SavedValues(TypedBundle.builder().with(QUERY, "fig").build());
    final ActivityViewModel<Object> restored =
        new ActivityViewModel<>(
            this.environment.toBuilder().with(SavedValues.class, state).build());
    assertSame(state, restored.savedValues());
  }
}
