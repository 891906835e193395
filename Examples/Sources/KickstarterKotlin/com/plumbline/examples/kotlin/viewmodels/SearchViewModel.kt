package com.plumbline.examples.kotlin.viewmodels

import androidx.lifecycle.ViewModel
import com.plumbline.android.Transformers.neverError
import com.plumbline.android.Transformers.takeWhen
import com.plumbline.examples.kotlin.support.addToDisposable
import com.plumbline.examples.models.Garden
import com.plumbline.examples.models.GardenPage
import com.plumbline.examples.services.SearchServiceType
import io.reactivex.rxjava3.core.Observable
import io.reactivex.rxjava3.core.Observer
import io.reactivex.rxjava3.core.Scheduler
import io.reactivex.rxjava3.disposables.CompositeDisposable
import io.reactivex.rxjava3.subjects.BehaviorSubject
import io.reactivex.rxjava3.subjects.PublishSubject
import java.util.concurrent.TimeUnit

interface SearchViewModel {
  interface Inputs {
    /** Call when the user taps the cancel button of the search field. */
    fun cancelButtonTapped()

    /** Call with the garden that the user tapped. */
    fun gardenTapped(garden: Garden)

    /** Call when the text of the search field changes. */
    fun searchTextChanged(text: String)

    /** Call when the user presses the search key. */
    fun searchTextFieldDidReturn()

    /** Call when the view is about to appear. */
    fun viewWillAppear(animated: Boolean)

    /** Call with the row that is about to be displayed and the number of rows. */
    fun willDisplayRow(row: Int, totalRows: Int)
  }

  interface Outputs {
    /** Emits the text to put into the search field. */
    fun changeSearchFieldText(): Observable<String>

    /** Emits when the search field should lose the focus. */
    fun dismissKeyboard(): Observable<Unit>

    /** Emits the garden to be shown. */
    fun goToGarden(): Observable<Garden>

    /** Emits a Boolean that says whether the hint for searches without results is hidden. */
    fun isEmptyStateHidden(): Observable<Boolean>

    /** Emits a Boolean that says whether the activity indicator below the list is hidden. */
    fun isFooterIndicatorHidden(): Observable<Boolean>

    /** Emits the gardens found so far. */
    fun reloadGardens(): Observable<List<Garden>>

    /** Emits when the list should jump to its top. */
    fun scrollToTop(): Observable<Unit>

    /** Emits a Boolean that says whether the keyboard comes up with an animation. */
    fun showKeyboard(): Observable<Boolean>
  }

  class SearchViewModel(
    private val scheduler: Scheduler,
    private val service: SearchServiceType,
  ) : ViewModel(), Inputs, Outputs {
    private val cancelButtonTapped = PublishSubject.create<Unit>()
    private val gardenTapped = PublishSubject.create<Garden>()
    private val searchTextChanged = PublishSubject.create<String>()
    private val searchTextFieldDidReturn = PublishSubject.create<Unit>()
    private val viewWillAppear = PublishSubject.create<Boolean>()
    private val willDisplayRow = PublishSubject.create<Pair<Int, Int>>()

    private val changeSearchFieldText: Observable<String>
    private val dismissKeyboard: Observable<Unit>
    private val goToGarden: Observable<Garden>
    private val isEmptyStateHidden = BehaviorSubject.create<Boolean>()
    private val isFooterIndicatorHidden = BehaviorSubject.create<Boolean>()
    private val reloadGardens: Observable<List<Garden>>
    private val scrollToTop: Observable<Unit>
    private val showKeyboard: Observable<Boolean>

    val inputs: Inputs = this
    val outputs: Outputs = this

    private val disposables = CompositeDisposable()

    init {
      // The cancel button empties the field: what was typed before it no longer counts.
      val typedQuery = Observable.merge(this.searchTextChanged.map { it.trim() }, this.cancelButtonTapped.map { "" })

      val query =
        Observable.merge(
            typedQuery.debounce(DEBOUNCE_INTERVAL, TimeUnit.MILLISECONDS, this.scheduler),
            typedQuery.compose(takeWhen(this.searchTextFieldDidReturn)),
            this.cancelButtonTapped.map { "" },
          )
          .distinctUntilChanged()

      val isCloseToBottom =
        this.willDisplayRow
          .map { (row, totalRows) -> totalRows > 1 && row >= totalRows - PREFETCH_DISTANCE }
          .distinctUntilChanged()
          .filter { it }

      val isLoadingNextPage = PublishSubject.create<Boolean>()

      // A new query starts over: what is still on its way for the query before it is dropped.
      val pages = query.switchMap { this.pages(it, isCloseToBottom, isLoadingNextPage) }.share()

      this.changeSearchFieldText = this.cancelButtonTapped.map { "" }

      this.dismissKeyboard =
        Observable.merge(this.cancelButtonTapped, this.searchTextFieldDidReturn, this.gardenTapped.map { })

      this.goToGarden = this.gardenTapped

      pages
        .map { found -> found.isEmpty() || found.any { it.gardens.isNotEmpty() } }
        .distinctUntilChanged()
        .subscribe { this.isEmptyStateHidden.onNext(it) }
        .addToDisposable(this.disposables)

      isLoadingNextPage
        .map { !it }
        .subscribe { this.isFooterIndicatorHidden.onNext(it) }
        .addToDisposable(this.disposables)

      this.reloadGardens = pages.map { found -> found.flatMap { it.gardens } }

      this.scrollToTop = pages.filter { it.size <= 1 }.map { }

      this.showKeyboard = this.viewWillAppear.take(1)
    }

    /** Loads the pages that a query finds, and emits those that are there after each. */
    private fun pages(
      query: String,
      isCloseToBottom: Observable<Boolean>,
      isLoading: Observer<Boolean>,
    ): Observable<List<GardenPage>> {
      if (query.isEmpty()) return Observable.just(emptyList())

      val lastPage = BehaviorSubject.create<GardenPage>()

      val nextPages =
        lastPage
          .compose(takeWhen(isCloseToBottom))
          .mapOptional { it.nextCursor }
          .distinctUntilChanged()
          .switchMap { cursor ->
            this.service
              .gardensAfter(cursor)
              .doOnSubscribe { isLoading.onNext(true) }
              .doFinally { isLoading.onNext(false) }
              .compose(neverError())
          }

      return Observable.merge(this.service.gardensMatching(query).compose(neverError()), nextPages)
        .doOnNext { lastPage.onNext(it) }
        .scan(emptyList<GardenPage>()) { found, page -> found + page }
        .skip(1)
    }

    override fun cancelButtonTapped() {
      this.cancelButtonTapped.onNext(Unit)
    }

    override fun gardenTapped(garden: Garden) {
      this.gardenTapped.onNext(garden)
    }

    override fun searchTextChanged(text: String) {
      this.searchTextChanged.onNext(text)
    }

    override fun searchTextFieldDidReturn() {
      this.searchTextFieldDidReturn.onNext(Unit)
    }

    override fun viewWillAppear(animated: Boolean) {
      this.viewWillAppear.onNext(animated)
    }

    override fun willDisplayRow(row: Int, totalRows: Int) {
      this.willDisplayRow.onNext(Pair(row, totalRows))
    }

    override fun changeSearchFieldText(): Observable<String> = this.changeSearchFieldText

    override fun dismissKeyboard(): Observable<Unit> = this.dismissKeyboard

    override fun goToGarden(): Observable<Garden> = this.goToGarden

    override fun isEmptyStateHidden(): Observable<Boolean> = this.isEmptyStateHidden

    override fun isFooterIndicatorHidden(): Observable<Boolean> = this.isFooterIndicatorHidden

    override fun reloadGardens(): Observable<List<Garden>> = this.reloadGardens

    override fun scrollToTop(): Observable<Unit> = this.scrollToTop

    override fun showKeyboard(): Observable<Boolean> = this.showKeyboard

    override fun onCleared() {
      this.disposables.clear()
      super.onCleared()
    }

    private companion object {
      /** How long the search waits after the last key, in milliseconds. */
      const val DEBOUNCE_INTERVAL = 300L

      /** How many rows before the end the next page is asked for. */
      const val PREFETCH_DISTANCE = 5
    }
  }
}
