package com.plumbline.examples.viewmodels;

import static com.plumbline.android.Transformers.ignoreValues;
import static com.plumbline.android.Transformers.neverError;
import static com.plumbline.android.Transformers.takeWhen;

import com.plumbline.android.ActivityViewModel;
import com.plumbline.android.Environment;
import com.plumbline.android.NoValue;
import com.plumbline.android.ValuePair;
import com.plumbline.examples.models.Garden;
import com.plumbline.examples.models.GardenPage;
import com.plumbline.examples.services.SearchServiceType;
import com.plumbline.examples.ui.SearchActivity;
import io.reactivex.rxjava3.annotations.NonNull;
import io.reactivex.rxjava3.core.Observable;
import io.reactivex.rxjava3.core.Observer;
import io.reactivex.rxjava3.core.Scheduler;
import io.reactivex.rxjava3.subjects.BehaviorSubject;
import io.reactivex.rxjava3.subjects.PublishSubject;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;

public interface SearchViewModel {

  interface Inputs {
    /** Call when the user taps the cancel button of the search field. */
    void cancelButtonTapped();

    /** Call with the garden that the user tapped. */
    void gardenTapped(Garden garden);

    /** Call when the text of the search field changes. */
    void searchTextChanged(String text);

    /** Call when the user presses the search key. */
    void searchTextFieldDidReturn();

    /** Call when the view is about to appear. */
    void viewWillAppear(boolean animated);

    /** Call with the row that is about to be displayed and the number of rows. */
    void willDisplayRow(int row, int totalRows);
  }

  interface Outputs {
    /** Emits the text to put into the search field. */
    Observable<String> changeSearchFieldText();

    /** Emits when the search field should lose the focus. */
    Observable<NoValue> dismissKeyboard();

    /** Emits the garden to be shown. */
    Observable<Garden> goToGarden();

    /** Emits a Boolean that says whether the hint for searches without results is hidden. */
    Observable<Boolean> isEmptyStateHidden();

    /** Emits a Boolean that says whether the activity indicator below the list is hidden. */
    Observable<Boolean> isFooterIndicatorHidden();

    /** Emits the gardens found so far. */
    Observable<List<Garden>> reloadGardens();

    /** Emits when the list should jump to its top. */
    Observable<NoValue> scrollToTop();

    /** Emits a Boolean that says whether the keyboard comes up with an animation. */
    Observable<Boolean> showKeyboard();
  }

  final class ViewModel extends ActivityViewModel<SearchActivity>
      implements SearchViewModel.Inputs, SearchViewModel.Outputs {
    /** How long the search waits after the last key, in milliseconds. */
    private static final long DEBOUNCE_INTERVAL = 300;

    /** How many rows before the end the next page is asked for. */
    private static final int PREFETCH_DISTANCE = 5;

    private final Scheduler scheduler;
    private final SearchServiceType service;

    private final PublishSubject<Boolean> isLoadingNextPage = PublishSubject.create();

    public ViewModel(final Environment environment) {
      super(environment);

      this.scheduler = environment.get(Scheduler.class);
      this.service = environment.get(SearchServiceType.class);

      // The cancel button empties the field: what was typed before it no longer counts.
      final Observable<String> typedQuery =
          Observable.merge(
              this.searchTextChanged.map(String::trim), this.cancelButtonTapped.map(__ -> ""));

      final Observable<String> query =
          Observable.merge(
                  typedQuery.debounce(DEBOUNCE_INTERVAL, TimeUnit.MILLISECONDS, this.scheduler),
                  typedQuery.compose(takeWhen(this.searchTextFieldDidReturn)),
                  this.cancelButtonTapped.map(__ -> ""))
              .distinctUntilChanged();

      final Observable<Boolean> isCloseToBottom =
          this.willDisplayRow
              .map(
                  rowAndTotal ->
                      rowAndTotal.second > 1
                          && rowAndTotal.first >= rowAndTotal.second - PREFETCH_DISTANCE)
              .distinctUntilChanged()
              .filter(isClose -> isClose);

      // A new query starts over: what is still on its way for the query before it is dropped.
      final Observable<List<GardenPage>> pages =
          query
              .switchMap(
                  text -> pages(text, this.service, isCloseToBottom, this.isLoadingNextPage))
              .share();

      this.changeSearchFieldText = this.cancelButtonTapped.map(__ -> "");

      this.dismissKeyboard =
          Observable.merge(
              this.cancelButtonTapped,
              this.searchTextFieldDidReturn,
              this.gardenTapped.compose(ignoreValues()));

      this.goToGarden = this.gardenTapped;

      pages
          .map(
              found ->
                  found.isEmpty() || found.stream().anyMatch(page -> !page.gardens().isEmpty()))
          .distinctUntilChanged()
          .compose(bindToLifecycle())
          .subscribe(this.isEmptyStateHidden);

      this.isLoadingNextPage
          .map(isLoading -> !isLoading)
          .compose(bindToLifecycle())
          .subscribe(this.isFooterIndicatorHidden);

      this.reloadGardens =
          pages.map(
              found ->
                  found.stream()
                      .flatMap(page -> page.gardens().stream())
                      .collect(Collectors.toUnmodifiableList()));

      this.scrollToTop = pages.filter(found -> found.size() <= 1).compose(ignoreValues());

      this.showKeyboard = this.viewWillAppear.take(1);
    }

    private static <T> List<T> appending(final List<T> list, final T element) {
      return Stream.concat(list.stream(), Stream.of(element))
          .collect(Collectors.toUnmodifiableList());
    }

    /**
     * Loads the pages that a query finds, and emits those that are there after each.
     *
     * @param query what is searched for; nothing is found for an empty one.
     * @param service finds the pages.
     * @param isCloseToBottom emits when the next page is needed.
     * @param isLoading is told whether the next page is on its way.
     */
    private static Observable<List<GardenPage>> pages(
        final String query,
        final SearchServiceType service,
        final Observable<Boolean> isCloseToBottom,
        final Observer<Boolean> isLoading) {
      if (query.isEmpty()) {
        return Observable.just(List.of());
      }

      final BehaviorSubject<GardenPage> lastPage = BehaviorSubject.create();

      final Observable<GardenPage> nextPages =
          lastPage
              .compose(takeWhen(isCloseToBottom))
              .mapOptional(GardenPage::nextCursor)
              .distinctUntilChanged()
              .switchMap(
                  cursor ->
                      service
                          .gardensAfter(cursor)
                          .doOnSubscribe(__ -> isLoading.onNext(true))
                          .doFinally(() -> isLoading.onNext(false))
                          .compose(neverError()));

      return Observable.merge(service.gardensMatching(query).compose(neverError()), nextPages)
          .doOnNext(lastPage::onNext)
          .scan(List.<GardenPage>of(), (found, page) -> appending(found, page))
          .skip(1);
    }

    private final PublishSubject<NoValue> cancelButtonTapped = PublishSubject.create();
    private final PublishSubject<Garden> gardenTapped = PublishSubject.create();
    private final PublishSubject<String> searchTextChanged = PublishSubject.create();
    private final PublishSubject<NoValue> searchTextFieldDidReturn = PublishSubject.create();
    private final PublishSubject<Boolean> viewWillAppear = PublishSubject.create();
    private final PublishSubject<ValuePair<Integer, Integer>> willDisplayRow = PublishSubject.create();

    private final Observable<String> changeSearchFieldText;
    private final Observable<NoValue> dismissKeyboard;
    private final Observable<Garden> goToGarden;
    private final BehaviorSubject<Boolean> isEmptyStateHidden = BehaviorSubject.create();
    private final BehaviorSubject<Boolean> isFooterIndicatorHidden = BehaviorSubject.create();
    private final Observable<List<Garden>> reloadGardens;
    private final Observable<NoValue> scrollToTop;
    private final Observable<Boolean> showKeyboard;

    public final SearchViewModel.Inputs inputs = this;
    public final SearchViewModel.Outputs outputs = this;

    @Override
    public void cancelButtonTapped() {
      this.cancelButtonTapped.onNext(NoValue.INSTANCE);
    }

    @Override
    public void gardenTapped(final @NonNull Garden garden) {
      this.gardenTapped.onNext(garden);
    }

    @Override
    public void searchTextChanged(final @NonNull String text) {
      this.searchTextChanged.onNext(text);
    }

    @Override
    public void searchTextFieldDidReturn() {
      this.searchTextFieldDidReturn.onNext(NoValue.INSTANCE);
    }

    @Override
    public void viewWillAppear(final boolean animated) {
      this.viewWillAppear.onNext(animated);
    }

    @Override
    public void willDisplayRow(final int row, final int totalRows) {
      this.willDisplayRow.onNext(ValuePair.create(row, totalRows));
    }

    @Override
    public @NonNull Observable<String> changeSearchFieldText() {
      return this.changeSearchFieldText;
    }

    @Override
    public @NonNull Observable<NoValue> dismissKeyboard() {
      return this.dismissKeyboard;
    }

    @Override
    public @NonNull Observable<Garden> goToGarden() {
      return this.goToGarden;
    }

    @Override
    public @NonNull Observable<Boolean> isEmptyStateHidden() {
      return this.isEmptyStateHidden;
    }

    @Override
    public @NonNull Observable<Boolean> isFooterIndicatorHidden() {
      return this.isFooterIndicatorHidden;
    }

    @Override
    public @NonNull Observable<List<Garden>> reloadGardens() {
      return this.reloadGardens;
    }

    @Override
    public @NonNull Observable<NoValue> scrollToTop() {
      return this.scrollToTop;
    }

    @Override
    public @NonNull Observable<Boolean> showKeyboard() {
      return this.showKeyboard;
    }
  }
}
