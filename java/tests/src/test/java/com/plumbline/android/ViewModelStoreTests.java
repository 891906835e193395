package com.plumbline.android;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.plumbline.android.testing.TestObserver;
import io.reactivex.rxjava3.core.Observable;
import io.reactivex.rxjava3.subjects.PublishSubject;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A store of view models")
final class ViewModelStoreTests {
  private static final TypedKey<String> QUERY = TypedKey.of("query", String.class);

  /** A view model that keeps a query. */
  private static final class SearchViewModel extends ActivityViewModel<Object> {
    final PublishSubject<String> searchTextChanged = PublishSubject.create();
    final Observable<String> query;

    SearchViewModel(final Environment environment) {
      super(environment);
      this.query = this.searchTextChanged.compose(savedState().keep(QUERY));
    }
  }

  private final Environment environment = Environment.builder().with(String.class, "text").build();
  private final ViewModelStore store = new ViewModelStore(this.environment);

  private SearchViewModel fetch(final TypedBundle saved) {
    return this.store.fetch(SearchViewModel.class, SearchViewModel::new, saved);
  }

  @Test
  @DisplayName("makes a view model with its environment for a view that begins")
  void begin() {
    final SearchViewModel first = this.fetch(TypedBundle.empty());
    assertEquals("text", first.environment().get(String.class));
    assertNotSame(first, this.fetch(TypedBundle.empty()), "each view has its own");
  }

  @Test
  @DisplayName("has the same view model for a view that rotates")
  void rotate() {
    final SearchViewModel viewModel = this.fetch(TypedBundle.empty());
    final SearchViewModel other = this.fetch(TypedBundle.empty());
    assertSame(viewModel, this.fetch(this.store.save(viewModel)));
    assertSame(other, this.fetch(this.store.save(other)));
  }

  @Test
  @DisplayName("makes a new view model with what was saved after the process has ended")
  void restore() {
    final SearchViewModel viewModel = this.fetch(TypedBundle.empty());
    final TestObserver<String> query = TestObserver.of(viewModel.query);
    viewModel.searchTextChanged.onNext("fig");
    viewModel.searchTextChanged.onNext("plum");
    query.assertValues("fig", "plum");
    final TypedBundle saved = this.store.save(viewModel);

    final ViewModelStore nextProcess = new ViewModelStore(this.environment);
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
    assertEquals(Optional.of("pear"), nextProcess.save(restored).find(QUERY));
  }

  @Test
  @DisplayName("forgets a view model that finishes")
  void finish() {
    final SearchViewModel viewModel = this.fetch(TypedBundle.empty());
    final TypedBundle saved = this.store.save(viewModel);
    viewModel.finish();
    final SearchViewModel next = this.fetch(saved);
    assertNotSame(viewModel, next);
    assertEquals(
        "com.plumbline.android.ViewModelStoreTests$SearchViewModel is not in this store: was it"
            + " fetched, has it finished?",
        assertThrows(IllegalArgumentException.class, () -> this.store.save(viewModel))
            .getMessage());
  }

  @Test
  @DisplayName("says a view model's intent once, though the view is made anew")
  void factory() {
    final TestObserver<Intent> intents = new TestObserver<>();
    TypedBundle saved = TypedBundle.empty();
    for (int turn = 0; turn < 3; turn++) {
      final SearchViewModel viewModel =
          this.store.fetch(
              SearchViewModel.class,
              environment -> {
                final SearchViewModel made = new SearchViewModel(environment);
                made.intent().subscribe(intents::onNext);
                made.intent(Intent.empty());
                return made;
              },
              saved);
      saved = this.store.save(viewModel);
    }
    intents.assertValue(Intent.empty());
  }

  @Test
  @DisplayName("says so when a view asks for a view model of another class")
  void otherClass() {
    final TypedBundle saved = this.store.save(this.fetch(TypedBundle.empty()));
    assertEquals(
        "the view asks for a com.plumbline.android.FragmentViewModel, but was saved with a"
            + " com.plumbline.android.ViewModelStoreTests$SearchViewModel",
        assertThrows(
                IllegalStateException.class,
                () -> this.store.fetch(FragmentViewModel.class, FragmentViewModel::new, saved))
            .getMessage());
  }

  @Test
  @DisplayName("A saved state keeps values by their keys, and forgets what is removed")
  void savedState() {
    final SavedState state = new SavedState();
    assertEquals(Optional.empty(), state.find(QUERY));
    state.put(QUERY, "fig");
    state.put(QUERY, "plum");
    assertEquals(Optional.of("plum"), state.find(QUERY));
    assertEquals(TypedBundle.builder().with(QUERY, "plum").build(), state.toBundle());
    state.remove(QUERY);
    assertEquals(TypedBundle.empty(), state.toBundle());
  }

  @Test
  @DisplayName("A view model without a store has a saved state of its own, or that of its environment")
  void savedStateOfEnvironment() {
    final ActivityViewModel<Object> plain = new ActivityViewModel<>(this.environment);
    assertEquals(TypedBundle.empty(), plain.savedState().toBundle());
    final SavedState state = new SavedState(TypedBundle.builder().with(QUERY, "fig").build());
    final ActivityViewModel<Object> restored =
        new ActivityViewModel<>(
            this.environment.toBuilder().with(SavedState.class, state).build());
    assertSame(state, restored.savedState());
  }
}
