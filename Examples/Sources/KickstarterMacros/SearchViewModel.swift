import Foundation
import Plumbline
import PlumblineMacros

/// How long the search waits after the last key, in seconds.
private let debounceInterval: TimeInterval = 0.3

/// How many rows before the end the next page is asked for.
private let prefetchDistance = 5

@ViewModel
public final class SearchViewModel {
  public protocol Inputs {
    /// Call when the user taps the cancel button of the search field.
    func cancelButtonTapped()

    /// Call with the garden that the user tapped.
    func gardenTapped(_ garden: Garden)

    /// Call when the text of the search field changes.
    func searchTextChanged(_ text: String)

    /// Call when the user presses the search key.
    func searchTextFieldDidReturn()

    /// Call when the view is about to appear.
    func viewWillAppear(animated: Bool)

    /// Call with the row that is about to be displayed and the number of rows.
    func willDisplayRow(_ row: Int, outOf totalRows: Int)
  }

  public protocol Outputs {
    /// Emits the text to put into the search field.
    var changeSearchFieldText: Signal<String, Never> { get }

    /// Emits when the search field should resign.
    var dismissKeyboard: Signal<(), Never> { get }

    /// Emits the garden to be shown.
    var goToGarden: Signal<Garden, Never> { get }

    /// Emits a Boolean that says whether the hint for searches without results is hidden.
    var isEmptyStateHidden: Signal<Bool, Never> { get }

    /// Emits a Boolean that says whether the activity indicator below the list is hidden.
    var isFooterIndicatorHidden: Signal<Bool, Never> { get }

    /// Emits the gardens found so far.
    var reloadGardens: Signal<[Garden], Never> { get }

    /// Emits when the list should jump to its top.
    var scrollToTop: Signal<(), Never> { get }

    /// Emits a Boolean that says whether the keyboard comes up with an animation.
    var showKeyboard: Signal<Bool, Never> { get }
  }

  public init(service: SearchServiceType, scheduler: DateScheduler) {
    // The cancel button empties the field: what was typed before it no longer counts.
    let typedQuery = Signal.merge(
      self.searchTextChangedProperty.signal.map { $0.trimmingCharacters(in: .whitespaces) },
      self.cancelButtonTappedProperty.signal.mapConst("")
    )

    let query = Signal.merge(
      typedQuery.debounce(debounceInterval, on: scheduler),
      typedQuery.takeWhen(self.searchTextFieldDidReturnProperty.signal),
      self.cancelButtonTappedProperty.signal.mapConst("")
    )
    .skipRepeats()

    let isCloseToBottom = self.willDisplayRowProperty.signal.skipNil()
      .map { row, total in total > 1 && row >= total - prefetchDistance }
      .skipRepeats()
      .filter { $0 }

    let isLoadingNextPage = MutableProperty(false)

    // A new query starts over: what is still on its way for the query before it is dropped.
    let pages =
      query
      .switchMap { query -> SignalProducer<[GardenPage], Never> in
        guard !query.isEmpty else { return SignalProducer(value: []) }

        let cursor = MutableProperty<String?>(nil)

        let firstPage = service.gardens(matching: query)
          .demoteErrors()

        let nextPages = isCloseToBottom.producer
          .map { _ in cursor.value }
          .skipNil()
          .skipRepeats()
          .flatMap(.latest) { cursor in
            service.gardens(after: cursor)
              .on(
                starting: { isLoadingNextPage.value = true },
                terminated: { isLoadingNextPage.value = false }
              )
              .demoteErrors()
          }

        return SignalProducer.merge(firstPage, nextPages)
          .on(value: { cursor.value = $0.nextCursor })
          .scan([]) { pages, page in pages + [page] }
      }

    let gardens = pages.map { $0.flatMap { $0.gardens } }

    self.changeSearchFieldText = self.cancelButtonTappedProperty.signal.mapConst("")

    self.dismissKeyboard = Signal.merge(
      self.cancelButtonTappedProperty.signal,
      self.searchTextFieldDidReturnProperty.signal,
      self.gardenTappedProperty.signal.ignoreValues()
    )

    self.goToGarden = self.gardenTappedProperty.signal.skipNil()

    self.isEmptyStateHidden =
      pages
      .map { pages in pages.isEmpty || pages.contains { !$0.gardens.isEmpty } }
      .skipRepeats()

    self.isFooterIndicatorHidden = isLoadingNextPage.signal.negate()

    self.reloadGardens = gardens

    self.scrollToTop =
      pages
      .filter { $0.count <= 1 }
      .ignoreValues()

    self.showKeyboard = self.viewWillAppearProperty.signal
      .skipNil()
      .take(first: 1)
  }

  fileprivate let searchTextChangedProperty = MutableProperty("")
}

extension SearchViewModel: SearchViewModel.Inputs, SearchViewModel.Outputs {}
